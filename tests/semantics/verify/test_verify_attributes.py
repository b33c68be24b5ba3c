"""Attributes that an operation needs, and what they have to be."""

from __future__ import annotations

import pytest

from fixtures import check
from mlir_ls.analysis import check_text


def test_a_required_attribute_is_missing() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
          //   ^^^^^^^^^^^^ missing-attribute: requires attribute 'predicate'
          %1 = "arith.cmpi"(%a, %a) {predicate = 0 : i64} : (i32, i32) -> i1
          return
        }
        """
    )


def test_an_attribute_that_only_the_dictionary_of_a_custom_form_spells_is_missing() -> None:
    check(
        """
        func.func @f(%a: tensor<4xf32>) {
          %0 = tosa.clamp %a {min_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
          //   ^^^^^^^^^^ missing-attribute: requires attribute 'max_val'
          return
        }
        """
    )


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("10 : i64", "9 (uge), but got 10 : i64"),
        ("i64", "but got the type i64"),
        ("2 : i32", "an i64 integer"),
        ('"eq"', 'but got "eq"'),
        ("unit", "but got unit"),
    ],
)
def test_a_case_of_an_enum_is_one_of_its_numbers(value: str, words: str) -> None:
    (found,) = check_text(
        f'func.func @f(%a: i32) {{\n  "arith.cmpi"(%a, %a) <{{predicate = {value}}}> : (i32, i32) -> i1\n  return\n}}\n'
    )
    assert found.code == "attribute-value"
    assert words in found.message


def test_values_are_confined() -> None:
    check(
        """
        func.func @f() {
          %0 = memref.alloc() {alignment = 8 : i64} : memref<4xf32>
          %1 = memref.alloc() {alignment = 0 : i64} : memref<4xf32>
          //                               ^^^^^^^ attribute-value: above 0
          %2 = memref.alloc() {alignment = 12 : i64} : memref<4xf32>
          //                               ^^^^^^^^ attribute-value: power of two
          %3 = memref.alloc() {alignment = 8 : i32} : memref<4xf32>
          //                               ^^^^^^^ attribute-value: of type i64
          return
        }
        """
    )


def test_an_alias_of_an_attribute_is_seen_through() -> None:
    check(
        """
        #eight = 8 : i64
        #nine = 9 : i64
        func.func @f() {
          %0 = memref.alloc() {alignment = #eight} : memref<4xf32>
          %1 = memref.alloc() {alignment = #nine} : memref<4xf32>
          //                               ^^^^^ attribute-value: attribute 'alignment' failed to satisfy constraint: integer of type i64 above 0 that is a power of two, but got 9 : i64
          return
        }
        """
    )


def test_a_case_may_be_a_string_in_a_custom_form_only() -> None:
    check(
        """
        func.func @f(%a: f32, %v: vector<4xf32>) {
          %0 = "arith.addf"(%a, %a) <{fastmath = "fast"}> : (f32, f32) -> f32
          //                                     ^^^^^^ attribute-value: attribute 'fastmath' failed to satisfy constraint: #arith.fastmath, but got "fast"
          %1 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
            iterator_types = ["reduction"]} %v, %v, %a : vector<4xf32>, vector<4xf32> into f32
          return
        }
        """
    )


def test_any_other_attribute_is_welcome() -> None:
    check(
        """
        func.func @f(%a: i32) attributes {test.anything = [1, "x"]} {
          %0 = "arith.addi"(%a, %a) {more = 5} : (i32, i32) -> i32
          return
        }
        """
    )


def test_only_floating_point_types_have_decimals() -> None:
    check(
        """
        func.func private @a() attributes {u = 1.0 : !llvm.ptr}
        //                                     ^^^^^^^^^^^^^^^ bad-attribute: a floating-point literal cannot have type
        func.func private @b() attributes {u = [dense<1.0> : tensor<2x!shape.size>]}
        //                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ bad-attribute: an element of type
        func.func private @c() attributes {u = 1.0 : !llvm.ppc_fp128, v = dense<"a"> : tensor<2x!llvm.ptr>, w = 1.0 : !my.real}
        """
    )
