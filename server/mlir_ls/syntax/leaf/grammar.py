"""The grammar of the leaves, and what to say where a text does not follow it.

The grammar is `leaf.peg`. It is compiled when it is first needed.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mlir_ls.syntax.leaf.errors import THE_END, LeafError, TooDeep
from mlir_ls.syntax.leaf.lexical import STRING, quoted
from mlir_ls.system.patterns import deferred

if TYPE_CHECKING:
    from parsimonious.grammar import Grammar
    from parsimonious.nodes import Node

MAX_DEPTH = 128
"""How deep brackets may nest."""

# Python frames that one level of brackets costs, at most, and what the rest and the caller may take.
_FRAMES_PER_LEVEL = 40
_FRAMES_AT_REST = 3_000

_BRACKETS = deferred(rf"{STRING}|->|[<>()\[\]{{}}]")
_FOUND = deferred(r'"[^"\n]{0,20}"?|[!#@%^]?[\w$.]+|->|::|==|>=|<=|[^ \t\n\r\0]')

_SCALABLE_SIZE, _UNKNOWN_SIZE = deferred(r"\[[0-9]+\]"), deferred(r"\?")

_PHRASES = {
    "whole_type": "a type",
    "type": "a type",
    "non_function_type": "a type",
    "attribute": "an attribute",
    "location_attribute": "`loc(...)`",
    "location": "a location",
    "affine_expr": "an affine expression",
    "affine_term": "an affine expression",
    "affine_operand": "an affine expression",
    "affine_name": "a name",
    "affine_relation": "`==`, `>=` or `<=`",
    "tensor_literal": "a literal",
    "tensor_element": "a literal",
    "array_element": "a literal",
    "tensor_integer": "a number",
    "dimension": "a dimension",
    "vector_dimension": "a dimension",
    "string": "a string",
    "bare_name": "a name",
    "symbol_name": "a symbol name",
    "distinct_number": "a number",
    "line_number": "a number",
    "stride": "an integer or `?`",
    "dialect_symbol": "a name",
    "offset_word": "`offset`",
    "at_word": "`at`",
    "round_end": "`)`",
    "square_end": "`]`",
    "curly_end": "`}`",
    "angle_end": "`>`",
    "lparen": "`(`",
    "rparen": "`)`",
    "lbracket": "`[`",
    "rbracket": "`]`",
    "lbrace": "`{`",
    "rbrace": "`}`",
    "less": "`<`",
    "greater": "`>`",
    "comma": "`,`",
    "colon": "`:`",
    "equal": "`=`",
    "arrow": "`->`",
}
# Where one of these was tried, what it may begin with was tried too and need not be listed.
_COMPOSITES = ("attribute", "type", "non_function_type", "location", "affine_expr", "affine_term", "affine_operand",
               "tensor_literal", "array_element")  # fmt: skip


class LeafGrammar:
    """The rules of `leaf.peg`; those of an overlay, a text or files beside it, replace the ones of the same names."""

    def __init__(self, overlay: str | tuple[str, ...] = "") -> None:
        self._overlay = overlay

    @cached_property
    def _grammar(self) -> Grammar:
        import pkgutil

        from parsimonious.grammar import Grammar

        files = ("leaf.peg", *(self._overlay if isinstance(self._overlay, tuple) else ()))
        texts = [str(pkgutil.get_data(__package__, file) or b"", "utf-8") for file in files]
        if isinstance(self._overlay, str):
            texts.append(self._overlay)
        return Grammar("\n".join(texts))

    def parse(self, rule: str, text: str) -> Node:
        """The tree of the whole `text` by a rule.

        Raises:
            LeafError: it does not follow the rule, or nests too deeply.
        """
        from parsimonious.exceptions import ParseError

        expression = self._grammar[rule]
        cache: defaultdict[int, dict[int, Node | None]] = defaultdict(dict)
        error = ParseError(text)
        node = expression.match_core(text, 0, cache, error)
        if node is None or node.end < len(text):
            raise self._failure(text, cache, -1 if node is None else node.end)
        return node

    def _failure(self, text: str, cache: defaultdict[int, dict[int, Node | None]], matched: int) -> LeafError:
        """The error at the farthest character at which some rule was tried and did not match."""
        failed: dict[int, set[str]] = defaultdict(set)
        for name, expression in self._grammar.items():
            if name not in _PHRASES:
                continue
            for position, node in cache[id(expression)].items():
                if node is None:
                    failed[position].add(name)
        farthest = max([matched, *failed, 0])
        names = failed[farthest]
        for name in _COMPOSITES:
            if name in names:
                names -= self._openings[name]
        phrases = list(dict.fromkeys(phrase for name, phrase in _PHRASES.items() if name in names))
        found = f"but got {found_at(text, farthest)}"
        if ("dimension" in names or "vector_dimension" in names) and text[farthest : farthest + 1].isdigit():
            return LeafError(f"expected `x` and a type after the dimension {found_at(text, farthest)}", farthest)
        unknown = _UNKNOWN_SIZE.match(text, farthest) if "dimension" in names else None
        size = _SCALABLE_SIZE.match(text, farthest) if "vector_dimension" in names else unknown
        if size is not None:
            return LeafError(f"expected `x` and a type after the dimension `{size[0]}`", farthest, len(size[0]))
        if farthest == matched:
            phrases.append(THE_END)
        return LeafError(f"expected {_one_of(phrases)}, {found}", farthest)

    @cached_property
    def _openings(self) -> dict[str, set[str]]:
        """For each composite rule the names of the rules that it may begin with."""
        return {name: _leftmost(self._grammar[name]) - {name} for name in _COMPOSITES}


def found_at(text: str, offset: int) -> str:
    """What stands at a character, for a message."""
    match = _FOUND.match(text, offset)
    return quoted(match.group(), "`") if match else THE_END


def check_depth(text: str) -> int:
    """How deep the brackets of `text` nest.

    Raises:
        TooDeep: deeper than `MAX_DEPTH`.
    """
    opened = text.count("<") + text.count("(") + text.count("[") + text.count("{")
    if opened <= 24 and text.count("-") <= 24:
        return opened
    depth = deepest = 0
    for match in _BRACKETS.finditer(text):
        bracket = match.group()
        if bracket in "<([{":
            depth += 1
            if depth > deepest:
                deepest = depth
                if depth > MAX_DEPTH:
                    raise TooDeep("nested too deeply", match.start())
        elif bracket in ">)]}" and depth:
            depth -= 1
    return deepest


class room_for:
    """Room on the stack to parse brackets this deep."""

    def __init__(self, depth: int) -> None:
        self._needed = _FRAMES_AT_REST + depth * _FRAMES_PER_LEVEL

    def __enter__(self) -> None:
        self._before = sys.getrecursionlimit()
        sys.setrecursionlimit(max(self._before, self._needed))

    def __exit__(self, *_: object) -> None:
        sys.setrecursionlimit(self._before)


def _one_of(phrases: list[str]) -> str:
    return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])} or {phrases[-1]}"


def _leftmost(expression: Any) -> set[str]:
    """The names of an expression and of all it may begin with."""
    from parsimonious.expressions import Lookahead, Quantifier, Sequence

    seen: dict[int, Any] = {}
    pending = [expression]
    while pending:
        each = pending.pop()
        if id(each) in seen:
            continue
        seen[id(each)] = each
        members = getattr(each, "members", ())
        if isinstance(each, Sequence):
            for member in members:
                pending.append(member)
                if not (isinstance(member, Quantifier) and member.min == 0) and not isinstance(member, Lookahead):
                    break
        else:
            pending.extend(members)
    return {each.name for each in seen.values() if each.name}
