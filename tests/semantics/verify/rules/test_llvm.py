"""llvm: types, constants, memory and functions of LLVM IR."""

from __future__ import annotations

from fixtures import check


def test_parts() -> None:
    check(
        """
        func.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %p: !llvm.ptr, %i: i64, %x: f32) {
          %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
          %1 = "llvm.insertvalue"(%s, %x) {position = array<i64: 0>} : (!llvm.struct<(i32, array<2 x f32>)>, f32) -> !llvm.struct<(i32, array<2 x f32>)>
        //                                                                                                   ^^^ llvm.part
          %2 = "llvm.extractvalue"(%s) {position = array<i64: 2>} : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
        //                                         ^^^^^^^^^^^^^ llvm.part: !llvm.struct<(i32, array<2 x f32>)> has 2
          %3 = llvm.getelementptr %p[%i, 1, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>)>
          %4 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<2 x f32>)>
        //                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ llvm.element-address
          %5 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, f32
        //                                                             ^^^ llvm.element-address: index 1 leads into f32
          return
        }
        """
    )


def test_casts() -> None:
    check(
        """
        func.func @f(%p: !llvm.ptr, %q: !llvm.ptr<3>, %i: i32, %v: vector<4xi32>) {
          %0 = llvm.bitcast %i : i32 to f32
          %1 = llvm.bitcast %p : !llvm.ptr to i64
        //                                    ^^^ cast-incompatible: no cast from !llvm.ptr to i64: a pointer is cast to a
          %2 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<3>
        //                                    ^^^^^^^^^^^^ cast-incompatible: no cast from !llvm.ptr to !llvm.ptr<3>: the
          %3 = llvm.zext %i : i32 to i64
          %4 = llvm.zext %i : i32 to i16
        //                           ^^^ cast-incompatible: no cast from i32 to i16: i16 is not wider than i32
          %5 = llvm.sext %v : vector<4xi32> to vector<8xi64>
        //                                     ^^^^^^^^^^^^^ cast-incompatible: no cast from vector<4xi32> to
          return
        }
        """
    )


def test_constants() -> None:
    check(
        """
        func.func @f() {
          %0 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
          %1 = llvm.mlir.constant("ab") : !llvm.array<3 x i8>
        //                        ^^^^ llvm.constant: a string of 2 bytes is an !llvm.array<2 x i8>, but got !llvm.array<3 x
          %2 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
          %3 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)>
        //                        ^^^^^^^^^ llvm.constant: the struct has 2 members, but got 1 value
          %4 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, f32)>
        //                        ^^^^^^^^^^^^^^^^^^ llvm.constant: member 1 is f32, but got 2 : i32
          %5 = llvm.mlir.constant(1 : i32) : f32
        //                        ^^^^^^^ llvm.constant: an integer is no constant of type f32
          %6 = llvm.mlir.constant(1.0 : f16) : i32
        //                        ^^^^^^^^^ llvm.constant: f16 has 16 bits, but got i32
          %7 = llvm.mlir.constant(unit) : i32
        //                        ^^^^ llvm.constant: expected a number, a string or elements, but got unit
          return
        }
        llvm.mlir.global internal @a(1 : i32) {alignment = 3 : i64} : i32
        //                                                 ^^^^^^^ llvm.global: the alignment must be a power of two, but got
        llvm.mlir.global appending @b(1 : i32) : i32
        //                                       ^^^ llvm.global: a global with linkage appending is an array, but got i32
        llvm.mlir.global internal @c() : tensor<4xi32>
        //                               ^^^^^^^^^^^^^ llvm.global: a global cannot be of type tensor<4xi32>
        llvm.mlir.global internal @d("abc") : !llvm.array<4 x i8>
        //                                    ^^^^^^^^^^^^^^^^^^^ llvm.global: a string of 3 bytes is an !llvm.array<3 x
        llvm.mlir.global internal @e("%d @x \\22%s\\22 #loc1") : !llvm.array<16 x i8>
        """
    )


