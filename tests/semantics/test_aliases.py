"""Aliases of types, attributes and locations. MLIR language reference, "Attribute Value Aliases", "Type aliases"."""

from __future__ import annotations

import pytest

from fixtures import check


def test_aliases_that_are_not_defined() -> None:
    check(
        """
        #known = 1
        func.func @f(%a: !missing) attributes {x = #known, y = #unknown} {
        //               ^^^^^^^^ undefined-alias: '!missing' is not defined
        //                                                     ^^^^^^^^ undefined-alias: '#unknown' is not defined
          return loc(#loc7)
          //         ^^^^^ undefined-alias: '#loc7' is not defined
        }
        """
    )


def test_every_use_is_marked() -> None:
    check(
        """
        func.func @f(%a: !t, %b: tensor<4x!t>) {
        //               ^^ undefined-alias
        //                                ^^ undefined-alias
          "test.use"(%a) : (!t) -> ()
          //                ^^ undefined-alias
          return
        }
        """
    )


def test_in_other_aliases() -> None:
    check(
        """
        #b = 1
        #a = [#b, #c]
        //        ^^ undefined-alias
        !t = tuple<!u>
        //         ^^ undefined-alias
        """
    )


def test_definitions_after_the_use() -> None:
    check(
        """
        module {
          "test.op"() : () -> () loc(#loc3)
        } loc(#where)
        #loc3 = loc("a")
        #where = loc(unknown)
        """
    )


def test_numbered_locations_are_distinct() -> None:
    check(
        """
        #loc = loc(unknown)
        #loc1 = loc("a")
        #loc12 = loc(callsite(#loc1 at #loc2))
        //                             ^^^^^ undefined-alias
        "test.op"() : () -> () loc(#loc12)
        "test.op"() : () -> () loc(#loc)
        """
    )


def test_defined_twice() -> None:
    check(
        """
        #a = 1
        !t = i32
        #loc1 = loc("x")
        #a = 2
        ^^ redefined-alias: '#a' is defined twice
        !t = i32
        ^^ redefined-alias: '!t'
        #loc1 = loc("x")
        ^^^^^ redefined-alias: '#loc1'
        """
    )


def test_the_first_definition_is_related() -> None:
    check(
        """
        #a = [1,
        ~~~~~~~~ defined here first
          2]
        #a = 2
        ^^ redefined-alias
        """
    )


def test_types_and_attributes_of_dialects_are_no_aliases() -> None:
    check(
        """
        func.func @f(%a: !test.t, %b: !test<body x>) attributes {x = #test.a, y = #test<a b>} {
          "test.op"() {x = #test.list<#in, !side>} : () -> ()
          return
        }
        """
    )


def test_aliases_in_the_bodies_of_dialects() -> None:
    check(
        """
        #file = #llvm.di_file<"a.c" in "/tmp">
        func.func private @read(!llvm.struct<(i32, !t)>, !emitc.ptr<!emitc.array<2x!u>>)
        //                                         ^^ undefined-alias
        //                                                                         ^^ undefined-alias
        #unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #fiel, isOptimized = true, emissionKind = Full>
        //                                                                                   ^^^^^ undefined-alias
        func.func private @begins(!test.box<=x>, tensor<2x!test.box<=x>>) attributes {test.a = #test.b<= !z [#z]>, test.c = [#test<%x>]}
        """
    )


def test_aliases_that_are_numbers() -> None:
    check(
        """
        #1 = 7 : i32
        func.func @f() attributes {x = #1, y = #2} {
        //                                     ^^ undefined-alias
          %0:2 = "test.make"() : () -> (i32, i32)
          "test.use"(%0#1) : (i32) -> ()
          return
        }
        """
    )


def test_a_name_goes_on_with_hyphens_before_a_bracket() -> None:
    check(
        """
        #map- = affine_map<(d0) -> (d0)>
        !t- = i32
        func.func @f(%a: memref<4x!t-, #map->, %b: tensor<4x!t->) -> tuple<!t-, !t-> {
          %0 = tensor.cast %b : tensor<4x!t-> to tensor<?x!t->
          %1 = "test.use"(%0) {a = [memref<4xi32, #map->], b = dense<1> : tensor<4x!t->} : (tensor<?x!t->) -> tuple<!t-, !t->
          return %1 : tuple<!t-, !t->
        }
        func.func @g(%a: !garden.path<!rose->!tulip>, %b: tensor<4x!garden.path<!rose->!tulip>>) {
          return
        }
        func.func @h(%a: vector<4x!t->, %b: vector<4x!u->) {
        //                                           ^^^ undefined-alias: '!u-' is not defined
          return
        }
        """
    )


