"""Functions: today's keyword, private declarations, arguments that stand in the first block."""

from __future__ import annotations

import re

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.operations import Place
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.spirv import in_spirv
from mlir_ls.semantics.summary import symbol_text
from mlir_ls.syntax.tree import Located, Node, region_line_of


def entry_arguments(owner: Located) -> Node | None:
    """The label of the first block, where it names the arguments of a function that does not."""
    shape, body = owner.node.shape, owner.node.body
    if body is None or not body.regions or (shape.regions and shape.regions[0].arguments):
        return None
    first = next(body.regions[0].items(), None)
    if first is None or first.shape.kind != "label" or first.shape.faults:
        return None
    return first if first.shape.definitions else None


def is_of_llvm(item: Located, place: Place) -> bool:
    """Whether a function becomes one of llvm, as operations of llvm name it."""
    symbol = item.node.shape.symbol
    return symbol is not None and f"@{symbol_text(symbol, item.node.names)}" in place.names.llvm_functions


def function(rewriter: Rewriter, leaves: Leaves, place: Place) -> None:
    """`func.func`, with the arguments named, or `func.func private` where there is no body."""
    item = rewriter.item
    shape, body = item.node.shape, item.node.body
    of_spirv = in_spirv(place.parent.node.shape if place.parent is not None else None)
    is_generic = shape.generic
    if is_generic:
        leaves.run()
        rewriter.replace(shape.name_offset, shape.name_end, '"func.func"')
        return
    start = shape.text.find("@")
    has_word = shape.text[shape.name_end : start].strip()
    private = " private" if body is None and not has_word else ""
    if of_spirv and body is not None:
        rewriter.replace(shape.name_offset, shape.name_end, "spirv.func")
        brace = len(shape.text[: shape.text.rindex("{")].rstrip())
        words = shape.text.find(" attributes", start)
        rewriter.insert(words if 0 <= words < brace else brace, ' "None"')
    elif is_of_llvm(item, place):
        rewriter.replace(shape.name_offset, shape.name_end, "llvm.func")
    else:
        rewriter.replace(shape.name_offset, shape.name_end, f"func.func{private}")
    location = re.search(r"\s*\bloc\(.*\)(?=\s*\{)", shape.text)
    if location is not None and body is not None:
        rewriter.replace(location.start(), location.end(), "")
        rewriter.append(0, len(shape.text.rstrip()), f" {rewriter.source(location.start(), location.end()).strip()}")
    label = entry_arguments(item)
    opening = shape.text.find("(", start)
    if label is None or opening < 0:
        leaves.run(shape.name_end)
        return
    assert body is not None
    region_line = item.line + region_line_of(body, 0)
    line = next(region_line + at for at, node in body.regions[0].items_with_lines() if node is label)
    block = Located(line, label)
    inner = Rewriter(block, rewriter.lines)
    text = label.shape.text
    first, last = text.index("("), text.rindex(")")
    Leaves(inner, leaves.colons, leaves.parser).run(first)
    spelled = inner.rewritten(first, last + 1)
    closing = _partner(shape.text, opening)
    rewriter.replace(opening, closing + 1, spelled)
    leaves.run(closing + 1)


def _partner(text: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at
    return len(text) - 1
