"""What the name at a place means, and all other places that mean the same."""

from __future__ import annotations

import pytest

from fixtures import CURSOR, analysis_of, text_of, with_cursor, with_marks
from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import (
    AliasName,
    BlockName,
    Name,
    OperationName,
    ResourceName,
    SymbolName,
    ValueName,
    context_at,
    name_at,
)
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.text import Position, Span


def check(fixture: str) -> None:
    """Fails unless the places marked `def` and `use` are just those that mean what each of them names."""
    text, marks = with_marks(fixture)
    analysis = analysis_of(text)
    expected = sorted((mark.span, mark.label) for mark in marks)
    for mark in marks:
        assert places(analysis, mark.span.start) == expected, f"looked up at {mark.span}"


def places(analysis: Analysis, position: Position) -> list[tuple[Span, str]]:
    name = name_at(analysis.document, position)
    found = occurrences(analysis.document, name) if name is not None else []
    return sorted((each.span, "def" if each.is_definition else "use") for each in found)


def name_of(fixture: str) -> Name | None:
    text, position = with_cursor(fixture)
    return name_at(analysis_of(text).document, position)


class TestValues:
    def test_a_result(self) -> None:
        check(
            """
            func.func @f(%a: i32) -> i32 {
              %b = arith.addi %a, %a : i32
            //^^ def
              %c = arith.addi %b, %b : i32
              //              ^^ use
              //                  ^^ use
              return %b : i32
              //     ^^ use
            }
            """
        )

    def test_a_group_of_results(self) -> None:
        check(
            """
            %a:2 = "test.make"() : () -> (i32, i64)
            ^^ def
            "test.use"(%a#1, %a, %ab) : (i64, i32, i32) -> ()
            //         ^^ use
            //               ^^ use
            """
        )

    def test_an_argument_of_a_function_in_nested_regions(self) -> None:
        check(
            """
            func.func @f(%a: i1) {
            //           ^^ def
              scf.if %a {
              //     ^^ use
                scf.if %a {
                //     ^^ use
                  "test.use"(%a) : (i1) -> ()
                  //         ^^ use
                }
              }
              return
            }
            func.func @g(%a: i1) {
              "test.use"(%a) : (i1) -> ()
              return
            }
            """
        )

    def test_an_argument_of_a_block(self) -> None:
        check(
            """
            func.func @f(%a: i32) {
              cf.br ^next(%a : i32)
            ^next(%b: i32):
            //    ^^ def
              "test.use"(%b) : (i32) -> ()
              //         ^^ use
              cf.br ^next(%b : i32)
              //          ^^ use
            }
            """
        )

    def test_an_argument_of_a_loop(self) -> None:
        check(
            """
            func.func @f(%n: index) {
              scf.for %i = %n to %n step %n {
              //      ^^ def
                "test.use"(%i) : (index) -> ()
                //         ^^ use
              }
              scf.for %i = %n to %n step %n {
                "test.use"(%i) : (index) -> ()
              }
              return
            }
            """
        )

    def test_an_argument_of_an_operation_of_unknown_syntax(self) -> None:
        check(
            """
            test.loop %i = 0 to 4 {
            //        ^^ def
              "test.use"(%i) : (index) -> ()
              //         ^^ use
            }
            """
        )

    def test_an_operand_of_an_operation_of_unknown_syntax(self) -> None:
        check(
            """
            func.func @f(%a: index) {
            //           ^^ def
              test.loop %i = %a to 4 {
              //             ^^ use
                "test.use"(%a) : (index) -> ()
                //         ^^ use
              }
              return
            }
            """
        )

    def test_in_a_broken_operation(self) -> None:
        check(
            """
            func.func @f(%a: i32) {
            //           ^^ def
              %b = arith.addi %a, %a i32
              //              ^^ use
              //                  ^^ use
              "test.use"(%a) : (i32) -> ()
              //         ^^ use
              return
            }
            """
        )

    @pytest.mark.parametrize(
        ("fixture", "type_"),
        [
            ("%a$0 = arith.constant 1 : i8", "i8"),
            ('%a:2 = "test.make"() : () -> (i8, i16)\n"test.use"(%a#$01) : (i16) -> ()', "i16"),
            ('%a:2 = "test.make"() : () -> (i8, i16)\n"test.use"(%$0a) : (i8) -> ()', "i8"),
            ("func.func @f(%a$0: tensor<4xf32>) { return }", "tensor<4xf32>"),
            ('"test.use"(%a$0) : (i32) -> ()', "i32"),
            ("test.use %a$0", "None"),
        ],
    )
    def test_its_type(self, fixture: str, type_: str) -> None:
        name = name_of(fixture)
        assert isinstance(name, ValueName)
        assert str(name.type) == type_


