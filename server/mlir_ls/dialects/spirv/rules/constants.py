"""Constants, specialization constants and global variables."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.attributes import spirv_argument_aliasing
from mlir_ls.dialects.spirv.rules.types import Found, cooperative_matrix, of_spirv, parts, pointer
from mlir_ls.ods.wording import listed
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import number, numbers
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import (
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    ShapedType,
    VectorType,
)

_NO_CONSTANTS = UnitAttr | StringAttr | TypeAttr | DictionaryAttr | AffineMapAttr | IntegerSetAttr | DenseArrayAttr
_WIDTHS, _FLOAT_WIDTHS = (1, 8, 16, 32, 64), (16, 32, 64)


@rule("spirv.constant")
def spirv_constant(operation: Operation) -> Found:
    """The value of a constant has the type of the result; elements may make up an array of numbers."""
    value, result = operation.attribute("value"), operation.result_types[0] if operation.result_types else None
    if value is None or result is None:
        return
    problem = _value_problem(value, result)
    if problem:
        yield problem, attribute_at(operation, "value")


def _value_problem(value: Attribute, expected: Type) -> str:
    if isinstance(value, SymbolRefAttr):
        return "a symbol is no constant"
    if isinstance(value, _NO_CONSTANTS):
        return f"{value} is no constant"
    if isinstance(value, BoolAttr | IntegerAttr | FloatAttr):
        return f"expected a value of type {expected}, but got {value.type}" if differ(value.type, expected) else ""
    array = of_spirv(expected, "array")
    if isinstance(value, ArrayAttr):
        if array is None:
            unread = isinstance(expected, DialectType) and expected.parameters is None
            return "" if unread else f"an array of values is for !spirv.array, but got {expected}"
        return next((problem for problem in [_value_problem(each, array[1]) for each in value.elements] if problem), "")
    if not isinstance(value, DenseElementsAttr) or not isinstance(value.type, ShapedType):
        return ""
    if array is None:
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
    if isinstance(value, DenseElementsAttr | ArrayAttr | StringAttr | TypeAttr | UnitAttr):
        yield f"expected a Boolean, an integer or a floating-point number, but got {value}", place
    elif isinstance(value, IntegerAttr | FloatAttr) and not _is_number(value.type):
        yield f"SPIR-V has no numbers of type {value.type}", place


def _is_number(found: Type) -> bool:
    return not isinstance(found, IndexType) and (
        not isinstance(found, IntegerType | FloatType)
        or (found.width in (_WIDTHS if isinstance(found, IntegerType) else _FLOAT_WIDTHS) and str(found) != "tf32")
    )


def _is_no_composite(found: Type) -> bool:
    if isinstance(found, DialectType):
        return found.dialect != "spirv" or pointer(found) is not None
    return isinstance(found, IntegerType | FloatType | IndexType | FunctionType | MemRefType)


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
    elif _is_no_composite(found):
        yield f"expected a composite type, but got {found}", place
    elif operation.spec.name == "spirv.SpecConstantComposite":
        expected = parts(found)
        if expected is not None and len(expected) != len(names):
            message = f"{found} is made of {counted(len(expected), 'constant')}, but got {len(names)}"
            yield message, attribute_at(operation, "constituents")


@rule("spirv.replicated-value")
def spirv_replicated_value(operation: Operation) -> Found:
    """What a constant consists of is one value, again and again: of the type of its parts, or of theirs."""
    value, found = operation.attribute("value"), operation.result_types[0] if operation.result_types else None
    expected: list[Type] = []
    while found is not None and (inner := _replicated(found)) is not None:
        expected.append(inner)
        found = inner
    if value is None or not expected:
        return
    typed = isinstance(value, IntegerAttr | FloatAttr | BoolAttr | DenseElementsAttr)
    untyped = isinstance(value, ArrayAttr | SymbolRefAttr | _NO_CONSTANTS)
    if untyped or (typed and all([differ(value.type, each) for each in expected])):
        message = f"expected a value of type {listed([str(each) for each in expected])}, but got {value}"
        yield message, attribute_at(operation, "value")


def _replicated(found: Type) -> Type | None:
    """The type of the parts of a composite that are all of one type."""
    if isinstance(found, VectorType):
        return found.element
    of_matrix = cooperative_matrix(found)
    if of_matrix is not None:
        return of_matrix.element
    array = of_spirv(found, "array")
    return None if array is None else array[1]


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


RULES: Rules = {
    "BranchConditional": (spirv_branch_weights,),
    "EXT.ConstantCompositeReplicate": (spirv_replicated_value,),
    "Constant": (spirv_constant,),
    "GlobalVariable": (spirv_global_type,),
    "SpecConstant": (spirv_specialization,),
    "SpecConstantComposite": (spirv_specialization_composite,),
    "func": (spirv_function_results, spirv_argument_aliasing),
}
