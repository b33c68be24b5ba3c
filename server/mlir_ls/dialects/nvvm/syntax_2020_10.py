"""nvvm of 2019 and 2020: one shuffle, one vote, and one multiplication of matrices."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.dialects.llvm.llvm_ir import Struct, node_of, plain
from mlir_ls.dialects.llvm.syntax_2020_10 import derived, function_type
from mlir_ls.ods.syntaxes.parts import give_results, group
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.reader import HeaderReader

_I1, _I32 = plain("i1"), plain("i32")


def _typed_uses(reader: HeaderReader, names: Sequence[str]) -> tuple[list[int], Type, int]:
    """%operand,* dictionary? `:` type: the uses, the type, and where the type stands."""
    uses = reader.uses()
    for name, use in zip(names, uses, strict=False):
        group(reader, name, [use])
    reader.opt_attribute_dictionary()
    reader.expect(":")
    start = reader.offset()
    type_ = reader.type()
    give_results(reader, [type_])
    return uses, type_, start


def _shuffle(reader: HeaderReader) -> None:
    """%mask `,` %value `,` %offset `,` %clamp dictionary? `:` type"""
    uses, type_, start = _typed_uses(reader, ("dst", "val", "offset", "mask_and_clamp"))
    value: Type | None = type_
    if any([each.name == "return_value_and_is_valid" for each in reader.attributes]):
        value = derived(type_, _first_member)
    reader.give_types(uses, [_I32, value, _I32, _I32], start)


def _first_member(type_: Type) -> Type | None:
    node = node_of(type_)
    return node.members[0] if isinstance(node, Struct) and node.members else None


def _vote(reader: HeaderReader) -> None:
    """%mask `,` %predicate dictionary? `:` type"""
    uses, _, start = _typed_uses(reader, ("mask", "pred"))
    reader.give_types(uses, [_I32, _I1], start)


def _multiply(reader: HeaderReader) -> None:
    """%operand,* dictionary? `:` function-type"""
    uses = group(reader, "args", reader.uses())
    reader.opt_attribute_dictionary()
    type_, start = function_type(reader, 0, None, '(!llvm.i32, !llvm.i32) -> !llvm<"{ i32 }">')
    if type_ is not None:
        reader.give_types(uses, type_.inputs, start)
    give_results(reader, [None] if type_ is None else type_.results)


OPERATIONS = {
    "mma.sync": _multiply,
    "shfl.sync.bfly": _shuffle,
    "vote.ballot.sync": _vote,
}
