"""Dialects of a project, as an editor sees them: loaded in the background, reloaded, their errors in the .td files."""

from __future__ import annotations

import copy
import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest
from client import CAPABILITIES, Client, Json, Start, at

from mlir_ls.ods.profiles import accepted_profiles
from mlir_ls.ods.tablegen.tblgen import OdsError, find_tblgen, mlir_include_dir

BEAM = """\
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Beam_Dialect : Dialect {
  let name = "beam";
  let cppNamespace = "::beam";
}

class Beam_Type<string name, string spelled> : TypeDef<Beam_Dialect, name> {
  let mnemonic = spelled;
}

def Beam_RayType : Beam_Type<"Ray", "ray"> {
  let summary = "a ray of light";
}

def Beam_EmitOp : Op<Beam_Dialect, "emit"> {
  let summary = "sends out a ray";
  let description = [{
    The ray goes on until something is hit.
  }];
  let results = (outs Beam_RayType:$ray);
  let assemblyFormat = "attr-dict `:` type($ray)";
}
"""

TEXT = """\
func.func @f() {
  %0 = beam.emit : !beam.ray
  return
}
"""


def has_tablegen() -> bool:
    try:
        return mlir_include_dir(find_tblgen()) is not None
    except OdsError:
        return False


needs_tablegen = pytest.mark.skipif(not has_tablegen(), reason="needs llvm-tblgen and MLIR's .td files")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "Beam.td").write_text(BEAM, encoding="utf-8")
    (folder / ".mlir-ls.toml").write_text('dialects = ["Beam.td"]\n', encoding="utf-8")
    return folder


def begin(client: Client, folder: Path | None, options: Json = None, **capabilities: Json) -> None:
    changed = copy.deepcopy(CAPABILITIES)
    changed["workspace"] = {"didChangeWatchedFiles": {"dynamicRegistration": True}}
    changed |= capabilities
    uri = folder.as_uri() if folder is not None else None
    client.begin(changed, rootUri=uri, initializationOptions=options)


def codes_once(client: Client, uri: str, right: Callable[[list[str]], bool]) -> list[str]:
    """Waits for diagnostics of a document whose codes are right."""
    found: list[str] = []

    def is_it(message: Json) -> bool:
        if message.get("method") != "textDocument/publishDiagnostics" or message["params"]["uri"] != uri:
            return False
        found[:] = [each["code"] for each in message["params"]["diagnostics"]]
        return right(found)

    client.wait_for(is_it)
    return found


def until_loaded(client: Client, uri: str) -> None:
    """Waits until the operation in the second line of a document is known."""
    until = time.monotonic() + 60
    while "is not known" in client.request("textDocument/hover", at(uri, 1, 12))["contents"]["value"]:
        assert time.monotonic() < until
        time.sleep(0.05)


def message(client: Client) -> str:
    """Waits for a message that is shown to the user."""
    return str(client.wait_for(lambda each: each.get("method") == "window/showMessage")["params"]["message"])


def is_clean(codes: list[str]) -> bool:
    return codes == []


def changed(client: Client, *paths: Path) -> None:
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": 2} for path in paths]})


def kinds_of_progress(client: Client) -> list[str]:
    return [each["params"]["value"]["kind"] for each in client.notifications if each.get("method") == "$/progress"]


@needs_tablegen
def test_a_dialect_is_imported_while_its_documents_are_open(start: Start, project: Path, cache: Path) -> None:
    client = start()
    begin(client, project, {"trusted": True}, window={"workDoneProgress": True})
    uri = (project / "a.mlir").as_uri()
    client.open(uri, TEXT)
    until_loaded(client, uri)
    hover = client.request("textDocument/hover", at(uri, 1, 12))["contents"]["value"]
    assert "sends out a ray" in hover
    assert "The ray goes on until something is hit." in hover
    assert stat.S_IMODE(os.stat(cache / "mlir-ls").st_mode) == 0o700
    assert stat.S_IMODE(os.stat(cache / "mlir-ls" / "dialects").st_mode) == 0o700


@needs_tablegen
def test_progress_is_shown_of_an_import_and_none_of_what_is_in_the_cache(start: Start, project: Path) -> None:
    for expected in (["begin", "report", "end"], []):
        client = start()
        begin(client, project, {"trusted": True}, window={"workDoneProgress": True})
        uri = (project / "a.mlir").as_uri()
        client.open(uri, TEXT)
        until_loaded(client, uri)
        # an import that is done before the client has made a bar shows none
        shown = [kind for kind, _ in groupby(kinds_of_progress(client))]
        assert shown == expected[: len(shown)]


