"""Operations of unknown syntax that differ in numbers and types alone: what was read of the first of them holds for all.

Tolerant reading takes a number and a shaped type without inner brackets for one token each, and passes over it, whatever it
is. A dump of an ML compiler holds thousands of such operations, no two of which have the same types.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from operator import sub
from typing import NamedTuple

from mlir_ls.syntax.header import HeaderOutcome
from mlir_ls.syntax.shape import OpShape, Symbol
from mlir_ls.system.patterns import deferred

_NAME = re.compile(r"(?:%[%:,0-9 \t]*=[ \t]*)?([A-Za-z_][A-Za-z0-9_$]*\.[A-Za-z0-9_$.]*)")
"""The name of an operation, with its dialect, after its results."""

_BODY = r'[^<>"%@\n(\r#!\\-]*(?:-(?!>)[^<>"%@\n(\r#!\\-]*)*'
# The first character is a set, so that the matcher looks for one of it before it tries the rest.
_VARYING = deferred(
    r"([tvmda0-9])(?<![A-Za-z0-9_$.#!^@%?-][tvmda0-9])"
    rf"(?:((?<=t)ensor<|(?<=v)ector<|(?<=m)emref<|(?<=d)ense<|(?<=a)rray<)({_BODY})(?=>)"
    r"|(?<=[0-9])(?<!:[0-9])(?!(?<=0)x)([0-9]*(?:(?![A-Za-z0-9_$.])|(?:x[0-9?]+)*(?=x(?![A-Za-z0-9_$.?])))))"
)
"""What may be anything in tokens that are passed over: the body of a shaped type or literal, which holds no alias; a number,
and sizes before a type of a dialect. A number after a colon may be how many results there are."""

_Parts = list["str | None"]
"""A text in groups of five, and an end: what does not vary, the first character of what may vary, the rest of the word before
a body, the body, the rest of the number."""

_PLAIN_LOCATION = deferred(r"loc\((?:#loc|unknown)\)")


class _Read(NamedTuple):
    """What was read of a text whose varying parts have these lengths and end at these offsets."""

    outcome: HeaderOutcome
    lengths: list[int]
    ends: list[int]


class Patterns:
    """What was read of operations of unknown syntax: by name, and by what does not vary in their erased headers."""

    __slots__ = ("_read",)

    def __init__(self) -> None:
        self._read: dict[str, dict[tuple[str | None, ...], _Read]] = {}

    def find(self, text: str) -> HeaderOutcome | None:
        """How an erased header is read, if one was that differs from it only in what varies."""
        named = _NAME.match(text)
        patterns = self._read.get(named[1]) if named is not None else None
        if patterns is None:
            return None
        parts: _Parts = _VARYING.split(text)
        read = patterns.get(_pattern(parts))
        return _like(read, text, _lengths(parts)) if read is not None else None

    def add(self, text: str, outcome: HeaderOutcome) -> None:
        """Notes how an erased header was read, if nothing in that depends on what varies."""
        shape = outcome.shape
        if shape.syntax is not None or shape.known or outcome.kind != "complete":
            return
        named = _NAME.match(text)
        if named is None or named[1] != shape.name:
            return
        # the names of symbols that are strings are kept; a location is read, if there is something to be read in it
        if shape.refusal is not None or shape.attributes or "//" in text or '@"' in text:
            return
        if "loc" in _PLAIN_LOCATION.sub("", text):
            return
        parts: _Parts = _VARYING.split(text)
        lengths = _lengths(parts)
        found = [*_VARYING.finditer(text)]
        if not found or found[0].start() >= shape.name_end:
            ends = [each.end() for each in found]
            self._read.setdefault(shape.name, {})[_pattern(parts)] = _Read(outcome, lengths, ends)


def _pattern(parts: _Parts) -> tuple[str | None, ...]:
    """What does not vary."""
    return (*parts[::5], *parts[2::5])


def _lengths(parts: _Parts) -> list[int]:
    """The lengths of the varying parts, but for first digits."""
    return [len(body or number or "") for body, number in zip(parts[3::5], parts[4::5], strict=True)]


def _like(read: _Read, text: str, lengths: list[int]) -> HeaderOutcome:
    """What was read, for a text whose varying parts have other lengths."""
    outcome, before, ends = read
    growth: list[int] = [0, *accumulate(map(sub, lengths, before))]

    def moved(offset: int) -> int:
        return offset + growth[bisect_right(ends, offset)]

    old = outcome.shape
    # by position, in the order of the fields: so many names would take longer than what they name
    shape = OpShape(
        old.kind,
        text,
        old.name,
        old.name_offset,
        old.name_end,
        None,
        False,
        False,
        False,
        False,
        None,
        0,
        old.definitions,
        None,
        (),
        None,
        old.uses,
        old.groups,
        tuple([each._replace(offset=moved(each.offset)) for each in old.successors]),
        old.regions,
        (),
        None,
        old.implied,
        (),
        None if old.symbol is None else _moved_symbol(old.symbol, moved),
        old.unsure,
        False,
        tuple([_moved_symbol(each, moved) for each in old.symbol_uses]),
        tuple([each._replace(offset=moved(each.offset)) for each in old.aliases]),
        tuple([each._replace(start=moved(each.start), end=moved(each.end)) for each in old.foreign]),
        (),
        old.expected,
    )
    return HeaderOutcome(outcome.kind, shape, moved(outcome.end))


def _moved_symbol(symbol: Symbol, moved: Callable[[int], int]) -> Symbol:
    nested = tuple([_moved_symbol(each, moved) for each in symbol.nested])
    return symbol._replace(offset=moved(symbol.offset), nested=nested)
