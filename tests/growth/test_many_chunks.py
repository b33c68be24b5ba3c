"""An edit and a request visit the chunk they are in, however many others the text has. Work is counted in calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze, pending_verification, update, with_verdicts
from mlir_ls.features.completion import completions
from mlir_ls.features.definition import definition
from mlir_ls.features.hover import hover
from mlir_ls.features.inlay_hints import HintOptions, hints
from mlir_ls.text import Edit, Position, split_lines

pytestmark = pytest.mark.extended

_CHUNK = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
"""
_LINES = _CHUNK.count("\n") + 1
_ANNOTATED = _CHUNK.replace("  return", "  // expected-warning @above {{}}\n  return")
_SLACK = 60


def _calls(work: Callable[[], object]) -> int:
    """How many functions are called, built-in ones included."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def _settled(analysis: Analysis) -> Analysis:
    while not analysis.settled:
        for _ in pending_verification(analysis):
            pass
        analysis = with_verdicts(analysis)
    return analysis


def _text(chunks: int, chunk: str = _CHUNK) -> list[str]:
    return split_lines("// -----\n".join([chunk] * chunks))


EDITS: dict[str, Callable[[int, str], Edit]] = {
    "a line changes": lambda line, text: Edit(line, line + 1, [text + " "]),
    "a name breaks": lambda line, text: Edit(line, line + 1, [text.replace("%0", "%other", 1)]),
    "a line goes": lambda line, text: Edit(line, line + 1, []),
}


@pytest.mark.parametrize("chunk", [_CHUNK, _ANNOTATED], ids=["plain", "annotated"])
@pytest.mark.parametrize("name", EDITS)
def test_an_edit_visits_its_chunk_alone(name: str, chunk: str) -> None:
    counts = []
    for chunks in (100, 100, 800):  # the first time, some things are made that last
        analysis = _settled(analyze(_text(chunks, chunk), CheckOptions(editor=True)))
        line = 50 * (chunk.count("\n") + 1) + 2
        edit = EDITS[name](line, analysis.document.lines[line])
        counts.append(_calls(lambda analysis=analysis, edit=edit: _settled(update(analysis, edit)).shown))
    assert counts[2] <= counts[1] + _SLACK, counts


REQUESTS: dict[str, Callable[[Analysis, Position], object]] = {
    "hover": lambda analysis, place: hover(analysis, place, []),
    "definition": definition,
    "completion": completions,
    "inlay hints": lambda analysis, place: hints(analysis, place.line, place.line + 3, HintOptions()),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_visits_its_chunk_alone(name: str) -> None:
    counts = []
    for chunks in (100, 100, 800):
        analysis = analyze(_text(chunks), CheckOptions(editor=True))
        place = Position(50 * _LINES + 3, 19)
        counts.append(_calls(lambda analysis=analysis, place=place: REQUESTS[name](analysis, place)))
    assert counts[2] <= counts[1] + _SLACK, counts
