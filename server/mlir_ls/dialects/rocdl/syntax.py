"""rocdl: instructions of AMD's graphics processors. The formats that use the directive are in `overlay.json`."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.syntax.leaf.types import IntegerType, VectorType
from mlir_ls.syntax.reader import HeaderReader

_I32 = IntegerType(32)
_RESOURCE = VectorType((4,), (False,), _I32)


def _buffer_types(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled. Arguments: the types of the resource and of numbers"""
    resource, *numbers = arguments
    resource.give_types([_RESOURCE])
    for number in numbers:
        number.give_types([_I32])


DIRECTIVES: dict[str, Directive] = {"BufferTypes": _buffer_types}
