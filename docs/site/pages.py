"""The pages of the repository as the site has them: where each one is, with links that work there.

They are written for the repository, where a link may lead to any file. On the site, a link to a file that is no page or picture
of it leads to the repository. Python-Markdown, which mkdocs reads them with, needs lists that are indented by four.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from mlir_ls.explain.pages import pages as pages_of_codes

ELSEWHERE = {
    "README.md": "index.md",
    "docs/README.md": "pages.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "server/ARCHITECTURE.md": "architecture.md",
    "docs/CODE_OF_CONDUCT.md": "code-of-conduct.md",
}
"""Pages that have another place on the site than in `docs`, by their paths in the repository."""

_FOLDERS = ("docs", "docs/editors", "docs/tutorials")
_PICTURES = ("docs/pictures/*.svg", "docs/pictures/*.png", "vscode-extension/icon.png")

_LINK = re.compile(r"(!?)\[((?:[^][]|\[[^][]*\])*)\]\(([^()\s]+)\)")
_ABSOLUTE = re.compile(r"[a-z]+:|#")
_FENCE = re.compile(r" *```(\w*)")
_ITEM = re.compile(r"(?:[-*]|\d+\.) +")


def sources(root: Path) -> dict[str, str]:
    """The pages: their paths on the site, by those in the repository."""
    found = dict(ELSEWHERE)
    for folder in _FOLDERS:
        for page in sorted((root / folder).glob("*.md")):
            path = page.relative_to(root).as_posix()
            found.setdefault(path, path.removeprefix("docs/"))
    for code, path in sorted(pages_of_codes().items()):
        found[Path(path).relative_to(root).as_posix()] = f"codes/{code}.md"
    return found


def pictures(root: Path) -> Iterator[Path]:
    """The pictures, which are in the folder `pictures` of the site."""
    for pattern in _PICTURES:
        yield from sorted(root.glob(pattern))


def repository(root: Path) -> str:
    """The address of the repository's page."""
    package = json.loads((root / "vscode-extension" / "package.json").read_text(encoding="utf-8"))
    return str(package["repository"]["url"]).removesuffix(".git")


def on_site(text: str, source: str, sources: Mapping[str, str], root: Path) -> str:
    """A page of the repository as the site has it. FileNotFoundError if it links to what is not there."""
    lines = []
    in_block = False
    for line in indented_by_four(text):
        fence = _FENCE.match(line)
        in_block ^= fence is not None
        if fence is not None:
            lines.append(fence[0])  # what follows the language, as `bad`, is for tests
        else:
            lines.append(line if in_block else _LINK.sub(lambda link: _moved(link, source, sources, root), line))
    return "\n".join(lines) + "\n"


def _moved(link: re.Match[str], source: str, sources: Mapping[str, str], root: Path) -> str:
    """A link of a page, as it has to be on the site."""
    target, mark, anchor = link[3].partition("#")
    if _ABSOLUTE.match(link[3]):
        return link[0]
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    if not (root / path).exists():
        raise FileNotFoundError(f"{source} links to {target}, which is not there")
    here = posixpath.dirname(sources[source]) or "."
    if path in sources:
        address = posixpath.relpath(sources[path], here)
    elif (root / path) in pictures(root):
        address = posixpath.relpath(f"pictures/{posixpath.basename(path)}", here)
    else:
        address = f"{repository(root)}/{'tree' if (root / path).is_dir() else 'blob'}/HEAD/{path}"
    return f"{link[1]}[{link[2]}]({address}{mark}{anchor})"


def indented_by_four(text: str) -> Iterator[str]:
    """The lines of a page, in which what belongs to an item of a list is indented by four.

    A list begins after a blank line, which Python-Markdown requires.
    """
    open_items: list[int] = []
    in_block = False
    previous = ""
    for line in text.splitlines():
        indentation = len(line) - len(line.lstrip())
        if line and not in_block:
            while open_items and indentation < open_items[-1]:
                open_items.pop()
        depth, taken = len(open_items), open_items[-1] if open_items else 0
        item = None if in_block else _ITEM.match(line[indentation:])
        if item is not None:
            if previous and not _ITEM.match(previous.lstrip()) and len(previous) - len(previous.lstrip()) <= indentation:
                yield ""
            open_items.append(indentation + item.end())
        in_block ^= _FENCE.match(line) is not None
        yield " " * 4 * depth + line[min(taken, indentation) :] if line else ""
        previous = line
