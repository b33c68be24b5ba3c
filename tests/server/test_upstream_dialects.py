"""MLIR's own dialects as a project checks them out, as an editor sees them: imported in the background, or switched off."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from client import CAPABILITIES, Client, Json, Start

from mlir_ls.ods.tablegen.tblgen import OdsError, find_tblgen, mlir_include_dir
from upstream_support import make_checkout

TEXT = """\
func.func @f(%c: i1) {
  cf.assert %c else "no"
  cf.assume %c
  return
}
"""


def has_tablegen() -> bool:
    try:
        return mlir_include_dir(find_tblgen()) is not None
    except OdsError:
        return False


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    if not has_tablegen():
        pytest.skip("needs llvm-tblgen and MLIR's .td files")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "project"
    (folder / ".git").mkdir(parents=True)
    make_checkout(folder / "llvm-project")
    return folder


def codes(client: Client, folder: Path, settings: Json, expected: list[str]) -> list[str]:
    """The codes of the document's diagnostics, as soon as they are the expected ones."""
    capabilities = {**CAPABILITIES, "window": {"workDoneProgress": True}}
    client.begin(capabilities, rootUri=folder.as_uri(), initializationOptions=settings)
    uri = (folder / "a.mlir").as_uri()
    found = [str(each["code"]) for each in client.open(uri, TEXT)]

    def is_it(message: Json) -> bool:
        if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri:
            found[:] = [each["code"] for each in message["params"]["diagnostics"]]
        return found == expected

    if found != expected:
        client.wait_for(is_it)
    return found


def test_they_are_imported_while_documents_are_open_and_cached(start: Start, project: Path, tmp_path: Path) -> None:
    first = start()
    assert codes(first, project, {"trusted": True}, []) == []
    folder = tmp_path / "cache" / "mlir-ls" / "dialects"
    until = time.monotonic() + 60
    while len(names := os.listdir(folder)) != 2 or any(name.startswith("new-") for name in names):  # the data, and what they are of
        assert time.monotonic() < until
        time.sleep(0.05)
    before = sorted(names)
    second = start()
    assert codes(second, project, {"trusted": True}, []) == []
    assert sorted(os.listdir(folder)) == before
    assert [each for each in second.notifications if each.get("method") == "$/progress"] == []
    notices = [each for each in (*first.notifications, *second.notifications) if each.get("method") == "window/showMessage"]
    assert ["MLIR newer than LLVM 22" in each["params"]["message"] for each in notices] == [True]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"trusted": True, "llvmProject": False}, ["expected-token", "unknown-operation"]),
        ({"trusted": False}, ["expected-token", "unknown-operation"]),
    ],
)
def test_they_are_not_used_without_trust_or_where_they_are_switched_off(
    start: Start, project: Path, tmp_path: Path, settings: Json, expected: list[str]
) -> None:
    assert codes(start(), project, settings, expected) == expected
    assert not (tmp_path / "cache" / "mlir-ls" / "dialects").is_dir() or os.listdir(tmp_path / "cache/mlir-ls/dialects") == []
