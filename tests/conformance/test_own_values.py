"""Types, attributes, enums and properties of dialects that are built from their definitions, judged by their own compiler."""

from __future__ import annotations

from pathlib import Path

import pytest
from judge.reference import Question, Reference
from own.plugin import IS_INSTALLED, built
from own.values.__main__ import measured, project

from project_values import DEFINITIONS, TEXTS

pytestmark = [
    pytest.mark.extended,
    pytest.mark.skipif(not IS_INSTALLED, reason="needs MLIR's headers and a compiler"),
]

SEED = 7
SIZE = 0.1
CHANGES = 300


def test_the_compiler_says_the_same_of_texts_of_projects(tmp_path: Path) -> None:
    program = built(DEFINITIONS, tmp_path, before="using namespace mlir;")
    verdicts = Reference(str(program), tmp_path).verdicts([Question(text) for text in TEXTS])
    assert {text: not each.refused for text, each in zip(TEXTS, verdicts, strict=True)} == TEXTS


def test_values_of_a_dialect_made_at_random(tmp_path: Path) -> None:
    found = measured(project(SEED, tmp_path, SIZE, 3), CHANGES, SEED, tmp_path)
    wrong = [(each.kind, each.text, each.ours) for each in found if each.outcome in ("false alarm", "broken")]
    assert wrong == [], f"seed {SEED}"
    changed = [each.outcome for each in found if each.kind in ("values", "changed")]
    assert changed.count("missed") < len(changed) / 20, f"seed {SEED}"
