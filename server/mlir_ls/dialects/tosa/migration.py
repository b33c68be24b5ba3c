"""tosa of 2021 to 2024: sizes, shifts and zero points were attributes, which are operands today, and others had other names."""

from __future__ import annotations

import math
import re
from fractions import Fraction

from mlir_ls.migration.former import (
    after_name,
    attributes_renamed,
    inside,
    named,
    parted,
    recomposed,
    source_of,
    spelled,
    token_outside,
    type_in,
)
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.nodes import Type
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, RankedTensorType, UnrankedTensorType
from mlir_ls.syntax.tree import Node

_NUMBER = re.compile(r"-?[0-9]+")
_AXIS = re.compile(r"\baxis\s*=\s*[0-9]+\s*:\s*(i64)\b")
_ENTRY = r"\b{}\s*=\s*(array<[^>]*>|\[[^\]]*\]|[-+\w.]+)"
_ARRAY = re.compile(r"=\s*\[([-0-9,\s]*)\]")
_REDUCTIONS = ("reduce_all", "reduce_any", "reduce_max", "reduce_min", "reduce_prod", "reduce_sum")
_WITH_AXIS = ("argmax", "concat", *_REDUCTIONS, "reverse")
_QUANTIZATION = re.compile(r"quantization_info\s*=\s*(?:#tosa\.\w+<([^>]*)>|\{([^}]*)\})")
_POINT = re.compile(r"=\s*(-?[0-9]+)")
_CONSTANTS = frozenset(("tosa.const", "arith.constant"))
_LISTED = re.compile(r"dense<\s*(\[[-0-9,\s\[\]]*\])\s*>")
_SCALAR = re.compile(r"dense<\s*\[?\s*([-+.\w]+)\s*\]?\s*>")
_QUANTIZED = "the zero points of quantized numbers are operands today"
_ACCUMULATING = ("avg_pool2d", "conv2d", "conv3d", "depthwise_conv2d", "transpose_conv2d")
_WITH_ZERO_POINTS = {**dict.fromkeys(_ACCUMULATING, 3), "avg_pool2d": 1, "matmul": 2, "negate": 1}
"""Operations with two zero points, and how many other operands they have."""


_FLOAT = re.compile(r"-?[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?")
_IMAGE = 2
"""The dimensions of an image, which follow the first one of a tensor with images."""
_MAX_SCALE = 2048


class _Parts:
    """The operands, their types and that of the result, in generic or in custom form; no types where they cannot be found."""

    def __init__(self, leaves: Leaves, place: RewriteSite) -> None:
        self.leaves, self.text = leaves, leaves.text
        first, colon = after_name(leaves), token_outside(leaves, ":")
        arrow = token_outside(leaves, "->", max(colon, 0))
        self.operands = inside(leaves, first) if leaves.tokens[first] == "(" else self._values(first)
        is_typed = arrow > colon > 0 and leaves.tokens[colon + 1] == "("
        types = parted(leaves, colon + 2, arrow - 1) if is_typed else []
        self.types = [spelled(leaves, *each) for each in types]
        self.result = spelled(leaves, arrow + 1, leaves.count) if is_typed else ""
        found = type_in(leaves, place, *types[0]) if types else None
        self.element = found.element if isinstance(found, RankedTensorType | UnrankedTensorType) else None
        second = type_in(leaves, place, *types[1]) if len(types) > 1 else None
        made = type_in(leaves, place, arrow + 1, leaves.count) if is_typed else None
        self.made = made.element if isinstance(made, RankedTensorType | UnrankedTensorType) else None
        self.sizes = _images(found, made)
        self.others = [second.element] if isinstance(second, RankedTensorType | UnrankedTensorType) else []

    def _values(self, index: int) -> list[str]:
        found = []
        while self.leaves.tokens[index] == "%":
            after = index + 2 if self.leaves.tokens[index + 1].startswith("#") else index + 1
            found.append(source_of(self.leaves, index, after))
            index = after + (self.leaves.tokens[after] == ",")
        return found

    def entry(self, name: str) -> str:
        """The value of an attribute as it is spelled, without its type; nothing where it is not."""
        found = re.search(_ENTRY.format(name), self.text)
        return found[1] if found is not None else ""

    def numbers(self, name: str) -> list[str]:
        """The numbers of an attribute that is an array, of any kind."""
        found = self.entry(name)
        listed = found.partition(":")[2] if found.startswith("array") else found
        return [number[0] for each in listed.split(",") if (number := _NUMBER.search(each)) is not None]

    def fractions(self, name: str) -> list[Fraction]:
        """The same, of numbers that may be no integers, which were rounded when they were printed."""
        listed = [number[0] for each in self.entry(name).split(",") if (number := _FLOAT.search(each)) is not None]
        return [Fraction(each).limit_denominator(_MAX_SCALE) for each in listed]

    def recomposed(self, more: list[tuple[str, str]], entries: str = "", new: str = "") -> tuple[bool, str]:
        """The same operation with more operands, each with its type, and other attributes, maybe under a new name."""
        operands = [*self.operands, *[name for name, _ in more]]
        types = [*self.types, *[type_ for _, type_ in more]]
        name = new or self.leaves.rewriter.item.node.shape.name
        attributes = f" {{{entries}}}" if entries else ""
        return recomposed(self.leaves, f"{name} {', '.join(operands)}{attributes} : ({', '.join(types)}) -> {self.result}")

    def dictionary(self) -> str:
        """The attributes as they are spelled, with arrays as today."""
        opening = next((at for at, token in enumerate(self.leaves.tokens) if token == "{"), -1)
        if opening < 0:
            return ""
        inner = parted(self.leaves, opening + 1, self.leaves.after(opening) - 1)
        kept = [text for each in inner if not (text := source_of(self.leaves, *each)).startswith("quantization_info")]
        return _ARRAY.sub(lambda found: f"= array<i64: {found[1].strip()}>", ", ".join(kept))


