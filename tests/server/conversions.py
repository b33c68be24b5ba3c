"""Run as a program: prints what the messages of the protocol are as objects, and back, as JSON.

    python conversions.py [plain | unknown]

With `plain` lsprotocol is imported as it is; with `unknown` it is taken for a version that is not known.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from typing import Any

if sys.argv[1:] == ["plain"]:
    import_module("lsprotocol.types")
elif sys.argv[1:] == ["unknown"]:
    os.path.isdir = lambda path: False  # type: ignore[assignment,misc]  # there is no metadata

from mlir_ls.lsp.encoding import deferred
from mlir_ls.lsp.encoding.protocol import types

# isort: split
import attrs
from cattrs import ClassValidationError
from pygls.protocol import default_converter

from mlir_ls.lsp.handlers import SESSION, WORKSPACE_REQUESTS
from mlir_ls.lsp.requests import REQUESTS

DOCUMENT = {"textDocument": {"uri": "file:///a.mlir", "languageId": "mlir", "version": 1, "text": "x"}}
PLACE = {"position": {"line": 1, "character": 2}}
EXAMPLES: dict[str, Any] = {
    **{request.method: {**DOCUMENT, **PLACE, **request.example} for request in REQUESTS},
    **{request.method: request.example for request in WORKSPACE_REQUESTS},
    **{method: {**DOCUMENT, "contentChanges": [{"text": "y"}], "capabilities": {}} for method, _ in SESSION},
}


def main() -> None:
    """Prints them."""
    classes = {name: each for name, each in vars(types).items() if isinstance(each, type) and "__attrs_attrs__" in vars(each)}
    waiting = [each for each in classes.values() if isinstance(vars(each)["__attrs_attrs__"], deferred._Fields)]
    converter = default_converter()
    found: dict[str, Any] = {"deferred": len(waiting), "methods": {}, "classes": {}}
    for method, (message, result, params, options) in types.METHOD_TO_TYPES.items():
        made = [_both_ways(converter, message, {"jsonrpc": "2.0", "id": 1, "method": method, "params": given})
                for given in (EXAMPLES.get(method), {}, {"capabilities": {}}, None, 7)]  # fmt: skip
        made += [_both_ways(converter, each, given) for each in (result, params, options) if each for given in ({}, None)]
        found["methods"][method] = made
    for name, each in classes.items():
        fields = attrs.fields(each)
        found["classes"][name] = [[field.name, str(field.type), repr(field.default), field.kw_only, field.eq, field.repr,
                                   getattr(field.validator, "__name__", repr(type(field.validator)))]
                                  for field in fields]  # fmt: skip
    assert types.Position(1, 2) == types.Position(line=1, character=2) != types.Position(1, 3)
    print(json.dumps(found))


def _both_ways(converter: Any, kind: Any, given: Any) -> Any:
    try:
        structured = converter.structure(given, kind)
        return [repr(structured), converter.unstructure(structured, kind)]
    except ClassValidationError as error:
        return [type(each).__name__ for each in error.exceptions]
    except Exception as error:
        return type(error).__name__


if __name__ == "__main__":
    main()
