"""The methods of types, attributes and lists that expressions call, by their names in C++.

Each takes the receiver and the arguments, and yields None for what it does not know, as for a receiver of another kind.
"""

from __future__ import annotations

from collections.abc import Callable
from math import copysign, isfinite, isinf
from typing import Any, TypeVar

from mlir_ls.ods.expressions.lists import (
    Method,
    all_equal,
    are_equal_numbers,
    are_numbers,
    at,
    contains,
    end_of,
    entry_of,
    is_empty,
    list_in,
    occurrences,
    of_text,
    part_of,
    size_of,
    sum_of,
    values_in,
)
from mlir_ls.ods.expressions.types import (
    scaled,
    sizes_in,
    width_of,
    with_dimension,
    with_element,
    with_shape,
    without_dimension,
)
from mlir_ls.ods.expressions.values import (
    DYNAMIC,
    NULL,
    DictionaryEntry,
    ExpressionValue,
    Ssa,
    bits_of,
    number_in,
    signed_in,
    text_in,
    unsigned_in,
    whole_number_in,
)
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.affine import AffineConstant, AffineDim, AffineMap
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
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

LeafT = TypeVar("LeafT")


def _of(kind: type[LeafT] | tuple[type[LeafT], ...], read: Callable[..., ExpressionValue]) -> Method:
    """A method of one kind of receiver."""
    return lambda receiver, *arguments: read(receiver, *arguments) if isinstance(receiver, kind) else None


# -- types ------------------------------------------------------------------------------------------------------------


def kind_of(found: Type) -> ExpressionValue:
    """The name of the C++ class of a type, for comparisons; None where that is not known."""
    if isinstance(found, FloatType):
        return str(found)
    if isinstance(found, DialectType):
        return f"{found.dialect}.{found.mnemonic}" if found.mnemonic else None
    return None if isinstance(found, TypeAlias) else type(found).__name__


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
    return None if isinstance(found, DialectType | TypeAlias) or not isinstance(found, Type) else found


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


def _layout_of(found: MemRefType) -> ExpressionValue:
    """The layout of a memref: what is not spelled is the identity, as a map."""
    if found.layout is not None:
        return found.layout if isinstance(found.layout, AffineMapAttr | StridedLayoutAttr) else None
    rank = len(found.shape)
    return AffineMapAttr(AffineMap(rank, 0, tuple([AffineDim(place) for place in range(rank)])))


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
    if isinstance(receiver, DictionaryEntry):
        return receiver.value
    if isinstance(receiver, SymbolRefAttr):
        return receiver.path[0] if len(receiver.path) == 1 else None
    return None if isinstance(receiver, Attribute) else receiver


def _width_of_value(receiver: ExpressionValue) -> ExpressionValue:
    """How many bits the number of an integer attribute has."""
    if isinstance(receiver, bool):
        return 1
    return bits_of(receiver)[1] if isinstance(receiver, IntegerAttr | BoolAttr) else None


def _of_numbers(compute: Callable[..., int | None]) -> Method:
    def method(*values: ExpressionValue) -> ExpressionValue:
        numbers = [whole_number_in(each) for each in values]
        return None if None in numbers else compute(*numbers)

    return method


def _number(read: Callable[[Any], Any]) -> Method:
    def method(receiver: ExpressionValue) -> ExpressionValue:
        found = signed_in(receiver)
        return None if found is None else read(found)

    return method


def _is_splat(found: DenseElementsAttr) -> ExpressionValue:
    """Whether all elements are the same, as far as these are numbers that differ or not."""
    if found.is_splat:
        return True
    numbers = [number_in(each) for each in list_in(found) or ()]
    return None if not numbers or None in numbers or 0 in numbers else are_equal_numbers(numbers)


def _compared(read: Callable[[Any, Any], bool], unsigned: bool = False) -> Method:
    def method(receiver: ExpressionValue, other: ExpressionValue) -> ExpressionValue:
        number = unsigned_in if unsigned else signed_in
        one, limit = number(receiver), number(other)
        return None if one is None or limit is None else read(one, limit)

    return method


def _is_power_of_two(receiver: ExpressionValue) -> bool | None:
    number = unsigned_in(receiver)
    return None if number is None else number & (number - 1) == 0 and number > 0


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


def _is_identity(found: ExpressionValue) -> ExpressionValue:
    """Whether a map, or the layout that strides spell, is the identity."""
    if isinstance(found, StridedLayoutAttr):
        return found.strides == (1,) and found.offset == 0
    return _of_map(lambda each: _positions(each) == list(range(each.dims)))(found)


