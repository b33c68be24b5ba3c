"""What no compiler minds and a reader may like to know. Hints are never errors.

MLIR language reference, "Attribute Value Aliases", "Type aliases".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.semantics.alias_names import joined
from mlir_ls.semantics.environment import alias_name
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.tree import Chunk, Located


def unused_aliases(chunk: Chunk, chunk_line: int) -> Iterator[Diagnostic]:
    """The aliases of a chunk that nothing in it uses; numbered locations, which compilers write, aside."""
    runs = chunk.region.runs
    names = joined(runs)
    unused = {name for name in names.defined - names.used if not _LOCATION.fullmatch(name)}
    if not unused:
        return
    line = chunk_line + chunk.region.lead
    for run in runs:
        for index in run.aliases:
            node = run.items[index]
            name = alias_name(node)
            if name in unused and not node.shape.faults:
                where = span_of(Located(line + run.starts[index], node), 0, len(node.shape.name))
                yield Diagnostic("unused-alias", Severity.HINT, where, f"alias '{name}' is not used", unnecessary=True)
        line += run.height


_LOCATION = re.compile(r"#loc[0-9]*")
