"""Forms that completion inserts where few values are in scope: mlir-opt accepts nearly all, as they are or with the values named."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from forms import judged, kind_of, places
from judge.reference import MLIR_OPT, Reference

from mlir_ls.ods.registry import default_registry

pytestmark = [
    pytest.mark.extended,
    pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason="the reference (mlir-opt-22) is not there"),
]

COUNT = 150
SEED = 7


@pytest.mark.parametrize("few", [0, 4])
def test_forms_with_few_values_are_right(few: int, tmp_path: Path) -> None:
    registry = default_registry()
    names = [name for dialect in registry.dialects() for name in registry.ops_of(dialect)]
    chosen = sorted(random.Random(SEED).sample(names, COUNT))
    reference = Reference(MLIR_OPT, tmp_path)
    found = judged([each for each in places(chosen, reference, SEED, False, few) if each.in_function], reference)
    kinds = {f"{each.name} ({each.way})": kind_of(each, verdict) for each, verdict in found}
    assert len(kinds) > COUNT
    wrong = [name for name, kind in kinds.items() if kind not in ("accepted", "open")]
    assert len(wrong) <= 0.02 * len(kinds), f"seed {SEED}: {wrong}"
