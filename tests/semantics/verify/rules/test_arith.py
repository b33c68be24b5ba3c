"""The rules of the dialect `arith` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_constants_and_selections() -> None:
    check(
        """
        func.func @f(%c: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %s: i1, %x: f32) {
          %0 = arith.constant 1 : ui8
          //                  ^^^^^^^ arith.constant-value: an integer constant has no sign, but got ui8
          %1 = arith.constant dense<[1, 2]> : vector<[2]xi32>
          //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arith.constant-value: the elements of vector<[2]xi32>,
          %2 = arith.constant dense<1> : vector<[2]xi32>
          %3 = arith.select %c, %v, %v : vector<4xi1>, vector<8xf32>
          //                                           ^^^^^^^^^^^^^ types-unrelated: 'condition' must be i1, or
          %4 = arith.select %c, %w, %w : vector<4xi1>, vector<4xf32>
          %5 = arith.select %s, %w, %w : vector<4xf32>
          return
        }
        """
    )


def test_scaled_numbers_keep_their_shape_and_scalable_vectors_have_no_resource() -> None:
    check(
        """
        func.func @f(%a: f16, %v: vector<4xf16>, %s: vector<4xf8E8M0FNU>, %t: f8E8M0FNU) {
          %0 = arith.scaling_extf %a, %s : f16, vector<4xf8E8M0FNU> to vector<4xf32>
          //                                                           ^^^^^^^^^^^^^ cast-incompatible: no cast from f16 to
          %1 = arith.scaling_extf %v, %t : vector<4xf16>, f8E8M0FNU to vector<4xf32>
          %2 = arith.constant dense_resource<r> : vector<[2]xi32>
          //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arith.constant-value: the elements of vector<[2]xi32>, which
          %3 = arith.constant dense_resource<r> : vector<2xi32>
          return
        }
        """
    )
