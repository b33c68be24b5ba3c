"""Branches of a project's operations: what its definitions say for certain of the values that blocks are given."""

from __future__ import annotations

import pytest
from foreign_figures import alarms, imported
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions

pytestmark = needs_tblgen


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return CheckOptions(dialects=imported(tmp_path_factory.mktemp("cache")).folder)


@pytest.mark.parametrize(
    ("branch", "message"),
    [
        ("rope.br ^bb1(%x : i32)", ""),
        ("rope.br ^bb1(%x, %x : i32, i32)", "branch has 2 operands for successor '^bb1', but target block has 1 argument"),
        ("rope.br ^bb1(%c : i1)", "type mismatch for argument #0 of block '^bb1'"),
        ('"rope.br"(%x)[^bb1] : (i32) -> ()', ""),
        ('"rope.br"(%x, %x)[^bb1] : (i32, i32) -> ()', "branch has 2 operands"),
        ("rope.cond_br %c, ^bb1(%x : i32), ^bb2", ""),
        ("rope.cond_br %c, ^bb1(%x : i32), ^bb2(%x : i32)", "branch has 1 operand for successor '^bb2'"),
        ("rope.select_case %x : i32 [#rope.point, %x, ^bb1(%x : i32), unit, ^bb2]", ""),
        ("rope.select_case %x : i32 [#rope.point, %x, ^bb1, unit, ^bb2]", ""),
        ("rope.select_case %x : i32 [#rope.point, %x, ^bb1(%x, %c : i32, i1), unit, ^bb2]", "branch has 2 operands"),
        # which of the groups go to which of several blocks is up to C++
        (
            '"rope.select_case"(%x, %x, %x)[^bb1, ^bb2] <{cases = [], operandSegmentSizes = array<i32: 1, 1, 1>}>'
            " : (i32, i32, i32) -> ()",
            "",
        ),
        (
            '"rope.invoke"(%x, %x)[^bb1, ^bb2] <{callee = @f, operandSegmentSizes = array<i32: 0, 1, 1>}> : (i32, i32) -> ()',
            "branch has 1 operand for successor '^bb2'",
        ),
    ],
)
def test_blocks_are_given_no_more_values_than_they_take(branch: str, message: str, options: CheckOptions) -> None:
    text = f"func.func @f(%c: i1, %x: i32) {{\n  {branch}\n^bb1(%a: i32):\n  return\n^bb2:\n  return\n}}\n"
    found = alarms(text, options)
    assert message in "".join(found)
    assert len(found) == bool(message)


def test_definitions_dominate_uses_in_a_function_of_a_project(options: CheckOptions) -> None:
    text = (
        "wave.func @f(%c: i1, %x: i32) {\n  rope.cond_br %c, ^bb1, ^bb2\n^bb1:\n  %v = arith.addi %x, %x : i32\n"
        "  rope.br ^bb2\n^bb2:\n  %w = arith.addi %v, %x : i32\n  wave.return\n}\n"
    )
    assert alarms(text, options) == ["7: '%v' is not defined on every way that leads here"]
    assert alarms(text.replace("%c, ^bb1, ^bb2", "%c, ^bb1, ^bb1"), options) == []
