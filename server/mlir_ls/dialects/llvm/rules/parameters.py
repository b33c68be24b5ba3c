"""Attributes of arguments and results: LLVM language reference, "Parameter Attributes"."""

from __future__ import annotations

from mlir_ls.dialects.llvm.rules.types import is_compatible, is_pointer
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.rules import AttributeRules, Found, rule
from mlir_ls.syntax.leaf.attributes import AttributeAlias, BoolAttr, IntegerAttr, TypeAttr, UnitAttr
from mlir_ls.syntax.leaf.types import IntegerType

_UNITS = frozenset(("noundef", "inreg", "returned"))
_UNITS_OF_POINTERS = frozenset(("noalias", "readonly", "readnone", "writeonly", "nest", "nocapture", "nofree", "nonnull"))
_TYPES_OF_POINTERS = frozenset(("sret", "byval", "byref", "inalloca", "preallocated", "elementtype"))
_UNITS_OF_INTEGERS = frozenset(("signext", "zeroext"))
_INTEGERS = frozenset(("alignstack",))
_INTEGERS_OF_POINTERS = frozenset(("align", "dereferenceable", "dereferenceable_or_null"))
_OF_POINTERS = _UNITS_OF_POINTERS | _TYPES_OF_POINTERS | _INTEGERS_OF_POINTERS
_NOT_OF_RESULTS = (
    (_TYPES_OF_POINTERS - {"elementtype"})
    | (_UNITS_OF_POINTERS - {"noalias", "nonnull"})
    | {"allocalign", "allocptr", "alignstack", "returned"}
)

_VALUES = (
    (_UNITS | _UNITS_OF_POINTERS | _UNITS_OF_INTEGERS, UnitAttr, "no value"),
    (_TYPES_OF_POINTERS, TypeAttr, "a type"),
    (_INTEGERS | _INTEGERS_OF_POINTERS, IntegerAttr | BoolAttr, "an integer"),
)


@rule("llvm.parameter-attribute")
def llvm_parameter_attribute(operation: Operation, attribute: Discardable) -> Found:
    """An attribute of an argument or a result has the value that it requires, and a type that it applies to."""
    if attribute.holder == "operation":
        return
    name, value, type_ = attribute.name.partition(".")[2], attribute.value, attribute.type
    if attribute.holder == "result" and name in _NOT_OF_RESULTS:
        yield f"'{attribute.name}' is for arguments, not for results", attribute.place
        return
    for names, kind, expected in _VALUES:
        if name in names and value is not None and not isinstance(value, kind | AttributeAlias):
            yield f"'{attribute.name}' takes {expected}, but got {value}", attribute.place
            return
    if type_ is None or type_.has_alias or not is_compatible(type_):
        return
    if name in _OF_POINTERS and not is_pointer(type_):
        yield f"'{attribute.name}' is for pointers, but got {type_}", attribute.place
    elif name in _UNITS_OF_INTEGERS and not isinstance(type_, IntegerType):
        yield f"'{attribute.name}' is for integers, but got {type_}", attribute.place


ATTRIBUTES: AttributeRules = (llvm_parameter_attribute,)
