"""nvvm: kernels, copies, barriers and products. "'nvvm' Dialect"."""

from __future__ import annotations

from typing import Final, NamedTuple

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import case, flag, number
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.model.reading import is_of, operand_place, parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import BoolAttr, DenseArrayAttr, DialectAttr, IntegerAttr, UnitAttr

_MATRIX_SPACES = (None, 0, 1, 3)
_SIZES = ("nvvm.maxntid", "nvvm.reqntid")
_COUNTS = ("nvvm.minctasm", "nvvm.maxnreg")
_CLUSTERED = ("nvvm.reqntid", "nvvm.cluster_dim")
_HALVES = "vector<2xf16>"


_BLOCK, _CLUSTER = 3, 7  # the address spaces that a block of threads shares, and a cluster
_PREDICATED = ("tile", "im2col")  # modes of a copy to a cluster that take a predicate


def space_of(found: Type | None) -> int | None:
    """The address space of a pointer; None where it is the default."""
    parameters = parameters_of(found, "llvm", "ptr")
    return None if parameters is None else parameters[0]


def members_of(found: Type | None) -> list[str] | None:
    parameters = parameters_of(found, "llvm", "struct")
    return None if parameters is None or len(parameters) < 3 else [str(each) for each in parameters[1]]


# -- functions ----------------------------------------------------------------------------------------------------------


@rule("nvvm.kernel")
def nvvm_kernel(operation: Operation, attribute: Discardable) -> Found:
    """A kernel is a function of LLVM IR; its sizes are up to three integers, its limits one."""
    name = attribute.name
    if attribute.holder != "operation":
        return
    if name == "nvvm.kernel" and operation.spec.name != "llvm.func":
        yield f"a kernel is an llvm.func, but got {operation.spec.name}", attribute.place
    elif name in _SIZES:
        yield from _sizes(attribute)
    elif name in _COUNTS:
        yield from _count(attribute)


@rule("nvvm.cluster-launch")
def nvvm_cluster_launch(operation: Operation, attribute: Discardable) -> Found:
    """The sizes of a cluster are up to three integers, its limit is one; blocks that are clusters have both their sizes."""
    name = attribute.name
    if attribute.holder != "operation":
        return
    if name == "nvvm.cluster_dim":
        yield from _sizes(attribute)
    elif name == "nvvm.cluster_max_blocks":
        yield from _count(attribute)
    elif name == "nvvm.blocksareclusters" and not all([operation.has_attribute(each) for each in _CLUSTERED]):
        yield "'nvvm.blocksareclusters' needs 'nvvm.reqntid' and 'nvvm.cluster_dim' beside it", attribute.place


def _sizes(attribute: Discardable) -> Found:
    value = attribute.value
    right = isinstance(value, DenseArrayAttr) and str(value.element_type) == "i32"
    if value is not None and (not right or (isinstance(value, DenseArrayAttr) and len(value.elements or ()) not in (1, 2, 3))):
        yield f"expected array<i32: …> of one to three sizes, but got {value}", attribute.place


def _count(attribute: Discardable) -> Found:
    if attribute.value is not None and not isinstance(attribute.value, IntegerAttr | BoolAttr):
        yield f"expected an integer, but got {attribute.value}", attribute.place


@rule("nvvm.grid-constant")
def nvvm_grid_constant(operation: Operation, attribute: Discardable) -> Found:
    """What is constant in a grid is an argument of a kernel that is passed by value."""
    if attribute.name != "nvvm.grid_constant" or attribute.holder != "argument":
        return
    if not operation.has_attribute("nvvm.kernel"):
        yield "only arguments of a kernel are constant in a grid", attribute.place
    elif attribute.value is not None and not isinstance(attribute.value, UnitAttr):
        yield f"'nvvm.grid_constant' takes no value, but got {attribute.value}", attribute.place
    elif "llvm.byval" not in attribute.others:
        yield "'nvvm.grid_constant' needs 'llvm.byval' on the same argument", attribute.place


# -- memory -------------------------------------------------------------------------------------------------------------


@rule("nvvm.shuffle")
def nvvm_shuffle(operation: Operation) -> Found:
    """A shuffle that says whether its result is valid yields a struct of the result and i1."""
    if operation.has_attribute("return_value_and_is_valid") and operation.result_types:
        found = operation.result_types[0]
        members = members_of(found)
        unread = members is None and is_of(found, "llvm", "struct")
        if found is not None and not found.has_alias and not unread and (members or [])[1:] != ["i1"]:
            yield f"expected a struct of two members, the second i1: got {found}", result_type_at(operation, 0)


