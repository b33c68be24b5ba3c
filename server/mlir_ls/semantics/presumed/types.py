"""The types that the text of an operation of unknown syntax likely gives its values: shown, and never used to flag anything.

A result has the only type that its definition allows; else the one that stands for it after the last `:` or arrow outside of
brackets, in all or before the regions, if as many types as results stand there and nothing but a region, a dictionary or
another line follows; else the one after the last word of a format that ends with it. There, `%value` stands for the type of
that value, and `<…>` for the type of a dialect that a result must be. A value that the operation may define has the type after
it: `%x: i32`, `%x as i32`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.caches import registered_cache, remembered
from mlir_ls.ods.assembly.elements import AttrDict, Custom, Literal, PropDict, Qualified, Space, TypeOf, Variable
from mlir_ls.ods.assembly.grammar import parse_format
from mlir_ls.ods.assembly.infer import built
from mlir_ls.ods.constraints import dialect_type
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec, Result
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.reader import Broken, HeaderReader, is_type_start
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION


class Tied(NamedTuple):
    """The type of another value, by the slot of its name and its number among the results of that name: `-> %value`."""

    slot: int
    number: int


PresumedType = Type | Tied
PresumedTypes = Mapping[int, tuple[PresumedType | None, ...]]
"""By the slot of a name: the types of the values that it stands for."""

_NOTHING: PresumedTypes = MappingProxyType({})
_CONVERSIONS = frozenset(("to", "into"))
"""Words between the types of operands and those of results."""

_AFTER_TYPES = frozenset(("", "{", "}", "attributes", "loc"))
_REMEMBERED = 5_000

_presumed: dict[OpShape, PresumedTypes] = registered_cache({})


def presumed_types(shape: OpShape, language: OpenLanguage) -> PresumedTypes:
    """The types that an operation whose syntax, or that of its types, is unknown likely gives the values that it defines."""
    is_clear = shape.known and not any([None in each.types for each in shape.definitions])
    if shape.kind != "operation" or shape.generic or is_clear:
        return _NOTHING
    found = _presumed.get(shape)
    if found is None:
        if len(_presumed) >= _REMEMBERED:
            _presumed.clear()
        found = _presumed[shape] = _read(shape, language)
    return found


def _read(shape: OpShape, language: OpenLanguage) -> PresumedTypes:
    reader = language.reader(shape.text, language.leaves)
    found: dict[int, tuple[PresumedType | None, ...]] = {}
    count = sum([group.size for group in shape.definitions])
    types = _of_results(shape, count, reader, language) if count else []
    first = 0
    for slot, size, _ in shape.definitions:
        given = types[first : first + size]
        if any(given):
            found[slot] = tuple(given)
        first += size
    if shape.known:
        return found
    inner = [slot for region in shape.regions for slot in (*region.tentative, *[each.slot for each in region.arguments])]
    possible = {*shape.unsure, *inner} - found.keys()
    offsets = slot_offsets(shape.text) if possible else []
    for slot in possible:
        type_ = _after_value(reader, offsets[slot])
        if type_ is not None:
            found[slot] = (type_,)
    return found


# -- results -----------------------------------------------------------------------------------------------------


def _of_results(shape: OpShape, count: int, reader: HeaderReader, language: OpenLanguage) -> list[PresumedType | None]:
    """The types of all results in a row, those of the definition first; empty where nothing is known."""
    spec = shape.syntax
    declared = _declared(spec.results, count) if isinstance(spec, OpSpec) else []
    only = [built(result.buildable, language.leaves) for result in declared] or [None] * count
    names = [dialect_type(result.constraint) or result.class_of or "" for result in declared] or [""] * count
    if shape.known:  # all but what only C++ spells has been read
        return _at_end_of_format(spec, reader, names)
    types = _read_types(spec, reader, names)
    if not types and any(only):  # what is always the same need not be spelled
        spelled = iter(_read_types(spec, reader, [name for name, type_ in zip(names, only, strict=True) if type_ is None]))
        types = [type_ or next(spelled, None) for type_ in only]
    types = types or [*only]
    for number, result in enumerate(declared):
        type_ = types[number]
        if only[number] is not None:
            types[number] = only[number]
        elif isinstance(type_, Type) and _terms_of(language).check_of(result.constraint)(type_) is False:
            types[number] = None
    return types


def _read_types(spec: object, reader: HeaderReader, names: Sequence[str]) -> list[PresumedType | None]:
    """The types of the results that the text spells; `names` as in `_after_signs`. Empty where it spells more or fewer."""
    if not names:
        return []
    found = _after_signs(reader, names) or _at_end_of_format(spec, reader, names) or _last_of_directive(spec, reader, names)
    return found if len(found) == len(names) else []


def _declared(results: tuple[Result, ...], count: int) -> list[Result]:
    """The declarations of so many results, that of a variadic group repeated; empty where that is not certain."""
    single = [result for result in results if result.arity == "one"]
    if len(results) - len(single) > 1 or len(single) > count or (len(single) == len(results) != count):
        return []
    return [each for result in results for each in [result] * (1 if result.arity == "one" else count - len(single))]


@remembered(8)
def _terms_of(language: OpenLanguage) -> TypeTerms:
    return TypeTerms(language.registry, language.leaves)


def _after_signs(reader: HeaderReader, names: Sequence[str]) -> list[PresumedType | None]:
    """The types, as many as there are results, after the last sign of all, or after the last one before the regions.

    `names` are the types of dialects that the results must be, "" where they may be others: `<…>` is short for one of these.
    """
    for start in _last_signs(reader):
        types = _after_sign(reader, start, names)
        if len(types) == len(names):
            return types
    return _in_steps(reader, names)


def _in_steps(reader: HeaderReader, names: Sequence[str]) -> list[PresumedType | None]:
    """The types on both sides of a last `=>`, if they are as many as there are results: `-> type => type`; a region may stand
    before it."""
    signs, _ = _signs(reader)
    if len(signs) < 2 or reader.tokens[signs[-1] - 1] != ">":
        return []
    reader.index = signs[-2]
    try:
        types = _type_list(reader, names[:-1])
    except Broken:
        return []
    if reader.tokens[reader.index : reader.index + 3] == ["{", REGION, "}"]:
        reader.index += 3
    types += _after_sign(reader, signs[-1], names[-1:]) if reader.index == signs[-1] - 2 else []
    return types if len(types) == len(names) else []


def _at_end_of_format(spec: object, reader: HeaderReader, names: Sequence[str]) -> list[PresumedType | None]:
    """The types after the last word or sign of the format, where it ends with those of the results."""
    literal = _literal_before_results(spec) if isinstance(spec, OpSpec) else ""
    places = [index for index in _outside(reader) if reader.tokens[index] == literal]
    found = _after_sign(reader, places[-1] + 1, names) if literal and places else []
    return found if len(found) == len(names) else []


@remembered(512)
def _literal_before_results(spec: OpSpec) -> str:
    """The last word or sign of a format that ends with the types of all results; "" for other formats."""
    left = [each for each in parse_format(spec.assembly_format or "") if not isinstance(each, Space | AttrDict | PropDict)]
    results: list[str] = []
    while left and (name := _result_of(left[-1])):
        results.insert(0, name)
        left.pop()
        if left[-1:] == [Literal(",")] and len(results) < len(spec.results):
            left.pop()
    last = left[-1] if left and results == [each.name for each in spec.results if each.buildable is None] else None
    return last.text if isinstance(last, Literal) else ""


def _result_of(element: object) -> str:
    """The name in `type($name)` or `qualified(type($name))`; "" for anything else."""
    inner = element.of if isinstance(element, Qualified) else element
    return inner.of.name if isinstance(inner, TypeOf) and isinstance(inner.of, Variable) else ""


def _outside(reader: HeaderReader) -> Iterator[int]:
    """The indices of the tokens that stand in no brackets."""
    depth = 0
    for index, token in enumerate(reader.tokens):
        depth += (token in OPENING) - (token in CLOSING and depth > 0)
        if depth == 0:
            yield index


def _last_of_directive(spec: object, reader: HeaderReader, names: Sequence[str]) -> list[PresumedType | None]:
    """The last type of all after a sign, if a directive that reads the type of the only result last ends the format."""
    if len(names) != 1 or not isinstance(spec, OpSpec) or not _ends_with_result(spec):
        return []
    found = [_after_sign(reader, start) for start in _last_signs(reader)]
    return next((types[-1:] for types in found if types), [])


@remembered(512)
def _ends_with_result(spec: OpSpec) -> bool:
    elements = [each for each in parse_format(spec.assembly_format or "") if not isinstance(each, Space | AttrDict)]
    if not elements or not isinstance(elements[-1], Custom):
        return False
    last = elements[-1].arguments[-1:]
    return [each.of.name for each in last if isinstance(each, TypeOf) and isinstance(each.of, Variable)] == [
        result.name for result in spec.results if result.arity == "one"
    ]


def _after_sign(reader: HeaderReader, start: int, names: Sequence[str] = ()) -> list[PresumedType | None]:
    """The types after a `:`, `->` or `=>`; none where other words follow them.

    What an arrow leads to may be `in` another type.
    """
    reader.index = start
    try:
        types = _type_list(reader, names)
        while reader.peek() in _CONVERSIONS or (reader.peek() == "in" and reader.tokens[start - 1] == "->"):
            reader.index += 1
            types = _type_list(reader, names)
    except Broken:
        return []
    ends = reader.peek() in _AFTER_TYPES or (reader.peek() == "=" and reader.peek_at(1) in ("(", "{", REGION))
    return types if ends or _is_word_of_region(reader) or _begins_line(reader) else []


def _is_word_of_region(reader: HeaderReader) -> bool:
    """Whether a word comes next, and then a region: `while (…) : types cond {`."""
    word = reader.peek()
    return word[:1].isalpha() and reader.peek_at(1) in ("{", REGION)


def _begins_line(reader: HeaderReader) -> bool:
    """Whether the next token begins a line: `-> types`, and below it `case 4 {`."""
    return "\n" in reader.text[reader.starts[reader.index - 1] : reader.offset()]


def _last_signs(reader: HeaderReader) -> Iterator[int]:
    """The indices after the last sign before types: of all, and of those before the regions."""
    found, before = _signs(reader)
    yield from dict.fromkeys([*found[-1:], *before])


def _signs(reader: HeaderReader) -> tuple[list[int], list[int]]:
    """The indices after the signs before types, and of these the last one before the regions, if there is one.

    A sign stands in no brackets; what stands before the `=` of results does not count.
    """
    tokens, starts = reader.tokens, reader.starts
    depth = 0
    found: list[int] = []
    before: list[int] = []
    for index, token in enumerate(tokens):
        if token == ">" and tokens[index - 1] == "=" and starts[index - 1] + 1 == starts[index]:
            found += [index + 1] if depth == 0 else []
        elif token in OPENING:
            depth += 1
        elif token in CLOSING:
            depth -= depth > 0
        elif depth == 0 and token in (":", "->"):
            found.append(index + 1)
        elif token == REGION:
            before = before or found[-1:]
            if depth == 0:
                break
    return found, before


def _type_list(reader: HeaderReader, names: Sequence[str] = ()) -> list[PresumedType | None]:
    """`type (, type)*`, `(type, …)`, or a function type, which stands for its results."""
    left = iter(names)
    if reader.peek() != "(":
        return reader.comma_list(lambda: _type(reader, next(left, "")))
    types = reader.delimited("(", lambda: _type(reader, next(left, "")))
    return _type_list(reader, names) if reader.accept("->") else types


def _type(reader: HeaderReader, name: str) -> PresumedType | None:
    """`type`, `%value as type`, `%value`, each with what names the sizes of the type after it: `{%size, …}`; `name: type`;
    `<…>` for a type of a dialect whose `name` is known."""
    if name and reader.peek() == "<":
        start, end = reader.balanced()
        try:
            return reader.leaves.parse_type(f"!{name}{reader.text[start:end]}")
        except LeafError:
            return None
    value = _tied(reader) if reader.peek() == "%" else None
    if reader.peek_at(1) == ":" and reader.peek()[:1].isalpha():
        reader.index += 2
    type_ = reader.type() if value is None or reader.accept("as") else value
    if reader.peek() == "{" and reader.peek_at(1) == "%":
        reader.balanced()
    return type_


def _tied(reader: HeaderReader) -> Tied:
    """Reads `%value` or `%value#number`."""
    index = reader.use()
    return Tied(reader.use_slots[index], reader.use_numbers[index])


# -- other values ------------------------------------------------------------------------------------------------


def _after_value(reader: HeaderReader, offset: int) -> Type | None:
    """The type after the name at an offset: `%x: type`, `%x as type`."""
    index = bisect_left(reader.starts, offset)
    if reader.starts[index : index + 1] != [offset]:  # it stands in a string
        return None
    if reader.tokens[index + 1] not in (":", "as") or not is_type_start(reader.tokens[index + 2]):
        return None
    reader.index = index + 2
    try:
        return reader.type()
    except Broken:
        return None
