"""The tests' own examples are right: the reference accepts them, and so do we."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures import EXAMPLES, OPTIONS
from mlir_ls.analysis import CheckOptions, analyze, analyze_once
from mlir_ls.commands.output.render import render
from mlir_ls.diagnostics import Severity
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

#: Examples that are wrong on purpose, and those in syntaxes that the reference does not know.
WRONG, UNKNOWN = {"broken"}, {"unknown"}


def examples(excluded: set[str]) -> list[object]:
    return [pytest.param(path, id=path.stem) for path in EXAMPLES if path.stem not in excluded]


@pytest.mark.parametrize("path", examples(WRONG))
def test_nothing_is_wrong_with_an_example(path: Path) -> None:
    lines = split_lines(path.read_text("utf-8"))
    found = [each for each in analyze_once(lines, OPTIONS).diagnostics if each.severity == Severity.ERROR]
    assert render(found, lines, path.name) == ""


@pytest.mark.parametrize("name", sorted(WRONG))
def test_something_is_wrong_with_the_others(name: str) -> None:
    [path] = [path for path in EXAMPLES if path.stem == name]
    found = analyze(split_lines(path.read_text("utf-8")), CheckOptions()).diagnostics
    assert [each for each in found if each.severity == Severity.ERROR]


@needs_mlir_opt
@pytest.mark.parametrize("path", examples(WRONG | UNKNOWN))
def test_the_reference_accepts_an_example(path: Path) -> None:
    result = mlir_opt("--allow-unregistered-dialect", "--split-input-file", str(path))
    assert result.stderr == ""
    assert result.returncode == 0
