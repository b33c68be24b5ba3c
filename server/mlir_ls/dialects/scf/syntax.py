"""scf: structured control flow."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.index_lists import dynamic_index_list, imply_integers
from mlir_ls.ods.syntaxes.parts import (
    I1,
    INDEX,
    argument_names,
    assignments,
    definitions,
    further_attributes,
    give_results,
    group,
    loop_arguments,
    operand,
    operands,
    unit_keyword,
)
from mlir_ls.plurals import plural
from mlir_ls.syntax.reader import HeaderReader


def _execute_region(reader: HeaderReader) -> None:
    """(`->` results)? `no_inline`? region dictionary?"""
    give_results(reader, reader.opt_arrow_types())
    unit_keyword(reader, "no_inline", "no_inline")
    reader.region()
    further_attributes(reader)


def _for(reader: HeaderReader) -> None:
    """`unsigned`? %iv `=` %lb `to` %ub `step` %step (`iter_args` assignments `->` results)? (`:` type)? region"""
    unit_keyword(reader, "unsigned", "unsignedCmp")
    induction = reader.numbered_slot()
    reader.expect("=")
    bounds = [operand(reader, "lowerBound")]
    reader.expect("to")
    bounds.append(operand(reader, "upperBound"))
    reader.expect("step")
    bounds.append(operand(reader, "step"))
    slots = loop_arguments(reader, "initArgs")
    type_ = reader.type() if reader.accept(":") else INDEX
    for use in bounds:
        reader.use_types[use] = type_
    reader.region(definitions([induction, *slots], [type_, *reader.result_types]))
    further_attributes(reader)


def _forall(reader: HeaderReader) -> None:
    """arguments (`in` bounds | `=` bounds `to` bounds `step` bounds) (`shared_outs` assignments `->` results)?
    region dictionary?"""
    slots = argument_names(reader)
    count = len(slots)
    if reader.accept("in"):
        _forall_bounds(reader, "dynamicUpperBound", count)
        imply_integers(reader, "staticLowerBound", [0] * count)
        imply_integers(reader, "staticStep", [1] * count)
    else:
        if not reader.accept("="):
            reader.miss("in", "=")
        _forall_bounds(reader, "dynamicLowerBound", count)
        reader.expect("to")
        _forall_bounds(reader, "dynamicUpperBound", count)
        reader.expect("step")
        _forall_bounds(reader, "dynamicStep", count)
    types = [INDEX] * count
    give_results(reader, ())
    if reader.accept("shared_outs"):
        shared, uses = assignments(reader)
        start = reader.offset()
        give_results(reader, reader.opt_arrow_types())
        reader.give_types(group(reader, "outputs", uses), reader.result_types, start, "shared output")
        slots += shared
    reader.region(definitions(slots, [*types, *reader.result_types]))
    further_attributes(reader, "operandSegmentSizes", "staticLowerBound", "staticStep", "staticUpperBound")


def _forall_bounds(reader: HeaderReader, name: str, count: int) -> None:
    start = reader.offset()
    found = dynamic_index_list(reader, "(")
    group(reader, name, found.uses, INDEX)
    imply_integers(reader, name.replace("dynamic", "static"), found.values)
    if len(found.values) != count:
        message = f"expected {plural(count, 'bound')} here, but got {len(found.values)}"
        reader.refuse_count(message, start, reader.end_of_last())


def _if(reader: HeaderReader) -> None:
    """%condition (`->` results)? region (`else` region)? dictionary?"""
    operand(reader, "condition", I1)
    give_results(reader, reader.opt_arrow_types())
    reader.region()
    if reader.accept("else"):
        reader.region()
    reader.opt_attribute_dictionary()


def _in_parallel(reader: HeaderReader) -> None:
    """region dictionary?"""
    give_results(reader, ())
    reader.region()
    reader.opt_attribute_dictionary()


def _parallel(reader: HeaderReader) -> None:
    """arguments `=` operands `to` operands `step` operands (`init` operands)? (`->` results)? region dictionary?"""
    slots = argument_names(reader)
    count = len(slots)
    reader.expect("=")
    operands(reader, "lowerBound", "(", INDEX, count)
    reader.expect("to")
    operands(reader, "upperBound", "(", INDEX, count)
    reader.expect("step")
    operands(reader, "step", "(", INDEX, count)
    inits = operands(reader, "initVals") if reader.accept("init") else []
    start = reader.offset()
    give_results(reader, reader.opt_arrow_types())
    reader.give_types(inits, reader.result_types, start, "initial value")
    reader.region(definitions(slots, [INDEX] * count))
    further_attributes(reader, "operandSegmentSizes")


def _while(reader: HeaderReader) -> None:
    """assignments? `:` function-type region `do` region (`attributes` dictionary)?"""
    slots: list[int] = []
    inits: list[int] = []
    if reader.peek() == "(":
        slots, inits = assignments(reader)
    elif reader.at_end():
        reader.expected.add("(")
    reader.expect(":")
    uses = group(reader, "inits", inits)
    reader.give_signature(uses, "initial value")
    reader.region(definitions(slots, [reader.use_types[use] for use in uses]))
    reader.expect("do")
    reader.region()
    reader.opt_attribute_dictionary_with_keyword()


def _switch_cases(reader: HeaderReader, arguments: Arguments) -> None:
    """(`case` integer region)*;  arguments: values, regions"""
    values: list[int] = []
    while reader.accept("case"):
        values.append(reader.integer())
        reader.region()
    arguments[0].imply(f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>")


OPERATIONS = {
    "execute_region": _execute_region,
    "for": _for,
    "forall": _forall,
    "forall.in_parallel": _in_parallel,
    "if": _if,
    "parallel": _parallel,
    "while": _while,
}

DIRECTIVES: dict[str, Directive] = {"SwitchCases": _switch_cases}
