"""The tutorials do what they say: their files are written, their commands run in order, and print what stands below them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mlir_ls.ods.tablegen.tblgen import OdsError, find_tblgen, mlir_include_dir

ROOT = Path(__file__).parent.parent.parent
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_SAVED = re.compile(r"\bas `([\w./-]+)`[^`\n]*\n\n\Z")
"""The end of a paragraph that names the file whose text follows."""


class Step(NamedTuple):
    """A file to write, if it has a name, else commands to run; `shown` is what these print, None where that is not shown."""

    file: str
    text: str
    shown: str | None = None


def steps(page: str) -> Iterator[Step]:
    """What the user of a tutorial does, in order."""
    blocks = list(_BLOCK.finditer(page))
    for number, block in enumerate(blocks):
        following = blocks[number + 1] if number + 1 < len(blocks) else None
        saved = _SAVED.search(page, 0, block.start())
        if block[1] == "sh":
            is_output = following is not None and page[block.end() : following.start()] == "\n"
            yield Step("", block[2], following[2] if following is not None and is_output else None)
        elif saved is not None:
            yield Step(saved[1], block[2])


def has_tablegen() -> bool:
    """Whether there is a TableGen that finds MLIR's own .td files."""
    try:
        return mlir_include_dir(find_tblgen()) is not None
    except OdsError:
        return False


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda path: str(path.stem))
def test_a_tutorial_does_what_it_shows(tutorial: Path, tmp_path: Path) -> None:
    page = tutorial.read_text(encoding="utf-8")
    if "mlir-ls dialects import" in page and not has_tablegen():
        pytest.skip("no llvm-tblgen with MLIR's .td files (Debian: apt install llvm-22 libmlir-22-dev)")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    program = f'set -e\nmlir-ls() {{ "{sys.executable}" -m mlir_ls "$@"; }}\n'
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    environment.pop("COLUMNS", None)  # else excerpts are cut at the width of a terminal
    found = list(steps(page))
    assert any(step.shown for step in found)
    for step in found:
        if step.file:
            (tmp_path / step.file).write_text(step.text, encoding="utf-8")
            continue
        run = subprocess.run(
            ["bash", "-c", program + step.text],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert step.shown is None or run.stdout == step.shown, run.stderr
        assert [line for line in run.stderr.splitlines() if f"`{line}`" not in page] == []
        assert run.returncode == int(": error: " in run.stdout), run.stderr
