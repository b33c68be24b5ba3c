"""`mlir-ls check` on what no compiler minds, on errors that a text expects, and on what may be corrected."""

from __future__ import annotations

import json

from cli_support import Files, Run, Runner

EXPECTED = "func.func @f() {\n  // expected-error @below {{no such value}}\n  \"test.use\"(%x) : (i32) -> ()\n  return\n}\n"
UNUSED = "func.func @f(%a: i32) {\n  return\n}\n"


def check(run: Runner, *arguments: str) -> Run:
    return run("check", "--assume", "test", *arguments)


def test_a_text_whose_errors_are_expected_passes(files: Files, run_for_real: Runner) -> None:
    files({"a.mlir": EXPECTED})
    assert check(run_for_real, "a.mlir") == Run(0, "1 file checked: no errors, 1 expected error\n", "")
    shown = check(run_for_real, "a.mlir", "--verbose").out
    assert shown.startswith("a.mlir:3:14: info: as expected: '%x' is not defined [undefined-value]\n")
    (line,) = check(run_for_real, "a.mlir", "--format", "json").out.splitlines()
    (found,) = json.loads(line)["diagnostics"]
    assert (found["code"], found["severity"]) == ("undefined-value", 3)
    assert check(run_for_real, "a.mlir", "--format", "github") == Run(0, "", "")
    assert json.loads(check(run_for_real, "a.mlir", "--format", "sarif").out)["runs"][0]["results"] == []


def test_other_errors_count(files: Files, run_for_real: Runner) -> None:
    files({"a.mlir": EXPECTED.replace("  return", "  return %y : i32")})
    done = check(run_for_real, "a.mlir")
    assert done.status == 1
    assert "expected error" in done.out


def test_an_annotation_in_vain_is_a_warning(files: Files, run_for_real: Runner) -> None:
    files({"a.mlir": "func.func private @f() // expected-error {{no}}\n"})
    done = check(run_for_real, "a.mlir")
    assert done.status == 0
    assert "[unmatched-annotation]" in done.out
    assert done.out.endswith("1 file checked: no errors, 1 warning\n")


def test_hints_are_reported_when_requested(files: Files, run_for_real: Runner) -> None:
    files({"a.mlir": UNUSED})
    assert check(run_for_real, "a.mlir") == Run(0, "1 file checked: no errors\n", "")
    done = check(run_for_real, "a.mlir", "--hints")
    assert done.status == 0
    assert done.out.startswith("a.mlir:1:14: hint: argument '%a' is not used [unused-argument]\n")
    (line,) = check(run_for_real, "a.mlir", "--hints", "--format", "json").out.splitlines()
    (found,) = json.loads(line)["diagnostics"]
    assert (found["severity"], found["tags"]) == (4, [1])


def test_the_obvious_repair_is_shown(files: Files, run_for_real: Runner) -> None:
    files({"a.mlir": "func.func private @callee()\nfunc.func @f() {\n  call @calle() : () -> ()\n  return\n}\n"})
    (shown,) = [line for line in check(run_for_real, "a.mlir").out.splitlines() if "fix:" in line]
    assert shown.strip() == "= fix: Change to '@callee'"
