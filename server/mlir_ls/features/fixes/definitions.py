"""Repairs of definitions: a block that is missing, a value that is defined twice, a result that an operation does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.features.fixes.names import spelled_at
from mlir_ls.features.fixes.structure import end_of_block, last_item
from mlir_ls.features.refactoring.free_names import free_name
from mlir_ls.semantics.lookup import regions_of
from mlir_ls.syntax.places import end_of, slot_span, span_of
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, PathStep, Region, region_line_of
from mlir_ls.text import Position, Span

_RESULTS = re.compile(r"(%[\w$.-]+(?:\s*,\s*%[\w$.-]+)*)\s*=\s*")
_MAX_ITEMS = 4000


def new_block(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """A block of the name that a branch goes to, at the end of the region, with an argument for each value that is passed."""
    step, label = path[-1], spelled_at(analysis, diagnostic.span)
    node = step.item.node
    successor = next((each for each in node.shape.successors if each.label == label), None)
    last = last_item(step.region, step.region_line)
    if successor is None or last is None:
        return
    types = [node.shape.uses[use][2] for use in successor.uses]
    if None in types:
        return
    arguments = ", ".join([f"%arg{number}: {type_}" for number, type_ in enumerate(types)])
    terminator = end_of_block(step.parent.node) if step.parent is not None else None
    indent = " " * (step.parent.node.column if step.parent is not None else 0)
    text = f"\n{indent}{label}({arguments}):" if arguments else f"\n{indent}{label}:"
    text += f"\n{' ' * node.column}{terminator}" if terminator is not None else ""
    end = end_of(last)
    yield Fix(f"Create block '{label}'", ((Span(end, end), text),), preferred=False)


def other_name(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """Another name for a value that is defined twice, there and where it is used below in the same region."""
    step, spelled = path[-1], spelled_at(analysis, diagnostic.span)
    name = spelled[1:]
    if spelled[:1] != "%" or not name:
        return
    taken = {each for outer in path for each in outer.item.node.names}
    places: list[Span] = []
    for item in _items(step.region, step.region_line):
        taken.update(item.node.names)
        if (item.line, item.node.column) > (step.item.line, step.item.node.column):
            uses = dict.fromkeys([slot for slot, _, _ in item.node.shape.uses if item.node.names[slot] == name])
            places += [slot_span(item, slot) for slot in uses]
    if len(taken) > _MAX_ITEMS:
        return
    prefix = "" if name.isdigit() else f"{name}_"  # what begins with a digit is a number
    new = next(each for each in (f"{prefix}{number}" for number in range(len(taken) + 1)) if each not in taken)
    yield Fix(f"Rename to '%{new}'", tuple([(where, f"%{new}") for where in (diagnostic.span, *places)]), preferred=False)


def _items(region: Region, region_line: int) -> Iterator[Located]:
    """The items of a region and of those inside it."""
    todo = [(region, region_line)]
    while todo:
        region, region_line = todo.pop()
        line = region_line + region.lead
        for run in region.runs:
            for start, node in zip(run.starts, run.items, strict=True):
                item = Located(line + start, node)
                yield item
                if node.body is not None:
                    todo += [(inner, item.line + region_line_of(node.body, at)) for at, inner in enumerate(node.body.regions)]
            line += run.height


def right_results(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """An operation with as many names as it has results: without some, with more, or with the types that its regions yield."""
    item = path[-1].item
    line = analysis.document.lines[item.line]
    found = _RESULTS.match(line, item.node.column)
    if found is None or not item.node.shape.known:
        return
    names = [each.strip() for each in found[1].split(",")]
    count = len(item.node.shape.result_types)
    start, end = Position(item.line, found.start()), Position(item.line, found.end(1))
    if count > len(names):
        taken = {name for step in path for name in step.item.node.names}
        more: list[str] = []
        while len(names) + len(more) < count:
            more.append(free_name(names[-1][1:].rstrip("_") or "result", {*taken, *more}))
        added = "".join([f", %{each}" for each in more])
        yield Fix(f"Name '{added[2:]}'", ((Span(end, end), added),))
        return
    yield from _with_types(item, len(names) if not count else 0)
    kept = ", ".join(names[:count])
    surplus = ", ".join(names[count:])
    yield Fix(f"Remove '{surplus}'", ((Span(start, end if kept else Position(item.line, found.end())), kept),))


def _with_types(item: Located, count: int) -> Iterator[Fix]:
    """The types of so many results before the first region, as its last operation passes them on."""
    scope = next(iter(regions_of(item)), None)
    brace = item.node.shape.text.find(f"{{{REGION}")
    last = last_item(scope.region, scope.region_line) if scope is not None else None
    types = [type_ for _, _, type_ in last.node.shape.uses] if last is not None else []
    if not count or brace < 0 or len(types) != count or None in types:
        return
    end = len(item.node.shape.text[:brace].rstrip())
    text = f"-> ({', '.join(map(str, types))})"
    here = span_of(item, end - 1, end).end
    yield Fix(f"Insert '{text}'", ((Span(here, here), f" {text}"),))
