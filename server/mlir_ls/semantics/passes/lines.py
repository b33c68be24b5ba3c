"""Lines of printed IR as comparisons see them: without the names of values and blocks, locations and comments.

Printers put an operation on a line, or a part of one. So lines are compared, which works on operations of any dialect and in
dumps that are cut. Two lines with the same key say the same of values that may have other names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mlir_ls.system.patterns import deferred

_NAME = r"(?:[0-9]+|[A-Za-z_$.-](?:[A-Za-z0-9_$.]|-(?!>))*)"
_TOKEN = deferred(
    rf'(?P<string>"(?:[^"\\]|\\.)*")|(?P<comment>//.*)|(?P<value>%{_NAME})|(?P<block>\^{_NAME})'
    r"|(?P<alias>[#!][A-Za-z_$][\w$]*(?![\w$.<]))|(?P<location>(?<![\w$.%@^#!])loc(?=\())"
)
_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|[()]')
_ALIAS = deferred(r"([#!][A-Za-z_$][\w$]*)[ \t]*=[ \t]*(.*)$")
_DEFINES = deferred(r":(?![0-9:])|[ \t]*=(?!=)|:[0-9]+[ \t]*=")
_GROUP = deferred(r"[ \t]*(?:%[^=(,]*,[ \t]*)*%[^=(,]*=(?!=)")
_OPERATION = deferred(r'[ \t]*(?:%[^=]*=[ \t]*)?"?([A-Za-z_][\w$.-]*|\}|\^)')

_MAX_LEVELS = 8
"""Aliases that stand for others are followed so far."""


class PassMention(NamedTuple):
    """A value (`%`) or a block (`^`) that a line names, and whether it is defined there."""

    name: str
    is_definition: bool


class ReadLine(NamedTuple):
    """A line without its names and its indentation: `text` has a sigil for each of `mentions`; `aliases` are those it uses.

    `operation` is the word it begins with after its results. `opens`: it defines a symbol or opens a region of an operation
    that names one, so that names of values and blocks begin anew.
    """

    text: str
    mentions: tuple[PassMention, ...]
    aliases: tuple[str, ...]
    operation: str
    opens: bool
    indent: int


class IRLine(NamedTuple):
    """A line of a dump: its number from that of the dump's header, and its key, with what its aliases stand for."""

    number: int
    key: str
    line: ReadLine


class LineReader:
    """Reads lines of dumps; those that many dumps have are read once."""

    def __init__(self) -> None:
        self._known: dict[str, ReadLine] = {}

    def read(self, lines: Sequence[str], numbers: Iterable[int]) -> list[IRLine]:
        """The lines of a dump with some numbers that hold more than blanks, comments, and definitions of aliases."""
        aliases: dict[str, str] = {}
        found: list[tuple[int, ReadLine]] = []
        known = self._known
        for number in numbers:
            text = lines[number]
            if text[:1] in ("#", "!"):
                alias = _ALIAS.match(text)
                if alias is not None:
                    aliases[alias[1]] = alias[2]
                    continue
            read = known.get(text)
            if read is None:
                read = known[text] = read_line(text)
            if read.text:
                found.append((number, read))
        meanings: dict[str, str] = {}
        return [
            IRLine(number, _key(read, aliases, meanings) if read.aliases else read.text, read) for number, read in found
        ]


def read_line(text: str) -> ReadLine:
    """What a line says without its names."""
    parts: list[str] = []
    mentions: list[PassMention] = []
    aliases: list[str] = []
    group = _GROUP.match(text)
    results = group.end() if group is not None else 0
    after = position = 0
    while (found := _TOKEN.search(text, position)) is not None:
        kind, start, position = found.lastgroup, found.start(), found.end()
        if kind == "string":
            continue
        parts.append(text[after:start])
        after = position
        if kind == "comment":
            break
        if kind == "location":
            parts[-1] = parts[-1].rstrip(" \t")
            after = position = _after_location(text, position)
        elif kind == "alias":
            aliases.append(found[0])
            parts.append(found[0][0])
        else:
            is_label = kind == "block" and not text[:start].strip()
            defines = is_label or (kind == "value" and (start < results or _DEFINES.match(text, position) is not None))
            mentions.append(PassMention(found[0], defines))
            parts.append(found[0][0])
    else:
        parts.append(text[after:])
    bare = "".join(parts).rstrip(" \t")
    operation = _OPERATION.match(bare)
    opens = bare.endswith(("{", "({")) and ("@" in bare or "sym_name" in bare)
    code = bare.lstrip(" \t")
    first = operation[1] if operation is not None else ""
    return ReadLine(code, tuple(mentions), tuple(aliases), first, opens, len(bare) - len(code))


def _after_location(text: str, start: int) -> int:
    """Where the `(...)` ends that begins at a character; the end of the line if it goes on on the next one."""
    depth = 0
    for found in _BRACKET.finditer(text, start):
        depth += {"(": 1, ")": -1}.get(found[0], 0)
        if depth == 0:
            return found.end()
    return len(text)


def _key(read: ReadLine, aliases: dict[str, str], meanings: dict[str, str]) -> str:
    return "\0".join([read.text, *[_meaning(alias, aliases, meanings, 0) for alias in read.aliases]])


def _meaning(alias: str, aliases: dict[str, str], meanings: dict[str, str], level: int) -> str:
    """What an alias stands for, with the aliases in it replaced as well."""
    known = meanings.get(alias)
    if known is None:
        text = aliases.get(alias, alias)
        inner = read_line(text) if level < _MAX_LEVELS and text is not alias else None
        known = text
        if inner is not None:
            known = "\0".join([inner.text, *[_meaning(each, aliases, meanings, level + 1) for each in inner.aliases]])
        meanings[alias] = known
    return known
