"""Neovim with the plugin of `editors/neovim`, driven by a script as a user would drive it.

`NVIM=/path/to/nvim` chooses another Neovim than the one in PATH.
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
PLUGIN = HERE.parent.parent / "editors" / "neovim"
SESSION = HERE / "neovim_session.lua"
NVIM = os.environ.get("NVIM") or shutil.which("nvim")
SERVER = [sys.executable, "-m", "mlir_ls", "lsp"]

TEXT = """\
func.func @sum(%left: i32, %right: i32) -> i32 {
  %total = arith.addi %left, %right : i32
  return %total : i32
}
func.func @light() {
  photon.emit
  return
}
"""

pytestmark = pytest.mark.skipif(NVIM is None, reason="no Neovim (Debian: apt install neovim)")


SETTINGS = {"mlir-ls": {"assume": ["photon"]}}


def neovim(folder: Path, server: list[str], *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Neovim with the plugin and nothing else; its folders for state are in `folder`."""
    assert NVIM is not None
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    homes = {name: str(folder) for name in names}
    options = json.dumps({"cmd": server, "settings": SETTINGS})
    setup = f"lua require('mlir_ls').setup(vim.fn.json_decode([=[{options}]=]))"
    before = ("--cmd", f"set runtimepath^={PLUGIN}", "--cmd", setup)
    return subprocess.run(
        [NVIM, "--headless", "--clean", "-i", "NONE", "-n", *before, *arguments],
        env={**os.environ, **homes, **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the session saw."""
    folder = tmp_path_factory.mktemp("neovim")
    (folder / ".git").mkdir()
    file = folder / "part" / "sum.mlir"
    file.parent.mkdir()
    file.write_text(TEXT, encoding="utf-8")
    result = folder / "seen.json"
    run = neovim(folder, SERVER, "-c", f"luafile {SESSION}", MLIR_LS_FILE=str(file), MLIR_LS_RESULT=str(result))
    assert result.exists(), run.stdout + run.stderr
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    assert "problem" not in found, f"{found}\n{run.stdout}{run.stderr}"
    return {**found, "folder": str(folder)}


def test_files_are_recognised_and_served(seen: dict[str, Any]) -> None:
    assert seen["filetype"] == "mlir"
    assert seen["clients"] == 1
    assert seen["root"] == seen["folder"]


def test_diagnostics_come_after_typing(seen: dict[str, Any]) -> None:
    (diagnostic,) = seen["after_typing"]
    assert diagnostic["code"] == "undefined-value"
    assert (diagnostic["line"], diagnostic["column"]) == (3, 21)
    assert "%missing" in diagnostic["message"]


def test_diagnostics_go_when_the_text_is_right_again(seen: dict[str, Any]) -> None:
    assert seen["after_undo"] == []


def test_settings_reach_the_server(seen: dict[str, Any]) -> None:
    assert not [each for each in seen["after_typing"] if "photon" in each["message"]]


def test_definition_moves_the_cursor(seen: dict[str, Any]) -> None:
    assert seen["definition"] == [2, 2]


def test_hover_tells_the_type(seen: dict[str, Any]) -> None:
    hover = "\n".join(seen["hover"])
    assert "%total" in hover
    assert "i32" in hover


def test_a_missing_server_is_told_and_not_an_error(tmp_path: Path) -> None:
    file = tmp_path / "empty.mlir"
    file.write_text(TEXT, encoding="utf-8")
    run = neovim(tmp_path, ["no-such-program"], str(file), "-c", "qall!")
    assert "there is no program 'no-such-program'" in run.stdout + run.stderr
    assert "stack traceback" not in run.stdout + run.stderr


@pytest.mark.parametrize(
    ("name", "filetype"),
    [("a.mlir", "mlir"), ("a.mlir.in", "mlir"), ("a.ttir", "mlir"), ("a.ttgir", "mlir"), ("a.txt", "text")],
)
def test_the_filetype_follows_from_the_name(tmp_path: Path, name: str, filetype: str) -> None:
    assert ask(tmp_path, tmp_path / name, "&filetype") == filetype


HIGHLIGHTED = """\
%value = my_own.operation @symbol, #attribute {name = "string"} : !my_own.type<4x?xf32> // comment CHECK: x
"""


@pytest.mark.parametrize(
    ("word", "group"),
    [
        ("%value", "mlirValue"),
        ("my_own.operation", "mlirOperation"),
        ("@symbol", "mlirSymbol"),
        ("#attribute", "mlirAttribute"),
        ("name", "mlirAttributeName"),
        ("string", "mlirString"),
        ("!my_own", "mlirType"),
        ("4x", "mlirShape"),
        ("f32", "mlirType"),
        ("comment", "mlirComment"),
        ("CHECK", "mlirDirective"),
    ],
)
def test_highlighting_knows_any_dialect(tmp_path: Path, word: str, group: str) -> None:
    file = tmp_path / "highlighted.mlir"
    file.write_text(HIGHLIGHTED, encoding="utf-8")
    column = HIGHLIGHTED.index(word) + 1
    assert ask(tmp_path, file, f"synIDattr(synID(1, {column}, 1), 'name')") == group


def ask(folder: Path, file: Path, expression: str) -> str:
    """The value of an expression of Vim's language in a window on a file."""
    result = folder / "answer"
    write = f"call writefile([{expression}], '{result}')"
    neovim(folder, ["no-such-program"], str(file), "-c", write, "-c", "qall!")
    return result.read_text(encoding="utf-8").rstrip("\n")
