"""What projects' settings and dialects do to `mlir-ls check` and `mlir-ls format`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mlir_ls.ods.tablegen.tblgen import OdsError, find_tblgen, mlir_include_dir
from upstream_support import make_checkout

BEAM = """\
include "mlir/IR/OpBase.td"
def Beam_Dialect : Dialect { let name = "beam"; let cppNamespace = "::beam"; }
def EmitOp : Op<Beam_Dialect, "emit"> {
  let arguments = (ins Index:$count);
  let assemblyFormat = "$count attr-dict";
}
"""

TEXT = """\
func.func @f(%n: index) {
  beam.emit   %n
  return
}
"""


def has_tablegen() -> bool:
    try:
        return mlir_include_dir(find_tblgen()) is not None
    except OdsError:
        return False


needs_tablegen = pytest.mark.skipif(not has_tablegen(), reason="needs llvm-tblgen and MLIR's .td files")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "project"
    folder.mkdir()
    monkeypatch.chdir(folder)
    (folder / "Beam.td").write_text(BEAM, encoding="utf-8")
    (folder / "a.mlir").write_text(TEXT, encoding="utf-8")
    (folder / ".mlir-ls.toml").write_text('dialects = ["Beam.td"]\n', encoding="utf-8")
    return folder


def run(*arguments: str) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "mlir_ls", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


@needs_tablegen
def test_checking_uses_the_dialects_of_the_project(project: Path) -> None:
    (project / "b.mlir").write_text(TEXT.replace("index", "i32"), encoding="utf-8")
    status, out, err = run("check", "--strict", ".", "--jobs", "2")
    assert (status, err) == (1, "")
    assert "b.mlir:2:15: error: " in out
    assert out.endswith("2 files checked: 1 error\n")


@needs_tablegen
def test_a_checked_out_mlir_is_that_of_the_project(project: Path) -> None:
    make_checkout(project / "third_party" / "llvm-project")
    (project / "a.mlir").write_text("func.func @f(%c: i1) {\n  cf.assume   %c\n  return\n}\n", encoding="utf-8")
    (project / ".mlir-ls.toml").write_text("strict = true\n", encoding="utf-8")
    assert run("check", "a.mlir") == (0, "1 file checked: no errors\n", "")
    assert run("format", "a.mlir")[0] == 0
    assert "  cf.assume %c\n" in (project / "a.mlir").read_text(encoding="utf-8")
    status, out, _ = run("check", "--profile", "llvm-22", "a.mlir")
    assert (status, "has no operation 'cf.assume'" in out) == (1, True)


@needs_tablegen
def test_a_command_line_may_name_dialects(project: Path) -> None:
    (project / ".mlir-ls.toml").unlink()
    assert "dialect 'beam' is not known" in run("check", "a.mlir")[1]
    assert run("check", "--strict", "--dialects", "Beam.td", "a.mlir") == (0, "1 file checked: no errors\n", "")
    assert run("check", "--strict", "--dialects", "Beam.td", "-I", ".", "--tblgen", find_tblgen(), "a.mlir")[0] == 0


@needs_tablegen
def test_formatting_uses_them_too(project: Path) -> None:
    assert run("format", "a.mlir")[0] == 0
    assert (project / "a.mlir").read_text(encoding="utf-8") == TEXT.replace("   ", " ").replace("\n  ", "\n  ")


@needs_tablegen
def test_an_error_of_tablegen_is_an_error_of_the_run(project: Path) -> None:
    (project / "Beam.td").write_text(BEAM.replace("Index:", "Indx:"), encoding="utf-8")
    status, out, _ = run("check", "a.mlir")
    assert status == 2
    assert out.startswith("Beam.td:4:24: error: ")
    assert "[dialect-source]\n    4 |   let arguments" in out
    assert "1 file checked: no errors" in out  # what is known of the dialect is used
    status, out, _ = run("check", "--format", "json", "a.mlir")
    assert [json.loads(line)["path"] for line in out.splitlines()] == ["Beam.td", "a.mlir"]
    status, _, err = run("format", "--check", "a.mlir")
    assert status == 2
    assert "mlir-ls: Beam.td:4: " in err


def test_a_project_names_programs_only_where_it_is_trusted(project: Path) -> None:
    evil = project / "evil"
    evil.write_text(f"#!/bin/sh\ntouch {project / 'ran'}\n", encoding="utf-8")
    evil.chmod(0o755)
    (project / ".mlir-ls.toml").write_text('opt.path = "./evil"\ntblgen.path = "./evil"\n', encoding="utf-8")
    _, out, _ = run("check", "a.mlir")
    assert out.count("(`--trust`) [bad-setting]") == 2
    assert not (project / "ran").exists()
    run("check", "--trust", "a.mlir")
    assert (project / "ran").exists()


def test_each_file_has_the_settings_of_its_project(project: Path) -> None:
    (project / ".mlir-ls.toml").write_text("strict = true\n", encoding="utf-8")
    other = project / "other"
    other.mkdir()
    (other / "a.mlir").write_text(TEXT, encoding="utf-8")
    (other / ".mlir-ls.toml").write_text('assume = ["beam"]\nline-limt = 9\n', encoding="utf-8")
    status, out, _ = run("check", "a.mlir", "other/a.mlir")
    assert status == 1
    assert "a.mlir:2:3: error: dialect 'beam' is not known" in out
    assert "other/a.mlir" not in out
    assert "other/.mlir-ls.toml:2:1: warning: there is no setting `line-limt`; did you mean `lineLimit`?" in out
    assert run("check", "--assume", "beam", "a.mlir")[0] == 0


def test_a_line_limit_of_the_project(project: Path) -> None:
    (project / ".mlir-ls.toml").write_text("line-limit = 40\n", encoding="utf-8")
    long = "func.func @f(%alpha: index, %beta: index, %gamma: index) {\n  return\n}\n"
    (project / "a.mlir").write_text(long, encoding="utf-8")
    run("format", "a.mlir")
    assert max(map(len, (project / "a.mlir").read_text(encoding="utf-8").split("\n"))) <= 40
    (project / "a.mlir").write_text(long, encoding="utf-8")
    assert run("format", "--line-limit", "200", "a.mlir")[0] == 0
    assert (project / "a.mlir").read_text(encoding="utf-8") == long
