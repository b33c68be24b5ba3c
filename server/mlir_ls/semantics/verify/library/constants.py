"""Constants behind operands, for rules that hold where a number is known when the program is compiled."""

from __future__ import annotations

from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.surroundings import Site

_CONSTANTS = frozenset(("arith.constant", "index.constant", "std.constant"))


def constant_at(site: Site, operand: int) -> int | None:
    """The integer that an operand is, if a constant defines it."""
    definer = site.definition(operand)
    if definer is None or definer.operation.shape.name not in _CONSTANTS:
        return None
    return number_of(definer.operation.attribute("value"))
