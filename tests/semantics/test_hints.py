"""Hints: what no compiler minds."""

from __future__ import annotations

from mlir_ls.analysis import CheckOptions, analyze, check_text, update
from mlir_ls.diagnostics import Severity
from mlir_ls.text import Edit, split_lines

TEXT = """\
#used = affine_map<(d0, d1) -> (d1, d0)>
#through = affine_map<(d0) -> (d0)>
!unused = i32
!outer = memref<4xf32, #through>
func.func private @f(memref<4x4xf32, #used>, !outer)
// -----
func.func private @f(!unused)
!unused = i32
"""


def test_an_alias_that_nobody_uses() -> None:
    [found] = check_text(TEXT, CheckOptions(hints=True))
    assert (found.code, found.severity, found.unnecessary) == ("unused-alias", Severity.HINT, True)
    assert found.span.start.line == 2
    assert found.message == "alias '!unused' is not used"


def test_hints_are_for_editors() -> None:
    assert check_text(TEXT) == []
    assert [found.code for found in check_text(TEXT, CheckOptions(editor=True))] == ["unused-alias"]


def test_hints_follow_edits() -> None:
    analysis = analyze(split_lines(TEXT), CheckOptions(hints=True))
    edited = update(analysis, Edit(4, 4, ["func.func private @g(!unused)"]))
    assert edited.diagnostics == []
    assert [found.code for found in update(edited, Edit(4, 5, [])).diagnostics] == ["unused-alias"]
