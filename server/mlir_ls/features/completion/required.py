"""The types that the rules of an operation require where a stand-in is, with what is typed of the operation before it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

from mlir_ls.features.completion.fit import fits
from mlir_ls.features.completion.forms.extents import type_end
from mlir_ls.features.completion.likely.declared import declared_names, project_dialects
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.completion.result_names import resemblance, stem_of
from mlir_ls.ods.bodies.names import beginning
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.examples import example_of, leaf_counts
from mlir_ls.ods.interfaces import types_implementing
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify import verifier_of
from mlir_ls.syntax.completing import TYPE, Cut
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.types import ShapedType
from mlir_ls.syntax.shape import OpShape


def required_types(place: CompletionPlace, cut: Cut, standin: str, constraints: list[Term]) -> Iterator[Type]:
    """What the rules say must stand there instead, were it the type of one of the operands.

    `constraints` are those on the stand-in: without any, it is no type of an operand or result.
    """
    shape = cut.shape
    if not constraints or standin not in cut.rest or _given(shape, standin) or place.environment is None:
        return
    verifier = verifier_of(place.analysis.language)
    for assumed in _types_of_operands(place, shape):
        text, at = _filled(place, cut, standin, assumed)
        outcome = read_header(text, place.default_dialect, place.analysis.language)
        if outcome.kind != "complete":
            return
        for fault in verifier.verdict_on(outcome.shape, place.environment).faults:
            if fault.start == at and fault.end == at + len(assumed):
                for right in fault.instead:
                    try:
                        yield place.analysis.language.leaves.parse_type(right)
                    except LeafError:
                        continue


def allowed_types(place: CompletionPlace, cut: Cut, standin: str) -> Iterator[Type]:
    """The types of operands with which nothing is wrong where they stand for a stand-in that is the type of a result."""
    if place.environment is None or not isinstance(cut.shape.syntax, OpSpec):
        return
    names, verifier = place.erased.names, verifier_of(place.analysis.language)
    known = {
        str(type_): place.type_of(names[slot], number)
        for slot, number, type_ in cut.shape.uses
        if type_ is not None and slot < len(names)
    }
    for type_ in dict.fromkeys([each for each in known.values() if each is not None]):
        text = place.erased.text.rstrip()
        for token in cut.rest:
            text += f" {type_ if token == standin else known.get(token) or token}"
        outcome = read_header(text, place.default_dialect, place.analysis.language)
        if outcome.kind == "complete" and not verifier.verdict_on(outcome.shape, place.environment).faults:
            yield type_


def element_types(place: CompletionPlace, shape: OpShape) -> Iterator[Type]:
    """The types of the elements of operands: what is taken out of such a one often has it."""
    names = place.erased.names
    for slot, number, _ in shape.uses:
        found = place.type_of(names[slot], number) if slot < len(names) else None
        whole = place.resolved(found) if found is not None else None
        if isinstance(whole, ShapedType):
            yield whole.element


def types_of_example(place: CompletionPlace) -> Iterator[Type]:
    """The types of the operation's own dialect that its example has."""
    spec = place.spec
    text = example_of(spec).partition("\n")[0] if spec is not None else ""
    for found in re.finditer(rf"!{re.escape(spec.dialect)}\.\w", text) if spec is not None else ():
        with suppress(LeafError):
            yield place.analysis.language.leaves.parse_type(text[found.start() : type_end(text, found.start())])


def named_types(place: CompletionPlace, constraints: Sequence[Term]) -> Iterator[tuple[str, str]]:
    """The types of dialects that constraints name, each with a snippet where something has to stand after its mnemonic."""
    for name in names_in(place, constraints):
        yield beginning_and_snippet(place, "!", name)


def is_of_project(place: CompletionPlace, dialect: str) -> bool:
    """Whether a dialect is one of a project."""
    return dialect in project_dialects(place.analysis.language.registry)


def declared_types(place: CompletionPlace, constraints: Sequence[Term]) -> list[tuple[str, str]]:
    """The types of a project's dialects that satisfy constraints, each with a snippet where something stands after its name.

    In the definition of an alias, those first that are named like it.
    """
    registry = place.analysis.language.registry
    found = [name for dialect in dialects_by_use(place) for name in declared_names(registry, dialect, "type")]
    if place.header.startswith("!"):
        stem = stem_of(place.header[1:].partition("=")[0].strip())
        found.sort(key=lambda name: -resemblance(stem, name))
    return [beginning_and_snippet(place, "!", name) for name in found if _may_satisfy(place, name, constraints)]


