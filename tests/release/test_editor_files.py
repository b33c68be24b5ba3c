"""The files that other repositories and editors take: they are well formed, start the server, and name what belongs to MLIR."""

from __future__ import annotations

import json
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
import yaml

import mlir_ls

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[2]
EDITORS = ROOT / "editors"
COMMAND = ["mlir-ls", "lsp"]
PACKAGE = json.loads((ROOT / "vscode-extension" / "package.json").read_text(encoding="utf-8"))
SUFFIXES = {suffix.removeprefix(".") for suffix in PACKAGE["contributes"]["languages"][0]["extensions"]}


@pytest.mark.parametrize(
    ("line", "is_log"),
    [
        ("// -----// IR Dump After CSE (cse) ('func.func' operation: @f) //----- //", True),
        ("// -----// IR Dump Before Canonicalizer //----- //", True),
        ("// -----// SoftwarePipeliner internal IR Dump After: LowerLoops", True),
        ("// *** IR Dump After CSE ***", True),
        ("*** IR Dump After CSE ***", True),
        ("// -----", False),
        ("// IR Dump of something else", False),
        ("IR Dump of something else", False),
    ],
)
def test_editors_recognise_a_log_of_passes_by_a_line(line: str, is_log: bool) -> None:
    pattern = PACKAGE["contributes"]["languages"][0]["firstLine"]
    assert bool(re.search(pattern, line)) is is_log
    assert re.sub(r"^\^", "", pattern) in text("neovim/ftdetect/mlir.vim")
    assert pattern.replace("/", r"\/") in (ROOT / "vscode-extension" / "src" / "passes.ts").read_text(encoding="utf-8")


def text(name: str) -> str:
    return (EDITORS / name).read_text(encoding="utf-8")


def toml(name: str) -> dict[str, Any]:
    return tomllib.loads(text(name))


def test_helix_has_the_suffixes_and_the_server() -> None:
    given = toml("helix/languages.toml")
    server = given["language-server"]["mlir-ls"]
    assert [server["command"], *server["args"]] == COMMAND
    (language,) = given["language"]
    listed = {each if isinstance(each, str) else each["glob"].removeprefix("*.") for each in language["file-types"]}
    assert listed == SUFFIXES


def test_zed_has_the_suffixes_and_the_server() -> None:
    extension, language = toml("zed/extension.toml"), toml("zed/languages/mlir/config.toml")
    assert extension["language_servers"]["mlir-ls"]["languages"] == [language["name"]]
    assert set(language["path_suffixes"]) == SUFFIXES
    source = text("zed/src/mlir_ls.rs")
    assert '.which("mlir-ls")' in source
    assert 'vec!["lsp".into()]' in source
    assert toml("zed/Cargo.toml")["lib"]["path"] == "src/mlir_ls.rs"
    assert text("zed/LICENSE") == (ROOT / "LICENSE").read_text(encoding="utf-8")  # Zed takes none of another folder
    assert extension["version"] == toml("zed/Cargo.toml")["package"]["version"] == mlir_ls.__version__


