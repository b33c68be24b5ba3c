"""Emacs with eglot and the lines of `docs/editors/emacs.md`, driven by a script as a user would drive it.

`EMACS=/path/to/emacs` chooses another Emacs than the one in PATH.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
PLUGIN = HERE.parent.parent / "editors" / "emacs" / "mlir-ls.el"
SESSION = HERE / "emacs_session.el"
EMACS = os.environ.get("EMACS") or shutil.which("emacs")
HAS_EGLOT = "(kill-emacs (if (and (>= emacs-major-version 29) (require 'eglot nil t)) 0 1))"

TEXT = """\
func.func @sum(%left: i32, %right: i32) -> i32 {
  %total = arith.addi %left, %right : i32
  return %total : i32
}
"""


def emacs(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    assert EMACS is not None
    return subprocess.run(
        [EMACS, "--batch", "-Q", *arguments],
        env={**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the session saw."""
    folder = tmp_path_factory.mktemp("emacs")
    if EMACS is None or emacs(folder, "--eval", HAS_EGLOT).returncode:
        pytest.skip("no Emacs 29 or later, which comes with eglot (tests/editors/install.sh)")
    file, result = folder / "sum.mlir", folder / "seen.json"
    file.write_text(TEXT, encoding="utf-8")
    run = emacs(
        folder,
        *("-l", str(SESSION)),
        MLIR_LS_FILE=str(file),
        MLIR_LS_RESULT=str(result),
        MLIR_LS_PLUGIN=str(PLUGIN),
        MLIR_LS_COMMAND=json.dumps([sys.executable, "-m", "mlir_ls", "lsp"]),
    )
    assert result.exists(), run.stdout + run.stderr
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    assert "problem" not in found, f"{found}\n{run.stdout}{run.stderr}"
    return {**found, "text": file.read_text(encoding="utf-8")}


def test_files_are_recognised_and_coloured(seen: dict[str, Any]) -> None:
    assert seen["mode"] == "mlir-mode"
    assert seen["face"] == "font-lock-keyword-face"


def test_diagnostics_come_after_typing(seen: dict[str, Any]) -> None:
    assert {line for line, _ in seen["after-typing"]} == {3}
    assert ["%missing" in message for _, message in seen["after-typing"]].count(True) == 1


def test_hover_shows_the_type(seen: dict[str, Any]) -> None:
    assert "%total : i32" in seen["hover"]


def test_the_definition_is_found(seen: dict[str, Any]) -> None:
    assert seen["definition"] == [2, 2]


def test_the_file_is_formatted_when_it_is_written(seen: dict[str, Any]) -> None:
    assert seen["text"] == TEXT.replace("  return", "  // saved\n  return")


def test_the_plugin_compiles_without_a_warning(tmp_path: Path, seen: dict[str, Any]) -> None:
    copy = tmp_path / PLUGIN.name
    shutil.copy(PLUGIN, copy)
    run = emacs(tmp_path, "-f", "batch-byte-compile", str(copy))
    assert run.returncode == 0
    assert "Warning" not in run.stderr
