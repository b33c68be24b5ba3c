"""pdl_interp: switches, ranges and loops."""

from __future__ import annotations

from fixtures import check


def test_switches_and_loops() -> None:
    check(
        """
        pdl_interp.func @f(%op: !pdl.operation, %v: !pdl.value, %r: !pdl.range<operation>) {
          %0 = pdl_interp.create_range %v, %v : !pdl.value, !pdl.value
          pdl_interp.foreach %x : !pdl.operation in %r {
            pdl_interp.continue
          } -> ^bb1
        ^bb1:
          pdl_interp.switch_operand_count of %op to dense<[1, 2]> : vector<2xi32>(^bb2, ^bb2) -> ^bb2
        ^bb2:
          pdl_interp.switch_operand_count of %op to dense<[1, 2, 3]> : vector<3xi32>(^bb3, ^bb3) -> ^bb3
        //                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ pdl_interp.cases
        ^bb3:
          pdl_interp.finalize
        }
        """
    )


def test_the_number_of_successors() -> None:
    check(
        """
        pdl_interp.func @matcher(%root: !pdl.operation) {
          pdl_interp.apply_constraint "x"(%root : !pdl.operation) -> ^end
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ successor-count: expected 2 successors, but got 1
        ^end:
          pdl_interp.finalize
        }
        """
    )
