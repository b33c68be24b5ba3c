"""Texts and how they are laid out: a file a case, `// output` between the two. A first line may name options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from formatting_support import check_formatting, operations

from mlir_ls.formatting import FormatOptions

CASES = sorted((Path(__file__).parent / "cases").glob("*.mlir"))
SEPARATOR = "// output\n"

_OPTIONS = re.compile(r"// options: (\w+)=(\w+)\n")


def read(path: Path) -> tuple[str, str, FormatOptions]:
    """What is given, what is expected, and how to format it."""
    text = path.read_text(encoding="utf-8")
    options = FormatOptions()
    chosen = _OPTIONS.match(text)
    if chosen is not None:
        options = options._replace(**{chosen[1]: int(chosen[2]) if chosen[2].isdecimal() else chosen[2] == "True"})
        text = text[chosen.end() :]
    given, _, expected = text.partition(SEPARATOR)
    return given, expected, options


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_text_is_laid_out_as_expected(path: Path) -> None:
    given, expected, options = read(path)
    assert check_formatting(given, options) == expected


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_tree_stays_the_same(path: Path) -> None:
    given, expected, _ = read(path)
    if "loose" in path.stem or "types" in path.stem:
        pytest.skip("white space inside a type is part of one token of the parser")
    assert operations(expected) == operations(given)
