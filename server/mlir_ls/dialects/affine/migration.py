"""Affine code of 2018 to 2023: maps that are applied, loops and conditions."""

from __future__ import annotations

import re

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.meanings import nodes_in
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf.affine import AffineMap
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.shape import OpShape, attribute_text
from mlir_ls.syntax.tree import Node


def enter_operation(top: Node, names: ChunkNames) -> None:
    """Maps with several results become several operations; induction variables cannot be symbols."""
    for inner in nodes_in(top.body.regions if top.body is not None else ()):
        shape = inner.shape
        if _full_name(shape) == "std.affine_apply" and len(shape.definitions) == 1:
            map_ = _applied_map(names, inner)
            if map_ is not None and len(map_.results) > 1:
                names.split(inner.names[shape.definitions[0].slot], len(map_.results))
        elif shape.name in ("std.for", "affine.for") and shape.regions and shape.regions[0].arguments:
            names.inductions.add(inner.names[shape.regions[0].arguments[0].slot])


def _full_name(shape: OpShape) -> str:
    return shape.syntax.name if isinstance(shape.syntax, OpSpec) else shape.name


def _applied_map(names: ChunkNames, node: Node) -> AffineMap | None:
    """The map that an operation applies; None where it is not known."""
    spelled = attribute_text(node.shape, "map")
    if spelled is None:
        return None
    value = names.environment.resolve(names.leaves.parse_attribute(node.shape.text[spelled.start : spelled.end]))
    return value.map if isinstance(value, AffineMapAttr) else None


def _affine_apply(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A map that is applied yields one result today."""
    shape = rewriter.item.node.shape
    node = rewriter.item.node
    map_ = _applied_map(place.names, node)
    if map_ is None:
        return True, "the map is not known, so its results cannot be assigned"
    name = node.names[shape.definitions[0].slot] if len(shape.definitions) == 1 else ""
    if name not in place.names.parts:
        return NOT_DONE
    operands = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    dims, symbols = ", ".join(operands[: map_.dims]), ", ".join(operands[map_.dims :])
    inputs = f"({', '.join([f'd{each}' for each in range(map_.dims)])})"
    if map_.symbols:
        inputs += f"[{', '.join([f's{each}' for each in range(map_.symbols)])}]"
        symbols = f"[{symbols}]"
    new = [
        f"%{place.names.part(name, number)} = affine.apply affine_map<{inputs} -> ({result})>({dims}){symbols}"
        for number, result in enumerate(map_.results)
    ]
    for line in new[:-1]:
        rewriter.line_in_front(line)
    rewriter.replace(0, len(shape.text.rstrip()), new[-1])
    return DONE


def _if(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`else if` is an `affine.if` in a region of its own today."""
    shape = rewriter.item.node.shape
    count = 0
    for found in re.finditer(r"\belse(\s+)if\b", shape.text):
        rewriter.replace(found.start(1), found.end(), " { affine.if")
        count += 1
    if count:
        rewriter.append(0, len(shape.text.rstrip()), " }" * count)
    return NOT_DONE


def _for(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A value that stands for a bound is a symbol today, which an induction variable cannot be."""
    shape = rewriter.item.node.shape
    offsets = slot_offsets(shape.text)
    for found in re.finditer(r"(?:=|\bto)\s+%", shape.text):
        slot = offsets.index(found.end() - 1)
        name = rewriter.item.node.names[slot]
        if name in place.names.inductions:
            rewriter.replace(found.end() - 1, found.end(), f"affine_map<(d0) -> (d0)>(%{name})")
    return NOT_DONE


OPERATIONS: dict[str, Special] = {
    "affine.for": _for,
    "std.affine_apply": _affine_apply,
    "std.for": _for,
    "std.if": _if,
}


# -- 2020 to 2023 -------------------------------------------------------------------------------------------------------

_BOUNDS = {"lower_bound": "lowerBoundMap", "upper_bound": "upperBoundMap"}


def _generic_for(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The bounds have other names, and it is said how many operands each of them has."""
    shape = rewriter.item.node.shape
    spelled = {each.name: each for each in shape.attributes}
    maps = [place.attribute(shape, name) for name in _BOUNDS]
    counts = [each.map.dims + each.map.symbols for each in maps if isinstance(each, AffineMapAttr)]
    if not shape.generic or len(counts) != len(_BOUNDS) or any([name not in spelled for name in _BOUNDS]):
        return NOT_DONE
    sizes = ", ".join(map(str, [*counts, len(shape.uses) - sum(counts)]))
    for name, new in _BOUNDS.items():
        at = spelled[name].name_offset
        rewriter.replace(at, at + len(name), new)
    rewriter.insert(min([each.name_offset for each in shape.attributes]), f"operandSegmentSizes = array<i32: {sizes}>, ")
    return NOT_DONE


FORMER: dict[str, Special] = {"affine.for": _generic_for}
