"""xegpu: descriptors of tensors and of memory."""

from __future__ import annotations

from mlir_ls.dialects.xegpu.layouts import distribution_problem
from mlir_ls.ods.bodies.declared import DeclaredBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.ods.bodies.shapes import shape_and_element
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import ArrayAttr, BoolAttr, DenseArrayAttr, DialectAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import spelled_sizes


def _descriptor(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` shape-and-type (`,` attribute)* `>`"""
    reader.expect("<")
    start = reader.position
    sizes, element = shape_and_element(reader)
    attributes: list[Attribute] = []
    while reader.accept(","):
        start = reader.position
        attributes.append(reader.attribute())
        problem = _problem(tuple(sizes), attributes[-1])
        if problem:
            reader.fail_at(problem, start)
    problem = distribution_problem(sizes, element, attributes)
    if problem:
        reader.fail_at(problem, start)
    reader.expect(">")
    held = sorted([each for each in attributes if not _is_usual(each)], key=_is_layout)
    shown = "".join([f", {attribute}" for attribute in held])
    return DeclaredBody(f"<{spelled_sizes(sizes)}{element}{shown}>", (sizes, element, tuple(held)))


def _is_usual(attribute: Attribute) -> bool:
    """Whether it says what a tensor without such an attribute is like: a block, with the value of each parameter by default."""
    if not isinstance(attribute, DialectAttr) or attribute.mnemonic != "block_tdesc_attr" or attribute.parameters is None:
        return False
    return not attribute.has_alias and all([each is None for each in attribute.parameters])


def _is_layout(attribute: Attribute) -> bool:
    """Whether it is a layout, which comes after what the memory is like, in whichever order they are written."""
    return isinstance(attribute, DialectAttr) and attribute.mnemonic in ("layout", "slice")


def _memory(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (size `x`)* type (`,` layout)? `>`, where the layout is a `#xegpu.mem_layout`"""
    reader.expect("<")
    sizes, element = reader.sizes(dynamic=False), reader.type()
    layout: Attribute | None = None
    if reader.accept(","):
        start, layout = reader.position, reader.attribute()
        is_layout = isinstance(layout, DialectAttr) and (layout.dialect, layout.mnemonic) == ("xegpu", "mem_layout")
        if not (is_layout or layout.has_alias):
            reader.fail_at(f"expected a layout, `#xegpu.mem_layout<...>`, but got {layout}", start)
    reader.expect(">")
    shown = "" if layout is None else f", {layout}"
    return DeclaredBody(f"<{spelled_sizes(sizes)}{element}{shown}>", (sizes, element, layout))


_DESCRIBING = ("block_tdesc_attr", "layout", "scatter_tdesc_attr", "sg_map", "tdesc_attr")
"""Attributes of a tensor in memory, those of LLVM 19 included."""


def _problem(sizes: tuple[int | None, ...], attribute: Attribute) -> str:
    """What is wrong with how a tensor of these sizes lies in memory: as a block, or in chunks that are scattered."""
    if attribute.has_alias:
        return ""
    if not isinstance(attribute, DialectAttr) or attribute.dialect != "xegpu" or attribute.mnemonic not in _DESCRIBING:
        return f"expected a layout or what the memory is like, but got {attribute}"
    parameters = attribute.parameters
    if not parameters:
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


TYPES = {"mem_desc": _memory, "tensor_desc": _descriptor}

ATTRIBUTES = {"mem_layout": _layout}


def _shared_rank(*parts: Attribute | None) -> str:
    """What is wrong with a layout, each of whose parts has a number for each dimension; None for a part that is not given."""
    subgroups, subgroup_data, instruction, lanes, lane_data, order = parts
    if subgroups is None and instruction is None and lanes is None:
        return "expected `sg_layout`, `inst_data` or `lane_layout`"
    for each in parts:
        if each is not None and not isinstance(each, ArrayAttr | DenseArrayAttr) and not each.has_alias:
            return f"expected a list of integers, but got {each}"
    for name, part, needed, layouts in (
        ("sg_data", subgroup_data, "`sg_layout`", (subgroups,)),
        ("lane_data", lane_data, "`lane_layout`", (lanes,)),
        ("order", order, "`sg_layout` or `lane_layout`", (subgroups, lanes)),
    ):
        if part is not None and not any([each is not None for each in layouts]):
            return f"`{name}` needs {needed}"
    ranks = [_count(each) for each in parts if each is not None]
    known = {each for each in ranks if each is not None}
    return f"all parts have one rank, but got {' and '.join(map(str, sorted(known)))}" if len(known) > 1 else ""


def _count(found: Attribute) -> int | None:
    """How many numbers a list has; None where that is not known."""
    elements = found.elements if isinstance(found, ArrayAttr | DenseArrayAttr) else None
    return None if elements is None else len(elements)


def _rank(layout: Attribute) -> int | None:
    """How many dimensions a layout is for, or a slice of one."""
    parameters = layout.parameters if isinstance(layout, DialectAttr) and layout.dialect == "xegpu" else None
    if not parameters or not isinstance(layout, DialectAttr):
        return None
    if layout.mnemonic == "slice":
        rank, count = _rank(parameters[0]), _count(parameters[1])
        return None if rank is None or count is None else rank - count
    ranks = [_count(each) for each in parameters if each is not None]
    return next((each for each in ranks if each is not None), None) if layout.mnemonic == "layout" else None


def _sliced(parent: Attribute, dims: Attribute) -> str:
    rank = _rank(parent)
    elements = dims.elements if isinstance(dims, ArrayAttr | DenseArrayAttr) else None
    found = [each.value if isinstance(each, IntegerAttr) else each for each in elements or ()]
    numbers = [each for each in found if isinstance(each, int)]
    if rank is not None and any([not 0 <= each < rank for each in numbers]):
        return f"a slice leaves out dimensions from 0 to {rank - 1}, but got {', '.join(map(str, numbers))}"
    return "a slice leaves out a dimension once" if len(set(numbers)) < len(numbers) else ""


def _number(found: Attribute) -> int | None:
    """An integer; a Boolean is one of a single bit with a sign."""
    if isinstance(found, BoolAttr):
        return -int(found.value)
    return found.value if isinstance(found, IntegerAttr) else None


def _ascending(start: Attribute, end: Attribute) -> str:
    first, last = _number(start), _number(end)
    if first is not None and last is not None and last <= first:
        return f"the end of a range is above its start, but got {first} and {last}"
    return ""


def _in_chunks(space: Attribute | None, chunk: Attribute | None) -> str:
    count = None if chunk is None else _number(chunk)
    return f"a chunk has at least one element, but got {count}" if count is not None and count <= 0 else ""


ATTRIBUTE_REQUIREMENTS = {
    "layout": _shared_rank,
    "range": _ascending,
    "scatter_tdesc_attr": _in_chunks,
    "slice": _sliced,
}
