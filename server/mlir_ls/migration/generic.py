"""The generic form: values that are passed to blocks stand among the operands today."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import RewriteSite, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.ods.changes import renamed
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.spec import OpSpec
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
            rewriter.replace(leaves.starts[at + 1], leaves.end_of(leaves.after(at + 1) - 1), "")
    values = [value_of(rewriter, place, use) for use in passed]
    types = [modern(shape.uses[use][2]) for use in passed]
    if passed:
        _insert(rewriter, leaves, leaves.tokens.index("("), values)
    colon = leaves.last_colon()
    if passed:
        _insert(rewriter, leaves, colon + 1, types)
    if is_segmented and not shape.attributes:
        sizes = [len(shape.uses) - len(passed), *[len(successor.uses) for successor in shape.successors]]
        add_segments(rewriter, leaves, sizes)


def operand_groups(rewriter: Rewriter, leaves: Leaves, name: str) -> None:
    """Where an operation says today how many operands each group has, they are counted, if that is clear."""
    shape = rewriter.item.node.shape
    spec = default_registry().op(name)
    if spec is None or not spec.operand_segments or shape.successors or _has_sizes(shape):
        return
    sizes = [1 if each.arity == "one" else 0 for each in spec.operands]
    variadic = [number for number, each in enumerate(spec.operands) if each.arity == "variadic"]
    optional = [number for number, each in enumerate(spec.operands) if each.arity == "optional"]
    rest = len(shape.uses) - sum(sizes)
    if len(variadic) > 1:
        return
    if variadic:
        sizes[variadic[0]] = rest
    elif rest == len(optional):
        sizes = [1] * len(sizes)
    elif rest:
        return
    add_segments(rewriter, leaves, sizes)


def add_segments(rewriter: Rewriter, leaves: Leaves, sizes: Sequence[int]) -> None:
    """Says in the attributes of the generic form how many operands each group has."""
    entry = f"operandSegmentSizes = array<i32: {', '.join(map(str, sizes))}>"
    colon = leaves.last_colon()
    if leaves.tokens[colon - 1] == "}":
        front = "" if leaves.tokens[colon - 2] == "{" else ", "
        rewriter.insert(leaves.starts[colon - 1], f"{front}{entry}")
    else:
        rewriter.append(0, leaves.end_of(colon - 1), f" {{{entry}}}")


def _has_sizes(shape: OpShape) -> bool:
    return any([each.name in ("operand_segment_sizes", "operandSegmentSizes") for each in shape.attributes])


def _is_segmented(shape: OpShape) -> bool:
    """Whether the operation says today how many operands are its own, and how many each block gets."""
    name = shape.syntax.name if isinstance(shape.syntax, OpSpec) else shape.name
    spec = default_registry().op(renamed(name) or name)
    if spec is None or not spec.operand_segments or not shape.successors:
        return False
    return len(spec.operands) == 1 + len(shape.successors) and all([each.arity != "nested" for each in spec.operands])


def _insert(rewriter: Rewriter, leaves: Leaves, opening: int, items: list[str]) -> None:
    """More items at the end of a list in parentheses."""
    closing = leaves.after(opening) - 1
    front = ", " if closing > opening + 1 else ""
    rewriter.insert(leaves.starts[closing], front + ", ".join(items))
