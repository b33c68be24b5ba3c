"""The items of a region that are near some lines, those of the regions in it included."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.syntax.tree import Located, Region, region_line_of


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
