"""Constants after operands, for rules that hold where a number is known when the program is compiled."""

from __future__ import annotations

from mlir_ls.ods.facts import facts_of
from mlir_ls.semantics.verify.model.attributes import number_of
from mlir_ls.semantics.verify.model.context import Site


def constant_at(site: Site, operand: int) -> int | None:
    """The integer that an operand is, if a constant defines it."""
    definer = site.definition(operand)
    value = facts_of(definer.operation.shape.name).constant_value if definer is not None else ""
    return number_of(definer.operation.attribute(value)) if definer is not None and value else None