@rule("nvvm.shuffled-value")
def nvvm_shuffled_value(operation: Operation) -> Found:
    """What a shuffle yields, alone or as the first member of a struct, is of the type of the value."""
    value, result = operation.type_named("val"), operation.result_types[0] if operation.result_types else None
    if value is None or result is None or value.has_alias or result.has_alias:
        return
    in_struct = operation.has_attribute("return_value_and_is_valid")
    members = members_of(result) if in_struct else [str(result)]
    if members and members[0] != str(value):
        where = "the first member of the result" if in_struct else "the result"
        yield f"{where} is of type {value}, as the value is, but got {result}", result_type_at(operation, 0)


# -- matrices -----------------------------------------------------------------------------------------------------------


class _Fragment(NamedTuple):
    """What a thread holds of a matrix: how many values of which type."""

    size: int
    type: str

    def __str__(self) -> str:
        return f"{self.size} x {self.type}"


def _fragment(kind: str | None, part: str | None, sizes: tuple[int | None, int | None]) -> _Fragment | None:
    """Fragments of wmma operations, by the rows of the first matrix and the columns of the second; None where not known."""
    if kind == "f16":
        return _Fragment(8 if part in ("a", "b") else 4, _HALVES)
    if kind == "f32" and part == "c":
        return _Fragment(8, "f32")
    if kind == "f64" and part is not None:
        return _Fragment(2 if part == "c" else 1, "f64")
    if kind == "tf32" and part in ("a", "b"):
        return _Fragment(4, "i32")
    if kind == "s32" and part == "c":
        return _Fragment(8, "i32")
    if kind in ("s8", "u8") and part in ("a", "b"):
        size = _BYTES.get(sizes[0 if part == "a" else 1] or 0)
        return None if size is None else _Fragment(size, "i32")
    return None


_BYTES = {8: 1, 16: 2, 32: 4}
"""The values of a fragment of bytes, by its rows or columns."""


@rule("nvvm.cluster-memory")
def nvvm_cluster_memory(operation: Operation) -> Found:
    """What a cluster shares is in address space 7, what a block of threads does in 3; of either with a predicate.

    A copy for one block has no predicate, no mask of other blocks, and no group of them.
    """
    alone, mode = flag(operation, "isCTAOnly"), case(operation, "mode")
    if alone:
        for name in ("predicate", "multicastMask"):
            if operation.operand_group(name):
                yield f"a copy for one block takes no operand '{name}'", operand_place(operation, name)
                return
        if operation.has_attribute("group"):
            yield "a copy for one block takes no attribute 'group'", attribute_at(operation, "group")
            return
    if operation.operand_group("predicate"):
        if mode not in (*_PREDICATED, None):
            message = f"mode {mode} takes no predicate, as {' and '.join(_PREDICATED)} do"
            yield message, operand_place(operation, "predicate")
        return
    found = operation.type_named("dstMem")
    space, expected = space_of(found), _BLOCK if alone else _CLUSTER
    if space is not None and space != expected:
        yield f"expected a pointer to address space {expected}, but got {found}", place_of(operation, "dstMem")


@rule("nvvm.matrix-memory")
def nvvm_matrix_memory(operation: Operation) -> Found:
    """Matrices are loaded from and stored to generic, global or shared memory."""
    found = operation.type_named("ptr")
    if space_of(found) not in _MATRIX_SPACES:
        yield f"expected a pointer to address space 0, 1 or 3, but got {found}", place_of(operation, "ptr")


@rule("nvvm.matrix-fragment")
def nvvm_matrix_fragment(operation: Operation) -> Found:
    """What a thread loads, multiplies or stores of a matrix has the count and the types that the matrix's imply."""
    name, sizes = operation.spec.name, (number(operation, "m"), number(operation, "n"))
    if name == "nvvm.wmma.load":
        expected = _fragment(case(operation, "eltype"), case(operation, "frag"), sizes)
        yield from _result_fragment(operation, expected)
        return
    args = operation.operand_group("args")
    if args is None:
        return
    if name == "nvvm.wmma.store":
        fragments = [_fragment(case(operation, "eltype"), "c", sizes)]
    else:
        factor, sum_ = case(operation, "eltypeA"), case(operation, "eltypeB")
        fragments = [_fragment(factor, "a", sizes), _fragment(factor, "b", sizes), _fragment(sum_, "c", sizes)]
    known = [each for each in fragments if each is not None]
    if len(known) != len(fragments):
        return
    types = [each.type for each in known for _ in range(each.size)]
    if len(args) != len(types):
        yield f"expected {counted(len(types), 'value')} of matrices, but got {len(args)}", operand_place(operation, "args")
        return
    for position, (index, expected_type) in enumerate(zip(args, types, strict=True)):
        found = operation.operand_types[index]
        if found is not None and not found.has_alias and str(found) != expected_type:
            yield f"expected {expected_type}, but got {found}", place_of(operation, "args", position)
            return
    if name == "nvvm.wmma.mma":
        yield from _result_fragment(operation, known[2])


