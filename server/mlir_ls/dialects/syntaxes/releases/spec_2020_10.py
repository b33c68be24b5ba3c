"""What the documents of 2019 and 2020 spell otherwise than today."""

from __future__ import annotations

from mlir_ls.dialects.syntaxes.functions import read_signature
from mlir_ls.dialects.syntaxes.parts import give_results
from mlir_ls.dialects.syntaxes.releases.linalg_2019 import OPERATIONS as LINALG
from mlir_ls.dialects.syntaxes.releases.std_2020 import DIRECTIVES as STD_DIRECTIVES
from mlir_ls.dialects.syntaxes.releases.std_2020 import OPERATIONS as STD
from mlir_ls.dialects.syntaxes.releases.vector_2019 import OPERATIONS as VECTOR
from mlir_ls.syntax.reader import Reader


def _llvm_func(reader: Reader) -> None:
    """linkage? symbol-name signature (`attributes` dictionary)? region?"""
    if reader.peek() != "@":
        reader.opt_keyword()
    reader.symbol_definition()
    found = read_signature(reader, variadic=True)
    reader.opt_attribute_dictionary_with_keyword()
    give_results(reader, ())
    reader.opt_region(found.arguments)


OPERATIONS = {"llvm.func": _llvm_func, **LINALG, **STD, **VECTOR}

DIRECTIVES = STD_DIRECTIVES
