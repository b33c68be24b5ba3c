"""A long text opens in slices: what is shown meanwhile holds, requests are answered, and the end is that of a text read at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fuzz.damaging import damaged_text
from fuzz.editing import random_edit, seed_parameters
from fuzz.peers import LocalServer
from growth.families import FAMILIES
from mlir_ls.analysis import CheckOptions, analyze, preview
from mlir_ls.lsp.encoding.answers import REQUEST_CANCELLED
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.syntax import parser
from mlir_ls.syntax.partial import parts
from mlir_ls.text import Edit, split_lines
from mlir_ls.workspace import opening, session
from mlir_ls.workspace.session import Session
from trees import check_equal

URI = "file:///long.mlir"

_EDITS = 40
"""Edits while a text is read; each may take slices of its own."""

OPTIONS = CheckOptions(editor=True)

FUNCTION = "func.func @f#(%arg: i32) -> i32 {\n  %0 = arith.addi %arg, %arg : i32\n  return %0 : i32\n}\n"
SPLIT = "\n// -----\n".join([FUNCTION.replace("#", str(number)) for number in range(40)])
MODULE = "module {\n" + "".join([FUNCTION.replace("#", str(number)) for number in range(40)]) + "}\n"
ALIASES = "".join([f"func.func private @g{number}(!late)\n" for number in range(60)]) + "!late = i32\n"
TEXTS = {"chunks": SPLIT, "a module": MODULE, "aliases": ALIASES, **{name: made(30) for name, made in FAMILIES.items()}}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is the least that one can be, and every text is long."""
    for module, name, value in (
        *((session, "LONG", 0), (opening, "LONG", 0), (opening, "_SLICE", 0.0), (opening, "AT_ONCE", 0.0)),
        (opening, "IN_PLACE", 0.0),
        (parser, "_LINES_AT_ONCE", 2),
        *((parts, "_WHOLE", 12), (parts, "_ABOVE", 4), (parts, "_BELOW", 8)),
    ):
        monkeypatch.setattr(module, name, value)


class _Session(Session):
    """A session with one document; `sent` are the diagnostics that went out."""

    def __init__(self, text: str) -> None:
        self.sent: list[str] = []
        super().__init__(lambda method, params: self.sent.append(params))
        self.open(URI, 1, text)
        self.flush()

    def read(self, between: Callable[[], object] = lambda: None) -> int:
        """Reads the text, and does something between two slices; how many there were."""
        count = 0
        while self.is_reading:
            self.work()
            count += 1
            between()
        return count

    def check(self) -> None:
        """Fails unless all is as it is where the text is read at once."""
        analysis = self.analysis_of(URI)
        assert analysis is not None
        check_equal(analysis, analyze(self.documents[URI].lines, OPTIONS, verify=False))

    def edit(self, rng: random.Random) -> None:
        """A random edit."""
        edit = random_edit(self.documents[URI].lines, rng)
        document = self.documents[URI]
        document.apply(edit)
        self._touch(document)


@pytest.mark.parametrize("name", TEXTS)
def test_the_end_is_that_of_a_text_read_at_once(name: str) -> None:
    desk = _Session(TEXTS[name])
    assert desk.read() > 1
    desk.check()


@pytest.mark.parametrize("name", ["chunks", "a module", "blocks", "undefined values"])
def test_edits_between_slices_are_in_the_end(name: str) -> None:
    rng = random.Random(name)
    desk = _Session(TEXTS[name])
    edits = 0

    def between() -> None:
        nonlocal edits
        if edits < _EDITS and rng.random() < 0.3:
            desk.edit(rng)
            edits += 1
        if rng.random() < 0.5:
            desk.flush()
        elif rng.random() < 0.5:
            desk.is_read(URI, [rng.randrange(len(desk.documents[URI].lines))], partly=True)

    desk.read(between)
    desk.check()


def test_a_text_of_a_newer_mlir_that_is_edited_while_it_is_read_is_read_as_such_at_once() -> None:
    newer = [f"  %{number} = arith.addi saturating %a, %a : i32\n" for number in range(8)]
    desk = _Session("func.func @f(%a: i32) {\n" + "".join(newer) + "  return\n}\n")
    desk.work()
    document = desk.documents[URI]
    document.apply(Edit(0, 0, ["// one more line\n"]))
    desk._touch(document)
    desk.flush()
    desk.read()
    assert document.newer == "arith.addi"
    assert "so this is read as a newer MLIR" in desk.sent[-1]


