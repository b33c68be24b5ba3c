"""What a text consists of, as JSON of the Language Server Protocol: its outline, and what can be folded.

Both are asked for after every pause in typing, and name every operation that has regions. So the text of a portion is kept
with it; where the portion has moved, only the numbers of its lines are put in anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from json.encoder import encode_basestring_ascii as quoted
from typing import NamedTuple, TypeVar

from mlir_ls.features.folding import Fold
from mlir_ls.features.symbols import Entry, entries_of
from mlir_ls.protocol import Client, Json, Lines, range_text, unit_of
from mlir_ls.semantics.portions import Portion, Stretch
from mlir_ls.text import Encoding, Position, Span

Item = TypeVar("Item")


class _Form(NamedTuple):
    """A text with a `%d` for each number of a line, and these, relative to the first line of a portion."""

    text: str
    lines: tuple[int, ...]


class _Written(NamedTuple):
    """What became of a portion that begins on a line."""

    encoding: Encoding
    line: int
    text: str
    form: _Form


def outline_of(uri: str, document: Lines, told: Iterable[Stretch[Entry]], client: Client) -> Json:
    """A list of `DocumentSymbol`, or of `SymbolInformation` for clients that take no tree."""
    if not client.hierarchical_symbols:
        return _flat(uri, document, entries_of(told))
    parts: list[str] = []
    last = -1
    for stretch in told:
        depth = stretch.depth
        for start, portion in stretch.portions:
            # each entry is left open for those inside it
            if parts:
                parts.append(_closed(last - depth + 1))
            parts.append(_text(document, portion, stretch.line + start, _entries))
            last = depth + portion.told[-1].depth
    parts.append("]}" * (last + 1))
    return Json(f"[{''.join(parts)}]")


def _closed(count: int) -> str:
    """The end of some entries, and what is between these and the next one; none is the beginning of those inside one."""
    return "]}" * count + "," if count else ""


def _entries(document: Lines, line: int, entries: tuple[Entry, ...]) -> _Form:
    """Entries as nested JSON objects, the last of which are left open."""
    parts: list[str] = []
    numbers: list[int] = []
    last = -1
    lines = document.lines
    for first, column, depth, name, detail, kind, end_line, end_column, name_line, start, end in entries:
        if parts:
            parts.append(_closed(last - depth + 1))
        last = depth
        if not (lines[line + first].isascii() and lines[line + name_line].isascii()):
            column, start = unit_of(document, line + first, column), unit_of(document, line + name_line, start)
            end = unit_of(document, line + name_line, end)
        end_column = unit_of(document, line + end_line, end_column)
        numbers += (first, end_line, name_line, name_line)
        parts.append(
            f'{{"name":{_spelled(name)},"detail":{_spelled(detail)},"kind":{kind:d},'
            f'"range":{{"start":{{"line":%d,"character":{column}}},'
            f'"end":{{"line":%d,"character":{end_column}}}}},'
            f'"selectionRange":{{"start":{{"line":%d,"character":{start}}},'
            f'"end":{{"line":%d,"character":{end}}}}},"children":['
        )
    return _Form("".join(parts), tuple(numbers))


def _spelled(text: str) -> str:
    return quoted(text).replace("%", "%%")


def _flat(uri: str, document: Lines, entries: Iterable[Entry]) -> Json:
    name = quoted(uri)
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
    return Json(f"[{','.join(found)}]")


def folds_of(document: Lines, told: Iterable[Stretch[Fold]]) -> Json:
    """A list of `FoldingRange`."""
    parts = [
        _text(document, portion, stretch.line + start, _folds)
        for stretch in told
        for start, portion in stretch.portions
    ]
    return Json(f"[{','.join(parts)}]")


def _folds(document: Lines, line: int, folds: tuple[Fold, ...]) -> _Form:
    kinds = ['"comment"' if fold.comment else '"region"' for fold in folds]
    numbers = [line for fold in folds for line in (fold.first, fold.last)]
    return _Form(",".join([f'{{"startLine":%d,"endLine":%d,"kind":{kind}}}' for kind in kinds]), tuple(numbers))


def _text(
    document: Lines, portion: Portion[Item], line: int, form_of: Callable[[Lines, int, tuple[Item, ...]], _Form]
) -> str:
    """The text of a portion that begins on a line."""
    known: _Written | None = portion.written
    if known is not None and known.line == line and known.encoding == document.encoding:
        return known.text
    if known is not None and known.encoding == document.encoding:
        form = known.form
    else:
        form = form_of(document, line, portion.told)
    text = form.text % tuple([line + number for number in form.lines])
    portion.written = _Written(document.encoding, line, text, form)
    return text
