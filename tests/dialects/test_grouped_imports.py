"""The files of a project are read by TableGen together, as long as that means the same as reading each for itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from test_ods_import import needs_tblgen

from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Loaded, Named, Sources
from mlir_ls.ods.registry import load_registry
from mlir_ls.ods.tablegen import reading
from mlir_ls.ods.tablegen.grouping import groups_of
from mlir_ls.ods.tablegen.tblgen import included_files

pytestmark = needs_tblgen

BASE = """#ifndef PARK_BASE
#define PARK_BASE
include "mlir/IR/OpBase.td"
def Park_Dialect : Dialect { let name = "park"; let cppNamespace = "::park"; }
class Park_Op<string name> : Op<Park_Dialect, name> { let assemblyFormat = "attr-dict"; }
#endif
"""
FILES = 40


@pytest.fixture
def park(tmp_path: Path) -> Path:
    """A project of 40 files, each with an operation."""
    folder = tmp_path / "park"
    folder.mkdir()
    (folder / "Base.td").write_text(BASE, encoding="utf-8")
    for number in range(FILES):
        text = f'include "park/Base.td"\ndef Tree{number}Op : Park_Op<"tree{number}">;\n'
        (folder / f"Tree{number}.td").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that TableGen is given."""
    given: list[Path] = []
    original = reading.records_of

    def counted(file: Path, *arguments: object, **others: object) -> object:
        given.append(file)
        return original(file, *arguments, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(reading, "records_of", counted)
    return given


def loaded_from(folder: Path, cache: Path) -> Loaded:
    return load(Sources((Named(str(folder), "settings.toml", 0),), (str(folder.parent),)), cache)


def unknown(loaded: Loaded) -> list[int]:
    """The operations of the project that are not known."""
    assert loaded.folder is not None
    park = load_registry(Path(loaded.folder)).dialect("park")
    assert park is not None
    return [number for number in range(FILES) if f"tree{number}" not in park.ops]


def test_a_project_of_many_files_takes_few_runs(park: Path, cache: Path, runs: list[Path]) -> None:
    found = loaded_from(park, cache)
    assert found.problems == ()
    assert len(runs) <= FILES / 10
    assert unknown(found) == []


def test_progress_grows_to_the_last_step_with_a_broken_file_too(park: Path, cache: Path) -> None:
    (park / "Tree3.td").write_text("def Broken : Nothing;\n" + (park / "Tree3.td").read_text("utf-8"), encoding="utf-8")
    seen: list[tuple[int, int]] = []
    sources = Sources((Named(str(park), "settings.toml", 0),), (str(park.parent),))
    load(sources, cache, None, lambda done, total, file: seen.append((done, total)))
    assert {total for _, total in seen} == {2 * FILES + 1}
    done = [each for each, _ in seen]
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] == 2 * FILES


@pytest.mark.parametrize("broken", ["def Broken : Nothing;\n", 'include "park/Gone.td"\n', "def Broken {\n"])
def test_one_broken_file_costs_what_it_defines(broken: str, park: Path, cache: Path, runs: list[Path]) -> None:
    with (park / "Tree17.td").open("a", encoding="utf-8") as file:
        file.write(broken)
    found = loaded_from(park, cache)
    (problem,) = found.problems
    assert problem.file == str(park / "Tree17.td")
    assert unknown(found) == []
    assert len(runs) <= FILES / 2
    runs.clear()
    assert loaded_from(park, cache) == found
    assert runs == []


def grouped(folder: Path, files: Sequence[str], *directories: Path) -> list[list[str]]:
    roots = [folder / file for file in files]
    graph, _ = included_files(roots, directories)
    return [[root.relative_to(folder).as_posix() for root in group] for group in groups_of(roots, graph, directories)]


def written(folder: Path, texts: dict[str, str]) -> Path:
    for name, text in texts.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_files_that_define_one_name_are_apart(tmp_path: Path) -> None:
    folder = written(tmp_path, {"a.td": "def X;\n", "b.td": "let y = 1 in\n  def X : Y;\n", "c.td": "class Z;\n"})
    assert grouped(folder, ["a.td", "b.td", "c.td"]) == [["a.td", "c.td"], ["b.td"]]


def test_files_that_share_one_without_a_guard_are_apart(tmp_path: Path) -> None:
    folder = written(tmp_path, {"x.td": "def X;\n", "a.td": 'include "x.td"\n', "b.td": 'include "x.td"\n'})
    assert grouped(folder, ["a.td", "b.td"]) == [["a.td"], ["b.td"]]


def test_files_that_mean_other_files_by_one_include_are_apart(tmp_path: Path) -> None:
    texts = {"a/Ops.td": 'include "Base.td"\n', "b/Ops.td": 'include "Base.td"\n'}
    folder = written(tmp_path, {**texts, "a/Base.td": "#ifndef A\n#endif\n", "b/Base.td": "#ifndef B\n#endif\n"})
    assert grouped(folder, ["a/Ops.td", "b/Ops.td"]) == [["a/Ops.td"], ["b/Ops.td"]]


def test_a_folder_beside_does_not_hide_what_is_included(tmp_path: Path) -> None:
    texts = {"a/Ops.td": 'include "Base.td"\n', "b/Ops.td": "def Y;\n", "b/Base.td": "#ifndef B\n#endif\n"}
    folder = written(tmp_path, {**texts, "include/Base.td": "#ifndef A\n#endif\n"})
    assert grouped(folder, ["a/Ops.td", "b/Ops.td"], folder / "include") == [["a/Ops.td"], ["b/Ops.td"]]


def test_files_of_which_one_knows_what_is_inferred_are_apart(tmp_path: Path) -> None:
    texts = {"i.td": "#ifndef I\ndef InferTypeOpInterface;\n#endif\n", "a.td": 'include "i.td"\n', "b.td": "def B;\n"}
    assert grouped(written(tmp_path, texts), ["a.td", "b.td"]) == [["a.td"], ["b.td"]]


def test_a_definition_that_no_line_shows_costs_a_second_run(park: Path, cache: Path, runs: list[Path]) -> None:
    for number in (3, 4):
        text = 'include "park/Base.td"\nforeach n = ["One"] in\n  def Same#n#Op : Park_Op<"same">;\n'
        (park / f"Tree{number}.td").write_text(text + f'def Tree{number}Op : Park_Op<"tree{number}">;\n', encoding="utf-8")
    found = loaded_from(park, cache)
    assert found.problems == ()
    assert unknown(found) == []
    assert len(runs) <= FILES / 10 + 4
