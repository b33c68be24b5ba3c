"""Optional groups, clauses, literals and repeated types in assembly formats that `mlir-tblgen` refuses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mlir_ls.ods.assembly import elements as form
from mlir_ls.ods.assembly.places import FormatPlaces
from mlir_ls.ods.spec import AttributeSpec, Operand, OpSpec, Result, TypeDef

_Kinds = dict[str, "str | AttributeSpec"]
"""What each part of an operation is: "one" or "several" values, a "region" or a "successor"; of an attribute its definition."""

_LITERAL = re.compile(r"[A-Za-z_][\w$.]*|[_:,=<>()\[\]{}?+\-*|/]|->|\.\.\.", re.ASCII)
_WITHOUT_DEFAULT = frozenset(("integer", "unsigned", "bool", "string", "keyword", "named_keyword", "array"))
"""Kinds of properties that have to be spelled, unless their definition has a default."""


def wrong_element(elements: Iterable[form.Element]) -> str | None:
    """The first literal that is neither a keyword nor a mark of MLIR's, `ref` that is given to no directive, a directive that
    is given nothing, or a second `prop-dict`."""
    flat = list(form.flat(elements))
    for number, each in enumerate(flat):
        if isinstance(each, form.Custom) and not each.arguments:
            return f"has 'custom<{each.name}>', which takes at least one argument"
        if isinstance(each, form.PropDict) and each in flat[:number]:
            return "has more than one 'prop-dict'"
        if isinstance(each, form.Ref):
            return "has 'ref' outside of a 'custom' directive"
        if isinstance(each, form.Literal) and _LITERAL.fullmatch(each.text) is None:
            return f"has `{each.text}`, which is no keyword and no punctuation"
    return None


def wrong_group(spec: OpSpec, elements: form.Elements) -> str | None:
    """What is wrong with the first optional group, or the first list of clauses, of which no parser can be made."""
    return next(_wrong_below(elements, _kinds(spec)), None) or _wrong_neighbours(elements)


def _wrong_neighbours(elements: form.Elements) -> str | None:
    """What is wrong with lists of clauses that follow each other with nothing in between: two have the same word."""
    words: set[str] = set()
    for each in elements:
        if not isinstance(each, form.Clauses):
            words = set()
            continue
        own = {clause[0].text for clause in each.clauses if clause and isinstance(clause[0], form.Literal)}
        if not words.isdisjoint(own):
            return f"has `{min(words & own)}` in 'oilist' directives that follow each other"
        words |= own
    return None


def _wrong_below(elements: Iterable[form.Element], kinds: _Kinds) -> Iterator[str]:
    for each in elements:
        if isinstance(each, form.Group):
            wrong = _wrong_in_group(each, kinds)
            if wrong is not None:
                yield wrong
            yield from _wrong_below((*each.then, *each.otherwise), kinds)
        elif isinstance(each, form.Clauses):
            for clause in each.clauses:
                wrong = _wrong_in_clause(clause, kinds)
                if wrong is not None:
                    yield wrong
                yield from _wrong_below(clause, kinds)


def wrong_group_of_parameters(definition: TypeDef, elements: form.Elements) -> str | None:
    """What is wrong with the first optional group of a type's or an attribute's format of which no parser can be made."""
    return next(_wrong_groups_of_parameters(elements, required_parameters(definition)), None)


def required_parameters(definition: TypeDef) -> list[str]:
    """The parameters that are always spelled."""
    return [each.name for each in definition.parameters if not (each.self_type or each.optional or each.default is not None)]


def _wrong_groups_of_parameters(elements: Iterable[form.Element], required: list[str]) -> Iterator[str]:
    for group in elements:
        if not isinstance(group, form.Group):
            continue
        if group.anchor is None:
            yield "has an optional group without an anchor ('^')"
        if isinstance(group.anchor, form.Literal | form.Space):
            yield "has an optional group whose anchor is no parameter"
        if _begins_wrongly(group):
            yield _WRONG_BEGINNING
        for each in (*group.then, *group.otherwise):
            name = next((name for name in _captured(each, required) if name in required), None)
            if name is not None:
                yield f"has '${name}' in an optional group, which is never left out"
        yield from _wrong_groups_of_parameters((*group.then, *group.otherwise), required)


def _captured(element: form.Element, required: list[str]) -> Iterator[str]:
    """The parameters that an element spells; `params` spells all that are required as well."""
    if isinstance(element, form.Variable):
        yield element.name
    elif isinstance(element, form.Qualified) and isinstance(element.of, form.Variable):
        yield element.of.name
    elif isinstance(element, form.Whole):
        yield from required
    elif isinstance(element, form.Custom | form.StructDirective):
        for each in element.arguments if isinstance(element, form.Custom) else element.members:
            yield from _captured(each, required)


_WRONG_BEGINNING = "has an optional group that begins neither with a literal, a variable nor a 'custom' directive"


def _begins_wrongly(group: form.Group) -> bool:
    """Whether nothing at the beginning of a group says if it is there."""
    first = next((each for each in group.then if not isinstance(each, form.Space)), None)
    begins = first.of if isinstance(first, form.Qualified) else first
    return not isinstance(begins, form.Literal | form.Variable | form.Custom | None)


def repeated_type(elements: form.Elements, places: FormatPlaces) -> str | None:
    """The first type that is spelled twice."""
    spelled: set[str] = set()
    for name in _types(elements):
        kinds = ["operands" if name in places.operands else "results", name]
        if name in ("operands", "results"):
            kinds = [name, *(places.operands if name == "operands" else places.results)]
        if not spelled.isdisjoint(kinds):
            return f"spells the type of '{'$' if kinds[0] != name else ''}{name}' twice"
        spelled.add(name)
    return None


def _types(elements: Iterable[form.Element]) -> Iterator[str]:
    for each in form.flat(elements):
        if isinstance(each, form.Custom):
            yield from _types(each.arguments)
        elif isinstance(each, form.FunctionalType):
            yield from [_name(each.inputs), _name(each.results)]
        elif isinstance(each, form.TypeOf):
            yield _name(each.of)
        elif isinstance(each, form.Qualified) and isinstance(each.of, form.TypeOf):
            yield _name(each.of.of)


def _name(of: form.Variable | form.Whole) -> str:
    return of.name if isinstance(of, form.Variable) else of.kind


def _kinds(spec: OpSpec) -> _Kinds:
    values: list[Operand | Result] = [*spec.operands, *spec.results]
    return {
        **{each.name: "region" for each in spec.regions},
        **{each.name: "successor" for each in spec.successors},
        **{each.name: each for each in spec.attributes},
        **{each.name: "one" if each.arity == "one" else "several" for each in values},
    }


def _wrong_in_group(group: form.Group, kinds: _Kinds) -> str | None:
    if group.anchor is None:
        return "has an optional group without an anchor ('^')"
    wrong = _wrong_anchor(group.anchor, kinds)
    if wrong is not None:
        return f"has an optional group whose anchor is {wrong}"
    if _begins_wrongly(group):
        return _WRONG_BEGINNING
    for each in [inner for part in (*group.then, *group.otherwise) for inner in _inner(part)]:
        value = each.of if isinstance(each, form.TypeOf) else each
        if isinstance(value, form.Variable):
            if kinds.get(value.name) in ("one", "successor"):
                return f"has '${value.name}' in an optional group, which is never left out"
        elif not isinstance(value, form.Literal | form.Space | form.Custom | form.Group):
            return "has something in an optional group that is no literal, variable or type"
    return None


def _inner(element: form.Element) -> tuple[form.Element, ...]:
    """An element without `qualified`, and both sides of a functional type."""
    if isinstance(element, form.Qualified):
        return (element.of,)
    return (element.inputs, element.results) if isinstance(element, form.FunctionalType) else (element,)


def _wrong_anchor(anchor: form.Element, kinds: _Kinds) -> str | None:
    """What an anchor is that can be none: it is always there, or it is not known whether it is."""
    if isinstance(anchor, form.Custom):
        inner = [each for each in anchor.arguments if not isinstance(each, form.Ref)]
        return next((wrong for each in inner if (wrong := _wrong_anchor(each, kinds)) is not None), None)
    if isinstance(anchor, form.Qualified):
        return _wrong_anchor(anchor.of, kinds)
    if isinstance(anchor, form.FunctionalType):
        return _wrong_anchor(anchor.inputs, kinds) or _wrong_anchor(anchor.results, kinds)
    value = anchor.of if isinstance(anchor, form.TypeOf) else anchor
    if not isinstance(value, form.Variable):
        return "neither a variable nor a type"
    return f"'${value.name}', which is never left out" if _is_always_there(kinds.get(value.name)) else None


def _is_always_there(kind: str | AttributeSpec | None) -> bool:
    """Whether it is one value, one successor, a required attribute, or a property without a default."""
    if kind is None or isinstance(kind, str):
        return kind in ("one", "successor")
    if kind.optional or kind.default is not None or kind.syntax == "unit":
        return False
    syntax = kind.syntax[1] if kind.is_property and isinstance(kind.syntax, tuple) else ""
    return not kind.is_property or (syntax[0] if isinstance(syntax, tuple) else syntax) in _WITHOUT_DEFAULT


def _wrong_in_clause(clause: form.Elements, kinds: _Kinds) -> str | None:
    first = next((each for each in clause if not isinstance(each, form.Space)), None)
    if not isinstance(first, form.Literal):
        return "has a clause of 'oilist' that begins with no literal"
    for part in [inner for each in clause for inner in (each.arguments if isinstance(each, form.Custom) else (each,))]:
        each = part.of if isinstance(part, form.Qualified) else part
        if isinstance(each, form.Variable) and _is_always_there(kinds.get(each.name)):
            return f"has '${each.name}' in a clause of 'oilist', which is never left out"
    return None
