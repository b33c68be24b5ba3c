"""What completion offers in uses of the operations of seldom used dialects: floors of a seeded sample."""

from __future__ import annotations

import pytest
from offered import offers_in_dialect, shares

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
