"""Constraints of IRDL that several parts share stand for one attribute, wherever they are put on; LLVM 22 judges the texts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from irdl_support import language

from mlir_ls import analysis
from mlir_ls.features.hover.operation import operation_text
from mlir_ls.ods.irdl.importer import import_irdl
from mlir_opt import mlir_opt, needs_mlir_opt

Codes = Callable[[str], list[str]]


DIALECT = """
irdl.dialect @d {
  irdl.type @box {
    %any = irdl.any
    irdl.parameters(content: %any)
  }
  irdl.type @pair {
    %any = irdl.any
    %box = irdl.parametric @d::@box<%any>
    irdl.parameters(left: %box, right: %any)
  }
  irdl.type @number {
    %integer = irdl.base "!builtin.integer"
    irdl.parameters(of: %integer)
  }
  irdl.attribute @twins {
    %type = irdl.base "!builtin.integer"
    %value = irdl.base "#builtin.integer"
    %either = irdl.any_of(%type, %value)
    irdl.parameters(left: %either, right: %either)
  }
  irdl.operation @attributes {
    %any = irdl.any
    irdl.operands(of: optional %any)
    irdl.attributes {"x" = %any, "y" = %any}
  }
  irdl.operation @chosen {
    %one = irdl.is i32
    %other = irdl.is f32
    %either = irdl.any_of(%one, %other)
    irdl.operands(first: %either, rest: variadic %either)
    irdl.results(last: optional %one)
  }
  irdl.operation @opened {
    %any = irdl.any
    %box = irdl.parametric @d::@box<%any>
    %boxes = irdl.parametric @d::@box<%box>
    irdl.operands(boxes: %boxes)
    irdl.results(inner: %any)
  }
  irdl.operation @both {
    %any = irdl.any
    %integer = irdl.base "!builtin.integer"
    %both = irdl.all_of(%integer, %any)
    irdl.operands(narrow: %both, wide: %any)
  }
  irdl.operation @body {
    %any = irdl.any
    %region = irdl.region(%any, %any)
    irdl.operands(of: %any)
    irdl.regions(body: %region)
  }
  irdl.operation @groups {
    %any = irdl.base "!builtin.integer"
    %other = irdl.base "!builtin.index"
    irdl.operands(one: variadic %any, other: variadic %other)
  }
  irdl.operation @marked {
    %unit = irdl.is unit
    irdl.attributes {"mark" = %unit}
  }
}
"""

VALUES = '%i, %l, %f = "u.values"() : () -> (i32, i64, f32)\n'
NESTED = '%n = "u.value"() : () -> !d.box<!d.box<i32>>\n'
END = '"u.end"() : () -> ()'

TEXTS = [
    ('"d.attributes"() {x = 1 : i32, y = 1 : i32} : () -> ()', []),
    ('"d.attributes"() {x = 1 : i32, y = 2 : i32} : () -> ()', ["attribute-value"]),
    ('"d.attributes"(%i) {x = i32, y = i32} : (i32) -> ()', []),
    ('"d.attributes"(%i) {x = f32, y = f32} : (i32) -> ()', ["operand-type"]),
    ('"d.attributes"() <{x = 1, y = 1}> : () -> ()', ["unsupported-properties"]),
    ('"d.chosen"(%f, %f) : (f32, f32) -> ()', []),
    ('"d.chosen"(%i, %i, %i) : (i32, i32, i32) -> i32', []),
    ('"d.chosen"(%i, %f) : (i32, f32) -> ()', ["types-differ"]),
    ('"d.chosen"(%f, %f) : (f32, f32) -> i32', []),
    (f'{NESTED}"d.opened"(%n) : (!d.box<!d.box<i32>>) -> i32', []),
    (f'{NESTED}"d.opened"(%n) : (!d.box<!d.box<i32>>) -> f32', ["result-type"]),
    ('"d.both"(%i, %i) : (i32, i32) -> ()', []),
    ('"d.both"(%i, %l) : (i32, i64) -> ()', ["operand-type"]),
    (f'"d.body"(%i) ({{^bb(%a: i32, %b: i32):\n  {END}}}) : (i32) -> ()', []),
    (f'"d.body"(%i) ({{^bb(%a: f32, %b: f32):\n  {END}}}) : (i32) -> ()', ["region-arguments"]),
    ('"d.body"(%i) ({}) : (i32) -> ()', ["region-arguments"]),
    ('"d.groups"(%i) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()', []),
    ('"d.groups"(%i) {operand_segment_sizes = array<i32: 1, 0>} : (i32) -> ()', ["segment-sizes"]),
    ('"d.groups"() : () -> ()', ["segment-sizes"]),
    ('"d.marked"() {mark} : () -> ()', []),
    ('"d.marked"() : () -> ()', ["missing-attribute"]),
    ('"u.user"() {a = !d.pair<!d.box<i32>, i32>} : () -> ()', []),
    ('"u.user"() {a = !d.pair<!d.box<i32>, f32>} : () -> ()', ["bad-attribute"]),
    ('"u.user"() {a = !d.number<i8>} : () -> ()', []),
    ('"u.user"() {a = !d.number<index>} : () -> ()', ["bad-attribute"]),
    ('"u.user"() {a = #d.twins<1, 1>, b = #d.twins<i8, i8>} : () -> ()', []),
    ('"u.user"() {a = #d.twins<1, 2>} : () -> ()', ["bad-attribute"]),
    ('"u.user"() {a = #d.twins<f32, f32>} : () -> ()', ["bad-attribute"]),
]


@pytest.fixture
def codes(monkeypatch: pytest.MonkeyPatch) -> Codes:
    known = language(import_irdl(DIALECT))
    monkeypatch.setattr(analysis, "language_of", lambda *_: known)
    return lambda text: [each.code for each in analysis.check_text(text) if each.code != "unknown-dialect"]


@pytest.mark.parametrize(("text", "expected"), TEXTS)
def test_what_a_constraint_stands_for(codes: Codes, text: str, expected: list[str]) -> None:
    assert codes(VALUES + text) == expected


def test_constraints_that_go_round_in_a_circle_require_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    body = "%a = irdl.all_of(%b, %b)\n%b = irdl.any_of(%a, %a)\nirdl.operands(x: %a, y: %b)"
    known = language(import_irdl(f"irdl.dialect @d {{\nirdl.operation @o {{\n{body}\n}}\n}}"))
    monkeypatch.setattr(analysis, "language_of", lambda *_: known)
    text = f'{VALUES}"d.o"(%i, %f) : (i32, f32) -> ()'
    assert [each.code for each in analysis.check_text(text) if each.code != "unknown-dialect"] == []


def test_what_only_the_verifier_reads_is_not_shown() -> None:
    registry = language(import_irdl(DIALECT)).registry
    spec = registry.op("d.body")
    assert spec is not None
    assert spec.has_trait("SharedConstraints")
    assert "Trait" not in operation_text(spec, registry)


@needs_mlir_opt
def test_the_reference_says_the_same(tmp_path: Path) -> None:
    (tmp_path / "d.mlir").write_text(DIALECT, encoding="utf-8")
    flags = [f"--irdl-file={tmp_path / 'd.mlir'}", "-allow-unregistered-dialect"]
    for text, expected in TEXTS:
        found = mlir_opt(*flags, text=VALUES + text)
        assert (found.returncode == 0) == (not expected), text
