"""xegpu: how the elements of a tensor are distributed among subgroups, instructions and lanes. `#xegpu.layout`."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DenseArrayAttr, DialectAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType

_UNIT = 32
"""The bits in which elements of a chunk are moved."""

_Sizes = Sequence[int]


def distribution_problem(sizes: Sequence[int | None], element: Type, attributes: Sequence[Attribute]) -> str:
    """What is wrong with the chunks and the layout of a tensor; "" is nothing, or what is not known."""
    own = {each.mnemonic: each for each in attributes if isinstance(each, DialectAttr) and each.dialect == "xegpu"}
    chunk, layout = _chunk(own.get("scatter_tdesc_attr")), own.get("layout")
    bits = element.width if isinstance(element, IntegerType | FloatType) else None
    together = 1 if bits is None or bits >= _UNIT else _UNIT // bits
    if chunk > 1 and sizes[-1] is not None and sizes[-1] % together:
        return f"chunks of {element} have a multiple of {together} elements, but got {sizes[-1]}"
    parts = [None if each is None else _numbers(each) for each in (layout.parameters or ())] if layout is not None else []
    known = [part for part in parts if part is not None]
    if not known or None in sizes:
        return ""
    if any([len(part) != len(sizes) for part in known]):
        return f"the layout has {len(known[0])} dimensions, but the tensor has {len(sizes)}"
    shape = [size for size in sizes if size is not None]
    subgroups, data, instruction, lanes, lane_data = [*parts, None, None, None, None, None][:5]
    if chunk > 1 and lane_data and lane_data[-1] % together:
        return f"a lane has a multiple of {together} elements of a chunk of {element}, but got {lane_data[-1]}"
    if any([number <= 0 for part in parts[:_ORDER] if part is not None for number in part]):
        return ""
    for share, units, taken in ((True, subgroups, data), (False, None, instruction), (False, lanes, lane_data)):
        distributed = _distributed(shape, units, taken, share)
        if distributed is None:
            return f"a tensor of {' x '.join(map(str, sizes))} cannot be distributed by {layout}"
        shape = distributed
    return ""


_ORDER = 5
"""The place of the order of dimensions among the parts of a layout."""


def part_of_layout(layout: Attribute | None, place: int) -> list[int] | None:
    """A part of a layout, or of a slice of one without the dimensions that are left out; no numbers where it is not given.

    None where it is not known.
    """
    parameters = layout.parameters if isinstance(layout, DialectAttr) and layout.dialect == "xegpu" else None
    if not parameters or not isinstance(layout, DialectAttr):
        return None
    if layout.mnemonic == "slice":
        whole, left_out = part_of_layout(parameters[0], place), _numbers(parameters[1])
        if whole is None or left_out is None:
            return None
        return [number for dimension, number in enumerate(whole) if dimension not in left_out]
    if layout.mnemonic != "layout" or place >= len(parameters):
        return None
    return [] if parameters[place] is None else _numbers(parameters[place])


def _distributed(shape: list[int], units: _Sizes | None, data: _Sizes | None, share: bool) -> list[int] | None:
    """What each unit has of a tensor; None where that is not even. Where units `share`, several may have the same elements."""
    left = shape
    if units is not None:
        divided = _divided(shape, units)
        if divided is None and not (share and _divided(units, shape)):
            return None
        left = divided or shape
    if data is None:
        return left
    if _divided(left, data) is None and not (share and _divided(data, left)):
        return None
    return list(data)


def _divided(one: _Sizes, other: _Sizes) -> list[int] | None:
    if any([size % part for size, part in zip(one, other, strict=True)]):
        return None
    return [size // part for size, part in zip(one, other, strict=True)]


def _chunk(scattered: DialectAttr | None) -> int:
    """How many elements stand together where they are scattered."""
    parameters = scattered.parameters if scattered is not None else None
    chunk = parameters[1] if parameters and len(parameters) > 1 else None
    return chunk.value if isinstance(chunk, IntegerAttr) else 1


def _numbers(found: Attribute) -> list[int] | None:
    """The integers of a list; None where they are not known."""
    if isinstance(found, ArrayAttr) and all([isinstance(each, IntegerAttr) for each in found.elements]):
        return [each.value for each in found.elements if isinstance(each, IntegerAttr)]
    if isinstance(found, DenseArrayAttr) and found.elements is not None:
        numbers = [each.value if isinstance(each, IntegerAttr) else each for each in found.elements]
        return [each for each in numbers if isinstance(each, int)] if all([isinstance(each, int) for each in numbers]) else None
    return None
