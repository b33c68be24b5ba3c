"""The outline of a document."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures import EXAMPLES, analysis_of, text_of
from mlir_ls.features.symbols import MAX_OUTLINE_DEPTH, Entry, EntryKind, outline
from mlir_ls.text import split_lines


def shown(text: str) -> list[str]:
    """The outline of a text: a line for each entry, indented by its depth."""
    return [
        f"{'  ' * entry.depth}{entry.name} [{entry.detail}] {EntryKind(entry.kind).name.lower()}"
        for entry in outline(analysis_of(text_of(text)))
    ]


def check(text: str, *expected: str) -> None:
    assert shown(text) == list(expected)


def test_functions_globals_and_modules() -> None:
    check(
        """
        module @outer {
          memref.global "private" @table : memref<4xi32>
          func.func @f() {
            return
          }
          func.func private @g()
        }
        """,
        "@outer [builtin.module] module",
        "  @table [memref.global] variable",
        "  @f [func.func] function",
        "  @g [func.func] function",
    )


def test_loops_and_blocks_inside_of_functions() -> None:
    check(
        """
        func.func @f(%n: index, %c: i1) {
          %sum = scf.for %i = %n to %n step %n iter_args(%x = %n) -> (index) {
            scf.if %c {
              "test.use"() : () -> ()
            }
            scf.yield %x : index
          }
          cf.br ^next(%n, %c : index, i1)
        ^next(%a: index, %b: i1):
          scf.if %b {
          }
          cf.br ^last
        ^last:
          return
        }
        """,
        "@f [func.func] function",
        "  scf.for [%sum] operator",
        "    scf.if [] operator",
        "  ^next [2 arguments] key",
        "    scf.if [] operator",
        "  ^last [] key",
    )


def test_a_symbol_in_generic_form_and_one_in_quotes() -> None:
    check(
        """
        "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
          "func.return"() : () -> ()
        }) : () -> ()
        func.func private @"a name"()
        """,
        "@f [func.func] function",
        "@a name [func.func] function",
    )


def test_operations_that_are_not_known() -> None:
    check(
        """
        nowhere.function @f {
          nowhere.loop {
            nowhere.x
          }
        }
        """,
        "@f [nowhere.function] class",
        "  nowhere.loop [] operator",
    )


def test_every_part_of_a_split_file() -> None:
    function = "@f [func.func] function"
    check("func.func private @f()\n// -----\nfunc.func private @f()", function, function)


def test_a_broken_operation_keeps_its_place() -> None:
    check(
        """
        func.func @f(%n: index) {
          %x = scf.for %i = %n to ??? {
          }
          func.func private @inside()
          return
        }
        """,
        "@f [func.func] function",
        "  scf.for [%x] operator",
        "  @inside [func.func] function",
    )


def test_where_an_entry_stands() -> None:
    entry = outline(analysis_of("\n  func.func private\n    @f() {\n    }"))[0]
    assert (entry.line, entry.column) == (1, 2)
    assert (entry.name_line, entry.name_start, entry.name_end) == (2, 4, 6)
    assert (entry.end_line, entry.end_column) == (3, 5)


def test_a_damaged_entry_ends_before_the_empty_lines_after_it() -> None:
    entry = outline(analysis_of("func.func @f(half(\n  %a: i32\n) {\n}\n"))[0]
    assert (entry.end_line, entry.end_column) == (3, 1)


@pytest.mark.parametrize("ending", ["", "\n", "\n\n// -----\n"])
def test_an_entry_whose_region_is_not_closed_holds_what_is_inside(ending: str) -> None:
    text = "module {\n  func.func @f() {\n  ^a:\n    cf.br ^b\n  ^b:\n    return" + ending
    entries = outline(analysis_of(text))
    assert [entry.name for entry in entries] == ["builtin.module", "@f", "^a", "^b"]
    lines = text.split("\n")
    last = (5, 10) if not ending else (len(lines) - 1, 0) if ending == "\n" else (7, 0)
    assert [(entry.end_line, entry.end_column) for entry in entries] == [last, last, (4, 2), last]


def test_very_deep_regions_are_cut_off() -> None:
    entries = outline(analysis_of('"test.x"() ({\n' * 3000 + "}) : () -> ()\n" * 3000))
    assert [entry.depth for entry in entries] == list(range(MAX_OUTLINE_DEPTH))


def test_an_empty_document() -> None:
    assert outline(analysis_of("")) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_names_are_inside_of_their_entries_and_entries_inside_of_those_around_them(example: Path) -> None:
    text = example.read_text("utf-8")
    lines = split_lines(text)
    around: list[Entry] = []
    for entry in outline(analysis_of(text)):
        assert (entry.line, entry.column) <= (entry.name_line, entry.name_start)
        assert (entry.name_line, entry.name_end) <= (entry.end_line, entry.end_column)
        assert entry.end_line < len(lines)
        assert entry.end_column <= len(lines[entry.end_line])
        del around[entry.depth :]
        assert len(around) == entry.depth, "a depth was left out"
        if around:
            assert (around[-1].line, around[-1].column) <= (entry.line, entry.column)
            assert (entry.end_line, entry.end_column) <= (around[-1].end_line, around[-1].end_column)
        around.append(entry)
