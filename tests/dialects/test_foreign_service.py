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
