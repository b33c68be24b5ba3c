"""What a text consists of, as JSON of the Language Server Protocol: its outline, and what can be folded.

Both are requested after every pause in typing, and name every operation that has regions. So the text of a part is cached
with it; where the part has moved, only the numbers of its lines are put in anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from json.encoder import encode_basestring_ascii as quoted
from typing import NamedTuple, TypeVar

from mlir_ls.features.folding import Fold
from mlir_ls.features.symbols import Entry, entries_of
from mlir_ls.interruption import pause
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text, unit_of
from mlir_ls.semantics.cached.view_parts import ViewPart, ViewParts
from mlir_ls.text import Encoding, Position, Span

Item = TypeVar("Item")


_Form = tuple[str, list[int]]
"""A text with a `%d` for each number of a line, and these numbers, relative to the first line of a part."""


class _Written(NamedTuple):
    """The encoding of a part that begins on a line."""

    line: int
    encoding: Encoding
    text: str
    form: _Form


def outline_of(document: EncodedDocument, views: Iterable[ViewParts[Entry]]) -> Json:
    """A list of `DocumentSymbol`, or of `SymbolInformation` for clients that take no tree."""
    if not document.client.hierarchical_symbols:
        return _flat(document, entries_of(views))
    parts: list[str] = []
    last = -1
    for view in views:
        depth = view.depth
        for part, text in _written(document, view, _entries):
            # each entry is left open for those inside it
            parts.append("]}" * (last - depth + 1) + "," if depth <= last else "")
            parts.append(text)
            last = depth + part.items[-1].depth
    parts.append("]}" * (last + 1))
    return Json(f"[{''.join(parts)}]")


def _entries(document: EncodedDocument, line: int, entries: tuple[Entry, ...]) -> _Form:
    """Entries as nested JSON objects, the last of which are left open."""
    parts: list[str] = []
    numbers: list[int] = []
    last = -1
    lines = document.lines
    for first, column, depth, name, detail, kind, end_line, end_column, name_line, start, end in entries:
        if depth <= last:
            parts.append("]}" * (last - depth + 1) + ",")
        last = depth
        if not (lines[line + first].isascii() and lines[line + name_line].isascii()):
            column, start = unit_of(document, line + first, column), unit_of(document, line + name_line, start)
            end = unit_of(document, line + name_line, end)
        if not all(map(str.isascii, lines[line + end_line : line + end_line + 1])):
            end_column = unit_of(document, line + end_line, end_column)
        numbers += (first, end_line, name_line, name_line)
        parts.append(
            f'{{"name":{_spelled(name)},"detail":{_spelled(detail)},"kind":{kind:d},'
            f'"range":{{"start":{{"line":%d,"character":{column}}},"end":{{"line":%d,"character":{end_column}}}}},'
            f'"selectionRange":{{"start":{{"line":%d,"character":{start}}},"end":{{"line":%d,"character":{end}}}}},'
            f'"children":['
        )
    return "".join(parts), numbers


def _spelled(text: str) -> str:
    return quoted(text).replace("%", "%%") if "%" in text else quoted(text)


def _flat(document: EncodedDocument, entries: Iterable[Entry]) -> Json:
    name = quoted(document.uri)
    containers: list[str] = []
    found = []
    for entry in entries:
        del containers[entry.depth :]
        containers += [""] * (entry.depth - len(containers))
        inside = f',"containerName":{quoted(containers[-1])}' if containers else ""
        end = Position(entry.end_line, entry.end_column)
        where = range_text(document, Span(Position(entry.line, entry.column), end))
        found.append(
            f'{{"name":{quoted(entry.name)},"kind":{int(entry.kind)},'
            f'"location":{{"uri":{name},"range":{where}}}{inside}}}'
        )
        containers.append(entry.name)
    return json_list(found)


def folds_of(document: EncodedDocument, views: Iterable[ViewParts[Fold]]) -> Json:
    """A list of `FoldingRange`."""
    return json_list([text for view in views for _, text in _written(document, view, _folds)])


_REGION = '{"startLine":%d,"endLine":%d,"kind":"region"}'
_COMMENT = '{"startLine":%d,"endLine":%d,"kind":"comment"}'


def _folds(document: EncodedDocument, line: int, folds: tuple[Fold, ...]) -> _Form:
    text = ",".join([_COMMENT if comment else _REGION for _, _, comment in folds])
    return text, [number for fold in folds for number in fold[:2]]


def _written(
    document: EncodedDocument, view: ViewParts[Item], form_of: Callable[[EncodedDocument, int, tuple[Item, ...]], _Form]
) -> Iterator[tuple[ViewPart[Item], str]]:
    """The parts of a view and the text of each."""
    encoding, base = document.encoding, view.line
    for start, part in view.parts:
        line = base + start
        known: _Written | None = part.encoded
        if known is None or known.line != line or known.encoding != encoding:
            pause()
            form = known.form if known and known.encoding == encoding else form_of(document, line, part.items)
            text, numbers = form
            known = part.encoded = _Written(line, encoding, text % tuple([line + number for number in numbers]), form)
        yield part, known.text
