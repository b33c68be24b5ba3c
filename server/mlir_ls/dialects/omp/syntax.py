"""omp: OpenMP. Its directives read the clauses of constructs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Argument, Arguments, Directive
from mlir_ls.ods.assembly.enums import case_reader
from mlir_ls.ods.syntaxes.directives import bare_case
from mlir_ls.ods.syntaxes.index_lists import imply_integers
from mlir_ls.ods.syntaxes.parts import (
    INDEX,
    argument_name,
    argument_names,
    definitions,
    further_attributes,
    give_results,
    group,
    operand,
    operands,
    set_type,
    symbol_or_alias,
    typed_use,
    unit_keyword,
)
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, IntegerType
from mlir_ls.syntax.reader import HeaderReader

#: The clauses that give arguments to a region, in their order, by the prefix of the names of their parts.
_REGION_CLAUSES = {
    "has_device_addr": "has_device_addr",
    "host_eval": "host_eval",
    "in_reduction": "in_reduction",
    "map": "map_entries",
    "private": "private",
    "reduction": "reduction",
    "task_reduction": "task_reduction",
    "use_device_addr": "use_device_addr",
    "use_device_ptr": "use_device_ptr",
}
_HINTS = {"uncontended": 1, "contended": 2, "nonspeculative": 4, "speculative": 8}
_MAP_WORDS = {"delete": ("del",), "private": ("priv",), "tofrom": ("to", "from")}
"""Words of what is mapped that are not the names of the flags that they stand for."""
_RENAMED = ("del", "priv")
"""Names of flags that mean nothing as words, as others stand for them."""
_CHUNKED = ("static", "dynamic", "guided")
_CLI = DialectType("omp", "cli", None, ())


def _loop_nest(reader: HeaderReader) -> None:
    """`(` names `)` `:` type `=` bounds `to` bounds `inclusive`? `step` steps (`collapse` `(` integer `)`)?
    (`tiles` `(` integers `)`)? region dictionary?"""
    slots = argument_names(reader)
    reader.expect(":")
    type_ = reader.type()
    reader.expect("=")
    operands(reader, "loop_lower_bounds", "(", type_, len(slots))
    reader.expect("to")
    operands(reader, "loop_upper_bounds", "(", type_, len(slots))
    unit_keyword(reader, "inclusive", "loop_inclusive")
    reader.expect("step")
    operands(reader, "loop_steps", "(", type_, len(slots))
    if reader.accept("collapse"):
        reader.expect("(")
        start = reader.offset()
        count = reader.integer()
        if count > 1:
            reader.add_attribute("collapse_num_loops", start)
            imply(reader, "collapse_num_loops", f"{count} : i64")
        reader.expect(")")
    if reader.accept("tiles"):
        start = reader.offset()
        sizes = reader.delimited("(", reader.integer)
        reader.add_attribute("tile_sizes", start)
        imply_integers(reader, "tile_sizes", sizes)
    give_results(reader, ())
    reader.region(definitions(slots, [type_] * len(slots)))
    further_attributes(reader)


def _canonical_loop(reader: HeaderReader) -> None:
    """(`(` %cli `)`)? %iv `:` type `in` `range` `(` %count `)` region dictionary?"""
    if reader.peek() == "(":
        operands(reader, "cli", "(", _CLI, 1)
    else:
        reader.accept("(")
        group(reader, "cli", ())
    induction = argument_name(reader)
    reader.expect(":")
    type_ = reader.type()
    reader.expect("in")
    reader.expect("range")
    operands(reader, "tripCount", "(", type_, 1)
    give_results(reader, ())
    reader.region(definitions([induction], [type_]))
    reader.opt_attribute_dictionary()


def _unroll(reader: HeaderReader) -> None:
    """`(` %cli `)` dictionary?"""
    operands(reader, "applyee", "(", _CLI, 1)
    reader.opt_attribute_dictionary()
    give_results(reader, ())


def _target_allocmem(reader: HeaderReader) -> None:
    """%device `:` type `,` type (`(` operands `:` types `)`)? (`,` sizes)? dictionary?"""
    device = operand(reader, "device")
    reader.expect(":")
    set_type(reader, device)
    reader.expect(",")
    start = reader.offset()
    reader.type()
    reader.add_attribute("in_type", start)
    parameters: list[int] = []
    if reader.accept("("):
        parameters = reader.comma_list(reader.use)
        reader.expect(":")
        start = reader.offset()
        reader.give_types(parameters, reader.types(), start)
        reader.expect(")")
    group(reader, "typeparams", parameters)
    sizes = reader.comma_list(reader.use) if reader.accept(",") else []
    group(reader, "shape", sizes, INDEX)
    further_attributes(reader, "operandSegmentSizes")
    give_results(reader, [IntegerType(64)])


def _region_with_arguments(reader: HeaderReader, arguments: Arguments) -> None:
    """clauses region, where each clause names values, and the arguments of the region that stand for them

    The parts of a clause have names that begin with its name: as `private_vars`, their types, `private_syms`, …
    """
    parts = {each.name: each for each in arguments if each.kind != "type"}
    types = {each.name: each for each in arguments if each.kind == "type"}
    slots: list[int] = []
    found: list[Type] = []
    for prefix, keyword in _REGION_CLAUSES.items():
        variables = parts.get(f"{prefix}_vars")
        if variables is not None and reader.accept(keyword):
            found += _region_clause(reader, prefix, variables, types[variables.name], parts, slots)
    reader.region(definitions(slots, found))


def _region_clause(
    reader: HeaderReader, prefix: str, variables: Argument, types: Argument, parts: dict[str, Argument], slots: list[int]
) -> list[Type]:
    """`(` (`mod` `:` modifier `,`)? (`byref`? @symbol? %value `->` %argument index?),* `:` type,* `)` barrier?

    index ::= `[` `map_idx` `=` integer `]`;  barrier ::= `private_barrier`.  Which of them there may be is up to the
    clause. Gives back the types; adds to the slots of the arguments.
    """
    modifier, symbols, byref, maps, barrier = [
        parts.get(f"{prefix}_{part}") for part in ("mod", "syms", "byref", "maps", "needs_barrier")
    ]
    uses: list[int] = []
    flags: list[str] = []
    indices: list[int] = []
    reader.expect("(")
    if modifier is not None and reader.accept("mod"):
        reader.expect(":")
        bare_case(reader, modifier)
        reader.expect(",")
    first = reader.offset()

    def variable() -> None:
        if byref is not None:
            flags.append("true" if reader.accept("byref") else "false")
        if symbols is not None:
            symbol_or_alias(reader)
        uses.append(reader.use())
        reader.expect("->")
        slots.append(argument_name(reader))
        if maps is not None:
            indices.append(_map_index(reader))

    reader.comma_list(variable)
    variables.give(uses)
    if symbols is not None:
        symbols.spelled(first)
    if byref is not None:
        byref.imply(f"array<i1: {', '.join(flags)}>")
    if maps is not None:
        maps.imply(f"array<i64: {', '.join(map(str, indices))}>")
    reader.expect(":")
    start = reader.offset()
    found = reader.types()
    if len(found) != len(uses):
        message = f"{plural(len(uses), 'value')} but {plural(len(found), 'type')}, expected one for each"
        reader.fail_so_far("type-count", message, start, reader.end_of_last())
    types.give_types(found, start)
    reader.expect(")")
    if barrier is not None:
        unit_keyword(reader, "private_barrier", barrier.name)
    return found


def _map_index(reader: HeaderReader) -> int:
    if not reader.accept("["):
        return -1
    reader.expect("map_idx")
    reader.expect("=")
    index = reader.integer()
    reader.expect("]")
    return index


def _clause_attribute(reader: HeaderReader, arguments: Arguments) -> None:
    """A keyword."""
    bare_case(reader, arguments[0])


def _allocate(reader: HeaderReader, arguments: Arguments) -> None:
    """(%allocator `:` type `->` %value `:` type),*;  arguments: values, their types, allocators, their types"""
    values, value_types, allocators, allocator_types = arguments
    start = reader.offset()
    pairs: list[tuple[int, int]] = []

    def pair() -> None:
        allocator = typed_use(reader)
        reader.expect("->")
        pairs.append((allocator, typed_use(reader)))

    reader.comma_list(pair)
    for side, given, types in ((0, allocators, allocator_types), (1, values, value_types)):
        uses = [each[side] for each in pairs]
        given.give(uses)
        types.give_types([reader.use_types[use] for use in uses], start)


def _typed_list(reader: HeaderReader, item: Callable[[], int], given: Argument, types: Argument) -> None:
    """item (`,` item)*, where each item has a use with a type"""
    start = reader.offset()
    uses = reader.comma_list(item)
    given.give(uses)
    types.give_types([reader.use_types[use] for use in uses], start)


def _aligned(reader: HeaderReader, arguments: Arguments) -> None:
    """(%value `:` type `->` alignment),*;  arguments: values, their types, alignments"""
    values, types, alignments = arguments
    found: list[str] = []

    def item() -> int:
        use = typed_use(reader)
        reader.expect("->")
        start = reader.offset()
        reader.attribute()
        found.append(reader.text[start : reader.end_of_last()])
        return use

    _typed_list(reader, item, values, types)
    alignments.imply(f"[{', '.join(found)}]")


def _linear(reader: HeaderReader, arguments: Arguments) -> None:
    """(%value `=` %step `:` type),*;  arguments: values, their types, steps"""
    values, types, steps = arguments
    found: list[int] = []

    def item() -> int:
        use = reader.use()
        reader.expect("=")
        found.append(reader.use())
        reader.expect(":")
        reader.use_types[use] = reader.type()
        return use

    _typed_list(reader, item, values, types)
    steps.give(found)


def _copyprivate(reader: HeaderReader, arguments: Arguments) -> None:
    """(%value `->` @symbol `:` type),*;  arguments: values, their types, symbols"""
    values, types, symbols = arguments
    start = reader.offset()

    def item() -> int:
        use = reader.use()
        reader.expect("->")
        symbol_or_alias(reader)
        reader.expect(":")
        reader.use_types[use] = reader.type()
        return use

    _typed_list(reader, item, values, types)
    symbols.spelled(start)


def _depend(reader: HeaderReader, arguments: Arguments) -> None:
    """(kind `->` %value `:` type),*;  arguments: values, their types, kinds"""
    values, types, kinds = arguments
    cases = kinds.cases
    read_kind = case_reader(None if cases is None else cases.enum, several=False)
    found: list[str] = []

    def item() -> int:
        start = reader.offset()
        read_kind(reader)
        found.append(reader.text[start : reader.end_of_last()])
        reader.expect("->")
        return typed_use(reader)

    _typed_list(reader, item, values, types)
    if cases is not None:
        kinds.imply(f"[{', '.join([cases.spelling.format(word=word, value=0) for word in found])}]")


def _order(reader: HeaderReader, arguments: Arguments) -> None:
    """(modifier `:`)? order;  arguments: the order, its modifier"""
    order, modifier = arguments
    if reader.peek_at(1) == ":":
        bare_case(reader, modifier)
        reader.expect(":")
    bare_case(reader, order)


def _schedule(reader: HeaderReader, arguments: Arguments) -> None:
    """kind (`=` %chunk `:` type)? (`,` modifier)? (`,` `simd`)?

    Arguments: kind, modifier, a unit for `simd`, the chunk's size, its type.
    """
    kind, modifier, simd, chunk, chunk_type = arguments
    word = reader.peek()
    bare_case(reader, kind)
    if word in _CHUNKED and reader.accept("="):
        start = reader.offset()
        use = typed_use(reader)
        chunk.give([use])
        chunk_type.give_types([reader.use_types[use]], start)
    if not reader.accept(","):
        return
    if reader.peek() == "simd":
        unit_keyword(reader, "simd", simd.name)
        modifier.case("none", 0)
        return
    bare_case(reader, modifier)
    if reader.accept(","):
        if reader.peek() != "simd":
            reader.accept("simd")
            reader.miss("simd", code="unknown-keyword")
        unit_keyword(reader, "simd", simd.name)


def _granularity(reader: HeaderReader, arguments: Arguments) -> None:
    """(modifier `,`)? %value `:` type;  arguments: modifier, value, its type"""
    modifier, value, type_ = arguments
    if not reader.at_end() and reader.peek() != "%":
        bare_case(reader, modifier)
        reader.expect(",")
    start = reader.offset()
    use = typed_use(reader)
    value.give([use])
    type_.give_types([reader.use_types[use]], start)


def _hint(reader: HeaderReader, arguments: Arguments) -> None:
    """`none` | hint (`,` hint)*"""
    start = reader.offset()
    bits = 0
    if not reader.accept("none"):
        for word in reader.comma_list(lambda: _hint_word(reader)):
            bits |= _HINTS[word]
    arguments[0].spelled(start)
    arguments[0].imply(f"{bits} : i64")


def _hint_word(reader: HeaderReader) -> str:
    word = reader.accept_any(_HINTS)
    if word is None:
        reader.miss("none", "uncontended", "contended", "nonspeculative", "speculative", code="unknown-keyword")
    return word


def _map_clause(reader: HeaderReader, arguments: Arguments) -> None:
    """(keyword `,`)* keyword;  words that mean nothing are allowed, as they stand for no flag"""
    cases = arguments[0].cases
    names = {} if cases is None else {word: (word,) for word, _ in cases.enum.cases if word not in _RENAMED} | _MAP_WORDS
    start = reader.offset()
    words = reader.comma_list(lambda: reader.accept_any(names) or reader.keyword())
    arguments[0].spelled(start)
    if cases is not None:
        known = dict.fromkeys([name for word in words for name in names.get(word, ())])
        arguments[0].case(f" {cases.enum.separator.strip()} ".join(known) or "none", None)


def _members_index(reader: HeaderReader, arguments: Arguments) -> None:
    """(`[` integer,* `]`),*"""
    start = reader.offset()
    lists = reader.comma_list(lambda: _index_list(reader))
    arguments[0].spelled(start)
    arguments[0].imply(f"[{', '.join([str(indices) for indices in lists])}]")


def _index_list(reader: HeaderReader) -> list[int]:
    reader.expect("[")
    indices = reader.comma_list(reader.integer)
    reader.expect("]")
    return indices


def _transform_clis(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` %cli,* `)`)? `<` `-` `(` %cli,* `)`;  arguments: the loops that are made, those that they are made of"""
    made, of = arguments
    start = reader.offset()
    uses: Sequence[int] = reader.opt_delimited("(", reader.use) or []
    made.give(uses)
    if not (reader.accept("<") and reader.accept("-")):
        reader.miss("<-")
    taken = reader.delimited("(", reader.use)
    of.give(taken)
    for use in (*uses, *taken):
        reader.use_types[use] = _CLI
    if not taken:
        reader.fail_at("operand-count", "expected at least one loop", start, reader.end_of_last())


