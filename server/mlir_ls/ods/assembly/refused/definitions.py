"""Assembly formats that `mlir-tblgen` refuses: a parser of an operation, a type or an attribute cannot be made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.assembly import elements as form
from mlir_ls.ods.assembly.assign import spelled_places
from mlir_ls.ods.assembly.found import ALL_OPERANDS, ALL_RESULTS
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.assembly.places import FormatPlaces, places_of
from mlir_ls.ods.assembly.refused.ambiguities import ambiguity
from mlir_ls.ods.assembly.refused.groups import (
    repeated_type,
    required_parameters,
    wrong_element,
    wrong_group,
    wrong_group_of_parameters,
)
from mlir_ls.ods.spec import Operand, OpSpec, Result, Trait, TypeDef
from mlir_ls.plurals import plural

_DIVIDED = frozenset(("AttrSizedOperandSegments", "SameVariadicOperandSize"))
_DIVIDED_RESULTS = frozenset(("AttrSizedResultSegments", "SameVariadicResultSize"))


def wrong_operation(spec: OpSpec) -> str | None:
    """Why no parser of an operation can be made; None where one can, or none is."""
    names = {trait.name for trait in spec.traits}
    for kind, arities, dividing in (
        ("operand", [part.arity for part in spec.operands], _DIVIDED),
        ("result", [part.arity for part in spec.results], _DIVIDED_RESULTS),
    ):
        count = len(arities) - arities.count("one")
        needless = f"AttrSized{kind.capitalize()}Segments"
        if count < 2 and needless in names:
            return f"'{spec.name}' has the trait '{needless}', which needs at least two variadic {kind}s"
        if count > 1 and names.isdisjoint(dividing):
            traits = " or ".join([f"'{name}'" for name in sorted(dividing)])
            return f"'{spec.name}' has {plural(count, f'variadic {kind}')}: one of the traits {traits} has to divide them"
    if spec.assembly_format is None:
        return None
    try:
        elements = parse_format(spec.assembly_format)
    except FormatError as error:
        return _unreadable(spec.name, spec.assembly_format, error)
    values = [*[part.name for part in spec.operands], *[part.name for part in spec.results]]
    others = [*[part.name for part in spec.attributes], *[part.name for part in spec.regions]]
    unknown = _unknown(elements, [*values, *others, *[part.name for part in spec.successors]])
    if unknown is not None:
        return f"the assembly format of '{spec.name}' names {unknown}"
    places = places_of(spec)
    for wrong in (wrong_element(elements), wrong_group(spec, elements), repeated_type(elements, places)):
        if wrong is not None:
            return f"the assembly format of '{spec.name}' {wrong}"
    return _wrongly_spelled(spec, elements) or _without_type(spec, elements, places, names)


def ambiguous_operation(spec: OpSpec, classes: Mapping[str, str]) -> str | None:
    """What can be read in two ways in an operation's format with which nothing else is wrong; `classes` as in `ambiguity`."""
    found = None if spec.assembly_format is None else ambiguity(spec, parse_format(spec.assembly_format), classes)
    return None if found is None else f"the assembly format of '{spec.name}' {found}"


def wrong_definition(definition: TypeDef, sigil: str) -> str | None:
    """Why no parser of a type or an attribute can be made; None where one can, or none is."""
    if definition.assembly_format is None:
        return None
    name = f"{sigil}{definition.name}"
    try:
        elements = parse_format(definition.assembly_format)
    except FormatError as error:
        return _unreadable(name, definition.assembly_format, error)
    unknown = _unknown(elements, [parameter.name for parameter in definition.parameters])
    if unknown is not None:
        return f"the assembly format of '{name}' names {unknown}"
    wrong = wrong_element(elements) or wrong_group_of_parameters(definition, elements)
    if wrong is not None:
        return f"the assembly format of '{name}' {wrong}"
    spelled = list(_spelled(elements))
    twice = _twice(spelled)
    if twice is not None:
        return f"the assembly format of '{name}' spells '${twice}' twice"
    if _PARAMETERS in spelled:
        is_twice = len(spelled) > 1 and bool(definition.parameters)
        return f"the assembly format of '{name}' spells parameters twice" if is_twice else None
    missing = next((each for each in required_parameters(definition) if each not in spelled), None)
    return None if missing is None else f"the assembly format of '{name}' does not spell '${missing}'"


def _unreadable(name: str, text: str, error: FormatError) -> str:
    return f"the assembly format of '{name}' is none: {error.shown(text)}"


def _unknown(elements: form.Elements, known: list[str]) -> str | None:
    """The first variable that stands for none of the parts that are known."""
    for name in _variables(elements):
        if name not in known:
            return f"'${name}', which is none of its parts{suggestion(nearest(name, known))}"
    return None


