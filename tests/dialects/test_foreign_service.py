"""What an editor shows in texts of foreign dialects: definitions in the .td files and completion."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from foreign_figures import HARBOR, chunks, imported
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.diagnostics import Severity
from mlir_ls.features.completion import completions
from mlir_ls.features.definition import definition
from mlir_ls.features.hover import hover
from mlir_ls.features.signature import signature
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources
from mlir_ls.text import Position, split_lines

SEED = 5
_OPERATION = re.compile(r'(\s*(?:%[^="]* = )?)((?:port|berth|crane|hull|wave|ore|rope|lamp)\.)([\w.]+)')
_TYPE = re.compile(r"!(?:crane|hull|wave|ore|rope|lamp)\.([\w.]+)")

pytestmark = needs_tblgen


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    return CheckOptions(dialects=imported(tmp_path_factory.mktemp("cache")).folder)


@pytest.mark.parametrize("module", chunks(SEED, 8), ids=range(8))
def test_the_definition_of_each_name_is_in_its_td_file(module: tuple[str, list[str]], options: CheckOptions) -> None:
    analysis = analyze(split_lines(module[0]), options)
    looked = 0
    for number, line in enumerate(analysis.document.lines):
        operation = _OPERATION.match(line)
        places = [operation.start(2)] if operation is not None else []
        for place in [*places, *[each.start() for each in _TYPE.finditer(line)]]:
            link = definition(analysis, Position(number, place + 2))
            assert link is not None, line[place:]
            assert HARBOR in Path(str(link.path)).parents
            looked += 1
    assert looked or "transform" in module[0]


def test_completion_after_a_dialect_offers_each_operation(options: CheckOptions) -> None:
    for module in chunks(SEED, 6):
        lines = split_lines(module.text)
        for number in range(0, len(lines), 7):
            operation = _OPERATION.match(lines[number])
            if operation is not None:
                typed = operation[1] + operation[2]
                analysis = analyze([*lines[:number], typed, *lines[number + 1 :]], options)
                found = completions(analysis, Position(number, len(typed)))
                assert found is not None
                assert operation[2] + operation[3] in {item.label for item in found.items}


def test_arguments_of_a_function_that_cpp_reads_are_offered_with_their_types(options: CheckOptions) -> None:
    begin = ["port.func @run(%shape: tensor<?x4xf32>, %size: index) {", "  %z = arith.constant 3 : i32"]
    for typed, first in (("  foo.bar %", "%z"), ("  %s = arith.addi %z, %", "%z"), ("  %s = index.add %", "%size")):
        lines = [*begin, typed, "  port.return", "}"]
        found = completions(analyze(lines, options), Position(2, len(typed)))
        assert found is not None
        labels = [item.label for item in found.items]
        assert set(labels) == {"%z", "%shape", "%size"}
        assert labels[0] == first


def test_a_type_that_only_cpp_computes_is_that_of_the_uses(options: CheckOptions) -> None:
    lines = ["func.func @f(%r: !hull.inout<i8>) {", "  %a = hull.read_inout %r : !hull.inout<i8>", "  return", "}"]
    for use, type_ in (("  hull.passign %r, %a : i8", "i8"), ("  foo.bar %a", "unknown")):
        analysis = analyze([*lines[:2], use, *lines[2:]], options)
        shown = hover(analysis, Position(1, 3))
        assert shown is not None
        assert f"%a : {type_}\n" in shown.markdown
        assert ("what its text or uses of the value suggest" in shown.markdown) == (type_ == "i8")


OWN = """\
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Own_Dialect : Dialect { let name = "own"; let cppNamespace = "::own"; let useDefaultTypePrinterParser = 1; }
class Own_Type<string n, string m> : TypeDef<Own_Dialect, n> {
  let mnemonic = m;
  let parameters = (ins "::mlir::Type":$of);
}
def Own_Cell : Own_Type<"Cell", "cell"> { let assemblyFormat = "`<` $of `>`"; }
def Own_Raw : Own_Type<"Raw", "raw"> { let hasCustomAssemblyFormat = 1; }
class Own_Op<string m> : Op<Own_Dialect, m>;
def A : Own_Op<"a"> {
  let arguments = (ins AnyType:$x);
  let results = (outs Own_Cell:$r, Index:$n);
  let assemblyFormat = "custom<Here>($x) attr-dict `->` type($r)";
}
def B : Own_Op<"b"> { let results = (outs AnyType:$r); let assemblyFormat = "custom<Here>() `into` type($r) attr-dict"; }
def C : Own_Op<"c"> { let results = (outs Own_Raw:$r); let assemblyFormat = "`of` type($r) attr-dict"; }
def D : Own_Op<"d"> { let results = (outs Own_Cell:$r); let hasCustomAssemblyFormat = 1; }
"""


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("%r, %n = own.a [%x as y] -> <i32>", "%r : !own.cell<i32>, %n : index"),
        ("%r, %n = own.a [%x as y] -> <i32> + 4", "%r : unknown, %n : index"),
        ("%r = own.b {3} into i32 {z = 1}", "%r : i32"),
        ("%r = own.b {3} into <i32>", "%r : unknown"),
        ("%r = own.c of <4 of i32>", "%r : !own.raw<4 of i32>"),
        ("%r = own.d [4] => <f32>", "%r : !own.cell<f32>"),
        ("%r = own.d [4] => <f32, f32>", "%r : unknown"),
    ],
)
def test_types_that_a_text_spells_in_short_are_shown(line: str, types: str, tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "Own.td").write_text(OWN, encoding="utf-8")
    options = CheckOptions(dialects=load(Sources((Named(str(tmp_path / "Own.td")),)), tmp_path / "cache").folder)
    analysis = analyze(["func.func @f(%x: f64) {", f"  {line}", "  return", "}"], options)
    shown = []
    for name in re.findall(r"%\w+", types):
        found = hover(analysis, Position(1, f"  {line}".index(name) + 1))
        assert found is not None
        shown.append(found.markdown.splitlines()[1])
    assert ", ".join(shown) == types
    assert not [each for each in analysis.diagnostics if each.severity < Severity.WARNING]


@pytest.mark.parametrize(("typed", "first"), [("rope.if %", "%cond"), ("hull.always posedge %", "%cond"), ("rope.result %", "%r")])
def test_values_fit_what_the_operands_of_an_operation_that_cpp_reads_may_be(
    typed: str, first: str, options: CheckOptions
) -> None:
    lines = ["func.func @f(%cond: i1, %x: f32) -> i32 {", "  %q = arith.negf %x : f32", "  %r = ore.thing : i32"]
    lines += ["  %s = arith.negf %q : f32", f"  {typed}", "  return %r : i32", "}"]
    found = completions(analyze(lines, options), Position(4, len(lines[4])))
    assert found is not None
    assert found.items[0].label == first


@pytest.mark.parametrize(
    ("typed", "form"),
    [("rope.if ", "condition: i1"), ("hull.always ", "clocks…: i1"), ("hull.constant ", "value")],
)
def test_an_operation_that_cpp_reads_has_a_signature(typed: str, form: str, options: CheckOptions) -> None:
    lines = ["func.func @f(%a: i1) {", f"  {typed}", "  %b = arith.constant 1 : i32", "  return", "}"]
    found = signature(analyze(lines, options), Position(1, len(typed) + 2))
    assert found is not None
    assert form in found.form
