"""Texts that name a dialect as MLIR names one of its own, and mean another one that nothing defines."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, analyze, analyze_once, refined
from mlir_ls.diagnostics import Severity
from mlir_ls.text import split_lines

OWN = """func.func @f(%a: i32) {
  %0 = acc.knead %a by 3 : i32 -> !acc.dough<"rye">
  "acc.prove"(%0) {warm} : (!acc.dough<"rye">) -> ()
  %1 = acc.bake %0 at #acc.heat<220> : i32
  return
}
"""


def messages(text: str, options: CheckOptions | None = None) -> list[tuple[str, Severity]]:
    return [(each.code, each.severity) for each in analyze_once(split_lines(text), options or CheckOptions()).shown]


@pytest.mark.parametrize("options", [CheckOptions(), CheckOptions(editor=True, hints=False)])
def test_a_dialect_of_which_nothing_is_known_is_another_one(options: CheckOptions) -> None:
    found = analyze_once(split_lines(OWN), options).shown
    assert [(each.code, each.severity) for each in found] == [("unknown-dialect", Severity.INFORMATION)]
    assert found[0].message == "dialect 'acc' is not known: MLIR's own dialect of that name has no such operations"


@pytest.mark.parametrize(
    "text",
    [
        OWN.replace("  return", "  acc.wait\n  return"),
        OWN.replace('!acc.dough<"rye">', "!acc.data_bounds_ty"),
        OWN.replace('  "acc.prove"(%0) {warm} : (!acc.dough<"rye">) -> ()\n', ""),
        OWN.replace("  return", "  // expected-error @+1 {{}}\n  acc.wait2\n  return"),
        "// mlir-ls: profile=llvm-22\n" + OWN,
        # what another release has is no dialect of a project
        OWN.replace("acc.knead", "linalg.knead").replace("acc.prove", "linalg.init_tensor").replace("acc.bake", "linalg.bake"),
        # these are slips
        "func.func @f(%a: f32) {\n  %0 = math.sinn %a : f32\n  %1 = math.coss %a : f32\n  %2 = math.sqqrt %a : f32\n  return\n}\n",
    ],
)
def test_it_is_that_of_mlir_where_something_of_that_is_named(text: str) -> None:
    assert Severity.ERROR in [severity for _, severity in messages(text)]


def test_it_is_an_error_where_all_has_to_be_known() -> None:
    assert ("unknown-dialect", Severity.ERROR) in messages(OWN, CheckOptions(strict=True))


def test_a_text_says_so_when_it_is_seen_first() -> None:
    anew = refined(analyze(split_lines(OWN), CheckOptions()))
    assert anew is not None
    assert anew.hidden == {"acc"}
    assert refined(analyze(split_lines(OWN), anew)) is None


@pytest.mark.parametrize(
    "text",
    [
        'func.func @f(%a: !test.dough<"rye">) {\n  return\n}\n',
        '%0 = "test.op"() {warm = #test.heat<220>} : () -> !test.dough\n',
    ],
)
def test_a_dialect_for_tests_with_other_types_or_attributes_is_another_one(text: str) -> None:
    assert [code for code, severity in messages(text) if severity == Severity.ERROR] == []


@pytest.mark.parametrize(
    "text",
    [
        # a slip, and texts that name something of MLIR's own
        "func.func @f(%a: !test.test_typee) {\n  return\n}\n",
        "func.func @f(%a: !test.dough, %b: !test.i32) {\n  return\n}\n",
        "func.func @f(%a: !test.dough) {\n  test.graph_region {\n  }\n  return\n}\n",
        "// expected-error @+1 {{}}\nfunc.func @f(%a: !test.dough) {\n  return\n}\nfunc.func @g(%a: !test.dough) {\n  return\n}\n",
    ],
)
def test_a_dialect_for_tests_is_that_of_mlir_where_something_of_that_is_named(text: str) -> None:
    assert Severity.ERROR in [severity for _, severity in messages(text)]
