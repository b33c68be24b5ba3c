"""A session without a client: changes one by one and together, and analyses that fail."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from fixtures import OPTIONS
from mlir_ls.analysis import analyze
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.text import split_lines
from mlir_ls.workspace import opening, updating
from mlir_ls.workspace import session as module
from mlir_ls.workspace.session import DocumentOptions, Session

URI = "file:///a.mlir"
SEED = 11
LINES = [
    "func.func @f(%a: i32) -> i32 {",
    "  %b = arith.addi %a, %a : i32",
    "  return %b : i32",
    "}",
    "",
    "// comment",
]


class Desk:
    """A session and what it sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.session = Session(lambda method, params: self.sent.append(json.loads(params)), lambda uri: DocumentOptions(OPTIONS))
        self.version = 1

    def open(self, text: str) -> None:
        self.session.open(URI, 1, text)
        self.session.flush()

    def change(self, *changes: types.TextDocumentContentChangeEvent) -> None:
        self.version += 1
        self.session.change(URI, self.version, changes)

    def codes(self) -> list[str]:
        return [each["code"] for each in self.sent[-1]["diagnostics"]]


def edit(start: tuple[int, int], end: tuple[int, int], text: str) -> types.TextDocumentContentChangePartial:
    return types.TextDocumentContentChangePartial(
        range=types.Range(types.Position(*start), types.Position(*end)), text=text
    )


def random_edit(lines: list[str], rng: random.Random) -> types.TextDocumentContentChangePartial:
    """Something typed, deleted or pasted, mostly small."""
    first = rng.randrange(len(lines))
    last = min(len(lines) - 1, first + rng.choice((0, 0, 0, 1, 3)))
    start, end = rng.randrange(len(lines[first]) + 1), rng.randrange(len(lines[last]) + 1)
    if first == last and start > end:
        start, end = end, start
    text = rng.choice(("", "x", "{", "}", "\n", "\r\n", "  %c = arith.addi %a, %b : i32\n", "é", "// -----\n"))
    return edit((first, start), (last, end), text)


def applied(text: str, change: types.TextDocumentContentChangePartial) -> str:
    """What a change makes of a text, computed the slow way; all line ends are one character here."""
    lines = text.split("\n")
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line) + 1)
    start = offsets[change.range.start.line] + change.range.start.character
    end = offsets[change.range.end.line] + change.range.end.character
    return text[:start] + change.text.replace("\r\n", "\n") + text[end:]


@pytest.mark.parametrize("together", [1, 2, 9])
def test_changes_one_by_one_and_together_lead_to_the_same(together: int) -> None:
    rng = random.Random(f"{SEED} {together}")
    print(f"seed {SEED}")
    desk = Desk()
    text = "\n".join(LINES * 30)
    desk.open(text)
    for _ in range(25):
        changes = []
        for _ in range(together):
            change = random_edit(text.split("\n"), rng)
            text = applied(text, change)
            changes.append(change)
        if rng.random() < 0.5:
            desk.change(*changes)
        else:
            for change in changes:
                desk.change(change)
        analysis = desk.session.analysis_of(URI)
        assert analysis is not None
        assert analysis.document.lines == text.split("\n")
        desk.session.flush()
        fresh = analyze(split_lines(text), OPTIONS)
        assert analysis.diagnostics == fresh.diagnostics, text
        assert desk.sent[-1]["version"] == desk.version


def test_far_edits_in_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "AT_ONCE", 600.0)  # seconds: on a busy machine, too, the edit is analysed at once
    desk = Desk()
    desk.open("\n".join(LINES * 2000))
    while desk.session.is_reading:
        desk.session.work()
    last = len(LINES) * 2000 - 1
    desk.change(edit((last, 0), (last, 0), "x.y "), edit((0, 0), (0, 0), "x.z\n"))
    analysis = desk.session.analysis_of(URI)
    assert analysis is not None
    assert analysis.document.lines[0] == "x.z"
    assert analysis.document.lines[-1] == "x.y // comment"
    assert analysis.document.fresh < 50


def test_diagnostics_go_out_once_for_changes_that_wait() -> None:
    desk = Desk()
    desk.open("\n".join(LINES))
    desk.change(edit((5, 0), (5, 0), " "))
    desk.session.flush(waiting=True)
    desk.change(edit((5, 0), (5, 0), " "))
    desk.session.flush(waiting=True)
    desk.change(edit((5, 0), (5, 0), " "))
    desk.session.flush()
    desk.session.flush()
    assert [each["version"] for each in desk.sent] == [1, 4]


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of the test's own, for reports of failures."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.mark.usefixtures("cache")
def test_an_update_that_fails_costs_a_fresh_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.open("\n".join(LINES))
    monkeypatch.setattr(updating, "update", failing)
    desk.change(edit((1, 19), (1, 20), "c"))
    desk.session.flush()
    assert desk.codes() == ["undefined-value"]


@pytest.mark.usefixtures("cache")
def test_an_analysis_that_fails_loses_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.open("\n".join(LINES))
    with monkeypatch.context() as broken:
        broken.setattr(updating, "update", failing)
        broken.setattr(module, "analyze", failing)
        desk.change(edit((1, 19), (1, 20), "c"))
        desk.session.flush()
        assert desk.codes() == ["internal-error"]
        assert desk.session.analysis_of(URI) is None
        desk.change(edit((1, 20), (1, 20), "c"))
        desk.session.flush()
        assert desk.codes() == ["internal-error"]
    desk.change(edit((1, 19), (1, 21), "a"))
    desk.session.flush()
    assert desk.codes() == []


def test_verification_goes_on_where_it_was_left() -> None:
    desk = Desk()
    wrong = '  "arith.addi"() : () -> ()'
    lines = ["func.func @f() {", *['  "test.x"() : () -> ()'] * 1500, wrong, "  return", "}"]
    desk.open("\n".join(lines))
    before = len(desk.sent)
    steps = 0
    while desk.session.has_work:
        desk.session.work()
        steps += 1
        assert steps < 10_000
    assert steps > 0
    assert len(desk.sent) == before + 1
    assert desk.codes() != []
    desk.session.flush()
    assert len(desk.sent) == before + 1


def failing(*arguments: object, **others: object) -> None:
    raise RecursionError("as if the text were too deep")
