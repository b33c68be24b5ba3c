"""Texts with a part too many, or with another part than stood there: tokens, lists, types and attributes of every kind."""

from __future__ import annotations

import random
import re
from functools import cache

from judge.agreement import EXAMPLES
from judge.dropping import is_code, parts_of, token_spans

_SYMBOL = re.compile(r"[#!][a-z_]\w*(?:\.[\w.]+)?<")
_MAX_LENGTH = 200
"""Characters of a type or an attribute that is put elsewhere."""

_PIECES = (
    ",", ":", "=", "->", "(", ")", "[", "]", "{", "}", "<", ">", "()", "[]", "{}", "<>", "(())", "*", "?", "-", "+", "::", "|", "/",
    "i32", "f16", "index", "none", "tensor<2xf32>", "tensor<?x4xi8>", "tensor<*xf32>", "memref<4xf32>", "memref<?xi8, strided<[?]>>",
    "vector<4xf32>", "vector<[4]xi1>", "(i32) -> i32", "() -> ()", "tuple<i32>", "complex<f32>", "!llvm.ptr", "!llvm.struct<(i32)>",
    "0", "1", "-1", "7", "4294967296", "0x10", "1.5", "-2.0e3", "true", "false", "unit", '"text"', '""', "@symbol", "@outer::@inner",
    "%0", "%0#1", "%c0, %c0", "^bb0", "^bb1(%a : i32)", "#alias", "!alias", "loc(unknown)", 'loc("f":1:2)', "attributes {}",
    "attributes {a = 1 : i64}", "{a}", "{a = 1 : i32}", "<{a = 1 : i32}>", "{}, {}", "[0]", "[1, 2]", "[0 : i32]", "[[0, 1], [2]]",
    "array<i64: 1, 2>", "array<i32>", "dense<0> : tensor<2xi32>", "dense<1> : vector<4xi1>", "affine_map<(d0) -> (d0)>",
    "affine_set<(d0) : (d0 == 0)>", "d0", "s0", "to", "step", "in", "into", "else", "do", "then", "default", "private", "nested", "min",
    "max", "inbounds", "volatile", "nontemporal", "word", "llvm.loop", "sparse_tensor.encoding", "x", "2x3", "1 : i32", "1.0 : f32",
    "a = 1", "a = %0", "%0 : i32", "(%0)", "(%0 : i32)", "[%0]", ": i32", ", i32", ", %0", ", 1", "-> i32", "-> (i32, i32)", "{ }",
)  # fmt: skip


def with_one_inserted(lines: list[str], rng: random.Random) -> tuple[list[str], str] | None:
    """The lines with a part inserted between two tokens of one of them, or put in the place of a part; and which it was.

    Half of the changes are in the body of a dialect's type or attribute, where there is one.
    """
    numbers = [number for number, line in enumerate(lines) if is_code(line)]
    with_bodies = [number for number in numbers if _SYMBOL.search(lines[number])]
    if not numbers:
        return None
    in_body = bool(with_bodies) and rng.randrange(2) == 0
    number = rng.choice(with_bodies if in_body else numbers)
    line = lines[number]
    piece = _piece(lines, rng)
    if rng.randrange(2):
        spots, kind = [place for span in token_spans(line) for place in span], "inserted"
        spans = [(spot, spot) for spot in spots]
    else:
        spans, kind = [(start, end) for start, end, _ in parts_of(line)], "exchanged"
    if in_body:
        bodies = symbol_spans(line)
        spans = [span for span in spans if any([start < span[0] and span[1] < end for start, end in bodies])]
        kind += " in a body"
    if not spans:
        return None
    start, end = rng.choice(spans)
    changed = f"{line[:start]}{_gap(line[:start], piece)}{piece}{_gap(piece, line[end:])}{line[end:]}"
    return [*lines[:number], changed, *lines[number + 1 :]], kind.replace(" ", "-")


def symbol_spans(line: str) -> list[tuple[int, int]]:
    """Where the types and attributes of dialects that have bodies stand in a line."""
    found = []
    for symbol in _SYMBOL.finditer(line):
        depth, end = 0, symbol.end() - 1
        while end < len(line):
            depth += (line[end] == "<") - (line[end] == ">" and line[end - 1] != "-")
            end += 1
            if not depth:
                found.append((symbol.start(), end))
                break
    return found


@cache
def _symbols() -> tuple[str, ...]:
    """The types and attributes of dialects in the examples, each once."""
    lines = [line for path in EXAMPLES for line in path.read_text(encoding="utf-8").split("\n") if is_code(line)]
    found = {line[start:end] for line in lines for start, end in symbol_spans(line) if end - start < _MAX_LENGTH}
    return tuple(sorted(found))


def _piece(lines: list[str], rng: random.Random) -> str:
    """Any piece, a type or an attribute of any dialect, or a part of the text."""
    kind = rng.randrange(4)
    if kind < 3:
        return rng.choice(_symbols() if kind == 2 else _PIECES)
    line = rng.choice([each for each in lines if is_code(each)])
    start, end, _ = rng.choice(list(parts_of(line)))
    return line[start:end]


def _gap(before: str, after: str) -> str:
    """A blank where two words would become one."""
    is_word = before[-1:].isalnum() or before[-1:] in "_$."
    return " " if is_word and (after[:1].isalnum() or after[:1] in "_$.") else ""
