"""What the types of an operation have in common: the traits that require equal types, shapes, ranks or elements.

A dimension of unknown size and a type without a rank go with every size where shapes are compared, not where types are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from mlir_ls.ods.expressions.methods import kind_of
from mlir_ls.ods.spec import Operand, OpSpec, Result, Trait
from mlir_ls.semantics.agreement import differ, encodings_may_agree
from mlir_ls.semantics.verify.declared.broadcast import broadcast_faults
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import (
    HeaderRange,
    fault_at,
    is_type_spelled,
    name_of,
    operand_type_at,
    result_type_at,
)
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, RankedTensorType, ShapedType, TypeAlias, UnrankedTensorType, VectorType
from mlir_ls.syntax.shape import Fault


class Typed(NamedTuple):
    """A value of an operation, or a typed attribute: what to call it, and its type.

    `place` says which operand or which result it is; it is -1 for an attribute.
    """

    name: str
    type: Type
    is_result: bool
    place: int


Clash = Callable[[Type, Type], bool]
"""Whether two types certainly lack what they have to have in common."""


def equality_checks(spec: OpSpec, types: TypeTerms) -> list[Check]:
    """The checks for an operation's traits of this kind."""
    checks: list[Check] = []
    for trait in spec.traits:
        checks += _checks_of(trait, spec, types)
    if not spec.trait_names.isdisjoint(_OF_OPERANDS) and all([operand.arity != "one" for operand in spec.operands]):
        checks.append(_without_operands)
    return checks


_OF_OPERANDS = frozenset(
    ("SameOperandsShape", "SameOperandsAndResultShape", "SameOperandsElementType", "SameOperandsAndResultElementType",
     "SameOperandsAndResultType")
)  # fmt: skip
"""Traits that compare with the first operand, so that there has to be one."""


COMPARING = frozenset(("SameInputOutputTensorDims",))
"""Traits with a condition that is written out here."""


def _without_operands(operation: Operation) -> list[Fault]:
    if operation.operand_types:
        return []
    return [fault_at("operand-count", "expected 1 or more operands, but got none", name_of(operation.shape))]


def _checks_of(trait: Trait, spec: OpSpec, types: TypeTerms) -> list[Check]:
    is_shaped = types.check_of("shaped")

    def elements_differ(one: Type, other: Type) -> bool:
        return differ(types.element_of(one), types.element_of(other))

    def shapes_differ(one: Type, other: Type) -> bool:
        if isinstance(one, DialectType) or isinstance(other, DialectType):
            return {is_shaped(one), is_shaped(other)} == {True, False}
        return shapes_clash(one, other)

    match trait.name:
        case "SameTypeOperands":
            return [_alike(operands_of, differ, "types-differ", "requires the same type for all operands")]
        case "SameOperandsAndResultType":
            return _same_type(spec, elements_differ)
        case "SameOperandsElementType":
            requirement = "requires the same element type for all operands"
            return [_alike(operands_of, elements_differ, "element-types-differ", requirement)]
        case "SameOperandsAndResultElementType":
            requirement = "requires the same element type for all operands and results"
            return [_alike(values_of, elements_differ, "element-types-differ", requirement)]
        case "SameOperandsShape":
            return [_alike(operands_of, shapes_differ, "shapes-differ", "requires the same shape for all operands")]
        case "SameOperandsAndResultShape":
            return [_alike(values_of, shapes_differ, "shapes-differ", "requires the same shape for all operands and results")]
        case "SameOperandsAndResultRank":
            return [_alike(values_of, _ranks_differ, "ranks-differ", "requires the same rank for all operands and results")]
        case "AllTypesMatch":
            return [_named_alike(trait, differ, "types-differ", "type")]
        case "AllTypeIDsMatch":
            return [_named_alike(trait, _kinds_differ, "types-differ", "type IDs")]
        case "AllElementTypesMatch":
            return [_named_alike(trait, elements_differ, "element-types-differ", "element type")]
        case "AllShapesMatch":
            return [_named_alike(trait, _shapes_differ, "shapes-differ", "shape")]
        case "AllRanksMatch":
            return [_named_alike(trait, _ranks_differ, "ranks-differ", "rank")]
        case "AllElementCountsMatch":
            return [_named_alike(trait, _element_counts_differ, "shapes-differ", "element count")]
        case "ResultsBroadcastableShape":
            return [_of_one_kind, broadcast_faults]
        case "SameInputOutputTensorDims":
            requirement = "operand and result must be tensors of the same shape if one of them is a tensor"
            return [_alike(_first_and_results, _tensors_differ, "shapes-differ", requirement)]
        case _:
            return []


