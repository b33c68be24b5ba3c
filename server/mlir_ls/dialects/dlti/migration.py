"""dlti of LLVM 12 to 17: alignments of a layout were integers of 32 bits, and have 64 today."""

from __future__ import annotations

import re

from mlir_ls.migration.leaves import Leaves

_ENTRY = "#dlti.dl_entry"
_ALIGNMENTS = re.compile(r",\s*dense<[^<>]*>\s*:\s*vector<\s*[0-9]+\s*x\s*(i32)\s*>\s*>\Z")


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites the type of the alignments in an entry; what else is in that is read on."""
    if leaves.tokens[index] != _ENTRY or leaves.tokens[index + 1] != "<":
        return None
    start = leaves.starts[index]
    found = _ALIGNMENTS.search(leaves.text[start : leaves.end_of(leaves.after(index + 1) - 1)])
    if found is not None:
        leaves.rewriter.replace(start + found.start(1), start + found.end(1), "i64")
    return None
