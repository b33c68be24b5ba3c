"""Constraints on whole numbers: the value of an attribute, the size of a dimension, a parameter of a type."""

from __future__ import annotations

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import Truth, all_hold, any_holds, negated


def integer_holds(term: Term, value: int | None) -> Truth:
    """Whether a number satisfies a constraint; None stands for a number that is not known, which equals nothing."""
    if isinstance(term, str):
        return _word_holds(term, value)
    if not isinstance(term, tuple):
        return None
    word, *arguments = term
    if word == "anyof":
        return any_holds([integer_holds(each, value) for each in arguments])
    if word == "allof":
        return all_hold([integer_holds(each, value) for each in arguments])
    if word == "not":
        return negated(integer_holds(arguments[0], value))
    limits = [each for each in arguments if isinstance(each, int)]
    if not limits or len(limits) != len(arguments):
        return None
    if word == "equals" or word == "one_of":
        return value in limits
    if value is None:
        return None
    if word == "multiple_of":
        return value % limits[0] == 0
    if word == "min":
        return value >= limits[0]
    if word == "max":
        return value <= limits[0]
    return None


def _word_holds(word: str, value: int | None) -> Truth:
    if word == "any":
        return True
    if word == "never":
        return False
    if value is None:
        return None
    if word == "positive":
        return value > 0
    if word == "non_negative":
        return value >= 0
    if word == "power_of_two":
        return value > 0 and value & (value - 1) == 0
    return None
