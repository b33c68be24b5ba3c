"""Operations that came with LLVM 22, or that are rare: a file for each dialect, which the reference reads as we do."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.commands.format import format_text
from mlir_ls.commands.output.render import render
from mlir_ls.diagnostics import Severity
from mlir_ls.formatting import FormatOptions
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

pytestmark = pytest.mark.extended

STRICT = CheckOptions(strict=True, profile="llvm-22")

#: Dialects of which the reference prints some operations so that it does not read them any more.
UNREADABLE = {"spirv", "wasmssa"}

FORMS = ((), ("--mlir-print-debuginfo",), ("--mlir-print-op-generic",), ("--mlir-print-local-scope",))
"""Ways in which the reference prints."""

FILES = [pytest.param(path, id=path.stem) for path in sorted((Path(__file__).parent / "operations").glob("*.mlir"))]


def errors(text: str, name: str) -> str:
    found = [each for each in check_text(text, STRICT) if each.severity == Severity.ERROR]
    return render(found, split_lines(text), name)


def printed(text: str, *flags: str) -> str:
    """What the reference makes of a text; it has to accept it."""
    result = mlir_opt("--split-input-file", *flags, text=text)
    assert result.stderr == ""
    return result.stdout


@pytest.mark.parametrize("path", FILES)
def test_operations_are_right(path: Path) -> None:
    assert errors(path.read_text("utf-8"), path.name) == ""


@needs_mlir_opt
@pytest.mark.parametrize("path", FILES)
def test_what_the_reference_prints_is_right(path: Path) -> None:
    text = path.read_text("utf-8")
    if path.stem not in UNREADABLE:
        assert errors(printed(text), path.name) == ""
    assert errors(printed(text, "--mlir-print-op-generic"), path.name) == ""


@needs_mlir_opt
@pytest.mark.parametrize("path", FILES)
def test_formatting_keeps_what_operations_mean(path: Path) -> None:
    text = path.read_text("utf-8")
    assert printed(format_text(text, FormatOptions(), STRICT)) == printed(text)


@needs_mlir_opt
@pytest.mark.parametrize("flags", FORMS, ids=" ".join)
@pytest.mark.parametrize("path", FILES)
def test_what_the_reference_prints_is_left_as_it_is(path: Path, flags: tuple[str, ...]) -> None:
    text = printed(path.read_text("utf-8"), *flags)
    assert format_text(text, FormatOptions(), STRICT) == text
