"""Names of symbols in messages about a header, which knows of none: the text that the message is about has them."""

from __future__ import annotations

import re

from mlir_ls.syntax.erase import count_sigils
from mlir_ls.syntax.shape import Fault
from mlir_ls.syntax.tree import Node
from mlir_ls.system.patterns import deferred

_NAMELESS = deferred(r'@(?![\w"$.-])')
_ALONE = deferred(r"(?<=[ \[(,])@(?=[\]),]|$)")
"""One that stands for a whole symbol, and is no mark of the syntax that is expected."""


def with_symbols(fault: Fault, node: Node) -> str:
    """The message of a fault, with the names of the symbols in the place that it is about, where that has as many."""
    message, text = fault.message, node.shape.text
    count = len(_NAMELESS.findall(message)) if "@" in message else 0
    offsets = [found.start() for found in re.finditer("@", text[: fault.end]) if found.start() >= fault.start] if count else []
    if not count:
        return message
    if len(offsets) != count:
        return _ALONE.sub("a symbol", message)
    slots = [count_sigils(text, 0, offset) for offset in offsets]
    names = iter([node.names[slot] for slot in slots if slot < len(node.names)])
    return _NAMELESS.sub(lambda _: f"@{next(names, '')}", message)
