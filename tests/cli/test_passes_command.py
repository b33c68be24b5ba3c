"""`mlir-ls passes`: tables, differences and pages of real logs, from files, compressed ones and folders."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from mlir_ls.cli import main
from mlir_opt import mlir_opt, needs_mlir_opt

ROOT = Path(__file__).parents[2]
LOG = ROOT / "examples" / "passes.log"
PIPELINE = "--pass-pipeline=builtin.module(func.func(canonicalize,cse),convert-scf-to-cf)"


Runner = Callable[..., tuple[int, str, str]]
"""Runs the command with some arguments: its status, and what it writes to standard output and standard error."""


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["passes", *arguments])
        out, err = capsys.readouterr()
        return status, out, err

    return run


def test_the_table_names_passes_and_what_they_changed(output: Runner) -> None:
    status, out, _ = output(str(LOG), "--function", "@collatz", "--changed")
    assert status == 0
    assert out == (
        " 3  canonicalize       func.func @collatz      29 lines  first of its operation\n"
        "11  convert-scf-to-cf  func.func @collatz      32 lines  +19 -16\n"
        "14  canonicalize       func.func @collatz      30 lines  +0 -2\n"
        "15  sccp               func.func @collatz      30 lines  +4 -4\n"
    )


TWO = "".join(
    [
        f"// -----// IR Dump After A (a) //----- //\nfunc.func @{name}() {{\n  return\n}}\n"
        for name in ("f", "g")
    ]
)


def test_the_numbers_of_dumps_are_those_of_the_log_in_whatever_is_printed(output: Runner) -> None:
    def numbers(*arguments: str) -> list[str]:
        return [line.split()[0] for line in output(str(LOG), *arguments)[1].splitlines()]

    listed = numbers("--function", "@collatz")
    titles = {line.split()[0]: line.split()[1] for line in output(str(LOG))[1].splitlines()}
    assert listed
    for number in listed:
        _, out, _ = output(str(LOG), "--function", "@collatz", "--diff", number)
        assert out.split()[:2] == [number, titles[number]]
        _, out, _ = output(str(LOG), "--function", "@collatz", "--diff", number, "--format", "json")
        assert json.loads(out)[0]["number"] == int(number)


def test_a_difference_has_only_what_changed(output: Runner) -> None:
    _, out, _ = output(str(LOG), "--diff", "17")
    assert out == (
        "17  sccp  func.func @lower_bound, against dump 16\n"
        "  func.func @lower_bound(%arg0: memref<?xf64>, %arg1: f64) -> index {\n"
        "-   %c0 = arith.constant 0 : index\n"
        "    %c1 = arith.constant 1 : index\n"
        "+   %c0 = arith.constant 0 : index\n"
        "    %dim = memref.dim %arg0, %c0 : memref<?xf64>\n"
        "    cf.br ^bb1(%c0, %dim : index, index)\n"
        "  ^bb1(%0: index, %1: index):  // 2 preds: ^bb0, ^bb2\n"
    )
    _, out, _ = output(str(LOG), "--diff", "13")
    assert out.splitlines()[1:] == ["unchanged but for names of values, numbers and locations"]


def test_json_and_the_page_have_all_dumps(output: Runner) -> None:
    _, out, _ = output(str(LOG), "--format", "json")
    dumps = json.loads(out)
    assert [dump["number"] for dump in dumps] == list(range(1, 22))
    lines = LOG.read_text("utf-8").splitlines()
    assert all(lines[dump["line"] - 1].startswith("// -----// IR Dump After") for dump in dumps)
    _, page, _ = output(str(LOG), "--html")
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert [dump["number"] for dump in data["dumps"]] == list(range(1, 22))
    assert not re.search(r'(?:src|href)="', page), "the page needs nothing else"
    rows = data["dumps"][16]["rows"]
    assert [data["texts"][text].strip() for kind, text in rows if kind] == ["%c0 = arith.constant 0 : index"] * 2


def test_a_page_runs_nothing_that_a_log_says(tmp_path: Path, output: Runner) -> None:
    log = tmp_path / "a.log"
    log.write_text("// -----// IR Dump After A (a) //----- //\n\"</script><script>alert(1)</script>\"() : () -> ()\n")
    _, page, _ = output(str(log), "--html")
    assert page.count("<script") == 2


def test_compressed_logs_and_their_beginnings_are_read(tmp_path: Path, output: Runner) -> None:
    plain = output(str(LOG))
    packed = tmp_path / "a.log.gz"
    packed.write_bytes(gzip.compress(LOG.read_bytes()))
    assert output(str(packed)) == plain
    packed.write_bytes(packed.read_bytes()[:1000])
    status, out, _ = output(str(packed))
    assert (status, out.splitlines()[0].split()[:2]) == (0, ["1", "canonicalize"])
    packed.write_bytes(b"\x1f\x8bno gzip")
    assert output(str(packed))[0] == 2


@needs_mlir_opt
def test_a_folder_has_the_dumps_in_the_order_of_the_passes(tmp_path: Path, output: Runner) -> None:
    flags = ["-mlir-print-ir-after-all", f"-mlir-print-ir-tree-dir={tmp_path / 'tree'}", "-o", str(tmp_path / "out")]
    assert mlir_opt(str(ROOT / "examples" / "stencil.mlir"), PIPELINE, *flags).returncode == 0
    status, out, _ = output(str(tmp_path / "tree"))
    assert status == 0
    assert [line.split()[1] for line in out.splitlines()] == ["canonicalize"] * 3 + ["cse"] * 3 + ["convert-scf-to-cf"]


def test_files_without_the_line_of_a_dump_are_named_by_their_files(tmp_path: Path, output: Runner) -> None:
    for name in ("jax_ir10_step_compile.mlir", "jax_ir2_init_compile.mlir"):
        (tmp_path / name).write_text("module @jit {\n}\n")
    _, out, _ = output(str(tmp_path))
    assert [line.split()[1] for line in out.splitlines()] == ["jax_ir2_init_compile", "jax_ir10_step_compile"]


@pytest.mark.parametrize(
    ("text", "arguments", "message"),
    [
        ("module {\n}\n", (), "no dumps in it"),
        ("\0\xff binary", (), "no dumps in it"),
        ("// -----// IR Dump After A (a) //----- //\n", ("--diff", "2"), "there is no dump 2; the last one is 1"),
        (TWO, ("--function", "@g", "--diff", "1"), "dump 1 has no operation with the symbol @g"),
        (TWO, ("--function", "@g", "--diff", "3"), "there is no dump 3 that has @g; the last one is 2"),
        ("// -----// IR Dump After A (a) //----- //\n", ("--function", "@f"), "no dump has an operation with the symbol @f"),
    ],
)
def test_what_cannot_be_listed_is_said(
    text: str, arguments: tuple[str, ...], message: str, tmp_path: Path, output: Runner
) -> None:
    log = tmp_path / "a.log"
    log.write_text(text, encoding="latin-1")
    status, out, err = output(str(log), *arguments)
    assert (status, out) == (2, "")
    assert message in err
