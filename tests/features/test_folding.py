"""What can be folded."""

from __future__ import annotations

import re

import pytest

from fixtures import analysis_of, text_of
from mlir_ls.features.folding import folds
from mlir_ls.syntax import nesting


def check(text: str) -> None:
    """A line whose comment ends in `>n` folds the `n` lines after it, `>>n` marks a fold of comments."""
    text = text_of(text)
    expected = []
    for number, line in enumerate(text.split("\n")):
        found = re.search(r"//.*?(>{1,2})(\d+)$", line)
        if found is not None:
            expected.append((number, number + int(found[2]), found[1] == ">>"))
    assert [tuple(fold) for fold in folds(analysis_of(text))] == expected


def test_regions() -> None:
    check("""
        module { // >5
          func.func @f() { // >2
            "test.x"() : () -> ()
            return
          }
          func.func private @g()
        }
    """)


def test_each_region_of_an_operation() -> None:
    check("""
        func.func @f(%c: i1) { // >6
          scf.if %c { // >1
            "test.x"() : () -> ()
          } else { // >1
            "test.x"() : () -> ()
          }
          return
        }
    """)


def test_a_region_on_one_line_does_not_fold() -> None:
    check("""
        func.func @f() { return }
        func.func @g() {
        }
    """)


def test_comments() -> None:
    check("""
        // one >>2
          // two
        //
        "test.x"() : () -> () // after something
        // alone
    """)


def test_the_parts_of_a_split_file() -> None:
    found = folds(analysis_of('"test.x"() : () -> ()\n"test.x"() : () -> ()\n\n// -----\n"test.x"() : () -> ()\n'))
    assert [(fold.first, fold.last) for fold in found] == [(0, 1), (3, 4)]


def test_dictionaries_elements_and_definitions_of_aliases() -> None:
    check("""
        #trait = { // >2
          maps = [affine_map<(d0) -> (d0)>],
          doc = "}"
        }
        #map = affine_map<(d0, d1) // >1
          -> (d0)>
        !node = tuple< // >2
          i32,
          i64
        >
        "test.x"() {elements = dense<[ // >2
          [1, 2], // ) }
          [3, 4]
        ]>} : () -> ()
        module attributes { // >1
          dlti.map = #dlti.map<"a" = 1 : i32>
        } { // >1
          "test.x"() {a = 1 : i32}  : () -> ()
        }
    """)


def test_arguments_and_results() -> None:
    check("""
        func.func private @f( // >2
          %a: i32,
          %b: i32
        ) -> ( // >2
          i32 {a = 1 : i64},
          i32
        )
        func.func @g(%a: i32, // >1
                     %b: i32,
                     %c: i32) { // >1
          return
        }
        func.func @h(%a: i32,
                     %c: i32) { // >4
          "test.x"(%a,
                   %a, %a) : (i32, i32, // >1
            i32) -> ()
          return
        }
    """)


def test_the_pieces_of_a_header_around_its_regions() -> None:
    check("""
        "test.x"() ({ // >1
          "test.x"() : () -> ()
        }, { // >1
          "test.x"() : () -> ()
        }) { // >2
          a = 1 : i32,
          b = 2 : i32
        } : () -> ()
    """)


def test_a_long_operation_folds_like_a_short_one() -> None:
    inside = '  "test.x"() {a = 1 : i32,\n    b = 2 : i32} : () -> ()\n' * 400
    found = folds(analysis_of(f"func.func @f(\n  %a: i32\n) {{\n{inside}  return\n}}\n"))
    assert [tuple(fold) for fold in found[:4]] == [(0, 1, False), (2, 803, False), (3, 4, False), (5, 6, False)]
    assert len(found) == 402


def test_an_operation_over_lines_that_begins_on_the_line_of_another_one() -> None:
    check("""
        func.func @f() { // >3
          "test.x"() : () -> () "test.y"() {list = [ // >1
            1]} : () -> ()
          return
        }
    """)


@pytest.mark.parametrize("run_size", [1, 256])
def test_of_folds_that_share_a_line_the_first_ends_before_it(run_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    text = '"test.x"() {list = [\n\n  1]} : () -> () "test.y"() ({\n  "test.z"() : () -> ()\n}) : () -> ()'
    assert [(fold.first, fold.last) for fold in folds(analysis_of(text))] == [(0, 1), (2, 3)]


def test_brackets_without_a_partner_fold_nothing() -> None:
    check("""
        "test.x"(%a, (
          [1 : i32}
        "test.y"() : () -> ()
    """)


def test_a_broken_document_keeps_the_folds_of_the_rest() -> None:
    check("""
        func.func @f() { // >2
          %a = arith.addi (((
          return
        }
        func.func @g() { // >2
          "test.x"() : () -> ()
          return
        }
    """)
