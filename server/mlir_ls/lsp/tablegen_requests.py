"""The requests that are answered about .td files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from mlir_ls.caches import remembered
from mlir_ls.features.definition import Link
from mlir_ls.features.hover import Hover
from mlir_ls.features.symbols.entries import Entry, EntryKind
from mlir_ls.features.tablegen.declarations import Declared, declared_in, name_at, span_in
from mlir_ls.features.tablegen.lookup import TablegenTexts, described, detail_of, found_declaration, included_file
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument, place_of, uri_of
from mlir_ls.lsp.encoding.text.hover import hover_of
from mlir_ls.lsp.encoding.text.links import definition_of
from mlir_ls.lsp.encoding.text.structure import outline_of
from mlir_ls.ods.project.cache import states_of
from mlir_ls.semantics.cached.view_parts import ViewPart, ViewParts
from mlir_ls.system.files import read_text
from mlir_ls.system.threads import in_thread, within
from mlir_ls.text import Position, Span
from mlir_ls.workspace.session import Session

_START = Span(Position(0, 0), Position(0, 0))
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

    texts = TablegenTexts("\n".join(lines), session.options_of(uri).sources, read)
    if method == "textDocument/documentSymbol":
        entries = tuple([_entry(each, texts.own) for each in declared_in(texts.own)])
        return outline_of(document, [ViewParts(0, 0, ((0, ViewPart(entries)),))])
    answer_at = _AT_A_PLACE.get(method)
    place = place_of(document, params.position) if answer_at is not None else None
    if answer_at is None or place is None:
        return None
    return within(in_thread(partial(answer_at, document, texts, place)))


def _definition(document: EncodedDocument, texts: TablegenTexts, place: Position) -> Answer:
    """Where the name at a position is declared, or the file that is included there."""
    named = name_at(texts.own, place)
    if named is None:
        return None
    if named.is_file:
        path = included_file(named, texts.others)
        return definition_of(document, (document, Link(named.span, _START, _START, path))) if path is not None else None
    found = found_declaration(named, texts)
    if found is None:
        return None
    (_, name, start, end, name_start), text, path = found
    link = Link(named.span, span_in(text, start, end), span_in(text, name_start, name_start + len(name)), path)
    return definition_of(document, (document, link))


def _hover(document: EncodedDocument, texts: TablegenTexts, place: Position) -> Answer:
    """How the name at a position is declared."""
    named = name_at(texts.own, place)
    found = found_declaration(named, texts) if named is not None and not named.is_file else None
    return hover_of(document, Hover(named.span, described(found))) if named is not None and found is not None else None


def _entry(declared: Declared, text: str) -> Entry:
    (line, column), end = span_in(text, declared.start, declared.end)
    name = span_in(text, declared.name_start, declared.name_start + len(declared.name))
    kind = EntryKind.CLASS if declared.word in ("class", "multiclass") else EntryKind.VARIABLE
    place = (name.start.line, name.start.character, name.end.character)
    return Entry(line, column, 0, declared.name, detail_of(declared, text), kind, end.line, end.character, *place)


_AT_A_PLACE: Mapping[str, Callable[[EncodedDocument, TablegenTexts, Position], Answer]] = {
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
