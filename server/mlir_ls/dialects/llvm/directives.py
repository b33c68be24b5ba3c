"""The `custom<...>` directives of the llvm dialect."""

from __future__ import annotations

from mlir_ls.dialects.llvm.types import element_at
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.index_lists import imply_integers
from mlir_ls.ods.syntaxes.parts import cases_attribute, group, keyword_attribute
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DenseArrayAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import VectorType
from mlir_ls.syntax.reader import HeaderReader

_LINKAGE_NAMES = (
    *("external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending", "internal"),
    *("private", "extern_weak", "common"),
)
LINKAGES = {"": "#llvm.linkage<external>", **{name: f"#llvm.linkage<{name}>" for name in _LINKAGE_NAMES}}
_DYNAMIC_INDEX = -(1 << 31)  # stands in an array of indices for one that an operand gives


def op_bundles(reader: HeaderReader) -> tuple[int, ...]:
    """(`[` ("tag" `(` (%operand,* `:` type,*)? `)`),* `]`)?: operand bundles; gives back their operands"""
    bundles = reader.opt_delimited("[", lambda: _bundle(reader)) or []
    found = [use for bundle in bundles for use in bundle]
    group(reader, "op_bundle_operands", found)
    imply_integers(reader, "op_bundle_sizes", [len(bundle) for bundle in bundles], 32)
    return tuple(found)


def _bundle(reader: HeaderReader) -> list[int]:
    reader.string()
    reader.expect("(")
    if reader.accept(")"):
        return []
    uses = reader.uses()
    reader.expect(":")
    start = reader.offset()
    reader.give_types(uses, reader.types(), start)
    reader.expect(")")
    return uses


def _op_bundles(reader: HeaderReader, arguments: Arguments) -> None:
    """Arguments: operands, their types, tags."""
    op_bundles(reader)


def _gep_indices(reader: HeaderReader, arguments: Arguments) -> None:
    """(%index | integer),*;  arguments: the SSA values, the constants"""
    dynamic, constant = arguments
    uses: list[int] = []
    start = reader.offset()
    values = reader.comma_list(lambda: _index(reader, uses))
    dynamic.give(uses)
    constant.spelled(start)
    constant.imply(f"array<i32: {', '.join(map(str, values))}>")


def _index(reader: HeaderReader, uses: list[int]) -> int:
    start = reader.offset()
    value = reader.opt_integer()
    if value is not None:
        if not -(1 << 31) <= value < 1 << 31:
            reader.fail_at("bad-attribute", "an index is an integer of 32 bits", start, reader.end_of_last())
        return value
    use = reader.opt_use()
    if use is None:
        reader.fail("expected an index: an SSA value or an integer")
    uses.append(use)
    return _DYNAMIC_INDEX


def _switch_cases(reader: HeaderReader, arguments: Arguments) -> None:
    """`[` (integer `:` successor),* `]`;  arguments: type of the value, case values, destinations, operands, types"""
    flag, values, _, operands, _ = arguments
    start = reader.offset()
    known = len(reader.successors)
    cases = reader.delimited("[", lambda: _case(reader))
    operands.give([use for successor in reader.successors[known:] for use in successor.uses])
    cases_attribute(values, start, cases, flag.types())


def _case(reader: HeaderReader) -> int:
    value = reader.integer()
    reader.expect(":")
    reader.successor()
    return value


def _indirect_successors(reader: HeaderReader, arguments: Arguments) -> None:
    """`[` successor,* `]`;  arguments: type of the address, destinations, operands, types"""
    known = len(reader.successors)
    reader.delimited("[", reader.successor)
    arguments[2].give([use for successor in reader.successors[known:] for use in successor.uses])


def _linkage(reader: HeaderReader, arguments: Arguments) -> None:
    """A linkage, or nothing, which means `external`."""
    keyword_attribute(reader, arguments[0].name, LINKAGES)


def _element_type(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled: the type follows from the container's. Arguments: type, the container's, position."""
    element, container, position = arguments
    of = container.types()
    where = reader.implied.get(position.name)
    found: Type | None = None
    if len(of) == 1 and isinstance(where, DenseArrayAttr) and where.elements is not None:
        indices = [index.value for index in where.elements if isinstance(index, IntegerAttr)]
        found = element_at(of[0], indices, reader.leaves)
    element.give_types([found])


def _shuffle_type(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled: as many elements as the mask has. Arguments: type of the vector, of the result, mask."""
    vector, result, mask = arguments
    of = vector.types()
    where = reader.implied.get(mask.name)
    found: Type | None = None
    if len(of) == 1 and isinstance(of[0], VectorType) and isinstance(where, DenseArrayAttr):
        length = None if where.elements is None else len(where.elements)
        found = None if length is None else VectorType((length,), of[0].scalable[:1], of[0].element)
    result.give_types([found])


DIRECTIVES: dict[str, Directive] = {
    "GEPIndices": _gep_indices,
    "IndirectBrOpSucessors": _indirect_successors,
    "InsertExtractValueElementType": _element_type,
    "LLVMLinkage": _linkage,
    "OpBundles": _op_bundles,
    "ShuffleType": _shuffle_type,
    "SwitchOpCases": _switch_cases,
}
