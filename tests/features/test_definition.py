"""Going to definitions, and to the definitions of types."""

from __future__ import annotations

import pytest
from question_support import Question

from mlir_ls.features.definition import definition, type_definition


def check(fixture: str) -> None:
    """The definition of the name at the cursor is the marked place; none is marked where there is none."""
    question = Question(fixture)
    link = definition(question.analysis, question.position)
    question.expect([(link.target_name, "here")] if link is not None else [])


def check_type(fixture: str) -> None:
    question = Question(fixture)
    link = type_definition(question.analysis, question.position)
    question.expect([(link.target_name, "here")] if link is not None else [])


def test_a_use_leads_to_the_result() -> None:
    check("""
        func.func @f() {
          %one = arith.constant 1 : i32
        //^^^^ here
          %two = arith.addi %o$0ne, %one : i32
          return
        }
    """)


@pytest.mark.parametrize("use", ["$0%one", "%$0one", "%on$0e", "%one$0"])
def test_every_place_in_a_name_counts_its_end_included(use: str) -> None:
    check(f"""
        func.func @f() {{
          %one = arith.constant 1 : i32
        //^^^^ here
          "test.use"({use}) : (i32) -> ()
          return
        }}
    """)


def test_the_place_after_a_comma_belongs_to_nothing() -> None:
    check("""
        func.func @f(%a: i32, %b: i32) {
          "test.use"(%a,$0 %b) : (i32, i32) -> ()
          return
        }
    """)


def test_one_of_several_results() -> None:
    check("""
        func.func @f() {
          %pair:2 = "test.pair"() : () -> (i32, f32)
        //^^^^^ here
          "test.use"(%pair$0#1) : (f32) -> ()
          return
        }
    """)


def test_two_groups_of_results() -> None:
    check("""
        func.func @f() {
          %first, %second:2 = "test.three"() : () -> (i32, i32, f32)
        //        ^^^^^^^ here
          "test.use"(%second#$01) : (f32) -> ()
          return
        }
    """)


def test_a_definition_leads_to_itself() -> None:
    check("""
        func.func @f() {
          %o$0ne = arith.constant 1 : i32
        //^^^^^^ here
          return
        }
    """)


def test_an_argument_of_a_function() -> None:
    check("""
        func.func @f(%a: i32, %b: i32) {
        //                    ^^ here
          "test.use"(%$0b) : (i32) -> ()
          return
        }
    """)


def test_an_argument_of_a_block() -> None:
    check("""
        func.func @f(%a: i32) {
          cf.br ^next(%a : i32)
        ^next(%b: i32):
        //    ^^ here
          "test.use"(%$0b) : (i32) -> ()
          return
        }
    """)


def test_the_variable_of_a_loop_inside_of_it() -> None:
    check("""
        func.func @f(%n: index) {
          scf.for %i = %n to %n step %n {
        //        ^^ here
            "test.use"(%$0i) : (index) -> ()
          }
          return
        }
    """)


def test_the_variable_of_a_loop_where_it_is_defined() -> None:
    check("""
        func.func @f(%n: index) {
          scf.for %$0i = %n to %n step %n {
        //        ^^^^ here
          }
          return
        }
    """)


def test_the_bound_of_a_loop_is_not_its_variable() -> None:
    check("""
        func.func @f(%n: index) {
        //           ^^ here
          scf.for %i = %n to %$0n step %n {
          }
          return
        }
    """)


def test_the_inner_of_two_values_of_one_name() -> None:
    check("""
        func.func @f(%a: index) {
          "test.isolated"() ({
          ^bb0(%b: i32):
            func.func @g(%a: i32) {
            //           ^^ here
              "test.use"(%$0a) : (i32) -> ()
              return
            }
          }) : () -> ()
          return
        }
    """)


def test_a_value_from_outside_of_a_region() -> None:
    check("""
        func.func @f(%c: i1) {
          %one = arith.constant 1 : i32
        //^^^^ here
          scf.if %c {
            scf.if %c {
              "test.use"(%one$0) : (i32) -> ()
            }
          }
          return
        }
    """)


def test_a_function_does_not_see_the_values_around_it() -> None:
    check("""
        %one = arith.constant 1 : i32
        func.func @f() {
          "test.use"(%on$0e) : (i32) -> ()
          return
        }
    """)


def test_a_value_that_is_defined_after_its_use() -> None:
    check("""
        func.func @f() {
          cf.br ^last
        ^first:
          "test.use"(%lat$0e) : (i32) -> ()
          return
        ^last:
          %late = arith.constant 1 : i32
        //^^^^^ here
          cf.br ^first
        }
    """)


def test_a_block() -> None:
    check("""
        func.func @f() {
          cf.br ^ne$0xt
        ^next:
        ^^^^^ here
          return
        }
    """)


def test_a_block_of_the_same_name_in_another_region_is_another() -> None:
    check("""
        func.func @f() {
          cf.br ^next
        ^next:
          return
        }
        func.func @g() {
          cf.br ^$0next
        ^next:
        ^^^^^ here
          return
        }
    """)