class TestBlocks:
    def test_a_block(self) -> None:
        check(
            """
            func.func @f(%c: i1) {
              cf.cond_br %c, ^a, ^b
              //             ^^ use
            ^a:
            ^^ def
              cf.br ^a
              //    ^^ use
            ^b:
              "test.region"() ({
                cf.br ^a
              ^a:
                "test.end"() : () -> ()
              }) : () -> ()
              return
            }
            """
        )

    def test_a_block_that_is_not_there(self) -> None:
        name = name_of("func.func @f() {\n  cf.br ^mis$0sing\n}")
        assert isinstance(name, BlockName)
        assert (name.name, name.label) == ("^missing", None)


class TestSymbols:
    def test_a_function(self) -> None:
        check(
            """
            func.func @f() {
            //        ^^ def
              call @f() : () -> ()
              //   ^^ use
              "test.use"() {x = [@f, @g::@f]} : () -> ()
              //                 ^^ use
              test.use @f
              //       ^^ use
              return
            }
            module @g { func.func private @f() }
            """
        )

    def test_a_nested_symbol(self) -> None:
        check(
            """
            module @a {
              module @b {
                func.func private @c()
                //                ^^ def
                "test.use"() {x = @c} : () -> ()
                //                ^^ use
              }
              "test.use"() {x = @b::@c} : () -> ()
              //                    ^^ use
            }
            "test.use"() {x = @a::@b::@c, y = @c} : () -> ()
            //                        ^^ use
            """
        )

    def test_a_part_of_a_reference(self) -> None:
        check(
            """
            module @a {
            //     ^^ def
              module @b {
              }
            }
            "test.use"() {x = @a::@b} : () -> ()
            //                ^^ use
            """
        )

    def test_a_quoted_name(self) -> None:
        check(
            """
            func.func private @"a b"()
            //                ^^^^^^ def
            func.func @f() {
              call @"a b"() : () -> ()
              //   ^^^^^^ use
              return
            }
            """
        )

    def test_the_generic_form(self) -> None:
        check(
            """
            "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
            //                                                   ^^^ def
              "func.call"() <{callee = @f}> : () -> ()
              //                       ^^ use
              "func.return"() : () -> ()
            }) : () -> ()
            """
        )

    def test_the_names_on_the_way_to_it(self) -> None:
        name = name_of('"test.use"() {x = @a::@b::@c$0::@d} : () -> ()')
        assert isinstance(name, SymbolName)
        assert name.names == ("a", "b", "c")
        assert name.definition is None


class TestAliases:
    def test_a_type(self) -> None:
        check(
            """
            !t = tensor<4xi8>
            ^^ def
            !u = tuple<!t, !t>
            //         ^^ use
            //             ^^ use
            func.func @f(%a: !t) {
            //               ^^ use
              "test.use"(%a) : (!t) -> ()
              //                ^^ use
              return
            }
            """
        )

    def test_an_attribute(self) -> None:
        check(
            """
            func.func @f() attributes {x = #a} {
            //                             ^^ use
              return
            }
            #a = 1
            ^^ def
            """
        )

    def test_a_numbered_location(self) -> None:
        check(
            """
            #loc1 = loc("a")
            ^^^^^ def
            #loc12 = loc("b")
            "test.op"() : () -> () loc(#loc12)
            "test.op"() : () -> () loc(#loc1)
            //                         ^^^^^ use
            """
        )

    def test_in_another_part_of_the_file(self) -> None:
        check(
            """
            #a = 1
            ^^ def
            // -----
            #a = 2
            "test.use"() {x = #a} : () -> ()
            """
        )


