"""From .td files to dialects: the ways in.

`plan_import` and `run_import` run TableGen over files and directories and join what it finds, `import_files` does both;
`write_dialects` writes dialects as the files that a `Registry` reads.
"""

from __future__ import annotations

import gc
import json
import os
import re
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mlir_ls.ods.spec import BEFORE_LLVM_19, DialectData, Trait, is_dialect_name
from mlir_ls.ods.storage import FORMAT, INDEX_FILE, encode, file_of, read_dialect
from mlir_ls.ods.tablegen.grouping import groups_of
from mlir_ls.ods.tablegen.overlay import read_overlay, with_overlay, without_taken_back
from mlir_ls.ods.tablegen.places import ImportedFiles
from mlir_ls.ods.tablegen.reading import ImportPlan as ImportPlan
from mlir_ls.ods.tablegen.reading import TablegenRuns
from mlir_ls.ods.tablegen.records import Records
from mlir_ls.ods.tablegen.repairs import is_before_llvm_19
from mlir_ls.ods.tablegen.tblgen import (
    BASE_FILE,
    TIME_LIMIT,
    OdsAmbiguity,
    OdsError,
    OdsRemark,
    UnknownField,
    find_tblgen,
    included_files,
    is_lasting,
    missing_includes,
    mlir_include_dir,
    own_include_folders,
    reachable,
    root_files,
    td_files,
    text_of,
    with_near_names,
    with_proposals,
)
from mlir_ls.system import limits
from mlir_ls.system.replacing import write_content

if TYPE_CHECKING:
    from mlir_ls.ods.tablegen.findings import Findings

_PROGRAMS = 4
"""How many TableGen processes run at a time."""

_READERS = "mlir_ls.ods.tablegen.findings"
"""The module that reads records, with all that it needs: it is imported while TableGen runs."""

ImportProgress = Callable[[str, int, int], None]
"""Called with a file that is done, and with how many steps of how many. TableGen reading a file is a step, and so is taking its
definitions; the last step, that what was found is kept, is not reported."""


class ImportedDialects(NamedTuple):
    """The dialects that were found, in order of their names, and what went wrong on the way.

    Dialects of which a file could not be read may have more than was found, and say so in their facts. The problems are
    `lasting` where another try with the same files would find the same.
    """

    dialects: list[DialectData]
    problems: list[OdsError]
    lasting: bool = True


def plan_import(paths: Iterable[Path], include_dirs: Sequence[Path] = (), tblgen: str | None = None) -> ImportPlan:
    """How to import .td files; directories stand for all .td files below them.

    `include_dirs` are searched for included files, MLIR's own are found beside TableGen. Only what the given files, or
    files of their project that they include, declare is taken: not MLIR's dialects, unless the paths are MLIR's.
    OdsError if a path or TableGen is missing, or none of the files declares a dialect.
    """
    paths = list(paths)
    program = find_tblgen(tblgen)
    mlir = mlir_include_dir(program, include_dirs)
    directories = [*include_dirs, *([mlir] if mlir is not None and mlir not in include_dirs else [])]
    files, refused = td_files(paths)
    graph, includers = included_files(files, directories)
    while added := own_include_folders(_without(mlir, graph), directories):
        directories += added
        graph, includers = included_files(files, directories)
    roots = [root for root in root_files(files, graph) if includers.keys().isdisjoint(reachable(root, graph))]
    if mlir is not None:
        roots = [root for root in roots if mlir.joinpath(BASE_FILE).resolve() in reachable(root, graph)]
    refused += includers.values()
    if not roots and refused:
        raise refused[0]
    missing = next(missing_includes(_without(mlir, graph), directories), None) if not roots else None
    if missing is not None:
        file, name, line = missing
        raise with_proposals([OdsError(f"could not find include file '{name}'", str(file), line)])[0]
    if not roots:
        raise OdsError(f"there is no .td file that includes {BASE_FILE}", ", ".join(str(path) for path in paths))
    project = {*files, *_without(mlir, graph)}
    own = [file for file in graph if file in project]
    return ImportPlan(program, directories, roots, graph, own, tuple(refused))


