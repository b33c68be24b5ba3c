"""From the text of an IRDL file to dialects.

Operations that IRDL describes have the generic form alone, types and attributes list their parameters between angle
brackets. A constraint that is used twice stands for one type or attribute both times.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeVar

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.irdl.constraints import Base, DefinitionScope, attribute_term, base_path, parameter_kind, type_term
from mlir_ls.ods.irdl.source import Dialect, IrdlDefinition, IrdlOperation, read_source
from mlir_ls.ods.irdl.uses import Use, sharing_traits
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.ods.spec import (
    ADDED_AT_RUN_TIME,
    Arity,
    AttrDef,
    AttributeSpec,
    DialectData,
    DialectFacts,
    Operand,
    OpSpec,
    Parameter,
    RegionSpec,
    Result,
    SourceLocation,
    Trait,
    TypeDef,
)
from mlir_ls.syntax.leaf.attributes import IntegerAttr
from mlir_ls.text import split_lines

_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_VARIADICITY = re.compile(r"\b(?:single|optional|variadic)\b")
_ARITIES: dict[str, Arity] = {"single": "one", "optional": "optional", "variadic": "variadic"}
_SENTENCE = re.compile(r"\.(?=\s|$)")

_Defined = TypeVar("_Defined", bound=TypeDef)


class IrdlDialects(NamedTuple):
    """The dialects that a file describes, in order of their names, and what is wrong in it."""

    dialects: tuple[DialectData, ...]
    problems: tuple[Diagnostic, ...]


class _File(NamedTuple):
    """A file that is read: its name, the types and attributes that it defines by their paths as symbols, whether comments
    are kept, and where problems are noted."""

    name: str
    bases: Mapping[tuple[str, ...], Base]
    prose: bool
    problems: list[Diagnostic]


def import_irdl(text: str, file: str = "", keep_prose: bool = True, profile: str = DEFAULT_PROFILE) -> IrdlDialects:
    """The dialects that the `irdl.dialect` operations of a text describe. Never raises.

    Of a definition in which there is a mistake of syntax nothing but the name is taken as known. `file` is the name that
    places of declaration get; with `keep_prose`, these and comments above definitions are kept, as summaries and
    descriptions. `profile` is the release of MLIR whose syntax the text has, if it pins no other one.
    """
    dialects, problems = read_source(split_lines(text), profile)
    bases: dict[tuple[str, ...], Base] = {
        (dialect.name, each.name): _base(each)
        for dialect in dialects
        for each in dialect.definitions
        if each.kind != "irdl.operation"
    }
    source = _File(file, bases, keep_prose, problems)
    found: dict[str, DialectData] = {}
    for dialect in dialects:
        if dialect.name and not _is_redefined(dialect.name, found, dialect.operation, source):
            found[dialect.name] = _data(dialect, source)
    problems.sort(key=lambda problem: problem.span)
    return IrdlDialects(tuple([found[name] for name in sorted(found)]), tuple(problems))


def _is_redefined(name: str, found: Mapping[str, object], by: IrdlOperation, source: _File) -> bool:
    """Whether there is one of this name already, which is noted."""
    if name in found:
        source.problems.append(by.error("redefined-symbol", f"symbol '@{name}' is already defined"))
    return name in found


def _data(dialect: Dialect, source: _File) -> DialectData:
    ops: dict[str, OpSpec] = {}
    types: dict[str, TypeDef] = {}
    attributes: dict[str, AttrDef] = {}
    names: dict[str, IrdlDefinition] = {}
    for each in dialect.definitions:
        if not each.name or _is_redefined(each.name, names, each.operation, source):
            continue
        names[each.name] = each
        full = f"{dialect.name}.{each.name}"
        scope = DefinitionScope(each, dialect.name, source.bases)
        source.problems.extend(_unknown_names(scope))
        if each.kind == "irdl.operation":
            ops[each.name] = _op_spec(full, scope, source)
        elif each.kind == "irdl.type":
            types[each.name] = _definition(TypeDef, full, scope, source)
        else:
            attributes[each.name] = _definition(AttrDef, full, scope, source)
    summary, description = _prose(dialect.comment, source)
    facts = DialectFacts(dialect.name, summary=summary, description=description)
    return DialectData(facts, ops, types, attributes, {})


def _unknown_names(scope: DefinitionScope) -> Iterator[Diagnostic]:
    """Values and symbols that are used and not defined."""
    for each in scope.definition.body:
        for index, value in enumerate(each.operands):
            if value not in scope.definition.values:
                yield each.operand_error(index, "undefined-value", f"value '%{value}' is not defined")
        path = base_path(each, scope)
        if path and path not in scope.bases:
            yield each.error("undefined-symbol", f"'@{'::@'.join(path)}' is no type or attribute of this file")


# -- types and attributes -------------------------------------------------------------------------------------------


def _definition(make: type[_Defined], name: str, scope: DefinitionScope, source: _File) -> _Defined:
    parameters = _parameters(scope)
    listed = " `,` ".join([f"${each.name}" for each in parameters])
    summary, description = _prose(scope.definition.comment, source)
    return make(
        name,
        parameters,
        f"`<` {listed} `>`" if parameters else None,
        scope.definition.is_damaged,
        tuple(_shared(scope)),
        summary=summary,
        description=description,
        location=_location(scope, source),
    )


def _parameters(scope: DefinitionScope) -> tuple[Parameter, ...]:
    listing = _child(scope.definition, "irdl.parameters")
    if listing is None:
        return ()
    names = _names(listing, "names", "parameter")
    kinds = [parameter_kind(value, scope) for value in listing.operands]
    return tuple([Parameter(name, kind) for name, kind in zip(names, kinds, strict=True)])


def _base(definition: IrdlDefinition) -> Base:
    listing = _child(definition, "irdl.parameters")
    names = _names(listing, "names", "parameter") if listing is not None else []
    return Base("!" if definition.kind == "irdl.type" else "#", tuple(names))


# -- operations -----------------------------------------------------------------------------------------------------


def _op_spec(name: str, scope: DefinitionScope, source: _File) -> OpSpec:
    operands = [Operand(*each) for each in _values(scope, "irdl.operands", "operand")]
    results = [Result(*each) for each in _values(scope, "irdl.results", "result")]
    summary, description = _prose(scope.definition.comment, source)
    if scope.definition.is_damaged:
        anything = (Operand("operands", arity="variadic"),), (Result("results", arity="variadic"),)
        regions = (RegionSpec("regions", variadic=True),)
        location = _location(scope, source)
        return OpSpec(name, *anything, regions=regions, summary=summary, description=description, location=location)
    return OpSpec(
        name,
        tuple(operands),
        tuple(results),
        _attributes(scope),
        _regions(scope),
        traits=(Trait(ADDED_AT_RUN_TIME), *_segments(operands, results), *_equal_types(scope), *_shared(scope)),
        summary=summary,
        description=description,
        location=_location(scope, source),
    )


def _values(scope: DefinitionScope, kind: str, noun: str) -> list[tuple[str, Term, Arity]]:
    """Operands or results: name, constraint, how many they are."""
    listing = _child(scope.definition, kind)
    if listing is None:
        return []
    arities = [_ARITIES[each] for each in _variadicity(listing)]
    arities += ["one"] * (len(listing.operands) - len(arities))
    names = _names(listing, "names", noun)
    terms = [type_term(value, scope) for value in listing.operands]
    return list(zip(names, terms, arities, strict=False))


def _attributes(scope: DefinitionScope) -> tuple[AttributeSpec, ...]:
    listing = _child(scope.definition, "irdl.attributes")
    if listing is None:
        return ()
    names = listing.strings("attributeValueNames")
    values = zip(names, listing.operands, strict=False)
    return tuple([AttributeSpec(name, attribute_term(value, scope)) for name, value in values])


def _regions(scope: DefinitionScope) -> tuple[RegionSpec, ...]:
    listing = _child(scope.definition, "irdl.regions")
    if listing is None:
        return ()
    names = _names(listing, "names", "region")
    regions = zip(names, listing.operands, strict=True)
    return tuple(
        [RegionSpec(name, _region_term(value, scope), arguments=_region_arguments(value, scope)) for name, value in regions]
    )


def _region_arguments(value: str, scope: DefinitionScope) -> tuple[Term, ...] | None:
    made = scope.definition.values.get(value)
    if made is None or (not made.operands and made.attribute("constrainedArguments") is None):
        return None
    return tuple([type_term(each, scope) for each in made.operands])


def _region_term(value: str, scope: DefinitionScope) -> Term:
    made = scope.definition.values.get(value)
    blocks = made.attribute("numberOfBlocks") if made is not None else None
    return ("blocks", blocks.value) if isinstance(blocks, IntegerAttr) else "any"


def _segments(operands: list[Operand], results: list[Result]) -> list[Trait]:
    """Several groups of unknown size need an attribute with their sizes."""
    traits = []
    if sum([each.arity != "one" for each in operands]) > 1:
        traits.append(Trait("AttrSizedOperandSegments"))
    if sum([each.arity != "one" for each in results]) > 1:
        traits.append(Trait("AttrSizedResultSegments"))
    return traits


def _equal_types(scope: DefinitionScope) -> Iterator[Trait]:
    """A constraint that several operands and results share is one type, and so are parameters that it is put on."""
    by_value: dict[str, list[str]] = {}
    for kind, noun in (("irdl.operands", "operand"), ("irdl.results", "result")):
        listing = _child(scope.definition, kind)
        if listing is not None:
            for name, value in zip(_names(listing, "names", noun), listing.operands, strict=True):
                by_value.setdefault(value, []).append(name)
    for names in by_value.values():
        if len(names) > 1:
            yield Trait("AllTypesMatch", tuple(names))
    for value, names in by_value.items():
        made = scope.definition.values.get(value)
        if made is None or made.name != "irdl.parametric":
            continue
        base = scope.bases.get(base_path(made, scope))
        for name, inner in zip(base.parameters if base is not None else (), made.operands, strict=False):
            for other in by_value.get(inner, ())[:1]:
                yield Trait("TypesMatchWith", (names[0], other, ("parameter", name), "one"))


# -- what they share ------------------------------------------------------------------------------------------------


def _shared(scope: DefinitionScope) -> Iterator[Trait]:
    """What constraints stand for, in the order in which MLIR checks what they are put on."""
    uses: list[Use] = []
    several = False
    if (listing := _child(scope.definition, "irdl.parameters")) is not None:
        names = _names(listing, "names", "parameter")
        uses += [("parameter", name, (value,)) for name, value in zip(names, listing.operands, strict=True)]
    if (listing := _child(scope.definition, "irdl.attributes")) is not None:
        named = zip(listing.strings("attributeValueNames"), listing.operands, strict=False)
        uses += [("attribute", name, (value,)) for name, value in named]
    for kind, noun in (("irdl.operands", "operand"), ("irdl.results", "result")):
        if (listing := _child(scope.definition, kind)) is not None:
            several = several or "variadic" in _variadicity(listing)
            names = _names(listing, "names", noun)
            uses += [(noun, name, (value,)) for name, value in zip(names, listing.operands, strict=True)]
    if (listing := _child(scope.definition, "irdl.regions")) is not None:
        for number, value in enumerate(listing.operands):
            made = scope.definition.values.get(value)
            uses += [("region", number, made.operands)] if made is not None and made.operands else []
    yield from sharing_traits(scope, uses, several)


def _variadicity(listing: IrdlOperation) -> list[str]:
    return _VARIADICITY.findall(str(listing.attribute("variadicity")))


def _child(definition: IrdlDefinition, kind: str) -> IrdlOperation | None:
    """The operation of this kind in a definition; the first where there are several."""
    return next((each for each in definition.body if each.name == kind), None)


def _names(listing: IrdlOperation, attribute: str, noun: str) -> list[str]:
    """A name for each of the values that an operation lists: the one it gives, or one by number."""
    given = listing.strings(attribute)
    given += [""] * (len(listing.operands) - len(given))
    return [
        name if _NAME.fullmatch(name) and name not in given[:index] else f"{noun}{index}"
        for index, name in enumerate(given[: len(listing.operands)])
    ]


def _prose(comment: str, source: _File) -> tuple[str, str]:
    """The summary and the description in a comment: its first sentence, and what follows."""
    if not source.prose:
        return "", ""
    first, _, rest = comment.partition("\n\n")
    first = " ".join(first.split())
    end = _SENTENCE.search(first)
    if end is None:
        return first, rest.strip()
    return first[: end.end()], f"{first[end.end() :].strip()}\n\n{rest}".strip()


def _location(scope: DefinitionScope, source: _File) -> SourceLocation | None:
    return SourceLocation(source.name, scope.definition.operation.item.line) if source.prose and source.name else None
