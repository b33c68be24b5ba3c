"""Parts of bodies that several dialects share: what is spelled like a shape, `<4x?xf32>`."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import Shape, spelled_sizes


def shape_and_element(reader: BodyReader, dynamic: bool = True) -> tuple[Shape, Type]:
    """`4x?xf32`, where there has to be a dimension."""
    sizes = reader.sizes(dynamic)
    if not sizes:
        reader.fail("expected the size of a dimension")
    return sizes, reader.type()


def static_shape(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<4x8xf32>`"""
    reader.expect("<")
    sizes, element = shape_and_element(reader, dynamic=False)
    reader.expect(">")
    return DeclaredBody(f"<{spelled_sizes(sizes)}{element}>", (sizes, element))


def one_type(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<type>`"""
    reader.expect("<")
    found = reader.type()
    reader.expect(">")
    return DeclaredBody(f"<{found}>", (found,))
