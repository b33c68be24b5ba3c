"""A name: its text for a rename, and what surrounds it (`SelectionRange`)."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.features.rename import Renamable
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_of
from mlir_ls.text import Span


def renamable_of(document: EncodedDocument, found: Renamable) -> Answer:
    """The answer to `prepareRename`."""
    return {"range": range_of(document, found.span), "placeholder": found.name}


def selections_of(document: EncodedDocument, found: Sequence[Sequence[Span]]) -> Answer:
    """A list of `SelectionRange`: of the smallest span of each, with those around it as its parents."""
    return [_selection(document, spans) for spans in found]


def _selection(document: EncodedDocument, spans: Sequence[Span]) -> Answer:
    made: Answer = None
    for span in reversed(spans):
        made = {"range": range_of(document, span)} | ({"parent": made} if made is not None else {})
    return made