def _of_one_kind(operation: Operation) -> Sequence[Fault]:
    """Values that are broadcast are vectors or tensors, and others that are neither, but not both."""
    found = [each for each in values_of(operation) if isinstance(each.type, MAPPABLE)]
    others = [each for each in found if isinstance(each.type, VectorType) != isinstance(found[0].type, VectorType)]
    if not others:
        return ()
    kinds = f"{found[0].name} has {found[0].type}, {others[0].name} has {others[0].type}"
    message = f"vectors and tensors cannot be broadcast together: {kinds}"
    return (fault_at("not-broadcastable", message, type_at(operation, others[0])),)


MAPPABLE = (VectorType, RankedTensorType, UnrankedTensorType)
"""The types that stand for many scalars, on each of which an operation works."""


def _same_type(spec: OpSpec, elements_differ: Clash) -> list[Check]:
    """The trait itself only requires compatible types; where the result's type is inferred, it is the operand's."""

    # of this trait alone, a length may be scalable or not
    sizes = shapes_clash if "Elementwise" in spec.trait_names else _sizes_clash

    def clash(one: Type, other: Type) -> bool:
        return elements_differ(one, other) or sizes(one, other)

    def with_result(operation: Operation) -> Sequence[Fault]:
        found = alike(operation)
        return found if found and _clashes_with_result(operation, elements_differ, sizes) else ()

    alike = _alike(values_of, clash, "types-differ", "requires the same type for all operands and results")
    encoded = _alike(
        _encoded_first, _encodings_differ, "types-differ", "requires the same encoding for all operands and results"
    )
    if "InferTypeOpInterface" not in spec.trait_names or not spec.operands:
        return [with_result, encoded]
    exact = _alike(_first_and_results, differ, "types-differ", "result #0 must have the type of operand #0")
    return [with_result, encoded, exact]


def _clashes_with_result(operation: Operation, elements_differ: Clash, sizes_clash: Clash) -> bool:
    """Whether a value has other elements than the next one, or another size than the first result, which may have none."""
    values, results = values_of(operation), results_of(operation)
    if any([elements_differ(one.type, other.type) for one, other in pairwise(values)]):
        return True
    first = results[0] if results and results[0].place == 0 else None
    return first is not None and any([sizes_clash(first.type, each.type) for each in values])


# -- the values that are compared -------------------------------------------------------------------------------------


def operands_of(operation: Operation) -> list[Typed]:
    """All operands whose types are known."""
    declared = _names(operation, False)
    places = _places(operation)
    return [
        Typed(declared.get(index) or f"operand {index}", type_, False, places.get(index, index))
        for index, type_ in enumerate(operation.operand_types)
        if type_ is not None
    ]


def _places(operation: Operation) -> dict[int, int]:
    """Which operand each is in the order of the definition, where the text has another one."""
    if operation.operands is None or operation.generic:
        return {}
    indices = [index for group in operation.operands for index in group]
    return {index: place for place, index in enumerate(indices)}


def results_of(operation: Operation) -> list[Typed]:
    """All results whose types are known."""
    declared = _names(operation, True)
    return [
        Typed(declared.get(index) or "the result", type_, True, index)
        for index, type_ in enumerate(operation.result_types)
        if type_ is not None
    ]


def values_of(operation: Operation) -> list[Typed]:
    """All operands and results whose types are known."""
    return operands_of(operation) + results_of(operation)


def _encoded_first(operation: Operation) -> list[Typed]:
    """All values, the first result in front; none where that is no tensor with an encoding."""
    results = results_of(operation)
    first = results[0] if results and results[0].place == 0 else None
    if first is None or not isinstance(first.type, RankedTensorType) or first.type.encoding is None:
        return []
    return [first, *operands_of(operation), *results[1:]]


def _first_and_results(operation: Operation) -> list[Typed]:
    return [each for each in operands_of(operation) if each.place == 0] + results_of(operation)


def _names(operation: Operation, results: bool) -> dict[int, str]:
    """What the definition calls the values, by their indices."""
    spec = operation.spec
    groups = operation.results if results else operation.operands
    declared: Sequence[Operand | Result] = spec.results if results else spec.operands
    if groups is None:
        return {}
    return {
        index: f"'{each.name}'" for each, group in zip(declared, groups, strict=True) if each.name for index in group
    }


def _named(trait: Trait) -> Callable[[Operation], list[Typed]]:
    names = [str(name) for name in trait.arguments]

    def find(operation: Operation) -> list[Typed]:
        found = [named(operation, name) for name in names]
        return [each for each in found if each is not None]

    return find


