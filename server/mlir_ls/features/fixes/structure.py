"""Repairs of what holds operations together: terminators and braces."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.features.completion.forms.snippets import SnippetMaker
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Located, Node, PathStep, Region, region_line_of
from mlir_ls.text import Position, Span

_ANYTHING = re.compile(r"\$\{\d+:(?:type|value|name)\}")
_HOLE = re.compile(r"\$\d+|\$\{\d+(?::([^{}]*)|\|([^,|]*)[^|]*\|)?\}")
"""A place in a snippet that is to be typed, with what is proposed for it."""


def terminator(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The terminator of a block, after its last operation, with the values that it has to pass on."""
    step = path[-1]
    if step.parent is None:
        return
    node, end = step.item.node, end_of(step.item)
    text = end_of_block(step.parent.node) or passing_on(analysis, step.parent.node, end)
    if text is not None:
        yield Fix(f"Add '{text}'", ((_line_below(analysis, end), f"\n{' ' * node.column}{text}"),))


def _line_below(analysis: Analysis, end: Position) -> Span:
    """What a new line replaces below something that ends at a position: nothing, after a comment there, or an empty line."""
    lines = analysis.document.lines
    rest = lines[end.line][end.character :].strip()
    if rest and not rest.startswith("//"):
        return Span(end, end)
    start, below = Position(end.line, len(lines[end.line])), lines[end.line + 1 : end.line + 2]
    is_empty = bool(below) and not below[0].strip()
    return Span(start, Position(end.line + 1, len(below[0])) if is_empty else start)


def passing_on(analysis: Analysis, owner: Node, place: Position) -> str | None:
    """The terminator of a block of an operation, with the likeliest values at a place; None where these are not known."""
    name = terminator_of(owner)
    if name is None:
        return None
    lines = analysis.document.lines
    if place.line + 1 < len(lines) and lines[place.line + 1].lstrip().startswith("}"):
        place = Position(place.line + 1, 0)  # where the operation above is in front
    snippet = SnippetMaker(CompletionPlace(analysis, place, "", "", alone=True)).snippet(name)
    if not snippet.startswith(name) or _ANYTHING.search(snippet) is not None:
        return None
    return _HOLE.sub(lambda found: found[1] or found[2] or "", snippet).replace("\\", "")


def last_item(region: Region, region_line: int) -> Located | None:
    """The last item of a region itself; None where it has none."""
    if not region.runs:
        return None
    line = region_line + region.lead + sum([run.height for run in region.runs[:-1]])
    run = region.runs[-1]
    return Located(line + run.starts[-1], run.items[-1])


def terminator_of(owner: Node) -> str | None:
    """The terminator that ends a block of an operation, whatever it passes on; None where that is not known."""
    spec = owner.shape.syntax
    return (spec.implicit_terminator or facts_of(spec.name).body_end or None) if isinstance(spec, OpSpec) else None


def end_of_block(owner: Node) -> str | None:
    """The terminator that ends a block of an operation, where it needs no operands."""
    spec = owner.shape.syntax
    if not isinstance(spec, OpSpec):
        return None
    if spec.adds_terminator:
        return spec.implicit_terminator if not owner.shape.result_types else None
    text = facts_of(spec.name).body_end
    return text if text and not _has_results(owner.shape) else None


def _has_results(function: OpShape) -> bool:
    """Whether a function has results, as far as its header shows."""
    return "->" in function.text


def first_terminator(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The terminator of a body that is empty, or of one that lacks it as it would pass nothing on."""
    item = path[-1].item
    body = item.node.body
    if body is None or len(body.regions) != 1:
        return
    region, line = body.regions[0], item.line + region_line_of(body, 0)
    last = last_item(region, line)
    if last is not None:
        end = end_of(last)
        text = passing_on(analysis, item.node, end)
        if text is not None:
            yield Fix(f"Add '{text}'", ((_line_below(analysis, end), f"\n{' ' * last.node.column}{text}"),))
        return
    start = Position(line, min(region.column, len(analysis.document.lines[line])))
    rest = analysis.document.lines[line][start.character :]
    text = end_of_block(item.node) or passing_on(analysis, item.node, Position(end_of(item).line, 0))
    if text is None:
        return
    indent = " " * item.node.column
    # the brace that closes the body may stand on the same line
    after = f"\n{indent}" if rest.startswith("}") else ""
    yield Fix(f"Add '{text}'", ((Span(start, start), f"\n{indent}  {text}{after}"),))


def closing_brace(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """A brace that closes a region, before the first line after it that is not indented deeper."""
    item = path[-1].item
    lines, column = analysis.document.lines, len(analysis.document.lines[diagnostic.span.start.line])
    column = min(item.node.column, column)
    first = diagnostic.span.start.line + 1
    end = next((at for at in range(first, len(lines)) if lines[at].strip() and _indent(lines[at]) <= column), len(lines))
    while end > first and not lines[end - 1].strip():
        end -= 1
    brace = " " * column + "}"
    place = Position(end - 1, len(lines[end - 1]))
    yield Fix("Add '}'", ((Span(place, place), f"\n{brace}"),))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def without_bracket(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The text without a bracket that closes nothing, and without its line if nothing else is on it."""
    start, end = diagnostic.span.start, diagnostic.span.end
    lines = analysis.document.lines
    bracket = lines[start.line][start.character : end.character]
    if start.line != end.line or bracket not in (")", "]", "}", ">"):
        return
    alone = lines[start.line].strip() == bracket and start.line + 1 < len(lines)
    where = Span(Position(start.line, 0), Position(start.line + 1, 0)) if alone else diagnostic.span
    yield Fix(f"Remove '{bracket}'", ((where, ""),))
