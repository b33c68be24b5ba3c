"""Characters that cannot be seen and that MLIR does not take as white space, such as the no-break spaces of a web page."""

from __future__ import annotations

import pytest

from fixtures import OPTIONS
from mlir_ls.analysis import analyze, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.fixes import fixes
from mlir_ls.text import Position, Span, replaced, split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

PLACES = (
    "func.func @f() {~\n  return\n}",
    "func.func @f() {\n~return\n}",
    "func.func @f() {\n~  \n  return\n}",
    "func.func~@f() {\n  return\n}",
    "func.func @f() {\n  return~\n}",
    "func.func @f() {\n  return\n}~",
    "func.func @f(%a: i32,~\n   %b: i32) {\n  return\n}",
    "func.func @f() {\n^bb0:~\n  return\n}",
    "#m = affine_map<(d0) -> (d0)>~",
    "func.func @f() attributes {a = 1 : i32~} {\n  return\n}",
    "func.func @f(%a: tensor<4x~f32>) {\n  return\n}",
)
CHARACTERS = {
    "\u00a0": "U+00A0 (no-break space)",
    "\u200b": "U+200B (zero width space)",
    "\u3000": "U+3000 (ideographic space)",
    "\f": "U+000C",
    "\x85": "U+0085",
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_each_is_an_error_where_it_stands(place: str, character: str) -> None:
    before = place[: place.index("~")].split("\n")
    found = [each for each in check_text(place.replace("~", character)) if each.severity is Severity.ERROR]
    assert [each.span.start for each in found] == [Position(len(before) - 1, len(before[-1]))]
    assert found[0].message.endswith(f"but got {CHARACTERS[character]}")


@needs_mlir_opt
@pytest.mark.parametrize("character", CHARACTERS)
def test_mlir_reads_none_of_them(character: str) -> None:
    for place in PLACES:
        run = mlir_opt(text=place.replace("~", character))
        assert "unexpected character" in run.stderr


def offered(text: str, line: int, character: int) -> dict[str, str]:
    """The text after each fix that is offered at a place, by its title."""
    analysis, place = analyze(split_lines(text), OPTIONS), Position(line, character)
    found = fixes(analysis, Span(place, place))
    return {fix.title: "\n".join(replaced(analysis.document.lines, fix.edits)) for _, fix in found}


def test_one_is_replaced_or_removed() -> None:
    assert offered("func.func\u00a0@f() {\n  return\n}", 0, 9) == {
        "Replace U+00A0 (no-break space)": "func.func @f() {\n  return\n}"
    }
    assert offered("func.func @f() {\u200b\n  return\n}", 0, 16) == {
        "Remove U+200B (zero width space)": "func.func @f() {\n  return\n}"
    }


def test_all_of_a_text_that_was_pasted() -> None:
    text = 'func.func @f() {~\n~~%0 = arith.constant~1 : i32 // a~b\n~~"test.use"(%0) {c = "d~e"} : (i32) -> ()\n~~return\n}'
    found = offered(text.replace("~", "\u00a0"), 1, 0)
    right = 'func.func @f() { \n  %0 = arith.constant 1 : i32 // a~b\n  "test.use"(%0) {c = "d~e"} : (i32) -> ()\n  return\n}'
    assert found["Replace or remove all 8 characters that cannot be seen"] == right.replace("~", "\u00a0")


ENTITIES = {
    "func.func private @f(memref&lt;4xf32>)": (27, "expected `<`, but got `&lt;`, which is how HTML spells '<'"),
    "func.func private @f() -&gt; i32": (23, "expected '->' or '{' of the body, but got '-'; '&gt;' is how HTML spells '>'"),
    "func.func private @&#8203;f()": (19, "expected '(', but got '&#8203;', which is how HTML spells U+200B (zero width space)"),
    "func.func private @f() attributes {a = &quot;b&quot;}": (39, "expected an attribute, but got '&quot;', which is how HTML spells '\"'"),
}


@pytest.mark.parametrize("text", ENTITIES)
def test_what_html_spells_is_one_error(text: str) -> None:
    (found,) = [each for each in check_text(text) if each.severity is Severity.ERROR]
    assert (found.span.start.character, found.message) == ENTITIES[text]


def test_entities_of_a_page_are_read() -> None:
    text = 'func.func @&#8203;f(%a: memref&lt;4xf32&gt;) -&gt; i32 { // a &lt; b\n&nbsp;"t.use"() {s = "&amp;"} : () -&gt; ()\n}'
    found = offered(text, 0, 11)
    right = 'func.func @f(%a: memref<4xf32>) -> i32 { // a < b\n "t.use"() {s = "&"} : () -> ()\n}'
    assert found["Replace or remove all 8 entities of HTML"] == right
    assert offered("func.func private @f() -&gt; i32", 0, 23) == {"Replace '&gt;' by '>'": "func.func private @f() -> i32"}


def test_what_html_does_not_spell_stays() -> None:
    text = 'func.func private @f(i32) attributes {a = "&lt;", b = #c.d<&lt; &none;>}'
    assert [each.code for each in check_text(text) if each.severity is Severity.ERROR] == []
    assert [each for each in offered("func.func private @f(memref&none;)", 0, 27) if "HTML" in each] == []


def test_symbols_whose_names_are_damaged_are_not_defined_twice() -> None:
    text = "func.func private @\u200bf()\nfunc.func private @\u200bg()"
    assert [each.code for each in check_text(text)] == ["expected-token", "expected-token"]
    assert [each.code for each in check_text('func.func private @""()\nfunc.func private @""()')] == ["redefined-symbol"]


def test_characters_of_typesetting_are_one_error() -> None:
    text = "func.func @f(%a: i32) → i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}"
    (found,) = check_text(text)
    assert (found.span.start, found.message) == (
        Position(0, 22),
        "expected '->' or '{' of the body, but got '→', which looks like '->'",
    )
    assert offered(text, 0, 22) == {"Replace '→' by '->'": text.replace("→", "->")}


def test_all_characters_of_typesetting_are_replaced() -> None:
    text = 'func.func @f(%a: i32) {\n  %0 = “t.op”(%a) {a = −1 : i32, b = "“"} : (i32) → i32 // “c”\n  return\n}'
    right = 'func.func @f(%a: i32) {\n  %0 = "t.op"(%a) {a = -1 : i32, b = "“"} : (i32) -> i32 // “c”\n  return\n}'
    assert offered(text, 1, 7)["Replace all 4 characters that look like those of MLIR"] == right


@pytest.mark.parametrize(
    ("line", "fixed"),
    [
        ("  # done", "  // done"),
        ("  func.func private @f() # done", "  func.func private @f() // done"),
        ("  func.func private @f() /* done */", "  func.func private @f() // done"),
        ("  /* done", "  // done"),
    ],
)
def test_comments_of_other_languages(line: str, fixed: str) -> None:
    text = f"module {{\n{line}\n}}"
    column = min([line.find(mark) for mark in ("#", "/*") if mark in line])
    found = [each for each in check_text(text) if each.span.start == Position(1, column)]
    assert [each.message.partition("; ")[2] for each in found] == ["comments begin with '//'"]
    assert offered(text, 1, column) == {"Begin the comment with '//'": text.replace(line, fixed)}


def test_a_comment_within_a_line_stays() -> None:
    assert "Begin the comment with '//'" not in offered("func.func private @f() /* a */ attributes {b}", 0, 23)
