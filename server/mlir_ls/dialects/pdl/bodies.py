"""pdl: ranges."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader

_ELEMENTS = ("attribute", "operation", "type", "value")


def _range(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` element `>`, without `!pdl.`"""
    reader.expect("<")
    element = reader.one_of(_ELEMENTS)
    reader.expect(">")
    return DeclaredBody(f"<{element}>", (reader.leaves.parse_type(f"!pdl.{element}"),))


TYPES = {"range": _range}
