"""What can be folded."""

from __future__ import annotations

from fixtures import analysis_of, text_of
from mlir_ls.features.folding import folds


def check(text: str) -> None:
    """A line whose comment ends in `>n` folds the `n` lines behind it, `>>n` marks a fold of comments."""
    text = text_of(text)
    expected = []
    for number, line in enumerate(text.split("\n")):
        _, found, count = line.partition(">")
        if found and count.lstrip(">").isdigit():
            expected.append((number, number + int(count.lstrip(">")), count.startswith(">")))
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
        "test.x"() : () -> () // behind something
        // alone
    """)


def test_the_parts_of_a_split_file() -> None:
    found = folds(analysis_of('"test.x"() : () -> ()\n"test.x"() : () -> ()\n\n// -----\n"test.x"() : () -> ()\n'))
    assert [(fold.first, fold.last) for fold in found] == [(0, 1), (3, 4)]


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
