"""Helix with the lines of `editors/helix/languages.toml`, in a terminal, with keys as a user types them.

`HELIX=/path/to/hx` chooses another Helix than the one in PATH or the one that `install.sh` unpacks.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from editor_support import installed
from terminal import Terminal

LANGUAGES = Path(__file__).parents[2] / "editors" / "helix" / "languages.toml"
HELIX = os.environ.get("HELIX") or shutil.which("hx") or installed("hx")

TEXT = """\
func.func @sum(%left: i32, %right: i32) -> i32 {
  %total = arith.addi %left, %right : i32
  return %total : i32
}
"""
ESCAPE, RETURN = "\x1b", "\r"

pytestmark = pytest.mark.skipif(HELIX is None, reason="no Helix (tests/editors/install.sh)")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "sum.mlir"
    found.write_text(TEXT, encoding="utf-8")
    return found


@pytest.fixture
def helix(file: Path) -> Iterator[Terminal]:
    """Helix with a file of MLIR, once the server runs."""
    assert HELIX is not None
    folder = file.parent
    configuration = folder / "config" / "helix"
    configuration.mkdir(parents=True)
    server = folder / "mlir-ls"
    server.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -m mlir_ls \"$@\"\n", encoding="utf-8")
    server.chmod(0o755)
    shutil.copy(LANGUAGES, configuration)
    environment = {
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_DATA_HOME": str(folder / "data"),
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
    }
    terminal = Terminal([HELIX, str(file)], str(folder), environment)
    try:
        terminal.wait_for_text("arith.addi")
        yield terminal
    finally:
        terminal.close()


def test_a_session(helix: Terminal, file: Path) -> None:
    helix.type("3ggO%bad = arith.addi %missing, %right : i32")
    helix.wait_for_text("%right : i32\n")
    helix.type(ESCAPE)
    helix.wait_for_text("● 1")
    helix.wait_for_text(" NOR ")
    helix.type("[d")
    helix.wait_for_text("'%missing' is not defined")

    helix.type("4ggf%")
    helix.type(" k")
    helix.wait_for_text("result of arith.addi, line 2")
    helix.type(ESCAPE)
    helix.wait_for("the hover to go", lambda: "result of" not in helix.text)

    helix.type("gd")
    helix.wait_for("the definition", lambda: re.search(r"\b2:\d", helix.text.split("\n")[-2]) is not None)

    helix.type("3ggxd")
    helix.wait_for("the diagnostic to go", lambda: "is not defined" not in helix.text)
    helix.type("3gg>")
    helix.wait_for_text("    return")
    # on a busy machine Helix may request the layout before it sends the last change: then it is saved again
    assert any([saved(helix, file) for _ in range(5)]), helix.text


def saved(helix: Terminal, file: Path) -> bool:
    """Saves; whether the text has its layout in the file then."""
    helix.type(f":w{RETURN}")
    helix.wait_for_text("written")
    return helix.reaches(lambda: text_of(file) == TEXT, 4)


def text_of(file: Path) -> str:
    """The text of a file, which Helix replaces: "" while there is none."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
