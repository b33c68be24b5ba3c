"""Operations that are changed again and again."""

from __future__ import annotations

import random

from judge.agreement import Outcome
from judge.generic_form import operations_in
from judge.reference import Question, Verdict
from judge.uses import Use
from judge.walk import chosen, next_uses

TEXT = '%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32\n%1 = "arith.addi"(%0, %0) : (i32, i32) -> i32\n'


def test_what_is_accepted_is_changed_further() -> None:
    use = Use(next(each for each in operations_in(TEXT) if each.name == "arith.addi"), Question(TEXT))
    cases = list(chosen([use], "llvm-22", 8, random.Random(1)))
    assert 4 <= len(cases) <= 8
    assert len({case.question.text for case in cases} | {TEXT}) == len(cases) + 1
    accepted, refused, crashed = Verdict(), Verdict((1,), "no"), Verdict(crashed=True)
    found = [Outcome(case, "agree", verdict, ()) for case, verdict in zip(cases, (accepted, refused, crashed, accepted), strict=False)]
    uses = next_uses(found, 5, random.Random(1))
    assert {use.question.text for use in uses} == {cases[0].question.text, cases[3].question.text}
    assert {use.operation.name for use in uses} == {"arith.addi"}
    assert len(next_uses(found, 1, random.Random(1))) == 1
