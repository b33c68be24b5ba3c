"""affine: loops and accesses that can be analysed. "'affine' Dialect"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import Types, hands_to_parent, implies_no_values, results_of, takes
from mlir_ls.semantics.verify.library.loops import initial_values
from mlir_ls.semantics.verify.model.attributes import numbers_of, sizes_of
from mlir_ls.semantics.verify.model.context import Origin, Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    HeaderRange,
    attribute_at,
    name_of,
    operand_at,
    operand_type_at,
    result_type_at,
)
from mlir_ls.semantics.verify.rules import BodyRules, Keywords, Rules, ShapeRule, SiteRule, SiteRules, Violation, rule
from mlir_ls.syntax.leaf.affine import AffineMap
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, ArrayAttr, AttributeAlias, IntegerAttr, IntegerSetAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, MemRefType, VectorType
from mlir_ls.syntax.shape import Mention

_FLOAT_KINDS = frozenset(("addf", "maximumf", "maxnumf", "minimumf", "minnumf", "mulf"))
_INTEGER_KINDS = frozenset(("addi", "andi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori"))
"""Cases of `arith.AtomicRMWKind`."""


def _map(operation: Operation, name: str = "map") -> AffineMap | None:
    found = operation.attribute(name)
    return found.map if isinstance(found, AffineMapAttr) else None


def map_operands(indices: str, results: int | None, name: str = "map", least: int = 0, spelled: bool = False) -> ShapeRule:
    """The rule that a map has an operand for each dimension and symbol, and as many results as it needs, or at `least` so many.

    `spelled`: that is required of the custom form alone.
    """

    @rule("affine.map-inputs")
    def map_inputs(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        map_, given = _map(operation, name), operation.operand_group(indices)
        if map_ is None or given is None or (spelled and operation.generic):
            return
        where = attribute_at(operation, name)
        if len(given) != map_.dims + map_.symbols:
            yield f"{map_} takes {plural(map_.dims + map_.symbols, 'operand')}, but got {len(given)}", where
        elif results is not None and len(map_.results) != results:
            yield f"the map yields {plural(results, 'value')}, but got {map_}", where
        elif len(map_.results) < least:
            yield f"the map yields {plural(least, 'value')} at least, but got {map_}", where

    return map_inputs


def map_or_set(name: str) -> ShapeRule:
    """The rule that a condition is an integer set, and what is applied or bounds a loop an affine map."""

    @rule("affine.map-or-set")
    def kind(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        value = operation.attribute(name)
        expected = IntegerSetAttr if name == "condition" else AffineMapAttr
        if value is None or isinstance(value, AttributeAlias | UnreadAttr | expected):
            return
        if isinstance(value, AffineMapAttr | IntegerSetAttr) or name in ("condition", "map"):  # a bound may be a number
            what = "an integer set" if name == "condition" else "an affine map"
            yield f"expected {what}, but got {value}", attribute_at(operation, name)

    return kind


@rule("affine.condition-inputs")
def condition_inputs(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A condition has an operand for each dimension and symbol. "'affine' Dialect", `affine.if`."""
    condition = operation.attribute("condition")
    if isinstance(condition, IntegerSetAttr):
        expected, found = condition.set.dims + condition.set.symbols, len(operation.operand_types)
        if found != expected:
            yield f"{condition} takes {plural(expected, 'operand')}, but got {found}", attribute_at(operation, "condition")
            return
    for index, type_ in enumerate(operation.operand_types):
        if differ(type_, IndexType()):
            yield f"dimensions and symbols are of type index, but got {type_}", operand_type_at(operation, index)
            return


