"""pdl: patterns and what they rewrite."""

from __future__ import annotations

from fixtures import check


def test_what_is_matched() -> None:
    check(
        """
        pdl.pattern : benefit(1) {
          %type = type
          %types = types
        //         ^^^^^ pdl.binding: nothing in the pattern uses it
          %value = operand : %type
          %values = operands
        //          ^^^^^^^^ pdl.binding: nothing in the pattern uses it
          %attr = attribute = 10
          %op = operation "foo.op"(%value : !pdl.value) {"attr" = %attr} -> (%type : !pdl.type)
          rewrite %op with "rewriter"
        }
        // -----
        pdl.pattern : benefit(1) {
        ^^^^^^^^^^^ pdl.pattern-body: a pattern matches one operation at least
          %value = operand
          rewrite with "rewriter"(%value : !pdl.value)
        }
        """
    )


def test_what_is_made() -> None:
    check(
        """
        pdl.pattern : benefit(1) {
          %op = operation "foo.op"
          rewrite %op {
            %type = type
            %attr = attribute : %type
        //          ^^^^^^^^^ pdl.created-attribute: an attribute that is created needs a value
            %new = operation "foo.new" {"attr" = %attr}
            replace %op with %new
          }
        }
        // -----
        pdl.pattern : benefit(1) {
          %op = operation "foo.op"
          rewrite %op {
            "pdl.apply_native_rewrite"() {name = "f"} : () -> ()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ pdl.arguments: expected an argument or a result
          }
        }
        """
    )


def test_what_a_pattern_matches_hangs_together() -> None:
    check(
        """
        pdl.pattern @connected : benefit(1) {
          %type = type
          %operand = operand
          %one = operation "shop.open"(%operand : !pdl.value) -> (%type : !pdl.type)
          %result = result 0 of %one
          %other = operation "shop.close"(%result : !pdl.value)
          rewrite {
            %new = operation "shop.move"(%operand : !pdl.value)
            erase %other
            replace %one with %new
          }
        }
        pdl.pattern @apart : benefit(1) {
          %one = operation "shop.open"
          %other = operation "shop.close"
          %result = result 0 of %other
          //        ^^^^^^ pdl.connected: the rewrite speaks of it
          rewrite %one with "close"(%result : !pdl.value)
        }
        """
    )


def test_a_rewrite_consists_of_operations_of_the_dialect() -> None:
    check(
        """
        pdl.pattern : benefit(1) {
        ^^^^^^^^^^^ pdl.pattern-body: expected operations of the dialect pdl, but got 'arith.constant'
          %0 = pdl.operation "a.b"
          pdl.rewrite %0 {
            pdl.erase %0
            %c = arith.constant 1 : i32
          }
        }
        """
    )


def test_what_an_operation_with_a_mistake_uses() -> None:
    check(
        """
        pdl.pattern : benefit(1) {
          %a = pdl.attribute
          %op = pdl.operation "foo.op" {x = %a}
          //                            ^ expected-token
          pdl.rewrite %op with "rw"
        }
        """
    )
