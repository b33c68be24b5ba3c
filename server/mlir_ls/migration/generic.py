"""The generic form: values that are passed to blocks stand among the operands today."""

from __future__ import annotations

from mlir_ls.migration.hooks import renamed
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import RewriteSite, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.ods.registry import default_registry
from mlir_ls.syntax.shape import OpShape


def successor_operands(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> None:
    """`()[^bb(%x : i32)] : () -> ()` is `(%x)[^bb] : (i32) -> ()` today; a conditional branch says how many are whose."""
    shape = rewriter.item.node.shape
    passed = [use for successor in shape.successors for use in successor.uses]
    is_segmented = _is_segmented(shape)
    if not passed and not is_segmented:
        return
    for successor in shape.successors:
        if successor.uses:
            at = leaves.starts.index(successor.offset)
            rewriter.replace(leaves.starts[at + 1], leaves.end_of(leaves.behind(at + 1) - 1), "")
    values = [value_of(rewriter, place, use) for use in passed]
    types = [modern(shape.uses[use][2]) for use in passed]
    if passed:
        _insert(rewriter, leaves, leaves.tokens.index("("), values)
    depth, colon = 0, 0
    for index, token in enumerate(leaves.tokens):
        depth += (token in ("(", "[", "{", "<")) - (token in (")", "]", "}", ">"))
        if token == ":" and depth == 0:
            colon = index
    if passed:
        _insert(rewriter, leaves, colon + 1, types)
    if is_segmented and not shape.attributes:
        sizes = [len(shape.uses) - len(passed), *[len(successor.uses) for successor in shape.successors]]
        segments = f" {{operandSegmentSizes = array<i32: {', '.join(map(str, sizes))}>}}"
        rewriter.insert(leaves.end_of(colon - 1), segments)


def _is_segmented(shape: OpShape) -> bool:
    """Whether the operation says today how many operands are its own, and how many each block gets."""
    spec = default_registry().op(renamed(shape.name) or shape.name)
    if spec is None or not spec.operand_segments or not shape.successors:
        return False
    return len(spec.operands) == 1 + len(shape.successors) and all([each.arity != "nested" for each in spec.operands])


def _insert(rewriter: Rewriter, leaves: Leaves, opening: int, items: list[str]) -> None:
    """More items at the end of a list in parentheses."""
    closing = leaves.behind(opening) - 1
    front = ", " if closing > opening + 1 else ""
    rewriter.insert(leaves.starts[closing], front + ", ".join(items))