def _variables(elements: Iterable[form.Element]) -> Iterator[str]:
    for each in form.flat(tuple(elements)):
        if isinstance(each, form.Variable):
            yield each.name
        elif isinstance(each, form.TypeOf | form.Ref | form.Qualified):
            yield from _variables((each.of,))
        elif isinstance(each, form.FunctionalType):
            yield from _variables((each.inputs, each.results))
        elif isinstance(each, form.Custom):
            yield from _variables(each.arguments)
        elif isinstance(each, form.StructDirective):
            yield from _variables(each.members)


_PARAMETERS = form.Whole("params")
_DICTIONARY = form.AttrDict(False)


def _wrongly_spelled(spec: OpSpec, elements: form.Elements) -> str | None:
    """What a format spells twice, or not at all though it has to: operands, regions, successors, the dictionary."""
    spelled = list(_spelled(elements))
    twice = _twice(spelled)
    if twice is not None:
        return f"the assembly format of '{spec.name}' spells '${twice}' twice"
    for kind, names in (
        ("operands", [part.name for part in spec.operands]),
        ("regions", [part.name for part in spec.regions]),
        ("successors", [part.name for part in spec.successors]),
    ):
        if spelled.count(form.Whole(kind)) > 1:
            return f"the assembly format of '{spec.name}' spells '{kind}' twice"
        if form.Whole(kind) in spelled:
            again = next((name for name in names if name in spelled), None)
            if again is not None:
                return f"the assembly format of '{spec.name}' spells '${again}' twice"
            continue
        missing = next((number for number, name in enumerate(names) if name not in spelled), None)
        if missing is not None:
            what = f"'${names[missing]}'" if names[missing] else f"{kind[:-1]} #{missing}"
            return f"the assembly format of '{spec.name}' does not spell {what}"
    if spelled.count(_DICTIONARY) == 1:
        return None
    return f"the assembly format of '{spec.name}' has {'more than one' if _DICTIONARY in spelled else 'no'} 'attr-dict'"


def _twice(spelled: list[str | form.Element]) -> str | None:
    return next((each for number, each in enumerate(spelled) if isinstance(each, str) and each in spelled[:number]), None)


def _spelled(elements: Iterable[form.Element]) -> Iterator[str | form.Element]:
    """What a format spells, in its order: names of variables, directives that stand for several, and the dictionary."""
    for each in form.flat(elements):
        if isinstance(each, form.Variable):
            yield each.name
        elif isinstance(each, form.Qualified):
            yield from _spelled((each.of,))
        elif isinstance(each, form.Custom):
            yield from _spelled(each.arguments)
        elif isinstance(each, form.StructDirective):
            yield from _spelled(each.members)
        elif isinstance(each, form.AttrDict):
            yield _DICTIONARY
        elif isinstance(each, form.Whole):
            yield each


def _without_type(spec: OpSpec, elements: form.Elements, places: FormatPlaces, traits: set[str]) -> str | None:
    """The first operand or result whose type neither the format spells nor anything else says."""
    spelled = set(spelled_places(elements, places))
    sources = {number for number in spelled if number >= 0} | set(places.attributes.values())
    first_result = len(spec.operands)
    parts: list[Operand | Result] = [*spec.operands, *spec.results]
    buildable = {number for number, part in enumerate(parts) if part.buildable is not None}
    several = {number for number, part in enumerate(parts) if part.arity != "one"}
    known = sources | (buildable - (several if form.Whole("operands") in elements else several - set(range(first_result))))
    if ALL_OPERANDS in spelled:
        known |= set(range(first_result))
    is_inferred = "InferTypeOpInterface" in traits and spelled.isdisjoint(range(first_result, len(parts)))
    if ALL_RESULTS in spelled or is_inferred or "FirstAttrDerivedResultType" in traits:
        known |= set(range(first_result, len(parts)))
    for trait in spec.traits:
        known |= _following(trait, sources, places.by_name(), first_result, len(parts))
    number = next((number for number in range(len(parts)) if number not in known), None)
    if number is None:
        return None
    kind, of = ("operand", number) if number < first_result else ("result", number - first_result)
    named = f"'${parts[number].name}'" if parts[number].name else f"{kind} #{of}"
    return f"the assembly format of '{spec.name}' does not spell the type of {named}, which follows from nothing else"


def _following(trait: Trait, sources: set[int], named: dict[str, int], first_result: int, total: int) -> set[int]:
    """What a trait says of the types of parts, where those of others are spelled: none that it says is itself such a source."""
    if trait.name in ("TypesMatchWith", "ElementsMatchShape"):
        source, target = [named.get(str(name), 0) for name in trait.arguments[:2]]
        return {target} if str(trait.arguments[0]) not in named or source in sources else set()
    if trait.name == "AllTypesMatch":
        same = {named[str(name)] for name in trait.arguments if str(name) in named}
    elif trait.name == "SameTypeOperands":
        same = set(range(first_result))
    elif trait.name == "SameOperandsAndResultType":
        same = set(range(total))
    else:
        return set()
    return same if same & sources else set()
