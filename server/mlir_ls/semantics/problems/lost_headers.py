"""What follows from an operation whose opening brace is lacking: its regions are read as a part of the region around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.other_profiles import goes_without_dialect
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cached.verification import run_verification
from mlir_ls.syntax.tree import Chunk, PathStep, Region, path_in

_BARE: Final = "unknown-operation"
_PLACED: Final = "wrong-parent"
_UNCLOSED: Final = "unclosed-region"
_OF_BRACES: Final = frozenset((_UNCLOSED, "stray-brace"))
_NONE: Final = (-1, -1)
_MAX_LOOKED_AT: Final = 100
"""So many errors of a chunk are looked at: each is looked for in the tree, which may be deep."""


def of_lost_headers(found: list[Diagnostic], chunk: Chunk, chunk_line: int, profile: str) -> list[Diagnostic]:
    """The diagnostics of a chunk without those that follow from a brace which closes nothing.

    What stands in a region with such a brace may be of an operation whose first line was lost, so that the operation around
    it is not known. Three things depend on that one: whether the dialect may be left out, which operations may stand there, and
    what a terminator requires. Where nothing else is wrong, neither the brace nor an operation before it, this is what says
    that something is.
    """
    if not chunk.region.context.imbalance:
        return found
    strays: dict[int, tuple[tuple[int, int], tuple[int, int]]] = {}
    errors = [each for each in found if each.severity is Severity.ERROR and each.code not in _OF_BRACES]
    looked_at = set(map(id, errors[:_MAX_LOOKED_AT]))

    def follows(each: Diagnostic) -> bool:
        if id(each) not in looked_at:
            return False
        if each.code == _BARE and not (each.about and goes_without_dialect(each.about[0], profile)):
            return False
        path = path_in(chunk, chunk_line, each.span.start)
        if not path or path[-1].item.node.shape.symbol is not None:
            return False
        depends = each.code in (_BARE, _PLACED) or _is_of_terminator(each, path[-1])
        return depends and _may_be_elsewhere(path, chunk.region, strays)

    left = [each for each in found if not follows(each)]
    return left if any([each.severity is Severity.ERROR for each in left]) else found


def _is_of_terminator(found: Diagnostic, step: PathStep) -> bool:
    """Whether a diagnostic is what the verifier says of a terminator, to which most of what it requires is around it."""
    spec = step.item.node.shape.syntax
    if not isinstance(spec, OpSpec) or not spec.terminator:
        return False
    faults = run_verification(step.region.runs[step.run_index]).faults
    return any([index == step.item_index and fault.code == found.code for index, fault in faults])


def _may_be_elsewhere(
    path: Sequence[PathStep], outermost: Region, strays: dict[int, tuple[tuple[int, int], tuple[int, int]]]
) -> bool:
    """Whether a brace that closes nothing stands in the region of an item: what is before it, or after it inside of an
    operation, may be of another one. Where nothing is indented, a brace further out may be that of the region as well, and in
    an operation that is not closed, what follows a region without a closing brace is inside of it.

    `strays` has the first and the last such brace of known regions.
    """
    for depth, step in reversed(list(enumerate(path))):
        region, at = step.region, (step.run_index, step.item_index)
        known = strays.get(id(region))
        if known is None:
            known = strays[id(region)] = _strays(region)
        first, last = known
        if at < last or (_NONE < first < at and region is not outermost):
            return True
        if step.item.node.column > region.context.opener_indent >= 0:
            return False
        if depth and any([fault.code == _UNCLOSED for fault in path[depth - 1].item.node.shape.faults]):
            return True
    return False


def _strays(region: Region) -> tuple[tuple[int, int], tuple[int, int]]:
    """The run, and the index in it, of the first and the last brace in a region that closes nothing; before all items where
    there is none."""
    found = [
        (number, index)
        for number, run in enumerate(region.runs)
        for index, item in enumerate(run.items)
        if item.shape.kind == "broken" and item.shape.text[:1] == "}"
    ]
    return (found[0], found[-1]) if found else (_NONE, _NONE)
