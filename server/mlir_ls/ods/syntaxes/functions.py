"""The syntax that operations like `func.func` share: visibility, name, signature, attributes, body."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.syntaxes.parts import further_attributes, give_results, keyword_attribute
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.reader import Broken, HeaderReader, Incomplete, is_type_start
from mlir_ls.syntax.shape import RegionShape, ValueGroup
from mlir_ls.syntax.tokens import REGION

_VISIBILITIES = {word: f'"{word}"' for word in ("public", "private", "nested")}
OF_SIGNATURE = ("sym_name", "sym_visibility", "function_type")
"""The attributes of a function that its custom form spells before the others."""


_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)


class FunctionSignature(NamedTuple):
    """What a function takes and yields; `arguments` are the named ones: all of them or none."""

    arguments: list[ValueGroup]
    inputs: list[Type]
    results: list[Type]
    variadic: bool


def read_function(reader: HeaderReader) -> None:
    """visibility? symbol-name signature (`attributes` dictionary)? region?"""
    read_visibility(reader)
    reader.symbol_definition()
    found = read_signature(reader)
    reader.implied["function_type"] = TypeAttr(FunctionType(tuple(found.inputs), tuple(found.results)))
    further_attributes(reader, *OF_SIGNATURE, with_keyword=True)
    give_results(reader, ())
    opt_body(reader, found)


def opt_body(reader: HeaderReader, signature: FunctionSignature) -> None:
    """The body, if a brace comes next. Where something else stands before it, it belongs to the function all the same."""
    if reader.opt_region(signature.arguments):
        return
    token = reader.peek()
    if _is_stray_word(reader):
        reader.regions.append(RegionShape(tuple(signature.arguments)))
        start = reader.offset()
        similar = tuple(nearest(token, ("attributes",)))
        message = f"expected '{{' of the body, but got '{token}'{suggestion(similar)}"
        reader.fail_at("expected-token", message, start, start + len(token), similar)
    if reader.is_misplaced(characters=True) or (is_type_start(token) and token[0] != "!"):
        reader.regions.append(RegionShape(tuple(signature.arguments)))
        if signature.results and token == ",":
            reader.fail_at("expected-token", "several results stand in parentheses", reader.offset(), reader.offset() + 1)
        reader.fail("expected '{' of the body" if signature.results else "expected '->' or '{' of the body")


def _is_stray_word(reader: HeaderReader) -> bool:
    """Whether a word comes next, on the line of the signature and before a brace, that names no operation."""
    token = reader.peek()
    if _WORD.fullmatch(token) is None or reader.tokens[reader.index + 1] not in ("{", REGION):
        return False
    if any([reader.knows(token, dialect) for dialect in ("builtin", reader.name.partition(".")[0])]):
        return False
    return "\n" not in reader.text[reader.end_of_last() : reader.offset()]


def read_visibility(reader: HeaderReader) -> None:
    """`public`, `private`, `nested` or nothing."""
    reader.private = reader.peek() == "private"
    keyword_attribute(reader, "sym_visibility", _VISIBILITIES)


def read_signature(reader: HeaderReader, variadic: bool = False) -> FunctionSignature:
    """`(` arguments `)` (`->` results)?, where arguments may end with `...` if the function may be variadic.

    Where that is broken, the function has a body all the same, with the arguments before the mistake.
    """
    arguments: list[ValueGroup] = []
    try:
        return _read_signature(reader, variadic, arguments)
    except (Broken, Incomplete):
        reader.regions.append(RegionShape(tuple(arguments)))
        raise


def _read_signature(reader: HeaderReader, variadic: bool, arguments: list[ValueGroup]) -> FunctionSignature:
    inputs: list[Type] = []
    reader.expect("(")
    ends_open = False
    if not reader.accept(")"):
        while True:
            if variadic and reader.accept("..."):
                ends_open = True
                break
            _read_argument(reader, arguments, inputs)
            if not reader.accept(","):
                break
        reader.expect(")")
    results = read_results(reader) if reader.accept("->") else []
    return FunctionSignature(arguments, inputs, results, ends_open)


def _read_argument(reader: HeaderReader, arguments: list[ValueGroup], inputs: list[Type]) -> None:
    """argument ::= (ssa-id `:`)? type dictionary? location?;  either all of them have names or none has"""
    named = bool(arguments) if inputs else reader.peek() == "%"
    if reader.at_end() and not inputs:
        reader.expected.add("%")
    if named:
        argument = reader.block_argument(len(inputs))
        arguments.append(argument)
        type_ = argument.types[0]
        assert type_ is not None
        inputs.append(type_)
    else:
        inputs.append(reader.type())
        reader.opt_part_attributes("argument", len(inputs) - 1)
        reader.opt_location()


def read_results(reader: HeaderReader) -> list[Type]:
    """results ::= non-function-type | `(` (type dictionary? (`,` type dictionary?)*)? `)`"""
    found: list[Type] = []

    def result() -> None:
        found.append(reader.type())
        reader.opt_part_attributes("result", len(found) - 1)

    if reader.opt_delimited("(", result) is None:
        found.append(reader.type())
    return found


def read_attributed_function_type(reader: HeaderReader) -> tuple[list[Type], list[Type]]:
    """`(` (type dictionary?),* `)` `->` results: a function type whose parts may carry attributes."""
    inputs: list[Type] = []

    def argument() -> None:
        inputs.append(reader.type())
        reader.opt_part_attributes("argument", len(inputs) - 1)

    reader.delimited("(", argument)
    reader.expect("->")
    return inputs, read_results(reader)
