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
