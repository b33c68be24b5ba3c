"""Two dialects of another style: classes made by `multiclass` and `foreach`, enums in all forms, parameters with directives, a name
with a dot, and operations whose regions C++ parses. What they print is clean, stays as it is, and a slip is flagged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from foreign_figures import alarms, changed_lines, imported
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions

QUARRY = Path(__file__).parent / "quarry"
TEXT = (QUARRY / "quarry.mlir").read_text("utf-8")

pytestmark = needs_tblgen


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    found = imported(tmp_path_factory.mktemp("cache"), QUARRY)
    (remark,) = found.problems
    assert (remark.message, remark.severe) == ("'kiln.v2': MLIR refuses dots in the name of a dialect", False)
    return CheckOptions(dialects=found.folder)


def test_what_its_tools_print_is_clean_and_stays_as_it_is(options: CheckOptions) -> None:
    for chosen in (CheckOptions(), options, replace(options, profile="llvm-next")):
        assert alarms(TEXT, chosen) == []
    assert changed_lines(TEXT, options) == 0


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("packed = true, extra", "packd = true, extra"),
        ("extra = [1 : i32", "extr = [1 : i32"),
        ("flags<fast, exact>", "flags<fast, exat>"),
        ("level <hi>", "level <high>"),
        ("quarry.split %b into 2", "quarry.split %b into"),
        ('key "a"', "key"),
        ("%c ? ^bb2", "%c ^bb2"),
        ("kiln.v2.heat %heat :", "kiln.v2.heat %heat %heat :"),
        ("!quarry.reg16", "!quarry.pair<i32>"),
        ("outs(%w : i32)", "outs(%w : i32"),
        ("steps = [1, 2]", "steps = [1, x]"),
        ("level( lo)", "level( low)"),
        ("%b : <4x?xf32> to", "%b : <4x?xf32 to"),
        ("to <?xi8>", "to i8"),
        (": stone<4x?xf32> -> i32", ": stone<4x?xf32> i32"),
    ],
)
def test_a_slip_is_flagged(right: str, wrong: str, options: CheckOptions) -> None:
    assert right in TEXT
    assert alarms(TEXT.replace(right, wrong), options)


@pytest.mark.parametrize("function", ["func @main", "func private @x(i32)\nfunc @main"])
def test_a_text_of_an_earlier_year_is_read_as_such(function: str, options: CheckOptions) -> None:
    text = f"{function}(%a: i32) -> i32 {{\n  %w = quarry.weigh %a : slate -> i32\n  return %w : i32\n}}\n"
    assert alarms(text, options) == []
    assert alarms(text, replace(options, profile="llvm-22"))


def test_a_dialect_may_spell_what_looks_like_an_earlier_year(options: CheckOptions) -> None:
    text = "quarry.func @outer() {\n  func @inner() {\n    quarry.return\n  }\n  %a = arith.constant 1 : i32\n  quarry.return\n}\n"
    (nested,) = alarms(text, options)
    assert "SymbolTable" in nested
