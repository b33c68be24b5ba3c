"""memref: reading and writing. "'memref' Dialect", `memref.atomic_rmw`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.effects import first_with_effects
from mlir_ls.semantics.verify.model.keywords import keyword_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Keywords, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import IntegerAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, MemRefType

_ON_FLOATS = frozenset(("addf", "maximumf", "minimumf", "mulf"))
_ON_INTEGERS = frozenset(("addi", "andi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori"))


@rule("memref.strided-metadata")
def strided_metadata(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a buffer, an offset, and a size and a stride for each dimension. `memref.extract_strided_metadata`."""
    source, count = operation.type_named("source"), operation.shape.result_count
    if isinstance(source, MemRefType) and count is not None and count != 2 + 2 * len(source.shape):
        message = f"{source} has {plural(2 + 2 * len(source.shape), 'result')}: a buffer, an offset, sizes and strides"
        yield f"{message}, but got {count}", name_of(operation.shape)
    elif isinstance(source, MemRefType) and operation.result_types:
        expected = MemRefType((), source.element, None, source.memory_space)
        if differ(operation.result_types[0], expected):
            found = operation.result_types[0]
            yield f"the buffer of {source} is of type {expected}, but got {found}", result_type_at(operation, 0)


@rule("memref.distinct-buffers")
def distinct_buffers(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is a buffer at least. "'memref' Dialect", `memref.distinct_objects`."""
    if not operation.operand_types:
        yield "at least one buffer is needed", name_of(operation.shape)


@rule("memref.atomic-kind", enum="arith.AtomicRMWKind")
def atomic_kind(operation: Operation, kinds: Keywords) -> Iterator[tuple[str, HeaderRange]]:
    """A kind of arithmetic on floats takes a float, one on integers an integer. "'memref' Dialect", `memref.atomic_rmw`."""
    kind, type_ = keyword_of(operation, "kind"), operation.type_named("value")
    number = operation.attribute("kind")
    if kind is None and isinstance(number, IntegerAttr):
        kind = kinds.get(number.value)
    if kind in _ON_FLOATS and isinstance(type_, IntegerType | IndexType):
        yield f"'{kind}' takes a floating-point number, but got {type_}", attribute_at(operation, "kind")
    elif kind in _ON_INTEGERS and isinstance(type_, FloatType | IndexType):
        yield f"'{kind}' takes an integer, but got {type_}", attribute_at(operation, "kind")


@rule("memref.atomic-effects")
def atomic_effects(inside: Inside) -> Iterator[Violation]:
    """What happens at once has no effects but that of the whole. "'memref' Dialect", `memref.generic_atomic_rmw`."""
    for region in inside.regions:
        found = first_with_effects(region.operations())
        if found is not None:
            item, name = found
            message = f"nothing in 'memref.generic_atomic_rmw' has effects, but '{name}' may"
            yield Violation(message, name_of(item.node.shape), (), item)
            return


def misplaced_transfer(types: Sequence[Type | None], expected: int) -> str:
    """What is wrong with the operands of a transfer between memrefs, each with its indices after it; "" for nothing.

    `expected` memrefs are there: source, destination and tag, or the tag of a transfer that is waited for.
    """
    if any([type_ is None or type_.has_alias for type_ in types]):
        return ""
    odd = next((type_ for type_ in types if not isinstance(type_, MemRefType | IndexType)), None)
    if odd is not None:
        return f"the operands of a transfer are memrefs and values of type index, but got {odd}"
    places = [at for at, type_ in enumerate(types) if isinstance(type_, MemRefType)]
    memrefs = [type_ for type_ in types if isinstance(type_, MemRefType)]
    if len(places) != expected or places[0] != 0:
        return f"expected {plural(expected, 'memref')}, each with its indices after it, but got {len(places)}"
    counts = [end - place - 1 for place, end in zip(places, [*places[1:], len(types)], strict=True)]
    after = [[0], [1], [0, 2]] if expected == 3 else [[1]]
    for memref, count, others in zip(memrefs, counts, after, strict=True):
        if all([count != len(memref.shape) + other for other in others]):
            return f"{memref} takes {plural(len(memref.shape), 'index', 'indices')}, but got {max(0, count - others[0])}"
    return ""


@rule("memref.transfer-operands")
def transfer_operands(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A transfer names an element of each of its memrefs. "'memref' Dialect", `memref.dma_start`."""
    problem = misplaced_transfer(operation.operand_types, 3)
    if problem:
        yield problem, name_of(operation.shape)