def _is_minor_identity(found: AffineMap) -> bool:
    first = found.dims - len(found.results)
    return not found.symbols and first >= 0 and _positions(found) == list(range(first, found.dims))


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
    "getType": lambda found, *index: at(list_in(found), index[0]) if index else type_of(found),
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
    "getSignedness": _of(IntegerType, lambda found: {"": "Signless", "s": "Signed", "u": "Unsigned"}[found.signedness]),
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
    "getLayout": _of(MemRefType, _layout_of),
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
    "dropEncoding": _of(RankedTensorType, lambda found: RankedTensorType(found.shape, found.element)),
    "getTypeID": _of(Type, kind_of),
    "scaleElementBitwidth": scaled,
    "setDim": with_dimension,
    "dropDim": without_dimension,
    "setShape": lambda found, shape: with_shape(found, shape) if sizes_in(shape) is not None else None,
    "setElementType": with_element,
    # of lists and texts
    "size": size_of,
    "getSize": size_of,
    "getNumMembers": size_of,
    "empty": is_empty,
    "front": end_of(first=True),
    "back": end_of(first=False),
    "drop_front": part_of(lambda count, _: count, lambda _, size: size),
    "drop_back": part_of(lambda _, __: 0, lambda count, size: size - count),
    "take_front": part_of(lambda _, __: 0, lambda count, _: count),
    "take_back": part_of(lambda count, size: size - count, lambda _, size: size),
    "asArrayRef": list_in,
    "starts_with": of_text(str.startswith),
    "startswith": of_text(str.startswith),
    "ends_with": of_text(str.endswith),
    "endswith": of_text(str.endswith),
    "equals": of_text(lambda one, other: one == other),
    "contains": contains,
    "get": _of(DictionaryAttr, entry_of),
    "getAsRange": list_in,
    "getValues": values_in,
    "equals_insensitive": of_text(lambda one, other: one.lower() == other.lower()),
    "getName": _of(DictionaryEntry, lambda found: found.name),
    "sum": sum_of,
    "count": occurrences,
    "isSorted": are_numbers(lambda numbers: numbers == sorted(numbers)),
    "allEqual": all_equal,
    # of attributes and numbers
    "getValue": value_of,
    "value": lambda found: found,
    "getInt": signed_in,
    "getSInt": signed_in,
    "getUInt": unsigned_in,
    "getSExtValue": signed_in,
    "getZExtValue": unsigned_in,
    "getLimitedValue": unsigned_in,
    "getValueAsDouble": number_in,
    "has_value": lambda found: found is not NULL,
    "getString": text_in,
    "str": text_in,
    "strref": text_in,
    "getLeafReference": _of(SymbolRefAttr, lambda found: found.path[-1]),
    "getRootReference": _of(SymbolRefAttr, lambda found: found.path[0]),
    "getNestedReferences": _of(SymbolRefAttr, lambda found: found.path[1:]),
    "isSplat": _of(DenseElementsAttr, _is_splat),
    "getBitWidth": _width_of_value,
    "isNaN": _number(lambda number: number != number),
    "isInfinity": _number(isinf),
    "isFinite": _number(isfinite),
    "isPosZero": _number(lambda number: number == 0 and copysign(1, number) > 0),
    "isNegZero": _number(lambda number: number == 0 and copysign(1, number) < 0),
    "isZero": _number(lambda number: number == 0),
    "isOne": lambda found: _equals(unsigned_in(found), 1),
    "eq": _compared(lambda one, other: one == other, unsigned=True),
    "ne": _compared(lambda one, other: one != other, unsigned=True),
    "isNegative": _number(lambda number: number < 0 or (number == 0 and copysign(1, number) < 0)),
    "isNonNegative": _number(lambda number: number >= 0),
    "isStrictlyPositive": _number(lambda number: number > 0),
    "isNonPositive": _number(lambda number: number <= 0),
    "isPowerOf2": _is_power_of_two,
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
    "bitAnd": _of_numbers(lambda one, other: one & other if one >= 0 and other >= 0 else None),
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
    "isIdentity": _is_identity,
    "isMinorIdentity": _of_map(_is_minor_identity),
    "isSingleConstant": _of_map(lambda found: len(found.results) == 1 and isinstance(found.results[0], AffineConstant)),
    "isConstant": _of_map(lambda found: all([isinstance(each, AffineConstant) for each in found.results])),
    "isEmpty": _of_map(lambda found: not found.dims and not found.symbols and not found.results),
    "isPermutation": _of_map(_is_permutation),
    "isProjectedPermutation": _of_map(_is_projection),
}


def _types_of(found: ExpressionValue) -> ExpressionValue:
    """The types of a list of values."""
    members = list_in(found)
    return None if members is None else tuple([type_of(each) for each in members])


def _opposite(truth: ExpressionValue) -> ExpressionValue:
    return None if truth is None else not truth


def _equals(number: int | None, other: int) -> ExpressionValue:
    return None if number is None else number == other
