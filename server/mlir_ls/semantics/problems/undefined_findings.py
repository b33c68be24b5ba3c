"""Diagnostics of values that nothing visible defines: undefined ones, and those of other regions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import islice

from mlir_ls.caches import remembered
from mlir_ls.diagnostics import Diagnostic, Related, Severity, changes
from mlir_ls.did_you_mean import Comparisons, suggestion
from mlir_ls.semantics.isolated_names import hidden_names, names_hidden_in
from mlir_ls.semantics.lookup import Scope, UseSite, similar_values, uses_of_free, value_in
from mlir_ls.semantics.mentions import damaged
from mlir_ls.semantics.problems.name_findings import invalid_name
from mlir_ls.semantics.summary import MAYBE, Free, body_summary, run_summary, slot_defining
from mlir_ls.semantics.verify.engine.dominance import reached_runs
from mlir_ls.syntax.erase import restore, slot_offsets
from mlir_ls.syntax.places import slot_span
from mlir_ls.syntax.tree import Located, Region, region_line_of
from mlir_ls.system.patterns import deferred

_BEGUN = deferred(r"[\w\s$,;:%@#-]*=(?!=)")
_NAME = deferred(r"[\w$-]+")
_LABEL = deferred(r"(\^[\w$.-]+)\s*(?:\([^()]*\)\s*)?:")
_MAX_BEGINNING = 200
"""Characters of an item in which the names of its results are looked for."""


def undefined_findings(
    free: Iterable[Free], scopes: tuple[Scope, ...], most: int, allowed: Comparisons
) -> Iterator[Diagnostic]:
    """What is wrong with the uses in the innermost of some regions that nothing in it defines; at most so many names."""
    keys = [each for each in islice(free, most) if each[2] is not MAYBE]
    if not keys:
        return
    meant = _meant_by_damaged(scopes[0])
    for key, sites in uses_of_free(scopes[0].region, scopes[0].region_line, keys).items():
        if key[0] not in meant:
            yield from _undefined_at(sites, key[0], scopes, allowed)


def _meant_by_damaged(scope: Scope) -> Set[str]:
    """What items with mistakes may mean to define: the names before an equals sign with which they begin, and all that one
    names which lacks its region, as these may be arguments of that."""
    found: set[str] = set()
    for item in damaged(scope.region, scope.region_line):
        shape = item.node.shape
        if item.node.body is None and shape.syntax is not None and shape.syntax.region_count:
            offsets = slot_offsets(shape.text)
            found.update([name for name, at in zip(item.node.names, offsets, strict=True) if shape.text[at] == "%"])
        begun = _BEGUN.match(restore(item.node.shape.text[:_MAX_BEGINNING], item.node.names))
        if begun is not None:
            found.update(_NAME.findall(begun[0]))
    return found


def _undefined_at(
    sites: list[UseSite], name: str, scopes: tuple[Scope, ...], allowed: Comparisons
) -> Iterator[Diagnostic]:
    for site in sites:
        shape = site.item.node.shape
        if name and (site.slot in shape.unsure or any([site.slot in inner.tentative for inner in shape.regions])):
            continue
        if not name:
            yield invalid_name(site.item, site.slot)
            continue
        if _may_be_unread((*site.inner, *scopes)):
            continue
        where = slot_span(site.item, site.slot)
        outside = next((found for scope in scopes[1:] if (found := value_in(scope, name)) is not None), None)
        if outside is not None:
            owner = scopes[0].owner
            assert owner is not None
            related = (Related(slot_span(outside.item, outside.slot), f"'%{name}' is defined here"),)
            message = f"'%{name}' is defined outside of '{owner.node.shape.name}', which is isolated from above"
            yield Diagnostic("value-out-of-scope", Severity.ERROR, where, message, related)
            continue
        elsewhere = _in_other_region(scopes[0], name)
        if _is_defined_below(site, scopes[0], name, elsewhere) and _is_unreached(site, scopes[0]):
            continue
        if elsewhere is not None:
            related = (Related(slot_span(elsewhere[0], elsewhere[1]), f"'%{name}' is defined here, in a region of its own"),)
            message = f"'%{name}' is not visible here: it is defined in a region that does not hold this one"
            yield Diagnostic("value-out-of-scope", Severity.ERROR, where, message, related)
            continue
        similar = [f"%{each}" for each in similar_values(name, (*site.inner, *scopes), allowed)]
        message = f"'%{name}' is not defined{suggestion(similar)}"
        yield Diagnostic("undefined-value", Severity.ERROR, where, message, (), changes(where, similar))


def _may_be_unread(scopes: Sequence[Scope]) -> bool:
    """Whether a name may be an argument of one of some regions whose operation has a mistake, so that not all of it is read."""
    shapes = [scope.owner.node.shape for scope in scopes if scope.owner is not None]
    return any([shape.kind == "broken" or any([each.code != "unclosed-region" for each in shape.faults]) for shape in shapes])


def _is_unreached(site: UseSite, outermost: Scope) -> bool:
    """Whether a use is in a block that nothing reaches: any definition below it will do there, also one in a region."""
    scope = (*site.inner, outermost)[0]
    runs = scope.region.runs
    unreached = [run for run, is_reached in zip(runs, reached_runs(scope.region), strict=True) if not is_reached]
    return any([item is site.item.node for run in unreached for item in run.items])


def _is_defined_below(site: UseSite, outermost: Scope, name: str, found: tuple[Located, int] | None) -> bool:
    """Whether a region below the item of a use defines a name: `found`, or one that is isolated."""
    below = site.item.line + max(site.item.node.height, 1)
    if found is not None:
        return found[0].line >= below
    line = outermost.region_line + outermost.region.lead
    for run in outermost.region.runs:
        if line + run.height > below and name in hidden_names(run):
            hiding = [line + run.starts[index] for index in run.bodies if name in names_hidden_in(run.items[index])]
            if hiding and hiding[-1] >= below:
                return True
        line += run.height
    return False


def _in_other_region(scope: Scope, name: str) -> tuple[Located, int] | None:
    """Where a region nested in `scope` defines a name."""
    todo = [(scope.region, scope.region_line)]
    while todo:
        region, region_line = todo.pop(0)
        line = region_line + region.lead
        for run in region.runs:
            part = run_summary(run)
            if name in part.defined:
                index = part.defined[name][2]
                node = run.items[index]
                return Located(line + run.starts[index], node), slot_defining(node, name)
            if name in part.inner:
                for index, node in enumerate(run.items):
                    body = node.body
                    if body is not None and body.summary is not None and name in body_summary(body).inner:
                        item = Located(line + run.starts[index], node)
                        for number, inner in enumerate(body.regions):
                            if number < len(node.shape.regions):
                                for slot, _, _ in node.shape.regions[number].arguments:
                                    if node.names[slot] == name:
                                        return item, slot
                            todo.append((inner, item.line + region_line_of(body, number)))
            line += run.height
    return None


def may_be_labelled(region: Region, name: str) -> bool:
    """Whether an operation whose syntax is not known may go on, on its line, with the block of a name."""
    return name in _labels_on_lines(region)


@remembered(16)
def _labels_on_lines(region: Region) -> Set[str]:
    """The blocks that may begin on the lines of the operations of a region whose syntax is not known."""
    shapes = {node.shape for run in region.runs for node in run.items if not (node.shape.known or node.shape.generic)}
    return {found[1] for shape in shapes if "^" in shape.text for found in _LABEL.finditer(shape.text)}
