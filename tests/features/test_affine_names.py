"""Dimensions and symbols of affine maps and integer sets are names within their map."""

from __future__ import annotations

import pytest
from question_support import Question

from mlir_ls.features.definition import definition
from mlir_ls.features.highlight import highlights
from mlir_ls.features.hover import hover
from mlir_ls.features.references import references
from mlir_ls.features.rename import RenameError, renamable, renamed
from mlir_ls.text import replaced

ALIAS = """
    #m = affine_map<(d0, d1)[s0] -> (d0 + s0, d$01 mod 2)>
    //                   ^^ definition
    //                                        ^^^^ use
    #n = affine_map<(d0, d1) -> (d1)>
    """
SET = """
    func.func @f(%i: index) {
      affine.if affine_set<(i)[N] : (i - $0N >= 0, N == i)>(%i)[%i] {
      //                       ^ definition
      //                                 ^ use
      //                                           ^ use
      }
      return
    }
    """
TYPE = """
    func.func private @f(memref<4x4xf32, affine_map<(i, j)
      -> (j, $0i)>>, memref<4xf32, affine_map<(i) -> (i)>>) attributes {a.b = affine_map<(i) -> (i)>}
    """


@pytest.mark.parametrize("fixture", [ALIAS, SET])
def test_places(fixture: str) -> None:
    question = Question(fixture)
    found = highlights(question.analysis, question.position)
    question.expect([(each.span, "definition" if each.writes else "use") for each in found])
    analysis, position = question.analysis, question.position
    assert references(analysis, position, True) == [each.span for each in found]
    assert references(analysis, position, False) == [each.span for each in found if not each.writes]
    link = definition(analysis, position)
    assert link is not None
    assert link.target_name == found[0].span


def test_hover() -> None:
    shown = [hover(question.analysis, question.position) for question in map(Question, (ALIAS, SET))]
    first, second = [each.markdown.split("\n\n") for each in shown if each is not None]
    assert (first[0], second[0]) == ("**d1** · dimension #1 of 2 · 1 use", "**N** · symbol #0 of 1 · 2 uses")
    assert (first[-1], second[-1]) == (
        "affine map of 2 dimensions and 1 symbol to 2 results",
        "integer set over 1 dimension and 1 symbol with 2 constraints",
    )


def renamed_text(fixture: str, name: str) -> str:
    question = Question(fixture)
    edits = renamed(question.analysis, question.position, name)
    return "\n".join(replaced(question.analysis.document.lines, edits))


def test_rename() -> None:
    question = Question(ALIAS)
    assert renamable(question.analysis, question.position).name == "d1"
    assert "#m = affine_map<(d0, col)[s0] -> (d0 + s0, col mod 2)>" in renamed_text(ALIAS, "col")
    assert "#n = affine_map<(d0, d1) -> (d1)>" in renamed_text(ALIAS, "col")
    assert "affine_set<(i)[M] : (i - M >= 0, M == i)>" in renamed_text(SET, "M")
    text = renamed_text(TYPE, "row")
    assert "affine_map<(row, j)\n  -> (j, row)>>, memref<4xf32, affine_map<(i) -> (i)>>)" in text


@pytest.mark.parametrize(
    ("name", "reason"),
    [("s0", "'s0' already"), ("d0", "'d0' already"), ("mod", "not a valid name"), ("%a", "not a valid name"), ("1", "not a valid name")],
)
def test_a_name_that_is_taken_or_none_is_refused(name: str, reason: str) -> None:
    with pytest.raises(RenameError, match=reason):
        renamed_text(ALIAS, name)


@pytest.mark.parametrize(
    "fixture",
    [
        "#m = affine_map<(d0) -> (d$02)>",
        "#m = affine_map<(d0) -> (d0)> loc(d$00)",
        "#m = affi$0ne_map<(d0) -> (d0)>",
        "#m = affine_map<(d0$0",
        "func.func private @f() attributes {a.b = affine_map<(d0) -> (d0)>, d$00}",
    ],
)
def test_elsewhere_there_is_none(fixture: str) -> None:
    question = Question(fixture)
    assert references(question.analysis, question.position, True) == []
    with pytest.raises(RenameError):
        renamed(question.analysis, question.position, "x")
