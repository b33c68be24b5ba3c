"""What is broken stays byte for byte, and what is around it is laid out."""

from __future__ import annotations

import pytest
from formatting_support import check_formatting, document_of

from fixtures import analysis_of
from mlir_ls.analysis import parse
from mlir_ls.formatting import FormatOptions
from mlir_ls.formatting.settled import format_settled
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.tree import walk
from mlir_ls.text import split_lines

BROKEN = [
    "%0 = arith.addi %a ,  %a  i32",
    "%0 = arith.constant",
    "arith.addi %a,, %a : i32",
    '"test.op"(%a : () -> ()',
    "%0 =   =  3",
    "func.func @g(  %a {",
    "}   }",
    "cf.br   bb0",
    '%0 = "test.op  () : () -> i32',
]


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_line_stays(broken: str) -> None:
    text = f"func.func @f(%a: i32) {{\n%1=arith.addi %a,%a:i32\n     {broken}\n%2=arith.addi %a,%a:i32\nreturn\n}}\n"
    after = check_formatting(text)
    assert f"     {broken}" in split_lines(after)


@pytest.mark.parametrize("broken", BROKEN[:6])
def test_neighbours_are_laid_out(broken: str) -> None:
    text = f"func.func @f(%a: i32) {{\n%1=arith.addi %a,%a:i32\n     {broken}\n}}\nfunc.func private   @h( i32 )\n"
    after = check_formatting(text)
    assert "  %1 = arith.addi %a, %a : i32" in split_lines(after)
    assert any(node.shape.faults for _, node in walk(document_of(after).tree))


@pytest.mark.parametrize("cut", range(1, 150, 7))
def test_nothing_is_lost_while_a_text_is_typed(cut: int) -> None:
    text = (
        "func.func @f(%a: i32, %c: i1) -> i32 {\n%0 = scf.if %c -> (i32) {\nscf.yield %a:i32 // comment\n} else {\n"
        "%1=arith.addi %a,%a:i32\nscf.yield %1 : i32\n}\nreturn %0:i32\n}\n"
    )
    check_formatting(text[:cut])
    check_formatting(text[:cut] + "\n" + text[cut:])


def test_only_what_was_laid_out_is_read_again() -> None:
    functions = [f"func.func @f{number}(%a: i32) {{\n  %0 = arith.addi %a, %a : i32\n  return\n}}" for number in range(100)]
    functions[50] = "func.func @g(%a: i32) {\n  %0 = arith.addi %a,, %a : i32\n    %1 = arith.addi %a, %a : i32\n  return\n}"
    analysis, read = analysis_of("\n".join([*functions, ""])), []

    def reparse(lines: list[str], like: tuple[Document, OpenLanguage]) -> tuple[Document, OpenLanguage]:
        parsed = parse(lines, analysis.options, like)
        read.append(parsed[0].fresh)
        return parsed

    edits = format_settled(analysis.document, analysis.language, FormatOptions(), reparse)  # type: ignore[arg-type]
    assert [edit.lines for edit in edits] == [["  %1 = arith.addi %a, %a : i32"]]
    assert len(read) == 1
    assert read[0] <= 6


def test_an_excerpt_that_begins_in_an_operation_stays() -> None:
    text = "    %0 =  arith.addi %a, %a : i32\n    scf.if %c {\n          t.op\n    }\n  }\n  return\n}\nfunc.func @f() {\nreturn\n}\n"
    assert check_formatting(text) == text
    rest = "// -----\nfunc.func @g() {\nreturn\n}\n"
    assert check_formatting(text + rest) == text + rest.replace("return", "  return")
