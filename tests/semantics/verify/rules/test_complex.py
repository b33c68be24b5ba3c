"""The rules of the dialect `complex` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_constants_and_bits() -> None:
    check(
        """
        func.func @f(%x: i64, %c: complex<f32>) {
          %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
          %1 = complex.constant [1.0 : f32] : complex<f32>
          //                    ^^^^^^^^^^^ complex.parts: a real and an imaginary part are needed, but got 1 numbers
          %2 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>
          //                    ^^^^^^^^^^^^^^^^^^^^^^ complex.parts: the parts are of type f32, but got 2.000000e+00
          %3 = complex.bitcast %x : i64 to complex<f32>
          %4 = complex.bitcast %x : i64 to complex<f64>
          //                               ^^^^^^^^^^^^ cast-incompatible: no cast from i64 to complex<f64>: i64
          %5 = complex.bitcast %x : i64 to f64
          //                               ^^^ cast-incompatible: no cast from i64 to f64: one of them is complex,
          return
        }
        """
    )
