"""The way of the verifier through a tree: bottom up, in slices, past everything that was verified before.

What it finds is kept with the runs, regions and operations that it is about, and these are shared between the versions
of a document: after an edit only the runs on the way from the edited line to the top are looked at again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from weakref import ref

from mlir_ls.semantics.cached.verification import (
    BodyVerification,
    Place,
    RunVerification,
    body_verification,
    keep_body,
    keep_region,
    keep_run,
    keep_sound_body,
    no_table,
    region_verification,
    run_verification,
    sound_run,
)
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.summary import body_summary, run_summary
from mlir_ls.semantics.verify.engine.blocks import is_indented, is_plain_block, is_sound, region_faults
from mlir_ls.semantics.verify.engine.branches import branch_faults
from mlir_ls.semantics.verify.engine.dominance import late_uses
from mlir_ls.semantics.verify.engine.invalidation import Pending, pending_in, remember_definers
from mlir_ls.semantics.verify.engine.parents import MODULE, may_be_between, parent_fault
from mlir_ls.semantics.verify.engine.verdicts import CLEAN, Verifier, ends_block
from mlir_ls.semantics.verify.model.queries import BALANCED, UNBALANCED, EnclosingRegion, ItemPosition
from mlir_ls.semantics.verify.model.symbols import table_of
from mlir_ls.syntax.reuse import is_cut_short
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.syntax.tree import Body, Node, Region, Run

_SLICE = 256
"""How many operations are looked at between two breaks."""


def has_failed(region: Region) -> bool:
    """Whether the verifier has found a fault in the region of a chunk so far."""
    return bool(region_verification(region).faults) or any([known.failed for known in map(run_verification, region.runs)])


def verify_region(region: Region, environment: Environment, verifier: Verifier) -> Iterator[None]:
    """Verifies the region of a chunk, whose summary was made in `environment`; gives way every few hundred operations.

    It may be left at any break and begun anew later: it goes on where it stopped.
    """
    pending: list[Pending] = []
    yield from pending_in(region, pending)
    count = 0
    balance = UNBALANCED if region.context.imbalance else BALANCED
    for node, frame, frames, place in reversed(pending):
        assert node.body is not None
        faults: list[Fault] = []
        dependencies = 0
        for inside in frames:
            for index, run in enumerate(inside.region.runs):
                if run_verification(run).place != place:
                    count += len(run.items)
                    _verify_run(run, index, inside, place, environment, verifier)
                    if count > _SLICE:
                        count = 0
                        yield
            count += len(inside.region.runs)
            found, depends = _verify_blocks(inside.region, node.shape, inside.number, environment, balance)
            faults += found
            dependencies |= depends
        if not faults:
            found, depends = _verify_body(node, environment, verifier, balance)
            faults += found
            dependencies |= depends
        _sum_up(node.body, faults, frame, dependencies)
        count += 1
        if count > _SLICE:
            count = 0
            yield
    top = EnclosingRegion(None, region, 0, None, None, table_of(region))
    for index, run in enumerate(region.runs):
        if run_verification(run).place != MODULE:
            count += len(run.items)
            _verify_run(run, index, top, MODULE, environment, verifier)
            if count > _SLICE:
                count = 0
                yield
    remember_definers(region, _dependencies_in(region))
    keep_region(region, tuple(region_faults(region, None, 0).items))


def _verify_blocks(
    region: Region, owner: OpShape, number: int, environment: Environment, balance: int
) -> tuple[Sequence[Fault], int]:
    """Verifies what shows only between the runs of a region; gives back the faults of the operation around it.

    `balance`: whether the braces of the chunk balance, as a bit. Also: that bit, if the verdict depends on it.
    """
    if is_plain_block(region, owner, number):
        part = run_summary(region.runs[0])
        if not part.defined or not any([name in part.defined for name, _, _ in part.free]):
            # nothing branches, and nothing is used before its definition
            keep_region(region, ())
            return (), 0
    found = region_faults(region, owner, number)
    branching = branch_faults(region, owner, environment)
    late = late_uses(region, owner)
    if not (found.items or found.owner or branching or late):
        keep_region(region, ())
        return (), 0
    depends = 0 if is_indented(region) else balance
    if depends == UNBALANCED:
        keep_region(region, ())
        return (), depends
    keep_region(region, (*found.items, *branching) if found.items or branching else (), tuple(late))
    return found.owner, depends


def _verify_body(node: Node, environment: Environment, verifier: Verifier, balance: int) -> tuple[Sequence[Fault], int]:
    """Runs the rules for an operation with its regions; returns its own faults, those of items go to their regions.

    `balance` and what is returned of it: as for `_verify_blocks`.
    """
    found = verifier.body_faults(node, environment)
    if not found:
        return (), 0
    assert node.body is not None
    regions = node.body.regions
    if any([_has_fault(region) or not is_sound(region, node.shape) for region in regions]):
        return (), 0
    depends = 0 if all(map(is_indented, regions)) else balance
    if depends == UNBALANCED:
        return (), depends
    for fault, item in found:
        if item is not None and item.region >= 0:
            known = region_verification(regions[item.region])
            faults = (*known.faults, (item.run, item.index, fault))
            keep_region(regions[item.region], faults, known.late)
    return [fault for fault, item in found if item is None or item.region < 0], depends


def _sum_up(body: Body, faults: Sequence[Fault], frame: EnclosingRegion, dependencies: int) -> None:
    """Notes what was found in an operation that stands in `frame`; `dependencies` are those of its own `faults`."""
    failed = bool(faults)
    for region in body.regions:
        own = 0
        for run in region.runs:
            known = run_verification(run)
            own |= known.dependencies
            if known.failed:
                failed = True
        if own:
            remember_definers(region, own)
            dependencies |= own
        failed = failed or _has_fault(region)
    table = body_verification(body).table
    if frame.table is not None and body_summary(body).references:
        table = ref(frame.table)
    if failed or dependencies or table is not no_table:
        keep_body(body, BodyVerification(tuple(faults), failed, dependencies, frame.around, table, verified=True))
    else:
        keep_sound_body(body)


def _has_fault(region: Region) -> bool:
    """Whether there is a fault between the runs of a region."""
    known = region_verification(region)
    return bool(known.faults or known.late)


def _dependencies_in(region: Region) -> int:
    """What the verdicts on the operations in a region depend on."""
    dependencies = 0
    for known in map(run_verification, region.runs):
        dependencies |= known.dependencies
    return dependencies


def _verify_run(
    run: Run, number: int, frame: EnclosingRegion, place: Place, environment: Environment, verifier: Verifier
) -> None:
    """One pass over the items of a run, by its number in its region; the hot loop of the whole stage."""
    parent = frame.owner.shape if frame.owner is not None else None
    dependencies = 0
    faults: list[tuple[int, Fault]] = []
    endings: list[int] = []
    failed: list[int] = []
    damaged = False
    items = run.items
    for index, verdict in [
        (index, verdict) for index, node in enumerate(items) if (verdict := node.shape.verdict) is not CLEAN
    ]:
        node = items[index]
        shape = node.shape
        if verdict is None:
            verdict = verifier.verdict_on(shape, environment)
        if not run.clean and index + 1 < len(items) and is_cut_short(node, items[index + 1]):
            damaged = True
            continue
        if verdict.faults:
            faults += [(index, fault) for fault in verdict.faults]
            failed.append(index)
        if verdict.placed:
            if shape.faults or shape.kind == "broken":
                damaged = True
            elif not shape.misfit and ends_block(shape):
                endings.append(index)
            fault = parent_fault(shape, parent, place)
            if fault is not None and not may_be_between(shape, place, verifier.registry):
                faults.append((index, fault))
                failed.append(index)
        if verdict.answers is not None:
            found, depends = verifier.site_faults(ItemPosition(frame, number, index, node), verdict, environment)
            dependencies |= depends
            if found:
                faults += [(index, fault) for fault in found]
                failed.append(index)
    for index in run.bodies:
        body = items[index].body
        assert body is not None
        inside = body_verification(body)
        dependencies |= inside.dependencies
        if inside.failed:
            failed.append(index)
    if failed or damaged or dependencies:
        made = RunVerification(place, tuple(faults), tuple(endings), tuple(failed), damaged, dependencies, frame.around)
    else:
        made = sound_run(place, tuple(endings))
    keep_run(run, made)
