"""transform: transformations of structured operations. "'transform' Dialect", "Structured (Linalg) Transform Operations"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import DYNAMIC, given_numbers, lists_of, numbers_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Found, ShapeRule, Violation, rule


def permuted(*names: str, nested: bool = False) -> ShapeRule:
    """The rule that attributes reorder as many things as they have numbers; `nested`: each of the lists in them does."""

    @rule("transform.not-a-permutation")
    def not_a_permutation(operation: Operation) -> Found:
        for name in names:
            value = operation.attribute(name)
            lists = lists_of(value) if nested else (numbers_of(value),)
            for found in lists or ():
                if found is not None and sorted(found) != list(range(len(found))):
                    yield f"each dimension must come once, but got {list(found)}", attribute_at(operation, name)
                    return

    return not_a_permutation


@rule("transform.interchanged-loops")
def interchanged(operation: Operation) -> Found:
    """Loops are reordered by numbers of dimensions that are tiled, each once at most. `structured.fuse`."""
    sizes, found = given_numbers(operation, "static_tile_sizes"), given_numbers(operation, "static_tile_interchange") or ()
    if sizes is None:
        return
    count, where = len(sizes), attribute_at(operation, "static_tile_interchange")
    known = [each for each in found if each != DYNAMIC]
    if len(found) > count:
        yield f"{counted(count, 'dimension')} can be reordered, but got {list(found)}", where
    elif any([not 0 <= each < count for each in known]) or len(set(known)) != len(known):
        yield f"each dimension must come once at most, but got {known}", where


def tiled(sizes: str, one_loop: str = "") -> ShapeRule:
    """The rule that there is a loop for each size that is not 0; just one where there is the flag `one_loop`."""

    @rule("transform.loop-count")
    def transform_loop_count(operation: Operation) -> Found:
        found, loops = given_numbers(operation, sizes), operation.result_group("loops")
        if found is None or loops is None or not _declares(operation, sizes):
            return
        expected = len(found) - found.count(0)
        if one_loop and operation.has_attribute(one_loop):
            expected = 1
        if len(loops) != expected:
            yield f"expected {counted(expected, 'loop')}, but got {len(loops)}", name_of(operation.shape)

    return transform_loop_count


def _declares(operation: Operation, name: str) -> bool:
    """Whether the operation has an attribute of this name; in other releases it may be called otherwise."""
    return any([each.name == name for each in operation.spec.attributes])


@rule("transform.padding")
def transform_padding(operation: Operation) -> Found:
    """Dimensions are counted from 0, flags are 0 or 1, and there is a multiple for each dimension that is padded."""
    dimensions = given_numbers(operation, "padding_dimensions") or ()
    if any([each < 0 for each in dimensions]):
        yield f"dimensions are counted from 0, but got {list(dimensions)}", attribute_at(operation, "padding_dimensions")
    for name in ("nofold_flags", "pack_paddings"):
        flags = (given_numbers(operation, name) if _declares(operation, name) else None) or ()
        if any([each not in (0, 1) for each in flags]):
            yield f"expected 0 or 1 each, but got {list(flags)}", attribute_at(operation, name)
    multiples, padded = given_numbers(operation, "static_pad_to_multiple_of"), given_numbers(operation, "padding_dimensions")
    if multiples and padded is not None and len(multiples) != len(padded):
        message = f"{counted(len(padded), 'dimension')} in 'padding_dimensions', but {counted(len(multiples), 'multiple')}"
        yield message, attribute_at(operation, "static_pad_to_multiple_of")


@rule("transform.packed-sizes")
def transform_packed_sizes(operation: Operation) -> Found:
    """There are three sizes, in an order; a size is packed, or padded to a multiple, not both."""
    for name in ("static_matmul_packed_sizes", "matmul_inner_dims_order"):
        if operation.generic and not operation.has_attribute(name):
            yield f"requires attribute '{name}' with three numbers", name_of(operation.shape)
            return
    sizes = given_numbers(operation, "static_matmul_packed_sizes")
    multiples = given_numbers(operation, "matmul_padded_sizes_next_multiple_of")
    if not sizes or not multiples or not operation.has_attribute("matmul_padded_sizes_next_multiple_of"):
        return
    for size, multiple in zip(sizes, multiples, strict=False):
        if size and multiple:
            where = attribute_at(operation, "matmul_padded_sizes_next_multiple_of")
            yield f"a size is packed, or padded to a multiple, but got both {size} and {multiple}", where
            return


def transform_scalable_sizes(sizes: str) -> ShapeRule:
    """The rule that there is as many times said whether a size is scalable as there are sizes."""

    @rule("transform.scalable")
    def transform_scalable(operation: Operation) -> Found:
        found, scalable = given_numbers(operation, sizes), given_numbers(operation, "scalable_sizes")
        if found is None or scalable is None or not operation.generic:
            return
        if len(found) != len(scalable):
            yield f"{counted(len(found), 'size')}, but {len(scalable)} in 'scalable_sizes'", name_of(operation.shape)

    return transform_scalable


@rule("transform.tiling")
def transform_tiling(operation: Operation) -> Found:
    """A loop is given its sizes or how many threads it has, in one way each."""
    for what, static, packed in (
        ("num_threads", "static_num_threads", "packed_num_threads"),
        ("tile_sizes", "static_tile_sizes", "packed_tile_sizes"),
    ):
        if given_numbers(operation, static) and operation.operand_group(packed):
            yield f"'{what}' are given in one way, not in a handle as well", name_of(operation.shape)
            return
    is_left_out = [
        given_numbers(operation, name) == () or not (operation.generic or operation.has_attribute(name))
        for name in ("static_num_threads", "static_tile_sizes")
    ]
    handles = [operation.operand_group(name) for name in ("packed_num_threads", "packed_tile_sizes")]
    if all(is_left_out) and handles == [(), ()]:
        yield "expected 'num_threads' or 'tile_sizes', but got neither", name_of(operation.shape)


@rule("transform.transposed-pack")
def transform_transposed_pack(operation: Operation) -> Found:
    """The inner dimensions of what is packed are reordered, or the outer ones, or both. `structured.pack_transpose`."""
    if [given_numbers(operation, name) for name in ("inner_perm", "outer_perm")] == [(), ()]:
        yield "expected 'inner_perm' or 'outer_perm', but got neither", name_of(operation.shape)


@rule("transform.replacement")
def transform_replacement(inside: Inside) -> Iterator[Violation]:
    """What operations are replaced by is one operation that needs nothing from outside."""
    found = [item for region in inside.regions for item in region.operations()]
    if len(found) != 1:
        yield Violation(f"expected one operation that replaces others, but got {len(found)}", name_of(inside.operation.shape))
    elif found[0].node.shape.uses:
        yield Violation("what replaces others has no operands", operand_at(found[0].node.shape, 0), (), found[0])
