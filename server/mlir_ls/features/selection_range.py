"""What a selection grows to: the name, the operation, the block, the region and the operation around it, and so on."""

from __future__ import annotations

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import name_at
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.places import end_of, header_span, position_of
from mlir_ls.syntax.tree import Located, PathStep, path_to
from mlir_ls.text import Position, Span

MAX_RANGES = 200
"""A selection grows in no more steps than this; the last one is the whole document."""


def selections(analysis: Analysis, position: Position) -> list[Span]:
    """The ranges of a document that hold a position, the smallest first and each inside the next; never empty."""
    document = analysis.document
    whole = Span(Position(0, 0), Position(len(document.lines) - 1, len(document.lines[-1])))
    name = name_at(document, position)
    found = [name.span] if name is not None else []
    for step in reversed(path_to(document.tree, position.line, position.character)):
        found += [header_span(step.item), Span(position_of(step.item, 0), end_of(step.item)), *_surroundings(step)]
    nested: list[Span] = []
    for span in [*found, whole]:
        inner = nested[-1] if nested else Span(position, position)
        if span.start <= inner.start and inner.end <= span.end and (not nested or span != inner):
            nested.append(span)
    if len(nested) > MAX_RANGES:
        return [*nested[: MAX_RANGES - 1], nested[-1]]
    return nested or [Span(position, position)]


def _surroundings(step: PathStep) -> list[Span]:
    """The block around an item, where its region has labels, and all the items of its region."""
    region = step.region
    if not region.runs:
        return []
    here = (step.run_index, step.item_index)
    start = region.lead + step.region_line
    first = previous = None
    block_start: Located | None = None
    block_end: Located | None = None
    for run_index, run in enumerate(region.runs):
        labels = run_summary(run).labels.values() if run.summary is not None else ()
        for index in sorted(labels):
            label = Located(start + run.starts[index], run.items[index])
            if (run_index, index) <= here:
                block_start = label
            elif block_end is None:
                block_end = label
        if first is None:
            first = Located(start, run.items[0])
        previous = Located(start + run.starts[-1], run.items[-1])
        start += run.height
    assert first is not None
    assert previous is not None
    content = Span(position_of(first, 0), end_of(previous))
    if block_start is None:
        return [content]
    end = Position(block_end.line, block_end.node.column) if block_end is not None else content.end
    return [Span(position_of(block_start, 0), end), content]