@needs_tablegen
def test_nothing_is_said_to_be_unknown_while_dialects_are_loaded(start: Start, project: Path) -> None:
    (project / ".mlir-ls.toml").write_text('dialects = ["Beam.td"]\nstrict = true\n', encoding="utf-8")
    text = TEXT.replace("  return", "  beam.absorb\n  return")
    for _ in range(2):
        client = start()
        begin(client, project, {"trusted": True})
        uri = (project / "a.mlir").as_uri()
        first = [each["code"] for each in client.open(uri, text)]
        assert first in ([], ["unknown-operation"])
        if not first:
            hover = client.request("textDocument/hover", at(uri, 1, 12))["contents"]["value"]
            assert "sends out a ray" in hover or "the dialects of the project are being imported" in hover
            assert codes_once(client, uri, bool) == ["unknown-operation"]


@needs_tablegen
def test_dialects_in_the_cache_are_there_before_the_first_diagnostics(start: Start, project: Path) -> None:
    text = TEXT.replace("  return", "  beam.absorb\n  return")
    uri = (project / "a.mlir").as_uri()
    client = start()
    begin(client, project, {"trusted": True})
    client.open(uri, text)
    until_loaded(client, uri)
    again = start()
    begin(again, project, {"trusted": True})
    assert [each["code"] for each in again.open(uri, text)] == ["unknown-operation"]


@needs_tablegen
def test_a_changed_file_is_read_anew(start: Start, project: Path) -> None:
    client = start()
    begin(client, project, {"trusted": True})
    uri = (project / "a.mlir").as_uri()
    client.open(uri, TEXT)
    until_loaded(client, uri)
    (project / "Beam.td").write_text(BEAM.replace('"emit"', '"send"'), encoding="utf-8")
    changed(client, project / "Beam.td")
    assert codes_once(client, uri, bool) == ["unknown-operation"]
    (project / "Beam.td").write_text(BEAM, encoding="utf-8")
    changed(client, project / "Beam.td")
    assert codes_once(client, uri, is_clean) == []


@needs_tablegen
def test_an_error_of_tablegen_is_shown_in_its_file_and_what_was_read_before_holds(start: Start, project: Path) -> None:
    client = start()
    begin(client, project, {"trusted": True})
    uri, td = (project / "a.mlir").as_uri(), (project / "Beam.td")
    client.open(uri, TEXT)
    until_loaded(client, uri)
    td.write_text(BEAM.replace('let mnemonic = spelled;', 'let mnemonic = spelld;'), encoding="utf-8")
    changed(client, td)
    (found,) = client.diagnostics(td.as_uri(), None)
    assert (found["code"], found["severity"], found["range"]["start"]) == ("dialect-source", 1, {"line": 9, "character": 17})
    assert "spelld" in found["message"]
    assert client.request("textDocument/hover", at(uri, 1, 12))["contents"]["value"].startswith("**beam.emit**")
    td.write_text(BEAM, encoding="utf-8")
    changed(client, td)
    assert client.diagnostics(td.as_uri(), None) == []


@needs_tablegen
def test_a_file_of_definitions_that_is_open_is_not_read_as_mlir(start: Start, project: Path) -> None:
    client = start()
    begin(client, project, {"trusted": True})
    uri, td = (project / "a.mlir").as_uri(), (project / "Beam.td")
    client.open(td.as_uri(), BEAM)
    assert client.diagnostics(td.as_uri(), 1) == []
    client.open(uri, TEXT)
    until_loaded(client, uri)
    for method in ("textDocument/formatting", "textDocument/hover", "textDocument/foldingRange"):
        assert not client.request(method, {**at(td.as_uri(), 9, 8), "options": {"tabSize": 2, "insertSpaces": True}})
    broken = BEAM.replace("let mnemonic = spelled;", "let mnemonic = spelld;")
    client.change(td.as_uri(), 2, {"text": broken})
    assert client.diagnostics(td.as_uri(), 2) == []
    td.write_text(broken, encoding="utf-8")
    changed(client, td)
    assert codes_once(client, td.as_uri(), bool) == ["dialect-source"]


