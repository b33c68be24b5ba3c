"""A project of eight dialects with every trait of real ones: a seeded sample of what `foreign_figures.py` measures."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from foreign_figures import HARBOR, alarms, changed_lines, chunks, imported, measure, misspelt
from harbor_printer import Module
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions
from mlir_ls.ods.project.sources import Loaded

SEED = 22
MODULES = chunks(SEED, 24)

pytestmark = needs_tblgen


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    found = imported(tmp_path_factory.mktemp("cache"))
    assert found.problems == ()
    return found


@pytest.fixture
def options(loaded: Loaded) -> CheckOptions:
    return CheckOptions(dialects=loaded.folder)


@pytest.mark.parametrize("number", range(len(MODULES)))
@pytest.mark.parametrize("settings", ["none", "dialects", "llvm-next"])
def test_what_its_tools_print_is_clean(number: int, settings: str, options: CheckOptions) -> None:
    chosen = {"none": CheckOptions(), "dialects": options, "llvm-next": replace(options, profile="llvm-next")}[settings]
    assert alarms(MODULES[number].text, chosen) == [], f"seed {SEED}\n{MODULES[number].text}"


def test_what_its_tools_print_is_not_laid_out(options: CheckOptions) -> None:
    assert [changed_lines(module.text, options) for module in MODULES] == [0] * len(MODULES)


def test_misspelt_operations_of_its_dialects_are_flagged(options: CheckOptions) -> None:
    rng = random.Random(SEED)
    for module in MODULES:
        own = [name for name in module.operations if not name.startswith("transform.")]
        text = misspelt(module.text, own, rng) if own else None
        assert text is None or alarms(text, options), f"seed {SEED}\n{text}"


def test_most_operations_and_types_are_known(options: CheckOptions) -> None:
    figures = measure(options, MODULES, 0, SEED, lambda _: None)
    assert figures.unknown[0] / figures.unknown[1] < 0.1
    assert figures.tolerant[0] / figures.tolerant[1] < 0.25


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    """The project with a wrong line in one file, and an include in another that no folder has."""
    folder = tmp_path_factory.mktemp("project") / "harbor"
    shutil.copytree(HARBOR, folder)
    with (folder / "include" / "rope" / "RopeOps.td").open("a", encoding="utf-8") as file:
        file.write("def Wrong : Nothing;\n")
    hull = folder / "include" / "hull" / "HullOps.td"
    hull.write_text(hull.read_text("utf-8").replace("mlir/IR/RegionKindInterface.td", "elsewhere/Kinds.td"), encoding="utf-8")
    return imported(tmp_path_factory.mktemp("cache"), folder)


def test_each_broken_file_is_named_once(broken: Loaded) -> None:
    places = [problem.file for problem in broken.problems]
    assert sorted([Path(file or "").name for file in places]) == ["HullOps.td", "RopeOps.td"]


@pytest.mark.parametrize("module", MODULES, ids=range(len(MODULES)))
def test_what_could_not_be_read_is_not_flagged(module: Module, broken: Loaded) -> None:
    assert alarms(module.text, CheckOptions(dialects=broken.folder)) == []


def test_a_word_of_a_clause_may_be_the_name_of_another_operation(options: CheckOptions) -> None:
    text = "func.func @f(%n: index) {\n  rope.do_loop %i = load (%n) to %n step %n {\n    foo.use %i\n  }\n  return\n}\n"
    for chosen in (CheckOptions(), options):
        assert alarms(text, chosen) == []


BRANCHES = """\
own.func @f(%c: i1, %m: memref<2xf32>) {
  own.cond_br %c,
    ^bb1(%m, %m : memref<2xf32>, memref<2xf32>),
    ^bb2(%m : memref<2xf32>)
^bb1(%1: memref<2xf32>, %2: memref<2xf32>):
  own.br ^bb2(%1 : memref<2xf32>)
^bb2(%3: memref<2xf32>):
  own.return
}
"""

BODIES = """\
own.func @f(%s: f32, %t: tensor<?xf32>) {
  %0 = own.generic {a = 1}
    ins(%t : tensor<?xf32>)
    outs(%t : tensor<?xf32>) {
    ^bb(%a: f32, %x: f32):
      %0 = own.mul %a, %s : f32
      own.yield %0 : f32
  } -> tensor<?xf32>
  %r = own.asm volatile
    "mov $0, $1", "=x,*m" %s : (f32) -> f32
  own.pattern {
    %kind = attribute = 10
  }
  own.return
}
"""


@pytest.mark.parametrize("text", [BRANCHES, BODIES])
@pytest.mark.parametrize("function", ["own.func", "func.func"])
def test_clauses_on_lines_of_their_own_are_no_error(text: str, function: str) -> None:
    dialect = function.partition(".")[0]
    text = text.replace("own.func", function).replace("own.return", f"{dialect}.return")
    assert alarms(text, CheckOptions(profile="llvm-22")) == []
