"""Floating-point values of the builtin types: rounding to a type, bits, and the reference's way of printing.

The reference prints six significant digits in scientific notation where they give the value back, then a longer decimal
form, and where that has no decimal point, or there is no number at all, the bits in hexadecimal.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from mlir_ls.syntax.leaf.types import FLOAT_WIDTHS

_SHORT_DIGITS = 6
_MAX_LEADING_ZEROS = 3


class _Format(NamedTuple):
    """A type's layout: significant bits with the implicit one, exponents of normal numbers, and what is too large.

    `overflow` is `"inf"`, `"nan"` or `"max"`. At the greatest exponent the significand stays `top` below all ones.
    """

    precision: int
    min_exponent: int
    max_exponent: int
    overflow: str
    top: int = 0


_FORMATS: Final = {
    "f16": _Format(11, -14, 15, "inf"),
    "bf16": _Format(8, -126, 127, "inf"),
    "tf32": _Format(11, -126, 127, "inf"),
    "f32": _Format(24, -126, 127, "inf"),
    "f64": _Format(53, -1022, 1023, "inf"),
    "f80": _Format(64, -16382, 16383, "inf"),
    "f128": _Format(113, -16382, 16383, "inf"),
    "f8E5M2": _Format(3, -14, 15, "inf"),
    "f8E4M3": _Format(4, -6, 7, "inf"),
    "f8E3M4": _Format(5, -2, 3, "inf"),
    "f8E4M3FN": _Format(4, -6, 8, "nan", 1),
    "f8E5M2FNUZ": _Format(3, -15, 15, "nan"),
    "f8E4M3FNUZ": _Format(4, -7, 7, "nan"),
    "f8E4M3B11FNUZ": _Format(4, -10, 4, "nan"),
    "f8E8M0FNU": _Format(1, -127, 127, "nan"),
    "f6E3M2FN": _Format(3, -2, 4, "max"),
    "f6E2M3FN": _Format(4, 0, 2, "max"),
    "f4E2M1FN": _Format(2, 0, 2, "max"),
}
_UNSIGNED_ZERO = frozenset(("f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ"))
_POWERS_OF_TWO = "f8E8M0FNU"


class _Value(NamedTuple):
    """`(-1)^negative * significand * 2^exponent`."""

    negative: bool
    significand: int
    exponent: int


def printed_decimal(literal: str, name: str) -> str:
    """How the reference prints a decimal literal of the type `name`; it is read as an `f64` first."""
    value = _rounded(float(literal), name)
    return value if isinstance(value, str) else _printed(value, name)


def printed_bits(bits: int, name: str) -> str:
    """How the reference prints the value of these bits in the type `name`."""
    layout, width = _FORMATS[name], FLOAT_WIDTHS[name]
    sign_bits = 0 if name == _POWERS_OF_TWO else 1
    stored = layout.precision if name == "f80" else layout.precision - 1
    exponent_bits = width - sign_bits - stored
    fraction = bits & ((1 << stored) - 1)
    field = bits >> stored & ((1 << exponent_bits) - 1)
    if name == "f80" and field and not fraction >> 63:
        return _hexadecimal(bits | 0x7FFF << 64, name)
    if _is_special(name, field, bits):
        return _hexadecimal(bits, name)
    if name == _POWERS_OF_TWO:
        return _printed(_Value(False, 1, layout.min_exponent + field), name)
    significand = fraction if name == "f80" or not field else fraction | 1 << stored
    exponent = layout.min_exponent + max(field, 1) - layout.precision
    return _printed(_Value(bool(bits >> (width - 1)), significand, exponent), name)


def value_of_decimal(literal: str, name: str) -> float | None:
    """The value that a decimal literal has in the type `name`; None where that is no number, or none of Python's."""
    return _number(_rounded(float(literal), name))


