"""quant: integers that stand for other numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import inf

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import FloatAttr
from mlir_ls.syntax.leaf.types import DialectType, FloatType, TypeAlias

Range = tuple[int, int]

_STORAGE = re.compile(r"(?:[su]?i|u)([0-9]{1,2})")
_USUAL_STORAGE = ("i8", "u8", "i4", "u4", "i16", "u16", "i32")
_STORAGE_WIDTHS = range(1, 33)
_ANY_RANGE = (-(1 << 31), (1 << 32) - 1)

_SCALES = {
    "bf16": (2**-133, 3.39e38),
    "f16": (2**-24, 65504.0),
    "f32": (2**-149, 3.4028236e38),
    "f4E2M1FN": (2**-1, 6.0),
    "f6E2M3FN": (2**-3, 7.5),
    "f6E3M2FN": (2**-4, 28.0),
    "f8E3M4": (2**-6, 15.5),
    "f8E4M3": (2**-9, 240.0),
    "f8E4M3B11FNUZ": (2**-13, 30.0),
    "f8E4M3FN": (2**-9, 448.0),
    "f8E4M3FNUZ": (2**-10, 240.0),
    "f8E5M2": (2**-16, 57344.0),
    "f8E5M2FNUZ": (2**-17, 57344.0),
    "f8E8M0FNU": (2**-127, 1.7014119e38),
    "tf32": (2**-136, 3.4011622e38),
}
"""The least and the most that a scale may be, by the type that is expressed."""


def _any(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` storage (`:` type)? `>`"""
    reader.expect("<")
    storage, bounds, shown = _storage(reader)
    expressed = _expressed(reader) if reader.accept(":") else None
    reader.expect(">")
    return DeclaredBody(f"<{shown}{'' if expressed is None else f':{expressed}'}>", (storage, expressed, bounds))


