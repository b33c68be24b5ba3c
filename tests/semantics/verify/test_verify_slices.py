"""Verification goes on in slices, forgets nothing, and behind an edit looks only at what is new."""

from __future__ import annotations

import random

import pytest

from fixtures import OPTIONS
from fuzz.editing import seeds
from mlir_ls.analysis import Analysis, analyze, pending_verification, update, with_verdicts
from mlir_ls.diagnostics import Severity
from mlir_ls.semantics.verify import shapes, walk
from mlir_ls.text import Edit, replacement, span, split_lines


def functions(count: int) -> list[str]:
    """Many functions, one of them with a mistake."""
    lines: list[str] = []
    for number in range(count):
        lines += [
            f"func.func @f{number}(%a: i32) -> i32 {{",
            f"  %0 = arith.addi %a, %a : {'f32' if number == count // 2 else 'i32'}",
            "  return %0 : i32",
            "}",
        ]
    return lines


def long_function(count: int, rng: random.Random) -> list[str]:
    """One function of many operations, in a few blocks."""
    lines = ["func.func @f(%c: i1, %v0: i32) {"]
    for number in range(1, count):
        if rng.random() < 0.002:
            lines += [f"  cf.br ^bb{number}", f"^bb{number}:"]
        lines.append(f"  %v{number} = arith.addi %v{rng.randrange(number)}, %v{rng.randrange(number)} : i32")
    return [*lines, "  return", "}"]


def codes(analysis: Analysis) -> list[str]:
    return [found.code for found in analysis.diagnostics if found.severity == Severity.ERROR]


def test_verification_can_wait() -> None:
    lines = functions(300)
    analysis = analyze(lines, OPTIONS, verify=False)
    assert not analysis.verified
    assert "operand-type" not in codes(analysis)
    slices = sum(1 for _ in pending_verification(analysis))
    assert slices > 3
    done = with_verdicts(analysis)
    assert done.verified
    assert done.diagnostics == analyze(lines, OPTIONS).diagnostics
    assert "operand-type" in codes(done)


def test_what_was_done_stays_done() -> None:
    analysis = analyze(functions(300), OPTIONS, verify=False)
    whole = sum(1 for _ in pending_verification(analyze(functions(300), OPTIONS, verify=False)))
    first = pending_verification(analysis)
    for _ in range(whole // 2 + 2):
        next(first)
    assert not with_verdicts(analysis).verified
    assert 0 < sum(1 for _ in pending_verification(analysis)) < whole
    assert with_verdicts(analysis).verified


def test_an_edit_of_a_verified_text_is_verified_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = analyze(functions(600), OPTIONS)
    looked_at = 0
    verify_run = walk._verify_run

    def counting(run: walk.Run, *rest: object) -> None:
        nonlocal looked_at
        looked_at += len(run.items)
        verify_run(run, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(walk, "_verify_run", counting)
    edited = update(analysis, Edit(401, 402, ["  %0 = arith.addf %a, %a : i32"]))
    assert edited.verified
    assert "operand-type" in codes(edited)
    assert looked_at <= 256 + 2
    assert edited.diagnostics == analyze(edited.document.lines, OPTIONS).diagnostics


def test_an_edit_that_brings_very_much_leaves_it_pending() -> None:
    analysis = analyze(functions(3), OPTIONS)
    edited = update(analysis, Edit(0, 0, functions(3000)))
    assert not edited.verified
    for _ in pending_verification(edited):
        pass
    done = with_verdicts(edited)
    assert done.verified
    assert done.diagnostics == analyze(done.document.lines, OPTIONS).diagnostics


def test_an_edit_of_a_text_that_is_not_verified_verifies_nothing() -> None:
    analysis = analyze(functions(3), OPTIONS, verify=False)
    assert not update(analysis, Edit(1, 1, [""])).verified


def test_equal_operations_are_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[str] = []
    faults = shapes.Judge._faults

    def noting(self: shapes.Judge, operation: shapes.Operation) -> list[shapes.Fault]:
        judged.append(operation.shape.text)
        return faults(self, operation)

    monkeypatch.setattr(shapes.Judge, "_faults", noting)
    lines = ["func.func @only_here(%a: i9) {", *["  %0 = arith.addi %a, %a : i9"] * 500, "  return", "}"]
    analyze(lines, OPTIONS)
    assert judged.count("  % = arith.addi %, % : i9") + judged.count("% = arith.addi %, % : i9") == 1


def test_regions_nested_ten_thousand_deep() -> None:
    depth = 10_000
    lines = ['"test.region"() ({'] * depth + ["}) : () -> ()"] * depth
    analysis = analyze(lines, OPTIONS)
    assert analysis.verified
    assert codes(analysis) == []


def test_a_change_of_an_alias_judges_anew() -> None:
    lines = split_lines("!t = i32\nfunc.func @f(%a: !t) {\n  %0 = arith.addi %a, %a : !t\n  return\n}\n")
    analysis = analyze(lines, OPTIONS)
    assert codes(analysis) == []
    edited = update(analysis, Edit(0, 1, ["!t = f32"]))
    assert codes(edited) == ["operand-type"]
    assert codes(update(edited, Edit(0, 1, ["!t = i32"]))) == []


def test_a_new_parent_judges_anew() -> None:
    lines = split_lines("func.func @f(%c: i1) {\n  scf.if %c {\n    scf.yield\n  }\n  return\n}\n")
    analysis = analyze(lines, OPTIONS)
    assert codes(analysis) == []
    edited = update(analysis, Edit(1, 2, ["  affine.if affine_set<() : (1 >= 0)>() {"]))
    assert codes(edited) == ["wrong-parent"]
    assert codes(update(edited, Edit(1, 2, ["  scf.if %c {"]))) == []


@pytest.mark.parametrize("seed", seeds(6))
def test_edits_of_a_long_function_find_what_a_fresh_look_finds(seed: int) -> None:
    """Lines are moved, removed and doubled, and operands exchanged, in a function of many runs and some blocks."""
    rng = random.Random(seed)
    analysis = analyze(long_function(2500, rng), OPTIONS)
    for _ in range(12):
        analysis = update(analysis, random_edit(analysis.document.lines, rng))
        assert analysis.verified
        assert analysis.diagnostics == analyze(list(analysis.document.lines), OPTIONS).diagnostics


def random_edit(lines: list[str], rng: random.Random) -> Edit:
    """An edit that leaves the syntax right."""
    at = rng.randrange(2, len(lines) - 3)
    kind = rng.randrange(5)
    if kind == 0:
        return Edit(at, at + 1, [])
    if kind == 1:
        return Edit(at, at + 2, [lines[at + 1], lines[at]])
    if kind == 2:
        other = rng.randrange(2, len(lines) - 2)
        return Edit(at, at, [lines[other]])
    if kind == 3:
        return Edit(at, at, [f"  cf.br ^bb{at}x", f"^bb{at}x:"])
    start = lines[at].rfind("%v")
    if start < 0:
        return Edit(at, at, [])
    end = lines[at].find(" ", start)
    return replacement(lines, span(at, start, end), f"%v{rng.randrange(len(lines))}")
