"""transform of LLVM 19: what reorders dimensions names none of them twice."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.model.attributes import lists_of, number, numbers_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of
from mlir_ls.semantics.verify.rules import Rules, ShapeRule, rule

_AT_RUN_TIME = -(1 << 63)


def distinct(*names: str, nested: bool = False) -> ShapeRule:
    """The rule that no number comes twice in some attributes; `nested`: in none of the lists in them."""

    @rule("transform.named-twice-llvm-19")
    def transform_named_twice(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        for name in names:
            value = operation.attribute(name)
            for found in (lists_of(value) or ()) if nested else (numbers_of(value),):
                if found is not None and len(set(found)) < len(found):
                    yield f"each dimension must come once, but got {list(found)}", attribute_at(operation, name)
                    return

    return transform_named_twice


@rule("transform.split-point-llvm-19")
def transform_split_point(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Where something is split is known, or an operand says it; not both."""
    given, point = operation.operand_group("dynamic_chunk_sizes"), number(operation, "static_chunk_sizes")
    if given is not None and point is not None and bool(given) != (point == _AT_RUN_TIME):
        message = "a split point is either an operand or a number"
        yield message, name_of(operation.shape)


RULES: Rules = {
    "structured.interchange": (distinct("iterator_interchange"),),
    "structured.pack_greedily": (distinct("matmul_inner_dims_order"),),
    "structured.pack_transpose": (distinct("inner_perm", "outer_perm"),),
    "structured.pad": (distinct("transpose_paddings", nested=True),),
    "structured.split": (transform_split_point,),
}
