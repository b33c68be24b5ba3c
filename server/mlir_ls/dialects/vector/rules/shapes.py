"""vector: vectors of other shapes. "'vector' Dialect", `vector.broadcast`, `vector.shuffle`, `vector.transpose` and others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_ls.dialects.vector.rules.bits import default_bits, depends_on_layout, fixed_bits, may_have_layout, minor_size
from mlir_ls.plurals import numbered, plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import given_numbers, shown
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.keywords import keyword_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, DenseArrayAttr, StridedLayoutAttr
from mlir_ls.syntax.leaf.types import MemRefType, ShapedType, VectorType


@rule("vector.stretched-vector")
def stretched_vector(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The last dimensions stay, or grow from 1, and others come in front. "'vector' Dialect", `vector.broadcast`."""
    source, result = operation.type_named("source"), operation.result_types[0]
    where = result_type_at(operation, 0)
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        if isinstance(result, VectorType) and differ(source, result.element):
            yield f"{source} is no element of {result}", where
        return
    if len(source.shape) > len(result.shape):
        yield f"{source} has more dimensions than {result}", where
        return
    lead = len(result.shape) - len(source.shape)
    for number, (size, scalable) in enumerate(zip(source.shape, source.scalable, strict=True)):
        other, is_scalable = result.shape[number + lead], result.scalable[number + lead]
        if (size, scalable) != (other, is_scalable) and (size != 1 or scalable):
            yield f"dimension {number} of {source} does not become that of {result}", where
            return


