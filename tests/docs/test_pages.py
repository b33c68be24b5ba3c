"""What the pages say is so: links lead somewhere, numbers are right, pictures and the code map are there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from mlir_ls.commands.explain import explain_command
from mlir_ls.ods.registry import default_registry
from mlir_ls.settings import EMPTY, SETTINGS, Trust, project_of

ROOT = Path(__file__).parent.parent.parent
FOLDERS = (".", "docs", "docs/editors", "docs/tutorials", "server", "vscode-extension")
COPIED = ROOT / "vscode-extension" / "CHANGELOG.md"
"""A copy that the package of the extension takes, with links from the top of the repository."""
PAGES = sorted(page for folder in FOLDERS for page in (ROOT / folder).glob("*.md") if page != COPIED)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    inside = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in inside if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "editors").glob("*.md")), ids=lambda page: str(page.stem))
def test_pages_of_editors_are_short(page: Path) -> None:
    assert len(page.read_text(encoding="utf-8").splitlines()) <= 70


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "editors").glob("*.md")), ids=lambda page: str(page.stem))
def test_pages_of_editors_say_how_a_project_is_trusted(page: Path) -> None:
    (paragraph,) = re.findall(r"(?ms)^## Trust\n(.*?)(?=^## |\Z)", page.read_text(encoding="utf-8"))
    assert "(../settings.md#trust)" in paragraph
    assert "trusted" in paragraph
    assert f"(editors/{page.name}#trust)" in (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")


def test_the_syntax_file_of_vim_has_the_words_of_the_grammar() -> None:
    script = [sys.executable, ROOT / "editors" / "vim_syntax.py", "--check"]
    run = subprocess.run(script, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, f"{run.stderr}(python3 editors/vim_syntax.py makes it)"


def test_the_readme_counts_the_dialects_right() -> None:
    match = re.search(r"knows the (\d+) dialects", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert match is not None
    assert int(match[1]) == len(default_registry().dialects())


def test_the_codes_that_the_pages_name_have_pages(capsys: pytest.CaptureFixture[str]) -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    named = {code for text in texts for code in re.findall(r"explain ((?:[a-z_]+\.)?[a-z]+(?:-[a-z]+)+)", text)}
    assert named
    for code in named:
        assert explain_command(code) == 0
    assert capsys.readouterr().out


def test_the_page_of_settings_has_all_of_them(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| `([\w.]+)` \| `(.*?)` \|", text)
    assert {name for name, _ in rows} == set(SETTINGS)
    blocks = re.findall(r"(?ms)^```toml\n(.*?)^```$", text + (ROOT / "docs" / "dialects.md").read_text(encoding="utf-8"))
    for shown in [*[f"{name} = {value}" for name, value in rows], *blocks]:
        (tmp_path / ".mlir-ls.toml").write_text(shown, encoding="utf-8")
        assert project_of(str(tmp_path), EMPTY, lambda _: Trust.USER).problems == ()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("check", ["arith.addff", "%again"]),
        ("editor", ["arith.addff", "%again"]),
        ("hints", ["gpu.block_id", ": i1"]),
    ],
)
def test_pictures_are_pictures_of_the_example(name: str, words: list[str]) -> None:
    text = " ".join(texts_of_picture(name))
    assert [word for word in words if word not in text] == []


def texts_of_picture(name: str) -> list[str]:
    """The texts of a picture, in which there is no white space between words of other colours."""
    svg = "{http://www.w3.org/2000/svg}"
    picture = ElementTree.parse(ROOT / "docs" / "pictures" / f"{name}.svg").getroot()
    assert picture.tag == f"{svg}svg"
    return ["".join(element.itertext()) for element in picture.iter(f"{svg}text")]


def test_the_picture_of_a_terminal_shows_what_is_printed() -> None:
    """If it does not, `make pictures` makes it anew, and its description in the README has to be right as well."""
    command = [sys.executable, "-m", "mlir_ls", "check", "broken.mlir"]
    environment = {**os.environ, "COLUMNS": "108"}
    run = subprocess.run(command, cwd=ROOT / "examples", env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert "".join(run.stdout.split()) in "".join("".join(texts_of_picture("check")).split())
    count = re.search(r"(\d+) errors", run.stdout)
    assert count is not None
    assert f"shows {count[1]} errors of one file" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_code_map_is_that_of_the_code() -> None:
    script = [sys.executable, ROOT / "docs" / "code_map.py", "--check"]
    run = subprocess.run(script, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, f"{run.stderr}(make map does it)"


def test_the_page_of_the_command_line_is_that_of_the_parsers() -> None:
    script = [sys.executable, ROOT / "docs" / "command_line.py", "--check"]
    run = subprocess.run(script, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, f"{run.stderr}(make command-line does it)"
    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    sections = re.split(r"(?m)^## mlir-ls ", text)[1:]
    assert [section.partition("\n")[0] for section in sections if "\nExit status: 0 " not in section] == []


def test_the_index_has_all_pages() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in PAGES if page.is_relative_to(ROOT / "docs")]
    assert [page for page in pages if page != "README.md" and f"({page})" not in index] == []


def test_links_to_a_heading_lead_to_one() -> None:
    for page in PAGES:
        for path, anchor in re.findall(r"\]\(([\w./-]*\.md)#([\w-]+)\)", page.read_text(encoding="utf-8")):
            target = (page.parent / path).read_text(encoding="utf-8")
            headings = re.findall(r"(?m)^#+ (.*)$", re.sub(r"(?ms)^```.*?^```", "", target))
            slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
            assert anchor in slugs, f"{page.name}: {path}#{anchor}"


def test_the_grammar_includes_what_it_has() -> None:
    grammar = (ROOT / "syntaxes" / "mlir.tmLanguage.json").read_text(encoding="utf-8")
    included = set(re.findall(r'"include": "#([\w-]+)"', grammar))
    assert included == set(re.findall(r'^    "([\w-]+)": \{$', grammar, re.MULTILINE))
