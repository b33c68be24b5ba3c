"""Affine expressions, maps and integer sets (language reference, "Affine Dialect", "Polyhedral Structures").

Expressions are simplified as they are built, by the same rules as in the reference, so that maps that differ only in
how they are written are the same map.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import Any

from mlir_ls.syntax.leaf.nodes import Leaf, intern

_LIMIT = 1 << 63

PRODUCTS = frozenset(("*", "mod", "floordiv", "ceildiv"))
"""The operators that bind closer than the others."""


class AffineExpr(Leaf):
    """An expression over dimensions, symbols and constants."""

    __slots__ = ("divisor", "height", "is_symbolic_or_constant")

    divisor: int
    """The largest number that is known to divide every value of it; 0 for the constant 0."""
    height: int
    """How many operators are applied one to the result of the other."""
    is_symbolic_or_constant: bool
    """Whether no dimension occurs in it."""

    def _set(self, divisor: int, height: int, is_symbolic_or_constant: bool) -> None:
        for name, value in (
            ("has_alias", False),
            ("opaque", False),
            ("divisor", divisor),
            ("height", height),
            ("is_symbolic_or_constant", is_symbolic_or_constant),
        ):
            object.__setattr__(self, name, value)


class AffineDim(AffineExpr):
    """The dimension with this number, `d0`."""

    __slots__ = ("position",)
    _fields = ("position",)
    position: int

    def __new__(cls, position: int) -> AffineDim:
        return intern(cls, position)

    def _derive(self, values: tuple[Any, ...]) -> None:
        self._set(1, 0, False)

    def _spell(self) -> str:
        return f"d{self.position}"


class AffineSymbol(AffineExpr):
    """The symbol with this number, `s0`."""

    __slots__ = ("position",)
    _fields = ("position",)
    position: int

    def __new__(cls, position: int) -> AffineSymbol:
        return intern(cls, position)

    def _derive(self, values: tuple[Any, ...]) -> None:
        self._set(1, 0, True)

    def _spell(self) -> str:
        return f"s{self.position}"


class AffineConstant(AffineExpr):
    """A 64-bit integer."""

    __slots__ = ("value",)
    _fields = ("value",)
    value: int

    def __new__(cls, value: int) -> AffineConstant:
        return intern(cls, value)

    def _derive(self, values: tuple[Any, ...]) -> None:
        self._set(abs(self.value), 0, True)

    def _spell(self) -> str:
        return str(self.value)


class AffineBinary(AffineExpr):
    """`lhs operator rhs`; the operator is `+`, `*`, `mod`, `floordiv` or `ceildiv`. Made by `binary`."""

    __slots__ = ("lhs", "operator", "rhs")
    _fields = ("operator", "lhs", "rhs")
    operator: str
    lhs: AffineExpr
    rhs: AffineExpr

    def __new__(cls, operator: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineBinary:
        return intern(cls, operator, lhs, rhs)

    def _derive(self, values: tuple[Any, ...]) -> None:
        lhs, rhs = self.lhs, self.rhs
        is_symbolic_or_constant = lhs.is_symbolic_or_constant and rhs.is_symbolic_or_constant
        self._set(_divisor(self.operator, lhs, rhs), 1 + max(lhs.height, rhs.height), is_symbolic_or_constant)

    def _spell(self) -> str:
        # The left sides first, innermost first: sums are long, and lean to the left.
        pending: list[AffineExpr] = []
        each: AffineExpr = self.lhs
        while isinstance(each, AffineBinary) and each._spelling is None:
            pending.append(each)
            each = each.lhs
        for left in reversed(pending):
            str(left)
        return _spell_sum(self) if self.operator == "+" else _spell_product(self)


class AffineMap(Leaf):
    """`(d0, d1)[s0] -> (results)`."""

    __slots__ = ("dims", "results", "symbols")
    _fields = ("dims", "symbols", "results")
    dims: int
    symbols: int
    results: tuple[AffineExpr, ...]

    def __new__(cls, dims: int, symbols: int, results: tuple[AffineExpr, ...]) -> AffineMap:
        return intern(cls, dims, symbols, results)

    @property
    def is_identity(self) -> bool:
        """Whether it yields its dimensions in their order, and nothing else."""
        return self.results == tuple([AffineDim(position) for position in range(self.dims)])

    def _spell(self) -> str:
        return f"{_spell_inputs(self.dims, self.symbols)} -> ({', '.join(map(str, self.results))})"


class IntegerSet(Leaf):
    """`(d0)[s0] : (constraints)`. A constraint is an expression and whether it is `== 0` rather than `>= 0`."""

    __slots__ = ("constraints", "dims", "symbols")
    _fields = ("dims", "symbols", "constraints")
    dims: int
    symbols: int
    constraints: tuple[tuple[AffineExpr, bool], ...]

    def __new__(cls, dims: int, symbols: int, constraints: tuple[tuple[AffineExpr, bool], ...]) -> IntegerSet:
        return intern(cls, dims, symbols, constraints)

    def _spell(self) -> str:
        each = [f"{expr} {'==' if equality else '>='} 0" for expr, equality in self.constraints]
        return f"{_spell_inputs(self.dims, self.symbols)} : ({', '.join(each)})"


def binary(operator: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """`lhs operator rhs`, simplified; `-` is taken apart. None of the rules for what is affine is checked."""
    if operator == "-":
        return binary("+", lhs, binary("*", rhs, AffineConstant(-1)))
    simpler = _SIMPLIFIERS[operator](lhs, rhs)
    return AffineBinary(operator, lhs, rhs) if simpler is None else simpler


def value_at(expression: AffineExpr, dims: Sequence[int], symbols: Sequence[int]) -> int | None:
    """The value of an expression for these dimensions and symbols; None where it has none."""
    if isinstance(expression, AffineConstant):
        return expression.value
    if isinstance(expression, AffineDim | AffineSymbol):
        values = dims if isinstance(expression, AffineDim) else symbols
        return values[expression.position] if expression.position < len(values) else None
    if not isinstance(expression, AffineBinary):
        return None
    lhs, rhs = value_at(expression.lhs, dims, symbols), value_at(expression.rhs, dims, symbols)
    if lhs is None or rhs is None or (expression.operator not in ("+", "*") and rhs <= 0):
        return None
    if expression.operator == "+":
        return lhs + rhs
    if expression.operator == "*":
        return lhs * rhs
    if expression.operator == "mod":
        return lhs % rhs
    return lhs // rhs if expression.operator == "floordiv" else -(-lhs // rhs)


def is_linear(expression: AffineExpr) -> bool:
    """Whether it has no divisions and no remainders, so that it is spelled in one way once it is simplified."""
    if not isinstance(expression, AffineBinary):
        return True
    return expression.operator in ("+", "*") and is_linear(expression.lhs) and is_linear(expression.rhs)


def _simplify_sum(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstant) and isinstance(rhs, AffineConstant):
        return _constant(lhs.value + rhs.value)
    if isinstance(lhs, AffineConstant) or (lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant):
        return binary("+", rhs, lhs)
    if _out_of_order(lhs, rhs):
        return binary("+", rhs, lhs)
    if isinstance(rhs, AffineConstant) and rhs.value == 0:
        return lhs
    inner, addend = _split(lhs, "+")
    if addend is not None and isinstance(rhs, AffineConstant):
        return _maybe("+", inner, _constant(addend.value + rhs.value))
    left, left_factor = _split(lhs, "*")
    right, right_factor = _split(rhs, "*")
    if left is right:
        return _maybe("*", left, _constant(_value(left_factor) + _value(right_factor)))
    if addend is not None:
        return binary("+", binary("+", inner, rhs), addend)
    return _remainder(lhs, rhs)


def _remainder(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    """`a - (a floordiv q) * q` is `a mod q`; `a` may be the last of several terms."""
    if not isinstance(rhs, AffineBinary) or rhs.operator != "*" or not isinstance(rhs.lhs, AffineBinary):
        return None
    product, factor = rhs.lhs, rhs.rhs
    if product.operator == "*" and factor is AffineConstant(-1):
        quotient, divisor = product.lhs, product.rhs
        if isinstance(quotient, AffineBinary) and quotient.operator == "floordiv":
            return binary("mod", lhs, divisor) if quotient.lhs is lhs and quotient.rhs is divisor else None
    if product.operator != "floordiv":
        return None
    divisor = product.rhs
    is_positive = isinstance(divisor, AffineConstant) and divisor.value > 0
    if is_positive and product.lhs is lhs and factor is binary("*", divisor, AffineConstant(-1)):
        return binary("mod", lhs, divisor)
    if isinstance(lhs, AffineBinary) and lhs.operator == "+":
        return _maybe("+", lhs.lhs, _simplify_sum(lhs.rhs, rhs))
    return None


def _simplify_product(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstant) and isinstance(rhs, AffineConstant):
        return _constant(lhs.value * rhs.value)
    if not lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant:
        return None
    if isinstance(lhs, AffineConstant) or not rhs.is_symbolic_or_constant or _out_of_order(lhs, rhs):
        return binary("*", rhs, lhs)
    if isinstance(rhs, AffineConstant) and rhs.value in (0, 1):
        return lhs if rhs.value else rhs
    inner, factor = _split(lhs, "*")
    if factor is None:
        return None
    if isinstance(rhs, AffineConstant):
        return _maybe("*", inner, _constant(factor.value * rhs.value))
    return binary("*", binary("*", inner, rhs), factor)


def _simplify_floordiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if not isinstance(rhs, AffineConstant) or rhs.value == 0:
        return None
    if isinstance(lhs, AffineConstant):
        return _constant(lhs.value // rhs.value)
    if not isinstance(lhs, AffineBinary) or lhs.operator != "+" or rhs.value == 1:
        return _divided(lhs, rhs.value)
    if lhs.lhs.divisor % rhs.value and lhs.rhs.divisor % rhs.value:
        return None
    return binary("+", binary("floordiv", lhs.lhs, rhs), binary("floordiv", lhs.rhs, rhs))


def _simplify_ceildiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if not isinstance(rhs, AffineConstant) or rhs.value == 0:
        return None
    if isinstance(lhs, AffineConstant):
        return _constant(-(-lhs.value // rhs.value))
    return _divided(lhs, rhs.value)


def _divided(lhs: AffineExpr, divisor: int) -> AffineExpr | None:
    """`a * 6` divided by 3 is `a * 2`."""
    if divisor == 1:
        return lhs
    inner, factor = _split(lhs, "*")
    if factor is None or factor.value % divisor:
        return None
    return _maybe("*", inner, _constant(factor.value // divisor))


def _simplify_mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if not isinstance(rhs, AffineConstant) or rhs.value < 1:
        return None
    if isinstance(lhs, AffineConstant):
        return _constant(lhs.value % rhs.value)
    if lhs.divisor % rhs.value == 0:
        return AffineConstant(0)
    if not isinstance(lhs, AffineBinary):
        return None
    if lhs.operator == "+":
        if lhs.lhs.divisor % rhs.value == 0:
            return binary("mod", lhs.rhs, rhs)
        if lhs.rhs.divisor % rhs.value == 0:
            return binary("mod", lhs.lhs, rhs)
    _, modulus = _split(lhs, "mod")
    if modulus is not None and modulus.value >= 1 and modulus.value % rhs.value == 0:
        assert isinstance(lhs, AffineBinary)
        return binary("mod", lhs.lhs, rhs)
    return None


def _divisor(operator: str, lhs: AffineExpr, rhs: AffineExpr) -> int:
    left, right = lhs.divisor, rhs.divisor
    if operator in ("floordiv", "ceildiv"):
        is_whole = isinstance(rhs, AffineConstant) and right and left % right == 0
        return left // right if is_whole else 1
    return left * right if operator == "*" else gcd(left, right)


def _split(expr: AffineExpr, operator: str) -> tuple[AffineExpr, AffineConstant | None]:
    """`a` and `c` of `a operator c`, where `c` is a constant; otherwise the whole expression and None."""
    if isinstance(expr, AffineBinary) and expr.operator == operator and isinstance(expr.rhs, AffineConstant):
        return expr.lhs, expr.rhs
    return expr, None


def _out_of_order(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    """Whether both are dimensions or both are symbols, the one with the greater number first."""
    if isinstance(lhs, AffineDim) and isinstance(rhs, AffineDim):
        return lhs.position > rhs.position
    return isinstance(lhs, AffineSymbol) and isinstance(rhs, AffineSymbol) and lhs.position > rhs.position


def _value(factor: AffineConstant | None) -> int:
    return 1 if factor is None else factor.value


_SIMPLIFIERS = {
    "+": _simplify_sum,
    "*": _simplify_product,
    "floordiv": _simplify_floordiv,
    "ceildiv": _simplify_ceildiv,
    "mod": _simplify_mod,
}


def _constant(value: int) -> AffineConstant | None:
    return AffineConstant(value) if -_LIMIT <= value < _LIMIT else None


def _maybe(operator: str, lhs: AffineExpr, rhs: AffineExpr | None) -> AffineExpr | None:
    return None if rhs is None else binary(operator, lhs, rhs)


def _spell_inputs(dims: int, symbols: int) -> str:
    named = f"({', '.join([f'd{number}' for number in range(dims)])})"
    return f"{named}[{', '.join([f's{number}' for number in range(symbols)])}]" if symbols else named


def _spell_sum(expr: AffineBinary) -> str:
    lhs, rhs = expr.lhs, expr.rhs
    left = str(lhs)
    if isinstance(rhs, AffineConstant) and rhs.value < 0:
        return f"{left} - {-rhs.value}"
    subtrahend, factor = _split(rhs, "*")
    if factor is not None and factor.value == -1:
        is_sum = isinstance(subtrahend, AffineBinary) and subtrahend.operator == "+"
        return f"{left} - ({subtrahend})" if is_sum else f"{left} - {subtrahend}"
    if factor is not None and factor.value < -1:
        return f"{left} - {_bracketed(subtrahend)} * {-factor.value}"
    return f"{left} + {rhs}"


def _spell_product(expr: AffineBinary) -> str:
    if expr.operator == "*" and isinstance(expr.rhs, AffineConstant) and expr.rhs.value == -1:
        return f"-{_bracketed(expr.lhs)}"
    return f"{_bracketed(expr.lhs)} {expr.operator} {_bracketed(expr.rhs)}"


def _bracketed(expr: AffineExpr) -> str:
    return f"({expr})" if isinstance(expr, AffineBinary) else str(expr)
