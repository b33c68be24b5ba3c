"""No regular expression goes back over what it matched in more than one way: its time would double with each character."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mlir_ls
from fixtures import TESTS

pytestmark = pytest.mark.extended

try:
    from re import _constants as names
    from re import _parser as parser
except ImportError:  # Python 3.10
    import sre_constants as names  # type: ignore[no-redef]
    import sre_parse as parser  # type: ignore[no-redef]

_PACKAGE = Path(mlir_ls.__file__).parent

_GRAMMAR_EXPRESSION = re.compile(r"""~r?(?P<quote>["'])(?P<pattern>(?:\\.|(?!(?P=quote)).)*)(?P=quote)""")

_CHARACTERS = frozenset(map(chr, range(128)))

_REPEATS = (names.MAX_REPEAT, names.MIN_REPEAT)

MAX_WAYS = 64
"""Repetitions from which on a bounded repeat counts as one without a bound."""


def _expressions() -> Iterator[tuple[str, str, int]]:
    """Where each regular expression of the package stands, its pattern and its flags."""
    for info in pkgutil.walk_packages(mlir_ls.__path__, "mlir_ls."):
        if info.name.endswith("__main__"):
            continue
        module = importlib.import_module(info.name)
        for name, value in vars(module).items():
            if isinstance(value, re.Pattern) and isinstance(value.pattern, str):
                yield f"{info.name}.{name}", value.pattern, value.flags
    for path in sorted(_PACKAGE.rglob("*.peg")):
        for number, found in enumerate(_GRAMMAR_EXPRESSION.finditer(path.read_text("utf-8"))):
            yield f"{path.name}, expression {number}", found["pattern"], 0
    for path in sorted((TESTS.parent / "syntaxes").glob("*.json")):
        for pattern in _of_textmate(json.loads(path.read_text("utf-8"))):
            yield path.name, pattern, 0


def _of_textmate(part: Any) -> Iterator[str]:
    """The regular expressions of a TextMate grammar that Python can read: all but those that refer to another one's groups."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part if isinstance(part, list) else ()):
        if key in ("match", "begin", "end", "while") and isinstance(value, str):
            if r"\G" not in value and not re.search(r"\\[1-9]", value):
                yield value
        else:
            yield from _of_textmate(value)


def _of_set(items: list[tuple[Any, Any]]) -> frozenset[str]:
    """The characters of a set `[…]`; of a category, those of ASCII."""
    found: set[str] = set()
    negated = False
    for kind, value in items:
        if kind is names.NEGATE:
            negated = True
        elif kind is names.LITERAL:
            found.add(chr(value))
        elif kind is names.RANGE:
            found.update(map(chr, range(value[0], min(value[1], 127) + 1)))
        else:
            found.update(_of_category(value))
    return _CHARACTERS - found if negated else frozenset(found)


def _of_category(category: Any) -> frozenset[str]:
    letter = {"DIGIT": r"\d", "SPACE": r"\s", "WORD": r"\w"}[str(category).rsplit("_", 1)[1]]
    word = re.compile(letter)
    matched = frozenset([character for character in _CHARACTERS if word.match(character)])
    return _CHARACTERS - matched if "NOT" in str(category) else matched


class _Edges:
    """How the text of a part begins, how it may go on at its end, and whether it may be empty.

    `ends`: characters that the part may match more of, or fewer, where its text ends, as it ends with a repetition.
    """

    def __init__(self, starts: frozenset[str], ends: frozenset[str], empty: bool) -> None:
        self.starts = starts
        self.ends = ends
        self.empty = empty


_NOTHING = _Edges(frozenset(), frozenset(), True)


def _joined(first: _Edges, second: _Edges) -> _Edges:
    return _Edges(
        first.starts | second.starts if first.empty else first.starts,
        first.ends | second.ends if second.empty else second.ends,
        first.empty and second.empty,
    )


def _either(parts: list[_Edges]) -> _Edges:
    return _Edges(
        frozenset().union(*[part.starts for part in parts]),
        frozenset().union(*[part.ends for part in parts]),
        any(part.empty for part in parts),
    )


def _edges(part: Any, faults: list[frozenset[str]]) -> _Edges:
    """The edges of a parsed expression; adds the characters that a repetition of repetitions may share out in several ways."""
    found = _NOTHING
    for kind, value in part:
        found = _joined(found, _of_node(kind, value, faults))
    return found


def _of_node(kind: Any, value: Any, faults: list[frozenset[str]]) -> _Edges:
    if kind is names.LITERAL:
        return _Edges(frozenset([chr(value)]), frozenset(), False)
    if kind is names.NOT_LITERAL:
        return _Edges(_CHARACTERS - {chr(value)}, frozenset(), False)
    if kind is names.IN:
        return _Edges(_of_set(value), frozenset(), False)
    if kind is names.ANY:
        return _Edges(_CHARACTERS - {"\n"}, frozenset(), False)
    if kind is names.SUBPATTERN:
        return _edges(value[-1], faults)
    if kind is names.BRANCH:
        return _either([_edges(branch, faults) for branch in value[1]])
    if kind in _REPEATS:
        least, most, body = value
        inner = _edges(body, faults)
        if most < MAX_WAYS:
            return _Edges(inner.starts, inner.ends, inner.empty or least == 0)
        if inner.starts & inner.ends:
            faults.append(inner.starts & inner.ends)
        return _Edges(inner.starts, inner.starts | inner.ends, inner.empty or least == 0)
    if kind is names.AT and value in (names.AT_END, names.AT_END_STRING):
        return _Edges(frozenset(), frozenset(), False)
    if kind in (names.ASSERT, names.ASSERT_NOT):
        _edges(value[1], faults)
    if kind is names.GROUPREF_EXISTS:
        return _either([_edges(branch or [], faults) for branch in value[1:]])
    return _NOTHING


def _faults(pattern: str, flags: int) -> list[frozenset[str]]:
    faults: list[frozenset[str]] = []
    _edges(parser.parse(pattern, flags & ~re.DEBUG), faults)
    return faults


@pytest.mark.parametrize("pattern", [r"(?:[ \t]+|//[^\n]*)*x", r"(?:a+b?)*c", r"(?:(?:ab*)+)*", r"(?:x|[a-z]+)+;", r"a(?=(?:b+)*c)"])
def test_a_repetition_of_repetitions_is_found(pattern: str) -> None:
    assert _faults(pattern, 0)


@pytest.mark.parametrize("pattern", [r"(?:[ \t]|//[^\n]*(?:\n|\Z))*x", r"(?:a+b)*c", r"(?:,[a-z]+)*;", r"(?:a{2,4}){,9}"])
def test_what_can_be_read_in_one_way_only_is_no_fault(pattern: str) -> None:
    assert not _faults(pattern, 0)


def test_no_expression_shares_out_a_text_in_several_ways() -> None:
    found = {where: pattern for where, pattern, flags in _expressions() if _faults(pattern, flags)}
    assert not found, "\n".join([f"{where}: {pattern}" for where, pattern in found.items()])
