"""sparse_tensor: the buffers in which a tensor is stored. "'sparse_tensor' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.sparse_tensor.rules.encoding import encoding_of
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.keywords import keyword_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, RankedTensorType


def buffers(tensor: str, levels: str, values: str) -> ShapeRule:
    """The rule that a tensor is made of, or taken apart into, the buffers that it is stored in."""

    @rule("sparse_tensor.tensor-buffers")
    def tensor_buffers(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        yield from _buffers(operation, operation.type_named(tensor), levels, values)

    return tensor_buffers


def _buffers(operation: Operation, tensor: Type | None, levels: str, values: str) -> Iterator[tuple[str, HeaderRange]]:
    encoding, types, last = encoding_of(tensor), operation.types_named(levels), operation.type_named(values)
    if encoding is None or types is None or not isinstance(tensor, RankedTensorType) or last is None:
        return
    expected = encoding.fields(tensor.element)
    where = name_of(operation.shape)
    if len(expected) != len(types) + 1:
        yield f"{tensor} is stored in {plural(len(expected) - 1, 'level buffer')}, but got {len(types)}", where
        return
    for element, type_ in zip(expected, [*types, last], strict=True):
        if isinstance(type_, RankedTensorType) and differ(element, type_.element):
            yield f"a buffer of {element} is expected, but got {type_}", where
            return


def last_buffer(tensor: str, levels: str) -> ShapeRule:
    """The rule that the last level buffer has all coordinates of an element that are stored together."""

    @rule("sparse_tensor.last-level-buffer")
    def last_level_buffer(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        encoding, types = encoding_of(operation.type_named(tensor)), operation.types_named(levels)
        if encoding is None or not types:
            return
        together, count = types[-1], len(encoding.kinds) - encoding.coordinates_start
        if count > 0 and isinstance(together, RankedTensorType) and (len(together.shape) != 2 or together.shape[1] != count):
            message = f"the last level buffer holds {count} coordinates for each element, but got {together}"
            yield message, name_of(operation.shape)

    return last_level_buffer


@rule("sparse_tensor.returned-buffers")
def returned_buffers(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What comes back for a buffer has its type. `sparse_tensor.disassemble`."""
    for given, returned in (("out_levels", "ret_levels"), ("out_values", "ret_values")):
        expected, found = operation.types_named(given), operation.types_named(returned)
        places = operation.result_group(returned)
        if expected is None or found is None or places is None:
            return
        for one, other, place in zip(expected, found, places, strict=False):
            if differ(one, other):
                yield f"the result must have the type of its buffer, {one}, but got {other}", result_type_at(operation, place)
                return


def level_buffer(kind: str) -> ShapeRule:
    """The rule that an operation names a level that there is, and gets its positions or coordinates."""

    @rule("sparse_tensor.stored-level")
    def stored_level(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        encoding, level = encoding_of(operation.type_named("tensor")), number_of(operation.attribute("level"))
        if encoding is None:
            return
        if level is not None and not 0 <= level < len(encoding.kinds):
            message = f"the tensor has {plural(len(encoding.kinds), 'level')}, but got {level}"
            yield message, attribute_at(operation, "level")
            return
        expected = encoding.positions if kind == "positions" else encoding.coordinates
        strided = kind == "coordinates" and level is not None and encoding.coordinates_start <= level
        if not encoding.has_batches:
            yield from _is_buffer(operation, expected, kind, strided and encoding.coordinates_start < len(encoding.kinds))

    return stored_level


@rule("sparse_tensor.stored-together")
def stored_together(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Only some tensors keep several coordinates of an element together. `sparse_tensor.coordinates_buffer`."""
    encoding = encoding_of(operation.type_named("tensor"))
    if encoding is not None and encoding.coordinates_start >= len(encoding.kinds):
        message = "the tensor has no last levels that are singletons, whose coordinates would be stored together"
        yield message, operand_type_at(operation, 0)
    elif encoding is not None:
        yield from _is_buffer(operation, encoding.coordinates, "coordinates", False)


@rule("sparse_tensor.stored-values")
def stored_values(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The values are in a buffer of one dimension, with the elements of the tensor. `sparse_tensor.values`."""
    tensor = operation.type_named("tensor")
    encoding = encoding_of(tensor)
    if encoding is not None and isinstance(tensor, RankedTensorType) and not encoding.has_batches:
        yield from _is_buffer(operation, tensor.element, "values", False)


def _is_buffer(operation: Operation, element: Type, what: str, strided: bool) -> Iterator[tuple[str, HeaderRange]]:
    """The result is a memref of one dimension, of unknown size, whose layout is the identity or not known."""
    result = operation.result_types[0]
    spelled = f"memref<?x{element}, strided<[?], offset: ?>>" if strided else f"memref<?x{element}>"
    if differ(result, operation.environment.leaves.parse_type(spelled)):
        yield f"the {what} are in {spelled}, but got {result}", result_type_at(operation, 0)


@rule("sparse_tensor.no-slice")
def no_slice(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Only slices have offsets and strides. `sparse_tensor.slice.offset`, `sparse_tensor.slice.stride`."""
    found = operation.type_named("slice")
    encoding = encoding_of(found)
    if encoding is not None and not encoding.sliced:
        yield f"expected a slice, a tensor whose encoding has slices, but got {found}", operand_type_at(operation, 0)


@rule("sparse_tensor.last-iterator")
def last_iterator(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A value is extracted from a tensor where an iterator of its last level is. `sparse_tensor.extract_value`."""
    tensor, iterator = operation.type_named("tensor"), operation.type_named("iterator")
    one, other = encoding_of(tensor), encoding_of(iterator)
    if one is None or other is None or not isinstance(iterator, DialectType) or not isinstance(tensor, RankedTensorType):
        return
    assert iterator.parameters is not None
    where = operand_type_at(operation, 1)
    if iterator.parameters[0] is not tensor.encoding:
        yield f"the iterator is of {iterator.parameters[0]}, the tensor of {tensor.encoding}", where
    elif iterator.parameters[2] != len(one.kinds):
        yield f"the last level is {len(one.kinds) - 1}, but the iterator ends before level {iterator.parameters[2]}", where


@rule("sparse_tensor.specifier-level")
def specifier_level(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """All numbers but the size of the values belong to a level. `storage_specifier.get`, `storage_specifier.set`."""
    kind, encoding = keyword_of(operation, "specifierKind"), encoding_of(operation.type_named("specifier"))
    if kind is None:
        return
    given = operation.has_attribute("level")
    where = attribute_at(operation, "level")
    if kind == "val_mem_sz":
        if given:
            yield "the size of the values belongs to no level", where
        return
    if encoding is None:
        return
    if kind in ("dim_offset", "dim_stride") and not encoding.sliced:
        yield f"'{kind}' is known of slices only", attribute_at(operation, "specifierKind")
        return
    if not given:
        yield f"'{kind}' belongs to a level, which is missing", attribute_at(operation, "specifierKind")
        return
    level = number_of(operation.attribute("level"))
    if level is None:
        return
    if not 0 <= level < len(encoding.kinds):
        yield f"the tensor has {plural(len(encoding.kinds), 'level')}, but got {level}", where
    elif kind == "pos_mem_sz" and encoding.kinds[level].format == "singleton":
        yield f"level {level} is a singleton, which has no positions", where
