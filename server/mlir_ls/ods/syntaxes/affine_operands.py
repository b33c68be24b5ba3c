"""Affine expressions over SSA values, and the operands of affine maps.

MLIR language reference, "Affine Dialect", "Restrictions on Dimensions and Symbols" and "Affine Expressions".
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.syntaxes.parts import INDEX
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.affine import (
    PRODUCTS,
    AffineBinary,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    binary,
)
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, IntegerSetAttr
from mlir_ls.syntax.reader import HeaderReader

_SUMS = ("+", "-")


class MapOperands:
    """The uses in a list of affine expressions, and the expressions.

    A value that occurs twice counts twice here, as its name is not known to a header. `same` says which slots have one name, if
    that is known: what a value is where it occurs first, a dimension or a symbol, it is at each place then.
    """

    __slots__ = ("_seen", "dims", "results", "same", "symbols")

    def __init__(self, same: Callable[[int, int], bool] | None = None) -> None:
        self.dims: list[int] = []
        self.symbols: list[int] = []
        self.results: list[AffineExpr] = []
        self.same = same
        self._seen: list[tuple[int, AffineExpr]] = []

    @property
    def uses(self) -> tuple[int, ...]:
        """The operands in the order in which the operation has them."""
        return (*self.dims, *self.symbols)

    def map(self) -> AffineMapAttr:
        """The map that the expressions spell."""
        return AffineMapAttr(AffineMap(len(self.dims), len(self.symbols), tuple(self.results)))

    def add(self, reader: HeaderReader, use: int, is_symbol: bool) -> AffineExpr:
        """Adds a use, which is a symbol or a dimension; gives back what it is in the map."""
        reader.use_types[use] = INDEX
        slot = reader.use_slots[use]
        if self.same is not None:
            for other, expression in self._seen:
                if self.same(other, slot):
                    return expression
        if is_symbol:
            self.symbols.append(use)
            result: AffineExpr = AffineSymbol(len(self.symbols) - 1)
        else:
            self.dims.append(use)
            result = AffineDim(len(self.dims) - 1)
        self._seen.append((slot, result))
        return result

    def is_certain(self, expression: AffineExpr) -> bool:
        """Whether an expression that is neither symbolic nor constant is so whichever of the values are the same."""
        if self.same is not None:
            return True
        if isinstance(expression, AffineBinary) and expression.operator == "*" and isinstance(expression.rhs, AffineConstant):
            expression = expression.lhs
        return isinstance(expression, AffineDim) and not self.symbols


def map_of_values(reader: HeaderReader, operands: str, attribute: str, opening: str = "[") -> MapOperands:
    """`[expression, …]`: the operands of a map, and the map, which is an attribute."""
    found = MapOperands()
    found.results.extend(reader.delimited(opening, lambda: expression(reader, found)))
    reader.groups[operands] = found.uses
    reader.implied[attribute] = found.map()
    return found


def expression(reader: HeaderReader, found: MapOperands) -> AffineExpr:
    """expression ::= term ((`+` | `-`) term)*;  the values in it are added to `found`"""
    result = _term(reader, found)
    while (operator := reader.accept_any(_SUMS)) is not None:
        result = binary(operator, result, _term(reader, found))
    return result


def _term(reader: HeaderReader, found: MapOperands) -> AffineExpr:
    """term ::= factor ((`*` | `floordiv` | `ceildiv` | `mod`) factor)*"""
    result = _factor(reader, found)
    while True:
        operator = reader.accept_any(PRODUCTS)
        if operator is None:
            return result
        start = reader.offset()
        factor = _factor(reader, found)
        affine = factor.is_symbolic_or_constant or (operator == "*" and result.is_symbolic_or_constant)
        if not affine and found.is_certain(factor) and (operator != "*" or found.is_certain(result)):
            side = "one side" if operator == "*" else "the right side"
            message = f"not affine: {side} of '{operator}' must be a constant or a symbol"
            reader.fail_at("not-affine", message, start, reader.end_of_last())
        result = binary(operator, result, factor)


def _factor(reader: HeaderReader, found: MapOperands) -> AffineExpr:
    """factor ::= `-` factor | `(` expression `)` | integer | ssa-use | `symbol` `(` ssa-use `)`"""
    if reader.accept("-"):
        return binary("*", _factor(reader, found), AffineConstant(-1))
    if reader.accept("("):
        inner = expression(reader, found)
        reader.expect(")")
        return inner
    if reader.accept("symbol"):
        reader.expect("(")
        symbol = reader.use()
        reader.expect(")")
        return found.add(reader, symbol, True)
    value = reader.opt_integer()
    if value is not None:
        return AffineConstant(value)
    dim = reader.opt_use()
    if dim is None and reader.peek():
        reader.fail("expected an affine expression over SSA values")
    return found.add(reader, reader.use() if dim is None else dim, False)  # where the text is over, a value is the likeliest


def depends_on_names(expression: AffineExpr) -> bool:
    """Whether an expression may be affine or not, by which of the values in it are the same."""
    if not isinstance(expression, AffineBinary):
        return False
    sides = (expression.lhs, expression.rhs) if expression.operator == "*" else (expression.rhs,)
    if expression.operator != "+" and not any([isinstance(side, AffineConstant) for side in sides]):
        return True
    return depends_on_names(expression.lhs) or depends_on_names(expression.rhs)


def applied(reader: HeaderReader, operands: str, attribute: str) -> Attribute:
    """`map(%dim, …)[%symbol, …]`: an affine map or an integer set, which is an attribute, and its operands."""
    start = reader.offset()
    value = reader.attribute()
    reader.add_attribute(attribute, start)
    return apply_to_operands(reader, operands, value, start)


def apply_to_operands(reader: HeaderReader, operands: str, value: Attribute, start: int) -> Attribute:
    """`(%dim, …)[%symbol, …]` after a map or a set that begins at `start`."""
    end = reader.end_of_last()
    inner = value.map if isinstance(value, AffineMapAttr) else value.set if isinstance(value, IntegerSetAttr) else None
    kind = "set" if isinstance(value, IntegerSetAttr) else "map"
    dims = _typed_uses(reader, "(", None if inner is None else (kind, inner.dims, "dimension"))
    symbols: list[int] = []
    if reader.peek() == "[":
        symbols = _typed_uses(reader, "[", None if inner is None else (kind, inner.symbols, "symbol"))
    elif inner is None or inner.symbols:
        reader.accept("[")
        if inner is not None:
            message = f"the {kind} takes {plural(inner.symbols, 'symbol')}: expected '[' after its dimensions"
            reader.fail_so_far("operand-count", message, start, end)
    reader.groups[operands] = (*dims, *symbols)
    return value


def _typed_uses(reader: HeaderReader, opening: str, expected: tuple[str, int, str] | None) -> list[int]:
    start = reader.offset()
    uses = reader.delimited(opening, reader.use)
    if expected is not None and len(uses) != expected[1]:
        kind, count, noun = expected
        message = f"the {kind} takes {plural(count, noun)}, but got {plural(len(uses), 'operand')}"
        reader.fail_at("operand-count", message, start, reader.end_of_last())
    for use in uses:
        reader.use_types[use] = INDEX
    return uses
