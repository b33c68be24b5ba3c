"""Blocks: their labels, and the branches to them. MLIR language reference, "Blocks"."""

from __future__ import annotations

from fixtures import check


def test_a_block_that_is_not_there() -> None:
    check(
        """
        func.func @f() {
          cf.br ^missing
          //    ^^^^^^^^ undefined-block: no block '^missing'
        }
        """
    )


def test_one_of_several_successors() -> None:
    check(
        """
        func.func @f(%c: i1) {
          cf.cond_br %c, ^there, ^missing
          //                     ^^^^^^^^ undefined-block
        ^there:
          "test.branch"()[^there, ^other] : () -> ()
          //                      ^^^^^^ undefined-block
        }
        """
    )


def test_every_branch_to_a_block_that_is_not_there() -> None:
    check(
        """
        func.func @f(%c: i1) {
          cf.cond_br %c, ^one, ^two
          //             ^^^^ undefined-block
        ^two:
          cf.br ^one
          //    ^^^^ undefined-block
        }
        """
    )


def test_forwards_backwards_and_to_itself() -> None:
    check(
        """
        func.func @f() {
          cf.br ^two
        ^one:
          cf.br ^one
        ^two:
          cf.br ^one
        }
        """
    )


def test_a_block_of_another_region() -> None:
    check(
        """
        func.func @f(%c: i1) {
          cf.br ^here
        ^here:
          "test.region"() ({
            cf.br ^here
            //    ^^^^^ undefined-block
          ^inside:
            cf.br ^inside
          }) : () -> ()
          cf.br ^inside
          //    ^^^^^^^ undefined-block
        }
        """
    )


def test_blocks_of_one_name_in_two_regions() -> None:
    check(
        """
        func.func @f() {
          cf.br ^a
        ^a:
          "test.region"() ({
            cf.br ^a
          ^a:
            "test.end"() : () -> ()
          }, {
            cf.br ^a
          ^a:
            "test.end"() : () -> ()
          }) : () -> ()
          return
        }
        func.func @g() {
          cf.br ^a
        ^a:
          return
        }
        """
    )


def test_a_label_that_stands_twice() -> None:
    check(
        """
        func.func @f() {
          cf.br ^a
        ^a:
        ~~~ defined here first
          return
        ^a:
        ^^ redefined-block: '^a' is defined twice
          return
        }
        """
    )


def test_labels_far_from_each_other() -> None:
    block = ["^b{0}:", *[f'  "test.op{number}"() : () -> ()' for number in range(40)], "  cf.br ^b{1}"]
    lines = [line.format(number, (number + 1) % 50) for number in range(50) for line in block]
    check("\n".join(["func.func @f() {", "  cf.br ^b0", *lines, "^b7:", "^^^ redefined-block", "  return", "}"]))


def test_labels_of_many_shapes() -> None:
    check(
        """
        func.func @f() {
          cf.br ^0
        ^0:
          cf.br ^a-b.c_d$
        ^a-b.c_d$:
          "test.branch"()[^args] : () -> ()
        ^args():
          return
        }
        """
    )


def test_two_branches_of_one_block_to_a_block_that_is_not_there() -> None:
    check(
        """
        func.func @f() {
          "test.branch"()[^missing] : () -> ()
        //^^^^^^^^^^^^^ misplaced-terminator
          //              ^^^^^^^^ undefined-block
          "test.branch"()[^missing] : () -> ()
          //              ^^^^^^^^ undefined-block
        }
        """
    )


def test_aliases_may_follow_a_terminator() -> None:
    check(
        """
        llvm.return loc(#loc)
        #unit = unit
        #loc = loc(unknown)
        """
    )


def test_the_label_of_the_next_block_is_no_successor() -> None:
    check(
        """
        func.func @f(%a: i1) {
          cf.cond_br %a, ^next,
          //                  ^ expected-token
        ^next:
          return
        }
        func.func @g() {
          cf.br
          //  ^ expected-token
        ^next(%a: i32):
          return
        }
        """
    )
