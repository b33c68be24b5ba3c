"""linalg: the maps that products of matrices spell. `linalg.matmul`, `linalg.batch_matmul` and `linalg.batch_reduce_matmul`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mlir_ls.semantics.verify.model.attributes import maps_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf.affine import AffineDim, AffineMap

Loops = tuple[int, ...]

_PLAIN: Sequence[Loops] = ((0, 2), (2, 1))
_BATCHED: Sequence[Loops] = ((0, 1, 3), (0, 3, 2))
_PARTS_OF_PLAIN: Sequence[Sequence[Loops]] = (((2,),), ((2,),))
_PARTS_OF_BATCHED: Sequence[Sequence[Loops]] = (((3,), (0, 3), (1, 3)), ((3,), (0, 3), (3, 2)))


def product_maps(name: str) -> ShapeRule:
    """The rule for the maps of an operation: inputs are transposed or broadcast after the batch; that of a batch is fixed."""
    inputs, parts, output = _OF[name]

    @rule("linalg.product-maps")
    def linalg_product_maps(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        spelled = maps_of(operation.attribute("indexing_maps")) if operation.has_attribute("indexing_maps") else None
        if spelled is None or len(spelled) != 3:
            return
        maps = [each.map for each in spelled]
        where = attribute_at(operation, "indexing_maps")
        for index, (map_, declared, broadcast) in enumerate(zip(maps, inputs, parts, strict=False)):
            loops = _loops_of(map_)
            if loops is None or not _is_input(loops, declared, broadcast, output is not None):
                names = ", ".join([f"d{each}" for each in declared])
                yield f"map {index} yields ({names}), transposed or broadcast, but got {map_}", where
                return
        result = _loops_of(maps[2])
        if result is None:
            yield f"map 2 yields loops, each once at most, but got {maps[2]}", where
        elif output is not None and result != output:
            names = ", ".join([f"d{each}" for each in output])
            yield f"map 2 yields ({names}), but got {maps[2]}", where

    return linalg_product_maps


def _loops_of(map_: AffineMap) -> Loops | None:
    """The loops that a map yields; None where it yields anything else, or one of them twice."""
    found = tuple([each.position for each in map_.results if isinstance(each, AffineDim)])
    return found if len(found) == len(map_.results) == len(set(found)) else None


def _is_input(loops: Loops, declared: Loops, broadcast: Sequence[Loops], is_batched: bool) -> bool:
    if len(loops) < len(declared):
        return loops in broadcast
    return set(loops) == set(declared) and (not is_batched or loops[0] == declared[0])


_OF: Mapping[str, tuple[Sequence[Loops], Sequence[Sequence[Loops]], Loops | None]] = {
    "matmul": (_PLAIN, _PARTS_OF_PLAIN, None),
    "batch_matmul": (_BATCHED, _PARTS_OF_BATCHED, (0, 1, 2)),
    "batch_reduce_matmul": (_BATCHED, _PARTS_OF_BATCHED, (1, 2)),
}

PRODUCTS = tuple(_OF)
"""The operations that have such maps."""
