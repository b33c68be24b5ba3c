"""Operations of std whose spelling changed by more than a name."""

from __future__ import annotations

import re

from mlir_ls.dialects.bufferization.migration import to_buffer
from mlir_ls.dialects.std.syntax import bool_like
from mlir_ls.migration.former import parted
from mlir_ls.migration.generic import add_segments
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.meanings import nodes_in, regions_of
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.ods.syntaxes.parts import I1
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineConstant
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import FloatType, MemRefType, RankedTensorType, ShapedType, UnrankedTensorType, VectorType
from mlir_ls.syntax.shape import attribute_text
from mlir_ls.syntax.tree import Node

_FLAGS = "std.flags"


def _compare(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The predicate is a keyword today."""
    shape = rewriter.item.node.shape
    if not shape.generic:
        spelled = attribute_text(shape, "predicate")
        if spelled is not None and shape.text[spelled.start : spelled.start + 1] == '"':
            rewriter.replace(spelled.start, spelled.end, shape.text[spelled.start + 1 : spelled.end - 1])
    return NOT_DONE


def enter_operation(top: Node, names: ChunkNames) -> None:
    """Remembers which values are a single i1, as conditions do not say it."""
    found = names.remembered.setdefault(_FLAGS, {})
    found.clear()
    for node in (top, *nodes_in(regions_of(top))):
        shape = node.shape
        for group in (*shape.definitions, *[each for region in shape.regions for each in region.arguments]):
            if group.types == (I1,) and group.slot < len(node.names):
                found[node.names[group.slot]] = ""


def _select(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A condition that is no i1 has its type in front today."""
    node = rewriter.item.node
    shape = node.shape
    colon = leaves.last_colon()
    type_ = shape.result_types[0] if shape.result_types else None
    if shape.generic or not colon or not isinstance(type_, ShapedType) or len(parted(leaves, colon + 1, leaves.count)) != 1:
        return NOT_DONE
    if node.names[shape.uses[0][0]] not in place.names.remembered.get(_FLAGS, {}):
        rewriter.insert(leaves.starts[colon + 1], f"{bool_like(type_)}, ")
    return NOT_DONE


def _constant(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A function is a constant of func today."""
    shape = rewriter.item.node.shape
    spelled = attribute_text(shape, "value")
    if spelled is not None and shape.text[spelled.start : spelled.start + 1] == "@":
        name = '"func.constant"' if shape.generic else "func.constant"
        rewriter.replace(shape.name_offset, shape.name_end, name)
        leaves.run(shape.name_end)
        return DONE
    if spelled is not None and shape.text[spelled.start : spelled.end] in ("unit",):
        return True, "a constant 'unit' has no counterpart today"
    type_ = shape.result_types[0] if shape.result_types else None
    colon = leaves.last_colon()
    if spelled is not None and not shape.generic and shape.text[spelled.start : spelled.end].strip() in ("true", "false"):
        if colon and leaves.text[leaves.starts[colon + 1] :].strip() == "i1":
            rewriter.replace(leaves.end_of(colon - 1), len(shape.text.rstrip()), "")
        return NOT_DONE
    if shape.generic and spelled is not None and colon and leaves.tokens[colon + 1] != "(":
        value = leaves.rewritten(spelled.start, spelled.end)
        rewriter.replace(shape.name_offset, len(shape.text.rstrip()), f"arith.constant {value} : {leaves.spelled_types()}")
        return DONE
    if shape.generic and spelled is not None and type_ is not None and not isinstance(type_, ShapedType):
        text = shape.text[spelled.start : spelled.end]
        if ":" not in text and re.fullmatch(r"-?[0-9.eE+-]+", text):
            rewriter.append(spelled.start, spelled.end, f" : {type_}")
    return NOT_DONE


def _dim(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The number of the dimension is an operand today."""
    shape = rewriter.item.node.shape
    value = shape.implied.get("index")
    number = getattr(value, "value", None)
    if number is None:
        spelled = attribute_text(shape, "index")
        found = re.match(r"[0-9]+", shape.text[spelled.start :]) if spelled is not None else None
        number = int(found[0]) if found is not None else None
    type_ = shape.uses[0][2] if shape.uses else None
    dialect = "tensor" if isinstance(type_, RankedTensorType | UnrankedTensorType) else "memref"
    if number is None:
        rewriter.replace(shape.name_offset, shape.name_end, f'"{dialect}.dim"' if shape.generic else f"{dialect}.dim")
        leaves.run(shape.name_end)
        return DONE
    spelled_type = _operand_type(leaves) if shape.generic else leaves.spelled_types()
    constant = place.names.new(f"c{number}")
    rewriter.line_in_front(f"%{constant} = arith.constant {number} : index")
    operand = value_of(rewriter, place, 0)
    end = len(shape.text.rstrip())
    rewriter.replace(shape.name_offset, end, f"{dialect}.dim {operand}, %{constant} : {spelled_type}")
    return DONE


def _operand_type(leaves: Leaves) -> str:
    """The type of the only operand of the generic form, as it is spelled today."""
    opening = leaves.last_colon() + 1
    return leaves.rewritten(leaves.end_of(opening), leaves.starts[leaves.after(opening) - 1])


def _rank(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    shape = rewriter.item.node.shape
    type_ = shape.uses[0][2] if shape.uses else None
    name = "tensor.rank" if isinstance(type_, RankedTensorType | UnrankedTensorType) else "memref.rank"
    rewriter.replace(shape.name_offset, shape.name_end, f'"{name}"' if shape.generic else name)
    leaves.run(shape.name_end)
    return DONE


def _splat(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    shape = rewriter.item.node.shape
    type_ = shape.result_types[0] if shape.result_types else None
    operand = value_of(rewriter, place, 0)
    if isinstance(type_, VectorType):
        new = f"vector.broadcast {operand} : {type_.element} to {type_}"
    else:
        new = f"tensor.splat {operand} : {type_}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def _extract(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    shape = rewriter.item.node.shape
    type_ = shape.uses[0][2] if shape.uses else None
    if not isinstance(type_, VectorType):
        rewriter.replace(shape.name_offset, shape.name_end, '"tensor.extract"' if shape.generic else "tensor.extract")
        leaves.run(shape.name_end)
        return DONE
    indices = ", ".join([value_of(rewriter, place, use) for use in range(1, len(shape.uses))])
    new = f"vector.extract {value_of(rewriter, place, 0)}[{indices}] : {type_.element} from {type_}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def _tensor_load(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A tensor has a copy of the elements: what is written to the buffer later does not change it."""
    shape = rewriter.item.node.shape
    found = place.resolved(shape.uses[0][2]) if shape.uses and shape.uses[0][2] is not None else None
    if not isinstance(found, MemRefType):
        return True, "the type of the buffer is not known, so its elements cannot be copied"
    buffer, copy, sizes = value_of(rewriter, place, 0), place.names.new("copy"), []
    spelled = _operand_type(leaves) if shape.generic else leaves.spelled_types()
    for number, size in enumerate(found.shape):
        if size is None:
            constant, dim = place.names.new(f"c{number}"), place.names.new("dim")
            rewriter.line_in_front(f"%{constant} = arith.constant {number} : index")
            rewriter.line_in_front(f"%{dim} = memref.dim {buffer}, %{constant} : {spelled}")
            sizes.append(f"%{dim}")
    plain, tensor = MemRefType(found.shape, found.element), RankedTensorType(found.shape, found.element)
    rewriter.line_in_front(f"%{copy} = memref.alloc({', '.join(sizes)}) : {modern(plain)}")
    rewriter.line_in_front(f"memref.copy {buffer}, %{copy} : {spelled} to {modern(plain)}")
    new = f"bufferization.to_tensor %{copy} restrict : {modern(plain)} to {modern(tensor)}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def _store(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What is stored and where are parted by a comma; in 2018 `to` could stand there."""
    shape = rewriter.item.node.shape
    colon = leaves.last_colon()
    if not shape.generic and "to" in leaves.tokens[:colon]:
        at = leaves.tokens.index("to")
        rewriter.replace(leaves.end_of(at - 1), leaves.starts[at] + len("to"), ",")
    return NOT_DONE


def _tensor_store(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    shape = rewriter.item.node.shape
    tensor, memref = shape.uses[0][2], shape.uses[1][2]
    values = value_of(rewriter, place, 0), value_of(rewriter, place, 1)
    new = f"bufferization.materialize_in_destination {values[0]} in writable {values[1]} : ({tensor}, {memref}) -> ()"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def _transpose(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The permutation stands as it is."""
    shape = rewriter.item.node.shape
    if shape.generic:
        return NOT_DONE
    rewriter.replace(shape.name_offset, shape.name_end, "memref.transpose")
    leaves.run(shape.text.index(":", shape.name_end))
    place.names.rename_uses(rewriter, shape)
    return DONE


def _transfer(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Subscripts stand in brackets, and a padding is always there, today.

    A read without a padding stays within the buffer, as the documents have it; a broadcast does always.
    """
    shape = rewriter.item.node.shape
    is_read = shape.name.endswith("_read")
    types = [place.resolved(type_) if type_ is not None else None for _, _, type_ in shape.uses]
    memref = types[0] if is_read else types[1]
    vector = (shape.result_types[0] if shape.result_types else None) if is_read else types[0]
    vector = place.resolved(vector) if vector is not None else None
    map_ = place.attribute(shape, "permutation_map")
    spelled = attribute_text(shape, "permutation_map")
    if not isinstance(memref, MemRefType) or vector is None or spelled is None or not isinstance(map_, AffineMapAttr):
        return True, "the types or the permutation map are not known"
    text = shape.text[spelled.start : spelled.end]
    text = text if text.startswith("#") else f"affine_map<{map_.map}>"
    first = 1 if is_read else 2
    rank = len(memref.shape)
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    indices = ", ".join(values[first : first + rank])
    padding = values[first + rank] if is_read and len(values) > first + rank else ""
    inside = [is_read and (not padding or isinstance(each, AffineConstant)) for each in map_.map.results]
    listed = f", in_bounds = [{', '.join([str(each).lower() for each in inside])}]" if any(inside) else ""
    attributes = f"{{permutation_map = {text}{listed}}}"
    if is_read:
        if not padding:
            name = place.names.new("padding")
            rewriter.line_in_front(f"%{name} = {_zero(memref.element)}")
            padding = f"%{name}"
        new = f"vector.transfer_read {values[0]}[{indices}], {padding} {attributes} : {memref}, {vector}"
    else:
        new = f"vector.transfer_write {values[0]}, {values[1]}[{indices}] {attributes} : {vector}, {memref}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def _zero(type_: Type) -> str:
    element = type_.element if isinstance(type_, VectorType) else type_
    literal = "0.0" if isinstance(element, FloatType) else "0"
    return f"arith.constant {f'dense<{literal}>' if isinstance(type_, VectorType) else literal} : {type_}"


def _alloc(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The generic form says how many of the operands are sizes, and how many are symbols of the layout."""
    shape = rewriter.item.node.shape
    type_ = shape.result_types[0] if shape.result_types else None
    type_ = place.resolved(type_) if type_ is not None else None
    sized = any([each.name == "operand_segment_sizes" for each in shape.attributes])
    if shape.generic and not sized and isinstance(type_, MemRefType):
        sizes = sum([size is None for size in type_.shape])
        add_segments(rewriter, leaves, [sizes, len(shape.uses) - sizes])
    return NOT_DONE


OPERATIONS: dict[str, Special] = {
    "std.alloc": _alloc,
    "std.alloca": _alloc,
    "std.cmpf": _compare,
    "std.cmpi": _compare,
    "std.constant": _constant,
    "std.dim": _dim,
    "std.extract_element": _extract,
    "std.rank": _rank,
    "std.select": _select,
    "std.splat": _splat,
    "std.store": _store,
    "std.tensor_load": _tensor_load,
    "std.tensor_store": _tensor_store,
    "std.tensor_to_memref": to_buffer,
    "std.transpose": _transpose,
    "std.vector_transfer_read": _transfer,
    "std.vector_transfer_write": _transfer,
}
