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
    for spelled, where in _first_of_dialects(region, region_line, informative) if informative else ():
        yield replace(informative[spelled], span=where)


def _first_of_dialects(region: Region, region_line: int, unknown: Iterable[str]) -> Iterator[tuple[str, Span]]:
    """Where something of each dialect is mentioned first, of what is looked for, and how it is spelled there.

    No more of the text is looked through than up to the last of these places.
    """
    left = dict.fromkeys(unknown)
    for spelled, where in _mentions_of(region, region_line, left.keys()):
        if spelled in left:
            yield spelled, where
            dialect = _dialect_of(spelled)
            for each in [each for each in left if _dialect_of(each) == dialect]:
                del left[each]
            if not left:
                return


def _dialect_of(spelled: str) -> str:
    return spelled.strip('"').partition(".")[0]


def _mentions_of(region: Region, region_line: int, unknown: Set[str]) -> Iterator[tuple[str, Span]]:
    """Where operations that no dialect declares, or types and attributes of unknown dialects, are mentioned, and which.

    `unknown` is what to look for (see `spelled_unknown`); what is taken from it meanwhile is no longer looked for. They come in
    the order of the text, where all that an operation's header mentions comes before its regions.
    """
    todo = [_steps_through(region, region_line, unknown)]
    while todo:
        item = next(todo[-1], None)
        if item is None:
            todo.pop()
            continue
        yield from _mentions_of_item(item, unknown)
        body = item.node.body
        if body is not None and not unknown.isdisjoint(body_summary(body).unknown):
            inside = [(inner, item.line + region_line_of(body, number)) for number, inner in enumerate(body.regions)]
            todo += [_steps_through(inner, line, unknown) for inner, line in reversed(inside)]


def _steps_through(region: Region, region_line: int, unknown: Set[str]) -> Iterator[Located]:
    """The items of a region that mention what is looked for, or may hold regions that do; in order."""
    line = region_line + region.lead
    for run in region.runs:
        summary = run_summary(run)
        if not unknown.isdisjoint(summary.unknown):
            for index in range(len(run.items)) if not unknown.isdisjoint(summary.own_unknown) else run.bodies:
                yield Located(line + run.starts[index], run.items[index])
        line += run.height


def _mentions_of_item(item: Located, unknown: Set[str]) -> Iterator[tuple[str, Span]]:
    """The mentions by the header of an item."""
    shape = item.node.shape
    if shape.foreign or is_undeclared(shape):
        for name, start, end in _mentioned_by(shape):
            spelled = spelled_unknown(name, shape.generic)
            if spelled in unknown:
                yield spelled, span_of(item, start, end)


def _mentioned_by(shape: OpShape) -> Iterator[tuple[str, int, int]]:
    if is_undeclared(shape):
        yield shape.name, shape.name_offset, shape.name_end
    yield from shape.foreign
