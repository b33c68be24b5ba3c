"""The rules of the dialect `tosa` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_sizes_and_elements_of_results() -> None:
    check(
        """
        func.func @f(%a: tensor<2x3x4xf32>, %u: tensor<*xf32>, %d: tensor<?x3x4xf32>) {
          %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
          %1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
        //                                                                  ^^^^^^^^^^^^^^^^^ tosa.result-sizes: the
          %2 = tosa.reduce_max %a {axis = 3 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
        //                                ^^^^^^^ tosa.axis-in-range: tensor<2x3x4xf32> has 3 dimensions, so there is no axis 3
          %3 = tosa.reduce_max %a {axis = 2 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x1xi32>
        //                                                                  ^^^^^^^^^^^^^^^^^ tosa.kept-elements: the
          %4 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
          %5 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3xi32>
        //                                                              ^^^^^^^^^^^^^^^ tosa.result-sizes: the sizes are
          %6 = tosa.concat %a, %d {axis = 0 : i32} : (tensor<2x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
          %7 = tosa.concat %a, %d {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<?x3x4xf32>) -> tensor<2x7x4xf32>
        //                                                                                     ^^^^^^^^^^^^^^^^^ tosa.result-sizes
          %8 = tosa.reverse %a {axis = 3 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
        //                             ^^^^^^^ tosa.axis-in-range: tensor<2x3x4xf32> has 3 dimensions, so there is no axis 3
          %9 = tosa.transpose %a {perms = array<i32: 1, 1, 0>} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
        //                                ^^^^^^^^^^^^^^^^^^^ tosa.not-a-permutation: attribute 'perms' must be a permutation of its dimensions, but got [1, 1, 0]
          %10 = tosa.transpose %a {perms = array<i32: 2, 1, 0>} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
          %11 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
          %12 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
        //                                                                ^^^^^^^^^^^^^^^ tosa.kept-rank
          return
        }
        """
    )


def test_operands_are_broadcast_to_one_shape() -> None:
    check(
        """
        func.func @f(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>, %c: tensor<?x3xf32>, %d: tensor<2x4xf32>, %u: tensor<*xf32>) {
          %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
          %1 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
          //                                                           ^^^^^^^^^^^^^^^ not-broadcastable: the
          %2 = tosa.sub %a, %c : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
          %3 = tosa.sub %c, %a : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
          //                                                           ^^^^^^^^^^^^^^^ not-broadcastable: the
          %4 = tosa.mul %a, %a, %u : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<*xf32>) -> tensor<2x3xf32>
          //                                                            ^^^^^^^^^^^^^ operand-type: operand #2 must be unranked tensor of i8 or ranked tensor none of whose dimensions is 0 whose dimensions are equal to 1 of i8 of rank 1, but got tensor<*xf32>
          %5 = tosa.add %a, %d : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
          //                ^^ not-broadcastable: operands do not have broadcast-compatible shapes: [2, 3] and tensor<2x4xf32>
          return
        }
        """
    )


def test_attributes_in_dictionaries_of_their_own() -> None:
    check(
        """
        func.func @f(%a: tensor<2x3xf32>, %b: tensor<1x4x4xi32>) {
          %0 = tosa.reduce_max %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<1x3xf32>
          %1 = tosa.reduce_max %a {axis = 0 : i64} : (tensor<2x3xf32>) -> tensor<1x3xf32>
          //                              ^^^^^^^ attribute-value: attribute 'axis' failed to satisfy constraint: integer of type i32, but got 0 : i64
          %2, %3 = tosa.rfft2d %b : (tensor<1x4x4xi32>) -> (tensor<1x4x3xi32>, tensor<1x4x3xi32>)
          //                         ^^^^^^^^^^^^^^^^^ tosa.transformed-elements: expected floating-point numbers
          return
        }
        """
    )
