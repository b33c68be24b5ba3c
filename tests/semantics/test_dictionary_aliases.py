"""Aliases for dictionaries that hold attributes of operations. MLIR language reference, "Attribute Value Aliases"."""

from __future__ import annotations

from fixtures import check


def test_properties_of_the_generic_form() -> None:
    check(
        """
        #p = {value = 3 : i32}
        #same = #p
        #other = {value = 3 : i64}
        #none = {}
        #number = 3 : i32
        func.func @f() {
          %0 = "arith.constant"() <#p> : () -> i32
          %1 = "arith.constant"() <#same> : () -> i32
          %2 = "arith.constant"() <#other> : () -> i32
          //                                       ^^^ types-differ: failed to verify that all of {value, result} have same type
          %3 = "arith.constant"() <#none> : () -> i32
          //   ^^^^^^^^^^^^^^^^ missing-attribute: requires attribute 'value'
          %4 = "arith.constant"() <#number> : () -> i32
          //                       ^^^^^^^ bad-attribute: expected a dictionary of attributes, but #number is 3 : i32
          %5 = "arith.constant"() <#missing> : () -> i32
          //                       ^^^^^^^^ undefined-alias: '#missing' is not defined
          "test.unknown"() <#number> : () -> ()
          "func.return"() <#none> : () -> ()
          //               ^^^^^ unsupported-properties: 'func.return' has no properties, so `<#none>` must be left out
        }
        """
    )


def test_properties_of_a_format() -> None:
    check(
        """
        #hint = {l1_hint = #xegpu.cache_hint<cached>}
        #wrong = {l1_hint = 1}
        func.func @f(%d: !xegpu.tensor_desc<8x16xf32>) {
          %0 = xegpu.load_nd %d <#hint> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
          %1 = xegpu.load_nd %d <#wrong> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
          //                     ^^^^^^ attribute-value: attribute 'l1_hint' failed to satisfy constraint
          %2 = xegpu.load_nd %d <#xegpu.cache_hint<cached>> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
          //                     ^^^^^^^^^^^^^^^^^^^^^^^^^ bad-attribute: expected a dictionary of attributes
          return
        }
        """
    )


def test_traits_of_structured_operations() -> None:
    check(
        """
        #id = affine_map<(i) -> (i)>
        #trait = {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        #short = {indexing_maps = [#id], iterator_types = ["parallel"]}
        #list = [#id, #id]
        func.func @f(%m: memref<4xf32>) {
          linalg.generic #trait ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
          ^bb0(%a: f32, %b: f32):
            linalg.yield %a : f32
          }
          linalg.generic #short ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
          //             ^^^^^^ linalg.indexing-maps: 2 operands, but 1 indexing map
          ^bb0(%a: f32, %b: f32):
            linalg.yield %a : f32
          }
          linalg.generic #list ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
          //             ^^^^^ bad-attribute: expected a dictionary of attributes, but #list is [#id, #id]
          ^bb0(%a: f32, %b: f32):
            linalg.yield %a : f32
          }
          return
        }
        """
    )
