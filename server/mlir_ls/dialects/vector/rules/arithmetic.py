"""vector: sums and products. "'vector' Dialect", `vector.reduction`, `vector.outerproduct`, `vector.contract` and others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.dialects.vector.rules.bits import is_pointer
from mlir_ls.ods.wording import listed
from mlir_ls.plurals import numbered, plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.trait_dictionaries import trait_of
from mlir_ls.semantics.verify.model.attributes import given_numbers, maps_of, number_of, shown
from mlir_ls.semantics.verify.model.keywords import keyword_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineDim, AffineMap
from mlir_ls.syntax.leaf.attributes import ArrayAttr, AttributeAlias, DialectAttr, StringAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, VectorType

_INTEGERS = frozenset(("and", "maxsi", "maxui", "minsi", "minui", "or", "xor"))
_FLOATS = frozenset(("maximumf", "maxnumf", "minimumf", "minnumf"))


@rule("vector.combining-kind")
def combining_kind(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What combines integers combines no floats, and the other way round. "'vector' Dialect", combining kinds."""
    kind = keyword_of(operation, "kind")
    result = operation.result_types[0] if operation.result_types else None
    element = result.element if isinstance(result, VectorType) else result
    if kind in _INTEGERS and isinstance(element, FloatType):
        yield f"'{kind}' combines integers, but got {element}", attribute_at(operation, "kind")
    elif kind in _FLOATS and isinstance(element, IntegerType | IndexType):
        yield f"'{kind}' combines floating-point numbers, but got {element}", attribute_at(operation, "kind")
    elif isinstance(result, VectorType) and is_pointer(element):
        yield f"numbers are combined, but got {element}", result_type_at(operation, 0)


