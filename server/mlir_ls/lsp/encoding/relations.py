"""Calls, and places that belong together, as JSON of the Language Server Protocol."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlir_ls.features.call_hierarchy import Call, Callable
from mlir_ls.features.linked_editing import PATTERN
from mlir_ls.lsp.encoding.protocol import Answer, Lines, range_of, types
from mlir_ls.text import Span

_FUNCTION = types.SymbolKind.Function.value


def callable_of(uri: str, document: Lines, found: Callable) -> Answer:
    """A `CallHierarchyItem`."""
    return {
        "name": found.name,
        "kind": _FUNCTION,
        "detail": found.operation,
        "uri": uri,
        "range": range_of(document, found.span),
        "selectionRange": range_of(document, found.name_span),
    }


def calls_of(uri: str, document: Lines, calls: Iterable[Call], direction: str) -> Answer:
    """A list of `CallHierarchyIncomingCall` ("from") or of `CallHierarchyOutgoingCall` ("to")."""
    return [
        {
            direction: callable_of(uri, document, call.other),
            "fromRanges": [range_of(document, place) for place in call.places],
        }
        for call in calls
    ]


def linked_of(document: Lines, places: Sequence[Span]) -> Answer:
    """`LinkedEditingRanges`."""
    return {"ranges": [range_of(document, place) for place in places], "wordPattern": PATTERN} if places else None
