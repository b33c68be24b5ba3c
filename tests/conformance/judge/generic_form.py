"""Operations in the generic form: their parts, and texts made of changed parts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_START = re.compile(r"^([ \t]*)((?:%[\w$.-]+(?::\d+)?(?:, )?)+ = )?\"([^\"\n]+)\"\(", re.MULTILINE)
_OPENING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')


class Malformed(ValueError):
    """The text is not the generic form of an operation."""


class Entry(NamedTuple):
    """An entry of a dictionary of attributes; a unit attribute has the value ""."""

    name: str
    value: str

    def __str__(self) -> str:
        return f"{self.name} = {self.value}" if self.value else self.name


class GenericOperation(NamedTuple):
    """The parts of an operation, as spelled; `results` are names with their counts, `start` and `end` indices in the text."""

    name: str
    results: tuple[str, ...]
    operands: tuple[str, ...]
    successors: tuple[str, ...]
    properties: tuple[Entry, ...]
    regions: tuple[str, ...]
    attributes: tuple[Entry, ...]
    operand_types: tuple[str, ...]
    result_types: tuple[str, ...]
    start: int = 0
    end: int = 0

    def __str__(self) -> str:
        parts = [", ".join(self.results) + " = " if self.results else "", f'"{self.name}"({", ".join(self.operands)})']
        if self.successors:
            parts.append(f"[{', '.join(self.successors)}]")
        if self.properties:
            parts.append(f" <{{{', '.join(map(str, self.properties))}}}>")
        if self.regions:
            parts.append(f" ({', '.join(self.regions)})")
        if self.attributes:
            parts.append(f" {{{', '.join(map(str, self.attributes))}}}")
        results = self.result_types[0] if len(self.result_types) == 1 else f"({', '.join(self.result_types)})"
        if len(self.result_types) == 1 and "->" in results:
            results = f"({results})"
        return "".join(parts) + f" : ({', '.join(self.operand_types)}) -> {results}"

    @property
    def result_values(self) -> list[str]:
        """The names of the single results, as `%0#1`."""
        values: list[str] = []
        for each in self.results:
            name, _, count = each.partition(":")
            values += [f"{name}#{index}" for index in range(int(count))] if count else [name]
        return values


def operations_in(text: str) -> Iterator[GenericOperation]:
    """The operations of a text that can be read, nested ones after those around them."""
    for match in _START.finditer(text):
        try:
            yield read_operation(text, match)
        except Malformed:
            continue


def read_operation(text: str, match: re.Match[str]) -> GenericOperation:
    """The operation whose name and opening parenthesis a match has found. Raises `Malformed`."""
    start = match.start(2) if match[2] else match.start(3) - 1
    results = tuple((match[2] or "").removesuffix(" = ").split(", ")) if match[2] else ()
    inner, at = _bracketed(text, match.end() - 1)
    operands = split(inner)
    successors: Sequence[str] = ()
    properties: Sequence[Entry] = ()
    regions: Sequence[str] = ()
    attributes: Sequence[Entry] = ()
    if text.startswith("[", at):
        inner, at = _bracketed(text, at)
        successors = split(inner)
    if text.startswith(" <{", at):
        inner, at = _bracketed(text, at + 2)
        properties, at = _entries(inner), at + 1
    if text.startswith(" ({", at):
        inner, at = _bracketed(text, at + 1)
        regions = split(inner)
    if text.startswith(" {", at):
        inner, at = _bracketed(text, at + 1)
        attributes = _entries(inner)
    if not text.startswith(" : (", at):
        raise Malformed(text[at : at + 20])
    inner, at = _bracketed(text, at + 3)
    operand_types = split(inner)
    if not text.startswith(" -> ", at):
        raise Malformed(text[at : at + 20])
    at += 4
    if text.startswith("(", at):
        inner, end = _bracketed(text, at)
        result_types = split(inner)
    else:
        end = _end_of_line(text, at)
        result_types = [text[at:end]]
    return GenericOperation(
        match[3], results, tuple(operands), tuple(successors), tuple(properties), tuple(regions), tuple(attributes),
        tuple(operand_types), tuple(result_types), start, end,
    )  # fmt: skip


def _end_of_line(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _entries(text: str) -> list[Entry]:
    found = []
    for part in split(text):
        name, _, value = part.partition(" = ")
        found.append(Entry(name, value))
    return found


def _bracketed(text: str, at: int) -> tuple[str, int]:
    """What stands between the bracket at an index and the one that closes it, and the index after that."""
    end = _closing(text, at)
    return text[at + 1 : end], end + 1


def _closing(text: str, at: int) -> int:
    open_brackets: list[str] = []
    index = at
    while index < len(text):
        character = text[index]
        if character == '"':
            match = _STRING.match(text, index)
            if match is None:
                raise Malformed("a string that is not closed")
            index = match.end()
            continue
        if text.startswith("->", index) or text.startswith(">=", index) or text.startswith("<=", index):
            index += 2
            continue
        if character in _OPENING:
            open_brackets.append(_OPENING[character])
        elif open_brackets and character == open_brackets[-1]:
            open_brackets.pop()
            if not open_brackets:
                return index
        elif character in ")]}":
            raise Malformed("brackets that do not match")
        index += 1
    raise Malformed("a bracket that is not closed")


def split(text: str, separator: str = ",") -> list[str]:
    """The parts of a list, without the blanks around them; separators in brackets and strings do not count."""
    parts, begin, index = [], 0, 0
    while index < len(text):
        character = text[index]
        if character == '"':
            match = _STRING.match(text, index)
            if match is None:
                raise Malformed("a string that is not closed")
            index = match.end()
        elif text.startswith("->", index) or text.startswith(">=", index) or text.startswith("<=", index):
            index += 2
        elif character in _OPENING:
            index = _closing(text, index) + 1
        elif character == separator:
            parts.append(text[begin:index].strip())
            index += 1
            begin = index
        else:
            index += 1
    last = text[begin:].strip()
    return [*parts, last] if last or parts else []


def indented(text: str) -> str:
    """The text with every line indented as deep as it is nested: left of its operation, a body looks like damage."""
    depth, lines = 0, []
    for line in text.split("\n"):
        bare = line.strip()
        code = _STRING.sub("", bare)
        closing = len(code) - len(code.lstrip("}")) if code.startswith("}") else 0
        lines.append("  " * max(0, depth - min(1, closing)) + bare if bare else "")
        depth += code.count("{") - code.count("}")
    return "\n".join(lines)
