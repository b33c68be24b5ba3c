"""builtin: functions, which were of this dialect before LLVM 14."""

from __future__ import annotations

from mlir_ls.ods.syntaxes.functions import opt_body, read_signature, read_visibility
from mlir_ls.ods.syntaxes.parts import give_results
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.reader import HeaderReader


def _func(reader: HeaderReader) -> None:
    """`func` visibility? symbol-name signature (`attributes` dictionary)? location? region?"""
    read_visibility(reader)
    reader.symbol_definition()
    found = read_signature(reader)
    reader.implied["type"] = TypeAttr(FunctionType(tuple(found.inputs), tuple(found.results)))
    reader.opt_attribute_dictionary_with_keyword()
    give_results(reader, ())
    reader.opt_location()
    opt_body(reader, found)


OPERATIONS = {"func": _func}
