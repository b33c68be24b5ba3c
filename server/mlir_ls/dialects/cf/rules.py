"""cf: branches between blocks. "'cf' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import Stretch, attribute_at
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf.types import ShapedType


@rule("cf.switch-destinations")
def switch_destinations(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """There is a value for each destination but the default, of the type that is looked at. `cf.switch`."""
    value, count = operation.attribute("case_values"), len(operation.shape.successors) - 1
    type_ = None if value is None else value.type
    if not isinstance(type_, ShapedType):
        return
    where, given, looked_at = attribute_at(operation, "case_values"), type_.element_count, operation.type_named("flag")
    if given is not None and given != count:
        yield f"{counted(count, 'destination')} beside the default one, but {counted(given, 'value')}", where
    elif differ(looked_at, type_.element):
        yield f"{looked_at} is looked at, but the values are {type_.element}", where


RULES: Rules = {"switch": (switch_destinations,)}
