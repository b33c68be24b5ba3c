"""Inherent attributes and properties: those that must be there, and what they have to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import ADDED_AT_RUN_TIME, AttributeSpec, OpSpec
from mlir_ls.ods.wording import listed
from mlir_ls.semantics.verify.declared.values import shortened
from mlir_ls.semantics.verify.model.dictionaries import is_after_properties, is_in_properties
from mlir_ls.semantics.verify.model.forms import form_of
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, fault_at, name_of
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms, Holds
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import ArrayAttr, AttributeAlias, IntegerAttr, StringAttr, TypeAttr
from mlir_ls.syntax.leaf.types import IntegerType
from mlir_ls.syntax.shape import Fault

_CASES_SHOWN = 16


def attribute_checks(spec: OpSpec, terms: AttributeTerms, registry: Registry) -> list[Check]:
    """The checks of an operation's attributes."""
    checks: list[Check] = []
    segmented = spec.operand_segments or spec.result_segments
    is_added = ADDED_AT_RUN_TIME in spec.trait_names
    is_without = spec.built_in and not spec.attributes and not segmented and "Unregistered" not in spec.trait_names
    if is_without or is_added:
        checks.append(_without_properties)
    # that a unit attribute is there is its value, so none has to be
    units = [attribute for attribute in spec.attributes if attribute.constraint == "unit" and not is_added]
    required = [attribute for attribute in spec.attributes if attribute.required and attribute not in units]
    properties, never_zero = _required_properties(spec), _never_zero(spec, terms)
    if required or properties or never_zero:
        checks.append(_required(spec, required, properties, never_zero))
    return checks + constraint_checks(spec, spec.attributes, terms, registry)


def constraint_checks(
    spec: OpSpec, attributes: Iterable[AttributeSpec], terms: AttributeTerms, registry: Registry
) -> list[Check]:
    """The check of what some attributes of an operation have to be, where that is known of any."""
    constrained = [
        (attribute, terms.check_of(_spelled(attribute)))
        for attribute in attributes
        if attribute.constraint not in ("any", "unknown")
    ]
    if not constrained:
        return []
    handed = form_of(spec).handed
    spelled = frozenset([
        each.name
        for each, _ in constrained
        if (spec.custom_syntax or each.name in handed) and terms.takes_strings(each.constraint)
    ])
    drops = spec.custom_syntax and not (spec.built_in and knowledge_of(spec.dialect).parsers_check_attributes)
    dropped = {attribute.name: _is_dropped(attribute, terms) for attribute, _ in constrained} if drops else {}
    return [_constrained(spec, constrained, spelled, registry, terms, dropped)]


def _spelled(attribute: AttributeSpec) -> Term:
    """What the generic form may spell: that of a property that is a case of an enum is an integer of any type."""
    return _of_any_type(attribute.constraint) if attribute.is_property else attribute.constraint


def _of_any_type(term: Term) -> Term:
    if not isinstance(term, tuple):
        return term
    word, *arguments = term
    return ("enum_value", *arguments) if word == "enum" else (word, *[_of_any_type(each) for each in arguments])


def _without_properties(operation: Operation) -> Sequence[Fault]:
    """An operation that declares no attributes has no properties either, and not even an empty list of them."""
    if not operation.generic:
        return ()
    text, alias = operation.shape.text, operation.shape.dictionary
    if alias is not None:
        message = f"'{operation.spec.name}' has no properties, so `<{alias.name}>` must be left out"
        return (fault_at("unsupported-properties", message, HeaderRange(alias.offset, alias.offset + len(alias.name))),)
    brace = text.find("{")
    if brace < 1 or text[brace - 1] != "<" or text[: brace - 1].rstrip()[-1:] not in (")", "]"):
        return ()
    message = f"'{operation.spec.name}' has no properties, so `<{{...}}>` must be left out"
    return (fault_at("unsupported-properties", message, HeaderRange(brace - 1, brace + 1)),)


def _required_properties(spec: OpSpec) -> list[str]:
    """The properties without a default value that only `<{...}>` can give in the custom form."""
    form = form_of(spec)
    if not form.properties:
        return []
    given = form.plain | form.handed
    properties = [each for each in spec.attributes if each.is_property and each.name not in given]
    return [each.name for each in properties if not each.optional and each.default is None]


def _never_zero(spec: OpSpec, terms: AttributeTerms) -> list[str]:
    """The properties that have to be given: what they hold else, zero or an empty string, does not satisfy their constraint."""
    found = []
    for each in spec.attributes:
        zero = _zero_of(each) if each.is_property and not each.optional and each.default is None else None
        if zero is not None and terms.check_of(_spelled(each))(zero) is False:
            found.append(each.name)
    return found


def _zero_of(attribute: AttributeSpec) -> Attribute | None:
    """What a property without a default value holds where none is given, as an attribute; None where that is not known."""
    syntax = attribute.syntax[1] if isinstance(attribute.syntax, tuple) else "unknown"
    word = syntax[0] if isinstance(syntax, tuple) else syntax
    if word in ("integer", "unsigned", "keyword", "named_keyword"):
        return IntegerAttr(0, IntegerType(64))
    return StringAttr("") if word == "string" else None


