"""What is there for the program to use: compilers, the project of a folder with its dialects, plugins of editors."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mlir_ls.ods.project.cache import cache_folder
from mlir_ls.ods.project.load import load
from mlir_ls.ods.registry import load_registry
from mlir_ls.ods.tablegen.tblgen import OdsError, find_tblgen, mlir_include_dir
from mlir_ls.plurals import plural
from mlir_ls.settings import EMPTY, Trust, project_of
from mlir_ls.system import limits
from mlir_ls.system.files import is_readable, matching, read_text
from mlir_ls.system.programs import find_program

_SECONDS = 10.0
"""How long a program may take to print its version."""

_VERSIONS = ("", *[f"-{version}" for version in range(30, 13, -1)])
_VERSION = re.compile(r"\d+\.\d+(?:\.\d+)*\S*")


class Seen(NamedTuple):
    """One thing that was looked for. `missing` is what does not work without it, in a sentence; "" where nothing is missing."""

    name: str
    value: str
    missing: str = ""


class _Plugin(NamedTuple):
    """How an editor is recognised: its program, and files of the user's that show the plugin, as patterns below the home
    directory. A pattern of a file that is not the plugin's own is searched for `mlir-ls`."""

    name: str
    program: str
    own: tuple[str, ...]
    shared: tuple[str, ...] = ()


_PLUGINS = (
    _Plugin("Neovim", "nvim", (".local/share/nvim/site/pack/*/*/mlir-ls", ".config/nvim/lsp/mlir_ls.lua")),
    _Plugin("Vim", "vim", (".vim/pack/*/*/mlir-ls",)),
    _Plugin("VS Code", "code", (".vscode/extensions/mlir-ls.mlir-ls-*", ".vscode-server/extensions/mlir-ls.mlir-ls-*")),
    _Plugin("VSCodium", "codium", (".vscode-oss/extensions/mlir-ls.mlir-ls-*",)),
    _Plugin("Emacs", "emacs", (), (".emacs", ".emacs.d/init.el", ".config/emacs/init.el")),
    _Plugin("Helix", "hx", (), (".config/helix/languages.toml",)),
    _Plugin("Kate", "kate", (), (".config/kate/lspclient/settings.json",)),
)


def seen_around(folder: str, home: Path) -> Iterator[Seen]:
    """All of it, for the project that `folder` belongs to and the user whose home directory is `home`."""
    yield _own_program()
    yield _tablegen()
    yield _program("mlir-opt", "bytecode cannot be shown, and RUN lines cannot be run")
    yield _program("FileCheck", "`mlir-ls test` cannot run RUN lines that pipe into it")
    yield from _project(folder)
    yield from [_editor(plugin, home) for plugin in _PLUGINS if find_program(plugin.program) is not None]


def _own_program() -> Seen:
    path = find_program("mlir-ls")
    missing = "it is not in PATH, so editors that start `mlir-ls lsp` do not find it"
    return Seen("program", path or "not in PATH", "" if path is not None else missing)


def _tablegen() -> Seen:
    name = "llvm-tblgen"
    try:
        path = find_tblgen()
    except OdsError as error:
        return Seen(name, "not found", f"dialects cannot be read from .td files ({error})")
    if mlir_include_dir(path) is None:
        missing = "MLIR's own .td files are not beside it; the setting `includes` has to name their folder"
        return Seen("llvm-tblgen", path, missing)
    return Seen(name, f"{path}, MLIR's .td files beside it")


def _program(name: str, without: str) -> Seen:
    """A program of LLVM: by its name, or the newest that has a version in its name."""
    path = next((path for suffix in _VERSIONS if (path := find_program(name + suffix)) is not None), None)
    return Seen(name, "not found", without) if path is None else Seen(name, f"{path}, {_version_of(path)}")


def _version_of(path: str) -> str:
    try:
        with limits.lifeline() as life:
            run = limits.run([path, "--version"], _SECONDS, life)
    except (OSError, subprocess.TimeoutExpired):
        return "which does not run"
    found = _VERSION.search(run.stdout.decode(errors="replace"))
    return f"version {found[0]}" if found is not None else "version unknown"


def _project(folder: str) -> Iterator[Seen]:
    """The settings that hold in a folder, and the dialects that they name, which are imported if need be."""
    project = project_of(folder, EMPTY, lambda _: Trust.PATHS)
    if project.file is None:
        yield Seen("project", f"no settings above {folder}; `mlir-ls dialects find .` looks for dialects")
        return
    sources = project.settings.sources
    loaded = load(sources, cache_folder())
    names = load_registry(Path(loaded.folder)).dialects() if loaded.folder is not None else ()
    problems = [problem.message for problem in (*project.problems, *loaded.problems)]
    yield Seen("project", project.file, "; ".join(problems))
    yield Seen("dialects", f"{', '.join(names) or 'none'} ({plural(len(sources.named), 'source')} named)")


def _editor(plugin: _Plugin, home: Path) -> Seen:
    """Whether an editor that is installed has its plugin, as far as the usual places show it."""
    found = next((path for pattern in plugin.own for path in matching(home, pattern)), None)
    if found is None:
        found = next((home / name for name in plugin.shared if _names_us(home / name)), None)
    nowhere = "installed; no configuration in the usual places"
    return Seen(plugin.name, nowhere if found is None else f"configured by {found}")


def _names_us(file: Path) -> bool:
    return is_readable(file) and "mlir-ls" in read_text(file, errors="replace")
