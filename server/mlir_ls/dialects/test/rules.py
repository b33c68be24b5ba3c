"""test: what MLIR tries its analyses with. Most of what these operations require is in their data."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of
from mlir_ls.semantics.verify.rules import AttributeRules, Rules, rule
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import DialectType, IndexType, ShapedType, TypeAlias


@rule("test.operand-count")
def operand_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A comparison has as many operands as its maps take inputs, or one for each side without a map."""
    count = 0
    for name in ("lhs_map", "rhs_map"):
        found = operation.attribute(name)
        if found is not None and not isinstance(found, AffineMapAttr):
            return
        if found is None and operation.has_attribute(name):
            return
        count += 1 if found is None else found.map.dims + found.map.symbols
    if len(operation.operand_types) != count:
        message = f"expected {plural(count, 'operand')}, but got {len(operation.operand_types)}"
        yield message, name_of(operation.shape)


@rule("test.missing-attribute")
def missing_attribute(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The bound of a size says which dimension it is of, and a scalable one between what its scale is."""
    type_ = operation.operand_types[0] if operation.operand_types else None
    if isinstance(type_, ShapedType) and not operation.has_attribute("dim"):
        yield f"the bound of {type_} needs 'dim'", name_of(operation.shape)
    for name in ("vscale_min", "vscale_max"):
        if operation.has_attribute("scalable") != operation.has_attribute(name):
            yield f"'scalable' and '{name}' go together", name_of(operation.shape)
            return


@rule("test.operand-type")
def operand_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A bound is that of an index, or of a dimension of something that has some."""
    type_ = operation.operand_types[0] if operation.operand_types else None
    if type_ is None or isinstance(type_, ShapedType | DialectType | TypeAlias):
        return
    if not isinstance(type_, IndexType):
        yield f"expected an index, or a type with dimensions, but got {type_}", name_of(operation.shape)
    elif operation.has_attribute("dim"):
        yield "an index has no dimension 'dim'", attribute_at(operation, "dim")


@rule("test.forbidden-attribute")
def forbidden_attribute(operation: Operation, attribute: Discardable) -> Iterator[tuple[str, HeaderRange]]:
    """An attribute that the dialect knows, and accepts nowhere."""
    if attribute.name == "test.invalid_attr":
        yield f"'{attribute.name}' may stand nowhere", attribute.place


RULES: Rules = {
    "compare": (operand_count,),
    "reify_bound": (operand_type, missing_attribute),
}

ATTRIBUTES: AttributeRules = (forbidden_attribute,)
