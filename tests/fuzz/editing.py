"""Random edits as people, tools and cats on keyboards make them, and random texts; they depend on the seed alone."""

from __future__ import annotations

import os
import random
import re
from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import pytest

from fixtures import EXAMPLES
from mlir_ls.text import Edit, Position, Span, replacement, span, split_lines

#: What turns a text that can be read into one that cannot, or the other way round.
TOKENS = (
    *"{}()<>[]%@^!#\":,.=x1-\0\t ",
    *("//", "->", "::", "==", "({", "})", "}, {", "^bb0:", "^bb1(%x: i32):", "<{", "}>", "loc(", "#loc ", "{-#"),
    *("#-}", "%0", "%0 = ", "%x:2 = ", "#1", "@f", '@"g"', "i32", "tensor<4x", '"test.op"', "test.op"),
    *("#loc1 ", "func.func @f() {", "return", "module {", "module", "attributes {", "\n", "\n\n", "}\n", "{\n"),
    *("// RUN: mlir-opt %s\n", "// -----", "// RUN: -split-input-file\n", "\n// -----\n"),
    *("\r", "\r\n", "}\r", "\r\n\r"),
    *("#map = affine_map<(d0) -> (d0)>\n", "!t = i32\n", "é", "𝔪", "\ud800"),
)

_LINE_END = re.compile(r"\r\n|\n|\r")


def rounds(usual: int) -> int:
    """How many rounds to go: `usual`, or that times MLIR_LS_FUZZ."""
    return usual * int(os.environ.get("MLIR_LS_FUZZ", "1"))


def seeds(usual: int) -> list[int]:
    """The seeds to try: MLIR_LS_FUZZ_SEED alone where it is set, else as many as `rounds` says."""
    chosen = os.environ.get("MLIR_LS_FUZZ_SEED")
    return [int(chosen)] if chosen else list(range(1, rounds(usual) + 1))


