"""Lines that are half typed, at random: what is said of them besides completion keeps what the full lines have."""

from __future__ import annotations

import random

import pytest
from half_typed import PROPERTIES, cuts
from typed import texts

pytestmark = pytest.mark.extended

_ALWAYS = ("actions", "enter", "whole", "selection")
"""What holds of all lines; of the others, lists of arguments over several lines are exceptions."""


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_said_of_half_typed_lines(seed: int) -> None:
    rng = random.Random(seed)
    for text in texts(None, None, 10, False, rng):
        for cut in cuts(text, 4, rng):
            for kind in _ALWAYS:
                found = [each for each in PROPERTIES[kind](cut) if not each.startswith("(")]
                assert found == [], (seed, kind, cut.place)