def test_numbers_of_results_are_no_aliases() -> None:
    check(
        """
        func.func @f(%a: i32) -> i32 {
          %r:2 = "test.x"() : () -> (i32, i32)
          "test.x"(%r #0, %r	#1) : (i32, i32) -> ()
          %s = arith.addi %r // the second
            #1, %r
          #0 : i32
          return %s #0 : i32
        }
        """
    )


def test_after_a_value_no_alias_may_stand() -> None:
    check(
        """
        #r = [[0, 1]]
        func.func @f(%t: tensor<2x3xf32>) -> tensor<6xf32> {
          %0 = tensor.collapse_shape %t #r : tensor<2x3xf32> into tensor<6xf32>
          //                            ^^ expected-token: expected the number of a result after '#', as in '%0#1', but got '#r'
          return %0 : tensor<6xf32>
        }
        """
    )


def test_strings_in_bodies_of_unknown_dialects_hold_no_brackets() -> None:
    check(
        """
        module attributes {a.c = #foo.bar<{x = "}"}, #x>, a.d = #foo.bar<"}" #x>, a.e = !foo.bar<"\\"}" #x>} {
        }
        """
    )


def test_names_in_strings_and_comments() -> None:
    check(
        """
        "test.op"() {text = "#a !t loc(#loc3)"} : () -> () // #a !t
        """
    )


@pytest.mark.parametrize(
    ("name", "fixed"),
    [
        ("#colum_major", "#column_major"),
        ("#xyz", None),
        ("!column_major", None),
    ],
)
def test_a_similar_name(name: str, fixed: str | None) -> None:
    carets = "^" * len(name)
    found = check(
        f"""
        #column_major = affine_map<(d0, d1) -> (d1, d0)>
        "test.op"() {{map = {name}}} : () -> ()
        //                 {carets} undefined-alias
        """
    )
    assert [text for fix in found[0].fixes for _, text in fix.edits] == ([fixed] if fixed else [])


def test_an_alias_of_a_symbol_is_no_use_in_another_part() -> None:
    check(
        """
        #a = 1
        // -----
        "test.op"() {x = #a} : () -> ()
        //               ^^ undefined-alias
        """
    )


def test_uses_in_front_of_the_definition() -> None:
    check(
        """
        #outer = [#inner]
        //        ^^^^^^ alias-order: alias '#inner' is used before its definition
        #inner = 1
        ~~~~~~ defined here
        func.func @f(%a: !t) attributes {x = #outer, y = #inner} {
        //               ^^ alias-order
          scf.execute_region {
            %0 = "test.make"() : () -> tensor<4x!t>
            //                                  ^^ alias-order
            scf.yield
          }
          return
        }
        !t = i32
        ~~ defined here
        ~~ defined here
        """
    )


def test_locations_may_be_defined_after_their_uses() -> None:
    check(
        """
        func.func @f(%a: i32 loc(#loc1)) {
          %0 = arith.addi %a, %a : i32 loc ( #named )
          %1 = arith.addi %a, %a : i32 loc(fused<#scope>[#loc1])
          //                                     ^^^^^^ alias-order
          //                                             ^^^^^ alias-order
          return loc(#loc2)
        } loc(#loc3)
        #scope = "scope"
        ~~~~~~ defined here
        #loc1 = loc("file":1:1)
        ~~~~~ defined here
        #loc2 = loc(callsite(#loc1 at #loc3))
        //                            ^^^^^ alias-order
        #loc3 = loc("file":2:1)
        ~~~~~ defined here
        #named = loc(unknown)
        """
    )


@pytest.mark.parametrize("name", ["a#loc b", "a%b", "a@b", "a#loc3"])
def test_the_name_of_a_file_looks_like_another_name(name: str) -> None:
    check(f'#loc2 = loc("{name}":11:4)\nfunc.func @f(%a: i32) -> i32 {{\n  return %a : i32 loc(#loc2)\n}}')
