"""Where a file is cut into parts that know nothing of each other."""

from __future__ import annotations

import pytest

from fixtures import analysis_of, check
from mlir_ls.analysis import update
from mlir_ls.text import Edit
from mlir_opt import mlir_opt, needs_mlir_opt
from trees import check_covers, check_equal

SPLIT_ANYWHERE = (
    "// -----",
    " // -----",
    "\t// ----- ",
    "// ----- // a note",
    "  // -----// no dump",
    "// // -----",
    " //// ----- // a",
)
REPEATED = "func.func private @a()\n~\nfunc.func private @a()"


def starts(text: str) -> list[int]:
    """The lines at which the parts of a text begin."""
    document = analysis_of(text).document
    check_covers(document)
    return [line for line, _ in document.tree.chunks_with_lines()]


@pytest.mark.parametrize(
    "line",
    ["// -----", "// -----  ", "// -----\t", "// -----// IR Dump After A (b) //----- //", "// -----// x //----- // "],
)
def test_a_line_that_splits(line: str) -> None:
    assert starts(f"module {{}}\n{line}\nmodule {{}}") == [0, 1]


@pytest.mark.parametrize(
    "line",
    [
        "// ----",
        "// ------",
        "//-----",
        "// ----- a note",
        "// -----// no dump",
        " // -----",
        "module {} // -----",
        "/// -----",
        '"// -----"',
    ],
)
def test_a_line_that_does_not_split(line: str) -> None:
    assert starts(f"module {{}}\n{line}\nmodule {{}}") == [0]


@pytest.mark.parametrize("line", SPLIT_ANYWHERE)
def test_a_line_that_splits_where_a_run_line_says_so(line: str) -> None:
    assert starts(f"// RUN: mlir-opt -split-input-file %s\n{REPEATED.replace('~', line)}") == [0, 2]


@pytest.mark.parametrize("line", ["// -----a", "// ----- a note", "/ // -----", "// ------", '"// -----"'])
def test_a_line_that_does_not_split_wherever_it_stands(line: str) -> None:
    assert starts(f"// RUN: mlir-opt -split-input-file %s\n{REPEATED.replace('~', line)}") == [0]


@needs_mlir_opt
@pytest.mark.parametrize("line", SPLIT_ANYWHERE)
def test_mlir_opt_splits_there(line: str) -> None:
    text = REPEATED.replace("~", line)
    assert (mlir_opt(text=text).returncode == 0, mlir_opt("-split-input-file", text=text).returncode == 0) == (False, True)


@pytest.mark.parametrize("edit", [Edit(2, 3, [""]), Edit(2, 3, ["  // ----- x"]), Edit(0, 1, []), Edit(0, 1, ["// RUN: mlir-opt %s"])])
def test_an_edit_of_a_line_that_splits_where_a_run_line_says_so(edit: Edit) -> None:
    old = analysis_of(f"// RUN: mlir-opt -split-input-file %s\n{REPEATED.replace('~', '  // -----')}")
    new = update(old, edit)
    check_equal(new, analysis_of("\n".join(new.document.lines)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("// -----\nmodule {}", [0]),
        ("\n// -----", [0, 1]),
        ("\n// -----\n// -----\n// -----\n", [0, 1, 2, 3]),
        ("module {}\r\n// -----\r\nmodule {}\r\n", [0, 1]),
    ],
)
def test_splits_at_the_edge_of_a_text(text: str, expected: list[int]) -> None:
    assert starts(text) == expected


@pytest.mark.parametrize(
    ("run", "splits"),
    [
        ("// RUN: mlir-opt %s", False),
        ("// RUN: mlir-opt -split-input-file %s", True),
        ("// RUN: mlir-opt --split-input-file %s", True),
        ("// RUN: mlir-opt %s | \\\n// RUN: mlir-opt --split-input-file", True),
        ("// RUN: mlir-opt %s\n// RUN: mlir-opt -split-input-file %s", True),
        ("// a RUN of luck", True),
        ("// RUN: mlir-translate -split-input-file -mlir-to-llvmir %s", True),
        ("// RUN: ROUNDTRIP", True),
        ("// RUN: %own-opt %s | FileCheck %s", True),
        ("// RUN: %{compile} | FileCheck %s", True),
        ("// DEFINE: %{compile} = mlir-opt %s\n// RUN: %{compile} | FileCheck %s", False),
        ("// RUN: A=b mlir-opt %s", False),
    ],
)
def test_lines_that_say_how_a_file_is_run(run: str, splits: bool) -> None:
    assert (len(starts(f"{run}\nmodule {{}}\n// -----\nmodule {{}}")) == 2) == splits


