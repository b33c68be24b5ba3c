"""emitc: C and C++ to be emitted."""

from __future__ import annotations

from mlir_ls.dialects.scf import syntax as scf
from mlir_ls.ods.assembly.directives import Arguments, Directive, NotKnown
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.ods.syntaxes.parts import (
    I1,
    INDEX,
    definitions,
    give_results,
    group,
    operand,
    unit_keyword,
)
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import DialectType, FloatType, FunctionType, IndexType, IntegerType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import AttributeText, ValueGroup

#: Attributes that are certainly not the initial value of a variable; of a dialect's attribute that is not known.
_NO_VALUES = (ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr)


def _expression(reader: HeaderReader) -> None:
    """(%operand,*)? `noinline`? `:` function-type region

    The arguments of the region have the names of the operands.
    """
    uses = group(reader, "defs", reader.uses())
    unit_keyword(reader, "noinline", "do_not_inline")
    reader.expect(":")
    start = reader.offset()
    type_ = reader.type()
    if isinstance(type_, FunctionType):
        if len(type_.results) != 1:
            reader.fail_at("result-count", "an expression has one result", start, reader.end_of_last())
        reader.give_types(uses, type_.inputs, start)
        give_results(reader, type_.results)
    elif isinstance(type_, TypeAlias):
        give_results(reader, [None])
    else:
        reader.fail_at("bad-type", "expected a function type", start, reader.end_of_last())
    slots = [reader.use_slots[use] for use in uses]
    if any(reader.use_numbers[use] for use in uses):
        # one name may stand for several arguments, as it does for several results
        _region(reader, (), slots)
    else:
        _region(reader, definitions(slots, [reader.use_types[use] for use in uses]), ())


def _region(reader: HeaderReader, arguments: list[ValueGroup] | tuple[()], tentative: list[int] | tuple[()]) -> None:
    if not reader.opt_region(arguments, tentative):
        reader.fail("expected '{' of a region", about=("{",))


def _for(reader: HeaderReader) -> None:
    """%iv `=` %lb `to` %ub `step` %step (`:` type)? region dictionary?"""
    induction = reader.numbered_slot()
    reader.expect("=")
    bounds = [operand(reader, "lowerBound")]
    reader.expect("to")
    bounds.append(operand(reader, "upperBound"))
    reader.expect("step")
    bounds.append(operand(reader, "step"))
    type_ = reader.type() if reader.accept(":") else INDEX
    for use in bounds:
        reader.use_types[use] = type_
    give_results(reader, ())
    reader.region(definitions([induction], [type_]))
    reader.opt_attribute_dictionary()


def _if(reader: HeaderReader) -> None:
    """%condition region (`else` region)? dictionary?"""
    operand(reader, "condition", I1)
    give_results(reader, ())
    reader.region()
    if reader.accept("else"):
        reader.region()
    reader.opt_attribute_dictionary()


def _include(reader: HeaderReader) -> None:
    """"file" | `<` "file" `>`"""
    at = reader.offset()
    standard = reader.accept("<")
    start = reader.offset()
    reader.string()
    reader.add_attribute("include", start)
    if standard:
        reader.expect(">")
        reader.attributes.append(AttributeText("is_standard_include", at, at + 1, at + 1))
    give_results(reader, ())


def _type_and_value(reader: HeaderReader, arguments: Arguments) -> None:
    """type (`=` value)?;  arguments: the type, the value, whose own type is not spelled"""
    type_, value = arguments
    start = reader.offset()
    found = reader.type()
    type_.spelled(start)
    if reader.accept("="):
        start = reader.offset()
        attribute = _value(reader, found)
        if isinstance(attribute, _NO_VALUES):
            message = "expected a number, elements, or an opaque value"
            reader.fail_at("bad-attribute", message, start, reader.end_of_last())
        value.spelled(start)
        reader.implied[value.name] = attribute


def _value(reader: HeaderReader, type_: Type) -> Attribute:
    if reader.peek()[:1] in ('"', "@"):
        return reader.attribute()
    if isinstance(type_, DialectType) and type_.dialect == "emitc" and type_.mnemonic == "array":
        elements = reader.leaves.opt_type(f"tensor<{type_.body}>")
        return reader.attribute(typed=False) if elements is None else reader.attribute_of(elements)
    if isinstance(type_, IntegerType | FloatType | IndexType):
        return reader.attribute_of(type_)
    if isinstance(type_, TypeAlias) and reader.peek()[:1] != "#":
        raise NotKnown  # of which type the value is
    return reader.attribute(typed=False)


OPERATIONS = {
    "expression": _expression,
    "for": _for,
    "func": read_function,
    "if": _if,
    "include": _include,
}

DIRECTIVES: dict[str, Directive] = {
    "EmitCFieldOpTypeAndInitialValue": _type_and_value,
    "EmitCGlobalOpTypeAndInitialValue": _type_and_value,
    "SwitchCases": scf.DIRECTIVES["SwitchCases"],
}
