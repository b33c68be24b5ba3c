"""The rules of affine maps and integer sets: names become dimensions and symbols; what is not affine is an error."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from mlir_ls.syntax.leaf.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
    binary,
)
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, IntegerSetAttr
from mlir_ls.syntax.leaf.build.builder import Context, Rules
from mlir_ls.syntax.leaf.errors import LeafError

if TYPE_CHECKING:
    from parsimonious.nodes import Node

MAX_CONSTANT = (1 << 63) - 1
MAX_HEIGHT = 256
"""How many operators may be applied one to the result of the other."""


class _Name(NamedTuple):
    name: str
    offset: int


class _Operator(NamedTuple):
    symbol: str
    offset: int


class _Constant(NamedTuple):
    value: int


class _Negated(NamedTuple):
    operand: Any


class _Value(NamedTuple):
    """An SSA value in the place of a dimension or a symbol, where there may be none."""

    offset: int


class _Chain(NamedTuple):
    """Operands and operators by turns, all of one precedence."""

    items: list[Any]


class _Inputs(NamedTuple):
    dims: tuple[_Name, ...]
    symbols: tuple[_Name, ...]


_Scope = dict[str, AffineExpr]


def _scope(inputs: _Inputs) -> _Scope:
    scope: _Scope = {}
    for kind, names in ((AffineDim, inputs.dims), (AffineSymbol, inputs.symbols)):
        for position, (name, offset) in enumerate(names):
            if name in scope:
                raise LeafError(f"`{name}` is defined twice", offset)
            scope[name] = kind(position)
    return scope


def _lowered(raw: Any, scope: _Scope) -> AffineExpr:
    if isinstance(raw, _Constant):
        return AffineConstant(raw.value)
    if isinstance(raw, _Negated):
        return binary("*", _lowered(raw.operand, scope), AffineConstant(-1))
    if isinstance(raw, _Chain):
        return _lowered_chain(raw.items, scope)
    if isinstance(raw, _Value):
        raise LeafError("expected a dimension or a symbol of this map, but got a value", raw.offset)
    found = scope.get(raw.name)
    if found is None:
        raise LeafError(f"`{raw.name}` is neither a dimension nor a symbol of this map", raw.offset)
    return found


def _lowered_chain(items: list[Any], scope: _Scope) -> AffineExpr:
    result = _lowered(items[0], scope)
    for operator, operand in zip(items[1::2], items[2::2], strict=True):
        right = _lowered(operand, scope)
        if operator.symbol == "*":
            if not (result.is_symbolic_or_constant or right.is_symbolic_or_constant):
                raise LeafError("not affine: one side of `*` must be a constant or made of symbols", operator.offset)
        elif operator.symbol not in ("+", "-") and not right.is_symbolic_or_constant:
            raise LeafError(
                f"not affine: the right side of `{operator.symbol}` must be a constant or made of symbols",
                operator.offset,
            )
        result = binary(operator.symbol, result, right)
        if result.height > MAX_HEIGHT:
            raise LeafError("the expression is too long", operator.offset)
    return result


def _affine_map(node: Node, values: list[Any], context: Context) -> AffineMap:
    inputs, *results = values
    scope = _scope(inputs)
    lowered = [_lowered(result, scope) for result in (results[0] if results else ())]
    return AffineMap(len(inputs.dims), len(inputs.symbols), tuple(lowered))


def _affine_set(node: Node, values: list[Any], context: Context) -> IntegerSet:
    inputs, *rest = values
    scope = _scope(inputs)
    constraints: list[tuple[AffineExpr, bool]] = []
    for left, relation, right in rest[0] if rest else ():
        lhs, rhs = _lowered(left, scope), _lowered(right, scope)
        if relation == "<=":
            lhs, rhs = rhs, lhs
        constraints.append((binary("-", lhs, rhs), relation == "=="))
    if not constraints:
        constraints.append((AffineConstant(0), True))
    return IntegerSet(len(inputs.dims), len(inputs.symbols), tuple(constraints))


def _affine_constant(node: Node, values: list[Any], context: Context) -> _Constant:
    digits = node.children[0].text
    value = (1 << 64) if len(digits) > 30 and digits.lstrip("0x")[30:] else int(digits, 16 if "x" in digits else 10)
    if value > MAX_CONSTANT:
        raise LeafError("expected an integer of at most 63 bits", node.start)
    return _Constant(value)


def _affine_operand(node: Node, values: list[Any], context: Context) -> Any:
    is_negative = len(node.children[0].children) % 2
    return _Negated(values[0]) if is_negative else values[0]


def _chain(node: Node, values: list[Any], context: Context) -> Any:
    return values[0] if len(values) == 1 else _Chain(values)


def _tuple(node: Node, values: list[Any], context: Context) -> tuple[Any, ...]:
    return tuple(values)


def _names(node: Node, values: list[Any], context: Context) -> tuple[_Name, ...]:
    return values[0] if values else ()


def _name(node: Node, values: list[Any], context: Context) -> _Name:
    return _Name(node.children[0].text, node.start)


def _operator(node: Node, values: list[Any], context: Context) -> _Operator:
    return _Operator(node.children[0].text, node.start)


def divisors_of(raws: Iterable[Any]) -> Iterator[tuple[_Operator, int]]:
    """The divisions and remainders by a constant in expressions as they were read, and the constant."""
    for raw in raws:
        if isinstance(raw, _Negated):
            yield from divisors_of((raw.operand,))
        elif isinstance(raw, _Chain):
            for operator, operand in zip(raw.items[1::2], raw.items[2::2], strict=True):
                if operator.symbol not in ("+", "-", "*") and (value := _constant_of(operand)) is not None:
                    yield operator, value
            yield from divisors_of(raw.items[::2])


def _constant_of(raw: Any) -> int | None:
    if isinstance(raw, _Negated):
        inner = _constant_of(raw.operand)
        return None if inner is None else -inner
    return raw.value if isinstance(raw, _Constant) else None


def call_of(node: Node, values: list[Any], context: Context) -> Any:
    """`floordiv(a, b)`, an older spelling of `a floordiv b`."""
    operator, left, right = values
    return _Chain([left, operator, right])


def extents_of(raws: Sequence[Any], inputs: Any) -> list[AffineExpr]:
    """The sizes of a map that has these inputs."""
    scope = _scope(inputs)
    return [_lowered(raw, scope) for raw in raws]


AFFINE_RULES: Rules = {
    "affine_map_attribute": lambda node, values, context: AffineMapAttr(values[0]),
    "affine_set_attribute": lambda node, values, context: IntegerSetAttr(values[0]),
    "affine_map": _affine_map,
    "affine_set": _affine_set,
    "affine_value": lambda node, values, context: _Value(node.start),
    "affine_symbol_value": lambda node, values, context: values[0],
    "affine_inputs": lambda node, values, context: _Inputs(values[0], values[1] if len(values) > 1 else ()),
    "affine_dims": _names,
    "affine_symbols": _names,
    "affine_names": _tuple,
    "affine_name": _name,
    "affine_results": _tuple,
    "affine_constraints": _tuple,
    "affine_constraint": _tuple,
    "affine_relation": lambda node, values, context: node.children[0].text,
    "affine_expr": _chain,
    "affine_term": _chain,
    "affine_operand": _affine_operand,
    "affine_constant": _affine_constant,
    "affine_use": _name,
    "affine_sum_operator": _operator,
    "affine_product_operator": _operator,
}
