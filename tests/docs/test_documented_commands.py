"""Every command that the documentation shows works: it is run here, or checked as far as a test may go."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "vscode-extension" / "README.md",
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "tutorials"),
]
"""All pages but tutorials, whose commands follow from each other: `test_tutorials` runs them."""
PACKAGE = json.loads((ROOT / "vscode-extension" / "package.json").read_text(encoding="utf-8"))


COMPILERS = ("mlir-opt", "mlir-opt-22")
FILECHECKS = ("FileCheck", "FileCheck-22", "FileCheck-14")
TABLEGENS = ("llvm-tblgen", "llvm-tblgen-22")


def code(language: str) -> Iterator[tuple[str, str]]:
    """The blocks of code of a language, each with the name of its page."""
    for page in PAGES:
        for block in re.findall(rf"(?ms)^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8")):
            yield page.name, block


def commands() -> list[tuple[str, str]]:
    """The commands of all pages, without comments, each with the name of its page."""
    found = [(page, line.split("  #")[0].strip()) for page, block in code("sh") for line in block.splitlines()]
    return [(page, command) for page, command in found if command]


def those_of(*programs: str) -> list[str]:
    """The commands that begin with one of these words."""
    return sorted({command for _, command in commands() if command.split()[0] in programs})


def test_every_command_is_checked_by_a_test() -> None:
    checked = ("mlir-ls", "make", "bash", "cd", "npm", "code", "mkdir", "ln", "python3", "cat")
    assert {command for _, command in commands()} - set(those_of(*checked)) == set()


@pytest.mark.parametrize("command", those_of("mlir-ls"))
def test_commands_of_the_program_run(command: str, tmp_path: Path) -> None:
    arguments = shlex.split(command)[1:]
    if any(argument.endswith(".td") for argument in arguments) and not any(map(shutil.which, TABLEGENS)):
        pytest.skip("no llvm-tblgen (Debian: apt install llvm)")
    if arguments[0] == "test" and not (any(map(shutil.which, COMPILERS)) and any(map(shutil.which, FILECHECKS))):
        pytest.skip("no mlir-opt, or no FileCheck (Debian: apt install mlir-22-tools llvm-22-tools)")
    if ">" in arguments:
        arguments = arguments[: arguments.index(">")]
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    program = [sys.executable, "-m", "mlir_ls"]
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    run = subprocess.run(
        [*program, *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    # the folder of examples has one file with mistakes
    finds_mistakes = arguments[0] == "check" and arguments[-1] in ("examples", "examples/broken.mlir")
    assert run.returncode == int(finds_mistakes), run.stdout + run.stderr
    assert "Traceback" not in run.stderr
    assert run.stdout


@pytest.mark.parametrize("command", those_of("make"))
def test_targets_of_make_exist(command: str) -> None:
    target = command.split()[1]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{target}:", makefile, re.MULTILINE)
    assert re.search(rf"^# make {target} ", makefile, re.MULTILINE), "the head of the Makefile has to mention it"


@pytest.mark.parametrize("command", those_of("bash", "cd"))
def test_what_commands_name_exists(command: str) -> None:
    assert (ROOT / command.split()[1]).exists()


@pytest.mark.parametrize("command", those_of("npm"))
def test_scripts_of_npm_exist(command: str) -> None:
    words = command.split()
    assert words == ["npm", "ci"] or (words[1] == "run" and words[2] in PACKAGE["scripts"])


@pytest.mark.parametrize("command", those_of("code"))
def test_the_extension_is_packaged_under_the_name_that_is_installed(command: str) -> None:
    option, package = command.split()[1:]
    assert option == "--install-extension"
    assert Path(package).name == PACKAGE["scripts"]["package"].split("--out ")[1]


@pytest.mark.parametrize("command", those_of("python3"))
def test_what_pip_installs_is_the_project(command: str) -> None:
    assert command == "python3 -m pip install ."
    assert 'name = "mlir-ls"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("nvim") is None, reason="no Neovim (Debian: apt install neovim)")
def test_the_commands_for_neovim_install_the_plugin(tmp_path: Path) -> None:
    script = "\n".join(["set -e", *(command for page, command in commands() if page == "neovim.md")])
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment["HOME"] = str(tmp_path)
    subprocess.run(["bash", "-c", script], cwd=ROOT, env=environment, check=True, timeout=60)
    answer = tmp_path / "answer"
    write = f"lua vim.fn.writefile({{tostring(vim.g.loaded_mlir_ls), vim.bo.filetype}}, '{answer}')"
    nvim = ["nvim", "--headless", "-i", "NONE", "-n", "a.mlir", "-c", write, "-c", "qall!"]
    subprocess.run(nvim, cwd=tmp_path, env=environment, check=True, timeout=60, capture_output=True)
    assert answer.read_text(encoding="utf-8").split() == ["true", "mlir"]


@pytest.mark.parametrize(
    ("page", "installed"),
    [
        ("vim.md", ".vim/pack/mlir/start/mlir-ls/syntax/mlir.vim"),
        ("helix.md", ".config/helix/languages.toml"),
        ("mason.md", ".config/nvim/lsp/mlir_ls.lua"),
        ("kate.md", ".local/share/org.kde.syntax-highlighting/syntax/mlir.xml"),
    ],
)
def test_the_commands_for_an_editor_put_its_files_in_place(page: str, installed: str, tmp_path: Path) -> None:
    script = "\n".join(["set -e", *(command for of_page, command in commands() if of_page == page)])
    subprocess.run(["bash", "-c", script], cwd=ROOT, env={**os.environ, "HOME": str(tmp_path)}, check=True, timeout=60)
    assert (tmp_path / installed).is_file()


@pytest.mark.skipif(shutil.which("nvim") is None, reason="no Neovim (Debian: apt install neovim)")
def test_the_lua_of_the_pages_runs(tmp_path: Path) -> None:
    blocks = [block for _, block in code("lua")]
    assert blocks
    script = tmp_path / "blocks.lua"
    script.write_text("\n".join(blocks), encoding="utf-8")
    runtime = f"set runtimepath^={ROOT / 'editors' / 'neovim'}"
    nvim = ["nvim", "--headless", "--clean", "-i", "NONE", "--cmd", runtime, "-c", f"luafile {script}", "-c", "qall!"]
    run = subprocess.run(nvim, cwd=tmp_path, check=True, timeout=60, capture_output=True, text=True)
    assert "Error" not in run.stderr


def test_the_page_of_the_extension_lists_its_commands() -> None:
    readme = (ROOT / "vscode-extension" / "README.md").read_text(encoding="utf-8")
    titles = {command["command"]: command["title"] for command in PACKAGE["contributes"]["commands"]}
    of_passes = {"passDifference", "nextPass", "previousPass", "nextChange", "previousChange", "followedLine"}
    listed = set(re.findall(r"(?m)^- \*\*MLIR: (.*?)\*\*", readme))
    assert listed == {title for name, title in titles.items() if name.removeprefix("mlir-ls.") not in of_passes}


def test_the_settings_that_the_pages_show_exist() -> None:
    declared = PACKAGE["contributes"]["configuration"]["properties"]
    shown = {name: value for _, block in code("json") for name, value in json.loads(block).items() if name != "[mlir]"}
    assert shown
    kinds = {"array": list, "boolean": bool, "string": str}
    for name, value in shown.items():
        assert isinstance(value, kinds[declared[name]["type"]])
    readme = (ROOT / "vscode-extension" / "README.md").read_text(encoding="utf-8")
    assert set(declared) == set(re.findall(r"(?m)^\| `(mlir-ls\.[\w.]+)`", readme))
