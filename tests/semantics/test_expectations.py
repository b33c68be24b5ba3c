"""What a text expects to be wrong: annotations as `mlir-opt --verify-diagnostics` reads them."""

from __future__ import annotations

import random

import pytest

from fixtures import OPTIONS, analysis_of, marked, replaces_globals, text_of, with_marks
from fuzz.editing import example, random_edit, seed_parameters
from mlir_ls.analysis import analyze, check_text, pending_verification, update, with_verdicts
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.semantics import expectations
from mlir_ls.semantics.expectations import Annotation, annotation_in, expectations_in, moved
from mlir_ls.text import Edit, Position, Span, replacement, split_lines

ANNOTATIONS = [
    ("// expected-error {{no}}", Annotation(3, 24, "error", 0)),
    ("// expected-error@+12 {{no}}", Annotation(3, 28, "error", 12)),
    ("// expected-warning @-1 {{no}}", Annotation(3, 30, "warning", -1)),
    ("// expected-note@above {{see here}}", Annotation(3, 35, "note", "above")),
    ("// expected-remark @below{{}}", Annotation(3, 29, "remark", "below")),
    ("expected-error@unknown {{no}}", Annotation(0, 29, "error", "unknown")),
    ("// expected-error-re @below {{no {{[0-9]+}}}}", Annotation(3, 45, "error", "below")),
    ("return // expected-error {{no}}  ", Annotation(10, 33, "error", 0)),
]

NONE = [
    "// expected-error no",
    "// expected-error {{no}} at all",
    "// expected-error @ below {{no}}",
    "// expected-error @beside {{no}}",
    "// expected-errors {{no}}",
    "// unexpected error {{no}}",
]


@pytest.mark.parametrize(("line", "expected"), ANNOTATIONS, ids=[line for line, _ in ANNOTATIONS])
def test_an_annotation(line: str, expected: Annotation) -> None:
    assert annotation_in(line) == expected


@pytest.mark.parametrize("line", NONE)
def test_no_annotation(line: str) -> None:
    assert annotation_in(line) is None


def expect(fixture: str) -> None:
    """Fails unless people are shown just what is marked in a text: `error`, `expected` and a code, or `in vain`."""
    text, marks = with_marks(fixture)
    found = marked(text, [(each.span, _word(each), False) for each in check_text(text, OPTIONS)])
    assert found == marked(text, [(mark.span, mark.label, False) for mark in marks])


def _word(each: Diagnostic) -> str:
    if each.code == "unmatched-annotation":
        assert each.severity == Severity.WARNING
        return "in vain"
    if each.expected:
        assert each.severity == Severity.INFORMATION
        assert each.message.startswith("as expected: ")
        return f"expected {each.code}"
    return f"{each.severity.name.lower()} {each.code}"


def test_the_line_of_an_annotation() -> None:
    expect(
        """
        func.func @f(%a: i32) {
          %0 = arith.addi %a, %b : i32 // expected-error {{words of the reference}}
        //                    ^^ expected undefined-value
          // expected-error @+2 {{two lines further}}

          %1 = arith.addi %a, %c : i32
        //                    ^^ expected undefined-value
          // expected-error @-2 {{two lines before}}
          %2 = arith.addi %a, %d : i32
        //                    ^^ error undefined-value
          return
        }
        """
    )


def test_above_and_below_pass_over_annotations() -> None:
    expect(
        """
        func.func @f(%a: i32) {
          // expected-error @below {{first}}
          // expected-note @below {{second}}
          // expected-error @above {{no error}}
          %0 = arith.addi %b, %c : i32
        //                ^^ expected undefined-value
        //                    ^^ expected undefined-value
          // expected-error @above {{one of them}}
          return
        }
        """
    )


def test_parts_between_split_lines_know_nothing_of_each_other() -> None:
    expect(
        """
        func.func @f(%a: i32) {
          %0 = arith.addi %a, %b : i32
        //                    ^^ error undefined-value
          return
        }
        // expected-error @+3 {{elsewhere}}
        // expected-error @below {{elsewhere}}
        // -----
        "test.use"(%a) : (i32) -> ()
        //         ^^ error undefined-value
        """
    )


def test_only_errors_of_the_kind_are_expected() -> None:
    expect(
        """
        func.func @f(%a: i32) {
          // expected-note @below {{a note}}
          %0 = arith.addi %a, %b : i32
        //                    ^^ error undefined-value
          // expected-remark @below {{a remark}}
          %1 = arith.addi %a, %b : i32
        //                    ^^ error undefined-value
          // expected-warning @below {{a pass may warn}}
          %2 = arith.addi %a, %b : i32
        //                    ^^ error undefined-value
          return
        }
        """
    )


def test_an_operation_in_several_lines() -> None:
    expect(
        """
        func.func @f(%a: i32) {
          // expected-error @below {{the source must be a memref}}
          %0 = memref.reinterpret_cast %a to
        //                             ^^ expected value-type-mismatch
            offset: [0], sizes: [%b], strides: [1]
        //                       ^^ expected undefined-value
            : memref<?xf32> to memref<?xf32>
          return
        }
        """
    )


def test_an_operation_and_the_ends_of_its_blocks_are_one() -> None:
    expect(
        """
        func.func @f(%c: i1, %a: f64) -> f32 {
          // expected-error @below {{types differ}}
          %0 = scf.if %c -> (f32) {
            scf.yield %a : f64
        //                 ^^^ expected yielded-values
          } else {
            %b = arith.constant 1.0 : f32
            %d = arith.addf %b, %e : f32
        //                      ^^ error undefined-value
            scf.yield %b : f32
          }
          return %0 : f32
        }
        """
    )


