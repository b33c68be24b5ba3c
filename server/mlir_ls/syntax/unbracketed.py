"""What stands after the name of a type or an attribute, and should stand with that in the brackets of the dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.shape import Fault
from mlir_ls.system.patterns import deferred

_OF_DIALECT = deferred(r"([!#][A-Za-z_][\w$]*)\.([\w$.]+)")
_MOST = 8
"""Tokens after a name that may belong to it."""


def unbracketed(
    parse: Callable[[str], object], text: str, name: tuple[int, int], tokens: Sequence[str], starts: Sequence[int], code: str
) -> Fault | None:
    """What is wrong with a name in a header, as in `#gpu.dim x` for `#gpu<dim x>`, if that is it.

    `name` is where the name begins and ends, `tokens` are those after it, the last of which is empty, with their `starts`.
    """
    start, end = name
    found = _OF_DIALECT.fullmatch(text, start, end)
    if found is None or not tokens[0] or "\n" in text[end : starts[0]]:
        return None
    for token, at in zip(tokens[:_MOST], starts[:_MOST], strict=True):
        last = at + len(token)
        whole = f"{found[1]}<{found[2]} {text[starts[0] : last]}>"
        try:
            parse(whole)
        except LeafError:
            continue
        return Fault(code, f"`{text[start:last]}` is spelled `{whole}`", start, last, (), (whole,))
    return None
