"""lit, run from an editor: whole folders with and without a configuration, and what is not run."""

from __future__ import annotations

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from client import Client, Json, Start

HAS_LIT = find_spec("lit") is not None or any(map(shutil.which, ("lit", "llvm-lit")))
needs_lit = pytest.mark.skipif(
    not HAS_LIT or not any(map(shutil.which, ("FileCheck", "FileCheck-22"))) or not any(map(shutil.which, ("mlir-opt", "mlir-opt-22"))),
    reason="no lit (pip install lit), no FileCheck or no mlir-opt",
)
needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="programs are scripts")

PASSING = "// RUN: mlir-opt %s | FileCheck %s\n// CHECK: func.func @f\nfunc.func @f() {\n  return\n}\n"
REDIRECTED = PASSING.replace("| FileCheck %s", "> %t\n// RUN: FileCheck %s < %t")
FAILING = PASSING.replace("@f\nfunc", "@g\nfunc")
REQUEST_FAILED, CANCELLED = -32803, -32800

CONFIGURATION = """\
import lit.formats, shutil
config.name = "mine"
config.suffixes = [".mlir"]
config.test_format = lit.formats.ShTest()
config.test_source_root = {source!r}
config.test_exec_root = {output!r}
for name in ("mlir-opt", "FileCheck"):
    config.substitutions.append((name, shutil.which(name) or shutil.which(name + "-22")))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A workspace with tests in it, and a file that is none."""
    folder = tmp_path / "tests"
    (folder / "inner").mkdir(parents=True)
    texts = {"a.mlir": PASSING, "inner/b.mlir": REDIRECTED, "inner/c.mlir": FAILING, "inner/d.mlir": "module {}\n"}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def begin(client: Client, folder: Path, trusted: bool | None = True, **options: Json) -> None:
    client.begin(rootUri=folder.as_uri(), initializationOptions={"mlir": {"trusted": trusted, **options}})


def verdicts(found: Json) -> dict[str, str]:
    assert found["trouble"] == ""
    return {each["uri"].rpartition("/")[2]: each["verdict"] for each in found["tests"]}


@needs_lit
@pytest.mark.parametrize("has_configuration", [False, True])
def test_all_tests_of_a_folder_are_run(start: Start, folder: Path, tmp_path: Path, has_configuration: bool) -> None:
    if has_configuration:
        text = CONFIGURATION.format(source=str(folder), output=str(tmp_path / "output"))
        (folder / "lit.cfg.py").write_text(text, encoding="utf-8")
        (folder / "inner" / "d.mlir").unlink()
    client = start()
    begin(client, folder)
    uri = (folder / "inner" / "c.mlir").as_uri()
    client.open(uri, FAILING)
    found = client.request("mlir/runLit", {"uris": [folder.as_uri()]})
    assert verdicts(found) == {"a.mlir": "passed", "b.mlir": "passed", "c.mlir": "failed"}
    failed = next(each for each in found["tests"] if each["verdict"] == "failed")
    assert failed["failures"] == [{"line": 1, "message": "CHECK: expected string not found in input"}]
    shown: list[Json] = []
    while not shown:
        shown = [each for each in client.diagnostics(uri, 1) if each["code"] == "failed-check"]
    assert shown[0]["range"]["start"] == {"line": 1, "character": 10}
    one = client.request("mlir/runLit", {"uris": [(folder / "a.mlir").as_uri()]})
    assert verdicts(one) == {"a.mlir": "passed"}
    assert not list(folder.rglob("Output")), "nothing is written beside the tests"


@pytest.mark.parametrize("trusted", [False, None])
@pytest.mark.parametrize("name", ["", "/a.mlir"])
def test_a_workspace_that_is_not_trusted_runs_nothing(start: Start, folder: Path, trusted: bool | None, name: str) -> None:
    (folder / "lit.cfg.py").write_text(f"open({str(folder / 'ran')!r}, 'w')\n", encoding="utf-8")
    client = start()
    begin(client, folder, trusted)
    error = client.fail("mlir/runLit", {"uris": [folder.as_uri() + name]})
    assert (error["code"], "not trusted" in error["message"]) == (REQUEST_FAILED, True)
    assert not (folder / "ran").exists()


def test_a_folder_outside_of_the_workspace_runs_nothing(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder / "inner")
    assert client.fail("mlir/runLit", {"uris": [folder.as_uri()]})["code"] == REQUEST_FAILED


@needs_scripts
@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("exit 3", "lit has no results: it ended with status 3"),
        ("echo 'no such option' >&2; exit 2", "lit has no results: no such option"),
        ("kill -SEGV $$", "lit has no results: it crashed"),
        ("for word in \"$@\"; do case $word in --output=*) printf '{' >\"${word#--output=}\";; esac; done", "lit has no results"),
        ("for word in \"$@\"; do case $word in --output=*) printf '{\"tests\":[]}' >\"${word#--output=}\";; esac; done", "no test with a RUN line was found there"),
    ],
)  # fmt: skip
def test_a_lit_that_fails_has_a_sentence(start: Start, folder: Path, tmp_path: Path, script: str, trouble: str) -> None:
    program = tmp_path / "my-lit"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    client = start()
    begin(client, folder, lit={"path": str(program)})
    found = client.request("mlir/runLit", {"uris": [folder.as_uri()]})
    assert (found["tests"], found["trouble"].startswith(trouble)) == ([], True), found


def test_a_lit_that_is_not_there_is_named(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder, lit={"path": "no-such-lit"})
    found = client.request("mlir/runLit", {"uris": [folder.as_uri()]})
    assert found["trouble"] == "'no-such-lit', which the setting `lit.path` names, is no program"


def test_a_file_that_is_not_saved_has_no_tests_for_lit(start: Start, folder: Path) -> None:
    client = start()
    begin(client, folder)
    for uri in (f"{folder.as_uri()}/not-there.mlir", "untitled:Untitled-1"):
        trouble = "lit runs tests as they are saved, and there is no such file or folder"
        assert client.request("mlir/runLit", {"uris": [uri]}) == {"trouble": trouble, "tests": []}


@needs_scripts
def test_a_lit_that_hangs_ends_with_the_request_or_the_next_one(start: Start, folder: Path, tmp_path: Path) -> None:
    program = tmp_path / "my-lit"
    program.write_text(f"#!/bin/sh\nsleep 600; touch {tmp_path}/over\n", encoding="utf-8")
    program.chmod(0o755)
    client = start()
    begin(client, folder, lit={"path": str(program)})
    first, second = [client.call("mlir/runLit", {"uris": [folder.as_uri()]}) for _ in range(2)]
    assert client.reply_to(first)["error"]["code"] == CANCELLED
    client.notify("$/cancelRequest", {"id": second})
    assert client.reply_to(second)["error"]["code"] == CANCELLED
    assert client.stop() == 0
    assert not (tmp_path / "over").exists()
