"""Characters as HTML or typesetting spell them, and comments of other languages: what a message adds to a fault there."""

from __future__ import annotations

from mlir_ls.syntax.leaf.lexical import ENTITY, LOOKALIKES, quoted, spelled_out
from mlir_ls.system.patterns import deferred

_ENTITY = deferred(rf"-?({ENTITY})")

_COMMENT = deferred(r"/\*|#(?:[ \t#]|$)")
"""How comments begin in other languages."""


def spelling_note(text: str, start: int) -> str:
    """What follows the message about the token at an offset of a text, which may be half of an arrow; "" for most."""
    if _COMMENT.match(text, start):
        return "; comments begin with '//'"
    likely = LOOKALIKES.get(text[start : start + 1])
    if likely is not None:
        return f", which looks like {quoted(likely)}"
    found = _ENTITY.match(text, start) if text[start : start + 1] in ("&", "-") else None
    meant = spelled_out(found[1]) if found is not None else ""
    if found is None or not meant:
        return ""
    return f"{', which' if found.start(1) == start else f'; {quoted(found[1])}'} is how HTML spells {quoted(meant)}"
