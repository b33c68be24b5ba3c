"""What galleries show of the extension for VS Code, and what is in its package where that is made (`make vsix`)."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from mlir_ls.ods.profiles import accepted_profiles
from mlir_ls.settings import SETTINGS

ROOT = Path(__file__).parents[2]
EXTENSION = ROOT / "vscode-extension"
PACKAGE = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
DECLARED = PACKAGE["contributes"]["configuration"]["properties"]
COMMANDS = {command["command"] for command in PACKAGE["contributes"]["commands"]}
VSIX = EXTENSION / "mlir-ls.vsix"

NOT_A_LEAF = {"inlayHints"}
"""Settings that VS Code cannot have, since it has others below them."""

OF_EDITOR = {"python", "command", "mlirOpt", "trace.server"}
"""Settings of the extension itself."""


def test_the_extension_has_the_settings_of_the_page() -> None:
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"(?m)^\| `([\w.]+)` \| `", page))
    assert listed == set(SETTINGS)
    assert {name.removeprefix("mlir-ls.") for name in DECLARED} == (listed - NOT_A_LEAF) | OF_EDITOR


@pytest.mark.parametrize("name", ["extension.ts", "web/extension.ts"])
def test_settings_that_are_declared_are_sent_from_the_start(name: str) -> None:
    source = (EXTENSION / "src" / name).read_text(encoding="utf-8")
    assert "...settingsOf(context)" in source


@pytest.mark.parametrize("name", DECLARED)
def test_a_setting_is_described_in_markdown(name: str) -> None:
    setting = DECLARED[name]
    assert setting["markdownDescription"].endswith(".")
    assert "description" not in setting
    assert len(setting.get("enum", ())) == len(setting.get("enumDescriptions", ()))


def test_settings_with_few_values_list_them() -> None:
    assert DECLARED["mlir-ls.profile"]["enum"] == [None, *accepted_profiles()]
    assert {name for name, setting in DECLARED.items() if "enum" in setting} == {"mlir-ls.profile", "mlir-ls.trace.server"}


def test_a_gallery_finds_what_it_shows() -> None:
    assert len(PACKAGE["keywords"]) >= 12
    assert len(PACKAGE["categories"]) >= 3
    assert {"icon", "galleryBanner", "repository", "bugs", "homepage", "license"} <= PACKAGE.keys()
    data = (EXTENSION / PACKAGE["icon"]).read_bytes()
    assert struct.unpack(">II", data[16:24]) == (256, 256)


@pytest.mark.extended
def test_the_icon_is_what_its_script_draws() -> None:
    script = [sys.executable, ROOT / "docs" / "pictures" / "icon.py", "--check"]
    run = subprocess.run(script, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr


def test_the_walkthrough_leads_through_the_first_steps() -> None:
    (walkthrough,) = PACKAGE["contributes"]["walkthroughs"]
    steps = walkthrough["steps"]
    assert [step["id"] for step in steps] == ["example", "mistake", "hover", "format", "dialect"]
    for step in steps:
        assert (EXTENSION / step["media"]["markdown"]).is_file()
        (command,) = re.findall(r"\(command:([\w.-]+)", step["description"])
        assert command in COMMANDS or not command.startswith("mlir-ls.")
        assert f"onCommand:{command}" in step["completionEvents"]


def test_every_command_is_registered() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (EXTENSION / "src").glob("*.ts"))
    names = {command.removeprefix("mlir-ls.") for command in COMMANDS}
    assert [name for name in names if not re.search(rf"\b{name}\b", sources)] == []


def test_the_page_of_the_extension_says_that_nothing_is_sent() -> None:
    readme = (EXTENSION / "README.md").read_text(encoding="utf-8")
    assert "no telemetry" in readme
    assert readme.count("](../docs/pictures/") >= 2


@pytest.mark.skipif(not VSIX.exists(), reason="no vscode-extension/mlir-ls.vsix (make vsix)")
def test_the_package_has_its_licence_and_nothing_compiled() -> None:
    with zipfile.ZipFile(VSIX) as package:
        names = package.namelist()
        readme = package.read("extension/readme.md").decode()
    assert {"extension/LICENSE.txt", "extension/icon.png", "extension/changelog.md"} <= set(names)
    assert [name for name in names if name.endswith((".pyc", ".map")) or "__pycache__" in name or "node_modules" in name] == []
    links = re.findall(r"\]\(([^)]+)\)", readme)
    assert [link for link in links if not link.startswith("https://")] == []
