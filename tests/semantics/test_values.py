"""SSA values: which names are defined, how often, and where they can be seen.

MLIR language reference, "Operations", "Regions", "SSACFG Regions", "Graph Regions".
"""

from __future__ import annotations

import pytest

from fixtures import check


class TestUndefined:
    def test_a_name_that_nothing_defines(self) -> None:
        check(
            """
            func.func @f(%a: i32) -> i32 {
              %b = arith.addi %a, %missing : i32
              //                  ^^^^^^^^ undefined-value: '%missing' is not defined
              return %b : i32
            }
            """
        )

    def test_a_name_of_few_letters_may_be_one_with_a_letter_less(self) -> None:
        check(
            """
            func.func @f(%a: i32, %1: i32) -> i32 {
              %b = arith.addi %aa, %10 : i32
              //              ^^^ undefined-value: '%aa' is not defined; did you mean '%a'?
              //                   ^^^ undefined-value: '%10' is not defined
              return %b : i32
            }
            """
        )

    def test_a_slip_in_a_nested_region_has_the_names_of_all_regions_around_it(self) -> None:
        check(
            """
            func.func @f(%limit: index, %step: index) {
              scf.for %outer = %step to %limit step %step {
                %doubled = arith.addi %outer, %outer : index
                scf.for %inner = %step to %limit step %step {
                  %scaled = arith.muli %inner, %doubld : index
                  //                           ^^^^^^^ undefined-value: '%doubld' is not defined; did you mean '%doubled'?
                  %sum = arith.addi %scald, %limt : index
                  //                ^^^^^^ undefined-value: '%scald' is not defined; did you mean '%scaled'?
                  //                        ^^^^^ undefined-value: '%limt' is not defined; did you mean '%limit'?
                  %rest = arith.subi %sum, %iner : index
                  //                       ^^^^^ undefined-value: '%iner' is not defined; did you mean '%inner'?
                }
              }
              return
            }
            """
        )

    def test_every_use_is_marked(self) -> None:
        check(
            """
            func.func @f() -> i32 {
              %b = arith.addi %x, %x : i32
              //              ^^ undefined-value
              //                  ^^ undefined-value
              return %x : i32
              //     ^^ undefined-value
            }
            """
        )

    def test_uses_with_other_types_and_numbers(self) -> None:
        check(
            """
            func.func @f() {
              "test.use"(%x, %x) : (i32, i64) -> ()
              //         ^^ undefined-value
              //             ^^ undefined-value
              "test.use"(%x#1) : (i32) -> ()
              //         ^^ undefined-value
              return
            }
            """
        )

    def test_in_nested_regions(self) -> None:
        check(
            """
            func.func @f(%c: i1) {
              scf.if %c {
                scf.if %x {
                //     ^^ undefined-value
                  "test.use"(%y) : (i32) -> ()
                  //         ^^ undefined-value
                }
              }
              return
            }
            """
        )

    def test_outside_of_any_function(self) -> None:
        check(
            """
            "test.use"(%x) : (i32) -> ()
            //         ^^ undefined-value
            module {
              "test.use"(%x) : (i32) -> ()
              //         ^^ undefined-value
            }
            """
        )

    def test_names_in_strings_and_comments_are_none(self) -> None:
        check(
            """
            func.func @f() {
              "test.op"() {text = "%x @y ^z"} : () -> () // %x
              return
            }
            """
        )

    def test_the_same_name_of_two_functions(self) -> None:
        check(
            """
            func.func @f(%a: i32) -> i32 {
              %b = arith.addi %a, %a : i32
              return %b : i32
            }
            func.func @g() -> i32 {
              return %b : i32
              //     ^^ undefined-value
            }
            """
        )

    def test_results_of_an_operation_are_not_visible_in_itself_but_may_be_named_before(self) -> None:
        check(
            """
            func.func @f(%c: i1) {
              cf.br ^second
            ^first:
              "test.use"(%made) : (i32) -> ()
              return
            ^second:
              %made = "test.make"() : () -> i32
              cf.cond_br %c, ^first, ^second
            }
            """
        )


