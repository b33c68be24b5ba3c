"""Metadata of the package that the build makes: the addresses, and the README as a package index has to show it.

Hatchling runs it as a metadata hook. A package index shows the README on a page of its own, where relative links are broken,
and where the package is installed by its name, not from a clone.
The repository's address is written in `vscode-extension/package.json` alone; a substitution in `pyproject.toml`, as
hatch-fancy-pypi-readme has it, would repeat it, and would not know whether a link leads to a file, a folder or a picture.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^][]*)\]\((?P<target>[^()\s]+)\)")
_ABSOLUTE = re.compile(r"[a-z]+:|#")
_VERSION = re.compile(r'^__version__ = "([^"]+)"', re.MULTILINE)
_COMMANDS = {
    "pip install .": "pip install mlir-ls",
    "pipx install .": "pipx install mlir-ls",
    "uv tool install .": "uv tool install mlir-ls",
    "uvx --from . mlir-ls": "uvx mlir-ls",
    "pipx run --spec . mlir-ls": "pipx run mlir-ls",
}
"""Commands of the README: what they are in a clone, and where the package has been published."""


class PackageMetadata(MetadataHookInterface):  # type: ignore[misc]
    """Sets `readme` and `urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        address = repository(root)
        tag = f"v{version(root)}"
        text = absolute(by_name((root / "README.md").read_text(encoding="utf-8")), root, address, tag)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(address)


def repository(root: Path) -> str:
    """The address of the repository's page, without `.git` and without a slash at the end."""
    package = json.loads((root / "vscode-extension" / "package.json").read_text(encoding="utf-8"))
    return re.sub(r"^git\+|\.git$|/$", "", str(package["repository"]["url"]))


def version(root: Path) -> str:
    """The version in `server/mlir_ls/__init__.py`, the place that states it."""
    found = _VERSION.search((root / "server" / "mlir_ls" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None, "__init__.py has to state the version"
    return found[1]


def urls(address: str) -> dict[str, str]:
    """The addresses that a package index lists beside the description."""
    return {
        "Documentation": f"{address}/tree/main/docs",
        "Source": address,
        "Issues": f"{address}/issues",
        "Changelog": f"{address}/blob/main/CHANGELOG.md",
    }


def by_name(text: str) -> str:
    """Markdown whose commands install and run the package by its name instead of the folder of a clone."""
    for of_clone, of_index in _COMMANDS.items():
        assert of_clone in text, f"README.md does not have `{of_clone}`"
        text = text.replace(of_clone, of_index)
    return text


def absolute(text: str, root: Path, address: str, tag: str) -> str:
    """Markdown in which links and pictures that are relative to `root` lead to the repository as it was at `tag`.

    Links to what is not there raise FileNotFoundError.
    """

    def replaced(link: re.Match[str]) -> str:
        target, _, anchor = link["target"].partition("#")
        if _ABSOLUTE.match(link["target"]):
            return link[0]
        if not (root / target).exists():
            raise FileNotFoundError(f"README.md links to {target}, which is not there")
        kind = "raw" if link["picture"] else "tree" if (root / target).is_dir() else "blob"
        where = f"{address}/{kind}/{tag}/{target}" + (f"#{anchor}" if anchor else "")
        return f"{link['picture']}[{link['text']}]({where})"

    return _LINK.sub(replaced, text)
