"""The methods of types, attributes and lists that expressions call, by their names in C++.

Each takes the receiver and the arguments, and yields None for what it does not know, as for a receiver of another kind.
"""

from __future__ import annotations

from collections.abc import Callable
from math import copysign
from typing import Any, TypeVar

from mlir_ls.ods.expressions.types import (
    scaled,
    sizes_in,
    width_of,
    with_dimension,
    with_element,
    with_shape,
    without_dimension,
)
from mlir_ls.ods.expressions.values import DYNAMIC, NULL, ExpressionValue, Ssa, number_in, text_in, whole_number_in
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.affine import AffineDim, AffineMap
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    TupleType,
    TypeAlias,
    UnrankedMemRefType,
    VectorType,
)

Method = Callable[..., ExpressionValue]

LeafT = TypeVar("LeafT")


def _of(kind: type[LeafT] | tuple[type[LeafT], ...], read: Callable[..., ExpressionValue]) -> Method:
    """A method of one kind of receiver."""
    return lambda receiver, *arguments: read(receiver, *arguments) if isinstance(receiver, kind) else None


# -- types ------------------------------------------------------------------------------------------------------------


def type_of(receiver: ExpressionValue) -> ExpressionValue:
    """The type of a value, or of an attribute that has one."""
    if isinstance(receiver, Ssa):
        return receiver.type
    if isinstance(receiver, StringAttr):
        return receiver.type or NoneType()
    return receiver.type if isinstance(receiver, Attribute) else None


def element_of(receiver: ExpressionValue) -> ExpressionValue:
    """The element type of a builtin type, or of elements."""
    found = type_of(receiver) if isinstance(receiver, Attribute | Ssa) else receiver
    return found.element if isinstance(found, ShapedType | ComplexType) else None


def element_or_self(receiver: ExpressionValue) -> ExpressionValue:
    """The element type of a shaped builtin type, or a type that has none itself."""
    found = receiver if isinstance(receiver, Type) else type_of(receiver)
    if isinstance(found, ShapedType):
        return found.element
    return found if isinstance(found, IntegerType | FloatType | IndexType | ComplexType | NoneType) else None


def shape_of(receiver: ExpressionValue) -> ExpressionValue:
    """The sizes of the dimensions, DYNAMIC for those that are not known."""
    found = type_of(receiver) if isinstance(receiver, Attribute) else receiver
    if not isinstance(found, ShapedType) or found.shape is None:
        return None
    return tuple([DYNAMIC if size is None else size for size in found.shape])


def _element_count(receiver: ExpressionValue) -> ExpressionValue:
    found = type_of(receiver) if isinstance(receiver, DenseElementsAttr) else receiver
    return found.element_count if isinstance(found, ShapedType) else None


def _dynamic_dimensions(found: ShapedType) -> ExpressionValue:
    return None if found.shape is None else sum([size is None for size in found.shape])


def _is_dynamic(found: ShapedType, index: ExpressionValue) -> ExpressionValue:
    size = at(shape_of(found), index)
    return None if size is None else size == DYNAMIC


def _memory_space(found: ExpressionValue) -> ExpressionValue:
    return NULL if found.memory_space is None else found.memory_space


def _memory_space_number(found: ExpressionValue) -> ExpressionValue:
    return 0 if found.memory_space is None else whole_number_in(found.memory_space)


def _clone(found: ExpressionValue, *arguments: ExpressionValue) -> ExpressionValue:
    """A container with other elements, or with another shape and maybe other elements."""
    *shape, last = arguments or (None,)
    if not shape:
        return with_element(found, last) if isinstance(last, Type) else with_shape(found, last)
    return with_element(found, last) if shape[0] is NULL else with_shape(found, shape[0], last)


def _with_same_shape(found: ExpressionValue, shape: ExpressionValue, element: ExpressionValue) -> ExpressionValue:
    """`cloneWith`: without a shape, the one that there is."""
    return with_element(found, element) if shape in (NULL, ()) else with_shape(found, shape, element)


# -- lists and texts --------------------------------------------------------------------------------------------------


def list_in(value: ExpressionValue) -> tuple[ExpressionValue, ...] | None:
    """The members of a list, of an attribute that is one, of a tuple type."""
    if isinstance(value, tuple) and not isinstance(value, Ssa):
        return value
    if isinstance(value, TupleType):
        return value.types
    if isinstance(value, DenseElementsAttr):
        count = _element_count(value)
        return value.elements if value.elements is not None and len(value.elements) == count else None
    return value.elements if isinstance(value, ArrayAttr | DenseArrayAttr) else None


