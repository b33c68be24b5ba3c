"""Edits of a text that keep all of it that they do not name: comments, layout, ends of lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from mlir_ls.text import LINE_END, Position, Span, span

if TYPE_CHECKING:
    from mlir_ls.api.ir import Module

Change = tuple[Span, str]
"""A span, and the text that is put in its place; an empty span inserts."""

_TOKEN = re.compile(r'//.*|"[^"\\]*(?:\\.[^"\\]*)*"?|(?<![\w$.%@^#!])loc(?=\s*\()|[()]')
_ALIAS = re.compile(r"#loc[0-9]*[ \t]*=")


def edited(module: Module, changes: Iterable[Change]) -> str:
    """The text of a module after some changes, in any order. All else stays as it is, ends of lines included.

    ValueError where two changes overlap, or one is outside of the text.
    """
    text = module.text
    starts = [0, *[end.end() for end in LINE_END.finditer(text)]]
    parts: list[str] = []
    after = 0
    for where, new in sorted(changes, key=lambda change: change[0]):
        start, end = _offset(module, starts, where.start), _offset(module, starts, where.end)
        if start < after or end < start:
            raise ValueError(f"the change at line {where.start.line + 1} overlaps another one")
        parts += (text[after:start], new)
        after = end
    return "".join((*parts, text[after:]))


def _offset(module: Module, starts: list[int], position: Position) -> int:
    line, character = position
    if line == len(starts) and character == 0:
        return len(module.text)
    if not (0 <= line < len(starts) and 0 <= character <= len(module.lines[line])):
        raise ValueError(f"line {line + 1} has no character {character}")
    return starts[line] + character


def location_changes(module: Module) -> tuple[Change, ...]:
    """The changes that take all locations out of a text: `loc(...)` after operations and arguments, and `#loc` aliases.

    Comments stay. A line that only defines an alias of a location goes as a whole.
    """
    return tuple([(where, "") for where in locations_in(module.lines)])


def locations_in(lines: Sequence[str]) -> Iterator[Span]:
    """The locations of a text, in its order: with the blanks before them; a line of an alias as a whole."""
    start: Position | None = None
    depth = 0
    for number, line in enumerate(lines):
        if start is None and "loc" not in line:
            continue
        is_alias = start is None and _ALIAS.match(line) is not None
        for token in _TOKEN.finditer(line):
            if start is None:
                if token[0] == "loc":
                    start, depth = Position(number, _before(line, token.start())), 0
            elif token[0] in ("(", ")"):
                depth += 1 if token[0] == "(" else -1
                if depth == 0 and is_alias and not line[token.end() :].strip():
                    start = None
                    yield Span(Position(number, 0), Position(number + 1, 0))
                elif depth == 0:
                    where, start = Span(start, Position(number, token.end())), None
                    yield span(number, 0, token.end()) if is_alias else where


def _before(line: str, character: int) -> int:
    """Where the blanks before a character begin; those that indent a line stay."""
    bare = line[:character].rstrip(" \t")
    return len(bare) if bare else character