def _without(mlir: Path | None, files: Iterable[Path]) -> list[Path]:
    """Files but for those of MLIR."""
    folder = mlir.resolve() if mlir is not None else None
    return [file for file in files if folder is None or not file.is_relative_to(folder)]


def run_import(
    plan: ImportPlan,
    keep_prose: bool = True,
    progress: ImportProgress | None = None,
    time_limit: float = TIME_LIMIT,
    as_options: bool = False,
) -> ImportedDialects:
    """Run TableGen over the files of a plan. What it finds wrong in one of them does not keep it from the others.

    Of a file with an error, the files that it includes are read each for itself. `as_options`: what is proposed against
    an error is an option of the command line, not a setting.
    """
    step = _steps(progress, plan)
    found = _records(plan, time_limit, step)
    problems = found.problems
    places = ImportedFiles([str(file) for file in plan.graph], {str(file) for file in plan.own})
    read_of = [[root for root in roots if root in plan.roots] for roots in found.runs]
    findings = _findings([*found.runs.values()], keep_prose, places, lambda number: step(read_of[number]))
    for clash, name in findings.clashes.items():
        problems.append(OdsError(f"there is another dialect '{name}', which is used", clash.file, clash.line))
    wrong = {problem.file for problem in problems if not isinstance(problem, UnknownField)}
    refused = OdsAmbiguity if found.is_former else ()
    # what is remarked may be due to what could not be read
    remarks = [each for each in findings.problems if not isinstance(each, refused)]
    problems += [each for each in remarks if not (isinstance(each, OdsRemark) and each.file in wrong)]
    dialects = findings.dialects()
    if found.is_former:
        dialects = list(map(_before_llvm_19, dialects))
    if found.incomplete:
        dialects = _opened(dialects, _left_open(plan, found.incomplete))
    reported = {str(problem): problem for problem in with_near_names(with_proposals(problems, as_options), plan.graph)}
    return ImportedDialects(dialects, list(reported.values()), found.lasting)


def _steps(progress: ImportProgress | None, plan: ImportPlan) -> Callable[[Sequence[Path]], None]:
    """Reports that nothing is done, and returns what is called with files for each of which a step is done."""
    count, done = 2 * len(plan.roots) + 1, 0

    def step(roots: Sequence[Path]) -> None:
        nonlocal done
        done += len(roots)
        if progress is not None and roots:
            progress(str(roots[0]), done, count)

    if progress is not None:
        progress(str(plan.roots[0]), 0, count)
    return step


class _FoundRecords(NamedTuple):
    """The records of files, by the files that were read together, and what is wrong in the files.

    `incomplete`: files of which not everything could be read. `lasting`: another try would find the same. `is_former`: the
    definitions are for an MLIR before LLVM 19.
    """

    runs: dict[tuple[Path, ...], Records]
    problems: list[OdsError]
    incomplete: list[Path]
    lasting: bool
    is_former: bool


def _records(plan: ImportPlan, time_limit: float, step: Callable[[Sequence[Path]], None]) -> _FoundRecords:
    """What TableGen reads of the files of a plan, several at a time."""
    runs: dict[tuple[Path, ...], Records] = {}
    failed: list[Path] = []
    problems: list[OdsError] = list(plan.refused)
    with ThreadPoolExecutor(_PROGRAMS) as pool, limits.lifeline() as life, tempfile.TemporaryDirectory() as folder:
        reading = TablegenRuns.of(plan, time_limit, life, folder)
        in_groups = pool.map(reading.group, groups_of(plan.roots, plan.graph, plan.directories))
        import_module(_READERS)
        for found_in_group in in_groups:
            for roots, found in found_in_group:
                if isinstance(found, OdsError):
                    problems.append(found)
                    failed += roots
                    step(roots)  # there are no definitions to take
                else:
                    runs[tuple(roots)] = found
                step(roots)
        problems += reading.repair_problems()
        lasting = all([is_lasting(problem) for problem in problems])
        if lasting:
            runs.update(_records_of_parts(plan, failed, lambda files: pool.map(reading.one, files)))
    is_former = is_before_llvm_19(reading.repairs, plan.graph)
    return _FoundRecords(runs, problems, [*failed, *reading.partly], lasting, is_former)