@rule("vector.kind-attribute")
def kind_attribute(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A dictionary says how numbers are combined with `#vector.kind`. `vector.contract`, `vector.outerproduct`."""
    kind = operation.attribute("kind") if operation.has_attribute("kind") and not operation.generic else None
    if kind is None or isinstance(kind, AttributeAlias | UnreadAttr):
        return
    if not (isinstance(kind, DialectAttr) and kind.dialect == "vector" and kind.mnemonic in ("kind", "")):
        yield f"'kind' is a #vector.kind such as #vector.kind<add>, but got {kind}", attribute_at(operation, "kind")


@rule("vector.reduced-vector")
def reduced_vector(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The result has the dimensions that are left. "'vector' Dialect", `vector.multi_reduction`, `vector.reduction`."""
    vector = operation.type_named("source") if operation.spec.operand("source") else operation.type_named("vector")
    result = operation.result_types[0]
    if not isinstance(vector, VectorType):
        return
    if operation.spec.operand("vector"):
        if len(vector.shape) > 1:
            yield f"a vector of one dimension is reduced, but got {vector}", operand_type_at(operation, 0)
        return
    dims = given_numbers(operation, "reduction_dims")
    if dims is None:
        return
    kept = [number for number in range(len(vector.shape)) if number not in dims]
    shape, scalable = tuple([vector.shape[each] for each in kept]), tuple([vector.scalable[each] for each in kept])
    expected: Type = VectorType(shape, scalable, vector.element) if kept else vector.element
    if differ(result, expected):
        yield f"what is left is of type {expected}, but got {result}", result_type_at(operation, 0)


@rule("vector.scanned-vector")
def scanned_vector(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A scan goes along one dimension, and begins with a value for each place in the others. `vector.scan`."""
    source, initial = operation.type_named("source"), operation.type_named("initial_value")
    dim = number_of(operation.attribute("reduction_dim"))
    if not isinstance(source, VectorType) or not isinstance(initial, VectorType) or dim is None:
        return
    if not 0 <= dim < len(source.shape):
        message = f"{numbered(len(source.shape), 'dimension', f' of {source}')}, but got {dim}"
        yield message, attribute_at(operation, "reduction_dim")
        return
    expected = tuple([size for number, size in enumerate(source.shape) if number != dim])
    if initial.shape != expected:
        yield f"the initial values have the sizes {shown(expected)}, but got {initial}", operand_type_at(operation, 1)


@rule("vector.outer-product")
def outer_product(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The product of vectors has a row for each element of the first and a column for each of the second."""
    one, other, result = operation.type_named("lhs"), operation.type_named("rhs"), operation.result_types[0]
    for index, each in enumerate((one, other)):
        if isinstance(each, VectorType) and len(each.shape) != 1:
            yield f"a vector of one dimension is expected, but got {each}", operand_type_at(operation, index)
            return
    if not isinstance(one, VectorType) or other is None or not isinstance(result, VectorType):
        return
    factors = [each for each in (one, other) if isinstance(each, VectorType)]
    expected = tuple([each.shape[0] for each in factors])
    if len(factors) == 2 and one.scalable[0] and not factors[1].scalable[0]:
        yield "the second vector is scalable if the first is", operand_type_at(operation, 1)
    elif result.shape != expected:
        yield f"the product has the sizes {shown(expected)}, but got {result}", result_type_at(operation, 0)
    else:
        for index in operation.operand_group("acc") or ():
            if differ(operation.operand_types[index], result):
                message = f"what is added to is of type {result}, but got {operation.operand_types[index]}"
                yield message, operand_type_at(operation, index)


# -- contractions -----------------------------------------------------------------------------------------------------


_ITERATORS = ("parallel", "reduction")


@rule("vector.contraction-maps")
def contraction_maps(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A map for each of three operands, which yields loops, each once at most. "'vector' Dialect", `vector.contract`."""
    maps, kinds = maps_of(trait_of(operation, "indexing_maps")), _iterators(operation)
    lhs = operation.type_named("lhs")
    if maps is None or kinds is None:
        return
    where = attribute_at(operation, "indexing_maps")
    unheard = next((kind for kind in kinds if kind not in _ITERATORS), None)
    if unheard is not None and not operation.generic:
        yield f"a loop is {listed(_ITERATORS)}, but got {unheard!r}", attribute_at(operation, "iterator_types")
        return
    if isinstance(lhs, VectorType) and isinstance(lhs.element, IntegerType) and lhs.element.signedness:
        yield f"integers without a sign are expected, but got {lhs}", operand_type_at(operation, 0)
        return
    if len(maps) != 3:
        yield f"3 maps are expected, but got {len(maps)}", where
        return
    for index, attribute in enumerate(maps):
        map_ = attribute.map
        type_ = operation.operand_types[index] if index < len(operation.operand_types) else None
        rank = len(type_.shape) if isinstance(type_, VectorType) else 0
        dims = [each.position for each in map_.results if isinstance(each, AffineDim)]
        if map_.symbols or map_.dims != len(kinds):
            yield f"a map from {plural(len(kinds), 'loop')} without symbols is expected, but got {map_}", where
        elif type_ is not None and len(map_.results) != rank:
            yield f"operand {index}, {type_}, takes {plural(rank, 'result')}, but got {map_}", where
        elif len(dims) != len(map_.results) or len(set(dims)) != len(dims):
            yield f"a map yields loops, each once at most, but got {map_}", where
        else:
            continue
        return
    reduced = [loop for loop, kind in enumerate(kinds) if kind == "reduction"]
    if not [loop for loop in reduced if None not in [_place(each.map, loop) for each in maps[:2]]]:
        yield "both operands have a dimension that is a 'reduction'", attribute_at(operation, "iterator_types")


@rule("vector.contraction-sizes")
def contraction_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A loop has one size in all operands, and the result has the sizes of its loops. "'vector' Dialect", `contract`."""
    maps, kinds = maps_of(trait_of(operation, "indexing_maps")), _iterators(operation)
    lhs, rhs, result = operation.type_named("lhs"), operation.type_named("rhs"), operation.result_types[0]
    acc = operation.type_named("acc")
    if maps is None or kinds is None or not isinstance(lhs, VectorType) or not isinstance(rhs, VectorType):
        return
    sizes: dict[int, int | None] = {}
    for map_, type_, index in ((maps[0].map, lhs, 0), (maps[1].map, rhs, 1)):
        for expr, size in zip(map_.results, type_.shape, strict=True):
            loop = expr.position if isinstance(expr, AffineDim) else -1
            if sizes.setdefault(loop, size) != size:
                yield f"loop d{loop} has size {sizes[loop]}, but got {type_}", operand_type_at(operation, index)
                return
    where = result_type_at(operation, 0)
    loops = [expr.position for expr in maps[2].map.results if isinstance(expr, AffineDim)]
    shared = [loop for loop in sizes if None not in (_place(maps[0].map, loop), _place(maps[1].map, loop))]
    kept = [loop for loop in sizes if kinds[loop] != "reduction" or loop not in shared]
    if kept and len(sizes) != maps[0].map.dims:
        yield "each loop is a dimension of one of the first two operands", attribute_at(operation, "indexing_maps")
        return
    expected = tuple([sizes.get(loop) for loop in loops])
    if bool(kept) != isinstance(result, VectorType) or (isinstance(result, VectorType) and result.shape != expected):
        yield f"the result has the sizes {shown(expected)}, but got {result}", where
    elif differ(acc, result):
        yield f"what is added to is of type {result}, but got {acc}", operand_type_at(operation, 2)


def _iterators(operation: Operation) -> list[str] | None:
    found = trait_of(operation, "iterator_types")
    if not isinstance(found, ArrayAttr):
        return None
    kinds = [
        each.value if isinstance(each, StringAttr) else each.body if isinstance(each, DialectAttr) else None
        for each in found.elements
    ]
    known = [each for each in kinds if each is not None]
    return known if len(known) == len(kinds) else None


def _place(map_: AffineMap, loop: int) -> int | None:
    places: Sequence[int] = [
        place for place, each in enumerate(map_.results) if isinstance(each, AffineDim) and each.position == loop
    ]
    return places[0] if places else None
