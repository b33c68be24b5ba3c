"""The verifier agrees with the reference on a sample of changes to every part of generated uses of operations."""

from __future__ import annotations

import random
import shutil
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import GOOD, MLIR_OPT, USES, Case, cases_of, outcomes
from judge.changes import changes
from judge.generic_form import indented, operations_in
from judge.reference import Question, Reference
from judge.uses import uses_of_file

pytestmark = pytest.mark.extended

SEED = 1
SAMPLE = 900
MIN_AGREEMENT = 96.0
"""Of the changes, the share in percent on which both have to say the same."""

needs_reference = pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason=f"the reference ({MLIR_OPT}) is not there")


@needs_reference
def test_a_sample_of_changes_is_decided_as_the_reference_does(tmp_path: Path) -> None:
    rng = random.Random(SEED)
    uses = [use for path in sorted(USES.glob("*.mlir")) for use in uses_of_file(path)]
    cases = [rng.choice(list(cases_of(use))) for use in rng.sample(uses, min(SAMPLE, len(uses)))]
    with ThreadPoolExecutor(max_workers=1) as pool:
        found = outcomes(cases, Reference(MLIR_OPT, tmp_path), pool)
    wrong = [each for each in found if each.verdict in ("alarm", "broken")]
    assert not wrong, f"seed {SEED}: {wrong[0].ours}\n{wrong[0].case.question.text}"
    counts = Counter(each.verdict for each in found)
    assert 100 * sum(counts[each] for each in GOOD) >= MIN_AGREEMENT * (len(found) - counts["crash"]), f"seed {SEED}: {counts}"


@needs_reference
def test_what_the_reference_refuses_without_a_message_is_refused(tmp_path: Path) -> None:
    silent = '%0 = "builtin.unrealized_conversion_cast"() : () -> !gpu.mma_matrix<16x16xf16, 7>\n'
    good = '%0 = "builtin.unrealized_conversion_cast"() : () -> i32\n'
    bad = 'unheard.of\n'
    reference = Reference(MLIR_OPT, tmp_path)
    refused = [each.refused for each in reference.verdicts([Question(text) for text in (good, silent, bad, good)])]
    assert refused == [False, True, True, False]
    assert [each.lines for each in reference.verdicts([Question(good + bad), Question(bad)])] == [(1,), (0,)]


def test_changes_reach_every_part() -> None:
    text = '%0 = "a.b"(%x, %y)[^c] <{n = 1 : i32}> ({\n^bb0(%z: i32):\n  "a.end"() : () -> ()\n}) {"k" = [1, 2]} : (i32, f32) -> i32'
    (operation, _) = operations_in(text)
    assert str(operation) == text
    kinds = {change.kind for change in changes(operation)}
    assert kinds >= {"operand type", "result type", "operand dropped", "operands exchanged", "attribute kind", "attribute value",
                     "attribute dropped", "region emptied", "block argument type", "terminator replaced", "successor dropped"}  # fmt: skip


def test_texts_are_indented_as_they_nest() -> None:
    assert indented('"a.b"() ({\n^c:\n"a.d"() {x = "{"} : () -> ()\n}) : () -> ()') == (
        '"a.b"() ({\n  ^c:\n  "a.d"() {x = "{"} : () -> ()\n}) : () -> ()'
    )


def test_a_crash_of_ours_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise IndexError("broken")

    monkeypatch.setattr("judge.agreement.check_text", fail)
    from judge.agreement import CRASH, findings_in, outcome_of
    from judge.reference import Verdict

    question = Question("")
    found = findings_in(question)
    assert found[0].code == CRASH
    assert outcome_of(Case("a.b", "unchanged", question), Verdict(), found).verdict == "broken"


def test_places_are_read_as_former_releases_name_them(tmp_path: Path) -> None:
    program = tmp_path / "mlir-opt"
    program.write_text(
        "#!/bin/sh\n"
        "echo '// -----'\n"
        'test "$1" = --version || { echo "within split at <stdin>:4 offset :3:1: error: wrong" >&2; exit 1; }\n'
    )
    program.chmod(0o755)
    verdicts = Reference(str(program), tmp_path).verdicts([Question("a\nb\n"), Question("c\nd")])
    assert [each.lines for each in verdicts] == [(-1,), (1,)]
