"""The answer to `initialize`, which is given before the server's own modules are imported ("Initialize Request").

What the server can do is the same in every session, but for what depends on the client. So it is data,
`capabilities.json`, which `make capabilities` writes from the tables of requests; this module imports none of them.
"""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Callable, Mapping
from typing import Any

from mlir_ls import __version__
from mlir_ls.lsp.transport import framed
from mlir_ls.system.alive import is_alive

CAPABILITIES = os.path.join(os.path.dirname(__file__), "capabilities.json")

_ENCODINGS = ("utf-8", "utf-16", "utf-32")
_NEEDED = ("asyncio", "attrs", "cattrs", "lsprotocol", "parsimonious", "pygls")
"""Without these the server does not start, so that nothing is promised."""

_MAX_INTEGER = 2**31 - 1


def announcement(params: object) -> dict[str, Any]:
    """The result of `initialize` for a client with these parameters, whatever they are."""
    with open(CAPABILITIES, encoding="utf-8") as file:
        capabilities = json.load(file)
    capabilities["positionEncoding"] = encoding_of(params)
    has_diagnostics = [_at(params, "capabilities", "textDocument", each) for each in ("diagnostic", "publishDiagnostics")]
    if has_diagnostics[0] is None or has_diagnostics[1] is not None:
        del capabilities["diagnosticProvider"]  # clients that can do both are sent them
    if not _at(params, "capabilities", "workspace", "fileOperations", "willRename"):
        del capabilities["workspace"]["fileOperations"]["willRename"]
    actions = _at(params, "capabilities", "textDocument", "codeAction")
    if isinstance(actions, dict) and not actions.get("codeActionLiteralSupport"):
        capabilities["codeActionProvider"] = True  # such clients know no options
    if not _at(params, "capabilities", "textDocument", "rename", "prepareSupport"):
        capabilities["renameProvider"] = True  # nor do these
    return {"capabilities": capabilities, "serverInfo": {"name": "mlir-ls", "version": __version__}}


class EarlyAnswer:
    """Answers `initialize` where that is the first message and makes sense.

    `sent` says whether it has been answered, `has_client` whether the client's process was there.
    """

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self.sent = False
        self.has_client = False
        self._write = write

    def to(self, body: bytes | bytearray) -> None:
        """Looks at the first message. All others, and those that are not answered here, are for the server."""
        try:
            message = json.loads(body)
        except (ValueError, RecursionError):
            return
        if not _is_initialize(message) or not all([importlib.util.find_spec(name) for name in _NEEDED]):
            return
        process = message["params"].get("processId")
        self.has_client = process is not None and is_alive(process)
        answer = {"jsonrpc": "2.0", "id": message["id"], "result": announcement(message["params"])}
        try:
            self._write(framed(json.dumps(answer, separators=(",", ":")).encode("ascii")))
        except OSError:
            return  # the server finds out as well
        self.sent = True


def without_capabilities(message: Mapping[str, Any]) -> dict[str, Any]:
    """An `initialize` that has been answered, as of a client that can do nothing."""
    return {**message, "params": {**message["params"], "capabilities": {}}}


def without_details(message: Mapping[str, Any]) -> dict[str, Any]:
    """The same, of a client that has opened no folder either."""
    return {**message, "params": {"processId": None, "rootUri": None, "capabilities": {}}}


def _is_initialize(message: object) -> bool:
    """Whether a message is an `initialize` that the server is going to accept."""
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0" or message.get("method") != "initialize":
        return False
    params, identity = message.get("params"), message.get("id")
    if not isinstance(params, dict) or not isinstance(identity, str | int) or isinstance(identity, bool):
        return False
    capabilities, process, folders = params.get("capabilities"), params.get("processId"), params.get("workspaceFolders")
    return (
        isinstance(capabilities, dict)
        and all([isinstance(each, dict) for name, each in capabilities.items() if name != "experimental" and each is not None])
        and (process is None or (type(process) is int and 0 <= process <= _MAX_INTEGER))
        and all([params.get(name) is None or _is_plain(params[name]) for name in ("rootPath", "rootUri")])
        and (folders is None or (isinstance(folders, list) and all([_is_folder(each) for each in folders])))
    )


def _is_folder(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("name"), str) and _is_plain(value.get("uri"))


def _is_plain(value: object) -> bool:
    """Whether a value is a path, or a URI that can be read whatever it means: brackets are those of a host's address."""
    return isinstance(value, str) and value.isascii() and "[" not in value and "]" not in value


def encoding_of(params: object) -> str:
    """The encoding of positions: the first of those that the client prefers that is known here, else UTF-16."""
    offered = _at(params, "capabilities", "general", "positionEncodings")
    return next((each for each in offered if each in _ENCODINGS), "utf-16") if isinstance(offered, list) else "utf-16"


def _at(value: object, *names: str) -> object:
    """What an object of JSON has at some names, each in that of the one before; None where there is nothing."""
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value