@pytest.mark.parametrize(
    ("run", "line", "splits"),
    [
        ("// RUN: split-file %s %t", "//--- a.mlir", True),
        ("// RUN: rm -rf %t && split-file %s %t", "//--- sub/a.mlir", True),
        ("// RUN: split-file %s %t", "//---", False),
        ("// RUN: split-file %s %t", " //--- a.mlir", False),
        ("// RUN: split-file %s %t", "// -----", False),
        ("// RUN: split-file %s %t\n// RUN: mlir-opt -split-input-file %t/a", "// -----", True),
        ("// RUN: mlir-opt %s", "//--- a.mlir", False),
        ("// split-file", "//--- a.mlir", False),
    ],
)
def test_files_that_are_made_of_parts(run: str, line: str, splits: bool) -> None:
    assert (len(starts(f"{run}\nmodule {{}}\n{line}\nmodule {{}}")) == 2) == splits


@pytest.mark.parametrize("edit", [Edit(0, 1, [""]), Edit(2, 3, ["//---"]), Edit(2, 2, ["//--- b.mlir"]), Edit(3, 4, [])])
def test_an_edit_of_a_line_that_splits_files(edit: Edit) -> None:
    old = analysis_of("// RUN: split-file %s %t\nmodule @a {}\n//--- a.mlir\nmodule @a {}\nmodule {}")
    new = update(old, edit)
    check_equal(new, analysis_of("\n".join(new.document.lines)))


def test_an_ir_dump_splits_however_a_file_is_run() -> None:
    assert len(starts("// RUN: mlir-opt %s\nmodule {}\n// -----// IR Dump Before X //----- //\nmodule {}")) == 2


def test_only_lines_that_say_how_a_file_is_run_count() -> None:
    assert len(starts("// RUN: mlir-opt %s\n// without -split-input-file\nmodule {}\n// -----\nmodule {}")) == 1


def test_parts_do_not_see_each_other() -> None:
    check(
        """
        #a = affine_map<(d0) -> (d0)>
        !t = i32
        func.func @f() -> !t {
          %x = arith.constant 1 : !t
          return %x : !t
        }
        // -----
        func.func @f() -> !t {
        //                ^^ undefined-alias
          call @g() {map = #a} : () -> ()
          //   ^^ undefined-symbol
          //               ^^ undefined-alias
          return %x : i32
          //     ^^ undefined-value
        }
        """
    )


def test_damage_does_not_reach_into_the_next_part() -> None:
    check(
        """
        func.func @f() {
        //             ^ unclosed-region
          return
        // -----
        func.func @f() {
          return
        }
        // -----
        }
        ^ stray-brace
        // -----
        func.func @f() {
          return
        }
        """
    )


PARTS = """\
func.func @a() {
  return
}
// -----
func.func @b() {
  return
}
// -----
func.func @c() {
  return
}
"""


@pytest.mark.parametrize(
    ("edit", "fresh"),
    [
        (Edit(5, 6, ["  func.return"]), 2),
        (Edit(4, 4, ["func.func private @x()"]), 3),
        (Edit(3, 4, []), 5),
        (Edit(7, 7, ["// -----"]), 2),
        (Edit(3, 4, ["// -----", "// -----"]), 2),
        (Edit(2, 4, []), 6),
        (Edit(11, 11, ["// -----", "module {}"]), 4),
    ],
)
def test_edits_of_one_part_leave_the_others_as_they_are(edit: Edit, fresh: int) -> None:
    """`fresh` is how many items are read anew at most."""
    old = analysis_of(PARTS)
    new = update(old, edit)
    check_equal(new, analysis_of("\n".join(new.document.lines)))
    assert new.document.fresh <= fresh


def test_an_edit_of_how_a_file_is_run() -> None:
    old = analysis_of("// RUN: mlir-opt %s\n" + PARTS)
    assert len(old.document.tree.chunks) == 1
    new = update(old, Edit(0, 1, ["// RUN: mlir-opt -split-input-file %s"]))
    assert len(new.document.tree.chunks) == 3
    check_equal(new, analysis_of("\n".join(new.document.lines)))
    back = update(new, Edit(0, 1, ["// RUN: mlir-opt %s"]))
    check_equal(back, old)
    without = update(back, Edit(0, 1, []))
    assert len(without.document.tree.chunks) == 3


def test_lines_put_before_a_split_in_the_first_line() -> None:
    old = analysis_of("// -----\nfunc.func private @a()")
    new = update(old, Edit(0, 0, ["func.func private @a()"]))
    check_equal(new, analysis_of("\n".join(new.document.lines)))


def test_lines_removed_before_a_split() -> None:
    old = analysis_of("func.func private @a()\n// -----\nfunc.func private @a()")
    new = update(old, Edit(0, 1, []))
    check_equal(new, analysis_of("\n".join(new.document.lines)))
