"""transform: sequences, what they include, and what they yield."""

from __future__ import annotations

from fixtures import check


def test_sequences_at_the_top_level() -> None:
    check(
        """
        transform.sequence failures(propagate) {
        ^^^^^^^^^^^^^^^^^^ transform.arguments: arguments are handles or parameters, but got i64
        ^bb0(%a: !transform.any_op, %b: i64):
        }
        // -----
        transform.sequence failures(propagate) {
        ^bb0(%a: !transform.any_op):
          %0 = transform.sequence %a : !transform.any_op -> !transform.any_op failures(propagate) {
          ^bb1(%b: !transform.any_op):
            transform.yield
        //  ^^^^^^^^^^^^^^^ transform.yielded: 'transform.sequence' yields 1 value, but got 0
          }
        }
        // -----
        transform.sequence failures(propagate) {
        ^bb0(%a: !transform.any_op):
          transform.sequence %a : !transform.any_op failures(propagate) {
        //                        ^^^^^^^^^^^^^^^^^ transform.arguments: the region takes !transform.op<"func.func"> here
          ^bb1(%b: !transform.op<"func.func">):
          }
        }
        """
    )


def test_operands_are_passed_to_the_arguments_of_each_region() -> None:
    check(
        """
        transform.sequence failures(propagate) {
        ^bb0(%a: !transform.any_op, %b: !transform.any_op):
          transform.sequence %a : !transform.any_op failures(propagate) {
        //^^^^^^^^^^^^^^^^^^ transform.arguments: the region takes 2 arguments for 1 operand
          ^bb0(%c: !transform.any_op, %d: !transform.any_op):
          }
          transform.sequence %a, %b : !transform.any_op, !transform.any_op failures(propagate) {
          ^bb0(%c: !transform.any_op, %d: !transform.any_op):
          }
          transform.alternatives %b : !transform.any_op {
        //^^^^^^^^^^^^^^^^^^^^^^ transform.arguments: region 1 takes 2 arguments for 1 operand
          ^bb0(%c: !transform.any_op):
          }, {
          ^bb0(%c: !transform.any_op, %d: !transform.any_op):
          }
        }
        // -----
        %0 = "test.op"() : () -> !transform.any_op
        transform.alternatives %0 : !transform.any_op {
        //                          ^^^^^^^^^^^^^^^^^ transform.arguments: the region takes !transform.op<"func.func"> here,
        ^bb0(%a: !transform.op<"func.func">):
        }
        transform.with_pdl_patterns %0 : !transform.any_op {
        //                               ^^^^^^^^^^^^^^^^^ transform.arguments: the region takes !transform.op<"func.func">
        ^bb0(%a: !transform.op<"func.func">):
          transform.sequence %a : !transform.op<"func.func"> failures(propagate) {
          ^bb1(%b: !transform.op<"func.func">):
          }
        }
        // -----
        transform.alternatives {
        ^bb0(%a: !transform.any_op, %b: !transform.any_op):
        }
        """
    )


def test_named_sequences() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @open(!transform.any_op)
        //^^^^^^^^^^^^^^^^^^^^^^^^ transform.consumption: argument 0 must be 'transform.consumed' or 'transform.readonly'
          transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
            transform.yield %a : !transform.any_op
          }
          transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
            %0 = transform.include @f failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
            transform.include @f failures(propagate) () : () -> ()
        //                    ^^ transform.included: @f takes 1 operand, but got 0
            transform.yield
          }
          transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
            transform.yield
        //  ^^^^^^^^^^^^^^^ transform.yielded: the sequence yields 1 value, but got 0
          }
        }
        """
    )


def test_attributes() -> None:
    check(
        """
        module attributes {transform.target_tag = 1 : i32} {
        //                                        ^^^^^^^ transform.attribute: expected a string, but got 1 : i32
        }
        // -----
        func.func @f() attributes {transform.with_named_sequence} {
        //                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transform.attribute: 'transform.with_named_sequence' is
          return
        }
        """
    )


def test_what_is_only_read_is_not_consumed() -> None:
    check(
        """
        transform.sequence failures(propagate) {
        ^bb0(%a: !transform.any_op):
          %0 = transform.structured.match ops{["a"]} in %a : (!transform.any_op) -> !transform.any_op
          transform.apply_conversion_patterns to %0 {} {preserve_handles} : !transform.any_op
          transform.apply_conversion_patterns to %0 {} {preserve_handles} : !transform.any_op
          %1:2 = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
          %2:2 = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
        }
        // -----
        transform.sequence failures(propagate) {
        ^bb0(%a: !transform.any_op):
          %0 = transform.structured.match ops{["a"]} in %a : (!transform.any_op) -> !transform.any_op
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^ transform.consumed-twice
          transform.apply_conversion_patterns to %0 {} : !transform.any_op
          transform.apply_conversion_patterns to %0 {} : !transform.any_op
        }
        """
    )


def test_sizes_are_read_by_what_consumes_its_target() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %n: !transform.any_param {transform.readonly}) {
            %0:2 = transform.structured.pad_tiling_interface %a to padding_sizes [4, %n] pad_to_multiple_of {padding_values = [0.0 : f32]}
                : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
            transform.yield
          }
          transform.named_sequence @g(%a: !transform.any_op {transform.consumed}, %n: !transform.any_param {transform.readonly}) {
            %0:3 = transform.structured.pad %a pad_to_multiple_of [2, %n] {padding_values = [0.0 : f32], padding_dimensions = [0, 1]}
                : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
            transform.yield
          }
          transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ transform.unmarked-consumption: argument #0 is consumed in the body
            %0 = transform.xegpu.set_desc_layout %a sg_layout = [8, 4] sg_data = [32, 32] : (!transform.any_op) -> !transform.any_op
            transform.yield
          }
        }
        """
    )


