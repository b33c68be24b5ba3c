"""emitc of LLVM 19: variables are no lvalues, and an expression uses what it computes once."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, operand_at, result_type_at
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of, place_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import Mention


@rule("emitc.element-llvm-19")
def emitc_element(operation: Operation) -> Found:
    """What a subscript yields is an element of the array, or what the pointer points to."""
    found = operation.type_named("value")
    array, pointer = parameters_of(found, "emitc", "array"), parameters_of(found, "emitc", "ptr")
    element = array[1] if array is not None else pointer[0] if pointer is not None else None
    result = operation.result_types[0] if operation.result_types else None
    if isinstance(element, Type) and differ(element, result):
        yield f"the elements of {found} are {element}, but got {result}", result_type_at(operation, 0)


@rule("emitc.address-of-constant-llvm-19")
def emitc_address_of_constant(site: Site) -> Iterator[Violation]:
    """No operator is applied to a constant."""
    definition = site.definition(0)
    if definition is not None and definition.operation.spec.name == "emitc.constant":
        where = operand_at(site.operation.shape, 0)
        yield Violation("no operator is applied to a constant", where, (Mention("definition", 0, "defined here"),))


@rule("emitc.assigned-array-llvm-19")
def emitc_assigned_array(operation: Operation) -> Found:
    """An array is not assigned, only its elements are."""
    found = operation.type_named("var")
    if is_of(found, "emitc", "array"):
        yield f"only the elements of an array can be assigned, but got {found}", place_of(operation, "var")


@rule("emitc.used-once-llvm-19")
def emitc_used_once(inside: Inside) -> Iterator[Violation]:
    """Each operation in an expression has one result, which is used once."""
    items = list(inside.regions[0].operations()) if inside.regions else []
    for item in items:
        if item.operation.spec.terminator:
            continue
        if len(item.operation.result_types) != 1:
            message = f"an operation in an expression has one result, but '{item.name}' has {len(item.operation.result_types)}"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
        defined = {item.node.names[slot] for slot, _, _ in item.node.shape.definitions}
        uses = sum(each.node.names[slot] in defined for each in items for slot, _, _ in each.node.shape.uses)
        if uses != 1:
            yield Violation(f"expected one use in the expression, but got {uses}", name_of(item.node.shape), (), item)
            return


RULES: Rules = {"assign": (emitc_assigned_array,), "subscript": (emitc_element,)}

SITE_RULES: SiteRules = {"apply": (emitc_address_of_constant,)}
BODY_RULES: BodyRules = {"expression": (emitc_used_once,)}