def value_of_bits(bits: int, name: str) -> float | None:
    """The value of these bits in the type `name`, infinite or no number as well; None where that is not known here."""
    layout = _FORMATS[name]
    if name == "f80" or layout.overflow != "inf":
        return None
    stored = layout.precision - 1
    field = bits >> stored & ((1 << (FLOAT_WIDTHS[name] - 1 - stored)) - 1)
    fraction = bits & ((1 << stored) - 1)
    is_negative = bool(bits >> (FLOAT_WIDTHS[name] - 1) & 1)
    if _is_special(name, field, bits):
        return math.copysign(math.nan if fraction else math.inf, -1 if is_negative else 1)
    significand = fraction | 1 << stored if field else fraction
    exponent = layout.min_exponent + max(field, 1) - layout.precision
    return _number(_Value(is_negative, significand, exponent))


def _number(value: _Value | str) -> float | None:
    if isinstance(value, str):
        return None
    try:
        found = math.ldexp(value.significand, value.exponent)
    except OverflowError:
        return None
    return -found if value.negative else found


def _rounded(value: float, name: str) -> _Value | str:
    """The nearest value of a type, ties to even; the bits in hexadecimal where that is no number."""
    layout = _FORMATS[name]
    negative = math.copysign(1.0, value) < 0
    if math.isinf(value):
        return _too_large(negative, name)
    numerator, denominator = abs(value).as_integer_ratio()
    exponent = max(numerator.bit_length() - denominator.bit_length(), layout.min_exponent) - layout.precision
    significand = _divided_to_even(numerator, denominator, exponent)
    while significand >> layout.precision or exponent < layout.min_exponent - layout.precision + 1:
        exponent += 1
        significand = _divided_to_even(numerator, denominator, exponent)
    if name == _POWERS_OF_TWO and significand == 0:
        return _Value(False, 1, layout.min_exponent)
    highest = significand.bit_length() - 1 + exponent
    limit = (1 << layout.precision) - 1 - layout.top
    if highest > layout.max_exponent or (highest == layout.max_exponent and significand > limit):
        return _too_large(negative, name)
    if name in _UNSIGNED_ZERO and significand == 0:
        negative = False
    return _Value(negative, significand, exponent)


def _divided_to_even(numerator: int, denominator: int, exponent: int) -> int:
    if exponent >= 0:
        denominator <<= exponent
    else:
        numerator <<= -exponent
    quotient, remainder = divmod(numerator, denominator)
    if remainder * 2 > denominator or (remainder * 2 == denominator and quotient & 1):
        quotient += 1
    return quotient


def _too_large(negative: bool, name: str) -> _Value | str:
    layout, width = _FORMATS[name], FLOAT_WIDTHS[name]
    if layout.overflow == "max":
        return _Value(negative, (1 << layout.precision) - 1, layout.max_exponent - layout.precision + 1)
    if layout.overflow == "nan":
        if name in _UNSIGNED_ZERO:
            return _hexadecimal(1 << (width - 1), name)
        everything = (1 << width) - 1
        return _hexadecimal(everything if negative or name == _POWERS_OF_TWO else everything >> 1, name)
    field = layout.max_exponent - layout.min_exponent + 2
    bits = field << (layout.precision - 1)
    if name == "f80":
        bits = (field << 64) | (1 << 63)
    return _hexadecimal(bits | (negative << (width - 1)), name)


def _is_special(name: str, field: int, bits: int) -> bool:
    """Whether a value is an infinity or no number."""
    layout, width = _FORMATS[name], FLOAT_WIDTHS[name]
    if layout.overflow == "inf":
        return field == layout.max_exponent - layout.min_exponent + 2
    if name in _UNSIGNED_ZERO:
        return bits == 1 << (width - 1)
    if name == _POWERS_OF_TWO:
        return bits == 0xFF
    return layout.overflow == "nan" and bits & 0x7F == 0x7F


