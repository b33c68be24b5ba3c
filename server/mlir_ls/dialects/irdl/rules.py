"""irdl: dialects that are described by operations. "'irdl' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import items
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf.attributes import DialectAttr

Found = Iterator[tuple[str, HeaderRange]]


@rule("irdl.names")
def irdl_names(operation: Operation) -> Found:
    """Each operand, result, attribute, parameter and region that is declared has a name, and operands a variadicity."""
    given = len(operation.operand_types)
    for attribute in ("names", "attributeValueNames"):
        found = items(operation, attribute)
        if found is not None and len(found) != given:
            yield f"{counted(len(found), 'name')} for {counted(given, 'constraint')}", name_of(operation.shape)
            return
    kinds = operation.attribute("variadicity")
    if isinstance(kinds, DialectAttr) and kinds.parameters:
        count = len(kinds.parameters[0] or ())
        if count != given:
            message = f"{counted(given, 'constraint')} with {count} variadicities"
            yield message, attribute_at(operation, "variadicity")


_NAMED = (irdl_names,)

RULES: Rules = {
    "attributes": _NAMED,
    "operands": _NAMED,
    "parameters": _NAMED,
    "regions": _NAMED,
    "results": _NAMED,
}
