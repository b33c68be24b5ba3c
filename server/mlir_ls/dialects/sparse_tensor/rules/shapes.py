"""sparse_tensor: tensors made of others. "'sparse_tensor' Dialect", `convert`, `concatenate`, `reinterpret_map` and others."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.sparse_tensor.rules.encoding import Encoding, encoding_of, level_sizes
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number_of, numbers, shown
from mlir_ls.semantics.verify.model.keywords import keyword_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.strides import clash, plus
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, DialectAttr
from mlir_ls.syntax.leaf.types import DialectType, RankedTensorType, UnrankedTensorType


@rule("sparse_tensor.converted-type")
def converted_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A conversion keeps rank and sizes, and makes no slice. "'sparse_tensor' Dialect", `sparse_tensor.convert`."""
    source, dest = operation.type_named("source"), operation.result_types[0]
    where = result_type_at(operation, 0)
    if isinstance(source, UnrankedTensorType) or isinstance(dest, UnrankedTensorType):
        yield f"expected tensors of known rank, but got {source} and {dest}", where
    if not isinstance(source, RankedTensorType) or not isinstance(dest, RankedTensorType):
        return
    encoding = encoding_of(dest)
    if len(source.shape) != len(dest.shape):
        yield f"{source} has {plural(len(source.shape), 'dimension')}, but got {dest}", where
    elif encoding is not None and encoding.sliced:
        yield "nothing is converted to a slice", where
    elif any([after is not None and after != before for before, after in zip(source.shape, dest.shape, strict=True)]):
        yield f"the sizes are {shown(source.shape)}, but got {dest}", where


