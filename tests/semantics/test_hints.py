"""Hints: what no compiler minds."""

from __future__ import annotations

import random

import pytest

from fixtures import marked, replaces_globals, with_marks
from fuzz.editing import example, random_edit, seed_parameters, seeds, torn_example
from mlir_ls.analysis import Analysis, CheckOptions, analyze, check_text, pending_verification, update, with_verdicts
from mlir_ls.diagnostics import Severity
from mlir_ls.semantics import unused
from mlir_ls.semantics.unused import MAX_UNUSED
from mlir_ls.syntax import nesting
from mlir_ls.syntax.tree import Run
from mlir_ls.text import Edit, span, split_lines

OPTIONS = CheckOptions(assumed=frozenset({"test"}), hints=True)


def settled(analysis: Analysis) -> Analysis:
    """The analysis when all slices of it are done."""
    for _ in range(2):
        for _ in pending_verification(analysis):
            pass
        analysis = with_verdicts(analysis)
    assert analysis.settled
    return analysis


def expect(fixture: str) -> None:
    """Fails unless a text has just the hints whose codes are marked in it."""
    text, marks = with_marks(fixture)
    found = [each for each in check_text(text, OPTIONS) if each.severity == Severity.HINT]
    assert marked(text, [(each.span, each.code, False) for each in found]) == marked(
        text, [(mark.span, mark.label, False) for mark in marks]
    )


# -- aliases ----------------------------------------------------------------------------------------------------------

TEXT = """\
#used = affine_map<(d0, d1) -> (d1, d0)>
#through = affine_map<(d0) -> (d0)>
!unused = i32
!outer = memref<4xf32, #through>
func.func @f(memref<4x4xf32, #used>, !outer)
// -----
func.func @f(!unused)
!unused = i32
"""


def test_an_unused_alias() -> None:
    [found] = [each for each in check_text(TEXT, OPTIONS) if each.severity == Severity.HINT]
    assert (found.code, found.unnecessary) == ("unused-alias", True)
    assert found.span.start.line == 2
    assert found.message == "alias '!unused' is not used"


# -- values -----------------------------------------------------------------------------------------------------------


def test_results_of_operations_without_effects() -> None:
    expect(
        """
        func.func @f(%a: i32, %m: memref<4xi32>, %i: index) -> i32 {
          %0 = arith.addi %a, %a : i32
        //^^ unused-value
          %1 = memref.load %m[%i] : memref<4xi32>
          %2 = "elsewhere.pure"() : () -> i32
          %3 = arith.constant 1 : i32
          %4, %5 = arith.addui_extended %a, %3 : i32, i1
        //^^^^^^ unused-value
          %6, %7 = arith.addui_extended %a, %a : i32, i1
          %_8 = arith.constant 2 : i32
          return %6 : i32
        }
        """
    )


def test_uses_in_regions() -> None:
    expect(
        """
        func.func @f(%c: i1, %a: i32, %m: memref<i32>) {
          %0 = arith.addi %a, %a : i32
          %1 = arith.muli %a, %a : i32
        //^^ unused-value
          scf.if %c {
            %2 = arith.muli %a, %a : i32
        //  ^^ unused-value
            scf.if %c {
              memref.store %0, %m[] : memref<i32>
            }
          }
          return
        }
        """
    )


def test_text_that_cannot_be_read_may_use_anything() -> None:
    expect(
        """
        func.func @f(%c: i1, %a: i32, %b: i32) {
          %0 = arith.addi %a, %a : i32
          %1 = arith.muli %a, %a : i32
        //^^ unused-value
          scf.if %c {
            arith.addi %0 : : %b
          }
          return
        }
        """
    )


# -- arguments --------------------------------------------------------------------------------------------------------


def test_arguments_of_functions_and_blocks() -> None:
    expect(
        """
        func.func @f(%a: i32, %b: i32, %_c: i32) -> i32 {
        //                    ^^ unused-argument
          cf.br ^next(%a, %a : i32, i32)
        ^next(%d: i32, %e: i32):
        //    ^^ unused-argument
          return %e : i32
        }
        llvm.func @declared(%a: i32)
        "func.func"() ({
        ^entry(%a: i32):
        //     ^^ unused-argument
          "func.return"() : () -> ()
        }) {function_type = (i32) -> (), sym_name = "generic"} : () -> ()
        """
    )


def test_arguments_that_operations_require() -> None:
    expect(
        """
        func.func @f(%n: index, %m: memref<4xf32>) {
          scf.for %i = %n to %n step %n {
          }
          linalg.generic {
            indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]
          } outs(%m : memref<4xf32>) {
          ^bb0(%out: f32):
            %0 = arith.constant 0.0 : f32
            linalg.yield %0 : f32
          }
          return
        }
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @__transform_main(%root: !transform.any_op) {
            transform.yield
          }
        }
        """
    )


