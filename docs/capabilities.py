"""Writes what the server announces to clients, `server/mlir_ls/lsp/capabilities.json`, from the tables of its requests.

    python docs/capabilities.py
"""

from __future__ import annotations

import json
import sys
from collections import deque
from pathlib import Path
from typing import Any

from pygls.protocol import LanguageServerProtocol

from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.initialization import CAPABILITIES
from mlir_ls.lsp.server import Server
from mlir_ls.lsp.streams import Streams


def computed(client: dict[str, Any]) -> dict[str, Any]:
    """What pygls makes of the tables for a client with these capabilities."""
    server = Server(Streams(lambda size: b"", lambda data: None))
    server.load_requests()
    message = {"jsonrpc": "2.0", "id": 1, "method": types.INITIALIZE, "params": {"processId": None, "capabilities": client}}
    deque(LanguageServerProtocol.lsp_initialize(server.protocol, server.protocol.structure_message(message).params), 0)
    capabilities: dict[str, Any] = json.loads(
        json.dumps(server.server_capabilities, default=server.protocol._serialize_message)
    )
    return capabilities


def main() -> int:
    """Writes the file."""
    client = {
        "textDocument": {"rename": {"prepareSupport": True}},
        "workspace": {"fileOperations": {"willRename": True}},
    }
    Path(CAPABILITIES).write_text(json.dumps(computed(client), indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
