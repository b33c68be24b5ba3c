"""The step for a text from an offset on: of a long line no more is read than decides it."""

from __future__ import annotations

from typing import Final

from mlir_ls.syntax.brackets import without_comment
from mlir_ls.syntax.erase import count_slots
from mlir_ls.syntax.shape import OpShape, changed
from mlir_ls.syntax.steps import BROKEN, CLOSE, LABEL, MAX_CACHED_LINE, NODE, OPEN, STRAY, BodyState, HeaderState, LineStep
from mlir_ls.syntax.tokens import BLANKS

#: Steps that depend on nothing but the text they consume.
_CERTAIN = (NODE, LABEL, OPEN, CLOSE)

_BEGINNING = 200


def step_at(state: BodyState | HeaderState, text: str, at: int = 0) -> tuple[LineStep, int]:
    """The step for a text from an offset on, and the offset after what the step consumes.

    A line that was not written by hand may hold any number of items: of a long one ever longer beginnings are tried. After a
    syntax error a long line is not read at all.
    """
    length = len(text) - at
    size = _BEGINNING
    while 2 * size < length:
        beginning = text[at : at + size]
        step = state.steps.get(beginning) or state.make(beginning)
        if step.rest and 2 * step.rest_at < size and step.kind in _CERTAIN:
            return step, at + step.rest_at
        if step.kind in (BROKEN, STRAY) and length - size > MAX_CACHED_LINE and _fails_early(step, beginning):
            return _unread(step, text, at, size)
        size *= 8
    if at:
        text = text[at:]
    step = state.steps.get(text) or state.make(text)
    return step, at + (step.rest_at if step.rest else len(text))


_OF_TOKENS = frozenset(("expected-token", "unknown-operation"))
"""Codes of faults that nothing after their token can correct."""


def _fails_early(step: LineStep, beginning: str) -> bool:
    """Whether the syntax error of a step is in the first half of the text it was made for: a longer text has it as well."""
    faults = step.shape.faults
    if not faults or faults[0].code not in _OF_TOKENS:
        return False
    if len(step.shape.text) + len(step.rest) - faults[0].end <= len(beginning) // 2:
        return False
    return without_comment(beginning) == beginning.rstrip(BLANKS)


def _unread(step: LineStep, text: str, at: int, size: int) -> tuple[LineStep, int]:
    """The step for a text from an offset on, if that for its first `size` characters has a syntax error: all that is after is
    a part of the same item, and is not read. An error that ends an item before the text leaves all of it."""
    if step.rest and not step.rest_at:
        return step, at
    consumed = at + step.rest_at if step.rest else at + len(text[at : at + size].rstrip(BLANKS))
    fault = step.shape.faults[0]
    unread = LineStep(step.kind, step.indent, 0)
    all_of_it = f"{step.shape.text}{without_comment(text[consumed:])}"
    unread.slots = unread.taken = step.taken + count_slots(text[consumed:])
    unread.shape = changed(
        step.shape,
        text=all_of_it,
        slots=count_slots(all_of_it),
        faults=(fault._replace(message=fault.message + TOO_LONG),),
    )
    unread.trailing_brace = all_of_it.endswith("{")
    return unread, len(text)


TOO_LONG: Final = "; the rest of this line is too long to be read"


def is_unread(shape: OpShape) -> bool:
    """Whether an item goes on after its syntax error with text that was not read."""
    return any([fault.message.endswith(TOO_LONG) for fault in shape.faults])
