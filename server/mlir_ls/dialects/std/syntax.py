"""std: the standard operations, as the documents of 2018, 2019 and 2020 spell them."""

from __future__ import annotations

import re
from collections.abc import Callable

from mlir_ls.dialects.std.statements_2018 import FUNCTIONS_AND_STATEMENTS
from mlir_ls.dialects.std.transfers import transfer_read, transfer_write
from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.enums import refuse_word
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.syntaxes.index_lists import dynamic_index_list
from mlir_ls.ods.syntaxes.parts import (
    I1,
    INDEX,
    all_operands,
    element_of,
    give_results,
    group,
    operand,
    prefetch_hints,
    set_type,
    transfer_tail,
)
from mlir_ls.ods.syntaxes.predicates import OF_INTEGERS, OF_ORDER
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    StridedLayoutAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import (
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    TypeAlias,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlir_ls.syntax.reader import HeaderReader

_FLOAT_PREDICATES = ("false", *OF_ORDER, "true")


def bool_like(type_: Type | None) -> Type | None:
    """`i1`, or a container of the same shape with elements i1; None where that is not known."""
    if isinstance(type_, VectorType):
        return VectorType(type_.shape, type_.scalable, I1)
    if isinstance(type_, RankedTensorType):
        return RankedTensorType(type_.shape, I1)
    if isinstance(type_, UnrankedTensorType):
        return UnrankedTensorType(I1)
    return None if type_ is None or isinstance(type_, TypeAlias | ShapedType) else I1


def _br(reader: HeaderReader) -> None:
    """`br` bb-id branch-use-list?"""
    reader.successor()
    reader.groups["destOperands"] = reader.successors[-1].uses
    reader.opt_attribute_dictionary()
    give_results(reader, ())


def _cond_br(reader: HeaderReader) -> None:
    """`cond_br` ssa-use `,` bb-id branch-use-list? `,` bb-id branch-use-list?"""
    operand(reader, "condition", I1)
    for name in ("trueDestOperands", "falseDestOperands"):
        reader.expect(",")
        reader.successor()
        reader.groups[name] = reader.successors[-1].uses
    reader.opt_attribute_dictionary()
    give_results(reader, ())


# -- values -------------------------------------------------------------------------------------------------------


_SYMBOL = r'@(?:"(?:[^"\\]|\\.)*"|[\w$.-]*)'
_TYPED_REFERENCE = re.compile(rf"{_SYMBOL}(?:::{_SYMBOL})*\s*:(?!:)(.*)", re.DOTALL)
"""A reference to a symbol, which may be nested, and the type after it."""


def constant(reader: HeaderReader, needs_type: bool = False) -> None:
    """`constant` attribute-dict? attribute-value (`:` type)?"""
    reader.opt_attribute_dictionary()
    start = reader.offset()
    value = reader.attribute()
    reader.add_attribute("value", start)
    if isinstance(value, TypeAttr):
        reader.fail_at("bad-attribute", "expected a value, but got a type", start, reader.end_of_last())
    reference = reader.text[start : reader.end_of_last()]
    if reader.accept(":"):
        give_results(reader, [reader.type()])
    elif (typed := _TYPED_REFERENCE.fullmatch(reference)) is not None:
        give_results(reader, [reader.leaves.parse_type(typed[1].strip())])
    elif isinstance(value, UnitAttr):
        give_results(reader, [NoneType()])
    elif value.type is not None and (not needs_type or ":" in reference or reference in ("true", "false")):
        give_results(reader, [value.type])
    elif reader.at_end():
        reader.expect(":")
    else:
        reader.fail("expected ':' and the type of the constant")


def _compare(predicates: tuple[str, ...], quoted: bool = False) -> Callable[[HeaderReader], None]:
    """predicate `,` ssa-use `,` ssa-use attribute-dict? `:` type;  at the end of 2020 the predicates lost their quotes"""

    def read(reader: HeaderReader) -> None:
        start = reader.offset()
        if reader.at_end():
            reader.expected.update([f'"{each}"' for each in predicates])
        spelled = (None if quoted else reader.opt_keyword()) or reader.string()
        word = spelled.strip('"')
        if word not in predicates:
            refuse_word(reader, word, predicates, start + (spelled != word))
        reader.add_attribute("predicate", start)
        imply(reader, "predicate", f"{predicates.index(word)} : i64")
        reader.expect(",")
        lhs = operand(reader, "lhs")
        reader.expect(",")
        rhs = operand(reader, "rhs")
        reader.opt_attribute_dictionary()
        reader.expect(":")
        type_ = set_type(reader, lhs)
        reader.use_types[rhs] = type_
        give_results(reader, [bool_like(type_)])

    return read


def select(reader: HeaderReader) -> None:
    """ssa-use `,` ssa-use `,` ssa-use attribute-dict? `:` (type `,`)? type"""
    condition = operand(reader, "condition")
    reader.expect(",")
    one = operand(reader, "trueValue")
    reader.expect(",")
    other = operand(reader, "falseValue")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = reader.type()
    condition_type = bool_like(type_)
    if reader.accept(","):
        condition_type, type_ = type_, reader.type()
    reader.use_types[condition] = condition_type
    reader.use_types[one] = reader.use_types[other] = type_
    give_results(reader, [type_])


def _dim(reader: HeaderReader) -> None:
    """ssa-use `,` (integer-literal | ssa-use) attribute-dict? `:` type"""
    source = operand(reader, "memrefOrTensor")
    reader.expect(",")
    takes_value = isinstance(reader.syntax, OpSpec) and reader.syntax.operand("index") is not None
    use = reader.opt_use() if takes_value else None
    if use is not None:
        group(reader, "index", [use], INDEX)
    else:
        start = reader.offset()
        value = reader.opt_integer()
        if value is None:
            reader.fail("expected the number of a dimension")
        if takes_value:  # in 2018 and 2019 it was an attribute always
            reader.groups["index"] = ()
        reader.add_attribute("index", start)
        imply(reader, "index", f"{value} : index")
        if reader.peek() == ":" and reader.peek_at(1) == "index" and reader.peek_at(2) == ":":
            reader.index += 2
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, source)
    give_results(reader, [INDEX])


