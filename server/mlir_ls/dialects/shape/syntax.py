"""shape: shapes of tensors, and functions of them."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.directives import DIRECTIVES as WRITTEN
from mlir_ls.ods.syntaxes.functions import read_function
from mlir_ls.ods.syntaxes.parts import give_results, group
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf.attributes import ArrayAttr, AttributeAlias, IntegerAttr
from mlir_ls.syntax.reader import HeaderReader


def _reduce(reader: HeaderReader) -> None:
    """`(` %shape (`,` %init)* `)` `:` type (`->` results)? region dictionary?"""
    start = reader.offset()
    uses = reader.delimited("(", reader.use)
    end = reader.end_of_last()
    if not uses:
        reader.fail_at("operand-count", "expected a shape to reduce", start, end)
    group(reader, "shape", uses[:1])
    inits = group(reader, "initVals", uses[1:])
    reader.expect(":")
    reader.use_types[uses[0]] = reader.type()
    results = reader.opt_arrow_types()
    if len(results) != len(inits):
        message = f"{plural(len(inits), 'initial value')} but {plural(len(results), 'result')}"
        reader.fail_so_far("type-count", message, start, end)
    reader.give_types(inits, results, start)
    give_results(reader, results)
    reader.region()
    reader.opt_attribute_dictionary()


def _extents(reader: HeaderReader, arguments: Arguments) -> None:
    """`[` integer,* `]`, which makes a tensor of indices"""
    start = reader.offset()
    found = reader.attribute()
    if isinstance(found, AttributeAlias):
        arguments[0].spelled(start)
        return
    if not isinstance(found, ArrayAttr) or not all(isinstance(each, IntegerAttr) for each in found.elements):
        reader.fail_at("bad-attribute", "expected extents such as '[1, 2]'", start, reader.end_of_last())
    extents = [each.value for each in found.elements if isinstance(each, IntegerAttr)]
    arguments[0].imply(f"dense<{extents or ''}> : tensor<{len(extents)}xindex>")


def _mapping(reader: HeaderReader, arguments: Arguments) -> None:
    """A dictionary."""
    start = reader.offset()
    if reader.peek() != "{" and reader.peek()[:1] != "#":
        reader.accept("{")
        reader.fail("expected a dictionary")
    reader.attribute()
    arguments[0].spelled(start)


OPERATIONS = {"func": read_function, "reduce": _reduce}

DIRECTIVES: dict[str, Directive] = {**WRITTEN, "Extents": _extents, "Mapping": _mapping}
