"""shard: tensors that are spread over grids of processes. "'shard' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.library.calls import names_a
from mlir_ls.semantics.verify.library.grids import rules_of_groups, site_rules_of_groups
from mlir_ls.semantics.verify.model.attributes import Sizes, numbers_of, sizes_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of
from mlir_ls.semantics.verify.rules import Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf.attributes import DialectAttr

_GRID, _AXES = "grid", "grid_axes"
_OFFSETS, _HALOS = "static_sharded_dims_offsets", "static_halo_sizes"


def _split_axes(operation: Operation) -> list[tuple[int, ...]] | None:
    """For each dimension of the tensor the axes of the grid that it is split along."""
    found = operation.attribute("split_axes")
    if not isinstance(found, DialectAttr) or not found.parameters:
        return None
    lists = [numbers_of(each) for each in found.parameters[0]]
    known = [each for each in lists if each is not None]
    return known if len(known) == len(lists) else None


@rule("shard.sharding-axes")
def sharding_axes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A dimension is split along axes from 0 on, and each axis splits one dimension."""
    axes = [axis for each in _split_axes(operation) or () for axis in each]
    if any([axis < 0 for axis in axes]):
        yield "the axes of a grid are counted from 0", attribute_at(operation, "split_axes")
    elif len(set(axes)) < len(axes):
        yield "each axis of the grid splits one dimension", attribute_at(operation, "split_axes")


@rule("shard.sharding-halos")
def sharding_halos(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Halos have two sizes for each dimension that is split, and do not go with offsets."""
    split, halos, offsets = _split_axes(operation), sizes_of(operation, _HALOS), sizes_of(operation, _OFFSETS)
    if halos and offsets:
        yield "there are sizes of halos or offsets of parts, not both", name_of(operation.shape)
    elif split is not None and halos:
        expected = 2 * len([each for each in split if each])
        if len(halos) != expected:
            message = f"there are 2 sizes for each dimension that is split, {expected} in all: got {len(halos)}"
            yield message, name_of(operation.shape)


@rule("shard.sharding-offsets")
def sharding_offsets(site: Site) -> Iterator[Violation]:
    """The offsets of parts go from the first part of a dimension to the end of its last one, and never back."""
    operation = site.operation
    offsets, split = sizes_of(operation, _OFFSETS), _split_axes(operation)
    if not offsets or split is None:
        return
    grid = site.symbol(_GRID)
    shape = sizes_of(grid, "shape") if grid is not None and grid.has_attribute("shape") else None
    if shape is None:
        return
    known = [size for size in shape if size is not None]
    place, related = name_of(operation.shape), (site.mention(_GRID, "defined here"),)
    if len(known) < len(shape):
        yield Violation("where parts begin is given for grids of known sizes only", place, related)
        return
    yield from [Violation(message, place, related) for message in _wrong_offsets(offsets, split, known)][:1]


def _wrong_offsets(offsets: Sizes, split: list[tuple[int, ...]], grid: list[int]) -> Iterator[str]:
    start = 0
    for axes in filter(None, split):
        if any([not 0 <= axis < len(grid) for axis in axes]):
            return
        count = sum([grid[axis] for axis in axes]) + 1
        mine = offsets[start : start + count]
        if len(mine) < count:
            yield f"there are {count} offsets for a dimension in {count - 1} parts, but got {len(mine)}"
            return
        last = 0
        for each in mine:
            if each is not None and each < last:
                yield f"offsets never go back, but got {each} after {last}"
                return
            last = last if each is None else each
        start += count


RULES: Rules = {**rules_of_groups("grid", _AXES), "sharding": (sharding_axes, sharding_halos)}

_SAME_GRID = names_a("shard.grid", attribute=_GRID)

SITE_RULES: SiteRules = {
    **site_rules_of_groups("shard", _GRID, _AXES),
    "neighbors_linear_indices": (_SAME_GRID,),
    "sharding": (_SAME_GRID, sharding_offsets),
    "update_halo": (_SAME_GRID,),
}
