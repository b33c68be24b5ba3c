"""Callables and calls: `CallHierarchyItem`, `CallHierarchyIncomingCall`, `CallHierarchyOutgoingCall`."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.call_hierarchy import Call, Callable
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.lsp.encoding.protocol import types

_FUNCTION = types.SymbolKind.Function.value


def callables_of(document: EncodedDocument, found: Callable) -> Json:
    """A list of one `CallHierarchyItem`."""
    return json_list([_callable_text(document, found)])


def incoming_calls_of(document: EncodedDocument, calls: Iterable[Call]) -> Json:
    """A list of `CallHierarchyIncomingCall`."""
    return _calls(document, calls, "from")


def outgoing_calls_of(document: EncodedDocument, calls: Iterable[Call]) -> Json:
    """A list of `CallHierarchyOutgoingCall`."""
    return _calls(document, calls, "to")


def _calls(document: EncodedDocument, calls: Iterable[Call], direction: str) -> Json:
    return json_list(
        [
            f'{{"{direction}":{_callable_text(document, call.other)},'
            f'"fromRanges":[{",".join([range_text(document, place) for place in call.places])}]}}'
            for call in calls
        ]
    )


def _callable_text(document: EncodedDocument, found: Callable) -> str:
    return (
        f'{{"name":{quoted(found.name)},"kind":{_FUNCTION},"detail":{quoted(found.operation)},"uri":{quoted(document.uri)},'
        f'"range":{range_text(document, found.span)},"selectionRange":{range_text(document, found.name_span)}}}'
    )
