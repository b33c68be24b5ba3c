"""Whether a dialect of a text is another one than that which is known by its name: most operations are not of this one."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.syntax.header import Language
from mlir_ls.syntax.tree import Chunk


def other_dialects(chunks: Sequence[Chunk], dialects: frozenset[str], language: Language) -> frozenset[str]:
    """Those of some dialects of which a text names more unknown operations than known ones. It visits every operation."""
    names: set[str] = set()
    todo = [chunk.region for chunk in chunks]
    while todo:
        for run in todo.pop().runs:
            for node in run.items:
                names.add(node.shape.name)
                if node.body is not None:
                    todo += node.body.regions
    balance = dict.fromkeys(dialects, 0)
    for name in names:
        dialect, dot, _ = name.partition(".")
        if dot and dialect in balance:
            balance[dialect] += 1 if language.named(name) is None else -1
    return frozenset([dialect for dialect, count in balance.items() if count > 0])
