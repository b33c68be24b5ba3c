"""What holds of every tree holds of the files of the corpus, where there is one, and after edits of them.

MLIR_LS_FUZZ=20 looks at twenty times as many files.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fixtures import OPTIONS
from fuzz.editing import random_edit, rounds
from mlir_ls.analysis import analyze, update
from mlir_ls.text import split_lines
from trees import check_covers, check_equal, check_places

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
MAX_LENGTH = 40_000
SEED = 20


def sample(count: int) -> list[Path]:
    """Files that are not too long, taken at random but always the same."""
    files = sorted(CORPUS.rglob("*.mlir"))
    random.Random(SEED).shuffle(files)
    return [path for path in files if path.stat().st_size < MAX_LENGTH][:count]


FILES = sample(rounds(40))

pytestmark = pytest.mark.skipif(not FILES, reason="the corpus (../shared/corpus) is not there")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CORPUS)))
def test_a_file(path: Path) -> None:
    analysis = analyze(split_lines(path.read_bytes().decode("utf-8", "replace")), OPTIONS)
    check_covers(analysis.document)
    check_places(analysis.document)
    rng = random.Random(f"{SEED} {path.name}")
    for _ in range(4):
        analysis = update(analysis, random_edit(analysis.document.lines, rng))
        check_equal(analysis, analyze(list(analysis.document.lines), OPTIONS))
        check_covers(analysis.document)
