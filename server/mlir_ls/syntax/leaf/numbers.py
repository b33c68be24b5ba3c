"""Number and string literals: their values, their ranges, and how the reference prints them."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.syntax.leaf.attributes import BoolAttr, FloatAttr, IntegerAttr, utf8
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.floats import printed_bits, printed_decimal
from mlir_ls.syntax.leaf.nodes import Attribute, Type
from mlir_ls.syntax.leaf.types import FLOAT_WIDTHS, DialectType, FloatType, IndexType, IntegerType, TypeAlias
from mlir_ls.system.patterns import deferred

INDEX_WIDTH = 64
_I1 = IntegerType(1)

# No type is wide enough for more that would be of any use, and converting them takes long.
_MAX_DIGITS = 4000

_ESCAPE = deferred(r'\\(?:([nt"\\])|([0-9A-Fa-f]{2})|)')
_NAMED_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
_ESCAPED_NAMES = {meaning: name for name, meaning in _NAMED_ESCAPES.items()}
_UNSEEN = deferred(r'[\x00-\x1F\x7F"\\\uDC80-\uDCFF]')


class Number(NamedTuple):
    """A number as spelled, without a type."""

    text: str
    offset: int

    @property
    def is_float(self) -> bool:
        """Whether it has a decimal point."""
        return "." in self.text

    @property
    def is_negative(self) -> bool:
        """Whether it has a minus sign."""
        return self.text[0] == "-"

    @property
    def is_hexadecimal(self) -> bool:
        """Whether it is an integer in hexadecimal."""
        return "x" in self.text

    @property
    def integer(self) -> int:
        """The value of an integer literal."""
        return int(self.text, 16) if self.is_hexadecimal else int(self.text)


def number_attribute(number: Number, type: Type) -> Attribute:
    """The attribute for a number of a type.

    Raises:
        LeafError: the type has no such value.
    """
    if isinstance(type, FloatType):
        return FloatAttr(float_literal(number, type), type)
    if isinstance(type, TypeAlias) and number.is_hexadecimal:
        return FloatAttr(number.text, type)  # as it is spelled: it may be the bits of a floating-point number
    if number.is_float:
        if isinstance(type, TypeAlias | DialectType):
            return FloatAttr(number.text, type)
        whole = number.text.rstrip("0")
        instead = (whole[:-1],) if whole[-1] == "." else ()
        message = f"a floating-point literal cannot have type `{type}`"
        raise LeafError(message, number.offset, len(number.text), instead)
    if isinstance(type, IntegerType):
        return integer_attribute(number, type)
    if isinstance(type, IndexType):
        return IntegerAttr(_in_range(number, INDEX_WIDTH, "s", type), type)
    if isinstance(type, TypeAlias) or (isinstance(type, DialectType) and number.is_hexadecimal):
        return IntegerAttr(number.integer, type)  # a type of a dialect may be one of floating-point numbers, which have bits
    raise LeafError(f"an integer literal cannot have type `{type}`", number.offset)


def integer_attribute(number: Number, type: IntegerType, wraps: bool = False) -> Attribute:
    """The attribute for an integer literal of an integer type.

    A literal of a signless type may be signed or unsigned; where it `wraps`, that holds for unsigned types too.
    """
    if wraps and type.signedness == "u" and number.is_negative:
        value = _in_range(number, type.width, "s", type) + (1 << type.width)
    else:
        value = _in_range(number, type.width, type.signedness, type)
    return BoolAttr(value != 0) if type is _I1 else IntegerAttr(value, type)


def _in_range(number: Number, width: int, signedness: str, type: Type) -> int:
    if signedness == "u" and number.is_negative:
        raise LeafError(f"a negative literal cannot have the unsigned type `{type}`", number.offset)
    low = 0 if signedness == "u" else -(1 << width >> 1)
    high = max(1 << width >> 1, 1) if signedness == "s" else 1 << width
    value = number.integer if number.is_hexadecimal or len(number.text) <= _MAX_DIGITS else high
    if number.is_negative and not value:
        raise LeafError("zero has no minus sign: write `0`", number.offset, len(number.text), ("0",))
    if not low <= value < high:
        raise LeafError(f"{_shortened(number.text)} does not fit into `{type}`", number.offset)
    if signedness == "" and width and value >= 1 << width >> 1:
        value -= 1 << width
    return value


def float_literal(number: Number, type: FloatType) -> str:
    """How the reference prints a floating-point value.

    Raises:
        LeafError: the literal is a decimal integer, or hexadecimal and negative or too wide.
    """
    if number.is_float:
        return printed_decimal(number.text, type.name)
    if not number.is_hexadecimal:
        message = f"an integer literal cannot have the floating-point type `{type}`: write `{number.text}.0`"
        raise LeafError(message, number.offset, len(number.text), (f"{number.text}.0",))
    if number.is_negative:
        raise LeafError("a hexadecimal floating-point literal cannot be negative", number.offset)
    bits = number.integer
    if bits >> FLOAT_WIDTHS[type.name]:
        raise LeafError(f"{_shortened(number.text)} does not fit into `{type}`", number.offset)
    return printed_bits(bits, type.name)


def unescaped(literal: str, offset: int) -> str:
    """The text of a string literal in quotation marks that stands at `offset`.

    Raises:
        LeafError: an escape is not one of `\\n`, `\\t`, `\\"`, `\\\\` or two hexadecimal digits.
    """
    if "\\" not in literal:
        return literal[1:-1]
    try:
        text = _ESCAPE.sub(_unescape, literal[1:-1])
    except LeafError as error:
        raise error.shifted(offset + 1) from None
    # Escaped bytes were taken one by one; together they may be a character.
    return text if text.isascii() else utf8(text).decode("utf-8", "surrogateescape")


def settled_escapes(text: str) -> str:
    """What stands between two quotation marks, in the one spelling that escapes as little as possible; no string as it is."""
    if "\\" not in text:
        return text
    try:
        meaning = unescaped(f'"{text}"', 0)
    except LeafError:
        return text
    return _UNSEEN.sub(_escaped, meaning)


def _escaped(found: re.Match[str]) -> str:
    character = found[0]
    name = _ESCAPED_NAMES.get(character)
    return f"\\{name}" if name is not None else f"\\{ord(character) & 0xFF:02X}"


def _unescape(found: re.Match[str]) -> str:
    name, code = found.groups()
    if name is not None:
        return _NAMED_ESCAPES[name]
    if code is None:
        raise LeafError('expected `n`, `t`, `"`, `\\` or two hexadecimal digits after `\\`', found.start())
    byte = int(code, 16)
    return chr(byte) if byte < 0x80 else chr(0xDC00 + byte)


def _shortened(text: str) -> str:
    return f"`{text}`" if len(text) <= 40 else f"`{text[:30]}…`"