# -- memory -------------------------------------------------------------------------------------------------------


def _alloc(reader: HeaderReader) -> None:
    """dim-and-symbol-use-list attribute-dict? `:` memref-type;  or the type in front, as some examples have it"""
    type_start = reader.offset()
    in_front = reader.opt_type() if reader.peek() != "(" else None
    start = reader.offset()
    sizes = reader.delimited("(", reader.use)
    symbols = reader.opt_delimited("[", reader.use) or []
    end = reader.end_of_last()
    reader.opt_attribute_dictionary()
    if in_front is not None:
        type_ = in_front
    else:
        reader.expect(":")
        type_start = reader.offset()
        type_ = reader.type()
    if not isinstance(type_, MemRefType | TypeAlias):
        reader.fail_at("bad-type", f"expected a memref, but got {type_}", type_start, reader.end_of_last())
    if isinstance(type_, MemRefType):
        unknown = type_.shape.count(None)
        if unknown != len(sizes):
            message = f"the memref has {plural(unknown, 'dynamic dimension')}, but got {plural(len(sizes), 'size')}"
            reader.fail_at("operand-count", message, start, end)
        expected = symbols_of(type_)
        if expected is not None and expected != len(symbols):
            message = f"the layout takes {plural(expected, 'symbol')}, but got {plural(len(symbols), 'operand')}"
            reader.fail_at("operand-count", message, start, end)
    group(reader, "operands", [*sizes, *symbols], INDEX)
    give_results(reader, [type_])


def symbols_of(type_: MemRefType) -> int | None:
    """How many symbols the layout of a memref takes; None where that is not known."""
    layout = type_.layout
    if layout is None or (isinstance(layout, StridedLayoutAttr)):
        return 0 if layout is None else None
    layouts = layout.elements if isinstance(layout, ArrayAttr) else (layout,)
    if not all(isinstance(each, AffineMapAttr) for each in layouts):
        return None
    return sum([each.map.symbols for each in layouts if isinstance(each, AffineMapAttr)])


def _indexed(reader: HeaderReader, name: str, indices: str) -> int:
    """ssa-use `[` ssa-use-list `]`"""
    found = operand(reader, name)
    group(reader, indices, reader.delimited("[", reader.use), INDEX)
    return found


def _dma_start(reader: HeaderReader) -> None:
    """src indices `,` dst indices `,` size `,` tag indices (`,` stride `,` count)? `:` type `,` type `,` type"""
    memrefs = []
    for name in ("src", "dst"):
        memrefs.append(_indexed(reader, name, f"{name}Indices"))
        reader.expect(",")
    group(reader, "size", [reader.use()], INDEX)
    reader.expect(",")
    memrefs.append(_indexed(reader, "tag", "tagIndices"))
    start = reader.offset()
    transfer_tail(reader, memrefs)
    for number, what in zip(memrefs, ("source", "destination", "tag"), strict=True):
        type_ = reader.use_types[number]
        if type_ is not None and not isinstance(type_, MemRefType | TypeAlias | UnrankedMemRefType):
            reader.fail_at("bad-type", f"the {what} of a transfer is a memref, but got {type_}", start, reader.end_of_last())
    all_operands(reader)


def _dma_wait(reader: HeaderReader) -> None:
    """tag indices `,` size `:` type"""
    tag = _indexed(reader, "tag", "tagIndices")
    reader.expect(",")
    group(reader, "size", [reader.use()], INDEX)
    reader.expect(":")
    start = reader.offset()
    type_ = set_type(reader, tag)
    if not isinstance(type_, MemRefType | TypeAlias):
        reader.fail_at("bad-type", f"the tag of a transfer is a memref, but got {type_}", start, reader.end_of_last())
    all_operands(reader)
    give_results(reader, ())


