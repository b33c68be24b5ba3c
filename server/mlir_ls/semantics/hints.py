"""What no compiler minds and a reader may like to know. Hints are never errors.

MLIR language reference, "Attribute Value Aliases", "Type aliases".
"""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.semantics.environment import alias_name
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.tree import Chunk, Located, Run


def unused_aliases(chunk: Chunk, chunk_line: int) -> Iterator[Diagnostic]:
    """The aliases of a chunk that nothing in it uses."""
    runs = chunk.region.runs
    if not any([run.aliases for run in runs]):
        return
    used = {name for run in runs for name in (_used_in(run) if run.aliases else run.memo.aliases)}
    line = chunk_line + chunk.region.lead
    for run in runs:
        for index in run.aliases:
            node = run.items[index]
            name = alias_name(node)
            if name not in used and not node.shape.faults:
                where = span_of(Located(line + run.starts[index], node), 0, len(node.shape.name))
                yield Diagnostic("unused-alias", Severity.HINT, where, f"alias '{name}' is not used", unnecessary=True)
        line += run.height


def _used_in(run: Run) -> Iterator[str]:
    """The aliases that the items of a run use; that a definition begins with its own name is no use."""
    for node in run.items:
        for alias in node.shape.aliases:
            if alias.offset or node.shape.kind != "alias":
                yield alias.name + node.names[alias.slot] if 0 <= alias.slot < len(node.names) else alias.name
        if node.body is not None:
            yield from node.body.memo.aliases
