"""The rules of the dialect `shape` that are code in the reference."""

from __future__ import annotations

from fixtures import check


def test_errors_and_extents() -> None:
    check(
        """
        func.func @f(%s: !shape.size, %i: index, %h: !shape.shape, %e: tensor<3xindex>, %d: tensor<2xindex>, %u: tensor<*xf32>) {
          %0 = shape.rank %h : !shape.shape -> index
          //                                   ^^^^^ shape.errors-get-lost: !shape.shape may hold an error, so the result
          %1 = shape.mul %i, %s : index, !shape.size -> index
          //                                            ^^^^^ shape.errors-get-lost: !shape.size may hold an error, so
          %2 = shape.broadcast %h, %e : !shape.shape, tensor<3xindex> -> tensor<?xindex>
          //                                                             ^^^^^^^^^^^^^^^ shape.errors-get-lost
          %3 = shape.broadcast %d, %e : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
          %4 = shape.const_shape [1, 2] : tensor<3xindex>
          //                              ^^^^^^^^^^^^^^^ shape.extent-count: the shape has 2 extents, but got
          %5 = shape.const_shape [1, 2] : !shape.shape
          %6 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
          %7 = shape.meet %e, %d : tensor<3xindex>, tensor<2xindex> -> tensor<?xindex>
          //                                        ^^^^^^^^^^^^^^^ shape.shapes-met: all shapes have one number of
          %8 = "shape.assuming_all"() : () -> !shape.witness
          //   ^^^^^^^^^^^^^^^^^^^^ shape.too-few-shapes: at least 1 operand needed, but got 0
          return
        }
        """
    )


def test_what_is_reduced() -> None:
    check(
        """
        func.func @f(%h: !shape.shape, %s: !shape.size, %e: tensor<?xindex>, %i: index) {
          %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
          ^bb0(%n: index, %d: !shape.size, %a: !shape.size):
            shape.yield %n : index
            //               ^^^^^ yielded-values: the region yields !shape.size as operand #0, but got index
          }
          %1 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
          //   ^^^^^^^^^^^^ region-arguments: the region takes index as argument 1, but got !shape.size
          ^bb0(%n: index, %d: !shape.size, %a: index):
            shape.yield %a : index
          }
          return
        }
        """
    )


def test_libraries_are_named_by_symbols() -> None:
    check(
        """
        module attributes {shape.lib = [@a, @b]} {
        }
        module attributes {shape.lib = [@a, "b"]} {
        //                             ^^^^^^^^^ shape.library: expected the symbol of a library, but got "b"
        }
        func.func @f() attributes {shape.lib = @a} {
        //                                     ^^ shape.library: for operations with a symbol table
          return
        }
        """
    )


def test_a_region_that_yields_nothing() -> None:
    check(
        """
        func.func @f(%w: !shape.witness, %n: index) -> index {
          shape.assuming %w {
          }
          %0 = shape.assuming %w -> index {
          //   ^^^^^^^^^^^^^^ yielded-values: the region yields 1 value, but got 0
            %1 = index.add %n, %n
          }
          return %0 : index
        }
        """
    )


def test_extents_have_no_encoding() -> None:
    check(
        """
        func.func @extents() {
          %0 = shape.const_shape [1, 2] : tensor<2xindex, 1 : i64>
        //                                ^^^^^^^^^^^^^^^^^^^^^^^^ shape.extent-count
          return
        }
        """
    )
