"""amx: tiles."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.ods.wording import listed
from mlir_ls.syntax.leaf.types import spelled_sizes

_ELEMENTS = ("f32", "f16", "bf16", "i32", "i8")


def _tile(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<16x16xf32>`; that there are two dimensions is required of operands and results alone."""
    reader.expect("<")
    sizes = reader.sizes(dynamic=False)
    start = reader.position
    element = reader.type()
    if str(element) not in _ELEMENTS and not element.is_alias_itself():
        reader.fail_at(f"the elements of a tile are {listed(_ELEMENTS)}, but got `{element}`", start)
    reader.expect(">")
    return DeclaredBody(f"<{spelled_sizes(sizes)}{element}>", (sizes, element))


TYPES = {"tile": _tile}