def _images(old: Type | None, new: Type | None) -> list[tuple[int, int]]:
    """The heights and widths of two tensors with images; none where one of them is not known."""
    if not isinstance(old, RankedTensorType) or not isinstance(new, RankedTensorType) or len(old.shape) != len(new.shape):
        return []
    found = list(zip(old.shape, new.shape, strict=True))[1 : 1 + _IMAGE]
    known = [(before, after) for before, after in found if isinstance(before, int) and isinstance(after, int)]
    return known if len(known) == _IMAGE and min(map(min, known)) > 0 else []


def _sizes(rewriter: Rewriter, place: RewriteSite, numbers: list[str]) -> tuple[str, str]:
    """A constant of numbers that are sizes, before the operation: its name and its type."""
    name, count = place.names.new("shape"), len(numbers)
    elements = f"[{', '.join(numbers)}]" if numbers else ""
    listed = f"dense<{elements}> : tensor<{count}xindex>"
    rewriter.line_in_front(f"%{name} = tosa.const_shape {{values = {listed}}} : () -> !tosa.shape<{count}>")
    return f"%{name}", f"!tosa.shape<{count}>"


def _constant(rewriter: Rewriter, place: RewriteSite, wish: str, value: str, element: str) -> tuple[str, str]:
    """A constant of one element before the operation: its name and its type."""
    name, type_ = place.names.new(wish), f"tensor<1x{element}>"
    rewriter.line_in_front(f'%{name} = "tosa.const"() <{{values = dense<{value}> : {type_}}}> : () -> {type_}')
    return f"%{name}", type_


def _with_sizes(*names: str) -> Special:
    """What makes operands of attributes that are lists of sizes."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        parts = _Parts(leaves, place)
        if len(parts.operands) != 1 or not parts.types or not parts.entry(names[0]):
            return NOT_DONE
        return parts.recomposed([_sizes(rewriter, place, parts.numbers(each)) for each in names])

    return rewrite


def _multiply(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The shift of a product is an operand."""
    parts = _Parts(leaves, place)
    if len(parts.operands) != 2 or not parts.types:
        return NOT_DONE
    return parts.recomposed([_constant(rewriter, place, "shift", parts.entry("shift") or "0", "i8")])


