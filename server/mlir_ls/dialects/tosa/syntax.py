"""tosa: operations on tensors for machine learning. The formats that use these directives are in `overlay.json`."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Argument, Arguments, Directive, NotKnown
from mlir_ls.ods.syntaxes.directives import bare_case
from mlir_ls.ods.syntaxes.parts import assignments, definitions, give_results, group, operand
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import FunctionType, ShapedType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import AttributeText


def _dictionary(reader: HeaderReader, arguments: Arguments) -> None:
    """(`{` (name `=` value),* `}`)?, where the value of the argument may be one of its cases, as a keyword"""
    if reader.peek() != "{":
        reader.accept("{")
        return
    known = arguments[0]
    names: set[str] = set()
    reader.delimited("{", lambda: _entry(reader, known, names))


def _entry(reader: HeaderReader, known: Argument, names: set[str]) -> None:
    offset = reader.offset()
    name = reader.keyword()
    if name in names:
        reader.fail_at("duplicate-attribute", f"'{name}' is given twice", offset, reader.end_of_last())
    names.add(name)
    reader.expect("=")
    start = reader.offset()
    begin = reader.peek()[:1]
    if name == known.name and begin.isalpha():
        bare_case(reader, known)
        return
    reader.attribute()
    if name != known.name or begin != '"':  # a case in quotes is read, and dropped
        reader.attributes.append(AttributeText(name, offset, start, reader.end_of_last()))


def _function_type(reader: HeaderReader, operands: list[int], start: int) -> FunctionType | None:
    """The next type, which takes as many operands as there are; None if it is an alias."""
    type_ = reader.type()
    if isinstance(type_, TypeAlias):
        return None
    if not isinstance(type_, FunctionType):
        reader.fail_at("bad-type", "expected a function type", start, reader.end_of_last())
    reader.give_types(operands, type_.inputs, start)
    return type_


def _cond_if(reader: HeaderReader) -> None:
    """%condition assignments? `:` type (function-type | (`->` results)?) region (`else` region)? dictionary?

    The function type is there if the assignments are; the names in them are not seen in the regions.
    """
    condition = operand(reader, "condition")
    inputs: list[int] | None = None
    if reader.peek() == "(":
        inputs = assignments(reader)[1]
    else:
        reader.accept("(")
    group(reader, "input_list", inputs or ())
    reader.expect(":")
    reader.use_types[condition] = reader.type()
    if inputs is None:
        give_results(reader, reader.opt_arrow_types())
    else:
        type_ = _function_type(reader, inputs, reader.offset())
        if type_ is not None:
            give_results(reader, type_.results)
    reader.region()
    if reader.accept("else"):
        reader.region()
    reader.opt_attribute_dictionary()


def _while_loop(reader: HeaderReader) -> None:
    """assignments? `:` function-type region `do` region (`attributes` dictionary)?"""
    slots: list[int] = []
    inputs: list[int] = []
    if reader.peek() == "(":
        slots, inputs = assignments(reader)
    else:
        reader.accept("(")
    group(reader, "input_list", inputs)
    reader.expect(":")
    type_ = _function_type(reader, inputs, reader.offset())
    types: list[Type | None] = [None] * len(slots)
    if type_ is not None:
        give_results(reader, type_.results)
        types = list(type_.inputs)
    reader.region(definitions(slots, types))
    reader.expect("do")
    reader.region()
    reader.opt_attribute_dictionary_with_keyword()


def _variable(reader: HeaderReader, arguments: Arguments) -> None:
    """`=` value | `:` type;  arguments: shape, type of the elements, initial value"""
    shape, element, value = arguments
    start = reader.offset()
    if reader.accept("="):
        start = reader.offset()
        found = reader.attribute()
        value.spelled(start)
        type_ = found.type
        if isinstance(found, AttributeAlias | DialectAttr | UnreadAttr):
            raise NotKnown
    else:
        if not reader.accept(":"):
            reader.miss(":", "=")
        start = reader.offset()
        type_ = reader.type()
    if isinstance(type_, TypeAlias):
        return
    if not isinstance(type_, ShapedType):
        reader.fail_at("bad-type", "expected a tensor", start, reader.end_of_last())
    if type_.shape is None:
        reader.fail_at("bad-type", "expected a tensor whose rank is known", start, reader.end_of_last())
    sizes = [-1 if size is None else size for size in type_.shape]
    shape.imply(f"dense<{sizes or ''}> : tensor<{len(sizes)}xindex>")
    element.imply(str(type_.element))


OPERATIONS = {"cond_if": _cond_if, "while_loop": _while_loop}

DIRECTIVES: dict[str, Directive] = {
    "Dictionary": _dictionary,
    "VariableOpTypeOrInitialValue": _variable,
}
