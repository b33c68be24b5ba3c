"""Excerpts: what is shown of a diagnostic, and that carets stand where they should."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from mlir_ls.commands.output.render import excerpt, heading, highlighted, plain, render
from mlir_ls.diagnostics import Diagnostic, Fix, Related, Severity
from mlir_ls.text import Position, Span, span

CODE = "undefined-value"


def finding(where: Span, message: str = "the message", **others: object) -> Diagnostic:
    return Diagnostic(CODE, Severity.ERROR, where, message, **others)  # type: ignore[arg-type]


def shown(lines: list[str], diagnostic: Diagnostic, width: int = 80) -> str:
    return "\n" + render([diagnostic], lines, "a.mlir", width)


def test_a_caret_for_every_character_marked() -> None:
    lines = ["func.func @f() {", "  %0 = arith.addi %x, %x : i32", "}"]
    assert shown(lines, finding(span(1, 18, 20))) == (
        """
a.mlir:2:19: error: the message [undefined-value]
    2 |   %0 = arith.addi %x, %x : i32
      |                   ^^
"""
    )


def test_related_places_stand_in_the_order_of_the_text() -> None:
    lines = ["%x = a", "one", "two", "use %x", "far", "%x = b"]
    related = (Related(span(5, 0, 2), "again here"), Related(span(0, 0, 2), "first defined here"))
    assert shown(lines, finding(span(3, 4, 6), related=related)) == (
        """
a.mlir:4:5: error: the message [undefined-value]
    1 | %x = a
      | -- first defined here
  ...
    4 | use %x
      |     ^^
    5 | far
    6 | %x = b
      | -- again here
"""
    )


def test_marks_of_one_line_share_it() -> None:
    diagnostic = finding(span(0, 8, 10), related=(Related(span(0, 0, 2), "defined here"),))
    assert shown(["%x = op %x"], diagnostic) == (
        """
a.mlir:1:9: error: the message [undefined-value]
    1 | %x = op %x
      |         ^^
      | -- defined here
"""
    )


def test_of_several_lines_the_first_and_the_last_are_marked() -> None:
    lines = ["a (b,", "   c,", "   d,", "   e) f"]
    assert shown(lines, finding(Span(Position(0, 2), Position(3, 5)))) == (
        """
a.mlir:1:3: error: the message [undefined-value]
    1 | a (b,
      |   ^^^
  ...
    4 |    e) f
      |    ^^
"""
    )


@pytest.mark.parametrize("where", [span(0, 3, 3), span(0, 3, 9), span(0, 9, 12)], ids=["empty", "too long", "after"])
def test_a_caret_after_the_last_character(where: Span) -> None:
    assert shown(["abc"], finding(where)).splitlines()[-2:] == ["    1 | abc", "      |    ^"]


def test_a_place_after_the_last_line_is_moved_to_it() -> None:
    assert shown(["a", "b"], finding(span(7, 0, 1))).splitlines()[-2:] == ["    2 | b", "      | ^"]


def test_without_lines_only_the_heading() -> None:
    assert shown([], finding(span(0, 0, 0))) == "\na.mlir:1:1: error: the message [undefined-value]\n"


def test_an_empty_line_gets_its_caret() -> None:
    assert shown([""], finding(span(0, 0, 0))).splitlines()[-2:] == ["    1 |", "      | ^"]


def test_fixes_and_longer_messages() -> None:
    fix = Fix("use `arith.addi`", ((span(0, 0, 1), "arith.addi"),))
    diagnostic = finding(span(0, 0, 1), "one\ntwo", fixes=(fix,))
    assert shown(["x"], diagnostic) == (
        """
a.mlir:1:1: error: one [undefined-value]
    two
    1 | x
      | ^
      = fix: use `arith.addi`
