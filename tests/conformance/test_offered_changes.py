"""Changes that are offered leave texts right: quick fixes of slips of the keyboard, and operations that become a function."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from judge.agreement import EXAMPLES
from judge.reference import MLIR_OPT, Question, Reference
from judge.slips import SLIPS
from judge.uses import texts_of_file
from repaired import OPTIONS, applied, errors_of, repairs_of, slipped_texts

from mlir_ls.analysis import analyze
from mlir_ls.features.refactoring import refactorings
from mlir_ls.text import Position, split_lines

SEED = 7
needs_reference = pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason=f"the reference ({MLIR_OPT}) is not there")


@pytest.mark.parametrize("kind", SLIPS)
def test_no_fix_of_a_slip_harms_and_most_slips_have_one_that_helps(kind: str) -> None:
    helped = noticed = 0
    for original, text, _, _ in slipped_texts(12, random.Random(SEED), kind=kind):
        outcomes = [repair.outcome for repair in repairs_of(text, original)]
        assert "harms" not in outcomes, f"seed {SEED}:\n" + "\n".join(text)
        noticed += bool(errors_of(analyze(text, OPTIONS)))
        helped += "restores" in outcomes or "helps" in outcomes
    assert helped or noticed < 3, f"seed {SEED}: no fix helps"


def extractions(count: int, rng: random.Random) -> Iterator[str]:
    """The texts after the extraction of lines at random, of those of the examples for which it is offered."""
    parts = [question.text for path in EXAMPLES for question in texts_of_file(path) if "func.func" in question.text]
    for _ in range(count):
        lines = split_lines(rng.choice(parts))
        first = rng.randrange(len(lines))
        last = min(len(lines) - 1, first + rng.randrange(8))
        found = refactorings(analyze(lines, OPTIONS), Position(first, 0), Position(last, len(lines[last])))
        yield from [applied(lines, fix) for _, fix in found if fix.title.startswith("Extract to function")]


@needs_reference
def test_the_reference_accepts_what_is_extracted(tmp_path: Path) -> None:
    found = list(extractions(200, random.Random(SEED)))
    assert len(found) > 20
    for text in found:
        assert errors_of(analyze(split_lines(text), OPTIONS)) == [], f"seed {SEED}:\n{text}"
    verdicts = Reference(MLIR_OPT, tmp_path).verdicts([Question(text) for text in found])
    refused = [(text, verdict) for text, verdict in zip(found, verdicts, strict=True) if verdict.refused]
    assert refused == [], f"seed {SEED}"
