"""Dialects that a repository defines and no settings name: a client shows one question, whether to use them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from client import Client, Start
from test_dialects import BEAM, TEXT, begin, codes_once, message, needs_tablegen

QUESTION = {"experimental": {"mlirDialects": "question"}}
SETTINGS = 'dialects = ["Beam.td"]\n'


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "project"
    made.mkdir()
    (made / "Beam.td").write_text(BEAM, encoding="utf-8")
    return made


def questions(client: Client) -> list[str]:
    return [each["params"]["message"] for each in client.requests if each["method"] == "window/showMessageRequest"]


def wait_until_shown(folder: Path) -> None:
    """Waits until it is noted that a folder had its question."""
    shown = folder.parent / "cache" / "mlir-ls" / "offered"
    until = time.monotonic() + 60
    while not any(shown.iterdir() if shown.is_dir() else ()):
        assert time.monotonic() < until
        time.sleep(0.02)


@needs_tablegen
def test_the_answer_writes_settings_which_hold_at_once(start: Start, folder: Path) -> None:
    client = start()
    client.answers["window/showMessageRequest"] = {"title": "Use It"}
    begin(client, folder, {"trusted": True}, **QUESTION)
    uri = (folder / "a.mlir").as_uri()
    client.open(uri, TEXT.replace("beam.emit", "beam.emitt"))
    codes_once(client, uri, lambda codes: "unknown-operation" in codes)
    assert questions(client) == ["1 dialect found in project: beam. Use it?"]
    assert (folder / ".mlir-ls.toml").read_text("utf-8") == SETTINGS


def test_there_is_one_question_for_a_folder(start: Start, folder: Path) -> None:
    for shown in (1, 0):
        client = start()
        client.answers["window/showMessageRequest"] = {"title": "No"}
        begin(client, folder, {"trusted": True}, **QUESTION)
        wait_until_shown(folder)
        client.open((folder / "a.mlir").as_uri(), TEXT)
        client.stop()
        assert len(questions(client)) == shown
    assert not (folder / ".mlir-ls.toml").exists()


@pytest.mark.parametrize(("options", "capabilities"), [({"trusted": False}, QUESTION), ({"trusted": True}, {})])
def test_without_trust_or_a_client_with_questions_nothing_is_searched(
    options: dict[str, bool], capabilities: dict[str, dict[str, str]], start: Start, folder: Path
) -> None:
    client = start()
    begin(client, folder, options, **capabilities)
    client.open((folder / "a.mlir").as_uri(), TEXT)
    client.stop()
    assert questions(client) == []
    assert not (folder.parent / "cache" / "mlir-ls" / "offered").exists()


def test_there_is_no_question_where_settings_are(start: Start, folder: Path) -> None:
    (folder / ".mlir-ls.toml").write_text("lineLimit = 80\n", encoding="utf-8")
    client = start()
    begin(client, folder, {"trusted": True}, **QUESTION)
    client.open((folder / "a.mlir").as_uri(), TEXT)
    client.stop()
    assert questions(client) == []


def test_other_clients_show_a_message(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder, {}, experimental={"mlirDialects": "message"})
    assert (
        message(client)
        == "mlir-ls: 1 dialect found in project: beam; `mlir-ls dialects find` in that folder prints the .mlir-ls.toml that uses it"
    )
