"""amx of LLVM 12 to 19: tiles were vectors, which have a type of their own today."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter

_TILE = re.compile(r"\bvector(?=<\s*[0-9]+x[0-9]+x)")


def _tiles(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Each vector of two dimensions is a tile."""
    start = leaves.starts[after_name(leaves)]
    for found in _TILE.finditer(leaves.text, start):
        rewriter.replace(found.start(), found.end(), "!amx.tile")
    return NOT_DONE


_NAMES = ("tile_load", "tile_mulf", "tile_muli", "tile_store", "tile_zero")
FORMER: dict[str, Special] = {f"amx.{name}": _tiles for name in _NAMES}
