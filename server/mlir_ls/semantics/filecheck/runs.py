"""RUN lines: the commands of a test, in words, as `lit` would run them. LLVM, "lit: LLVM Integrated Tester".

What a shell would do beyond pipes and quotes is not done: such a command has the reason instead.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mlir_ls.system.patterns import deferred

_RUN = re.compile(r"\bRUN:(.*)$")
_DEFINE = deferred(r"\b(?:RE)?DEFINE:[ \t]*%\{([\w.:-]+)\}[ \t]*=(.*)$")
_CONTINUED = deferred(r"\b(?:RUN|(?:RE)?DEFINE):(.*)$")
_CONDITION = deferred(
    r"%if[ \t]+(?P<feature>[^%{]*?)[ \t]*%\{(?P<then>.*?)%\}(?:[ \t]*%else[ \t]*%\{(?P<other>.*?)%\})?", re.DOTALL
)
_OF_A_SHELL = deferred(r"&&|\|\||[;`<>&]|\$\(|\$\{?\w|\*(?=[\w./])")

_MAX_ROUNDS = 8
"""Substitutions may hold others; so often are they replaced."""

_MAX_CHARACTERS = 100_000
"""Characters of a command with its substitutions."""


class RunLine(NamedTuple):
    """A command of a test: its first line, its text with continued lines joined, and its programs with their arguments.

    A program gets what the one before writes; of those with an index in `merged` also what it writes to standard error
    (`2>&1`). `trouble` is the reason why there are none, "" otherwise.
    """

    line: int
    text: str
    programs: tuple[tuple[str, ...], ...]
    trouble: str = ""
    merged: frozenset[int] = frozenset()


def run_lines(lines: Sequence[str], substitutions: Mapping[str, str] | None = None) -> list[RunLine]:
    """The commands of a text. `substitutions` are those of `lit`, as `%s`, with what stands for them; others remain."""
    known: dict[str, str] = {}
    return [_parsed(line, text, known, substitutions or {}) for line, text in _joined(lines, known)]


def has_run_lines(lines: Sequence[str]) -> bool:
    """Whether a text is a test."""
    return any(["RUN:" in line for line in lines])


def _joined(lines: Sequence[str], known: dict[str, str]) -> Iterator[tuple[int, str]]:
    """The commands with the lines on which they begin; definitions of substitutions are added to `known`."""
    first, begun, name = 0, "", ""
    for number, line in enumerate(lines):
        if "RUN:" not in line and "DEFINE:" not in line:
            continue
        definition = _DEFINE.search(line)
        found = definition or (None if begun and name else _RUN.search(line)) or _CONTINUED.search(line)
        if found is None:
            continue
        if not begun:
            first, name = number, f"%{{{definition[1]}}}" if definition is not None else ""
        text = f"{begun} {found[found.re.groups].strip()}".strip()
        begun = text[:-1].rstrip() if text.endswith("\\") else ""
        if text.endswith("\\"):
            continue
        if name:
            known[name] = text
        else:
            yield first, text
    if begun and not name:
        yield first, begun


def _parsed(line: int, text: str, known: Mapping[str, str], substitutions: Mapping[str, str]) -> RunLine:
    expanded = text
    for _ in range(_MAX_ROUNDS):
        before, expanded = expanded, _expanded(expanded, known)
        if len(expanded) > _MAX_CHARACTERS:
            return RunLine(line, text, (), "it is too long when its substitutions are replaced")
        if before == expanded:
            break
    expanded = _CONDITION.sub(lambda found: found["then"], expanded)
    try:
        words = list(_words(expanded))
    except ValueError:
        return RunLine(line, text, (), "its quotes are not closed")
    programs: list[tuple[str, ...]] = []
    current: list[str] = []
    merged: set[int] = set()
    for word, is_quoted in words:
        if word == "|" and not is_quoted:
            programs.append(tuple(current))
            current = []
        elif word == "2>&1" and not is_quoted:
            merged.add(len(programs))
        elif not is_quoted and (shell := _OF_A_SHELL.search(word)) is not None:
            return RunLine(line, text, (), f"it uses '{shell[0]}' of a shell, and no shell is run")
        else:
            current.append(_expanded(word, substitutions))
    programs.append(tuple(current))
    if not all(programs):
        return RunLine(line, text, (), "a program is missing in it")
    return RunLine(line, text, tuple(programs), merged=frozenset(merged))


def _expanded(text: str, known: Mapping[str, str]) -> str:
    for name in sorted(known, key=len, reverse=True):
        if name in text:
            pattern = rf"(?<!%){re.escape(name)}" + ("" if name[-1] == "}" else r"(?!\w)")
            text = known[name].join(re.split(pattern, text))
    return text


def _words(text: str) -> Iterator[tuple[str, bool]]:
    """The words of a command as a POSIX shell splits it, and whether some of it was quoted. ValueError for open quotes."""
    lexer = re.compile(r"""[ \t]+|\|\|?|(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^ \t|"'\\])+""")
    position = 0
    while position < len(text):
        found = lexer.match(text, position)
        if found is None:
            raise ValueError("no closing quotation")
        position = found.end()
        if found[0].strip():
            is_quoted = any(character in found[0] for character in "\"'\\")
            yield "".join(shlex.split(found[0])) if is_quoted else found[0], is_quoted
