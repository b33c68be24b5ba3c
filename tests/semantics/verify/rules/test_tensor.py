"""The rules of the dialect `tensor` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_bodies_take_indices_and_yield_an_element() -> None:
    check(
        """
        func.func @f(%t: tensor<4x4xf32>, %n: index, %x: f32, %y: f64) {
          %0 = tensor.generate %n {
          //   ^^^^^^^^^^^^^^^ region-arguments: the region takes 1 argument, but got 2
          ^bb0(%i: index, %j: index):
            tensor.yield %x : f32
          } : tensor<?xf32>
          %1 = tensor.generate %n {
          ^bb0(%i: index):
            tensor.yield %y : f64
            //                ^^^ yielded-values: the region yields f32 as operand #0, but got f64
          } : tensor<?xf32>
          %2 = tensor.pad %t low[0, 0] high[1, 1] {
          //   ^^^^^^^^^^ region-arguments: the region takes index as argument 1, but got i32
          ^bb0(%i: index, %j: i32):
            tensor.yield %x : f32
          } : tensor<4x4xf32> to tensor<5x5xf32>
          return
        }
        """
    )


def test_indices_and_sizes_go_with_the_type() -> None:
    check(
        """
        func.func @f(%t: tensor<4x4xf32>, %i: index, %x: f32) {
          %0 = tensor.extract %t[%i] : tensor<4x4xf32>
          //                     ^^ subscript-count: tensor<4x4xf32> takes 2 indices, but got 1
          %1 = tensor.insert %x into %t[] : tensor<4x4xf32>
          //   ^^^^^^^^^^^^^ subscript-count: tensor<4x4xf32> takes 2 indices, but got 0
          %2 = tensor.empty(%i) : tensor<4xf32>
          //                ^^ dynamic-size-count: tensor<4xf32> takes 0 sizes, one for each '?', but got 1
          %3 = tensor.splat %x : tensor<?xf32>
          //   ^^^^^^^^^^^^ dynamic-size-count: tensor<?xf32> takes 1 size, one for each '?', but got 0
          %4 = tensor.splat %x[%i] : tensor<?xf32>
          return
        }
        """
    )


def test_parts_have_the_sizes_that_are_given() -> None:
    check(
        """
        func.func @f(%t: tensor<8x16xf32>, %n: index, %p: tensor<4xf32>) {
          %0 = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<8x16xf32> to tensor<?xf32>
          %1 = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
          //                                                                      ^^^^^^^^^^^^^ tensor.slice-type: the
          %2 = tensor.extract_slice %t[0, 0] [1, 4] [1, 1] : tensor<8x16xf32> to tensor<1x4xf64>
          //                                                                     ^^^^^^^^^^^^^^^ tensor.slice-type: the
          %3 = tensor.insert_slice %p into %t[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
          %4 = tensor.insert_slice %p into %t[0, 0] [2, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
          //                                                        ^^^^^^^^^^^^^ tensor.slice-type: the sizes of the part
          %5 = tensor.insert_slice %p into %t[0, 14] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
          //                                         ^^^^^^ slice-out-of-bounds: the last index of dimension 1 is
          %6 = tensor.insert_slice %p into %t[0] [4] [1] : tensor<4xf32> into tensor<8x16xf32>
          //                                 ^^^ slice-numbers: tensor<8x16xf32> requires 2 offsets, but got 1
          //                                     ^^^ slice-numbers: tensor<8x16xf32> requires 2 sizes, but got 1
          //                                         ^^^ slice-numbers: tensor<8x16xf32> requires 2 strides, but got 1
          return
        }
        """
    )


def test_dimensions_are_merged_and_split() -> None:
    check(
        """
        func.func @f(%t: tensor<2x3x?xf32>, %n: index) {
          %0 = tensor.collapse_shape %t [[0], [1, 2]] : tensor<2x3x?xf32> into tensor<2x?xf32>
          %1 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x?xf32> into tensor<5x?xf32>
          //                                                                   ^^^^^^^^^^^^^^^ merged-size
          %2 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x3x?xf32> into tensor<6xf32>
          //                                                                 ^^^^^^^^^^^^^ merged-size: dimension 0
          %3 = tensor.collapse_shape %t [[0], [2]] : tensor<2x3x?xf32> into tensor<2x?xf32>
          //                            ^^^^^^^^^^ reassociation-groups: the groups must name the dimensions 0 to 2
          %4 = tensor.expand_shape %t [[0, 1], [2], [3]] output_shape [1, 2, 3, %n] : tensor<2x3x?xf32> into tensor<1x2x3x?xf32>
          %5 = tensor.expand_shape %t [[0, 1], [2], [3]] output_shape [1, 2, 3] : tensor<2x3x?xf32> into tensor<1x2x3x?xf32>
          //                                                          ^^^^^^^^^ output-sizes: tensor<1x2x3x?xf32>
          %6 = tensor.collapse_shape %t [[0], [1, 2]] : tensor<2x3x?xf32> into tensor<2x?xi8>
          //                                                                   ^^^^^^^^^^^^^^ tensor.elements-stay: the
          return
        }
        """
    )


def test_joined_tensors() -> None:
    check(
        """
        func.func @f(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %c: tensor<2x4xf32>, %d: tensor<2xf32>) {
          %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
          %1 = tensor.concat dim(0) %a, %c : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
          //   ^^^^^^^^^^^^^ tensor.concatenated: dimension 1 has sizes 3 and 4
          %2 = tensor.concat dim(2) %a, %c : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
          //                     ^ tensor.concatenated: tensor<4x3xf32> has no dimension 2
          %3 = tensor.concat dim(0) %a, %d : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
          //                                                   ^^^^^^^^^^^^^ tensor.concatenated: all tensors have one
          %4 = tensor.concat dim(1) %a, %c : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
          //                                                                       ^^^^^^^^^^^^^^^ tensor.concatenated
          return
        }
        """
    )


def test_gathered_and_scattered() -> None:
    check(
        """
        func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>, %s: tensor<7x5xf32>) {
          %0 = tensor.gather %t[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
          %1 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
        //                                                                 ^^^^^^^^^^^^^^^^^ tensor.indexed-dimensions
          %2 = tensor.gather %t[%i] gather_dims([0, 3]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
        //                                      ^^^^^^ tensor.indexed-dimensions: tensor<4x5x6xf32> has the dimensions 0
          %3 = tensor.gather %t[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
        //                                                                                          ^^^^^^^^^^^^^^^ tensor.indexed-type
          %4 = tensor.scatter %s into %t[%i] scatter_dims([0, 2]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
          %5 = tensor.scatter %s into %t[%i] scatter_dims([0, 1]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
        //                                                                  ^^^^^^^^^^^^^^^ tensor.indexed-type: expected
          %6 = tensor.scatter %s into %t[%i] scatter_dims([0, 2]) : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
        //     ^^^^^^^^^^^^^^ tensor.scatter-not-unique: requires attribute 'unique'
          return
        }
        """
    )


def test_padding_and_reshaping() -> None:
    check(
        """
        func.func @f(%t: tensor<4x?xf32>, %x: f32, %n: index, %s: tensor<2xi32>) {
          %0 = tensor.pad %t low[1, 0] high[2, %n] {
          ^bb0(%i: index, %j: index):
            tensor.yield %x : f32
          } : tensor<4x?xf32> to tensor<7x9xf32>
          %1 = tensor.pad %t low[1, 0] high[2, %n] {
          ^bb0(%i: index, %j: index):
            tensor.yield %x : f32
          } : tensor<4x?xf32> to tensor<8x9xf32>
          //                     ^^^^^^^^^^^^^^^ tensor.padded-type: the padded sizes are [7, ?], but got tensor<8x9xf32>
          %2 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<3xf32>
          //                                             ^^^^^^^^^^^^^ tensor.reshaped: tensor<3xf32> takes 1 size, but got 2
          return
        }
        """
    )
