"""Texts in the forms that compilers outside of LLVM print: with no settings nothing in them is an alarm."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity

FILES = sorted((Path(__file__).parent / "foreign_dumps").glob("*.mlir"))
CHUNKS = {
    f"{file.stem}-{number}": chunk
    for file in FILES
    for number, chunk in enumerate(file.read_text("utf-8").split("// -----\n"), 1)
}


def alarms(text: str, options: CheckOptions) -> list[str]:
    return [
        f"{each.span.start.line + 1}: {each.message}"
        for each in check_text(text, options)
        if each.severity < Severity.INFORMATION
    ]


@pytest.mark.parametrize("name", CHUNKS)
def test_nothing_in_them_is_an_alarm(name: str) -> None:
    assert alarms(CHUNKS[name], CheckOptions()) == []


def test_a_misspelt_value_is_one() -> None:
    text = next(chunk for chunk in CHUNKS.values() if "tt.make_range" in chunk and "tt.store %x0" in chunk)
    broken = text.replace("tt.store %x0, %x1", "tt.store %x0, %x3").replace("tt.splat %c64", "tt.splat %c46")
    found = [message.partition(": ")[2] for message in alarms(broken, CheckOptions())]
    assert found == ["'%c46' is not defined; did you mean '%c64'?", "'%x3' is not defined"]
