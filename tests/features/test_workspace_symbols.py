"""Symbols of files that are not open, found without parsing them."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures import EXAMPLES, analysis_of, text_of
from mlir_ls.features.symbols import EntryKind, outline
from mlir_ls.features.symbols.workspace import FoundSymbol, OpenBraces, matches, ranked, symbols_in_text, symbols_of
from mlir_ls.ods.language import default_language
from mlir_ls.text import split_lines


def shown(text: str) -> list[str]:
    found = symbols_in_text(text_of(text), default_language())
    return [f"{each.line}:{each.start}-{each.end} {each.name} {each.kind.name.lower()}" for each in found]


def test_definitions_are_distinguished_from_uses() -> None:
    text = """
        module @m {
          memref.global "private" constant @table : memref<4xi32> = dense<0>
          func.func private @f(i32) -> i32
          func.func @g(%a: i32) {
            %b = call @f(%a) : (i32) -> i32
            %c = func.call @f(%a) : (i32) -> i32
            %d = llvm.mlir.addressof @table : !llvm.ptr
            nowhere.call @f
            return
          }
          nowhere.function @h {
          }
          // func.func @comment()
        }
    """
    assert shown(text) == [
        "0:7-9 m module",
        "1:35-41 table variable",
        "2:20-22 f function",
        "3:12-14 g function",
        "10:19-21 h function",
    ]


NESTED = """
    module @"outer one" attributes {a = {b = "}"}} {
      module {
        // CHECK: }
        module @inner {
          func.func @deep() { return }
          func.func @long(%a: i32,
                          %b: i32) {
            return
          }
        }
        func.func private @beside(i32) attributes {llvm.emit_c_interface}
      }
    }
    func.func private @outside(i32)
    module @open {
      func.func private @in_open()
    // -----
    "builtin.module"() <{sym_name = "generic"}> ({
      func.func private @in_generic()
    }) : () -> ()
"""


def test_the_symbols_around_a_symbol() -> None:
    outer = '@"outer one"'
    expected = {
        "outer one": "", "inner": outer, "deep": f"{outer}::@inner", "long": f"{outer}::@inner", "beside": outer,
        "outside": "", "open": "", "in_open": "@open", "generic": "", "in_generic": "@generic",
    }  # fmt: skip
    assert {each.name: each.container for each in symbols_of(analysis_of(text_of(NESTED)))} == expected
    quick = {each.name: each.container for each in symbols_in_text(text_of(NESTED), default_language())}
    assert quick == {**expected, "in_generic": ""}  # of the generic form only the symbols are read


def test_the_symbols_around_a_part_of_a_text() -> None:
    first, _, rest = text_of(NESTED).partition("    func.func @deep")
    braces = OpenBraces()
    found = [*symbols_in_text(first, default_language(), 0, braces), *symbols_in_text(rest, default_language(), 4, braces)]
    containers = {each.name: each.container for each in found}
    assert (containers["long"], containers["beside"]) == ('@"outer one"::@inner', '@"outer one"')


def test_what_may_have_a_body() -> None:
    bodies = {each.name for each in symbols_in_text(text_of(NESTED), default_language()) if each.may_have_body}
    assert bodies == {"outer one", "inner", "deep", "long", "open", "generic"}


def test_the_generic_form_and_quotes() -> None:
    assert shown('"func.func"() <{sym_name = "f"}> ({') == ["0:27-30 f function"]
    assert shown('  func.func private @"a name"()') == ["0:18-27 a name function"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_it_agrees_with_the_parser(example: Path) -> None:
    text = example.read_text("utf-8")
    lines = split_lines(text)
    analysis = analysis_of(text)
    quick = {(each.name, each.line) for each in symbols_in_text(text, default_language())}
    assert quick <= {(each.name, each.line) for each in symbols_of(analysis)}
    first_words = {
        (entry.name[1:], entry.line)
        for entry in outline(analysis)
        if entry.name[0] == "@" and entry.name_line == entry.line and not lines[entry.line][: entry.column].strip()
    }
    unknown = {(name, line) for name, line in first_words - quick if not _is_known(lines[line])}
    assert first_words - unknown <= quick


def _is_known(line: str) -> bool:
    operation = line.split()[0].split("(")[0].strip('"')
    return default_language().find(operation, "builtin") is not None


def test_the_lines_of_a_piece_are_counted_on() -> None:
    found = list(symbols_in_text("\nfunc.func private @f()\n\nfunc.func private @g()", default_language(), 100))
    assert [each.line for each in found] == [101, 103]


def test_what_is_not_ascii_is_kept_for_those_who_count_otherwise() -> None:
    found = next(symbols_in_text('func.func private @"é"()', default_language()))
    assert found.lead == 'func.func private @"é"'
    assert next(symbols_in_text("func.func private @f()", default_language())).lead == ""


@pytest.mark.parametrize(
    ("query", "name", "expected"),
    [("", "f", True), ("mm", "matmul", True), ("@MAT", "matmul", True), ("tam", "matmul", False), ("x", "", False)],
)
def test_matching(query: str, name: str, expected: bool) -> None:
    assert matches(query, name) is expected


def test_the_best_match_comes_first() -> None:
    names = ["my_add", "add_more", "a_d_d", "add"]
    found = [("file", FoundSymbol(name, "func.func", EntryKind.FUNCTION, 0, 0, 0)) for name in names]
    assert [each.name for _, each in ranked("add", found)] == ["add", "add_more", "my_add", "a_d_d"]
