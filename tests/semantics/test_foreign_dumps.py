"""Texts in the forms that compilers outside of LLVM print: with no settings nothing in them is an alarm."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity

CHUNKS = (Path(__file__).parent / "foreign_dumps.mlir").read_text("utf-8").split("// -----\n")


@pytest.mark.parametrize("number", range(len(CHUNKS)))
def test_nothing_in_them_is_an_alarm(number: int) -> None:
    found = check_text(CHUNKS[number], CheckOptions())
    assert [str(each) for each in found if each.severity < Severity.INFORMATION] == []


def test_a_misspelt_value_is_one() -> None:
    text = next(chunk for chunk in CHUNKS if "tt.make_range" in chunk)
    broken = text.replace("tt.store %x0, %x1", "tt.store %x0, %x3").replace("tt.splat %c64", "tt.splat %c46")
    found = [each.message for each in check_text(broken, CheckOptions()) if each.severity < Severity.INFORMATION]
    assert found == ["'%c46' is not defined", "'%x3' is not defined"]