OPERATIONS = {
    "canonical_loop": _canonical_loop,
    "loop_nest": _loop_nest,
    "target_allocmem": _target_allocmem,
    "unroll_heuristic": _unroll,
}

DIRECTIVES: dict[str, Directive] = {
    "AlignedClause": _aligned,
    "AllocateAndAllocator": _allocate,
    "CaptureType": _clause_attribute,
    "ClauseAttr": _clause_attribute,
    "Copyprivate": _copyprivate,
    "DependVarList": _depend,
    "GrainsizeClause": _granularity,
    "InReductionPrivateReductionRegion": _region_with_arguments,
    "InReductionPrivateRegion": _region_with_arguments,
    "LinearClause": _linear,
    "LoopTransformClis": _transform_clis,
    "MapClause": _map_clause,
    "MembersIndex": _members_index,
    "NumTasksClause": _granularity,
    "OrderClause": _order,
    "PrivateReductionRegion": _region_with_arguments,
    "PrivateRegion": _region_with_arguments,
    "ScheduleClause": _schedule,
    "SynchronizationHint": _hint,
    "TargetOpRegion": _region_with_arguments,
    "TaskReductionRegion": _region_with_arguments,
    "UseDeviceAddrUseDevicePtrRegion": _region_with_arguments,
}
