"""References and highlights: all places that speak of one thing, and no others."""

from __future__ import annotations

from question_support import Question

from mlir_ls.analysis import update
from mlir_ls.features.highlight import highlights
from mlir_ls.features.references import references
from mlir_ls.text import Edit


def check(fixture: str) -> None:
    """The places that are marked `use` and `definition` are those that are found."""
    question = Question(fixture)
    found = highlights(question.analysis, question.position)
    question.expect([(each.span, "definition" if each.writes else "use") for each in found])
    everything = references(question.analysis, question.position, True)
    assert everything == [each.span for each in found]
    uses = references(question.analysis, question.position, False)
    assert uses == [each.span for each in found if not each.writes]


def test_a_value_in_its_region_and_in_those_inside() -> None:
    check("""
        func.func @f(%c: i1) {
          %o$0ne = arith.constant 1 : i32
        //^^^^^^ definition
          %two = arith.addi %one, %one : i32
        //                  ^^^^ use
        //                        ^^^^ use
          scf.if %c {
            "test.use"(%one, %two) : (i32, i32) -> ()
        //             ^^^^ use
          }
          return
        }
    """)


def test_a_value_of_the_same_name_elsewhere_is_another() -> None:
    check("""
        func.func @f() {
          %one = arith.constant 1 : i32
        //^^^^ definition
          "test.use"(%o$0ne) : (i32) -> ()
        //           ^^^^^^ use
          return
        }
        func.func @g() {
          %one = arith.constant 1 : i32
          "test.use"(%one) : (i32) -> ()
          return
        }
    """)


def test_all_results_of_a_group_count() -> None:
    check("""
        func.func @f() {
          %p:2 = "test.pair"() : () -> (i32, i32)
        //^^ definition
          "test.use"(%p#0, %$0p#1) : (i32, i32) -> ()
        //           ^^ use
        //                 ^^^^ use
          return
        }
    """)


def test_the_argument_of_a_function() -> None:
    check("""
        func.func @f(%$0a: i32) {
        //           ^^^^ definition
          "test.use"(%a) : (i32) -> ()
        //           ^^ use
          return
        }
    """)


def test_a_value_passed_to_a_block_is_not_the_argument_of_the_block() -> None:
    check("""
        func.func @f(%a: i32) {
        //           ^^ definition
          cf.br ^next(%$0a : i32)
        //            ^^^^ use
        ^next(%b: i32):
          "test.use"(%b) : (i32) -> ()
          return
        }
    """)


def test_a_broken_line_still_counts() -> None:
    check("""
        func.func @f(%$0a: i32) {
        //           ^^^^ definition
          %b = arith.addi %a, ??? %a : i32
        //                ^^ use
        //                        ^^ use
          "test.use"(%a) : (i32) -> ()
        //           ^^ use
          return
        }
    """)


def test_arguments_whose_list_is_half_typed() -> None:
    check("""
        func.func @f() {
          cf.br ^bb1
        ^bb1(%a$0rg : tensor<
        //   ^^^^^^ definition
          return %arg : tensor<4xf32>
        //       ^^^^ use
        }
    """)
    check("""
        func.func @f(%$0a tensor<4xf32>, %b: i32) -> tensor<4xf32> {
        //           ^^^^ definition
          return %a : tensor<4xf32>
        //       ^^ use
        }
    """)


def test_a_value_that_nothing_uses() -> None:
    check("""
        %o$0ne = arith.constant 1 : i32
        ^^^^^^ definition
    """)


def test_a_value_that_nothing_defines() -> None:
    check("""
        "test.use"(%no$0ne) : (i32) -> ()
    """)


def test_a_block() -> None:
    check("""
        func.func @f(%c: i1) {
          cf.cond_br %c, ^ne$0xt, ^last
        //               ^^^^^^^ use
        ^next:
        ^^^^^ definition
          cf.br ^next
        //      ^^^^^ use
        ^last:
          return
        }
    """)


def test_a_block_that_does_not_exist() -> None:
    check("""
        func.func @f() {
          cf.br ^no$0where
        }
    """)


def test_a_function() -> None:
    check("""
        func.func private @callee()
        //                ^^^^^^^ definition
        func.func @caller() {
          call @cal$0lee() : () -> ()
        //     ^^^^^^^^^ use
          "test.use"() {f = @callee} : () -> ()
        //                  ^^^^^^^ use
          return
        }
    """)


def test_a_symbol_of_another_table_is_another() -> None:
    check("""
        module @a {
          func.func private @f()
        //                  ^^ definition
          "test.use"() {f = @$0f} : () -> ()
        //                  ^^^^ use
        }
        module @b {
          func.func private @f()
          "test.use"() {f = @f} : () -> ()
        }
        "test.use"() {f = @a::@f, g = @b::@f} : () -> ()
        //                    ^^ use
    """)


