"""What processes in a grid share: the axes that operations name, the devices in a group, the shapes of what is exchanged.

Two dialects speak of them: shard, and mesh, which was its name before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.library.calls import names_a
from mlir_ls.semantics.verify.model.attributes import Sizes, given_numbers, number_of, product, sizes_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.rules import ShapeRule, SiteRule, Violation, rule
from mlir_ls.syntax.leaf.types import RankedTensorType

Exchange = Callable[[Operation, Sizes, "int | None"], "Sizes | None"]
"""The sizes of a result, from those of the operand and the number of processes in a group; None where that is not known."""


@rule("grid-sizes")
def grid_sizes(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A grid has at least one axis, and no size below 0. "'shard' Dialect", `shard.grid`."""
    sizes = sizes_of(operation, "shape")
    if sizes is None or not operation.has_attribute("shape"):
        return
    if not sizes:
        yield "a grid has at least one axis", attribute_at(operation, "shape")
    elif any([size is not None and size < 0 for size in sizes]):
        yield "no axis of a grid has a size below 0", attribute_at(operation, "shape")


def _shape_of(site: Site, grid: str) -> Sizes | None:
    """The sizes of the grid that an operation names."""
    found = site.symbol(grid)
    return None if found is None or not found.has_attribute("shape") else sizes_of(found, "shape")


def axes_of(grid: str, axes: str) -> SiteRule:
    """The rule that an operation names axes that its grid has, each once."""

    @rule("grid-axes")
    def grid_axes(site: Site) -> Iterator[Violation]:
        found, shape = given_numbers(site.operation, axes), _shape_of(site, grid)
        if found is None or shape is None:
            return
        where, related = attribute_at(site.operation, axes), (site.mention(grid, "defined here"),)
        if len(set(found)) < len(found):
            yield Violation("each axis of a grid is named once", where, related)
        for axis in found:
            if not 0 <= axis < len(shape):
                yield Violation(f"{site.symbol_name(grid)} has {_axes(shape)}, but got axis {axis}", where, related)
                return

    return grid_axes


def _axes(shape: Sizes) -> str:
    return f"{len(shape)} ax{'i' if len(shape) == 1 else 'e'}s"


def one_result_an_axis(grid: str, axes: str) -> SiteRule:
    """The rule that there is a result for each axis that is named, or for each that the grid has."""

    @rule("grid-results")
    def grid_results(site: Site) -> Iterator[Violation]:
        named, shape = given_numbers(site.operation, axes), _shape_of(site, grid)
        if named is None or shape is None:
            return
        expected, found = len(named or shape), site.operation.shape.result_count
        if found is not None and found != expected:
            message = f"expected {plural(expected, 'result')}, one for each axis, but got {found}"
            yield Violation(message, name_of(site.operation.shape), (site.mention(grid, "defined here"),))

    return grid_results


def device_in_group(grid: str, axes: str, device: str) -> SiteRule:
    """The rule that a process of a group is named by a number for each axis of the group, which is below the axis' size."""

    @rule("grid-device")
    def grid_device(site: Site) -> Iterator[Violation]:
        operation = site.operation
        if not operation.has_attribute(device):
            return
        named, shape, found = given_numbers(operation, axes), _shape_of(site, grid), sizes_of(operation, device)
        if named is None or shape is None or found is None:
            return
        where = attribute_at(operation, device)
        if len(found) != len(named):
            message = f"'{device}' has {plural(len(named), 'number')}, one for each axis of the group: got {len(found)}"
            yield Violation(message, where)
            return
        for number, axis in zip(found, named, strict=True):
            size = shape[axis] if 0 <= axis < len(shape) else None
            if number is not None and size is not None and number >= size:
                yield Violation(f"axis {axis} has size {size}, but got {number} in '{device}'", where)
                return

    return grid_device