@rule("vector.shuffled-vector")
def shuffled_vector(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Two vectors that differ in the first dimension only, and numbers of their rows. "'vector' Dialect", `vector.shuffle`."""
    one, other, mask = operation.type_named("v1"), operation.type_named("v2"), given_numbers(operation, "mask")
    if not isinstance(one, VectorType) or not isinstance(other, VectorType) or mask is None:
        return
    where = attribute_at(operation, "mask")
    if differ(one.element, other.element):
        yield f"the elements are of type {one.element}, but got {other}", operand_type_at(operation, 1)
    elif len(one.shape) != len(other.shape) or one.shape[1:] != other.shape[1:]:
        yield f"both are alike but for the first dimension, but got {one} and {other}", operand_type_at(operation, 1)
    elif not mask:
        yield "the mask names at least one row", where
    else:
        rows = [each.shape[0] if each.shape else 1 for each in (one, other)]
        count = sum([each for each in rows if each is not None])
        lowest = -1 if isinstance(operation.attribute("mask"), DenseArrayAttr) else 0  # no row, for which LLVM 19 has no number
        strangers = [each for each in mask if not lowest <= each < count]
        if strangers and None not in rows:
            yield f"{numbered(count, 'row')}, but got {strangers[0]}", where


@rule("vector.shuffled-rows")
def shuffled_rows(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A shuffle makes a row for each number, and its rows are those of its operands. `vector.shuffle`."""
    mask, result, one = given_numbers(operation, "mask"), operation.result_types[0], operation.type_named("v1")
    if not mask or not isinstance(result, VectorType):
        return
    where = result_type_at(operation, 0)
    if result.shape and result.shape[0] != len(mask):
        yield f"{plural(len(mask), 'row')} are named, but got {result}", where
    elif isinstance(one, VectorType):
        expected = VectorType((len(mask), *one.shape[1:]), (False, *one.scalable[1:]), one.element)
        if differ(result, expected):
            yield f"the rows make {expected}, but got {result}", where


@rule("vector.recast-memory")
def recast_memory(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A memref of numbers becomes one that holds a vector of them all, in the same memory. `vector.type_cast`."""
    source, result = operation.operand_types[0], operation.result_types[0]
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType) or source.has_alias or result.has_alias:
        return
    for index, each in enumerate((source, result)):
        layout = each.layout
        if isinstance(layout, StridedLayoutAttr) or (isinstance(layout, AffineMapAttr) and not layout.map.is_identity):
            where = operand_type_at(operation, 0) if index == 0 else result_type_at(operation, 0)
            yield f"a memref of another layout is not cast, but got {each}", where
            return
    sizes, elements = zip(*[_flattened(each) for each in (source, result)], strict=True)
    if sizes[0] != sizes[1] or differ(elements[0], elements[1]):
        yield f"the numbers of {source} and of {result} are not the same", result_type_at(operation, 0)
    elif source.memory_space is not result.memory_space:
        yield f"a cast leaves what it casts in its memory, but got {source} and {result}", result_type_at(operation, 0)


def _flattened(found: MemRefType) -> tuple[tuple[int | None, ...], Type]:
    """The sizes of a memref and of the vectors in it, and what these hold."""
    inner = found.element
    sizes = (*found.shape, *inner.shape) if isinstance(inner, VectorType) else found.shape
    return sizes, inner.element if isinstance(inner, ShapedType) else inner


@rule("vector.recast-shape")
def recast_shape(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A cast of the shape keeps the elements and their number. "'vector' Dialect", `vector.shape_cast`."""
    source, result = operation.type_named("source"), operation.result_types[0]
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        return
    where = result_type_at(operation, 0)
    if differ(source.element, result.element):
        yield f"the elements are of type {source.element}, but got {result}", where
    elif source.element_count != result.element_count:
        yield f"{source} has {source.element_count} elements, {result} has {result.element_count}", where
    elif sum(source.scalable) != sum(result.scalable):
        yield f"{source} and {result} have different numbers of scalable dimensions", where


@rule("vector.recast-bits")
def recast_bits(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A cast of the bits keeps all dimensions but the last, and the bits of that. "'vector' Dialect", `vector.bitcast`."""
    source, result = operation.type_named("source"), operation.result_types[0]
    if isinstance(source, VectorType) and isinstance(result, VectorType) and source.shape[:-1] != result.shape[:-1]:
        if len(source.shape) == len(result.shape):
            yield f"all sizes but the last stay, but got {source} and {result}", result_type_at(operation, 0)
        return
    yield from _of_other_bits(operation, fixed_bits)


@rule("vector.recast-widths")
def recast_bits_by_layout(site: Site) -> Iterator[Violation]:
    """The same for elements whose bits a data layout could say, where there is none. `vector.bitcast`."""
    types = [site.operation.type_named("source"), site.operation.result_types[0]]
    if any([isinstance(each, VectorType) and depends_on_layout(each.element) for each in types]) and not may_have_layout(site):
        for message, where in _of_other_bits(site.operation, default_bits):
            yield Violation(message, where)


def _of_other_bits(operation: Operation, bits_of: Callable[[Type], int | None]) -> Iterator[tuple[str, HeaderRange]]:
    source, result = operation.type_named("source"), operation.result_types[0]
    if not isinstance(source, VectorType) or not isinstance(result, VectorType) or len(source.shape) != len(result.shape):
        return
    widths = [bits_of(each.element) for each in (source, result)]
    bits = [None if width is None else width * minor_size(each) for width, each in zip(widths, (source, result), strict=True)]
    if None not in bits and bits[0] != bits[1]:
        yield f"the last dimension has {bits[0]} bits in {source}, {bits[1]} in {result}", result_type_at(operation, 0)


@rule("vector.transposed-vector")
def transposed_vector(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The result has the dimensions in the order of the permutation. "'vector' Dialect", `vector.transpose`."""
    source, result = operation.type_named("vector"), operation.result_types[0]
    order = given_numbers(operation, "permutation")
    if not isinstance(source, VectorType) or not isinstance(result, VectorType) or order is None:
        return
    if len(source.shape) != len(result.shape):
        yield f"{source} has {plural(len(source.shape), 'dimension')}, but got {result}", result_type_at(operation, 0)
    elif len(order) == len(source.shape) and sorted(order) == list(range(len(order))):
        sizes = tuple([source.shape[place] for place in order])
        if sizes != result.shape:
            yield f"the sizes are {shown(sizes)}, but got {result}", result_type_at(operation, 0)


@rule("vector.constant-mask-sizes")
def constant_mask_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A constant mask says of each dimension how much is set. "'vector' Dialect", `vector.constant_mask`."""
    result, sizes = operation.result_types[0], given_numbers(operation, "mask_dim_sizes")
    if not isinstance(result, VectorType) or sizes is None:
        return
    where = attribute_at(operation, "mask_dim_sizes")
    bounds = result.shape or (1,)
    if len(sizes) != len(bounds):
        yield f"{result} takes {plural(len(bounds), 'size')}, but got {len(sizes)}", where
    elif any([bound is not None and not 0 <= size <= bound for size, bound in zip(sizes, bounds, strict=True)]):
        yield f"{result} does not hold {shown(sizes)}", where
    elif any([flag and size not in (0, bound) for size, bound, flag in zip(sizes, bounds, result.scalable, strict=False)]):
        yield f"of a scalable dimension all is set or nothing, but got {shown(sizes)}", where
    elif 0 in sizes and any(sizes):
        yield f"where one size is 0 all are, but got {shown(sizes)}", where


@rule("vector.created-mask-sizes")
def created_mask_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A mask takes a size for each dimension. "'vector' Dialect", `vector.create_mask`."""
    result = operation.result_types[0]
    if isinstance(result, VectorType):
        expected = max(1, len(result.shape))
        if len(operation.operand_types) != expected:
            found = len(operation.operand_types)
            yield f"{result} takes {plural(expected, 'size')}, but got {found}", name_of(operation.shape)


@rule("vector.printed-twice")
def printed_twice(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A text is printed alone. "'vector' Dialect", `vector.print`."""
    if not operation.has_attribute("stringLiteral"):
        return
    punctuated = operation.has_attribute("punctuation") and keyword_of(operation, "punctuation") != "newline"
    if operation.operand_types or punctuated:
        yield "a text is printed without values or punctuation", attribute_at(operation, "stringLiteral")
