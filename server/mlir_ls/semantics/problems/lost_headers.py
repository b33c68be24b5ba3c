"""What follows from an operation whose opening brace is lacking: its regions are read as a part of the region around it."""

from __future__ import annotations

from typing import Final

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.other_profiles import goes_without_dialect
from mlir_ls.syntax.tree import Chunk, PathStep, Region, path_in

_BARE: Final = "unknown-operation"
_DEPENDS: Final = frozenset((_BARE, "wrong-parent"))
"""What depends on the operation around: whether the dialect may be left out there, and which operations may stand there."""


def of_lost_headers(found: list[Diagnostic], chunk: Chunk, chunk_line: int, profile: str) -> list[Diagnostic]:
    """The diagnostics of a chunk without those that follow from a brace which closes nothing.

    What stands before it in its region may be of one that begins with a line that was lost, so that the operation around is not
    known. Where nothing else is wrong, neither the brace nor an operation before it, this is what says that something is.
    """
    if not chunk.region.context.imbalance or not any([each.code in _DEPENDS for each in found]):
        return found
    strays: dict[int, tuple[int, int]] = {}

    def follows(each: Diagnostic) -> bool:
        if each.code not in _DEPENDS or each.severity is not Severity.ERROR:
            return False
        if each.code == _BARE and not (each.about and goes_without_dialect(each.about[0], profile)):
            return False
        path = path_in(chunk, chunk_line, each.span.start)
        return bool(path) and path[-1].item.node.shape.symbol is None and _is_before_stray(path[-1], strays)

    left = [each for each in found if not follows(each)]
    return left if any([each.severity is Severity.ERROR for each in left]) else found


def _is_before_stray(step: PathStep, strays: dict[int, tuple[int, int]]) -> bool:
    """Whether a brace that closes nothing stands after an item in its region; `strays` has the last one of known regions."""
    region = step.region
    last = strays.get(id(region))
    if last is None:
        last = strays[id(region)] = _last_stray(region)
    return (step.run_index, step.item_index) < last


def _last_stray(region: Region) -> tuple[int, int]:
    """The run and the index in it of the last brace in a region that closes nothing; before all items where there is none."""
    for number in range(len(region.runs) - 1, -1, -1):
        items = region.runs[number].items
        for index in range(len(items) - 1, -1, -1):
            shape = items[index].shape
            if shape.kind == "broken" and shape.text[:1] == "}":
                return number, index
    return -1, -1
