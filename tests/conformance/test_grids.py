"""The verifier agrees with the reference on texts whose slots take one of some values."""

from __future__ import annotations

import random
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from judge.agreement import outcomes
from judge.grids import Grid, all_grids, chosen, grids_in
from judge.reference import MLIR_OPT, Reference

GRIDS = [pytest.param(grid, id=f"{grid.title}-{number}") for number, grid in enumerate(all_grids())]
COUNT = 120
SEED = 3


def test_slots_take_their_values() -> None:
    (grid,) = grids_in("t", "%0 = a.b $(x: 1 | 2) $( | {c}) : ($(t: i32 | (i1) -> i1)) -> $t\n")
    assert (grid.size, grid.names) == (8, ("x", "", "t"))
    texts = [case.question.text for case in chosen(grid, 10, random.Random(0))]
    assert texts[0] == "%0 = a.b 1  : (i32) -> i32\n"
    assert texts[-1] == "%0 = a.b 2 {c} : ((i1) -> i1) -> (i1) -> i1\n"
    assert len(texts) == len(set(texts)) == grid.size
    assert len(chosen(grid, 3, random.Random(0))) <= 3


@pytest.mark.extended
@pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason=f"the reference ({MLIR_OPT}) is not there")
@pytest.mark.parametrize("grid", GRIDS)
def test_a_sample_of_a_grid_is_decided_as_the_reference_does(grid: Grid, tmp_path: Path) -> None:
    cases = chosen(grid, COUNT, random.Random(SEED))
    with ThreadPoolExecutor(max_workers=1) as pool:
        found = [each for each in outcomes(cases, Reference(MLIR_OPT, tmp_path), pool) if each.verdict != "crash"]
    wrong = [each for each in found if each.verdict not in ("agree", "elsewhere")]
    assert not wrong, f"{wrong[0].verdict}, {wrong[0].reference.message}:\n{wrong[0].case.question.text}"
    verdicts = {each.reference.refused for each in found}
    assert verdicts == {True, False}, "a grid has texts of both kinds"