def _printed(value: _Value, name: str) -> str:
    short = _scientific(value)
    back = _rounded(float(short), name) if name not in ("f80", "f128") else None
    if back is None:
        back = value if _is_exact(short, value) else None
    if isinstance(back, _Value) and _normal(back) == _normal(value):
        return short
    longer = _plain(value, name)
    return longer if "." in longer else _hexadecimal(_bits(value, name), name)


def _is_exact(text: str, value: _Value) -> bool:
    from fractions import Fraction

    exact = Fraction(value.significand) * Fraction(2) ** value.exponent
    return Fraction(text) == (-exact if value.negative else exact)


def _normal(value: _Value) -> _Value:
    significand, exponent = value.significand, value.exponent
    if not significand:
        return _Value(value.negative, 0, 0)
    zeros = (significand & -significand).bit_length() - 1
    return _Value(value.negative, significand >> zeros, exponent + zeros)


def _scientific(value: _Value) -> str:
    sign = "-" if value.negative else ""
    if not value.significand:
        return f"{sign}0.000000e+00"
    digits, exponent = _decimal(value, _SHORT_DIGITS)
    exponent += len(digits) - 1
    return f"{sign}{digits[0]}.{digits[1:]:0<{_SHORT_DIGITS}}e{'-' if exponent < 0 else '+'}{abs(exponent):02}"


def _plain(value: _Value, name: str) -> str:
    sign = "-" if value.negative else ""
    precision = 2 + _FORMATS[name].precision * 59 // 196
    digits, exponent = _decimal(value, precision)
    count = len(digits)
    if exponent >= 0:
        if exponent <= _MAX_LEADING_ZEROS and count + exponent <= precision:
            return sign + digits + "0" * exponent
    elif exponent + count - 1 >= 0:
        return f"{sign}{digits[:exponent]}.{digits[exponent:]}"
    elif -(exponent + count - 1) <= _MAX_LEADING_ZEROS:
        return f"{sign}0.{'0' * -(exponent + count)}{digits}"
    exponent += count - 1
    return f"{sign}{digits[0]}.{digits[1:] or '0'}E{'-' if exponent < 0 else '+'}{abs(exponent)}"


def _decimal(value: _Value, precision: int) -> tuple[str, int]:
    """At most `precision` decimal digits and the power of ten of the last one.

    Surplus digits are first cut off by a power of ten that is estimated from the number of bits, then rounded half up.
    """
    _, significand, exponent = _normal(value)
    if exponent >= 0:
        significand, exponent = significand << exponent, 0
    else:
        significand *= 5**-exponent
    # 196 / 59 is the reference's count of the bits in a decimal digit.
    surplus = significand.bit_length() - (precision * 196 + 58) // 59
    removable = surplus * 59 // 196 if surplus > 0 else 0
    significand //= 10**removable
    text = str(significand)
    power = exponent + removable
    if len(text) > precision:
        cut = len(text) - precision
        rounded = (significand + 5 * 10 ** (cut - 1)) // 10**cut
        text, power = str(rounded), power + cut
    stripped = text.rstrip("0")
    return stripped, power + len(text) - len(stripped)


def _bits(value: _Value, name: str) -> int:
    layout, width = _FORMATS[name], FLOAT_WIDTHS[name]
    stored = layout.precision - 1
    _, significand, exponent = value
    if significand:
        shift = min(layout.precision - significand.bit_length(), exponent - (layout.min_exponent - stored))
        significand, exponent = significand << shift, exponent - shift
    normal = significand >> stored
    field = exponent + stored - layout.min_exponent + 1 if normal else 0
    if name == _POWERS_OF_TWO:
        return field - 1
    fraction = significand if name == "f80" else significand & ((1 << stored) - 1)
    bits = field << (64 if name == "f80" else stored) | fraction
    return bits | (value.negative << (width - 1))


def _hexadecimal(bits: int, name: str) -> str:
    return f"0x{bits:0{(FLOAT_WIDTHS[name] + 3) // 4}X}"
