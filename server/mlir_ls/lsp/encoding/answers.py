"""What requests are answered with: results that are JSON text already, codes of errors, and the commands that results name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INTERNAL_ERROR = -32603
NOT_INITIALIZED = -32002
REQUEST_CANCELLED = -32800
REQUEST_FAILED = -32803
"""Codes of errors ("Base Protocol")."""

RUN_TEST = "mlir.runTest"
"""The command that runs the commands of a document, or the one of a line."""

APPLY_EDIT = "mlir.applyEdit"
"""The command of a code action, for clients that take commands alone: it has the client apply an edit."""

SHOW_REFERENCES = "mlir-ls.showReferences"
"""The command of a client with a workbench that lists the references to what is defined at a place."""

Answer = Any
"""A result: `Json`, or what `json.dumps` takes."""


class Json(NamedTuple):
    """A result that is JSON text already, in ASCII."""

    text: str


def json_list(parts: Iterable[str]) -> Json:
    """A list of values that are JSON text."""
    return Json(f"[{','.join(parts)}]")
