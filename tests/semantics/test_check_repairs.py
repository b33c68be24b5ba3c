"""Directives that are out of date are updated from the real output, and FileCheck says that they then match."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from mlir_ls.diagnostics import Fix
from mlir_ls.semantics.filecheck.directives import directives
from mlir_ls.semantics.filecheck.patterns import match_of, pieces_of
from mlir_ls.semantics.filecheck.repairs import changed_lines, repairs_of
from mlir_ls.semantics.filecheck.reports import report_of
from mlir_ls.text import edited_text, replaced, split_lines
from mlir_ls.workspace.programs.lit import RunOutcome, RunVerdict, outcomes_of

pytestmark = pytest.mark.skipif(
    not any(map(shutil.which, ("mlir-opt", "mlir-opt-22"))) or not any(map(shutil.which, ("FileCheck", "FileCheck-22", "FileCheck-14"))),
    reason="no mlir-opt or no FileCheck",
)

RUN = "// RUN: mlir-opt %s -allow-unregistered-dialect | FileCheck %s\n"


def run(folder: Path, text: str) -> RunOutcome:
    """What comes of the only command of a text that is not saved."""

    async def first() -> RunOutcome:
        return await anext(outcomes_of(str(folder / "a.mlir"), split_lines(text), 60))

    return asyncio.run(first())


def repaired(text: str, fix: Fix) -> str:
    return "\n".join(replaced(split_lines(text), fix.edits))


def directives_in(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.lstrip().startswith("// CHECK")]


def updated(folder: Path, text: str) -> list[str]:
    """The directives after the repair of the whole function, which pass."""
    outcome = run(folder, text)
    assert outcome.verdict is RunVerdict.FAILED
    fix = outcome.diagnostics[0].fixes[-1]
    new = repaired(text, fix)
    assert run(folder, new).verdict is RunVerdict.PASSED
    return directives_in(new)


BODY = """\
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 2 : i32
  %sum = arith.muli %a, %c : i32
  %more = arith.subi %sum, %b : i32
  return %more : i32
}
"""


def test_one_line_or_all_of_the_function_are_updated_with_their_variables(tmp_path: Path) -> None:
    text = (
        f"{RUN}// CHECK-LABEL: func.func @f(\n// CHECK-SAME:    %[[ARG:.*]]: i32, %[[B:[a-z0-9]+]]: i32)\n"
        "// CHECK-NEXT: %[[C:.*]] = arith.constant 2 : i32\n// CHECK-NEXT: %[[S:.*]] = arith.addi %[[ARG]], %[[C]]\n"
        f"// CHECK-NEXT: return %[[S]]\n{BODY}"
    )
    outcome = run(tmp_path, text)
    (failure,) = outcome.diagnostics
    assert failure.span.start.line == 4
    assert [note.message for note in failure.related if "possible" in note.message] == [
        "possible intended match here, line 4 of the output: %0 = arith.muli %arg0, %c2_i32 : i32"
    ]
    one, every = failure.fixes
    assert [one.title, every.title] == ["Update this CHECK line", "Update all CHECK lines of this function"]
    assert directives_in(repaired(text, one))[3] == "// CHECK-NEXT: %[[S:.*]] = arith.muli %[[ARG]], %[[C]]"
    assert directives_in(repaired(text, every))[3:] == [
        "// CHECK-NEXT: %[[S:.*]] = arith.muli %[[ARG]], %[[C]]",
        "// CHECK-NEXT: %[[VAL_1:.*]] = arith.subi %[[S]], %[[B]] : i32",
        "// CHECK-NEXT: return %[[VAL_1]]",
    ]
    assert run(tmp_path, repaired(text, every)).verdict is RunVerdict.PASSED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (  # the style of the text, and what it leaves out
            ["CHECK-LABEL: @f", "CHECK: [[C:%.+]] = arith.constant 1", "CHECK: [[S:%.+]] = arith.muli {{.*}}, [[C]]", "CHECK: return"],
            ["CHECK-LABEL: @f", "CHECK: [[C:%.+]] = arith.constant 2", "CHECK: [[S:%.+]] = arith.muli {{.*}}, [[C]]", "CHECK: return"],
        ),
        (  # a line that is gone
            ["CHECK-LABEL: @f", "CHECK: arith.constant 2", "CHECK-NEXT: arith.divsi", "CHECK-NEXT: arith.muli"],
            ["CHECK-LABEL: @f", "CHECK: arith.constant 2", "CHECK-NEXT: arith.muli"],
        ),
        (  # the label itself, and arguments that are new
            ["CHECK-LABEL: func.func @f(", "CHECK-SAME: %[[A:.*]]: i64)", "CHECK: arith.muli %[[A]], %{{.*}}"],
            ["CHECK-LABEL: func.func @f(", "CHECK-SAME: %[[A:.*]]: i32, %[[ARG1:.*]]: i32)", "CHECK: arith.muli %[[A]], %{{.*}}"],
        ),
    ],
)  # fmt: skip
def test_a_function_stays_as_it_is_written(tmp_path: Path, old: list[str], new: list[str]) -> None:
    text = RUN + "".join([f"// {each}\n" for each in old]) + BODY
    assert updated(tmp_path, text) == [f"// {each}" for each in new]


def test_aliases_and_brackets_are_spelled_as_patterns(tmp_path: Path) -> None:
    text = (
        f"{RUN}// CHECK: #[[$MAP:.*]] = affine_map\n// CHECK-LABEL: func.func @g(\n// CHECK-NEXT: \"a\"() : ()\n// CHECK-NEXT: return\n"
        "func.func @g(%m: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {\n"
        '  "a"() : () -> ()\n  "b"(%m) {x = dense<[[1, 2]]> : tensor<1x2xi8>} : (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) -> ()\n'
        "  return\n}\n"
    )
    assert updated(tmp_path, text)[3:] == [
        '// CHECK-NEXT: "b"(%[[ARG0:.*]]) {x = dense<{{\\[\\[}}1, 2]]> : tensor<1x2xi8>} : (memref<4xf32, #[[$MAP]]>)',
        "// CHECK-NEXT: return",
    ]


def test_what_must_not_be_there_has_no_update(tmp_path: Path) -> None:
    outcome = run(tmp_path, f"{RUN}// CHECK-NOT: arith.muli\n// CHECK: return\n{BODY}")
    assert outcome.verdict is RunVerdict.FAILED
    assert [each.fixes for each in outcome.diagnostics] == [()]


def test_only_the_functions_that_fail_are_updated(tmp_path: Path) -> None:
    text = (
        f"{RUN}// CHECK-LABEL: @f\n// CHECK: arith.addi\n{BODY}// CHECK-LABEL: @g\n// CHECK: return\nfunc.func @g() {{\n  return\n}}\n"
        "// CHECK-LABEL: @h\n// CHECK: return %{{.*}}\nfunc.func @h() {\n  return\n}\n"
    )
    outcome = run(tmp_path, text)
    assert [each.span.start.line for each in outcome.diagnostics] == [2, 15]
    assert {where.start.line for each in outcome.diagnostics for fix in each.fixes for where, _ in fix.edits} <= {2, 15}


@pytest.mark.parametrize("regex", ["(x*)*y", "(a|a)+b", "((x+)+)+y"])
def test_a_pattern_that_might_take_long_is_not_tried(regex: str) -> None:
    for text in (f"// CHECK: {{{{{regex}}}}} z", "// CHECK: " + ",".join(["{{.*}}"] * 30) + "z"):
        (directive,) = directives([text], ("CHECK",))
        assert match_of(pieces_of(text, directive), {}, "x," * 5000, 0) is None


def test_what_is_printed_is_read_whatever_it_is() -> None:
    lines = ["// CHECK: a", "// CHECK: b"]
    found = directives(lines, ("CHECK",))
    output = "t:1:3: remark: CHECK: expected string found in input\nt:2:3: error: CHECK: x\n<stdin>:4294967295:1: note: found here\nt:99:1: error: y"
    report = report_of(output, "t", lines, found)
    assert [each.message for each in report.failures] == ["CHECK: x"]
    assert list(repairs_of(lines, found, report, [])) == []
    assert changed_lines(lines, {0: (), 1: ("x", "y")}) == ["x", "y"]
    assert edited_text("a", ["a"], []) == "a"
