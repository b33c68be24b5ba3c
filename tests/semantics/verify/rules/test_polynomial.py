"""polynomial of LLVM 19: sums of monomials, and what rings require."""

from __future__ import annotations

from fixtures import check

RING = """
#modulus = #polynomial.int_polynomial<-1 + x**8>
#ring = #polynomial.ring<coefficientType = i16, coefficientModulus = 256 : i16, polynomialModulus = #modulus>
#other = #polynomial.ring<coefficientType = i16, coefficientModulus = 257 : i16, polynomialModulus = #modulus>
!poly = !polynomial.polynomial<ring = #ring>
!free = !polynomial.polynomial<ring = <coefficientType = i16>>
"""


def test_polynomials() -> None:
    check(
        """
        // mlir-ls: profile=llvm-19
        #a = #polynomial.int_polynomial<-1 + x**1024>
        #b = #polynomial.int_polynomial<2y + 3 y**2 + -1>
        #c = #polynomial.float_polynomial<1.5 + 1.3e6 x**-2>
        #d = #polynomial.typed_int_polynomial<1 + x> : i32
        #e = #polynomial<typed_int_polynomial <1 + x> : i32> : i32
        #f = #polynomial.int_polynomial<x + y>
        //                                   ^ bad-attribute: a polynomial has one indeterminate, but got x, y
        #g = #polynomial.int_polynomial<x + 3 + 2x>
        //                                        ^ bad-attribute: the exponents of a polynomial's monomials must be unique
        #h = #polynomial.int_polynomial<x**>
        //                                 ^ bad-attribute: expected an integer, but got `>`
        #i = #polynomial.int_polynomial<x - 1>
        //                                ^ bad-attribute: expected `+` and more monomials, or `>`, but got `-`
        #j = #polynomial.int_polynomial<x + >
        //                                  ^ bad-attribute: expected a monomial, but got `>`
        #k = #polynomial.float_polynomial<1 + x>
        //                                ^ bad-attribute: expected a number with a decimal point, but got `1`
        """
    )


def test_constants() -> None:
    check(
        f"""
        // mlir-ls: profile=llvm-19
        {RING}
        #value = #polynomial.typed_int_polynomial<1 + x**2> : !poly
        func.func @f() {{
          %0 = polynomial.constant int<1 + x**2> : !poly
          %1 = polynomial.constant float<0.5 + 1.5 x**2> : !free
          %2 = polynomial.constant #value
          %3 = polynomial.constant #polynomial.typed_int_polynomial<1 + x**2> : !poly
          %4 = polynomial.add %0, %3 : !poly
          %5 = polynomial.constant int<1 + 2.5 x> : !poly
        //                                 ^ bad-attribute: expected a monomial, but got `2.5`
          return
        }}
        """
    )


def test_tensors() -> None:
    check(
        f"""
        // mlir-ls: profile=llvm-19
        {RING}
        func.func @f(%a: tensor<8xi16>, %b: tensor<?xi16>, %c: tensor<9xi16>, %d: tensor<2x4xi16>, %e: tensor<9xi32>, %p: !poly, %q: !free) {{
          %0 = polynomial.from_tensor %a : tensor<8xi16> -> !poly
          %1 = polynomial.from_tensor %b : tensor<?xi16> -> !poly
          %2 = polynomial.from_tensor %c : tensor<9xi16> -> !free
          %3 = polynomial.from_tensor %c : tensor<9xi16> -> !poly
        //                                 ^^^^^^^^^^^^^ polynomial.coefficients-tensor: expected a tensor with one dimension of at most 8 coefficients, but got tensor<9xi16>
          %4 = polynomial.from_tensor %d : tensor<2x4xi16> -> !poly
        //                                 ^^^^^^^^^^^^^^^ polynomial.coefficients-tensor
          %5 = polynomial.from_tensor %e : tensor<9xi32> -> !free
        //                                 ^^^^^^^^^^^^^ polynomial.coefficients-tensor: the elements i32 are too large for coefficients of type i16
          %6 = polynomial.to_tensor %q : !free -> tensor<3xi16>
          %7 = polynomial.to_tensor %p : !poly -> tensor<7xi16>
        //                                        ^^^^^^^^^^^^^ polynomial.coefficients-tensor: expected a tensor with one dimension of 8 coefficients
          %8 = polynomial.to_tensor %p : !poly -> tensor<?xi16>
        //                                        ^^^^^^^^^^^^^ polynomial.coefficients-tensor
          return
        }}
        """
    )


def test_transforms() -> None:
    check(
        f"""
        // mlir-ls: profile=llvm-19
        {RING}
        #root = #polynomial.primitive_root<value = 31 : i16, degree = 8 : index>
        #none = #polynomial.primitive_root<value = 32 : i16, degree = 8 : index>
        func.func @f(%p: !poly, %a: tensor<8xi16, #ring>, %b: tensor<8xi16, #other>, %c: tensor<7xi16, #ring>, %d: tensor<8xi16, 1>) {{
          %0 = polynomial.ntt %p : !poly -> tensor<8xi16, #ring>
          %1 = polynomial.ntt %p : !poly -> tensor<8xi16>
        //                                  ^^^^^^^^^^^^^ polynomial.transformed: expected a tensor that is encoded by a ring, but got tensor<8xi16>
          %2 = polynomial.intt %b : tensor<8xi16, #other> -> !poly
        //                          ^^^^^^^^^^^^^^^^^^^^^ polynomial.transformed: the tensor is encoded by
          %3 = polynomial.intt %c : tensor<7xi16, #ring> -> !poly
        //                          ^^^^^^^^^^^^^^^^^^^^ polynomial.transformed: expected a tensor with one dimension of 8 coefficients
          %4 = polynomial.intt %d : tensor<8xi16, 1> -> !poly
        //                          ^^^^^^^^^^^^^^^^ polynomial.transformed: the encoding of a tensor must be a ring, but got 1
          %5 = polynomial.intt %a {{root = #none}} : tensor<8xi16, #ring> -> !poly
        //                                ^^^^^ polynomial.transformed: 32 is no primitive root of unity of degree 8 modulo 256
          return
        }}
        """
    )
