"""Operations of unknown syntax: what their tokens alone show."""

from __future__ import annotations

import pytest
from shapes import Header

from fixtures import analysis_of, text_of
from trees import outline


def read(text: str) -> Header:
    header = Header(text)
    assert not header.shape.known
    return header


@pytest.mark.parametrize(
    ("text", "uses"),
    [
        ("own.op", []),
        ("own.op %a, %b#2 : i32", ["%a", "%b#2"]),
        ("own.op(%a)[%b] to %c {x = 1} : (i32) -> ()", ["%a", "%b", "%c"]),
        ("%r = own.op %a = %b : i32", ["%a", "%b"]),
        ("own.op <%a, [(%b)]> -> %c", ["%a", "%b", "%c"]),
    ],
)
def test_operands(text: str, uses: list[str]) -> None:
    header = read(text)
    assert (header.kind, header.rest) == ("complete", "")
    assert header.uses() == uses


@pytest.mark.parametrize(
    ("text", "unsure"),
    [
        ("own.loop %i = %a to %b", ["%i", "%a", "%b"]),
        ("own.loop (%i, %j) = (%a, %b) {}", ["%i", "%j", "%a", "%b"]),
        ("own.loop (%i) -> (%a) {}", ["%i", "%a"]),
        ("own.loop (%i) -> (i32) {}", []),
        ("own.func @f(%a : i32, in %b: i32)", ["%a", "%b"]),
        ("own.call (%a : i32)", ["%a"]),
        ("own.call %a, %b#1 : i32", []),
        ("own.call (%a, %b) : (i32, i32) -> i32", []),
        ("own.call @f::@g(%a) : (i32) -> i32", []),
        ("own.call @f(%a)", ["%a"]),
        ("own.load %a[%i]", ["%i"]),
        ("own.await %a => %b", ["%a", "%b"]),
        ('own.loop %i loc("x") = 0 to 4 {\n}', ["%i"]),
        ('own.cast %a loc("x")', []),
        ("own.bind %a -> %b as !own.t", ["%b"]),
        ("own.let %a in %b", ["%a", "%b"]),
        ("own.loop %i : !own.t<x> = %a : !own.t to %b", ["%i", "%a", "%b"]),
        ("own.loop %i : memref<4xf32> in %a", ["%i", "%a"]),
        ("own.loop %i : (i32) -> i32 in %a", ["%a"]),
        ("own.cast %a, %b : !own.t<[1, <x>]>, i32 {x}", []),
        ("own.cast %a : tensor<4xf32> to i32", []),
        ("own.cast %a :", []),
        ("own.apply %a : (tensor<4xf32>, i32) -> i32", []),
    ],
)
def test_what_may_be_an_argument(text: str, unsure: list[str]) -> None:
    header = read(text)
    assert [f"%{header.names[slot]}" for slot in header.shape.unsure] == unsure


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("own.op %a : !own.t<[2, 3>", "expected ']', but got '>'"),
        ("own.op %a : !own.t<2], 3>", "expected '>', but got ']'"),
        ("own.op %a #own.k<{a = (1}>", "expected ')', but got '}'"),
        ("own.op %a : !own.t<2, i32 -> !own.t<3>", "expected '>' in the body of '!own.t'"),
        ("own.op %a : !own.t<(i32) -> (f32), \"]>\">", None),
        ("own.op %a : !own.t<a => b, c>", None),
        ("own.op %a : !own.t <[2, 3)", None),
        ("own.op key<[2, 3)>", None),
    ],
)
def test_the_body_of_a_type_has_brackets_that_balance(text: str, message: str | None) -> None:
    refusal = read(text).shape.refusal
    assert (None if refusal is None else refusal.message) == message


