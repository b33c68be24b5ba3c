"""xegpu: descriptors of tensors and of memory."""

from __future__ import annotations

from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.ods.bodies.shapes import shape_and_element, spelled_sizes
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import DialectAttr, IntegerAttr


def _descriptor(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` shape-and-type (`,` attribute)* `>`"""
    reader.expect("<")
    sizes, element = shape_and_element(reader)
    attributes: list[Attribute] = []
    while reader.accept(","):
        start = reader.position
        attributes.append(reader.attribute())
        problem = _problem(tuple(sizes), attributes[-1])
        if problem:
            reader.fail_at(problem, start)
    reader.expect(">")
    shown = "".join([f", {attribute}" for attribute in attributes])
    return DeclaredBody(f"<{spelled_sizes(sizes)}{element}{shown}>", (sizes, element, tuple(attributes)))


def _problem(sizes: tuple[int | None, ...], attribute: Attribute) -> str:
    """What is wrong with how a tensor of these sizes lies in memory: as a block, or in chunks that are scattered."""
    parameters = attribute.parameters if isinstance(attribute, DialectAttr) and attribute.dialect == "xegpu" else None
    if not parameters or not isinstance(attribute, DialectAttr):
        return ""
    if attribute.mnemonic == "block_tdesc_attr":
        shared = "slm" in str(parameters[0])
        return "a block in shared memory has one dimension" if shared and len(sizes) > 1 else ""
    chunk = parameters[1] if attribute.mnemonic == "scatter_tdesc_attr" and len(parameters) > 1 else None
    if not isinstance(chunk, IntegerAttr) or chunk.value <= 1:
        return ""
    if len(sizes) == 1:
        return "elements of a tensor of one dimension are scattered one by one"
    return "" if sizes[-1] in (None, chunk.value) else f"chunks have {sizes[-1]} elements, but got {chunk.value}"


def _layout(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (name `=` attribute),* `>`"""

    def entry() -> tuple[str, Attribute]:
        name = reader.keyword()
        reader.expect("=")
        return name, reader.attribute()

    entries = tuple(sorted(reader.delimited("<", entry), key=lambda entry: entry[0]))
    return DeclaredBody(f"<{', '.join([f'{name} = {value}' for name, value in entries])}>", (entries,))


TYPES = {"mem_desc": _descriptor, "tensor_desc": _descriptor}

ATTRIBUTES = {"mem_layout": _layout}
