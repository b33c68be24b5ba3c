"""linalg, as it was in 2019: views into buffers, and operations on them. "Linalg Dialect"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.dialects.linalg.rules.structured import loop_without_size
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ, may_be_same
from mlir_ls.semantics.verify.library.bodies import Types, argument_faults, element_of
from mlir_ls.semantics.verify.library.calls import mismatched, signature_of
from mlir_ls.semantics.verify.library.trait_dictionaries import trait_of
from mlir_ls.semantics.verify.model.attributes import maps_of, number_of, numbers_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineConstant, AffineDim, AffineMap
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, ArrayAttr
from mlir_ls.syntax.leaf.types import IndexType, MemRefType, RankedTensorType
from mlir_ls.syntax.shape import Mention

_INDEX = IndexType()
_GENERIC = frozenset(("linalg.generic", "linalg.indexed_generic"))


# -- views ------------------------------------------------------------------------------------------------------------


@rule("linalg.indexed-view")
def indexed_view(operation: Operation) -> Found:
    """A slice has an index or a range for each dimension of the view, and a dimension for each range. `linalg.slice`."""
    view, result, indexings = operation.type_named("view"), operation.result_types[0], operation.types_named("indexings")
    if not isinstance(view, MemRefType) or indexings is None:
        return
    if len(indexings) != len(view.shape):
        yield f"{view} takes {plural(len(view.shape), 'indexing')}, but got {len(indexings)}", name_of(operation.shape)
        return
    ranges = len([each for each in indexings if each is not _INDEX])
    if isinstance(result, MemRefType) and None not in indexings and len(result.shape) != ranges:
        yield f"the slice has {plural(ranges, 'dimension')}, but got {result}", result_type_at(operation, 0)


def _is_permutation(map_: AffineMap) -> bool:
    dims = [each.position for each in map_.results if isinstance(each, AffineDim)]
    return not map_.symbols and len(dims) == len(map_.results) and sorted(dims) == list(range(map_.dims))


# -- calls of a library -----------------------------------------------------------------------------------------------


@rule("linalg.copied-view")
def copied_view(operation: Operation) -> Found:
    """A view is copied to one with the same elements and dimensions, perhaps in another order. `linalg.copy`."""
    source, target = operation.type_named("input"), operation.type_named("output")
    if not _are_alike(source, target):
        yield f"both have one element type and one rank, but got {source} and {target}", operand_type_at(operation, 1)
        return
    rank = _rank_of(source)
    for name in ("inputPermutation", "outputPermutation"):
        map_ = operation.attribute(name)
        if not isinstance(map_, AffineMapAttr) or rank is None:
            continue
        if map_.map.dims != rank or not rank or not _is_permutation(map_.map):
            yield f"a permutation of {plural(rank, 'dimension')} is expected, but got {map_}", attribute_at(operation, name)
            return


@rule("linalg.convolved-views")
def convolved_views(operation: Operation) -> Found:
    """Filter, input and output have one element type and rank, and numbers for each window. `linalg.conv`."""
    types = [operation.type_named(name) for name in ("filter", "input", "output")]
    for index in (0, 1):
        if not _are_alike(types[index], types[2]):
            message = f"all have one element type and one rank, but got {types[index]} and {types[2]}"
            yield message, operand_type_at(operation, index)
            return
    rank = _rank_of(types[2])
    for name in ("strides", "dilations"):
        found = numbers_of(operation.attribute(name))
        if found is not None and rank is not None and len(found) != rank - 2:
            yield f"there is one for each of {plural(rank - 2, 'window')}, but got {len(found)}", attribute_at(operation, name)
            return


def _are_alike(one: Type | None, other: Type | None) -> bool:
    if not isinstance(one, MemRefType) or not isinstance(other, MemRefType):
        return True
    return may_be_same(one.element, other.element) and len(one.shape) == len(other.shape)


def _rank_of(found: Type | None) -> int | None:
    return len(found.shape) if isinstance(found, MemRefType | RankedTensorType) else None


# -- generic operations -----------------------------------------------------------------------------------------------


def _counts(operation: Operation) -> tuple[int, int] | None:
    """How many views are read, and how many are written, as the trait says."""
    views = numbers_of(trait_of(operation, "n_views"))
    found = views if views is not None else [number_of(trait_of(operation, name)) for name in ("args_in", "args_out")]
    if len(found) != 2 or found[0] is None or found[1] is None:
        return None
    return found[0], found[1]


def _loops(operation: Operation) -> int | None:
    iterators = trait_of(operation, "iterator_types")
    if isinstance(iterators, ArrayAttr):
        return len(iterators.elements)
    kinds = numbers_of(trait_of(operation, "n_loop_types"))
    return None if kinds is None else sum(kinds)


def _views(operation: Operation) -> Sequence[Type | None]:
    """The types of the operands, and of the results where operands alone are too few: tensors that are written."""
    counts, operands = _counts(operation), operation.operand_types
    return operands if counts is not None and len(operands) == sum(counts) else [*operands, *operation.result_types]


def _outputs(operation: Operation) -> Sequence[Type | None] | None:
    counts = _counts(operation)
    return None if counts is None else _views(operation)[counts[0] : sum(counts)]


@rule("linalg.view-numbers")
def view_numbers(operation: Operation) -> Found:
    """There are as many views as the trait says. `linalg.generic`, `linalg.indexed_generic`."""
    counts, found = _counts(operation), len(_views(operation))
    if counts is not None and sum(counts) != found:
        message = f"{plural(counts[0], 'input')} and {plural(counts[1], 'output')}, but {plural(found, 'view')}"
        yield message, name_of(operation.shape)


@rule("linalg.view-maps")
def view_maps(operation: Operation) -> Found:
    """A map says for each view which element belongs to the loops' values. `linalg.generic`, `linalg.indexed_generic`."""
    maps, loops = maps_of(trait_of(operation, "indexing_maps")), _loops(operation)
    if maps is None or loops is None:
        return
    where = attribute_at(operation, "indexing_maps")
    for attribute, type_ in zip(maps, _views(operation), strict=False):
        map_, rank = attribute.map, _rank_of(type_)
        if map_.symbols:
            yield f"the maps have no symbols, but got {map_}", where
        elif map_.dims != loops:
            yield f"{plural(loops, 'loop')}, but {plural(map_.dims, 'dimension')} in {map_}", where
        elif rank is not None and rank != len(map_.results) and not (rank == 0 and map_.results == (AffineConstant(0),)):
            yield f"{type_} has {plural(rank, 'dimension')}, but got {map_}", where
        else:
            continue
        return
    missing = loop_without_size([each.map for each in maps])
    if missing is not None:
        yield f"no view has a dimension that is d{missing}, so the size of that loop is unknown", where


