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
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType


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
    start = encoding.coordinates_start
    if start < len(encoding.kinds) and types:
        together = types[-1]
        if isinstance(together, RankedTensorType):
            count = len(encoding.kinds) - start
            if len(together.shape) != 2 or together.shape[1] != count:
                yield f"the last level buffer holds {count} coordinates for each element, but got {together}", where
                return
    if len(expected) != len(types) + 1:
        yield f"{tensor} is stored in {plural(len(expected) - 1, 'level buffer')}, but got {len(types)}", where
        return
    for element, type_ in zip(expected, [*types, last], strict=True):
        if isinstance(type_, RankedTensorType) and differ(element, type_.element):
            yield f"a buffer of {element} is expected, but got {type_}", where
            return


def level_buffer(kind: str) -> ShapeRule:
    """The rule that an operation names a level that there is, and gets its positions or coordinates."""

    @rule("sparse_tensor.stored-level")
    def stored_level(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        encoding, level = encoding_of(operation.type_named("tensor")), number_of(operation.attribute("level"))
        result = operation.result_types[0]
        if encoding is None:
            return
        if level is not None and not 0 <= level < len(encoding.kinds):
            message = f"the tensor has {plural(len(encoding.kinds), 'level')}, but got {level}"
            yield message, attribute_at(operation, "level")
            return
        expected = encoding.positions if kind == "positions" else encoding.coordinates
        if isinstance(result, MemRefType) and differ(result.element, expected):
            yield f"the {kind} are of type {expected}, but got {result}", result_type_at(operation, 0)

    return stored_level


@rule("sparse_tensor.stored-together")
def stored_together(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Only some tensors keep several coordinates of an element together. `sparse_tensor.coordinates_buffer`."""
    encoding = encoding_of(operation.type_named("tensor"))
    if encoding is not None and encoding.coordinates_start >= len(encoding.kinds):
        message = "the tensor has no last levels that are singletons, whose coordinates would be stored together"
        yield message, operand_type_at(operation, 0)


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
    if level >= len(encoding.kinds):
        yield f"the tensor has {plural(len(encoding.kinds), 'level')}, but got {level}", where
    elif kind == "pos_mem_sz" and encoding.kinds[level].format == "singleton":
        yield f"level {level} is a singleton, which has no positions", where
