"""The rules of the dialect `memref` that are code in the reference."""

from __future__ import annotations

from dataclasses import replace

from fixtures import OPTIONS, check


def test_globals_and_atomic_updates() -> None:
    check(
        """
        memref.global @g : memref<4xf32>
        func.func private @h()
        func.func @f(%m: memref<4xf32>, %i: index, %y: f64) {
          %0 = memref.get_global @g : memref<5xf32>
          //                          ^^^^^^^^^^^^^ memref.symbol-type: @g has type memref<4xf32>, but got memref<5xf32>
          %1 = memref.get_global @h : memref<5xf32>
          //                     ^^ symbol-kind: @h must name 'memref.global', but is a 'func.func'
          %2 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
          //   ^^^^^^^^^^^^^^^^^^^^^^^^^ region-arguments: the region takes f32 as argument 0, but got f64
          ^bb0(%a: f64):
            %c = arith.constant 0.0 : f32
            memref.atomic_yield %c : f32
          }
          %3 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
          ^bb0(%a: f32):
            memref.atomic_yield %y : f64
            //                       ^^^ yielded-values: the region yields f32 as operand #0, but got f64
          }
          return
        }
        """
    )


def test_distinct_buffers_are_as_many_as_are_given() -> None:
    check(
        """
        func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) -> memref<4xf32> {
          %0 = memref.distinct_objects %m, %n : memref<4xf32>, memref<5xf32>
        //^^ result-count: the operation has 2 results, but 1 is named
          %1:2 = memref.distinct_objects %m, %n : memref<4xf32>, memref<5xf32>
          %2 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<5xf32>
          //                                                      ^^^^^^^^^^^^^ types-unrelated: value 0 of 'results' must be
          "memref.distinct_objects"() : () -> ()
        //^^^^^^^^^^^^^^^^^^^^^^^^^ memref.distinct-buffers: at least one buffer is needed
          return %1#1 : memref<4xf32>
          //     ^^ value-type-mismatch: '%1#1' is used with type 'memref<4xf32>', but has type 'memref<5xf32>'
        }
        """
    )


def test_numbers_of_an_enum_are_those_of_the_profile() -> None:
    text = """
        func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
          %0 = "memref.atomic_rmw"(%x, %m, %i) <{kind = 12 : i64}> : (f32, memref<4xf32>, index) -> f32
          FOR 19
          %1 = "memref.atomic_rmw"(%x, %m, %i) <{kind = 13 : i64}> : (f32, memref<4xf32>, index) -> f32
          FOR 22
          return
        }
        """
    caret = "//                                            ^^^^^^^^ memref.atomic-kind: '{}' takes an integer, but got f32"
    check(text.replace("FOR 19", "").replace("FOR 22", caret.format("muli")))
    check(text.replace("FOR 19", caret.format("andi")).replace("FOR 22", ""), replace(OPTIONS, profile="llvm-19"))


def test_indices_go_with_the_rank() -> None:
    check(
        """
        func.func @f(%m: memref<4x4xf32>, %i: index, %x: f32) {
          %0 = memref.load %m[%i] : memref<4x4xf32>
          //                  ^^ subscript-count: memref<4x4xf32> takes 2 indices, but got 1
          memref.store %x, %m[%i, %i, %i] : memref<4x4xf32>
          //                  ^^^^^^^^^^ subscript-count: memref<4x4xf32> takes 2 indices, but got 3
          memref.prefetch %m[%i], read, locality<3>, data : memref<4x4xf32>
          //                 ^^ subscript-count: memref<4x4xf32> takes 2 indices, but got 1
          %1 = memref.atomic_rmw addf %x, %m[] : (f32, memref<4x4xf32>) -> f32
          //   ^^^^^^^^^^^^^^^^^ subscript-count: memref<4x4xf32> takes 2 indices, but got 0
          %2 = memref.load %m[%i, %i] : memref<4x4xf32>
          return
        }
        """
    )


def test_an_allocation_takes_unknown_sizes_and_symbols() -> None:
    check(
        """
        #shifted = affine_map<(d0)[s0] -> (d0 + s0)>
        func.func @f(%n: index) {
          %0 = memref.alloc(%n) : memref<4xf32>
          //                ^^ dynamic-size-count: memref<4xf32> takes 0 sizes, one for each '?', but got 1
          %1 = memref.alloca() : memref<?xf32>
          //   ^^^^^^^^^^^^^ dynamic-size-count: memref<?xf32> takes 1 size, one for each '?', but got 0
          %2 = memref.alloc() : memref<4xf32, #shifted>
          //   ^^^^^^^^^^^^ memref.layout-symbol-count: the layout of memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>> has
          %3 = memref.alloc(%n)[%n] : memref<?xf32, strided<[?]>>
          %4 = memref.alloc(%n)[%n, %n] : memref<?xf32, strided<[?]>>
          //                    ^^^^^^ memref.layout-symbol-count: the layout of memref<?xf32, strided<[?]>> has 1 symbol,
          return
        }
        """
    )


