"""bufferization: from tensors to buffers. The formats that use these directives are in `overlay.json`."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes import directives as written
from mlir_ls.syntax.leaf.types import IntegerType
from mlir_ls.syntax.reader import HeaderReader


def _truths(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled: an i1 for each of some operands. Arguments: the types, the operands"""
    types, operands = arguments
    types.give_types([IntegerType(1) for _ in operands.uses()])


DIRECTIVES: dict[str, Directive] = {**written.DIRECTIVES, "Truths": _truths}