class TestRedefined:
    def test_twice_in_a_block(self) -> None:
        check(
            """
            func.func @f() {
              %a = "test.make"() : () -> i32
            //~~ defined here first
              %a = "test.make"() : () -> i32
            //^^ redefined-value: '%a' is defined already
              return
            }
            """
        )

    def test_the_third_is_related_to_the_first(self) -> None:
        check(
            """
            func.func @f() {
              %a = "test.make"() : () -> i32
            //~~ defined here first
            //~~ defined here first
              %a = "test.make"() : () -> i32
            //^^ redefined-value
              %b, %a = "test.make"() : () -> (i32, i32)
              //  ^^ redefined-value
              return
            }
            """
        )

    def test_an_argument_of_the_function(self) -> None:
        check(
            """
            func.func @f(%a: i32) {
            //           ~~ defined here first
              %a = "test.make"() : () -> i32
            //^^ redefined-value
              return
            }
            """
        )

    def test_two_arguments(self) -> None:
        check(
            """
            func.func @f(%a: i32, %a: i32) {
            //                    ^^ redefined-value
              return
            }
            """
        )

    def test_in_two_blocks(self) -> None:
        check(
            """
            func.func @f() {
              %a = "test.make"() : () -> i32
            //~~ defined here first
              cf.br ^next(%a : i32)
            ^next(%a: i32):
            //    ^^ redefined-value
              return
            }
            """
        )

    def test_in_a_group(self) -> None:
        check(
            """
            func.func @f() {
              %a:2, %b, %a = "test.make"() : () -> (i32, i32, i32, i32)
              //        ^^ redefined-value
              return
            }
            """
        )

    def test_an_outer_value_in_a_nested_region(self) -> None:
        check(
            """
            func.func @f(%c: i1) {
              %a = "test.make"() : () -> i32
            //~~ defined here first
              scf.if %c {
                %a = "test.make"() : () -> i32
            //  ^^ redefined-value
              }
              return
            }
            """
        )

    def test_an_outer_value_by_an_argument_of_a_loop(self) -> None:
        check(
            """
            func.func @f(%i: index) {
            //           ~~ defined here first
              scf.for %i = %i to %i step %i {
              //      ^^ redefined-value
              }
              return
            }
            """
        )

    def test_after_the_nested_region_is_too_late(self) -> None:
        check(
            """
            func.func @f(%c: i1) {
              scf.if %c {
                %a = "test.make"() : () -> i32
              }
              %a = "test.make"() : () -> i32
              return
            }
            """
        )

    def test_regions_beside_each_other_have_names_of_their_own(self) -> None:
        check(
            """
            func.func @f(%c: i1) {
              scf.if %c {
                %a = "test.make"() : () -> i32
              } else {
                %a = "test.make"() : () -> i64
              }
              scf.if %c {
                %a = "test.make"() : () -> f32
              }
              return
            }
            """
        )

    def test_isolated_regions_side_by_side(self) -> None:
        check(
            """
            func.func @f(%a: i32) {
              return
            }
            func.func @g() {
              %a = "test.make"() : () -> f32
              return
            }
            %a = "test.make"() : () -> i32
            """
        )

    def test_many_in_a_long_block(self) -> None:
        lines = [f'  %v{number} = "test.make"() : () -> i32' for number in range(3000)]
        lines[2900] = '  %v5 = "test.make"() : () -> i32\n//^^^ redefined-value'
        check("\n".join(["func.func @f() {", *lines, "  return", "}"]))


    def test_by_an_operation_with_regions_in_a_long_block(self) -> None:
        lines = [f'  %v{number} = "test.make"() : () -> i32' for number in range(1000)]
        lines += ['  %v5 = "test.region"() ({', "//^^^ redefined-value", "  }) : () -> i32"]
        check("\n".join(["func.func @f() {", *lines, "  return", "}"]))


class TestResults:
    def test_groups_and_their_numbers(self) -> None:
        check(
            """
            func.func @f() -> i32 {
              %a:3, %b = "test.make"() : () -> (i8, i16, i32, i64)
              "test.use"(%a, %a#0, %a#1, %a#2, %b, %b#0) : (i8, i8, i16, i32, i64, i64) -> ()
              return %a#2 : i32
            }
            """
        )

    def test_a_number_that_the_group_does_not_have(self) -> None:
        check(
            """
            func.func @f() {
              %a:2 = "test.make"() : () -> (i8, i16)
            //~~ defined here
              "test.use"(%a#2) : (i8) -> ()
              //         ^^ result-number: 2 values
              return
            }
            """
        )

    def test_a_number_of_a_single_value(self) -> None:
        check(
            """
            func.func @f(%a: i8) {
              "test.use"(%a#1) : (i8) -> ()
              //         ^^ result-number: 1 value,
              return
            }
            """
        )

    def test_in_a_nested_region(self) -> None:
        check(
            """
            func.func @f(%c: i1) {
              %a:2 = "test.make"() : () -> (i8, i16)
              scf.if %c {
                "test.use"(%a#1, %a#7) : (i16, i8) -> ()
                //               ^^ result-number
              }
              return
            }
            """
        )

    def test_more_or_fewer_names_than_results(self) -> None:
        check(
            """
            func.func @f() {
              %a, %b = "test.make"() : () -> i8
            //^^^^^^ result-count: 1 result, but 2
              %c = "test.make"() : () -> (i8, i8)
            //^^ result-count: 2 results, but 1
              %d:3 = "test.make"() : () -> (i8, i8)
            //^^^^ result-count
              "test.make"() : () -> (i8, i8)
              return
            }
            """
        )

    @pytest.mark.parametrize("operation", ["func.return", '"test.none"() : () -> ()'])
    def test_names_for_no_results(self, operation: str) -> None:
        check(f"func.func @f() {{\n  %a = {operation}\n//^^ result-count: no results\n}}")


class TestFixes:
    @pytest.mark.parametrize(
        ("name", "replacement"), [("valeu", ["%value"]), ("valu", ["%value"]), ("other", []), ("v", [])]
    )
    def test_a_similar_name(self, name: str, replacement: list[str]) -> None:
        [diagnostic] = check(
            f"""
            func.func @f(%value: i32) -> i32 {{
              return %{name} : i32
              //     {"^" * (len(name) + 1)} undefined-value
            }}
            """
        )
        assert [text for fix in diagnostic.fixes for _, text in fix.edits] == replacement
        assert all(span == diagnostic.span for fix in diagnostic.fixes for span, _ in fix.edits)

    def test_names_after_the_walls_of_an_isolated_operation_are_not_similar(self) -> None:
        [diagnostic] = check(
            """
            %value = "test.make"() : () -> i32
            func.func @f() -> i32 {
              return %valeu : i32
              //     ^^^^^^ undefined-value
            }
            """
        )
        assert diagnostic.fixes == ()
