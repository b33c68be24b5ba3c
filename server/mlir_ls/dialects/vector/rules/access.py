"""vector: vectors from memory and back. "'vector' Dialect", `vector.load`, `vector.transfer_read` and others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_ls.dialects.vector.rules.bits import default_bits, depends_on_layout, fixed_bits, may_have_layout, minor_size
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import given_numbers
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.strides import has_no_strides, strides_of
from mlir_ls.semantics.verify.rules import ShapeRule, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineConstant, AffineDim, AffineMap
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import ComplexType, IntegerType, MemRefType, RankedTensorType, VectorType

_Shaped = MemRefType | RankedTensorType


def moved_vector(operation: Operation) -> VectorType | None:
    """The vector that is read or written."""
    stored = operation.types_named("valueToStore")
    found = stored[0] if stored else operation.result_types[0] if operation.result_types else None
    return found if isinstance(found, VectorType) else None


def vector_at(operation: Operation) -> HeaderRange:
    """Where its type is spelled."""
    stored = operation.operand_group("valueToStore")
    return operand_type_at(operation, stored[0]) if stored else result_type_at(operation, 0)


@rule("vector.elements")
def vector_elements(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A vector from memory has the elements of the memory. "'vector' Dialect", `vector.load`, `vector.store`."""
    base, vector = operation.type_named("base"), moved_vector(operation)
    if not isinstance(base, _Shaped) or vector is None:
        return
    element = base.element
    if isinstance(element, VectorType) and operation.spec.operand("mask") is None:
        if differ(element, vector):
            yield f"the elements are of type {element}, but got {vector}", vector_at(operation)
    elif differ(element, vector.element):
        yield f"the elements are of type {element}, but got {vector}", vector_at(operation)


