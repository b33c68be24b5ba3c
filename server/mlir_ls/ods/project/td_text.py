"""The statements of a .td file by its text alone, as far as they say what derives from what, and what it is called.

What is none of them is passed over, word by word; what its braces hold is read as if it stood outside of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from mlir_ls.system.patterns import deferred

_WORD = deferred(r'"(?:[^"\\\n]|\\.)*"|\[\{.*?\}\]|//[^\n]*|/\*.*?\*/|!?\w+|\S', re.DOTALL)
_OPENING, _CLOSING = "<([{", ">)]}"
_MAX_DEPTH = 30
"""Blocks in blocks that are read."""

Parts = tuple[str, ...]
"""Words of a text, such as those of a value."""


class Parent(NamedTuple):
    """What a definition derives from: the name of a class, and what it gives for its parameters."""

    name: str
    arguments: tuple[Parts, ...]


class Statement(NamedTuple):
    """A statement; `kind` is the word that it begins with.

    `value` is that of a variable or a loop; else what is said of the field `name`, None where nothing is. `inner` are the
    statements in it.
    """

    kind: str
    name: str
    parameters: tuple[tuple[str, Parts], ...] = ()
    parents: tuple[Parent, ...] = ()
    value: Parts | None = None
    inner: tuple[Statement, ...] = ()


def statements_in(text: str) -> Iterator[Statement]:
    """The statements of a text, in order."""
    words = [word for word in _WORD.findall(text) if not word.startswith(("//", "/*", "[{"))]
    return _Reader(words).statements()


def parts_of(words: Sequence[str]) -> list[Parts]:
    """What commas outside of brackets separate."""
    found: list[list[str]] = [[]]
    depth = 0
    for word in words:
        depth += (word in _OPENING) - (word in _CLOSING)
        if word == "," and depth == 0:
            found.append([])
        else:
            found[-1].append(word)
    return [tuple(each) for each in found if each]


class _Reader:
    """A position between the words of a text."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._at = 0
        self._depth = 0

    def statements(self) -> Iterator[Statement]:
        """All statements up to the end, or up to the brace that closes what they stand in, which is passed over."""
        unknown = 0
        while self._at < len(self._words):
            word = self._next()
            if word == "}" and unknown == 0:
                return
            if word in ("{", "}"):
                unknown += 1 if word == "{" else -1
            elif word in ("class", "def"):
                yield self._record(word)
            elif word == "multiclass":
                name, parameters = self._next(), self._parameters()
                self._until("{", ";")
                yield Statement(word, name, parameters, inner=self._block())
            elif word == "defm":
                self._until(":", ";")
                yield Statement(word, "", parents=self._parents())
            elif word == "defvar":
                name = self._next()
                self._until("=")
                self._next()
                yield Statement(word, name, value=self._until(";"))
            elif word == "foreach":
                name = self._next()
                self._next()
                yield Statement(word, name, value=self._until("in"), inner=self._block())
            elif word == "let":
                yield Statement(word, "", value=_assigned(self._until("in", ";")), inner=self._block())

    def _record(self, kind: str) -> Statement:
        if kind == "class":
            name, parameters = self._next(), self._parameters()
        else:
            name, parameters = "".join(self._until(":", "{", ";")), ()
        parents = self._parents()
        value = None
        if self._next() == "{":
            for part in _sentences(self._until("}")):
                value = _assigned(part[1:]) if part[0] == "let" and _assigned(part[1:]) is not None else value
            self._next()
        return Statement(kind, name, parameters, parents, value)

    def _block(self) -> tuple[Statement, ...]:
        """The statements in braces, or the one that follows `in`; none where blocks nest too deep."""
        has_word = self._peek() == "in"
        if has_word:
            self._next()
        if self._depth == _MAX_DEPTH:
            return ()
        self._depth += 1
        found: tuple[Statement, ...] = ()
        if self._peek() == "{":
            self._next()
            found = tuple(self.statements())
        elif has_word:
            found = tuple(islice(self.statements(), 1))
        self._depth -= 1
        return found

    def _parameters(self) -> tuple[tuple[str, Parts], ...]:
        found = []
        for part in self._bracketed():
            equals = part.index("=") if "=" in part else len(part)
            if equals > 0:
                found.append((part[equals - 1], part[equals + 1 :]))
        return tuple(found)

    def _parents(self) -> tuple[Parent, ...]:
        found = []
        while self._peek() in (":", ","):
            self._next()
            found.append(Parent(self._next(), tuple(self._bracketed())))
        return tuple(found)

    def _bracketed(self) -> list[Parts]:
        """What commas separate in `<...>`; nothing where there are no such brackets."""
        if self._peek() != "<":
            return []
        self._next()
        words = self._until(">")
        self._next()
        return parts_of(words)

    def _until(self, *ends: str) -> Parts:
        """The words before one of some others outside of brackets, which is not passed over."""
        start, depth = self._at, 0
        while self._at < len(self._words):
            word = self._words[self._at]
            if depth == 0 and word in ends:
                break
            depth += (word in _OPENING) - (word in _CLOSING)
            if depth < 0:
                break
            self._at += 1
        return tuple(self._words[start : self._at])

    def _peek(self) -> str:
        return self._words[self._at] if self._at < len(self._words) else ""

    def _next(self) -> str:
        """The next word, which is passed over; nothing at the end."""
        word = self._peek()
        self._at += 1
        return word


def _sentences(words: Parts) -> list[Parts]:
    """What semicolons outside of brackets end."""
    found: list[list[str]] = [[]]
    depth = 0
    for word in words:
        depth += (word in _OPENING) - (word in _CLOSING)
        if word == ";" and depth == 0:
            found.append([])
        else:
            found[-1].append(word)
    return [tuple(each) for each in found if each]


def _assigned(words: Parts) -> Parts | None:
    """The value of the field `name` in `name = VALUE`, of which there may be several after commas."""
    for part in parts_of(words):
        if part[:2] == ("name", "="):
            return part[2:]
    return None
