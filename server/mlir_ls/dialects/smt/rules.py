"""smt: questions to solvers of satisfiability modulo theories. "'smt' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import (
    Types,
    argument_faults,
    hands_to_parent,
    implies_no_values,
    is_plain,
    results_of,
    takes,
)
from mlir_ls.semantics.verify.model.attributes import flag, items
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of, place_of
from mlir_ls.semantics.verify.model.regions import Inside, RegionView
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import DialectType

_BOOLEAN = DialectType("smt", "bool", None, ())
_QUANTIFIERS = ("smt.forall", "smt.exists")


# -- bit-vectors ---------------------------------------------------------------------------------------------------


@rule("smt.bit-vector-value")
def smt_bit_vector_value(operation: Operation) -> Found:
    """A constant is a number, with a sign or without, that the bits of its type hold. `smt.bv.constant`."""
    value = operation.attribute("value")
    if not isinstance(value, DialectAttr) or not value.parameters or value.mnemonic != "bv":
        return
    where = attribute_at(operation, "value")
    if value.type is None:
        yield f"expected the type of the bit-vector as well, as in '{value} : !smt.bv<8>'", where
        return
    width = parameters_of(value.type, "smt", "bv")
    number = value.parameters[0]
    if width and isinstance(width[0], int) and not -(1 << (width[0] - 1)) <= number < 1 << width[0]:
        least, most = -(1 << (width[0] - 1)), (1 << width[0]) - 1
        yield f"a value of {value.type} is from {least} to {most}, but got {number}", where

# -- functions and comparisons ---------------------------------------------------------------------------------------


@rule("smt.applied")
def smt_applied(operation: Operation) -> Found:
    """A function is applied to what it takes."""
    parameters, arguments = parameters_of(operation.type_named("func"), "smt", "func"), operation.types_named("args")
    if parameters is None or arguments is None or not isinstance(parameters[0], tuple):
        return
    if len(arguments) != len(parameters[0]):
        yield f"the function takes {plural(len(parameters[0]), 'argument')}, but got {len(arguments)}", name_of(operation.shape)
        return
    for index, (found, expected) in enumerate(zip(arguments, parameters[0], strict=True)):
        if differ(found, expected):
            yield f"the function takes {expected} as argument {index}, but got {found}", place_of(operation, "args", index)
            return


# -- quantifiers -----------------------------------------------------------------------------------------------------


@rule("smt.bound-variables")
def smt_bound_variables(inside: Inside) -> Iterator[Violation]:
    """A quantifier binds values of the dialect that are no functions, and has a name for each where it has names."""
    operation, body = inside.operation, inside.regions[0]
    names = items(operation, "boundVarNames")
    if names is not None and operation.has_attribute("boundVarNames") and len(names) != len(body.arguments):
        message = f"{plural(len(body.arguments), 'variable')}, but {plural(len(names), 'name')}"
        yield Violation(message, attribute_at(operation, "boundVarNames"))
    if next(body.terminators(), None) is None and is_plain(body):
        yield Violation("a quantifier yields one value, but got 0", name_of(operation.shape))
        return
    for found in body.arguments:
        if found is not None and not found.has_alias and (not _is_smt(found) or is_of(found, "smt", "func")):
            yield Violation(f"a variable is a value of the dialect and no function, but got {found}", name_of(operation.shape))
            return


def _is_smt(found: Type) -> bool:
    return isinstance(found, DialectType) and found.dialect == "smt"


@rule("smt.patterns")
def smt_patterns(inside: Inside) -> Iterator[Violation]:
    """A pattern binds what the body does, yields something, and holds operations of the dialect that bind nothing."""
    operation = inside.operation
    patterns = inside.regions[1:]
    if patterns and flag(operation, "noPattern"):
        yield Violation("there are patterns, though the operation says that there are none", name_of(operation.shape))
        return
    expected = inside.regions[0].arguments
    for pattern in patterns:
        found = list(_wrong_pattern(operation, pattern, expected))
        if found:
            yield found[0]
            return


def _wrong_pattern(operation: Operation, pattern: RegionView, expected: Types) -> Iterator[Violation]:
    yield from argument_faults(operation, pattern, expected)
    if not pattern.block_count:
        yield Violation("a pattern yields at least one value", name_of(operation.shape))
    for item in pattern.terminators():
        if not item.operation.operand_types:
            yield Violation("a pattern yields at least one value", name_of(item.node.shape), (), item)
    for item in pattern.walk():
        where = name_of(item.node.shape) if item.region >= 0 else name_of(operation.shape)
        inner = item if item.region >= 0 else None
        if not item.name.startswith("smt."):
            yield Violation(f"only operations of the dialect stand in a pattern, but got '{item.name}'", where, (), inner)
        elif item.name in _QUANTIFIERS:
            yield Violation(f"nothing is bound inside of a pattern, but got '{item.name}'", where, (), inner)


def _one_truth(_: Operation, region: int) -> Types | None:
    return (_BOOLEAN,) if region == 0 else None


def _inputs(operation: Operation, _: int) -> Types | None:
    return operation.types_named("inputs")


RULES: Rules = {
    "apply_func": (smt_applied,),
    "bv.constant": (smt_bit_vector_value,),
}

SITE_RULES: SiteRules = {
    "yield": (
        hands_to_parent(
            {"smt.check": results_of, "smt.exists": _one_truth, "smt.forall": _one_truth, "smt.solver": results_of}
        ),
    ),
}

BODY_RULES: BodyRules = {
    "check": (implies_no_values(),),
    "exists": (smt_bound_variables, smt_patterns),
    "forall": (smt_bound_variables, smt_patterns),
    "solver": (takes(_inputs), implies_no_values()),
}
