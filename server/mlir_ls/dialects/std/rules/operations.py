"""std: the standard operations of the documents of 2018, 2019 and 2020. "Standard Operations", "Standard dialect"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.dialects.affine.rules.maps import map_or_set
from mlir_ls.dialects.memref.rules.casts import not_the_same_buffer
from mlir_ls.dialects.std.rules.buffers import (
    cast_to_itself,
    copied_tensor,
    mapped_view,
    reshaped_size,
    spaces_differ,
    static_allocation,
    transfer_operands,
    transferred_elements,
)
from mlir_ls.dialects.tensor.rules.casts import not_the_same_tensor
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.declared.equality import shapes_clash
from mlir_ls.semantics.verify.library.casts import CONVERTING, NARROWING, TO_OR_FROM_INDEX, WIDENING, cast
from mlir_ls.semantics.verify.library.constants import constant_at
from mlir_ls.semantics.verify.library.subscripts import subscripts
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.strides import has_identity_layout, has_no_strides, strides_of
from mlir_ls.semantics.verify.rules import Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineConstant, AffineDim
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import (
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

_BUILTIN = (IntegerType, FloatType, IndexType, FunctionType, ShapedType, NoneType)


@rule("std.constant-value")
def constant_value(operation: Operation) -> Found:
    """A constant's value is one of its type. "'constant' operation"."""
    if len(operation.result_types) != 1 or (value := operation.attribute("value")) is None:
        return
    type_ = operation.result_types[0]
    if not isinstance(type_, _BUILTIN):
        return
    problem = ""
    if isinstance(value, IntegerAttr):
        if not isinstance(type_, IntegerType | IndexType):
            problem = f"an integer is no value of {type_}"
        elif isinstance(type_, IntegerType) and not -(1 << (type_.width - 1)) <= value.value < 1 << type_.width:
            problem = f"{value.value} does not fit in {type_}"
        elif value.type is not type_ and _is_typed(operation, "value"):
            problem = f"the value is of type {value.type}, the constant of type {type_}"
    elif isinstance(value, FloatAttr):
        if not isinstance(type_, FloatType):
            problem = f"a floating-point number is no value of {type_}"
        elif value.type is not type_ and _is_typed(operation, "value"):
            problem = f"the value is of type {value.type}, the constant of type {type_}"
    elif isinstance(value, SymbolRefAttr):
        problem = "" if isinstance(type_, FunctionType) else f"a function is no value of {type_}"
    elif isinstance(value, StringAttr | ArrayAttr | AffineMapAttr):
        problem = f"{value} is no value of a constant" if isinstance(type_, IntegerType | FloatType | IndexType) else ""
    elif isinstance(value, UnitAttr):
        problem = "" if isinstance(type_, NoneType) else f"'unit' is no value of {type_}"
    elif value.type is not None and differ(value.type, type_):
        problem = f"the value is of type {value.type}, the constant of type {type_}"
    if problem:
        yield problem, attribute_at(operation, "value")


@rule("std.constant-type")
def constant_type(operation: Operation) -> Found:
    """A number in the generic form has the type of the constant, i64 or f64 where it has none. "'constant' operation"."""
    value = operation.attribute("value")
    if not operation.generic or len(operation.result_types) != 1 or not isinstance(value, IntegerAttr | FloatAttr):
        return
    if differ(value.type, operation.result_types[0]):
        message = f"the value is of type {value.type}, the constant of type {operation.result_types[0]}"
        yield message, attribute_at(operation, "value")


def _is_typed(operation: Operation, name: str) -> bool:
    found = operation.attributes.get(name)
    return operation.generic and found is not None and ":" in operation.shape.text[found.start : found.end]


@rule("std.select-condition")
def select_condition(operation: Operation) -> Found:
    """A condition is i1, or has the shape of what it selects. "'select' operation"."""
    condition, chosen = operation.type_named("condition"), operation.type_named("trueValue")
    if not isinstance(condition, ShapedType) or chosen is None:
        return
    if not isinstance(chosen, ShapedType) or type(chosen) is not type(condition) or shapes_clash(condition, chosen):
        yield f"the condition is {condition}, but what it selects is {chosen}", name_of(operation.shape)


