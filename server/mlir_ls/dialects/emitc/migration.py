"""emitc of 2021 to 2023: functions were called by their names in quotes."""

from __future__ import annotations

from mlir_ls.migration.former import after_name, named
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter

_call_opaque = named("emitc.call_opaque")


def _call(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What calls a function that is not declared has a name of its own today."""
    is_former = not rewriter.item.node.shape.generic and leaves.tokens[after_name(leaves)][:1] == '"'
    return _call_opaque(rewriter, leaves, place) if is_former else NOT_DONE


FORMER: dict[str, Special] = {"emitc.call": _call}