def seed_parameters(usual: int) -> list[Any]:
    """The seeds to try, one test each; the first quarter of them where time is short."""
    tried = seeds(usual)
    soon = max(1, len(tried) // 4)
    return [pytest.param(seed, marks=() if place < soon else pytest.mark.extended) for place, seed in enumerate(tried)]


def example(rng: random.Random) -> list[str]:
    """The lines of an example, which may stand after another one or in a part of its own."""
    lines = split_lines(rng.choice(EXAMPLES).read_text("utf-8"))
    if rng.random() < 0.25:
        between = rng.choice([[], ["// -----"], ["", "// -----", ""]])
        lines = [*lines, *between, *split_lines(rng.choice(EXAMPLES).read_text("utf-8"))]
    return lines


def random_edit(lines: list[str], rng: random.Random) -> Edit:
    """An edit of a text."""
    return rng.choice(_KINDS)(lines, rng)


def _place(lines: list[str], rng: random.Random) -> Position:
    line = rng.randrange(len(lines))
    return Position(line, rng.randrange(len(lines[line]) + 1))


def _insert(lines: list[str], rng: random.Random) -> Edit:
    place = _place(lines, rng)
    return replacement(lines, Span(place, place), rng.choice(TOKENS))


def _insert_at_end(lines: list[str], rng: random.Random) -> Edit:
    line = rng.randrange(len(lines))
    end = len(lines[line])
    return replacement(lines, span(line, end, end), rng.choice(TOKENS))


def _erase_characters(lines: list[str], rng: random.Random) -> Edit:
    line, start = _place(lines, rng)
    return replacement(lines, span(line, start, start + rng.randrange(1, 6)), "")


def _erase_bracket(lines: list[str], rng: random.Random) -> Edit:
    for _ in range(20):
        line = rng.randrange(len(lines))
        spots = [index for index, character in enumerate(lines[line]) if character in "{}()<>[]\""]
        if spots:
            spot = rng.choice(spots)
            return replacement(lines, span(line, spot, spot + 1), "")
    return _erase_characters(lines, rng)


def _cut_line(lines: list[str], rng: random.Random) -> Edit:
    line, start = _place(lines, rng)
    return replacement(lines, span(line, start, len(lines[line])), "")


def _join_lines(lines: list[str], rng: random.Random) -> Edit:
    line = rng.randrange(len(lines))
    return replacement(lines, Span(Position(line, len(lines[line])), Position(line + 1, 0)), rng.choice(["", " "]))


def _split_line(lines: list[str], rng: random.Random) -> Edit:
    place = _place(lines, rng)
    return replacement(lines, Span(place, place), "\n" + " " * rng.randrange(5))


def _erase_lines(lines: list[str], rng: random.Random) -> Edit:
    first = rng.randrange(len(lines))
    last = min(len(lines), first + rng.choice([1, 1, 1, 2, 3, 8]))
    return Edit(first, last, [""] if last - first == len(lines) else [])


def _copy_lines(lines: list[str], rng: random.Random) -> Edit:
    first = rng.randrange(len(lines))
    to = rng.randrange(len(lines) + 1)
    return Edit(to, to, lines[first : first + rng.choice([1, 1, 2, 3, 8])])


def _replace_lines(lines: list[str], rng: random.Random) -> Edit:
    first = rng.randrange(len(lines))
    start = rng.randrange(len(lines))
    return Edit(first, min(len(lines), first + rng.randrange(1, 4)), lines[start : start + rng.randrange(1, 4)])


def _indent_line(lines: list[str], rng: random.Random) -> Edit:
    line = rng.randrange(len(lines))
    return Edit(line, line + 1, [" " * rng.randrange(7) + lines[line].lstrip()])


def _comment_line(lines: list[str], rng: random.Random) -> Edit:
    line = rng.randrange(len(lines))
    text = lines[line]
    return Edit(line, line + 1, [text.replace("// ", "", 1) if "// " in text else "// " + text])


def _rename(lines: list[str], rng: random.Random) -> Edit:
    line = rng.randrange(len(lines))
    at = max(lines[line].find("%"), lines[line].find("@"))
    if at < 0:
        return _insert(lines, rng)
    return replacement(lines, span(line, at + 1, at + 2), rng.choice(["x", "y", "0", "f", "x#1"]))


_KINDS: tuple[Callable[[list[str], random.Random], Edit], ...] = (
    _insert,
    _insert,
    _insert_at_end,
    _erase_characters,
    _erase_bracket,
    _cut_line,
    _join_lines,
    _split_line,
    _erase_lines,
    _copy_lines,
    _replace_lines,
    _indent_line,
    _comment_line,
    _rename,
)


class ClientText:
    """A document as its client has it: one string, whose lines end with `\\n`, `\\r\\n` or `\\r`."""

    def __init__(self, text: str) -> None:
        self.text = text

    def random_edit(self, rng: random.Random) -> tuple[Span, str]:
        """Edits the text, next to ends of lines most often. The span that was replaced, and the text put in its place."""
        text = self.text
        starts = [0] + [found.end() for found in _LINE_END.finditer(text)]
        ends = [found.start() for found in _LINE_END.finditer(text)] + [len(text)]
        edges = [at for first, last in zip(starts, ends, strict=True) for at in (first, last)]

        def place() -> int:
            line = rng.randrange(len(starts))
            return rng.choice((*(starts[line], ends[line]) * 2, rng.randint(starts[line], ends[line])))

        first = place()
        nearby = [at for at in edges if first <= at <= first + 12]
        last = rng.choice((first, first, place(), *nearby))
        first, last = min(first, last), max(first, last)
        new = rng.choice(("", "", "\r", "\n", "\r\n", "\n\r", "x", "\nx", "x\r", "\rx\n", rng.choice(TOKENS)))
        self.text = text[:first] + new + text[last:]
        where = [Position(line := bisect_right(starts, at) - 1, at - starts[line]) for at in (first, last)]
        return Span(where[0], where[1]), new


def with_mixed_ends(lines: list[str], rng: random.Random) -> str:
    """A text of these lines that ends each of them in any way."""
    ends = rng.choice((["\r\n"], ["\r"], ["\n"], ["\n", "\r\n", "\r"]))
    text = lines[0]
    for line in lines[1:]:
        text += rng.choice(ends) + line
    return text


def random_text(rng: random.Random) -> str:
    """Tokens in any order: nothing that anybody would write."""
    words = rng.choices(TOKENS, k=rng.randrange(1, 80))
    return rng.choice(["", " "]).join(words)


def torn_example(rng: random.Random) -> str:
    """An example with parts of it taken out, put in again elsewhere, and tokens strewn over it."""
    text = "\n".join(example(rng))
    start = rng.randrange(len(text))
    text = text[start : start + rng.randrange(200, 3000)]
    for _ in range(rng.randrange(1, 12)):
        at, length = rng.randrange(len(text) + 1), rng.randrange(12)
        text = text[:at] + rng.choice([rng.choice(TOKENS), text[at : at + length] * 2, ""]) + text[at + length :]
    return text
