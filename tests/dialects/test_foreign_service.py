"""What an editor shows in texts of foreign dialects: definitions in the .td files and completion."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from foreign_figures import HARBOR, chunks, imported
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.features.definition import definition
from mlir_ls.features.hover import hover
from mlir_ls.features.signature import signature
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


def test_completion_behind_a_dialect_offers_each_operation(options: CheckOptions) -> None:
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
        assert ("it is what uses of the value give it" in shown.markdown) == (type_ == "i8")


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
