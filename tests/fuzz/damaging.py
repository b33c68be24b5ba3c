"""Damaged texts: examples, deep nests and tokens in any order, with more and more of them missing, doubled or put in."""

from __future__ import annotations

import random
from collections.abc import Callable

from fuzz.editing import TOKENS, example, random_text, torn_example

#: Characters that are nothing to MLIR, or white space to some programs and not to others, or line ends nowhere but here.
ODD_CHARACTERS = (
    *"\0\0\3\3\x01\x02\x04\x08\x0b\x0c\x1b\x1c\x1d\x1e\x1f\x7f\x85\xa0\xad",
    *"\u2028\u2029\u200b\u3000\ufeff\ue000\uf8ff\ufffd\uffff\U0010ffff\ud800\udc00\udfff",
)

_BRACKETS = "{}()<>[]"


def damaged_text(rng: random.Random) -> str:
    """A text with damage of any kind; its lines end with a line feed."""
    text = rng.choice(_SOURCES)(rng)
    for _ in range(rng.randrange(0, 8)):
        text = rng.choice(_DAMAGES)(text, rng)
    return text


def nest(rng: random.Random) -> str:
    """Operations in the regions of one another, most of them closed."""
    depth = rng.choice([3, 8, 40, 120])
    openings = [rng.choice(_OPENINGS) for _ in range(depth)]
    expected = rng.random() < 0.7
    lines = ["func.func @f(%c: i1, %i: index) {"] if expected else []
    lines += [" " * rng.choice((0, level, 2 * level)) + opening for level, opening in enumerate(openings)]
    closings = ["}) : () -> ()" if opening.endswith("({") else "}" for opening in reversed(openings)]
    closings = closings[: depth - rng.choice((0, 0, 0, 1, 5))] + ["}"] * rng.choice((expected, 0, 3))
    return rng.choice(("\n", "\n", " ")).join([*lines, *closings]) + "\n"


def _example(rng: random.Random) -> str:
    lines = example(rng)
    start = rng.randrange(len(lines))
    return "\n".join(lines[start : start + rng.choice((3, 10, 40, 400))])


def _drop_tokens(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    for _ in range(rng.randrange(1, 4)):
        del words[rng.randrange(len(words))]
        if not words:
            return ""
    return " ".join(words)


def _put_in(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(TOKENS) + text[at:]


def _put_in_odd_characters(text: str, rng: random.Random) -> str:
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(ODD_CHARACTERS) + text[at:]
    return text


def _cut(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return rng.choice((text[:at], text[at:]))


def _damage_brackets(text: str, rng: random.Random) -> str:
    spots = [at for at, character in enumerate(text) if character in _BRACKETS]
    if not spots:
        return text
    at = rng.choice(spots)
    return text[:at] + rng.choice(("", rng.choice(_BRACKETS), text[at] * 2)) + text[at + 1 :]


def _open_string(text: str, rng: random.Random) -> str:
    spots = [at for at, character in enumerate(text) if character in '"%@{'] or [0]
    at = rng.choice(spots)
    return text[:at] + '"' + text[at:]


def _swap_white_space(text: str, rng: random.Random) -> str:
    spots = [at for at, character in enumerate(text) if character in " \n"]
    if not spots:
        return text
    at = rng.choice(spots)
    return text[:at] + rng.choice(("", " ", "\n", "\t", "  \n", " // a comment\n")) + text[at + 1 :]


_OPENINGS = (
    "scf.if %c {",
    "scf.if %c { // a comment",
    "scf.for %j = %i to %i step %i {",
    "module {",
    '"test.op"() ({',
    "test.op {",
    "^bb0(%x: i32): module {",
    "func.func @f() {",
    '%i = "a to %b {',
    "scf.execute_region { scf.if %c {",
)

_SOURCES: tuple[Callable[[random.Random], str], ...] = (_example, _example, torn_example, random_text, nest)

_DAMAGES: tuple[Callable[[str, random.Random], str], ...] = (
    _drop_tokens,
    _put_in,
    _put_in_odd_characters,
    _cut,
    _damage_brackets,
    _damage_brackets,
    _open_string,
    _swap_white_space,
)