# -- symbols ----------------------------------------------------------------------------------------------------------


def test_private_symbols() -> None:
    expect(
        """
        func.func private @unused(i32)
        //                ^^^^^^^ unused-symbol
        func.func private @called()
        func.func private @named()
        func.func private @"in quotes"()
        func.func @public() {
          call @called() : () -> ()
          "elsewhere.op"() {what = @named, other = @"in quotes"} : () -> ()
          return
        }
        func.func private @itself() {
          call @itself() : () -> ()
          return
        }
        module @inner attributes {test.names = @of_header} {
          func.func private @of_header()
          func.func private @called()
        //                  ^^^^^^^ unused-symbol
        }
        """
    )


# -- blocks -----------------------------------------------------------------------------------------------------------


def test_blocks_that_nothing_reaches() -> None:
    expect(
        """
        func.func @f(%c: i1) {
          cf.br ^a
        ^a:
          return
        ^b(%x: i32):
        ^^ unreached-block
          cf.br ^c
        ^c:
        ^^ unreached-block
          cf.cond_br %c, ^a, ^c
        }
        """
    )


@pytest.mark.parametrize("end", ["arith.constant 1 : i32", "return %undefined : : i32", "^c:", "::c:\n  return"])
def test_ways_that_are_not_known(end: str) -> None:
    text = f"func.func @f() {{\n  cf.br ^a\n^a:\n  {end}\n^b:\n  return\n}}\n"
    assert "unreached-block" not in {each.code for each in check_text(text, OPTIONS)}


def test_ways_of_unknown_operations() -> None:
    expect(
        """
        "elsewhere.op"() ({
          "elsewhere.br"() : () -> ()
        ^a:
          "elsewhere.end"() : () -> ()
        }) : () -> ()
        func.func @f() {
          "elsewhere.br"()[^a] : () -> ()
        ^a:
          "elsewhere.end"() : () -> ()
        ^b:
        ^^ unreached-block
          "elsewhere.end"() : () -> ()
        }
        """
    )


# -- operations -------------------------------------------------------------------------------------------------------


def test_an_operation_that_should_not_be_used() -> None:
    text = "spirv.func @f() \"None\" {\n  spirv.Kill\n}"
    [found] = [each for each in check_text(text, OPTIONS) if each.code == "deprecated-operation"]
    assert (found.severity, found.deprecated, found.unnecessary) == (Severity.HINT, True, False)
    assert found.message == "'spirv.Kill' is deprecated: SPIR-V has OpTerminateInvocation and OpDemoteToHelperInvocation instead"


def test_what_is_deprecated_depends_on_the_release() -> None:
    text = 'func.func @f(%a: i32) -> !emitc.ptr<i32> {\n  %0 = emitc.apply "&"(%a) : (i32) -> !emitc.ptr<i32>\n}'
    codes = [
        {each.code for each in check_text(text, CheckOptions(profile=profile, hints=True))}
        for profile in ("llvm-22", "llvm-19")
    ]
    assert ["deprecated-operation" in each for each in codes] == [True, False]


# -- where hints are shown --------------------------------------------------------------------------------------------


def test_hints_are_for_editors() -> None:
    assert check_text(TEXT, CheckOptions()) == check_text(TEXT, CheckOptions(editor=True, hints=False))
    assert [each.code for each in check_text(TEXT, CheckOptions(editor=True)) if each.code[:6] == "unused"] == ["unused-alias"]


def test_a_document_has_no_more_hints_than_help() -> None:
    lines = ["func.func @f() {", *[f"  %{number} = arith.constant 1 : i32" for number in range(MAX_UNUSED * 2)], "  return", "}"]
    found = analyze([*lines, *[line.replace("@f", "@g") for line in lines]], OPTIONS).hints
    assert [each.span.start.line for each in found] == list(range(1, MAX_UNUSED + 1))


def test_hints_can_wait() -> None:
    analysis = analyze(split_lines(TEXT), OPTIONS, verify=False)
    assert (analysis.hints, analysis.settled) == ((), False)
    assert settled(analysis).hints == analyze(split_lines(TEXT), OPTIONS).hints


# -- after edits -----------------------------------------------------------------------------------------------------


def test_hints_move_along_until_they_are_worked_out_anew() -> None:
    analysis = analyze(split_lines(TEXT), OPTIONS)
    [hint] = analysis.hints
    inside = update(analysis, Edit(0, 1, [TEXT.partition("\n")[0] + " "]))
    assert inside.hints is analysis.hints
    above = update(inside, Edit(0, 0, ["", ""]))
    assert [each.span.start.line for each in above.hints] == [hint.span.start.line + 2]
    assert not above.settled
    assert settled(above).hints == above.hints
    after = update(above, Edit(4, 5, ["!unused = i64"]))
    assert after.hints is above.hints
    there = update(after, Edit(4, 5, ["  ", "  !unused = i64"]))
    assert there.hints == settled(there).hints
    assert there.hints[0].span == span(5, 2, 9)
    gone = update(there, Edit(5, 6, ["  !unuse = i64"]))
    assert gone.hints == ()
    assert len(settled(gone).hints) == 1


