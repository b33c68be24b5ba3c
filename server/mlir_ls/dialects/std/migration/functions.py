"""Functions: today's keyword, private declarations, arguments that stand in the first block."""

from __future__ import annotations

import re
from collections.abc import Callable

from mlir_ls.dialects.std.older_operations import FUNCTIONS as _FUNCTIONS
from mlir_ls.migration.hooks import hooks
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.ods.facts import facts_of
from mlir_ls.syntax.tree import Located, Node, region_line_of

_FUNCTION = "func.func"


_VISIBILITY = re.compile(
    r"\s+attributes\s*\{\s*sym_visibility\s*=\s*\"(\w+)\"\s*\}"
    r"|(?<=\{)\s*sym_visibility\s*=\s*\"(\w+)\"\s*,\s*|\s*,\s*sym_visibility\s*=\s*\"(\w+)\""
)
"""A visibility among the attributes, which has its own place today."""


def entry_arguments(owner: Located) -> Node | None:
    """The label of the first block, where it names the arguments of a function that does not."""
    shape, body = owner.node.shape, owner.node.body
    if shape.generic or body is None or not body.regions or (shape.regions and shape.regions[0].arguments):
        return None
    first = next(body.regions[0].items(), None)
    if first is None or first.shape.kind != "label" or first.shape.faults:
        return None
    return first if first.shape.definitions else None


def drops_label(label: Located, owner: Located) -> bool | None:
    """Whether a label is gone today, as the arguments of its block stand in the function around it."""
    return entry_arguments(owner) == label.node if owner.node.shape.name in _FUNCTIONS else None


def _kind_at(item: Located, place: RewriteSite) -> tuple[str, str]:
    """The operation that a function becomes, and what stands before its attributes."""
    found = [function_at(item, place) for function_at in hooks("function_at").values()]
    return next((each for each in found if each is not None), (_FUNCTION, ""))


def _return_name(place: RewriteSite) -> str:
    """Today's name of a return, as it is spelled: that of the function around it."""
    parent = place.parent
    if parent is None or parent.node.shape.name not in _FUNCTIONS:
        return "func.return"
    kind, _ = _kind_at(parent, place)
    return facts_of(kind).body_end


def _function(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`func.func`, with the arguments named, or `func.func private` where there is no body."""
    item = rewriter.item
    shape, body = item.node.shape, item.node.body
    if shape.generic:
        return NOT_DONE
    start = shape.text.find("@")
    has_word = shape.text[shape.name_end : start].strip()
    private = " private" if body is None and not has_word else ""
    visibility = _VISIBILITY.search(shape.text, start)
    if visibility is not None and not has_word:
        private = f" {visibility[1] or visibility[2] or visibility[3]}"
        rewriter.replace(visibility.start(), visibility.end(), "")
    kind, words = _kind_at(item, place)
    rewriter.replace(shape.name_offset, shape.name_end, f"{kind}{private if kind == _FUNCTION else ''}")
    if words:
        brace = len(shape.text[: shape.text.rindex("{")].rstrip())
        attributes = shape.text.find(" attributes", start)
        rewriter.insert(attributes if 0 <= attributes < brace else brace, words)
    location = re.search(r"\s*\bloc\(.*\)(?=\s*\{)", shape.text)
    if location is not None and body is not None:
        rewriter.replace(location.start(), location.end(), "")
        rewriter.append(0, len(shape.text.rstrip()), f" {rewriter.source(location.start(), location.end()).strip()}")
    label = entry_arguments(item)
    opening = shape.text.find("(", start)
    if label is None or opening < 0:
        leaves.run(shape.name_end)
        return DONE
    assert body is not None
    region_line = item.line + region_line_of(body, 0)
    line = next(region_line + at for at, node in body.regions[0].items_with_lines() if node is label)
    block = Located(line, label)
    inner = Rewriter(block, rewriter.lines)
    text = label.shape.text
    first, last = text.index("("), text.rindex(")")
    Leaves(inner, leaves.colons, leaves.names).run(first)
    rewriter.left += inner.left
    spelled = inner.rewritten(first, last + 1)
    closing = _partner(shape.text, opening)
    rewriter.replace(opening, closing + 1, spelled)
    leaves.run(closing + 1)
    return DONE


def _partner(text: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at
    return len(text) - 1


FUNCTIONS: dict[str, Special] = dict.fromkeys(_FUNCTIONS, _function)
NAMES: dict[str, Callable[[RewriteSite], str]] = {"std.return": _return_name}
