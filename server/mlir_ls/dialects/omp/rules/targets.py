"""omp: what runs on a device: its teams, the work they share, and what the host evaluates for it. `omp.target`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.library.bodies import last_operations
from mlir_ls.semantics.verify.model.context import Unanswered
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation, RegionView
from mlir_ls.semantics.verify.rules import BodyRules, Violation, rule

_TEAMS, _PARALLEL, _LOOP_NEST = "omp.teams", "omp.parallel", "omp.loop_nest"
_UNDISTRIBUTED = {"omp.barrier": "explicit barriers", _PARALLEL: "parallel constructs", _TEAMS: "teams"}
_END = "omp.terminator"


@rule("omp.target-teams")
def omp_target_teams(inside: Inside) -> Iterator[Violation]:
    """A target holds one `omp.teams` at most."""
    found = [item for region in inside.regions[:1] for item in region.operations() if item.name == _TEAMS]
    if len(found) > 1:
        message = f"'omp.target' holds one '{_TEAMS}' at most, but got {len(found)}"
        yield Violation(message, name_of(found[1].node.shape), (), found[1])


# -- what the host evaluates --------------------------------------------------------------------------------------------

_SHARED = (
    (_PARALLEL, "omp.wsloop", _LOOP_NEST),
    (_TEAMS, "omp.loop", _LOOP_NEST),
    (_TEAMS, "omp.distribute", _LOOP_NEST),
    (_TEAMS, _PARALLEL, "omp.distribute", "omp.wsloop", _LOOP_NEST),
)
"""The constructs, from the outermost, that are shared among all threads of a device. `omp.simd` may be around the nest."""

_HOST_THREADS = (_SHARED[0], _SHARED[3])
"""The chains whose number of threads the host evaluates."""

_HOST_TRIPS = _SHARED[1:]
"""The chains whose number of iterations the host evaluates."""


@rule("omp.host-evaluated")
def omp_host_evaluated(inside: Inside) -> Iterator[Violation]:
    """What the host evaluates is how many teams, threads and iterations a target has, and nothing else uses it."""
    if not inside.regions:
        return
    first = len(inside.operation.operand_group("has_device_addr_vars") or ())
    count = len(inside.operation.operand_group("host_eval_vars") or ())
    names = set(inside.regions[0].argument_values()[first : first + count])
    if not names:
        return
    chain = list(_chain(inside.regions[0]))
    for item in _visible(inside.regions[0]):
        values = item.used_values()
        for name in sorted(names.intersection(values)):
            wrong = _misused(item, [index for index, value in enumerate(values) if value == name], chain)
            if wrong:
                yield Violation(f"what the host evaluates {wrong}", name_of(inside.operation.shape))
                return


def _misused(item: NestedOperation, used: list[int], chain: list[NestedOperation]) -> str:
    """What is wrong with an operation of which the host evaluates a value that it uses; empty if nothing is."""
    kinds = tuple([each.name for each in chain if each.name != "omp.simd"])
    is_captured = any([each.node is item.node for each in chain])
    if item.name == _TEAMS:
        return "" if _are_among(item, used, "num_teams_lower", "num_teams_upper", "thread_limit") else _needs(item, "teams")
    if item.name == _PARALLEL:
        is_counted = is_captured and kinds in _HOST_THREADS and _are_among(item, used, "num_threads")
        return "" if is_counted else _needs(item, "threads")
    if item.name == _LOOP_NEST:
        bounds = ("loop_lower_bounds", "loop_upper_bounds", "loop_steps")
        is_counted = is_captured and kinds in _HOST_TRIPS and _are_among(item, used, *bounds)
        return "" if is_counted else _needs(item, "iterations")
    return f"has no use in '{item.name}'"


def _needs(item: NestedOperation, what: str) -> str:
    return f"has a use in '{item.name}' that is not the number of {what} of the target"


def _are_among(item: NestedOperation, used: list[int], *groups: str) -> bool:
    """Whether one of the operands that a value is belongs to some groups."""
    return any([index in (item.operation.operand_group(name) or ()) for name in groups for index in used])


def _chain(region: RegionView) -> Iterator[NestedOperation]:
    """The constructs, each in the one before, that have no other operation of OpenMP beside them; a loop nest is the last."""
    while True:
        items = [item for item in region.operations() if item.name.startswith("omp.")]
        beside = [item for item in items if not item.operation.spec.terminator]
        if len(beside) != 1 or not beside[0].regions():
            return
        yield beside[0]
        if beside[0].name == _LOOP_NEST:
            return
        region = beside[0].regions()[0]


def _visible(region: RegionView) -> Iterator[NestedOperation]:
    """The operations in a region and further inside that see its values."""
    for item in region.operations():
        yield item
        if not _is_isolated(item):
            for inner in item.regions():
                yield from _visible(inner)


def _is_isolated(item: NestedOperation) -> bool:
    try:
        operation: Operation | None = item.operation
    except Unanswered:
        operation = None
    return operation is not None and operation.spec.has_trait("IsolatedFromAbove")


# -- work that is distributed -------------------------------------------------------------------------------------------


@rule("omp.workdistribute-end")
def omp_workdistribute_end(inside: Inside) -> Iterator[Violation]:
    """What is distributed among teams is a region of which one block ends with `omp.terminator`."""
    regions = inside.regions[:1]
    if regions and not regions[0].block_count:
        yield Violation("the region must not be empty", name_of(inside.operation.shape))
        return
    for region in regions:
        ends = list(last_operations(region, _END))
        found = [item for item in ends if item.name == _END]
        if len(found) > 1:
            message = f"{counted(1, 'block')} of the region ends with '{_END}', but got {len(found)}"
            yield Violation(message, name_of(inside.operation.shape))
        elif not found and ends:
            message = f"the region ends with '{_END}', but got '{ends[-1].name}'"
            yield Violation(message, name_of(ends[-1].node.shape), (), ends[-1])


@rule("omp.workdistribute-body")
def omp_workdistribute_body(inside: Inside) -> Iterator[Violation]:
    """Work that is distributed has no barriers, and is not parallel or distributed among teams in itself."""
    for region in inside.regions[:1]:
        for item in region.walk():
            if item.name in _UNDISTRIBUTED:
                message = f"there are no {_UNDISTRIBUTED[item.name]} in '{inside.operation.spec.name}', but got '{item.name}'"
                yield Violation(message, name_of(inside.operation.shape))
                return


BODY_RULES: BodyRules = {
    "target": (omp_target_teams, omp_host_evaluated),
    "workdistribute": (omp_workdistribute_end, omp_workdistribute_body),
}
