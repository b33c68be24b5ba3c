"""What a new user meets: the program without arguments, and what it says of the machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cli_support import PACKAGE_ROOT, Files, Runner

import mlir_ls
from mlir_ls.commands import machine

ROOT = Path(__file__).parents[2]
DEADLINE = 30  # seconds after which a process counts as hung


@pytest.mark.skipif(sys.platform == "win32", reason="terminals as POSIX has them")
def test_without_arguments_a_terminal_shows_what_can_be_done() -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "mlir_ls"]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE_ROOT)}
    try:
        done = subprocess.run(
            command, stdin=theirs, capture_output=True, text=True, env=environment, timeout=DEADLINE, check=False
        )
    finally:
        os.close(ours)
        os.close(theirs)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.findall(r"mlir-ls (check|format|lsp)\b", done.stdout) == ["check", "format", "lsp"]
    assert "mlir-ls --help" in done.stdout
    assert len(done.stdout.splitlines()) < 10


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all of PATH, in a home directory of its own."""
    home = tmp_path / "home"
    folder = tmp_path / "bin"
    folder.mkdir()
    home.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


def program(file: Path, output: str = "") -> None:
    file.write_text(f"#!/bin/sh\necho '{output}'\n", encoding="utf-8")
    file.chmod(0o755)


def rows(out: str) -> dict[str, str]:
    """The table that is printed first, by names."""
    table = out.split("\n\n")[0].splitlines()
    pairs = [line.strip().partition("  ") for line in table]
    return {name: value.strip() for name, _, value in pairs}


def missing(out: str) -> dict[str, str]:
    """What is missing, by names."""
    return dict(re.findall(r"(?m)^- ([\w-]+): (.*)$", out))


def test_the_doctor_says_what_is_missing_and_what_does_not_work_without_it(files: Files, run: Runner, programs: Path) -> None:
    files({})
    done = run("doctor")
    assert done.status == 0
    found = rows(done.out)
    assert found["mlir-ls"] == mlir_ls.__version__
    assert found["Python"].startswith(f"{sys.version_info.major}.{sys.version_info.minor}.")
    assert re.fullmatch(r"2\.\d+\.\d+", found["pygls"])
    assert found["cache"].startswith((os.environ["XDG_CACHE_HOME"], "~"))
    assert found["project"].startswith("no settings above")
    assert list(missing(done.out)) == ["program", "llvm-tblgen", "mlir-opt", "FileCheck"]
    assert "dialects cannot be read from .td files" in missing(done.out)["llvm-tblgen"]


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of the shell")
def test_the_doctor_shows_programs_dialects_and_editors(files: Files, run: Runner, programs: Path) -> None:
    irdl = "irdl.dialect @reed {\n  irdl.operation @cut {\n  }\n}\n"
    files({".mlir-ls.toml": 'dialects = ["reed.irdl.mlir"]\n', "reed.irdl.mlir": irdl})
    program(programs / "mlir-ls")
    program(programs / "mlir-opt-22", "LLVM version 22.1.0")
    program(programs / "nvim")
    program(programs / "hx")
    helix = Path(os.environ["HOME"]) / ".config" / "helix"
    helix.mkdir(parents=True)
    (helix / "languages.toml").write_text("[language-server.mlir-ls]\n", encoding="utf-8")
    out = run("doctor").out
    found = rows(out)
    assert found["mlir-opt"] == f"{programs / 'mlir-opt-22'}, version 22.1.0"
    assert found["dialects"] == "reed (1 source named)"
    assert found["Helix"] == "configured by ~/.config/helix/languages.toml"
    assert found["Neovim"] == "installed; no configuration in the usual places"
    assert "Emacs" not in found
    assert list(missing(out)) == ["llvm-tblgen", "FileCheck"]


def test_the_doctor_says_what_comes_of_a_cache_that_cannot_be(
    files: Files, run: Runner, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files({"cache": ""})
    monkeypatch.setenv("XDG_CACHE_HOME", os.path.abspath("cache"))
    out = run("doctor").out
    assert (rows(out)["cache"], rows(out)["crash reports"]) == ("none", "none are kept")
    assert "cannot be written by this user" in missing(out)["cache"]


def test_the_doctor_reports_settings_that_are_wrong(files: Files, run: Runner, programs: Path) -> None:
    files({".mlir-ls.toml": "dialects = 3\n"})
    assert "dialects" in missing(run("doctor").out)["project"]


def test_every_editor_with_a_page_is_looked_for() -> None:
    pages = {page.stem for page in (ROOT / "docs" / "editors").glob("*.md")}
    looked_for = {plugin.name.lower() for plugin in machine._PLUGINS}
    assert {"neovim", "vim", "emacs", "helix"} <= pages & looked_for


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
@pytest.mark.parametrize(
    ("version", "message"),
    [
        ("v18.19.1", "needs Node.js 20 or later, but {path} is v18.19.1; newer ones: https://nodejs.org"),
        ("", "needs Node.js 20 or later, but there is none in PATH; it comes from https://nodejs.org"),
    ],
)
def test_the_extension_says_which_node_is_too_old(version: str, message: str, tmp_path: Path) -> None:
    if version:
        program(tmp_path / "node", version)
    make = str(shutil.which("make"))
    shell = tmp_path / "sh"
    shell.symlink_to("/bin/sh")
    line = [make, "--no-print-directory", "-C", str(ROOT), "node-version"]
    done = subprocess.run(line, env={"PATH": str(tmp_path)}, capture_output=True, text=True, timeout=DEADLINE, check=False)
    assert done.returncode == 2
    assert done.stdout.strip() == message.format(path=tmp_path / "node")
