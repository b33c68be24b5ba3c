"""Words for numbers of things, in the messages of all parts."""

from __future__ import annotations


def plural(count: object, noun: str, nouns: str = "") -> str:
    """A number and what it counts: "1 operand", "2 operands", "0 operands". `nouns` is a plural that takes more than an "s"."""
    return f"{count} {noun}" if str(count) == "1" else f"{count} {nouns or noun + 's'}"


def counted(count: object, noun: str) -> str:
    """The same, where none is "no operands"."""
    return f"no {noun}s" if count == 0 else plural(count, noun)


def index_count(count: int) -> str:
    """So many indices."""
    return plural(count, "index", "indices")


def noun(word: str, several: bool) -> str:
    """The word as it stands without a number: "operand", or "operands" for several."""
    return f"{word}s" if several else word
