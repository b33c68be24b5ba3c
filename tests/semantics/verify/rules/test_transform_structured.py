"""transform: structured operations, and conditions on them."""

from __future__ import annotations

from fixtures import check


def test_structured() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @f(%op: !transform.any_op {transform.consumed}) {
            %0 = transform.structured.interchange %op iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
            %1 = transform.structured.interchange %op iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
        //                                                                   ^^^^^^ transform.not-a-permutation: each dimension must come once, but got [1, 1]
            %2, %3:2 = transform.structured.tile_using_for %op tile_sizes [2, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
            %4, %5:3 = transform.structured.tile_using_for %op tile_sizes [2, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
        //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transform.loop-count: expected 2 loops, but got 3
            %6, %7 = transform.structured.fuse %op tile_sizes [0, 3] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
            %8 = transform.structured.fuse %op tile_sizes [0, 3] : (!transform.any_op) -> !transform.any_op
        //       ^^^^^^^^^^^^^^^^^^^^^^^^^ transform.loop-count: expected 1 loop, but got 0
            %9:3 = transform.structured.pad %op {nofold_flags = [1, 7]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        //                                                      ^^^^^^ transform.padding: expected 0 or 1 each, but got [1, 7]
            %10:3 = transform.structured.pad %op {transpose_paddings = [[1, 0], [0, 2]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        //                                                             ^^^^^^^^^^^^^^^^ transform.not-a-permutation: each dimension must come once, but got [0, 2]
            %11 = transform.structured.replace %op {
            ^bb0(%a: i1):
              vector.print %a : i1
        //                 ^^ transform.replacement: what replaces others has no operands
            } : (!transform.any_op) -> !transform.any_op
            transform.yield
          }
        }
        """
    )


def test_conditions() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
            transform.match.structured.rank %op : (!transform.any_op) -> !transform.param<i64>
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transform.match-operand: this must stand directly in 'transform.match.structured', but stands directly in 'transform.named_sequence'
            transform.match.structured %op : !transform.any_op {
            ^bb0(%arg: !transform.any_op):
              transform.match.structured.dim %arg[all] {parallel} : !transform.any_op
              transform.match.structured.dim %arg[0, 1, 0] {parallel} : !transform.any_op
        //                                        ^^^^^^^ transform.match-list: each value is listed once, but got [0, 1, 0]
              transform.match.structured.dim %arg[0] {parallel, reduction} : !transform.any_op
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transform.match-flags: there is 'parallel' or 'reduction', not both
              transform.match.structured.body %op {passthrough} : !transform.any_op
        //                                    ^^^ transform.match-operand: the condition is about the handle that the body takes
              %0 = transform.match.structured.init %arg[0] : (!transform.any_op) -> !transform.any_value
              %1 = transform.match.structured.elemental_bitwidth %0 : (!transform.any_value) -> !transform.param<i64>
              %2 = transform.match.structured.result %arg[0] {single} : (!transform.any_op) -> !transform.any_op
              %3 = transform.match.structured.result %arg[0] : (!transform.any_op) -> !transform.any_op
        //                                                                            ^^^^^^^^^^^^^^^^^ transform.match-users: expected a handle of a value, but got !transform.any_op
              transform.match.structured.yield
            }
            transform.match.structured %op : !transform.any_op {
            ^bb0(%arg: !transform.any_op):
              transform.structured.vectorize %arg : !transform.any_op
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transform.match-body: 'transform.structured.vectorize' is no condition
              transform.match.structured.yield
            }
            transform.yield
          }
        }
        """
    )


def test_a_split_names_its_dimension() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @f(%a: !transform.any_op) {
            %0 = transform.structured.split %a after 4 {dimension = 0} : !transform.any_op
            %1 = transform.structured.split %a after 4 : !transform.any_op
            //                                       ^ missing-attribute: requires attribute 'dimension'
            transform.yield
          }
        }
        """
    )


def test_counts_and_indices() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @f(%op: !transform.any_op {transform.consumed}) {
            %0:2 = transform.split_handle %op {overflow_result = -1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        //                                                       ^^ transform.overflow-result
            %1:3 = transform.structured.fuse %op tile_sizes [4, 8] interchange [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
            %2:3 = transform.structured.fuse %op tile_sizes [4, 8] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        //                                                                     ^^^^^^ transform.interchanged-loops: each dimension must come once at most
            %3:2 = transform.structured.fuse %op tile_sizes [4] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        //                                                                  ^^^^^^ transform.interchanged-loops: 1 dimension can be reordered
            %4:3 = transform.structured.pad %op pad_to_multiple_of [2] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
            %5:3 = transform.structured.pad %op pad_to_multiple_of [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        //                                                         ^^^ transform.padding: no dimensions in 'padding_dimensions', but 1 multiple
            "transform.structured.vectorize"(%op) <{scalable_sizes = array<i1: true>}> : (!transform.any_op) -> ()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transform.scalable: no sizes, but 1 in 'scalable_sizes'
            transform.tune.alternatives<"a"> selected_region = false { transform.yield }, { transform.yield }
            transform.tune.alternatives<"a"> selected_region = true { transform.yield }, { transform.yield }
        //                                                     ^^^^ transform.selected-region
            transform.yield
          }
        }
        """
    )
