"""Parts that the syntaxes of many operations share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Argument
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.dense import integer_vector
from mlir_ls.syntax.leaf.types import DerivedType, IndexType, IntegerType, ShapedType, TypeAlias, VectorType
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import AttributeText, ValueGroup

INDEX = IndexType()
I1 = IntegerType(1)

_OF_SIGNATURE = {"argument": "arg_attrs", "result": "res_attrs"}
"""The attributes that hold those of the parts of a signature."""


def give_results(reader: HeaderReader, types: Sequence[Type | None]) -> None:
    """Says which results the operation has."""
    reader.result_types = list(types)
    reader.result_count = len(types)


def operand(reader: HeaderReader, name: str, type_: Type | None = None) -> int:
    """The single operand `name`, of a known type or none yet."""
    use = reader.use()
    reader.groups[name] = (use,)
    reader.use_types[use] = type_
    return use


def group(reader: HeaderReader, name: str, uses: Sequence[int], type_: Type | None = None) -> list[int]:
    """Says that these uses are the operands `name`, all of a type if it is known."""
    reader.groups[name] = tuple(uses)
    if type_ is not None:
        for use in uses:
            reader.use_types[use] = type_
    return list(uses)


def operands(
    reader: HeaderReader, name: str, opening: str = "(", type_: Type | None = None, count: int | None = None
) -> list[int]:
    """`(%a, %b)`: the operands `name` in brackets; a fault unless there are `count` of them."""
    start = reader.offset()
    uses = reader.delimited(opening, reader.use)
    if count is not None and len(uses) != count:
        expected = f"expected {plural(count, 'operand')} here, but got {len(uses)}"
        reader.refuse_count(expected, start, reader.end_of_last())
    return group(reader, name, uses, type_)


def all_operands(reader: HeaderReader) -> None:
    """Says that all uses are one group, `operands`, in the order of the text."""
    reader.groups = {"operands": tuple(range(len(reader.use_slots)))}


def typed_group(reader: HeaderReader, name: str) -> list[Type]:
    """`(%a, %b : type, type)`: the operands `name` and their types, which are given back."""
    reader.expect("(")
    uses = group(reader, name, reader.uses())
    reader.expect(":")
    start = reader.offset()
    types = reader.types()
    reader.give_types(uses, types, start)
    reader.expect(")")
    return types


def trailing_uses(reader: HeaderReader) -> list[int]:
    """(`,` (%a `,` %b …)?)?: operands that may follow others."""
    return reader.uses() if reader.accept(",") else []


def argument_name(reader: HeaderReader) -> int:
    """`%name`, with an optional location after it: the slot of an argument of a block."""
    slot = reader.definition_slot()
    reader.opt_location()
    return slot


def argument_names(reader: HeaderReader) -> list[int]:
    """`(%name, …)`: the slots of arguments whose types the operation knows."""
    return reader.delimited("(", lambda: argument_name(reader))


def assignments(reader: HeaderReader) -> tuple[list[int], list[int]]:
    """`(%argument = %operand, …)`: the slots of the arguments, and the uses."""
    pairs = reader.delimited("(", lambda: _assignment(reader))
    return [slot for slot, _ in pairs], [use for _, use in pairs]


def _assignment(reader: HeaderReader) -> tuple[int, int]:
    slot = argument_name(reader)
    reader.expect("=")
    return slot, reader.use()


def loop_arguments(reader: HeaderReader, inits: str) -> list[int]:
    """(`iter_args` assignments `->` results)?: gives back the slots of the arguments; `inits` are the operands assigned."""
    if not reader.accept("iter_args"):
        give_results(reader, ())
        return []
    slots, uses = assignments(reader)
    reader.expect("->")
    start = reader.offset()
    give_results(reader, reader.result_list())
    reader.give_types(group(reader, inits, uses), reader.result_types, start, "initial value")
    return slots


def typed_use(reader: HeaderReader) -> int:
    """%value `:` type"""
    use = reader.use()
    reader.expect(":")
    reader.use_types[use] = reader.type()
    return use


def definitions(slots: Sequence[int], types: Sequence[Type | None]) -> list[ValueGroup]:
    """The arguments of a block that have these names and types."""
    return [ValueGroup(slot, 1, (type_,)) for slot, type_ in zip(slots, types, strict=True)]


def symbol_attribute(reader: HeaderReader, name: str, flat: bool = False) -> None:
    """`@symbol`, or an alias of that: a use of a symbol, which is also attribute `name`. `flat`: it is one name."""
    start = reader.offset()
    if reader.opt_alias_of(name) is None:
        symbol = reader.symbol_reference()
        reader.add_attribute(name, start)
        if flat and symbol.nested:
            message = f"attribute '{name}' must be a symbol without nesting, such as '@name'"
            reader.fail_at("attribute-value", message, start, reader.end_of_last())


def symbol_or_alias(reader: HeaderReader) -> None:
    """`@symbol`, or an alias of that, as one of several."""
    if reader.opt_attribute_alias() is None:
        reader.symbol_reference()


def set_type(reader: HeaderReader, use: int) -> Type:
    """The type that comes next is that of a use."""
    type_ = reader.type()
    reader.use_types[use] = type_
    return type_


def element_of(type_: Type | None) -> Type | None:
    """The element type of a shaped type, if it is one; of one that an alias hides, what it will turn out to be."""
    if isinstance(type_, TypeAlias) and not isinstance(type_, DerivedType):
        return DerivedType(type_.name, element_of)
    return type_.element if isinstance(type_, ShapedType) else None


def truth_of(type_: Type) -> Type | None:
    """What comparing values of a type yields: i1, or a vector of them; None where an alias hides which."""
    if isinstance(type_, VectorType):
        return VectorType(type_.shape, type_.scalable, I1)
    return None if isinstance(type_, TypeAlias) else I1


def unit_keyword(reader: HeaderReader, keyword: str, name: str) -> bool:
    """`keyword`, if it comes next: its presence is the unit attribute `name`."""
    start = reader.offset()
    if not reader.accept(keyword):
        return False
    end = reader.end_of_last()
    reader.attributes.append(AttributeText(name, start, end, end))
    return True


def keyword_attribute(reader: HeaderReader, name: str, cases: Mapping[str, str]) -> None:
    """One of these keywords, if one comes next: attribute `name`, which is spelled in full as `cases` says.

    Where none comes next, it is what `cases` says of the empty keyword, if it does.
    """
    start = reader.offset()
    word = reader.accept_any([case for case in cases if case]) or ""
    if word:
        reader.add_attribute(name, start)
    if word in cases:
        imply(reader, name, cases[word])


def further_attributes(reader: HeaderReader, *names: str, with_keyword: bool = False) -> None:
    """A dictionary, if one comes next, after `attributes` where it is `with_keyword`.

    It gives nothing that the operation's own syntax spells: none of the attributes before it, none of `names`, and not
    those of the parts of a signature that have some.
    """
    spelled = {*names, *[each.name for each in reader.attributes]}
    known = len(reader.attributes)
    if with_keyword:
        reader.opt_attribute_dictionary_with_keyword()
    else:
        reader.opt_attribute_dictionary()
    spelled |= {_OF_SIGNATURE[part.kind] for part in reader.parts if part.entries and part.kind in _OF_SIGNATURE}
    for attribute in reader.attributes[known:]:
        name = attribute.name
        if name in spelled:
            message = f"'{name}' is given already, by the operation's own syntax"
            reader.fail_at("duplicate-attribute", message, attribute.name_offset, attribute.name_offset + len(name))


def _one_of_two(reader: HeaderReader, no: str, yes: str, name: str, what: str) -> None:
    """One of two keywords, which is the boolean attribute `name`."""
    if reader.peek() not in (no, yes):
        reader.expected.update(() if reader.peek() else (no, yes))
        reader.fail(f"expected {what}: '{no}' or '{yes}'", "unknown-keyword")
    keyword_attribute(reader, name, {no: "false", yes: "true"})


def prefetch_hints(reader: HeaderReader) -> None:
    """`,` (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`)"""
    reader.expect(",")
    _one_of_two(reader, "read", "write", "isWrite", "the kind of access")
    reader.expect(",")
    reader.expect("locality")
    reader.expect("<")
    start = reader.offset()
    hint = reader.integer()
    reader.add_attribute("localityHint", start)
    if not 0 <= hint < 1 << 31:
        reader.fail_at("bad-attribute", f"expected a number from 0 to 3, but got {hint}", start, reader.end_of_last())
    imply(reader, "localityHint", f"{hint} : i32")
    reader.expect(">")
    reader.expect(",")
    _one_of_two(reader, "instr", "data", "isDataCache", "the cache")


def transfer_tail(reader: HeaderReader, memrefs: Sequence[int]) -> None:
    """(`,` (%stride `,` %per_stride)?)? `:` type `,` type `,` type: what ends a transfer between three memrefs."""
    start = reader.offset()
    strides = trailing_uses(reader)
    if len(strides) not in (0, 2):
        message = f"expected no stride, or a stride and a count, but got {plural(len(strides), 'operand')}"
        reader.fail_so_far("operand-count", message, start, reader.end_of_last())
    for use in strides:
        reader.use_types[use] = INDEX
    reader.expect(":")
    start = reader.offset()
    reader.give_types(memrefs, reader.types(), start, "memref")
    give_results(reader, ())


def cases_attribute(argument: Argument, start: int, values: Sequence[int], types: Sequence[Type | None]) -> None:
    """Says which values a switch knows; `types` holds the type of what it looks at, if it is known."""
    argument.spelled(start)
    vector = integer_vector(values, types[0]) if values and len(types) == 1 else None
    if vector is not None:
        argument.hold(vector)
