"""Constants, specialization constants and global variables."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.attributes import spirv_argument_aliasing
from mlir_ls.dialects.spirv.rules.types import (
    cooperative_matrix,
    first_part,
    is_no_composite,
    number_of_parts,
    of_spirv,
    pointer,
)
from mlir_ls.ods.wording import listed
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number, numbers
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    SymbolRefAttr,
    TypeAttr,
    UnreadAttr,
)
from mlir_ls.syntax.leaf.types import (
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    NoneType,
    ShapedType,
    VectorType,
)
from mlir_ls.system.patterns import deferred

_UNKNOWN = AttributeAlias | UnreadAttr
_SCALARS = BoolAttr | IntegerAttr | FloatAttr
_ELEMENTS = DenseElementsAttr | SparseElementsAttr
_ELEMENT = deferred(r"[^\s,\[\]]+")
_WIDTHS, _FLOAT_WIDTHS = (1, 8, 16, 32, 64), (16, 32, 64)


@rule("spirv.constant")
def spirv_constant(operation: Operation) -> Found:
    """The value of a constant has the type of the result; elements may make up an array of numbers."""
    value, result = operation.attribute("value"), operation.result_types[0] if operation.result_types else None
    if value is None or isinstance(value, _UNKNOWN):
        return
    is_constant = isinstance(value, _SCALARS | _ELEMENTS | ArrayAttr)
    if is_constant and result is None:
        return
    problem = _no_constant(value) if result is None else _value_problem(value, result)
    if problem:
        yield problem, attribute_at(operation, "value")


def _no_constant(value: Attribute) -> str:
    return "a symbol is no constant" if isinstance(value, SymbolRefAttr) else f"{value} is no constant"


def _value_problem(value: Attribute, expected: Type) -> str:
    if isinstance(value, _UNKNOWN):
        return ""
    if isinstance(value, _SCALARS):
        return f"expected a value of type {expected}, but got {value.type}" if differ(value.type, expected) else ""
    array = of_spirv(expected, "array")
    if isinstance(value, ArrayAttr):
        if array is None:
            unread = isinstance(expected, DialectType) and expected.parameters is None
            return "" if unread else f"an array of values is for !spirv.array, but got {expected}"
        return next((problem for problem in [_value_problem(each, array[1]) for each in value.elements] if problem), "")
    if not isinstance(value, _ELEMENTS):
        return _no_constant(value)
    if cooperative_matrix(expected) is not None and isinstance(value, DenseElementsAttr) and _has_several(value):
        return f"the elements of a cooperative matrix are one value, but got {value}"
    if array is None or not isinstance(value.type, ShapedType):
        return f"expected elements of type {expected}, but got {value.type}" if differ(value.type, expected) else ""
    size, element = 1, expected
    while (inner := of_spirv(element, "array")) is not None:
        size, element = size * inner[0], inner[1]
    if isinstance(element, VectorType):
        return f"elements make up arrays of numbers, but got {expected}"
    if differ(element, value.type.element):
        return f"expected elements {element}, but got {value.type.element}"
    if value.type.element_count is not None and value.type.element_count != size:
        return f"{expected} has {counted(size, 'element')}, but got {value.type.element_count}"
    return ""


def _has_several(value: DenseElementsAttr) -> bool:
    """Whether elements are spelled as different integers."""
    spelled = set(_ELEMENT.findall(value.body)) if value.body.startswith("[") else set()
    return len(spelled) > 1 and all([each.lstrip("-").isdecimal() for each in spelled])


@rule("spirv.specialization")
def spirv_specialization(operation: Operation) -> Found:
    """A specialization constant is a Boolean or a number that SPIR-V has; its number is not negative."""
    number_ = number(operation, "spec_id")
    given = None if operation.generic else operation.attribute("spec_id")
    if given is not None and not isinstance(given, IntegerAttr | AttributeAlias):
        yield f"the number of a specialization constant is an integer, but got {given}", attribute_at(operation, "spec_id")
        return
    if number_ is not None and number_ < 0:
        yield f"the number of a specialization constant is not negative, but got {number_}", attribute_at(operation, "spec_id")
        return
    value = operation.attribute("default_value")
    place = attribute_at(operation, "default_value")
    if value is not None and not isinstance(value, _SCALARS | _UNKNOWN):
        yield f"expected a Boolean, an integer or a floating-point number, but got {value}", place
    elif isinstance(value, IntegerAttr | FloatAttr) and not _is_number(value.type):
        yield f"SPIR-V has no numbers of type {value.type}", place


def _is_number(found: Type) -> bool:
    return not isinstance(found, IndexType) and (
        not isinstance(found, IntegerType | FloatType)
        or (found.width in (_WIDTHS if isinstance(found, IntegerType) else _FLOAT_WIDTHS) and str(found) != "tf32")
    )


@rule("spirv.specialization-composite")
def spirv_specialization_composite(operation: Operation) -> Found:
    """A composite of specialization constants names one for each of its parts."""
    type_ = operation.attribute("type")
    if not isinstance(type_, TypeAttr):
        return
    found, names = type_.value, operation.shape.symbol_uses
    place = attribute_at(operation, "type")
    if cooperative_matrix(found) is not None:
        yield f"a cooperative matrix is not made of specialization constants: got {found}", place
    elif is_no_composite(found):
        yield f"expected a composite type, but got {found}", place
    elif operation.spec.name == "spirv.SpecConstantComposite":
        place = attribute_at(operation, "constituents")
        aliased = [alias for alias in operation.shape.aliases if place.start <= alias.offset < place.end]
        expected, given = number_of_parts(found), len(names) + len(aliased)
        if expected is not None and expected != given:
            yield f"{found} is made of {counted(expected, 'constant')}, but got {given}", place


@rule("spirv.replicated-value")
def spirv_replicated_value(operation: Operation) -> Found:
    """What a constant consists of is one value, again and again: of the type of its first part, or of a first part in that."""
    value, found = operation.attribute("value"), operation.result_types[0] if operation.result_types else None
    if found is not None and is_no_composite(found):
        yield f"expected a composite type, but got {found}", name_of(operation.shape)
        return
    expected: list[Type] = []
    while found is not None and (inner := first_part(found)) is not None:
        expected.append(inner)
        found = inner
    if value is None or not expected:
        return
    if not any([_may_be_of(value, each) for each in expected]):
        message = f"expected a value of type {listed([str(each) for each in expected])}, but got {value}"
        yield message, attribute_at(operation, "value")


def _may_be_of(value: Attribute, expected: Type) -> bool:
    """Whether a value has a type, where an array of values is of the type of its first one."""
    if isinstance(value, _UNKNOWN):
        return True
    if not isinstance(value, ArrayAttr):
        return value.type is not None and not differ(value.type, expected)
    array = of_spirv(expected, "array")
    if array is None:
        return isinstance(expected, DialectType) and expected.parameters is None
    return not value.elements or (array[0] == len(value.elements) and not array[2] and _may_be_of(value.elements[0], array[1]))


@rule("spirv.global-type")
def spirv_global_type(operation: Operation) -> Found:
    """A global variable is a pointer whose storage class is neither Function nor Generic; spv refuses only the latter."""
    type_ = operation.attribute("type")
    if not isinstance(type_, TypeAttr):
        return
    found, place = pointer(type_.value), attribute_at(operation, "type")
    refused = ("Generic",) if operation.spec.dialect == "spv" else ("Function", "Generic")
    if found is not None and found.storage in refused:
        yield f"a global variable cannot have storage class {found.storage}", place
    elif isinstance(type_.value, NoneType | IntegerType | FloatType | ShapedType):
        yield f"the type of a global variable is a pointer, but got {type_.value}", place


@rule("spirv.function-results")
def spirv_function_results(operation: Operation) -> Found:
    """A function has one result at most."""
    function = operation.attribute("function_type")
    if isinstance(function, TypeAttr) and isinstance(function.value, FunctionType) and len(function.value.results) > 1:
        yield f"expected at most one result, but got {len(function.value.results)}", name_of(operation.shape)


@rule("spirv.branch-weights")
def spirv_branch_weights(operation: Operation) -> Found:
    """A conditional branch has two weights or none, and not both are zero."""
    weights, place = numbers(operation, "branch_weights"), attribute_at(operation, "branch_weights")
    if weights is None:
        return
    if len(weights) != 2:
        yield f"expected two branch weights, but got {len(weights)}", place
    elif not any(weights):
        yield "one of the branch weights must be positive", place


@rule("spirv.graph-type")
def spirv_graph_type(operation: Operation) -> Found:
    """A graph has a result. `spirv.ARM.Graph`."""
    type_ = operation.attribute("function_type")
    if isinstance(type_, TypeAttr) and isinstance(type_.value, FunctionType) and not type_.value.results:
        yield "a graph has at least one result", name_of(operation.shape)


RULES: Rules = {
    "ARM.Graph": (spirv_graph_type,),
    "BranchConditional": (spirv_branch_weights,),
    "EXT.ConstantCompositeReplicate": (spirv_replicated_value,),
    "Constant": (spirv_constant,),
    "GlobalVariable": (spirv_global_type,),
    "SpecConstant": (spirv_specialization,),
    "SpecConstantComposite": (spirv_specialization_composite,),
    "func": (spirv_function_results, spirv_argument_aliasing),
}
