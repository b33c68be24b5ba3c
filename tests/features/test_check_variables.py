"""FileCheck's directives: prefixes, variables and patterns, as the RUN lines of the text read them."""

from __future__ import annotations

import pytest

from fixtures import with_cursor, with_marks
from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.features.definition import definition
from mlir_ls.features.hover import hover
from mlir_ls.features.references import references
from mlir_ls.features.rename import RenameError, renamable, renamed
from mlir_ls.semantics.filecheck.checks import CODES
from mlir_ls.semantics.filecheck.runs import run_lines
from mlir_ls.text import Position, split_lines

TEST = """\
// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s -cse | FileCheck %s --check-prefixes=CHECK,CSE
// CHECK: func.func @f(%[[ARG:.*]]: i32)
// CSE: [[X:%.*]] = {{.*}} %[[ARG]]
// CHECK: return %[[A$0RG]]
// CHECK: func.func @g(%[[ARG:.*]]: i32)
// CHECK: return %[[ARG]]
module {}
"""


def analysed(text: str) -> tuple[Analysis, Position]:
    text, position = with_cursor(text)
    return analyze(split_lines(text), CheckOptions(hints=True)), position


def test_a_variable_is_that_of_the_last_definition_above() -> None:
    analysis, position = analysed(TEST)
    link = definition(analysis, position)
    assert link is not None
    assert link.target.start.line == 2
    assert [span.start.line for span in references(analysis, position, True)] == [2, 3, 4]
    assert [span.start.line for span in references(analysis, position, False)] == [3, 4]
    assert renamable(analysis, position).name == "ARG"
    assert {(span.start.line, new) for span, new in renamed(analysis, position, "VALUE")} == {(2, "VALUE"), (3, "VALUE"), (4, "VALUE")}
    with pytest.raises(RenameError, match="not a valid name"):
        renamed(analysis, position, "%x")
    found = hover(analysis, position)
    assert found is not None
    assert found.markdown == (
        "```mlir\n// CHECK: func.func @f(%[[ARG:.*]]: i32)\n```\n\nvariable of FileCheck, line 3 · 2 uses"
    )


@pytest.mark.parametrize(
    ("text", "new", "is_free"),
    [
        ("// CHECK-SAME: (%[[A:.*]]: i32, %[[B$0:[a-z0-9]+]]: i32)", "A", False),
        ("// CHECK-SAME: (%[[A:.*]]: i32, %[[B$0:[a-z0-9]+]]: i32)", "B", True),
        ("// CHECK-SAME: (%[[A:.*]]: i32, %[[B$0:[a-z0-9]+]]: i32)", "C", True),
        ("// CHECK-LABEL: f\n// CHECK: [[A:%.*]] =\n// CHECK-LABEL: g\n// CHECK: [[B$0:%.*]] =\n// CHECK: use [[B]]", "A", True),
        ("// CHECK-LABEL: f\n// CHECK: [[A:%.*]] =\n// CHECK-LABEL: g\n// CHECK: [[B$0:%.*]] =\n// CHECK: use [[A]]", "A", False),
        ("// CHECK: [[#N:]]\n// CHECK: [[B$0:%.*]] = [[#N+1]]", "N", False),
        ("// CHECK: [[B$0:%.*]] =", "GIVEN", False),
    ],
)
def test_a_name_that_another_variable_has_is_refused(text: str, new: str, is_free: bool) -> None:
    analysis, position = analysed(f"// RUN: mlir-opt %s | FileCheck %s -DGIVEN=1\n{text}\nmodule {{}}\n")
    if is_free:
        assert {name for _, name in renamed(analysis, position, new)} == {new}
    else:
        with pytest.raises(RenameError, match=f"there is a variable of FileCheck '{new}' already"):
            renamed(analysis, position, new)


def test_numbers_are_variables_too() -> None:
    analysis, position = analysed("// RUN: FileCheck %s\n// CHECK: [[#N:]] [[#%x,M:]]\n// CHECK: [[#$0N+1]] [[#add(M,2)]]\nmodule {}\n")
    assert [span.start.character for span in references(analysis, position, True)] == [13, 13]