@pytest.mark.skipif(shutil.which("rustfmt") is None, reason="no rustfmt")
def test_the_extension_for_zed_is_rust() -> None:
    command = ["rustfmt", "--check", "--edition", toml("zed/Cargo.toml")["package"]["edition"], EDITORS / "zed/src/mlir_ls.rs"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.skipif(shutil.which("cargo") is None, reason="no cargo")
def test_the_extension_for_zed_fits_its_interface(tmp_path: Path) -> None:
    folder = tmp_path / "zed"
    shutil.copytree(EDITORS / "zed", folder)
    command = ["cargo", "check", "--quiet", "--config", "net.retry=0"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600, check=False)
    if "failed to get" in run.stderr or "failed to download" in run.stderr:
        pytest.skip("the crate zed_extension_api cannot be had")
    assert run.returncode == 0, run.stderr


def test_mason_installs_the_package_of_this_version() -> None:
    given = yaml.safe_load(text("mason/package.yaml"))
    assert given["source"]["id"] == f"pkg:pypi/{given['name']}@{mlir_ls.__version__}"
    assert given["bin"] == {"mlir-ls": "pypi:mlir-ls"}
    assert (EDITORS / "nvim-lspconfig" / f"{given['neovim']['lspconfig']}.lua").is_file()
    assert set(given["categories"]) == {"LSP", "Linter", "Formatter"}
    assert given["licenses"] == [PACKAGE["license"].partition(" WITH ")[0]]  # its list of licences has no exceptions
    assert {"name", "description", "homepage", "licenses", "languages", "source"} <= given.keys()
    assert given.keys() <= {"name", "description", "homepage", "licenses", "languages", "categories", "source", "bin", "neovim"}


@pytest.mark.skipif(shutil.which("nvim") is None, reason="no Neovim (Debian: apt install neovim)")
def test_the_configuration_of_lspconfig_is_a_table_with_the_server(tmp_path: Path) -> None:
    answer = tmp_path / "answer"
    script = f"lua vim.fn.writefile({{vim.fn.json_encode(dofile('{EDITORS}/nvim-lspconfig/mlir_ls.lua'))}}, '{answer}')"
    nvim = ["nvim", "--headless", "--clean", "-i", "NONE", "-c", script, "-c", "qall!"]
    subprocess.run(nvim, cwd=tmp_path, check=True, timeout=60, capture_output=True)
    given = json.loads(answer.read_text(encoding="utf-8"))
    assert (given["cmd"], given["filetypes"]) == (COMMAND, ["mlir"])
    assert given["root_markers"][0] == ".mlir-ls.toml"


def test_sublime_starts_the_server_for_the_scope_of_its_syntax() -> None:
    syntax = yaml.safe_load(text("sublime/MLIR.sublime-syntax").removeprefix("%YAML 1.2\n"))
    client = json.loads(text("sublime/LSP.sublime-settings"))["clients"]["mlir-ls"]
    assert client["command"] == COMMAND
    assert client["selector"] == syntax["scope"]
    assert set(syntax["file_extensions"]) == SUFFIXES
    assert plistlib.loads(text("sublime/Comments.tmPreferences").encode())["scope"] == syntax["scope"]
    rules = [rule for context in syntax["contexts"].values() for rule in context if "match" in rule]
    assert first_scopes([(rule["match"], rule.get("scope", "")) for rule in rules]) == {
        "%a#1": "variable.other.value.mlir",
        "arith.addi": "keyword.other.operation.mlir",
        "@f": "entity.name.function.symbol.mlir",
        "index": "support.type.builtin.mlir",
        "index_cast": "",
    }


def test_kate_starts_the_server_in_the_mode_of_its_colours() -> None:
    (server,) = json.loads(text("kate/settings.json"))["servers"].values()
    language = ElementTree.fromstring(text("kate/mlir.xml").replace("<!DOCTYPE language>", ""))
    assert server["command"] == COMMAND
    assert re.search(server["highlightingModeRegex"], language.attrib["name"])
    assert {each.removeprefix("*.") for each in language.attrib["extensions"].split(";")} == SUFFIXES
    styles = {style.attrib["name"] for style in language.iter("itemData")}
    assert {each.attrib["attribute"] for each in language.iter() if "attribute" in each.attrib} == styles
    contexts = {context.attrib["name"] for context in language.iter("context")} | {"#stay", "#pop"}
    assert {each.attrib["context"] for each in language.iter() if "context" in each.attrib} <= contexts
    rules = [(rule.attrib["String"], rule.attrib["attribute"]) for rule in language.iter("RegExpr")]
    assert first_scopes(rules) == {
        "%a#1": "Value",
        "arith.addi": "Operation",
        "@f": "Symbol",
        "index": "Type",
        "index_cast": "Normal",
    }


def first_scopes(rules: list[tuple[str, str]]) -> dict[str, str]:
    """Which of the rules, in their order, takes the whole of some words; "" where none does."""
    words = ("%a#1", "arith.addi", "@f", "index", "index_cast")
    return {word: next((scope for match, scope in rules if re.fullmatch(match, word)), "") for word in words}


def test_every_folder_has_a_page() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in [*(ROOT / "docs").rglob("*.md")])
    folders = sorted(folder.name for folder in EDITORS.iterdir() if folder.is_dir() and folder.name != "__pycache__")
    assert {"kate", "mason", "nvim-lspconfig", "sublime", "zed"} <= set(folders)
    assert [name for name in folders if f"editors/{name}" not in pages] == []
