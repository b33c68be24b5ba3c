"""What definitions name and nothing that is imported defines: classes of parameters, directives at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_project import sources
from test_project_operations import HEAD

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.features.formatting import formatted
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.ods.project.load import load
from mlir_ls.text import split_lines

pytestmark = needs_tblgen

DEFINITIONS = """
def A_Wave : A_Type<"Wave", "wave"> { let parameters = (ins "a::SignalType":$of); let assemblyFormat = "`<` $of `>`"; }
def A_Bank : A_Type<"Bank", "bank"> {
  let parameters = (ins "unsigned":$n, "SignalType":$of); let assemblyFormat = "`<` $n `x` $of `>`";
}
def A_Plug : A_Type<"Plug", "plug"> { let parameters = (ins "::mlir::IntegerType":$of); let assemblyFormat = "`<` $of `>`"; }
def A_Tag : A_Attr<"Tag", "tag"> { let parameters = (ins "a::LabelAttr":$of); let assemblyFormat = "`<` $of `>`"; }
def A_ReadOp : A_Op<"read", [TypesMatchWith<"what it holds", "from", "to", "::llvm::cast<WaveType>($_self).getOf()">]> {
  let arguments = (ins A_Wave:$from);
  let results = (outs AnyType:$to);
  let assemblyFormat = "$from attr-dict `:` type($from)";
}
def A_StoreOp : A_Op<"store"> {
  let arguments = (ins AnyType:$x, OptionalAttr<StrAttr>:$n, OptionalAttr<StrAttr>:$m, OptionalAttr<StrAttr>:$k);
  let assemblyFormat = "custom<Named>($k) $x attr-dict `:` type($x) custom<First>($n) custom<Second>($m)";
}
"""


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    folder = tmp_path_factory.mktemp("elsewhere")
    (folder / "cache").mkdir()
    (folder / "A.td").write_text(HEAD + DEFINITIONS, encoding="utf-8")
    loaded = load(sources(folder / "A.td"), folder / "cache")
    assert (loaded.problems, loaded.folder is None) == ((), False)
    return CheckOptions(strict=True, dialects=str(Path(str(loaded.folder))), assumed=frozenset({"b"}))


def _messages(text: str, options: CheckOptions) -> list[str]:
    return [each.message for each in check_text(text, options)]


@pytest.mark.parametrize(
    ("type_", "messages"),
    [
        ("!a.wave<!a.plug<i8>>", []),
        ("!a.wave<l8>", []),
        ("!a.wave<queue<l8, 4>>", []),
        ("!a.wave<struct<{x: l3, y: queue<l8, 4>}>>", []),
        ("!a.bank<4 x l8>", []),
        ("!a.bank<4 x bank<2 x l8>>", []),
        ("!a.plug<l8>", ["expected a type, but got `l8`"]),
    ],
)
def test_a_class_that_nothing_defines_may_spell_its_types_in_any_way(
    type_: str, messages: list[str], options: CheckOptions
) -> None:
    assert _messages(f"func.func private @f({type_})\n", options) == messages


def test_so_may_one_of_attributes(options: CheckOptions) -> None:
    attributes = "{a.p = #a.tag<near 4>, a.q = #a.tag<#a.tag<far>>}"
    assert _messages(f"func.func private @f() attributes {attributes}\n", options) == []


def test_a_type_of_such_a_class_is_not_the_builtin_one_that_it_looks_like(options: CheckOptions) -> None:
    text = """\
func.func @f(%a: !a.wave<i8>, %b: !a.wave<!b.i8>) {
  %0 = a.read %a : <i8>
  func.call @g(%0, %b) : (!b.i8, !a.wave<i8>) -> ()
  return
}
func.func private @g(!b.i8, !a.wave<i8>)
"""
    assert _messages(text, options) == []


def test_each_directive_at_the_end_may_have_left_a_blank(options: CheckOptions) -> None:
    text = "func.func @f(%x: i8) {\n  a.store %x : i8  \n  a.store %x : i8 \n  a.store %x : i8    \n  return\n}\n"
    ((span, new),) = formatted(analyze(split_lines(text), options), FormatOptions())
    assert (span.start.line, new.rstrip("\n")) == (3, "  a.store %x : i8  ")
