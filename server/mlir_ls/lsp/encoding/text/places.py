"""The places of a name: `Location`, `DocumentHighlight`, `LinkedEditingRanges`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.highlight import Highlight
from mlir_ls.features.linked_editing import PATTERN
from mlir_ls.interruption import pausing
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.text import Span

_WRITE, _READ = types.DocumentHighlightKind.Write.value, types.DocumentHighlightKind.Read.value
_WORD = quoted(PATTERN)


def locations_of(document: EncodedDocument, places: Iterable[tuple[EncodedDocument, Span]]) -> Json:
    """A list of `Location`, each in its document."""
    return json_list([f'{{"uri":{quoted(there.uri)},"range":{range_text(there, place)}}}' for there, place in pausing(places)])


def highlights_of(document: EncodedDocument, highlights: Iterable[Highlight]) -> Json:
    """A list of `DocumentHighlight`."""
    kinds = {True: _WRITE, False: _READ}
    return json_list(
        [f'{{"range":{range_text(document, each.span)},"kind":{kinds[each.writes]}}}' for each in pausing(highlights)]
    )


def linked_of(document: EncodedDocument, places: Sequence[Span]) -> Json | None:
    """`LinkedEditingRanges`; None where there are no places."""
    if not places:
        return None
    ranges = ",".join([range_text(document, place) for place in places])
    return Json(f'{{"ranges":[{ranges}],"wordPattern":{_WORD}}}')
