"""transform: conditions that structured operations meet. "'transform' Dialect", `transform.match.structured` and others."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.transform.rules.sequences import kind_of_handle
from mlir_ls.semantics.verify.model.attributes import flag, given_numbers
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at, result_type_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Found, ShapeRule, Violation, rule

_AROUND = "transform.match.structured"
_MATCHES = "MatchOpInterface"


@rule("transform.split-kinds")
def transform_split_kinds(operation: Operation) -> Found:
    """What a handle is split into stands for what the handle stands for. `transform.split_handle`."""
    expected = kind_of_handle(operation.type_named("handle"))
    for index, result in enumerate(operation.result_types):
        found = kind_of_handle(result)
        if expected and found and expected != found:
            yield f"the handle stands for: {expected}, the part for: {found}", result_type_at(operation, index)
            return


@rule("transform.match-body")
def transform_match_body(inside: Inside) -> Iterator[Violation]:
    """Conditions are on one handle, and nothing but conditions is among them."""
    where, region = name_of(inside.operation.shape), inside.regions[0]
    arguments = region.arguments
    if len(arguments) != 1:
        yield Violation(f"the body takes one handle, but got {len(arguments) or 'no'} arguments", where)
        return
    if kind_of_handle(arguments[0]) not in ("operation", None):
        yield Violation(f"the body takes a handle of operations, but got {arguments[0]}", where)
        return
    for item in region.operations():
        spec = item.operation.spec
        if not spec.terminator and _MATCHES not in spec.trait_names:
            message = f"'{item.name}' is no condition: only operations that match others stand here"
            yield Violation(message, name_of(item.node.shape), (), item)
            return


@rule("transform.match-operand")
def transform_match_operand(site: Site) -> Iterator[Violation]:
    """A condition on a structured operation stands among others, and is about their handle."""
    parent = site.parent()
    if parent is None or parent.shape.name != _AROUND:
        found = f"directly in '{parent.shape.name}'" if parent is not None else "at the top level"
        yield Violation(f"this must stand directly in '{_AROUND}', but stands {found}", name_of(site.operation.shape))
        return
    origin = site.origin(0)
    if origin is not None and (origin.operation is not None or origin.level):
        yield Violation("the condition is about the handle that the body takes", operand_at(site.operation.shape, 0))


def listed(name: str) -> ShapeRule:
    """The rule that a list has different values, or stands for all of them, in which case it is empty."""

    @rule("transform.match-list")
    def transform_match_list(operation: Operation) -> Found:
        found = given_numbers(operation, name)
        if found is None or not operation.has_attribute(name):
            return
        where = attribute_at(operation, name)
        if flag(operation, "is_all"):
            if flag(operation, "is_inverted"):
                yield "the list stands for all values, so nothing is left if it is inverted", where
            elif found:
                yield "the list stands for all values, so it has none of its own", where
        elif not found:
            yield "a list that does not stand for all values has some of its own", where
        elif len(set(found)) < len(found):
            yield f"each value is listed once, but got {list(found)}", where

    return transform_match_list


def excluding(one: str, other: str) -> ShapeRule:
    """The rule that of two flags there is one at most."""

    @rule("transform.match-flags")
    def transform_match_flags(operation: Operation) -> Found:
        if flag(operation, one) and flag(operation, other):
            yield f"there is '{one}' or '{other}', not both", name_of(operation.shape)

    return transform_match_flags


@rule("transform.match-users")
def transform_match_users(operation: Operation) -> Found:
    """Any user, or the single one, is a handle of an operation; without such a word the result is a value."""
    kind = kind_of_handle(operation.type_named("result"))
    if kind is None:
        return
    if bool(flag(operation, "any") or flag(operation, "single")) != (kind == "operation"):
        expected = "a handle of a value" if kind == "operation" else "a handle of operations"
        yield f"expected {expected}, but got {operation.type_named('result')}", place_of(operation, "result")
