"""Every operation of LLVM 22 has an example, and the reference accepts them all."""

from __future__ import annotations

import re

import pytest

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.commands.format import format_text
from mlir_ls.commands.output.render import render
from mlir_ls.diagnostics import Severity
from mlir_ls.features.hover.operation import operation_text
from mlir_ls.formatting import FormatOptions
from mlir_ls.ods import examples
from mlir_ls.ods.dialect_files import dialects_with_file, file_of
from mlir_ls.ods.examples import example_of
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.spec import OpSpec, SourceLocation
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

STRICT = CheckOptions(strict=True, profile="llvm-22")

WITHOUT = {
    "test.four_equals_five": "it is never valid",
    "test.symbol_with_result": "it is never valid: a symbol has no results",
    "test.conv_op_not_linalg_op": "it is never valid: its interface belongs to another structure",
    "test.fill_op_not_linalg_op": "it is never valid: its interface belongs to another structure",
    "test.dummy_op_with_successor_ref": "it is never valid: it has a successor and is no terminator",
    "test.promised_interfaces": "it takes an attribute of an extension that mlir-opt does not load",
}
"""Operations without an example, and why."""

UNREGISTERED = {"vcix": "mlir-opt has the dialect only where it is built with its passes"}
"""Dialects that the reference does not load, and why."""

MAX_LENGTH = 30
"""Lines of an example."""

DIALECTS = [dialect for dialect in default_registry().dialects() if default_registry().ops_of(dialect)]


def specs(dialect: str) -> list[OpSpec]:
    registry = default_registry()
    return [spec for name in registry.ops_of(dialect) if (spec := registry.op(name)) is not None]


def text_of(dialect: str) -> str:
    file = file_of(dialect, examples.FILE)
    assert file is not None
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_operation_has_an_example(dialect: str) -> None:
    found = {spec.name: example_of(spec) for spec in specs(dialect)}
    assert [name for name, text in found.items() if not text] == [name for name in found if name in WITHOUT]
    assert [
        name for name, text in found.items() if text and not re.search(rf'(^| |"){re.escape(name)}\b', text.split("\n")[0])
    ] == []
    assert [name for name, text in found.items() if text.count("\n") >= MAX_LENGTH] == []
    assert [name for name, text in found.items() if any(text.count(a) != text.count(b) for a, b in ("{}", "()", "[]"))] == []


@pytest.mark.parametrize("dialect", DIALECTS)
def test_examples_are_right_and_laid_out_well(dialect: str) -> None:
    text = text_of(dialect)
    ignored = "unknown-dialect" if dialect in UNREGISTERED else ""
    found = [each for each in check_text(text, STRICT) if each.severity == Severity.ERROR and each.code != ignored]
    assert render(found, split_lines(text), dialect) == ""
    assert format_text(text, FormatOptions(), STRICT) == text


@needs_mlir_opt
def test_the_reference_accepts_all_examples() -> None:
    judged = [dialect for dialect in DIALECTS if dialect not in UNREGISTERED]
    texts = "\n// -----\n".join([text_of(dialect) for dialect in judged])
    result = mlir_opt("--split-input-file", "--verify-each", "--mlir-print-op-on-diagnostic=false", "-o", "-", text=texts)
    assert [line for line in result.stderr.split("\n") if "error: " in line] == []
    assert result.returncode == 0


def test_no_file_of_examples_is_for_nothing() -> None:
    assert set(dialects_with_file(examples.FILE)) == set(DIALECTS)


def test_examples_are_read_when_they_are_shown() -> None:
    examples._examples.cache_clear()
    check_text("func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : i32\n  return\n}", STRICT)
    assert examples._examples.cache_info().currsize == 0
    registry = default_registry()
    spec = registry.op("arith.addi")
    assert spec is not None
    assert "```mlir\n%sum = arith.addi %lhs, %rhs : i32\n```" in operation_text(spec, registry)
    assert examples._examples.cache_info().currsize == 1


def test_an_example_ends_with_its_regions() -> None:
    spec = default_registry().op("scf.if")
    assert spec is not None
    assert example_of(spec) == (
        "%chosen = scf.if %condition -> (f32) {\n  scf.yield %sum : f32\n} else {\n  scf.yield %init : f32\n}"
    )


@pytest.mark.parametrize("spec", [OpSpec("own.op"), OpSpec("arith.addi", location=SourceLocation("own.td", 3))])
def test_operations_of_a_project_have_no_example_of_ours(spec: OpSpec) -> None:
    assert example_of(spec) == ""
