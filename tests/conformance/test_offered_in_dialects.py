"""What completion offers in seldom used dialects, and in those of projects: floors of a seeded sample."""

from __future__ import annotations

from pathlib import Path

import pytest
from offered import imported, offers_in_dialect, offers_in_project, shares
from own.plugin import INCLUDE

from mlir_ls.analysis import analyze
from mlir_ls.text import split_lines

pytestmark = pytest.mark.extended

FLOORS = {
    "acc": (98, 85),
    "amdgpu": (98, 90),
    "emitc": (94, 82),
    "llvm": (97, 86),
    "nvvm": (95, 73),
    "omp": (95, 85),
    "pdl": (98, 90),
    "ptr": (96, 85),
    "spirv": (97, 84),
    "tosa": (95, 84),
    "transform": (95, 90),
    "wasmssa": (96, 85),
}
"""Per cent of the places at which what follows is offered, and is among the first five."""


@pytest.mark.parametrize("dialect", FLOORS)
def test_what_follows_is_offered(dialect: str) -> None:
    ranks = [each.rank for _, offers in offers_in_dialect(dialect, 8, 2, 5) for each in offers]
    offered, few, _ = shares(ranks)
    least_offered, least_few = FLOORS[dialect]
    assert offered >= least_offered
    assert few >= least_few


STYLES = sorted((Path(__file__).parent / "styles").glob("*.td"))
OF_PROJECTS = (97, 93, 69)
"""The same of the programs of projects, and per cent of the places at which what follows is the first item."""


@pytest.mark.skipif(not INCLUDE.exists(), reason="the definitions of MLIR are not there")
def test_what_follows_is_offered_in_the_dialects_of_projects(tmp_path: Path) -> None:
    ranks: list[int | None] = []
    for definitions in STYLES:
        offers = offers_in_project(definitions.with_suffix(".mlir"), imported(definitions, tmp_path), 2, 7)
        ranks += [each.rank for each in offers]
    assert [figure >= least for figure, least in zip(shares(ranks), OF_PROJECTS, strict=True)] == [True] * 3, shares(ranks)


@pytest.mark.skipif(not INCLUDE.exists(), reason="the definitions of MLIR are not there")
@pytest.mark.parametrize("definitions", STYLES, ids=[each.stem for each in STYLES])
def test_the_programs_of_projects_have_no_errors(definitions: Path, tmp_path: Path) -> None:
    lines = split_lines(definitions.with_suffix(".mlir").read_text(encoding="utf-8"))
    assert analyze(lines, imported(definitions, tmp_path)).diagnostics == []
