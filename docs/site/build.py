"""Makes the documentation site, `build/site`, of the pages of the repository.

    python docs/site/build.py            writes build/site
    python docs/site/build.py FOLDER     writes FOLDER/site

It needs mkdocs-material. The pages are gathered in `site-pages` beside it first, as mkdocs reads one folder: those of `docs`,
some from elsewhere in the repository, and those that are made of the program itself. Any warning of mkdocs is an error.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import generated
import pages

HERE = Path(__file__).parent.resolve()
ROOT = HERE.parents[1]

PLAYGROUND = '<a href="../play/">Open the playground</a>'
"""What the page of the playground ends with, where the site has that."""


def main(arguments: Sequence[str]) -> int:
    """Writes the site. Returns the exit status: 1 where mkdocs has complained, 2 where it is not there."""
    folder = Path(arguments[0]).resolve() if arguments else ROOT / "build"
    gathered = folder / "site-pages"
    gather(gathered)
    try:
        from mkdocs.commands.build import build
        from mkdocs.config import load_config
        from mkdocs.exceptions import Abort
    except ImportError:
        print("needs mkdocs-material (pip install 'mlir-ls[site]')")
        return 2
    from pygments.lexers import LEXERS

    LEXERS["MlirLexer"] = ("mlir_lexer", "MLIR", ("mlir",), ("*.mlir",), ())
    try:
        found = {"docs_dir": str(gathered), "site_dir": str(folder / "site"), "repo_url": pages.repository(ROOT)}
        build(load_config(str(HERE / "mkdocs.yml"), **found))
    except Abort as error:
        print(error.format_message())
        return 1
    if (folder / "playground").is_dir():
        shutil.copytree(folder / "playground", folder / "site" / "play")
    return 0


def gather(folder: Path) -> None:
    """Writes the pages and pictures of the site into a folder, which is emptied before."""
    shutil.rmtree(folder, ignore_errors=True)
    sources = pages.sources(ROOT)
    for source, page in sources.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        write(folder / page, pages.on_site(text, source, sources, ROOT))
    if (folder.parent / "playground").is_dir():
        with (folder / "playground.md").open("a", encoding="utf-8") as page:
            page.write(f"\n{PLAYGROUND}\n")
    for name, text in generated.pages().items():
        write(folder / name, text)
    for picture in pages.pictures(ROOT):
        target = folder / "pictures" / picture.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, target)


def write(file: Path, text: str) -> None:
    """Writes a page, and makes its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
