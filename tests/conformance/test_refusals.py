"""What is refused, and why: chunks that name the codes of their errors, or say that they have none, as the reference does.

A chunk begins with `// refused: CODE, CODE` or `// accepted`. The files are for dialects; those in a folder are of the profile
that it names.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from judge.reference import Question, Reference

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity

pytestmark = pytest.mark.extended

MLIR_OPT = "mlir-opt-22"
FOLDER = Path(__file__).parent / "refusals"
FILES = [pytest.param(path, id=str(path.relative_to(FOLDER))) for path in sorted(FOLDER.glob("**/*.mlir"))]
JUDGED = [pytest.param(path, id=path.stem) for path in sorted(FOLDER.glob("*.mlir"))]


def chunks_of(path: Path) -> list[tuple[str, str]]:
    """The chunks of a file: what each is said to lead to, and its text."""
    chunks = [each.strip("\n").partition("\n") for each in path.read_text(encoding="utf-8").split("// -----")]
    return [(expected.removeprefix("// "), text + "\n") for expected, _, text in chunks]


@pytest.mark.parametrize("path", FILES)
def test_the_codes_are_those_that_the_chunk_names(path: Path) -> None:
    profile = path.parent.name if path.parent != FOLDER else "llvm-22"
    found: list[tuple[str, str]] = []
    for _, text in chunks_of(path):
        errors = check_text(text, CheckOptions(strict=True, profile=profile))
        codes = sorted({each.code for each in errors if each.severity is Severity.ERROR})
        found.append((f"refused: {', '.join(codes)}" if codes else "accepted", text))
    assert found == chunks_of(path)


@pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason=f"the reference ({MLIR_OPT}) is not there")
@pytest.mark.parametrize("path", JUDGED)
def test_the_reference_refuses_the_same(path: Path, tmp_path: Path) -> None:
    chunks = chunks_of(path)
    verdicts = Reference(MLIR_OPT, tmp_path).verdicts([Question(text) for _, text in chunks])
    differing = [text for (expected, text), found in zip(chunks, verdicts, strict=True) if found.refused == (expected == "accepted")]
    assert not differing, differing[0]
