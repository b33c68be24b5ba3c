"""spv in the document of 2020: what functions in its modules consist of. "SPIR-V Dialect", "Module Structure"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.dialects.std.older_operations import FUNCTIONS
from mlir_ls.semantics.chunk_rules import ChunkRules, Surroundings, error_at_name
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.tree import Chunk, Located


def chunk_rules(chunk: Chunk, environment: Environment) -> ChunkRules:
    """The rule for the regions of a chunk."""
    return ChunkRules((_module_body,))


def _module_body(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    """A function in a module of SPIR-V consists of its operations; what declares its block unreachable is in no first one."""
    names = [each.node.shape.name for each in around.operations[-2:]]
    in_module = len(names) == 2 and names[0] == "spv.module" and names[1] in FUNCTIONS
    is_first = True
    for index, item in enumerate(items):
        shape = item.node.shape
        if shape.kind == "label":
            is_first = is_first and index == 0
        elif shape.kind != "operation":
            continue
        elif is_first and shape.name == "spv.Unreachable":
            yield error_at_name("spv.unreachable", item, "the first block of a region is always reached")
        elif in_module and not shape.name.startswith("spv."):
            what = "no other functions" if shape.name in FUNCTIONS else "operations of the dialect spv only"
            yield error_at_name("spv.function-body", item, f"a function in a 'spv.module' holds {what}, but got '{shape.name}'")
            return