@rule("affine.bound-results")
def bound_results(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A bound of a loop is the result of a map, of which there is one at least. "'affine' Dialect", `affine.for`."""
    for name in ("lowerBoundMap", "upperBoundMap"):
        map_ = _map(operation, name)
        if map_ is not None and not map_.results:
            yield f"a bound is a result of the map, but {map_} has none", attribute_at(operation, name)
            return


@rule("affine.bound-operands")
def bound_operands(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What the maps of the bounds leave of the operands are as many initial values as there are results. `affine.for`."""
    lower, upper, results = _map(operation, "lowerBoundMap"), _map(operation, "upperBoundMap"), operation.shape.result_count
    if lower is None or upper is None or not results:
        return
    taken = lower.dims + lower.symbols + upper.dims + upper.symbols
    count = len(operation.operand_types)
    if count - taken != results:
        message = f"{plural(results, 'result')}, but the bounds take {taken} of {plural(count, 'operand')}"
        yield message, attribute_at(operation, "lowerBoundMap")


@rule("affine.initial-values")
def loop_values(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A loop has a result for each value that it starts with, of its type. "'affine' Dialect", `affine.for`."""
    return initial_values(operation, "inits")


@rule("affine.dynamic-basis")
def dynamic_basis(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is an operand for each number of the basis that is left open. "'affine' Dialect", `delinearize_index`."""
    basis, given = sizes_of(operation, "static_basis"), operation.operand_group("dynamic_basis")
    if basis is not None and given is not None and basis.count(None) != len(given):
        message = f"{plural(basis.count(None), 'number')} of the basis left open, but {plural(len(given), 'operand')}"
        yield message, attribute_at(operation, "static_basis")


def accessed_element(value: str | None) -> ShapeRule:
    """The rule that an access names a single element, of the type of what is read (None) or written (the operand)."""

    @rule("affine.accessed-type")
    def accessed_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        memref, map_ = operation.type_named("memref"), _map(operation)
        if not isinstance(memref, MemRefType):
            return
        if map_ is not None and len(map_.results) != len(memref.shape):
            message = f"{memref} takes {len(memref.shape)} indices, but got {plural(len(map_.results), 'result')} of {map_}"
            yield message, attribute_at(operation, "map")
            return
        if value is None and not operation.result_types:
            return
        found = operation.type_named(value) if value is not None else operation.result_types[0]
        element = found.element if isinstance(found, VectorType) and operation.spec.name.startswith("affine.vector") else found
        if differ(element, memref.element):
            group = operation.operand_group(value) if value is not None else None
            where = operand_type_at(operation, group[0]) if group else result_type_at(operation, 0)
            yield f"the elements of {memref} are {memref.element}, but got {found}", where

    return accessed_type


@rule("affine.split-index")
def split_index(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """An index is split into one for each number of the basis, and one in front. "'affine' Dialect", `delinearize_index`."""
    basis = sizes_of(operation, "static_basis")
    if basis is None or operation.shape.result_count is None:
        return
    found = len(operation.result_types)
    if found not in (len(basis), len(basis) + 1):
        message = f"a basis of {plural(len(basis), 'number')} makes {len(basis)} indices, or one more, but got {found}"
        yield message, name_of(operation.shape)
        return
    for number in basis:
        if number is not None and number <= 0:
            yield f"the numbers of a basis must be positive, but got {number}", attribute_at(operation, "static_basis")
            return


@rule("affine.joined-indices")
def joined_indices(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is an index for each number of the basis, and maybe one in front. "'affine' Dialect", `linearize_index`."""
    basis, given = sizes_of(operation, "static_basis"), operation.operand_group("multi_index")
    if basis is None or given is None:
        return
    if len(given) not in (len(basis), len(basis) + 1):
        message = f"a basis of {plural(len(basis), 'number')} joins {len(basis)} indices, or one more, but got {len(given)}"
        yield message, name_of(operation.shape)


@rule("affine.loop-reductions", enum="arith.AtomicRMWKind")
def loop_reductions(operation: Operation, kinds: Keywords) -> Iterator[tuple[str, HeaderRange]]:
    """There is a reduction for each result, of a kind for its type. "'affine' Dialect", `affine.parallel`."""
    found = operation.attribute("reductions")
    if not isinstance(found, ArrayAttr) or operation.shape.result_count is None:
        return
    where = attribute_at(operation, "reductions")
    if len(found.elements) != len(operation.result_types):
        message = f"{plural(len(operation.result_types), 'result')}, but {plural(len(found.elements), 'reduction')}"
        yield message, where
        return
    for index, (kind, type_) in enumerate(zip(found.elements, operation.result_types, strict=True)):
        if not isinstance(kind, IntegerAttr):
            continue
        if kinds.get(kind.value) in _FLOAT_KINDS and isinstance(type_, IntegerType | IndexType):
            yield f"this reduction is one of floating-point numbers, but got {type_}", result_type_at(operation, index)
            return
        if kinds.get(kind.value) in _INTEGER_KINDS and isinstance(type_, FloatType):
            yield f"this reduction is one of integers, but got {type_}", result_type_at(operation, index)
            return


@rule("affine.loop-bounds")
def loop_bounds(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There are lower bounds, upper bounds and a step for each loop. "'affine' Dialect", `affine.parallel`."""
    names = ("steps", "lowerBoundsGroups", "upperBoundsGroups")
    steps, lower, upper = (numbers_of(operation.attribute(name)) for name in names)
    if steps is None or lower is None or upper is None:
        return
    if not len(steps) == len(lower) == len(upper):
        message = f"{plural(len(steps), 'step')}, {plural(len(lower), 'lower bound')}, {plural(len(upper), 'upper bound')}"
        yield message, name_of(operation.shape)
        return
    for name, groups in (("lowerBoundsMap", lower), ("upperBoundsMap", upper)):
        map_ = _map(operation, name)
        if map_ is not None and len(map_.results) != sum(groups):
            yield f"the bounds are {plural(sum(groups), 'result')} of the map, but got {map_}", attribute_at(operation, name)
            return


# -- transfers of memory ------------------------------------------------------------------------------------------------


def _transfer(operation: Operation) -> Iterator[tuple[int, Sequence[int]]]:
    """The memories that a transfer is about, each with the operands that are its indices, as far as its maps are known."""
    first = 0
    for name in ("src_map", "dst_map", "tag_map") if operation.spec.name == "affine.dma_start" else ("tag_map",):
        map_ = _map(operation, name)
        if map_ is None or first + map_.dims + map_.symbols >= len(operation.operand_types):
            return
        end = first + 1 + map_.dims + map_.symbols
        yield first, range(first + 1, end)
        first = end


_STRIDES = 2
"""How many operands more a transfer has in strides."""


@rule("affine.transfer-count")
def transfer_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is an operand for each input of the maps, for the memories and the size. "'affine' Dialect", `affine.dma_start`."""
    names = ("src_map", "dst_map", "tag_map")
    for name in names:
        attribute = operation.attribute(name)
        if attribute is not None and not isinstance(attribute, AffineMapAttr) and not attribute.has_alias:
            yield f"attribute '{name}' must be an affine map, but got {attribute}", attribute_at(operation, name)
            return
    maps = [_map(operation, name) for name in names]
    known = [map_.dims + map_.symbols for map_ in maps if map_ is not None]
    expected, found = sum(known) + len(known) + 1, len(operation.operand_types)
    if len(known) == len(maps) and found not in (expected, expected + _STRIDES):
        yield f"expected {expected} operands, or {expected + _STRIDES}, but got {found}", name_of(operation.shape)


@rule("affine.transfer-operands")
def transfer_operands(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Memories are memrefs, and their indices of type index. "'affine' Dialect", `affine.dma_start`, `affine.dma_wait`."""
    types = operation.operand_types
    for memory, indices in _transfer(operation):
        found = types[memory]
        if found is not None and not isinstance(found, MemRefType) and not found.has_alias:
            yield f"operand #{memory} must be a memref, but got {found}", operand_type_at(operation, memory)
            return
        for index in indices:
            if differ(types[index], IndexType()):
                yield f"operand #{index} must be index, but got {types[index]}", operand_type_at(operation, index)
                return


# -- dimensions and symbols -------------------------------------------------------------------------------------------

Parts = Callable[[Operation], Iterator[tuple[Sequence[int], int]]]
"""Operands of maps, each list with the number of those that are dimensions; the rest are symbols."""


def _operands_of(*pairs: tuple[str, str]) -> Parts:
    def parts(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
        for indices, name in pairs:
            map_, given = _map(operation, name), operation.operand_group(indices)
            if map_ is not None and given is not None:
                yield given, map_.dims

    return parts


def _of_condition(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    condition = operation.attribute("condition")
    if isinstance(condition, IntegerSetAttr):
        yield range(len(operation.operand_types)), condition.set.dims


def _of_bounds(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    lower, upper = _map(operation, "lowerBoundsMap"), _map(operation, "upperBoundsMap")
    if lower is not None and upper is not None:
        split = lower.dims + lower.symbols
        yield range(split), lower.dims
        yield range(split, len(operation.operand_types)), upper.dims


def _of_prefetch(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    """All of its operands may be either: a symbol may be a dimension."""
    indices = operation.operand_group("indices")
    if indices is not None:
        yield indices, len(indices)


def _of_transfer(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    for _, indices in _transfer(operation):
        yield indices, len(indices)


def analysable(parts: Parts) -> SiteRule:
    """The rule that operands of maps are dimensions and symbols: they do not change in ways that cannot be analysed."""

    @rule("affine.not-a-dimension")
    def not_a_dimension(site: Site) -> Iterator[Violation]:
        for indices, dims in parts(site.operation):
            for place, index in enumerate(indices):
                if not _may_be(site, index, place < dims) and not _is_dimension_already(site, index, indices[:dims]):
                    kind = "dimension" if place < dims else "symbol"
                    message = f"this is no {kind}: it changes within the function in ways that cannot be analysed"
                    where = operand_at(site.operation.shape, index)
                    yield Violation(message, where, (Mention("definition", index, "defined here"),))
                    return

    return not_a_dimension


def _is_dimension_already(site: Site, index: int, dims: Sequence[int]) -> bool:
    """Whether expressions name the value in front of this `symbol(…)` as a dimension: what it is first, it stays."""
    shape = site.operation.shape
    slot, start = shape.uses[index][0], operand_at(shape, index).start
    if _SYMBOL.search(shape.text, 0, start) is None:
        return False
    return any([shape.uses[each][0] < slot and site.are_same(each, index) for each in dims])


_SYMBOL = re.compile(r"\bsymbol\s*\(\s*\Z")

_SIZES = "ShapedDimOpInterface"
"""The trait of operations whose result is a size of their first operand."""

_UNCERTAIN = "ConditionallySpeculatable"
"""The trait of operations that are pure in some cases."""

_RESHAPED = ("memref.cast", "memref.view", "memref.subview")
_DEEPEST = 8
"""How many operations are followed to what a value is made of; what is made of more is not decided."""


def _may_be(site: Site, operand: int, dimension: bool, path: tuple[int, ...] = ()) -> bool:
    """Whether a value may be a dimension, or else a symbol: an operand, or what it is made of (`Site.origin_behind`).

    What is above the loops may be either; what counts loops, and what affine operations make of it, may be a dimension.
    A symbol is made of symbols by an operation without side effects.
    """
    origin = site.origin_behind(operand, path)
    if origin is None or _is_above(site, origin):
        return True
    if origin.operation is None:
        return dimension and _counts_loop(site, origin)
    spec, types = origin.operation.spec, origin.operation.operand_types
    traits = spec.trait_names
    if "ConstantLike" in traits or len(path) > _DEEPEST:
        return True
    if _SIZES in traits:
        return _may_be_size(site, operand, (*path, 0))
    if spec.name not in _OF_DIMENSIONS:
        dimension = False
        if "Pure" not in traits:
            return _UNCERTAIN in traits
    if any([type_ is not None and type_ != IndexType() for type_ in types]):
        return False
    return all([_may_be(site, operand, dimension, (*path, each)) for each in range(len(types))])


_OF_DIMENSIONS = ("affine.apply", "affine.delinearize_index", "affine.linearize_index")
"""Operations that make dimensions of dimensions."""


def _may_be_size(site: Site, operand: int, path: tuple[int, ...]) -> bool:
    """Whether a size of a value may be a symbol: the value is above the loops, or was made with symbols for sizes."""
    origin = site.origin_behind(operand, path)
    if origin is None or _is_above(site, origin):
        return True
    if origin.operation is None:
        return False
    if origin.operation.spec.name == "memref.alloc":
        sizes, type_ = origin.operation.operand_group("dynamicSizes"), origin.operation.result_types[0]
        if sizes is None or not isinstance(type_, MemRefType) or len(sizes) < len(type_.shape):
            return True
        return any([_may_be(site, operand, False, (*path, each)) for each in sizes])
    return origin.operation.spec.name in _RESHAPED


def _is_above(site: Site, origin: Origin) -> bool:
    """Whether a value is defined directly in the operation that symbols are declared in, or further out."""
    for level in range(origin.level + 1):
        parent = site.parent(level)
        if parent is None or "AffineScope" in parent.spec.trait_names:
            return True
    return False


def _counts_loop(site: Site, origin: Origin) -> bool:
    """Whether an argument of a region counts a loop: that of a sequential one is the first, in front of what it carries."""
    parent = site.parent(origin.level)
    return parent is not None and (
        parent.spec.name == "affine.parallel" or (parent.spec.name == "affine.for" and origin.number == 0)
    )


@rule("affine.loop-as-symbol")
def loop_as_symbol(site: Site) -> Iterator[Violation]:
    """What counts a loop is a dimension and no symbol. "'affine' Dialect", `affine.apply`."""
    map_, given = _map(site.operation, "map"), site.operation.operand_group("mapOperands")
    for index in () if map_ is None or given is None else given[map_.dims :]:
        origin = site.origin(index)
        definer = origin.operation if origin is not None else None
        sources = [origin]
        if definer is not None and definer.spec.name == "affine.apply":
            sources = [site.origin_behind(index, (each,)) for each in range(len(definer.operand_types))]
        if any([_is_of_loop(site, each) for each in sources]):
            message = "what counts a loop is a dimension and no symbol"
            yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))
            return


def _is_of_loop(site: Site, origin: Origin | None) -> bool:
    return origin is not None and origin.operation is None and _counts_loop(site, origin)


def _for_arguments(operation: Operation, _: int) -> Types | None:
    results = results_of(operation, 0)
    return None if results is None else [IndexType(), *results]


def _parallel_arguments(operation: Operation, _: int) -> Types | None:
    """One for each step; of which types they are, no verifier looks at."""
    steps = numbers_of(operation.attribute("steps"))
    return None if steps is None else [None] * len(steps)


_ACCESS = (map_operands("indices", None),)
_BOUNDS = (
    *(map_or_set("lowerBoundMap"), map_operands("lowerBoundOperands", None, "lowerBoundMap", spelled=True)),
    *(map_or_set("upperBoundMap"), map_operands("upperBoundOperands", None, "upperBoundMap", spelled=True)),
)

RULES: Rules = {
    "apply": (map_or_set("map"), map_operands("mapOperands", 1)),
    "delinearize_index": (split_index, dynamic_basis),
    "dma_start": (transfer_operands, transfer_count),
    "dma_wait": (transfer_operands,),
    "for": (*_BOUNDS, bound_results, bound_operands, loop_values),
    "if": (map_or_set("condition"), condition_inputs),
    "linearize_index": (joined_indices, dynamic_basis),
    "load": (*_ACCESS, accessed_element(None)),
    "max": (map_or_set("map"), map_operands("operands", None, least=1)),
    "min": (map_or_set("map"), map_operands("operands", None, least=1)),
    "parallel": (loop_bounds, loop_reductions),
    "prefetch": (*_ACCESS, accessed_element(None)),
    "store": (*_ACCESS, accessed_element("value")),
    "vector_load": (*_ACCESS, accessed_element(None)),
    "vector_store": (*_ACCESS, accessed_element("value")),
}

_INDICES = (analysable(_operands_of(("indices", "map"))),)

SITE_RULES: SiteRules = {
    "apply": (loop_as_symbol,),
    "dma_start": (analysable(_of_transfer),),
    "dma_wait": (analysable(_of_transfer),),
    "for": (analysable(_operands_of(("lowerBoundOperands", "lowerBoundMap"), ("upperBoundOperands", "upperBoundMap"))),),
    "if": (analysable(_of_condition),),
    "load": _INDICES,
    "parallel": (analysable(_of_bounds),),
    "prefetch": (analysable(_of_prefetch),),
    "store": _INDICES,
    "vector_load": _INDICES,
    "vector_store": _INDICES,
    "yield": (hands_to_parent(dict.fromkeys(("affine.for", "affine.if", "affine.parallel"), results_of)),),
}

BODY_RULES: BodyRules = {
    "for": (takes(_for_arguments), implies_no_values()),
    "if": (implies_no_values(),),
    "parallel": (takes(_parallel_arguments), implies_no_values()),
}