def _store(reader: HeaderReader) -> None:
    """ssa-use (`,` | `to`) ssa-use indices attribute-dict? `:` memref-type"""
    value = operand(reader, "value")
    if not reader.accept("to"):
        reader.expect(",")
    memref = _indexed(reader, "memref", "indices")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    type_ = set_type(reader, memref)
    reader.use_types[value] = element_of(type_)
    give_results(reader, ())


def _tensor_of(type_: Type) -> Type | None:
    return RankedTensorType(type_.shape, type_.element) if isinstance(type_, MemRefType) else None


def _tensor_load(reader: HeaderReader) -> None:
    """ssa-use attribute-dict? `:` memref-type"""
    source = operand(reader, "memref")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    give_results(reader, [_tensor_of(set_type(reader, source))])


def _tensor_store(reader: HeaderReader) -> None:
    """ssa-use (`,` | `to`) ssa-use attribute-dict? `:` memref-type"""
    value = operand(reader, "tensor")
    if not reader.accept("to"):
        reader.expect(",")
    target = operand(reader, "memref")
    reader.opt_attribute_dictionary()
    reader.expect(":")
    reader.use_types[value] = _tensor_of(set_type(reader, target))
    give_results(reader, ())


def _prefetch(reader: HeaderReader) -> None:
    """ssa-use indices `,` (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`) `:` type"""
    memref = _indexed(reader, "memref", "indices")
    prefetch_hints(reader)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, memref)
    give_results(reader, ())


def _subview(reader: HeaderReader) -> None:
    """ssa-use `[` offsets `]` `[` sizes `]` `[` strides `]` attribute-dict? `:` type `to` type

    Where numbers stand in the lists, as in 2020, they are attributes.
    """
    source = operand(reader, "source")
    for name in ("offsets", "sizes", "strides"):
        found = dynamic_index_list(reader)
        group(reader, name, found.uses, INDEX)
        if len(found.uses) != len(found.values):
            imply(reader, f"static_{name}", str(found.values))
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, source)
    reader.expect("to")
    give_results(reader, [reader.type()])


def _view(reader: HeaderReader) -> None:
    """ssa-use `[` offset? `]` `[` sizes `]` attribute-dict? `:` type `to` type; in 2018 the types stand in front"""
    if reader.peek() not in ("%", ""):
        start = reader.offset()
        target = whole = reader.type()
        end = reader.end_of_last()
        if reader.accept("->"):
            target = reader.type()
        _sizes(reader)
        source = reader.use()
        reader.expect(":")
        found = set_type(reader, source)
        if target is not whole and found is not whole and not (found is None or found.has_alias or whole.has_alias):
            reader.fail_at("bad-type", f"the buffer of the view is {found}, but got {whole}", start, end)
        all_operands(reader)
        give_results(reader, [target])
        return
    source = operand(reader, "source")
    start = reader.offset()
    offsets = reader.opt_delimited("[", reader.use) or []
    if len(offsets) > 1:
        message = f"expected one offset at most, but got {len(offsets)}"
        reader.fail_at("operand-count", message, start, reader.end_of_last())
    group(reader, "offset", offsets, INDEX)
    group(reader, "sizes", reader.opt_delimited("[", reader.use) or [], INDEX)
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, source)
    reader.expect("to")
    give_results(reader, [reader.type()])


def _reshape(reader: HeaderReader) -> None:
    """ssa-use `:` memref-type dim-and-symbol-use-list (`:` | `to`) type"""
    source = reader.use()
    reader.expect(":")
    set_type(reader, source)
    _sizes(reader)
    if not reader.accept("to"):
        reader.expect(":")
    all_operands(reader)
    give_results(reader, [reader.type()])


def _sizes(reader: HeaderReader) -> None:
    for opening in ("(", "[", "["):
        if reader.peek() == opening:
            for use in reader.delimited(opening, reader.use):
                reader.use_types[use] = INDEX


QUOTED_COMPARISONS: dict[str, Callable[[HeaderReader], None]] = {
    "cmpf": _compare(_FLOAT_PREDICATES, quoted=True),
    "cmpi": _compare(OF_INTEGERS, quoted=True),
}

OPERATIONS: dict[str, Callable[[HeaderReader], None]] = {
    **FUNCTIONS_AND_STATEMENTS,
    "alloc": _alloc,
    "alloca": _alloc,
    "br": _br,
    "cmpf": _compare(_FLOAT_PREDICATES),
    "cmpi": _compare(OF_INTEGERS),
    "cond_br": _cond_br,
    "constant": constant,
    "dim": _dim,
    "dma_start": _dma_start,
    "dma_wait": _dma_wait,
    "prefetch": _prefetch,
    "reshape": _reshape,
    "select": select,
    "store": _store,
    "subview": _subview,
    "tensor_load": _tensor_load,
    "tensor_store": _tensor_store,
    "vector_transfer_read": transfer_read,
    "vector_transfer_write": transfer_write,
    "view": _view,
}
