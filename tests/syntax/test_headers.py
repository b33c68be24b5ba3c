"""What begins in a region or at the top of a file: operations, block labels, alias definitions, file metadata."""

from __future__ import annotations

import pytest
from shapes import Header, check_fault


class TestGenericForm:
    """generic-operation. MLIR language reference, "Operations"."""

    def test_all_parts_at_once(self) -> None:
        header = Header(
            '%a, %b:2 = "own.op"(%c, %d#1)[^x, ^y] <{p = 1 : i8, q}> ({…}, {…}) {r = "s", t = [@u, @v::@w]} '
            ": (i32, !t) -> (f32, (i1) -> i2, index) loc(#loc3)"
        )
        assert (header.kind, header.rest) == ("complete", "")
        assert header.shape.kind == "operation"
        assert header.shape.name == "own.op"
        assert header.shape.generic
        assert header.definitions() == ["%a : f32", "%b:2 : (i1) -> i2, index"]
        assert header.uses() == ["%c : i32", "%d#1 : !t"]
        assert header.results() == ["f32", "(i1) -> i2", "index"]
        assert header.shape.result_count == 3
        assert header.successors() == ["^x", "^y"]
        assert header.regions() == [[], []]
        assert header.attributes() == {"p": "1 : i8", "q": "", "r": '"s"', "t": "[@u, @v::@w]"}
        assert header.symbol_uses() == ["@u", "@v::@w"]
        assert header.aliases() == ["!t", "#loc3"]

    def test_the_least(self) -> None:
        header = Header('"a.b"() : () -> ()')
        assert (header.kind, header.rest) == ("complete", "")
        assert header.definitions() == header.uses() == header.results() == header.regions() == []
        assert header.shape.result_count == 0

    @pytest.mark.parametrize(
        ("text", "kind", "rest"),
        [
            ('"a.b"() ({ "c.d"() : () -> ()', "opened", ' "c.d"() : () -> ()'),
            ('"a.b"() ({…}, {', "opened", ""),
            ('"a.b"() ({…}) : () -> () "c.d"()', "complete", ' "c.d"()'),
            ('"a.b"() ({…}) : () -> () }', "complete", " }"),
            ('"a.b"() : () -> i32 // tail', "complete", " // tail"),
            ('"a.b"() : () -> i32 loc("f":1:2) x', "complete", " x"),
            ('"a.b"()', "incomplete", ""),
            ('"a.b"(%a,', "incomplete", ""),
            ('"a.b"() {a = [', "incomplete", ""),
            ('"a.b"() : (', "incomplete", ""),
            ('"a.b"() : () ->', "incomplete", ""),
            ("%a =", "incomplete", ""),
            ("%a:2,", "incomplete", ""),
        ],
    )
    def test_how_far_it_goes(self, text: str, kind: str, rest: str) -> None:
        header = Header(text)
        assert (header.kind, header.rest) == (kind, rest)

    def test_a_known_operation(self) -> None:
        header = Header('"func.func"() <{sym_name = "f", sym_visibility = "private"}> ({…}) : () -> ()')
        assert header.shape.syntax is not None
        assert header.shape.syntax.isolated
        assert header.symbol() == '"f"'
        assert header.shape.private

    def test_an_attribute_without_a_symbol_name(self) -> None:
        assert Header('"a.b"() {sym_name = 3} : () -> ()').symbol() is None
        assert Header('"a.b"() {sym_name = "f"} : () -> ()').symbol() == '"f"'

    @pytest.mark.parametrize(
        "fixture",
        [
            """
%a = "x.y"( : () -> i32
            ^ expected-token: expected an SSA value, but got ':'""",
            """
"x.y"() () -> i32
         ^ expected-token: expected '{' of a region, but got ')'""",
            """
"x.y"() : i32
          ^^^ expected-token: expected '(', but got 'i32'""",
            """
"x.y"(%a, %b) : (i32) -> ()
                ^^^^^^^^^^^ type-count: 2 operands but 1 type, expected one for each""",
            """
"x.y"() : (i32) -> ()
          ^^^^^^^^^^^ type-count: 0 operands but 1 type, expected one for each""",
            """
%a = "x.y"() : () -> ()
^^ result-count: the operation has no results, but 1 is named""",
            """
%a, %b:3 = "x.y"() : () -> (i1, i2)
^^^^^^^^ result-count: the operation has 2 results, but 4 are named""",
            """
%a:0 = "x.y"() : () -> ()
   ^ result-count: a group of results holds at least one""",
            """
%a:99999999999 = "x.y"() : () -> ()
   ^^^^^^^^^^^ result-count: an operation has not that many results""",
            """
"x.y"()[bb] : () -> ()
        ^^ expected-token: expected a block such as '^bb0', but got 'bb'""",
            """
"x.y"() {a = 1, a = 2} : () -> ()
                ^ duplicate-attribute: 'a' is given twice""",
            """
"x.y"() {a = } : () -> ()
             ^ expected-token: expected an attribute, but got '}'""",
            """
"x.y
^^^^ unclosed-string: the string is not closed on its line""",
            """
%a = %b
     ^^ expected-token: expected an operation, but got an SSA value""",
            """
%a "x.y"() : () -> ()
   ^^^^^ expected-token: expected '=', but got '"x.y"'""",
        ],
    )
    def test_faults(self, fixture: str) -> None:
        check_fault(fixture)


