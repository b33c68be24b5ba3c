"""Reading the types that an assembly format spells: `type(...)` and `functional-type(...)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from mlir_ls.ods.assembly.elements import FunctionalType, Literal, Space, Variable, Whole
from mlir_ls.ods.assembly.found import ALL_OPERANDS, ALL_RESULTS, NotKnown, Opt, Step, TypesRead
from mlir_ls.ods.assembly.grammar import parse_format
from mlir_ls.ods.assembly.places import FormatPlaces
from mlir_ls.ods.constraints import dialect_type
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import Operand, OpSpec, Result, TypeDef
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.lexical import CLOSING_OF
from mlir_ls.syntax.leaf.types import derived_inputs, derived_results
from mlir_ls.syntax.reader import HeaderReader


def types_of(of: Variable | Whole, spec: OpSpec, places: FormatPlaces, registry: Registry, qualified: bool) -> Step:
    """Reads `type(of)`, which has to come next."""
    if isinstance(of, Whole):
        return _list(ALL_OPERANDS if of.kind == "operands" else ALL_RESULTS)
    declared = _declared(of.name, spec)
    if declared is None:
        return _not_known
    place = _place(of.name, places)
    if declared.arity == "variadic":
        return _list(place)
    if declared.arity == "nested":
        return _nested(place)
    if declared.arity == "optional":
        opt = opt_types_of(of, spec, places)

        def read_optional(reader: HeaderReader, found: TypesRead) -> None:
            if not opt(reader, found) and reader.groups.get(of.name):
                found.types[place] = (reader.type(),)  # which the operand needs

        return read_optional
    defined = None if qualified else dialect_type(declared.constraint) or declared.class_of
    definition = None if defined is None else registry.type_def(*_parts(defined))
    if definition is not None and definition.opaque:
        facts = registry.facts(definition.dialect)
        return _opaque(place, "" if facts is None or facts.parses_types else definition.name)
    if definition is not None and definition.parameters and not _is_in_full(definition):
        return _short(place, definition)
    if declared.opaque and not qualified and defined is None:
        return _in_words(place)

    def read(reader: HeaderReader, found: TypesRead) -> None:
        found.types[place] = (reader.type(),)

    return read


def opt_types_of(of: Variable | Whole, spec: OpSpec, places: FormatPlaces) -> Opt:
    """Reads one type if it comes next."""
    place = _place(of.name, places) if isinstance(of, Variable) else -1

    def read(reader: HeaderReader, found: TypesRead) -> bool:
        start = reader.offset()
        type_ = reader.opt_type()
        if type_ is None:
            return False
        _record(reader, found, place, (type_,), start)
        return True

    return read


def functional_type(element: FunctionalType, spec: OpSpec, places: FormatPlaces) -> Step:
    """Reads `functional-type(inputs, results)`, or an alias that stands for such a type."""
    inputs, results = _place_of_all(element.inputs, places), _place_of_all(element.results, places)
    taken_name = element.inputs.name if isinstance(element.inputs, Variable) else None
    listed = spec.result(element.results.name) if isinstance(element.results, Variable) else None
    whole = listed is None or len(spec.results) == 1

    def number_of_results(reader: HeaderReader) -> int | None:
        """How many results the alias gives the types of, as far as the text says that."""
        if listed is not None and listed.arity == "one":
            return 1
        named = sum([group.size for group in reader.definitions])
        return named if named and whole else None

    def read(reader: HeaderReader, found: TypesRead) -> None:
        start = reader.offset()
        count = len(reader.use_slots if taken_name is None else reader.groups.get(taken_name, ()))
        alias = reader.opt_function_alias(count, number_of_results(reader), whole)
        if alias is not None:
            _record(reader, found, inputs, derived_inputs(alias.name, alias.inputs), start)
            if alias.results is not None:
                _record(reader, found, results, derived_results(alias.name, alias.results), start)
            return
        taken, yielded = reader.function_types()
        if listed is not None and listed.arity == "one" and len(yielded) != 1:
            message = f"expected 1 result, but got {len(yielded)}"
            reader.fail_so_far("result-count", message, start, reader.end_of_last())
        _record(reader, found, inputs, taken, start)
        _record(reader, found, results, yielded, start)

    return read


def _is_in_full(definition: TypeDef) -> bool:
    return definition.location is None and definition.mnemonic in knowledge_of(definition.dialect).types_in_full


def _declared(name: str, spec: OpSpec) -> Operand | Result | None:
    return spec.operand(name) or spec.result(name)


def _place(name: str, places: FormatPlaces) -> int:
    found = places.operands.get(name)
    return places.results[name] if found is None else found


def _place_of_all(which: Variable | Whole, places: FormatPlaces) -> int:
    if isinstance(which, Variable):
        return _place(which.name, places)
    return ALL_OPERANDS if which.kind == "operands" else ALL_RESULTS


def _record(reader: HeaderReader, found: TypesRead, place: int, types: Sequence[Type | None], start: int) -> None:
    found.spans[place] = (start, reader.end_of_last())
    if place < 0:
        found.together[place] = types
    else:
        found.types[place] = types


def _list(place: int) -> Step:
    def read(reader: HeaderReader, found: TypesRead) -> None:
        start = reader.offset()
        _record(reader, found, place, reader.types(), start)

    return read


def _nested(place: int) -> Step:
    def read(reader: HeaderReader, found: TypesRead) -> None:
        start = reader.offset()
        types: list[Type] = []
        if reader.peek() == "(":
            for inner in reader.comma_list(lambda: reader.delimited("(", reader.type)):
                types += inner
        _record(reader, found, place, types, start)

    return read


def _parts(name: str) -> tuple[str, str]:
    dialect, _, mnemonic = name.partition(".")
    return dialect, mnemonic


def _short(place: int, definition: TypeDef) -> Step:
    """A type that may be spelled without `!dialect.mnemonic`: as its own format says, mostly as `<parameters>`.

    What begins with no `!` is read as that format says, be it what another type looks like.
    """
    defined = definition.name
    format_ = (definition.assembly_format or "").strip()
    opening, is_all_optional = format_.startswith("`<`"), format_.startswith("(`<`") and format_.endswith("`>`)?")
    around = [each for each in "([{" if format_.startswith(f"`{each}`") and format_.endswith(f"`{CLOSING_OF[each]}`")]
    bracket = around[0] if around else ""

    def read(reader: HeaderReader, found: TypesRead) -> None:
        reader.note_body(f"!{defined}")
        token = reader.peek_bracket()
        if token != "<" and (token != bracket or not bracket):
            if opening and token and token[0] != "!":
                reader.expect("<")
            if is_all_optional and token[:1] != "!":
                if not token:
                    reader.expected.add("<type>")
                found.types[place] = (reader.leaves.parse_type(f"!{defined}"),)
            elif opening or not token or token[0] == "!":
                found.types[place] = (reader.type(),)
            else:
                found.types[place] = (_by_format(reader, definition),)
            return
        start, end = reader.balanced()
        before, after = (f"!{defined}", "") if token == "<" else (f"!{definition.dialect}<{definition.mnemonic} ", ">")
        try:
            found.types[place] = (reader.leaves.parse_type(f"{before}{reader.text[start:end]}{after}"),)
        except LeafError as error:
            _refuse(reader, error, len(before), start, end)

    return read


def _opaque(place: int, defined: str) -> Step:
    """A type that C++ spells in any way where its name is left out: as what looks like another type, too.

    Where one and the same C++ parses it with its name and without, `defined` is that name, which gives brackets their type.
    """

    def read(reader: HeaderReader, found: TypesRead) -> None:
        if defined:
            reader.note_body(f"!{defined}")
        token = reader.peek_bracket()
        if token[:1] == "!" or not token:
            found.types[place] = (reader.type(),)
        elif token == "<":
            start, end = reader.balanced()
            if defined:
                found.types[place] = (_named(reader, f"!{defined}{reader.text[start:end]}"),)
        else:
            raise NotKnown

    return read


def _named(reader: HeaderReader, spelled: str) -> Type | None:
    try:
        return reader.leaves.parse_type(spelled)
    except LeafError:
        return None


def _in_words(place: int) -> Step:
    """A type whose class only C++ knows: `l8` or `array<4 x l8>` may be of the class's dialect, or what it looks like."""

    def read(reader: HeaderReader, found: TypesRead) -> None:
        token = reader.tokens[reader.index]
        if not token or not (token[0].isalpha() or token[0] == "_"):
            found.types[place] = (reader.type(),)
            return
        reader.index += 1
        if reader.tokens[reader.index] == "<":
            reader.balanced()
        found.types[place] = (None,)

    return read


def _by_format(reader: HeaderReader, definition: TypeDef) -> Type:
    """A type whose format has keywords and types only; what others spell is not known."""
    types = {parameter.name for parameter in definition.parameters if parameter.is_type}
    start = reader.offset()
    for each in parse_format(definition.assembly_format or ""):
        if isinstance(each, Literal):
            reader.expect(each.text)
        elif isinstance(each, Variable) and each.name in types:
            reader.type()
        elif not isinstance(each, Space):
            raise NotKnown
    end = reader.end_of_last()
    if end <= start:
        raise NotKnown
    before = f"!{definition.dialect}<{definition.mnemonic} "
    try:
        return reader.leaves.parse_type(f"{before}{reader.text[start:end]}>")
    except LeafError as error:
        _refuse(reader, error, len(before), start, end)


def _refuse(reader: HeaderReader, error: LeafError, before: int, start: int, end: int) -> NoReturn:
    """Gives up at a part of a type that is spelled without its name, which would be so many characters before it."""
    at = start + min(max(0, error.offset - before), end - start - 1)
    reader.fail_at(error.code or "bad-type", error.message, at, at + max(1, error.length), error.instead, error.about)


def _not_known(reader: HeaderReader, found: TypesRead) -> None:
    raise NotKnown
