"""Operations of which only C++ reads a part, on a line with others: where they end is not always known."""

from __future__ import annotations

import pytest
from test_ods_import import needs_tblgen
from test_project import options_of
from test_project_operations import HEAD

from mlir_ls.analysis import CheckOptions, check_text

pytestmark = needs_tblgen

DEFINITIONS = """
def A_OwnOp : A_Op<"own"> { let arguments = (ins Variadic<AnyType>:$x); let hasCustomAssemblyFormat = 1; }
def A_TailOp : A_Op<"tail"> {
  let arguments = (ins Variadic<AnyType>:$x); let assemblyFormat = "attr-dict custom<Tail>($x, type($x))";
}
def A_AlongOp : A_Op<"along"> {
  let arguments = (ins AnyType:$x, OptionalAttr<StrAttr>:$axis); let results = (outs AnyType:$r);
  let assemblyFormat = "$x (`along` custom<Axis>($axis)^)? attr-dict `:` functional-type($x, results)";
}
def A_MakeOp : A_Op<"make"> {
  let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` custom<Types>(type($x), type($r))";
}
"""


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return options_of(HEAD + DEFINITIONS, tmp_path_factory)


@pytest.mark.parametrize(
    "body",
    [
        "a.own [%x] as one return",
        "a.own [%x] as one func.return",
        "a.tail [%x] as one return",
        "a.tail [%x] as one %y = arith.addf %x, %x : f32\n return",
        "%y = a.along %x along @M : (f32) -> f32 return",
        '%y = a.along %x along @M : (f32) -> f32 "x.use"(%y) : (f32) -> ()\n return',
        "%y = a.along %x along @M : (f32) -> f32 %z = arith.addf %x, %y : f32\n return",
        "%y = a.along %x along @M : (f32) -> f32 cf.br ^next\n ^next: return",
        "%y = a.make %x : f32 by f32 arith.addf %x, %x : f32 return",
        "%y = a.make %x : f32 by f32 %z = arith.addf %x, %x : f32 return",
    ],
)
def test_what_comes_after_them_is_no_part_of_them(body: str, options: CheckOptions) -> None:
    assert [each.message for each in check_text(f"func.func @f(%x: f32) {{ {body} }}\n", options)] == []


@pytest.mark.parametrize("body", ["a.own [%x] as one", "a.tail [%x] as one", "%y = a.along %x along @M : (f32) -> f32"])
def test_they_end_no_block(body: str, options: CheckOptions) -> None:
    found = [each.code for each in check_text(f"func.func @f(%x: f32) {{\n  {body}\n}}\n", options)]
    assert found == ["missing-terminator"]