"""
    )


def test_tabs_become_spaces_and_move_the_caret() -> None:
    assert shown(["\t%0 =\t%x"], finding(span(0, 6, 8))).splitlines()[-2:] == [
        "    1 |     %0 =    %x",
        "      |             ^^",
    ]


def test_wide_characters_take_two_columns() -> None:
    assert shown(['"日本" %x 語'], finding(span(0, 5, 7))).splitlines()[-1] == "      |        ^^"
    assert shown(["%x 日本"], finding(span(0, 3, 5))).splitlines()[-1] == "      |    ^^^^"


def test_combining_characters_take_none() -> None:
    assert shown(["e\u0301e\u0301 %x"], finding(span(0, 5, 7))).splitlines()[-1] == "      |    ^^"


def test_nothing_of_the_source_reaches_the_terminal_as_a_command() -> None:
    diagnostic = finding(span(0, 0, 1), "bad \x1b[2J name \x9b")
    text = render([diagnostic], ["x \x1b]0;title\x07 \u202e \r \x7f \0"], "a\x1b.mlir")
    assert not set(text) & {*map(chr, range(10)), *map(chr, range(11, 32)), "\x7f", "\x9b", "\u202e"}


def test_long_lines_are_cut_around_the_mark() -> None:
    line = "a" * 500 + "%x" + "b" * 500
    heading_, source, carets = render([finding(span(0, 500, 502))], [line], "a.mlir", 60).splitlines()
    assert len(source) <= 60
    assert source.startswith("    1 | ...aaa")
    assert source.endswith("bbb...")
    assert source.index("%x") == carets.index("^^")
    assert ":1:501:" in heading_


def test_a_mark_outside_the_cut_shows_the_line_again() -> None:
    line = "%x" + " " * 500 + "%y"
    diagnostic = finding(span(0, 502, 504), related=(Related(span(0, 0, 2), "here"),))
    rows = render([diagnostic], [line], "a.mlir", 60).splitlines()[1:]
    assert [row.strip() for row in (rows[2], rows[3])] == ["1 | %x" + " " * 44 + "...", "| -- here"]
    assert rows[0].index("%y") == rows[1].index("^^")


def test_carets_stand_below_what_they_mark() -> None:
    seed = 20
    print("seed", seed)
    rng = random.Random(seed)
    for _ in range(300):
        before = "".join(rng.choices("ab \t日é한e\u0301", k=rng.randrange(120)))
        after = "".join(rng.choices("ab \t日é", k=rng.randrange(120)))
        rows = render([finding(span(0, len(before), len(before) + 1))], [before + "X" + after], "a", 70).splitlines()
        assert cell_len(rows[1]) <= 72
        assert cell_len(rows[1].partition("X")[0]) == rows[2].index("^"), (before, after)


def test_a_huge_line_is_not_walked_through() -> None:
    line = '"' + "\t日" * 10_000_000 + '" %x'
    rows = render([finding(span(0, len(line) - 2, len(line)))], [line], "a", 80).splitlines()
    assert rows[1].endswith('日" %x')


def test_what_is_coloured_is_what_is_plain() -> None:
    source = '  %0:2 = "a.b"(%x#1) {m = #map, s = "t"} : (i32) -> !d.t // done @f ^bb0 1.5e3'
    pieces = highlighted(source)
    assert "".join(piece.text for piece in pieces) == source
    assert {(piece.text, piece.style) for piece in pieces} >= {
        ("%0:2", "value"),
        ('"a.b"', "string"),
        ("%x#1", "value"),
        ("#map", "alias"),
        ("i32", "type"),
        ("!d.t", "alias"),
        ("// done @f ^bb0 1.5e3", "comment"),
    }


def test_excerpt_begins_with_the_heading() -> None:
    diagnostic = finding(span(0, 0, 1))
    assert excerpt(diagnostic, ["x"], "a")[:1] == heading(diagnostic, "a")
    assert plain(heading(diagnostic, "a")) == "a:1:1: error: the message [undefined-value]\n"
