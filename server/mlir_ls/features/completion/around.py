"""The text around a cursor: the items that are near, where regions begin, and the header of an item up to a place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.semantics.lookup import Scope
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Region, region_line_of
from mlir_ls.text import Position

_MAX_LINES = 50
"""Lines of a header that are read; more are seldom typed."""


def items_between(region: Region, region_line: int, first: int, last: int) -> Iterator[Located]:
    """The items that begin in some lines, outer before inner, in the order of the text."""
    todo = [_of_region(region, region_line, first, last)]
    while todo:
        item = next(todo[-1], None)
        if item is None:
            todo.pop()
            continue
        if item.line >= first:
            yield item
        body = item.node.body
        if body is not None and item.line + item.node.height >= first:
            todo += [
                _of_region(inner, item.line + region_line_of(body, index), first, last)
                for index, inner in reversed(list(enumerate(body.regions)))
            ]


def _of_region(region: Region, region_line: int, first: int, last: int) -> Iterator[Located]:
    """The items directly in a region that begin or end in some lines."""
    line = region_line + region.lead
    for run in region.runs:
        if line > last:
            return
        if line + run.height >= first:
            at = line
            for node in run.items:
                if at > last:
                    return
                if at + node.height >= first:
                    yield Located(at, node)
                at += node.height
        line += run.height


def first_column(scope: Scope, lines: Sequence[str]) -> int:
    """Where the content of a region may begin on the line of its opening brace, in characters."""
    line = lines[scope.region_line] if scope.region_line < len(lines) else ""
    return scope.region.column if scope.region.column <= len(line) else len(line.partition("//")[0].rstrip())


def has_brace(item: Located, index: int, lines: Sequence[str]) -> bool:
    """Whether a brace opens a region; one that was found by its content alone has none."""
    body = item.node.body
    assert body is not None
    number, column = item.line + region_line_of(body, index), body.regions[index].column
    line = lines[number] if number < len(lines) else ""
    if column <= len(line):
        return line[:column].rstrip().endswith("{")
    return line.endswith("{") or line.partition("//")[0].rstrip().endswith("{")


def header_between(item: Located, place: Position, lines: Sequence[str]) -> str | None:
    """The header of an item up to a place; None where the place is in a region of it, or far below its beginning."""
    body = item.node.body
    parts: list[str] = []
    begin = (item.line, item.node.column)
    end = (place.line, place.character)
    for index, region in enumerate(body.regions if body is not None else ()):
        assert body is not None
        if not has_brace(item, index, lines):
            break
        opened = (item.line + region_line_of(body, index), region.column)
        closed = (item.line + body.pieces[index + 1].line, body.pieces[index + 1].column)
        if opened > end:
            break
        if closed > end:
            return None
        parts += [text_between(lines, begin, opened), REGION]
        begin = closed
    if end[0] - begin[0] > _MAX_LINES:
        return None
    return "".join([*parts, text_between(lines, begin, end)])


def text_between(lines: Sequence[str], begin: tuple[int, int], end: tuple[int, int]) -> str:
    """The text between two places; a column after the end of its line is that end."""
    if end[0] - begin[0] > _MAX_LINES or end < begin:
        return ""
    part = list(lines[begin[0] : end[0] + 1])
    if not part:
        return ""
    part[-1] = part[-1][: end[1]]
    part[0] = part[0][begin[1] :]
    return "\n".join(part)