@pytest.mark.parametrize(
    ("text", "closed"),
    [
        ("own.op %a] : i32", "]"),
        ("own.op %a), %b) : i32", ")"),
        ("own.op @f%a) to (%b)", ")"),
        ("own.op ({%a) in %b}) : i32", ")"),
        ("own.op %a : tensor<f32>>", ">"),
        ("own.op %a : (vector<4xf32>>, i32)", ">"),
        ("own.op {own.kind = 4, sizes = [1]]} : i32", "]"),
        # these may be operators, arrows and intervals
        ("own.op %a in [0, 4), %b in (0, 4], %c", None),
        ("own.op (%a in [0, 4)) : i32", None),
        ("own.op %a > %b : i1", None),
        ("own.op (%a>%b) : i1", None),
        ("own.op %a -> %b, %c => %d", None),
        ("own.op < %a, %b>, 4 : i1", None),
        ("own.op <%a >= %b>, 4 : i1", None),
        ("own.op (%a <%b) : i1", None),
        ("own.op %a |> @f, 4", None),
        ('own.op "(]" %a', None),
    ],
)
def test_brackets_that_close_nothing(text: str, closed: str | None) -> None:
    refusal = read(text).shape.refusal
    assert (None if refusal is None else refusal.message) == (None if closed is None else f"this '{closed}' closes nothing")


@pytest.mark.parametrize(
    ("text", "character"),
    [
        ("own.op %a;", "';'"),
        ("own.op 'word' : i32", "'''"),
        ("own.op $a & %b", "'$'"),
        ("own.op `attr` %a", "'`'"),
        ("own.op(~%a) \\ 4", "'~'"),
        ("own.op %a × %b", "'×'"),
        ("own.op %a :\u00a0i32", "U+00A0 (no-break space)"),
        # strings and names hold more, and a dialect may read what stands in angle brackets by itself
        ('own.op "a; b\\\\" %a$b, @c$d, own$word', None),
        ("own.op #own.a<x; y> : !own<'t' & [é]>", None),
        ("own.op %a ? * / | + - ... :: == >= loc(unknown)", None),
    ],
)
def test_characters_that_begin_no_token(text: str, character: str | None) -> None:
    refusal = read(text).shape.refusal
    expected = None if character is None else f"unexpected character {character}"
    assert (None if refusal is None else refusal.message) == expected


def test_results_have_no_known_types_and_any_number() -> None:
    header = read("%a, %b:3 = own.op : i32")
    assert header.kind == "complete"
    assert header.definitions() == ["%a : ?", "%b:3 : ?, ?, ?"]
    assert header.shape.result_count is None


@pytest.mark.parametrize(
    ("text", "symbol", "uses"),
    [
        ("own.func @f(%a: i32)", "@f", []),
        ("own.global private @g = 4", "@g", []),
        ('own.func @"f g"()', '"f g"', []),
        ("own.call %a @f", None, ["@f"]),
        ("%r = own.call @f()", None, ["@f"]),
        ("own.use @a::@b", None, ["@a::@b"]),
        ("own.func @f uses @g, @h::@i", "@f", ["@g", "@h::@i"]),
    ],
)
def test_symbols(text: str, symbol: str | None, uses: list[str]) -> None:
    header = read(text)
    assert header.symbol() == symbol
    assert header.symbol_uses() == uses


def test_successors() -> None:
    assert read("own.br %a, ^x(%b : i32), ^y").successors() == ["^x %b", "^y"]
    assert read("own.br %a, ^x(%b), ^y [%c]").successors() == ["^x", "^y"]


def test_aliases() -> None:
    assert read("own.op #map %a : tensor<4x!t> -> !own.type<3>").aliases() == ["#map", "!t"]


