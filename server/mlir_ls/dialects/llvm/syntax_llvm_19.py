"""llvm of LLVM 19: flags that follow an attribute dictionary, aliases of the types of calls, and a vector type of its own."""

from __future__ import annotations

from mlir_ls.dialects.llvm.syntax import OPERATIONS as TODAY
from mlir_ls.dialects.llvm.syntax import call, invoke
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.assembly.enums import case_reader
from mlir_ls.syntax.leaf.types import DialectType
from mlir_ls.syntax.reader import HeaderReader


def _overflow_flags(reader: HeaderReader, arguments: Arguments) -> None:
    """(`overflow` `<` flag,* `>`)?"""
    if not reader.accept("overflow"):
        return
    start = reader.offset()
    cases = arguments[0].cases
    read = case_reader(None if cases is None else cases.enum, several=False)
    reader.delimited("<", lambda: read(reader))
    arguments[0].spelled(start)


def _dictionary(reader: HeaderReader, _: Arguments) -> None:
    """attr-dict, in which the operation's own attributes have their own syntax"""
    reader.opt_attribute_dictionary()


def _icmp(reader: HeaderReader) -> None:
    """As in later releases, where no vector type of the dialect is left."""
    TODAY["icmp"](reader)
    if isinstance(reader.use_types[0], DialectType) and reader.use_types[0].mnemonic == "vec":
        reader.result_types = [None]


def _call(reader: HeaderReader) -> None:
    """As in later releases, where an alias may stand for the function type."""
    call(reader, aliased=True)


def _invoke(reader: HeaderReader) -> None:
    """Likewise."""
    invoke(reader, aliased=True)


OPERATIONS = {"call": _call, "icmp": _icmp, "invoke": _invoke}

DIRECTIVES: dict[str, Directive] = {"LLVMOpAttrs": _dictionary, "OverflowFlags": _overflow_flags}
