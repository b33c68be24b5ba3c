"""What operations require of their own types and attributes: reductions, matrices, memory."""

from __future__ import annotations

from mlir_ls.dialects.nvvm.chips import OLDEST, chips_of
from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.library.casts import element
from mlir_ls.semantics.verify.model.attributes import case, case_of
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.reading import lacks_unit_stride, operand_place, parameters_of, place_of
from mlir_ls.semantics.verify.rules import AttributeRules, Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    AttributeAlias,
    DenseArrayAttr,
    DialectAttr,
    IntegerAttr,
    StridedLayoutAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import FloatType, FunctionType, IntegerType, MemRefType, VectorType

_OF_FLOATS = frozenset(("minnumf", "maxnumf", "minimumf", "maximumf"))
_OF_INTEGERS = frozenset(("minsi", "minui", "maxsi", "maxui", "and", "or", "xor"))
_OPERANDS = (("opA", "AOp"), ("opB", "BOp"), ("opC", "COp"))


@rule("gpu.reduction")
def gpu_reduction(operation: Operation) -> Found:
    """A reduction takes what its operation works on: integers or floating-point numbers, no vectors of scalable length."""
    found = operation.type_named("value")
    if isinstance(found, VectorType) and any(found.scalable):
        yield f"expected a vector of fixed length, but got {found}", operand_type_at(operation, 0)
        return
    name, kind = case(operation, "op"), None if found is None else element(found)
    expected = "floating-point numbers" if name in _OF_FLOATS else "integers" if name in _OF_INTEGERS else ""
    if not expected or not isinstance(kind, IntegerType | FloatType):
        return
    if isinstance(kind, FloatType) != (name in _OF_FLOATS):
        yield f"'{name}' works on {expected}, but got {found}", operand_type_at(operation, 0)


# -- matrices -----------------------------------------------------------------------------------------------------------


@rule("gpu.matrix-operand")
def gpu_matrix_operand(operation: Operation) -> Found:
    """Each matrix of a multiplication has its role, in the order AOp, BOp, COp; only the last kind is stored."""
    for name, role in _OPERANDS:
        found = _role(operation.type_named(name))
        if found is not None and found != role:
            yield f"expected a matrix for '{role}', but got one for '{found}'", place_of(operation, name)
            return
    if operation.spec.name == "gpu.subgroup_mma_store_matrix":
        found = _role(operation.type_named("src"))
        if found not in (None, "COp"):
            yield f"only matrices for 'COp' are stored, but got one for '{found}'", place_of(operation, "src")


def _role(found: Type | None) -> str | None:
    parameters = parameters_of(found, "gpu", "mma_matrix")
    return None if parameters is None else str(parameters[2]).strip('"')


@rule("gpu.matrix-sizes")
def gpu_matrix_sizes(operation: Operation) -> Found:
    """The sizes of the matrices of a multiplication go together."""
    parameters = [parameters_of(operation.type_named(name), "gpu", "mma_matrix") for name, _ in _OPERANDS]
    a, b, c = [() if each is None else tuple(each[0]) for each in parameters]
    if not len(a) == len(b) == len(c) == 2:
        return
    if a[1] != b[0]:
        yield (
            f"the first matrix has {counted(a[1], 'column')}, the second one {counted(b[0], 'row')}",
            place_of(operation, "opB"),
        )
    elif (a[0], b[1]) != c:
        message = f"the product has the shape {a[0]}x{b[1]}, but is added to {c[0]}x{c[1]}"
        yield message, place_of(operation, "opC")


@rule("gpu.matrix-memory")
def gpu_matrix_memory(operation: Operation) -> Found:
    """The rows of the memref that a matrix is loaded from or stored to have no gaps between their elements."""
    for name in ("srcMemref", "dstMemref"):
        found = operation.type_named(name)
        if isinstance(found, MemRefType) and lacks_unit_stride(found):
            yield f"the last dimension must have stride 1: got {found}", place_of(operation, name)


# -- memory -------------------------------------------------------------------------------------------------------------


@rule("gpu.alloc-operands")
def gpu_alloc_operands(operation: Operation) -> Found:
    """An allocation takes the sizes that its type leaves open, and the symbols of its layout."""
    found = operation.type_named("memref")
    sizes, symbols = operation.operand_group("dynamicSizes"), operation.operand_group("symbolOperands")
    if not isinstance(found, MemRefType) or sizes is None or symbols is None:
        return
    if len(sizes) != found.shape.count(None):
        message = f"{found} leaves {counted(found.shape.count(None), 'size')} open, but {len(sizes)} are given"
        yield message, operand_place(operation, "dynamicSizes")
        return
    expected = _symbols(found)
    if expected is not None and len(symbols) != expected:
        message = f"the layout of {found} has {counted(expected, 'symbol')}, but {len(symbols)} are given"
        yield message, operand_place(operation, "symbolOperands")


