"""The way of the verifier through a tree: bottom up, in slices, past everything that was verified before.

What it finds is kept with the runs, regions and operations that it is about, and these are shared between the versions
of a document: behind an edit only the runs on the way from the edited line to the top are looked at again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.summary import BodySummary, RegionSummary, RunSummary
from mlir_ls.semantics.verify.blocks import region_faults
from mlir_ls.semantics.verify.branches import branch_faults
from mlir_ls.semantics.verify.dominance import late_uses
from mlir_ls.semantics.verify.parents import MODULE, parent_fault, place_of
from mlir_ls.semantics.verify.shapes import CLEAN, Judge, ends_block, is_damaged
from mlir_ls.syntax.shape import Fault, Shape
from mlir_ls.syntax.tree import Body, Node, Region, Run

_SLICE = 256
"""How many operations are looked at between two breaks."""


def is_verified(region: Region) -> bool:
    """Whether the verifier is through with the region of a chunk."""
    summary: RegionSummary = region.memo
    return summary.faults is not None


def has_failed(region: Region) -> bool:
    """Whether the verifier has found a fault in the region of a chunk so far."""
    summary: RegionSummary = region.memo
    return bool(summary.faults) or any([run.memo.failed for run in region.runs])


def verify_region(region: Region, environment: Environment, judge: Judge) -> Iterator[None]:
    """Verifies the region of a chunk, whose summary was made in `environment`; gives way every few hundred operations.

    It may be left at any break and begun anew later: it goes on where it stopped.
    """
    pending: list[Node] = []
    todo: list[tuple[Region, str]] = [(region, MODULE)]
    count = 0
    while todo:
        here, parent = todo.pop()
        for run in here.runs:
            if run.memo.verified_in == parent:
                continue
            count += len(run.items)
            for node in run.items:
                body = node.body
                if body is not None and not body.memo.verified:
                    pending.append(node)
                    todo += [(inner, place_of(node.shape)) for inner in body.regions]
            if count > 4 * _SLICE:
                count = 0
                yield
    for node in reversed(pending):
        assert node.body is not None
        faults: list[Fault] = []
        place = place_of(node.shape)
        for number, inner in enumerate(node.body.regions):
            for run in inner.runs:
                if run.memo.verified_in != place:
                    count += len(run.items)
                    _verify_run(run, node.shape, environment, judge)
                    if count > _SLICE:
                        count = 0
                        yield
            count += len(inner.runs)
            faults += _verify_blocks(inner, node.shape, number, environment, judge)
        _sum_up(node.body, faults)
        count += 1
        if count > _SLICE:
            count = 0
            yield
    for run in region.runs:
        if run.memo.verified_in != MODULE:
            count += len(run.items)
            _verify_run(run, None, environment, judge)
            if count > _SLICE:
                count = 0
                yield
    region.memo.faults = tuple(region_faults(region, None, 0).items)


def _verify_blocks(
    region: Region, owner: Shape, number: int, environment: Environment, judge: Judge
) -> Sequence[Fault]:
    """Verifies what shows only between the runs of a region; gives back the faults of the operation around it."""
    found = region_faults(region, owner, number)
    summary: RegionSummary = region.memo
    summary.faults = (*found.items, *branch_faults(region, owner, environment, judge))
    summary.late = tuple(late_uses(region, owner))
    return found.owner


def _sum_up(body: Body, faults: Sequence[Fault]) -> None:
    """Notes what was found in an operation; `faults` are its own."""
    summary: BodySummary = body.memo
    summary.faults = tuple(faults)
    summary.failed = bool(faults) or any(
        [
            region.memo.faults or region.memo.late or any([run.memo.failed for run in region.runs])
            for region in body.regions
        ]
    )
    summary.verified = True


def _verify_run(run: Run, parent: Shape | None, environment: Environment, judge: Judge) -> None:
    """One pass over the items of a run; the hot loop of the whole stage."""
    summary: RunSummary = run.memo
    faults: list[tuple[int, Fault]] = []
    endings: list[int] = []
    failed: list[int] = []
    damaged = False
    for index, node in enumerate(run.items):
        verdict = node.shape.verdict
        if verdict is not CLEAN:
            if verdict is None:
                verdict = judge.verdict_on(node.shape, environment)
            if verdict.faults:
                faults += [(index, fault) for fault in verdict.faults]
                failed.append(index)
            if verdict.placed:
                if is_damaged(node.shape):
                    damaged = True
                elif ends_block(node.shape):
                    endings.append(index)
                fault = parent_fault(node.shape, parent)
                if fault is not None:
                    faults.append((index, fault))
                    failed.append(index)
        body = node.body
        if body is not None and body.memo.failed:
            failed.append(index)
    summary.faults = tuple(faults)
    summary.endings = tuple(endings)
    summary.damaged = damaged
    summary.failed = tuple(failed)
    summary.verified_in = place_of(parent)