def test_elsewhere_there_is_no_variable() -> None:
    analysis, position = analysed("// CHECK: [[A$0:.*]]\nmodule {}\n")
    assert (references(analysis, position, True), definition(analysis, position)) == ([], None)


@pytest.mark.parametrize(
    "fixture",
    [
        """
        // RUN: mlir-opt %s | FileCheck %s
        // CHEKC: module
        // ^^^^^ unread-prefix
        // CHEKC-NEXT: }
        // CHECK-FOO: x
        // ^^^^^^^^^ unread-prefix
        // NOTE: nothing
        // C: nothing
        module {}
        """,
        """
        // RUN: mlir-opt %s | FileCheck %s -DKNOWN=1 -D#NUMBER=2
        // CHECK: [[KNOWN]] [[#NUMBER]] [[@LINE+1]] [[#@LINE]] [[LOST]] [[#GONE+1]]
        //                                                       ^^^^ undefined-check-variable
        //                                                                 ~~~~ other
        // CHECK: [[[0, 1]]] {{[[:alpha:]]+}} {{a}}} {{[]a]}} {{(a}}
        //                                                      ^^ check-pattern
        module {}
        """,
        """
        // RUN: mlir-opt %s | FileCheck %s %{more}
        // CHEKC: module [[X]]
        // CHECK: module [[X]]
        module {}
        """,
        """
        // DEFINE: %{check} = FileCheck %s \\
        // DEFINE:   --check-prefix=OTHER
        // RUN: mlir-opt %s | %{check}
        // OTHER: module
        // OTHR: module
        // ^^^^ unread-prefix
        module {}
        """,
    ],
)
def test_what_is_wrong_with_directives_is_a_warning(fixture: str) -> None:
    text, marks = with_marks(fixture)
    found = [each for each in analyze(split_lines(text), CheckOptions(hints=True)).shown if each.code in CODES]
    expected = [(mark.span, mark.label if not mark.related else "undefined-check-variable") for mark in marks]
    assert sorted((each.span, each.code) for each in found) == sorted(expected)


def test_the_prefix_that_was_meant_is_offered() -> None:
    text = "// RUN: mlir-opt %s | FileCheck %s\n// CHEKC: a\n// CHEKC: b\nmodule {}\n"
    (found,) = analyze(split_lines(text), CheckOptions(hints=True)).shown
    assert found.message == (
        "no RUN line reads the prefix 'CHEKC', so this is not checked, nor 1 directive more of it; did you mean 'CHECK'?"
    )
    assert [fix.title for fix in found.fixes] == ["Change to 'CHECK'"]


def test_substitutions_that_grow_without_end_are_not_replaced() -> None:
    text = "// DEFINE: %{a} = %{a}%{a}%{a}%{a}%{a}%{a}%{a}%{a}%{a}%{a}\n// RUN: x-opt %{a}"
    (found,) = run_lines(split_lines(text))
    assert found.trouble == "it is too long when its substitutions are replaced"


@pytest.mark.parametrize(
    ("text", "programs", "trouble"),
    [
        ("a %s | b -x='1 | 2'", (("a", "f.mlir"), ("b", "-x=1 | 2")), ""),
        ("a %s \\\n// RUN:   -b", (("a", "f.mlir", "-b"),), ""),
        ('a --p="builtin.module(x{y=1})"', (("a", "--p=builtin.module(x{y=1})"),), ""),
        ("%if arm %{ qemu %} a %S/x %%t", (("qemu", "a", "%S/x", "%%t"),), ""),
        ("a > b", (), "it uses '>' of a shell, and no shell is run"),
        ("a; rm -rf /", (), "it uses ';' of a shell, and no shell is run"),
        ("a $(b)", (), "it uses '$(' of a shell, and no shell is run"),
        ("a `b`", (), "it uses '`' of a shell, and no shell is run"),
        ("a 'b", (), "its quotes are not closed"),
        ("a |", (), "a program is missing in it"),
    ],
)
def test_commands_are_split_without_a_shell(text: str, programs: tuple[tuple[str, ...], ...], trouble: str) -> None:
    (found,) = run_lines(split_lines(f"// RUN: {text}"), {"%s": "f.mlir"})
    assert (found.programs, found.trouble) == (programs, trouble)