def test_memory() -> None:
    check(
        """
        llvm.func @f(%p: !llvm.ptr, %x: f32, %i: i24) {
          llvm.store %x, %p atomic release {alignment = 4 : i64} : f32, !llvm.ptr
          llvm.store %x, %p atomic acquire {alignment = 4 : i64} : f32, !llvm.ptr
        //                         ^^^^^^^ llvm.atomic-access: acquire is no ordering of a store
          llvm.store %x, %p atomic release : f32, !llvm.ptr
        //^^^^^^^^^^ llvm.atomic-access: atomic access needs an alignment
          llvm.store %i, %p atomic release {alignment = 4 : i64} : i24, !llvm.ptr
        //                                                         ^^^ llvm.atomic-access: i24 cannot be accessed atomically
          %0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32
        //                                                      ^^^ llvm.atomic-update: expected an integer of 8, 16, 32 or
          %1 = llvm.atomicrmw fadd %p, %x unordered : !llvm.ptr, f32
        //                                ^^^^^^^^^ llvm.atomic-update: expected monotonic or a stronger ordering, but got
          %2 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i24
        //                                                            ^^^ llvm.atomic-exchange: i24 cannot be exchanged
          llvm.return
        }
        """
    )


def test_functions() -> None:
    check(
        """
        llvm.func @g(i32) -> f32
        llvm.func @v(i32, ...)
        llvm.func @f(%x: i32) -> i32 {
          %0 = llvm.call @g(%x) : (i32) -> f32
          %1 = llvm.call @g(%x) : (i32) -> i32
        //                                 ^^^ llvm.callee: @g gives back f32, but got i32
          llvm.call @g(%x) : (i32) -> ()
        //          ^^ llvm.callee: @g gives back f32, but the call has no result
          llvm.call @v(%x, %x) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
          llvm.call @v(%x) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
        //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^ llvm.variadic-callee: the callee gives back i32, but the call
          llvm.return %0 : f32
        //                 ^^^ llvm.returned-value: the function gives back i32, but got f32
        }
        llvm.func weak @h()
        //        ^^^^ llvm.linkage: a function without a body has linkage external or extern_weak, but got weak
        llvm.func @k() attributes {optimize_none} {
        //                         ^^^^^^^^^^^^^ llvm.inlining: optimize_none needs no_inline
          llvm.return
        }
        """
    )


def run_test_parameters() -> None:
    check(
        """
        llvm.func @a(!llvm.ptr {llvm.noalias, llvm.byval = i32, llvm.align = 8 : i64}, i32 {llvm.signext})
        llvm.func @b(!llvm.ptr {llvm.noalias = 1 : i32})
        //                                     ^^^^^^^ llvm.parameter-attribute: 'llvm.noalias' takes no value, but got 1
        llvm.func @c(i32 {llvm.align = 8 : i64})
        //                             ^^^^^^^ llvm.parameter-attribute: 'llvm.align' is for pointers, but got i32
        llvm.func @d(f32 {llvm.zeroext})
        //                ^^^^^^^^^^^^ llvm.parameter-attribute: 'llvm.zeroext' is for integers, but got f32
        llvm.func @e() -> (!llvm.ptr {llvm.readonly})
        //                            ^^^^^^^^^^^^^ llvm.parameter-attribute: 'llvm.readonly' is for arguments, not for
        func.func private @g(memref<4xf32> {llvm.noalias})
        """
    )


def test_bundles_of_an_assumption_have_their_tags_in_the_custom_form() -> None:
    check(
        """
        llvm.func @f(%a: i1, %p: !llvm.ptr, %n: i64) {
          llvm.intr.assume %a ["align"(%p, %n : !llvm.ptr, i64)] : i1
          llvm.return
        }
        """
    )


def test_the_function_of_a_block_whose_address_is_taken() -> None:
    check(
        """
        llvm.func @defined() {
          llvm.blocktag <id = 1>
          llvm.return
        }
        llvm.func @declared()
        llvm.mlir.global external @global() : i32
        llvm.func @f() {
          %0 = llvm.blockaddress <function = @defined, tag = <id = 1>> : !llvm.ptr
          %1 = llvm.blockaddress <function = @declared, tag = <id = 1>> : !llvm.ptr
          //                                 ^^^^^^^^^ llvm.without-body
          %2 = llvm.blockaddress <function = @missing, tag = <id = 1>> : !llvm.ptr
          //                                 ^^^^^^^^ undefined-symbol
          %3 = llvm.blockaddress <function = @global, tag = <id = 1>> : !llvm.ptr
          //                                 ^^^^^^^ symbol-kind
          llvm.return
        }
        """
    )


def test_addresses_lead_into_types_with_parts() -> None:
    check(
        """
        func.func @part(%p: !llvm.ptr) {
          %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, memref<*xf32>
        //                                                             ^^^^^^^^^^^^^ llvm.element-address: leads into memref<*xf32>
          return
        }
        """
    )


