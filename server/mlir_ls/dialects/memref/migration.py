"""What stands after the elements of a memref: maps that were several are one today, and a memory space's name is a string."""

from __future__ import annotations

import re

from mlir_ls.dialects.bufferization.migration import tensor_of, to_buffer, to_tensor
from mlir_ls.dialects.tensor.migration import expanded
from mlir_ls.migration.former import after_name, named, parted, recomposed, source_of, spelled, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.affine import AffineConstant, AffineDim, AffineExpr, AffineMap, AffineSymbol, binary
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import RankedTensorType, UnrankedTensorType

_NAME = re.compile(r"[A-Za-z_]\w*\Z")
_STRIDED = ("offset", "strides", "affine_map", "strided", "dense", "array", "true", "false", "unit")
_UNKNOWN = "its layout maps cannot be composed to the one that a memref has today"


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites the memref that begins with a token; the token after it, None where nothing has to be rewritten like this."""
    parts = _parts(leaves, index)
    texts = [leaves.text[start:end] for start, end in parts]
    maps = [number for number, text in enumerate(texts) if text.startswith(("#", "("))]
    names = [number for number, text in enumerate(texts) if _NAME.match(text) and text not in _STRIDED]
    if len(maps) < 2 and not names:
        return None
    for number in names:
        start, end = parts[number]
        leaves.rewriter.replace(start, end, f'"{texts[number]}"')
    if len(maps) == 1 and texts[maps[0]].startswith("("):
        start, end = parts[maps[0]]
        leaves.rewriter.replace(start, end, leaves.affine(start, end))
    elif len(maps) > 1:
        start, end = parts[maps[0]][0], parts[maps[-1]][1]
        map_ = _composed(leaves, [texts[number] for number in maps])
        if map_ is None:
            leaves.rewriter.report(start, end, _UNKNOWN)
        else:
            leaves.rewriter.replace(start, end, f"affine_map<{map_}>")
    return leaves.after(index + 1) if leaves.tokens[index] == "memref" else index + 1


def _parts(leaves: Leaves, index: int) -> list[tuple[int, int]]:
    """Where the parts after the elements begin and end."""
    token, at = leaves.tokens[index], leaves.starts[index]
    found: list[tuple[int, int]] = []
    if token != "memref":
        if "," not in token:
            return []
        start = token.index(",") + 1
        for part in token[start:-1].split(","):
            blank = len(part) - len(part.lstrip())
            found.append((at + start + blank, at + start + len(part.rstrip())))
            start += len(part) + 1
        return found
    if leaves.tokens[index + 1] != "<":
        return []
    after, depth, start = leaves.after(index + 1) - 1, 0, -1
    for each in range(index + 2, after + 1):
        inner = leaves.tokens[each]
        joins = inner == "," and leaves.tokens[each - 1] == ")" and leaves.tokens[each + 1] == "["
        if depth == 0 and (each == after or (inner == "," and not joins)):
            if start >= 0:
                found.append((leaves.starts[start], leaves.end_of(each - 1)))
            start = each + 1
        depth += (inner in ("(", "[", "{", "<")) - (inner in (")", "]", "}", ">"))
    return found


def _composed(leaves: Leaves, spelled: list[str]) -> AffineMap | None:
    """Each map applied to what the one before it yields; their symbols stand one after the other."""
    result: AffineMap | None = None
    for text in spelled:
        try:
            found = leaves.names.environment.resolve(leaves.parser.parse_attribute(text))
        except LeafError:
            return None
        if not isinstance(found, AffineMapAttr):
            return None
        if result is None:
            result = found.map
            continue
        if found.map.dims != len(result.results):
            return None
        symbols = [AffineSymbol(result.symbols + number) for number in range(found.map.symbols)]
        results = tuple([_replaced(each, result.results, symbols) for each in found.map.results])
        result = AffineMap(result.dims, result.symbols + found.map.symbols, results)
    return result


def _replaced(expression: AffineExpr, dims: tuple[AffineExpr, ...], symbols: list[AffineSymbol]) -> AffineExpr:
    if isinstance(expression, AffineDim):
        return dims[expression.position]
    if isinstance(expression, AffineSymbol):
        return symbols[expression.position]
    if isinstance(expression, AffineConstant):
        return expression
    lhs, rhs = _replaced(expression.lhs, dims, symbols), _replaced(expression.rhs, dims, symbols)  # type: ignore[attr-defined]
    return binary(expression.operator, lhs, rhs)  # type: ignore[attr-defined]


def _tensor_store(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`%t, %m : memref` becomes `%t in writable %m : (tensor, memref) -> ()`."""
    first, colon = after_name(leaves), token_outside(leaves, ":")
    tensor = tensor_of(type_in(leaves, place, colon + 1, leaves.count)) if colon > 0 else ""
    values = [source_of(leaves, *each) for each in parted(leaves, first, colon)]
    if rewriter.item.node.shape.generic or not tensor or len(values) != 2:
        return NOT_DONE
    types = f"({tensor}, {spelled(leaves, colon + 1, leaves.count)})"
    return recomposed(leaves, f"bufferization.materialize_in_destination {values[0]} in writable {values[1]} : {types} -> ()")


def _dim(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The size of a tensor is an operation of tensor today."""
    shape, colon = rewriter.item.node.shape, token_outside(leaves, ":")
    found = type_in(leaves, place, colon + 1, leaves.count) if colon > 0 else None
    if isinstance(found, RankedTensorType | UnrankedTensorType) and not shape.generic:
        rewriter.replace(shape.name_offset, shape.name_end, "tensor.dim")
    return NOT_DONE


def _clone(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Both types of a copy of its own are spelled."""
    shape, colon = rewriter.item.node.shape, token_outside(leaves, ":")
    if not shape.generic and colon > 0 and token_outside(leaves, "to") < 0:
        rewriter.append(0, len(shape.text.rstrip()), f" to {spelled(leaves, colon + 1, leaves.count)}")
    return _cloned(rewriter, leaves, place)


_cloned = named("bufferization.clone")
FORMER: dict[str, Special] = {
    "memref.buffer_cast": to_buffer,
    "memref.clone": _clone,
    "memref.dim": _dim,
    "memref.expand_shape": expanded,
    "memref.tensor_load": to_tensor,
    "memref.tensor_store": _tensor_store,
}