def _result_fragment(operation: Operation, expected: _Fragment | None) -> Found:
    found = operation.result_types[0] if operation.result_types else None
    if expected is None or found is None or found.has_alias:
        return
    members = members_of(found)
    if expected.type == "f64" and expected.size == 1:
        if str(found) != "f64":
            yield f"expected f64, but got {found}", result_type_at(operation, 0)
    elif (members is not None or not is_of(found, "llvm", "struct")) and members != [expected.type] * expected.size:
        yield f"expected a struct of {expected}, but got {found}", result_type_at(operation, 0)


_HALF_SHAPES = ((16, 16, 16), (32, 8, 16), (8, 32, 16))
_FACTOR_SHAPES: Final = {
    "f16": _HALF_SHAPES, "s8": _HALF_SHAPES, "u8": _HALF_SHAPES, "tf32": ((16, 16, 8),), "f64": ((8, 8, 4),),
}  # fmt: skip
_SUM_SHAPES: Final = {
    "f16": _HALF_SHAPES, "f32": (*_HALF_SHAPES, (16, 16, 8)), "s32": _HALF_SHAPES, "f64": ((8, 8, 4),),
}  # fmt: skip
_SUMS: Final = {"f16": ("f16", "f32"), "tf32": ("f32",), "f64": ("f64",), "s8": ("s32",), "u8": ("s32",)}


@rule("nvvm.matrix-shape")
def nvvm_matrix_shape(operation: Operation) -> Found:
    """Which shapes there are depends on the type of the elements, and which types are added up on that of the factors."""
    m, n, k = number(operation, "m"), number(operation, "n"), number(operation, "k")
    product = operation.spec.name == "nvvm.wmma.mma"
    kind = case(operation, "eltypeA" if product else "eltype")
    part = "a" if product else "c" if operation.spec.name == "nvvm.wmma.store" else case(operation, "frag")
    if m is None or n is None or k is None or kind is None or part is None:
        return
    shapes = (_SUM_SHAPES if part == "c" else _FACTOR_SHAPES).get(kind, ())
    if (m, n, k) not in shapes:
        place = attribute_at(operation, "m" if shapes else "eltypeA" if product else "eltype")
        yield f"there are no matrices of {kind} of shape {m} x {n} x {k} here", place
    elif product and case(operation, "eltypeB") not in (None, *_SUMS.get(kind, ())):
        added = case(operation, "eltypeB")
        message = f"products of {kind} are added up as {' or '.join(_SUMS[kind])}, but got {added}"
        yield message, attribute_at(operation, "eltypeB")


class _Product(NamedTuple):
    """What a multiplication takes and yields; for the accumulator there may be several ways."""

    a: _Fragment
    b: _Fragment
    c: tuple[_Fragment, ...]
    results: tuple[_Fragment, ...]


_INTEGER_DEPTHS = {"s4": 32, "u4": 32, "s8": 16, "u8": 16, "b1": 128}
_ROWS = (8, 16)
_DEPTHS = {**_INTEGER_DEPTHS, "f16": 8, "bf16": 8, "tf32": 4}
_INFERRED = {"f16": "f16", _HALVES: "f16", "f64": "f64"}


