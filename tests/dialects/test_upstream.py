"""MLIR's own .td files, as a project checks them out, are in the place of the built-in data."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Loaded, Sources
from mlir_ls.ods.registry import Registry, default_registry, load_registry
from upstream_support import make_checkout

pytestmark = needs_tblgen


class Imported:
    """A checkout that is newer than what is known, and what was loaded of it."""

    def __init__(self, folder: Path) -> None:
        self.include = make_checkout(folder / "llvm-project")
        self.cache = folder / "cache"
        self.cache.mkdir()
        self.steps: list[int] = []
        self.loaded = self.load()
        assert self.loaded.folder is not None
        self.registry: Registry = load_registry(Path(self.loaded.folder))

    def load(self) -> Loaded:
        sources = Sources(mlir=str(self.include), profile="llvm-next")
        return load(sources, self.cache, None, lambda done, total, file: self.steps.append(done))


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> Imported:
    return Imported(tmp_path_factory.mktemp("upstream"))


def errors(line: str, options: CheckOptions) -> list[str]:
    text = f"func.func @f(%a: i32, %b: i64, %c: i1) {{\n  {line}\n  return\n}}\n"
    return [each.code for each in check_text(text, options) if each.severity == Severity.ERROR]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("cf.assume %c", []),
        ('cf.assert %c else "no"', []),
        ('cf.assert %c, "no"', ["expected-token"]),
        ("%0 = arith.cmpi eq, %a, %a : i32", []),
        ("%0 = arith.cmpi new, %a, %a : i32", ["unknown-keyword"]),
        ('%0 = "arith.cmpi"(%a, %a) {relation = 0 : i64} : (i32, i32) -> i1', []),
        ('%0 = "arith.cmpi"(%a, %a) {predicate = 0 : i64} : (i32, i32) -> i1', ["missing-attribute"]),
        ("%0 = arith.remui %a, %a : i32", ["unknown-operation"]),
        ("%0 = arith.remsi %a, %a : i32", []),
        ("%0 = arith.remsi %a, %b : i32", ["value-type-mismatch"]),
        ("%0 = arith.remsi %a %a : i32", ["expected-token"]),
        ("%0 = arith.extui %a : i32 to i64", []),
        ("%0 = arith.extui %b : i64 to i32", ["cast-incompatible"]),
        ("%0 = arith.extsi %b as i64 to i32", []),
        ("%0 = arith.extsi %a as i32 to f32", ["result-type"]),
        ("%0 = math.absi %a saturating : i32", []),
        ("%0 = math.fresh %a : i32", []),
    ],
)
def test_operations_are_those_of_the_checkout(imported: Imported, line: str, expected: list[str]) -> None:
    assert errors(line, CheckOptions(profile="llvm-next", mlir=imported.loaded.folder)) == expected


def test_a_text_that_names_another_release_is_read_as_that(imported: Imported) -> None:
    options = CheckOptions(profile="llvm-next", mlir=imported.loaded.folder)
    pinned = "// mlir-ls: profile=llvm-22\nfunc.func @f(%c: i1) {\n  cf.assert %c, \"no\"\n  return\n}\n"
    assert check_text(pinned, options) == []


def test_what_the_checkout_defines_as_it_is_known_stays_built_in(imported: Imported) -> None:
    changed = {name for name in imported.registry.ops_of("arith") if not imported.registry.op(name).built_in}  # type: ignore[union-attr]
    assert changed == {"arith.extsi", "arith.cmpi"}
    gone = set(default_registry().ops_of("arith")) - set(imported.registry.ops_of("arith"))
    assert gone == {"arith.remui"}
    location = imported.registry.op("cf.assume").location  # type: ignore[union-attr]
    assert location is not None
    assert location.file.endswith("ControlFlowOps.td")


def test_what_has_been_imported_is_not_imported_again(imported: Imported) -> None:
    steps = len(imported.steps)
    assert imported.load() == imported.loaded
    assert (steps, len(imported.steps) - steps) == (5, 0)


def test_nothing_is_lost_where_nothing_can_be_read(tmp_path: Path) -> None:
    include, steps = make_checkout(tmp_path / "llvm-project"), []
    (include / "mlir/IR/OpBase.td").write_text("no definitions\n", encoding="utf-8")
    sources = Sources(mlir=str(include), profile="llvm-next")
    for _ in range(2):
        found = load(sources, tmp_path, None, lambda done, total, file: steps.append(done))
        assert (found.folder, found.problems, found.profile) == (None, (), "llvm-next")
    assert steps == [0, 1, 2, 3, 4], "what failed is not tried again"


def test_a_dialect_of_which_a_file_cannot_be_read_keeps_what_is_built_in(tmp_path: Path) -> None:
    include = make_checkout(tmp_path / "llvm-project")
    file = include / "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"
    file.write_text(file.read_text().replace('include "mlir/IR/OpAsmInterface.td"', 'include "mlir/IR/Generated.td"'))
    found = load(Sources(mlir=str(include), profile="llvm-next"), tmp_path)
    assert found.problems == ()
    options = CheckOptions(profile="llvm-next", mlir=found.folder)
    assert errors('cf.assert %c, "no"', options) == []
    assert errors("%0 = arith.remui %a, %a : i32", options) == ["unknown-operation"]
