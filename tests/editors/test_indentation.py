"""Vim and Neovim indent what is typed, and leave the layout of the formatter as it is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from editor_support import installed

ROOT = Path(__file__).parents[2]
PLUGIN = ROOT / "editors" / "neovim"
EDITORS = [path for path in (shutil.which("vim"), shutil.which("nvim"), installed("nvim")) if path]

pytestmark = pytest.mark.skipif(not EDITORS, reason="no Vim, and no Neovim (Debian: apt install vim neovim)")

TYPED = {
    "regions": "func.func @f() {\n  scf.if %a {\n    foo.x\n  } else {\n    foo.y\n  }\n  return\n}\nfoo.z",
    "blocks": "func.func @f() {\n  cf.br ^bb1\n^bb1:\n^bb2(%a: i32):  // of nothing\n  return\n}",
    "parameters below each other": "func.func @f(\n  %a: i32,\n  %b: i32\n) {\n  return\n}",
    "parameters that go on": "func.func @f(%a: i32,\n    %b: i32) {\n  return\n}",
    "what goes on in brackets": "foo.x {a = [1,\n    2,\n    3]} : i32\nfoo.y",
    "types below": "%a = foo.x %b, %c\n    -> i32\nfoo.y",
    "brackets in strings and comments": 'module {\n  foo.x {a = "{\\"("}\n  foo.y  // a (\n  foo.z\n}',
    "resources": '{-#\n  dialect_resources: {\n    builtin: {\n      a: "0x00"\n    }\n  }\n#-}\nfoo.x',
}


@pytest.fixture(params=EDITORS)
def editor(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def after(editor: str, keys: str, file: Path) -> str:
    """The text of a file after some keys."""
    begin = ["-n", "-es", "-u", "NONE", "-i", "NONE", "--cmd", f"set runtimepath^={PLUGIN}", "--cmd", "filetype plugin indent on"]
    script = file.with_suffix(".vim")
    script.write_text(f"edit {file}\nnormal {keys}\nwrite\nquit\n", encoding="utf-8")
    command = [editor, *begin, "--cmd", "set nocompatible", "-S", str(script)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, stdin=subprocess.DEVNULL)
    assert run.returncode == 0, run.stdout + run.stderr
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", TYPED.values(), ids=TYPED)
def test_lines_that_are_typed_are_indented(editor: str, tmp_path: Path, text: str) -> None:
    file = tmp_path / "typed.mlir"
    file.write_text("", encoding="utf-8")
    keys = "\r".join([line.lstrip() for line in text.split("\n")])
    assert after(editor, f"i{keys}", file).rstrip("\n") == text


@pytest.mark.parametrize("name", ["broken", "control_flow", "hello_llvm", "matmul", "saxpy_gpu", "stencil"])
def test_what_the_formatter_has_laid_out_stays(editor: str, tmp_path: Path, name: str) -> None:
    text = (ROOT / "examples" / f"{name}.mlir").read_text(encoding="utf-8")
    file = tmp_path / "laid_out.mlir"
    file.write_text(text, encoding="utf-8")
    assert after(editor, "gg=G", file) == text
