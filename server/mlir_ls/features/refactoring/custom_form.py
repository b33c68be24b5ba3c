"""An operation of generic form in its own syntax.

There is no printer: what the reader of the operation would take next is tried, with the values, types and attributes that are
left, until it reads the very operation. What has regions keeps its generic form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.features.refactoring.generic_form import FormParts, entry_of, function_type, parts_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.completing import ENTRY, read_cut
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Node

_MAX_READS = 250
_MAX_TOKENS = 120
_WORD = re.compile(r"[A-Za-z_]\w*")
_KINDS = frozenset(("%", "^", "@", "<type>", "<attribute>", "<integer>", "<definition>", ENTRY, "loc", "{"))
_ARRAY = re.compile(r"(?:array<\w+: |dense<\[)([^\]>]*)\]?>.*")
_TIGHT_BEHIND = ("(", "[", "<")
_TIGHT_BEFORE = (",", ")", "]", ">")
_OPENING = ("(", "[", "<")
_ENDS_NAME = re.compile(r"[%@][\w$.-]+\Z|(?<![\w.])[a-z]\w*\Z")
"""A value, a symbol or a word, which a bracket follows without a blank."""


class _State(NamedTuple):
    """A header that is begun: its text, and how many operands, successors, types and attributes it has."""

    text: str
    operands: int = 0
    successors: int = 0
    types: int = 0
    attributes: int = 0


def custom_form(node: Node, environment: Environment, language: OpenLanguage, default_dialect: str) -> str | None:
    """The custom form of an operation of generic form; None where it has none, or where none is found."""
    shape, spec = node.shape, node.shape.syntax
    if not shape.generic or shape.faults or node.body is not None or not isinstance(spec, OpSpec):
        return None
    goal = parts_of(node, spec, environment)
    if goal is None:
        return None
    front, name = goal.results, spec.name
    dialect, _, short = spec.name.partition(".")
    if dialect == default_dialect and language.find(short, default_dialect) == language.find(name, default_dialect):
        name = short
    search = _Search(goal, environment, language, default_dialect)
    return search.found(_State(f"{front}{name}"))


class _Search:
    """Tries what may come next, depth first, for a number of reads."""

    def __init__(self, goal: FormParts, environment: Environment, language: OpenLanguage, default_dialect: str) -> None:
        self._goal = goal
        self._environment = environment
        self._language = language
        self._default_dialect = default_dialect
        self._reads = 0
        self._types = list(dict.fromkeys([*goal.types, *goal.result_types]))

    def found(self, begin: _State) -> str | None:
        """A text behind the beginning that is the operation."""
        todo = [iter((begin,))]
        while todo and self._reads < _MAX_READS:
            state = next(todo[-1], None)
            if state is None:
                todo.pop()
            elif self._is_goal(state):
                return state.text + self._goal.location
            elif len(todo) < _MAX_TOKENS:
                todo.append(self._next(state))
        return None

    def _is_goal(self, state: _State) -> bool:
        goal = self._goal
        if state.operands < len(goal.operands) or state.successors < len(goal.successors):
            return False
        erased = erase(state.text)
        self._reads += 1
        outcome = read_header(erased.text, self._default_dialect, self._language)
        if outcome.kind != "complete" or outcome.fault is not None or not isinstance(outcome.shape.syntax, OpSpec):
            return False
        names = [each.name for each in outcome.shape.attributes]
        if len(set(names)) < len(names):
            return False
        parts = parts_of(Node(outcome.shape, tuple(erased.names), 0), outcome.shape.syntax, self._environment)
        return parts is not None and parts.is_same(goal)

    def _has_other_attributes(self, shape: OpShape, length: int) -> bool:
        """Whether a word in so many characters of a header means another value of an attribute than it has to be."""
        return any(
            [
                each.end <= length and str(shape.implied.get(each.name, expected)) != expected
                for each in shape.attributes
                if (expected := self._goal.attributes.get(each.name)) is not None
            ]
        )

    def _next(self, state: _State) -> Iterator[_State]:
        """What the text may go on with, the likeliest first."""
        goal = self._goal
        self._reads += 1
        erased = erase(f"{state.text} ").text
        cut = read_cut(erased, self._default_dialect, self._language)
        if cut.kind == "broken" or self._has_other_attributes(cut.shape, len(erased)):
            return
        expected = cut.expected
        if "%" in expected and state.operands < len(goal.operands):
            text = _joined(state.text, goal.operands[state.operands])
            yield state._replace(text=text, operands=state.operands + 1)
        if "^" in expected and state.successors < len(goal.successors):
            text = _joined(state.text, goal.successors[state.successors])
            yield state._replace(text=text, successors=state.successors + 1)
        if "<type>" in expected and state.types < len(goal.types) + len(goal.result_types):
            for several in (*[(each,) for each in self._types], *self._type_lists()):
                yield state._replace(text=_joined(state.text, ", ".join(several)), types=state.types + len(several))
        if "<attribute>" in expected or "<integer>" in expected:
            for number, spelled in enumerate(list(goal.attributes.values())[state.attributes :], state.attributes + 1):
                for text in _spellings(spelled):
                    yield state._replace(text=_joined(state.text, text), attributes=number)
        following = (*cut.rest[:1], *([","] if state.operands < len(goal.operands) else []))
        for text in self._spelled(expected, following):
            yield state._replace(text=_joined(state.text, text))

    def _spelled(self, expected: frozenset[str], following: tuple[str, ...]) -> Iterator[str]:
        """Tokens that are no values and no single types."""
        goal = self._goal
        if "(" in expected and "(" in following:
            yield function_type(goal)
        if "@" in expected:
            yield from [text for text in goal.attributes.values() if text.startswith("@")]
        marks = [each for each in expected if each not in _KINDS]
        yield from sorted([each for each in marks if not _WORD.match(each)], key=lambda each: (-_last(following, each), each))
        if "{" in expected and goal.attributes:
            yield from self._dictionaries()
        yield from sorted([each for each in marks if _WORD.match(each)], key=lambda each: (-_last(following, each), each))

    def _type_lists(self) -> Iterator[tuple[str, ...]]:
        """The types as lists: a reader that counts them goes on behind none but the last."""
        types, results = self._goal.types, self._goal.result_types
        for several in ((*types, *results), types, results, (*types[:1], *results)):
            if len(several) > 1:
                yield several

    def _dictionaries(self) -> Iterator[str]:
        """Dictionaries of attributes: of the discardable ones, of all, of all but one."""
        entries = {name: entry_of(name, text) for name, text in self._goal.attributes.items()}
        if self._goal.discardable:
            yield f"{{{', '.join([entry for name, entry in entries.items() if name in self._goal.discardable])}}}"
        yield f"{{{', '.join(entries.values())}}}"
        for left in entries if len(entries) > 1 else ():
            yield f"{{{', '.join([entry for name, entry in entries.items() if name != left])}}}"


def _spellings(attribute: str) -> Iterator[str]:
    """How an attribute may be spelled: as what it lists, without its type, in full."""
    found = _ARRAY.fullmatch(attribute)
    if found is not None:
        yield found[1]
    if " : " in attribute:
        yield attribute.partition(" : ")[0]
    if not attribute.startswith("array<"):
        yield attribute


def _last(tokens: tuple[str, ...], token: str) -> int:
    """How far behind a token stands among others, from 1; 0 where it does not."""
    return max([number for number, each in enumerate(tokens, 1) if each == token], default=0)


def _joined(text: str, token: str) -> str:
    """A token behind a text, with a blank where one is usual."""
    is_tight = text.endswith(_TIGHT_BEHIND) or token in _TIGHT_BEFORE or (token in _OPENING and _ENDS_NAME.search(text))
    return f"{text}{token}" if is_tight else f"{text} {token}"
