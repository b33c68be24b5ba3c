"""Which .td files TableGen reads together: most of what it reads for one is what all of them include, as MLIR's own files."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from mlir_ls.ods.tablegen.tblgen import INCLUDE, is_guarded, reachable, text_of

_MAX_FILES = 12
"""How many files are read together at most: groups run beside each other, and an error costs the time of its group."""

_DEFINES = re.compile(r"^[ \t]*(?:def|defm|defvar|class|multiclass)[ \t]+(?!NAME\b)(\w+)", re.MULTILINE)
_INFERENCE = "InferTypeOpInterface"
"""Whether a file reads this definition decides what its operations infer."""


class _Text(NamedTuple):
    """What a file includes and defines by name, and whether it may be included twice."""

    includes: frozenset[str]
    defines: frozenset[str]
    guarded: bool


@dataclass
class _Group:
    """Files to read together; `files` is all that is read for them, `defined` where its names are defined."""

    infers: bool
    roots: list[Path] = field(default_factory=list)
    files: set[Path] = field(default_factory=set)
    defined: dict[str, Path] = field(default_factory=dict)
    includes: set[str] = field(default_factory=set)


def groups_of(roots: Sequence[Path], graph: Mapping[Path, list[Path]], directories: Sequence[Path]) -> list[list[Path]]:
    """The files in groups that TableGen most likely can read as one: no name is defined twice, and all files include the same
    files as they would alone.

    `graph` says which files each file includes, `directories` where included files are looked for besides their own folders.
    """
    texts: dict[Path, _Text] = {}
    groups: list[_Group] = []
    folders = _Folders(directories)
    for root in roots:
        files = reachable(root, graph)
        for file in files:
            if file not in texts:
                texts[file] = _read(file)
        infers = any(_INFERENCE in texts[file].defines for file in files)
        for group in groups:
            if group.infers == infers and len(group.roots) < _MAX_FILES and _fits(root, files, group, texts, folders):
                break
        else:
            group = _Group(infers)
            groups.append(group)
        group.roots.append(root)
        for file in files - group.files:
            group.defined.update(dict.fromkeys(texts[file].defines, file))
            group.includes |= texts[file].includes
        group.files |= files
    return [group.roots for group in groups]


def text_together(files: Sequence[Path]) -> str | None:
    """A .td file that includes others; None where a path cannot be spelled in it."""
    paths = [file.as_posix() for file in files]
    if any(not path.isprintable() or '"' in path or "\\" in path for path in paths):
        return None
    return "".join([f'include "{path}"\n' for path in paths])


def _read(file: Path) -> _Text:
    text = text_of(file)
    return _Text(frozenset(INCLUDE.findall(text)), frozenset(_DEFINES.findall(text)), is_guarded(text))


def _fits(root: Path, files: set[Path], group: _Group, texts: Mapping[Path, _Text], folders: _Folders) -> bool:
    for file in files:
        if file in group.files:
            if not texts[file].guarded:
                return False
        elif any(other not in files for other in map(group.defined.get, texts[file].defines) if other is not None):
            return False
    includes = {name for file in files for name in texts[file].includes} | group.includes
    parents = list(dict.fromkeys([*[each.parent for each in group.roots], root.parent]))
    return len(parents) == 1 or all(folders.is_same(name, parents) for name in includes)


class _Folders:
    """Looks included files up in folders, each of which is listed once."""

    def __init__(self, directories: Sequence[Path]) -> None:
        self._directories = directories
        self._entries: dict[Path, frozenset[str]] = {}
        self._found: dict[tuple[Path, str], Path | None] = {}

    def is_same(self, name: str, folders: Sequence[Path]) -> bool:
        """Whether an include means the same file in each of the folders, or no file but in one of them."""
        found = self._found_in(folders, name)
        return not found or (len(found) == 1 and found >= self._found_in(self._directories, name))

    def _found_in(self, folders: Sequence[Path], name: str) -> set[Path]:
        return {file for file in [self._in(folder, name) for folder in folders] if file is not None}

    def _in(self, folder: Path, name: str) -> Path | None:
        if folder not in self._entries:
            self._entries[folder] = frozenset(os.listdir(folder)) if folder.is_dir() else frozenset()
        if name.partition("/")[0] not in self._entries[folder] and not name.startswith("."):
            return None
        key = folder, name
        if key not in self._found:
            path = folder / name
            self._found[key] = path.resolve() if path.is_file() else None
        return self._found[key]