class TestCustomForm:
    """What is common to all custom forms; each syntax has tests of its own."""

    def test_name_with_and_without_its_dialect(self) -> None:
        assert Header("func.return").shape.name == "func.return"
        assert Header("return", "func").shape.name == "func.return"
        assert Header("module {").shape.name == "builtin.module"

    def test_place_of_the_name(self) -> None:
        shape = Header("%a:2 = arith.addi %b, %c : i32").shape
        assert shape.text[shape.name_offset : shape.name_end] == "arith.addi"
        shape = Header('"own.op"() : () -> ()').shape
        assert shape.text[shape.name_offset : shape.name_end] == '"own.op"'

    @pytest.mark.parametrize(
        "fixture",
        [
            """
frob %a
^^^^ unknown-operation: expected an operation, but got 'frob'""",
            """
(%a)
^ expected-token: expected an operation, but got '('""",
            """
%a = 7
     ^ expected-token: expected an operation, but got '7'""",
            """
%x, %y = arith.addi %a, %b : i32
^^^^^^ result-count: the operation has 1 result, but 2 are named""",
        ],
    )
    def test_faults(self, fixture: str) -> None:
        check_fault(fixture)

    def test_a_bare_word_where_the_dialect_is_open(self) -> None:
        header = Header("frob %a", "nowhere")
        assert header.kind == "complete"
        assert not header.shape.known


class TestLabels:
    """block-label. MLIR language reference, "Blocks"."""

    @pytest.mark.parametrize(
        ("text", "name", "arguments", "rest"),
        [
            ("^bb0:", "^bb0", [], ""),
            ("^a-b.c$1_:", "^a-b.c$1_", [], ""),
            ("^0():", "^0", [], ""),
            ("^bb(%a: i32, %b : tensor<4xf32>):", "^bb", ["%a : i32", "%b : tensor<4xf32>"], ""),
            ('^bb(%a: i32 loc("x":1:2), %b: i1 loc(#l)): return', "^bb", ["%a : i32", "%b : i1"], " return"),
            ("^bb: // note", "^bb", [], " // note"),
        ],
    )
    def test_label(self, text: str, name: str, arguments: list[str], rest: str) -> None:
        header = Header(text)
        assert (header.kind, header.shape.kind, header.rest) == ("complete", "label", rest)
        assert header.shape.name == name
        assert header.definitions() == arguments

    def test_a_label_over_two_lines(self) -> None:
        assert Header("^bb(%a: i32,").kind == "incomplete"
        assert Header("^bb(%a: i32,\n    %b: i1):").definitions() == ["%a : i32", "%b : i1"]

    @pytest.mark.parametrize(
        "fixture",
        [
            """
^bb(%a):
      ^ expected-token: expected ':', but got ')'""",
            """
^bb(a: i32):
    ^ expected-token: expected an SSA name, but got 'a'""",
            """
^bb(%a: i32) return
             ^^^^^^ expected-token: expected ':', but got 'return'""",
            """
^:
^ expected-token: expected the name of a block""",
        ],
    )
    def test_faults(self, fixture: str) -> None:
        check_fault(fixture)