def dialects_by_use(place: CompletionPlace) -> list[str]:
    """The dialects of a project: that of the operation first, then those that operations nearby have."""
    found = project_dialects(place.analysis.language.registry)
    if len(found) < 2:
        return list(found)
    used = Counter([each.node.shape.name.partition(".")[0] for each in place.others])
    own = place.spec.dialect if place.spec is not None else ""
    return sorted(found, key=lambda name: (name != own, -used[name]))


def _may_satisfy(place: CompletionPlace, name: str, constraints: Sequence[Term]) -> bool:
    """Whether a type of a dialect may satisfy constraints; one with a body does where they take any."""
    with suppress(LeafError):
        type_ = place.analysis.language.leaves.parse_type(f"!{name}")
        return not any([fits(place, type_, each) is False for each in constraints])
    return all([each == "any" for each in constraints])


def names_in(place: CompletionPlace, constraints: Sequence[Term]) -> list[str]:
    """The types of dialects that constraints name, without their sigil."""
    return list(dict.fromkeys([name for constraint in constraints for name in _names(place, constraint)]))


def beginning_and_snippet(place: CompletionPlace, sigil: str, name: str) -> tuple[str, str]:
    """How a type or an attribute of a dialect begins, and a snippet where something has to stand after its mnemonic."""
    text, begun = f"{sigil}{name}", beginning(sigil, name, place.analysis.language.registry)
    if begun != text:
        return begun, f"{begun} $1>"
    leaves = place.analysis.language.leaves
    try:
        (leaves.parse_type if sigil == "!" else leaves.parse_attribute)(text)
    except LeafError:
        return text, f"{text}<$1>"
    return text, ""


def are_of_dialects(constraints: Sequence[Term]) -> bool:
    """Whether there are constraints that only types of dialects satisfy."""
    return any([_is_of_dialect(constraint) for constraint in constraints])


def _is_of_dialect(constraint: Term) -> bool:
    if not isinstance(constraint, tuple):
        return False
    parts = constraint[1:]
    if constraint[0] in ("anyof", "allof"):
        return (all if constraint[0] == "anyof" else any)([_is_of_dialect(part) for part in parts])
    return constraint[0] == "type"


def _names(place: CompletionPlace, constraint: Term) -> Iterator[str]:
    """The types that a constraint names; of an interface those of the operation's dialect that implement it."""
    if not isinstance(constraint, tuple) or len(constraint) < 2:
        return
    word, name = constraint[0], constraint[1]
    registry = place.analysis.language.registry
    if word in ("anyof", "allof", "throughout"):
        for part in constraint[1:]:
            yield from _names(place, part)
    elif word == "dialect":
        usual = leaf_counts(str(name))
        yield from sorted([each[1:] for each in usual if each[:1] == "!"], key=lambda each: -usual[f"!{each}"])
    elif word == "type" and registry.type_def(*str(name).split(".", 1)) is not None:
        yield str(name)
    elif word == "interface" and place.spec is not None:
        yield from types_implementing(str(name), place.spec.dialect, registry)


def _given(shape: OpShape, standin: str) -> bool:
    """Whether a stand-in is the type of an operand: then the value says it."""
    return any([str(type_) == standin for _, _, type_ in shape.uses])


def _types_of_operands(place: CompletionPlace, shape: OpShape) -> list[str]:
    """The spelling of the first shaped type of an operand that is known, with which a result is compared."""
    names = place.erased.names
    for slot, number, _ in shape.uses:
        found = place.type_of(names[slot], number) if slot < len(names) else None
        if found is not None and isinstance(place.resolved(found), ShapedType):
            return [str(place.resolved(found))]
    return []


def _filled(place: CompletionPlace, cut: Cut, standin: str, assumed: str) -> tuple[str, int]:
    """The header with a type in the place of stand-ins, and where the one that matters stands."""
    text, at = place.erased.text.rstrip(), -1
    for token in cut.rest:
        text += " "
        if token == standin:
            at = len(text)
        text += assumed if token.startswith(TYPE) else token
    return text, at
