"""Texts typed key by key, at random: no error is shown elsewhere, and nothing is offered first that the reference refuses."""

from __future__ import annotations

import random
import shutil

import pytest
from judge.reference import MLIR_OPT
from offered import offer, places, wrong
from typed import brackets, texts, typed

from mlir_ls.analysis import CheckOptions

pytestmark = pytest.mark.extended


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_error_is_shown_outside_of_what_is_typed(seed: int) -> None:
    for text in texts(None, None, 4, False, random.Random(seed)):
        found = [each for after_key in typed(text, 0, len(text)) for each in after_key]
        assert not [each for each in found if each.is_shown and each.kind != "one"], (seed, text)


@pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason=f"no {MLIR_OPT}")
@pytest.mark.parametrize(("seed", "in_generic"), [(1, False), (2, True)])
def test_the_type_of_a_value_is_what_the_reference_takes(seed: int, in_generic: bool) -> None:
    for text in texts(None, None, 6, in_generic, random.Random(seed)):
        closed = brackets(text)
        offers = [offer(text, place, closed, CheckOptions()) for place in places(text) if place.kind == ":"]
        refused = [(each.left, word) for each, word, message in wrong(text, offers) if "different type" in message]
        assert refused == [], (seed, text)
