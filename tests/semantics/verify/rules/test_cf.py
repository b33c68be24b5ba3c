"""cf: switches."""

from __future__ import annotations

from fixtures import check


def test_switches() -> None:
    check(
        """
        func.func @f(%a: i32) {
          cf.switch %a : i32, [
            default: ^bb1,
            7: ^bb1
          ]
        ^bb1:
          "cf.switch"(%a)[^bb2, ^bb2] <{case_values = dense<[1, 2]> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        //                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ cf.switch-destinations: the number of members of attribute 'case_values' must be 1, the number of successors 'caseDestinations', but got 2
        ^bb2:
          "cf.switch"(%a)[^bb3, ^bb3] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        //                                            ^^^^^^^^^^^^^^^^^^^^^^^^ cf.switch-destinations: attribute 'case_values' must have the element type of operand 'flag' (i32), but got vector<1xi64>
        ^bb3:
          return
        }
        """
    )
