"""emitc: expressions of C, and loops whose condition is one. "'emitc' Dialect", `emitc.expression`, `emitc.do`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.attributes import text
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, operand_at
from mlir_ls.semantics.verify.model.reading import is_of
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import RankedTensorType, TupleType

_IN_EXPRESSIONS = frozenset(("CExpressionInterface", "CExpression"))


@rule("emitc.expression-body")
def emitc_expression_body(inside: Inside) -> Iterator[Violation]:
    """In an expression there is what C can write in one."""
    for item in inside.regions[0].operations() if inside.regions else ():
        spec = item.operation.spec
        if not spec.terminator and spec.trait_names.isdisjoint(_IN_EXPRESSIONS):
            yield Violation(f"'{item.name}' cannot be part of an expression", name_of(item.node.shape), (), item)
            return


@rule("emitc.expression-tree")
def emitc_expression_tree(inside: Inside) -> Iterator[Violation]:
    """Each operation of an expression has one result, which is used; with a side effect it is needed once."""
    items = list(inside.regions[0].operations()) if inside.regions else []
    if items and items[-1].operation.spec.terminator and not items[-1].operation.operand_types:
        return  # that nothing is yielded is said of the terminator
    used = {value for item in items for value in item.used_values()}
    for item in items:
        spec, count = item.operation.spec, len(item.operation.result_types)
        if spec.terminator or spec.trait_names.isdisjoint(_IN_EXPRESSIONS):
            continue
        if count != 1:
            message = f"an operation in an expression has one result, but '{item.name}' has {plural(count, 'result')}"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
        if used.isdisjoint(item.defined_values()):
            message = f"the result of '{item.name}' is used nowhere in the expression"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
    twice = next((item for item in _reached_twice(items) if _has_side_effect(item.operation)), None)
    if twice is not None:
        message = f"'{twice.name}' may have a side effect, so that the expression can compute it once only"
        yield Violation(message, name_of(twice.node.shape), (), twice)


_VALUE = rule("emitc.expression-value")


@_VALUE
def emitc_empty_expression(inside: Inside) -> Iterator[Violation]:
    """An expression computes something."""
    if not inside.operation.generic and inside.regions and not inside.regions[0].block_count:
        yield Violation("an expression yields what is computed in it, but is empty", name_of(inside.operation.shape))


@_VALUE
def emitc_expression_value(site: Site) -> Iterator[Violation]:
    """An expression yields what is computed in it."""
    parent = site.parent()
    if parent is None or parent.spec.name != "emitc.expression" or len(site.operation.operand_types) != 1:
        return
    origin = site.origin(0)
    if origin is not None and (origin.operation is None or origin.level):
        yield Violation("an expression yields what is computed in it", operand_at(site.operation.shape, 0))


@rule("emitc.loop-condition")
def emitc_loop_condition(inside: Inside) -> Iterator[Violation]:
    """The condition of a loop is an expression of type i1, which is yielded; nothing ends the loop's body. `emitc.do`."""
    if len(inside.regions) < 2:
        return
    body, condition = inside.regions[:2]
    end = next(body.terminators(), None)
    if end is not None:
        yield Violation(f"the body of a loop has no terminator, but got '{end.name}'", name_of(end.node.shape), (), end)
        return
    found = list(condition.operations())
    if len(found) != 2:
        got = plural(len(found), "operation")
        message = f"the condition of a loop must be 'emitc.expression' and 'emitc.yield', but got {got}"
        yield Violation(message, name_of(inside.operation.shape))
        return
    first, last = found
    place = name_of(first.node.shape)
    if first.name != "emitc.expression":
        message = f"the condition of a loop must begin with 'emitc.expression', but got '{first.name}'"
        yield Violation(message, place, (), first)
    elif str(first.operation.result_types[0]) != "i1" and not getattr(first.operation.result_types[0], "has_alias", True):
        yield Violation(f"a condition is of type i1, but got {first.operation.result_types[0]}", place, (), first)
    elif last.operation.spec.name != "emitc.yield":
        message = f"the condition of a loop must end with 'emitc.yield', but got '{last.name}'"
        yield Violation(message, name_of(last.node.shape), (), last)
    elif last.used_values() != first.defined_values():
        message = "the condition of a loop must yield the value of its 'emitc.expression'"
        yield Violation(message, name_of(last.node.shape), (), last)


def _reached_twice(items: list[NestedOperation]) -> Iterator[NestedOperation]:
    """The operations that more than one path of uses leads to from what is yielded."""
    defining = {value: index for index, item in enumerate(items) for value in item.defined_values()}
    reached: Counter[int] = Counter()
    todo = [index for index, item in enumerate(items) if item.operation.spec.terminator]
    while todo:
        index = todo.pop()
        reached[index] += 1
        if reached[index] <= 2:
            todo += [defining[value] for value in items[index].used_values() if value in defining]
    return (item for index, item in enumerate(items) if reached[index] > 1)


def _has_side_effect(operation: Operation) -> bool:
    name = operation.spec.name
    if name == "emitc.apply":
        return text(operation, "applicableOperator") == "*"
    if name == "emitc.constant":
        return any([_is_no_number(each) for each in operation.result_types])
    return name in _WITH_SIDE_EFFECTS or (name in _OPERATORS and any([_is_no_number(each) for each in operation.operand_types]))


def _is_no_number(found: Type | None) -> bool:
    """Whether a type is neither a number nor a pointer, so that C++ may define what its operators do."""
    composed = isinstance(found, RankedTensorType | TupleType)
    return composed or is_of(found, "emitc", "opaque") or is_of(found, "emitc", "array")


_WITH_SIDE_EFFECTS = ("emitc.call_opaque", "emitc.load")
_BINARY = ("add", "cmp", "div", "logical_and", "logical_or", "mul", "rem", "sub")
_BITWISE = ("bitwise_and", "bitwise_left_shift", "bitwise_not", "bitwise_or", "bitwise_right_shift", "bitwise_xor")
_UNARY = ("logical_not", "unary_minus", "unary_plus")
_OPERATORS = frozenset([f"emitc.{each}" for each in (*_BINARY, *_BITWISE, *_UNARY)])