def test_reallocation_changes_the_size_alone() -> None:
    check(
        """
        func.func @f(%m: memref<8xf32>, %n: index, %l: memref<8xf32, strided<[2]>>) {
          %0 = memref.realloc %m : memref<8xf32> to memref<?xf32>
        //     ^^^^^^^^^^^^^^ memref.realloc-size: the number of operands 'dynamicResultSize' must be 1, the number of dynamic dimensions of result #0 (memref<?xf32>), but got 0
          %1 = memref.realloc %m(%n) : memref<8xf32> to memref<16xf32>
        //                       ^^ memref.realloc-size: the number of operands 'dynamicResultSize' must be 0, the number of dynamic dimensions of result #0 (memref<16xf32>), but got 1
          %2 = memref.realloc %m : memref<8xf32> to memref<16xi32>
        //                                          ^^^^^^^^^^^^^^ memref.realloc-types: the elements of memref<8xf32>
          %3 = memref.realloc %m : memref<8xf32> to memref<16xf32, 1>
        //                                          ^^^^^^^^^^^^^^^^^ memref.realloc-types: memref<8xf32> and
          %4 = memref.realloc %l : memref<8xf32, strided<[2]>> to memref<16xf32>
        //                                                        ^^^^^^^^^^^^^^ memref.realloc-types: memref<8xf32,
          %5 = memref.realloc %m(%n) : memref<8xf32> to memref<?xf32>
          return
        }
        """
    )


def test_a_part_has_the_layout_that_follows_from_its_source() -> None:
    check(
        """
        !m = memref<8x16xf32, strided<[32, 2], offset: 3>>
        func.func @f(%m: !m, %i: index) {
          %0 = memref.subview %m[1, 2] [4, 4] [1, 2] : !m to memref<4x4xf32, strided<[32, 4], offset: 39>>
          %1 = memref.subview %m[1, 2] [4, 4] [1, 2] : !m to memref<4x4xf32, strided<[32, 2], offset: 39>>
          //                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.slice-type
          %2 = memref.subview %m[1, %i] [4, 4] [1, 2] : !m to memref<4x4xf32, strided<[32, 4], offset: 39>>
          //                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.slice-type
          %3 = memref.subview %m[1, 2] [1, 4] [1, 2] : !m to memref<4xf32, strided<[4], offset: 39>>
          %4 = memref.subview %m[1, 2] [1, 4] [1, 2] : !m to memref<4xf32, strided<[32], offset: 39>>
          //                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.slice-type
          %5 = memref.subview %m[1, 2] [4, 4] [1, 2] : !m to memref<4x4xf32>
          //                                                 ^^^^^^^^^^^^^^^ memref.slice-type: the layout of the part is
          return
        }
        """
    )


def test_a_part_stays_within_its_source() -> None:
    check(
        """
        func.func @f(%m: memref<8x16xf32>, %i: index) {
          %0 = memref.subview %m[8, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<1x1xf32, strided<[16, 1], offset: 128>>
          //                    ^^^^^^ slice-out-of-bounds: offset 8 of dimension 0 is beyond its size 8
          %1 = memref.subview %m[0, 4] [1, 5] [1, 3] : memref<8x16xf32> to memref<1x5xf32, strided<[16, 3], offset: 4>>
          //                           ^^^^^^ slice-out-of-bounds: the last index of dimension 1 is 16, beyond its
          %2 = memref.subview %m[0, 4] [1, %i] [1, 3] : memref<8x16xf32> to memref<1x?xf32, strided<[16, 3], offset: 4>>
          %3 = memref.subview %m[0] [1] [1] : memref<8x16xf32> to memref<1xf32, strided<[1]>>
          //                    ^^^ slice-numbers: memref<8x16xf32> requires 2 offsets, but got 1
          //                        ^^^ slice-numbers: memref<8x16xf32> requires 2 sizes, but got 1
          //                            ^^^ slice-numbers: memref<8x16xf32> requires 2 strides, but got 1
          return
        }
        """
    )


def test_a_reinterpretation_has_the_numbers_that_are_given() -> None:
    check(
        """
        !m = memref<?xf32>
        func.func @f(%m: !m, %i: index) {
          %0 = memref.reinterpret_cast %m to offset: [2], sizes: [4, %i], strides: [8, 1] : !m to memref<4x?xf32, strided<[8, 1], offset: 2>>
          %1 = memref.reinterpret_cast %m to offset: [2], sizes: [4, %i], strides: [8, 1] : !m to memref<4x?xf32, strided<[4, 1], offset: 2>>
          //                                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.reinterpreted-type
          %2 = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1] : memref<?xf32> to memref<5xf32, strided<[1], offset: 2>>
          //                                                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.reinterpreted-type
          %3 = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1] : memref<?xf32> to memref<4xi32, strided<[1], offset: 2>>
          //                                                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.reinterpreted-type
          %4 = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1, 1] : memref<?xf32> to memref<4xf32, strided<[1], offset: 2>>
          //                                                                   ^^^^^^ slice-numbers: 1 size requires
          return
        }
        """
    )