def test_an_annotation_in_vain() -> None:
    expect(
        """
        func.func @g(%a: i32) {
          %0 = arith.addi %a, %a : i32 // expected-error {{anything}}
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^ in vain
          // expected-error @below {{anything}}
        //   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in vain
          // expected-warning @below {{a pass may say so}}
          %1 = arith.addi %a, %a : i32
          return
        }
        """
    )


def vain(fixture: str) -> list[str]:
    """The messages of annotations in vain."""
    return [each.message for each in check_text(text_of(fixture), OPTIONS) if each.code == "unmatched-annotation"]


IN_VAIN = """
        func.func private @f(i32)
        // expected-error @above {{anything}}
        """


def test_which_line_is_meant() -> None:
    assert vain(IN_VAIN) == ["an error is expected on line 1, but nothing is wrong there"]
    assert vain("func.func private @f(i32) // expected-error {{}}") == [
        "an error is expected on this line, but nothing is wrong there"
    ]


@pytest.mark.parametrize(
    "command",
    [
        "mlir-opt %s -verify-diagnostics -split-input-file",
        "mlir-opt --verify-diagnostics=all --allow-unregistered-dialect %s -o /dev/null",
        "not mlir-opt %s -verify-diagnostics",
        "beam-opt %s -verify-diagnostics | FileCheck %s --check-prefix=A",
    ],
)
def test_a_run_without_passes(command: str) -> None:
    assert vain(f"// RUN: {command}\n{text_of(IN_VAIN)}")


@pytest.mark.parametrize(
    "command",
    [
        "mlir-opt %s -canonicalize -verify-diagnostics",
        "mlir-opt %s -verify-diagnostics \\\n// RUN:   --pass-pipeline='builtin.module(cse)'",
        "mlir-translate %s -verify-diagnostics --mlir-to-llvmir",
        "mlir-opt %s | FileCheck %s",
        "mlir-opt %s -verify-diagnostics && mlir-opt %s -cse -verify-diagnostics",
    ],
)
def test_an_annotation_may_be_about_a_pass(command: str) -> None:
    assert not vain(f"// RUN: {command}\n{text_of(IN_VAIN)}")


@pytest.mark.parametrize(
    "line",
    [
        '"test.op"() : () -> ()',
        "func.func private @f(!test.type)",
        "func.func private @f() attributes {test.rule = #test.attribute}",
        "spirv.module Logical GLSL450 {}",
        "func.func @f() { return }",
        "#map = affine_map<(d0) -> (d0)>",
        "",
    ],
)
def test_a_rule_may_be_unknown(line: str) -> None:
    assert not vain(f"{line} // expected-error {{{{anything}}}}")


def test_other_mistakes_may_hide_it() -> None:
    assert not vain(f'{text_of(IN_VAIN)}"builtin.module"(%x) : (i32) -> ()')
    assert vain(f'{text_of(IN_VAIN)}// -----\n"builtin.module"(%x) : (i32) -> ()')


def test_nothing_is_in_vain_before_all_is_verified() -> None:
    lines = split_lines(text_of(IN_VAIN))
    analysis = analyze(lines, OPTIONS, verify=False)
    assert analysis.shown == []
    for _ in pending_verification(analysis):
        pass
    assert [each.code for each in with_verdicts(analysis).shown] == ["unmatched-annotation"]


def test_annotations_have_no_say_in_what_is_found() -> None:
    text = "func.func @f(%a: i32) {\n  // expected-error @below {{}}\n  %0 = arith.addi %a, %b : i32\n  return\n}"
    with_it, without = analysis_of(text), analysis_of(text.replace("expected", "imagined"))
    assert with_it.diagnostics == without.diagnostics
    assert [each.severity for each in with_it.shown] == [Severity.INFORMATION]
    assert [each.severity for each in without.shown] == [Severity.ERROR]


TOKENS = (
    *("// expected-error @below {{a}}", "// expected-error@+1 {{b}}\n", "\n// expected-note @above {{c}}\n", "{{", "}}"),
    *("// RUN: mlir-opt -verify-diagnostics\n", "\n// -----\n", "%unknown"),
)


@pytest.mark.parametrize("seed", seed_parameters(20))
def test_edits_find_what_a_fresh_look_finds(seed: int) -> None:
    rng = random.Random(seed)
    analysis = analyze(example(rng), OPTIONS)
    for _ in range(20):
        lines = analysis.document.lines
        if rng.random() < 0.6:
            line = rng.randrange(len(lines))
            place = Position(line, rng.randrange(len(lines[line]) + 1))
            edit = replacement(lines, Span(place, place), rng.choice(TOKENS))
        else:
            edit = random_edit(lines, rng)
        analysis = update(analysis, edit)
        fresh = analyze(list(analysis.document.lines), OPTIONS)
        assert analysis.expectations == fresh.expectations
        assert analysis.shown == fresh.shown


@replaces_globals
def test_an_edit_looks_at_its_own_lines_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["// expected-error @below {{}}", "func.func private @f(i32)"] * 500
    known = expectations_in(lines)
    looked_at: list[str] = []

    def counting(line: str) -> Annotation | None:
        looked_at.append(line)
        return annotation_in(line)

    monkeypatch.setattr(expectations, "annotation_in", counting)
    put = ["", "// expected-error {{}}"]
    lines[500:503] = put
    after = moved(known, Edit(500, 503, put), lines)
    assert looked_at == put[1:]
    assert after == expectations_in(lines)
