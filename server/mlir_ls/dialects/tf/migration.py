"""Types of TensorFlow of 2019, which belong to dialects of its own today."""

from __future__ import annotations

from mlir_ls.migration.leaves import TENSORFLOW, Leaves, tensorflow_type


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """`!tf<"string">` is `!tf_type.string` today."""
    if leaves.tokens[index] != "!tf" or leaves.tokens[index + 1] != "<" or leaves.tokens[index + 3] != ">":
        return None
    start, end = leaves.starts[index], leaves.end_of(index + 3)
    new = tensorflow_type(leaves.tokens[index + 2].strip('"'))
    leaves.rewriter.replace(start, end, new)
    if new.startswith("!"):
        leaves.rewriter.report(start, end, TENSORFLOW, stays=False)
    return index + 4