def test_dimensions_are_merged_where_there_are_no_gaps() -> None:
    check(
        """
        !m = memref<4x8xf32>
        !s = memref<4x8xf32, strided<[16, 2], offset: ?>>
        func.func @f(%m: !m, %s: !s, %g: memref<4x8xf32, strided<[16, 1]>>) {
          %0 = memref.collapse_shape %m [[0, 1]] : !m into memref<32xf32>
          %1 = memref.collapse_shape %m [[0, 1]] : !m into memref<32xf32, strided<[1]>>
          //                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.reshaped-layout: the result
          %2 = memref.collapse_shape %s [[0, 1]] : !s into memref<32xf32, strided<[2], offset: ?>>
          %3 = memref.collapse_shape %g [[0, 1]] : memref<4x8xf32, strided<[16, 1]>> into memref<32xf32, strided<[1]>>
          //                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.reshaped-layout: there are
          %4 = memref.expand_shape %s [[0], [1, 2]] output_shape [4, 2, 4] : !s into memref<4x2x4xf32, strided<[16, 8, 2], offset: ?>>
          %5 = memref.expand_shape %s [[0], [1, 2]] output_shape [4, 2, 4] : !s into memref<4x2x4xf32, strided<[16, 4, 2], offset: ?>>
          //                                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.reshaped-layout
          %6 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 3] : !m into memref<4x2x4xf32>
          //                                                     ^^^^^^^^^ output-sizes: the sizes are [4, 2, 4],
          %7 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 3] : !m into memref<4x2x3xf32>
          //                                                                         ^^^^^^^^^^^^^^^^^ merged-size
          return
        }
        """
    )


def test_views_transpositions_and_reshapings() -> None:
    check(
        """
        func.func @f(%b: memref<64xi8>, %m: memref<4x8xf32>, %d: memref<?xindex>, %i: index) {
          %0 = memref.view %b[%i][] : memref<64xi8> to memref<16xf32, strided<[1]>>
          %1 = memref.view %b[%i][] : memref<64xi8> to memref<?xf32>
          //   ^^^^^^^^^^^ dynamic-size-count: memref<?xf32> takes 1 size, one for each '?', but got 0
          %2 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
          %3 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<4x8xf32, strided<[1, 8]>>
          //                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.transposed-type
          %4 = memref.reshape %m(%d) : (memref<4x8xf32>, memref<?xindex>) -> memref<*xf32>
          %5 = memref.reshape %m(%d) : (memref<4x8xf32>, memref<?xindex>) -> memref<32xf32>
          //                                             ^^^^^^^^^^^^^^^ memref.reshape-types: memref<32xf32> takes 1
          return
        }
        """
    )


def test_casts_keep_known_strides() -> None:
    check(
        """
        func.func @f(%m: memref<4x8xf32>) {
          %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
          %1 = memref.cast %m : memref<4x8xf32> to memref<4x8xf32, strided<[4, 1]>>
          //                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ cast-incompatible: no cast from
          %2 = memref.cast %m : memref<4x8xf32> to memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
          //                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ cast-incompatible
          return
        }
        """
    )


def test_initial_values_are_elements() -> None:
    check(
        """
        "memref.global"() <{sym_name = "a", type = memref<2xi8>, initial_value}> : () -> ()
        "memref.global"() <{sym_name = "b", type = memref<2xi8>, initial_value = dense<1> : tensor<2xi8>}> : () -> ()
        "memref.global"() <{sym_name = "c", type = memref<2xi8>, initial_value = dense_resource<r> : tensor<3xi8>}> : () -> ()
        //                                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ memref.global-value: the initial value of memref<2xi8> is of type tensor<2xi8>, but got tensor<3xi8>
        "memref.global"() <{sym_name = "d", type = memref<2xi8>, initial_value = array<i8: 1, 2>}> : () -> ()
        //                                                                       ^^^^^^^^^^^^^^^ memref.global-value: the initial value of memref<2xi8> is elements or 'uninitialized', but got array<i8: 1, 2>
        """
    )


def test_transposed_types_spell_strides_that_are_not_known() -> None:
    check(
        """
        func.func @f(%m: memref<?x?xf32>, %n: memref<?x8xf32>, %o: memref<4xf32>) {
          %0 = memref.transpose %m (a, b) -> (a, b) : memref<?x?xf32> to memref<?x?xf32>
          //                                                             ^^^^^^^^^^^^^^^ memref.transposed-type: the layout is
          %1 = memref.transpose %m (a, b) -> (a, b) : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
          %2 = memref.transpose %n (a, b) -> (a, b) : memref<?x8xf32> to memref<?x8xf32>
          %3 = memref.transpose %o (a) -> (a) : memref<4xf32> to memref<4xf32>
          //                                                     ^^^^^^^^^^^^^ memref.transposed-type: the layout is
          return
        }
        """
    )
