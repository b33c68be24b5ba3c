"""The TextMate grammars of `syntaxes`, read by the library that VS Code reads them with.

Needs Node.js and the packages of `vscode-extension` (`npm ci` there). After a change of the grammar that is meant,
`UPDATE_SNAPSHOTS=1` writes the snapshot anew.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "syntaxes" / "tests"
PROGRAMS = ROOT / "vscode-extension" / "node_modules" / ".bin"
CORPUS = ROOT.parent / "shared" / "corpus" / "llvm19"
NODE = shutil.which("node")

pytestmark = pytest.mark.skipif(
    NODE is None or not (PROGRAMS / "vscode-tmgrammar-test").exists(),
    reason="no Node.js with the packages of vscode-extension (npm ci)",
)


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], cwd=TESTS, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("file", sorted(TESTS.glob("*.test.*")), ids=lambda file: str(file.name))
def test_scopes(file: Path) -> None:
    result = run(PROGRAMS / "vscode-tmgrammar-test", "--config", "grammars.json", file.name)
    assert result.returncode == 0, result.stdout
    assert "run successfuly" in result.stdout  # the program's own spelling


def test_scopes_of_a_file_with_many_dialects() -> None:
    update = ["--updateSnapshot"] if "UPDATE_SNAPSHOTS" in os.environ else []
    result = run(PROGRAMS / "vscode-tmgrammar-snap", "--config", "grammars.json", *update, "dialects.mlir")
    assert result.returncode == 0, result.stdout
    assert (TESTS / "dialects.mlir.snap").exists()


@pytest.fixture(scope="module")
def reading() -> dict[str, Any]:
    """What reading all files of the corpus showed."""
    assert NODE is not None
    result = run(NODE, "corpus.mjs", CORPUS)
    assert result.returncode == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    assert found["files"] > 1000
    return found


@pytest.mark.skipif(not CORPUS.exists(), reason="no corpus beside the repository")
class TestCorpus:
    def test_no_line_reaches_into_the_next(self, reading: dict[str, Any]) -> None:
        assert reading["leaks"] == []

    def test_no_file_takes_a_second(self, reading: dict[str, Any]) -> None:
        assert reading["slowest"]["seconds"] < 1, reading["slowest"]["file"]

    def test_nearly_every_word_has_a_colour(self, reading: dict[str, Any]) -> None:
        plain = {word: count for word, count in reading["plain"].items() if any(map(str.isalnum, word))}
        assert sum(plain.values()) * 10_000 < reading["lines"], plain
