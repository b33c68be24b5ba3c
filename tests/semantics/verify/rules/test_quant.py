"""quant: casts, and what is quantized in parts."""

from __future__ import annotations

from fixtures import check
from mlir_ls.analysis import CheckOptions


def test_casts() -> None:
    check(
        """
        !byte = !quant.uniform<i8:f32, 2.0>
        func.func @f(%a: f32, %b: f64, %i: i8, %j: i16, %u: tensor<*xf32>) {
          %0 = quant.qcast %a : f32 to !byte
          %1 = quant.qcast %b : f64 to !byte
        //                      ^^^ quant.quantized-number: what is quantized stands for f32, but got f64
          %2 = quant.scast %i : i8 to !quant.uniform<u8:f32, 2.0>
          %3 = quant.scast %j : i16 to !byte
        //                      ^^^ quant.quantized-storage: what is quantized is stored as i8, but got i16
          %4 = quant.qcast %u : tensor<*xf32> to tensor<*x!byte>
          %5 = quant.qcast %a : f32 to !quant.any<i8:f16>
        //                      ^^^ quant.quantized-number: what is quantized stands for f16, but got f32
          return
        }
        """
    )


def test_parts() -> None:
    check(
        """
        func.func @f(%a: f32, %t: tensor<4x2xf32>, %u: tensor<?x3xf32>) {
          %0 = quant.qcast %t : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
          %1 = quant.qcast %t : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:2, {1.0, 2.0}>>
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ quant.quantized-axes: tensor<4x2x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>> has no dimension 2
          %2 = quant.qcast %u : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ quant.quantized-axes: dimension 1 has size 3, but there are 2 scales
          %3 = quant.qcast %u : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
          %4 = quant.qcast %a : f32 to !quant.uniform<i8:f32:0, {1.0, 2.0}>
        //                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ quant.quantized-axes: only a tensor has axes, but got !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>
          %5 = quant.qcast %t : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
          %6 = quant.qcast %t : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:3}, {{1.0}, {2.0}}>>
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ quant.quantized-axes: dimension 0 has size 4, which blocks of 3 do not fill
          %7 = quant.qcast %t : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:1}, {{1.0}, {2.0}}>>
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ quant.quantized-axes: dimension 0 has 4 blocks, but 2 scales
          return
        }
        """
    )


def test_types() -> None:
    check(
        """
        func.func private @a(!quant.uniform<i8:f32, 0.0>)
        //                                          ^ bad-type: expected a scale above 0 that `f32` can hold, but got 0.000000e+00
        func.func private @b(!quant.uniform<i8:i32, 1.0>)
        //                                     ^ bad-type: expected a floating-point type, but got `i32`
        func.func private @c(!quant.uniform<i8:f32:-1, {1.0}>)
        //                                         ^ bad-type: expected the number of a dimension, but got -1
        func.func private @d(!quant.calibrated<f32<2.0:1.0>>)
        //                                         ^ bad-type: expected a number above 2.000000e+00, but got 1.000000e+00
        """
    )


def test_scales_that_the_expressed_type_cannot_hold() -> None:
    check(
        """
        !small = !quant.uniform<u8:f8E5M2, 2.0e+64>
        //                                 ^ bad-type: expected a scale above 0 that `f8E5M2` can hold, but got 2.000000e+64
        !wide = !quant.uniform<u8:f64, 2.0e+64>
        """
    )
    check(
        """
        !small = !quant.uniform<u8:f32, 2.0e+64>
        !negative = !quant.uniform<u8:f32, -2.0>
        //                                 ^ bad-type: expected a scale above 0 that `f32` can hold, but got -2.000000e+00
        """,
        CheckOptions(profile="llvm-19"),
    )
