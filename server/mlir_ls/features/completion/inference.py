"""The types that stand-ins of a cut header stand for, as the values around it have them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from mlir_ls.caches import remembered
from mlir_ls.features.completion.fit import (
    argument_types,
    callee_type,
    fits,
    function_type_of_shape,
    may_be,
    passed_type,
    referred_types,
    results_of,
)
from mlir_ls.features.completion.place import CompletionPlace, is_standin, search_at_end, used_types
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.completing import Cut
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.types import DerivedType, TypeAlias
from mlir_ls.syntax.shape import OpShape, symbol_text

_VALUES = r"%[\w$.-]+(?:#\d+)?"
_TYPED_LIST = re.compile(rf"({_VALUES}(?:\s*,\s*{_VALUES})*)[\])]?\s*:\s*([^%:]*,\s*|)\Z")
_MAX_LIST = 4000
"""Characters of a list of values and their types, at most."""

_NAME = re.compile(r"%([\w$.-]+)(?:#(\d+))?")
_OPENING, _CLOSING = "<([{", ">)]}"


def known_types(place: CompletionPlace, cut: Cut, standin: str) -> list[Type]:
    """The types that a stand-in stands for, the likeliest first; none where no value shows them."""
    found: list[Type] = []
    for type_ in _known(place, cut, standin):
        if not isinstance(type_, DerivedType) and type_ not in found:
            found.append(type_)
    return found


def settled_types(place: CompletionPlace, cut: Cut, standin: str) -> list[Type]:
    """The types of the values whose type a stand-in is, as their definitions have them: any other one would be an error."""
    names = place.erased.names
    values = [(names[slot], number) for slot, number, type_ in cut.shape.uses if _is(type_, standin) and slot < len(names)]
    types = [place.defined_type(name, number) for name, number in values]
    return list(dict.fromkeys([each for each in types if each is not None]))


def is_settled(place: CompletionPlace) -> bool:
    """Whether a type follows that is that of a value which is defined with it."""
    cut = place.cut
    return "<type>" in cut.expected and bool(cut.rest) and bool(settled_types(place, cut, cut.rest[0]))


def _known(place: CompletionPlace, cut: Cut, standin: str) -> Iterator[Type]:
    shape, names = cut.shape, place.erased.names
    for slot, number, type_ in shape.uses:
        if _is(type_, standin) and slot < len(names):
            known = place.type_of(names[slot], number)
            if known is not None:
                yield known
        elif type_ is not None and standin in (text := str(type_)) and slot < len(names):
            yield from _within(place, text, standin, place.type_of(names[slot], number))
    constraints = constraints_on(place, shape, standin)
    is_of_result = any([_is(each, standin) for each in shape.result_types]) and isinstance(shape.syntax, OpSpec)
    if standin in cut.rest and (not is_of_result or any([_is(each, standin) for each in _types_of_uses(shape)])):
        yield from [type_ for type_ in _listed(place, standin, cut) if may_stand(place, cut, standin, type_, constraints)]
    yield from _results(place, shape, standin)
    yield from _context(place, shape, standin)
    if not constraints and not any([_is(each, standin) for each in (*_types_of_uses(shape), *shape.result_types)]):
        yield from [type_ for result in results_of(place, shape) for type_ in used_types(place, *result[:2])]


def _within(place: CompletionPlace, text: str, standin: str, known: Type | None) -> Iterator[Type]:
    """The part of a known type that is where a stand-in is in the type that an operand would have, as that of a pointer."""
    before, _, after = text.partition(standin)
    whole = str(place.resolved(known)) if known is not None else ""
    if whole.startswith(before) and whole.endswith(after) and len(whole) > len(before) + len(after):
        with suppress(LeafError):
            yield place.analysis.language.leaves.parse_type(whole[len(before) : len(whole) - len(after)])


def _is(type_: Type | None, standin: str) -> bool:
    return isinstance(type_, TypeAlias) and not isinstance(type_, DerivedType) and type_.name == standin[1:]


def _results(place: CompletionPlace, shape: OpShape, standin: str) -> Iterator[Type]:
    results = results_of(place, shape)
    for name, number, type_ in results:
        if _is(type_, standin):
            yield from used_types(place, name, number)
    given = [type_ for type_ in shape.result_types if _is(type_, standin)]
    if given and not any(_is(type_, standin) for _, _, type_ in results) and len(results) == len(shape.result_types):
        for (name, number, _), type_ in zip(results, shape.result_types, strict=True):
            if _is(type_, standin):
                yield from used_types(place, name, number)


def _context(place: CompletionPlace, shape: OpShape, standin: str) -> Iterator[Type]:
    """What the callee takes and returns, and what a terminator passes on."""
    spec = shape.syntax
    if shape.kind == "label":
        yield from _of_label(place, shape, standin)
    if not isinstance(spec, OpSpec):
        return
    if shape.symbol_uses and spec.has_trait("CallOpInterface"):
        called = callee_type(place, shape)
        if called is not None:
            for given, types in ((_types_of_uses(shape), called.inputs), (list(shape.result_types), called.results)):
                yield from [type_ for each, type_ in zip(given, types, strict=False) if _is(each, standin)]
    elif shape.symbol_uses and any([_is(type_, standin) for type_ in shape.result_types]):
        constraints, referred = constraints_on(place, shape, standin), referred_types(place, shape)
        yield from [type_ for type_ in referred if not any([fits(place, type_, each) is False for each in constraints])]
    yield from _passed_by_callers(place, shape, standin)
    if spec.terminator:
        for position, each in enumerate(_types_of_uses(shape)):
            if _is(each, standin):
                found = passed_type(place, position)
                if found is not None:
                    yield found


def _of_label(place: CompletionPlace, shape: OpShape, standin: str) -> Iterator[Type]:
    """The type of an argument of the first label of a region, as the operation around it gives it."""
    for number, group in enumerate(shape.definitions):
        if any([_is(each, standin) for each in group.types]):
            yield from argument_types(place)[number : number + 1]


def _passed_by_callers(place: CompletionPlace, shape: OpShape, standin: str) -> Iterator[Type]:
    """What the calls nearby pass to the function at the cursor, and take from it."""
    function = function_type_of_shape(place, shape)
    names = place.erased.names
    if function is None or shape.symbol is None or shape.symbol.slot >= len(names):
        return
    name = names[shape.symbol.slot] if shape.symbol.slot >= 0 else shape.symbol.quoted
    for item in (*place.after, *place.before):
        call = item.node.shape
        is_call = isinstance(call.syntax, OpSpec) and call.syntax.has_trait("CallOpInterface")
        if is_call and call.symbol_uses and symbol_text(call.symbol_uses[0], item.node.names) == name:
            for own, types in ((function.inputs, _types_of_uses(call)), (function.results, call.result_types)):
                given = [type_ for each, type_ in zip(own, types, strict=False) if _is(each, standin)]
                yield from [type_ for type_ in given if type_ is not None and not is_standin(type_)]


def _types_of_uses(shape: OpShape) -> list[Type | None]:
    return [use[2] for use in shape.uses]


def _listed(place: CompletionPlace, standin: str, cut: Cut) -> Iterator[Type]:
    """What a list of values before a colon says of the types after that, whatever the operation is."""
    if next((each for each in cut.rest if each not in _OPENING), "") != standin:
        return
    listed = search_at_end(_TYPED_LIST, place.header, _MAX_LIST)
    if listed is None:
        return
    index = _commas(listed[2])
    values = _NAME.findall(listed[1])
    if index >= len(values):
        return
    name, number = values[index]
    known = place.type_of(name, int(number or 0))
    if known is not None:
        yield known
    else:
        yield from used_types(place, name, int(number or 0))


def is_typed_list(header: str) -> bool:
    """Whether a header ends with values and a colon, so that types follow whatever is before them."""
    return search_at_end(_TYPED_LIST, header, _MAX_LIST) is not None


def _commas(text: str) -> int:
    """How many commas stand outside of brackets."""
    depth = count = 0
    for at, letter in enumerate(text):
        if letter in _OPENING:
            depth += 1
        elif letter in _CLOSING and text[at - 1 : at + 1] != "->":
            depth -= 1
        count += letter == "," and depth == 0
    return count


def constraints_on(place: CompletionPlace, shape: OpShape, standin: str) -> list[Term]:
    """The constraints of the operands and results whose type a stand-in is."""
    spec = shape.syntax
    found = [term for slot, number, each in shape.uses if _is(each, standin) for term in _of_half_typed(place, slot, number)]
    if not isinstance(spec, OpSpec):
        return found
    types = _types_of_uses(shape)
    for operand in spec.operands:
        if any([index < len(types) and _is(types[index], standin) for index in shape.groups.get(operand.name, ())]):
            found.append(operand.constraint)
    always = [result for result in spec.results if result.arity == "one"]
    results = always if len(always) == len(shape.result_types) else spec.results
    if len(results) == len(shape.result_types):
        pairs = zip(results, shape.result_types, strict=True)
        found += [result.constraint for result, each in pairs if _is(each, standin)]
    elif len(spec.results) == 1 and any([_is(each, standin) for each in shape.result_types]):
        found.append(spec.results[0].constraint)
    return found


def terms_of_signature(place: CompletionPlace, shape: OpShape, standin: str) -> list[Term]:
    """What the type at the cursor should be, where it is one of a function's: what the dialect's operations give back.

    None is more than likely, as a function may have other types than these.
    """
    spec, function = shape.syntax, function_type_of_shape(place, shape)
    if function is None or not isinstance(spec, OpSpec) or not spec.function:
        return []
    if not any([_is(type_, standin) for type_ in (*function.inputs, *function.results)]):
        return []
    term = _returned(place.analysis.language.registry, spec.name)
    return [] if term == "any" else [term]


@remembered(32)
def _returned(registry: Registry, function: str) -> Term:
    """What the terminators of a function's dialect take that may stand in it and have one group of operands."""
    found: list[Term] = []
    for name in registry.ops_of(function.partition(".")[0]):
        spec = registry.op(name)
        if spec is not None and spec.terminator and not spec.successors and len(spec.operands) == 1:
            parents = spec.trait("HasParent")
            found += [spec.operands[0].constraint] if parents is None or function in parents.arguments else []
    return ("anyof", *dict.fromkeys(found)) if found and "any" not in found else "any"


