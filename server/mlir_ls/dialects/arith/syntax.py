"""arith: arithmetic."""

from __future__ import annotations

from mlir_ls.ods.syntaxes.parts import I1, give_results, operand, set_type
from mlir_ls.syntax.reader import HeaderReader


def _select(reader: HeaderReader) -> None:
    """%condition `,` %true `,` %false dictionary? `:` (condition-type `,`)? type"""
    condition = operand(reader, "condition", I1)
    reader.expect(",")
    chosen = operand(reader, "true_value")
    reader.expect(",")
    other = operand(reader, "false_value")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.type()
    if reader.accept(","):
        reader.use_types[condition] = type_
        type_ = set_type(reader, chosen)
    reader.use_types[chosen] = reader.use_types[other] = type_
    give_results(reader, [type_])


OPERATIONS = {"select": _select}
