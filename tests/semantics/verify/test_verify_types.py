"""The types of operands and results against what the definitions allow, and against each other."""

from __future__ import annotations

from fixtures import check


def test_operands_and_results_have_types_that_the_operation_knows() -> None:
    check(
        """
        func.func @f(%a: i32, %b: f32) {
          %0 = "arith.addi"(%b, %a) : (f32, i32) -> i32
          //                           ^^^ operand-type: operand #0 must be signless integer, index or vector or tensor of (signless integer or index), but got f32
          %1 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> i8
          //                                                                ^^ result-type: result #0 must be i1 or vector or tensor of i1, but got i8
          return
        }
        """
    )


def test_a_type_that_is_spelled_once_is_wrong_once() -> None:
    check(
        """
        func.func @f(%b: f32) -> f32 {
          %0 = arith.addi %b, %b : f32
          //                       ^^^ operand-type: operand #0 must be signless integer, index or vector or tensor of (signless integer or index), but got f32
          return %0 : f32
        }
        """
    )


def test_a_type_that_follows_from_a_wrong_one_is_not_reported() -> None:
    check(
        """
        func.func @f(%a: tensor<4xf32>) {
          %0 = spirv.IsNan %a : tensor<4xf32>
          //                    ^^^^^^^^^^^^^ operand-type
          %1 = "spirv.IsNan"(%a) : (tensor<4xf32>) -> tensor<4xi1>
          //                        ^^^^^^^^^^^^^ operand-type
          //                                          ^^^^^^^^^^^^ result-type
          return
        }
        """
    )


def test_aliases_are_seen_through() -> None:
    check(
        """
        !number = f32
        !whole = i32
        func.func @f(%a: !number, %b: !whole) {
          %0 = arith.addi %a, %a : !number
          //                       ^^^^^^^ operand-type: operand #0 must be signless integer, index or vector or tensor of (signless integer or index), but got f32
          %1 = arith.addi %b, %b : !whole
          %2 = arith.addf %a, %a : !number
          return
        }
        """
    )


def test_what_an_alias_stands_for_may_change_from_chunk_to_chunk() -> None:
    check(
        """
        !t = i32
        func.func @f(%a: !t) {
          %0 = arith.addi %a, %a : !t
          return
        }
        // -----
        !t = f32
        func.func @f(%a: !t) {
          %0 = arith.addi %a, %a : !t
          //                       ^^ operand-type
          return
        }
        """
    )


def test_unknown_types_may_be_numbers_but_not_builtin_types() -> None:
    check(
        """
        func.func @f(%a: !test.thing) {
          %0 = "arith.addf"(%a, %a) : (!test.thing, !test.thing) -> !test.thing
          %1 = "memref.extract_aligned_pointer_as_index"(%a) : (!test.thing) -> index
          //                                                    ^^^^^^^^^^^ operand-type
          return
        }
        """
    )


def test_llvm_has_a_float_of_its_own() -> None:
    check(
        """
        llvm.func @f(%a: !llvm.ppc_fp128, %b: !llvm.ptr) {
          %0 = llvm.fadd %a, %a : !llvm.ppc_fp128
          %1 = llvm.fadd %b, %b : !llvm.ptr
          //                      ^^^^^^^^^ operand-type: operand #0 must be bf16, f16, f32, f64, f80, f128, !llvm.ppc_fp128 or vector of rank 1 of (signless integer, bf16, f16, f32, f64, f80, f128, !llvm.ptr or !ptr.ptr) of (bf16, f16 …, but got !llvm.ptr
          llvm.return
        }
        """
    )


def test_operands_of_one_type() -> None:
    check(
        """
        func.func @f(%a: i32, %b: i64, %t: tensor<4xi32>, %u: tensor<?xi32>) {
          %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1
          //                                                        ^^^ types-differ: 'lhs' has i32, 'rhs' has i64
          %1 = "arith.addi"(%t, %u) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
          %2 = "arith.addi"(%t, %u) : (tensor<4xi32>, tensor<?xi32>) -> tensor<?xi32>
          //                                                            ^^^^^^^^^^^^^ types-differ: result #0 must have the type of operand #0: 'lhs' has tensor<4xi32>, 'result' has tensor<?xi32>
          return
        }
        """
    )


def test_operands_and_results_of_one_shape() -> None:
    check(
        """
        func.func @f(%t: tensor<4xi32>, %v: vector<4xi32>) {
          %0 = arith.extsi %t : tensor<4xi32> to tensor<5xi64>
          //                                     ^^^^^^^^^^^^^ shapes-differ: 'in' has tensor<4xi32>, 'out' has tensor<5xi64>
          %1 = arith.extsi %v : vector<4xi32> to vector<[4]xi64>
          //                                     ^^^^^^^^^^^^^^^ shapes-differ
          %2 = arith.extsi %v : vector<4xi32> to vector<4xi64>
          return
        }
        """
    )