def _symbols(found: MemRefType) -> int | None:
    if found.layout is None:
        return 0
    if isinstance(found.layout, StridedLayoutAttr):
        return (found.layout.offset, *found.layout.strides).count(None)
    return found.layout.map.symbols if isinstance(found.layout, AffineMapAttr) else None


@rule("gpu.dynamic-memory")
def gpu_dynamic_memory(operation: Operation) -> Found:
    """Dynamic shared memory is in the memory of the work group, and its size is open."""
    found = operation.type_named("resultMemref")
    if not isinstance(found, MemRefType):
        return
    space = found.memory_space
    if space is None or isinstance(space, IntegerAttr) or case_of(space) in ("global", "private"):
        yield f"expected the memory space #gpu.address_space<workgroup>, but got {found}", result_type_at(operation, 0)
    elif None not in found.shape:
        message = f"expected memref<?xi8, #gpu.address_space<workgroup>>, but got {found}"
        yield message, result_type_at(operation, 0)


# -- kernels ------------------------------------------------------------------------------------------------------------


@rule("gpu.kernel-results")
def gpu_kernel_results(operation: Operation) -> Found:
    """A kernel gives nothing back."""
    function = operation.attribute("function_type")
    if not operation.has_attribute("gpu.kernel") or not isinstance(function, TypeAttr):
        return
    if isinstance(function.value, FunctionType) and function.value.results:
        results = ", ".join(map(str, function.value.results))
        yield f"a kernel has no results, but got {results}", name_of(operation.shape)


@rule("gpu.launch-size")
def gpu_launch_size(operation: Operation, attribute: Discardable) -> Found:
    """A known size of blocks, of the grid or of clusters has three dimensions."""
    names = ("gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size")
    if attribute.name not in names or attribute.holder != "operation":
        return
    value = attribute.value
    if value is not None and not (isinstance(value, DenseArrayAttr) and str(value.element_type) == "i32"):
        yield f"expected array<i32: …>, but got {value}", attribute.place
    elif isinstance(value, DenseArrayAttr) and value.elements is not None and len(value.elements) != 3:
        yield f"expected three sizes, but got {len(value.elements)}", attribute.place


@rule("gpu.container")
def gpu_container(operation: Operation, attribute: Discardable) -> Found:
    """What contains kernels and their launches is a module. Only an attribute without a value says so."""
    if attribute.name != "gpu.container_module" or attribute.holder != "operation":
        return
    if isinstance(attribute.value, UnitAttr) and operation.spec.name != "builtin.module":
        yield f"'gpu.container_module' is for builtin.module, but got {operation.spec.name}", attribute.place


_HANDLERS = (("gpu", "select_object"),)
_COMPILED_FOR = ("gpu", "llvm", "nvvm", "rocdl", "spirv", "xevm")
"""Dialects of which it is known which attributes offload a binary: some of the first, of the others none."""


@rule("gpu.offloading-handler")
def gpu_offloading_handler(operation: Operation) -> Found:
    """What offloads a binary is an attribute of a dialect that knows how to. `gpu.binary`."""
    found = operation.attribute("offloadingHandler")
    if found is None or isinstance(found, AttributeAlias):
        return
    own = isinstance(found, DialectAttr) and (found.dialect, found.mnemonic) in _HANDLERS
    if own or (isinstance(found, DialectAttr) and found.dialect not in _COMPILED_FOR):
        return
    message = f"expected an attribute that offloads, as #gpu.select_object, but got {found}"
    yield message, attribute_at(operation, "offloadingHandler")


@rule("gpu.oldest-chip")
def gpu_oldest_chip(operation: Operation) -> Found:
    """A module is compiled for chips that are not too old. `gpu.module`, `#nvvm.target`."""
    old = next((each for each in chips_of(operation.attribute("targets")) if each.version < OLDEST), None)
    if old is not None:
        yield f"expected a target of at least sm_{OLDEST}, but got {old.name}", attribute_at(operation, "targets")


_REDUCTION = (gpu_reduction,)

RULES: Rules = {
    "all_reduce": _REDUCTION,
    "alloc": (gpu_alloc_operands,),
    "binary": (gpu_offloading_handler,),
    "dynamic_shared_memory": (gpu_dynamic_memory,),
    "func": (gpu_kernel_results,),
    "module": (gpu_oldest_chip,),
    "subgroup_mma_compute": (gpu_matrix_operand, gpu_matrix_sizes),
    "subgroup_mma_load_matrix": (gpu_matrix_memory,),
    "subgroup_mma_store_matrix": (gpu_matrix_memory, gpu_matrix_operand),
    "subgroup_reduce": _REDUCTION,
}

ATTRIBUTES: AttributeRules = (gpu_launch_size, gpu_container)