class TestAliases:
    """attribute-alias-def, type-alias-def. MLIR language reference, "Attribute Value Aliases", "Type aliases"."""

    @pytest.mark.parametrize(
        ("text", "name", "value"),
        [
            ("#map = affine_map<(d0) -> (d0)>", "#map", "affine_map<(d0) -> (d0)>"),
            ("#a = [1, {b = 2}] x", "#a", "[1, {b = 2}]"),
            ("!t = tensor<4xf32> // note", "!t", "tensor<4xf32>"),
            ("!t = (i32) -> !u", "!t", "(i32) -> !u"),
            ("#loc1 = loc(unknown)", "#loc", "loc(unknown)"),
            ("#loc = loc(\"f\":1:2)", "#loc", 'loc("f":1:2)'),
            ("#own.kind = 1", None, None),
        ],
    )
    def test_alias(self, text: str, name: str | None, value: str | None) -> None:
        header = Header(text)
        if name is None:
            assert header.kind == "broken"
            return
        assert (header.kind, header.shape.kind, header.shape.name) == ("complete", "alias", name)
        start, end = header.shape.value or (0, 0)
        assert header.shape.text[start:end] == value

    def test_symbols_and_aliases_in_it(self) -> None:
        header = Header("#a = {x = @f::@g, y = #b, z = !t, w = loc(#loc4)}")
        assert header.symbol_uses() == ["@f::@g"]
        assert header.aliases() == ["#a", "#b", "!t", "#loc4"]

    def test_an_alias_over_many_lines(self) -> None:
        assert Header("#a = {").kind == "incomplete"
        assert Header("#a =").kind == "incomplete"
        assert Header("#a = {\n  b = 1\n}").kind == "complete"

    @pytest.mark.parametrize(
        "fixture",
        [
            """
#a.b = 1
^^^^ alias-name: the name of an alias holds no dot""",
            """
!t = 4
     ^ expected-token: expected a type, but got '4'""",
            """
#a = %b
     ^^ expected-token: expected an attribute, but got an SSA value""",
            """
#a = dense<1> : te
                ^^ expected-token: expected a type, but got 'te'""",
        ],
    )
    def test_faults(self, fixture: str) -> None:
        check_fault(fixture)


class TestMetadata:
    """file-metadata-dictionary. MLIR language reference, "Dialect Resources"."""

    def test_entries(self) -> None:
        header = Header('{-# dialect_resources: { builtin: { a: "0x04000000", "b c": "0x0800000001" } }, external_resources: {} #-} x')
        assert (header.kind, header.shape.kind, header.rest) == ("complete", "resources", " x")
        names = [each.name.rpartition("/")[2] for each in header.shape.attributes]
        assert names[:3] == ["dialect_resources", "builtin", "a"]

    @pytest.mark.parametrize("text", ["{-#", "{-# external_resources: {", '{-# external_resources: { b: { c: "0x'])
    def test_it_goes_on_in_the_next_line(self, text: str) -> None:
        assert Header(text).kind in ("incomplete", "broken")

    @pytest.mark.parametrize(
        "fixture",
        [
            """
{-# external_resources: { b: {} #-}
                                ^^^ expected-token: expected '}', but got '#-}'""",
            """
{-# other: {} #-}
    ^^^^^ expected-token: expected 'dialect_resources' or 'external_resources', but got 'other'""",
            """
{-# external_resources: [ #-}
                        ^ expected-token: expected '{', but got '['""",
            """
{-# external_resources: { a: { b: 1 } } #-}
                                  ^ expected-token: expected the value of 'b', a string, true or false, but got '1'""",
            """
{-# external_resources: { a: { b: "text", c: "0x03000000" } } #-}
                                             ^^^^^^^^^^^^ expected-token: expected the bytes of 'c' as a string of hexadecimal digits, the first 4 for \
the alignment, but got '"0x03000000"'""",
            """
{-# dialect_resources: { builtin: { b: "0x03000000" } } #-}
                                       ^^^^^^^^^^^^ expected-token: expected the bytes of 'b' as a string of hexadecimal digits, the first 4 for \
the alignment, but got '"0x03000000"'""",
        ],
    )
    def test_faults(self, fixture: str) -> None:
        check_fault(fixture)


class TestUsesOfAliases:
    @pytest.mark.parametrize(
        ("text", "aliases"),
        [
            ('"a.b"() {m = #map} : () -> !t', ["#map", "!t"]),
            ('"a.b"() {m = "#no // !no", n = #yes} : () -> ()', ["#yes"]),
            ('"a.b"() {m = #own.kind<1>, n = #own<kind 1>} : () -> !own.type<!u>', ["!u"]),
            ('"a.b"(%a#1) : (tensor<4x!t, #enc>) -> ()', ["!t", "#enc"]),
            ('"a.b"() : () -> () loc(fused<#m>[#loc, #loc12])', ["#m", "#loc", "#loc12"]),
        ],
    )
    def test_aliases(self, text: str, aliases: list[str]) -> None:
        assert Header(text).aliases() == aliases


def test_a_header_that_is_nested_too_deeply_is_broken() -> None:
    header = Header('"a.b"() : (' + "() -> (" * 5000)
    assert header.kind in ("broken", "incomplete")
