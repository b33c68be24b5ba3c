"""Finding the dialects that a repository defines, with nothing set: which .td files to import, and where their includes are.

Files of others that are part of the tree (a repository in `third_party`, a copy of LLVM), and those that a build has generated
beside it or where git ignores them, answer includes and declare nothing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import NamedTuple

from mlir_ls.ods.project.declared import declared_dialects
from mlir_ls.ods.project.ignored import files_in
from mlir_ls.ods.project.sources import build_folders
from mlir_ls.ods.registry import Registry, is_in_mlir
from mlir_ls.ods.spec import SourceLocation
from mlir_ls.ods.tablegen.tblgen import INCLUDE, reachable, text_of
from mlir_ls.system.patterns import deferred

_DEFINITION = deferred(r"^[ \t]*(?:let\b[^\n]*\bin[ \t]+)?(?:def|defm|foreach)\b", re.MULTILINE)
_CLASS = deferred(r"^[ \t]*(?:multi)?class[ \t]+(\w+)", re.MULTILINE)
_EXTENSION = re.compile(r"\bOp<\s*\w+_Dialect\s*,")
_OTHER_USES = deferred(r'^[ \t]*include[ \t]+"(?:mlir/IR/PatternBase|mlir/Pass/PassBase)\.td"', re.MULTILINE)
_FOREIGN = deferred(r"llvm-project|test")
"""Folders of a repository that hold MLIR itself, or definitions for its tests alone."""

_OTHERS = deferred(r"third[_-]?party|extern(?:al)?|vendor|deps")
"""Folders of a repository that hold repositories of others, and also parts of its own that are so called."""

_SUBMODULE = deferred(r"^[ \t]*path[ \t]*=[ \t]*(.+)$", re.MULTILINE)
_MLIR_FILE = "mlir/include/mlir/IR/OpBase.td"
"""A file by which a copy of LLVM is recognised."""

_MLIR = "mlir/"
"""How the names of MLIR's own files begin, which are found beside `llvm-tblgen`."""


class FoundDialects(NamedTuple):
    """Dialects of a repository: their names, the .td files to import, the folders of their includes, all relative to the
    repository's folder. `missing` are includes that no folder has, `namesakes` the .td files of dialects that are called as
    built-in ones, with these names."""

    dialects: tuple[str, ...]
    files: tuple[str, ...]
    includes: tuple[str, ...]
    missing: tuple[str, ...]
    namesakes: tuple[tuple[str, str], ...] = ()


class _Source(NamedTuple):
    """A .td file: what it includes, its classes, whether it defines anything, and operations of a dialect that it may not
    declare itself."""

    includes: tuple[str, ...]
    classes: tuple[str, ...]
    has_definitions: bool
    has_operations: bool
    is_for_dialects: bool


def find_dialects(folder: str, built_in: Registry) -> FoundDialects:
    """The dialects that the .td files below a folder define and that are not built in; of two of one name, the first."""
    files = list(files_in(folder, ".td"))
    own, last = _own_files(folder, files)
    sources = {file: _source(file) for file in own}
    dialects = declared_dialects(own, text_of)
    declared: dict[str, str] = {}
    namesakes: dict[str, str] = {}
    for file in sorted(dialects, key=lambda file: (file in last, file.count(os.sep), file)):
        for name in dialects[file]:
            if not built_in.knows_dialect(name):
                declared.setdefault(name, file)
            elif not is_in_mlir(SourceLocation(file, 0)):
                namesakes.setdefault(name, os.path.relpath(file, folder))
    by_name = _by_name(files)
    generated: Mapping[str, Sequence[str]] | None = None
    targets: dict[str, list[str]] = {}
    folders: dict[str, None] = {}
    missing: dict[str, None] = {}
    todo = [file for file in own if sources[file].is_for_dialects]
    while todo:
        file = todo.pop(0)
        if file in targets:
            continue
        targets[file] = []
        source = sources.get(file) or _source(file)
        for include in source.includes:
            found = _target(include, file, by_name)
            if found is None and not include.startswith(_MLIR):
                if generated is None:
                    generated = _by_name([each for build in build_folders(folder) for each in files_in(build, ".td")])
                found = _target(include, file, generated)
            if found is None:
                if not include.startswith(_MLIR):
                    missing.setdefault(include)
                continue
            targets[file].append(found)
            if found != os.path.join(os.path.dirname(file), include):
                folders.setdefault(found[: -len(include) - 1])
            todo.append(found)
    chosen = _roots(sources, targets, set(declared.values()), dialects.keys())
    needed = {folder for file in chosen for folder in _folders_of(file, targets, folders)}

    def relative(paths: Iterable[str]) -> tuple[str, ...]:
        return tuple([os.path.relpath(path, folder) for path in paths])

    used = set().union(*[reachable(file, targets) for file in chosen]) if chosen else set()
    names = [name for name, file in declared.items() if file in used]
    unmet = [each for each in missing if any(each in sources[file].includes for file in used if file in sources)]
    return FoundDialects(
        tuple(sorted(names)), relative(chosen), relative(sorted(needed)), tuple(unmet), tuple(sorted(namesakes.items()))
    )