def size_of(value: ExpressionValue) -> int | None:
    """How many members a list has, or characters a text."""
    text = text_in(value)
    if text is not None:
        return len(text.encode("utf-8", "surrogatepass"))
    if isinstance(value, DictionaryAttr):
        return len(value.entries)
    if isinstance(value, DenseElementsAttr):
        return value.type.element_count if isinstance(value.type, ShapedType) else None
    members = list_in(value)
    return None if members is None else len(members)


def at(value: ExpressionValue, index: ExpressionValue) -> ExpressionValue:
    """The member of a list at a position that it has."""
    members, place = list_in(value), whole_number_in(index)
    return members[place] if members is not None and place is not None and 0 <= place < len(members) else None


def _end(first: bool) -> Method:
    def read(value: ExpressionValue) -> ExpressionValue:
        members = list_in(value)
        return members[0 if first else -1] if members else None

    return read


def _part(begin: Callable[[int, int], int], end: Callable[[int, int], int]) -> Method:
    """A part of a list, whose ends follow from a count and the length."""

    def read(value: ExpressionValue, count: ExpressionValue = 1) -> ExpressionValue:
        members, number = list_in(value), whole_number_in(count)
        if members is None or number is None or not 0 <= number <= len(members):
            return None
        return members[begin(number, len(members)) : end(number, len(members))]

    return read


def _is_empty(value: ExpressionValue) -> ExpressionValue:
    size = size_of(value)
    return None if size is None else size == 0


