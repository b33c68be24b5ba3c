"""xegpu: descriptors of tensors and of memory."""

from __future__ import annotations

from mlir_ls.dialects.bodies.declared import Body
from mlir_ls.dialects.bodies.find import Known
from mlir_ls.dialects.bodies.reader import BodyReader
from mlir_ls.dialects.bodies.shapes import shape_and_element, spelled_sizes
from mlir_ls.syntax.leaf import Attribute


def _descriptor(reader: BodyReader, known: Known) -> Body:
    """`<` shape-and-type (`,` attribute)* `>`"""
    reader.expect("<")
    sizes, element = shape_and_element(reader)
    attributes: list[Attribute] = []
    while reader.accept(","):
        attributes.append(reader.attribute())
    reader.expect(">")
    shown = "".join([f", {attribute}" for attribute in attributes])
    return Body(f"<{spelled_sizes(sizes)}{element}{shown}>", (sizes, element, tuple(attributes)))


def _layout(reader: BodyReader, known: Known) -> Body:
    """`<` (name `=` attribute),* `>`"""

    def entry() -> tuple[str, Attribute]:
        name = reader.keyword()
        reader.expect("=")
        return name, reader.attribute()

    entries = tuple(sorted(reader.delimited("<", entry), key=lambda entry: entry[0]))
    return Body(f"<{', '.join([f'{name} = {value}' for name, value in entries])}>", (entries,))


TYPES = {"mem_desc": _descriptor, "tensor_desc": _descriptor}

ATTRIBUTES = {"mem_layout": _layout}
