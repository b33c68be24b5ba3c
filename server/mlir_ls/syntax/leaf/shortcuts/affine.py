"""Affine maps and integer sets, read without the grammar.

Operators bind as in the grammar: `*`, `mod`, `floordiv` and `ceildiv` closer than `+` and `-`, each from left to right.
Whatever is not as it has to be is left to the grammar, which says why.
"""

from __future__ import annotations

import re

from mlir_ls.syntax.leaf.affine import (
    PRODUCTS,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
    binary,
)
from mlir_ls.syntax.leaf.build.affine import MAX_CONSTANT, MAX_HEIGHT
from mlir_ls.syntax.leaf.lexical import DIGITS

_findall = re.compile(
    r"[ \t\n]+"
    r"|[A-Za-z_][\w$.]*"
    r"|0x[0-9a-fA-F]+|[0-9]+"
    r"|->|==|>=|<="
    r"|.",
    re.ASCII,
).findall
_NAME = re.compile(r"[A-Za-z_][\w$.]*\Z", re.ASCII)
_SPACE = frozenset(" \t\n")
_MAX_CONSTANT = 18


class _NotPlain(Exception):
    """It is for the grammar to say what this is."""


def affine_map(text: str) -> AffineMap | None:
    """The map `(d0)[s0] -> (...)`, unless the grammar has to decide."""
    try:
        cursor = _Cursor(text)
        dims, symbols = _inputs(cursor)
        cursor.take("->")
        results = _listed(cursor)
    except _NotPlain:
        return None
    return AffineMap(dims, symbols, tuple(results))


def affine_set(text: str) -> IntegerSet | None:
    """The integer set `(d0)[s0] : (...)`, unless the grammar has to decide."""
    try:
        cursor = _Cursor(text)
        dims, symbols = _inputs(cursor)
        cursor.take(":")
        constraints = _constraints(cursor)
    except _NotPlain:
        return None
    return IntegerSet(dims, symbols, tuple(constraints))


AFFINE_SHORTCUTS = {
    "whole_affine_map": affine_map,
    "whole_affine_set": affine_set,
}
"""The functions by the rules of the grammar that they stand for."""


class _Cursor:
    """The tokens and the place of the next one; the names in scope."""

    __slots__ = ("index", "scope", "tokens")

    def __init__(self, text: str) -> None:
        self.tokens = [token for token in _findall(text) if token[0] not in _SPACE]
        self.tokens.append("")
        self.index = 0
        self.scope: dict[str, AffineExpr] = {}

    def end(self) -> None:
        if self.tokens[self.index]:
            raise _NotPlain

    def take(self, token: str) -> None:
        if self.tokens[self.index] != token:
            raise _NotPlain
        self.index += 1

    def accept(self, token: str) -> bool:
        if self.tokens[self.index] != token:
            return False
        self.index += 1
        return True


def _inputs(cursor: _Cursor) -> tuple[int, int]:
    """`(d0, d1)[s0, s1]`: puts the names in scope, and counts them."""
    scope = cursor.scope
    cursor.take("(")
    dims = _names(cursor, ")")
    for position, name in enumerate(dims):
        scope[name] = AffineDim(position)
    symbols = _names(cursor, "]") if cursor.accept("[") else []
    for position, name in enumerate(symbols):
        scope[name] = AffineSymbol(position)
    if len(scope) < len(dims) + len(symbols):
        raise _NotPlain
    return len(dims), len(symbols)


def _names(cursor: _Cursor, closing: str) -> list[str]:
    if cursor.accept(closing):
        return []
    names = []
    while True:
        name = cursor.tokens[cursor.index]
        if not _NAME.match(name):
            raise _NotPlain
        names.append(name)
        cursor.index += 1
        if not cursor.accept(","):
            cursor.take(closing)
            return names


def _listed(cursor: _Cursor) -> list[AffineExpr]:
    """`(expr, ...)`, and nothing after it."""
    cursor.take("(")
    found = [] if cursor.tokens[cursor.index] == ")" else _exprs(cursor)
    cursor.take(")")
    cursor.end()
    return found


def _exprs(cursor: _Cursor) -> list[AffineExpr]:
    found = [_sum(cursor)]
    while cursor.accept(","):
        found.append(_sum(cursor))
    return found


def _constraints(cursor: _Cursor) -> list[tuple[AffineExpr, bool]]:
    """`(expr relation expr, ...)`, and nothing after it. Without any, everything fulfils them."""
    cursor.take("(")
    if cursor.accept(")"):
        cursor.end()
        return [(AffineConstant(0), True)]
    found = []
    while True:
        lhs = _sum(cursor)
        relation = cursor.tokens[cursor.index]
        cursor.index += 1
        if relation not in ("==", ">=", "<="):
            raise _NotPlain
        rhs = _sum(cursor)
        difference = binary("-", rhs, lhs) if relation == "<=" else binary("-", lhs, rhs)
        found.append((difference, relation == "=="))
        if not cursor.accept(","):
            cursor.take(")")
            cursor.end()
            return found


def _sum(cursor: _Cursor) -> AffineExpr:
    tokens = cursor.tokens
    result = _product(cursor)
    while True:
        operator = tokens[cursor.index]
        if operator != "+" and operator != "-":
            return result
        cursor.index += 1
        result = _checked(binary(operator, result, _product(cursor)))


def _product(cursor: _Cursor) -> AffineExpr:
    tokens = cursor.tokens
    result = _operand(cursor)
    while True:
        operator = tokens[cursor.index]
        if operator not in PRODUCTS:
            return result
        cursor.index += 1
        right = _operand(cursor)
        if not right.is_symbolic_or_constant and not (operator == "*" and result.is_symbolic_or_constant):
            raise _NotPlain
        result = _checked(binary(operator, result, right))


def _checked(expr: AffineExpr) -> AffineExpr:
    if expr.height > MAX_HEIGHT:
        raise _NotPlain
    return expr


def _operand(cursor: _Cursor) -> AffineExpr:
    negative = False
    while True:
        token = cursor.tokens[cursor.index]
        cursor.index += 1
        if token != "-":
            break
        negative = not negative
    found = cursor.scope.get(token)
    if found is None:
        if token == "(":
            found = _sum(cursor)
            cursor.take(")")
        elif token[:1] in DIGITS and token:
            found = _constant(token)
        else:
            raise _NotPlain
    elif token == "symbol" and cursor.tokens[cursor.index] == "(":
        raise _NotPlain
    return binary("*", found, AffineConstant(-1)) if negative else found


def _constant(digits: str) -> AffineConstant:
    if digits[:2] != "0x" and len(digits) <= _MAX_CONSTANT:
        return AffineConstant(int(digits))
    if len(digits) > _MAX_CONSTANT or int(digits, 16) > MAX_CONSTANT:
        raise _NotPlain
    return AffineConstant(int(digits, 16))