@rule("std.permutation-map")
def permutation_map(operation: Operation) -> Found:
    """The map of a transfer permutes dimensions of the memref into those of the vector. "'vector_transfer_read'"."""
    is_read = operation.spec.name.endswith("_read")
    types = operation.operand_types
    memref = types[0] if is_read else (types[1] if len(types) > 1 else None)
    vector = (operation.result_types[0] if len(operation.result_types) == 1 else None) if is_read else types[0]
    if memref is None or vector is None:
        return
    name = name_of(operation.shape)
    if not isinstance(memref, MemRefType) or not isinstance(vector, VectorType):
        yield f"expected a transfer between a memref and a vector, but got {memref} and {vector}", name
        return
    indices = len(types) - (1 if is_read else 2)
    if indices < len(memref.shape) or indices > len(memref.shape) + is_read:
        expected = len(memref.shape)
        yield f"{memref} takes {plural(expected, 'index', 'indices')}, but got {indices}", name
        return
    value = operation.attribute("permutation_map")
    if value is None:
        return
    where = attribute_at(operation, "permutation_map")
    if not isinstance(value, AffineMapAttr):
        yield f"expected an affine map, but got {value}", where
        return
    map_ = value.map
    if map_.dims != len(memref.shape) or map_.symbols:
        yield f"the map takes {map_.dims} dimensions, but the memref has rank {len(memref.shape)}", where
    elif len(map_.results) != len(vector.shape):
        yield f"the map yields {len(map_.results)} results, but the vector has rank {len(vector.shape)}", where
    elif not all([isinstance(each, AffineDim) or each is AffineConstant(0) for each in map_.results]):
        yield "each result of the map is a dimension or 0", where
    else:
        dims = [each for each in map_.results if isinstance(each, AffineDim)]
        if len(set(dims)) != len(dims):
            yield "the map yields one dimension more than once", where


@rule("std.map-operand-count")
def map_operand_count(operation: Operation) -> Found:
    """A map takes as many operands as it has dimensions and symbols, and yields one result each. "'affine_apply'"."""
    value = operation.attribute("map")
    if not isinstance(value, AffineMapAttr):
        return
    expected, found = value.map.dims + value.map.symbols, len(operation.operand_types)
    where = attribute_at(operation, "map")
    if expected != found:
        yield f"the map takes {plural(expected, 'operand')}, but got {found}", where
    elif len(operation.result_types) not in (0, len(value.map.results)):
        yield f"the map yields {len(value.map.results)} results, but got {len(operation.result_types)}", where


@rule("std.layout-symbol-count")
def layout_symbol_count(operation: Operation) -> Found:
    """An allocation takes the sizes of dynamic dimensions, and the symbols of the layout. "'alloc' operation"."""
    type_ = operation.result_types[0] if len(operation.result_types) == 1 else None
    if not isinstance(type_, MemRefType) or type_.has_alias:
        return
    layouts = type_.layout.elements if isinstance(type_.layout, ArrayAttr) else (type_.layout,)
    if not all([each is None or isinstance(each, AffineMapAttr) for each in layouts]):
        return
    symbols = sum([each.map.symbols for each in layouts if isinstance(each, AffineMapAttr)])
    expected = type_.shape.count(None) + symbols
    if expected != len(operation.operand_types):
        yield f"{type_} takes {expected} operands, but got {len(operation.operand_types)}", name_of(operation.shape)


# -- views ------------------------------------------------------------------------------------------------------------


@rule("std.viewed-bytes")
def viewed_bytes(operation: Operation) -> Found:
    """A view lays strides over all bytes of a buffer, in its memory space. "'view' operation"."""
    source, view = operation.type_named("source"), operation.result_types[0]
    if not isinstance(source, MemRefType) or not isinstance(view, MemRefType) or source.has_alias or view.has_alias:
        return
    where = result_type_at(operation, 0)
    if has_identity_layout(source) is False:
        yield f"the bytes have no layout of their own, but got {source}", operand_type_at(operation, 0)
    elif spaces_differ(source, view):
        yield f"both are in one memory space, but got {source} and {view}", where
    elif has_no_strides(view):
        yield f"the layout of a view has strides, but got {view}", where
    else:
        yield from _view_numbers(operation, view, where)


def _view_numbers(operation: Operation, view: MemRefType, where: HeaderRange) -> Found:
    strides, offset, sizes = strides_of(view), operation.operand_group("offset"), operation.operand_group("sizes")
    if strides is None or offset is None or sizes is None:
        return
    unknown = view.shape.count(None)
    # since 2020 the offset is always there, and not in the layout
    if len(offset) + len(sizes) != unknown + (strides.offset is None) and (view.layout is not None or len(sizes) != unknown):
        expected = plural(unknown, "size") + (" and an offset" if strides.offset is None else " and no offset")
        yield f"{view} takes {expected}, but got {plural(len(offset) + len(sizes), 'operand')}", name_of(operation.shape)
        return
    for number in range(len(view.shape) - 1):
        if None in view.shape[number + 1 :] and strides.steps[number] is not None:
            yield f"the stride of dimension {number} is only known at run time, but got {view}", where
            return


@rule("std.part-of-view")
def part_of_view(site: Site) -> Iterator[Violation]:
    """A part of a buffer has its rank, and what is given as a value is unknown in its type. "'subview' operation"."""
    offsets, strides = [site.operation.operand_group(name) or () for name in ("offsets", "strides")]
    for message, where in _wrong_part(site.operation, bool(offsets), _unknown(site, strides)):
        yield Violation(message, where)


def _unknown(site: Site, operands: Sequence[int]) -> bool:
    """Whether operands are given and not all of them are constants, which a type may have as well since 2020."""
    return any([constant_at(site, index) is None for index in operands])


