"""Texts that lack a part: each token, group in brackets and member of a list in turn, of each operation."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from mlir_ls.api import parse
from mlir_ls.api.parts import part_of

_TOKEN = re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[%@#!^]?[\w$.]+(?:#\d+)?|->|::|\S')
_OPEN = {"(": ")", "[": "]", "{": "}", "<": ">"}
_MAX_SPAN = 400
"""Characters of a group: a longer one is a region."""


def without_each(lines: list[str]) -> Iterator[tuple[str, str]]:
    """The smallest text around each line without one part of it, and what kind of part that is; each text once."""
    module = parse("\n".join(lines))
    for number, line in enumerate(lines):
        if not is_code(line):
            continue
        around = part_of(module, "function", number)
        before, after = ["\n".join(filter(None, part)) for part in (around[:number], around[number + 1 :])]
        seen: set[str] = set()
        for start, end, kind in parts_of(line):
            changed = line[:start] + line[end:]
            if changed not in seen:
                seen.add(changed)
                yield f"{before}\n{changed}\n{after}", kind


def without_one(lines: list[str], rng: random.Random) -> tuple[list[str], str] | None:
    """The lines without one part, and what kind of part that is; None where there is none."""
    number = rng.choice([number for number, line in enumerate(lines) if is_code(line)] or [-1])
    parts = list(parts_of(lines[number])) if number >= 0 else []
    if not parts:
        return None
    start, end, kind = rng.choice(parts)
    return [*lines[:number], lines[number][:start] + lines[number][end:], *lines[number + 1 :]], kind


def is_code(line: str) -> bool:
    """Whether a line is more than a comment."""
    return bool(line.strip()) and not line.lstrip().startswith("//")


def parts_of(line: str) -> Iterator[tuple[int, int, str]]:
    """The beginning and the end of each part of a line."""
    tokens = list(_TOKEN.finditer(line))
    closing = _closings(tokens)
    for index, token in enumerate(tokens):
        yield token.start(), token.end(), "token"
        last = closing.get(index)
        if last is None or tokens[last].end() - token.start() > _MAX_SPAN:
            continue
        yield token.start(), tokens[last].end(), "group"
        before = tokens[index - 1] if index else None
        if before is not None and (before[0][0].isalpha() or before[0] in ("=", ":", "->")):
            yield before.start(), tokens[last].end(), "clause"
        yield from _members(tokens, index, last, closing)


def token_spans(line: str) -> list[tuple[int, int]]:
    """The beginning and the end of each token of a line."""
    return [token.span() for token in _TOKEN.finditer(line)]


def _members(
    tokens: list[re.Match[str]], first: int, last: int, closing: dict[int, int]
) -> Iterator[tuple[int, int, str]]:
    """The members of a list in brackets, each with the comma after it, or else the one before it."""
    begins, index = [first + 1], first + 1
    while index < last:
        index = closing.get(index, index)
        if tokens[index][0] == ",":
            begins.append(index + 1)
        index += 1
    for place, begin in enumerate(begins):
        if begin >= last:
            return
        if place + 1 < len(begins):
            yield tokens[begin].start(), tokens[begins[place + 1]].start(), "member"
        elif place:
            yield tokens[begin - 1].start(), tokens[last].start(), "member"
        else:
            yield tokens[begin].start(), tokens[last].start(), "member"


def _closings(tokens: list[re.Match[str]]) -> dict[int, int]:
    """By the number of an opening bracket, that of the closing one on the same line."""
    found: dict[int, int] = {}
    todo: list[int] = []
    for index, token in enumerate(tokens):
        if token[0] in _OPEN:
            todo.append(index)
        elif todo and token[0] == _OPEN[tokens[todo[-1]][0]]:
            found[todo.pop()] = index
        elif token[0] in _OPEN.values():
            todo.clear()
    return found
