"""vector: parts of vectors. "'vector' Dialect", `vector.extract`, `vector.insert`, slices."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ, may_be_same
from mlir_ls.semantics.verify.model.attributes import Sizes, given_numbers, number_of, shown, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import VectorType


def positions(whole: str, counted: bool = False) -> ShapeRule:
    """The rule that a position in the vector `whole` names dimensions that there are, by numbers below their sizes.

    `counted`: there is an operand for each number of the position that is computed.
    """

    @rule("vector.position-in-vector")
    def position_in_vector(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        vector, position = operation.type_named(whole), sizes_of(operation, "static_position")
        if not isinstance(vector, VectorType) or position is None:
            return
        where = attribute_at(operation, "static_position")
        if len(position) > len(vector.shape):
            yield f"{vector} has {plural(len(vector.shape), 'dimension')}, but got {shown(position)}", where
            return
        for number, size in zip(position, vector.shape, strict=False):
            if number is not None and size is not None and not -1 <= number < size:
                yield f"{vector} has no element at {shown(position)}", where
                return
        if counted:
            yield from _miscounted(operation)

    return position_in_vector


def _miscounted(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Refuses a position of which not as many numbers are computed as there are operands for them."""
    position, given = sizes_of(operation, "static_position"), operation.operand_group("dynamic_position")
    if position is not None and given is not None and position.count(None) != len(given):
        computed = plural(position.count(None), "number")
        message = f"{computed} of the position must be computed, but got {plural(len(given), 'operand')}"
        yield message, attribute_at(operation, "static_position")


@rule("vector.extracted-type")
def extracted_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What is extracted has the dimensions that the position does not name. "'vector' Dialect", `vector.extract`."""
    vector, position = operation.type_named("source"), sizes_of(operation, "static_position")
    result = operation.result_types[0]
    if not isinstance(vector, VectorType) or position is None or result is None or len(position) > len(vector.shape):
        return
    expected = _rest(vector, len(position))
    if differ(result, expected) and not _single(result, expected) and not _single(expected, result):
        yield f"what is extracted is of type {expected}, but got {result}", result_type_at(operation, 0)


@rule("vector.inserted-type")
def inserted_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What is inserted has the dimensions that the position does not name. "'vector' Dialect", `vector.insert`."""
    vector, position = operation.type_named("dest"), sizes_of(operation, "static_position")
    source = operation.type_named("valueToStore")
    if not isinstance(vector, VectorType) or position is None or source is None or source.has_alias:
        return
    rank = len(source.shape) if isinstance(source, VectorType) else 0
    if rank + len(position) != len(vector.shape):
        expected = _rest(vector, len(position)) if len(position) <= len(vector.shape) else vector.element
        yield f"what is inserted is of type {expected}, but got {source}", operand_type_at(operation, 0)


@rule("vector.inserted-scalar")
def inserted_scalar(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """An element is inserted as a scalar, not as a vector without dimensions. "'vector' Dialect", `vector.insert`."""
    source = operation.type_named("valueToStore")
    if isinstance(source, VectorType) and not source.shape:
        yield f"what is inserted is of type {source.element}, but got {source}", operand_type_at(operation, 0)


def _rest(vector: VectorType, count: int) -> Type:
    return VectorType(vector.shape[count:], vector.scalable[count:], vector.element) if vector.shape[count:] else vector.element


def _single(one: Type, other: Type) -> bool:
    return isinstance(one, VectorType) and one.shape == (1,) and may_be_same(one.element, other)


@rule("vector.extracted-slice")
def extracted_slice(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A slice stays within its vector, without gaps. "'vector' Dialect", `vector.extract_strided_slice`."""
    vector = operation.type_named("source")
    found = [given_numbers(operation, name) for name in ("offsets", "sizes", "strides")]
    offsets, sizes, strides = found
    if not isinstance(vector, VectorType) or offsets is None or sizes is None or strides is None:
        return
    where = attribute_at(operation, "sizes")
    if not len(offsets) == len(sizes) == len(strides) or len(offsets) > len(vector.shape):
        yield "there is an offset, a size and a stride for each of the first dimensions", where
        return
    if any([stride != 1 for stride in strides]):
        yield f"strides are 1, but got {shown(strides)}", attribute_at(operation, "strides")
        return
    yield from _within(vector, offsets, sizes, where)
    for number, size in enumerate(sizes):
        if vector.scalable[number] and size != vector.shape[number]:
            yield f"dimension {number} is scalable, so its size stays {vector.shape[number]}, but got {size}", where
            return
    expected = VectorType((*sizes, *vector.shape[len(sizes) :]), vector.scalable, vector.element)
    result = operation.result_types[0]
    if differ(result, expected):
        yield f"the slice is of type {expected}, but got {result}", result_type_at(operation, 0)


@rule("vector.inserted-slice")
def inserted_slice(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A slice is inserted within its vector, without gaps. "'vector' Dialect", `vector.insert_strided_slice`."""
    source, vector = operation.type_named("valueToStore"), operation.type_named("dest")
    offsets, strides = given_numbers(operation, "offsets"), given_numbers(operation, "strides")
    if not isinstance(source, VectorType) or not isinstance(vector, VectorType) or offsets is None or strides is None:
        return
    where = attribute_at(operation, "offsets")
    lead = len(vector.shape) - len(source.shape)
    if len(offsets) != len(vector.shape):
        yield f"{vector} takes {plural(len(vector.shape), 'offset')}, but got {len(offsets)}", where
    elif len(strides) != len(source.shape):
        message = f"{source} takes {plural(len(source.shape), 'stride')}, but got {len(strides)}"
        yield message, attribute_at(operation, "strides")
    elif lead < 0:
        yield f"{source} has more dimensions than {vector}", operand_type_at(operation, 0)
    elif any([stride != 1 for stride in strides]):
        yield f"strides are 1, but got {shown(strides)}", attribute_at(operation, "strides")
    else:
        yield from _within(vector, offsets, (*[1] * lead, *source.shape), where)
        for number, (size, scalable) in enumerate(zip(source.shape, source.scalable, strict=True)):
            place = number + lead
            if scalable != vector.scalable[place] or (scalable and size != vector.shape[place]):
                yield f"dimension {place} of {vector} is another than that of {source}", operand_type_at(operation, 0)
                return


def _within(
    vector: VectorType, offsets: tuple[int, ...], sizes: Sizes, where: HeaderRange
) -> Iterator[tuple[str, HeaderRange]]:
    """Refuses a part of a vector that is not inside of it."""
    for number, (offset, size, bound) in enumerate(zip(offsets, sizes, vector.shape, strict=False)):
        if size is None or bound is None:
            continue
        if not 0 <= offset < bound or not 1 <= size <= bound or offset + size > bound:
            yield f"dimension {number} of {vector} does not hold {plural(size, 'element')} from {offset} on", where
            return


@rule("vector.scalable-position")
def scalable_position(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A part of a scalable vector begins at a multiple of its length. `vector.scalable.extract`, `scalable.insert`."""
    position = number_of(operation.attribute("pos"))
    part = operation.type_named("valueToStore") if operation.spec.operand("valueToStore") else operation.result_types[0]
    if position is None or not isinstance(part, VectorType) or len(part.shape) != 1 or not part.shape[0]:
        return
    if position % part.shape[0]:
        yield f"{part} begins at a multiple of {part.shape[0]}, but got {position}", attribute_at(operation, "pos")
