"""A text may be laid out as one likes: headers over many lines, many operations on one, comments anywhere."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from fixtures import EXAMPLES, analysis_of, text_of
from mlir_ls.diagnostics import Severity
from trees import check_covers, outline

#: Examples in which nothing is wrong, and that are not cut into parts.
RIGHT = ("generic", "blocks", "aliases", "symbols", "structured", "control_flow", "matmul", "saxpy_gpu", "stencil")


def check(fixture: str, expected: str) -> None:
    """Compares the items of a text, all of which has to be right, with those expected."""
    analysis = analysis_of(text_of(fixture))
    check_covers(analysis.document)
    assert outline(analysis.document) == text_of(expected).rstrip()
    wrong = [each for each in analysis.diagnostics if each.severity == Severity.ERROR]
    # what a block has to end with is no matter of layout
    assert [each.message for each in wrong if "terminator" not in each.message] == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_covered(path: Path) -> None:
    check_covers(analysis_of(path.read_text("utf-8")).document)


def test_an_operation_a_line() -> None:
    check(
        """
        module {
          func.func @f(%a: i32) -> i32 {
            %b = arith.addi %a, %a : i32
            return %b : i32
          }
        }
        """,
        """
        0:0 builtin.module
          1:2 func.func
            2:4 arith.addi
            3:4 func.return
        """,
    )


def test_several_operations_on_a_line() -> None:
    check(
        """
        func.func private @a() func.func private @b() func.func private @c()
        func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32 return %b : i32 } module {} module { module {} }
        """,
        """
        0:0 func.func
        0:23 func.func
        0:46 func.func
        1:0 func.func
          1:31 arith.addi
          1:60 func.return
        1:78 builtin.module
        1:88 builtin.module
          1:97 builtin.module
        """,
    )


def test_a_header_over_many_lines() -> None:
    check(
        """
        func.func @f(
            %a: i32,

            %b: i32
          ) -> (
            i32
          )
        {
          %c
            =
              arith.addi
                %a
                ,
                %b
                :
                i32
          return
            %c : i32
        }
        """,
        """
        0:0 func.func
          8:2 arith.addi
          16:2 func.return
        """,
    )


def test_comments_anywhere() -> None:
    check(
        """
        // first {
        module // after the name {
        // between
        { // after the brace "
          // alone (
          func.func @f( // %x
              // ) {
              %a: i32) -> i32 { // }
            %b = arith.addi %a, // :
                            %a : i32 // "
            // }
            return %b : i32 // )
          } // }
          // last
        } // }
        //
        """,
        """
        1:0 builtin.module
          5:2 func.func
            8:4 arith.addi
            11:4 func.return
        """,
    )


def test_braces_wherever_they_stand() -> None:
    check(
        """
        module
        {
        module {
          module { }
          module {
            } module @a
            {} } }
        module { module { module {
        } } }
        """,
        """
        0:0 builtin.module
          2:0 builtin.module
            3:2 builtin.module
            4:2 builtin.module
            5:6 builtin.module
        7:0 builtin.module
          7:9 builtin.module
            7:18 builtin.module
        """,
    )


def test_several_regions() -> None:
    check(
        """
        %c = arith.constant true
        scf.if %c {
          "test.a"() : () -> ()
        } else {
          "test.b"() : () -> ()
        }
        scf.if %c { "test.c"() : () -> () } else { "test.d"() : () -> () } "test.e"() : () -> ()
        scf.if %c
        {
          "test.f"() : () -> ()
        }
        else
        {
          "test.g"() : () -> ()
        } {test.attribute = 1 : i32}
        "test.h"() ({
          "test.i"() : () -> ()
        }, {
        ^bb0:
          "test.j"() : () -> ()
        }, {}) : () -> () "test.k"() : () -> ()
        """,
        """
        0:0 arith.constant
        1:0 scf.if
          2:2 test.a
          4:2 test.b
        6:0 scf.if
          6:12 test.c
          6:43 test.d
        6:67 test.e
        7:0 scf.if
          9:2 test.f
          13:2 test.g
        15:0 test.h
          16:2 test.i
          18:0 ^bb0
          19:2 test.j
        20:18 test.k
        """,
    )


def test_blocks() -> None:
    check(
        """
        func.func @f(%c: i1) {
          cf.cond_br %c, ^a, ^b(%c, %c : i1, i1)
        ^a: cf.br ^b(%c, %c
          : i1, i1)
        ^b(%d: i1,  // an argument
           %e: i1):
          return
        ^c: ^d: return
        }
        """,
        """
        0:0 func.func
          1:2 cf.cond_br
          2:0 ^a
          2:4 cf.br
          4:0 ^b
          6:2 func.return
          7:0 ^c
          7:4 ^d
          7:8 func.return
        """,
    )


def test_what_may_follow_is_read_from_the_next_line() -> None:
    check(
        """
        %c = arith.constant 1
          : i32
        %d = arith.addi %c, %c

          // a comment
          : i32 loc("a")
        "test.op"() : () -> ()
          loc("b")
        scf.execute_region
        {
          scf.yield
        }
        """,
        """
        0:0 arith.constant
        2:0 arith.addi
        6:0 test.op
        8:0 scf.execute_region
          10:2 scf.yield
        """,
    )


def test_tabs_and_trailing_white_space() -> None:
    check("module {\t \n\t\tmodule {  \n\t}\t\n \t}\t", "0:0 builtin.module\n  1:2 builtin.module")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_ends_of_lines(end: str) -> None:
    text = 'module {\n  "test.op"() {a = "b",\n    c} : () -> ()\n}\n'
    assert outline(analysis_of(text.replace("\n", end)).document) == "0:0 builtin.module\n  1:2 test.op"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("\n", ""),
        (" \t\n\n  ", ""),
        ("// only", ""),
        ("// only\n  // comments\n", ""),
        ("\0", ""),
        ("\0\0module\0{\0}\0", "0:2 builtin.module"),
        ("\n\n  module {}", "2:2 builtin.module"),
        ("module {}" + "\n" * 300 + "module {}", "0:0 builtin.module\n300:0 builtin.module"),
    ],
)
def test_little_text(text: str, expected: str) -> None:
    analysis = analysis_of(text)
    check_covers(analysis.document)
    assert outline(analysis.document) == expected


def test_an_entry_of_a_dictionary_may_be_named_as_an_operation_is() -> None:
    check(
        """
        module attributes {
          func.return,
          cf.br = 1,
          arith.constant
        } {
        }
        """,
        "0:0 builtin.module",
    )


def test_the_last_entry_of_a_dictionary_may_look_like_an_operation() -> None:
    check(
        """
        module attributes {
          cf.br = 1,
          gpu.return
        } {
          "test.some"() {inner = {
            gpu.return
          }} : () -> ()
          func.func private @f() attributes {
            gpu.return // a unit attribute
          }
          own.region {
            gpu.return
          }
        }
        """,
        """
        0:0 builtin.module
          4:2 test.some
          7:2 func.func
          10:2 own.region
            11:4 gpu.return
        """,
    )


def test_strings_hide_brackets_and_comments() -> None:
    check(
        r"""
        "test.a"() {a = "} // ({", b = "\"}", c = "%x @y ^z #w"} : () -> () "test.b"() {a = "\\"} : () -> ()
        module attributes {test.a = "{"} { module attributes {test.a = "}"} {} }
        """,
        """
        0:0 test.a
        0:68 test.b
        1:0 builtin.module
          1:35 builtin.module
        """,
    )


def test_aliases_and_metadata_among_operations() -> None:
    check(
        """
        #a = {
          b = affine_map<(d0)
            -> (d0)>
        } module {} !t =
          i32
        {-#
          dialect_resources: {
            builtin: {
              x: "0x04000000"  // comment }
            }
          }
        #-} module @after {}
        """,
        """
        0:0 #a
        3:2 builtin.module
        3:12 !t
        5:0 {-#
        11:4 builtin.module
        """,
    )


def test_operations_of_unknown_syntax() -> None:
    check(
        """
        test.loop %i = 0 to 4 {
          %x = test.add 1,
            2 : i32
          test.yield %x
        } do {
        ^bb0(%j: i32):
          test.yield %j }
        test.options {
          a = 1,
          b = {c = 2}
        } : i32
        test.empty {} test.more [
          1, 2
        ]
        """,
        """
        0:0 test.loop
          1:2 test.add
          3:2 test.yield
          5:0 ^bb0
          6:2 test.yield
        7:0 test.options
        11:0 test.empty
        """,
    )


def test_names_without_a_dialect_belong_to_that_of_the_region_around() -> None:
    check(
        """
        module {
          func.func @f() {
            call @f() : () -> ()
            return
          }
          gpu.module @g {
            gpu.func @k() kernel {
              gpu.return
            }
          }
        }
        """,
        """
        0:0 builtin.module
          1:2 func.func
            2:4 func.call
            3:4 func.return
          5:2 gpu.module
            6:4 gpu.func
              7:6 gpu.return
        """,
    )


@pytest.mark.parametrize("text", ["!t\n  = i32", "#a\n  = 4"])
def test_the_sign_of_an_alias_in_the_next_line(text: str) -> None:
    check(text, f"0:0 {text[:2]}")


def test_successors_in_a_line_of_their_own() -> None:
    check(
        """
        pdl_interp.func @f(%r: !pdl.operation) {
          pdl_interp.check_result_count of %r is 5 ->
        ^a, ^b
        ^a:
          pdl_interp.check_result_count of %r is 5 ->

            ^a, ^b
        ^b:
          pdl_interp.finalize
        }
        """,
        """
        0:0 pdl_interp.func
          1:2 pdl_interp.check_result_count
          3:0 ^a
          4:2 pdl_interp.check_result_count
          7:0 ^b
          8:2 pdl_interp.finalize
        """,
    )


def test_a_successor_with_values_in_a_line_of_its_own() -> None:
    check(
        """
        own.func @f(%a: i32) {
          own.jump
            ^a(%a : i32)
        ^a(%b: i32):
          own.choose %b
            ^b
            ^c(%b, %b : i32, i32)
        ^b:
          own.jump
          ^c(%c: i32,
             %d: i32):
          own.jump
            ^d
            :
          own.last
        }
        """,
        """
        0:0 own.func
          1:2 own.jump
          3:0 ^a
          4:2 own.choose
          7:0 ^b
          8:2 own.jump
          9:2 ^c
          11:2 own.jump
          12:4 ^d
          14:2 own.last
        """,
    )


@pytest.mark.parametrize("text", ["%c = arith.constant 3 :\n  i32", '"test.op"() {a = 1 :\n  i32} : () -> ()'])
def test_the_type_of_a_number_in_the_next_line(text: str) -> None:
    check(text, f"0:0 {'arith.constant' if '%' in text else 'test.op'}")


def test_results_on_a_line_of_their_own() -> None:
    check(
        """
        func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
          %b =
            linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>)
              -> tensor<4x4xf32>
          return %b : tensor<4x4xf32>
        }
        """,
        """
        0:0 func.func
          1:2 linalg.matmul
          4:2 func.return
        """,
    )


def test_words_that_something_has_to_follow() -> None:
    check(
        """
        llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr attributes {personality = @g} {
          %0 = llvm.invoke @h() to ^bb1 unwind
        ^bb2 : () -> i8
        ^bb1:
          %1 = arith.constant dense
        <0.5> : vector<4xf32>
          llvm.return %p :
        !llvm.ptr
        ^bb2:
          %3 = llvm.landingpad cleanup : !llvm.ptr
          %2 = pdl.operation
        "own.some"
          vector.print str
        "text"
          llvm.return %p : !llvm.ptr
        } loc
        (unknown)
        """,
        """
        0:0 llvm.func
          1:2 llvm.invoke
          3:0 ^bb1
          4:2 arith.constant
          6:2 llvm.return
          8:0 ^bb2
          9:2 llvm.landingpad
          10:2 pdl.operation
          12:2 vector.print
          14:2 llvm.return
        """,
    )


def test_a_foreign_name_in_front_of_an_equals_sign() -> None:
    check(
        """
        own.generator @f() {
          own.parameter = <apply(:() -> index @g)>
          %c = arith.constant 1 : i32
          own.parameter = 3 : i32
          own.listed attributes
            own.entry = 4 : i32
        }
        """,
        """
        0:0 own.generator
          1:2 own.parameter
          2:2 arith.constant
          3:2 own.parameter
          4:2 own.listed
        """,
    )


WHITE_SPACE = ("\n", "\n\n", "\n  ", "  // } {\n", "\t", " ", " ", " ")

#: What may be broken into lines as one likes: whole strings, comments, white space, and all between those.
WORDS = re.compile(r'//[^\n]*|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|\s+|[^\s"/]+|.')


def in_other_lines(text: str, rng: random.Random) -> str:
    """A text with other white space and comments where there is some, except around `=` and after `:`."""
    parts = [part for part in WORDS.findall(text) if not part.startswith("//")]
    for index in range(1, len(parts) - 1):
        if parts[index].isspace():
            kept = parts[index - 1].endswith((":", "=")) or parts[index + 1] == "="
            parts[index] = " " if kept else rng.choice(WHITE_SPACE)
    return "".join(parts)


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path.stem in RIGHT], ids=lambda path: path.stem)
def test_line_breaks_mean_nothing(path: Path) -> None:
    text = path.read_text("utf-8")
    expected = [row.split(maxsplit=1)[1] for row in outline(analysis_of(text).document).split("\n")]
    for seed in range(5):
        analysis = analysis_of(in_other_lines(text, random.Random(seed)))
        check_covers(analysis.document)
        assert [row.split(maxsplit=1)[1] for row in outline(analysis.document).split("\n")] == expected
        assert [each.message for each in analysis.diagnostics if each.severity == Severity.ERROR] == []
