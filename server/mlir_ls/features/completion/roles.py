"""What an operand is for, beside the type that it has: its name, how many like it follow, its usual constant, what takes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.features.completion.fit import callee_of, function_type_of, group_of, operand_at, passed_type, typed_operand
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType, ShapedType, TypeAlias
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Node

_MAX_PASSED = 8


class Role(NamedTuple):
    """What the definition of an operation, or of what it calls, says of the operand that is typed.

    `name`: how the definition names it; `others`: how it names the other operands. `argument`: the name of the argument that
    takes it in a function that is called; "" for unknown. `is_first`: it is the first one of its type, `more`: so many operands
    of its type follow. `constant`: what it most often is; `never`: the constant that it hardly ever is; `constants_of_others`:
    what others most often are. `basis`: a type from which its own follows, and the constraint on that. `is_shaped`: whether its
    type usually has a shape. `dimension`: which dimension of a shaped operand it indexes, from 1 for the last one; 0 for none.
    """

    name: str = ""
    others: tuple[str, ...] = ()
    argument: str = ""
    is_first: bool = True
    more: int = 0
    constant: int | None = None
    never: int | None = None
    constants_of_others: frozenset[int] = frozenset()
    basis: tuple[DerivedType, Term] | None = None
    is_shaped: bool | None = None
    dimension: int = 0


def role_of(place: CompletionPlace) -> Role:
    """What the operand at the cursor is for."""
    shape, index = place.cut_after_value.shape, typed_operand(place)
    if index is None:
        return Role()
    name = group_of(shape, index)
    position = operand_at(shape, index)[1]
    facts = facts_of(shape.name)
    alike = [each for each in range(len(shape.uses)) if each != index and _are_alike(shape, index, each)]
    taken, more = _taker(place, shape, position)
    return Role(
        name=name,
        others=tuple([group for group in shape.groups if group != name]),
        argument=taken,
        is_first=not any([each < index for each in alike]),
        more=more + len([each for each in alike if each > index]),
        constant=facts.usual_constants.get(name),
        never=facts.never_constants.get(name),
        constants_of_others=frozenset([value for group, value in facts.usual_constants.items() if group != name]),
        basis=_basis(shape, index),
        is_shaped=_is_shaped(facts.form, index),
        dimension=_dimension(place, shape, index, position),
    )


def _are_alike(shape: OpShape, index: int, other: int) -> bool:
    """Whether two operands have one type by what is known without their values."""
    type_ = shape.uses[index][2]
    if type_ is not None:
        return shape.uses[other][2] is type_
    return operand_at(shape, other)[0] == operand_at(shape, index)[0]


def _taker(place: CompletionPlace, shape: OpShape, position: int) -> tuple[str, int]:
    """The name of the argument that takes an operand, "" for none, and how many further operands of its type are taken."""
    spec = shape.syntax
    if not isinstance(spec, OpSpec):
        return "", 0
    if shape.symbol_uses and spec.has_trait("CallOpInterface"):
        called = callee_of(place, shape)
        function = function_type_of(place, called.item) if called is not None else None
        if called is None or function is None or position >= len(function.inputs):
            return "", 0
        alike = [each for each in function.inputs[position + 1 :] if each is function.inputs[position]]
        return _argument_of_function(called.item.node, position), len(alike)
    return "", len(list(_passed_alike(place, position))) if spec.terminator and not shape.successors else 0


def _argument_of_function(node: Node, number: int) -> str:
    slots = [argument[0] for region in node.shape.regions[:1] for argument in region.arguments]
    return node.names[slots[number]] if number < len(slots) and slots[number] < len(node.names) else ""


def _passed_alike(place: CompletionPlace, position: int) -> Iterator[Type]:
    """The types after a position, among those that a terminator passes on, that are the one at the position."""
    own = passed_type(place, position)
    for other in range(position + 1, position + _MAX_PASSED):
        type_ = passed_type(place, other) if own is not None else None
        if type_ is None:
            return
        if type_ is own:
            yield type_


def _basis(shape: OpShape, index: int) -> tuple[DerivedType, Term] | None:
    """The type of a later operand from which the type of one follows."""
    type_ = shape.uses[index][2]
    if not isinstance(type_, DerivedType):
        return None
    for other in range(index + 1, len(shape.uses)):
        each = shape.uses[other][2]
        if isinstance(each, TypeAlias) and not isinstance(each, DerivedType) and each.name == type_.name:
            return type_, operand_at(shape, other)[0]
    return None


def _is_shaped(form: str, index: int) -> bool | None:
    """What the usual form of an operation says of an operand."""
    values = [token for token in form.split() if token[0] == "%"]
    return {"%shaped": True, "%scalar": False}.get(values[index]) if index < len(values) else None


def _dimension(place: CompletionPlace, shape: OpShape, index: int, position: int) -> int:
    """Which dimension an operand of a list indexes, in the nearest shaped operand before the list."""
    spec, names = shape.syntax, place.erased.names
    operand = spec.operand(group_of(shape, index)) if isinstance(spec, OpSpec) else None
    if operand is None or operand.arity != "variadic" or operand.buildable != "index":
        return 0
    for slot, number, _ in reversed(shape.uses[: index - position]):
        known = place.type_of(names[slot], number) if slot < len(names) else None
        type_ = place.resolved(known) if known is not None else None
        if isinstance(type_, ShapedType):
            return max(0, (type_.rank or 0) - position)
    return 0
