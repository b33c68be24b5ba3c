"""From an assembly format to the function that reads what follows the operation's name.

Each element becomes a function of its own; those of an operation are called one after the other. Whether an optional
group is present is decided by its first element, as in the parsers that `mlir-tblgen` makes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.ods.assembly.assign import assignment
from mlir_ls.ods.assembly.attributes import is_list, may_be_absent, opt_attribute, required_attribute
from mlir_ls.ods.assembly.directives import Argument, Cases, Directives, Kind
from mlir_ls.ods.assembly.elements import (
    AttrDict,
    Clauses,
    Code,
    Custom,
    Element,
    Elements,
    FunctionalType,
    Group,
    Literal,
    PropDict,
    Qualified,
    Ref,
    Space,
    TypeOf,
    Variable,
    Whole,
)
from mlir_ls.ods.assembly.found import NotKnown, Opt, Step, TypesRead
from mlir_ls.ods.assembly.grammar import parse_format
from mlir_ls.ods.assembly.opaque import opaque_directives, operands_of, pass_over, read_partly, without
from mlir_ls.ods.assembly.passed import passed_operands
from mlir_ls.ods.assembly.places import FormatPlaces, places_of
from mlir_ls.ods.assembly.printed import Notes
from mlir_ls.ods.assembly.properties import braced_properties, properties_of_any_release
from mlir_ls.ods.assembly.types import functional_type, opt_types_of, types_of
from mlir_ls.ods.assembly.variables import (
    all_operands,
    one_operand,
    one_region,
    one_successor,
    opt_operands,
    opt_regions,
    opt_successors,
)
from mlir_ls.ods.bodies.names import case_pattern
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttributeSpec, OpSpec
from mlir_ls.syntax.attempts import Refused, Undecided, can_be_copied, copied
from mlir_ls.syntax.completing import begun_again, expected_at_cursor, is_completing
from mlir_ls.syntax.header import Read
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DenseArrayAttr
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import AttributeText, Fault
from mlir_ls.syntax.tolerant.reading import read_tolerantly


class _Context(NamedTuple):
    """The context of compiling an operation's elements; `notes` are filled by readers that record how it is printed."""

    spec: OpSpec
    places: FormatPlaces
    registry: Registry
    directives: Directives
    notes: Notes | None


def compile_format(
    spec: OpSpec, registry: Registry, leaves: LeafParser, directives: Directives, notes: Notes | None = None
) -> Read:
    """How to read what follows the name of an operation that has an assembly format.

    `leaves` reads the types that its definition names. With `notes` the function also notes what printing puts before
    the elements that it reads.

    Raises:
        FormatError: its format does not follow the grammar.
    """
    elements = parse_format(spec.assembly_format or "")
    places = places_of(spec)
    context = _Context(spec, places, registry, directives, notes)
    steps = _sequence(elements, context, grouped=False)
    if spec.symbol:
        steps.append(_record_visibility)
    opaque = frozenset(opaque_directives(elements, spec.dialect, directives))
    unread = {name for directive in opaque for name in operands_of(directive, spec)}
    types, assign = assignment(spec, places, without(elements, opaque) if opaque else elements, registry, leaves)
    groups: dict[str, tuple[int, ...]] = {operand.name: () for operand in spec.operands if operand.name not in unread}

    def read_to_end(reader: HeaderReader, ends: tuple[int, ...] = ()) -> None:
        found = TypesRead(types.copy(), ends)
        reader.groups = groups.copy()
        for step in steps:
            step(reader, found)
        assign(reader, found)

    def read(reader: HeaderReader) -> None:
        start = copied(reader) if opaque and can_be_copied(reader) else None
        begun = begun_again(reader) if opaque and is_completing(reader) else None
        try:
            try:
                read_to_end(reader)
            except Undecided as undecided:
                if begun is not None:
                    reader.expected.update(expected_at_cursor(begun, read_to_end, undecided))
                read_partly(reader, start, read_to_end, undecided)
        except NotKnown:
            reader.known = False
            read_tolerantly(reader)
        except Refused as refused:
            reader.known, reader.refusal = False, _in_first_line(refused.fault, reader)
            read_tolerantly(reader)

    return read


def _in_first_line(fault: Fault, reader: HeaderReader) -> Fault | None:
    """A fault, unless it is in a line that may not belong to the operation."""
    return None if "\n" in reader.text[: fault.start] else fault


