"""Reading the variables of an assembly format that are no attributes: operands, regions and successors.

`one_operand` and its like read what has to come next, the others what may come next.
"""

from __future__ import annotations

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.found import Opt, Step, TypesRead
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.reader import HeaderReader


def one_operand(name: str) -> Step:
    def read(reader: HeaderReader, _: TypesRead) -> None:
        reader.groups[name] = (reader.use(),)

    return read


def opt_operands(name: str, arity: str, sizes: str | None = None) -> Opt:
    """Reads a group of operands if one comes next; `sizes` is the attribute with the lengths of the lists of a nested one."""
    if arity == "optional":

        def read_one(reader: HeaderReader, _: TypesRead) -> bool:
            use = reader.opt_use()
            reader.groups[name] = () if use is None else (use,)
            return use is not None

        return read_one
    if arity == "nested":

        def read_lists(reader: HeaderReader, _: TypesRead) -> bool:
            is_there = reader.tokens[reader.index] == "("
            if not is_there:
                reader.accept("(")
            lists = reader.comma_list(lambda: _nested(reader)) if is_there else []
            reader.groups[name] = tuple([use for uses in lists for use in uses])
            if sizes is not None:
                lengths = ", ".join([str(len(uses)) for uses in lists])
                imply(reader, sizes, f"array<i32: {lengths}>" if lists else "array<i32>")
            return is_there

        return read_lists

    def read(reader: HeaderReader, _: TypesRead) -> bool:
        uses = reader.uses()
        reader.groups[name] = tuple(uses)
        return bool(uses)

    return read


def _nested(reader: HeaderReader) -> list[int]:
    reader.expect("(")
    uses = reader.uses()
    reader.expect(")")
    return uses


def one_region(reader: HeaderReader, _: TypesRead) -> None:
    reader.region()


def opt_regions(reader: HeaderReader, _: TypesRead) -> bool:
    if not reader.opt_region():
        return False
    while reader.accept(","):
        reader.region()
    return True


def one_successor(reader: HeaderReader, _: TypesRead) -> None:
    if not reader.opt_label():
        reader.fail("expected a block such as '^bb0'")


def opt_successors(reader: HeaderReader, found: TypesRead) -> bool:
    if not reader.opt_label():
        return False
    while reader.accept(","):
        one_successor(reader, found)
    return True


def all_operands(spec: OpSpec) -> Step:
    names = [operand.name for operand in spec.operands]
    several = [index for index, operand in enumerate(spec.operands) if operand.arity != "one"]
    if len(several) > 1 or len({*names}) < len(names):

        def read_undivided(reader: HeaderReader, _: TypesRead) -> None:
            reader.uses()
            reader.groups = {}

        return read_undivided
    head = several[0] if several else len(names)
    tail = len(names) - head - 1

    def read(reader: HeaderReader, _: TypesRead) -> None:
        uses = reader.uses()
        after = len(uses) - tail if several else len(uses)
        for index, name in enumerate(names):
            if index < head:
                reader.groups[name] = tuple(uses[index : index + 1])
            elif index == head:
                reader.groups[name] = tuple(uses[head:after])
            else:
                at = after + index - head - 1
                reader.groups[name] = tuple(uses[at : at + 1]) if at >= head else ()

    return read
