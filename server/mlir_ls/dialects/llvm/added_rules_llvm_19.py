"""llvm of LLVM 19: constants of structs are complex numbers, types follow from those of vectors, and the stack has aligned
pointers."""

from __future__ import annotations

from mlir_ls.dialects.llvm.rules.constants import AGGREGATES, is_no_constant, string_problem, value_faults
from mlir_ls.dialects.llvm.rules.types import DIALECT, is_compatible, is_pointer, is_target, members
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of, place_of
from mlir_ls.semantics.verify.rules import AttributeRules, Found, Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, BoolAttr, DenseElementsAttr, FloatAttr, IntegerAttr, StringAttr
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, VectorType


@rule("llvm.constant-llvm-19")
def llvm_constant(operation: Operation) -> Found:
    """The value of a constant fits the type of the result."""
    yield from value_faults(operation, _problem)


def _problem(value: Attribute, expected: Type) -> str:
    if isinstance(value, StringAttr):
        return string_problem(value, expected)
    types = members(expected)
    if types is not None:
        return _complex_problem(value, types)
    if is_target(expected):
        return f"there are no constants of type {expected}"
    if is_no_constant(value):
        return f"expected a number, a string or elements, but got {value}"
    if isinstance(value, IntegerAttr | BoolAttr):
        fits = isinstance(expected, IntegerType) or expected.has_alias
        return "" if fits else f"an integer is no constant of type {expected}"
    if isinstance(value, FloatAttr) and isinstance(expected, FloatType | IntegerType):
        given, wide = width(value.type), width(expected)
        return f"{value.type} has {given} bits, but got {expected}" if None not in (given, wide) and given != wide else ""
    holds_several = isinstance(expected, VectorType) or any([is_of(expected, DIALECT, name) for name in AGGREGATES])
    if isinstance(value, DenseElementsAttr) and value.is_splat and not holds_several and not expected.has_alias:
        return f"elements make up a vector or an array, but got {expected}"
    return ""


def _complex_problem(value: Attribute, types: tuple[Type, ...]) -> str:
    if len(types) != 2 or differ(*types):
        return "a constant of a struct is a complex number, so it has two members of one type"
    if not isinstance(value, ArrayAttr) or len(value.elements) != 2:
        return f"a complex number is an array of two numbers, but got {value}"
    if any([is_no_constant(each) or isinstance(each, ArrayAttr) for each in value.elements]):
        return f"a complex number is an array of two numbers, but got {value}"
    one, other = [each.type for each in value.elements]
    if differ(one, other):
        return f"the parts of a complex number are of one type, but got {one} and {other}"
    if not types[0].has_alias and not isinstance(types[0], FloatType | IntegerType):
        return f"the parts of a complex number are numbers, but got {types[0]}"
    return ""


@rule("llvm.vector-element-llvm-19")
def llvm_vector_element(operation: Operation) -> Found:
    """What is put into a vector, or taken out of it, is of the type of its elements."""
    vector, name = operation.type_named("vector"), "value" if operation.spec.operand("value") else "res"
    parameters = parameters_of(vector, DIALECT, "vec")
    element = vector.element if isinstance(vector, VectorType) else parameters[-1] if parameters else None
    if isinstance(element, Type) and differ(element, operation.type_named(name)):
        yield f"the elements of {vector} are {element}, but got {operation.type_named(name)}", place_of(operation, name)


RULES: Rules = {
    "extractelement": (llvm_vector_element,),
    "insertelement": (llvm_vector_element,),
    "mlir.constant": (llvm_constant,),
}


@rule("llvm.stack-alignment-llvm-19")
def llvm_stack_alignment(operation: Operation, attribute: Discardable) -> Found:
    """The alignment on the stack is one of a pointer."""
    type_ = attribute.type
    if attribute.name != "llvm.alignstack" or attribute.holder != "argument" or type_ is None:
        return
    if not type_.has_alias and is_compatible(type_) and not is_pointer(type_):
        yield f"'{attribute.name}' is for pointers, but got {type_}", attribute.place


ATTRIBUTES: AttributeRules = (llvm_stack_alignment,)