def _sequence(elements: Sequence[Element], context: _Context, grouped: bool) -> list[Step]:
    """The steps of elements that come one after the other; `grouped` ones stand in an optional group."""
    spelled = [each for each in elements if not isinstance(each, Space)]
    steps: list[Step] = []
    for index, each in enumerate(spelled):
        step = _step(each, context, grouped)
        steps.append(step if context.notes is None else context.notes.step(each, step))
        if isinstance(each, Group) and index:
            successor = spelled[index - 1]
            passed = passed_operands(each, context.spec)
            if passed and isinstance(successor, Variable) and context.spec.successor(successor.name) is not None:
                steps.append(_pass_operands(passed))
    return steps


def _pass_operands(name: str) -> Step:
    def attach(reader: HeaderReader, _: TypesRead) -> None:
        reader.successors[-1] = reader.successors[-1]._replace(uses=reader.groups[name])

    return attach


def _record_visibility(reader: HeaderReader, _: TypesRead) -> None:
    """A symbol may also be declared private in the dictionary."""
    for attribute in reader.attributes:
        if attribute.name == "sym_visibility" and attribute.start < attribute.end:
            reader.private = "private" in reader.text[attribute.start : attribute.end]


# -- elements that have to come next --------------------------------------------------------------------------------


def _step(element: Element, context: _Context, grouped: bool) -> Step:
    if isinstance(element, Literal):
        return _literal(element.text)
    if isinstance(element, Variable):
        return _variable(element.name, context, grouped, qualified=False)
    if isinstance(element, TypeOf):
        return types_of(element.of, context.spec, context.places, context.registry, qualified=False)
    if isinstance(element, AttrDict):
        return _keyword_dictionary if element.keyword else _dictionary
    if isinstance(element, Group):
        return _group(element, context)
    if isinstance(element, Qualified):
        if isinstance(element.of, TypeOf):
            return types_of(element.of.of, context.spec, context.places, context.registry, qualified=True)
        return _variable(element.of.name, context, grouped, qualified=True)
    if isinstance(element, FunctionalType):
        return functional_type(element, context.spec, context.places)
    if isinstance(element, Whole):
        return _whole(element.kind, context)
    if isinstance(element, Custom):
        return _custom(element, context)
    if isinstance(element, Clauses):
        return _clauses(element, context)
    if isinstance(element, PropDict):
        return braced_properties if context.spec.built_in else properties_of_any_release(context.spec, context.registry)
    return _not_known


def _not_known(reader: HeaderReader, found: TypesRead) -> None:
    raise NotKnown


def _literal(text: str) -> Step:
    def read(reader: HeaderReader, _: TypesRead) -> None:
        if reader.tokens[reader.index] == text:
            reader.index += 1
        else:
            reader.expect(text)

    return read


def _dictionary(reader: HeaderReader, _: TypesRead) -> None:
    token = reader.tokens[reader.index]
    if token == "{":
        reader.opt_attribute_dictionary()
    elif not token:
        reader.expected.add("{")


def _keyword_dictionary(reader: HeaderReader, _: TypesRead) -> None:
    reader.opt_attribute_dictionary_with_keyword()


def _variable(name: str, context: _Context, grouped: bool, qualified: bool) -> Step:
    spec = context.spec
    operand = spec.operand(name)
    if operand is not None:
        if operand.arity == "one":
            return one_operand(name)
        return _ignoring(opt_operands(name, operand.arity, operand.segments))
    attribute = spec.attribute(name)
    if attribute is not None:
        place = context.places.attributes.get(name, -1)
        if may_be_absent(attribute) and not grouped:
            return _ignoring(opt_attribute(attribute, context.registry, place, qualified))
        return required_attribute(attribute, context.registry, place, qualified)
    region = spec.region(name)
    if region is not None:
        return _ignoring(opt_regions) if region.variadic else one_region
    successor = spec.successor(name)
    if successor is not None:
        return _ignoring(opt_successors) if successor.variadic else one_successor
    return _not_known


def _ignoring(opt: Opt) -> Step:
    def read(reader: HeaderReader, found: TypesRead) -> None:
        opt(reader, found)

    return read


def _whole(kind: str, context: _Context) -> Step:
    if kind == "regions":
        return _ignoring(opt_regions)
    if kind == "successors":
        return _ignoring(opt_successors)
    if kind == "operands":
        return all_operands(context.spec)
    return _not_known