def named(operation: Operation, name: str) -> Typed | None:
    """What the definition calls `name`, if that is one value, or a typed attribute, of a known type."""
    type_ = operation.type_named(name)
    if type_ is None:
        return None
    for group, is_result in ((operation.operand_group(name), False), (operation.result_group(name), True)):
        if group is not None:
            return Typed(f"'{name}'", type_, is_result, group[0])
    return Typed(f"'{name}'", type_, False, -1)


def type_at(operation: Operation, value: Typed) -> HeaderRange:
    """Where the type of a value is spelled."""
    if value.place < 0:
        return name_of(operation.shape)
    return (result_type_at if value.is_result else operand_type_at)(operation, value.place)


def right_result(operation: Operation, value: Typed, expected: Type) -> tuple[str, ...]:
    """What to write where the type of a value is spelled, where it is not up to the value: that of a result is not."""
    spelled = value.is_result and value.place >= 0 and not expected.opaque
    return (str(expected),) if spelled and is_type_spelled(operation, type_at(operation, value)) else ()


def _shown(trait: Trait) -> str:
    return f"failed to verify that all of {{{', '.join([str(name) for name in trait.arguments])}}}"


def _alike(
    values: Callable[[Operation], list[Typed]], clash: Clash, code: str, requirement: str, with_attributes: bool = False
) -> Check:
    """Each of the values against the first one, as the reference does, and neighbours where that one says nothing."""

    def check(operation: Operation) -> Sequence[Fault]:
        if not with_attributes and operation.has_one_type():
            return ()
        found = values(operation)
        if len(found) < 2 or all([each.type is found[0].type for each in found]):
            return ()
        pairs = [(found[0], each) for each in found[1:]] + list(pairwise(found))
        for one, other in pairs:
            if one.type is not other.type and clash(one.type, other.type):
                message = f"{requirement}: {one.name} has {one.type}, {other.name} has {other.type}"
                return (fault_at(code, message, type_at(operation, other)),)
        return ()

    return check


def _named_alike(trait: Trait, clash: Clash, code: str, what: str) -> Check:
    """The values and the attributes that a trait names, likewise."""
    return _alike(_named(trait), clash, code, f"{_shown(trait)} have same {what}", with_attributes=True)


# -- what clashes -----------------------------------------------------------------------------------------------------


def shapes_clash(one: Type, other: Type) -> bool:
    """Whether two types cannot have one shape; a vector of scalable length has none in common with one of fixed."""
    shaped = isinstance(one, ShapedType) and isinstance(other, ShapedType)
    return (shaped and _is_scalable(one) != _is_scalable(other)) or _sizes_clash(one, other)


def _sizes_clash(one: Type, other: Type) -> bool:
    if _unknown(one) or _unknown(other):
        return False
    if not (isinstance(one, ShapedType) and isinstance(other, ShapedType)):
        return isinstance(one, ShapedType) != isinstance(other, ShapedType)
    if one.shape is None or other.shape is None:
        return False
    if len(one.shape) != len(other.shape):
        return True
    return any([None not in (a, b) and a != b for a, b in zip(one.shape, other.shape, strict=True)])


def _encodings_differ(one: Type, other: Type) -> bool:
    if not (isinstance(one, RankedTensorType) and isinstance(other, RankedTensorType)):
        return False
    return not encodings_may_agree(one.encoding, other.encoding)


def _shapes_differ(one: Type, other: Type) -> bool:
    if not (isinstance(one, ShapedType) and isinstance(other, ShapedType)):
        return False
    return one.shape is not None and other.shape is not None and one.shape != other.shape


def _ranks_differ(one: Type, other: Type) -> bool:
    if not (isinstance(one, ShapedType) and isinstance(other, ShapedType)):
        return False
    return one.rank is not None and other.rank is not None and one.rank != other.rank


def _element_counts_differ(one: Type, other: Type) -> bool:
    if not (isinstance(one, ShapedType) and isinstance(other, ShapedType)):
        return False
    return None not in (one.element_count, other.element_count) and one.element_count != other.element_count


def _tensors_differ(one: Type, other: Type) -> bool:
    if _unknown(one) or _unknown(other):
        return False
    if isinstance(one, RankedTensorType | UnrankedTensorType) and isinstance(other, RankedTensorType | UnrankedTensorType):
        return one.shape != other.shape
    return isinstance(one, RankedTensorType | UnrankedTensorType) or isinstance(other, RankedTensorType | UnrankedTensorType)


def _kinds_differ(one: Type, other: Type) -> bool:
    kinds = [kind_of(one), kind_of(other)]
    return None not in kinds and kinds[0] != kinds[1]


def _is_scalable(found: Type) -> bool:
    return isinstance(found, VectorType) and any(found.scalable)


def _unknown(found: Type) -> bool:
    """A type of a dialect may have a shape that is not known here."""
    return isinstance(found, DialectType | TypeAlias)