def test_a_function() -> None:
    check("""
        func.func @callee() {
        //        ^^^^^^^ here
          return
        }
        func.func @caller() {
          call @cal$0lee() : () -> ()
          return
        }
    """)


def test_the_first_part_of_a_nested_symbol() -> None:
    check("""
        module @inner {
        //     ^^^^^^ here
          func.func @f() {
            return
          }
        }
        "test.use"() {callee = @i$0nner::@f} : () -> ()
    """)


def test_the_last_part_of_a_nested_symbol() -> None:
    check("""
        module @inner {
          func.func @f() {
          //        ^^ here
            return
          }
        }
        "test.use"() {callee = @inner::@$0f} : () -> ()
    """)


def test_a_symbol_in_quotes() -> None:
    check("""
        func.func @"a name"() {
        //        ^^^^^^^^^ here
          call @"a n$0ame"() : () -> ()
          return
        }
    """)


def test_a_symbol_named_in_generic_form() -> None:
    check("""
        "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
        //                                                   ^^^ here
          "func.call"() <{callee = @$0f}> : () -> ()
          "func.return"() : () -> ()
        }) : () -> ()
    """)


def test_a_call_of_unknown_syntax_is_no_definition_while_there_is_a_known_one() -> None:
    check("""
        nowhere.call @$0f
        func.func private @f()
        //                ^^ here
    """)


def test_an_alias_of_an_attribute() -> None:
    check("""
        #map = affine_map<(d0) -> (d0)>
        ^^^^ here
        "test.use"() {map = #ma$0p} : () -> ()
    """)


def test_an_alias_of_a_type() -> None:
    check("""
        !row = tensor<4xf32>
        ^^^^ here
        func.func private @f(!r$0ow)
    """)


def test_an_alias_that_is_defined_at_the_end() -> None:
    check("""
        func.func private @f() loc(#lo$0c1)
        #loc1 = loc("f.c":1:2)
        ^^^^^ here
    """)


def test_the_attribute_of_a_dialect_is_no_alias() -> None:
    check("""
        #map = affine_map<(d0) -> (d0)>
        "test.use"() {a = #map$0.of_a_dialect} : () -> ()
    """)


def test_a_resource() -> None:
    check("""
        "test.use"() {data = dense_resource<blo$0b> : tensor<1xi8>} : () -> ()
        {-#
          dialect_resources: {
            builtin: {
              blob: "0x0100000000"
        //    ^^^^ here
            }
          }
        #-}
    """)


def test_names_in_comments_and_strings_lead_nowhere() -> None:
    for line in ("// %on$0e", '"test.use"() {a = "%on$0e"} : () -> ()', '"test.use"() {a = "@$0f"} : () -> ()'):
        check(f"""
        func.func @f() {{
          %one = arith.constant 1 : i32
          {line}
          return
        }}
        """)


def test_a_broken_operation_keeps_its_names() -> None:
    check("""
        func.func @f(%a: i32) {
        //           ^^ here
          %b = arith.addi %$0a, : i32
          return
        }
    """)


def test_operations_around_a_broken_one_keep_their_definitions() -> None:
    check("""
        func.func @f(%a: i32) {
          %one = arith.constant 1 : i32
        //^^^^ here
          %b = arith.addi (((
          "test.use"(%on$0e) : (i32) -> ()
          return
        }
    """)


def test_the_result_of_a_broken_operation_is_known() -> None:
    check("""
        func.func @f(%a: i32) {
          %b = arith.addi %a, : i32
        //^^ here
          "test.use"(%$0b) : (i32) -> ()
          return
        }
    """)


def test_an_unknown_operation_may_define_arguments_of_its_region() -> None:
    check("""
        nowhere.for %i = 0 to 10 {
        //          ^^ here
          "test.use"(%$0i) : (index) -> ()
        }
    """)


def test_each_part_of_a_split_file_has_names_of_its_own() -> None:
    check("""
        func.func private @f()
        // -----
        func.func private @f()
        //                ^^ here
        func.func @g() {
          call @$0f() : () -> ()
          return
        }
    """)


def test_the_type_of_a_value() -> None:
    check_type("""
        !row = tensor<4xf32>
        ^^^^ here
        func.func @f(%a: !row) {
          "test.use"(%$0a) : (!row) -> ()
          return
        }
    """)


def test_an_alias_inside_of_a_type() -> None:
    check_type("""
        !element = f32
        ^^^^^^^^ here
        func.func @f(%$0a: tensor<4x!element>) {
          return
        }
    """)


def test_the_type_of_an_alias_is_the_alias() -> None:
    check_type("""
        !row = tensor<4xf32>
        ^^^^ here
        func.func private @f(!$0row)
    """)


def test_a_type_without_an_alias_leads_nowhere() -> None:
    check_type("""
        func.func @f(%$0a: tensor<4xf32>) {
          return
        }
    """)
