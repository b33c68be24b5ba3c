"""Running TableGen: which files to give it, where it looks for includes, what goes wrong."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.tablegen.dumped import dump_of
from mlir_ls.ods.tablegen.printed import Place, records_in
from mlir_ls.ods.tablegen.records import Records
from mlir_ls.system import limits
from mlir_ls.system.files import matching, read_text, refusal
from mlir_ls.system.packages import os_release, tablegen_packages
from mlir_ls.system.patterns import deferred
from mlir_ls.system.programs import find_packaged, find_program

PathT = TypeVar("PathT", str, Path)

TIME_LIMIT = 60.0
"""Seconds that one file may take."""

_MAX_OUTPUT = 512 << 20
"""Bytes of definitions that are read of one file."""

BASE_FILE = "mlir/IR/OpBase.td"
"""What every file that declares operations includes, directly or not."""

_TEXT_PRINTER = "mlir-tblgen"
"""A TableGen that prints no JSON, but records as text; it serves where there is no other."""

_SUFFIXES = ("", *[f"-{version}" for version in range(30, 17, -1)])
_CANDIDATES = tuple([name + suffix for name in ("llvm-tblgen", _TEXT_PRINTER) for suffix in _SUFFIXES])
INCLUDE = deferred(r'^[ \t]*include[ \t]+"([^"\n]+)"', re.MULTILINE)
"""An include; its group is the name of the file."""

_ERROR = deferred(r"^(?P<file>.*?):(?P<line>\d+):(?:\d+:)? error: (?P<message>.*)$", re.MULTILINE)


class OdsError(Exception):
    """TableGen could not be run or found an error. `file` and `line` (from 0) are None where they are not known."""

    def __init__(self, message: str, file: str | None = None, line: int | None = None) -> None:
        place = "" if file is None else f"{file}: " if line is None else f"{file}:{line + 1}: "
        super().__init__(place + message)
        self.message = message
        self.file = file
        self.line = line


class NoTablegen(OdsError):
    """There is no TableGen to run."""


class OdsRemark(OdsError):
    """Something that is wrong in a definition, which is read all the same."""


class OdsAmbiguity(OdsRemark):
    """A format can be read in two ways, which MLIR of earlier years did not refuse."""


class UnknownField(OdsError):
    """A definition has a field that its class has not; the rest of it is read."""


class OdsCrash(OdsError):
    """TableGen crashed."""


class OdsStopped(OdsError):
    """TableGen could not be run, or was stopped: another try may end otherwise."""


def find_tblgen(requested: str | None = None) -> str:
    """The path of TableGen; OdsError if there is none.

    That is `requested`, a name or a path, or else an llvm-tblgen, the first that has MLIR installed beside it; without any, an
    mlir-tblgen, which a package of Python may bring, too.
    """
    found = [path for path in map(find_program, _CANDIDATES if requested is None else (requested,)) if path is not None]
    if found:
        suited = [path for path in found if not prints_text(path)] or found
        return next((path for path in suited if mlir_include_dir(path) is not None), suited[0])
    packaged = find_packaged(_TEXT_PRINTER) if requested is None else None
    if packaged is not None:
        return packaged
    if requested is not None:
        raise NoTablegen(f"'{requested}' is not a program")
    raise NoTablegen(f"no llvm-tblgen found; {tablegen_packages(os_release())}")


def prints_text(tblgen: str) -> bool:
    """Whether a TableGen prints its records as text (see `printed`), and no JSON."""
    return Path(tblgen).name.startswith(_TEXT_PRINTER)


def mlir_include_dir(tblgen: str, include_dirs: Sequence[Path] = ()) -> Path | None:
    """The directory that holds MLIR's own .td files: one of `include_dirs`, or the one installed beside TableGen."""
    beside = Path(tblgen).resolve().parent.parent / "include"
    return next((directory for directory in (*include_dirs, beside) if (directory / BASE_FILE).is_file()), None)