def shifted_along(axes: str) -> ShapeRule:
    """The rule that a group is shifted along one of its own axes."""

    @rule("grid-shift")
    def grid_shift(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        named, axis = given_numbers(operation, axes), number_of(operation.attribute("shift_axis"))
        if named is not None and axis is not None and axis not in named:
            yield f"axis {axis} is none of those of the group", attribute_at(operation, "shift_axis")

    return grid_shift


def exchanged(grid: str, axes: str, expected: Exchange) -> SiteRule:
    """The rule that a result has the sizes that follow from the operand's and from how many processes are in a group."""

    @rule("grid-exchange")
    def grid_exchange(site: Site) -> Iterator[Violation]:
        operation = site.operation
        named, shape = given_numbers(operation, axes), _shape_of(site, grid)
        source, result = operation.type_named("input"), operation.type_named("result")
        if named is None or shape is None or any([not 0 <= axis < len(shape) for axis in named]):
            return
        if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
            return
        required = expected(operation, source.shape, product([shape[axis] for axis in named]))
        if required is None or source.rank != result.rank:
            return
        for axis, (one, other) in enumerate(zip(required, result.shape, strict=True)):
            if other is not None and one != other:
                size_text = "is not known" if one is None else f"is {one}"
                yield Violation(f"the size of dimension {axis} {size_text}, but got {result}", result_type_at(operation, 0))
                return

    return grid_exchange


def _over(one: int | None, other: int | None) -> int | None:
    return None if one is None or not other else one // other


def _with(sizes: Sizes, axis: int, size: int | None) -> Sizes:
    return tuple([size if index == axis else each for index, each in enumerate(sizes)])


def gathered(operation: Operation, source: Sizes, group: int | None) -> Sizes | None:
    """What all of a group have, side by side along `gather_axis`."""
    axis = number_of(operation.attribute("gather_axis"))
    return None if axis is None or not 0 <= axis < len(source) else _with(source, axis, product((source[axis], group)))


def spread(name: str) -> Exchange:
    """A part for each of a group, along the axis that an attribute names."""

    def sizes(operation: Operation, source: Sizes, group: int | None) -> Sizes | None:
        axis = number_of(operation.attribute(name))
        return None if axis is None or not 0 <= axis < len(source) else _with(source, axis, _over(source[axis], group))

    return sizes


def redistributed(operation: Operation, source: Sizes, group: int | None) -> Sizes | None:
    """A part for each of a group, along `split_axis`, and what comes from all, side by side along `concat_axis`."""
    split, joined = number_of(operation.attribute("split_axis")), number_of(operation.attribute("concat_axis"))
    if split is None or joined is None or not (0 <= split < len(source) and 0 <= joined < len(source)):
        return None
    if split == joined:
        return source
    size, count = source[split], group
    part = None if size is None or not count or size % count else size // count
    return _with(_with(source, joined, product((source[joined], group))), split, part)


def tensor_axis(name: str) -> ShapeRule:
    """The rule that an axis of the operand is one that it has."""

    @rule("grid-tensor-axis")
    def grid_tensor_axis(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        axis, source = number_of(operation.attribute(name)), operation.type_named("input")
        if axis is not None and isinstance(source, RankedTensorType) and not 0 <= axis < len(source.shape):
            yield f"{source} has {plural(len(source.shape), 'dimension')}, but got {axis}", attribute_at(operation, name)

    return grid_tensor_axis


def evenly_spread(grid: str, axes: str, name: str) -> SiteRule:
    """The rule that what is given to each of a group a part of can be divided by their number."""

    @rule("grid-parts")
    def grid_parts(site: Site) -> Iterator[Violation]:
        operation = site.operation
        named, shape = given_numbers(operation, axes), _shape_of(site, grid)
        source, axis = operation.type_named("input"), number_of(operation.attribute(name))
        if named is None or shape is None or axis is None or any([not 0 <= each < len(shape) for each in named]):
            return
        count = product([shape[each] for each in named])
        if isinstance(source, RankedTensorType) and 0 <= axis < len(source.shape) and count:
            size = source.shape[axis]
            if size is not None and size % count:
                message = f"dimension {axis} has size {size}, which is no multiple of {count}, the number of processes"
                yield Violation(message, attribute_at(operation, name))

    return grid_parts


# -- what two dialects require alike -------------------------------------------------------------------------------------


def rules_of_groups(grid: str, axes: str) -> dict[str, tuple[ShapeRule, ...]]:
    """What operations require by themselves, by their names.

    `grid` is the operation that declares one, `axes` the attribute with the axes of a group.
    """
    return {
        "all_gather": (tensor_axis("gather_axis"),),
        "all_slice": (tensor_axis("slice_axis"),),
        "all_to_all": (tensor_axis("split_axis"), tensor_axis("concat_axis")),
        "gather": (tensor_axis("gather_axis"),),
        grid: (grid_sizes,),
        "reduce_scatter": (tensor_axis("scatter_axis"),),
        "scatter": (tensor_axis("scatter_axis"),),
        "shift": (shifted_along(axes),),
    }


def site_rules_of_groups(dialect: str, grid: str, axes: str) -> dict[str, tuple[SiteRule, ...]]:
    """What they require of the grid that they name: `grid` is the attribute that does, and the operation that declares it."""
    kind = names_a(f"{dialect}.{grid}", attribute=grid)
    group = (kind, axes_of(grid, axes))
    all_axes = (kind, axes_of(grid, "axes"), one_result_an_axis(grid, "axes"))

    def device(attribute: str) -> SiteRule:
        return device_in_group(grid, axes, attribute)

    def sizes(exchange: Exchange) -> SiteRule:
        return exchanged(grid, axes, exchange)

    def evenly(attribute: str) -> tuple[SiteRule, SiteRule]:
        return evenly_spread(grid, axes, attribute), sizes(spread(attribute))

    return {
        "all_gather": (*group, sizes(gathered)),
        "all_reduce": group,
        "all_slice": (*group, *evenly("slice_axis")),
        "all_to_all": (*group, sizes(redistributed)),
        "broadcast": (*group, device("root")),
        "gather": (*group, device("root"), sizes(gathered)),
        f"{grid}_shape": all_axes,
        "process_linear_index": (kind,),
        "process_multi_index": all_axes,
        "recv": (*group, device("source")),
        "reduce": (*group, device("root")),
        "reduce_scatter": (*group, *evenly("scatter_axis")),
        "scatter": (*group, device("root"), *evenly("scatter_axis")),
        "send": (*group, device("destination")),
        "shift": group,
    }