def _custom(element: Custom, context: _Context) -> Step:
    directive = context.directives(context.spec.dialect, element.name)
    if directive is None:
        return pass_over(element, context.spec)
    known = directive
    bound = [_bound(argument, context) for argument in element.arguments]

    def read(reader: HeaderReader, found: TypesRead) -> None:
        known(reader, [Argument(reader, found, *each) for each in bound])

    lists = [name for kind, name, *_ in bound if kind == "attribute" and _is_list(name, context.spec)]
    return _making_lists(read, lists) if lists else read


def _is_list(name: str, spec: OpSpec) -> bool:
    attribute = spec.attribute(name)
    return attribute is not None and is_list(attribute.constraint)


def _making_lists(directive: Step, names: Sequence[str]) -> Step:
    """A directive that makes dense arrays of what definitions of earlier years have as lists of attributes."""

    def read(reader: HeaderReader, found: TypesRead) -> None:
        directive(reader, found)
        for name in names:
            made = reader.implied.get(name)
            if isinstance(made, DenseArrayAttr) and made.elements is not None:
                reader.implied[name] = ArrayAttr(made.elements)

    return read


def _bound(argument: Element, context: _Context) -> tuple[Kind, str, str, int, Cases | None]:
    """What an argument of a directive stands for: kind, name, arity, place, cases."""
    places = context.places
    if isinstance(argument, Ref | Qualified):
        return _bound(argument.of, context)
    if isinstance(argument, Code):
        enum = context.registry.enum(argument.text)
        return ("code", argument.text, "one", -1, None if enum is None else Cases(enum))
    if isinstance(argument, TypeOf) and isinstance(argument.of, Variable):
        _, name, arity, place, _ = _bound(argument.of, context)
        return ("type", name, arity, place, None)
    if isinstance(argument, Variable):
        name = argument.name
        for kind, declared, place in (
            ("operand", context.spec.operand(name), places.operands.get(name, -1)),
            ("result", context.spec.result(name), places.results.get(name, -1)),
        ):
            if declared is not None:
                return (kind, name, declared.arity, place, None)  # type: ignore[return-value]
        if context.spec.region(name) is not None:
            return ("region", name, "one", -1, None)
        if context.spec.successor(name) is not None:
            return ("successor", name, "one", -1, None)
        return ("attribute", name, "one", -1, _cases_of(context.spec.attribute(name), context.registry))
    return ("dictionary", "", "one", -1, None)


def _cases_of(attribute: AttributeSpec | None, registry: Registry) -> Cases | None:
    """The cases that spell an attribute: it is one of them, they are its only parameter, or those of its elements."""
    if attribute is None:
        return None
    if attribute.enum is not None:
        enum = registry.enum(attribute.enum)
        return None if enum is None else Cases(enum, f"{{value}} : i{enum.width}")
    syntax = attribute.syntax
    held = syntax[1] if isinstance(syntax, tuple) and syntax[0] == "body" else _element_attribute(attribute.constraint)
    dialect, _, mnemonic = str(held).partition(".")
    definition = registry.attr_def(dialect, mnemonic)
    enum = None if definition is None or definition.enum is None else registry.enum(definition.enum)
    if definition is None or enum is None:
        return None
    return Cases(enum, case_pattern(definition))


def _element_attribute(constraint: Term) -> str | None:
    """The dialect's attribute that all elements of an array are."""
    if not isinstance(constraint, tuple):
        return None
    if constraint[0] == "each" and isinstance(constraint[1], tuple) and constraint[1][0] == "attr":
        return str(constraint[1][1])
    if constraint[0] == "allof":
        return next((found for found in map(_element_attribute, constraint[1:]) if found), None)
    return None


# -- elements that may come next ------------------------------------------------------------------------------------