def _clamp(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The bounds have the type of the elements."""
    parts = _Parts(leaves, place)
    kind = "fp" if isinstance(parts.element, FloatType) else "int"
    low, high = parts.entry(f"min_{kind}"), parts.entry(f"max_{kind}")
    if not parts.types or not low or not high or not isinstance(parts.element, FloatType | IntegerType):
        return NOT_DONE
    return parts.recomposed([], f"max_val = {high} : {parts.element}, min_val = {low} : {parts.element}")


def _condition(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of a condition is spelled today."""
    arrow = token_outside(leaves, "->")
    if not rewriter.item.node.shape.generic and arrow > 0 and token_outside(leaves, ":") < 0:
        rewriter.insert(leaves.starts[arrow], ": tensor<i1> ")
    return NOT_DONE


def _transpose(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The order of dimensions is an attribute, where it is a constant of the same block."""
    parts = _Parts(leaves, place)
    if len(parts.operands) != 2 or not parts.types:
        return NOT_DONE
    order = _elements_of(place, parts.operands.pop()[1:])
    if order is None:
        return False, "the order of the dimensions must be constant today"
    parts.types.pop()
    return parts.recomposed([], f"perms = array<i32: {', '.join(order)}>")


def _elements_of(place: RewriteSite, name: str) -> list[str] | None:
    """The numbers of a constant with elements that are spelled, which defines a name in the same region."""
    node = _constant_of(place, name)
    found = _LISTED.search(node.shape.text) if node is not None else None
    return _NUMBER.findall(found[1]) if found is not None else None


def _constant_of(place: RewriteSite, name: str) -> Node | None:
    """The constant that defines a name in the same region."""
    parent = place.parent.node if place.parent is not None else None
    for region in parent.body.regions if parent is not None and parent.body is not None else ():
        for node in region.items():
            shape = node.shape
            if shape.name in _CONSTANTS and shape.definitions and node.names[shape.definitions[0].slot] == name:
                return node
    return None


def _scalar_of(place: RewriteSite, name: str) -> str:
    """The element of a constant with one, which defines a name in the same region; nothing where it is not known."""
    node = _constant_of(place, name)
    found = _SCALAR.search(node.shape.text) if node is not None else None
    return found[1] if found is not None else ""


def _axis(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The number of an axis has fewer bits."""
    found = _AXIS.search(leaves.text)
    if found is not None:
        rewriter.replace(found.start(1), found.end(1), "i32")
    return NOT_DONE


def _zero_points(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Zero points are operands, and what sums are made in is an attribute."""
    parts = _Parts(leaves, place)
    name = rewriter.item.node.shape.name.partition(".")[2]
    if len(parts.operands) != _WITH_ZERO_POINTS[name] or not parts.types:
        return NOT_DONE
    points = _points(rewriter, place, parts)
    if not points:
        return False, _QUANTIZED
    entries = parts.dictionary()
    if name in _ACCUMULATING and not parts.entry("acc_type"):
        entries = f"{entries}{', ' if entries else ''}acc_type = {_sums(parts)}"
    return parts.recomposed(points, entries)


def _sums(parts: _Parts) -> str:
    """The type of the sums of products where none is spelled."""
    if isinstance(parts.element, FloatType):
        return str(parts.element)
    return "i48" if str(parts.element) == "i16" else "i32"


def _points(rewriter: Rewriter, place: RewriteSite, parts: _Parts) -> list[tuple[str, str]]:
    """Constants for the two zero points; none where these, or the types of the elements, are not known."""
    found = _QUANTIZATION.search(parts.text)
    given = ["0", "0"] if found is None else _POINT.findall(found[1] or found[2])
    elements = [parts.element, parts.others[0] if len(parts.others) == 1 else parts.element]
    if len(given) != 2 or not all([isinstance(each, FloatType | IntegerType) for each in elements]):
        return []
    points: list[tuple[str, str]] = []
    for number, element in zip(given, elements, strict=True):
        value = f"{number}.0" if isinstance(element, FloatType) else number
        same = points and given[0] == given[1] and elements[0] == elements[1]
        points.append(points[0] if same else _constant(rewriter, place, "zero", value, str(element)))
    return points


_MATRIX = re.compile(r"tensor<([0-9]+|\?)x([0-9]+|\?)x(\w+)>")
_WINDOW = "dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>"


def _fully_connected(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The layer is a convolution of images of one pixel."""
    parts = _Parts(leaves, place)
    matrices = [_MATRIX.fullmatch(each) for each in (*parts.types[:2], parts.result)]
    found = [each for each in matrices if each is not None]
    if len(parts.operands) != 3 or len(found) != 3:
        return False, "the ranks of what is connected must be known"
    points = _points(rewriter, place, parts)
    if not points:
        return False, _QUANTIZED
    images = []
    for operand, type_, matrix in zip(parts.operands, parts.types, found[:2], strict=False):
        shape, shape_type = _sizes(rewriter, place, [_size(matrix[1]), "1", "1", _size(matrix[2])])
        image = (f"%{place.names.new('image')}", _image(matrix))
        rewriter.line_in_front(f"{image[0]} = tosa.reshape {operand}, {shape} : ({type_}, {shape_type}) -> {image[1]}")
        images.append(image)
    operands = [*images, (parts.operands[2], parts.types[2]), *points]
    names, types = [", ".join(each) for each in zip(*operands, strict=True)]
    sums, made = place.names.new("sums"), _image(found[2])
    entries = f"acc_type = {_sums(parts)}, {_WINDOW}"
    rewriter.line_in_front(f"%{sums} = tosa.conv2d {names} {{{entries}}} : ({types}) -> {made}")
    shape, shape_type = _sizes(rewriter, place, [_size(found[2][1]), _size(found[2][2])])
    return recomposed(leaves, f"tosa.reshape %{sums}, {shape} : ({made}, {shape_type}) -> {parts.result}")


def _size(spelled_size: str) -> str:
    """A size in a list of sizes, of which one may follow from the others."""
    return "-1" if spelled_size == "?" else spelled_size


def _image(matrix: re.Match[str]) -> str:
    """The type of images of one pixel: the rows of a matrix, as channels."""
    return f"tensor<{matrix[1]}x1x1x{matrix[2]}x{matrix[3]}>"


def _pad(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """How much is padded is a list of sizes, where it is a constant of the same block, and with what is an operand."""
    parts = _Parts(leaves, place)
    if len(parts.operands) not in (2, 3) or not parts.types or "!tosa" in parts.types[1]:
        return NOT_DONE
    sizes = _elements_of(place, parts.operands[1][1:])
    value = _scalar_of(place, parts.operands[2][1:]) if len(parts.operands) > 2 else "0"
    found = _QUANTIZATION.search(leaves.text)
    if found is not None:
        value = next(iter(_POINT.findall(found[1] or found[2])), "")
    if sizes is None or not value or not isinstance(parts.element, FloatType | IntegerType):
        return False, "how much is padded, and with what, must be constant today"
    value = f"{value}.0" if isinstance(parts.element, FloatType) and "." not in value else value
    del parts.operands[1:], parts.types[1:]
    return parts.recomposed([_sizes(rewriter, place, sizes), _constant(rewriter, place, "pad", value, str(parts.element))])


def _rescale(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Multipliers, shifts and zero points are operands, and how is rounded has a name."""
    parts = _Parts(leaves, place)
    factors, shifts = parts.numbers("multiplier"), parts.numbers("shift")
    rounding, wide = _ROUNDINGS.get(parts.entry("double_round")), parts.entry("scale32")
    elements = [each for each in (parts.element, parts.made) if isinstance(each, IntegerType) and str(each)[:1] == "i"]
    points = [parts.entry("input_zp"), parts.entry("output_zp")]
    if len(parts.operands) != 1 or len(elements) != len(points) or not all([factors, shifts, rounding, wide, *points]):
        return NOT_DONE
    channels = parts.entry("per_channel") or "false"
    more = [
        _constants(rewriter, place, "multiplier", factors, "i32" if wide == "true" else "i16"),
        _constants(rewriter, place, "shift", shifts, "i8"),
        *[_constant(rewriter, place, "zero", point, str(each)) for point, each in zip(points, elements, strict=True)],
    ]
    entries = f"input_unsigned = false, output_unsigned = false, per_channel = {channels}, rounding_mode = {rounding}"
    return parts.recomposed(more, f"{entries}, scale32 = {wide}")


_ROUNDINGS = {"true": "DOUBLE_ROUND", "false": "SINGLE_ROUND"}


def _constants(rewriter: Rewriter, place: RewriteSite, wish: str, values: list[str], element: str) -> tuple[str, str]:
    """A constant of numbers before the operation: its name and its type."""
    if len(values) == 1:
        return _constant(rewriter, place, wish, values[0], element)
    name, type_ = place.names.new(wish), f"tensor<{len(values)}x{element}>"
    literal = f"dense<[{', '.join(values)}]> : {type_}"
    rewriter.line_in_front(f'%{name} = "tosa.const"() <{{values = {literal}}}> : () -> {type_}')
    return f"%{name}", type_


def _resize(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Scales, offsets and borders are operands, and the mode is a word."""
    parts = _Parts(leaves, place)
    mode = _MODE.search(leaves.text)
    lists = [parts.numbers(each) for each in ("scale", "offset", "border")] if parts.entry("scale") else _steps(parts)
    if len(parts.operands) != 1 or not parts.types or mode is None or not all(lists):
        return NOT_DONE
    return parts.recomposed([_sizes(rewriter, place, each) for each in lists], f"mode = {mode[1]}")


def _steps(parts: _Parts) -> list[list[str]]:
    """Scales, offsets and borders, of steps between the elements of the result as they were until 2022; else none.

    A step is a fraction, or a number of parts of `1 << shift`, and so is where the first element is.
    """
    kind = "_fp" if isinstance(parts.element, FloatType) else ""
    steps, offsets = [parts.fractions(f"{name}{kind}") for name in ("stride", "offset")]
    if len(steps) != _IMAGE or len(offsets) != _IMAGE or not parts.sizes or any([step <= 0 for step in steps]):
        return []
    unit = 1 if kind else 1 << int(parts.entry("shift") or 0)
    scales: list[int] = []
    moved: list[int] = []
    borders: list[int] = []
    for step, offset, (old, new) in zip(steps, offsets, parts.sizes, strict=True):
        one, first = step / unit, offset / unit
        whole = math.lcm(one.denominator, first.denominator)
        scales += [whole, int(one * whole)]
        moved.append(int(first * whole))
        borders.append(int((new - 1) * one * whole) - (old - 1) * whole + moved[-1])
    return [list(map(str, each)) for each in (scales, moved, borders)]


_MODE = re.compile(r'\bmode\s*=\s*"?(\w+)"?')


def _apply_scale(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """How is rounded has a name."""
    found = re.search(r"\bdouble_round\s*=\s*(true|false)", leaves.text)
    if found is not None:
        mode = _ROUNDINGS[found[1]]
        mode = f"#tosa.rounding_mode<{mode}>" if rewriter.item.node.shape.generic else mode
        rewriter.replace(found.start(), found.end(), f"rounding_mode = {mode}")
    return NOT_DONE


def _rectified(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What cuts below zero and above a bound is a clamp."""
    parts = _Parts(leaves, place)
    high = parts.entry("max_fp" if isinstance(parts.element, FloatType) else "max_int")
    if not parts.types or not high or not isinstance(parts.element, FloatType | IntegerType):
        return NOT_DONE
    low = "0.0" if isinstance(parts.element, FloatType) else "0"
    entries = f"max_val = {high} : {parts.element}, min_val = {low} : {parts.element}"
    return parts.recomposed([], entries, "tosa.clamp")


FORMER: dict[str, Special] = {
    **dict.fromkeys([f"tosa.{name}" for name in _WITH_AXIS], _axis),
    **dict.fromkeys([f"tosa.{name}" for name in _WITH_ZERO_POINTS], _zero_points),
    "tosa.apply_scale": _apply_scale,
    "tosa.clamp": _clamp,
    "tosa.const": attributes_renamed({"value": "values"}),
    "tosa.div": named("tosa.intdiv"),
    "tosa.fully_connected": _fully_connected,
    "tosa.mul": _multiply,
    "tosa.pad": _pad,
    "tosa.reluN": _rectified,
    "tosa.rescale": _rescale,
    "tosa.reshape": _with_sizes("new_shape"),
    "tosa.resize": _resize,
    "tosa.cond_if": _condition,
    "tosa.slice": _with_sizes("start", "size"),
    "tosa.tile": _with_sizes("multiples"),
    "tosa.transpose": _transpose,
}
