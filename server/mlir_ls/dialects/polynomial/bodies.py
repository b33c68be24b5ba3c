"""polynomial: polynomials with one indeterminate, as sums of monomials."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.numbers import float_of
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf.types import FloatType

Read = Callable[[BodyReader, Known], DeclaredBody]

_DOUBLE = FloatType("f64")


class Monomial(NamedTuple):
    """`coefficient variable**exponent`, the coefficient as it is spelled; the variable of a constant term is empty."""

    coefficient: str
    variable: str
    exponent: int


def degree_of(body: tuple[Monomial, ...]) -> int:
    """The degree of a polynomial, whose monomials are in the order of their exponents."""
    return body[-1].exponent


def _polynomial(coefficient: Callable[[BodyReader], str | None]) -> Read:
    """`<` monomial (`+` monomial)* `>`"""

    def read(reader: BodyReader, known: Known) -> DeclaredBody:
        reader.expect("<")
        found, more = [], True
        while more:
            monomial, more = _monomial(reader, coefficient)
            found.append(monomial)
        if not reader.comes(">"):
            reader.fail("expected `+` and more monomials, or `>`")
        end = reader.position
        reader.expect(">")
        variables = sorted({each.variable for each in found if each.variable})
        if len(variables) > 1:
            reader.fail_at(f"a polynomial has one indeterminate, but got {', '.join(variables)}", end)
        if len({each.exponent for each in found}) < len(found):
            reader.fail_at("the exponents of a polynomial's monomials must be unique", end)
        ordered = tuple(sorted(found, key=lambda each: each.exponent))
        return DeclaredBody(f"<{' + '.join(map(_spelled, ordered))}>", (ordered,))

    return read


def _monomial(reader: BodyReader, coefficient: Callable[[BodyReader], str | None]) -> tuple[Monomial, bool]:
    """coefficient? (variable (`**` exponent)?)?, of which there is one, and whether another follows after `+`"""
    start = reader.position
    factor = coefficient(reader)
    variable = None if reader.comes("+") else reader.opt_keyword()
    if factor is None and variable is None:
        reader.position = start
        reader.fail("expected a monomial")
    exponent = 0 if variable is None else 1
    if variable is not None and reader.accept("*"):
        reader.expect("*")
        exponent = reader.integer()
    return Monomial(factor or "1", variable or "", exponent), reader.accept("+")


def _spelled(monomial: Monomial) -> str:
    """A monomial as MLIR prints one, whose variable is always x."""
    coefficient, _, exponent = monomial
    if exponent == 0:
        return coefficient
    return f"{'' if coefficient == '1' else coefficient}x{'' if exponent == 1 else f'**{exponent}'}"


def _integer(reader: BodyReader) -> str | None:
    found = reader.opt_integer()
    return None if found is None else str(found)


def _float(reader: BodyReader) -> str:
    return float_of(reader, _DOUBLE)


def _typed(polynomial: Read) -> Read:
    """polynomial (`:` type)?: a type after the brackets belongs to the attribute as a whole."""

    def read(reader: BodyReader, known: Known) -> DeclaredBody:
        found = polynomial(reader, known)
        if not reader.accept(":"):
            return found
        return found._replace(spelling=f"{found.spelling} : {reader.type()}")

    return read


_INT, _FLOAT = _polynomial(_integer), _polynomial(_float)

ATTRIBUTES = {
    "float_polynomial": _FLOAT,
    "int_polynomial": _INT,
    "typed_float_polynomial": _typed(_FLOAT),
    "typed_int_polynomial": _typed(_INT),
}
