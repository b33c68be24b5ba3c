"""Work on many items at once: order, processes that die, iterators that are left early."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.commands.files.processes import in_order
from mlir_ls.text import split_lines


def square(number: int) -> int:
    if number == 13:
        os._exit(1)
    if number == 14:
        raise ValueError("fourteen")
    return number * number


def lost(number: int) -> int:
    return -number


def test_results_come_in_the_order_of_the_items() -> None:
    items = [5, 3, 9, 1, 7, 2] * 20
    assert list(in_order(square, items, 3, lost)) == [item * item for item in items]


def test_a_process_that_dies_costs_its_own_item() -> None:
    items = [1, 2, 13, 3, 13, 4]
    assert list(in_order(square, items, 2, lost)) == [1, 4, -13, 9, -13, 16]


def test_exceptions_are_passed_on() -> None:
    with pytest.raises(ValueError, match="fourteen"):
        list(in_order(square, [1, 14], 2, lost))


def test_an_iterator_may_be_left_early() -> None:
    results = in_order(square, list(range(10)), 2, lost)
    assert next(results) == 0
    results.close()
    assert list(results) == []


def collections(_: int) -> int:
    """How often garbage is looked for while a text is analysed."""
    before = sum(each["collections"] for each in gc.get_stats())
    analyze(split_lines(LONG), CheckOptions())
    return sum(each["collections"] for each in gc.get_stats()) - before


EXAMPLE = (Path(__file__).parents[2] / "examples" / "matmul.mlir").read_text("utf-8")
LONG = "\n// -----\n".join([EXAMPLE] * 50)


def test_garbage_is_not_looked_for_all_the_time() -> None:
    assert list(in_order(collections, [1, 2], 1, lost)) == [0, 0]