def test_regions_that_are_missing_consume_nothing() -> None:
    check(
        """
        transform.sequence failures(propagate) {
        ^bb0(%a: !transform.any_op):
          transform.sequence %a : !transform.any_op failures(propagate)
          "transform.foreach"(%a) : (!transform.any_op) -> ()
        //^^^^^^^^^^^^^^^^^^^ region-count: expected 1 region, but got 0
        }
        """
    )


def test_parts_of_a_handle_stand_for_what_it_stands_for() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @split(%a: !transform.any_value {transform.readonly}, %b: !transform.any_op {transform.readonly}) {
            %0:2 = transform.split_handle %b : (!transform.any_op) -> (!transform.any_op, !transform.op<"func.func">)
            %1 = transform.split_handle %a : (!transform.any_value) -> !transform.param<i64>
        //                                                             ^^^^^^^^^^^^^^^^^^^^^ transform.split-kinds: stands for: value, the part for: parameter
            transform.yield
          }
        }
        """
    )


def test_a_sequence_includes_others() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
            transform.yield %a : !transform.any_op
          }
          transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
            %0 = transform.include @g failures(propagate) (%a) : (!transform.any_op) -> !transform.op<"func.func">
            %1 = transform.include @g failures(propagate) (%a) : (!transform.any_op) -> !transform.any_value
        //                                                                              ^^^^^^^^^^^^^^^^^^^^ transform.included: @g yields !transform.any_op, but got !transform.any_value
            transform.yield
          }
          transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ transform.recursion: @h includes itself
            transform.foreach %a : !transform.any_op {
            ^bb0(%b: !transform.any_op):
              transform.include @h failures(propagate) (%b) : (!transform.any_op) -> ()
            }
            transform.yield
          }
        }
        """
    )


def test_results_are_yielded() -> None:
    check(
        """
        %0 = transform.sequence -> !transform.any_op failures(propagate) {
        //   ^^^^^^^^^^^^^^^^^^ yielded-values: the region yields 1 value, but got 0: no 'transform.yield' ends it
        ^bb0(%r: !transform.any_op):
        }
        transform.sequence failures(propagate) {
        ^bb0(%r: !transform.any_op):
          %1 = transform.alternatives %r : !transform.any_op -> !transform.any_op {
        //     ^^^^^^^^^^^^^^^^^^^^^^ yielded-values: region 1 yields 1 value, but got 0: no 'transform.yield' ends it
          ^bb0(%a: !transform.any_op):
            transform.yield %a : !transform.any_op
          }, {
          ^bb0(%a: !transform.any_op):
          }
        }
        """
    )


def test_an_operation_that_is_not_known_hides_nothing_that_others_consume() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @main(%a: !transform.any_op {transform.readonly}) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ transform.unmarked-consumption: argument #0 is consumed in the body, but is not marked 'transform.consumed'
            "own.transform"(%a) : (!transform.any_op) -> ()
        //  ^^^^^^^^^^^^^^^ information unknown-dialect: 'own' is not known
            transform.loop.coalesce %a : (!transform.any_op) -> !transform.any_op
            transform.yield
          }
        }
        """
    )


def test_what_follows_an_unknown_operation_on_its_line_may_end_the_sequence() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
            transform.test_x %x : !transform.any_op transform.yield
          }
          transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) {
            "test.unheard_of"() : () -> ()
        //  ^^^^^^^^^^^^^^^^^ transform.sequence-end
          }
        }
        """
    )
