"""Operations whose syntax is written in C++, in the token orders that printers use: nothing in them is an alarm, all is found."""

from __future__ import annotations

import random

import pytest
from custom_syntaxes import Printer, score

from fuzz.editing import seed_parameters
from fuzz.test_random_edits import check_series
from mlir_ls.analysis import CheckOptions, parse
from mlir_ls.text import split_lines


@pytest.mark.parametrize("seed", seed_parameters(8))
def test_everything_is_found_and_nothing_is_an_alarm(seed: int) -> None:
    found = score(seed, 60)
    assert not found.alarms
    for count, total in found[1:5]:
        assert count >= 0.99 * total


@pytest.mark.parametrize("seed", seed_parameters(6))
def test_edits_in_custom_syntaxes(seed: int) -> None:
    lines = split_lines(Printer(seed).text(20))
    check_series(lines, random.Random(seed))


def test_a_comment_at_the_beginning_of_one_of_many_regions() -> None:
    head = "  function @f(%arg0 : i32, %arg1 : i32) {\n"
    many = "".join([f"{head}    own.return\n  }}\n" for _ in range(12)])
    text = f"own.module \"a\" {{\n{many}{head}    // a comment\n    %0 = own.add %arg0 : i32\n  }}\n}}\n"
    (item,) = parse(split_lines(text), CheckOptions())[0].tree.chunks[0].region.items()
    assert len(item.names) == item.shape.slots == 39
