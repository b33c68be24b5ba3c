"""cf: control flow between blocks."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.parts import cases_attribute
from mlir_ls.syntax.reader import HeaderReader


def _switch_cases(reader: HeaderReader, arguments: Arguments) -> None:
    """`default` `:` successor (`,` integer `:` successor)*

    Arguments: type of the value, default successor, its operands and their types, case values, successors, their
    operands and their types.
    """
    flag, _, default_operands, _, values, _, case_operands, _ = arguments
    reader.expect("default")
    reader.expect(":")
    reader.successor()
    default_operands.give(reader.successors[-1].uses)
    known = len(reader.successors)
    found: list[int] = []
    start = reader.offset()
    while reader.accept(","):
        found.append(reader.integer())
        reader.expect(":")
        reader.successor()
    case_operands.give([use for successor in reader.successors[known:] for use in successor.uses])
    cases_attribute(values, start, found, flag.types())


DIRECTIVES: dict[str, Directive] = {"SwitchOpCases": _switch_cases}
