"""What can be folded: regions, headers that span lines, runs of comments, and the parts between `// -----` lines."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.syntax.tree import Body, Region, closing_of, region_line_of


class Fold(NamedTuple):
    """Lines that collapse into the first of them; `comment` tells comments from code."""

    first: int
    last: int
    comment: bool = False


def folds(analysis: Analysis) -> list[Fold]:
    """The folds of a document, by their first lines; of those that begin on one line only the longest."""
    found: dict[int, Fold] = {}
    document = analysis.document
    chunks = list(document.tree.chunks_with_lines())
    todo = [(chunk.region, line) for line, chunk in chunks]
    for region, line in todo:
        _add_metadata(region, line, found)
    while todo:
        region, region_line = todo.pop()
        start = region_line + region.lead
        for run in region.runs:
            for index in run.bodies:
                body = run.items[index].body
                if body is not None:
                    _add_regions(start + run.starts[index], body, found, todo)
            start += run.height
    if len(chunks) > 1:
        for line, chunk in chunks:
            _add(found, Fold(line, _last_line(document.lines, line, line + chunk.height - 1)))
    for fold in _comments(document.lines):
        found.setdefault(fold.first, fold)
    return sorted(found.values())


def _add_metadata(region: Region, region_line: int, found: dict[int, Fold]) -> None:
    """The metadata of a file, which stands at its top level."""
    for line, node in region.items_with_lines():
        if node.shape.kind == "resources":
            _add(found, Fold(region_line + line, region_line + line + node.shape.text.count("\n") - 1))


def _add_regions(line: int, body: Body, found: dict[int, Fold], todo: list[tuple[Region, int]]) -> None:
    """Each region folds from the line of its opening brace up to the one before its closing brace."""
    for number, region in enumerate(body.regions):
        region_line = line + region_line_of(body, number)
        todo.append((region, region_line))
        _add(found, Fold(region_line, line + closing_of(body, number).line - 1))


def _add(found: dict[int, Fold], fold: Fold) -> None:
    known = found.get(fold.first)
    if fold.last > fold.first and (known is None or known.last < fold.last):
        found[fold.first] = fold


def _comments(lines: list[str]) -> list[Fold]:
    """Two or more lines in a row that hold nothing but a comment; lines that split a file are none."""
    numbers = [
        number
        for number, line in enumerate(lines)
        if "//" in line and line.lstrip()[:2] == "//" and line[:8] != "// -----"
    ]
    found: list[Fold] = []
    first = last = -2
    for number in [*numbers, len(lines) + 1]:
        if number != last + 1:
            if last > first:
                found.append(Fold(first, last, True))
            first = number
        last = number
    return found


def _last_line(lines: list[str], first: int, last: int) -> int:
    """The last of some lines that is not blank."""
    while last > first and not lines[last].strip():
        last -= 1
    return last
