"""Whether a name may be meant by what is typed, and how likely."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

NO_MATCH = 0.0

_PARTS = re.compile(r"[._]")


def by_first_letter(names: Iterable[str]) -> dict[str, list[str]]:
    """Names by the letters with which any of their parts begin, in small letters."""
    found: dict[str, list[str]] = {}
    for name in names:
        for letter in {part[0] for part in _PARTS.split(name.lower()) if part}:
            found.setdefault(letter, []).append(name)
    return found


@lru_cache(16384)
def match(typed: str, name: str) -> float:
    """From 1 for a name that begins with what is typed down to `NO_MATCH`: `addi` and `ar.ad` may mean `arith.addi`.

    A hyphen stands for an underscore, as none is in a name.
    """
    if name.startswith(typed):
        return 1.0
    lower, expected = name.lower(), typed.lower().replace("-", "_")
    if lower.startswith(expected):
        return 0.9
    dialect, dot, mnemonic = lower.partition(".")
    first, typed_dot, rest = expected.partition(".")
    if typed_dot and dot:
        if dialect.startswith(first):
            return 0.5 * match_word(rest, mnemonic)
        return 0.1 * match_word(rest, mnemonic) if _is_subsequence(first, dialect) and first[:1] == dialect[:1] else NO_MATCH
    if mnemonic.startswith(expected):
        return 0.4
    return 0.3 * match_word(expected, mnemonic) if len(expected) > 1 else NO_MATCH


def match_word(typed: str, word: str) -> float:
    """The same for a mnemonic: its beginning, that of one of its parts, or its letters in order."""
    if word.startswith(typed):
        return 1.0
    if f"_{typed}" in word or f".{typed}" in word:
        return 0.2
    return 0.01 if len(typed) > 2 and word[:1] == typed[:1] and _is_subsequence(typed, word) else NO_MATCH


def _is_subsequence(typed: str, word: str) -> bool:
    letters = iter(word)
    return all([letter in letters for letter in typed])
