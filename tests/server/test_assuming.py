"""A dialect that is not known can be assumed: a code action writes it into the settings of the project."""

from __future__ import annotations

from pathlib import Path

import pytest
from client import Client, Start

_CREATES = {"workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": ["create"]}}}
_TEXT = '"photon.emit"() : () -> ()\n'


def offered(client: Client, folder: Path, capabilities: dict[str, object]) -> list[dict[str, object]]:
    root = {"uri": folder.as_uri(), "name": "folder"}
    client.begin(capabilities, workspaceFolders=[root])
    uri = (folder / "a.mlir").as_uri()
    client.open(uri, _TEXT)
    where = {"start": {"line": 0, "character": 2}, "end": {"line": 0, "character": 2}}
    params = {"textDocument": {"uri": uri}, "range": where, "context": {"diagnostics": []}}
    return [each for each in client.request("textDocument/codeAction", params) if each["title"].startswith("Assume")]


def test_a_file_of_settings_is_made(start: Start, tmp_path: Path) -> None:
    (action,) = offered(start(), tmp_path, _CREATES)
    assert action["title"] == "Assume dialect 'photon' in .mlir-ls.toml"
    create, change = action["edit"]["documentChanges"]  # type: ignore[index]
    assert create["kind"] == "create"
    assert create["uri"] == change["textDocument"]["uri"] == (tmp_path / ".mlir-ls.toml").as_uri()
    assert [each["newText"] for each in change["edits"]] == ['assume = ["photon"]\n']


def test_a_client_that_makes_no_files_is_not_offered_one(start: Start, tmp_path: Path) -> None:
    assert offered(start(), tmp_path, {}) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("hints = true\n", 'assume = ["photon"]\nhints = true\n'),
        ('# a comment\nassume = ["lens"]\n', '# a comment\nassume = ["photon", "lens"]\n'),
        ("assume = [ ]\n", 'assume = ["photon" ]\n'),
        ('assume = [\n  "lens",\n]\n', 'assume = ["photon",\n  "lens",\n]\n'),
    ],
)
def test_settings_that_are_there_are_extended(start: Start, tmp_path: Path, before: str, after: str) -> None:
    file = tmp_path / ".mlir-ls.toml"
    file.write_text(before, encoding="utf-8")
    (action,) = offered(start(), tmp_path, {})
    ((edit,),) = action["edit"]["changes"].values()  # type: ignore[index]
    lines = before.splitlines(keepends=True)
    at = edit["range"]["start"]
    line = lines[at["line"]]
    lines[at["line"]] = line[: at["character"]] + edit["newText"] + line[at["character"] :]
    assert "".join(lines) == after
