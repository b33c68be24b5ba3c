"""Values that are defined twice in a region, or again in one inside of it."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.diagnostics import Diagnostic, Related, Severity
from mlir_ls.semantics.isolated_names import hidden_names
from mlir_ls.semantics.lookup import Scope, ValueDefinition, find_value
from mlir_ls.semantics.problems.name_findings import given_number, invalid_name
from mlir_ls.semantics.summary import Problem, run_summary
from mlir_ls.syntax.places import slot_span
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Located, region_line_of
from mlir_ls.text import Span


def doubled_arguments(item: Located, number: int) -> Iterator[Diagnostic]:
    """Arguments of one region that have the name of another one, or none."""
    names = item.node.names
    first: dict[str, int] = {}
    for slot, _, _ in item.node.shape.regions[number].arguments:
        name = names[slot]
        if not name:
            yield invalid_name(item, slot)
        elif name in first:
            related = (Related(slot_span(item, first[name]), "defined here first"),)
            message = f"'%{name}' is defined already"
            yield Diagnostic("redefined-value", Severity.ERROR, slot_span(item, slot), message, related)
        else:
            first[name] = slot


def redefinitions(problem: Problem, item: Located, scopes: tuple[Scope, ...]) -> Iterator[Diagnostic]:
    """The definitions of a name that has one already, by an item or in its regions."""
    name, shape = problem.name, item.node.shape
    if is_unclear(shape) or (problem.slot < 0 and _may_be_clause(shape)) or _is_surplus(item, scopes[0]):
        return
    first = find_value(scopes, name)
    if first is not None and _differ_in_number(first, item, problem.slot):
        return
    if first is not None and (is_unclear(first.item.node.shape) or (problem.slot < 0 and _may_hold(first.item, item))):
        return
    for where in _definitions_of(problem, item):
        if first is not None and slot_span(first.item, first.slot) == where:
            continue
        if first is not None and _is_brace_between(first.item.line, where.start.line, scopes):
            continue
        related = (Related(slot_span(first.item, first.slot), "defined here first"),) if first is not None else ()
        yield Diagnostic("redefined-value", Severity.ERROR, where, f"'%{name}' is defined already", related)


def _differ_in_number(first: ValueDefinition, item: Located, slot: int) -> bool:
    """Whether the names in two definitions have numbers that make other values of them: `^bb0(%x#0: f32, %x#1: f32)`."""
    number = given_number(first.item, first.slot)
    other = given_number(item, slot) if slot >= 0 else None
    return (number or 0) != (other or 0) and (number is not None or other is not None)


def _is_brace_between(first: int, last: int, scopes: tuple[Scope, ...]) -> bool:
    """Whether a brace that closes nothing stands between two lines: what is after it may be of another region."""
    for scope in scopes:
        line = scope.region_line + scope.region.lead
        for run in scope.region.runs:
            for index in run_summary(run).flagged if line <= last and line + run.height > first else ():
                shape = run.items[index].shape
                if shape.kind == "broken" and shape.text[:1] == "}" and first < line + run.starts[index] <= last:
                    return True
            line += run.height
    return False


def _is_surplus(item: Located, scope: Scope) -> bool:
    """Whether a label begins a region whose arguments the operation around it names: that it is there is the error."""
    owner = scope.owner.node if item.node.shape.kind == "label" and scope.owner is not None else None
    if owner is None or scope.region_index >= len(owner.shape.regions):
        return False
    return bool(owner.shape.regions[scope.region_index].arguments) and next(scope.region.items(), None) is item.node


def _may_hold(item: Located, following: Located) -> bool:
    """Whether the regions of what follows an item may be those that this lacks, as not all of its header was read."""
    node = item.node
    is_lacking = node.body is None and node.shape.syntax is not None and node.shape.syntax.region_count > 0
    return is_lacking and bool(node.shape.faults) and item.line + node.height == following.line


def _may_be_clause(shape: OpShape) -> bool:
    """Whether what is read as an operation may be a line of the one above it, whose results its regions do not see then.

    Where the dialect of a region is not known, any word may begin an operation: `outs(%x : type) {`.
    """
    return shape.kind == "operation" and shape.syntax is None and not shape.generic and "." not in shape.name


def is_unclear(shape: OpShape) -> bool:
    """Whether the error of an operation is before its name, so that it is not clear which values it defines: `%4b = …`."""
    return shape.kind == "operation" and not shape.name and bool(shape.faults)


def _definitions_of(problem: Problem, item: Located) -> Iterator[Span]:
    """Where an item, or a region in it, defines the name of a problem."""
    if problem.slot >= 0:
        yield slot_span(item, problem.slot)
        return
    todo = [item]
    while todo:
        here = todo.pop(0)
        node = here.node
        for slot, _, _ in node.shape.definitions:
            if node.names[slot] == problem.name and node is not item.node:
                yield slot_span(here, slot)
        body = node.body
        if body is None or body.summary is None:
            continue
        for number, region in enumerate(body.regions):
            if number < len(node.shape.regions):
                for slot, _, _ in node.shape.regions[number].arguments:
                    if slot < len(node.names) and node.names[slot] == problem.name:
                        yield slot_span(here, slot)
            line = here.line + region_line_of(body, number) + region.lead
            for run in region.runs:
                names = (run_summary(run).defined, run_summary(run).inner, hidden_names(run))
                if any([problem.name in some for some in names]):
                    todo += [Located(line + run.starts[index], inner) for index, inner in enumerate(run.items)]
                line += run.height
