"""Words for numbers of things, in the messages of all parts."""

from __future__ import annotations


def plural(count: object, noun: str, nouns: str = "") -> str:
    """A number and what it counts: "1 operand", "2 operands", "0 operands". `nouns` is a plural that takes more than an "s"."""
    return f"{count} {noun}" if str(count) == "1" else f"{count} {nouns or noun + 's'}"


def counted(count: object, noun: str) -> str:
    """The same, where none is "no operands"."""
    return f"no {noun}s" if count == 0 else plural(count, noun)


def numbered(count: int, noun: str, whose: str = "") -> str:
    """Which numbers things have that are counted from 0: "the loops are 0 to 3", "the only loop is 0", "there are no loops"."""
    if count == 0:
        return f"there are no {noun}s{whose}"
    return f"the only {noun}{whose} is 0" if count == 1 else f"the {noun}s{whose} are 0 to {count - 1}"


def index_count(count: int) -> str:
    """So many indices."""
    return plural(count, "index", "indices")


def noun(word: str, several: bool) -> str:
    """The word as it stands without a number: "operand", or "operands" for several."""
    return f"{word}s" if several else word
