"""Views into buffers of 2019, which took their offset, sizes and strides from their types where these were not spelled."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.syntax.leaf.attributes import StridedLayoutAttr
from mlir_ls.syntax.leaf.types import MemRefType

_LISTS = 3  # offsets, sizes, strides
_DYNAMIC = str(-(1 << 63))


def _brackets(leaves: Leaves) -> list[tuple[int, int]]:
    """The tokens of the brackets after the source, each with that of its partner."""
    found: list[tuple[int, int]] = []
    index = leaves.tokens.index("%", leaves.tokens.index("=") + 1 if "=" in leaves.tokens else 0) + 1
    while leaves.tokens[index] == "[":
        after = leaves.after(index)
        found.append((index, after - 1))
        index = after
    return found


def _view(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A view begins somewhere today, be it at 0, and has no layout; that of its type comes with a cast."""
    shape = rewriter.item.node.shape
    lists = [] if shape.generic else _brackets(leaves)
    result = place.resolved(shape.result_types[0]) if shape.result_types and shape.result_types[0] is not None else None
    if len(lists) != 2 or not isinstance(result, MemRefType) or "to" not in leaves.tokens:
        return NOT_DONE
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    if lists[0][1] == lists[0][0] + 1:
        name = place.names.new("c0")
        rewriter.line_in_front(f"%{name} = arith.constant 0 : index")
        rewriter.insert(leaves.starts[lists[0][1]], f"%{name}")
        values.insert(1, f"%{name}")
    if result.layout is None:
        return NOT_DONE
    name, plain = place.names.new("view"), MemRefType(result.shape, result.element, None, result.memory_space)
    spelled = leaves.rewritten(leaves.starts[leaves.tokens.index("to") + 1], len(shape.text.rstrip()))
    source, sizes = shape.uses[0][2], ", ".join(values[2:])
    rewriter.line_in_front(f"%{name} = memref.view {values[0]}[{values[1]}][{sizes}] : {source} to {plain}")
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), f"memref.cast %{name} : {plain} to {spelled}")
    return DONE


def _subview(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Offsets, sizes and strides are spelled for each dimension today, be they numbers."""
    shape = rewriter.item.node.shape
    if shape.generic:
        _static(rewriter)
        return NOT_DONE
    lists = _brackets(leaves)
    types = (shape.uses[0][2] if shape.uses else None, shape.result_types[0] if shape.result_types else None)
    source, result = [place.resolved(type_) if type_ is not None else None for type_ in types]
    if len(lists) != _LISTS or not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return NOT_DONE
    known = [0] * len(source.shape), result.shape, _steps(source, result)
    for (opening, closing), numbers in zip(lists, known, strict=True):
        if closing == opening + 1 and numbers is not None and None not in numbers:
            rewriter.insert(leaves.starts[closing], ", ".join(map(str, numbers)))
    return NOT_DONE


def _static(rewriter: Rewriter) -> None:
    """Numbers in the generic form are an array of integers today, and a size that is not known has another one."""
    shape = rewriter.item.node.shape
    for each in shape.attributes:
        spelled = shape.text[each.start : each.end]
        if each.name.startswith("static_") and re.fullmatch(r"\[[-0-9, ]*\]", spelled):
            numbers = [number.strip() for number in spelled[1:-1].split(",") if number.strip()]
            known = [_DYNAMIC if number == "-1" and each.name == "static_sizes" else number for number in numbers]
            rewriter.replace(each.start, each.end, f"array<i64{': ' if known else ''}{', '.join(known)}>")


def _steps(source: MemRefType, result: MemRefType) -> Sequence[int | None] | None:
    """The strides of a view, relative to those of its source."""
    given, made = _strides(source), _strides(result)
    if given is None or made is None or len(given) != len(made):
        return [1] * len(source.shape)
    return [
        1 if one is None or other is None or not one else other // one for one, other in zip(given, made, strict=True)
    ]


def _strides(found: MemRefType) -> list[int | None] | None:
    if isinstance(found.layout, StridedLayoutAttr):
        return list(found.layout.strides)
    if found.layout is not None:
        return None
    strides: list[int | None] = [1]
    for size in reversed(found.shape[1:]):
        last = strides[0]
        strides.insert(0, None if size is None or last is None else last * size)
    return strides


def _slice(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    if rewriter.item.node.shape.generic:
        _static(rewriter)
    return NOT_DONE


def _reshape(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A buffer of static shape without a layout has its elements one after the other, with other sizes as well."""
    shape = rewriter.item.node.shape
    types = (shape.uses[0][2] if shape.uses else None, shape.result_types[0] if shape.result_types else None)
    source, result = [place.resolved(type_) if type_ is not None else None for type_ in types]
    if shape.generic or not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return NOT_DONE
    sizes = [each for each in result.shape if each is not None]
    is_plain = source.layout is None and result.layout is None and None not in source.shape
    if not is_plain or len(sizes) != len(result.shape) or len(shape.uses) != 1:
        return NOT_DONE
    strides = [prod(sizes[number + 1 :]) for number in range(len(sizes))]
    lists = f"offset: [0], sizes: {sizes}, strides: {strides}"
    new = f"memref.reinterpret_cast {value_of(rewriter, place, 0)} to {lists} : {modern(source)} to {modern(result)}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


OPERATIONS: dict[str, Special] = {
    "std.reshape": _reshape,
    "std.subtensor": _slice,
    "std.subtensor_insert": _slice,
    "std.subview": _subview,
    "std.view": _view,
}