class TestResources:
    def test_a_resource(self) -> None:
        check(
            """
            %w = arith.constant dense_resource<blob> : tensor<2xi8>
            //                                 ^^^^ use
            {-#
              dialect_resources: {
                builtin: {
                  blob: "0x0400000000"
            //    ^^^^ def
                }
              }
            #-}
            """
        )


class TestOthers:
    @pytest.mark.parametrize(
        ("fixture", "name"),
        [
            ("%a = arith.con$0stant 1 : i8", "arith.constant"),
            ("func.func @f() {\n  ret$0urn\n}", "func.return"),
            ('"own.$0op"() : () -> ()', "own.op"),
            ("own.o$0p", "own.op"),
            ("%a = arith.addi$0 %b %c", "arith.addi"),
        ],
    )
    def test_operations(self, fixture: str, name: str) -> None:
        found = name_of(fixture)
        assert isinstance(found, OperationName)
        assert found.name == name

    @pytest.mark.parametrize(
        "fixture",
        [
            "$0",
            "// %a$0",
            '"test.op"() {a = "%x$0"} : () -> ()',
            "module$0  {}".replace("$0", "") + "\n\n$0",
            "%a = arith.constant $01 : i8",
            '"test.op"() : () $0-> ()',
        ],
    )
    def test_nothing(self, fixture: str) -> None:
        assert name_of(fixture) is None

    @pytest.mark.parametrize("position", [Position(-1, 0), Position(5, 0), Position(0, 999), Position(1, 3)])
    def test_places_outside_of_the_text(self, position: Position) -> None:
        document = analysis_of("module {\n}").document
        assert name_at(document, position) is None
        context_at(document, position)


@pytest.mark.parametrize(
    ("fixture", "kind"),
    [
        ("%$0a = own.op", ValueName),
        ("$0%a = own.op", ValueName),
        ("%a$0 = own.op", ValueName),
        ('func.func @f() {\n  "test.op"()[^$0a] : () -> ()\n}', BlockName),
        ("own.use @$0f", SymbolName),
        ("own.use #$0a", AliasName),
        ("own.use !a$0", AliasName),
        ("own.use dense_resource<$0a> : i8", ResourceName),
    ],
)
def test_at_the_edges_of_a_name(fixture: str, kind: type) -> None:
    assert isinstance(name_of(fixture), kind)


def test_every_place_of_a_name_leads_to_the_others() -> None:
    """Whatever place of a value, a block or a symbol is looked up, all of them answer the same."""
    fixture = """
        module @m {
          func.func @f(%a: i1, %n: index) -> i1 {
            %r = scf.for %i = %n to %n step %n iter_args(%s = %a) -> i1 {
              %t = arith.andi %s, %a : i1
              scf.yield %t : i1
            }
            cf.cond_br %r, ^x(%r : i1), ^y
          ^x(%b: i1):
            return %b : i1
          ^y:
            %c = call @f(%r, %n) : (i1, index) -> i1
            cf.br ^x(%c : i1)
          }
        }
        """
    text = text_of(fixture)
    assert CURSOR not in text
    analysis = analysis_of(text)
    queried = 0
    for line, content in enumerate(analysis.document.lines):
        for character in (index for index, letter in enumerate(content) if letter in "%^@"):
            found = places(analysis, Position(line, character))
            assert (line, character) in [tuple(span.start) for span, _ in found]
            assert [kind for _, kind in found].count("def") == 1
            assert all(places(analysis, span.start) == found for span, _ in found)
            queried += 1
    assert queried > 25