def test_vectors_and_tensors_are_not_mixed_elementwise() -> None:
    check(
        """
        func.func @f(%t: tensor<4xi32>, %u: tensor<*xi32>, %v: vector<4xi32>) {
          %0 = "arith.addi"(%t, %u) : (tensor<4xi32>, tensor<*xi32>) -> tensor<4xi32>
          //                                          ^^^^^^^^^^^^^ not-elementwise: all vectors and tensors must have the same kind and shape as 'lhs': 'lhs' has tensor<4xi32>, 'rhs' has tensor<*xi32>
          return
        }
        """
    )


def test_a_type_follows_from_another() -> None:
    check(
        """
        func.func @f(%v: vector<4xi32>) {
          %0 = "arith.cmpi"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<5xi1>
          //                                                                                    ^^^^^^^^^^^^ types-unrelated: 'result' must be vector<4xi1>
          %1 = "arith.cmpi"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
          return
        }
        """
    )


def test_one_of_several_relations_has_to_hold() -> None:
    check(
        """
        func.func @f(%c: i1, %d: tensor<1xi1>, %t: tensor<2xi32>, %m: memref<4xf32>) {
          %0 = arith.select %c, %t, %t : tensor<2xi32>
          %1 = "arith.select"(%d, %t, %t) : (tensor<1xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
          //                                                                                ^^^^^^^^^^^^^ types-unrelated
          return
        }
        """
    )


def test_casts_that_lead_nowhere() -> None:
    check(
        """
        func.func @f(%a: i32, %b: bf16, %t: tensor<4xf32>, %m: memref<4x4xf32>, %n: index) {
          %0 = arith.extsi %a : i32 to i16
          //                           ^^^ cast-incompatible: i16 is not wider than i32
          %1 = arith.extf %b : bf16 to f16
          //                           ^^^ cast-incompatible
          %2 = arith.index_cast %a : i32 to i64
          //                                ^^^ cast-incompatible: neither is index
          %3 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
          //                                     ^^^^^^^^^^^^^ cast-incompatible: the shapes differ
          %4 = memref.cast %m : memref<4x4xf32> to memref<4x?xf32, strided<[5, 1]>>
          //                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ cast-incompatible: the layouts differ
          %5 = index.casts %n : index to index
          //                             ^^^^^ cast-incompatible: both are index
          %6 = arith.bitcast %a : i32 to f64
          //                             ^^^ cast-incompatible: i32 has 32 bits, f64 has 64
          return
        }
        """
    )


def test_casts_that_lead_somewhere() -> None:
    check(
        """
        func.func @f(%a: i32, %b: bf16, %t: tensor<4xf32>, %m: memref<4x?xf32>) {
          %0 = arith.extsi %a : i32 to i64
          %1 = arith.extf %b : bf16 to f32
          %2 = arith.index_cast %a : i32 to index
          %3 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
          %4 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
          %5 = arith.bitcast %a : i32 to f32
          return
        }
        """
    )


def test_elements_of_types_inside_other_types() -> None:
    """What may be an element is decided wherever a type is spelled, also where no dialect declares the operation."""
    check(
        """
        func.func private @f(tuple<vector<2x!llvm.ptr>, memref<2x!ptr.ptr<#ptr.generic_space>>>)
        // -----
        func.func private @f(memref<2xmemref<2x!llvm.void>>)
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ not-an-element: a memref cannot have elements of type !llvm.void
        // -----
        func.func private @f(i32 {test.a = complex<!llvm.ptr>})
        //                                 ^^^^^^^^^^^^^^^^^^ not-an-element: a complex number cannot have elements of type
        // -----
        "test.unregistered_op"() {a = [vector<2x!llvm.void>]} : () -> ()
        //                            ^^^^^^^^^^^^^^^^^^^^^^ not-an-element: a vector cannot have elements of type !llvm.void
        // -----
        !e = !llvm.void
        !t = memref<2x!e>
        //   ^^^^^^^^^^^^ not-an-element: a memref cannot have elements of type !llvm.void
        // -----
        func.func private @f(!nvgpu.warpgroup.descriptor<tensor = memref<64x64x!llvm.ptr, 3>>)
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ not-an-element
        // -----
        func.func private @f(!foreign.type<memref<2x!llvm.ptr>>) attributes {test.a = "memref<2x!llvm.ptr>"}
        """
    )
