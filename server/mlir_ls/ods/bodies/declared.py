"""Bodies of types and attributes whose parameters and assembly formats are declared.

ODS, "Defining Attributes and Types", "Assembly Format". What is spelled in several ways has one spelling in the end:
that in which MLIR prints it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from mlir_ls.ods.assembly.elements import (
    TIGHT,
    TIGHT_IN_PUNCTUATION,
    Code,
    Custom,
    Element,
    Elements,
    Group,
    Literal,
    Qualified,
    Ref,
    Space,
    StructDirective,
    Variable,
    Whole,
)
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.bodies.parameters import FindShort, ParameterKind, Value, enum_kind, is_list_of_words, kind_of
from mlir_ls.ods.bodies.reader import BodyReader, listed
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttrDef, Parameter, TypeDef
from mlir_ls.syntax.leaf.lexical import OPENING

Values = dict[str, Value]
"""What was read, by the names of parameters."""


class DeclaredBody(NamedTuple):
    """What stands after a mnemonic: how it is spelled, and the parameters in order of declaration.

    A parameter that was left out, or has its default, is None; all of them where only the context determines them.
    """

    spelling: str
    parameters: tuple[Any, ...] | None


class BodyDirective(NamedTuple):
    """How a `custom<Name>(...)` directive reads parameters into `Values` and spells them; `names` are its arguments."""

    read: Callable[[BodyReader, Values, Sequence[str]], None]
    spell: Callable[[Values, Sequence[str]], str]


class ReadBody(NamedTuple):
    """Reads a body; where that is not `certain`, a mistake may be none."""

    read: Callable[[BodyReader], DeclaredBody]
    certain: bool


class _Piece(NamedTuple):
    """An element: how it is read and spelled, whether it may come next, which parameters it holds."""

    read: Callable[[BodyReader, Values], None]
    spell: Callable[[Values], str]
    begins: Callable[[BodyReader], bool]
    names: tuple[str, ...]


class _Context(NamedTuple):
    """What compiling takes."""

    parameters: Mapping[str, Parameter]
    kinds: Mapping[str, ParameterKind]
    registry: Registry
    find_short: FindShort
    directives: Mapping[str, BodyDirective]
    spaces: Mapping[int, int]
    uncertain: list[str]


def declared_body(
    definition: TypeDef,
    registry: Registry,
    find_short: FindShort,
    directives: Mapping[str, BodyDirective],
    kinds: Mapping[str, Term | ParameterKind],
) -> ReadBody | None:
    """How to read the bodies of a definition; None where its syntax is not declared.

    `kinds` holds kinds of parameters that ODS does not declare, by name.
    """
    if definition.custom_syntax or (definition.assembly_format is None and definition.parameters):
        return None
    if definition.assembly_format is None:
        return ReadBody(lambda reader: DeclaredBody("", ()), True)
    try:
        elements = parse_format(definition.assembly_format)
    except FormatError:
        return None
    parameters = {each.name: each for each in definition.parameters}
    made = {name: kind_of(kinds.get(name, each.kind), registry, find_short) for name, each in parameters.items()}
    enum = registry.enum(definition.enum) if isinstance(definition, AttrDef) and definition.enum is not None else None
    if enum is not None:
        made = {name: enum_kind(enum, is_list_of_words(parameters[name].kind)) for name in made}
    uncertain = [":"] if _has_open_colon(elements, parameters) else []
    context = _Context(parameters, made, registry, find_short, directives, _spaces(elements), uncertain)
    piece = _sequence(elements, context)

    def read(reader: BodyReader) -> DeclaredBody:
        values: Values = {}
        piece.read(reader, values)
        for name, parameter in parameters.items():
            value = values.get(name)
            if value is not None and (value == () or made[name].spell(value) == parameter.default):
                values[name] = None
        return DeclaredBody(piece.spell(values), tuple([values.get(name) for name in parameters]))

    return ReadBody(read, not uncertain)


_WITHOUT_BRACKETS = frozenset(("integer", "unsigned", "keyword", "string", "bool"))
"""Kinds of parameters whose spellings begin with no bracket."""


def _has_open_colon(elements: Elements, parameters: Mapping[str, Parameter]) -> bool:
    """Whether a colon may stand outside of brackets: MLIR reads it after the body, as that of the attribute's type.

    It may not where the first thing in a body is no angle bracket, which then has to be in those of `#dialect<mnemonic ...>`.
    """
    texts = [each.text for each in elements if isinstance(each, Literal)]
    first = next((each for each in elements if not isinstance(each, Space)), None)
    if isinstance(first, Literal) and first.text not in ("<", ":"):
        return False
    if isinstance(first, Variable) and (parameter := parameters.get(first.name)) is not None and not parameter.self_type:
        kind = parameter.kind[0] if isinstance(parameter.kind, tuple) else parameter.kind
        if kind in _WITHOUT_BRACKETS and not parameter.optional:
            return False
    return ":" in texts and not (texts[0] in OPENING and texts[-1] in TIGHT_IN_PUNCTUATION)


def _spaces(elements: Elements) -> dict[int, int]:
    """How many blanks MLIR prints before each element, by `id`; what an optional group lacks takes none."""
    found: dict[int, int] = {}
    _record_spaces(elements, (True, False), found)
    return found


def _record_spaces(elements: Elements, state: tuple[bool, bool], found: dict[int, int]) -> tuple[bool, bool]:
    """`state` says whether what comes next is set apart, and whether punctuation was last; gives back the next one.

    After an optional group, MLIR's printers go on as after the elements that stand in its place, or as before the group.
    """
    apart, punctuation = state
    pending = 0
    for each in elements:
        if isinstance(each, Space):
            pending += len(each.text)
            apart, punctuation = False, True
        elif isinstance(each, Group):
            _record_spaces(each.then, (apart, punctuation), found)
            apart, punctuation = _record_spaces(each.otherwise, (apart, punctuation), found)
        elif isinstance(each, Literal):
            long = len(each.text) > 1
            found[id(each)] = pending + (apart and (long or each.text not in (TIGHT_IN_PUNCTUATION if punctuation else TIGHT)))
            apart = long or each.text not in OPENING
            punctuation = not (each.text[0].isalpha() or each.text[0] == "_")
            pending = 0
        else:
            found[id(each)] = pending + (apart or not punctuation)
            apart, punctuation, pending = True, False, 0
    return apart, punctuation


def _sequence(elements: Elements, context: _Context) -> _Piece:
    pieces = [(context.spaces.get(id(each), 0), _piece(each, context)) for each in elements if not isinstance(each, Space)]

    def read(reader: BodyReader, values: Values) -> None:
        for _, piece in pieces:
            piece.read(reader, values)

    def spell(values: Values) -> str:
        found = ""
        for space, piece in pieces:
            text = piece.spell(values)
            if text:
                found += " " * max(0, space) + text
        return found

    begins = pieces[0][1].begins if pieces else (lambda reader: True)
    return _Piece(read, spell, begins, tuple([name for _, piece in pieces for name in piece.names]))


def _piece(element: Element, context: _Context) -> _Piece:
    if isinstance(element, Literal):
        text = element.text
        return _Piece(lambda reader, values: reader.expect(text), lambda values: text, lambda reader: reader.comes(text), ())
    if isinstance(element, Variable):
        return _parameter(element.name, context, qualified=False)
    if isinstance(element, Qualified) and isinstance(element.of, Variable):
        return _parameter(element.of.name, context, qualified=True)
    if isinstance(element, Whole):
        return _params(context)
    if isinstance(element, StructDirective):
        return _struct(element, context)
    if isinstance(element, Custom):
        return _custom(element, context)
    if isinstance(element, Group):
        return _group(element, context)
    return _unknown(context)


def _unknown(context: _Context) -> _Piece:
    """What no type or attribute has in its format."""
    context.uncertain.append("")
    return _Piece(lambda reader, values: reader.fail("expected something unknown"), lambda values: "", lambda _: False, ())


def _parameter(name: str, context: _Context, qualified: bool, named: bool = False) -> _Piece:
    """A parameter. C++ reads it wherever the format has it, optional or not, but for one that it reads into an `optional`.

    `named`: its name and an equals sign are before it, so that what follows is its value if anything does.
    """
    parameter = context.parameters.get(name)
    if parameter is None:
        return _unknown(context)
    kind = context.kinds[name]
    if qualified:
        kind = kind_of(parameter.kind, context.registry, context.find_short, qualified=True)
    if not kind.certain:
        context.uncertain.append(name)
    passed_over = _may_be_passed_over(parameter, kind)

    def read(reader: BodyReader, values: Values) -> None:
        if not passed_over or kind.begins(reader) or (named and (reader.at_end() or reader.at_item())):
            values[name] = kind.read(reader)

    def spell(values: Values) -> str:
        value = values.get(name)
        return "" if value is None else kind.spell(value)

    return _Piece(read, spell, kind.begins, (name,))


def _is_optional(parameter: Parameter) -> bool:
    return parameter.optional or parameter.default is not None or parameter.self_type


def _may_be_empty(parameter: Parameter) -> bool:
    """Whether C++ reads a parameter into an `optional`, for which nothing has to stand where it is due."""
    return isinstance(parameter.kind, tuple) and parameter.kind[0] == "optional"


def _may_be_passed_over(parameter: Parameter, kind: ParameterKind) -> bool:
    """Whether nothing may stand for a parameter where the format has it."""
    return parameter.self_type or _may_be_empty(parameter) or (_is_optional(parameter) and not kind.certain)


def _params(context: _Context) -> _Piece:
    """`params`: all parameters in order, with commas between them.

    One that is optional is read where it is due all the same, but for one that C++ reads into an `optional`; those after the
    last one that has to be there may be left out together with the commas before them.
    """
    names = [name for name, parameter in context.parameters.items() if not parameter.self_type]
    pieces = {name: _parameter(name, context, qualified=False) for name in names}
    passed_over = [name for name in names if _may_be_passed_over(context.parameters[name], context.kinds[name])]
    needed = [index for index, name in enumerate(names) if not _is_optional(context.parameters[name])]
    last = needed[-1] if needed else -1

    def read(reader: BodyReader, values: Values) -> None:
        for index, name in enumerate(names):
            if name not in passed_over or pieces[name].begins(reader):
                values[name] = context.kinds[name].read(reader)
                if index < last:
                    reader.expect(",")
                elif index + 1 < len(names) and not reader.accept(","):
                    return

    def spell(values: Values) -> str:
        return ", ".join([piece.spell(values) for name, piece in pieces.items() if values.get(name) is not None])

    return _Piece(read, spell, BodyReader.at_item, tuple(names))


def _struct(element: StructDirective, context: _Context) -> _Piece:
    """`struct(...)`: `name = value` in any order; optional ones may be left out.

    Where none is optional, a comma after the last one belongs to what follows.
    """
    pieces: dict[str, _Piece] = {}
    for member in element.members:
        inner = member.of if isinstance(member, Qualified) else member
        names = [inner.name] if isinstance(inner, Variable) else []
        if isinstance(inner, Whole):
            names = [name for name, parameter in context.parameters.items() if not parameter.self_type]
        elif isinstance(inner, Custom):
            names = _names(inner)[:1]
        for name in names:
            pieces[name] = (
                _custom(inner, context)
                if isinstance(inner, Custom)
                else _parameter(name, context, qualified=isinstance(member, Qualified), named=True)
            )
    required = [name for name in pieces if name in context.parameters and not _is_optional(context.parameters[name])]

    def read(reader: BodyReader, values: Values) -> None:
        if not required and not reader.at_item():
            if reader.at_end():
                reader.miss(*pieces)
            return
        while True:
            start = reader.position
            name = reader.opt_keyword()
            if name not in pieces or name in values:
                left = [each for each in pieces if each not in values]
                reader.position = start
                if left and name is not None:
                    reader.refuse_word(name, left, start)
                if left:
                    reader.miss(*left)
                reader.fail("expected the end")
            reader.expect("=")
            pieces[name].read(reader, values)
            given = values.get(name) is not None or pieces[name].begins(reader)
            if not given and not (name in context.parameters and _may_be_empty(context.parameters[name])):
                reader.fail(f"expected the value of `{name}`")
            comma = reader.position
            if not reader.accept(","):
                break
            if len(required) == len(pieces) and all([each in values for each in required]) and not begins(reader):
                reader.position = comma
                break
        missing = [each for each in required if each not in values]
        if missing:
            reader.fail(f"expected {listed(missing)}")

    def spell(values: Values) -> str:
        given = [(name, piece.spell(values)) for name, piece in pieces.items() if _given(piece, values)]
        return ", ".join([f"{name} = {text}" for name, text in given])

    def begins(reader: BodyReader) -> bool:
        position = reader.position
        found = reader.opt_keyword()
        reader.position = position
        reader.possible += tuple(pieces) if reader.at_end() else ()
        return found in pieces

    return _Piece(read, spell, begins, tuple(name for piece in pieces.values() for name in piece.names))


def _given(piece: _Piece, values: Values) -> bool:
    return any(values.get(name) is not None for name in piece.names)


def _names(element: Custom) -> list[str]:
    inner = [each.of if isinstance(each, Ref | Qualified) else each for each in element.arguments]
    return [each.name for each in inner if isinstance(each, Variable)]


def _custom(element: Custom, context: _Context) -> _Piece:
    names = _names(element)
    directive = context.directives.get(element.name)
    if directive is None or any(isinstance(each, Code) for each in element.arguments):
        context.uncertain.append(element.name)
        return _Piece(lambda reader, values: reader.fail("expected something unknown"), lambda _: "", lambda _: False, ())
    known = directive
    own = tuple([each.name for each in element.arguments if isinstance(each, Variable)])
    return _Piece(
        lambda reader, values: known.read(reader, values, names),
        lambda values: known.spell(values, names),
        BodyReader.at_item,
        own,
    )


def _group(element: Group, context: _Context) -> _Piece:
    anchor = () if element.anchor is None else _piece(element.anchor, context).names
    then = _sequence(element.then, context)
    otherwise = _sequence(element.otherwise, context)
    certain = _begins_with_value(element.then, context)

    def read(reader: BodyReader, values: Values) -> None:
        (then if certain or then.begins(reader) else otherwise).read(reader, values)

    def spell(values: Values) -> str:
        present = any(values.get(name) is not None for name in anchor)
        return (then if present != element.inverted else otherwise).spell(values)

    return _Piece(read, spell, then.begins, (*then.names, *otherwise.names))


def _begins_with_value(elements: Elements, context: _Context) -> bool:
    """Whether an optional group begins with a parameter that C++ reads in any case, so that the group is never left out."""
    first = next((each for each in elements if not isinstance(each, Space)), None)
    inner = first.of if isinstance(first, Qualified) else first
    if not isinstance(inner, Variable) or inner.name not in context.parameters:
        return False
    return not _may_be_passed_over(context.parameters[inner.name], context.kinds[inner.name])
