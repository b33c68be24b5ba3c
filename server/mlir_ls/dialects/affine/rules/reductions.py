"""affine: what the results of a parallel loop may be, by how they are reduced."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, result_type_at
from mlir_ls.semantics.verify.rules import Keywords, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType

_FLOATS, _INTEGERS = "floating-point numbers", "integers"
_SIGNED, _UNSIGNED = "signed integers", "unsigned integers"
_OF_SIGNEDNESS = {"s": _SIGNED, "u": _UNSIGNED}
_REDUCED = {
    **dict.fromkeys(("addf", "maximumf", "minimumf", "mulf"), _FLOATS),
    **dict.fromkeys(("addi", "andi", "muli", "ori"), _INTEGERS),
    **dict.fromkeys(("maxs", "mins"), _SIGNED),
    **dict.fromkeys(("maxu", "minu"), _UNSIGNED),
}
"""What the cases of `arith.AtomicRMWKind` reduce; `assign` is for any type, those that are not here are for none."""
_ANY = "assign"


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
    for index, (each, type_) in enumerate(zip(found.elements, operation.result_types, strict=True)):
        kind = kinds.get(each.value) if isinstance(each, IntegerAttr) else None
        if kind in (None, _ANY) or type_ is None or type_.has_alias:
            continue
        expected = _REDUCED.get(kind)
        if expected is None:
            yield f"a parallel loop does not reduce by '{kind}'", where
            return
        if not _is_reduced(type_, expected):
            yield f"this reduction is one of {expected}, but got {type_}", result_type_at(operation, index)
            return


def _is_reduced(found: Type, expected: str) -> bool:
    if expected == _FLOATS:
        return isinstance(found, FloatType)
    return isinstance(found, IntegerType) and expected in (_INTEGERS, _OF_SIGNEDNESS.get(found.signedness))