def _elements(operation: Operation) -> Types | None:
    """The arguments of a body or a function: the numbers of the loops, if it takes them, and an element of each view."""
    loops = _loops(operation) if operation.spec.name == "linalg.indexed_generic" else 0
    if loops is None:
        return None
    return [*[_INDEX] * loops, *[element_of(type_) for type_ in operation.operand_types]]


@rule("linalg.region-arguments-2020-10")
def region_arguments(inside: Inside) -> Iterator[Violation]:
    """A body is one block, which takes an element of each view. `linalg.generic`, `linalg.indexed_generic`."""
    for region in inside.regions:
        expected = _elements(inside.operation)
        if region.block_count > 1:
            yield Violation("the body is one block", name_of(inside.operation.shape))
        elif region.block_count and expected is not None:
            yield from argument_faults(inside.operation, region, expected)


@rule("linalg.called-on-elements")
def called_on_elements(site: Site) -> Iterator[Violation]:
    """The function takes what a body would, and yields an element of each view that is written. `linalg.generic`."""
    operation = site.operation
    if operation.shape.regions or not operation.has_attribute("fun"):
        return
    function = site.symbol("fun")
    where = attribute_at(operation, "fun")
    if function is None:
        yield Violation(f"there is no function {site.symbol_name('fun')}", where)
        return
    signature, expected, outputs = signature_of(function), _elements(operation), _outputs(operation)
    if signature is None or expected is None or outputs is None:
        return
    for what, found, types in (
        ("takes", signature.inputs, expected),
        ("yields", signature.results, [element_of(type_) for type_ in outputs]),
    ):
        related = (site.mention("fun", f"of type {signature}"),)
        if len(found) != len(types):
            message = f"the function {what} {plural(len(found), 'value')}, where there are {len(types)}"
            yield Violation(message, where, related)
            return
        for one, other in zip(found, types, strict=True):
            if differ(one, other):
                yield Violation(f"the function {what} {one}, where {other} is expected", where, related)
                return


@rule("linalg.structured-parent-2020-10")
def structured_parent(site: Site) -> Iterator[Violation]:
    """This stands in the body of a generic operation. `linalg.yield`."""
    parent = site.parent()
    if parent is not None and parent.spec.name not in _GENERIC and parent.spec.dialect in ("builtin", "loop", "affine", "std"):
        message = f"this must stand directly in a generic operation of linalg, but stands in '{parent.shape.name}'"
        yield Violation(message, name_of(site.operation.shape))


@rule("linalg.yielded-values-2020-10")
def yielded_values(site: Site) -> Iterator[Violation]:
    """A body yields an element of each view that is written. `linalg.yield`."""
    parent = site.parent()
    outputs = _outputs(parent) if parent is not None and parent.spec.name in _GENERIC else None
    if outputs is not None:
        expected = [element_of(type_) for type_ in outputs]
        yield from mismatched(site.operation, expected, (Mention("parent", 0, "required here"),), "the region yields")


_VIEWS = (view_numbers, view_maps)

RULES: Rules = {
    "conv": (convolved_views,),
    "copy": (copied_view,),
    "generic": _VIEWS,
    "indexed_generic": _VIEWS,
    "slice": (indexed_view,),
}

SITE_RULES: SiteRules = {
    "generic": (called_on_elements,),
    "indexed_generic": (called_on_elements,),
    "yield": (structured_parent, yielded_values),
}

BODY_RULES: BodyRules = {"generic": (region_arguments,), "indexed_generic": (region_arguments,)}
