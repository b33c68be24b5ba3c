"""The files of `examples` are what they claim to be, and the demonstration goes through."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mlir_ls.analysis import check_text
from mlir_ls.diagnostics import Severity
from mlir_opt import mlir_opt, needs_mlir_opt

FOLDER = Path(__file__).parent.parent.parent / "examples"
BROKEN = FOLDER / "broken.mlir"
SOUND = sorted(set(FOLDER.glob("*.mlir")) - {BROKEN})


def test_there_are_examples() -> None:
    assert len(SOUND) >= 5


@pytest.mark.parametrize("file", SOUND, ids=lambda file: file.name)
def test_nothing_is_wrong_with_the_examples(file: Path) -> None:
    assert check_text(file.read_text(encoding="utf-8")) == []


@needs_mlir_opt
@pytest.mark.parametrize("file", SOUND, ids=lambda file: file.name)
def test_the_reference_accepts_the_examples(file: Path) -> None:
    run = mlir_opt(file)
    assert run.returncode == 0, run.stderr


def test_the_broken_example_has_mistakes_of_many_kinds_but_none_in_its_last_function() -> None:
    text = BROKEN.read_text(encoding="utf-8")
    found = check_text(text)
    assert len({each.code for each in found if each.severity is Severity.ERROR}) >= 8
    first_sound_line = text[: text.index("// Nothing is wrong here")].count("\n")
    assert max(each.span.end.line for each in found) < first_sound_line


def test_the_demonstration_shows_what_it_promises() -> None:
    run = subprocess.run(
        [sys.executable, FOLDER / "demo.py"], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    shown = " ".join(run.stdout.split())
    assert "'%lenght' is not defined" in shown
    assert "13 diagnostics before, 12 after" in shown
    assert "%over : i1" in shown
    assert "nothing to report" in shown
    assert "@steepest" in shown
    assert "func.func @step(%from: !plate" in shown
    assert shown.count("#tile_end = affine_map") == 1
