"""mesh of LLVM 17 to 21, which is shard today: meshes are grids, and what says how a tensor is spread is an operation."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name, inside, recomposed, source_of, spelled, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter

_NAMES = {"mesh": "grid", "mesh_shape": "grid_shape"}
_SYMBOL = re.compile(r"@[\w.$-]+\Z")
_OPERATIONS = (
    *("all_gather", "all_reduce", "all_slice", "all_to_all", "broadcast", "gather", "get_sharding", "mesh", "mesh_shape"),
    *("neighbors_linear_indices", "process_linear_index", "process_multi_index", "recv", "reduce", "reduce_scatter", "scatter"),
    *("send", "sharding", "shift", "update_halo"),
)


def _operation(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Another name, and another word for the axes of a grid."""
    shape = rewriter.item.node.shape
    if shape.generic:
        return NOT_DONE
    name = shape.name.partition(".")[2]
    rewriter.replace(shape.name_offset, shape.name_end, f"shard.{_NAMES.get(name, name)}")
    for index in range(after_name(leaves), leaves.count):
        if leaves.tokens[index] == "mesh_axes" and leaves.tokens[index + 1] == "=":
            rewriter.replace(leaves.starts[index], leaves.end_of(index), "grid_axes")
    return NOT_DONE


def _shard(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """How a tensor is spread was an attribute, and is an operand."""
    first, word, colon = after_name(leaves), token_outside(leaves, "to"), token_outside(leaves, ":")
    if rewriter.item.node.shape.generic or not 0 < word < colon:
        return NOT_DONE
    if leaves.tokens[word + 1] != "<":
        return _operation(rewriter, leaves, place)
    parts = inside(leaves, word + 1)
    if len(parts) != 2 or _SYMBOL.match(parts[0]) is None or not parts[1].startswith("["):
        return False, "partial sums of what is spread have another form today"
    name = place.names.new("sharding")
    rewriter.line_in_front(f"%{name} = shard.sharding {parts[0]} split_axes = {parts[1]} : !shard.sharding")
    value, rest = source_of(leaves, first, word), source_of(leaves, leaves.after(word + 1), colon)
    more = f" {rest}" if rest else ""
    return recomposed(leaves, f"shard.shard {value} to %{name}{more} : {spelled(leaves, colon + 1, leaves.count)}")


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites a type of the dialect; the token after it, None where it stays."""
    token = leaves.tokens[index]
    if not token.startswith("!mesh."):
        return None
    leaves.rewriter.replace(leaves.starts[index], leaves.starts[index] + len("!mesh"), "!shard")
    return index + 1


FORMER: dict[str, Special] = {**{f"mesh.{name}": _operation for name in _OPERATIONS}, "mesh.shard": _shard}
