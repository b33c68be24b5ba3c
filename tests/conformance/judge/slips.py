"""Slips of the keyboard in texts that are right: one at random, of a kind that has a name."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from .dropping import is_code

Slip = Callable[[list[str], int, random.Random], "list[str] | None"]
"""The lines with a slip in one of them, of that number; None where that line has nothing to get wrong."""

_OPERATION = re.compile(r"^\s*(?:%[\w:, %$.#-]+=\s*)?(?P<name>[a-z_][\w$]*(?:\.[a-z_]\w*)+|return\b|call\b)")
_TYPES_AFTER = re.compile(r" : [^:]*(?=(?: \{)?$)")
_RESULT_TYPES = re.compile(r" (?:->|to) [^:]*?(?=(?: \{)?$)")
_VALUE = re.compile(r"%[A-Za-z_][\w$.-]*")
_SYMBOL = re.compile(r"@[A-Za-z_][\w$.]*")
_TYPE = re.compile(r"(?<![\w.%#@^!-])(?:[a-z][a-z0-9]*(?=<)|index|bf16|f\d+|i\d+\b)|![a-z_][\w.]*")
_KEYWORD = re.compile(r"(?<![\w.!%#@^\"<-])[a-z_]{2,}(?![\w.(\"<])")
_ATTRIBUTE = re.compile(r"[A-Za-z_]\w*(?= = )")
_VALUE_OF_ENTRY = r"(?:[^,{}\[\]<>()\n]|<(?:[^<>\n]|<[^<>\n]*>)*>|\[[^\[\]\n]*\]|\([^()\n]*\))+"
_ENTRY = re.compile(rf"(?<=[{{,] )[A-Za-z_]\w* = {_VALUE_OF_ENTRY}(?:, )?|(?<=\{{)[A-Za-z_]\w* = {_VALUE_OF_ENTRY}(?:, )?")
_NUMBER_TYPE = re.compile(r"(?<![\w.!%#@^<-])(?:index|bf16|f16|f32|f64|i1|i8|i16|i32|i64)\b")
_NUMBER_TYPES = ("index", "f16", "f32", "f64", "i1", "i8", "i32", "i64")
_RESULTS = re.compile(r"^(\s*)(%[\w$.-]+(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)*)( = )")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _without(pattern: re.Pattern[str]) -> Slip:
    """A slip that leaves out one match of a pattern."""
    return _each(pattern, lambda found, rng: "")


def _each(pattern: re.Pattern[str], change: Callable[[str, random.Random], str], only_operations: bool = True) -> Slip:
    def slip(lines: list[str], number: int, rng: random.Random) -> list[str] | None:
        line = lines[number]
        places = list(pattern.finditer(line)) if not only_operations or _OPERATION.match(line) else []
        if not places:
            return None
        found = rng.choice(places)
        new = line[: found.start()] + change(found[0], rng) + line[found.end() :]
        return [*lines[:number], new, *lines[number + 1 :]]

    return slip


def _misspelled(text: str, rng: random.Random) -> str:
    """A word with one letter less, more, doubled, exchanged, or two letters in another order; not the first two."""
    if len(text) < 3:
        return text
    at = rng.randrange(2, len(text))
    if not text[at].isalnum():
        return text
    kind = rng.randrange(4)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at] + text[at:]
    if kind == 2:
        return text[:at] + rng.choice(_LETTERS) + text[at + 1 :]
    return text[: at - 1] + text[at] + text[at - 1] + text[at + 1 :]


def _other_type(text: str, rng: random.Random) -> str:
    return rng.choice([each for each in _NUMBER_TYPES if each != text])


def _misspelled_name(lines: list[str], number: int, rng: random.Random) -> list[str] | None:
    found = _OPERATION.match(lines[number])
    if found is None:
        return None
    start, end = found.span("name")
    new = lines[number][:start] + _misspelled(found["name"], rng) + lines[number][end:]
    return [*lines[:number], new, *lines[number + 1 :]]


def _without_terminator(lines: list[str], number: int, rng: random.Random) -> list[str] | None:
    is_last = number + 1 < len(lines) and lines[number + 1].lstrip().startswith(("}", "^"))
    return [*lines[:number], *lines[number + 1 :]] if is_last and _OPERATION.match(lines[number]) else None


def _without_brace(lines: list[str], number: int, rng: random.Random) -> list[str] | None:
    line = lines[number]
    if line.strip() == "}":
        return [*lines[:number], *lines[number + 1 :]]
    return [*lines[:number], line.removesuffix("{").rstrip(), *lines[number + 1 :]] if line.endswith("{") else None


def _other_results(lines: list[str], number: int, rng: random.Random) -> list[str] | None:
    """A result more or less than the operation has."""
    found = _RESULTS.match(lines[number])
    if found is None:
        return None
    names = found[2].split(", ")
    names = names[:-1] if len(names) > 1 and rng.random() < 0.5 else [*names, "%surplus"]
    return [*lines[:number], f"{found[1]}{', '.join(names)}{lines[number][found.end(2) :]}", *lines[number + 1 :]]


SLIPS: dict[str, Slip] = {
    "types missing": _without(_TYPES_AFTER),
    "result types missing": _without(_RESULT_TYPES),
    "comma missing": _without(re.compile(r",(?= )")),
    "mark missing": _without(re.compile(r"->|[:=]")),
    "bracket missing": _without(re.compile(r"[()\[\]<>](?<!->)")),
    "percent missing": _without(re.compile(r"%(?=[A-Za-z])")),
    "attribute missing": _without(_ENTRY),
    "keyword missing": _without(_KEYWORD),
    "brace missing": _without_brace,
    "terminator missing": _without_terminator,
    "operation misspelled": _misspelled_name,
    "keyword misspelled": _each(_KEYWORD, _misspelled),
    "value misspelled": _each(_VALUE, _misspelled),
    "symbol misspelled": _each(_SYMBOL, _misspelled, only_operations=False),
    "type misspelled": _each(_TYPE, _misspelled),
    "attribute misspelled": _each(_ATTRIBUTE, _misspelled),
    "type exchanged": _each(_NUMBER_TYPE, _other_type),
    "results": _other_results,
}


def with_slip(lines: list[str], rng: random.Random, only: str = "") -> tuple[list[str], str, int] | None:
    """The lines with a slip in a random line, its kind, and the number of the line; None where none is there.

    The kind is a random one, where `only` names none.
    """
    number = rng.choice([number for number, line in enumerate(lines) if is_code(line)] or [-1])
    kind = only or rng.choice(list(SLIPS))
    changed = SLIPS[kind](lines, number, rng) if number >= 0 else None
    return (changed, kind, number) if changed is not None and changed != lines else None
