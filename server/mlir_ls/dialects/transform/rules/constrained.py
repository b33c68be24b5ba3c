"""transform: values of parameters that satisfy formulas. "'transform' Dialect", `transform.smt.constrain_params`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted, plural
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias

_VARIABLES = ("bool", "int", "bv")


@rule("transform.constrained-parameters")
def transform_constrained_parameters(inside: Inside) -> Iterator[Violation]:
    """A formula of the dialect smt has a Boolean, an integer or a bit vector for each parameter, a value for each result."""
    operation, place = inside.operation, name_of(inside.operation.shape)
    for region in inside.regions[:1]:
        if region.block_count and len(region.arguments) != len(operation.operand_types):
            message = f"{counted(len(operation.operand_types), 'parameter')}, but {counted(len(region.arguments), 'argument')}"
            yield Violation(message, place)
            return
        for index, found in enumerate(region.arguments):
            if found is not None and not _is_variable(found):
                yield Violation(f"argument {index} is a !smt.bool, a !smt.int or a !smt.bv, but got {found}", place)
                return
        for item in region.operations():
            if item.operation.spec.dialect != "smt":
                message = f"a formula consists of operations of the dialect smt, but got '{item.name}'"
                yield Violation(message, name_of(item.node.shape), (), item)
                return
        for item in region.terminators():
            yielded, results = len(item.operation.operand_types), operation.shape.result_count
            if item.name == "smt.yield" and results is not None and yielded != results:
                message = f"{plural(results, 'value')} must be yielded, but got {yielded}"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


def _is_variable(found: Type) -> bool:
    if isinstance(found, DialectType):
        return found.dialect == "smt" and found.mnemonic in _VARIABLES
    return isinstance(found, TypeAlias)
