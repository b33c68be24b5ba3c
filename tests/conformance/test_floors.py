"""The check of the measured figures is checked itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

import floors
import pytest

CONFORMANCE = [
    "Dialect/Arith/ops.mlir:3: some-code: clean 1.0% of 2\n",
    "llvm19.by22: 9 files in 2.1 s: clean  99.62% of 32, flagged  41.00% of 9, located  88.00% of 3, unanswered 0\n",
]
RECOVERY = ["definitions 98.4% of 900, hovers 99.0% of 900, symbols none, contained 91.5% of 200, server failures 2\n"]


def test_figures_are_read_from_the_last_line() -> None:
    assert floors.figures(CONFORMANCE) == {"clean": 99.62, "flagged": 41.0, "located": 88.0, "unanswered": 0.0}
    assert floors.figures(RECOVERY) == {
        "definitions": 98.4,
        "hovers": 99.0,
        "contained": 91.5,
        "server failures": 2.0,
    }


@pytest.mark.parametrize(
    ("limits", "good"),
    [
        ({"least": {"clean": 99.62}}, True),
        ({"least": {"clean": 99.63}}, False),
        ({"most": {"unanswered": 0}}, True),
        ({"most": {"located": 80}}, False),
        ({"least": {"absent": 0}}, False),
    ],
)
def test_limits_hold_or_do_not(limits: dict[str, dict[str, float]], good: bool) -> None:
    ((holds, text),) = floors.verdicts(floors.figures(CONFORMANCE), limits)
    assert holds == good
    assert text.startswith("ok" if good else "FAIL")


def test_failures_of_the_program_are_seen() -> None:
    lines = ["Traceback (most recent call last):\n", "exit status 2: mlir-ls: a.mlir: internal error: x\n", "fine\n"]
    assert floors.failures([*CONFORMANCE, *lines]) == [line.strip() for line in lines[:2]]


def test_every_floor_is_held_by_ci() -> None:
    script = (Path(__file__).parents[2] / ".ci" / "run").read_text(encoding="utf-8")
    years = re.search(r"for year in ([\d -]+);", script)
    assert years is not None
    named = {*re.findall(r"^ *step .* (?:conformance|recovery|formatting)\b.*$", script, re.MULTILINE)}
    for name in json.loads(floors.FLOORS.read_text(encoding="utf-8")):
        assert name in years[1].split() or any([name in line for line in named]) or f"floors.py {name}" in script
