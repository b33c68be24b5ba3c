"""What documents leave after once they are closed: nothing but what is known of dialects. Objects are counted, not bytes."""

from __future__ import annotations

import gc
import random

import pytest
from editing import example
from soak import soak

from mlir_ls.caches import entries
from mlir_ls.syntax import steps
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.steps import Automaton, BodyState, LineStep
from mlir_ls.syntax.tree import Node, Region, Run

pytestmark = pytest.mark.extended

_OF_TEXTS = (Node, Region, Run, LineStep, BodyState)


_FEW = 100
"""Shapes that caches of a language may hold more of from one session to the next; a session reads thousands."""


def _counted(*kinds: type) -> int:
    gc.unfreeze()
    gc.collect()
    return sum([isinstance(each, kinds) for each in gc.get_objects()])


def test_closed_documents_leave_nothing() -> None:
    rng = random.Random(1)
    texts = ["\n".join(example(rng)) for _ in range(5)]
    for _ in range(2):  # what is made once in a process is made by then
        soak(texts, 12, rng, lambda _: None)
    before = _counted(*_OF_TEXTS)
    shapes = _counted(OpShape)
    soak(texts, 12, rng, lambda _: None)
    assert entries() == 0
    assert _counted(*_OF_TEXTS) <= before
    assert _counted(OpShape) <= shapes + _FEW


def test_an_automaton_forgets_what_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    from mlir_ls.ods.language import profile_language
    from mlir_ls.ods.profiles import DEFAULT_PROFILE
    from mlir_ls.syntax.document import parse_document

    monkeypatch.setattr(steps, "MAX_CACHED_STEPS", 50)
    language = profile_language(DEFAULT_PROFILE)
    automaton = Automaton(language)
    used = '"a.c"() : () -> ()'
    parse_document([used], automaton)
    state = automaton.body("builtin")
    step = state.steps[used]
    for number in range(20):
        lines = [f'"a.b"() {{a = {number * 100 + each}}} : () -> ()' for each in range(30)]
        parse_document([used, *lines], automaton)
    assert len(state.steps) <= 51
    assert (state.steps.get(used) or state.make(used)) is step
