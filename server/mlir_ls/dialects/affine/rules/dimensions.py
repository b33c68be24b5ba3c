"""affine: what may be a dimension or a symbol. "'affine' Dialect", restrictions on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from mlir_ls.dialects.affine.rules.maps import map_of
from mlir_ls.dialects.affine.rules.transfers import transferred
from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.context import Origin, Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import operand_at
from mlir_ls.semantics.verify.rules import SiteRule, Violation, rule
from mlir_ls.syntax.leaf.attributes import IntegerSetAttr
from mlir_ls.syntax.leaf.types import IndexType, MemRefType
from mlir_ls.syntax.shape import Mention

Parts = Callable[[Operation], Iterator[tuple[Sequence[int], int]]]
"""Operands of maps, each list with the number of those that are dimensions; the rest are symbols."""

SiteCheck = Callable[[Site], Iterator[Violation]]


def operands_of(*pairs: tuple[str, str]) -> Parts:
    """The operands of some groups, each with the attribute that is its map."""

    def parts(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
        for indices, name in pairs:
            map_, given = map_of(operation, name), operation.operand_group(indices)
            if map_ is not None and given is not None:
                yield given, map_.dims

    return parts


def of_condition(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    """All operands, which are those of the integer set."""
    condition = operation.attribute("condition")
    if isinstance(condition, IntegerSetAttr):
        yield range(len(operation.operand_types)), condition.set.dims


def of_bounds(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    """The operands of the maps of lower bounds, then those of upper ones."""
    lower, upper = map_of(operation, "lowerBoundsMap"), map_of(operation, "upperBoundsMap")
    if lower is not None and upper is not None:
        split = lower.dims + lower.symbols
        yield range(split), lower.dims
        yield range(split, len(operation.operand_types)), upper.dims


def of_indices(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    """All of its operands may be either: a symbol may be a dimension."""
    indices = operation.operand_group("indices")
    if indices is not None:
        yield indices, len(indices)


def of_transfer(operation: Operation) -> Iterator[tuple[Sequence[int], int]]:
    """The indices of the memories that a transfer is about."""
    for _, indices in transferred(operation):
        yield indices, len(indices)


_ANALYSABLE = rule("affine.not-a-dimension")


def analysable(parts: Parts, register: Callable[[SiteCheck], SiteRule] = _ANALYSABLE, computed: bool = True) -> SiteRule:
    """The rule that operands of maps are dimensions and symbols: they do not change in ways that cannot be analysed.

    Symbols may be `computed` from symbols by operations without side effects; else only `affine.apply` makes such.
    """

    @register
    def not_a_dimension(site: Site) -> Iterator[Violation]:
        for indices, dims in parts(site.operation):
            for place, index in enumerate(indices):
                may_be = _may_be(site, index, place < dims, computed)
                if not may_be and not _is_dimension_already(site, index, indices[:dims]):
                    message, where = _what_it_is(site, index, place < dims, computed), operand_at(site.operation.shape, index)
                    yield Violation(message, where, (Mention("definition", index, "defined here"),))
                    return

    return not_a_dimension


def _what_it_is(site: Site, index: int, dimension: bool, computed: bool) -> str:
    """The message on an operand that is no dimension, or no symbol: why it is none."""
    if not dimension and _may_be(site, index, True, computed):
        return "this is no symbol but a dimension, as it counts a loop or is made of what counts one"
    kind = "dimension" if dimension else "symbol"
    return f"this is no {kind}: it changes within the function in ways that cannot be analysed"


def _is_dimension_already(site: Site, index: int, dims: Sequence[int]) -> bool:
    """Whether expressions name the value before this `symbol(…)` as a dimension: what it is first, it stays."""
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

_SIZED = {"memref.alloc": "dynamicSizes", "memref.subview": "sizes", "memref.view": "sizes"}
"""Operations that make a buffer, each with the operands that are its sizes."""

_DEEPEST = 8
"""How many operations are followed to what a value is made of; what is made of more is not decided."""


def _may_be(site: Site, operand: int, dimension: bool, computed: bool, path: tuple[int, ...] = ()) -> bool:
    """Whether a value may be a dimension, or else a symbol: an operand, or what it is made of (`Site.origin_through`).

    What is above the loops may be either; what counts loops, and what affine operations make of it, may be a dimension.
    A symbol is made of symbols by an operation without side effects, if it may be `computed`.
    """
    origin = site.origin_through(operand, path)
    if origin is None or _is_above(site, origin):
        return True
    if origin.operation is None:
        return dimension and _counts_loop(site, origin)
    spec, types = origin.operation.spec, origin.operation.operand_types
    traits = spec.trait_names
    if "ConstantLike" in traits or len(path) > _DEEPEST:
        return True
    if _SIZES in traits:
        return _may_be_size(site, operand, computed, (*path, 0))
    if not computed and spec.name != _APPLIED:
        return False
    if spec.name not in _OF_DIMENSIONS:
        dimension = False
        if "Pure" not in traits:
            return _UNCERTAIN in traits
    if any([type_ is not None and type_ != IndexType() for type_ in types]):
        return False
    return all([_may_be(site, operand, dimension, computed, (*path, each)) for each in range(len(types))])


_APPLIED = "affine.apply"
_OF_DIMENSIONS = (_APPLIED, "affine.delinearize_index", "affine.linearize_index")
"""Operations that make dimensions of dimensions."""


def _may_be_size(site: Site, operand: int, computed: bool, path: tuple[int, ...]) -> bool:
    """Whether a size of a value may be a symbol: the value is above the loops, or was made with symbols for sizes.

    `path` leads to the value, which is the first operand of the operation that takes the size; the number of the dimension is
    the second one.
    """
    origin = site.origin_through(operand, path)
    if origin is None or _is_above(site, origin):
        return True
    dimension = site.origin_through(operand, (*path[:-1], 1))
    if dimension is None:
        return True
    number = number_of(dimension.operation.attribute("value")) if dimension.operation is not None else None
    while origin.operation is not None and origin.operation.spec.name == "memref.cast" and len(path) <= _DEEPEST:
        path = (*path, 0)
        origin = site.origin_through(operand, path)
        if origin is None:
            return True
    made = origin.operation
    if made is None or made.spec.name not in _SIZED:
        return made is not None and made.spec.name == "memref.cast"  # after so many of them it is not decided
    if number is None:
        return dimension.operation is not None and "ConstantLike" in dimension.operation.spec.trait_names
    sizes, type_ = made.operand_group(_SIZED[made.spec.name]), made.result_types[0]
    if sizes is None or not isinstance(type_, MemRefType):
        return True
    if not 0 <= number < len(type_.shape):
        return False
    place = type_.shape[:number].count(None)
    if type_.shape[number] is not None or place >= len(sizes):
        return True
    return _may_be(site, operand, False, computed, (*path, sizes[place]))


def _is_above(site: Site, origin: Origin) -> bool:
    """Whether a value is defined directly in the operation that symbols are declared in, or further out."""
    for level in range(origin.level + 1):
        parent = site.parent(level)
        if parent is None or "AffineScope" in parent.spec.trait_names:
            return True
    return False


def _counts_loop(site: Site, origin: Origin) -> bool:
    """Whether an argument of a region counts a loop: that of a sequential one is the first, before what it carries."""
    parent = site.parent(origin.level)
    return parent is not None and (
        parent.spec.name == "affine.parallel" or (parent.spec.name == "affine.for" and origin.number == 0)
    )


@rule("affine.loop-as-symbol")
def loop_as_symbol(site: Site) -> Iterator[Violation]:
    """What counts a loop is a dimension and no symbol. "'affine' Dialect", `affine.apply`."""
    map_, given = map_of(site.operation, "map"), site.operation.operand_group("mapOperands")
    for index in () if map_ is None or given is None else given[map_.dims :]:
        origin = site.origin(index)
        definer = origin.operation if origin is not None else None
        sources = [origin]
        if definer is not None and definer.spec.name == "affine.apply":
            sources = [site.origin_through(index, (each,)) for each in range(len(definer.operand_types))]
        if any([_is_of_loop(site, each) for each in sources]):
            message = "what counts a loop is a dimension and no symbol"
            yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))
            return


def _is_of_loop(site: Site, origin: Origin | None) -> bool:
    return origin is not None and origin.operation is None and _counts_loop(site, origin)
