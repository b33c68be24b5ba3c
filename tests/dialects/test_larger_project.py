"""A project in several files: types that C++ parses, directives of its own, operations for `transform`, and what may break."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.features.formatting import formatted
from mlir_ls.features.hover import hover
from mlir_ls.features.inlay_hints import HintOptions, hints
from mlir_ls.features.symbols import outline
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Loaded, Named, Sources
from mlir_ls.ods.tablegen import reading
from mlir_ls.text import Position, split_lines

MILL = Path(__file__).parents[2] / "examples" / "dialects" / "mill"
TEXT = (MILL / "mill.mlir").read_text("utf-8")

pytestmark = needs_tblgen


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    return load(sources(MILL), tmp_path_factory.mktemp("cache"))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MILL, tmp_path / "mill"))


def sources(folder: Path, includes: bool = True) -> Sources:
    roots = (str(folder / "include"),) if includes else ()
    return Sources((Named(str(folder / "include" / "mill"), "settings.toml", 0),), roots)


def messages(text: str, loaded: Loaded) -> list[str]:
    assert loaded.folder is not None
    return [each.message for each in check_text(text, CheckOptions(strict=True, dialects=loaded.folder))]


def test_what_its_printer_writes_is_clean(loaded: Loaded) -> None:
    assert loaded.problems == ()
    assert messages(TEXT, loaded) == []


def test_what_its_printer_writes_is_not_laid_out(loaded: Loaded) -> None:
    analysis = analyze(split_lines(TEXT), CheckOptions(dialects=loaded.folder))
    assert not list(formatted(analysis, FormatOptions()))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%a = mill.grind %r stones [true] : rye very fine to i32", ""),
        ("%a = mill.grind %r stones [true] : !mill.grain<x  y> to <z>", ""),
        ("%a = mill.grnd %r stones [true] : <x> to <z>", "'mill' has no operation 'mill.grnd'; did you mean 'mill.grind'?"),
        ("%a = mill.pack {%r : same} via [%n x 4] fast : 4xi32", ""),
        ("mill.count 0::4 of %n : index", ""),
        ("mill.count 0 of %n : index", "expected ':', but got 'of'"),
        ('"test.use"() {a = #mill.new<a  b>} : () -> !mill.fresh<north>', ""),
        ("%d = transform.mill.unroll %t times 4 : (!transform.any_op) -> !transform.any_op", ""),
        ("%d = transform.mill.unroll %t : (!transform.any_op) -> !transform.any_op", "expected 'times', but got ':'"),
        ("%d = transform.structured.generalize %t : (!transform.any_op) -> !transform.any_op", ""),
    ],
)
def test_the_diagnostics_of_a_line(line: str, message: str, loaded: Loaded) -> None:
    text = f"func.func @f(%r: !mill.grain<a>, %n: index, %t: !transform.any_op) {{\n  {line}\n  return\n}}\n"
    options = CheckOptions(strict=True, dialects=loaded.folder, assumed=frozenset({"test"}))
    found = [each.message for each in check_text(text, options)]
    assert message in "".join(found)
    assert len(found) == bool(message)


def test_a_type_that_only_cpp_reads_may_be_spelled_in_two_ways(loaded: Loaded) -> None:
    text = '%a = "t.p"() : () -> !mill.grain<rye  fine>\n"t.q"(%a) : (!mill.grain<fine rye>) -> ()\n'
    assert check_text(text, CheckOptions(dialects=loaded.folder, assumed=frozenset({"t"}))) == []


def test_a_broken_file_costs_its_own_definitions(copy: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (copy / "include" / "mill" / "MillTransformOps.td").open("a", encoding="utf-8") as file:
        file.write("def Broken : Nothing;\n")
    found = load(sources(copy), cache)
    (problem,) = found.problems
    assert "Nothing" in problem.message
    assert problem.file is not None
    assert problem.file.endswith("MillTransformOps.td")
    assert messages(TEXT.partition("module")[0], found) == []
    # of what could not be read, nothing is known to be missing
    assert messages("mill.unknown", found) == []
    monkeypatch.setattr(reading, "records_of", None)
    assert load(sources(copy), cache) == found


def test_a_file_that_includes_all_others_may_be_broken(copy: Path, cache: Path) -> None:
    folder = copy / "include" / "mill"
    parts = "".join([f'include "mill/{name}.td"\n' for name in ("MillTransformOps", "MillOps")])
    (folder / "All.td").write_text(f"{parts}def Broken : Nothing;\n", encoding="utf-8")
    found = load(sources(copy), cache)
    assert len(found.problems) == 1
    assert messages(TEXT, found) == []


def test_an_include_that_is_not_found_is_named_once_with_a_proposal(copy: Path, cache: Path) -> None:
    found = load(sources(copy, includes=False), cache)
    missing = [problem.message for problem in found.problems]
    assert len(missing) == len(set(missing))
    assert all("ould not find include file" in message for message in missing)
    assert all(f'includes = ["{copy / "include"}"]' in message for message in missing)


def value_types(loaded: Loaded, names: set[str]) -> dict[str, str]:
    """The types of values of the example, by their names, as a hover shows them."""
    analysis = analyze(split_lines(TEXT), CheckOptions(dialects=loaded.folder))
    found = {}
    for number, line in enumerate(analysis.document.lines):
        for match in re.finditer(r"%(\w+)", line):
            shown = hover(analysis, Position(number, match.start() + 1)) if match[1] in names else None
            if shown is not None:
                found.setdefault(match[1], shown.markdown.splitlines()[1].partition(" : ")[2])
    return found


def test_results_have_the_one_type_that_their_definition_allows(loaded: Loaded) -> None:
    found = value_types(loaded, {"grams", "enough", "fine", "loaf", "power"})
    assert found == {"grams": "i32", "enough": "i1", "fine": "unknown", "loaf": "i32", "power": "i32"}


def test_interfaces_say_what_symbols_and_arguments_are(loaded: Loaded) -> None:
    analysis = analyze(split_lines(TEXT), CheckOptions(dialects=loaded.folder))
    assert [each.name for each in outline(analysis) if each.name.startswith("@")] == ["@day", "@bread", "@baker", "@__transform_main"]
    line = next(number for number, text in enumerate(analysis.document.lines) if "mill.bake" in text)
    shown = hover(analysis, Position(line, analysis.document.lines[line].index("@bread") + 1))
    assert shown is not None
    assert "mill.recipe slow @bread" in shown.markdown
    labels = [hint.label for hint in hints(analysis, line, line, HintOptions()) if not hint.is_type]
    assert labels == ["%water:"]


@pytest.mark.parametrize("stones", ["[1, 0]", "[true, 0]", "[]"])
def test_lists_of_booleans_may_be_spelled_as_numbers(stones: str, loaded: Loaded) -> None:
    text = f"func.func @f(%r: !mill.grain<a>) {{\n  %a = mill.grind %r stones {stones} : <x> to <y>\n  return\n}}\n"
    assert messages(text, loaded) == []
