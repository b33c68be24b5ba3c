"""The dialect of examples/dialects: it is imported, and texts that use it get what those of other dialects get."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dialect_data import with_dialects
from mlir_ls import analysis
from mlir_ls.analysis import Analysis, CheckOptions, analyze, check_text
from mlir_ls.cli import main
from mlir_ls.features.completion import completions
from mlir_ls.features.formatting import formatted
from mlir_ls.features.hover import hover
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.ods.irdl.importer import import_irdl
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.spec import DialectData
from mlir_ls.ods.tablegen.importer import import_files
from mlir_ls.text import Position, split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

FOLDER = Path(__file__).parents[2] / "examples" / "dialects"
CLOTH = (FOLDER / "cloth.mlir").read_text("utf-8")
GENERIC = (FOLDER / "irdl" / "generic.mlir").read_text("utf-8")

needs_tablegen = pytest.mark.skipif(shutil.which("llvm-tblgen-22") is None, reason="llvm-tblgen-22 is not installed")

Use = Callable[[DialectData], None]


@pytest.fixture(scope="module")
def ods() -> DialectData:
    """The dialect as TableGen has it."""
    (found,) = import_files([FOLDER / "loom.td"], tblgen="llvm-tblgen-22")
    return found


@pytest.fixture(scope="module")
def irdl() -> DialectData:
    """The dialect as IRDL has it."""
    file = FOLDER / "irdl" / "loom.irdl.mlir"
    (found,) = import_irdl(file.read_text("utf-8"), str(file)).dialects
    return found


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Use:
    """Has texts read with this dialect."""

    def use_dialect(dialect: DialectData) -> None:
        known = OpenLanguage(with_dialects(default_registry(), [dialect]))
        monkeypatch.setattr(analysis, "language_of", lambda *_: known)

    return use_dialect


def analysis_of(text: str) -> Analysis:
    return analyze(split_lines(text), CheckOptions(strict=True))


def place_of(text: str, words: str) -> Position:
    """Where some words begin."""
    before = text[: text.index(words)]
    return Position(before.count("\n"), len(before) - before.rfind("\n") - 1)


def faults(text: str, old: str = "", new: str = "") -> list[str]:
    """The codes of the diagnostics of a text in which something was replaced."""
    assert old in text
    return [found.code for found in check_text(text.replace(old, new, 1), CheckOptions(strict=True))]


# -- from TableGen --------------------------------------------------------------------------------------------------


@needs_tablegen
def test_the_dialect_is_imported_from_tablegen(ods: DialectData) -> None:
    assert list(ods.ops) == ["dye", "lift", "sew", "spin", "weave"]
    assert (list(ods.types), list(ods.attributes)) == (["cloth", "thread"], ["colour"])
    assert ods.enums["loom.Weave"].keywords == ("plain", "twill", "satin")
    assert ods.ops["weave"].implicit_terminator == "loom.lift"


@needs_tablegen
def test_its_text_is_clean_and_laid_out(ods: DialectData, use: Use) -> None:
    use(ods)
    assert faults(CLOTH) == []
    assert formatted(analysis_of(CLOTH), FormatOptions()) == []


@needs_tablegen
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("as twill", "as tartan", "unknown-keyword"),
        ("thread<f32, 3>", "thread<f32>", "bad-type"),
        ("!loom.cloth<f32>", "!loom.clot<f32>", "unknown-type"),
        ("loom.dye", "loom.die", "unknown-operation"),
        ('<"madder", 80>', "<madder>", "bad-attribute"),
        ("%silk : f32, f32, f32", "%silk : f32, f32", "type-count"),
        ("weave %warp, %weft :", "weave %warp, %plait :", "undefined-value"),
        ("-> !loom.cloth<f32> {\n  }", "-> f32 {\n  }", "expected-token"),
        ("    loom.lift\n", "    cf.br ^bb1\n  ^bb1:\n    loom.lift\n", "block-count"),
        ("%silk: f32) -> !loom.cloth<f32>", "%silk: f32) -> f32", "returned-values"),
    ],
)
def test_what_is_wrong_is_flagged(ods: DialectData, use: Use, old: str, new: str, expected: str) -> None:
    use(ods)
    assert any(expected in code for code in faults(CLOTH, old, new))


@needs_tablegen
def test_what_only_cpp_defines_is_never_wrong(ods: DialectData, use: Use) -> None:
    use(ods)
    assert faults(CLOTH, "every 3", "[zig, zag] = 4 < 5") == []


@needs_tablegen
def test_hover_shows_what_the_source_says(ods: DialectData, use: Use) -> None:
    use(ods)
    found = hover(analysis_of(CLOTH), place_of(CLOTH, "loom.weave"))
    assert found is not None
    assert found.markdown.startswith("**loom.weave** · loom dialect\n\nWeaves two threads into cloth\n")
    assert "`pattern`" in found.markdown
    assert "(`plain`, `twill`, `satin`)" in found.markdown
    assert "It ends with `loom.lift`" in found.markdown


@needs_tablegen
def test_hover_shows_types_that_follow(ods: DialectData, use: Use) -> None:
    use(ods)
    found = hover(analysis_of(CLOTH), place_of(CLOTH, "%red = "))
    assert found is not None
    assert "%red : !loom.cloth<f32>" in found.markdown


@needs_tablegen
def test_hover_shows_that_a_syntax_is_read_tolerantly(ods: DialectData, use: Use) -> None:
    use(ods)
    found = hover(analysis_of(CLOTH), place_of(CLOTH, "loom.sew"))
    assert found is not None
    assert "read tolerantly" in found.markdown


@needs_tablegen
def test_completion_offers_its_operations_and_its_words(ods: DialectData, use: Use) -> None:
    use(ods)
    text = CLOTH.replace("loom.dye %twill", "loom.", 1)
    found = completions(analysis_of(text), _after(place_of(text, "loom. with"), 5))
    assert found is not None
    summaries = {item.label: item.detail for item in found.items}
    assert summaries["loom.spin"] == "Spins fibres into a thread"
    text = CLOTH.replace("as twill :", "as  :", 1)
    found = completions(analysis_of(text), _after(place_of(text, "weft as "), 8))
    assert found is not None
    assert {"plain", "twill", "satin"} <= {item.label for item in found.items}


def _after(position: Position, characters: int) -> Position:
    return Position(position.line, position.character + characters)


@needs_tablegen
def test_its_text_is_formatted(ods: DialectData, use: Use) -> None:
    use(ods)
    untidy = CLOTH.replace("%warp, %weft as twill :", "%warp,%weft   as twill:").replace("    %knot", " %knot")
    assert faults(untidy) == []
    edits = formatted(analysis_of(untidy), FormatOptions())
    assert [text for _, text in edits] != []
    lines = split_lines(untidy)
    for span, text in reversed(edits):
        first, last = lines[span.start.line], lines[span.end.line]
        changed = first[: span.start.character] + text + last[span.end.character :]
        lines[span.start.line : span.end.line + 1] = changed.split("\n")
    assert "\n".join(lines) == CLOTH


# -- from IRDL ------------------------------------------------------------------------------------------------------


def test_the_irdl_file_is_clean_itself() -> None:
    assert faults((FOLDER / "irdl" / "loom.irdl.mlir").read_text("utf-8")) == []


def test_the_generic_text_is_clean(irdl: DialectData, use: Use) -> None:
    use(irdl)
    assert faults(GENERIC) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("thread<f32, 2>", "thread<f32>", "bad-type"),
        ('{colour = #loom.colour<"madder", 80>}', "{}", "missing-attribute"),
        ("pattern = 1", "pattern = 3", "attribute-value"),
        ('"loom.sew"(%plain, %red)', '"loom.sew"(%plain)', "type-count"),
        ("llvm.unreachable", "llvm.unreachable\n^bb1:\n    llvm.unreachable", "block-count"),
        (
            "(%plain, %red) {stitches = 3} : (!loom.cloth<f32>, !loom.cloth<f32>)",
            "(%plain, %wool) {stitches = 3} : (!loom.cloth<f32>, f32)",
            "operand-type",
        ),
        ('"loom.spin"', '"loom.knit"', "unknown-operation"),
    ],
)
def test_what_is_wrong_in_generic_form_is_flagged(irdl: DialectData, use: Use, old: str, new: str, expected: str) -> None:
    use(irdl)
    assert any(expected in code for code in faults(GENERIC, old, new))


def test_hover_shows_the_comments(irdl: DialectData, use: Use) -> None:
    use(irdl)
    found = hover(analysis_of(GENERIC), place_of(GENERIC, '"loom.weave"'))
    assert found is not None
    assert "Weaves two threads into cloth.\n" in found.markdown
    assert "The region says what happens at each crossing." in found.markdown


@needs_mlir_opt
def test_the_reference_agrees() -> None:
    done = mlir_opt(f"--irdl-file={FOLDER / 'irdl' / 'loom.irdl.mlir'}", str(FOLDER / "irdl" / "generic.mlir"))
    assert (done.returncode, done.stderr) == (0, "")


@needs_tablegen
def test_the_folder_of_the_example_says_which_dialects_it_has(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--strict", str(FOLDER / "cloth.mlir"), str(FOLDER / "irdl")]) == 0, capfd.readouterr().out


@needs_tablegen
def test_the_folder_has_settings_that_name_its_dialect(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--strict", "--trust", str(FOLDER / "cloth.mlir")]) == 0
    assert main(["check", "--strict", str(FOLDER / "irdl" / "generic.mlir")]) == 0
    assert "unknown" not in capsys.readouterr().out
