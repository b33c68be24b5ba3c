"""arith of 2021 and 2022: predicates were strings, and the larger and the smaller number had other names."""

from __future__ import annotations

from mlir_ls.migration.former import after_name, named
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter


def _predicate(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The predicate is a word today."""
    index = after_name(leaves)
    if not rewriter.item.node.shape.generic and leaves.tokens[index][:1] == '"':
        rewriter.replace(leaves.starts[index], leaves.end_of(index), leaves.tokens[index].strip('"'))
    return NOT_DONE


INTEGER_CONSTANTS = ("arith.constant",)
FORMER: dict[str, Special] = {
    "arith.addui_carry": named("arith.addui_extended"),
    "arith.cmpf": _predicate,
    "arith.cmpi": _predicate,
    "arith.maxf": named("arith.maximumf"),
    "arith.minf": named("arith.minimumf"),
}
