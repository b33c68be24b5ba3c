"""std: functions, loops and conditions, as the document of December 2018 spells them. "Functions", "Statements"."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.dialects.affine.syntax import read_bound
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.syntaxes.affine_operands import applied
from mlir_ls.ods.syntaxes.functions import read_results, read_signature
from mlir_ls.ods.syntaxes.parts import INDEX, argument_name, definitions, give_results
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.reader import HeaderReader


def _affine_apply(reader: HeaderReader) -> None:
    """`affine_apply` affine-map dim-and-symbol-use-list"""
    value = applied(reader, "operands", "map")
    reader.opt_attribute_dictionary()
    if isinstance(value, AffineMapAttr):
        give_results(reader, [INDEX] * len(value.map.results))


def _for(reader: HeaderReader) -> None:
    """`for` ssa-id `=` lower-bound `to` upper-bound (`step` integer-literal)? `{` stmt* `}`"""
    induction = argument_name(reader)
    reader.expect("=")
    _bound(reader, "max", "lowerBoundOperands", "lowerBoundMap")
    reader.expect("to")
    _bound(reader, "min", "upperBoundOperands", "upperBoundMap")
    start = reader.offset()
    step = reader.integer() if reader.accept("step") else 1
    if step <= 0:
        reader.fail_at("bad-attribute", "expected a step that is a positive integer", start, reader.end_of_last())
    imply(reader, "step", f"{step} : index")
    give_results(reader, ())
    reader.region(definitions([induction], [INDEX]))


def _bound(reader: HeaderReader, prefix: str, operands: str, attribute: str) -> None:
    """A bound. Of a map with one result either word may stand in front: there is nothing to choose."""
    if reader.peek() == ("min" if prefix == "max" else "max"):
        reader.index += 1
    read_bound(reader, prefix, operands, attribute)


def _if(reader: HeaderReader) -> None:
    """`if` condition `{` stmt* `}` (`else` `if` condition `{` stmt* `}`)* (`else` `{` stmt* `}`)?"""
    applied(reader, "operands", "condition")
    give_results(reader, ())
    reader.region()
    while reader.accept("else"):
        if not reader.accept("if"):
            reader.region()
            return
        applied(reader, "operands", "condition")
        reader.region()


def _attributes(reader: HeaderReader) -> None:
    reader.opt_attribute_dictionary_with_keyword()
    give_results(reader, ())


def _unnamed_signature(reader: HeaderReader) -> None:
    """function-signature ::= function-id `(` argument-list `)` (`->` type-list)?"""
    reader.symbol_definition()
    inputs = reader.delimited("(", reader.type)
    results = read_results(reader) if reader.accept("->") else []
    reader.implied["type"] = TypeAttr(FunctionType(tuple(inputs), tuple(results)))
    _attributes(reader)


def _extfunc(reader: HeaderReader) -> None:
    """ext-func ::= `extfunc` function-signature (`attributes` attribute-dict)?"""
    _unnamed_signature(reader)


def _cfgfunc(reader: HeaderReader) -> None:
    """cfg-func ::= `cfgfunc` function-signature (`attributes` attribute-dict)? `{` basic-block+ `}`"""
    _unnamed_signature(reader)
    reader.region()


def _mlfunc(reader: HeaderReader) -> None:
    """ml-func ::= `mlfunc` ml-func-signature (`attributes` attribute-dict)? `{` stmt* return-stmt `}`"""
    reader.symbol_definition()
    found = read_signature(reader)
    if found.inputs and not found.arguments:
        reader.fail("expected a function whose arguments have names")
    reader.implied["type"] = TypeAttr(FunctionType(tuple(found.inputs), tuple(found.results)))
    _attributes(reader)
    reader.region(found.arguments)


FUNCTIONS_AND_STATEMENTS: dict[str, Callable[[HeaderReader], None]] = {
    "affine_apply": _affine_apply,
    "cfgfunc": _cfgfunc,
    "extfunc": _extfunc,
    "for": _for,
    "if": _if,
    "mlfunc": _mlfunc,
}
