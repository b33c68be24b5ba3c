"""Nothing of a project is run: neither modules of Python nor programs that are called like those that are looked for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from client import Start, at
from hostile_support import SERVER, STRACE, TEXT, Trap, hostile_paths, needs_posix, needs_strace, opened

from mlir_ls.system.programs import find_program, python_command

DRIVER = f"""
import multiprocessing, sys
sys.path.insert(0, {str(SERVER)!r})
from mlir_ls.cli import main
if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv.pop(1))
    sys.exit(main(sys.argv[1:]))
"""

METHODS = ["spawn"] if sys.platform == "win32" else ["fork", "forkserver", "spawn"]


def environment(**others: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**kept, "PATH": hostile_paths(), **others}


def run(*command: str, cwd: Path, **others: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=cwd, env=environment(**others), capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize("method", METHODS)
def test_processes_import_nothing_of_the_current_folder(trap: Trap, tmp_path: Path, method: str) -> None:
    driver = tmp_path / "driver" / "driver.py"
    driver.parent.mkdir()
    driver.write_text(DRIVER, encoding="utf-8")
    trap.modules("mlir_ls")
    for name in "abc":
        trap.write(f"{name}.mlir", TEXT)
    found = run(sys.executable, str(driver), method, "check", "--jobs", "2", ".", cwd=trap.folder)
    assert (found.returncode, found.stdout) == (0, "3 files checked: no errors\n"), found.stderr
    trap.assert_nothing_ran()


def test_the_module_imports_nothing_of_the_current_folder(trap: Trap) -> None:
    trap.write("a.mlir", TEXT)
    found = run(sys.executable, "-m", "mlir_ls", "check", "a.mlir", cwd=trap.folder, PYTHONPATH=str(SERVER))
    assert (found.returncode, found.stdout) == (0, "1 file checked: no errors\n"), found.stderr
    trap.assert_nothing_ran()


def test_the_process_that_loads_dialects_imports_nothing_of_the_current_folder(trap: Trap) -> None:
    trap.modules("mlir_ls")
    command = python_command("mlir_ls.ods.project.worker")
    found = subprocess.run(
        command, cwd=trap.folder, env=environment(PYTHONPATH=str(trap.folder)), input="nothing\n", capture_output=True, text=True,
        timeout=60, check=False,
    )  # fmt: skip
    assert "mlir_ls" in found.stderr  # the request makes no sense, which our own module says
    trap.assert_nothing_ran()


@needs_posix
def test_a_name_is_looked_for_in_absolute_folders_of_the_path(trap: Trap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(trap.folder)
    monkeypatch.setenv("PATH", os.pathsep.join(["", ".", "bin"]))
    assert find_program("llvm-tblgen") is None
    monkeypatch.setenv("PATH", os.pathsep.join(["", str(trap.folder / "bin")]))
    assert find_program("llvm-tblgen") == str(trap.folder / "bin" / "llvm-tblgen")
    assert find_program("./mlir-opt") == str(trap.folder / "mlir-opt")
    assert find_program("no\0name") is None


SETTINGS = """
dialects = ["../outside/Dialect.td", "own.td"]
tblgen.path = "llvm-tblgen"
opt.path = "mlir-opt"
sourceRoots = ["/"]
"""


@needs_posix
@needs_strace
def test_a_session_runs_no_program_and_reads_nothing_outside(
    start: Start, trap: Trap, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "secret.py").write_text("password\n", encoding="utf-8")
    (outside / "Dialect.td").write_text("", encoding="utf-8")
    trap.write(".mlir-ls.toml", SETTINGS)
    trap.write("own.td", "")
    trap.write("inside.py", "visible\n")
    (trap.folder / "link.py").symlink_to(outside / "secret.py")
    (trap.folder / "way").symlink_to(outside)
    named = [f"{outside}/secret.py", "../outside/secret.py", "link.py", "way/secret.py", "//evil-host/share/x.py",
             r"\\\\evil-host\\share\\x.py", "/dev/zero", "inside.py"]  # fmt: skip
    lines = [f'"a.b"() : () -> () loc("{name}":1:1)' for name in named]
    file = trap.write("a.mlir", "\n".join(lines))
    trace = tmp_path / "trace"
    monkeypatch.chdir(trap.folder)
    strace = [str(STRACE), "-f", "-qq", "-s", "300", "-o", str(trace), "-e", "trace=%file"]
    client = start(prefix=strace, environment={"PATH": hostile_paths()})
    client.begin(rootUri=trap.folder.as_uri())
    uri = file.as_uri()
    client.open(uri, "\n".join(lines))
    links = client.request("textDocument/documentLink", {"textDocument": {"uri": uri}})
    assert [link["range"]["start"]["line"] for link in links] == [len(named) - 1]
    for line in range(len(named)):
        place = at(uri, line, lines[line].index('"', 5) + 3)
        shown = client.request("textDocument/hover", place)["contents"]["value"]
        assert ("visible" in shown) == (named[line] == "inside.py")
        assert ("`sourceRoots`" in shown) == (named[line] not in ("inside.py", r"\\\\evil-host\\share\\x.py"))
        client.request("textDocument/definition", place)
    client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
    assert client.request("workspace/symbol", {"query": "x"}) == []
    assert client.stop() == 0
    trace_text = trace.read_text(encoding="utf-8", errors="replace")
    started = re.findall(r"execve\(.*\) += 0$", trace_text, re.MULTILINE)
    assert len(started) == 1, started
    beyond = [str(outside), "//evil", "/dev/zero"]
    assert [path for path in opened(trace_text) if any(each in path for each in beyond)] == []
    trap.assert_nothing_ran()


@needs_posix
def test_the_users_own_compiler_is_not_that_of_the_project(
    start: Start, trap: Trap, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = trap.write("a.mlir", TEXT)
    monkeypatch.chdir(trap.folder)
    client = start(environment={"PATH": os.pathsep.join(["", ".", "bin", os.path.dirname(sys.executable)])})
    client.begin(rootUri=trap.folder.as_uri(), initializationOptions={"mlir": {"opt": {"path": "mlir-opt"}, "trusted": True}})
    client.open(file.as_uri(), TEXT)
    client.notify("textDocument/didSave", {"textDocument": {"uri": file.as_uri()}})
    trace_text = client.wait_for(lambda each: each.get("method") == "window/showMessage")["params"]["message"]
    assert "is no program" in trace_text
    trap.assert_nothing_ran()
