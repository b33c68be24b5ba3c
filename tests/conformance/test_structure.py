"""Mistakes in how the parts of a text fit together are decided as the reference decides them."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from judge.agreement import EXAMPLES
from judge.generic_form import operations_in
from judge.reference import MLIR_OPT, Question, Reference
from judge.structure import CHANGES
from mutations import Chunk, in_generic_form, mutants_of, our_errors, outcome_of, with_one_mistake

COUNT = 400
SEED = 4
MIN_AGREEMENT = 98.0
"""Of the texts, the share in percent on which both have to say the same."""

TEXT = """\
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%0: i32):
  %1:2 = "scf.if"(%2) ({
    "scf.yield"(%0, %0) : (i32, i32) -> ()
  }, {
    "scf.yield"(%0, %0) : (i32, i32) -> ()
  }) {note} : (i1) -> (i32, i32)
  %2 = "func.call"(%0) <{callee = @f}> : (i32) -> i32
  "cf.cond_br"(%2, %0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1:
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
"""


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_each_kind_of_mistake_is_made_somewhere(change) -> None:  # type: ignore[no-untyped-def]
    operations = list(operations_in(TEXT))
    made = {change(TEXT, operation, random.Random(seed)) for operation in operations for seed in range(20)}
    assert made - {None, TEXT}


@pytest.mark.extended
@pytest.mark.skipif(shutil.which(MLIR_OPT) is None, reason=f"the reference ({MLIR_OPT}) is not there")
def test_a_sample_of_mistakes_is_decided_as_the_reference_does(tmp_path: Path) -> None:
    rng = random.Random(SEED)
    texts = [text for path in EXAMPLES for text in path.read_text(encoding="utf-8").split("// -----\n")]
    examples = [Chunk(str(number), text.split("\n"), False) for number, text in enumerate(rng.sample(texts, COUNT // 4))]
    mutants = list(mutants_of(list(in_generic_form(examples, MLIR_OPT)), COUNT, rng, with_one_mistake))
    verdicts = Reference(MLIR_OPT, tmp_path).verdicts([Question(each.text) for each in mutants])
    found = [(outcome_of(each, verdict, our_errors(each)), each.text) for each, verdict in zip(mutants, verdicts, strict=True)]
    wrong = [text for outcome, text in found if outcome in ("false alarm", "broken")]
    assert not wrong, f"seed {SEED}:\n{wrong[0]}"
    missed = sum(outcome == "missed" for outcome, _ in found)
    assert 100 * (COUNT - missed) >= MIN_AGREEMENT * COUNT, f"seed {SEED}: {missed} are missed"
