"""The documentation site: it is built without a warning, every code has a page, and no link of it is broken."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urldefrag, urlsplit

import pytest

from mlir_ls.cli import command_names
from mlir_ls.commands.explain import codes
from static_server import serving

pytestmark = pytest.mark.extended

ROOT = Path(__file__).parent.parent.parent
REPOSITORY = json.loads((ROOT / "vscode-extension" / "package.json").read_text(encoding="utf-8"))["repository"]["url"]

BROWSER = ROOT / "docs" / "pictures" / "browser.mjs"
HAS_BROWSER = (ROOT / "vscode-extension" / "node_modules" / "playwright-core").exists() and shutil.which("chromium") is not None
LOOKED_AT = (
    "",
    "command-line/",
    "settings/",
    "protocol/",
    "api/",
    "codes/",
    "codes/vector.outer-product/",
    "code-map/",
    "productions/",
)
"""Pages of each kind."""
SIZES: dict[str, dict[str, object]] = {
    "phone": {"width": 390, "height": 800, "phone": True},
    "desktop": {"width": 1280, "height": 800},
}

needs_mkdocs = pytest.mark.skipif(
    importlib.util.find_spec("material") is None, reason="no mkdocs-material (make site installs it)"
)


class Site(NamedTuple):
    """What `build.py` has written: the pages in Markdown, the site, and what was printed."""

    pages: Path
    html: Path
    run: subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, ROOT / "docs" / "site" / "build.py", folder]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    return Site(folder / "site-pages", folder / "site", run)


def content(page: Path) -> str:
    """The article of a page, without code."""
    article = re.search(r"(?s)<article.*</article>", page.read_text(encoding="utf-8"))
    return re.sub(r"(?s)<(pre|code)\b.*?</\1>", "", article[0]) if article is not None else ""


def addresses(page: Path) -> Iterator[str]:
    """What a page of HTML links to or loads."""
    yield from re.findall(r'(?:href|src)="?([^"\s>]+)', page.read_text(encoding="utf-8"))


def test_every_code_and_every_command_has_its_place(site: Site) -> None:
    index = (site.pages / "codes" / "index.md").read_text(encoding="utf-8")
    assert {
        code for code in codes() if not (site.pages / "codes" / f"{code}.md").is_file() or f"({code}.md)" not in index
    } == set()
    commands = (site.pages / "command-line.md").read_text(encoding="utf-8")
    assert {name for name in command_names() if f"\n## mlir-ls {name}" not in commands} == set()


def test_links_to_the_repository_lead_to_files(site: Site) -> None:
    texts = [page.read_text(encoding="utf-8") for page in site.pages.rglob("*.md")]
    found = {
        link for text in texts for link in re.findall(rf"\({REPOSITORY.removesuffix('.git')}/(?:blob|tree)/HEAD/([^)#]+)", text)
    }
    assert found
    assert {path for path in found if not (ROOT / path).exists()} == set()


@needs_mkdocs
def test_the_site_is_built_without_a_warning(site: Site) -> None:
    assert site.run.returncode == 0, site.run.stdout + site.run.stderr
    assert "WARNING" not in site.run.stderr


@needs_mkdocs
def test_links_of_the_site_lead_somewhere(site: Site) -> None:
    pages = sorted(site.html.rglob("*.html"))
    assert len(pages) > len(codes())
    names = {page: set(re.findall(r'\bid="?([^"\s>]+)', page.read_text(encoding="utf-8"))) for page in pages}
    broken = []
    for page in pages:
        for address in addresses(page):
            path, anchor = urldefrag(address)
            if urlsplit(address).scheme or page.name == "404.html":
                continue
            target = (page.parent / unquote(path)).resolve() if path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (anchor and target in names and unquote(anchor) not in names[target]):
                broken.append(f"{page.relative_to(site.html)}: {address}")
    assert broken == []


@needs_mkdocs
def test_pages_load_nothing_from_elsewhere(site: Site) -> None:
    for page in [site.html / "index.html", site.html / "codes" / "index.html"]:
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|img)[^>]* src="?([^"\s>]+)', text)
        loaded += re.findall(r'<link[^>]* href="?([^"\s>]+)[^>]* rel="?(?:stylesheet|icon|preconnect)', text)
        assert loaded
        assert [address for address in loaded if urlsplit(address).scheme not in ("", "data")] == []


@needs_mkdocs
def test_nothing_of_a_page_stays_markdown(site: Site) -> None:
    """Lists, tables and blocks of code that Python-Markdown has not understood would stand in a paragraph as they were written."""
    leftover = re.compile(r"(?m)^(?:<p>)?\s*(?:[-*] |\d+\. [a-z]|\|)|```|\]\(|\*\*|`")
    found = [
        f"{page.relative_to(site.html)}: {text[match.start() : match.end() + 40]!r}"
        for page in site.html.rglob("*.html")
        for text in [content(page)]
        for match in leftover.finditer(text)
    ]
    assert [each for each in found if "minimal size of the" not in each] == []


@needs_mkdocs
@pytest.mark.skipif(not HAS_BROWSER, reason="no Chromium, or no packages of vscode-extension (npm ci)")
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_pages_fit_on_the_screen(site: Site, size: dict[str, object], tmp_path: Path) -> None:
    """None is wider than the screen. The screenshots are kept in the folder that `MLIR_LS_PICTURES` names."""
    folder = Path(os.environ.get("MLIR_LS_PICTURES") or tmp_path)
    with serving(site.html) as address:
        shots = [
            {"url": f"{address}/{page}", "file": str(folder / f"site-{size['width']}-{number}.png"), **size}
            for number, page in enumerate(LOOKED_AT)
        ]
        run = subprocess.run(["node", BROWSER, json.dumps(shots)], capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    wider = [int(line.rpartition(": ")[2]) for line in run.stdout.splitlines()]
    assert dict(zip(LOOKED_AT, wider, strict=True)) == dict.fromkeys(LOOKED_AT, 0)
