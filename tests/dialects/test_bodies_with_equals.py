"""Bodies of types and attributes that begin with `=`: printers write the bracket and the sign without a blank, `<=`."""

from __future__ import annotations

import pytest
from foreign_figures import alarms, changed_lines
from test_ods_import import needs_tblgen
from test_project import options_of
from test_project_operations import HEAD

from mlir_ls.analysis import CheckOptions

pytestmark = needs_tblgen

DEFINITIONS = """
def A_Unit : A_Type<"Unit", "unit"> {
  let parameters = (ins OptionalParameter<"int64_t">:$n); let assemblyFormat = "`<` (`=` $n^)? `>`";
}
def A_Part : A_Attr<"Part", "part"> {
  let parameters = (ins OptionalParameter<"int64_t">:$n); let assemblyFormat = "`<` (`=` $n^)? `>`";
}
def A_OneOp : A_Op<"one"> {
  let arguments = (ins A_Unit:$x, A_Part:$p, OptionalAttr<A_Part>:$q);
  let assemblyFormat = "$x $p (`q` $q^)? `<` `=` attr-dict `:` type($x)";
}
"""


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(HEAD + DEFINITIONS, tmp_path_factory)


@pytest.mark.parametrize(
    "line", ["a.one %x <= 3> q <= 4><= : <= 4>", "a.one %y <><= {c = #a.part<= 3>} : <>", "a.one %x <= 3><= : !a.unit<= 4>"]
)
def test_what_printers_write(line: str, options: CheckOptions) -> None:
    text = f"func.func @f(%x: !a.unit<= 4>, %y: !a.unit<>) {{\n  {line}\n  return\n}}\n"
    assert alarms(text, options) == []
    assert changed_lines(text, options) == 0


def test_mistakes_are_flagged(options: CheckOptions) -> None:
    for line in ("a.one %x <= > <= : <= 4>", "a.one %x <= 3> <= : <= x>"):
        assert alarms(f"func.func @f(%x: !a.unit<= 4>) {{\n  {line}\n  return\n}}\n", options), line