@rule("vector.accessed-rank")
def accessed_rank(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A vector has no more dimensions than the memory it is loaded from. "'vector' Dialect", `vector.load`."""
    base, vector = operation.type_named("base"), moved_vector(operation)
    if not isinstance(base, MemRefType) or vector is None or isinstance(base.element, VectorType):
        return
    if len(vector.shape) > len(base.shape):
        yield f"{base} has {plural(len(base.shape), 'dimension')}, but got {vector}", vector_at(operation)


@rule("vector.unit-stride")
def unit_stride(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The elements of a vector lie side by side in memory. "'vector' Dialect", `vector.load`, `vector.store`."""
    base, vector = operation.type_named("base"), moved_vector(operation)
    if not isinstance(base, MemRefType) or vector is None or not base.shape:
        return
    if vector.element_count == 1 and not any(vector.scalable):
        return
    strides = strides_of(base)
    known = strides is not None and len(strides.steps) == len(base.shape)
    if has_no_strides(base) or (known and strides is not None and strides.steps[-1] != 1):
        where = operand_type_at(operation, (operation.operand_group("base") or (0,))[0])
        yield f"the last dimension must have stride 1, but got {base}", where


def vectors_alike(*names: str, rank: int | None = None) -> ShapeRule:
    """The rule that masks, indices and values that are passed on have the shape of the vector; the latter have its type.

    `rank`: only so many dimensions are compared.
    """

    @rule("vector.access-shapes")
    def access_shapes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        vector = moved_vector(operation)
        for name in names:
            type_, group = operation.type_named(name), operation.operand_group(name)
            if vector is None or not isinstance(type_, VectorType) or not group:
                continue
            where = operand_type_at(operation, group[0])
            if name == "pass_thru":
                if differ(type_, vector):
                    yield f"what is passed on is of type {vector}, but got {type_}", where
                    return
            elif type_.shape[:rank] != vector.shape[:rank]:
                yield f"'{name}' has the shape of {vector}, but got {type_}", where
                return

    return access_shapes


# -- transfers --------------------------------------------------------------------------------------------------------


@rule("vector.transfer-map")
def transfer_map(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Each dimension of a transferred vector is one of the memory's, each once, or constant 0. `vector.transfer_read`."""
    faults = list(map_faults(operation))
    yield from faults
    map_ = _map_of(operation)
    if faults or map_ is None or moved_vector(operation) is None or not isinstance(operation.type_named("base"), _Shaped):
        return
    if operation.spec.name.endswith("write") and any([not isinstance(each, AffineDim) for each in map_.results]):
        yield f"nothing is written from a dimension that is 0, but got {map_}", attribute_at(operation, "permutation_map")
    else:
        yield from _bounds(operation, map_)


def map_faults(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What is wrong with the map of a transfer, be it a read or a write."""
    base, vector, map_ = operation.type_named("base"), moved_vector(operation), _map_of(operation)
    if not isinstance(base, _Shaped) or vector is None or map_ is None:
        return
    where = attribute_at(operation, "permutation_map")
    rank = len(vector.shape) - (len(base.element.shape) if isinstance(base.element, VectorType) else 0)
    dims = [each.position for each in map_.results if isinstance(each, AffineDim)]
    zeros = [each for each in map_.results if isinstance(each, AffineConstant) and each.value == 0]
    if map_.symbols:
        yield f"a permutation map has no symbols, but got {map_}", where
    elif map_.dims != len(base.shape):
        yield f"{base} has {plural(len(base.shape), 'dimension')}, but got {map_}", where
    elif len(map_.results) != rank:
        yield f"the map yields {plural(rank, 'dimension')} of the vector, but got {map_}", where
    elif len(dims) + len(zeros) != len(map_.results) or len(set(dims)) != len(dims):
        yield f"the map yields each dimension once at most, or 0, but got {map_}", where


def _bounds(operation: Operation, map_: AffineMap) -> Iterator[tuple[str, HeaderRange]]:
    within = given_numbers(operation, "in_bounds")
    if within is None or not operation.has_attribute("in_bounds"):
        return
    where = attribute_at(operation, "in_bounds")
    if len(within) != len(map_.results):
        yield f"{plural(len(map_.results), 'dimension')}, but {plural(len(within), 'flag')} in 'in_bounds'", where


@rule("vector.masked-attribute")
def masked_attribute(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """'in_bounds' has replaced the attribute 'masked'. "'vector' Dialect", `transfer_read`, `transfer_write`."""
    found = operation.attributes.get("masked")
    if found is not None and not operation.is_property(found):
        yield "'in_bounds' says the opposite of what 'masked' said", attribute_at(operation, "masked")


@rule("vector.broadcast-bounds-llvm-19")
def broadcast_bounds(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """In LLVM 19, what is read again and again is in bounds. "'vector' Dialect", `transfer_read`."""
    map_, within = _map_of(operation), given_numbers(operation, "in_bounds") or ()
    for number, each in enumerate(map_.results if map_ is not None else ()):
        if isinstance(each, AffineConstant) and not (number < len(within) and within[number]):
            yield "a dimension that is 0 is in bounds", attribute_at(operation, "in_bounds")
            return


@rule("vector.transfer-elements")
def transfer_elements(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A vector holds whole elements of the memory, and is filled up with such. "'vector' Dialect", `transfer_read`."""
    base, vector, padding = operation.type_named("base"), moved_vector(operation), _padding(operation)
    if not isinstance(base, _Shaped) or vector is None:
        return
    if padding is not None and differ(padding, base.element):
        yield f"the padding is of type {base.element}, but got {padding}", name_of(operation.shape)
        return
    if isinstance(padding, ComplexType):
        yield f"no vector has elements of type {padding}, of which the padding is", name_of(operation.shape)
        return
    yield from _whole_elements(operation, fixed_bits)


@rule("vector.transferred-bits")
def transfer_elements_by_layout(site: Site) -> Iterator[Violation]:
    """The same for elements whose bits a data layout could say, where there is none. `transfer_read`."""
    base, vector = site.operation.type_named("base"), moved_vector(site.operation)
    if not isinstance(base, _Shaped) or vector is None or differ(_padding(site.operation), base.element):
        return
    inner = base.element.element if isinstance(base.element, VectorType) else base.element
    if (depends_on_layout(inner) or depends_on_layout(vector.element)) and not may_have_layout(site):
        for message, where in _whole_elements(site.operation, default_bits):
            yield Violation(message, where)


def _whole_elements(operation: Operation, bits_of: Callable[[Type], int | None]) -> Iterator[tuple[str, HeaderRange]]:
    base, vector = operation.type_named("base"), moved_vector(operation)
    if not isinstance(base, _Shaped) or vector is None:
        return
    held, count = base.element, 1
    if isinstance(held, VectorType) and vector.shape and held.shape:
        count = minor_size(held)
        held = held.element
    one, other = bits_of(held), bits_of(vector.element)
    if one and other and (other * minor_size(vector)) % (one * count):
        yield f"{vector} does not hold whole elements of type {base.element}", vector_at(operation)


@rule("vector.transfer-mask")
def transfer_mask(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A mask has a flag for each element of memory, in its order of dimensions. "'vector' Dialect", `transfer_read`."""
    vector, map_, group = moved_vector(operation), _map_of(operation), operation.operand_group("mask")
    base = operation.type_named("base")
    if group and isinstance(base, _Shaped) and isinstance(base.element, VectorType):
        yield f"there are no masks for elements of type {base.element}", operand_type_at(operation, group[0])
        return
    if vector is None or map_ is None or not group or len(map_.results) != len(vector.shape):
        return
    found = operation.operand_types[group[0]]
    places = sorted([(each.position, place) for place, each in enumerate(map_.results) if isinstance(each, AffineDim)])
    shape = [vector.shape[place] for _, place in places] or [1]
    scalable = [vector.scalable[place] for _, place in places] or [False]
    expected = VectorType(tuple(shape), tuple(scalable), IntegerType(1))
    if differ(found, expected):
        yield f"the mask is of type {expected}, but got {found}", operand_type_at(operation, group[0])


def _map_of(operation: Operation) -> AffineMap | None:
    found = operation.attribute("permutation_map")
    return found.map if isinstance(found, AffineMapAttr) else None


def _padding(operation: Operation) -> Type | None:
    return operation.type_named("padding") if operation.spec.operand("padding") else None