def test_the_holder_of_a_nested_symbol() -> None:
    check("""
        module @$0a {
        //     ^^^^ definition
          func.func private @f()
        }
        "test.use"() {f = @a::@f} : () -> ()
        //                ^^ use
    """)


def test_a_call_of_unknown_syntax() -> None:
    check("""
        func.func private @f()
        //                ^^ definition
        func.func @g() {
          nowhere.call @$0f
        //             ^^^^ use
          return
        }
    """)


def test_symbols_wherever_they_stand() -> None:
    check("""
        func.func private @$0f()
        //                ^^^^ definition
        llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
        //                              ^^ use
        "test.use"() {a = #test.some<@f>, b = "@f"} : () -> () // @f
        //                           ^^ use
        nowhere.x (((@f
        //           ^^ use
    """)


def test_a_block_in_a_broken_operation() -> None:
    check("""
        func.func @f(%c: i1) {
          cf.cond_br %c, ^ne$0xt ??? ^next
        //               ^^^^^^^ use
        //                           ^^^^^ use
        ^next:
        ^^^^^ definition
          return
        }
    """)


def test_an_alias() -> None:
    check("""
        #map = affine_map<(d0) -> (d0)>
        ^^^^ definition
        #both = [#map, #other]
        //       ^^^^ use
        #other = 1 : i32
        func.func @f() {
          "test.use"() {map = #m$0ap, other = #map.other, inner = #test.some<#map>} : () -> ()
        //                    ^^^^^^ use
        //                                                                   ^^^^ use
          return
        }
    """)


def test_a_numbered_location() -> None:
    check("""
        #loc1 = loc("f.c":1:2)
        ^^^^^ definition
        #loc11 = loc("f.c":3:4)
        "test.use"() : () -> () loc(#lo$0c1)
        //                          ^^^^^^^ use
    """)


def test_aliases_in_headers_of_several_lines_and_in_broken_ones() -> None:
    check("""
        #m$0ap = affine_map<(d0) -> (d0)>
        ^^^^^^ definition
        func.func @f() attributes {
            here = #map, text = "#map"} { // #map
        //         ^^^^ use
          scf.if %c {
            "test.x"() {a = #map : () -> ()
        //                  ^^^^ use
          } else {
            nowhere.x #map, [#map
        //            ^^^^ use
        //                   ^^^^ use
          }
        }
        // -----
        "test.x"() {a = #map} : () -> ()
    """)


def test_symbols_after_an_edit() -> None:
    question = Question("""
        func.func @$0f() {
          return
        }
        func.func @g() {
          call @f() : () -> ()
          return
        }
    """)
    assert len(references(question.analysis, question.position, False)) == 1
    line = '  "test.x"() {a = [@f, {b = @"f"}]} : () -> () // @f'
    analysis = update(question.analysis, Edit(4, 5, [line, line]))
    assert [each.start for each in references(analysis, question.position, False)] == [(4, 19), (4, 28), (5, 19), (5, 28)]


def test_a_resource() -> None:
    check("""
        "test.use"() {data = dense_resource<blo$0b> : tensor<1xi8>} : () -> ()
        //                                  ^^^^^^ use
        {-#
          dialect_resources: {
            builtin: {
              blob: "0x0100000000"
        //    ^^^^ definition
            }
          }
        #-}
    """)


def test_a_variable_of_directives() -> None:
    check("""
        // RUN: mlir-opt %s | FileCheck %s
        // CHECK: func.func @f(%[[ARG:.*]]: i32)
        //                        ^^^ definition
        // CHECK: return %[[A$0RG]]
        //                  ^^^^^ use
        module {}
    """)


def test_the_results_of_an_operation_from_its_name() -> None:
    question = Question('%a:2, %b = "test.ma$0ke"() : () -> (i32, i32, i32)\n"test.use"(%a#1, %b, %a#0) : (i32, i32, i32) -> ()')
    places = [(each.start.line, each.start.character) for each in references(question.analysis, question.position, True)]
    assert places == [(0, 0), (1, 11), (1, 21), (0, 6), (1, 17)]
    assert len(references(question.analysis, question.position, False)) == 3
    assert highlights(question.analysis, question.position) == []
    question = Question("%one = arith.con$0stant 1 : i32\n%two = arith.constant 2 : i32\narith.addi %two, %two : i32")
    assert [each.start.line for each in references(question.analysis, question.position, True)] == [0]
