"""nvvm: products that groups of warps make. "'nvvm' Dialect"; the rules follow the PTX instruction set, `wgmma.mma_async`."""

from __future__ import annotations

from mlir_ls.dialects.nvvm.rules.intrinsics import members_of
from mlir_ls.semantics.verify.model.attributes import case
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.model.reading import operand_place
from mlir_ls.semantics.verify.rules import Found, rule
from mlir_ls.syntax.leaf.attributes import DialectAttr

_FLOATS, _INTEGERS = ("f32", "f16"), ("s32",)
_PRODUCTS = {
    "f16": (_FLOATS, ("f16",)),
    "bf16": (_FLOATS, ("bf16",)),
    "tf32": (("f32",), ("tf32",)),
    "u8": (_INTEGERS, ("u8", "s8")),
    "s8": (_INTEGERS, ("u8", "s8")),
    "b1": (_INTEGERS, ("b1",)),
    "e4m3": (_FLOATS, ("e4m3", "e5m2")),
    "e5m2": (_FLOATS, ("e4m3", "e5m2")),
}
"""By the type of A: which types the result may have, and which B."""

_DEPTHS = {"tf32": 8, "f16": 16, "bf16": 16, "s8": 32, "u8": 32, "e4m3": 32, "e5m2": 32, "b1": 256}
_ROWS, _WIDEST = 64, 256
_ODD_WIDTHS = (8, 24)
_TRANSPOSED = ("f16", "bf16")
_PER_REGISTER = {"f32": 2, "s32": 2, "f16": 4}


@rule("nvvm.group-product")
def nvvm_group_product(operation: Operation) -> Found:
    """Types, sizes and layouts go together, and the result has as many registers as the sizes say. `nvvm.wgmma.mma_async`."""
    d, a, b = [case(operation, name) for name in ("typeD", "typeA", "typeB")]
    sizes, members = _sizes(operation), members_of(operation.type_named("results"))
    if members is not None and len(set(members)) > 1:
        yield f"all members of the struct must be of one type, but got {members[0]} and others", result_type_at(operation, 0)
        return
    if d is None or a is None or b is None:
        return
    results, others = _PRODUCTS.get(a, ((), ()))
    if d not in (*_FLOATS, *_INTEGERS):
        yield f"the result must be f16, f32 or s32, but got {d}", attribute_at(operation, "typeD")
        return
    if d == "s32" and "neg" in (case(operation, "scaleA"), case(operation, "scaleB")):
        yield "factors of a product of type s32 cannot be negated", name_of(operation.shape)
        return
    if d not in results or b not in others:
        yield f"{a} * {b} gives no {d}", attribute_at(operation, "typeA")
        return
    if sizes is None:
        return
    problem = _size_problem(a, *sizes)
    if problem:
        yield problem, attribute_at(operation, "shape")
        return
    layouts = case(operation, "layoutA"), case(operation, "layoutB")
    if a not in _TRANSPOSED and (layouts[0] == "col" or layouts[1] == "row"):
        yield f"layouts of {a} must be row for A and col for B, but got {layouts[0]} and {layouts[1]}", name_of(operation.shape)
        return
    expected = sizes[1] // _PER_REGISTER[d]
    if members is not None and len(members) != expected:
        yield f"the result must be a struct of {expected} members, but got {len(members)}", result_type_at(operation, 0)
    elif d != "s32" and case(operation, "satfinite") == "satfinite":
        yield f"'satfinite' is for results of type s32, but got {d}", attribute_at(operation, "satfinite")


def _sizes(operation: Operation) -> tuple[int, int, int] | None:
    """The sizes m, n and k of a product."""
    shape = operation.attribute("shape")
    found = shape.parameters if isinstance(shape, DialectAttr) else None
    if found is None or len(found) != 3 or not all([isinstance(each, int) for each in found]):
        return None
    return found[0], found[1], found[2]


def _size_problem(a: str, rows: int, columns: int, depth: int) -> str:
    if rows != _ROWS:
        return f"m must be {_ROWS}, but got {rows}"
    if depth != _DEPTHS[a]:
        return f"k must be {_DEPTHS[a]} for {a}, but got {depth}"
    is_short = _PRODUCTS[a][0] is _INTEGERS
    allowed = columns % 8 == 0 and 0 < columns <= _WIDEST
    if allowed and is_short and columns % 16 and columns not in _ODD_WIDTHS:
        allowed = False
    return "" if allowed else f"n is not supported for {a}: {columns}"


# -- products of numbers that are scaled in blocks ---------------------------------------------------------------------

_SHORT_FLOATS = "e2m1"
_TYPES = ("multiplicandAPtxType", "multiplicandBPtxType")
_SCALES = {"mxf8f6f4": (("x1", "ue8m0"),), "mxf4": (("x2", "ue8m0"),), "mxf4nvf4": (("x2", "ue8m0"), ("x4", "ue4m3"))}


