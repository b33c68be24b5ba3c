"""Reading an attribute, `$name`, as an assembly format spells it.

ODS, "Attributes" and "Properties": most are spelled as in an attribute dictionary; what the operation's definition says
of them, a type or the name of a dialect's attribute, is left out. What is spelled shorter than in a dictionary is noted
in full among the reader's `implied`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from mlir_ls.did_you_mean import suggestion
from mlir_ls.ods.assembly.elements import Element, Group, Literal, Space, Variable
from mlir_ls.ods.assembly.enums import case_reader, case_test, opt_case
from mlir_ls.ods.assembly.found import NotKnown, Opt, Step, TypesRead
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.assembly.property_values import has_word_for_none, opt_property, refuse_property
from mlir_ls.ods.constraints import Term, dense_element
from mlir_ls.ods.interfaces import type_of_attribute
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttrDef, AttributeSpec
from mlir_ls.syntax.attempts import can_be_copied
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DictionaryAttr, SymbolRefAttr, TypeAttr
from mlir_ls.syntax.leaf.build.builder import NoSuchName
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.reader import HeaderReader

_MANY = 1000
_OPENINGS = {"string": '"', "text": '"', "array": "[", "each": "[", "symbol_ref": "@", "flat_symbol_ref": "@"}


def required_attribute(spec: AttributeSpec, registry: Registry, place: int = -1, qualified: bool = False) -> Step:
    """Reads an attribute that has to come next; its type is noted at `place` unless that is negative."""
    opt, is_no_dictionary = _reading(spec, registry, place, qualified, "", True), _is_no_dictionary(spec)

    def read(reader: HeaderReader, found: TypesRead) -> None:
        if (is_no_dictionary and reader.tokens[reader.index] == "{") or not opt(reader, found):
            _refuse(reader, spec, registry, qualified)

    return read


def opt_attribute(spec: AttributeSpec, registry: Registry, place: int = -1, qualified: bool = False) -> Opt:
    """Reads an attribute if it comes next."""
    return _reading(spec, registry, place, qualified, _opening(spec.constraint), False)


def _reading(spec: AttributeSpec, registry: Registry, place: int, qualified: bool, opening: str, needed: bool) -> Opt:
    name, syntax = spec.name, spec.syntax
    if syntax == "symbol_name":
        return _symbol_name(name)
    if isinstance(syntax, tuple):
        if syntax[0] == "keyword":
            return opt_case(name, registry.enum(str(syntax[1])), is_needed=spec.required)
        if syntax[0] == "body" and not qualified:
            return _body(name, str(syntax[1]), registry, place, needed)
        if syntax[0] == "property":
            return opt_property(name, syntax[1], registry)
    element = None if syntax == "in_full" else dense_element(spec.constraint)
    if element is not None:
        return _array(name, element, needed)
    if spec.value_type is not None:
        return _typed(name, spec.value_type, opening)
    return _plain(name, place, opening, registry)


def _opening(constraint: Term) -> str:
    """The character that an attribute of some kinds has to begin with where it may be left out; "" for others."""
    if isinstance(constraint, tuple):
        if constraint[0] == "allof":
            return next((found for found in map(_opening, constraint[1:]) if found), "")
        return _opening(constraint[0]) if constraint[0] in ("each", "text") else ""
    return _OPENINGS.get(constraint, "") if isinstance(constraint, str) else ""


def _is_no_dictionary(spec: AttributeSpec) -> bool:
    """Whether an attribute cannot be a dictionary, so that a brace in its place begins a region."""
    is_plain = spec.syntax in ("attribute", "in_full")
    return is_plain and (spec.value_type not in (None, "none") or bool(_opening(spec.constraint)))


def is_list(constraint: Term) -> bool:
    """Whether what satisfies a constraint is a list of attributes, `[1, 2]`, and no dense array."""
    return _opening(constraint) == "["


def may_be_absent(spec: AttributeSpec) -> bool:
    """Whether an attribute may be left out where no group is around it: it is optional, and no word stands for its absence."""
    syntax = spec.syntax
    has_word = isinstance(syntax, tuple) and syntax[0] == "property" and has_word_for_none(syntax[1])
    return spec.optional and not has_word


def imply(reader: HeaderReader, name: str, spelling: str) -> None:
    """Says what attribute `name` is, by its spelling in full; nothing if that is none."""
    try:
        reader.implied[name] = reader.leaves.parse_attribute(spelling)
    except LeafError:
        reader.implied.pop(name, None)


def _refuse(reader: HeaderReader, spec: AttributeSpec, registry: Registry, qualified: bool) -> NoReturn:
    """Gives up where a required attribute does not come next."""
    syntax = spec.syntax
    if syntax == "symbol_name":
        reader.fail("expected a symbol name such as '@name'")
    if isinstance(syntax, tuple) and syntax[0] == "keyword":
        case_reader(registry.enum(str(syntax[1])), several=False)(reader)
    elif isinstance(syntax, tuple) and syntax[0] == "body" and not qualified:
        _refuse_body(reader, str(syntax[1]), registry)
    if isinstance(syntax, tuple) and syntax[0] == "property":
        refuse_property(reader, spec.name, syntax[1], registry)
    symbol = ", a symbol such as '@name'" if _opening(spec.constraint) == "@" else ""
    reader.fail(f"expected attribute '{spec.name}'{symbol}")


def _symbol_name(name: str) -> Opt:
    if name == "sym_name":
        return lambda reader, _: reader.opt_symbol_definition()
    return lambda reader, _: reader.opt_flat_symbol_reference()


def _absent(reader: HeaderReader, opening: str) -> bool:
    """Whether something else than `opening` comes next."""
    token = reader.tokens[reader.index]
    if token[:1] == opening:
        return False
    if not token:
        reader.expected.add(opening)
    return True


def _plain(name: str, place: int, opening: str, registry: Registry) -> Opt:
    def read(reader: HeaderReader, found: TypesRead) -> bool:
        if opening and _absent(reader, opening):
            return False
        start = reader.starts[reader.index]
        value = reader.opt_attribute()
        if value is None:
            return False
        reader.add_attribute(name, start)
        if place >= 0:
            type_ = value.value if isinstance(value, TypeAttr) else type_of_attribute(value, registry)
            if type_ is None and reader.peek() == ":" and isinstance(value, ArrayAttr | DictionaryAttr | SymbolRefAttr):
                instead = (f"dense<{value}>",) if isinstance(value, ArrayAttr) else ()
                message = f"expected a value that has a type, but got {value}{suggestion(instead)}"
                reader.fail_at("bad-attribute", message, start, reader.end_of_last(), instead)
            found.types[place] = (type_,)
        return True

    return read


def _typed(name: str, value_type: str, opening: str) -> Opt:
    """An attribute whose type is known, so that no type is spelled after it."""
    full = value_type not in ("none", "i1")

    def read(reader: HeaderReader, _: TypesRead) -> bool:
        if opening and _absent(reader, opening):
            return False
        start = reader.starts[reader.index]
        if reader.opt_attribute(typed=False) is None:
            return False
        reader.add_attribute(name, start)
        text = reader.text[start : reader.end_of_last()]
        if full:
            if text[0] in "-0123456789":
                imply(reader, name, f"{text} : {value_type}")
        elif value_type == "i1" and text[0] in "-0123456789":
            _imply_bit(reader, name, text, start)
        elif name == "sym_visibility":
            reader.private = text == '"private"'
        return True

    return read


def _imply_bit(reader: HeaderReader, name: str, text: str, start: int) -> None:
    """Says that an attribute is `true` or `false`, as a number of one bit; a fault where it has more."""
    try:
        reader.implied[name] = reader.leaves.parse_attribute(f"{text} : i1")
    except LeafError as error:
        reader.fail_at("bad-attribute", error.message, start, start + len(text))


_INTEGERS = ("i8", "i16", "i32", "i64")
_BOOLEANS = {"0": "false", "1": "true"}


def _array(name: str, element: str, needed: bool) -> Opt:
    """The elements of a dense array attribute in square brackets; one that is not `needed` is read like any attribute."""

    def read(reader: HeaderReader, _: TypesRead) -> bool:
        start = reader.starts[reader.index]
        if needed and reader.peek()[:1] not in ("[", "#"):
            if reader.tokens[reader.index]:
                reader.expect("[")
            reader.expected.add("[")
        has_integers = element in _INTEGERS and reader.peek() == "["
        integers = reader.delimited("[", reader.integer) if has_integers else []
        if not has_integers and reader.opt_attribute(typed=False) is None:
            return False
        reader.add_attribute(name, start)
        text = reader.text[start : reader.end_of_last()]
        if text[0] == "[":
            inner = ", ".join(map(str, integers)) if has_integers else text[1:-1].strip()
            if element == "i1":
                inner = ", ".join([_BOOLEANS.get(each.strip(), each.strip()) for each in inner.split(",")])
            imply(reader, name, f"array<{element}: {inner}>" if inner else f"array<{element}>")
        return True

    return read


def _body(name: str, attribute: str, registry: Registry, place: int, needed: bool) -> Opt:
    """What stands after `#dialect.mnemonic`, or the attribute in full; its type is noted at `place` unless that is negative.

    Where it is `needed`, one that no bracket encloses goes as far as its format says.
    """
    dialect, _, mnemonic = attribute.partition(".")
    definition = registry.attr_def(dialect, mnemonic)
    inner = _enum_body(definition, registry) if definition is not None else None
    openings, ends_there = _openings(definition), _ends_with_bracket(definition)

    def read(reader: HeaderReader, found: TypesRead) -> bool:
        if inner is None:
            reader.note_body(f"#{attribute}")
        token = reader.peek_bracket()
        start = reader.starts[reader.index]
        if token[:1] == "#":
            value = reader.attribute()
            reader.add_attribute(name, start)
            if place >= 0:
                found.types[place] = (type_of_attribute(value, registry),)
            return True
        if inner is not None:
            if not inner(reader):
                return False
        elif token in openings:
            if token == "<":
                reader.pass_angles()
            elif ends_there:
                reader.balanced()
            else:
                _pass_open_body(reader, dialect, mnemonic, needed)
        elif not token:
            reader.expected.add("<attribute>")
            return False
        elif len(openings) == 1:
            return False
        else:
            _pass_open_body(reader, dialect, mnemonic, needed)
        start = min(start, reader.end_of_last())  # of a body without any text
        reader.add_attribute(name, start)
        text = reader.text[start : reader.end_of_last()]
        if text[:1] == "<":
            imply_body(reader, name, f"#{attribute}", text, "", start)
        else:
            imply_body(reader, name, f"#{dialect}<{mnemonic} ", text, ">", start)
        if place >= 0:
            found.types[place] = (type_of_attribute(reader.implied[name], registry) if name in reader.implied else None,)
        return True

    return read


def _pass_open_body(reader: HeaderReader, dialect: str, mnemonic: str, needed: bool) -> None:
    """Passes over a body that no bracket encloses, as far as its format says; a fault where the format does not allow it.

    Raises:
        NotKnown: its format does not say how far it goes.
    """
    parse = reader.leaves.context.dialect_attributes.get(dialect, mnemonic) if needed else None
    start = reader.starts[reader.index]
    text = reader.text[start:]
    if parse is None or isinstance(parse, NoSuchName) or "//" in text:
        raise NotKnown
    try:
        end = start + parse(text, reader.leaves).end
    except LeafError as error:
        if not can_be_copied(reader):
            raise NotKnown from None
        if error.offset >= len(text.rstrip()):
            reader.index = len(reader.tokens) - 1
            reader.fail(error.message.partition(", but got ")[0], about=error.about)
        at = start + error.offset
        reader.fail_at(error.code or "bad-attribute", error.message, at, at + max(1, error.length), error.instead, error.about)
    if end < start:
        raise NotKnown
    while reader.tokens[reader.index] and reader.starts[reader.index] < end:
        reader.index += 1
    if end > start and reader.end_of_last() > end:
        raise NotKnown


def _openings(definition: AttrDef | None) -> frozenset[str]:
    """The brackets with which a body may begin: the one that its format says, else any."""
    if definition is None or definition.assembly_format is None:
        return OPENING
    try:
        elements = parse_format(definition.assembly_format)
    except FormatError:
        return OPENING
    first = next((each for each in elements if not isinstance(each, Space)), None)
    return frozenset((first.text,)) if isinstance(first, Literal) and first.text in OPENING else OPENING


def _ends_with_bracket(definition: AttrDef | None) -> bool:
    """Whether a body that begins with a bracket, and with no angle bracket, ends where that is closed.

    Of definitions of MLIR's own that is so.
    """
    if definition is None or definition.location is None:
        return True
    if definition.assembly_format is None:
        return not definition.custom_syntax
    try:
        elements = [each for each in parse_format(definition.assembly_format) if not isinstance(each, Space)]
    except FormatError:
        return False
    if len(elements) == 1:
        return isinstance(elements[0], Variable)
    depths = [0]
    for each in elements:
        depths.append(depths[-1] + _opened(each))
    return min(depths[1:-1], default=0) > 0 == depths[-1]


def _opened(element: Element) -> int:
    """How many more brackets an element of a format opens than it closes; many where that depends on the text."""
    if isinstance(element, Literal):
        return (element.text in OPENING) - (element.text in CLOSING)
    if isinstance(element, Group):
        then, otherwise = [sum([_opened(each) for each in part]) for part in (element.then, element.otherwise)]
        return then if then == otherwise else _MANY
    return 0


def imply_body(reader: HeaderReader, name: str, prefix: str, text: str, suffix: str, start: int) -> None:
    """Says what an attribute is whose name is left out; a fault where the dialect does not allow its body."""
    try:
        reader.implied[name] = reader.leaves.parse_attribute(f"{prefix}{text}{suffix}")
    except LeafError as error:
        at = start + min(max(0, error.offset - len(prefix)), len(text) - 1)
        reader.fail_at(error.code or "bad-attribute", error.message, at, at + max(1, error.length), error.instead, error.about)


def _enum_body(definition: AttrDef, registry: Registry) -> Callable[[HeaderReader], bool] | None:
    """How to read the body of an attribute that holds the cases of an enum; None for other attributes."""
    if definition.enum is None or definition.assembly_format is None:
        return None
    try:
        elements = parse_format(definition.assembly_format)
    except FormatError:
        return None
    spelled = [each for each in elements if not isinstance(each, Space)]
    if not spelled or not all(isinstance(each, Literal | Variable) for each in spelled):
        return None
    enum = registry.enum(definition.enum)
    read_case, comes_next = case_reader(enum, _may_be_several(definition)), case_test(enum)
    first = spelled[0].text if isinstance(spelled[0], Literal) else None
    rest = [each.text if isinstance(each, Literal) else None for each in spelled[1:]]

    def read(reader: HeaderReader) -> bool:
        if first is not None:
            if not reader.accept(first):
                return False
        elif comes_next(reader):
            read_case(reader)
        else:
            return False
        for literal in rest:
            if literal is not None:
                reader.expect(literal)
            else:
                read_case(reader)
        return True

    return read


def _may_be_several(definition: AttrDef) -> bool:
    """Whether bits that an attribute holds may stand in a row, and not only in one string."""
    return all([not isinstance(each.kind, tuple) or each.kind[-1] != "string" for each in definition.parameters])


def _refuse_body(reader: HeaderReader, attribute: str, registry: Registry) -> NoReturn:
    dialect, _, mnemonic = attribute.partition(".")
    definition = registry.attr_def(dialect, mnemonic)
    if definition is None or definition.enum is None or definition.assembly_format is None:
        reader.fail(f"expected the content of '#{attribute}'")
    opening = definition.assembly_format.strip().lstrip("`").lstrip()
    if opening.startswith("$"):
        case_reader(registry.enum(definition.enum), _may_be_several(definition))(reader)
        reader.fail(f"expected attribute '{attribute}'")
    reader.miss(opening[:1])
