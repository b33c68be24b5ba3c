"""The discardable attributes of the dialect: the interface of an entry point, and what functions' arguments are."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.types import PHYSICAL, pointer, pointer_inside
from mlir_ls.semantics.verify.model.attributes import case_of
from mlir_ls.semantics.verify.model.discardable import Discardable, part_attributes
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.reading import function_inputs
from mlir_ls.semantics.verify.rules import AttributeRules, Found, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, TypeAlias

_OF_OPERATIONS = ("spirv.entry_point_abi", "spirv.target_env")
_OF_ARGUMENTS = ("spirv.interface_var_abi", "spirv.decoration")


def _is_another(value: Attribute | None, mnemonic: str) -> bool:
    if value is None or value.has_alias:
        return False
    return not (isinstance(value, DialectAttr) and value.dialect == "spirv" and value.mnemonic in (mnemonic, ""))


@rule("spirv.interface")
def spirv_interface(operation: Operation, attribute: Discardable) -> Found:
    """An attribute of the dialect is one that it knows, at a place where it means something."""
    name, value = attribute.name, attribute.value
    mnemonic = name.partition(".")[2]
    if attribute.holder == "result":
        if operation.spec.name != "spirv.ARM.Graph":
            yield "the results of a function have no attributes of SPIR-V", attribute.place
        return
    known = _OF_OPERATIONS if attribute.holder == "operation" else _OF_ARGUMENTS
    if name not in known:
        yield f"SPIR-V knows no attribute '{name}' of an {attribute.holder}", attribute.place
    elif _is_another(value, mnemonic):
        yield f"expected #spirv.{mnemonic}, but got {value}", attribute.place
    elif name == "spirv.interface_var_abi" and isinstance(value, DialectAttr) and value.parameters:
        scalar = isinstance(attribute.type, IntegerType | FloatType | IndexType | TypeAlias | None)
        if value.parameters[2] is not None and not scalar:
            yield f"only a scalar has a storage class of its own, but got {attribute.type}", attribute.place


@rule("spirv.argument-aliasing")
def spirv_argument_aliasing(operation: Operation) -> Found:
    """A pointer to a physical buffer says, as an argument, whether it may have aliases."""
    given: dict[int, set[str | None]] = {}
    for part in part_attributes(operation):
        if part.holder == "argument" and part.name == "spirv.decoration":
            given.setdefault(part.number, set()).add(case_of(part.value))
    for number, type_ in enumerate(function_inputs(operation) or ()):
        found = pointer(type_)
        if found is None:
            continue
        direct = pointer(found.pointee)
        expected = ("AliasedPointer", "RestrictPointer") if direct is not None else ("Aliased", "Restrict")
        held = direct or pointer_inside(found) or found
        if held.storage == PHYSICAL and not given.get(number, set()).intersection(expected):
            message = f"argument {number} leads to a physical buffer: it needs 'spirv.decoration'"
            yield f"{message} with {expected[0]} or {expected[1]}", name_of(operation.shape)
            return


ATTRIBUTES: AttributeRules = (spirv_interface,)