@pytest.mark.parametrize("seed", seed_parameters(30))
def test_nothing_is_shown_that_is_taken_back(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(seed)
    text = damaged_text(rng)
    lines = split_lines(text)
    whole = analyze(lines, OPTIONS, verify=False)
    if any(whole.document.nets) and text.count("{") == text.count("}"):
        return  # braces in strings and comments hide that others are missing
    for cut in (rng.randrange(1, len(lines) + 1) for _ in range(3)):
        monkeypatch.setattr(parts, "_WHOLE", cut)
        monkeypatch.setattr(parts, "_BELOW", cut)
        shown = preview(lines, OPTIONS, (0, rng.randrange(len(lines))))
        assert [each for each in shown.diagnostics if each not in whole.diagnostics] == [], (seed, cut)


@pytest.mark.parametrize("seed", seed_parameters(20))
def test_a_preview_after_an_edit_is_that_of_its_text(seed: int) -> None:
    rng = random.Random(seed)
    text = rng.choice([SPLIT, MODULE, damaged_text(rng)])
    lines = split_lines(text)
    places = (0, rng.randrange(len(lines)))
    known = preview(lines, OPTIONS, places)
    for _ in range(6):
        edit = random_edit(lines, rng)
        lines = [*lines[: edit.first], *edit.lines, *lines[edit.last :]]
        known, fresh = preview(lines, OPTIONS, places, known, edit), preview(lines, OPTIONS, places)
        check_equal(known, fresh)
        assert known.document.rests == fresh.document.rests, seed
        assert known.document.cut == fresh.document.cut, seed


def test_a_preview_after_an_edit_reads_what_was_edited() -> None:
    lines = split_lines(SPLIT)
    places = (0, 6, 60, 120)
    known = preview(lines, OPTIONS, places)
    edit = Edit(8, 9, [lines[8].replace("%0", "%1")])
    edited = [*lines[:8], *edit.lines, *lines[9:]]
    items = 3  # of the function with the line
    assert known.document.fresh > 3 * items
    assert preview(edited, OPTIONS, places, known, edit).document.fresh == items


def test_errors_of_the_first_lines_are_shown_first() -> None:
    desk = _Session(MODULE.replace("%0 = arith.addi %arg, %arg", "%0 = arith.addi %arg, %lost", 1) + "func.call @late() : () -> ()\n")
    assert "lost" in desk.sent[-1]
    assert "late" not in desk.sent[-1]
    desk.read()
    assert "late" in desk.sent[-1]


@pytest.mark.parametrize("name", ["a module", "aliases"])
def test_what_follows_is_not_missed(name: str) -> None:
    desk = _Session(TEXTS[name])
    assert '"diagnostics":[]' in desk.sent[-1]
    desk.read()
    assert '"diagnostics":[]' in desk.sent[-1]


def test_an_edit_that_takes_long_goes_on_in_slices_and_what_was_shown_stands() -> None:
    desk = _Session(MODULE.replace("%0 = arith.addi %arg, %arg", "%0 = arith.addi %arg, %lost"))
    desk.read()
    shown = len(desk.sent)
    document = desk.documents[URI]
    document.apply(Edit(0, 1, ["module @m {"]))
    desk._touch(document)
    desk.flush()
    assert desk.is_reading
    assert len(desk.sent) == shown
    desk.read()
    assert len(desk.sent) == shown + 1
    desk.check()


def test_an_edit_that_takes_a_moment_is_analysed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "AT_ONCE", 60.0)
    desk = _Session(MODULE)
    desk.read()
    document = desk.documents[URI]
    document.apply(Edit(0, 1, ["module @m {"]))
    desk._touch(document)
    desk.flush()
    assert not desk.is_reading
    desk.check()


def test_a_document_may_be_closed_and_opened_between_slices() -> None:
    desk = _Session(SPLIT)
    desk.work()
    desk.close(URI)
    assert not desk.is_reading
    desk.open(URI, 1, MODULE)
    desk.flush()
    desk.work()
    desk.open(URI, 2, SPLIT)
    desk.flush()
    desk.read()
    desk.check()