def _group(element: Group, context: _Context) -> Step:
    then = [each for each in element.then if not isinstance(each, Space)]
    if not then:
        return _not_known
    unit = _elided_unit(element, then[0], context)
    guard = _opt(then[0], context)
    if context.notes is not None:
        guard = context.notes.guard(then[0], guard)
    rest = _sequence([each for each in then[1:] if unit is None or each != element.anchor], context, grouped=True)
    others = [each for each in element.otherwise if unit is None or each != element.anchor]
    otherwise = _sequence(others, context, grouped=True)
    if unit is not None:
        (otherwise if element.inverted else rest).insert(0, _record_unit(unit))
    if context.notes is not None:
        rest += context.notes.tail(element.then)
        otherwise += context.notes.tail(element.otherwise)
    if not otherwise:

        def read_optional(reader: HeaderReader, found: TypesRead) -> None:
            if guard(reader, found):
                for step in rest:
                    step(reader, found)

        return read_optional

    def read(reader: HeaderReader, found: TypesRead) -> None:
        for step in rest if guard(reader, found) else otherwise:
            step(reader, found)

    return read


def _elided_unit(element: Group, first: Element, context: _Context) -> str | None:
    """The unit attribute that is not spelled, as the literals around it say that it is there."""
    anchor = element.anchor
    if not isinstance(anchor, Variable) or anchor == first:
        return None
    attribute = context.spec.attribute(anchor.name)
    return anchor.name if attribute is not None and is_unit(attribute) else None


def is_unit(attribute: AttributeSpec) -> bool:
    return attribute.syntax in ("unit", ("property", "unit"))


def _record_unit(name: str) -> Step:
    """Notes a unit attribute at the token that was just read."""

    def record(reader: HeaderReader, _: TypesRead) -> None:
        end = reader.end_of_last()
        start = reader.starts[reader.index - 1] if reader.index else 0
        reader.attributes.append(AttributeText(name, start, end, end))

    return record


def _opt(element: Element, context: _Context) -> Opt:
    """Reads the first element of an optional group, if it comes next."""
    if isinstance(element, Literal):
        text = element.text
        return lambda reader, _: reader.accept(text)
    if isinstance(element, Qualified) and isinstance(element.of, Variable):
        return _opt_variable(element.of.name, context, qualified=True)
    if isinstance(element, Variable):
        return _opt_variable(element.name, context, qualified=False)
    if isinstance(element, TypeOf):
        return opt_types_of(element.of, context.spec, context.places)
    step = _step(element, context, grouped=False)

    def read(reader: HeaderReader, found: TypesRead) -> bool:
        before = reader.index
        step(reader, found)
        return reader.index > before

    return read


def _opt_variable(name: str, context: _Context, qualified: bool) -> Opt:
    spec = context.spec
    operand = spec.operand(name)
    if operand is not None:
        return opt_operands(name, "optional" if operand.arity == "one" else operand.arity, operand.segments)
    attribute = spec.attribute(name)
    if attribute is not None:
        return opt_attribute(attribute, context.registry, context.places.attributes.get(name, -1), qualified)
    region = spec.region(name)
    if region is not None:
        return opt_regions if region.variadic else lambda reader, _: reader.opt_region()
    if spec.successor(name) is not None:
        return opt_successors
    return _opt_unknown


def _opt_unknown(reader: HeaderReader, found: TypesRead) -> bool:
    raise NotKnown


def _clauses(element: Clauses, context: _Context) -> Step:
    """Clauses in any order, each at most once."""
    clauses = [_clause(each, context) for each in element.clauses]
    if not all(clauses):
        return _not_known
    known = [each for each in clauses if each is not None]

    def read(reader: HeaderReader, found: TypesRead) -> None:
        seen: set[str] = set()
        while True:
            for word, steps in known:
                if word in seen and not reader.peek():
                    continue  # where the text is over, none that is given already is expected
                start = reader.offset()
                if reader.accept(word):
                    if word in seen:
                        reader.fail_at("duplicate-clause", f"'{word}' is given twice", start, reader.end_of_last())
                    seen.add(word)
                    for step in steps:
                        step(reader, found)
                    break
            else:
                return

    return read


def _clause(elements: Elements, context: _Context) -> tuple[str, list[Step]] | None:
    spelled = [each for each in elements if not isinstance(each, Space)]
    if not spelled or not isinstance(spelled[0], Literal):
        return None
    rest = spelled[1:]
    first = [] if context.notes is None else [context.notes.after(spelled[0])]
    if len(rest) == 1 and isinstance(rest[0], Variable):
        attribute = context.spec.attribute(rest[0].name)
        if attribute is not None and is_unit(attribute):
            return (spelled[0].text, [*first, _record_unit(attribute.name)])
    return (spelled[0].text, [*first, *_sequence(rest, context, grouped=False)])