@rule("nvvm.scaled-product")
def nvvm_scaled_product(operation: Operation) -> Found:
    """Kind, types, sizes and scales go together. `nvvm.mma.block_scale`, `nvvm.mma.sp.block_scale`."""
    sizes, kind = _sizes(operation), case(operation, "kind")
    types = [case(operation, name) for name in _TYPES]
    scale = case(operation, "scaleVecSize"), case(operation, "blockScaleFormat")
    if sizes is None or kind is None:
        return
    short = 64 if "sp" in operation.spec.name.split(".") else 32
    m, n, k = sizes
    if (m, n) != (16, 8) or k not in (short, 2 * short):
        yield f"m, n and k must be 16, 8 and {short} or {2 * short}, but got {m}, {n} and {k}", attribute_at(operation, "shape")
    elif (k == short) != (kind == "mxf8f6f4"):
        expected_depth = short if kind == "mxf8f6f4" else 2 * short
        yield f"k must be {expected_depth} for kind {kind}, but got {k}", attribute_at(operation, "shape")
    elif kind != "mxf8f6f4" and any([each not in (_SHORT_FLOATS, None) for each in types]):
        yield f"both factors must be {_SHORT_FLOATS} for kind {kind}", attribute_at(operation, "kind")
    elif kind != "mxf8f6f4" and operation.generic and not all([operation.has_attribute(name) for name in _TYPES]):
        yield f"kind {kind} needs '{_TYPES[0]}' and '{_TYPES[1]}'", attribute_at(operation, "kind")
    elif kind in _SCALES and None not in scale and scale not in _SCALES[kind]:
        expected = " or ".join([" of ".join(each) for each in _SCALES[kind]])
        yield f"scales must be {expected} for kind {kind}, but got {scale[0]} of {scale[1]}", attribute_at(operation, "kind")


# -- products of which one factor is sparse ----------------------------------------------------------------------------

_PAIR = "vector<2xf16>"
_SPARSE_DEPTHS = {
    "f16": (16, 32),
    "bf16": (16, 32),
    "tf32": (8, 16),
    **dict.fromkeys(("e4m3", "e5m2", "e2m1", "e3m2", "e2m3"), (64,)),
    **dict.fromkeys(("s8", "u8"), (32, 64)),
    **dict.fromkeys(("s4", "u4"), (64, 128)),
}
"""By the type of the factors: the depth of which they take two registers, and the one of which they take four."""


@rule("nvvm.sparse-product")
def nvvm_sparse_product(operation: Operation) -> Found:
    """A product takes as many registers of each matrix as its sizes and types say. `nvvm.mma.sp.sync`."""
    sizes, kind = _sizes(operation), case(operation, "multiplicandAPtxType")
    groups = [_spelled(operation, name) for name in ("operandA", "operandB", "operandC")]
    if kind is None and not operation.has_attribute("multiplicandAPtxType") and groups[0] and groups[0][0] == _PAIR:
        kind = "f16"
    if sizes is None or kind is None or None in groups:
        return
    depths = _SPARSE_DEPTHS.get(kind, ())
    if sizes[:2] != (16, 8) or sizes[2] not in depths:
        message = f"there is no sparse product of {kind} of shape {' x '.join(map(str, sizes))}"
        yield message, attribute_at(operation, "shape")
        return
    factors = [_PAIR if kind == "f16" else "i32"] * (2 << depths.index(sizes[2]))
    sums = [["i32"] * 4] if kind[0] in "su" else [["f32"] * 4]
    if kind not in ("bf16", "tf32") and kind[0] not in "su":
        sums.append([_PAIR] * 2)
    for name, found, ways in zip(("operandA", "operandB", "operandC"), groups, ([factors], [factors], sums), strict=True):
        if found not in ways:
            expected = " or ".join([f"{len(way)} x {way[0]}" for way in ways])
            yield f"expected {expected}, but got {', '.join(found or ())}", operand_place(operation, name)
            return
    members = members_of(operation.result_types[0] if operation.result_types else None)
    if members is not None and members != groups[2]:
        yield f"the result must be a struct of {', '.join(groups[2] or ())}, as C is", result_type_at(operation, 0)
    elif kind[0] in "su" and not operation.has_attribute("intOverflowBehavior"):
        yield f"matrices of {kind} need 'intOverflowBehavior'", name_of(operation.shape)


def _spelled(operation: Operation, name: str) -> list[str] | None:
    group = operation.operand_group(name)
    types = None if group is None else [operation.operand_types[index] for index in group]
    if types is None or any([each is None or each.has_alias for each in types]):
        return None
    return list(map(str, types))
