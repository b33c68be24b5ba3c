"""Parts of a text that stand on their own, each line in its place: a chunk, or an operation with what it refers to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from mlir_ls.api.ir import Module, Operation

PartKind = Literal["document", "chunk", "function"]
"""All of a text; what stands between two `// -----` lines; the innermost operation with a symbol and regions."""

KINDS: tuple[PartKind, ...] = ("document", "chunk", "function")


def part_of(module: Module, kind: PartKind, line: int) -> list[str]:
    """The lines of the part that a line, from 0, is in. Those of other parts are empty, so that the others keep their numbers.

    With an operation goes what it needs: operations around it, aliases, and operations whose symbols are referred to.
    """
    lines = module.lines
    if kind == "document":
        return list(lines)
    first, last = _chunk(module, line)
    kept = [text if first <= number < last else "" for number, text in enumerate(lines)]
    if first:
        kept[first] = ""  # what separates it from the chunk above
    if kind == "function":
        for where in _unneeded([each for each in module.operations if first <= each.line < last], line):
            kept[where.start : where.stop] = [""] * (where.stop - where.start)
    return kept


def _chunk(module: Module, line: int) -> tuple[int, int]:
    """The first line of the chunk that a line is in, and the one after its last."""
    starts = [start for start, _ in module.analysis.document.tree.chunks_with_lines()]
    first = max([start for start in starts if start <= line], default=0)
    after = min([start for start in starts if start > line], default=len(module.lines))
    return first, after


def _unneeded(operations: Sequence[Operation], line: int) -> Iterable[range]:
    """The lines of the operations that the one around a line neither is in nor refers to."""
    path = _path(operations, line)
    if not path:
        return
    target = path[-1]
    needed = _needed([target], target)
    for siblings in [operations, *[_inside(each) for each in path[:-1]]]:
        for each in siblings:
            if each.symbol is not None and each not in path and each.symbol not in needed:
                start, end = each.span
                if end.line > start.line or len(module_line(each).strip()) == end.character - start.character:
                    yield range(start.line, end.line + 1)


def module_line(operation: Operation) -> str:
    """The line on which an operation begins."""
    return operation.module.lines[operation.line]


def _path(operations: Sequence[Operation], line: int) -> list[Operation]:
    """The operations around a line, from the outermost to the innermost that has a symbol and regions."""
    path: list[Operation] = []
    inside: Sequence[Operation] = operations
    while (around := next((each for each in inside if each.line <= line <= each.span.end.line), None)) is not None:
        path.append(around)
        inside = _inside(around)
    while path and (path[-1].symbol is None or not path[-1].regions):
        path.pop()
    return path


def _inside(operation: Operation) -> Sequence[Operation]:
    return tuple([inner for region in operation.regions for inner in region.operations])


def _needed(todo: list[Operation], target: Operation) -> set[str]:
    """The symbols that operations refer to, and those to which what they mean refers."""
    found: set[str] = set()
    while todo:
        for each in todo.pop().walk():
            for reference in each.references:
                first = reference.split("::")[0].strip('@"')
                meant = each.resolve(first) if first not in found else None
                found.add(first)
                if meant is not None and meant != target:
                    todo.append(meant)
    return found