def _of_text(read: Callable[[str, str], Any]) -> Method:
    def method(value: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
        one, part = text_in(value), text_in(other)
        return None if one is None or part is None else read(one, part)

    return method


def _contains(value: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
    if isinstance(value, DictionaryAttr):
        name = text_in(other)
        return None if name is None else name in [key for key, _ in value.entries]
    return _of_text(lambda one, part: part in one)(value, other)


def _entry(found: DictionaryAttr, key: ExpressionValue) -> ExpressionValue:
    name = text_in(key)
    return None if name is None else dict(found.entries).get(name, NULL)


def _are_numbers(check: Callable[[list[Any]], bool]) -> Method:
    def method(value: ExpressionValue) -> ExpressionValue:
        members = list_in(value)
        numbers = None if members is None else [number_in(each) for each in members]
        return None if numbers is None or None in numbers else check(numbers)

    return method


def _are_equal(numbers: list[Any]) -> bool:
    return all([each == numbers[0] for each in numbers])


def _are_all_equal(value: ExpressionValue) -> ExpressionValue:
    """Whether all members of a list of numbers, or of types, are the same."""
    members = list_in(value)
    if members is not None and all([isinstance(each, Type) and not each.has_alias for each in members]):
        return all([each is members[0] for each in members])
    return _are_numbers(_are_equal)(value)


def _have_compatible_shapes(one: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
    """Whether two types have the same sizes where both are known, or neither has a shape (`verifyCompatibleShape`)."""
    if not isinstance(one, Type) or not isinstance(other, Type) or isinstance(one, TypeAlias) or isinstance(other, TypeAlias):
        return None
    if isinstance(one, DialectType) or isinstance(other, DialectType):
        return None  # which may have a shape of its own
    if not isinstance(one, ShapedType) or not isinstance(other, ShapedType):
        return isinstance(one, ShapedType) == isinstance(other, ShapedType)
    if one.shape is None or other.shape is None:
        return True
    pairs = zip(one.shape, other.shape, strict=False)
    return len(one.shape) == len(other.shape) and all([a is None or b is None or a == b for a, b in pairs])


def _of_numbers(compute: Callable[..., int | None]) -> Method:
    def method(*values: ExpressionValue) -> ExpressionValue:
        numbers = [whole_number_in(each) for each in values]
        return None if None in numbers else compute(*numbers)

    return method


# -- attributes and numbers -------------------------------------------------------------------------------------------


def value_of(receiver: ExpressionValue) -> ExpressionValue:
    """What an attribute holds; what an optional holds, which is what it is itself.

    An integer stays an attribute: it has a sign or none, by the method that reads it.
    """
    if isinstance(receiver, IntegerAttr):
        return receiver
    if isinstance(receiver, FloatAttr):
        return number_in(receiver)
    if isinstance(receiver, BoolAttr | StringAttr | TypeAttr):
        return receiver.value
    if isinstance(receiver, AffineMapAttr):
        return receiver.map
    if isinstance(receiver, ArrayAttr):
        return receiver.elements
    if isinstance(receiver, SymbolRefAttr):
        return receiver.path[0] if len(receiver.path) == 1 else None
    return None if isinstance(receiver, Attribute) else receiver


def _number(read: Callable[[Any], Any]) -> Method:
    def method(receiver: ExpressionValue) -> ExpressionValue:
        found = number_in(receiver)
        return None if found is None else read(found)

    return method


def _is_splat(found: DenseElementsAttr) -> ExpressionValue:
    """Whether all elements are the same, as far as these are numbers that differ or not."""
    if found.is_splat:
        return True
    numbers = [number_in(each) for each in list_in(found) or ()]
    return None if not numbers or None in numbers or 0 in numbers else _are_equal(numbers)


def _compared(read: Callable[[Any, Any], bool], unsigned: bool = False) -> Method:
    def method(receiver: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
        one, limit = number_in(receiver), number_in(other)
        known = one is not None and limit is not None and not (unsigned and (one < 0 or limit < 0))
        return read(one, limit) if known else None

    return method


def _is_power_of_two(number: Any) -> bool | None:
    return number & (number - 1) == 0 and number > 0 if isinstance(number, int) and number >= 0 else None


def _extreme(choose: Callable[[Any, Any], Any]) -> Method:
    def method(one: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
        left, right = number_in(one), number_in(other)
        return None if left is None or right is None else choose(left, right)

    return method


def _is_permutation(found: AffineMap) -> bool:
    return sorted(_positions(found)) == list(range(found.dims)) and not found.symbols


def _is_projection(found: AffineMap) -> bool:
    positions = _positions(found)
    return not found.symbols and -1 not in positions and len(set(positions)) == len(positions)


def _positions(found: AffineMap) -> list[int]:
    return [each.position if isinstance(each, AffineDim) else -1 for each in found.results]


def _of_map(read: Callable[[AffineMap], Any]) -> Method:
    def method(receiver: ExpressionValue) -> ExpressionValue:
        found = receiver.map if isinstance(receiver, AffineMapAttr) else receiver
        return read(found) if isinstance(found, AffineMap) else None

    return method


_RESULTS: Method = lambda found: (  # noqa: E731 - a function type and a map both have results
    len(found.results) if isinstance(found, FunctionType | AffineMap) else None
)
_SPACED = (MemRefType, UnrankedMemRefType)

METHODS: dict[str, Method] = {
    # of types
    "getType": type_of,
    "getTypes": lambda found: found.types if isinstance(found, TupleType) else _types_of(found),
    "getElementType": element_of,
    "getElementTypeOrSelf": element_or_self,
    "getShape": shape_of,
    "getRank": _of(ShapedType, lambda found: found.rank),
    "getDimSize": lambda found, index: at(shape_of(found), index),
    "getNumElements": _element_count,
    "getElementTypeBitWidth": lambda found: width_of(element_of(found)),
    "getIntOrFloatBitWidth": width_of,
    "getWidth": width_of,
    "isSignless": _of(IntegerType, lambda found: found.signedness == ""),
    "isSigned": _of(IntegerType, lambda found: found.signedness == "s"),
    "isUnsigned": _of(IntegerType, lambda found: found.signedness == "u"),
    "hasRank": _of(ShapedType, lambda found: found.shape is not None),
    "hasStaticShape": _of(ShapedType, lambda found: found.element_count is not None),
    "getNumDynamicDims": _of(ShapedType, _dynamic_dimensions),
    "isDynamicDim": _of(ShapedType, _is_dynamic),
    "isStaticDim": _of(ShapedType, lambda found, index: _opposite(_is_dynamic(found, index))),
    "getScalableDims": _of(VectorType, lambda found: found.scalable),
    "isScalable": _of(VectorType, lambda found: any(found.scalable)),
    "getNumScalableDims": _of(VectorType, lambda found: sum(found.scalable)),
    "allDimsScalable": _of(VectorType, lambda found: all(found.scalable)),
    "getMemorySpace": _of(_SPACED, _memory_space),
    "getMemorySpaceAsInt": _of(_SPACED, _memory_space_number),
    "getEncoding": _of(RankedTensorType, lambda found: NULL if found.encoding is None else found.encoding),
    "getInputs": _of(FunctionType, lambda found: found.inputs),
    "getResults": lambda found: found.results if isinstance(found, FunctionType | AffineMap) else None,
    "getInput": _of(FunctionType, lambda found, index: at(found.inputs, index)),
    "getResult": _of(FunctionType, lambda found, index: at(found.results, index)),
    "getNumInputs": lambda found: (
        len(found.inputs) if isinstance(found, FunctionType) else _of_map(lambda each: each.dims + each.symbols)(found)
    ),
    "getNumResults": _RESULTS,
    # types made of others
    "clone": _clone,
    "cloneWith": _with_same_shape,
    "scaleElementBitwidth": scaled,
    "setDim": with_dimension,
    "dropDim": without_dimension,
    "setShape": lambda found, shape: with_shape(found, shape) if sizes_in(shape) is not None else None,
    "setElementType": with_element,
    # of lists and texts
    "size": size_of,
    "getSize": size_of,
    "getNumMembers": size_of,
    "empty": _is_empty,
    "front": _end(first=True),
    "back": _end(first=False),
    "drop_front": _part(lambda count, _: count, lambda _, size: size),
    "drop_back": _part(lambda _, __: 0, lambda count, size: size - count),
    "take_front": _part(lambda _, __: 0, lambda count, _: count),
    "take_back": _part(lambda count, size: size - count, lambda _, size: size),
    "asArrayRef": list_in,
    "starts_with": _of_text(str.startswith),
    "startswith": _of_text(str.startswith),
    "ends_with": _of_text(str.endswith),
    "endswith": _of_text(str.endswith),
    "equals": _of_text(lambda one, other: one == other),
    "contains": _contains,
    "get": _of(DictionaryAttr, _entry),
    "isSorted": _are_numbers(lambda numbers: numbers == sorted(numbers)),
    "allEqual": _are_all_equal,
    # of attributes and numbers
    "getValue": value_of,
    "value": lambda found: found,
    "getInt": whole_number_in,
    "getSInt": whole_number_in,
    "getUInt": lambda found: _not_negative(whole_number_in(found)),
    "getSExtValue": whole_number_in,
    "getZExtValue": lambda found: _not_negative(whole_number_in(found)),
    "getValueAsDouble": number_in,
    "has_value": lambda found: found is not NULL,
    "getString": text_in,
    "str": text_in,
    "strref": text_in,
    "getLeafReference": _of(SymbolRefAttr, lambda found: found.path[-1]),
    "getRootReference": _of(SymbolRefAttr, lambda found: found.path[0]),
    "getNestedReferences": _of(SymbolRefAttr, lambda found: found.path[1:]),
    "isSplat": _of(DenseElementsAttr, _is_splat),
    "isZero": _number(lambda number: number == 0),
    "isOne": _number(lambda number: number == 1),
    "isNegative": _number(lambda number: number < 0 or (number == 0 and copysign(1, number) < 0)),
    "isNonNegative": _number(lambda number: number >= 0),
    "isStrictlyPositive": _number(lambda number: number > 0),
    "isNonPositive": _number(lambda number: number <= 0),
    "isPowerOf2": _number(_is_power_of_two),
    "slt": _compared(lambda one, other: one < other),
    "sle": _compared(lambda one, other: one <= other),
    "sgt": _compared(lambda one, other: one > other),
    "sge": _compared(lambda one, other: one >= other),
    "ult": _compared(lambda one, other: one < other, unsigned=True),
    "ule": _compared(lambda one, other: one <= other, unsigned=True),
    "ugt": _compared(lambda one, other: one > other, unsigned=True),
    "uge": _compared(lambda one, other: one >= other, unsigned=True),
    "min": _extreme(min),
    "max": _extreme(max),
    "abs": _of_numbers(abs),
    "log2": _of_numbers(lambda number: number.bit_length() - 1 if number > 0 else None),
    "log2Ceil": _of_numbers(lambda number: (number - 1).bit_length() if number > 0 else None),
    "divideCeil": _of_numbers(lambda number, by: -(-number // by) if number >= 0 and by > 0 else None),
    "alignTo": _of_numbers(lambda number, by: -(-number // by) * by if number >= 0 and by > 0 else None),
    "haveCompatibleShapes": _have_compatible_shapes,
    # of affine maps
    "getAffineMap": _of(AffineMapAttr, lambda found: found.map),
    "getNumDims": _of_map(lambda found: found.dims),
    "getNumSymbols": _of_map(lambda found: found.symbols),
    "isIdentity": _of_map(lambda found: found.is_identity and not found.symbols),
    "isPermutation": _of_map(_is_permutation),
    "isProjectedPermutation": _of_map(_is_projection),
}


def _types_of(found: ExpressionValue) -> ExpressionValue:
    """The types of a list of values."""
    members = list_in(found)
    return None if members is None else tuple([type_of(each) for each in members])


def _opposite(truth: ExpressionValue) -> ExpressionValue:
    return None if truth is None else not truth


def _not_negative(number: int | None) -> int | None:
    return None if number is None or number < 0 else number
