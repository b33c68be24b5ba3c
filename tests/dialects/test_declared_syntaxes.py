"""Syntaxes that a user declares for what C++ parses."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_larger_project import MILL, needs_tblgen, sources

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.ods.project.load import load
from mlir_ls.ods.syntaxes.user_declared import wrong_syntax
from mlir_ls.settings import EMPTY, Trust, project_of
from mlir_ls.text import split_lines

SYNTAXES = tuple(
    sorted(
        {
            "mill.recipe": "function",
            "mill.weigh": "`<` $what `:` type($what) `>` attr-dict",
            "custom<Flours>": "`{` $0 `:` $1 `}`",
            "mill.sift": "$coarse attr-dict `:` type($coarse) `into` type($nothing)",
        }.items()
    )
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    loaded = load(sources(MILL), tmp_path_factory.mktemp("cache"))
    assert loaded.folder is not None
    return loaded.folder


@needs_tblgen
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%g, %e = mill.weigh <%r : i32>", ""),
        ("%g, %e = mill.weigh <%r i32>", "expected ':', but got 'i32'"),
        ("%g, %e = mill.weigh <%r : i32>\n  %x = arith.addi %g, %e : i32", "'%e'"),
        ("%s = mill.pack {%r, %r : i32, i32} via <x> : <4xi32>", ""),
        ("%s = mill.pack {%r, %r : i32} via <x> : <4xi32>", "2 operands but 1 type"),
        ("%s = mill.sift %r : i32 into it", ""),
    ],
)
def test_what_is_declared_is_read_and_checked(line: str, message: str, folder: str) -> None:
    text = f"func.func @f(%r: i32) {{\n  {line}\n  return\n}}\n"
    found = check_text(text, CheckOptions(strict=True, dialects=folder, syntaxes=SYNTAXES))
    assert message in "".join([each.message for each in found])
    assert len(found) == bool(message)
    assert check_text(text, CheckOptions(strict=True, dialects=folder)) == [] or line.startswith("%g, %e = mill.weigh <%r : i32>\n")


EXAMPLES = (
    ("mill.recipe", "mill.recipe @bread(%rye: i32, ...) -> i32 {...}"),
    ("mill.sift", "%fine = mill.sift sieve(%coarse : i32) to !mill.grain<fine>"),
    ("mill.weigh", "%grams, %enough = mill.weigh <%what : i32>"),
)


@needs_tblgen
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%g, %e = mill.weigh <%r : i32>\n  %x = arith.addi %g, %g : i32", ""),
        ("%g, %e = mill.weigh <%r i32>", "expected ':', but got 'i32'"),
        ("%g, %e = mill.weigh <%r : i32>\n  %x = arith.addi %g, %e : i32", "'%e'"),
        ("%s = mill.sift sieve(%r : i32) to !mill.grain<x>", ""),
        ("%s = mill.sift sieve(%no : i32) to !mill.grain<x>", "'%no'"),
        ("%s = mill.sift %r : i32", "expected 'sieve'"),
    ],
)
def test_what_an_example_shows_is_read_and_checked(line: str, message: str, folder: str) -> None:
    text = f"func.func @f(%r: i32) {{\n  {line}\n  return\n}}\n"
    found = check_text(text, CheckOptions(strict=True, dialects=folder, syntaxes=EXAMPLES))
    assert message in "".join([each.message for each in found])
    assert len(found) == bool(message)


@needs_tblgen
@pytest.mark.parametrize("syntaxes", [SYNTAXES, EXAMPLES])
def test_a_function_is_spelled_as_any_other(syntaxes: tuple[tuple[str, str], ...], folder: str) -> None:
    text = "mill.recipe @bread(%rye: i32) -> i32 {\n  mill.turn %rye : i32\n}\n"
    analysis = analyze(split_lines(text), CheckOptions(dialects=folder, syntaxes=syntaxes))
    (shape,) = [node.shape for run in analysis.document.tree.chunks[0].region.runs for node in run.items]
    assert shape.known
    assert [str(type_) for type_ in shape.regions[0].arguments[0].types] == ["i32"]
    assert analysis.diagnostics == []


@pytest.mark.parametrize(
    ("name", "text", "is_right"),
    [
        ("a.b", "$x attr-dict", True),
        ("a.b", "function", True),
        ("custom<A>", "$0 `,` $1", True),
        ("custom<A>", "function", False),
        ("a.b", "`(`  $x", True),
        ("a.b", "$x (", False),
        ("b", "$x", False),
        ("a.b", "`" * 9999, False),
        ("a.b", "(" * 9999, False),
    ],
)
def test_what_is_no_syntax_is_refused(name: str, text: str, is_right: bool) -> None:
    assert (wrong_syntax(name, text) is None) == is_right


def test_the_settings_of_a_project_declare_syntaxes(tmp_path: Path) -> None:
    file = tmp_path / ".mlir-ls.toml"
    file.write_text('[syntaxes]\n"a.b" = "$x"\na.c = "function"\n', encoding="utf-8")
    found = project_of(str(tmp_path), EMPTY, lambda folder: Trust.NOTHING)
    assert found.settings.syntaxes == (("a.b", "$x"), ("a.c", "function"))
    file.write_text('strict = true\n[syntaxes]\n"a.b" = "$x ("\n', encoding="utf-8")
    found = project_of(str(tmp_path), EMPTY, lambda folder: Trust.NOTHING)
    assert (found.settings.syntaxes, found.settings.strict) == ((), True)
    (problem,) = found.problems
    assert problem.message.endswith("the syntax of 'a.b' is no assembly format: expected an element of an assembly format, but got '('")
