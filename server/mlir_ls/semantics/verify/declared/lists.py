"""What relations require of attributes that are lists of integers, and of affine maps as lists of dimensions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mlir_ls.semantics.verify.model.attributes import NO_DIMENSION, numbers_of, order_of
from mlir_ls.syntax.leaf import Attribute


class ListRelation(NamedTuple):
    """How a list is read (None: not known), what is wrong with it under limits (None: nothing), and the rule in words."""

    read: Callable[[Attribute | None], tuple[int, ...] | None]
    fault: Callable[[tuple[int, ...], list[int]], str | None]
    words: Callable[[str, list[str]], str]


def _not_permuted(values: tuple[int, ...], limits: list[int]) -> str | None:
    size = limits[0] if limits else len(values)
    return None if sorted(values) == list(range(size)) else shown(values)


def _twice(values: tuple[int, ...], limits: list[int]) -> str | None:
    double = next((each for index, each in enumerate(values) if each in values[:index]), None)
    return None if double is None else f"{double} twice"


def _outside(values: tuple[int, ...], limits: list[int]) -> str | None:
    return next((str(each) for each in values if not 0 <= each < limits[0]), None)


def _below(values: tuple[int, ...], limits: list[int]) -> str | None:
    return next((str(each) for each in values if each < limits[0]), None)


def shown(values: tuple[int, ...]) -> str:
    """A list as it is spelled; `?` for what is no dimension."""
    return f"[{', '.join(['?' if each == NO_DIMENSION else str(each) for each in values])}]"


def _permutation_in_words(what: str, limits: list[str]) -> str:
    if not limits:
        return f"{what} must be a permutation of its dimensions"
    size, _, words = limits[0].partition(", ")
    last = int(size) - 1
    dimensions = "no dimensions" if last < 0 else "dimension 0" if last == 0 else f"dimensions 0 to {last}"
    return f"{what} must be a permutation of {dimensions}" + (f", as {words} is {size}" if words else "")


LISTS = {
    "permutation": ListRelation(order_of, _not_permuted, _permutation_in_words),
    "distinct": ListRelation(numbers_of, _twice, lambda what, _: f"{what} must have no value twice"),
    "each_index_of": ListRelation(
        numbers_of, _outside, lambda what, limits: f"each value of {what} must be at least 0 and less than {limits[0]}"
    ),
    "each_at_least": ListRelation(
        numbers_of, _below, lambda what, limits: f"each value of {what} must be at least {limits[0]}"
    ),
}
"""The relations by their words."""