def records_of(
    file: Path,
    include_dirs: Sequence[Path],
    tblgen: str,
    life: int,
    place: Place,
    time_limit: float = TIME_LIMIT,
    folder: Path | None = None,
) -> Records:
    """All records of a .td file. TableGen ends with `life`, a `limits.lifeline`.

    `place` says where records are declared, where TableGen does not. TableGen runs in `folder`, which takes absolute paths, or
    else in the working directory: included files are looked for there first.

    OdsError with TableGen's first error, or if it takes longer than `time_limit` seconds.
    """
    as_text = prints_text(tblgen)
    command = [tblgen, "--print-records" if as_text else "--dump-json", "-I", str(file.parent)]
    for directory in include_dirs:
        command += ["-I", str(directory)]
    try:
        run = limits.run([*command, str(file)], time_limit, life, None if folder is None else str(folder))
    except subprocess.TimeoutExpired as error:
        raise OdsStopped(f"TableGen took longer than {time_limit:g} seconds", str(file)) from error
    except OSError as error:
        raise OdsStopped(f"'{tblgen}' cannot be run: {error.strerror}") from error
    if run.returncode != 0:
        raise _error_in(run.stderr.decode(errors="replace"), run.returncode, file)
    if len(run.stdout) > _MAX_OUTPUT:
        raise OdsError(f"its definitions fill more than {_MAX_OUTPUT >> 20} MiB", str(file), 0)
    try:
        if as_text:
            return Records(records_in(run.stdout.decode(errors="replace"), place))
        return Records(dump_of(run.stdout))
    except ValueError as error:
        raise OdsError(f"'{tblgen}' printed no {'records' if as_text else 'JSON'}; is it llvm-tblgen?", str(file)) from error