def _own_files(folder: str, files: Iterable[str]) -> tuple[list[str], Set[str]]:
    """The files that belong to a repository, and those of them that may be copies of what others have written.

    What others have written is in folders that are called so, as a repository of its own, or a copy of LLVM.
    """
    listed = _SUBMODULE.findall(text_of(os.path.join(folder, ".gitmodules")))
    repositories = {os.path.normpath(os.path.join(folder, path.strip().strip('"'))): True for path in listed}
    for file in files:
        if Path(file).as_posix().endswith(f"/{_MLIR_FILE}"):
            repositories[str(Path(file).parents[_MLIR_FILE.count("/")])] = True

    def is_repository(path: str) -> bool:
        found = repositories.get(path)
        if found is None:
            found = repositories[path] = os.path.exists(os.path.join(path, ".git"))
        return found

    own: list[str] = []
    last: set[str] = set()
    for file in files:
        parts = Path(os.path.relpath(file, folder)).parts[:-1]
        called = [number for number, part in enumerate(parts) if _OTHERS.fullmatch(part)]
        inner = [os.path.join(folder, *parts[:number]) for number in range(called[0] + 2, len(parts) + 1)] if called else []
        if any(map(_FOREIGN.fullmatch, parts)) or any(map(is_repository, inner)):
            continue
        own.append(file)
        if called:
            last.add(file)
    return own, last


def _source(file: str) -> _Source:
    text = text_of(file)
    is_for_dialects = _OTHER_USES.search(text) is None
    defines, extends = _DEFINITION.search(text) is not None, _EXTENSION.search(text) is not None
    includes, classes = tuple(INCLUDE.findall(text)), tuple(_CLASS.findall(text))
    return _Source(includes, classes, defines, extends, is_for_dialects)


def _by_name(files: Iterable[str]) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in files:
        found.setdefault(os.path.basename(file), []).append(file)
    return found


def _target(include: str, file: str, by_name: Mapping[str, Sequence[str]]) -> str | None:
    """The file that an include likely means: beside the file, else the one that has the longest way in common with it."""
    beside = os.path.join(os.path.dirname(file), include)
    candidates = [each for each in by_name.get(os.path.basename(include), ()) if each.endswith(os.sep + include)]
    if beside in candidates or not candidates:
        return beside if beside in candidates else None
    return max(candidates, key=lambda each: (len(os.path.commonpath([each, file])), -len(each)))


def _roots(
    sources: Mapping[str, _Source], targets: Mapping[str, list[str]], declaring: set[str], with_dialects: Set[str]
) -> list[str]:
    """The files to import: those with definitions of a new dialect, or with operations that are added to a built-in one, and
    that no other such file includes."""
    others = with_dialects - declaring

    def is_relevant(file: str) -> bool:
        source, reached = sources[file], reachable(file, targets)
        if not source.has_definitions and not _is_used_by_included(source.classes, targets[file]):
            return False
        return not declaring.isdisjoint(reached) or (source.has_operations and others.isdisjoint(reached))

    relevant = {file for file in targets if file in sources and is_relevant(file)}
    included = {target for file in relevant for target in reachable(file, targets) - {file}}
    return sorted(relevant - included) or sorted(relevant)


def _is_used_by_included(classes: Sequence[str], files: Iterable[str]) -> bool:
    """Whether files that are included use a class of the file that includes them, so that they cannot be read by themselves."""
    if not classes:
        return False
    used = re.compile(rf"\b(?:{'|'.join(classes)})\b")
    return any(used.search(text_of(file)) for file in files)


def _folders_of(file: str, targets: Mapping[str, list[str]], folders: Iterable[str]) -> set[str]:
    """The folders in which the includes of a file, and of what it includes, are found."""
    used = reachable(file, targets)
    return {folder for folder in folders if any(each.startswith(folder + os.sep) for each in used)}


def settings_text(found: FoundDialects) -> str:
    """The `.mlir-ls.toml` that uses what was found."""
    lines = [_list("dialects", found.files)]
    if found.includes:
        lines.append(_list("includes", found.includes))
    notes = [f"# not found: {_quoted(name)}\n" for name in found.missing]
    for name, file in found.namesakes:
        notes.append(f"# dialect {name} is built in; to use the one of this repository, add {_quoted(file)}\n")
    return "".join([*notes, *lines])


def _list(name: str, values: Sequence[str]) -> str:
    if len(values) == 1:
        return f"{name} = [{_quoted(values[0])}]\n"
    return f"{name} = [\n" + "".join([f"    {_quoted(value)},\n" for value in values]) + "]\n"


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join([each if each.isprintable() else f"\\u{ord(each):04x}" for each in escaped]) + '"'
