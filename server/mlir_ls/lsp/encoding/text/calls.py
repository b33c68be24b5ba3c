"""Callables and calls: `CallHierarchyItem`, `CallHierarchyIncomingCall`, `CallHierarchyOutgoingCall`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from json.encoder import encode_basestring_ascii as quoted
from typing import NamedTuple

from mlir_ls.features.call_hierarchy import Callable
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.text import Span

_FUNCTION = types.SymbolKind.Function.value


class DirectedCall(NamedTuple):
    """The other side of some references, in its document, and where they are in the document of the one that refers."""

    document: EncodedDocument
    other: Callable
    referring: EncodedDocument
    places: Sequence[Span]


def callables_of(document: EncodedDocument, found: tuple[EncodedDocument, Callable]) -> Json:
    """A list of one `CallHierarchyItem`, which may be in another document."""
    return json_list([_callable_text(*found)])


def incoming_calls_of(document: EncodedDocument, calls: Iterable[DirectedCall]) -> Json:
    """A list of `CallHierarchyIncomingCall`."""
    return _calls(calls, "from")


def outgoing_calls_of(document: EncodedDocument, calls: Iterable[DirectedCall]) -> Json:
    """A list of `CallHierarchyOutgoingCall`."""
    return _calls(calls, "to")


def _calls(calls: Iterable[DirectedCall], direction: str) -> Json:
    return json_list(
        [
            f'{{"{direction}":{_callable_text(call.document, call.other)},'
            f'"fromRanges":[{",".join([range_text(call.referring, place) for place in call.places])}]}}'
            for call in calls
        ]
    )


def _callable_text(document: EncodedDocument, found: Callable) -> str:
    return (
        f'{{"name":{quoted(found.name)},"kind":{_FUNCTION},"detail":{quoted(found.operation)},"uri":{quoted(document.uri)},'
        f'"range":{range_text(document, found.span)},"selectionRange":{range_text(document, found.name_span)}}}'
    )
