"""The vocabulary in which syntaxes are written: what each word reads, and where it says that something is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mlir_ls.syntax.erase import erase, restore
from mlir_ls.syntax.reader import Broken, HeaderReader, Incomplete, RegionBegins, is_type_start
from mlir_ls.syntax.shape import Symbol
from mlir_ls.syntax.tokens import REGION
from plain_leaves import PARSER, parse_type


def reader_of(text: str) -> HeaderReader:
    """A reader of a text, in which `…` stands for the content of a region."""
    return HeaderReader(erase(text.replace("…", REGION)).text, PARSER)


def rest_of(reader: HeaderReader) -> str:
    """What has not been read yet, without names."""
    return reader.text[reader.offset() :].replace(REGION, "…")


def read(text: str, function: Callable[[HeaderReader], object]) -> tuple[object, str]:
    """What a function reads from a text, and the rest."""
    reader = reader_of(text)
    return function(reader), rest_of(reader)


def fault_of(text: str, function: Callable[[HeaderReader], object]) -> str:
    """The text with carets below the place at which a function gives up, and what it says there.

    Before the code stands `more` where the next line may bring what is missing.
    """
    reader = reader_of(text)
    with pytest.raises(Broken) as raised:
        function(reader)
    fault = raised.value.fault
    names = erase(text).names
    start, end = (len(restore(reader.text[:offset], names)) for offset in (fault.start, fault.end))
    more = "more " if isinstance(raised.value, Incomplete) else ""
    return f"{text}\n{' ' * start}{'^' * (end - start)} {more}{fault.code}: {fault.message}"


def check_fault(fixture: str, function: Callable[[HeaderReader], object]) -> None:
    """Compares a text with a line of carets below it with what is found."""
    text, _, _ = fixture.partition("\n")
    assert fault_of(text, function) == fixture


class TestTokens:
    def test_peeking_takes_nothing(self) -> None:
        reader = reader_of("a b c")
        assert reader.peek() == "a"
        assert [reader.peek_at(ahead) for ahead in (0, 1, 2, 3, 9)] == ["a", "b", "c", "", ""]
        assert reader.offset() == 0

    def test_next_stays_at_the_end(self) -> None:
        reader = reader_of("a b")
        assert [reader.next(), reader.next(), reader.next(), reader.next()] == ["a", "b", "", ""]
        assert reader.at_end()
        assert reader.end_of_last() == 3

    def test_places(self) -> None:
        reader = reader_of("  ab   cd")
        assert (reader.offset(), reader.end_of_last()) == (2, 0)
        reader.next()
        assert (reader.offset(), reader.end_of_last()) == (7, 4)

    def test_accept(self) -> None:
        reader = reader_of("a b")
        assert not reader.accept("b")
        assert reader.accept("a")
        assert reader.accept("b")
        assert not reader.accept("c")
        assert reader.expected == {"c"}

    @pytest.mark.parametrize("text", [">= 1", "== 1", "<= 1"])
    def test_accept_takes_the_front_of_a_longer_token(self, text: str) -> None:
        assert read(text, lambda reader: reader.accept(text[0])) == (True, "= 1")

    def test_accept_any(self) -> None:
        assert read("to step", lambda reader: reader.accept_any(["min", "to"])) == ("to", "step")
        reader = reader_of("")
        assert reader.accept_any(["min", "to"]) is None
        assert reader.expected == {"min", "to"}

    def test_expect(self) -> None:
        assert read(": i32", lambda reader: reader.expect(":")) == (None, "i32")
        check_fault("abc\n^^^ expected-token: expected ':', but got 'abc'", lambda reader: reader.expect(":"))
        check_fault("%ab\n^^^ expected-token: expected ':', but got an SSA value", lambda reader: reader.expect(":"))
        check_fault("@ab\n^^^ expected-token: expected ':', but got a symbol", lambda reader: reader.expect(":"))

    def test_what_is_missing_at_the_end_may_come_in_the_next_line(self) -> None:
        def both(reader: HeaderReader) -> None:
            reader.keyword()
            reader.expect(":")

        check_fault("abc\n  ^ more expected-token: expected ':', but got the end of the operation", both)

    def test_a_long_token_is_cut_in_the_message(self) -> None:
        assert "'" + "a" * 37 + "…'" in fault_of("a" * 60, lambda reader: reader.expect(":"))


class TestWords:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("abc d", ("abc", "d")),
            ("a.b_1$ d", ("a.b_1$", "d")),
            ("_x", ("_x", "")),
            ("1a", (None, "1a")),
            ('"a"', (None, '"a"')),
            ("tensor<4xi1>", (None, "tensor<4xi1>")),
            ("-> i32", (None, "-> i32")),
            ("", (None, "")),
        ],
    )
    def test_keyword(self, text: str, expected: tuple[str | None, str]) -> None:
        assert read(text, HeaderReader.opt_keyword) == expected

    def test_keyword_is_missing(self) -> None:
        check_fault("%a\n^^ expected-token: expected a keyword, but got an SSA value", HeaderReader.keyword)

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ('"a" b', ('"a"', "b")),
            (r'"a\"b" c', (r'"a\"b"', "c")),
            (r'"\\" c', (r'"\\"', "c")),
            ('""', ('""', "")),
            ("a", (None, "a")),
        ],
    )
    def test_string(self, text: str, expected: tuple[str | None, str]) -> None:
        assert read(text, HeaderReader.opt_string) == expected

    @pytest.mark.parametrize("text", ['"abc', '"', r'"abc\"', r'"a\\\"'])
    def test_string_is_not_closed(self, text: str) -> None:
        carets = "^" * len(text)
        check_fault(f"{text}\n{carets} unclosed-string: the string is not closed on its line", HeaderReader.opt_string)

    def test_string_is_missing(self) -> None:
        check_fault("abc\n^^^ expected-token: expected a string, but got 'abc'", HeaderReader.string)

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("12 x", (12, "x")),
            ("-12 x", (-12, "x")),
            ("0x1F", (31, "")),
            ("-0x10", (-16, "")),
            ("007", (7, "")),
            ("1.5", (None, "1.5")),
            ("4x8", (None, "4x8")),
            ("0xto", (None, "0xto")),
            ("-a", (None, "-a")),
            ("9" * 5000, (0, "")),
        ],
    )
    def test_integer(self, text: str, expected: tuple[int | None, str]) -> None:
        assert read(text, HeaderReader.opt_integer) == expected

    def test_integer_is_missing(self) -> None:
        check_fault("1.5\n^^^ expected-token: expected an integer, but got '1.5'", HeaderReader.integer)

    @pytest.mark.parametrize(("text", "number"), [("1.5e-3", "1.5e-3"), ("- 4", "-4"), ("0x7F", "0x7F")])
    def test_number(self, text: str, number: str) -> None:
        assert read(text, HeaderReader.number) == (number, "")

    def test_number_is_missing(self) -> None:
        check_fault("abc\n^^^ expected-token: expected a number, but got 'abc'", HeaderReader.number)


class TestLists:
    def test_comma_list(self) -> None:
        assert read("a, b,c d", lambda reader: reader.comma_list(reader.keyword)) == (["a", "b", "c"], "d")

    def test_comma_list_ends_with_an_item(self) -> None:
        check_fault(
            "a, )\n   ^ expected-token: expected a keyword, but got ')'", lambda reader: reader.comma_list(reader.keyword)
        )

    @pytest.mark.parametrize("text", ["(a, b) c", "[a, b] c", "{a, b} c", "<a, b> c"])
    def test_delimited(self, text: str) -> None:
        assert read(text, lambda reader: reader.delimited(text[0], reader.keyword)) == (["a", "b"], "c")

    def test_delimited_may_be_empty(self) -> None:
        assert read("() c", lambda reader: reader.delimited("(", reader.keyword)) == ([], "c")

    def test_delimited_is_not_closed(self) -> None:
        check_fault(
            "(a, b c\n      ^ expected-token: expected ')', but got 'c'",
            lambda reader: reader.delimited("(", reader.keyword),
        )

    def test_opt_delimited(self) -> None:
        assert read("a", lambda reader: reader.opt_delimited("(", reader.keyword)) == (None, "a")
        assert read("(a)", lambda reader: reader.opt_delimited("(", reader.keyword)) == (["a"], "")

    @pytest.mark.parametrize("text", ["(a [b {c}] d) e", "{} e", "<a, (b)> e", "[[[]]] e"])
    def test_balanced(self, text: str) -> None:
        assert read(text, HeaderReader.balanced) == ((0, len(text) - 2), "e")

    def test_balanced_is_not_closed(self) -> None:
        assert "more unclosed-bracket" in fault_of("(a [b] c", HeaderReader.balanced)


class TestValues:
    @pytest.mark.parametrize(
        ("text", "number", "rest"), [("%a : x", 0, ": x"), ("%a#3 : x", 3, ": x"), ("%a #3 : x", 3, ": x")]
    )
    def test_use(self, text: str, number: int, rest: str) -> None:
        reader = reader_of(text)
        assert reader.use() == 0
        assert (reader.use_slots, reader.use_numbers, reader.use_types) == ([0], [number], [None])
        assert rest_of(reader) == rest

    def test_use_is_missing(self) -> None:
        check_fault("abc\n^^^ expected-token: expected an SSA value, but got 'abc'", HeaderReader.use)

    def test_uses(self) -> None:
        reader = reader_of("%a, %b#1, %c : x")
        assert reader.uses() == [0, 1, 2]
        assert reader.uses() == []

    def test_uses_end_with_one(self) -> None:
        check_fault("%a, b\n    ^ expected-token: expected an SSA value, but got 'b'", HeaderReader.uses)

    def test_types_of_uses(self) -> None:
        reader = reader_of("%a, %b")
        reader.give_types(reader.uses(), [parse_type("i32"), None], 0)
        assert reader.use_types == [parse_type("i32"), None]

    def test_types_in_the_wrong_number(self) -> None:
        def read_all(reader: HeaderReader) -> None:
            uses = reader.uses()
            reader.expect(":")
            start = reader.offset()
            reader.give_types(uses, reader.types(), start)
            reader.expect(".")

        check_fault("%a : i1, i2 .\n     ^^^^^^ type-count: 1 operand but 2 types, expected one for each", read_all)
        check_fault("%a, %b : i1\n         ^^ more type-count: 2 operands but 1 type, expected one for each", read_all)

    def test_slots_count_sigils_of_all_kinds(self) -> None:
        reader = reader_of("@f %a loc(#loc1) %b")
        slots = []
        while not reader.at_end():
            if reader.peek() in ("%", "@", "#loc"):
                slots.append(reader.slot())
            reader.next()
        assert slots == [0, 1, 2, 3]

    def test_definition(self) -> None:
        assert read("%a = x", HeaderReader.definition_slot) == (0, "= x")
        check_fault("^a\n^^ expected-token: expected an SSA name, but got '^a'", HeaderReader.definition_slot)


class TestTypes:
    @pytest.mark.parametrize(
        ("text", "rest"),
        [
            ("i32, x", ", x"),
            ("index to", "to"),
            ("none, x", ", x"),
            ("tensor<4x?xf32> x", "x"),
            ("tensor<4xf32, #a.b<{x = [1]}>> x", "x"),
            ("memref<?x4xi8, strided<[1, ?], offset: ?>, 3> x", "x"),
            ("vector<[4]x2xf32> x", "x"),
            ("complex<f32> x", "x"),
            ("tuple<i1, tuple<>> x", "x"),
            ("!a x", "x"),
            ("!a.b x", "x"),
            ("!a.b<c, !d, [(>)]>> x", None),
            ("!a<b<c> x> x", "x"),
            ("(i32, f32) -> i1 x", "x"),
            ("() -> () x", "x"),
            ("() -> (i32, i1) x", "x"),
            ("(() -> ()) -> (() -> i1) x", "x"),
            ("ui8 x", "x"),
            ("bf16 x", "x"),
            ("f8E4M3FN x", "x"),
        ],
    )
    def test_where_a_type_ends(self, text: str, rest: str | None) -> None:
        if rest is None:
            with pytest.raises(Broken):
                reader_of(text).type()
            return
        found, after = read(text, HeaderReader.type)
        assert after == rest
        assert found is parse_type(text[: len(text) - len(rest)].strip())

    @pytest.mark.parametrize("token", ["i32", "si4", "ui8", "f32", "index", "none", "!t", "(", "tensor", "vector<4>"])
    def test_what_begins_a_type(self, token: str) -> None:
        assert is_type_start(token)

    @pytest.mark.parametrize("token", ["", "%", "@", "if", "step", "init", "i", "x", "#t", "[", "4", "into", "from"])
    def test_what_begins_none(self, token: str) -> None:
        assert not is_type_start(token)

    def test_type_is_missing(self) -> None:
        check_fault("abc\n^^^ expected-token: expected a type, but got 'abc'", HeaderReader.type)

    def test_a_fault_inside_a_type_is_where_the_type_goes_wrong(self) -> None:
        shown = fault_of("tensor<4xwrong>", HeaderReader.type).split("\n")[1]
        assert shown.startswith(" " * 9 + "^")
        assert "bad-type: " in shown

    def test_brackets_of_a_type_are_not_closed(self) -> None:
        assert "more unclosed-bracket" in fault_of("!a.b<c", HeaderReader.type)

    def test_a_function_type_has_an_arrow_and_results(self) -> None:
        check_fault("(i32) i32\n      ^^^ expected-token: expected '->' of a function type, but got 'i32'", HeaderReader.type)
        check_fault(
            "() -> x\n      ^ expected-token: expected the result type of a function type, but got 'x'", HeaderReader.type
        )

    def test_types(self) -> None:
        assert read("i32, index x", HeaderReader.types) == ([parse_type("i32"), parse_type("index")], "x")

    def test_function_types(self) -> None:
        assert read("(i1, i2) -> (i3, i4) x", HeaderReader.function_types) == (
            ([parse_type("i1"), parse_type("i2")], [parse_type("i3"), parse_type("i4")]),
            "x",
        )
        assert read("() -> i1 x", HeaderReader.function_types) == (([], [parse_type("i1")]), "x")

    def test_a_function_type_after_an_arrow_stands_in_parentheses(self) -> None:
        assert read("(i1) -> i2 x", HeaderReader.result_list) == ([parse_type("i1")], "-> i2 x")
        assert read("((i1) -> i2) x", HeaderReader.result_list) == ([parse_type("(i1) -> i2")], "x")

    def test_arrow_types(self) -> None:
        assert read("-> i1 x", HeaderReader.opt_arrow_types) == ([parse_type("i1")], "x")
        assert read("x", HeaderReader.opt_arrow_types) == ([], "x")


class TestAttributes:
    @pytest.mark.parametrize(
        "text",
        [
            "1", "-1", "1 : i8", "1.5", "-1.5e3 : f32", "0x1F : i8", '"a"', '"a" : !t', "true", "unit", "@f", "@f::@g",
            "[]", "[1, [2, @f]]", "{}", '{a = 1, "b" = {c}, d}', "#a", "#a.b", "#a.b<c>", "#a.b<c> : i32", "#a.b : i32",
            "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "dense<1> : tensor<4xi8>",
            "dense<[1, 2]> : tensor<2xi8>", 'dense<"0x00"> : tensor<1xi8>', "sparse<[0], [1]> : tensor<2xi8>",
            "dense_resource<a> : tensor<2xi8>", "array<i8: 1, 2>", "array<i8>", "strided<[1, ?]>", "distinct[0]<unit>",
            "loc(unknown)", 'loc("a":1:2)', "i32", "(i32) -> i1", "tensor<4xi8>", "!a.b",
        ],
    )  # fmt: skip
    def test_where_an_attribute_ends(self, text: str) -> None:
        found, rest = read(f"{text}, x", HeaderReader.attribute)
        assert found is not None
        assert rest == ", x"

    def test_a_type_after_a_number_is_left_alone_where_it_does_not_belong_to_it(self) -> None:
        assert read("1 : i8", lambda reader: reader.attribute(typed=False) and None) == (None, ": i8")

    def test_attribute_is_missing(self) -> None:
        check_fault("%a\n^^ expected-token: expected an attribute, but got an SSA value", HeaderReader.attribute)

    def test_symbols_in_an_attribute_are_uses(self) -> None:
        reader = reader_of("[@a, {b = @c::@d}]")
        reader.attribute()
        assert [(use.slot, [part.slot for part in use.nested]) for use in reader.symbol_uses] == [(0, []), (1, [2])]

    def test_a_value_in_an_attribute(self) -> None:
        check_fault("[1, %a]\n    ^^ expected-token: expected an attribute, but got an SSA value", HeaderReader.attribute)

    def test_an_array_is_not_closed(self) -> None:
        assert "more unclosed-bracket" in fault_of("[1, [2]", HeaderReader.attribute)

    def test_an_attribute_spelled_without_its_type(self) -> None:
        assert read("5 to", lambda reader: str(reader.attribute_of(parse_type("i8")))) == ("5 : i8", "to")

    def test_entries_of_a_dictionary(self) -> None:
        text = '{a, b = 1 : i8, "c d" = [2]} x'
        reader = reader_of(text)
        reader.attribute_dictionary()
        assert [(each.name, text[each.start : each.end]) for each in reader.attributes] == [
            ("a", ""), ("b", "1 : i8"), ("c d", "[2]"),
        ]  # fmt: skip
        assert [text[each.name_offset] for each in reader.attributes] == ["a", "b", '"']
        assert rest_of(reader) == "x"

    def test_an_entry_without_a_name(self) -> None:
        check_fault(
            "{1 = 2}\n ^ expected-token: expected the name of an attribute, but got '1'", HeaderReader.attribute_dictionary
        )

    def test_two_entries_of_one_name(self) -> None:
        check_fault("{a, b, a = 1}\n       ^ duplicate-attribute: 'a' is given twice", HeaderReader.attribute_dictionary)

    def test_a_dictionary_is_not_the_brace_of_a_region(self) -> None:
        assert read("{…}", HeaderReader.opt_attribute_dictionary) == (None, "{…}")

    def test_a_dictionary_with_its_keyword(self) -> None:
        assert read("attributes {a} x", HeaderReader.opt_attribute_dictionary_with_keyword) == (None, "x")
        assert read("{a} x", HeaderReader.opt_attribute_dictionary_with_keyword) == (None, "{a} x")


class TestSymbols:
    def test_name(self) -> None:
        assert read("@f x", HeaderReader.symbol_name) == (Symbol(0, None, 0), "x")
        assert read('@"a b" x', HeaderReader.symbol_name) == (Symbol(0, "a b", 0), "x")
        check_fault("f\n^ expected-token: expected a symbol name such as '@name', but got 'f'", HeaderReader.symbol_name)

    def test_a_string_that_does_not_touch_the_sigil_is_no_name(self) -> None:
        assert read('@ "a"', HeaderReader.symbol_name) == (Symbol(0, None, 0), '"a"')

    def test_definition(self) -> None:
        reader = reader_of("@f x")
        assert reader.opt_symbol_definition()
        assert reader.symbol == Symbol(0, None, 0)
        assert not reader.opt_symbol_definition()
        assert reader.symbol_uses == []

    def test_reference(self) -> None:
        reader = reader_of('@a::@"b"::@c x')
        found = reader.symbol_reference()
        assert [found.slot, *[(each.slot, each.quoted) for each in found.nested]] == [0, (1, "b"), (2, None)]
        assert reader.symbol_uses == [found]
        assert rest_of(reader) == "x"


class TestBlocksAndRegions:
    def test_successor(self) -> None:
        reader = reader_of("^bb1, ^bb2(%a, %b : i32, i1), ^bb3()")
        reader.comma_list(reader.successor)
        assert [(each.label, each.uses) for each in reader.successors] == [("^bb1", ()), ("^bb2", (0, 1)), ("^bb3", ())]
        assert reader.use_types == [parse_type("i32"), parse_type("i1")]

    def test_successor_is_missing(self) -> None:
        check_fault("bb1\n^^^ expected-token: expected a block such as '^bb0', but got 'bb1'", HeaderReader.successor)

    def test_types_of_a_successor_in_the_wrong_number(self) -> None:
        check_fault(
            "^a(%b : i1, i2)\n        ^^^^^^ type-count: 1 block argument but 2 types, expected one for each",
            HeaderReader.successor,
        )

    def test_region_that_is_to_be_read(self) -> None:
        reader = reader_of("{ %a = x }")
        with pytest.raises(RegionBegins) as raised:
            reader.region()
        assert raised.value.offset == 1

    def test_region_that_was_read(self) -> None:
        assert read("{…} x", HeaderReader.region) == (None, "x")
        assert read("x", HeaderReader.opt_region) == (False, "x")
        check_fault("x\n^ expected-token: expected '{' of a region, but got 'x'", HeaderReader.region)

    def test_block_argument(self) -> None:
        reader = reader_of('%a : i32 {x = 1} loc("b") y')
        assert reader.block_argument() == (0, 1, (parse_type("i32"),))
        assert reader.attributes == []
        assert rest_of(reader) == "y"

    def test_location(self) -> None:
        assert read('loc(fused[unknown, callsite("a" at "b")]) x', HeaderReader.opt_location) == (True, "x")
        check_fault("loc(nowhere) x\n    ^ bad-attribute: expected a location, but got `nowhere`", HeaderReader.opt_location)
        assert read("loc x", HeaderReader.opt_location) == (False, "loc x")
