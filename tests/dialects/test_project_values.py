"""Types, attributes, enums and properties of a project: the values that its definitions allow, and others."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_project import sources

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.project.load import load
from project_values import DEFINITIONS, TEXTS

pytestmark = needs_tblgen

HEAD = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def Own_Dialect : Dialect {
  let name = "own";
  let cppNamespace = "::own";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
class Own_Op<string name, list<Trait> traits = []> : Op<Own_Dialect, name, traits>;
class Own_Type<string name, string of> : TypeDef<Own_Dialect, name> { let mnemonic = of; }
class Own_Attr<string name, string of> : AttrDef<Own_Dialect, name> { let mnemonic = of; }
def Own_Nothing : Own_Op<"nothing"> { let assemblyFormat = "attr-dict"; }
"""


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    folder: Path = tmp_path_factory.mktemp("project")
    (folder / "Own.td").write_text(HEAD + DEFINITIONS, encoding="utf-8")
    found = load(sources(folder), tmp_path_factory.mktemp("cache"))
    assert found.problems == ()
    return CheckOptions(strict=True, dialects=found.folder)


@pytest.mark.parametrize(("text", "is_right"), TEXTS.items(), ids=list(TEXTS))
def test_values(text: str, is_right: bool, options: CheckOptions) -> None:
    errors = [each.message for each in check_text(text, options) if each.severity == Severity.ERROR]
    assert len(errors) == (0 if is_right else 1), errors