def test_parameters_with_flags_for_integers() -> None:
    check(
        """
        llvm.func @f(%a: !llvm.ptr {llvm.align = true}) -> (!llvm.ptr {llvm.elementtype = i32})
        """
    )


def test_bundles_of_operands() -> None:
    check(
        """
        llvm.func @g()
        llvm.func @f(%a: i32, %c: i1) {
          "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
          "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
        //                                                                                 ^^^ llvm.bundle-tags: the tag of a bundle is a string, but got 1
          "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
        //^^^^^^^^^^^ llvm.bundle-tags: 1 bundle of operands, but no tags
          "llvm.call_intrinsic"() <{intrin = "llvm.foo", op_bundle_sizes = array<i32>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
        //                                                                                              ^^^^^ llvm.bundle-tags: no bundles of operands, but 1 tag
          llvm.intr.assume %c ["a"(%a : i32)] : i1
          llvm.intr.assume %c ["a"(%a : i32)] : i1 {op_bundle_sizes = array<i32: 1>}
          llvm.call @g() ["a"(%a : i32)] {op_bundle_tags = ["b"]} : () -> ()
        //                                                 ^^^^^ llvm.bundle-tags: bundles of operands and their tags are spelled in brackets
          llvm.return
        }
        """
    )


def test_values_that_an_invoke_passes() -> None:
    check(
        """
        llvm.func @g()
        llvm.func @p(...) -> i32
        llvm.func @f(%a: i32) attributes {personality = @p} {
          "llvm.invoke"(%a)[^bb1, ^bb2] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
        //                  ^^^^ branch-operands: branch has 1 operand for successor '^bb1', but target block has 0 arguments
        ^bb1:
          llvm.return
        ^bb2:
          %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
          llvm.return
        }
        // -----
        llvm.func @g()
        llvm.func @p(...) -> i32
        llvm.func @f(%a: i32) attributes {personality = @p} {
          "llvm.invoke"(%a)[^bb1, ^bb2] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i32) -> ()
        ^bb1:
          llvm.return
        ^bb2(%x: i32):
          %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
          llvm.return
        }
        """
    )


def test_tags_of_blocks_are_distinct_and_their_addresses_exist() -> None:
    check(
        """
        llvm.func @f() {
          %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
          llvm.indirectbr %0 : !llvm.ptr, [^bb1, ^bb2]
        ^bb1:
          llvm.blocktag <id = 1>
          llvm.return
        ^bb2:
          llvm.blocktag <id = 1>
        //              ^^^^^^^^ llvm.block-tags: another block of the function has tag 1
          llvm.return
        }
        llvm.func @g() {
          %0 = llvm.blockaddress <function = @f, tag = <id = 3>> : !llvm.ptr
          %1 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ llvm.block-tags: no block of the function has tag 1
          llvm.indirectbr %1 : !llvm.ptr, [^bb1]
        ^bb1:
          llvm.blocktag <id = 2>
          llvm.return
        }
        """
    )


def test_what_types_of_a_function_consist_of() -> None:
    check(
        """
        llvm.func @nested(!llvm.struct<(i32, array<3 x struct<"n", (ptr<3>, vector<4xf32>)>>)>) -> !llvm.struct<"list", (struct<"list">)>
        llvm.func @of_an_address(!ptr.ptr<#llvm.address_space<1>>)
        llvm.func @size(!llvm.struct<(i32, index)>)
        //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ bad-type: what a function of this dialect takes and gives back
        llvm.func @token() -> !gpu.async.token
        //              ^^^^^^^^^^^^^^^^^^^^^^ bad-type: what a function of this dialect takes and gives back
        llvm.func @address(!llvm.array<2 x !ptr.ptr<#ptr.generic_space>>)
        //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ bad-type: what a function of this dialect takes and gives back
        !pair = !llvm.struct<(i32, array<2 x index>)>
        llvm.func @named(%a: !pair, %b: i32) -> i32 {
      //^^^^^^^^^ llvm.argument-type: what a function takes and gives back is of types of LLVM IR
          llvm.return %b : i32
        }
        func.func @f(%s: !llvm.struct<(i32, array<2 x index>)>) {
          %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x index>)>
          //                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ llvm.part: !llvm.struct<(i32, array<2 x index>)> is made of
          return
        }
        """
    )
