"""Literals of dense attributes: their shapes, and what a type requires of their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mlir_ls.syntax.leaf.attributes import (
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    Element,
    IntegerAttr,
    StringAttr,
)
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.nodes import Type
from mlir_ls.syntax.leaf.numbers import INDEX_WIDTH, Number, integer_attribute, number_attribute
from mlir_ls.syntax.leaf.types import (
    SCALARS,
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    ShapedType,
    TypeAlias,
    VectorType,
)
from mlir_ls.system.patterns import deferred

_I1 = IntegerType(1)
_OPAQUE = (DialectType, TypeAlias)
_HEX = deferred(r"0x(?:[0-9A-Fa-f]{2})*\Z")


class Bool(NamedTuple):
    """`true` or `false`."""

    value: bool
    offset: int


class String(NamedTuple):
    """A string, its escapes replaced."""

    text: str
    offset: int


class Complex(NamedTuple):
    """`(1, 2)`, or `(true, false)`."""

    real: Number | Bool
    imaginary: Number | Bool
    offset: int


def checked_shaped_type(type: Type, offset: int) -> Type:
    """The type of a dense attribute. `LeafError` if it cannot be one."""
    if not isinstance(type, (ShapedType, *_OPAQUE)):
        raise LeafError(f"expected a shaped type after the elements, but got `{type}`", offset)
    return type


def dense_attribute(literal: Any, type: Type, offset: int) -> DenseElementsAttr:
    """The attribute for a literal: a nested list, an element for all, or None where there is nothing.

    Raises:
        LeafError: the literal is not of the type.
    """
    if isinstance(type, _OPAQUE):
        return DenseElementsAttr(None, _text_of(literal), type)
    checked_shaped_type(type, offset)
    assert isinstance(type, ShapedType)
    if type.element_count is None:
        raise LeafError(f"expected a static shape after the elements, but got `{type}`", offset)
    if literal is None:
        if type.element_count:
            raise LeafError(f"expected elements, as `{type}` has {type.element_count}", offset)
        return DenseElementsAttr((), "", type)
    flat: list[Any] = []
    shape = flatten(literal, flat)
    _check_shape(shape, type, offset)
    if isinstance(literal, String) and not isinstance(type.element, _OPAQUE):
        return _hexadecimal(literal, type)
    if not type.element_count and isinstance(type.element, ComplexType):
        check_parts(flat, type.element)
        return DenseElementsAttr((), "", type)
    if not flat:
        return DenseElementsAttr((), "", type)
    elements = tuple([element_of(each, type.element) for each in flat])
    if all(each == elements[0] for each in elements):
        elements = elements[:1]
        return DenseElementsAttr(elements, _spelled(elements[0]), type)
    return DenseElementsAttr(elements, _nested(iter(elements), type.shape or ()), type)


def check_parts(literals: Sequence[Any], type: ComplexType) -> None:
    """Checks the literals where there are no elements: a number is half of none then. LeafError: one is of another type."""
    for each in literals:
        element_of(each, type.element)


def element_of(literal: Any, type: Type) -> Element:
    """The element that a literal spells in an element type.

    Raises:
        LeafError: the type has no such value.
    """
    if isinstance(literal, Number) and isinstance(type, SCALARS):
        return number_attribute(literal, type)
    if isinstance(type, _OPAQUE):
        return _untyped(literal, type)
    if isinstance(literal, Complex):
        element = type.element if isinstance(type, ComplexType) else type
        return element_of(literal.real, element), element_of(literal.imaginary, element)
    if isinstance(type, ComplexType):
        raise LeafError(f"expected `(real, imaginary)` for an element of type `{type}`", literal.offset)
    if isinstance(literal, Bool):
        if type is not _I1:
            raise LeafError(f"`{'true' if literal.value else 'false'}` is not of type `{type}`", literal.offset)
        return BoolAttr(literal.value)
    if isinstance(literal, String):
        raise LeafError(f"expected an element of type `{type}`, but got a string", literal.offset)
    raise LeafError(f"a number cannot have type `{type}`", literal.offset)


def array_element(literal: Any, type: Type) -> Any:
    """The element of `array<...>` that a literal spells. `LeafError` if it is none of the type."""
    if type is _I1 and not isinstance(literal, Bool):
        raise LeafError("expected `true` or `false`", literal.offset)
    if isinstance(type, IntegerType) and isinstance(literal, Number) and not literal.is_float:
        return integer_attribute(literal, type, wraps=True)
    return element_of(literal, type)


def integer_array(values: Sequence[int], width: int = 64) -> DenseArrayAttr | None:
    """`array<i64: ...>` of these values; None where one of them does not fit."""
    type = IntegerType(width)
    elements = _integers(values, type)
    return None if elements is None else DenseArrayAttr(type, elements, _listed(elements))


def integer_vector(values: Sequence[int], type: Type | None) -> DenseElementsAttr | None:
    """`dense<[...]> : vector<...>` of these values; None where one of them does not fit, or the type has none."""
    elements = _integers(values, type) if isinstance(type, IntegerType) and type.width > 1 else None
    if type is None or elements is None:
        return None
    vector = VectorType((len(values),), (False,), type)
    if len(set(elements)) == 1:
        return DenseElementsAttr(elements[:1], elements[0].literal, vector)
    return DenseElementsAttr(elements, f"[{_listed(elements)}]", vector)


def _integers(values: Sequence[int], type: IntegerType) -> tuple[IntegerAttr, ...] | None:
    limit = 1 << type.width - 1
    if not all([-limit <= value < 2 * limit for value in values]):
        return None
    return tuple([IntegerAttr(value if value < limit else value - 2 * limit, type) for value in values])


def _listed(elements: Sequence[IntegerAttr]) -> str:
    return ", ".join([element.literal for element in elements])


ELISION = "…"
"""What the spelling of a text that was not kept begins with."""


def digest(text: str) -> str:
    """What stands for a long text: its length and a hash."""
    from hashlib import blake2b

    hashed = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12)
    return f"{ELISION}{len(text)} characters, {hashed.hexdigest()}"


def _untyped(literal: Any, type: Type) -> Element:
    if isinstance(literal, Complex):
        return _untyped(literal.real, type), _untyped(literal.imaginary, type)
    if isinstance(literal, Bool):
        return BoolAttr(literal.value)
    if isinstance(literal, String):
        return StringAttr(literal.text)
    return number_attribute(literal, type)


def flatten(literal: Any, flat: list[Any]) -> list[int] | None:
    """The elements of a nested list appended to `flat`, and its shape; None for a single element.

    Raises:
        LeafError: lists in one list differ in shape.
    """
    if not isinstance(literal, list):
        flat.append(literal)
        return None
    inner: list[int] = []
    for number, each in enumerate(literal):
        shape = flatten(each, flat) or []
        if number and shape != inner:
            raise LeafError("the nested lists differ in shape", _offset_of(each))
        inner = shape
    return [len(literal), *inner]


def _offset_of(literal: Any) -> int:
    while isinstance(literal, list):
        if not literal:
            return 0
        literal = literal[0]
    offset: int = literal.offset
    return offset


def _check_shape(shape: list[int] | None, type: ShapedType, offset: int) -> None:
    if shape is None or shape == list(type.shape or ()):
        return
    raise LeafError(f"the elements have shape {shape}, but `{type}` has {list(type.shape or ())}", offset)


def _hexadecimal(literal: String, type: ShapedType) -> DenseElementsAttr:
    if not _HEX.match(literal.text):
        raise LeafError("expected pairs of hexadecimal digits after `0x`", literal.offset)
    check_byte_count(len(literal.text) // 2 - 1, literal.text[2:4], type, literal.offset)
    return DenseElementsAttr(None, f'"{literal.text}"' if len(literal.text) > 2 else "", type)


def check_byte_count(count: int, first: str, type: ShapedType, offset: int) -> None:
    """Check that so many bytes, the first of them in hexadecimal, are all elements of a type or one for all.

    An element takes whole bytes, but `i1` takes a bit.

    Raises:
        LeafError: they are too many or too few.
    """
    elements, width = type.element_count, _stored_width(type.element)
    if elements is None or width is None:
        return
    if width == 1:
        fits = count == (elements + 7) // 8 or (count == 1 and first.lower() in ("00", "ff"))
    else:
        fits = count * 8 in (width, width * elements)
    if not fits:
        raise LeafError(f"{count} bytes are neither all elements of `{type}` nor one for all", offset)


def _stored_width(type: Type) -> int | None:
    """The bits an element takes in a hexadecimal literal."""
    if isinstance(type, IntegerType | FloatType):
        return 1 if type.width == 1 else (type.width + 7) // 8 * 8
    if isinstance(type, IndexType):
        return INDEX_WIDTH
    if isinstance(type, ComplexType):
        part = _stored_width(type.element)
        return None if part is None else 2 * max(part, 8)
    return None


def _spelled(element: Element) -> str:
    if isinstance(element, tuple):
        return f"({element[0].literal},{element[1].literal})"
    return str(element) if isinstance(element, BoolAttr) else element.literal


def _nested(elements: Any, shape: tuple[int | None, ...]) -> str:
    if not shape:
        return _spelled(next(elements))
    return f"[{', '.join([_nested(elements, shape[1:]) for _ in range(shape[0] or 0)])}]"


def _text_of(literal: Any) -> str:
    if literal is None:
        return ""
    if isinstance(literal, list):
        return f"[{', '.join(map(_text_of, literal))}]"
    if isinstance(literal, Complex):
        return f"({_text_of(literal.real)},{_text_of(literal.imaginary)})"
    if isinstance(literal, Bool):
        return "true" if literal.value else "false"
    if isinstance(literal, String):
        return StringAttr(literal.text).literal
    text: str = literal.text
    return text
