"""vector, as it was in 2019 and 2020. "'vector' Dialect"; what is required as today is in `vector`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from mlir_ls.dialects.vector.rules import access, arithmetic, parts, shapes
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.constants import constant_at
from mlir_ls.semantics.verify.library.subscripts import subscripts
from mlir_ls.semantics.verify.library.trait_dictionaries import trait_of
from mlir_ls.semantics.verify.model.attributes import Sizes, given_numbers, maps_of, number_of, shown
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.attributes import ArrayAttr, StringAttr
from mlir_ls.syntax.leaf.types import MemRefType, TupleType, VectorType

_MAX_SLICES = 4096  # of one vector that are counted


# -- positions --------------------------------------------------------------------------------------------------------


@rule("vector.position-in-vector-2020-10")
def position_in_vector(operation: Operation) -> Found:
    """A position names the first dimensions of the vector, by numbers below their sizes. `vector.extract`, `insert`."""
    vector = operation.type_named("dest") if operation.spec.operand("dest") else operation.type_named("vector")
    position = given_numbers(operation, "position")
    if not isinstance(vector, VectorType) or position is None or not operation.has_attribute("position"):
        return
    where = attribute_at(operation, "position")
    if not position:
        yield "a position names at least one dimension", where
    elif len(position) > len(vector.shape):
        yield f"{vector} has {plural(len(vector.shape), 'dimension')}, but got {shown(position)}", where
    elif any([size is not None and not 0 <= each < size for each, size in zip(position, vector.shape, strict=False)]):
        yield f"{vector} has no element at {shown(position)}", where


@rule("vector.inserted-type-2020-10")
def inserted_type(operation: Operation) -> Found:
    """What is inserted has as many dimensions as the position does not name. "'vector' Dialect", `vector.insert`."""
    source, dest = operation.type_named("source"), operation.type_named("dest")
    position = given_numbers(operation, "position")
    if source is None or not isinstance(dest, VectorType) or position is None or source.has_alias:
        return
    rank = len(source.shape) if isinstance(source, VectorType) else 0
    if rank + len(position) != len(dest.shape):
        left = len(dest.shape) - len(position)
        yield f"{shown(position)} leaves {plural(left, 'dimension')}, but got {source}", operand_type_at(operation, 0)


# -- slices -----------------------------------------------------------------------------------------------------------


@rule("vector.slices")
def vector_slices(operation: Operation) -> Found:
    """A vector is cut into slices of a size, and smaller ones at its ends. `vector.extract_slices`, `insert_slices`."""
    cuts = operation.spec.name == "vector.extract_slices"
    vector = operation.type_named("vector") if cuts else operation.result_types[0]
    slices = operation.result_types[0] if cuts else operation.type_named("vectors")
    sizes, strides = given_numbers(operation, "sizes"), given_numbers(operation, "strides")
    if not isinstance(vector, VectorType) or not isinstance(slices, TupleType) or sizes is None or strides is None:
        return
    where = result_type_at(operation, 0) if cuts else operand_type_at(operation, 0)
    rank = len(vector.shape)
    if any([stride != 1 for stride in strides]):
        yield f"strides are 1, but got {shown(strides)}", attribute_at(operation, "strides")
    elif len(sizes) != rank or len(strides) != rank:
        message = f"{vector} takes {plural(rank, 'size')} and as many strides, but got {len(sizes)} and {len(strides)}"
        yield message, attribute_at(operation, "sizes")
    elif any([size < 1 for size in sizes]):
        yield f"sizes are above 0, but got {shown(sizes)}", attribute_at(operation, "sizes")
    else:
        for number, (expected, found) in enumerate(zip(_slices(vector, sizes), slices.types, strict=False)):
            if differ(expected, found):
                yield f"slice {number} is of type {expected}, but got {found}", where
                return


def _slices(vector: VectorType, sizes: Sequence[int]) -> Iterator[VectorType]:
    """The types of the slices in their order, the last dimension being the fastest."""
    lengths = [
        [min(size, (bound or 0) - start) for start in range(0, min(bound or 0, size * _MAX_SLICES), size)]
        for bound, size in zip(vector.shape, sizes, strict=True)
    ]
    for shape in product(*lengths):
        yield VectorType(shape, vector.scalable, vector.element)


# -- contractions -----------------------------------------------------------------------------------------------------


@rule("vector.contraction-sizes-2020-10")
def contraction_sizes(operation: Operation) -> Found:
    """Dimensions that go together have one size; the result has those of both sides that are left. `vector.contract`."""
    maps, kinds = maps_of(trait_of(operation, "indexing_maps")), trait_of(operation, "iterator_types")
    lhs, rhs, acc = [operation.type_named(name) for name in ("lhs", "rhs", "acc")]
    if maps is None or not isinstance(kinds, ArrayAttr):
        return
    if not isinstance(lhs, VectorType) or not isinstance(rhs, VectorType):
        return
    reduced = {loop for loop, kind in enumerate(kinds.elements) if isinstance(kind, StringAttr) and kind.value == "reduction"}
    sides = [[each.position for each in map_.map.results if isinstance(each, AffineDim)] for map_ in maps[:2]]
    left: dict[int, int | None] = dict(zip(sides[0], lhs.shape, strict=False))
    right: dict[int, int | None] = dict(zip(sides[1], rhs.shape, strict=False))
    for loop in left:
        if loop in right and left[loop] != right[loop]:
            yield f"loop d{loop} has size {left[loop]}, but got {rhs}", operand_type_at(operation, 1)
            return
    shared = {loop for loop in left if loop in right}
    expected = [size for loop, size in left.items() if loop not in reduced & shared]
    expected += [size for loop, size in right.items() if loop not in shared]
    for type_, where in ((acc, operand_type_at(operation, 2)), (operation.result_types[0], result_type_at(operation, 0))):
        if isinstance(type_, VectorType) and list(type_.shape) != expected:
            yield f"the sizes are {shown(tuple(expected))}, but got {type_}", where
            return


@rule("vector.contraction-masks")
def contraction_masks(operation: Operation) -> Found:
    """There are masks for both sides or none, with the dimensions of these. "'vector' Dialect", `vector.contract`."""
    masks = operation.operand_group("masks") or ()
    if len(masks) not in (0, 2):
        yield f"there are two masks or none, but got {len(masks)}", name_of(operation.shape)
        return
    for index, mask in enumerate(masks):
        side, found = operation.operand_types[index], operation.operand_types[mask]
        if isinstance(side, VectorType) and isinstance(found, VectorType) and len(side.shape) != len(found.shape):
            message = f"the mask has {plural(len(side.shape), 'dimension')} as {side}, but got {found}"
            yield message, operand_type_at(operation, mask)
            return


# -- memory -----------------------------------------------------------------------------------------------------------


@rule("vector.transfer-map-2020-10")
def transfer_map(operation: Operation) -> Found:
    """Each dimension of a transferred vector is one of the memory's, each once, or constant 0. `vector.transfer_read`."""
    yield from access.map_faults(operation)


