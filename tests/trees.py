"""What holds of every tree, whatever the text: it covers the text, and is the same however it came about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.syntax.chunks.dumps import foreign_lines
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.erase import restore, slot_offsets
from mlir_ls.syntax.places import offset_at, position_of, span_of
from mlir_ls.syntax.tokens import REGION, tokenize
from mlir_ls.syntax.tree import Located, Node, Region, RelativePosition, path_to, region_line_of, walk
from mlir_ls.text import Position, Span

_BETWEEN = re.compile(r"[\s\0]*(?://.*)?\Z")


class TextSpan(NamedTuple):
    """Characters of one line that belong to the header of an item."""

    line: int
    column: int
    text: str


def flat(document: Document) -> list[tuple[object, ...]]:
    """All that a tree says, item by item, so that two trees can be compared."""
    return [
        (
            line,
            node.column,
            node.height,
            node.shape.kind,
            node.shape.text,
            node.shape.name,
            node.names,
            node.shape.faults,
            node.body.pieces if node.body else None,
            [(each.lead, each.height, each.context.default_dialect) for each in _regions(node)],
        )
        for line, node in walk(document.tree)
    ]


def first_difference(left: Document, right: Document) -> str:
    """The first item that two trees do not share; empty where they are equal."""
    ours, theirs = flat(left), flat(right)
    for mine, other in zip(ours, theirs, strict=False):
        if mine != other:
            return f"{mine}\n{other}"
    longer = ours if len(ours) > len(theirs) else theirs
    return str(longer[min(len(ours), len(theirs))]) if len(ours) != len(theirs) else ""


def check_equal(edited: Analysis, fresh: Analysis) -> None:
    """Fails unless two analyses of one text say the same. A region that counts as clean after an edit does when read anew."""
    assert edited.document.lines == fresh.document.lines
    assert first_difference(edited.document, fresh.document) == ""
    assert edited.document.nets == fresh.document.nets
    assert edited.document.splits == fresh.document.splits
    assert edited.diagnostics == fresh.diagnostics
    pairs = zip(all_regions(edited.document), all_regions(fresh.document), strict=True)
    assert not [(one, other) for one, other in pairs if one.clean and not other.clean]


def check_covers(document: Document) -> None:
    """Fails unless every character is in the header of one item, is white space, in a comment, in other output of a log, or what
    a text was copied with.

    The items' headers are rebuilt from shapes and names, stand in the order of the text and do not overlap.
    """
    read = document.lines if document.pasted is None else document.pasted.lines
    foreign = foreign_lines(read) if document.is_log else frozenset()
    lines = ["" if number in foreign else line for number, line in enumerate(read)]
    assert sum(chunk.height for chunk in document.tree.chunks) == len(lines)
    line = column = 0
    for found in text_spans(document):
        assert (found.line, found.column) >= (line, column), f"{found} begins before its predecessor ends"
        _check_between(lines, Position(line, column), Position(found.line, found.column))
        line, column = found.line, found.column + len(found.text)
        assert lines[line][found.column : column] == found.text, f"not what stands in line {line}"
    _check_between(lines, Position(line, column), Position(len(lines) - 1, len(lines[-1])))


def _check_between(lines: list[str], start: Position, end: Position) -> None:
    """Fails unless nothing but white space and comments lies between two positions."""
    first, last = lines[start.line][start.character :], lines[end.line][: end.character]
    if start.line == end.line:
        parts = [lines[start.line][start.character : end.character]]
    else:
        parts = [first, *lines[start.line + 1 : end.line], last]
    for number, part in enumerate(parts):
        at_end = number < len(parts) - 1 or end.character == len(lines[end.line])
        assert _BETWEEN.match(part) if at_end else not part.strip("\0 \t"), f"{part!r} is in no header"


def text_spans(document: Document) -> Iterator[TextSpan]:
    """The headers of all items, line by line, in the order in which they should stand."""
    todo: list[Iterator[TextSpan | Located]] = []
    for line, chunk in document.tree.chunks_with_lines():
        todo.append(_items_of(chunk.region, line))
        while todo:
            found = next(todo[-1], None)
            if found is None:
                todo.pop()
            elif isinstance(found, TextSpan):
                yield found
            else:
                todo.append(_parts_of(found))


def _items_of(region: Region, region_line: int) -> Iterator[TextSpan | Located]:
    for line, node in region.items_with_lines():
        yield Located(region_line + line, node)


def _parts_of(item: Located) -> Iterator[TextSpan | Located]:
    node = item.node
    pieces = node.body.pieces if node.body else (RelativePosition(0, node.column),)
    texts = restore(node.shape.text, node.names).split(REGION)
    for number, text in enumerate(texts):
        place = pieces[number]
        for index, part in enumerate(text.split("\n")):
            if part:
                yield TextSpan(item.line + place.line + index, place.column if index == 0 else 0, part)
        if node.body and number < len(node.body.regions):
            region = node.body.regions[number]
            line = item.line + region_line_of(node.body, number)
            assert line >= item.line + place.line + text.count("\n"), "the region begins before its header ends"
            yield from _items_of(region, line)
    regions = _regions(node)
    assert len(regions) in (len(texts) - 1, len(texts)), "regions do not go with the pieces of the header"


def check_places(document: Document) -> None:
    """Fails unless every token of every header is found where it stands, and what stands there is that token."""
    for item in walk(document.tree):
        text, names = item.node.shape.text, item.node.names
        slots = {offset: slot for slot, offset in enumerate(slot_offsets(text))}
        for token, offset in zip(*tokenize(text), strict=True):
            if REGION in token or offset - 1 in slots:
                continue
            where = span_of(item, offset, offset + len(token))
            inside = [names[slots[at]] for at in range(offset, offset + len(token)) if at in slots]
            spelled = restore(token, inside)
            assert where.start == position_of(item, offset)
            assert text_in(document, where) == spelled, f"{where} is {text_in(document, where)!r}, not {spelled!r}"
            found = offset_at(item, where.start)
            assert found == offset or _touches(text, found, offset), f"{spelled!r} at {where.start}"
            after_region = offset > 0 and text[offset - 1] == REGION
            if not after_region:
                _check_found(document, item, where.start)


def _touches(text: str, found: int | None, offset: int) -> bool:
    """Whether two offsets are one place: the end of a name, or an empty region, is all that lies between them."""
    between = text[found:offset] if found is not None else ""
    return between == REGION or (slot_offsets(between) == [0] and not between.strip("%@#loc"))


def _check_found(document: Document, item: Located, position: Position) -> None:
    path = path_to(document.tree, *position)
    assert path, f"nothing at {position}"
    found = path[-1].item
    assert found.node is item.node, f"{found.node.shape.text!r} at {position}, not {item.node.shape.text!r}"
    assert found.line == item.line


def text_in(document: Document, where: Span) -> str:
    """The text of a document between two positions."""
    (first, start), (last, end) = where
    if first == last:
        return document.lines[first][start:end]
    return "\n".join([document.lines[first][start:], *document.lines[first + 1 : last], document.lines[last][:end]])


def _regions(node: Node) -> tuple[Region, ...]:
    return node.body.regions if node.body else ()


def all_regions(document: Document) -> Iterator[Region]:
    """The regions of a document, those of its chunks first."""
    for chunk in document.tree.chunks:
        yield chunk.region
    for item in walk(document.tree):
        yield from _regions(item.node)


def outline(document: Document) -> str:
    """The items of a document, a line each: where it begins, its name, and the codes of its faults."""
    rows: list[str] = []
    todo = [(0, item) for item in _top_items(document)][::-1]
    while todo:
        depth, item = todo.pop()
        shape = item.node.shape
        name = shape.name or shape.text.split(maxsplit=1)[0]
        faults = "".join(f" !{fault.code}" for fault in shape.faults)
        rows.append(f"{'  ' * depth}{item.line}:{item.node.column} {name}{faults}")
        for number in range(len(_regions(item.node)) - 1, -1, -1):
            assert item.node.body is not None
            region, line = item.node.body.regions[number], item.line + region_line_of(item.node.body, number)
            todo += [(depth + 1, Located(line + start, node)) for start, node in region.items_with_lines()][::-1]
    return "\n".join(rows)


def _top_items(document: Document) -> Iterator[Located]:
    for line, chunk in document.tree.chunks_with_lines():
        for start, node in chunk.region.items_with_lines():
            yield Located(line + start, node)
