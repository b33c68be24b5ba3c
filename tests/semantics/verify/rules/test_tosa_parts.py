"""tosa: parts of tensors, values, conditions and loops."""

from __future__ import annotations

from fixtures import check


def test_gathering() -> None:
    check(
        """
        func.func @f(%v: tensor<2x5x3xf32>, %i: tensor<2x7xi32>, %j: tensor<?x7xi32>, %u: tensor<2x7x3xf32>) {
          %0 = tosa.gather %v, %j : (tensor<2x5x3xf32>, tensor<?x7xi32>) -> tensor<2x7x3xf32>
          %1 = tosa.gather %v, %i : (tensor<2x5x3xf32>, tensor<2x7xi32>) -> tensor<2x7x4xf32>
        //                                                                  ^^^^^^^^^^^^^^^^^ tosa.gathered: dimension 2 has size 3, as in other operands, but got tensor<2x7x4xf32>
          %2 = tosa.scatter %v, %i, %u : (tensor<2x5x3xf32>, tensor<2x7xi32>, tensor<2x7x3xf32>) -> tensor<2x5x3xf32>
        //                                                   ^^^^^^^^^^^^^^^ tosa.scattered: 7 indices for 5 places
          return
        }
        """
    )


def test_numbers_for_dimensions() -> None:
    check(
        """
        func.func @f(%t: tensor<2x3xf32>, %z: tensor<1xf32>) {
          %s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
          %p = tosa.const_shape {values = dense<[1, 1, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
          %0 = tosa.tile %t, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
        //                   ^^ tosa.multiples: expected numbers above 0, but got 0
          %1 = tosa.tile %t, %p : (tensor<2x3xf32>, !tosa.shape<4>) -> tensor<2x3xf32>
        //                   ^^ tosa.number-count: 'multiples' has 2 numbers, 1 for each dimension: got 4
          %2 = tosa.pad %t, %p, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x?xf32>
          %3 = tosa.pad %t, %p, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x8xf32>
        //                                                                               ^^^^^^^^^^^^^^^ tosa.padded: dimension 1 has size 2 + 3 + 2 = 7, but got 8
          %4 = tosa.slice %t, %s, %s : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x1xf32>
        //                                                                                  ^^^^^^^^^^^^^^^^^ tosa.kept-rank: the rank of result 'output' (tensor<1x3x1xf32>) must be 2, the rank of operand 'input1' (tensor<2x3xf32>), but got 3
          return
        }
        """
    )


def test_values() -> None:
    check(
        """
        func.func @f(%t: tensor<2x3xf32>, %u: tensor<2x3xi8>) {
          %0 = tosa.clamp %u {min_val = -3 : i8, max_val = 6 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
          %1 = tosa.clamp %t {min_val = 0.0 : f16, max_val = 6.0 : f16} : (tensor<2x3xf32>) -> tensor<2x3xf32>
        //                              ^^^^^^^^^ tosa.clamp: the elements are of type f32, but got 0.000000e+00 : f16
          %2 = tosa.const_shape {values = dense<7> : tensor<1xindex>} : () -> !tosa.shape<2>
        //                                                                    ^^^^^^^^^^^^^^ tosa.shape: 1 number, but !tosa.shape<2>
          return
        }
        """
    )


def test_loops() -> None:
    check(
        """
        func.func @f(%c: tensor<i1>, %n: tensor<i32>, %a: tensor<2xf32>) {
          %0 = tosa.cond_if %c : tensor<i1> -> tensor<?xf32> {
            tosa.yield %a : tensor<2xf32>
          } else {
            tosa.yield %a, %a : tensor<2xf32>, tensor<2xf32>
        //                 ^^ tosa.yielded: the region yields 1 value, but got 2
          }
          %2 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
        //     ^^^^^^^^^^^^ tosa.alternative: a condition needs a region after `else`
            tosa.yield %a : tensor<2xf32>
          }
          %1 = tosa.while_loop (%x = %n) : (tensor<i32>) -> tensor<i32> {
            tosa.yield %x : tensor<i32>
        //                  ^^^^^^^^^^^ tosa.yielded: the condition yields a tensor of i1, but got tensor<i32>
          } do {
          ^bb0(%y: tensor<i32>):
            tosa.yield %y : tensor<i32>
          }
          return
        }
        """
    )
