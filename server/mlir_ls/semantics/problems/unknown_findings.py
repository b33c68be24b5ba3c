"""Diagnostics of operations that no dialect declares, and of dialects that are not known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from typing import Protocol

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.semantics.summary import RegionSummary, body_summary, is_undeclared, run_summary, spelled_unknown
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Located, Region, region_line_of
from mlir_ls.text import Span


class UndeclaredPolicy(Protocol):
    """The diagnostics of unknown operations, and the leaf parser of the text."""

    @property
    def leaves(self) -> LeafParser: ...

    def unknown_operation(self, name: str, generic: bool) -> Diagnostic | None:
        """The diagnostic of an operation that no dialect declares, if there is one; its span does not count.

        `generic`: where it is written in generic form.
        """
        ...


def unknown_findings(
    region: Region, region_line: int, summary: RegionSummary, knowledge: UndeclaredPolicy
) -> Iterator[Diagnostic]:
    """Operations that no dialect declares. Information is shown once for a dialect."""
    serious: dict[str, Diagnostic] = {}
    informative: dict[str, Diagnostic] = {}
    for spelled in summary.unknown:
        generic = spelled[:1] == '"'
        name = spelled[1:-1] if generic else spelled
        diagnostic = knowledge.unknown_operation(name, generic)
        if diagnostic is None:
            continue
        if diagnostic.severity < Severity.INFORMATION:
            serious[spelled] = diagnostic
        else:
            informative[spelled] = diagnostic
    if serious:
        for spelled, where in _mentions_of(region, region_line, frozenset(serious)):
            yield replace(serious[spelled], span=where)
    first = _first_mentions(region, region_line, informative)
    by_dialect: dict[str, list[Diagnostic]] = {}
    for spelled, diagnostic in informative.items():
        if spelled in first:
            placed = replace(diagnostic, span=first[spelled])
            by_dialect.setdefault(spelled.strip('"').partition(".")[0], []).append(placed)
    for each in by_dialect.values():
        yield min(each, key=lambda diagnostic: diagnostic.span)


def _first_mentions(region: Region, region_line: int, unknown: Iterable[str]) -> dict[str, Span]:
    """Where each of some operations or dialects is mentioned first; the text is looked through once for all of them."""
    left = dict.fromkeys(unknown)
    found: dict[str, Span] = {}
    for spelled, where in _mentions_of(region, region_line, left.keys()) if left else ():
        if spelled in left:
            del left[spelled]
            found[spelled] = where
            if not left:
                break
    return found


def _mentions_of(region: Region, region_line: int, unknown: Set[str]) -> Iterator[tuple[str, Span]]:
    """Where operations that no dialect declares, or types and attributes of unknown dialects, are mentioned, and which.

    `unknown` is what to look for (see `spelled_unknown`); what is taken from it meanwhile is no longer looked for. The
    outermost regions come first, in the order of the text; no more of them is looked at than has to be for the mentions that
    are taken.
    """
    level: Iterable[tuple[Region, int]] = [(region, region_line)]
    while level:
        visited: list[tuple[Region, int]] = []
        for here in level:
            visited.append(here)
            yield from _mentions_at(*here, unknown)
        level = _nested_mentioning(visited, unknown) if visited else ()


def _mentions_at(region: Region, region_line: int, unknown: Set[str]) -> Iterator[tuple[str, Span]]:
    """The mentions by items of a region itself."""
    line = region_line + region.lead
    for run in region.runs:
        if not unknown.isdisjoint(run_summary(run).own_unknown):
            for index, node in enumerate(run.items):
                shape = node.shape
                if shape.foreign or is_undeclared(shape):
                    item = Located(line + run.starts[index], node)
                    for name, start, end in _mentioned_by(shape):
                        spelled = spelled_unknown(name, shape.generic)
                        if spelled in unknown:
                            yield spelled, span_of(item, start, end)
        line += run.height


def _mentioned_by(shape: OpShape) -> Iterator[tuple[str, int, int]]:
    if is_undeclared(shape):
        yield shape.name, shape.name_offset, shape.name_end
    yield from shape.foreign


def _nested_mentioning(regions: Iterable[tuple[Region, int]], unknown: Set[str]) -> Iterator[tuple[Region, int]]:
    """The regions just inside of some regions that mention what is looked for, themselves or in regions of their own."""
    for region, region_line in regions:
        line = region_line + region.lead
        for run in region.runs:
            for index in run.bodies if not unknown.isdisjoint(run_summary(run).unknown) else ():
                body = run.items[index].body
                assert body is not None
                if not unknown.isdisjoint(body_summary(body).unknown):
                    item_line = line + run.starts[index]
                    for number, inner in enumerate(body.regions):
                        yield inner, item_line + region_line_of(body, number)
            line += run.height
