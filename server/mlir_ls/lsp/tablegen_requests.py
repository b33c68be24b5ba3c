"""The requests that are answered about .td files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from mlir_ls.caches import remembered
from mlir_ls.features.tablegen.answers import Texts, definition_in, hover_in, outline_in
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument, place_of, uri_of
from mlir_ls.lsp.encoding.text.hover import hover_of
from mlir_ls.lsp.encoding.text.links import definition_of
from mlir_ls.lsp.encoding.text.structure import outline_of
from mlir_ls.ods.project.cache import states_of
from mlir_ls.system.files import read_text
from mlir_ls.system.threads import in_thread, within
from mlir_ls.text import Position
from mlir_ls.workspace.session import Session

_MAX_TEXTS = 100
"""Files whose text is remembered."""


def tablegen_answer(method: str, session: Session, uri: str, params: Any) -> Answer:
    """The result of a request about a .td file that is open; None where there is none of this kind."""
    lines = session.documents[uri].lines
    document = session.encoded(uri, lines)
    open_texts = {each.uri: each.lines for each in session.documents.values() if each.is_tablegen}

    def read(path: str) -> str:
        edited = open_texts.get(uri_of(path))
        return "\n".join(edited) if edited is not None else _text_of(path)

    texts = Texts("\n".join(lines), session.options_of(uri).sources, read)
    if method == "textDocument/documentSymbol":
        return outline_of(document, outline_in(texts))
    answer_at = _AT_A_PLACE.get(method)
    place = place_of(document, params.position) if answer_at is not None else None
    if answer_at is None or place is None:
        return None
    return within(in_thread(partial(answer_at, document, texts, place)))


def _definition(document: EncodedDocument, texts: Texts, place: Position) -> Answer:
    found = definition_in(texts, place)
    return definition_of(document, (document, found)) if found is not None else None


def _hover(document: EncodedDocument, texts: Texts, place: Position) -> Answer:
    found = hover_in(texts, place)
    return hover_of(document, found) if found is not None else None


_AT_A_PLACE: Mapping[str, Callable[[EncodedDocument, Texts, Position], Answer]] = {
    "textDocument/definition": _definition,
    "textDocument/hover": _hover,
}


def _text_of(path: str) -> str:
    """The text of a file; nothing where it cannot be read."""
    return _text_in(path, states_of([path]).get(path))


@remembered(_MAX_TEXTS)
def _text_in(path: str, state: object) -> str:
    """The text of a file in a state that it is in."""
    try:
        return read_text(path, errors="replace")
    except OSError:
        return ""
