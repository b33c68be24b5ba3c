"""Vim, Neovim and Emacs indent what is typed, and leave the layout of the formatter as it is."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from editor_support import installed

ROOT = Path(__file__).parents[2]
PLUGIN = ROOT / "editors" / "neovim"
MODE = ROOT / "editors" / "emacs" / "mlir-ls.el"
EMACS = shutil.which("emacs")
EDITORS = [path for path in (shutil.which("vim"), shutil.which("nvim"), installed("nvim"), EMACS) if path]

pytestmark = pytest.mark.skipif(not EDITORS, reason="no Vim, Neovim or Emacs (Debian: apt install vim neovim emacs-nox)")

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


def run(command: list[str], script: Path, text: str) -> None:
    script.write_text(text, encoding="utf-8")
    done = subprocess.run([*command, str(script)], capture_output=True, text=True, timeout=60, check=False, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr


def run_vim(editor: str, keys: str, file: Path) -> None:
    """Opens a file in Vim or Neovim, and writes it after some keys."""
    begin = ["-n", "-es", "-u", "NONE", "-i", "NONE", "--cmd", f"set runtimepath^={PLUGIN}", "--cmd", "filetype plugin indent on"]
    command = [editor, *begin, "--cmd", "set nocompatible", "-S"]
    run(command, file.with_suffix(".vim"), f"edit {file}\nnormal {keys}\nwrite\nquit\n")


def run_emacs(form: str, file: Path) -> None:
    """Opens a file in Emacs, and writes it after a form."""
    setup = f'(load "{MODE}") (setq mlir-ls-eglot nil make-backup-files nil) (electric-indent-mode 1)'
    text = f'{setup} (switch-to-buffer (find-file-noselect "{file}")) {form} (save-buffer)'
    assert EMACS is not None
    run([EMACS, "--batch", "-Q", "-l"], file.with_suffix(".el"), text)


def type_lines(editor: str, lines: list[str], file: Path) -> str:
    """The text of a new file into which lines are typed, each after Enter."""
    file.write_text("", encoding="utf-8")
    if editor == EMACS:
        run_emacs(f"(execute-kbd-macro (vconcat {json.dumps(chr(13).join(lines))}))", file)
    else:
        run_vim(editor, "i" + "\r".join(lines), file)
    return file.read_text(encoding="utf-8").rstrip("\n")


def indent_all(editor: str, text: str, file: Path) -> str:
    """A text with all lines indented anew."""
    file.write_text(text, encoding="utf-8")
    if editor == EMACS:
        run_emacs("(indent-region (point-min) (point-max))", file)
    else:
        run_vim(editor, "gg=G", file)
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", TYPED.values(), ids=TYPED)
def test_lines_that_are_typed_are_indented(editor: str, tmp_path: Path, text: str) -> None:
    assert type_lines(editor, [line.lstrip() for line in text.split("\n")], tmp_path / "typed.mlir") == text


@pytest.mark.parametrize("name", ["broken", "control_flow", "hello_llvm", "matmul", "saxpy_gpu", "stencil"])
def test_what_the_formatter_has_laid_out_stays(editor: str, tmp_path: Path, name: str) -> None:
    text = (ROOT / "examples" / f"{name}.mlir").read_text(encoding="utf-8")
    assert indent_all(editor, text, tmp_path / "laid_out.mlir") == text