def _product(kind: str, shape: tuple[int, int, int]) -> _Product | None:
    """The values of a multiplication; None where there is none of that shape."""
    m, n, k = shape
    if m not in _ROWS:
        return None
    if m == 8:
        if kind == "f16":
            halves, floats = _Fragment(4, _HALVES), _Fragment(8, "f32")
            two = _Fragment(2, _HALVES)
            return _Product(two, two, (halves, floats), (halves, floats)) if shape == (8, 8, 4) else None
        if kind == "f64":
            one, both = _Fragment(1, "f64"), _Fragment(2, "f64")
            return _Product(one, one, (both,), (both,)) if shape == (8, 8, 4) else None
        if kind in _INTEGER_DEPTHS:
            one, both = _Fragment(1, "i32"), _Fragment(2, "i32")
            return _Product(one, one, (both,), (both,)) if shape == (8, 8, _INTEGER_DEPTHS[kind]) else None
        return None
    depth = _DEPTHS.get(kind)
    if depth is None:
        return None
    if n != 8 or k not in (depth, 2 * depth):
        return None
    element = _HALVES if kind == "f16" else "i32"
    a, b = _Fragment(2 * (k // depth), element), _Fragment(k // depth, element)
    if kind in _INTEGER_DEPTHS:
        return _Product(a, b, (_Fragment(4, "i32"),), (_Fragment(4, "i32"),))
    sums = (_Fragment(2, _HALVES), _Fragment(4, "f32"))
    return _Product(a, b, sums, sums if kind == "f16" else sums[1:])


@rule("nvvm.product")
def nvvm_product(operation: Operation) -> Found:
    """A multiplication takes as many values of each matrix as its shape and element type say."""
    shape = operation.attribute("shape")
    kind = _element_of(operation)
    if not isinstance(shape, DialectAttr) or shape.parameters is None or len(shape.parameters) != 3:
        return
    sizes = (shape.parameters[0], shape.parameters[1], shape.parameters[2])
    if kind is None and sizes[0] in _ROWS:
        return
    expected = None if kind is None else _product(kind, sizes)
    if expected is None:
        message = f"there is no multiplication of {kind or 'this type'} of shape {sizes[0]} x {sizes[1]} x {sizes[2]}"
        yield message, attribute_at(operation, "shape")
        return
    for name, ways in (("operandA", (expected.a,)), ("operandB", (expected.b,)), ("operandC", expected.c)):
        group = operation.operand_group(name)
        types = None if group is None else [operation.operand_types[index] for index in group]
        if types is None or any([each is None or each.has_alias for each in types]):
            return
        if not any([[str(each) for each in types] == [way.type] * way.size for way in ways]):
            message = f"expected {' or '.join(map(str, ways))}, but got {', '.join(map(str, types))}"
            yield message, operand_place(operation, name)
            return
    members = members_of(operation.result_types[0] if operation.result_types else None)
    if members is not None and not any([members == [way.type] * way.size for way in expected.results]):
        yield f"expected a struct of {' or '.join(map(str, expected.results))}", result_type_at(operation, 0)
    elif kind == "b1" and not operation.has_attribute("b1Op"):
        yield "matrices of b1 need 'b1Op'", name_of(operation.shape)
    elif kind in ("s4", "u4", "s8", "u8") and not operation.has_attribute("intOverflowBehavior"):
        yield f"matrices of {kind} need 'intOverflowBehavior'", name_of(operation.shape)


@rule("nvvm.product-result")
def nvvm_product_result(operation: Operation) -> Found:
    """A product of matrices of f16, but for those of 8 x 8 x 4, is of the type of the matrix that is added. `nvvm.mma.sync`."""
    shape, group = operation.attribute("shape"), operation.operand_group("operandC")
    added = operation.operand_types[group[0]] if group else None
    members = members_of(operation.result_types[0] if operation.result_types else None)
    if not isinstance(shape, DialectAttr) or not shape.parameters or shape.parameters[0] == _ROWS[0] or added is None:
        return
    if members and _element_of(operation) == "f16" and members[0] != str(added):
        yield f"expected a struct of values of type {added}, as C is", result_type_at(operation, 0)


@rule("nvvm.matrix-layout")
def nvvm_matrix_layout(operation: Operation) -> Found:
    """Of all matrices but those of f16 of 8 x 8 x 4 the first is stored by rows, the second by columns. `nvvm.mma.sync`."""
    shape, kind = operation.attribute("shape"), _element_of(operation)
    sizes = shape.parameters if isinstance(shape, DialectAttr) else None
    if sizes is None or kind is None or (kind == "f16" and tuple(sizes) == (8, 8, 4)):
        return
    for name, expected in (("layoutA", "row"), ("layoutB", "col")):
        found = case(operation, name)
        if found not in (None, expected):
            yield f"'{name}' is {expected} for matrices of this shape and type, but got {found}", attribute_at(operation, name)
            return


def _element_of(operation: Operation) -> str | None:
    """The type of the elements of the matrices: it is named, or follows from that of the values."""
    if operation.has_attribute("multiplicandAPtxType"):
        return case(operation, "multiplicandAPtxType")
    first = operation.operand_group("operandA")
    return _INFERRED.get(str(operation.operand_types[first[0]])) if first else None
