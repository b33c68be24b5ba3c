"""Run as a program: a server that is sent a session at once, and prints which modules it has imported when it answers.

    python loaded.py MESSAGES

The messages are framed, and the first is `initialize`. A line of JSON is printed for what the early answer needs, and one for
each message that the server sends: its method, and the modules.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from mlir_ls.lsp import start
from mlir_ls.lsp.streams import Streams


def main() -> int:
    """Serves the session."""
    session = Path(sys.argv[1]).read_bytes()
    start.EarlyAnswer(lambda data: report("early")).to(session.split(b"\r\n\r\n")[1].rpartition(b"Content-Length")[0])
    pieces = [session]

    def read(size: int) -> bytes:
        if not pieces:
            time.sleep(3600)
        return pieces.pop()

    def write(data: bytes) -> None:
        message = json.loads(data.partition(b"\r\n\r\n")[2])
        report(message.get("method", "answer"))
        if message.get("method") == "textDocument/publishDiagnostics":
            os._exit(0)

    start.standard_streams = lambda: Streams(read, write)
    return start.run()


def report(what: str) -> None:
    """Prints which modules there are."""
    print(json.dumps([what, sorted(sys.modules)]), flush=True)


if __name__ == "__main__":
    sys.exit(main())