def test_hints_that_did_not_change_are_the_same_object() -> None:
    analysis = analyze(split_lines(TEXT), OPTIONS)
    assert settled(update(analysis, Edit(4, 4, ["func.func @g() { return }"]))).hints is analysis.hints


def check_series(lines: list[str], rng: random.Random, steps: int) -> None:
    analysis = analyze(lines, OPTIONS)
    for _ in range(steps):
        analysis = update(analysis, random_edit(analysis.document.lines, rng))
        if rng.random() < 0.7:
            analysis = settled(analysis)
            assert analysis.hints == analyze(list(analysis.document.lines), OPTIONS).hints


@pytest.mark.parametrize("run_size", [2, 256])
@pytest.mark.parametrize("seed", seed_parameters(15))
def test_edits_find_what_a_fresh_look_finds(seed: int, run_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    rng = random.Random(seed)
    check_series(example(rng) if seed % 2 else split_lines(torn_example(rng)), rng, 10)


def test_how_siblings_are_shared_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in seeds(40):
        lines = split_lines(torn_example(random.Random(seed)))
        expected = analyze(lines, OPTIONS).hints
        with monkeypatch.context() as patched:
            patched.setattr(nesting, "RUN_SIZE", 2)
            assert analyze(list(lines), OPTIONS).hints == expected


def long_function(count: int, rng: random.Random) -> list[str]:
    """A function of many runs, of whose values few are not used; functions around it, of which some are private."""
    lines = ["func.func @f(%v0: i32, %c: i1) {"]
    for number in range(1, count):
        if rng.random() < 0.003:
            lines += [f"  cf.br ^bb{number}", f"^bb{number}:"]
        lines.append(f"  %v{number} = arith.addi %v{number - 1}, %v{rng.randrange(number)} : i32")
    lines += ["  return", "}"]
    for number in range(count):
        lines += [f"func.func private @g{number}() {{", f"  call @g{rng.randrange(count)}() : () -> ()", "  return", "}"]
    return lines


@pytest.mark.parametrize("seed", seed_parameters(3))
def test_edits_of_a_long_text_find_what_a_fresh_look_finds(seed: int) -> None:
    rng = random.Random(seed)
    analysis = analyze(long_function(1100, rng), OPTIONS)
    for _ in range(6):
        lines = analysis.document.lines
        at = rng.randrange(2, len(lines) - 5)
        edits = [
            Edit(at, at + 1, []),
            Edit(at, at, [lines[rng.randrange(2, len(lines) - 5)]]),
            Edit(at, at + 1, [lines[at].replace("%v1", "%v2").replace("@g1", "@g2")]),
        ]
        analysis = update(analysis, rng.choice(edits))
        if rng.random() < 0.7:
            analysis = settled(analysis)
            assert analysis.hints == analyze(list(analysis.document.lines), OPTIONS).hints


@replaces_globals
def test_an_edit_has_only_its_runs_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = analyze(long_function(3000, random.Random(1)), OPTIONS)
    looked_at, counted = 0, 0
    analyze_run, needed_by = unused._analyze_run, unused._needed_by

    def analyzing(run: Run) -> None:
        nonlocal looked_at
        looked_at += len(run.items)
        analyze_run(run)

    def counting(run: Run, is_table: bool) -> set[str]:
        nonlocal counted
        counted += 1
        return needed_by(run, is_table)  # type: ignore[return-value]

    monkeypatch.setattr(unused, "_analyze_run", analyzing)
    monkeypatch.setattr(unused, "_needed_by", counting)
    line = analysis.document.lines[1500].replace("arith.addi", "arith.muli")
    edited = settled(update(analysis, Edit(1500, 1501, [line])))
    # the run of the function, and that of the text which the function is in
    assert 0 < looked_at <= 2 * 256
    # what the old and the new ones of these need
    assert counted <= 8
    assert edited.hints == analyze(list(edited.document.lines), OPTIONS).hints


def test_regions_nested_ten_thousand_deep() -> None:
    depth = 10_000
    lines = ["func.func @f(%c: i1, %a: i32) {", *["scf.if %c {"] * depth, "%0 = arith.addi %a, %a : i32"]
    lines += ["}"] * depth + ["return", "}"]
    assert [each.code for each in analyze(lines, OPTIONS).hints] == ["unused-value"]
