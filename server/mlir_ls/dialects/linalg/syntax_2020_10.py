"""linalg, as it was in 2019. What 2020 spells otherwise, with `ins` and `outs`, is read without verifying it."""

from __future__ import annotations

from mlir_ls.dialects.linalg.syntax import OPERATIONS as TODAY
from mlir_ls.ods.syntaxes.parts import give_results, group, operand, set_type
from mlir_ls.plurals import plural
from mlir_ls.syntax.header import Read
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, AttributeAlias
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.tolerant.reading import opens_region, read_tolerantly

#: The operations that stand for calls of a library, by the names of their operands.
_LIBRARY = {
    "conv": ("filter", "input", "output"),
    "copy": ("input", "output"),
    "dot": ("lhs", "rhs", "output"),
    "fill": ("output", "value"),
    "matmul": ("lhs", "rhs", "output"),
    "matvec": ("lhs", "rhs", "output"),
}
_PARTS = frozenset(("ins", "init", "outs"))


def _library(names: tuple[str, ...]) -> Read:
    """`(` operands `)` dictionary? `:` type,*"""

    def read(reader: HeaderReader) -> None:
        if reader.peek() in _PARTS:
            _unverified(reader)
            return
        start = reader.offset()
        uses = reader.delimited("(", reader.use)
        if len(uses) != len(names):
            message = f"'{reader.name}' takes {plural(len(names), 'operand')}, but got {len(uses)}"
            reader.fail_at("operand-count", message, start, reader.end_of_last())
        for name, use in zip(names, uses, strict=True):
            group(reader, name, [use])
        reader.opt_attribute_dictionary()
        reader.expect(":")
        start = reader.offset()
        reader.give_types(uses, reader.types(), start)
        give_results(reader, ())

    return read


def _unverified(reader: HeaderReader) -> None:
    reader.known = False
    read_tolerantly(reader)


def _generic(reader: HeaderReader) -> None:
    """trait %view,* region? dictionary? `:` type,* (`->` results)?

    The trait is a dictionary or an alias of one. There is no region where it names a function.
    """
    if reader.peek() == "{":
        reader.attribute_dictionary()
    elif reader.opt_attribute() is None:
        reader.fail("expected a dictionary with 'indexing_maps' and 'iterator_types'")
    if reader.peek() in _PARTS:
        _unverified(reader)
        return
    uses = group(reader, "views", reader.uses())
    calls = any([attribute.name == "fun" for attribute in reader.attributes])
    if not calls and reader.peek() == "{" and opens_region(reader):
        reader.region()
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    reader.give_types(uses, reader.types(), start)
    give_results(reader, reader.opt_arrow_types())


def _slice(reader: HeaderReader) -> None:
    """%view `[` indexing,* `]` dictionary? `:` type (`,` type)* `,` type"""
    view = operand(reader, "view")
    indexings = group(reader, "indexings", reader.delimited("[", reader.use))
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    set_type(reader, view)
    reader.expect(",")
    *types, result = reader.types()
    reader.give_types(indexings, types, start, "indexing")
    give_results(reader, [result])


def _transpose(reader: HeaderReader) -> None:
    """%view permutation dictionary? `:` type"""
    view = operand(reader, "view")
    start = reader.offset()
    if not isinstance(reader.attribute(), AffineMapAttr | AttributeAlias):
        reader.fail_at("bad-attribute", "expected an affine map", start, reader.end_of_last())
    reader.add_attribute("permutation", start)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    give_results(reader, [set_type(reader, view)])


OPERATIONS: dict[str, Read] = {
    **{name: _library(operands) for name, operands in _LIBRARY.items()},
    "generic": _generic,
    "indexed_generic": _generic,
    "slice": _slice,
    "transpose": _transpose,
    "yield": TODAY["yield"],
}
