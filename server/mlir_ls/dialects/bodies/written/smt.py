"""smt: constants that are vectors of bits."""

from __future__ import annotations

from mlir_ls.dialects.bodies.declared import Body
from mlir_ls.dialects.bodies.find import Known
from mlir_ls.dialects.bodies.reader import BodyReader


def _bit_vector(reader: BodyReader, known: Known) -> Body:
    """`<` integer `>`"""
    reader.expect("<")
    value = reader.integer()
    reader.expect(">")
    return Body(f"<{value}>", (value,))


ATTRIBUTES = {"bv": _bit_vector}
