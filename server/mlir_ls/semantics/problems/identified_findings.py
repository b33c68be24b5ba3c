"""Diagnostics of a chunk's identified types: one name with two bodies. Distinct attributes likewise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from mlir_ls.diagnostics import Diagnostic, Related, Severity
from mlir_ls.semantics.environment import environment_of
from mlir_ls.semantics.identified import Identified, identified_in
from mlir_ls.semantics.summary import body_summary, run_summary
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.shape import DISTINCT, NAMED_TYPE, may_identify
from mlir_ls.syntax.tree import Chunk, Located, Region, Run, region_line_of
from mlir_ls.text import Span


def identified_findings(chunk: Chunk, chunk_line: int, leaves: LeafParser) -> Iterator[Diagnostic]:
    """The first mention of each body that a type has beside its first one."""
    names = _doubled_names(chunk.region.runs)
    if not names:
        return
    environment = environment_of(chunk.region, leaves)
    first: dict[str, tuple[Identified, Span]] = {}
    reported: set[Identified] = set()
    for item in _items_with(chunk.region, chunk_line, names):
        counts: dict[str, int] = {}
        for found in identified_in(item.node.shape, environment):
            name = found.name
            if name not in names:
                continue
            where = _place(item, name, counts.get(name, 0))
            counts[name] = counts.get(name, 0) + 1
            if name not in first:
                first[name] = found, where
            elif found is not first[name][0] and found not in reported:
                reported.add(found)
                related = (Related(first[name][1], "its first body"),)
                code = "bad-attribute" if _is_distinct(found.name) else "redefined-type"
                yield Diagnostic(code, Severity.ERROR, where, _message(found, first[name][0]), related)


def _is_distinct(name: str) -> bool:
    return name.startswith(DISTINCT)


def _message(found: Identified, first: Identified) -> str:
    if _is_distinct(found.name):
        return f"{found.name} holds {first.body} already"
    if found.body is None:
        return f"struct {found.name} is opaque here, but has a body"
    return f"struct {found.name} " + ("has a body here, but is opaque" if first.body is None else "has another body already")


def _place(item: Located, name: str, number: int) -> Span:
    """Where an item names a type or a distinct attribute, of several mentions the one of a number."""
    shape = item.node.shape
    before, after = ("", "<") if _is_distinct(name) else (NAMED_TYPE[:1], "")
    start = -1
    for _ in range(number + 1):
        found = shape.text.find(f"{before}{name}{after}", start + 1)
        start = found if found >= 0 else start
    if start < 0:
        return span_of(item, shape.name_offset, shape.name_end)
    return span_of(item, start + len(before), start + len(before) + len(name))


def _items_with(region: Region, region_line: int, names: Set[str]) -> Iterator[Located]:
    """The items that may give one of some names a body, in the order of the text."""
    todo: list[Located | tuple[Region, int]] = [(region, region_line)]
    while todo:
        here = todo.pop()
        if isinstance(here, Located):
            if may_identify(here.node.shape.text):
                yield here
            body = here.node.body
            if body is not None and any([each.name in names for each in body_summary(body).identified]):
                regions = [(each, here.line + region_line_of(body, index)) for index, each in enumerate(body.regions)]
                todo += reversed(regions)
            continue
        inner, line = here
        line += inner.lead
        items: list[Located] = []
        for run in inner.runs:
            if any([each.name in names for each in run_summary(run).identified]):
                items += [Located(line + start, node) for start, node in zip(run.starts, run.items, strict=True)]
            line += run.height
        todo += reversed(items)


def _doubled_names(runs: Sequence[Run]) -> Set[str]:
    """The names that several bodies go by in the runs of a region, or inside of them."""
    some = [found for found in [run_summary(run).identified for run in runs] if found]
    if not some:
        return frozenset()
    whole = some[0] if len(some) == 1 else frozenset().union(*some)
    seen: set[str] = set()
    doubled: set[str] = set()
    for each in whole:
        (doubled if each.name in seen else seen).add(each.name)
    return doubled