def _required(spec: OpSpec, required: list[AttributeSpec], properties: list[str], never_zero: list[str]) -> Check:
    """In the custom form, attributes that stand by themselves in the format count as given; so do those that a directive spells
    where aliases are used, as it may say them by a type. `properties` are required in that form only, `never_zero` in both."""
    form = form_of(spec)
    lengths = {operand.segments for operand in spec.operands}
    names = [attribute.name for attribute in required]
    spelled = [name for name in names if form.dictionary and name not in form.plain | lengths]
    in_dictionary = [name for name in spelled if name not in form.handed] + properties
    spelled += properties
    names += never_zero
    elsewhere = [name for name in never_zero if name not in form.plain | form.handed and name not in properties]
    in_dictionary, spelled = in_dictionary + elsewhere, spelled + elsewhere

    def check(operation: Operation) -> list[Fault]:
        needed = names if operation.generic else in_dictionary if operation.shape.aliases else spelled
        missing = [name for name in needed if not operation.has_attribute(name)]
        if not missing or (operation.shape.symbol is not None and missing == ["sym_name"]):
            return []
        shown = ", ".join([f"'{name}'" for name in missing])
        message = f"requires {'attributes' if len(missing) > 1 else 'attribute'} {shown}"
        if not operation.generic and set(missing) <= set(properties):
            message = f"requires {shown} in `<{{...}}>`"
        return [fault_at("missing-attribute", message, name_of(operation.shape), about=tuple(missing))]

    return check


def _constrained(
    spec: OpSpec,
    constrained: list[tuple[AttributeSpec, Holds]],
    spelled: frozenset[str],
    registry: Registry,
    terms: AttributeTerms,
    dropped: Mapping[str, Callable[[Attribute], bool]],
) -> Check:
    """`spelled` are the attributes that a custom form may have as strings, `dropped` says of which values it makes nothing."""
    plain = form_of(spec).plain

    def check(operation: Operation) -> list[Fault]:
        faults: list[Fault] = []
        for attribute, holds in constrained:
            if not operation.has_attribute(attribute.name) or not _is_in_full(operation, attribute, plain):
                continue
            value = operation.attribute(attribute.name)
            aliased = isinstance(operation.shape.implied.get(attribute.name), AttributeAlias)
            custom = not operation.generic and not aliased and not _is_spelled_by_form(operation, attribute.name)
            if custom and value is not None and attribute.name in dropped and dropped[attribute.name](value):
                continue
            if attribute.name in spelled and not operation.generic and _has_strings(value):
                continue
            if value is not None and holds(value) is False:
                if _is_after_properties(operation, attribute.name) and _is_dropped(attribute, terms)(value):
                    continue
                about = (attribute.name, _expectation(attribute, registry), str(value))
                kind = "the type " if isinstance(value, TypeAttr) and not about[1].startswith("type") else ""
                message = "attribute '{0}' failed to satisfy constraint: {1}, but got {3}{2}".format(*about, kind)
                faults.append(fault_at("attribute-value", message, attribute_at(operation, attribute.name), about=about))
        return faults

    return check


def _is_among_properties(operation: Operation, name: str) -> bool:
    place, alias = attribute_at(operation, name), operation.shape.dictionary
    if alias is not None and alias.properties and alias.offset == place.start:
        return True
    return is_in_properties(operation.shape.text, place.start)


def _is_after_properties(operation: Operation, name: str) -> bool:
    """Whether an attribute of the generic form stands in its dictionary of attributes, though there is one of properties."""
    return operation.generic and is_after_properties(operation.shape.text, attribute_at(operation, name).start)


def _is_dropped(attribute: AttributeSpec, terms: AttributeTerms) -> Callable[[Attribute], bool]:
    """Which values of an attribute that need not be there a hand-written parser drops: those that are of another class."""
    if not attribute.optional and attribute.default is None:
        return lambda value: False
    term = _class_of(attribute.constraint)
    if isinstance(term, tuple) and term[0] == "attr":
        return lambda value: True
    check = terms.check_of(term)
    return lambda value: check(value) is False


def _class_of(term: Term) -> Term:
    """The part of a constraint that says of which class an attribute is."""
    return term[1] if isinstance(term, tuple) and term[0] == "allof" else term


def _has_strings(value: Attribute | None) -> bool:
    return isinstance(value, StringAttr) or (isinstance(value, ArrayAttr) and any(map(_has_strings, value.elements)))


def _is_in_full(operation: Operation, attribute: AttributeSpec, plain: frozenset[str]) -> bool:
    """Whether what the text gives is the attribute that the constraint speaks of.

    A custom form may spell it in a way of its own. A property that is no attribute is one among the properties only,
    `<{...}>`; elsewhere its name means nothing.
    """
    name = attribute.name
    if attribute.is_property:
        return name in operation.shape.implied or _is_among_properties(operation, name)
    if operation.generic or name in operation.shape.implied:
        return True
    found = operation.attributes[name]
    return found.name_offset < found.start or name in plain


def _is_spelled_by_form(operation: Operation, name: str) -> bool:
    """Whether the custom form spells an attribute without its name, so that its parser reads one of the right class."""
    found = operation.attributes.get(name)
    return found is not None and found.name_offset >= found.start


def _expectation(attribute: AttributeSpec, registry: Registry) -> str:
    """What an attribute has to be, in words; the values where it is a case of an enum."""
    term = attribute.constraint
    if isinstance(term, tuple) and term[0] == "enum":
        enum = registry.enum(str(term[1]))
        if enum is not None and len(enum.cases) <= _CASES_SHOWN and not enum.bits:
            cases = listed([f"{value} ({keyword})" if keyword else str(value) for keyword, value in enum.cases])
            return f"an i{enum.width} integer that is {cases}"
    return shortened(term)
