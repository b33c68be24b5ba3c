"""Matrices: sizes and element types that go together."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.types import cooperative_matrix, matrix, parts, pointer
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import cases
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, VectorType

_ROLES = (("a", "MatrixA"), ("b", "MatrixB"), ("c", "MatrixAcc"))


@rule("spirv.matrix-scaling")
def spirv_matrix_scaling(operation: Operation) -> Found:
    """The scalar has the type of the matrix's elements."""
    found = operation.type_named("matrix")
    whole, scalar = matrix(found) or cooperative_matrix(found), operation.type_named("scalar")
    if whole is not None and differ(whole.element, scalar):
        yield f"the matrix has elements {whole.element}, but got {scalar}", place_of(operation, "scalar")


@rule("spirv.transposition")
def spirv_transposition(operation: Operation) -> Found:
    """Transposing exchanges rows and columns, and leaves the elements as they are."""
    before, after = matrix(operation.type_named("matrix")), matrix(operation.type_named("result"))
    if before is None or after is None:
        return
    place = place_of(operation, "result")
    if (before.rows, before.columns) != (after.columns, after.rows):
        yield (
            f"expected {before.rows} columns of {before.columns} elements, but got {after.columns} of {after.rows}",
            place,
        )
    elif differ(before.element, after.element):
        yield f"the matrix has elements {before.element}, but got {after.element}", place


@rule("spirv.matrix-product")
def spirv_matrix_product(operation: Operation) -> Found:
    """The sizes of a product's matrices match, and all have one element type."""
    left, right = matrix(operation.type_named("leftmatrix")), matrix(operation.type_named("rightmatrix"))
    result, place = matrix(operation.type_named("result")), place_of(operation, "result")
    if left is None or right is None or result is None:
        return
    if left.columns != right.rows:
        message = f"the left matrix has {counted(left.columns, 'column')}, the right one {counted(right.rows, 'row')}"
        yield message, place_of(operation, "rightmatrix")
    elif (result.rows, result.columns) != (left.rows, right.columns):
        message = f"the product has {counted(right.columns, 'column')} of {counted(left.rows, 'element')}"
        yield f"{message}, but got {result.columns} of {result.rows}", place
    elif differ(right.element, result.element) or differ(left.element, result.element):
        wrong = right.element if differ(right.element, result.element) else left.element
        yield f"all matrices have one element type: got {wrong} and {result.element}", place


@rule("spirv.cooperative-product")
def spirv_cooperative_product(operation: Operation) -> Found:
    """Cooperative matrices that are multiplied have their roles, one scope, and sizes that match."""
    found = [cooperative_matrix(operation.type_named(name)) for name, _ in _ROLES]
    for (name, role), each in zip(_ROLES, found, strict=True):
        if each is not None and each.use != role:
            yield f"expected a matrix of use {role}, but got {each.use}", place_of(operation, name)
            return
    a, b, c = found
    if a is None or b is None or c is None:
        return
    if not a.scope == b.scope == c.scope:
        yield f"the matrices must have one scope: got {a.scope}, {b.scope} and {c.scope}", place_of(operation, "b")
    elif a.rows != c.rows:
        yield f"the first matrix has {counted(a.rows, 'row')}, the third one {c.rows}", place_of(operation, "c")
    elif b.columns != c.columns:
        yield f"the second matrix has {counted(b.columns, 'column')}, the third one {c.columns}", place_of(operation, "c")
    elif a.columns != b.rows:
        yield (
            f"the first matrix has {counted(a.columns, 'column')}, the second one {counted(b.rows, 'row')}",
            place_of(operation, "b"),
        )
    elif operation.has_attribute("matrix_operands") and not all([isinstance(each.element, IntegerType) for each in (a, b, c)]):
        yield "matrix operands are for matrices of integers", attribute_at(operation, "matrix_operands")


@rule("spirv.vector-product")
def spirv_vector_product(operation: Operation) -> Found:
    """A vector goes along the rows or the columns of a matrix, and their product along the others, with the same elements."""
    factor, result = operation.type_named("vector"), operation.type_named("result")
    whole = matrix(operation.type_named("matrix"))
    if whole is None or not isinstance(factor, VectorType) or not isinstance(result, VectorType):
        return
    sizes = [(whole.rows, "row"), (whole.columns, "column")]
    (along, word), (across, other) = sizes if operation.spec.operands[0].name == "vector" else reversed(sizes)
    if factor.element_count != along:
        yield f"the matrix has {counted(along, word)}, but got {factor}", place_of(operation, "vector")
    elif result.element_count != across:
        yield f"the matrix has {counted(across, other)}, but got {result}", place_of(operation, "result")
    elif differ(whole.element, result.element):
        yield f"the matrix has elements {whole.element}, but got {result}", place_of(operation, "result")


_FLOATS = ("bf16", "f16", "f32", "f64")


def _may_be_scalar(found: Type) -> bool:
    return str(found) in _FLOATS if isinstance(found, FloatType) else parts(found) is None


@rule("spirv.matrix-memory")
def spirv_matrix_memory(operation: Operation) -> Found:
    """A cooperative matrix is loaded from and stored to numbers or vectors, with memory operands that fit."""
    found = pointer(operation.type_named("pointer"))
    if found is not None and not isinstance(found.pointee, VectorType) and not _may_be_scalar(found.pointee):
        yield f"expected a pointer to a number or a vector, but got {found.pointee}", place_of(operation, "pointer")
        return
    access = cases(operation, "memory_operand")
    if access is None:
        return
    loads = operation.spec.name.endswith("Load")
    forbidden = "MakePointerAvailable" if loads else "MakePointerVisible"
    if forbidden in access:
        message = f"{forbidden} is not for {'loading' if loads else 'storing'}"
        yield message, attribute_at(operation, "memory_operand")
    elif "Aligned" in access and not operation.has_attribute("alignment"):
        yield "Aligned needs an alignment", attribute_at(operation, "memory_operand")
    elif "Aligned" not in access and operation.has_attribute("alignment"):
        yield "an alignment needs the memory operand Aligned", attribute_at(operation, "alignment")


RULES: Rules = {
    "KHR.CooperativeMatrixLoad": (spirv_matrix_memory,),
    "KHR.CooperativeMatrixMulAdd": (spirv_cooperative_product,),
    "KHR.CooperativeMatrixStore": (spirv_matrix_memory,),
    "MatrixTimesMatrix": (spirv_matrix_product,),
    "MatrixTimesVector": (spirv_vector_product,),
    "MatrixTimesScalar": (spirv_matrix_scaling,),
    "Transpose": (spirv_transposition,),
    "VectorTimesMatrix": (spirv_vector_product,),
}
