"""memref: buffers."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive, NotKnown
from mlir_ls.ods.syntaxes.parts import (
    INDEX,
    all_operands,
    element_of,
    give_results,
    operand,
    operands,
    prefetch_hints,
    set_type,
    transfer_tail,
)
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader

#: Attributes that are certainly not the elements of a buffer; of a dialect's attribute that is not known.
_NO_ELEMENTS = (
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)


def _alloca_scope(reader: HeaderReader) -> None:
    """(`->` results)? region dictionary?"""
    give_results(reader, reader.opt_arrow_types())
    reader.region()
    reader.opt_attribute_dictionary()


def _dma_start(reader: HeaderReader) -> None:
    """%from`[`…`]` `,` %to`[`…`]` `,` %count `,` %tag`[`…`]` (`,` %stride `,` %per_stride)? `:` types of the memrefs"""
    memrefs = []
    for _ in ("source", "destination"):
        memrefs.append(reader.use())
        operands(reader, "operands", "[", INDEX)
        reader.expect(",")
    reader.use_types[reader.use()] = INDEX
    reader.expect(",")
    memrefs.append(reader.use())
    operands(reader, "operands", "[", INDEX)
    transfer_tail(reader, memrefs)
    all_operands(reader)


def _generic_atomic_rmw(reader: HeaderReader) -> None:
    """%memref `[` indices `]` `:` type region dictionary?"""
    memref = operand(reader, "memref")
    operands(reader, "indices", "[", INDEX)
    reader.expect(":")
    give_results(reader, [element_of(set_type(reader, memref))])
    reader.region()
    reader.opt_attribute_dictionary()


def _prefetch(reader: HeaderReader) -> None:
    """%memref `[` indices `]` hints `:` type"""
    memref = operand(reader, "memref")
    operands(reader, "indices", "[", INDEX)
    prefetch_hints(reader)
    reader.expect(":")
    set_type(reader, memref)
    give_results(reader, ())


def _transpose(reader: HeaderReader) -> None:
    """%in affine-map dictionary? `:` type `to` type"""
    source = operand(reader, "in")
    start = reader.offset()
    if reader.peek() != "(":
        reader.fail("expected a permutation such as '(d0, d1) -> (d1, d0)'")
    reader.balanced()
    reader.expect("->")
    if reader.peek() != "(":
        reader.miss("(")
    reader.balanced()
    _permutation(reader, start)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, source)
    reader.expect("to")
    give_results(reader, [reader.type()])


def _permutation(reader: HeaderReader, start: int) -> None:
    end = reader.end_of_last()
    try:
        reader.implied["permutation"] = AffineMapAttr(reader.leaves.parse_affine_map(reader.text[start:end]))
    except LeafError as error:
        at = min(start + error.offset, end - 1)
        reader.fail_at("bad-attribute", error.message, at, at + 1)


def _global_type_and_value(reader: HeaderReader, arguments: Arguments) -> None:
    """type (`=` (`uninitialized` | elements))?;  arguments: type, initial value"""
    type_, value = arguments
    start = reader.offset()
    memref = reader.type()
    if not isinstance(memref, MemRefType | TypeAlias):
        reader.fail_at("bad-type", "expected a memref type", start, reader.end_of_last())
    if isinstance(memref, MemRefType) and None in memref.shape:
        reader.fail_at("bad-type", "the size of a global must be known", start, reader.end_of_last())
    type_.spelled(start)
    if not reader.accept("="):
        return
    start = reader.offset()
    if reader.accept("uninitialized"):
        value.spelled(start)
        value.imply("unit")
        return
    if isinstance(memref, MemRefType):
        found = reader.attribute_of(RankedTensorType(memref.shape, memref.element))
        if isinstance(found, _NO_ELEMENTS):
            message = "expected 'uninitialized' or elements such as 'dense<0>'"
            reader.fail_at("bad-attribute", message, start, reader.end_of_last())
        reader.implied[value.name] = found
        value.spelled(start)
    else:
        raise NotKnown


OPERATIONS = {
    "alloca_scope": _alloca_scope,
    "dma_start": _dma_start,
    "generic_atomic_rmw": _generic_atomic_rmw,
    "prefetch": _prefetch,
    "transpose": _transpose,
}

DIRECTIVES: dict[str, Directive] = {"GlobalMemrefOpTypeAndInitialValue": _global_type_and_value}
