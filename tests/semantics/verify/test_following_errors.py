"""What follows from a mistake that is reported is no second error."""

from __future__ import annotations

from fixtures import check


def test_an_operation_whose_rest_is_not_read() -> None:
    check(
        """
        #s = "!builtin.integer"
        irdl.dialect @d {
          irdl.operation @o {
            %1 = irdl.base #s
            //             ^^ expected-token: '#s' begins no operation, and no definition of an alias
            irdl.operands(a: %1)
          }
        }
        """
    )


def test_returns_of_a_function_with_too_many_results() -> None:
    check(
        """
        module {
          emitc.func @f(%x: i32) -> (i32, i32) {
        //^^^^^^^^^^ emitc.function-results
            emitc.return %x : i32
          }
        }
        """
    )


def test_a_terminator_that_cannot_stand_in_a_launch() -> None:
    check(
        """
        func.func @f(%c: index) {
          gpu.launch blocks(%b0, %b1, %b2) in (%g0 = %c, %g1 = %c, %g2 = %c)
              threads(%t0, %t1, %t2) in (%s0 = %c, %s1 = %c, %s2 = %c) {
            gpu.return
        //  ^^^^^^^^^^ wrong-parent
          }
          return
        }
        """
    )