def _wrong_part(operation: Operation, offsets: bool, strides: bool) -> Found:
    """`offsets`, `strides`: whether the type says nothing of them as they are given."""
    source, part = operation.type_named("source"), operation.result_types[0]
    groups = [operation.operand_group(name) for name in ("offsets", "sizes", "strides")]
    if not isinstance(source, MemRefType) or not isinstance(part, MemRefType) or source.has_alias or part.has_alias:
        return
    if None in groups or any([operation.has_attribute(f"static_{name}") for name in ("offsets", "sizes", "strides")]):
        return
    where = result_type_at(operation, 0)
    if len(source.shape) != len(part.shape):
        yield f"the part has {plural(len(source.shape), 'dimension')} as {source}, but got {part}", where
    elif spaces_differ(source, part):
        yield f"both are in one memory space, but got {source} and {part}", where
    elif has_no_strides(source):
        yield f"the layout of the buffer has strides, but got {source}", operand_type_at(operation, 0)
    elif has_no_strides(part):
        yield f"the layout of the part has strides, but got {part}", where
    else:
        yield from _part_numbers(operation, source, part, [len(group or ()) for group in groups], offsets, strides)


def _part_numbers(
    operation: Operation, source: MemRefType, part: MemRefType, counts: list[int], offsets: bool, strides: bool
) -> Found:
    where, rank, sizes = result_type_at(operation, 0), len(part.shape), counts[1]
    for count, noun in zip(counts, ("offset", "size", "stride"), strict=True):
        if count not in (0, rank):
            yield f"{part} takes no {noun}s or {rank}, but got {count}", name_of(operation.shape)
            return
    around, inner = strides_of(source), strides_of(part)
    if (sizes and any([size is not None for size in part.shape])) or (not sizes and None in part.shape):
        yield f"sizes are given where, and only where, they are all unknown in the type, but got {part}", where
    elif around is None or inner is None:
        return
    elif (offsets or around.offset is None or None in around.steps) and inner.offset is not None:
        yield f"the offset is only known at run time, but got {part}", where
    elif strides and any([step is not None for step in inner.steps]):
        yield f"the strides are only known at run time, but got {part}", where
    elif any([one is None and other is not None for one, other in zip(around.steps, inner.steps, strict=True)]):
        yield f"a stride that is only known at run time stays so, but got {part}", where


# -- casts ------------------------------------------------------------------------------------------------------------


def _cast_of_buffers(source: Type, target: Type) -> str:
    if isinstance(source, UnrankedMemRefType) or isinstance(target, UnrankedMemRefType):
        return not_the_same_buffer(source, target)
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return "both must be memrefs"
    problem = not_the_same_buffer(source, target)
    if problem or source.has_alias or target.has_alias:
        return problem
    layouts = source.layout, target.layout
    if all([isinstance(each, AffineMapAttr | ArrayAttr) for each in layouts]) and layouts[0] is not layouts[1]:
        return "" if _is_strided(layouts[0]) != _is_strided(layouts[1]) else _maps_differ(layouts[0], layouts[1])
    return ""


def _is_strided(layout: object) -> bool:
    return isinstance(layout, AffineMapAttr) and bool(layout.map.symbols)


def _maps_differ(one: object, other: object) -> str:
    if isinstance(one, AffineMapAttr) and isinstance(other, AffineMapAttr) and (one.map.symbols or other.map.symbols):
        return ""
    return "the layouts differ"


def _cast_of_tensors(source: Type, target: Type) -> str:
    tensors = (RankedTensorType, UnrankedTensorType)
    if not isinstance(source, tensors) or not isinstance(target, tensors):
        return "both must be tensors"
    return not_the_same_tensor(source, target)


RULES: Rules = {
    "affine_apply": (map_or_set("map"), map_operand_count),
    "alloc": (layout_symbol_count,),
    "alloc_static": (static_allocation,),
    "alloca": (layout_symbol_count,),
    "constant": (constant_value, constant_type),
    "dma_start": (transfer_operands,),
    "dma_wait": (transfer_operands,),
    "extract_element": (subscripts("aggregate", "indices"),),
    "fpext": WIDENING,
    "for": (map_or_set("lowerBoundMap"), map_or_set("upperBoundMap")),
    "fptosi": CONVERTING,
    "fptoui": CONVERTING,
    "fptrunc": NARROWING,
    "if": (map_or_set("condition"),),
    "index_cast": TO_OR_FROM_INDEX,
    "load": (subscripts("memref", "indices"),),
    "memref_cast": (cast(_cast_of_buffers), cast_to_itself),
    "prefetch": (subscripts("memref", "indices"),),
    "reshape": (reshaped_size,),
    "select": (select_condition,),
    "sexti": WIDENING,
    "sitofp": CONVERTING,
    "store": (subscripts("memref", "indices"),),
    "tensor_cast": (cast(_cast_of_tensors), cast_to_itself),
    "tensor_load": (copied_tensor,),
    "tensor_store": (copied_tensor,),
    "trunci": NARROWING,
    "uitofp": CONVERTING,
    "vector_transfer_read": (permutation_map, transferred_elements),
    "vector_transfer_write": (permutation_map, transferred_elements),
    "view": (viewed_bytes, mapped_view),
    "zexti": WIDENING,
}

SITE_RULES: SiteRules = {"subview": (part_of_view,)}
