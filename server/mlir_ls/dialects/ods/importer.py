"""From .td files to dialects: the ways in.

`import_ods` turns the records of one TableGen run into dialects; `import_files` runs TableGen over files and
directories and joins what it finds; `import_command` writes the result as the files that a `Registry` reads.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mlir_ls.dialects.ods.findings import Findings
from mlir_ls.dialects.ods.names import Names
from mlir_ls.dialects.ods.overlay import read_overlay, with_overlay, without_taken_back
from mlir_ls.dialects.ods.records import Records
from mlir_ls.dialects.ods.tblgen import (
    BASE_FILE,
    TIME_LIMIT,
    OdsError,
    find_tblgen,
    included_files,
    mlir_include_dir,
    reachable,
    records_of,
    root_files,
    td_files,
)
from mlir_ls.dialects.spec import DialectData
from mlir_ls.dialects.storage import INDEX_FILE, encode, read_dialect

_PROGRAMS = 4
"""How many TableGen processes run at a time."""

Progress = Callable[[str, int, int], None]
"""Called with a file that is done, how many are done, and how many there are."""


def import_ods(dump: Mapping[str, Any], keep_prose: bool = True) -> list[DialectData]:
    """The dialects in what `llvm-tblgen --dump-json` prints for one file, in order of their names.

    With `keep_prose`, summaries, descriptions and places of declaration are kept.
    """
    return _dialects([Records(dump)], keep_prose, None)


def import_files(
    paths: Iterable[Path],
    include_dirs: Sequence[Path] = (),
    tblgen: str | None = None,
    keep_prose: bool = True,
    dialects: Collection[str] | None = None,
    progress: Progress | None = None,
    time_limit: float = TIME_LIMIT,
) -> list[DialectData]:
    """The dialects declared in .td files, in order of their names; directories stand for all .td files below them.

    `include_dirs` are searched for included files, MLIR's own are found beside TableGen. Only what the given files, or
    files of their project that they include, declare is taken: not MLIR's dialects, unless the paths are MLIR's.
    `dialects` narrows that to some names. OdsError if a path, TableGen or a dialect is missing, or TableGen finds an
    error or takes too long.
    """
    paths = list(paths)
    program = find_tblgen(tblgen)
    mlir = mlir_include_dir(program, include_dirs)
    directories = [*include_dirs, *([mlir] if mlir is not None and mlir not in include_dirs else [])]
    files = td_files(paths)
    graph = included_files(files, directories)
    roots = root_files(files, graph)
    if mlir is not None:
        roots = [root for root in roots if mlir.joinpath(BASE_FILE).resolve() in reachable(root, graph)]
    if not roots:
        raise OdsError(f"there is no .td file that includes {BASE_FILE}", ", ".join(str(path) for path in paths))
    own = {
        file.name: str(file)
        for file in graph
        if file in files or mlir is None or not file.is_relative_to(mlir.resolve())
    }
    runs: list[Records] = []
    with ThreadPoolExecutor(_PROGRAMS) as pool:
        found = pool.map(lambda root: records_of(root, directories, program, time_limit), roots)
        for root, records in zip(roots, found, strict=True):
            runs.append(records)
            if progress is not None:
                progress(str(root), len(runs), len(roots))
    return _wanted(_dialects(runs, keep_prose, own), dialects)


def import_command(
    paths: Iterable[Path],
    include_dirs: Sequence[Path],
    output: Path,
    tblgen: str | None = None,
    keep_prose: bool = True,
    dialects: Collection[str] | None = None,
    progress: Progress | None = None,
    base: Path | None = None,
    others: Sequence[DialectData] = (),
) -> dict[str, int]:
    """Import dialects (see `import_files`) and write a file for each, and an index, into the directory `output`.

    `others` are dialects that do not come from .td files; they are written too, but for those whose names .td files take.

    A `dialect-overlay.json` in that directory, facts that the .td files do not say, is laid over what is found. `base`
    is a neighbour of `output`, the dialects of another release: its overlay holds too, and what is equal there is not
    written again. Returns how many operations each dialect has. OdsError also if `base` is no such folder or the
    directory cannot be written.
    """
    if base is not None and (not (base / INDEX_FILE).is_file() or base.resolve().parent != output.resolve().parent):
        raise OdsError(f"is no folder of imported dialects beside '{output}'", str(base))
    overlay = read_overlay(output)
    below = without_taken_back(read_overlay(base), overlay) if base is not None else {}
    paths = list(paths)
    found = import_files(paths, include_dirs, tblgen, keep_prose, dialects, progress) if paths or not others else []
    names = {one.name for one in found}
    found = sorted([*found, *[one for one in others if one.name not in names]], key=lambda one: one.name)
    data = [with_overlay(with_overlay(one, below, inherited=True), overlay) for one in found]
    try:
        output.mkdir(parents=True, exist_ok=True)
        for one in data:
            text = encode(one, _same_in(base, one.name))
            (output / f"{one.name}.json").write_text(text, encoding="utf-8", newline="\n")
        (output / INDEX_FILE).write_text(index_text(data), encoding="utf-8", newline="\n")
    except OSError as error:
        raise OdsError(f"cannot be written: {error.strerror}", str(output)) from error
    return {one.name: len(one.ops) for one in data}


def _same_in(base: Path | None, dialect: str) -> tuple[str, DialectData] | None:
    """The folder's name and the dialect of this name there, if it has it."""
    if base is None or not (base / f"{dialect}.json").is_file():
        return None
    return base.resolve().name, read_dialect(base / f"{dialect}.json")


def index_text(data: Iterable[DialectData]) -> str:
    """The index of a directory: each dialect's file and number of operations, and where enums of no dialect are."""
    dialects = {one.name: {"file": f"{one.name}.json", "ops": len(one.ops)} for one in data}
    owners: dict[str, str] = {}
    for one in data:
        for enum in one.enums:
            owner = enum.rpartition(".")[0]
            if owner not in dialects:
                owners.setdefault(owner, one.name)
    rows = ",\n".join(f"{_json(name)}:{_json(entry)}" for name, entry in dialects.items())
    return f'{{\n"dialects":{{\n{rows}\n}},\n"enums":{_json(owners)}\n}}\n'


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def _dialects(runs: Sequence[Records], prose: bool, own: Mapping[str, str] | None) -> list[DialectData]:
    names = Names()
    for records in runs:
        names.add(records)
    findings = Findings(names, prose, own)
    for records in runs:
        findings.add(records)
    return findings.dialects()


def _wanted(data: list[DialectData], dialects: Collection[str] | None) -> list[DialectData]:
    if dialects is None:
        return data
    known = [one.name for one in data]
    missing = [name for name in sorted(dialects) if name not in known]
    if missing:
        raise OdsError(f"no dialect '{missing[0]}' is declared there; there is {', '.join(known) or 'none'}")
    return [one for one in data if one.name in dialects]
