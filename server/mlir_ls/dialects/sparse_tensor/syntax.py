"""sparse_tensor: tensors of which few elements are stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.inner_types import is_named
from mlir_ls.ods.syntaxes.parts import INDEX, argument_name, assignments, definitions, give_results, group
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import ValueGroup


class _Carried(NamedTuple):
    """What a loop hands to its regions: coordinates and the values that it carries from one iteration to the next."""

    coordinates: list[int]
    values: list[int]
    inits: list[int]
    present: bool


def _iterate(reader: HeaderReader) -> None:
    """%iterator `in` %space (`at` `(` (%coordinate | `_`),* `)`)? (`iter_args` assignments)? `:` type (`->` results)?
    region dictionary?, where there are results if values are carried"""
    iterator = argument_name(reader)
    reader.expect("in")
    space = group(reader, "iterSpace", [reader.use()])
    carried = _carried(reader)
    reader.expect(":")
    types = [_space_type(reader)]
    reader.give_types(space, types, reader.offset())
    results = _results(reader, carried)
    arguments = definitions([iterator], [_iterator_type(types[0], reader.leaves)])
    reader.region([*arguments, *_arguments(carried, results)])
    reader.opt_attribute_dictionary()


def _coiterate(reader: HeaderReader) -> None:
    """`(` %space,* `)` (`at` `(` (%coordinate | `_`),* `)`)? (`iter_args` assignments)? `:` `(` type,* `)`
    (`->` results)? (`case` (%iterator | `_`),* region)* dictionary?"""
    spaces = group(reader, "iterSpaces", reader.delimited("(", reader.use))
    carried = _carried(reader)
    reader.expect(":")
    start = reader.offset()
    types = reader.delimited("(", lambda: _space_type(reader))
    reader.give_types(spaces, types, start)
    results = _results(reader, carried)
    iterators = [_iterator_type(type_, reader.leaves) for type_ in types]
    cases: list[int] = []
    while reader.accept("case"):
        reader.region([*_arguments(carried, results), *_case(reader, iterators, cases)])
    imply(reader, "cases", f"[{', '.join([f'{each} : i64' for each in cases])}]")
    reader.opt_attribute_dictionary()


def _carried(reader: HeaderReader) -> _Carried:
    """(`at` `(` (%coordinate | `_`),* `)`)? (`iter_args` assignments)?"""
    found = reader.delimited("(", lambda: _coordinate(reader)) if reader.accept("at") else []
    used = sum([1 << level for level, slot in enumerate(found) if slot is not None])
    imply(reader, "crdUsedLvls", f"{used} : i64")
    present = reader.accept("iter_args")
    values, inits = assignments(reader) if present else ([], [])
    group(reader, "initArgs", inits)
    return _Carried([slot for slot in found if slot is not None], values, inits, present)


def _coordinate(reader: HeaderReader) -> int | None:
    """%coordinate | `_`"""
    if reader.accept("_"):
        return None
    if not reader.at_end() and reader.peek() != "%":
        reader.fail("expected an SSA name or '_'")
    return argument_name(reader)


def _results(reader: HeaderReader, carried: _Carried) -> list[Type]:
    if not carried.present:
        give_results(reader, ())
        return []
    reader.expect("->")
    start = reader.offset()
    results = reader.result_list()
    reader.give_types(carried.inits, results, start, "initial value")
    give_results(reader, results)
    return results


def _arguments(carried: _Carried, results: Sequence[Type]) -> list[ValueGroup]:
    types = [INDEX] * len(carried.coordinates)
    return definitions([*carried.coordinates, *carried.values], [*types, *results])


def _case(reader: HeaderReader, types: Sequence[Type | None], cases: list[int]) -> list[ValueGroup]:
    """(%iterator | `_`),*; notes in `cases`, as the bits of a number, which iterators have names"""
    start = reader.offset()
    slots = reader.comma_list(lambda: _coordinate(reader))
    if len(slots) > len(types):
        message = f"{plural(len(slots), 'iterator')} but {plural(len(types), 'space')} to iterate over"
        reader.fail_at("operand-count", message, start, reader.end_of_last())
    cases.append(sum([1 << space for space, slot in enumerate(slots) if slot is not None]))
    return [ValueGroup(slot, 1, (type_,)) for slot, type_ in zip(slots, types, strict=False) if slot is not None]


def _space_type(reader: HeaderReader) -> Type:
    start = reader.offset()
    type_ = reader.type()
    if not is_named(type_, "sparse_tensor.iter_space") and not isinstance(type_, TypeAlias):
        message = "expected the type of an iteration space, '!sparse_tensor.iter_space<...>'"
        reader.fail_at("bad-type", message, start, reader.end_of_last())
    return type_


def _iterator_type(space: Type, leaves: LeafParser) -> Type | None:
    body = space.body if isinstance(space, DialectType) else None
    return None if body is None else leaves.opt_type(f"!sparse_tensor.iterator<{body}>")


def _level_range(reader: HeaderReader, arguments: Arguments) -> None:
    """integer (`to` integer)?;  arguments: the first level, the one after the last"""
    start = reader.offset()
    first = reader.integer()
    end = reader.integer() if reader.accept("to") else first + 1
    if end <= first:
        message = f"a range from {first} to {end} holds no level"
        reader.fail_at("bad-attribute", message, start, reader.end_of_last())
    for argument, level in zip(arguments, (first, end), strict=True):
        argument.imply(f"{level} : index")


OPERATIONS = {"coiterate": _coiterate, "iterate": _iterate}

DIRECTIVES: dict[str, Directive] = {"LevelRange": _level_range}