def test_a_change_of_the_options_begins_anew() -> None:
    desk = _Session(SPLIT)
    desk.work()
    desk.options_of = lambda uri: session.DocumentOptions(CheckOptions(editor=True, strict=True))
    desk.options_changed()
    desk.flush()
    desk.read()
    analysis = desk.analysis_of(URI)
    assert analysis is not None
    assert analysis.options.strict


def test_a_failure_leaves_the_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def fails(*arguments: object, **named: object) -> None:
        raise RecursionError

    monkeypatch.setattr(opening, "analyze", fails)
    desk = _Session(SPLIT)
    assert desk.read() >= 1
    assert desk.documents[URI].lines == split_lines(SPLIT)


class _Server(LocalServer):
    """A server whose messages are kept in order: the ids of replies, and the methods of what it requests."""

    def __init__(self) -> None:
        self.came: list[Any] = []
        self.replies: dict[Any, Any] = {}
        self.requested: list[str] = []
        super().__init__("utf-16")

    def call(self, identity: str, method: str, line: int, others: object = ()) -> None:
        """Sends a request about a place."""
        place = {"line": line, "character": 3}
        params = {"textDocument": {"uri": URI}, "position": place, "range": {"start": place, "end": place}, **dict(others)}  # type: ignore[call-overload]
        self._send({"jsonrpc": "2.0", "id": identity, "method": method, "params": params})

    def turns(self, count: int) -> None:
        """Some turns of the event loop."""
        for _ in range(count):
            self._turn()

    def _take(self, message: Any) -> None:
        super()._take(message)
        if "id" in message and "method" in message:
            self.requested.append(message["method"])
        if isinstance(message.get("id"), str) and "method" not in message:
            self.came.append(message["id"])
            self.replies[message["id"]] = message


@contextmanager
def _opened(text: str) -> Iterator[_Server]:
    server = _Server()
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
    server.notify("textDocument/didOpen", {"textDocument": item})
    server.turns(1)
    yield server
    server.end()


def test_what_is_read_is_answered_and_the_rest_waits() -> None:
    with _opened(MODULE) as server:
        server.call("outline", types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, 0)
        server.call("far", types.TEXT_DOCUMENT_HOVER, 110)
        server.call("near", types.TEXT_DOCUMENT_HOVER, 2)
        server.turns(4)
        assert server.came == ["near"]
        assert "arith.addi" in str(server.replies["near"]["result"])
        server.turns(2000)
        assert sorted(server.came) == ["far", "near", "outline"]
        assert "arith.addi" in str(server.replies["far"]["result"])
        assert str(server.replies["outline"]["result"]).count("'name': '@f39'") == 1


def test_a_chunk_that_is_looked_at_is_read_first() -> None:
    with _opened(SPLIT) as server:
        server.call("far", types.TEXT_DOCUMENT_HOVER, 6 * 30 + 1)
        server.turns(4)
        assert server.replies["far"]["result"]


def test_a_request_that_waits_can_be_cancelled() -> None:
    with _opened(MODULE) as server:
        server.call("outline", types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, 0)
        server.turns(2)
        server.notify("$/cancelRequest", {"id": "outline"})
        server.turns(2)
        assert server.replies["outline"]["error"]["code"] == REQUEST_CANCELLED
        server.turns(2000)
        assert server.came == ["outline"]


def test_what_is_shown_is_renewed_at_the_end() -> None:
    server = _Server()
    home = server._server.session
    home.client = home.client._replace(refreshes_tokens=True, refreshes_folds=True, refreshes_hints=True)
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": MODULE}
    server.notify("textDocument/didOpen", {"textDocument": item})
    server.turns(1)
    server.call("folds", types.TEXT_DOCUMENT_FOLDING_RANGE, 0)
    server.call("colours", types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE, 0)
    server.turns(3)
    assert server.came == ["folds", "colours"]
    some = len(server.replies["folds"]["result"])
    assert server.requested == []
    server.work(2000)
    renewed = {types.WORKSPACE_SEMANTIC_TOKENS_REFRESH, types.WORKSPACE_FOLDING_RANGE_REFRESH, types.WORKSPACE_INLAY_HINT_REFRESH}
    assert set(server.requested) == renewed
    server.call("all folds", types.TEXT_DOCUMENT_FOLDING_RANGE, 0)
    server.turns(2000)
    assert 1 < some < len(server.replies["all folds"]["result"])
    server.end()