def td_files(paths: Iterable[Path]) -> tuple[list[Path], list[OdsError]]:
    """The .td files among `paths`, and why some are not read; directories stand for all .td files below them.

    OdsError for what does not exist.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += matching(path, "**/*.td")
        elif path.exists():
            found.append(path)
        else:
            raise OdsError("no such file or directory", str(path))
    reasons = {file: refusal(file) for file in found}
    refused = [OdsError(reason, str(file)) for file, reason in reasons.items() if reason and not file.is_dir()]
    return list(dict.fromkeys(file.resolve() for file in found if reasons[file] == "")), refused


def included_files(
    files: Iterable[Path], include_dirs: Sequence[Path]
) -> tuple[dict[Path, list[Path]], dict[Path, OdsError]]:
    """Which files each file includes directly, for `files` and everything they include; what cannot be found is left out.

    Also the files that include something which is there but is not read, such as a FIFO: TableGen would wait for it.
    """
    graph: dict[Path, list[Path]] = {}
    includers: dict[Path, OdsError] = {}
    todo = list(files)
    while todo:
        file = todo.pop()
        if file in graph:
            continue
        graph[file] = []
        text = text_of(file)
        for include in INCLUDE.finditer(text):
            found, reason = _found(include[1], (file.parent, *include_dirs))
            if reason:
                line = text.count("\n", 0, include.start(1))
                includers[file] = OdsError(f"'{include[1]}' cannot be included: {reason}", str(file), line)
            elif found is not None:
                graph[file].append(found)
        todo += graph[file]
    return graph, includers


def own_include_folders(files: Iterable[Path], include_dirs: Sequence[Path]) -> list[Path]:
    """The folders around files, such as `include`, in which is what they include and what is found in no other folder.

    What they include is called by the folders below that one: 'Own/Base.td' from a file in 'Own'.
    """
    missing = missing_includes(files, include_dirs)
    return [*dict.fromkeys([folder for file, name, _ in missing for folder in _around(file, name)])]


def missing_includes(files: Iterable[Path], include_dirs: Sequence[Path]) -> Iterator[tuple[Path, str, int]]:
    """The includes of files that are not found: each with its file, its name, and its line, from 0."""
    for file in files:
        text = text_of(file)
        for include in INCLUDE.finditer(text):
            if _found(include[1], (file.parent, *include_dirs)) == (None, ""):
                yield file, include[1], text.count("\n", 0, include.start(1))


def _around(file: Path, name: str) -> Iterator[Path]:
    """The nearest folder around a file that has an included file and is called `include`, or has both in one folder."""
    first, *rest = Path(name).parts
    for below, around in pairwise([*file.parents][: _LEVELS + 1]):
        is_usual = around.name == _INCLUDE_FOLDER or (bool(rest) and below.name == first)
        if is_usual and ".." not in rest and refusal(around / name) == "":
            yield around
            return


def root_files(files: Sequence[Path], graph: dict[Path, list[Path]]) -> list[Path]:
    """Those of `files` that none of the others include; files that include each other are all roots."""
    included = {target for file in files for target in graph[file] if file not in reachable(target, graph)}
    return [file for file in files if file not in included]


def reachable(file: PathT, graph: Mapping[PathT, list[PathT]]) -> set[PathT]:
    """The file and everything it includes, directly or not."""
    seen: set[PathT] = set()
    todo = [file]
    while todo:
        current = todo.pop()
        if current not in seen:
            seen.add(current)
            todo += graph.get(current, [])
    return seen


def _found(name: str, directories: Iterable[Path]) -> tuple[Path | None, str]:
    """The file that an include means, and why it is not read, if so; None and "" where there is none."""
    for directory in directories:
        reason = refusal(directory / name)
        if reason is not None:
            return (directory / name).resolve(), reason
    return None, ""


def _error_in(output: str, status: int, file: Path) -> OdsError:
    found = _ERROR.search(output)
    if found is not None:
        return OdsError(found["message"], found["file"], int(found["line"]) - 1)
    if "out of memory" in output or "bad_alloc" in output:
        return OdsError(f"TableGen took more memory than the {limits.MEMORY >> 30} GiB that it may", str(file), 0)
    if status < 0 or status > 128 or "Stack dump" in output:
        return OdsCrash("TableGen crashed, as it does where a definition or an include never ends", str(file), 0)
    lines = output.strip().splitlines()
    return OdsError(lines[0] if lines else "TableGen failed without a message", str(file))


def is_lasting(error: OdsError) -> bool:
    """Whether another try with the same files ends with the same error."""
    return not isinstance(error, OdsStopped | OdsCrash)


_MISSING = deferred(r"could not find include file '(?P<name>[^']+)'", re.IGNORECASE)
_INCLUDE_FOLDER = "include"
"""What a folder is usually called that is searched for included files."""

_LEVELS = 5
"""In so many folders around a file is looked for what it includes."""


def with_proposals(errors: Iterable[OdsError], as_options: bool = False) -> list[OdsError]:
    """The errors; each include that was not found is named once, with the folder that it is likely to be looked for in.

    The folder is given as a setting, or as an option of the command line.
    """
    found: list[OdsError] = []
    missing: set[str] = set()
    for error in errors:
        name = _MISSING.search(error.message)
        if name is None:
            found.append(error)
        elif name["name"] not in missing:
            missing.add(name["name"])
            folder = _folder_with(name["name"], Path(error.file)) if error.file is not None else None
            named = "-I" if as_options else "the setting `includes`"
            proposal = f"{named} names the folders that are searched"
            if folder is not None:
                proposal = f"it is found with `-I {folder}`" if as_options else f"it is found with `includes = [\"{folder}\"]`"
            found.append(type(error)(f"{error.message}; {proposal}", error.file, error.line))
    return found


_NOT_DEFINED = deferred(r"^(?:Variable not defined: |Couldn't find class |there is no field )'(?P<name>\w+)'")
_NAMED = deferred(r"\b(?:class|def|multiclass|defvar|let|string|bit|code|int|dag|list<\w+>)\s+(\w+)")
_LIKENESS = 0.8
"""So alike names are proposed that are defined."""


def with_near_names(errors: Iterable[OdsError], files: Iterable[Path]) -> list[OdsError]:
    """The errors; those about a name that is not defined propose names like it that one of some files has."""
    known: set[str] = set()
    found: list[OdsError] = []
    for error in errors:
        name = _NOT_DEFINED.search(error.message)
        if name is None:
            found.append(error)
            continue
        known = known or {each for file in files for each in _NAMED.findall(text_of(file))}
        near = suggestion(nearest(name["name"], known - {name["name"]}, _LIKENESS))
        found.append(type(error)(f"{error.message}{near}", error.file, error.line))
    return found


def _folder_with(name: str, file: Path) -> Path | None:
    """The nearest folder around a file, or right in one of these, in which an included file is found by its name."""
    for around in [*file.resolve().parents][:_LEVELS]:
        for pattern in ("", "*/", "*/include/", "*/*/include/"):
            match = next(iter(matching(around, pattern + name)), None) if pattern else around / name
            if match is not None and match.is_file():
                return match.parents[len(Path(name).parts) - 1]
    return None


def with_cycle(error: OdsError, root: Path, graph: Mapping[Path, list[Path]]) -> OdsError:
    """The error; if it is a crash and files that include each other are the likely reason, an error with their place."""
    if not isinstance(error, OdsCrash):
        return error
    for file in sorted(reachable(root, graph)):
        for target in graph.get(file, []):
            if file in reachable(target, graph) and not is_guarded(text_of(file)):
                line = _line_of_include(file, target)
                return OdsError(f"this file is included by '{target.name}' in turn, without end", str(file), line)
    return error


def is_guarded(text: str) -> bool:
    """Whether a file of this text is read once only, however often it is included."""
    return re.search(r"^[ \t]*#[ \t]*ifndef\b", text, re.MULTILINE) is not None


def _line_of_include(file: Path, target: Path) -> int:
    for number, line in enumerate(text_of(file).split("\n")):
        found = INCLUDE.match(line)
        if found is not None and Path(found[1]).name == target.name:
            return number
    return 0


def text_of(file: str | Path) -> str:
    """What a file holds; nothing where it cannot be read."""
    try:
        return read_text(file, errors="replace")
    except OSError:
        return ""