@needs_tablegen
@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_workspace_that_is_reached_by_a_link(start: Start, project: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(project)
    client = start()
    begin(client, link, {"trusted": True})
    uri, td = (link / "a.mlir").as_uri(), link / "Beam.td"
    client.open(uri, TEXT)
    until_loaded(client, uri)
    td.write_text(BEAM.replace("let mnemonic = spelled;", "let mnemonic = spelld;"), encoding="utf-8")
    changed(client, td)
    assert [each["code"] for each in client.diagnostics(td.as_uri(), None)] == ["dialect-source"]


def test_a_workspace_that_is_not_trusted_names_no_programs_and_no_files(start: Start, project: Path) -> None:
    settings = project / ".mlir-ls.toml"
    evil = project / "evil"
    evil.write_text(f"#!/bin/sh\ntouch {project / 'ran'}\n", encoding="utf-8")
    evil.chmod(0o755)
    settings.write_text('dialects = ["Beam.td"]\ntblgen.path = "./evil"\nopt.path = "./evil"\n', encoding="utf-8")
    client = start()
    begin(client, project)
    found = client.diagnostics(settings.as_uri(), None)
    assert [(each["code"], each["severity"], each["range"]["start"]["line"]) for each in found] == [
        ("bad-setting", 2, 0),
        ("bad-setting", 2, 1),
        ("bad-setting", 2, 2),
    ]
    assert all("not trusted" in each["message"] for each in found)
    uri = (project / "a.mlir").as_uri()
    assert {each["code"] for each in client.open(uri, TEXT)} == {"unknown-dialect"}
    client.request("textDocument/hover", at(uri, 1, 12))
    assert not (project / "ran").exists()
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir": {"trusted": True}}})
    assert client.diagnostics(settings.as_uri(), None) == []
    client.wait_for(lambda each: "evil" in str(each.get("params")))
    assert (project / "ran").exists()


UNTRUSTED = (
    "mlir-ls: `dialects` in {file} is not used, as the workspace is not trusted; "
    "if you trust it, set `trusted` to true in the editor's settings for mlir-ls"
)
OUTSIDE = "mlir-ls: `dialects` in {file} is not used, as the file is outside of the folders that are open in the editor; open its folder"


@pytest.mark.parametrize(
    ("root", "options", "shown"),
    [
        (".", {}, [UNTRUSTED]),
        (".", {"trusted": False}, []),  # such an editor shows that itself
        (".", {"trusted": True}, []),
        ("inner", {"trusted": True}, [OUTSIDE]),
    ],
)
def test_settings_that_are_not_used_for_lack_of_trust_are_shown_once(
    root: str, options: Json, shown: list[str], start: Start, project: Path
) -> None:
    (project / "inner").mkdir()
    client = start()
    begin(client, project / root, {"tblgen": {"path": "no-such-tblgen"}, **options})
    for name in ("a.mlir", "b.mlir"):
        client.open((project / "inner" / name).as_uri(), TEXT)
    client.stop()
    messages = [each["params"]["message"] for each in client.notifications if each.get("method") == "window/showMessage"]
    expected = [each.format(file=project / ".mlir-ls.toml") for each in shown]
    assert [each for each in messages if "no-such-tblgen" not in each] == expected


def test_settings_outside_of_the_workspace_are_passed_over_for_that_reason(start: Start, project: Path) -> None:
    (project / "inner").mkdir()
    client = start()
    begin(client, project / "inner", {"trusted": True})
    (found,) = client.diagnostics((project / ".mlir-ls.toml").as_uri(), None)
    assert found["message"] == (
        "`dialects` is passed over: this file is outside of the folders that are open in the editor, "
        "so it names no programs and no files"
    )


def test_an_editor_that_sends_its_settings_on_request_is_waited_for(start: Start, project: Path) -> None:
    client = start()
    client.answers["workspace/configuration"] = [None, {"trusted": True, "tblgen": {"path": "no-such-tblgen"}}]
    begin(client, project, None, workspace={"configuration": True})
    client.open((project / "a.mlir").as_uri(), TEXT)
    client.stop()
    messages = [each["params"]["message"] for each in client.notifications if each.get("method") == "window/showMessage"]
    assert not [each for each in messages if "not trusted" in each]


@needs_tablegen
def test_what_the_users_own_settings_name_needs_no_trust(start: Start, project: Path) -> None:
    (project / ".mlir-ls.toml").unlink()
    client = start()
    begin(client, project)
    uri = (project / "a.mlir").as_uri()
    assert {each["code"] for each in client.open(uri, TEXT)} == {"unknown-dialect"}
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir": {"dialects": ["Beam.td"]}}})
    assert codes_once(client, uri, is_clean) == []
    client.notify("workspace/didChangeConfiguration", {"settings": {"mlir": {"assume": ["other"]}}})
    assert codes_once(client, uri, bool) == ["unknown-dialect"]


def test_without_tablegen_the_setting_is_named(start: Start, project: Path) -> None:
    client = start()
    begin(client, project, {"dialects": ["Beam.td"], "tblgen": {"path": "no-such-tblgen"}})
    text = message(client)
    assert "no-such-tblgen" in text
    assert "`tblgen.path`" in text


def test_wrong_settings_are_reported_in_their_place_and_the_rest_counts(start: Start, project: Path) -> None:
    settings = project / ".mlir-ls.toml"
    settings.write_text('strict = "yes"\nassume = ["beam"]\nassum = []\n[opt]\ntimeout = -1\n', encoding="utf-8")
    client = start()
    begin(client, project)
    found = client.diagnostics(settings.as_uri(), None)
    assert [(each["range"]["start"]["line"], each["message"]) for each in found] == [
        (0, "`strict` has to be true or false"),
        (2, "there is no setting `assum`; did you mean `assume`?"),
        (4, "`opt.timeout` has to be a number of seconds, at most 600"),
    ]
    assert client.open((project / "a.mlir").as_uri(), TEXT) == []
    settings.write_text("strict = [\n", encoding="utf-8")
    changed(client, settings)
    (broken,) = client.diagnostics(settings.as_uri(), None)
    assert "no TOML" in broken["message"]


def test_wrong_settings_of_the_client_are_reported_once(start: Start) -> None:
    client = start()
    begin(client, None, {"mlir": {"strict": 3, "profile": "llvm-1"}})
    assert {message(client), message(client)} == {
        "mlir-ls: `strict` has to be true or false",
        f"mlir-ls: `profile` has to be one of {', '.join(accepted_profiles())}",
    }


def test_changed_settings_are_requested_from_the_client(start: Start) -> None:
    client = start()
    begin(client, None, workspace={"configuration": True})
    assert {each["code"] for each in client.open("untitled:one", TEXT)} == {"unknown-dialect"}
    client.answers["workspace/configuration"] = [{"assume": ["beam"]}, None]
    client.notify("workspace/didChangeConfiguration", {"settings": None})
    assert codes_once(client, "untitled:one", is_clean) == []


def test_files_that_are_not_watched_are_looked_at_when_a_document_is_saved(start: Start, project: Path) -> None:
    client = start()
    begin(client, project, workspace={})
    uri = (project / "a.mlir").as_uri()
    client.open(uri, TEXT)
    (project / ".mlir-ls.toml").write_text('assume = ["beam"]\n', encoding="utf-8")
    client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
    assert codes_once(client, uri, is_clean) == []


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a script")
def running(program: Path) -> bool:
    """Whether some process runs a program."""
    return subprocess.run(["pgrep", "-f", str(program)], capture_output=True, check=False).stdout != b""


def test_an_import_can_be_stopped(start: Start, project: Path) -> None:
    slow = project / "slow"
    slow.write_text("#!/bin/sh\nsleep 600\n", encoding="utf-8")
    slow.chmod(0o755)
    client = start()
    options = {"tblgen": {"path": str(slow)}, "dialects": ["Beam.td"]}
    begin(client, project, options, window={"workDoneProgress": True})
    shown = client.wait_for(lambda each: each.get("method") == "$/progress")["params"]
    assert shown["value"]["cancellable"]
    uri = (project / "a.mlir").as_uri()
    assert client.open(uri, TEXT) == []
    client.notify("window/workDoneProgress/cancel", {"token": shown["token"]})
    assert codes_once(client, uri, bool) == ["unknown-dialect"]
    ended = client.wait_for(lambda each: each.get("method") == "$/progress" and each["params"]["value"]["kind"] == "end")
    assert ended["params"]["token"] == shown["token"]
    if shutil.which("pgrep") is not None:
        until = time.monotonic() + 10
        while running(slow):
            assert time.monotonic() < until, "the program still runs"
            time.sleep(0.05)


@needs_tablegen
def test_definition_opens_the_definition_of_an_operation_and_of_a_type(start: Start, project: Path) -> None:
    client = start()
    begin(client, project, {"trusted": True})
    uri = (project / "a.mlir").as_uri()
    client.open(uri, TEXT)
    until_loaded(client, uri)
    for character, name in ((12, "Beam_EmitOp"), (25, "Beam_RayType")):
        (link,) = client.request("textDocument/definition", at(uri, 1, character))
        assert link["targetUri"] == (project / "Beam.td").as_uri()
        place = link["targetSelectionRange"]
        line = BEAM.split("\n")[place["start"]["line"]]
        assert line[place["start"]["character"] : place["end"]["character"]] == name
    assert "a ray of light" in client.request("textDocument/hover", at(uri, 1, 25))["contents"]["value"]
