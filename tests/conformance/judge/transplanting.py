"""Texts into which an operation of another text is put, with its regions, the values that it uses and its aliases."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from judge.agreement import EXAMPLES
from judge.uses import texts_of_file
from mlir_ls import api

_NAME = re.compile(r"%(?=[\w$.-])")
_ALIAS = re.compile(r"(?<![\w\"])([#!])(?=[A-Za-z_][\w$]*(?![\w$.<]))")
_DEFINITION = re.compile(r"[#!]\w+ = ")
_MAX_LINES = 40
_PREFIX = "other_"


class Piece(NamedTuple):
    """An operation of a text: its lines, the types of the values that it uses, by name, and the aliases of the text."""

    lines: tuple[str, ...]
    values: tuple[tuple[str, str], ...]
    aliases: tuple[str, ...]


def with_one_transplanted(lines: list[str], rng: random.Random) -> tuple[list[str], str] | None:
    """The lines with an operation of any example before, after or in the place of an operation; and which it was.

    What it uses is defined before it by casts from nothing.
    """
    spots = [(first, end) for first, end in _extents("\n".join(lines)) if end - first < len(lines)]
    if not spots:
        return None
    pieces = _pieces()
    piece = rng.choice(pieces[rng.randrange(2)])
    first, end = rng.choice(spots)
    where = rng.choice(("before", "after", "instead"))
    start, stop = {"before": (first, first), "after": (end, end), "instead": (first, end)}[where]
    defined = [f"%{_PREFIX}{name[1:]} = builtin.unrealized_conversion_cast to {type_}" for name, type_ in piece.values]
    put = [*map(_renamed_aliases, defined), *[_renamed(line) for line in piece.lines]]
    aliases = [_renamed_aliases(line) for line in piece.aliases]
    return [*aliases, *lines[:start], *put, *lines[stop:]], f"put-{where}"


def _renamed(line: str) -> str:
    """The line with other names of values and aliases than any other text has."""
    return _renamed_aliases(_NAME.sub(f"%{_PREFIX}", line))


def _renamed_aliases(line: str) -> str:
    return _ALIAS.sub(rf"\1{_PREFIX}", line)


def _extents(text: str) -> list[tuple[int, int]]:
    """The lines of each operation that has lines of its own: the first, and that after the last."""
    found, rows = [], text.split("\n")
    for operation in api.parse(text).walk():
        start, end = operation.span.start, operation.span.end
        if not rows[start.line][: start.character].strip() and not rows[end.line][end.character :].strip():
            found.append((start.line, end.line + 1))
    return found


@cache
def _pieces() -> tuple[Sequence[Piece], Sequence[Piece]]:
    """The operations of all examples that use values of known types only: those on a line of their own, those on several."""
    found: tuple[list[Piece], list[Piece]] = [], []
    for path in EXAMPLES:
        for question in texts_of_file(path):
            rows = question.text.split("\n")
            aliases = tuple([row for row in rows if _DEFINITION.match(row)])
            for operation in api.parse(question.text).walk():
                piece = _piece_of(operation, rows, aliases)
                if piece is not None:
                    found[len(piece.lines) > 1].append(piece)
    return found


def _piece_of(operation: api.Operation, rows: Sequence[str], aliases: tuple[str, ...]) -> Piece | None:
    start, end = operation.span.start, operation.span.end
    whole = not rows[start.line][: start.character].strip() and not rows[end.line][end.character :].strip()
    if not whole or operation.successors or end.line - start.line >= _MAX_LINES:
        return None
    values: dict[str, str] = {}
    for inner in operation.walk():
        for value in inner.operands:
            if value.span is not None and value.span.start < start:
                if value.type is None or "#" in value.name:
                    return None
                values[value.name] = str(value.type)
    return Piece(tuple(rows[start.line : end.line + 1]), tuple(values.items()), aliases)