@pytest.mark.parametrize(
    ("text", "kind", "regions", "rest"),
    [
        ("own.loop %i = %a { %b = own.x", "opened", [["%i?", "%a?"]], " %b = own.x"),
        ("own.op { ^bb0:", "opened", [[]], " ^bb0:"),
        ('own.op { "a.b"() : () -> ()', "opened", [[]], ' "a.b"() : () -> ()'),
        ("own.op { own.inner %a", "opened", [[]], " own.inner %a"),
        ("own.op {…}", "complete", [[]], ""),
        ("own.op {…} else {…} {a = 1}", "complete", [[], []], ""),
        ("own.op {a = 1, b}", "complete", [], ""),
        ("own.op {a}", "complete", [], ""),
        ("own.op {}", "complete", [], ""),
        ("own.op {\n  a.b\n}", "opened", [[]], "\n  a.b\n}"),
        ("own.op {\n  a.b <c>\n}", "opened", [[]], "\n  a.b <c>\n}"),
        ("own.op {a.b}", "complete", [], ""),
        ('own.op {"a" = 1}', "complete", [], ""),
        ("own.op {a = {b = [1, {c}]}} %x", "complete", [], ""),
        ("own.op {a = !own.b, c}", "complete", [], ""),
        ("own.op {%a, %b}", "complete", [], ""),
        ("own.op {%a = %b}", "complete", [], ""),
        ("own.op {\n  in %a,\n  out %b\n}", "complete", [], ""),
        ("own.op {\n  in %a\n  %b = own.c\n}", "opened", [[]], "\n  in %a\n  %b = own.c\n}"),
        ("own.op {^a, ^b}", "complete", [], ""),
        ("own.op {\n^a(%x : (i32) -> i32):", "opened", [[]], "\n^a(%x : (i32) -> i32):"),
        ("own.op {\n  %a, %b:2 = own.c", "opened", [[]], "\n  %a, %b:2 = own.c"),
        ("own.op {%a => %b}", "complete", [], ""),
        ("own.op {case <%a> {…} case <%b> {…}} -> i32", "complete", [["%a?"], ["%a?", "%b?"]], ""),
        ("own.op => !own.t", "complete", [], ""),
        ("own.op {", "incomplete", [], ""),
        ("own.op {a = 1,", "incomplete", [], ""),
        ("own.op [", "incomplete", [], ""),
        ("own.op %a }", "complete", [], " }"),
        ('own.op %a loc("x")', "complete", [], ""),
        ('own.op @a = loc(unknown) loc("x":1:2)', "complete", [], ""),
        ('own.op loc(fused["a", "b"]) to %a', "complete", [], ""),
        ('own.op loc("x") own.next', "complete", [], " own.next"),
        ("own.op %a %b = own.next", "complete", [], " %b = own.next"),
        ('own.op %a %b = "own.next"()', "complete", [], ' %b = "own.next"()'),
    ],
)
def test_braces_and_the_end(text: str, kind: str, regions: list[list[str]], rest: str) -> None:
    header = read(text)
    assert (header.kind, header.rest) == (kind, rest)
    assert header.regions() == regions


@pytest.mark.parametrize(
    "text",
    ["own.op )", "own.op ]]> %a", "own.op <- %a", "own.op a > b", "own.op a < b", "own.op (]", "own.op :: , = ->", "own.op 4 x 5"],
)
def test_no_tokens_are_an_error(text: str) -> None:
    assert read(text).kind in ("complete", "incomplete")


def test_a_word_on_a_deeper_line_goes_on_with_the_operation_in_front() -> None:
    text = text_of(
        """
        own.func @f() {
          %0 = own.pair %a
            where %b
            and %c
          own.loop %a
              to %b {
            first %0
            own.second
          }
          third %0
          own.fourth
        }
        func.func @g() {
          %0 = arith.constant 1 : i32
            unknown %0
          return
        }
        """
    )
    assert outline(analysis_of(text).document) == text_of(
        """
        0:0 own.func
          1:2 own.pair
          4:2 own.loop
            6:4 first
            7:4 own.second
          9:2 third
          10:2 own.fourth
        12:0 func.func
          13:2 arith.constant
          14:4 unknown !unknown-operation
          15:2 func.return
        """
    ).rstrip()
