"""What package indexes show: a description whose links work there, addresses, and one version everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

import pytest
import release_support

import mlir_ls

ROOT = Path(__file__).parents[2]
ADDRESS = "https://example.org/owner/mlir-ls"


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    return release_support.script("package_metadata")


def test_links_of_the_description_lead_to_the_repository(hook: ModuleType) -> None:
    text = "![a](docs/pictures/check.svg) [b](docs) [c](LICENSE) [d](docs/check.md#hints) [e](https://mlir.llvm.org) [f](#g)"
    assert hook.absolute(text, ROOT, ADDRESS, "v1") == (
        f"![a]({ADDRESS}/raw/v1/docs/pictures/check.svg) [b]({ADDRESS}/tree/v1/docs) [c]({ADDRESS}/blob/v1/LICENSE) "
        f"[d]({ADDRESS}/blob/v1/docs/check.md#hints) [e](https://mlir.llvm.org) [f](#g)"
    )


def test_a_link_to_what_is_not_there_fails_the_build(hook: ModuleType) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        hook.absolute("[a](nowhere.md)", ROOT, ADDRESS, "v1")


def test_the_description_has_no_relative_links(hook: ModuleType) -> None:
    metadata: dict[str, dict[str, str]] = {}
    hook.PackageMetadata(str(ROOT), {}).update(metadata)
    text = metadata["readme"]["text"]
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert len(targets) > 20
    assert [target for target in targets if not target.startswith("https://")] == []
    assert f"/raw/v{mlir_ls.__version__}/docs/pictures/check.svg" in text
    assert set(metadata["urls"]) == {"Documentation", "Source", "Issues", "Changelog"}
    assert all(url.startswith(hook.repository(ROOT)) for url in metadata["urls"].values())


def test_the_description_installs_the_package_by_its_name(hook: ModuleType) -> None:
    metadata: dict[str, dict[str, str]] = {}
    hook.PackageMetadata(str(ROOT), {}).update(metadata)
    text = metadata["readme"]["text"]
    assert re.findall(r"(?m)^(?:python3 -m )?pip install .*$", text) == ["python3 -m pip install mlir-ls"]
    assert "`uvx mlir-ls check FILE`" in text
    assert re.findall(r"install \.|--from \.|--spec \.", text) == []


def test_every_python_that_serves_is_a_classifier() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = [int(minor) for minor in re.findall(r'"Programming Language :: Python :: 3\.(\d+)"', project)]
    assert listed == [10, 11, 12, 13, 14]
    assert f'requires-python = ">=3.{listed[0]}"' in project


def test_the_version_is_one_everywhere(hook: ModuleType) -> None:
    """`mlir_ls/__init__.py` states it, the package takes it from there; these files have to repeat it."""
    package = json.loads((ROOT / "vscode-extension" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "vscode-extension" / "package-lock.json").read_text(encoding="utf-8"))
    emacs = re.search(r"(?m)^;; Version: (\S+)$", (ROOT / "editors/emacs/mlir-ls.el").read_text(encoding="utf-8"))
    assert emacs is not None
    stated = {hook.version(ROOT), package["version"], lock["version"], lock["packages"][""]["version"], emacs[1]}
    assert stated == {mlir_ls.__version__}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version", ' in project


def test_the_changelog_has_a_section_for_the_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"(?m)^## \[(.+?)\]", text)
    assert sections[:2] == ["Unreleased", mlir_ls.__version__]
    assert len(set(sections)) == len(sections)


def test_the_address_of_the_repository_is_written_once(hook: ModuleType) -> None:
    """In `package.json`; what repeats it has to be changed with it."""
    address = hook.repository(ROOT)
    assert address.startswith("https://")
    package = (ROOT / "vscode-extension" / "package.json").read_text(encoding="utf-8")
    assert json.loads(package)["bugs"]["url"] == f"{address}/issues"
    assert json.loads(package)["homepage"] == f"{address}#readme"
    assert json.loads(package)["vsce"]["baseContentUrl"].startswith(f"{address}/blob/")
    assert json.loads(package)["vsce"]["baseImagesUrl"].startswith(f"{address}/raw/")
    suffixes = (".md", ".py", ".toml", ".yml", ".yaml", ".lua", ".el", ".json", ".ts")
    folders = ("server", "docs", "editors", "syntaxes", ".ci")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in suffixes]
    files += [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
    repeating = [str(file.relative_to(ROOT)) for file in files if address in file.read_text(encoding="utf-8")]
    assert repeating == ["editors/zed/extension.toml"]
    place = address.removeprefix("https://github.com/")
    assert f'"{place}"' in (ROOT / "editors" / "emacs" / "recipe").read_text(encoding="utf-8")
