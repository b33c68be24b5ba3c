"""wasmssa: WebAssembly. Where a keyword may stand, other words mean nothing but are no mistake either."""

from __future__ import annotations

import re

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.functions import opt_body, read_signature, read_visibility
from mlir_ls.ods.syntaxes.parts import give_results, unit_keyword
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.reader import HeaderReader

_LOCAL = re.compile(r"!wasmssa<local ref to (.*)>", re.DOTALL)


def _exported_name(reader: HeaderReader) -> bool:
    """(`exported` visibility?)? @name;  whether it is exported"""
    exported = unit_keyword(reader, "exported", "exported")
    if not exported and not reader.at_end() and reader.peek() != "@":
        reader.fail("expected 'exported' or a symbol name such as '@name'")
    return exported


def _func(reader: HeaderReader) -> None:
    """(`exported` visibility?)? @name signature (`attributes` dictionary)? region?"""
    if _exported_name(reader):
        read_visibility(reader)
    reader.symbol_definition()
    start = reader.offset()
    signature = read_signature(reader)
    inputs = [_local(reader, type_, start) for type_ in signature.inputs]
    known = [type_ for type_ in inputs if type_ is not None]
    if len(known) == len(inputs):
        reader.implied["functionType"] = TypeAttr(FunctionType(tuple(known), tuple(signature.results)))
    reader.opt_attribute_dictionary_with_keyword()
    give_results(reader, ())
    opt_body(reader, signature)


def _local(reader: HeaderReader, type_: Type, start: int) -> Type | None:
    """What a local variable holds, which every argument has to be; None where that is not known."""
    local = _LOCAL.match(str(type_))
    if local is None and not type_.has_alias:
        message = "expected arguments of types such as '!wasmssa<local ref to i32>'"
        reader.fail_at("bad-type", message, start, reader.end_of_last())
    return reader.leaves.opt_type(local[1]) if local is not None else None


def _global(reader: HeaderReader) -> None:
    """`exported`? @name type `mutable`? `:` region"""
    _exported_name(reader)
    reader.symbol_definition()
    _type(reader)
    _mutable(reader)
    reader.expect(":")
    give_results(reader, ())
    reader.region()


def _import_global(reader: HeaderReader) -> None:
    """"name" `from` "module" `as` @name `mutable`? `:` type"""
    for attribute, keyword in (("importName", "from"), ("moduleName", "as")):
        start = reader.offset()
        reader.string()
        reader.add_attribute(attribute, start)
        reader.expect(keyword)
    reader.symbol_definition()
    _mutable(reader)
    reader.expect(":")
    _type(reader)
    give_results(reader, ())


def _type(reader: HeaderReader) -> None:
    start = reader.offset()
    found = reader.type()
    reader.add_attribute("type", start)
    if not found.has_alias:
        reader.implied["type"] = TypeAttr(found)


def _mutable(reader: HeaderReader) -> None:
    """(`mutable` | word)?"""
    if not unit_keyword(reader, "mutable", "isMutable"):
        _opt_word(reader)


def _opt_word(reader: HeaderReader) -> None:
    if reader.opt_string() is None:
        reader.opt_keyword()


def _else_region(reader: HeaderReader, arguments: Arguments) -> None:
    """(`else` region | word)?"""
    if reader.accept("else") or reader.accept('"else"'):
        reader.region()
    else:
        _opt_word(reader)


def _local_ref(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled: a local variable that holds a type. Arguments: the type of the result, the attribute"""
    result, held = arguments
    spelled = next((reader.text[each.start : each.end] for each in reader.attributes if each.name == held.name), "")
    result.give_types([reader.leaves.opt_type(f"!wasmssa<local ref to {spelled}>")])


OPERATIONS = {"func": _func, "global": _global, "import_global": _import_global}

DIRECTIVES: dict[str, Directive] = {"ElseRegion": _else_region, "LocalRef": _local_ref}
