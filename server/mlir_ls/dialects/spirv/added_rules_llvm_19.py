"""spirv of LLVM 19: joint matrices, which became cooperative ones."""

from __future__ import annotations

from mlir_ls.dialects.spirv.rules.types import joint_matrix, of_spirv, pointer
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule

_STORAGES = ("Workgroup", "CrossWorkgroup", "UniformConstant", "Generic")


@rule("spirv.joint-matrix-product-llvm-19")
def spirv_joint_matrix_product(operation: Operation) -> Found:
    """The sizes, scopes and element types of a product's matrices match."""
    added, result = operation.type_named("c"), operation.type_named("result")
    if differ(added, result):
        yield f"what is added has the type of the result, {result}, but got {added}", place_of(operation, "c")
        return
    left, right, product = (joint_matrix(operation.type_named(name)) for name in ("a", "b", "result"))
    if left is None or right is None or product is None:
        return
    if left.columns != right.rows or (left.rows, right.columns) != (product.rows, product.columns):
        message = f"{left.rows}x{left.columns} times {right.rows}x{right.columns} is no {product.rows}x{product.columns}"
        yield message, place_of(operation, "result")
    elif not left.scope == right.scope == product.scope:
        yield f"all matrices have one scope, but got {left.scope}, {right.scope} and {product.scope}", place_of(operation, "b")
    elif differ(left.element, right.element):
        yield f"both matrices have one element type, but got {left.element} and {right.element}", place_of(operation, "b")


@rule("spirv.joint-matrix-pointer-llvm-19")
def spirv_joint_matrix_pointer(operation: Operation) -> Found:
    """A joint matrix is loaded from, and stored to, numbers or vectors in memory that invocations share."""
    found = pointer(operation.type_named("pointer"))
    if found is None:
        return
    if any([of_spirv(found.pointee, name) is not None for name in ("struct", "array", "rtarray", "matrix", "ptr")]):
        yield f"the pointer must lead to a number or a vector, but got {found.pointee}", place_of(operation, "pointer")
    elif found.storage not in _STORAGES:
        yield f"the pointer must be in Workgroup or CrossWorkgroup, but got {found.storage}", place_of(operation, "pointer")


RULES: Rules = {
    "INTEL.JointMatrixLoad": (spirv_joint_matrix_pointer,),
    "INTEL.JointMatrixMad": (spirv_joint_matrix_product,),
    "INTEL.JointMatrixStore": (spirv_joint_matrix_pointer,),
}