def _calibrated(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` type `<` least `:` most `>` `>`"""
    reader.expect("<")
    expressed = _expressed(reader)
    reader.expect("<")
    start = reader.position
    least = _float(reader)
    reader.expect(":")
    most = _float(reader)
    if _is_decimal(least) and _is_decimal(most) and not float(least) < float(most):
        reader.fail_at(f"expected a number above {least}, but got {most}", start)
    reader.expect(">")
    reader.expect(">")
    return DeclaredBody(f"<{expressed}<{least}:{most}>>", (expressed, least, most))


def _uniform(
    reader: BodyReader, known: Known, scales: Mapping[str, tuple[float, float]] = _SCALES, in_blocks: bool = True
) -> DeclaredBody:
    """`<` storage `:` type (`:` axis | `:` `{` axis `:` size,* `}`)? `,` parameters `>`

    parameters ::= scale (`:` zero-point)? | `{` parameters,* `}`
    """
    reader.expect("<")
    storage, bounds, shown = _storage(reader)
    reader.expect(":")
    expressed = _expressed(reader)
    axes: tuple[tuple[int, int], ...] | int | None = None
    if reader.accept(":"):
        if in_blocks and reader.comes("{"):
            axes = reader.delimited("{", lambda: _sized_axis(reader))
        else:
            axes = _axis(reader) if in_blocks else reader.integer()
    reader.expect(",")
    if axes is not None and not reader.comes("{"):
        reader.fail("expected the parameters of each slice, `{…}`")
    start = reader.position
    parameters = _parameters(reader, scales.get(str(expressed), (0.0, inf)), expressed, axes is not None)
    if isinstance(parameters, tuple) and 0 in _lengths(parameters):
        reader.fail_at("a list of parameters holds one at least", start)
    if isinstance(axes, tuple) and len(set(_shapes(parameters))) > 1:
        reader.fail_at("the lists of parameters are of different sizes", start)
    reader.expect(">")
    shown += f":{expressed}{_spelled_axes(axes)}, {_spelled_parameters(parameters)}"
    return DeclaredBody(f"<{shown}>", (storage, expressed, bounds, axes, parameters))


def _storage(reader: BodyReader) -> tuple[str, Range, str]:
    """(`i` | `si` | `u` | `ui`)width (`<` least `:` most `>`)?, and how it is spelled; an alias may stand for the type"""
    start = reader.position
    if reader.comes("!"):
        alias = reader.type()
        if isinstance(alias, TypeAlias):
            return str(alias), _ANY_RANGE, str(alias)
        reader.position = start
    if reader.at_end():
        reader.possible += _USUAL_STORAGE
    type_ = reader.opt_keyword() or ""
    found = _STORAGE.fullmatch(type_)
    if found is None or int(found[1]) not in _STORAGE_WIDTHS:
        reader.position = start
        reader.fail("expected an integer type of at most 32 bits, such as `i8` or `u8`")
    width = int(found[1])
    type_ = f"{'u' if type_[0] == 'u' else 'i'}{found[1]}"
    widest = (0, (1 << width) - 1) if type_[0] == "u" else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    if not reader.accept("<"):
        return type_, widest, type_
    at = reader.position
    least = reader.integer()
    reader.expect(":")
    most = reader.integer()
    if least >= most:
        reader.fail_at(f"the minimum must be below the maximum, but got {least} and {most}", at)
    if least < widest[0] or most > widest[1]:
        reader.fail_at(f"expected bounds from {widest[0]} to {widest[1]}", at)
    reader.expect(">")
    return type_, (least, most), type_ if (least, most) == widest else f"{type_}<{least}:{most}>"


def _expressed(reader: BodyReader) -> Type:
    """The type of the numbers that are stood for"""
    start = reader.position
    found = reader.type()
    if not isinstance(found, FloatType | TypeAlias | DialectType):
        reader.fail_at(f"expected a floating-point type, but got `{found}`", start)
    return found


def _float(reader: BodyReader) -> str:
    """A float, as MLIR prints one"""
    start = reader.position
    text = reader.number()
    if "." not in text and "x" not in text:
        reader.fail_at(f"expected a number with a decimal point, but got `{text}`", start)
    made = reader.leaves.parse_attribute(f"{text} : {FloatType('f64')}")
    return made.literal if isinstance(made, FloatAttr) else text


def _sized_axis(reader: BodyReader) -> tuple[int, int]:
    axis = _axis(reader)
    reader.expect(":")
    start = reader.position
    size = reader.integer()
    if size <= 0:
        reader.fail_at(f"a block has at least one element, but got {size}", start)
    return axis, size


def _axis(reader: BodyReader) -> int:
    start = reader.position
    found = reader.integer()
    if found < 0:
        reader.fail_at(f"expected the number of a dimension, but got {found}", start)
    return found


def _parameters(reader: BodyReader, scales: tuple[float, float], expressed: Type, several: bool) -> object:
    if several and reader.comes("{"):
        return reader.delimited("{", lambda: _parameters(reader, scales, expressed, several))
    start = reader.position
    scale = _float(reader)
    value = float(scale) if _is_decimal(scale) else 1.0
    if not scales[0] <= value <= scales[1] or not 0 < value < inf:
        reader.fail_at(f"expected a scale above 0 that `{expressed}` can hold, but got {scale}", start)
    return f"{scale}:{reader.integer()}" if reader.accept(":") else scale


def _shapes(parameters: object) -> Iterator[tuple[int, ...]]:
    """The shape of each part of nested lists: it is the same for all where they make up a grid."""
    if not isinstance(parameters, tuple):
        yield ()
        return
    for part in parameters:
        for shape in _shapes(part):
            yield (len(parameters), *shape)


def _lengths(parameters: object) -> Iterator[int]:
    """How many parts each of nested lists has."""
    if isinstance(parameters, tuple):
        yield len(parameters)
        for part in parameters:
            yield from _lengths(part)


def _is_decimal(literal: str) -> bool:
    """Whether a float is no bits in hexadecimal."""
    return "x" not in literal


def _spelled_parameters(parameters: object) -> str:
    if isinstance(parameters, tuple):
        nested = any(isinstance(each, tuple) for each in parameters)
        return f"{{{(', ' if nested else ',').join(map(_spelled_parameters, parameters))}}}"
    return str(parameters).removesuffix(":0")


def _spelled_axes(axes: tuple[tuple[int, int], ...] | int | None) -> str:
    if axes is None:
        return ""
    if isinstance(axes, int):
        return f":{axes}"
    return f":{{{', '.join([f'{axis}:{size}' for axis, size in axes])}}}"


def of_any_scale(reader: BodyReader, known: Known) -> DeclaredBody:
    """The same of releases without blocks, in which a scale may be what the expressed type cannot hold."""
    return _uniform(reader, known, {}, in_blocks=False)


TYPES = {"any": _any, "calibrated": _calibrated, "uniform": _uniform}
