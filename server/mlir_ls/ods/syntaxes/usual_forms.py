"""The forms that most parsers written in C++ accept, for operations of which nothing else is known.

`%a, %b attr-dict : types -> types` with as many types as operands and results, `@callee(%a) attr-dict : (types) -> types`,
`%a attr-dict : types`, and the syntax of functions for what is declared to be one. A text that follows none of them is read
tolerantly; nothing in it is an error.
"""

from __future__ import annotations

from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.syntax.attempts import can_be_copied, copied, ends_item, take
from mlir_ls.syntax.header import Read
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.reader import Broken, HeaderReader, RegionBegins
from mlir_ls.syntax.tolerant.reading import read_tolerantly

_OPENED_BEFORE = -2
"""Of a reader that goes no further than to where a region begins."""


def usual_form(spec: OpSpec) -> Read | None:
    """How to read an operation of a project whose syntax is in C++; None where no form is usual for such an operation."""
    if spec.built_in or not spec.custom_syntax:
        return None
    if spec.function:
        return _trying(read_function)
    if spec.regions or spec.successors:
        return None
    return _trying(_plain_form(spec))


def _trying(form: Read) -> Read:
    """A form that is given up where the text does not follow it."""

    def read(reader: HeaderReader) -> None:
        if can_be_copied(reader):
            attempt = copied(reader)
            attempt.opened = _OPENED_BEFORE
            try:
                form(attempt)
            except RegionBegins:
                take(reader, attempt)
                raise
            except Broken:
                pass
            else:
                attempt.opened = reader.opened
                if ends_item(attempt):
                    take(reader, attempt)
                    return
        reader.known = False
        read_tolerantly(reader, after_name=True)

    return read


def _plain_form(spec: OpSpec) -> Read:
    singles = sum([operand.arity == "one" for operand in spec.operands])
    most = singles if singles == len(spec.operands) else None
    one_each = all([result.arity == "one" for result in spec.results])

    def read(reader: HeaderReader) -> None:
        is_call = reader.peek() == "@"
        if is_call:
            reader.symbol_reference()
        in_brackets = is_call or reader.peek() == "("
        uses = reader.delimited("(", reader.use) if in_brackets else reader.uses()
        if len(uses) < singles or (most is not None and len(uses) > most) or not (uses or is_call):
            reader.fail("expected other operands")
        reader.opt_attribute_dictionary()
        reader.expect(":")
        start = reader.offset()
        types, results = _types(reader)
        if results is not None:
            reader.give_types(uses, types, start)
            if one_each and len(results) != len(spec.results):
                reader.fail("expected other results")
            reader.result_types, reader.result_count = list(results), len(results)
            return
        if not spec.results and len(uses) > 1:  # a single type may be that of something else
            reader.give_types(uses, types, start)
        if one_each:
            reader.result_types, reader.result_count = [None] * len(spec.results), len(spec.results)

    return read


def _types(reader: HeaderReader) -> tuple[list[Type], list[Type] | None]:
    """`types -> types` or `(types) -> types`, or `types` alone, which may be those of operands or of results."""
    if reader.peek() == "(":
        return reader.function_types()
    types = reader.types()
    return types, reader.types() if reader.accept("->") else None