@rule("vector.transfer-elements-2020-10")
def transfer_elements(operation: Operation) -> Found:
    """A vector holds elements of the memory, whole ones if these are vectors, as does the padding. `transfer_read`."""
    base, vector = operation.type_named("base"), access.moved_vector(operation)
    if not isinstance(base, MemRefType) or vector is None:
        return
    where = access.vector_at(operation)
    element = base.element
    padding = operation.type_named("padding") if operation.spec.operand("padding") else None
    if isinstance(element, VectorType):
        suffix = vector.shape[len(vector.shape) - len(element.shape) :]
        if differ(element.element, vector.element) or suffix != element.shape:
            yield f"the elements are of type {element}, but got {vector}", where
            return
    elif differ(element, vector.element):
        yield f"the elements are of type {element}, but got {vector}", where
        return
    if differ(padding, element):
        yield f"the padding is of type {element}, but got {padding}", name_of(operation.shape)


@rule("vector.cast-to-vector")
def cast_to_vector(operation: Operation) -> Found:
    """A buffer of elements becomes one of a single vector of its shape. "'vector' Dialect", `vector.type_cast`."""
    source, result = operation.type_named("memref"), operation.result_types[0]
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType) or not source.shape:
        return
    vector = VectorType(source.shape, (False,) * len(source.shape), source.element)
    if result.shape or differ(result.element, vector):
        yield f"the result is a memref<{vector}>, but got {result}", result_type_at(operation, 0)


