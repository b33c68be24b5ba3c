"""Operations in their other form are the same operations for the reference; nothing is said about attributes that it prints."""

from __future__ import annotations

import random
import shutil

import pytest
from judge.reference import MLIR_OPT
from rewritten import WAYS, Given, given, judged, limited, remarks, uses, wrong

pytestmark = [
    pytest.mark.extended,
    pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason=f"the reference ({MLIR_OPT}) is not there"),
]

COUNT = 150
SEED = 7


@pytest.fixture(scope="module")
def texts() -> list[Given]:
    """Some of the uses of operations."""
    return list(given(random.Random(SEED).sample(uses(""), COUNT), MLIR_OPT))


@pytest.mark.parametrize("way", WAYS)
def test_both_forms_are_the_same_operation(texts: list[Given], way: str) -> None:
    found = judged(list(limited([each for each in texts if each.way == way], 2, "")), MLIR_OPT)
    assert wrong(found) == [], f"seed {SEED}"
    assert any([outcome == "same" for _, outcome in found])


def test_nothing_is_said_about_attributes_that_are_printed(texts: list[Given]) -> None:
    assert [each.message for text in texts if text.way == "custom" for each in remarks(text.text)] == [], f"seed {SEED}"
