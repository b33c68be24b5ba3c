"""What the dialects of a project are made of, what came of it, and what a project's build says about that."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from mlir_ls.ods.storage import INDEX_FILE
from mlir_ls.system.files import refusal
from mlir_ls.system.patterns import deferred

COMPILE_COMMANDS = "tablegen_compile_commands.yml"
"""What a build of MLIR, or of a project on top of it, writes about its .td files."""

Progress = Callable[[int, int, str], None]
"""Called with how much is done, how much there is, and what is at hand."""

_BUILDS = ("build", "../{name}-build")
"""Where a project is built that is in a folder called `name`: in a folder for builds there, or beside it."""

_FILE = deferred(r'^\s*filepath:\s*"?(.*?)"?\s*$')
_INCLUDES = deferred(r'^\s*includes:\s*"?(.*?)"?\s*$')


class SourceProblem(NamedTuple):
    """Something that is wrong with settings or sources; the line counts from 0, None: nowhere in a file.

    `code` is that of the diagnostic; a problem that is not `severe` is a remark.
    """

    message: str
    file: str | None = None
    line: int | None = None
    code: str = "dialect-source"
    severe: bool = True


def not_kept(cache: Path, error: OSError) -> SourceProblem:
    """What is wrong where dialects cannot be written into the cache, from which they would be read."""
    return SourceProblem(f"{cache}: {error.strerror}; dialects that are imported are not known until they can be kept there")


class Named(NamedTuple):
    """A path that settings name: a .td file or a folder of such, an IRDL file, a folder of imported dialects, or a file
    such as `COMPILE_COMMANDS`. `file` and `line` are where it is named, None where that is no file."""

    path: str
    file: str | None = None
    line: int | None = None

    def problem(self, message: str) -> SourceProblem:
        """Something that is wrong with it."""
        return SourceProblem(f"{self.path}: {message}", self.file, self.line)


class Sources(NamedTuple):
    """All that a project's dialects depend on, but for what the files hold. Paths are absolute.

    `includes` are folders for included .td files. `tblgen` and `opt` are programs, None where none is named; the version
    of `opt` determines the profile, where `profile` does not. `found` are files such as `COMPILE_COMMANDS` that
    no setting names: what they declare does not hide dialects that are built in. `mlir`, where it is given, is the folder of
    MLIR's own .td files in a checkout of `profile`: they alone are loaded, in the place of what is built in.
    """

    named: tuple[Named, ...] = ()
    includes: tuple[str, ...] = ()
    tblgen: str | None = None
    opt: str | None = None
    profile: str | None = None
    found: tuple[str, ...] = ()
    mlir: str | None = None

    @property
    def has_dialects(self) -> bool:
        """Whether there are any of which dialects may be made."""
        return bool(self.named or self.found or self.mlir is not None)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to do."""
        return not self.has_dialects and self.opt is None


class Loaded(NamedTuple):
    """The dialects of a project. `folder` holds their data, None where there are none. `files` are those that were read.
    `profile` is the one that the version of the project's own `…-opt`, or else its definitions imply, None where that is
    unknown.
    """

    folder: str | None = None
    problems: tuple[SourceProblem, ...] = ()
    files: tuple[str, ...] = ()
    profile: str | None = None


class Sorted(NamedTuple):
    """Named paths by what they are; `commands` are those of the kind of `COMPILE_COMMANDS`."""

    td: list[Named]
    irdl: list[Named]
    folders: list[Named]
    commands: list[Named]
    problems: list[SourceProblem]


def sort(named: Iterable[Named]) -> Sorted:
    """Paths by what they are, those that do not exist as problems."""
    result = Sorted([], [], [], [], [])
    for one in named:
        path = Path(one.path)
        if path.is_dir():
            (result.folders if (path / INDEX_FILE).is_file() else result.td).append(one)
        elif (reason := refusal(path)) != "":
            result.problems.append(one.problem("no such file or folder" if reason is None else reason))
        elif path.suffix == ".td":
            result.td.append(one)
        elif path.suffix in (".yml", ".yaml"):
            result.commands.append(one)
        elif path.suffix in (".mlir", ".irdl"):
            result.irdl.append(one)
        else:
            result.problems.append(one.problem("neither a .td file, an IRDL file (.mlir), nor a folder of dialects"))
    return result


def compile_commands_around(folder: str) -> list[str]:
    """The files of the kind of `COMPILE_COMMANDS` of a project: in its folder, or in its folder for builds."""
    paths = [os.path.join(place, COMPILE_COMMANDS) for place in (os.path.normpath(folder), *build_folders(folder))]
    return [path for path in paths if os.path.isfile(path)]


def build_folders(folder: str) -> list[str]:
    """Where a build of the project in a folder may be, in it or beside it."""
    name = os.path.basename(os.path.abspath(folder))
    return [os.path.normpath(os.path.join(folder, place.format(name=name))) for place in _BUILDS]


class Unit(NamedTuple):
    """A .td file of a build, and the folders in which its includes are found."""

    file: str
    includes: tuple[str, ...]


def units_in(text: str) -> Iterator[Unit]:
    """What a file of the kind of `COMPILE_COMMANDS` says: YAML documents with `filepath` and `includes`."""
    file = None
    for line in text.splitlines():
        if (found := _FILE.match(line)) is not None:
            file = found[1]
        elif (found := _INCLUDES.match(line)) is not None and file:
            yield Unit(file, tuple([folder for folder in found[1].split(";") if folder]))
            file = None
