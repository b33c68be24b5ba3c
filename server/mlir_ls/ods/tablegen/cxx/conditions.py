"""Terms of expressions made of others: what is unknown in a part, opposites, conditions joined, and choices between values."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.constraints import Term

_CONDITIONS = frozenset(("is", "and", "or", "equal", "less", "at_most", "every", "some", "among"))
"""Words of expressions that are true or false."""


def strict(word: str, arguments: Sequence[Term]) -> Term:
    """A term that is unknown where one of its parts is."""
    return "unknown" if "unknown" in arguments else (word, *arguments)


def opposite(term: Term) -> Term:
    """The opposite of a condition; what is cast on a condition is there where it is of the class."""
    if isinstance(term, tuple) and term[0] == "where":
        term = ("is", *term[1:])
    if isinstance(term, tuple) and term[0] == "not" and isinstance(term[1], tuple) and term[1][0] in _CONDITIONS:
        return term[1]
    return strict("not", [term])


def joined(word: str, *conditions: Term) -> Term:
    """Conditions with "and" or "or" between them; each once; those that are unknown stay, unless there are no others."""
    found: list[Term] = []
    for each in conditions:
        found += each[1:] if isinstance(each, tuple) and each[0] == word else (each,)
    found = [each for number, each in enumerate(found) if _mirrored(each) not in found[:number] and each not in found[:number]]
    return found[0] if len(found) == 1 else (word, *found)


def _mirrored(term: Term) -> Term:
    """An equality the other way round; other terms themselves."""
    return ("equal", term[2], term[1]) if isinstance(term, tuple) and term[0] == "equal" else term


def choice_of(condition: Term, first: Term, second: Term) -> Term:
    """The first where the condition holds, else the second; where one is true or false, conditions joined."""
    if "unknown" in (condition, first, second):
        return "unknown"
    if second in ("true", "false"):
        return joined("and", condition, first) if second == "false" else joined("or", opposite(condition), first)
    if first in ("true", "false"):
        return joined("or", condition, second) if first == "true" else joined("and", opposite(condition), second)
    return ("choice", condition, first, second)