def _of_half_typed(place: CompletionPlace, slot: int, number: int) -> list[Term]:
    """The constraint on a value whose type is not known, as the operation that defines it is not whole."""
    names = place.erased.names
    definition = place.definition_of(names[slot]) if slot < len(names) else None
    spec = definition.item.node.shape.syntax if definition is not None else None
    if definition is None or not isinstance(spec, OpSpec) or number >= len(definition.types) or len(spec.results) != 1:
        return []
    return [spec.results[0].constraint] if is_standin(definition.types[number]) else []


def may_stand(place: CompletionPlace, cut: Cut, standin: str, type_: Type, constraints: list[Term]) -> bool:
    """Whether a type may stand for a stand-in: no constraint and no type that follows from it contradicts."""
    if any([fits(place, type_, constraint) is False for constraint in constraints]):
        return False
    names = place.erased.names
    for slot, number, each in cut.shape.uses:
        if isinstance(each, DerivedType) and each.name == standin[1:] and slot < len(names):
            known, made = place.type_of(names[slot], number), each.make(place.resolved(type_))
            if known is not None and made is not None and not may_be(place, known, made):
                return False
    for name, number, each in results_of(place, cut.shape):
        if isinstance(each, DerivedType) and each.name == standin[1:]:
            uses, made = used_types(place, name, number), each.make(place.resolved(type_))
            if uses and made is not None and not may_be(place, uses[0], made):
                return False
    return True
