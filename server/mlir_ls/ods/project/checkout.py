"""The `llvm-project` that a project checks out: where it is, and which release of MLIR it holds.

It may be a submodule, a folder of the repository or beside it, one of the include folders that are set, or the repository
itself. Nothing but the names of files and a few small ones are looked at.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from mlir_ls.ods.profiles import NEXT_PROFILE, profiles
from mlir_ls.ods.tablegen.tblgen import BASE_FILE
from mlir_ls.system.files import MAX_SETTINGS, read_text
from mlir_ls.system.patterns import deferred

_INCLUDE = os.path.join("mlir", "include")
"""Where a checked-out `llvm-project` has MLIR's own .td files; an installation has them in another folder."""

_FOLDERS = (".", "third_party", "third-party", "thirdparty", "external", "externals", "extern", "vendor", "deps")
_PLACES = (".", *[f"{name}/llvm-project" for name in _FOLDERS])
"""Where a repository has it, beside the places of its submodules."""

_BESIDE = "../llvm-project"
_MAX_SUBMODULES = 100

_SUBMODULE = deferred(r"^\s*path\s*=\s*(\S.*?)\s*$", re.MULTILINE)
_VERSION = deferred(r"\bset\s*\(\s*LLVM_VERSION_MAJOR\s+(\d+)\s*\)")
_VERSION_FILES = ("cmake/Modules/LLVMVersion.cmake", "llvm/CMakeLists.txt")
_GENERATED = ("build/tools/mlir/include", "build/include")


def find_checkout(folders: Sequence[str], includes: Sequence[str]) -> str | None:
    """The folder that holds MLIR's own .td files (`llvm-project/mlir/include`); None where none is checked out.

    `includes` are the include folders that are set, which count first; `folders` are those of the project and of its
    repository.
    """
    own = [path for path in includes if path.endswith(os.sep + _INCLUDE)]
    return next((path for path in (*own, *_candidates(folders)) if os.path.isfile(os.path.join(path, BASE_FILE))), None)


def _candidates(folders: Sequence[str]) -> Iterator[str]:
    for folder in folders:
        for place in (*_PLACES, *_submodules(folder), _BESIDE):
            yield os.path.normpath(os.path.join(folder, place, _INCLUDE))


def _submodules(folder: str) -> list[str]:
    try:
        text = read_text(os.path.join(folder, ".gitmodules"), MAX_SETTINGS, "replace")
    except OSError:
        return []
    return [str(path) for path in _SUBMODULE.findall(text)[:_MAX_SUBMODULES] if ".." not in Path(path).parts]


def repository_of(folder: str) -> str | None:
    """The folder of the repository that a folder belongs to; None where it belongs to none."""
    return next((str(place) for place in (Path(folder), *Path(folder).parents) if (place / ".git").exists()), None)


def profile_of_checkout(include: str) -> str:
    """The profile of a checked-out `llvm-project`, of which the folder of the .td files is given.

    `NEXT_PROFILE` where its release is not known, so that nothing is an error on account of what it has otherwise.
    """
    root = os.path.dirname(os.path.dirname(include))
    for file in _VERSION_FILES:
        try:
            found = _VERSION.search(read_text(os.path.join(root, file), MAX_SETTINGS, "replace"))
        except OSError:
            continue
        if found is not None:
            name = f"llvm-{found[1]}"
            return name if name in profiles() else NEXT_PROFILE
    return NEXT_PROFILE


def folders_for_includes(include: str) -> list[Path]:
    """Where the .td files of a checked-out `llvm-project` find what they include: its own, and what its build has made."""
    root = Path(include).parent.parent
    return [Path(include), *[folder for name in _GENERATED if (folder := root / name).is_dir()]]
