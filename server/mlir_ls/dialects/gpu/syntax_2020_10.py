"""gpu of 2019 and 2020: kernels that took what they use as arguments."""

from __future__ import annotations

from mlir_ls.ods.syntaxes.functions import read_signature
from mlir_ls.ods.syntaxes.parts import INDEX, assignments, definitions, give_results, group, unit_keyword
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import IntegerAttr, TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType, IntegerType
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import ValueGroup

_I64 = IntegerType(64)


def _func(reader: HeaderReader) -> None:
    """@name signature workgroup? private? `kernel`? (`attributes` dictionary)? region"""
    reader.symbol_definition()
    start = reader.offset()
    signature = read_signature(reader)
    if signature.inputs and not signature.arguments:
        reader.fail_at("expected-token", "the arguments of a kernel need names", start, reader.end_of_last())
    reader.implied["type"] = TypeAttr(FunctionType(tuple(signature.inputs), tuple(signature.results)))
    shared = _buffers(reader, "workgroup")
    reader.implied["workgroup_attributions"] = IntegerAttr(len(shared), _I64)
    own = _buffers(reader, "private")
    unit_keyword(reader, "kernel", "gpu.kernel")
    reader.opt_attribute_dictionary_with_keyword()
    give_results(reader, ())
    reader.region([*signature.arguments, *shared, *own])


def _buffers(reader: HeaderReader, keyword: str) -> list[ValueGroup]:
    """(keyword `(` (%name `:` type),* `)`)?: buffers that the kernel's region gets as arguments."""
    if not reader.accept(keyword):
        return []

    def buffer() -> ValueGroup:
        slot = reader.definition_slot()
        reader.expect(":")
        return ValueGroup(slot, 1, (reader.type(),))

    return reader.delimited("(", buffer)


def _launch(reader: HeaderReader) -> None:
    """`blocks` sizes `threads` sizes (`args` `(` (%argument `=` %operand),* `)` `:` types)? region dictionary?"""
    ids: list[int] = []
    sizes: list[int] = []
    for keyword, name in (("blocks", "gridSize"), ("threads", "blockSize")):
        reader.expect(keyword)
        start = reader.offset()
        own = reader.delimited("(", reader.definition_slot)
        reader.expect("in")
        given, uses = assignments(reader)
        if len(own) != 3 or len(given) != 3:
            message = f"expected three ids and three sizes, but got {len(own)} and {len(given)}"
            reader.fail_at("expected-token", message, start, reader.end_of_last())
        for axis, use in zip("XYZ", uses, strict=True):
            group(reader, f"{name}{axis}", [use], INDEX)
        ids += own
        sizes += given
    slots: list[int] = []
    types: list[Type] = []
    if reader.accept("args"):
        slots, uses = assignments(reader)
        reader.expect(":")
        start = reader.offset()
        types = reader.types()
        reader.give_types(group(reader, "operands", uses), types, start)
    give_results(reader, ())
    reader.region(definitions([*ids, *sizes, *slots], [*[INDEX] * 12, *types]))
    reader.opt_attribute_dictionary()


OPERATIONS = {"func": _func, "launch": _launch}
