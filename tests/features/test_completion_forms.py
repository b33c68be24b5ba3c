"""The forms of operations that completion inserts, with the values that it fills in: the reference accepts them.

An operation is typed in the place of its example, whose other lines stay. What the example has in its regions, and as the
arguments of a function, is what a user would type into the form.
"""

from __future__ import annotations

import re

import pytest

from completed_forms import with_form
from mlir_ls.ods.registry import default_registry
from mlir_opt import mlir_opt, needs_mlir_opt

pytestmark = pytest.mark.extended


ACCEPTED = {
    "affine": 15,
    "arith": 51,
    "complex": 29,
    "func": 5,
    "gpu": 62,
    "linalg": 93,
    "llvm": 258,
    "math": 46,
    "memref": 31,
    "scf": 8,
    "tensor": 21,
    "tosa": 89,
    "vector": 38,
}
"""How many operations of a dialect have a form that is accepted, at least: what others need is elsewhere in the text."""


def accepted(texts: list[list[str]]) -> int:
    """How many of some texts the reference accepts."""
    lines: list[str] = []
    starts: list[int] = []
    for text in texts:
        starts.append(len(lines) + 1)
        lines += [*text, "// -----"]
    options = ["--split-input-file", "--mlir-print-op-on-diagnostic=false", "-o", "-"]
    ran = mlir_opt(*options, text="\n".join(lines))
    assert ran.returncode in (0, 1), ran.stderr[-2000:]
    wrong = set()
    for found in re.finditer(r"^(?:within split at )?<stdin>:(\d+)(?: offset )?:(?:(\d+):)?\d+: error: ", ran.stderr, re.MULTILINE):
        line = int(found[1]) + (int(found[2]) - 1 if "within" in found[0] else 0)
        wrong.add(max(number for number, start in enumerate(starts) if start <= line))
    return len(texts) - len(wrong)


@needs_mlir_opt
@pytest.mark.parametrize("dialect", ACCEPTED)
def test_forms_are_accepted_as_they_are_filled_in(dialect: str) -> None:
    names = default_registry().ops_of(dialect)
    forms = {name: with_form(name) for name in names}
    assert [name for name, form in forms.items() if form is None] == []
    assert accepted([list(form.lines) for form in forms.values() if form is not None]) >= ACCEPTED[dialect]
