"""What hypothesis makes texts and sessions of. Each shrinks: fewer steps, shorter texts, earlier places."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from hypothesis import strategies as st

from fixtures import EXAMPLES
from fuzz.client_text import ENCODINGS, Replace, Where, Whole
from fuzz.damaging import ODD_CHARACTERS, damaged_text
from fuzz.editing import TOKENS
from fuzz.requests import ABOUT_PLACES
from fuzz.sessions import Compare, Edit, Layout, Reopen, RequestStep, Step, Tokens, Undo, Work
from mlir_ls.text import split_lines

T = TypeVar("T")

MAX_LINES = 60
"""How long a text is at first, at most."""

sources = list(EXAMPLES)
"""Files whose lines are used; `at_length` adds to them."""


@cache
def _lines(path: Path) -> list[str]:
    return split_lines(path.read_text("utf-8", errors="replace"))


def _part(source: int, start: int, count: int) -> list[str]:
    lines = _lines(sources[source % len(sources)])
    first = start % len(lines)
    return lines[first : first + count]


def _joined(lines: list[str], end: str) -> str:
    if end == "mixed":
        ends = chain.from_iterable(zip(lines, ["\r\n", "\r", "\n", "\n\r"] * len(lines), strict=False))
        return "".join(ends)
    return end.join(lines)


def _torn(text: str, cuts: list[tuple[int, int, str]]) -> str:
    for at, length, new in cuts:
        first = at % (len(text) + 1)
        text = text[:first] + new + text[first + length :]
    return text


_numbers = st.integers(0, 1 << 14)
_ends = st.sampled_from(("\n", "\n", "\n", "\r\n", "\r", "mixed"))
_tokens = st.sampled_from(TOKENS)
_bits = st.sampled_from(("", "\n", "\r", "\r\n", "\n\r", "x", "%", " ", "é", "𝔪", "\nx", "x\r", "\rx\n", *ODD_CHARACTERS))
_pieces = st.builds(_joined, st.builds(_part, _numbers, _numbers, st.integers(1, 12)), _ends)
_parts = st.builds(_joined, st.builds(_part, _numbers, _numbers, st.integers(1, MAX_LINES)), _ends)
_cuts = st.lists(st.tuples(_numbers, st.integers(0, 12), _tokens), max_size=4)

texts = st.one_of(_parts, _parts, st.builds(_torn, _parts, _cuts), st.lists(_tokens, max_size=40).map("".join))
"""Texts: parts of examples, some of them damaged, and tokens in any order."""

damaged = st.one_of(texts, st.builds(lambda number: damaged_text(random.Random(number)), st.integers(0, 1 << 30)))
"""Texts with damage of any kind."""

new_texts = st.one_of(_bits, _tokens, _tokens, _pieces)
places = st.builds(Where, st.integers(0, 2), _numbers)
_beyond = st.sampled_from((0, 0, 0, 1, 1000))



def _weighted(*choices: tuple[int, st.SearchStrategy[T]]) -> st.SearchStrategy[T]:
    """One of some strategies, each as often as its weight says."""
    numbers = [number for number, (weight, _) in enumerate(choices) for _ in range(weight)]
    return st.sampled_from(numbers).flatmap(lambda number: choices[number][1])


@st.composite
def _many(draw: st.DrawFn, items: st.SearchStrategy[T], usual: int) -> list[T]:
    """A list as long as is usual, on average; each item goes with a number of its own, so that any may be left out."""
    found = []
    while draw(st.integers(0, usual)):
        found.append(draw(items))
    return found


_nearby = st.builds(
    lambda where, length, new, beyond: Replace(where, Where(where.kind, where.number + length), new, beyond),
    *(places, st.sampled_from((0, 0, 1, 1, 2, 5)), new_texts, _beyond),
)
_anywhere = st.builds(Replace, places, places, new_texts, _beyond)
_whole = _weighted((2, texts.map(Whole)), (1, st.just(Whole(""))))
_changes: st.SearchStrategy[Replace | Whole] = _weighted((30, _nearby), (2, _anywhere), (1, _whole))

_edits = _weighted((4, st.tuples(_changes)), (1, st.lists(_changes, min_size=2, max_size=4).map(tuple))).map(Edit)
_features = st.integers(0, len(ABOUT_PLACES) - 1)

_steps: st.SearchStrategy[Step] = _weighted(
    (40, _edits),
    (3, st.builds(Undo, st.booleans())),
    (4, st.builds(RequestStep, _features, places)),
    (3, st.just(Tokens())),
    (20, st.builds(Work, st.sampled_from((0, 0, 0, 0, 0, 1, 2, 5, 50)))),
    (1, st.just(Layout())),
    (1, st.just(Reopen())),
    (3, st.builds(Compare, st.lists(_features, max_size=3).map(tuple), places)),
)
steps = _many(_steps, 40)
"""What is done to a document."""

encodings = st.sampled_from(ENCODINGS)
