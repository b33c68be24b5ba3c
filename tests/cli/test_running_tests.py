"""`mlir-ls test`: RUN lines are run with the real programs and without a shell, and what fails is shown on its line."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from mlir_ls.cli import main

needs_programs = pytest.mark.skipif(
    not any(map(shutil.which, ("mlir-opt", "mlir-opt-22"))) or not any(map(shutil.which, ("FileCheck", "FileCheck-22", "FileCheck-14"))),
    reason="no mlir-opt or no FileCheck",
)
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="programs are scripts")

BODY = """\
func.func @f() -> i32 {
  %c = arith.constant 2 : i32
  return %c : i32
}
"""


@pytest.fixture
def test_file(tmp_path: Path) -> Path:
    return tmp_path / "a file.mlir"


@needs_programs
def test_directives_that_fail_are_shown_where_they_stand(test_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test_file.write_text(
        "// RUN: mlir-opt %s -canonicalize | FileCheck %s\n"
        "// RUN: not mlir-opt %s -nothing 2>&1 | FileCheck %s --check-prefix=ERR\n"
        "// RUN: mlir-opt %s -nothing | FileCheck %s --check-prefix=ERR\n"
        "// ERR: Unknown command line argument\n"
        "// CHECK: func.func @f\n// CHECK-NEXT: arith.constant 1 : i32\n" + BODY,
        encoding="utf-8",
    )
    assert main(["test", str(test_file)]) == 1
    out = capsys.readouterr().out
    assert f"{test_file}:1: failed\n" in out
    assert f"{test_file}:6:16: error: CHECK-NEXT: expected string not found in input" in out
    assert "%c2_i32 = arith.constant 2 : i32" in out, "the line of the output"
    assert f"{test_file}:2: passed\n" in out
    assert f"{test_file}:3: failed\n" in out
    assert "Unknown command line argument" in out
    assert main(["test", str(test_file), "--line", "2"]) == 0
    assert capsys.readouterr().out == f"{test_file}:2: passed\n"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("touch %S/ran", "'touch' is not a program that is run here"),
        ("./mine-opt %s", "'./mine-opt' is not a program that is run here"),
        ("mlir-opt %s; touch %S/ran", "it uses ';' of a shell, and no shell is run"),
        ("mlir-opt %s > %S/ran", "it uses '>' of a shell, and no shell is run"),
        ("mlir-opt %s --load-pass-plugin=%S/x.so", "loads code"),
        ("mlir-opt %s --x=%{mine}", "the configuration of the test says what '--x=%{mine}' stands for"),
        ("no-such-opt %s", "there is no program 'no-such-opt'"),
    ],
)
def test_what_is_not_run_has_a_reason(
    command: str, reason: str, test_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    test_file.write_text(f"// RUN: {command}\n{BODY}", encoding="utf-8")
    assert main(["test", str(test_file)]) == 2
    out = capsys.readouterr().out
    assert out.startswith(f"{test_file}:1: not run: ")
    assert reason in out
    assert [path.name for path in test_file.parent.iterdir()] == [test_file.name]


def programs(folder: Path, **scripts: str) -> str:
    """A folder with programs that are scripts, as the value of PATH."""
    folder.mkdir()
    for name, script in scripts.items():
        path = folder / name.replace("_", "-")
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@needs_shell
def test_arguments_are_never_read_by_a_shell(
    test_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = 'for word in "$@"; do printf "<%s>" "$word"; done >"$0.seen"'
    monkeypatch.setenv("PATH", programs(test_file.parent / "bin", my_opt=script))
    test_file.write_text(f"// RUN: my-opt '$(touch %S/ran)' \"`touch %S/ran`\" 'a\"b' -x=\"c d\"\n{BODY}", encoding="utf-8")
    assert main(["test", str(test_file)]) == 0, capsys.readouterr().out
    folder = test_file.parent
    seen = (folder / "bin" / "my-opt.seen").read_text("utf-8")
    assert seen == f"<$(touch {folder}/ran)><`touch {folder}/ran`><a\"b><-x=c d>"
    assert not (folder / "ran").exists()


@needs_shell
def test_a_program_that_hangs_or_writes_for_ever_is_ended(
    test_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = programs(test_file.parent / "bin", slow_opt="sleep 60", loud_opt="while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyy; done", odd_opt="printf '\\377\\000'")
    monkeypatch.setenv("PATH", path)
    monkeypatch.setattr("mlir_ls.workspace.programs.running.MAX_OUTPUT", 1 << 16)
    test_file.write_text(f"// RUN: slow-opt %s\n// RUN: loud-opt %s\n// RUN: odd-opt %s\n{BODY}", encoding="utf-8")
    assert main(["test", str(test_file), "--timeout", "1"]) == 1
    out = capsys.readouterr().out
    assert "slow-opt took longer than 1 seconds" in out
    assert f"{test_file}:2: failed" in out
    assert f"{test_file}:3: passed" in out


def test_a_file_without_run_lines_is_no_test(test_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test_file.write_text(BODY, encoding="utf-8")
    assert main(["test", str(test_file)]) == 2
    assert "no RUN line in it" in capsys.readouterr().err


PASSING = "// RUN: mlir-opt %s | FileCheck %s\n// CHECK: arith.constant 2\n" + BODY


@needs_programs
def test_all_files_of_a_folder_with_run_lines_are_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "inner").mkdir()
    files = {"a.mlir": PASSING, "b.mlir": BODY, "inner/c.mlir": PASSING.replace("constant 2\n", "constant 3\n"), "d.txt": PASSING}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert main(["test", str(tmp_path)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"{tmp_path / 'a.mlir'}:1: passed"
    assert out[1] == f"{tmp_path / 'inner' / 'c.mlir'}:1: failed"
    assert out[-1] == "1 passed, 1 failed, 0 not run"
    (tmp_path / "inner" / "c.mlir").unlink()
    assert main(["test", str(tmp_path)]) == 0


@needs_programs
@pytest.mark.skipif(find_spec("lit") is None, reason="no lit (pip install lit)")
def test_lit_runs_what_needs_a_shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.mlir").write_text(PASSING.replace("| FileCheck %s", "> %t\n// RUN: FileCheck %s < %t"), encoding="utf-8")
    (tmp_path / "b.mlir").write_text(PASSING.replace("constant 2\n", "constant 3\n"), encoding="utf-8")
    (tmp_path / "c.mlir").write_text(f"// REQUIRES: no-such-feature\n{PASSING}", encoding="utf-8")
    assert main(["test", str(tmp_path / "a.mlir")]) == 2
    capsys.readouterr()
    assert main(["test", "--lit", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert f"{tmp_path / 'a.mlir'}: passed\n" in out
    assert f"{tmp_path / 'b.mlir'}:2:11: error: CHECK: expected string not found in input" in out
    assert f"{tmp_path / 'c.mlir'}: not run (UNSUPPORTED)\n" in out
    assert out.endswith("1 passed, 1 failed, 1 not run\n")
    assert main(["test", "--lit", str(tmp_path / "a.mlir")]) == 0
    assert main(["test", "--lit-path", "no-such-lit", str(tmp_path)]) == 2
    assert "there is no program 'no-such-lit'" in capsys.readouterr().err
    missing = str(tmp_path / "missing.mlir")
    assert main(["test", "--lit", missing, str(tmp_path / "a.mlir")]) == 2
    captured = capsys.readouterr()
    assert captured.err == f"mlir-ls: {missing}: No such file or directory\n"
    assert "1 passed, 0 failed, 0 not run" in captured.out


def test_a_line_is_nothing_for_lit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["test", "--lit", "--line", "1", str(tmp_path)])
    assert "--line is for tests that are run without it" in capsys.readouterr().err
