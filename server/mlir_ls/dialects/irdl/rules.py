"""irdl: dialects that are described by operations. "'irdl' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import items, number, text
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import Stretch, attribute_at, name_of
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf.attributes import DialectAttr

Found = Iterator[tuple[str, Stretch]]


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


@rule("irdl.base")
def irdl_base(operation: Operation) -> Found:
    """A base is a name that begins with `!` or `#`, or a reference, not both."""
    name = text(operation, "base_name")
    if operation.has_attribute("base_name") == operation.has_attribute("base_ref"):
        yield "expected the name of a type or an attribute, or a reference to one", name_of(operation.shape)
    elif name is not None and name[:1] not in ("!", "#"):
        yield f"the name of a base begins with '!' or '#', found \"{name}\"", attribute_at(operation, "base_name")


@rule("irdl.blocks")
def irdl_blocks(operation: Operation) -> Found:
    """A region has one block at least."""
    found = number(operation, "numberOfBlocks")
    if found is not None and found <= 0:
        yield f"a region has one block at least, found {found}", attribute_at(operation, "numberOfBlocks")


_NAMED = (irdl_names,)

RULES: Rules = {
    "attributes": _NAMED,
    "base": (irdl_base,),
    "operands": _NAMED,
    "parameters": _NAMED,
    "region": (irdl_blocks,),
    "regions": _NAMED,
    "results": _NAMED,
}
