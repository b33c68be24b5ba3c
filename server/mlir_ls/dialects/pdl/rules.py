"""pdl: patterns that say which operations are rewritten, and how. "'pdl' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.reading import is_of, operand_place, parameters_of
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule


@rule("pdl.arguments")
def pdl_arguments(operation: Operation) -> Found:
    """A native constraint has an argument, a native rewrite an argument or a result; no constraint yields an operation."""
    constraint = operation.spec.name.endswith("constraint")
    if not operation.operand_types and (constraint or not operation.result_types):
        yield f"expected an argument{'' if constraint else ' or a result'}", name_of(operation.shape)
        return
    for index, found in enumerate(operation.result_types if constraint else ()):
        if is_of(found, "pdl", "operation"):
            yield "a constraint yields no operation", result_type_at(operation, index)
            return


@rule("pdl.range-elements")
def pdl_range_elements(operation: Operation) -> Found:
    """The elements of a range are of one kind."""
    return mixed_range(operation)


def mixed_range(operation: Operation) -> Found:
    """The first operand that is not of the kind of the range that the operation makes."""
    result = parameters_of(operation.result_types[0] if operation.result_types else None, "pdl", "range")
    if not result:
        return
    for index, found in enumerate(operation.operand_types):
        inner = parameters_of(found, "pdl", "range")
        element = inner[0] if inner else found
        if differ(element, result[0]):
            yield f"expected {result[0]}, but got {element}", operand_type_at(operation, index)
            return


# -- what is around -----------------------------------------------------------------------------------------------------

_CONSTANTS = {"pdl.attribute": "value", "pdl.type": "constantType", "pdl.types": "constantTypes"}


@rule("pdl.binding")
def pdl_binding(site: Site) -> Iterator[Violation]:
    """What is matched in a pattern takes part in it: something uses it."""
    operation = site.operation
    parent = site.parent()
    constant = _CONSTANTS.get(operation.spec.name)
    if parent is None or parent.spec.name != "pdl.pattern" or (constant is not None and operation.has_attribute(constant)):
        return
    if not site.users(0):
        yield Violation("nothing in the pattern uses it", name_of(operation.shape))


@rule("pdl.created-operation")
def pdl_created_operation(site: Site) -> Iterator[Violation]:
    """An operation that a rewrite creates has a name."""
    operation = site.operation
    parent = site.parent()
    if parent is not None and parent.spec.name == "pdl.rewrite" and not operation.has_attribute("opName"):
        yield Violation("an operation that is created needs a name", name_of(operation.shape))


@rule("pdl.created-attribute")
def pdl_created_attribute(site: Site) -> Iterator[Violation]:
    """An attribute that a rewrite creates has a value."""
    operation = site.operation
    parent = site.parent()
    if parent is not None and parent.spec.name == "pdl.rewrite" and not operation.has_attribute("value"):
        yield Violation("an attribute that is created needs a value", name_of(operation.shape))


# -- what is inside -----------------------------------------------------------------------------------------------------


@rule("pdl.pattern-body")
def pdl_pattern_body(inside: Inside) -> Iterator[Violation]:
    """A pattern and its rewrite consist of operations of the dialect; the pattern matches one and ends with pdl.rewrite."""
    if not inside.regions:
        return
    place = name_of(inside.operation.shape)
    for item in inside.regions[0].walk():
        if not item.name:  # what cannot be read as an operation
            return
        if not item.name.startswith("pdl."):
            where = name_of(item.node.shape) if item.region >= 0 else place
            message = f"expected operations of the dialect pdl, but got '{item.name}'"
            yield Violation(message, where, (), item if item.region >= 0 else None)
            return
    names = [item.name for item in inside.regions[0].operations()]
    if names and names[-1] != "pdl.rewrite":
        yield Violation("a pattern ends with 'pdl.rewrite'", place)
    elif "pdl.operation" not in names:
        yield Violation("a pattern matches one operation at least", place)


@rule("pdl.unused-results")
def pdl_unused_results(inside: Inside) -> Iterator[Violation]:
    """An operation takes part in a pattern by its results only where something uses one of these."""
    items = [item for region in inside.regions[:1] for item in region.walk()]
    if not all([item.name for item in items]):  # something cannot be read as an operation
        return
    users: dict[str, list[NestedOperation]] = {}
    for item in items:
        for name in _names_used(item):
            users.setdefault(name, []).append(item)
    for item in inside.regions[0].operations() if items else ():
        if item.name != "pdl.operation":
            continue
        found = [user for name in _names_defined(item) for user in users.get(name, ())]
        if found and all([user.name in _RESULTS and users.keys().isdisjoint(_names_defined(user)) for user in found]):
            yield Violation("nothing in the pattern uses it, or one of its results", name_of(item.node.shape), (), item)
            return


@rule("pdl.rewrite-body")
def pdl_rewrite_body(inside: Inside) -> Iterator[Violation]:
    """A rewrite is done by a function that it names, with arguments, or by its region, with none."""
    operation = inside.operation
    external, place = operation.has_attribute("name"), name_of(operation.shape)
    empty = not inside.regions or inside.regions[0].block_count == 0
    if external and not empty:
        yield Violation("a rewrite that names a function has no region", attribute_at(operation, "name"))
    elif not external and empty and operation.generic:
        yield Violation("a rewrite needs a region or the name of a function", place)
    elif not external and operation.operand_group("externalArgs"):
        yield Violation("arguments are for a function that the rewrite names", operand_place(operation, "externalArgs"))


RULES: Rules = {
    "apply_native_constraint": (pdl_arguments,),
    "apply_native_rewrite": (pdl_arguments,),
    "range": (pdl_range_elements,),
}

_BOUND = (pdl_binding,)

_RESULTS = ("pdl.result", "pdl.results")

_MATCHED = frozenset(f"pdl.{name}" for name in ("operand", "operands", "operation", "result", "results"))

_TAKEN_APART = {"pdl.operation": "operandValues", "pdl.result": "parent", "pdl.results": "parent"}
"""Operands by which an operation hangs together with those that define them."""


@rule("pdl.connected")
def pdl_connected(inside: Inside) -> Iterator[Violation]:
    """What a pattern matches, and its rewrite speaks of, hangs together by operands and results."""
    top = list(inside.regions[0].operations()) if inside.regions else []
    if not top or top[-1].name != "pdl.rewrite":
        return
    spoken_of = _names_used(top[-1])
    for region in top[-1].regions():
        for item in region.walk():
            spoken_of |= _names_used(item)
    matched = [item for item in top[:-1] if item.name in _MATCHED and not spoken_of.isdisjoint(_names_defined(item))]
    reached = _reached(matched[0], top[:-1]) if matched else set()
    for item in matched:
        if (item.run, item.index) not in reached:
            message = "the rewrite speaks of it, but it has nothing to do with the operations before it"
            yield Violation(message, name_of(item.node.shape), (), item)
            return


def _reached(first: NestedOperation, items: Sequence[NestedOperation]) -> set[tuple[int, int]]:
    """The items that hang together with the first one: what they take apart or use, and what uses them."""
    defined = {name: item for item in items for name in _names_defined(item)}
    users: dict[str, list[NestedOperation]] = {}
    for item in items:
        for name in _names_used(item):
            users.setdefault(name, []).append(item)
    todo, reached = [first], set[tuple[int, int]]()
    while todo:
        item = todo.pop()
        if (item.run, item.index) in reached:
            continue
        reached.add((item.run, item.index))
        taken = _TAKEN_APART.get(item.name)
        uses = item.node.shape.uses
        slots = [uses[use][0] for use in item.operation.operand_group(taken) or ()] if taken is not None else []
        todo += [defined[item.node.names[slot]] for slot in slots if item.node.names[slot] in defined]
        todo += [user for name in _names_defined(item) for user in users.get(name, ())]
    return reached


def _names_defined(item: NestedOperation) -> set[str]:
    return {item.node.names[slot] for slot, _, _ in item.node.shape.definitions}


def _names_used(item: NestedOperation) -> set[str]:
    return {item.node.names[slot] for slot, _, _ in item.node.shape.uses}


@rule("pdl.empty-rewrite")
def empty_rewrite(inside: Inside) -> Iterator[Violation]:
    """A rewrite that is not named holds what it does. "'pdl' Dialect", `pdl.rewrite`."""
    if inside.regions and not inside.regions[0].block_count and not inside.operation.has_attribute("name"):
        yield Violation("a rewrite without a name holds the operations that rewrite", name_of(inside.operation.shape))


SITE_RULES: SiteRules = {
    "attribute": (pdl_created_attribute, pdl_binding),
    "operand": _BOUND,
    "operands": _BOUND,
    "operation": (pdl_created_operation, pdl_binding),
    "type": _BOUND,
    "types": _BOUND,
}

BODY_RULES: BodyRules = {
    "pattern": (pdl_pattern_body, pdl_unused_results, pdl_connected),
    "rewrite": (empty_rewrite, pdl_rewrite_body),
}
