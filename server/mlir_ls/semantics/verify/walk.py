"""The way of the verifier through a tree: bottom up, in slices, past everything that was verified before.

What it finds is kept with the runs, regions and operations that it is about, and these are shared between the versions
of a document: behind an edit only the runs on the way from the edited line to the top are looked at again.
"""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.summary import BodySummary, RegionSummary, RunSummary
from mlir_ls.semantics.verify.blocks import region_faults
from mlir_ls.semantics.verify.branches import branch_faults
from mlir_ls.semantics.verify.dominance import late_uses
from mlir_ls.semantics.verify.parents import MODULE, parent_fault
from mlir_ls.semantics.verify.shapes import CLEAN, Judge, ends_block
from mlir_ls.syntax.shape import Fault, Shape
from mlir_ls.syntax.tree import Node, Region, Run

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
                    todo += [(inner, node.shape.name) for inner in body.regions]
            if count > 4 * _SLICE:
                count = 0
                yield
    for node in reversed(pending):
        count += _verify_operation(node, environment, judge)
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
    found = region_faults(region, None, 0)
    region.memo.faults = tuple(found.items)


def _verify_operation(node: Node, environment: Environment, judge: Judge) -> int:
    """Verifies the regions of an operation, those inside of which are done; says how many items it has looked at."""
    body = node.body
    assert body is not None
    summary: BodySummary = body.memo
    shape = node.shape
    faults: list[Fault] = []
    count = 1
    failed = False
    for number, region in enumerate(body.regions):
        for run in region.runs:
            if run.memo.verified_in != shape.name:
                count += len(run.items)
                _verify_run(run, shape, environment, judge)
            failed = failed or bool(run.memo.failed)
        found = region_faults(region, shape, number)
        region.memo.faults = (*found.items, *branch_faults(region, environment, judge))
        region.memo.late = tuple(late_uses(region, shape))
        faults += found.owner
        failed = failed or bool(region.memo.faults) or bool(region.memo.late)
    summary.faults = tuple(faults)
    summary.failed = failed or bool(faults)
    summary.verified = True
    return count


def _verify_run(run: Run, parent: Shape | None, environment: Environment, judge: Judge) -> None:
    """One pass over the items of a run; the hot loop of the whole stage."""
    summary: RunSummary = run.memo
    faults: list[tuple[int, Fault]] = []
    endings: list[int] = []
    failed: list[int] = []
    for index, node in enumerate(run.items):
        verdict = node.shape.verdict
        if verdict is not CLEAN:
            if verdict is None:
                verdict = judge.verdict_on(node.shape, environment)
            if verdict.faults:
                faults += [(index, fault) for fault in verdict.faults]
                failed.append(index)
            if verdict.placed:
                if ends_block(node.shape):
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
    summary.failed = tuple(failed)
    summary.verified_in = MODULE if parent is None else parent.name