def _records_of_parts(
    plan: ImportPlan, failed: Sequence[Path], read: Callable[[Sequence[Path]], Iterable[Records | OdsError]]
) -> Iterator[tuple[tuple[Path], Records]]:
    """What is read of the files that those which failed include, each for itself; of those that fail as well, the same."""
    tried = set(plan.roots)
    while failed:
        parts = dict.fromkeys([part for file in failed for part in plan.graph.get(file, []) if part in plan.own])
        todo = [part for part in parts if part not in tried]
        tried.update(todo)
        found = list(zip(todo, read(todo), strict=True))
        yield from [((part,), records) for part, records in found if not isinstance(records, OdsError)]
        # that they cannot be read for themselves either is no news
        failed = [part for part, records in found if isinstance(records, OdsError)]


_DECLARES = re.compile(r"\bDialect\s*\{[^}]*?\blet\s+name\s*=\s*\"([^\"]+)\"")


def _left_open(plan: ImportPlan, failed: Sequence[Path]) -> frozenset[str] | None:
    """The dialects of which files that could not be read may hold a part; None: any of them."""
    names: set[str] = set()
    for root in failed:
        own = [file for file in reachable(root, plan.graph) if file in plan.own]
        found = {name for file in own for name in _DECLARES.findall(text_of(file))}
        if not found:
            return None
        names |= found
    return frozenset(names)


def _opened(dialects: list[DialectData], names: frozenset[str] | None) -> list[DialectData]:
    """The dialects, those of some names as ones of which not everything is known."""
    return [
        one._replace(facts=one.facts._replace(allows_unknown=True)) if names is None or one.name in names else one
        for one in dialects
    ]


def _before_llvm_19(dialect: DialectData) -> DialectData:
    """A dialect whose definitions are for an MLIR before LLVM 19."""
    trait = Trait(BEFORE_LLVM_19)
    return dialect._replace(ops={name: replace(op, traits=(*op.traits, trait)) for name, op in dialect.ops.items()})


def import_files(
    paths: Iterable[Path],
    include_dirs: Sequence[Path] = (),
    tblgen: str | None = None,
    keep_prose: bool = True,
    dialects: Collection[str] | None = None,
    progress: ImportProgress | None = None,
    time_limit: float = TIME_LIMIT,
) -> list[DialectData]:
    """The dialects declared in .td files (see `plan_import`), in order of their names.

    `dialects` narrows that to some names. OdsError also if one of these is missing, or TableGen finds an error or takes
    too long.
    """
    found = run_import(plan_import(paths, include_dirs, tblgen), keep_prose, progress, time_limit)
    for problem in found.problems:
        if not isinstance(problem, OdsRemark):
            raise problem
    return _selected(found.dialects, dialects)


