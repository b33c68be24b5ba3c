"""Splitting text into its *erased* form and the names that were erased.

Erasing takes the names of SSA values (`%x`), symbols (`@f`) and numbered locations (`#loc7`) out of a text and leaves
their sigils. What remains is the same for many operations and is parsed once; only the names differ.
Names in strings and comments are erased as well: the parser of the remaining text sees that they mean nothing there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.system.patterns import deferred

_WORD = "[A-Za-z_$.][A-Za-z0-9_$.]*"


def _name(sign: str = "") -> str:
    """The pattern of a name (MLIR language reference, "Identifiers and keywords"), which may be empty; `->` is no part of one.

    A word that `sign` follows at once is none. The second alternative is part of the third, and faster: hyphens are rare.
    """
    end = f"(?![A-Za-z0-9_$.{sign}])" if sign else ""
    return rf"([0-9]+|{_WORD}(?![A-Za-z0-9_$.{sign}-])|{_WORD}(?:-(?!>)[A-Za-z0-9_$.]*)*{end}|-(?!>)[A-Za-z0-9_$.-]*|)"


_VALUE = re.compile("%" + _name())
#: Where a quote follows a name, as in `@f"text"`, it stays: without it, the sigil would have a name in quotes.
_SYMBOL = re.compile("@" + _name('"'))
_LOCATION = deferred(r"#loc(?=[0-9]*(?![A-Za-z0-9_$.]))" + _name())

#: A sigil of an erased text; their order is that of the slots.
SIGIL = re.compile(r"[%@]|#loc(?![A-Za-z0-9_$.])")


class Erased(NamedTuple):
    """An erased text, and the erased names in the order of their sigils."""

    text: str
    names: list[str]


def erase(text: str) -> Erased:
    """Takes the names out of `text`, which may be one line or many."""
    # one kind after the other: a fixed beginning is searched for several times as fast as one of two
    parts = _VALUE.split(text)
    erased = Erased("%".join(parts[::2]), parts[1::2])
    if "@" in text:
        erased = _without(erased, _SYMBOL, "@")
    return _without(erased, _LOCATION, "#loc") if "#loc" in text else erased


def _without(erased: Erased, kind: re.Pattern[str], sigil: str) -> Erased:
    """Takes the names of one more kind out of a text, and puts them where they belong among those of the others."""
    parts = kind.split(erased.text)
    names: list[str] = []
    first = last = 0
    for before, name in zip(parts[::2], parts[1::2], strict=False):
        last += before.count("%") + before.count("@")
        names += erased.names[first:last]
        names.append(name)
        first = last
    return Erased(sigil.join(parts[::2]), names + erased.names[first:])


def count_slots(erased: str) -> int:
    """How many names were erased from a text."""
    count = erased.count("%") + erased.count("@")
    return len(SIGIL.findall(erased)) if "#loc" in erased else count


def count_sigils(erased: str, start: int, end: int) -> int:
    """How many sigils a range of an erased text holds; it cuts none in two."""
    count = erased.count("%", start, end) + erased.count("@", start, end)
    return count if erased.find("#loc", start, end) < 0 else len(SIGIL.findall(erased, start, end))


def slot_offsets(erased: str) -> list[int]:
    """Where each sigil of an erased text stands."""
    return [found.start() for found in SIGIL.finditer(erased)]


def restore(erased: str, names: Sequence[str]) -> str:
    """The text that `erase` took apart."""
    parts: list[str] = []
    after = 0
    for slot, found in enumerate(SIGIL.finditer(erased)):
        if slot >= len(names):
            break
        parts += (erased[after : found.end()], names[slot])
        after = found.end()
    return "".join((*parts, erased[after:]))
