"""Builtin types that expressions make of their parts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Final

from mlir_ls.ods.expressions.values import DYNAMIC, NULL, ExpressionValue, Null, whole_number_in
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import (
    FLOAT_WIDTHS,
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

_MAX_SIZE = 1 << 40
"""Sizes beyond which a type is not made."""


def width_of(found: ExpressionValue) -> int | None:
    """The width in bits of an integer or a floating-point type."""
    return found.width if isinstance(found, IntegerType | FloatType) else None


def sizes_in(shape: ExpressionValue) -> tuple[int | None, ...] | None:
    """The sizes of a shape that is a list of numbers."""
    if not isinstance(shape, tuple):
        return None
    numbers = [whole_number_in(each) for each in shape]
    known = [each for each in numbers if each is not None and (each == DYNAMIC or 0 <= each < _MAX_SIZE)]
    return tuple([None if each == DYNAMIC else each for each in known]) if len(known) == len(shape) else None


def with_element(found: ExpressionValue, element: ExpressionValue) -> Type | None:
    """The same builtin container with elements of another type."""
    return _rebuilt(found, element, found.shape) if isinstance(found, ShapedType) and isinstance(element, Type) else None


def with_shape(found: ExpressionValue, shape: ExpressionValue, element: ExpressionValue = None) -> Type | None:
    """The same builtin container with another shape, and with other elements where `element` is a type."""
    sizes = sizes_in(shape)
    if not isinstance(found, ShapedType) or sizes is None:
        return None
    return _rebuilt(found, element if isinstance(element, Type) else found.element, sizes)


def _rebuilt(found: ShapedType, element: Type, shape: tuple[int | None, ...] | None) -> Type | None:
    if isinstance(found, VectorType) and shape is not None:
        if None in shape:
            return None
        if len(shape) != len(found.scalable) and any(found.scalable):
            return None
        flags = found.scalable if len(shape) == len(found.scalable) else (False,) * len(shape)
        return VectorType(shape, flags, element)
    if isinstance(found, RankedTensorType | UnrankedTensorType):
        encoding = found.encoding if isinstance(found, RankedTensorType) else None
        return UnrankedTensorType(element) if shape is None else RankedTensorType(shape, element, encoding)
    if isinstance(found, MemRefType) and shape is not None:
        return MemRefType(shape, element, found.layout if shape == found.shape else None, found.memory_space)
    if isinstance(found, UnrankedMemRefType) and shape is None:
        return UnrankedMemRefType(element, found.memory_space)
    return None


def with_dimension(found: ExpressionValue, index: ExpressionValue, size: ExpressionValue) -> Type | None:
    """A vector with another size of one dimension."""
    place, length = whole_number_in(index), whole_number_in(size)
    if not isinstance(found, VectorType) or place is None or length is None:
        return None
    if not 0 <= place < len(found.shape) or not 0 <= length < _MAX_SIZE:
        return None
    return VectorType((*found.shape[:place], length, *found.shape[place + 1 :]), found.scalable, found.element)


def without_dimension(found: ExpressionValue, index: ExpressionValue) -> Type | None:
    """A vector without one of its dimensions."""
    place = whole_number_in(index)
    if not isinstance(found, VectorType) or place is None or not 0 <= place < len(found.shape):
        return None
    scalable = (*found.scalable[:place], *found.scalable[place + 1 :])
    return VectorType((*found.shape[:place], *found.shape[place + 1 :]), scalable, found.element)


def scaled(found: ExpressionValue, factor: ExpressionValue) -> Type | None:
    """The same container with elements as many times as wide; an integer or floating-point type as many times as wide."""
    times = whole_number_in(factor)
    if times is None:
        return None
    if isinstance(found, ShapedType):
        element = scaled(found.element, times)
        return None if element is None else with_element(found, element)
    if isinstance(found, IntegerType):
        return IntegerType(found.width * times, found.signedness)
    names = {16: "f32", 32: "f64"}
    name = names.get(found.width) if isinstance(found, FloatType) and times == 2 else None
    return FloatType(name) if name is not None else None


# -- made of parts ----------------------------------------------------------------------------------------------------


_SIGNS: Final = {NULL: "", "Signless": "", "Signed": "s", "Unsigned": "u"}
"""The sign of integers, by what C++ calls it."""


def _integer(width: ExpressionValue, signedness: ExpressionValue = NULL) -> Type | None:
    bits = whole_number_in(width)
    sign = _SIGNS.get(signedness) if isinstance(signedness, str | Null) else None
    return IntegerType(bits, sign) if bits is not None and 0 < bits < 1 << 24 and sign is not None else None


def _vector(shape: ExpressionValue, element: ExpressionValue, scalable: ExpressionValue = ()) -> Type | None:
    sizes = sizes_in(shape)
    if sizes is None or None in sizes or not isinstance(element, Type) or not isinstance(scalable, tuple):
        return None
    if any([not isinstance(each, bool) for each in scalable]) or len(scalable) > len(sizes):
        return None
    flags = tuple([bool(flag) for flag, _ in zip_longest(scalable, sizes, fillvalue=False)])
    return VectorType(sizes, flags, element)


def _tensor(shape: ExpressionValue, element: ExpressionValue) -> Type | None:
    sizes = sizes_in(shape)
    return None if sizes is None or not isinstance(element, Type) else RankedTensorType(sizes, element)


def _memref(shape: ExpressionValue, element: ExpressionValue) -> Type | None:
    sizes = sizes_in(shape)
    return None if sizes is None or not isinstance(element, Type) else MemRefType(sizes, element)


def _of_element(make: Callable[[Type], Type]) -> Callable[..., Type | None]:
    return lambda element: make(element) if isinstance(element, Type) else None


def _types_in(value: ExpressionValue) -> tuple[Type, ...] | None:
    if isinstance(value, Type):
        return (value,)
    if not isinstance(value, tuple) or any([not isinstance(each, Type) for each in value]):
        return None
    return value


def _tuple(types: ExpressionValue) -> Type | None:
    members = _types_in(types)
    return None if members is None else TupleType(members)


def _function(inputs: ExpressionValue, results: ExpressionValue) -> Type | None:
    taken, given = _types_in(inputs), _types_in(results)
    return None if taken is None or given is None else FunctionType(taken, given)


def _spelled(name: ExpressionValue) -> Type | None:
    if name in FLOAT_WIDTHS:
        return FloatType(str(name))
    return IndexType() if name == "index" else NoneType() if name == "none" else None


MAKERS: dict[str, Callable[..., Any]] = {
    "IntegerType": _integer,
    "VectorType": _vector,
    "RankedTensorType": _tensor,
    "UnrankedTensorType": _of_element(UnrankedTensorType),
    "MemRefType": _memref,
    "ComplexType": _of_element(ComplexType),
    "TupleType": _tuple,
    "FunctionType": _function,
    "spelled": _spelled,
    **dict.fromkeys(("IndexType", "NoneType", "BFloat16Type", "Float16Type", "FloatTF32Type", "Float32Type", "Float64Type",
                     "Float80Type", "Float128Type"), lambda *_: None),
}  # fmt: skip
"""What `CLASS::get` makes of its arguments, the context left out; "spelled" is a type by its name."""