@rule("sparse_tensor.joined-tensors")
def joined_tensors(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Two or more tensors of known sizes are joined along one dimension. `sparse_tensor.concatenate`."""
    result, dim = operation.result_types[0], number_of(operation.attribute("dimension"))
    if len(operation.operand_types) < 2:
        yield f"two or more tensors are joined, but got {len(operation.operand_types)}", name_of(operation.shape)
        return
    if not isinstance(result, RankedTensorType) or dim is None:
        return
    if dim >= len(result.shape):
        yield f"{result} has no dimension {dim}", attribute_at(operation, "dimension")
        return
    whole: int | None = 0
    for index, type_ in enumerate(operation.operand_types):
        if not isinstance(type_, RankedTensorType):
            return
        where = operand_type_at(operation, index)
        if None in type_.shape:
            yield f"all sizes must be known, but got {type_}", where
            return
        if len(type_.shape) != len(result.shape):
            yield f"{result} has {plural(len(result.shape), 'dimension')}, but got {type_}", where
            return
        whole = plus(whole, type_.shape[dim])
        first = operation.operand_types[0]
        for number, size in enumerate(type_.shape):
            others = (result.shape[number], first.shape[number] if isinstance(first, RankedTensorType) else None)
            if number != dim and any([clash(size, other) for other in others]):
                yield f"all sizes but that of dimension {dim} are equal, but got {size} in dimension {number}", where
                return
    if clash(whole, result.shape[dim]):
        yield f"dimension {dim} of the result has size {whole}, but got {result}", result_type_at(operation, 0)


def kept_storage(reordered: bool) -> ShapeRule:
    """The rule that a storage stays what it is, whatever map is laid over it, or in whatever order its elements come."""

    @rule("sparse_tensor.same-storage")
    def same_storage(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        yield from _reordered(operation) if reordered else _reinterpreted(operation)

    return same_storage


def _reinterpreted(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Another map may be laid over a storage that stays what it is. `sparse_tensor.reinterpret_map`."""
    source, dest = operation.type_named("source"), operation.result_types[0]
    one, other = encoding_of(source), encoding_of(dest)
    if not isinstance(source, RankedTensorType) or not isinstance(dest, RankedTensorType):
        return
    if one is None or other is None:
        return
    where = result_type_at(operation, 0)
    if len(one.kinds) != len(other.kinds):
        yield f"the tensor has {plural(len(one.kinds), 'level')}, but got {len(other.kinds)}", where
    elif list(one.kinds) != list(other.kinds):
        yield "the levels are stored in other ways", where
    elif one.numbers != other.numbers:
        yield "positions or coordinates have other widths", where
    elif differ(source.element, dest.element):
        yield f"the elements are of type {source.element}, but got {dest.element}", where
    else:
        before, after = level_sizes(one, source.shape), level_sizes(other, dest.shape)
        if before is not None and after is not None and before != after:
            yield f"the levels have sizes {shown(before)}, but got {shown(after)}", where


def _reordered(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Only the order of the elements changes. "'sparse_tensor' Dialect", `sparse_tensor.reorder_coo`."""
    source, dest = operation.type_named("input_coo"), operation.result_types[0]
    one, other = encoding_of(source), encoding_of(dest)
    if not isinstance(source, RankedTensorType) or not isinstance(dest, RankedTensorType):
        return
    if one is None or other is None:
        return
    where = result_type_at(operation, 0)
    for encoding, at in ((one, operand_type_at(operation, 0)), (other, where)):
        first, *others = encoding.kinds
        if "compressed" not in first.format or any([each.format != "singleton" for each in others]):
            yield "the coordinates of an element must be stored together: a compressed level, then singletons", at
            return
    if one.map is not other.map:
        yield f"the levels are {one.map}, but got {other.map}", where
    elif one.numbers != other.numbers or differ(source.element, dest.element):
        yield f"elements, positions and coordinates keep their types, but got {dest}", where


@rule("sparse_tensor.translated-coordinates")
def translated_coordinates(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There are as many coordinates as dimensions, or levels. "'sparse_tensor' Dialect", `sparse_tensor.crd_translate`."""
    encoding = _attribute_encoding(operation.attribute("encoder"))
    direction = keyword_of(operation, "direction")
    if encoding is None or direction not in ("dim_to_lvl", "lvl_to_dim"):
        return
    counts = (encoding.map.dims, len(encoding.kinds))
    expected = counts if direction == "dim_to_lvl" else counts[::-1]
    found = (len(operation.operand_types), len(operation.result_types))
    if found != expected:
        message = f"{plural(expected[0], 'coordinate')} become {expected[1]}, but got {found[0]} that become {found[1]}"
        yield message, name_of(operation.shape)


def _attribute_encoding(attribute: Attribute | None) -> Encoding | None:
    if not isinstance(attribute, DialectAttr):
        return None
    return encoding_of(DialectType("sparse_tensor", "encoded", str(attribute), (attribute,)))


@rule("sparse_tensor.level-coordinates")
def level_coordinates(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a coordinate for each level but the last. "'sparse_tensor' Dialect", `sparse_tensor.compress`."""
    encoding, found = encoding_of(operation.type_named("tensor")), operation.operand_group("lvlCoords")
    if encoding is not None and found is not None and len(encoding.kinds) != len(found) + 1:
        message = f"the tensor takes {plural(len(encoding.kinds) - 1, 'coordinate')}, but got {len(found)}"
        yield message, name_of(operation.shape)


@rule("sparse_tensor.not-a-permutation")
def not_a_permutation(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Values are sorted by all of their parts, each once. "'sparse_tensor' Dialect", `sparse_tensor.sort`."""
    order = operation.attribute("perm_map")
    if not isinstance(order, AffineMapAttr):
        return
    found = sorted([str(each) for each in order.map.results])
    if found != sorted([f"d{number}" for number in range(order.map.dims)]) or not order.map.dims:
        yield f"each dimension must come once, but got {order.map}", attribute_at(operation, "perm_map")


@rule("sparse_tensor.carried-values")
def carried_values(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a result for each value that is carried through the loop, of its type. `foreach`, `iterate`."""
    inits = operation.types_named("initArgs")
    if inits is None or operation.shape.result_count is None:
        return
    results = operation.result_types
    if len(inits) != len(results):
        yield f"{plural(len(inits), 'carried value')}, but {plural(len(results), 'result')}", name_of(operation.shape)
        return
    for index, (one, other) in enumerate(zip(inits, results, strict=True)):
        if differ(one, other):
            yield f"the carried value is of type {one}, but got {other}", result_type_at(operation, index)
            return


@rule("sparse_tensor.parent-iterator")
def parent_iterator(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """An iterator of the levels in front is given unless there are none. `sparse_tensor.extract_iteration_space`."""
    low, given = number_of(operation.attribute("loLvl")), operation.operand_group("parentIter")
    if low is None or given is None:
        return
    if bool(given) != (low != 0):
        missing = f"an iterator of the levels before {low} is missing"
        yield missing if low else "the first levels have no iterator in front", name_of(operation.shape)
        return
    iterator = operation.type_named("parentIter")
    tensor = operation.type_named("tensor")
    if not isinstance(iterator, DialectType) or not isinstance(tensor, RankedTensorType) or not iterator.parameters:
        return
    where = operand_type_at(operation, 1)
    if len(iterator.parameters) > 2 and isinstance(iterator.parameters[2], int) and iterator.parameters[2] != low:
        yield f"the iterator ends before level {iterator.parameters[2]}, the space begins with level {low}", where
    elif not _may_be_of(iterator.parameters[0], tensor.encoding):
        yield f"the iterator is of {iterator.parameters[0]}, the tensor of {tensor.encoding}", where


@rule("sparse_tensor.extracted-space")
def extracted_space(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The space is of the levels that are named, of the tensor's encoding. `sparse_tensor.extract_iteration_space`."""
    tensor, space = operation.type_named("tensor"), operation.result_types[0]
    low, high = number_of(operation.attribute("loLvl")), number_of(operation.attribute("hiLvl"))
    if not isinstance(tensor, RankedTensorType) or not isinstance(space, DialectType) or encoding_of(space) is None:
        return
    if low is None or high is None or not isinstance(tensor.encoding, DialectAttr) or tensor.encoding.has_alias:
        return
    if space.parameters != (tensor.encoding, low, high):
        yield f"the space is of levels {low} to {high} of {tensor.encoding}, but got {space}", result_type_at(operation, 0)


@rule("sparse_tensor.visiting-order")
def visiting_order(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The order of a loop over a tensor has all of its levels. `sparse_tensor.foreach`."""
    tensor, order = operation.type_named("tensor"), operation.attribute("order")
    encoding = encoding_of(tensor)
    if not isinstance(tensor, RankedTensorType) or not isinstance(order, AffineMapAttr):
        return
    if tensor.encoding is not None and encoding is None:
        return
    count = len(tensor.shape) if encoding is None else len(encoding.kinds)
    if order.map.dims != count:
        yield f"expected an order of {plural(count, 'level')}, but got {order.map}", attribute_at(operation, "order")


_MASKS = 1 << 64  # sets of levels, each as the bits of an i64


@rule("sparse_tensor.used-coordinates")
def used_coordinates(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A loop has the coordinates of the levels that it iterates over. `sparse_tensor.iterate`, `coiterate`."""
    used, spaces = number_of(operation.attribute("crdUsedLvls")), operation.types_named(operation.spec.operands[0].name)
    bounds = [found.parameters[1:3] for found in spaces or () if isinstance(found, DialectType) and found.parameters]
    ranges = [bound[1] - bound[0] for bound in bounds if all([isinstance(each, int) for each in bound])]
    if used is None or not ranges or len(ranges) != len(spaces or ()):
        return
    count = (used % _MASKS).bit_length()
    if count > max(ranges):
        message = f"there are coordinates of {plural(max(ranges), 'level')}, but number {count - 1} is used"
        yield message, name_of(operation.shape)


@rule("sparse_tensor.repeated-case")
def repeated_case(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a region for each of the cases, all of which differ. `sparse_tensor.coiterate`."""
    cases, regions = numbers(operation, "cases"), len(operation.shape.regions)
    if cases is not None and len(set(cases)) != regions:
        listed = ", ".join(map(str, cases)) or "none"
        message = f"expected {plural(regions, 'case')} that differ, one for each region, but got {listed}"
        yield message, attribute_at(operation, "cases")


def _may_be_of(one: object, other: Attribute | None) -> bool:
    return one is other or not isinstance(one, DialectAttr) or not isinstance(other, DialectAttr)
