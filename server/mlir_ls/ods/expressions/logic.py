"""Logic with three values: a condition holds (True), does not (False), or is not decided (None)."""

from __future__ import annotations

from collections.abc import Iterable

Truth = bool | None


def all_hold(truths: Iterable[Truth]) -> Truth:
    """False where one is, True where all are."""
    result: Truth = True
    for truth in truths:
        if truth is False:
            return False
        if truth is None:
            result = None
    return result


def any_holds(truths: Iterable[Truth]) -> Truth:
    """True where one is, False where all are."""
    result: Truth = False
    for truth in truths:
        if truth is True:
            return True
        if truth is None:
            result = None
    return result


def negated(truth: Truth) -> Truth:
    """The opposite; of what is not known, nothing is known."""
    return None if truth is None else not truth
