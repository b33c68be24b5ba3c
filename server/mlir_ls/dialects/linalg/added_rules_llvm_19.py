"""linalg of LLVM 19: packed tensors, which the dialect tensor had, may have more tiles than are needed; mappers take inputs."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.linalg.rules.relayout import packed_at, packing_of, tile_counts
from mlir_ls.semantics.verify.library.bodies import argument_faults, element_of
from mlir_ls.semantics.verify.model.attributes import shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import BodyRules, Rules, ShapeRule, Violation, rule


def _packed(plain: str, packed: str) -> ShapeRule:
    """The rule that the packed type has the sizes of the tiles, and no fewer of these than are needed."""

    @rule("linalg.packed-type-llvm-19")
    def packed_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        packing = packing_of(operation, plain, packed)
        if packing is None:
            return
        whole, tiled, dims, sizes, order = packing
        if not 0 < len(sizes) == len(dims) or 0 in sizes:
            return
        places = range(len(whole.shape))
        if any([each not in places for each in dims]) or (order and sorted(order) != list(places)):
            return
        needed = tile_counts(whole.shape, dims, sizes, order)
        inner = packing.inner
        found = zip(needed, tiled.shape, strict=False)
        if any([least is not None and size is not None and size < least for least, size in found]):
            yield f"at least {shown(needed)} tiles are needed, but got {tiled}", packed_at(operation, packed)
        elif any(map(clash, inner, sizes)):
            yield f"the sizes of the tiles are {shown(sizes)}, but got {shown(inner)} in {tiled}", packed_at(operation, packed)

    return packed_type


@rule("linalg.mapper-llvm-19")
def mapper(inside: Inside) -> Iterator[Violation]:
    """The body of a map takes an element of each input, and none of the output."""
    types = inside.operation.types_named("inputs")
    for region in inside.regions[:1]:
        if types is not None and region.block_count:
            yield from argument_faults(inside.operation, region, [element_of(each) for each in types])


BODY_RULES: BodyRules = {"map": (mapper,)}

RULES: Rules = {"pack": (_packed("source", "dest"),), "unpack": (_packed("dest", "source"),)}
