"""A dialect that is invented: mlir-ls says of its constraints, traits and regions what the compiler made of them does."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from judge.reference import Reference
from own.constraints.__main__ import Judged, changed, judged, warned
from own.constraints.build import invented, probed, used
from own.plugin import IS_INSTALLED

from mlir_ls.analysis import CheckOptions

SEED = 3
MIN_AGREEMENT = 97.0
"""Of the texts, the share in percent on which both have to say the same."""


@pytest.mark.extended
@pytest.mark.skipif(not IS_INSTALLED, reason="needs MLIR's headers and a compiler")
def test_constraints_and_traits_are_decided_as_their_compiler_does(tmp_path: Path) -> None:
    dialect = invented(SEED, 12, 24, tmp_path)
    assert dialect.problems == ()
    reference = Reference(str(dialect.program), tmp_path)
    constraints = judged(probed(dialect, SEED)[::5], dialect, reference)
    uses = judged(used(dialect, SEED, 10, reference), dialect, reference)
    changes = judged(changed(uses, 400, SEED), dialect, reference)
    for found in (constraints, uses, changes):
        wrong = [each for each in found if each.outcome in ("alarm", "broken")]
        assert not wrong, f"seed {SEED}: {wrong[0].ours}\n{wrong[0].made.question.text}"
        known = [each for each in found if each.outcome not in ("crash", "opaque")]
        missed = [each for each in known if each.outcome == "missed"]
        assert 100 * len(missed) <= (100 - MIN_AGREEMENT) * len(known), f"seed {SEED}: {len(missed)} of {len(known)} missed"
    valid = [each for each in uses if _is_accepted(each)]
    alarms = [(each.made.question.text, found) for each in valid if (found := warned(each.made.question, CheckOptions()))]
    assert alarms == [], f"seed {SEED}"


def _is_accepted(found: Judged) -> bool:
    return not found.verdict.refused and not found.verdict.crashed