def import_command(
    paths: Iterable[Path],
    include_dirs: Sequence[Path],
    output: Path,
    tblgen: str | None = None,
    keep_prose: bool = True,
    dialects: Collection[str] | None = None,
    progress: ImportProgress | None = None,
    base: Path | None = None,
    others: Sequence[DialectData] = (),
) -> tuple[dict[str, int], list[OdsError]]:
    """Import dialects (see `run_import`) and write a file for each, and an index, into the directory `output`.

    `others` are dialects that do not come from .td files; they are written too, but for those whose names .td files take.

    The overlay of that directory (`overlay`), facts that the .td files do not say, is laid over what is found. `base`
    is a neighbour of `output`, the dialects of another release: its overlay holds too, and what is equal there is not
    written again. Returns how many operations each dialect has, and what is wrong in the files; nothing is written where no
    dialect is found because of that. OdsError if `base` is no such folder or the directory cannot be written.
    """
    if base is not None and (not (base / INDEX_FILE).is_file() or base.resolve().parent != output.resolve().parent):
        raise OdsError(f"is no folder of imported dialects beside '{output}'", str(base))
    overlay = read_overlay(output)
    below = without_taken_back(read_overlay(base), overlay) if base is not None else {}
    paths = list(paths)
    found, problems = list[DialectData](), list[OdsError]()
    if paths or not others:
        imported = run_import(plan_import(paths, include_dirs, tblgen), keep_prose, progress, as_options=True)
        problems = imported.problems
        if not imported.dialects and problems:
            return {}, problems
        found = _selected(imported.dialects, dialects)
    names = {one.name for one in found}
    found = sorted([*found, *[one for one in others if one.name not in names]], key=lambda one: one.name)
    data = [with_overlay(with_overlay(one, below, inherited=True), overlay) for one in found]
    try:
        write_dialects(data, output, base)
    except OSError as error:
        raise OdsError(f"cannot be written: {error.strerror}", str(output)) from error
    return {one.name: len(one.ops) for one in data}, problems


def write_dialects(data: Sequence[DialectData], output: Path, base: Path | None = None) -> None:
    """Write a file for each dialect, and an index, into a directory, which is made if need be. OSError if it cannot be.

    The files of a profile are written into the folders of the dialects (`storage.file_of`).
    """
    output.mkdir(parents=True, exist_ok=True)
    places = {}
    data = [one for one in data if is_dialect_name(one.name)]  # it names a file
    for one in data:
        file = file_of(output, one.name)
        file.parent.mkdir(exist_ok=True)
        write_content(str(file), encode(one, _same_in(base, one.name)).encode("utf-8"))
        places[one.name] = Path(os.path.relpath(file.resolve(), output.resolve())).as_posix()
    write_content(str(output / INDEX_FILE), index_text(data, places).encode("utf-8"))


def _same_in(base: Path | None, dialect: str) -> tuple[str, DialectData] | None:
    """The folder's name and the dialect of this name there, if it has it."""
    if base is None or not file_of(base, dialect).is_file():
        return None
    return base.resolve().name, read_dialect(file_of(base, dialect))


def index_text(data: Iterable[DialectData], places: Mapping[str, str]) -> str:
    """The index of a directory: each dialect's file and number of operations, and where enums of no dialect are.

    `places` are the files by the names of the dialects, relative to the directory.
    """
    dialects = {
        one.name: {"file": places[one.name], "ops": len(one.ops), **({} if one.facts.offered else {"offered": False})}
        for one in data
    }
    owners: dict[str, str] = {}
    for one in data:
        for enum in one.enums:
            owner = enum.rpartition(".")[0]
            if owner not in dialects:
                owners.setdefault(owner, one.name)
    rows = ",\n".join(f"{_json(name)}:{_json(entry)}" for name, entry in dialects.items())
    return f'{{\n"format":{FORMAT},\n"dialects":{{\n{rows}\n}},\n"enums":{_json(owners)}\n}}\n'


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def _findings(runs: Sequence[Records], prose: bool, places: ImportedFiles, done: Callable[[int], None]) -> Findings:
    from mlir_ls.ods.tablegen.findings import findings_in  # imported while TableGen runs

    collects = gc.isenabled()
    gc.disable()  # all that is made stays
    try:
        return findings_in(runs, prose, places, done)
    finally:
        if collects:
            gc.enable()


def _selected(data: list[DialectData], dialects: Collection[str] | None) -> list[DialectData]:
    if dialects is None:
        return data
    known = [one.name for one in data]
    missing = [name for name in sorted(dialects) if name not in known]
    if missing:
        raise OdsError(f"no dialect '{missing[0]}' is declared there, but {', '.join(known) or 'none'}")
    return [one for one in data if one.name in dialects]