@rule("vector.shuffled-vector-2020-10")
def shuffled_vector(operation: Operation) -> Found:
    """Two vectors that differ in the first dimension only, and a row of them for each of the result's. `vector.shuffle`."""
    faults = list(shapes.shuffled_vector.check(operation))
    yield from faults
    mask, result = given_numbers(operation, "mask"), operation.result_types[0]
    if faults or mask is None or not operation.has_attribute("mask"):
        return
    if any([row < 0 for row in mask]):
        yield f"rows are counted from 0, but got {shown(mask)}", attribute_at(operation, "mask")
    elif isinstance(result, VectorType) and result.shape[0] != len(mask):
        yield f"the mask names {plural(len(mask), 'row')}, but got {result}", result_type_at(operation, 0)


# -- shapes -----------------------------------------------------------------------------------------------------------


@rule("vector.reshaped-vector")
def reshaped_vector(operation: Operation) -> Found:
    """A vector has the dimensions of its data, and after them those that stay. "'vector' Dialect", `vector.reshape`."""
    fixed = given_numbers(operation, "fixed_vector_sizes")
    sides = (("vector", "input_shape", operand_type_at), ("result", "output_shape", result_type_at))
    for name, shape, place in sides:
        vector, group = operation.type_named(name), operation.operand_group(shape)
        if not isinstance(vector, VectorType) or group is None or fixed is None:
            return
        if len(vector.shape) != len(group) + len(fixed):
            numbers = f"{plural(len(group), 'size')} of data and {plural(len(fixed), 'size')} that stay"
            yield f"{numbers}, but got {vector}", place(operation, 0)
            return
        if fixed and not _may_end_with(vector.shape, fixed):
            yield f"the last dimensions are {shown(fixed)}, but got {vector}", place(operation, 0)
            return


def _may_end_with(shape: Sizes, fixed: Sequence[int]) -> bool:
    return tuple(shape[len(shape) - len(fixed) :]) == tuple(fixed)


@rule("vector.reshaped-data")
def reshaped_data(site: Site) -> Iterator[Violation]:
    """There is as much data before and after. "'vector' Dialect", `vector.reshape`."""
    products = []
    for name in ("input_shape", "output_shape"):
        count = 1
        for index in site.operation.operand_group(name) or ():
            size = constant_at(site, index)
            if size is None:
                return
            count *= size
        products.append(count)
    if products[0] != products[1]:
        message = f"{products[0]} elements of data become {products[1]}"
        yield Violation(message, name_of(site.operation.shape))


@rule("vector.member-of-tuple")
def member_of_tuple(operation: Operation) -> Found:
    """The number is that of a member, whose type is that of the result. "'vector' Dialect", `vector.tuple_get`."""
    found, number = operation.type_named("vectors"), number_of(operation.attribute("index"))
    if not isinstance(found, TupleType) or number is None:
        return
    if not 0 <= number < len(found.types):
        yield f"the tuple has {plural(len(found.types), 'member')}, but got {number}", attribute_at(operation, "index")
        return
    result: Type | None = operation.result_types[0]
    if differ(found.types[number], result):
        yield f"member {number} is of type {found.types[number]}, but got {result}", result_type_at(operation, 0)


_TRANSFER = (subscripts("base", "indices"), transfer_map, transfer_elements)

RULES: Rules = {
    "broadcast": (shapes.stretched_vector,),
    "constant_mask": (shapes.constant_mask_sizes,),
    "contract": (arithmetic.contraction_maps, contraction_sizes, contraction_masks),
    "create_mask": (shapes.created_mask_sizes,),
    "extract": (position_in_vector,),
    "extract_slices": (vector_slices,),
    "insert": (position_in_vector, inserted_type),
    "insert_slices": (vector_slices,),
    "insert_strided_slice": (parts.inserted_slice,),
    "outerproduct": (arithmetic.outer_product,),
    "reshape": (reshaped_vector,),
    "shuffle": (shuffled_vector,),
    "strided_slice": (parts.extracted_slice,),
    "transfer_read": _TRANSFER,
    "transfer_write": _TRANSFER,
    "tuple_get": (member_of_tuple,),
    "type_cast": (cast_to_vector,),
}

SITE_RULES: SiteRules = {"reshape": (reshaped_data,)}
