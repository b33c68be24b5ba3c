"""Values for the operands of an operation that go together: those with which nothing is wrong with the operation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from mlir_ls.features.completion.place import CompletionPlace, is_standin
from mlir_ls.features.completion.values import ValueCandidate
from mlir_ls.semantics.verify import verifier_of
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import OpShape

_MAX_CANDIDATES = 4
"""How many values are tried for each operand."""


class Trials:
    """How many operations may still be verified for one list of candidates; `left` goes down to 0."""

    def __init__(self, left: int) -> None:
        self.left = left


def agreeing_values(
    place: CompletionPlace, shape: OpShape, text: str, candidates: Sequence[Sequence[ValueCandidate]], trials: Trials
) -> tuple[ValueCandidate, ...]:
    """The likeliest values, one for each operand, with whose types the operation is right; () where none is found.

    `text` is the erased header of `shape`, with stand-ins for types. `candidates` are the values for each of its uses, the
    likeliest first. A value is the operand of one use only.
    """
    if place.environment is None or len(candidates) != len(shape.uses) or not all(candidates):
        return ()
    verifier = verifier_of(place.analysis.language)
    ranks = [range(min(len(each), _MAX_CANDIDATES)) for each in candidates]
    for order in sorted(product(*ranks), key=lambda order: (sum(order), order)):
        values = tuple([each[rank] for each, rank in zip(candidates, order, strict=True)])
        if len({each.label for each in values}) < len(values):
            continue
        if trials.left <= 0:
            return ()
        trials.left -= 1
        filled = _filled(text, shape, values)
        outcome = read_header(filled, place.default_dialect, place.analysis.language)
        if outcome.kind in ("complete", "opened") and not verifier.verdict_on(outcome.shape, place.environment).faults:
            return values
    return ()


def _filled(text: str, shape: OpShape, values: Sequence[ValueCandidate]) -> str:
    """A header with the types of values in the place of the stand-ins for them."""
    types: dict[Type, Type | None] = {}
    for (_, _, standin), value in zip(shape.uses, values, strict=True):
        if standin is not None and is_standin(standin):
            types.setdefault(standin, value.type)
    for standin, type_ in types.items():
        text = text.replace(str(standin), str(type_))
    return text
