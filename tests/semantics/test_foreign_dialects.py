"""Types, attributes and resources of dialects that mlir-opt has not: errors only where a text is checked as it does."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text


def found(text: str, options: CheckOptions) -> list[tuple[str, str]]:
    return [(each.code, text.split("\n")[each.span.start.line][each.span.start.character : each.span.end.character])
            for each in check_text(text, options)]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("func.func private @f(!nowhere.type<i32>)", "!nowhere"),
        ("func.func private @f() attributes {a.b = #nowhere.attribute}", "#nowhere"),
        ("func.func private @f(!nowhere<\"text\">)", "!nowhere"),
        ('llvm.func @f(%a: vector<[4]xf32>, %vl: i32) {\n  "vcix.iv.se"(%a, %vl) <{opcode = 1, rd = 2, imm = 3}> '
         ": (vector<[4]xf32>, i32) -> ()\n  llvm.return\n}", '"vcix.iv.se"'),
        ('{-# dialect_resources: { nowhere: { a: "0x04000000" } } #-}', "nowhere"),
    ],
)  # fmt: skip
def test_a_strict_look_finds_them(text: str, place: str) -> None:
    assert ("unknown-dialect", place) in found(text, CheckOptions(strict=True))
    assert ("unknown-dialect", place) not in found(text, CheckOptions(strict=True, assumed=frozenset(("nowhere", "vcix"))))
    assert "unknown-dialect" not in [code for code, _ in found(text, CheckOptions())]


@pytest.mark.parametrize(
    "text",
    [
        "!nowhere = i32\nfunc.func private @f(!nowhere)",
        '"func.func"() <{function_type = () -> (), sym_name = "!nowhere.x", sym_visibility = "private"}> ({}) : () -> ()',
        "func.func private @f(!llvm.ptr) // !nowhere.type",
    ],
)
def test_what_only_looks_like_one_is_none(text: str) -> None:
    assert found(text, CheckOptions(strict=True)) == []
