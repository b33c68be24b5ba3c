"""Loading the dialects of a project: from its sources to one folder of dialect data."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.profiles import DEFAULT_PROFILE, NEXT_PROFILE, data_profile, profile_folder, profiles
from mlir_ls.ods.project.cache import clear_old, digest_of, importer, is_cached, keep
from mlir_ls.ods.project.declared import declared_dialects
from mlir_ls.ods.project.sources import Loaded, Named, Progress, SourceProblem, Sources, Unit, not_kept, sort, units_in
from mlir_ls.ods.project.upstream import load_upstream
from mlir_ls.ods.registry import BAD_DATA, Registry, is_of_project, load_registry
from mlir_ls.ods.spec import DialectData
from mlir_ls.ods.storage import INDEX_FILE
from mlir_ls.ods.tablegen.importer import ImportPlan, plan_import, run_import, write_dialects
from mlir_ls.ods.tablegen.overlay import read_overlay, with_overlay
from mlir_ls.ods.tablegen.repairs import NEWER
from mlir_ls.ods.tablegen.tblgen import NoTablegen, OdsError, OdsRemark, reachable, text_of
from mlir_ls.system import limits
from mlir_ls.system.files import is_readable, matching, read_text

_PROBLEMS = "problems.txt"
"""The file beside the data that holds what went wrong when it was made."""

_TIMEOUT = 10.0
"""Seconds that a program may take to print its version."""

_VERSION = re.compile(r"LLVM version (\d+)")


def _ignore(done: int, total: int, file: str) -> None:
    """Ignores progress."""


class _Parts(NamedTuple):
    """What the sources amount to. `plans` are of .td files, each with whether its dialects may hide built-in ones; `unread` are
    files and folders that are there, and of which nothing can be read."""

    plans: list[tuple[ImportPlan, bool]]
    irdl: list[Named]
    folders: list[Named]
    problems: list[SourceProblem]
    unread: list[Named]

    def files(self, sources: Sources) -> list[Path]:
        """All files that the data depends on."""
        found = [file for plan, _ in self.plans for file in plan.graph]
        found += [Path(one.path) for one in (*self.irdl, *sources.named) if os.path.isfile(one.path)]
        found += [file for one in self.folders for file in matching(Path(one.path), "*.json")]
        return list(dict.fromkeys([*found, *map(Path, sources.found)]))


def load(sources: Sources, cache: Path, previous: str | None = None, progress: Progress = _ignore) -> Loaded:
    """Load the dialects of a project. `cache` is where data is kept, `previous` the folder that was loaded before.

    What goes wrong is in the answer, and does not keep the rest from being loaded: where TableGen finds an error, what
    `previous` holds goes on to hold.
    """
    if sources.mlir is not None:
        return load_upstream(sources.mlir, sources, cache, progress)
    parts = _parts_of(sources)
    files = parts.files(sources)
    profile = None
    if sources.profile is None:
        profile = _profile_of_files(files) if sources.opt is None else _profile_of(sources.opt)
    used = next((data_profile(name) for name in (sources.profile, profile) if name), DEFAULT_PROFILE)
    loaded = Loaded(None, tuple(parts.problems), tuple([str(file) for file in files]), profile)
    if not (parts.plans or parts.irdl or parts.folders or (parts.unread and previous is not None)):
        return loaded
    name = digest_of([*importer(), used, *_identity(sources, parts.plans)], files)
    if not parts.problems and is_cached(cache / name):
        problems = _problems_in(cache / name)
        if previous is None or not problems:
            found = not problems or load_registry(cache / name).dialects()
            return loaded._replace(folder=str(cache / name) if found else None, problems=tuple(problems))
    data, wrong, lasting = _data_of(parts, used, previous, progress)
    problems = [*parts.problems, *wrong]
    if parts.problems or (wrong and not (lasting and previous is None)):
        name = digest_of([name, previous or "", *map(str, problems)], [])

    def write(folder: Path) -> None:
        write_dialects(data, folder)
        if wrong:
            (folder / _PROBLEMS).write_text(json.dumps(wrong), encoding="utf-8")

    if not is_cached(cache / name):
        try:
            keep(cache / name, write)
            clear_old(cache)
        except OSError as error:
            problems.append(not_kept(cache, error))
            return loaded._replace(problems=tuple(problems))
    return loaded._replace(folder=str(cache / name) if data else None, problems=tuple(problems))


def _problems_in(folder: Path) -> list[SourceProblem]:
    """What went wrong when the data in a folder of the cache was made."""
    try:
        return [SourceProblem(*problem) for problem in json.loads(read_text(folder / _PROBLEMS))]
    except (OSError, ValueError, TypeError):
        return []


def _identity(sources: Sources, plans: Sequence[tuple[ImportPlan, bool]]) -> list[str]:
    """The key of what would be made of the same files with other settings."""
    programs = sorted({plan.program for plan, _ in plans})
    stats = [os.stat(program) for program in programs]
    return [
        *[f"{program} {found.st_size} {found.st_mtime_ns}" for program, found in zip(programs, stats, strict=True)],
        *[f"{hides} {' '.join(map(str, plan.roots))} {' '.join(map(str, plan.directories))}" for plan, hides in plans],
        *[one.path for one in sources.named],
    ]


# -- what there is ------------------------------------------------------------------------------------------------


def _parts_of(sources: Sources) -> _Parts:
    found = sort(sources.named)
    parts = _Parts([], found.irdl, found.folders, found.problems, [])
    includes = list(sources.includes)
    files: list[Named] = list(found.td)
    for one in found.commands:
        units = _units(one, parts.problems)
        files += [Named(unit.file, one.file, one.line) for unit in units if is_readable(unit.file)]
        includes += [folder for unit in units for folder in unit.includes]
    built: list[str] = []
    for path in sources.found:
        units = _units(Named(path), parts.problems)
        built += [unit.file for unit in units if is_readable(unit.file)]
        includes += [folder for unit in units for folder in unit.includes]
    directories = [Path(folder) for folder in dict.fromkeys(includes)]
    for folder in sources.includes:
        if not os.path.isdir(folder):
            parts.problems.append(SourceProblem(f"{folder}: no such folder, named by the setting `includes`"))
    if files:
        _plan(files, directories, sources, parts, hides=True)
    elif built:
        _plan([Named(file) for file in built], directories, sources, parts, hides=False)
    return parts


def _narrowed(plan: ImportPlan, built_in: Registry) -> ImportPlan:
    """A plan for those files alone that have to do with dialects that are not built in."""

    declared = declared_dialects(map(str, plan.own), text_of)
    new = {Path(file) for file, names in declared.items() if any([not built_in.knows_dialect(name) for name in names])}
    return plan._replace(roots=[root for root in plan.roots if new & reachable(root, plan.graph)])


def _units(one: Named, problems: list[SourceProblem]) -> list[Unit]:
    try:
        return list(units_in(read_text(one.path, errors="replace")))
    except OSError as error:
        problems.append(one.problem(error.strerror or str(error)))
        return []


def _plan(files: list[Named], directories: list[Path], sources: Sources, parts: _Parts, hides: bool) -> None:
    first = files[0]
    try:
        plan = plan_import([Path(one.path) for one in files], directories, sources.tblgen)
    except NoTablegen as error:
        message = f"{error.message}; TableGen files need it, and the setting `tblgen.path` names it"
        parts.problems.append(SourceProblem(message, first.file, first.line))
    except OdsError as error:
        if hides:  # a build may well be without dialects
            parts.problems.append(_problem(error, first))
            parts.unread.extend(files)
    except OSError as error:
        parts.problems.append(first.problem(error.strerror or str(error)))
    else:
        parts.plans.append((plan, hides))


def _problem(error: OdsError, named: Named) -> SourceProblem:
    if error.file is not None and os.path.isfile(error.file):
        return SourceProblem(error.message, error.file, error.line or 0, severe=not isinstance(error, OdsRemark))
    return SourceProblem(str(error), named.file, named.line)


def _without_dialects(named: Named) -> SourceProblem:
    return named.problem("no dialect is declared in it")._replace(severe=False)


def _fault(found: Diagnostic, file: str) -> SourceProblem:
    return SourceProblem(found.message, file, found.span.start.line, severe=found.severity is Severity.ERROR)


# -- what it holds ------------------------------------------------------------------------------------------------


def _data_of(
    parts: _Parts, profile: str, previous: str | None, progress: Progress
) -> tuple[list[DialectData], list[SourceProblem], bool]:
    """The dialects of all sources, each name once; the first that declares it counts.

    Also what went wrong, and whether it goes wrong again with the same files.
    """
    found: dict[str, DialectData] = {}
    problems: list[SourceProblem] = []

    def add(data: Sequence[DialectData], named: Named) -> None:
        for one in data:
            if found.setdefault(one.name, one) is not one:
                problems.append(named.problem(f"there is another dialect '{one.name}', which is used"))

    overlay = read_overlay(profile_folder(profile))
    built_in = load_registry(profile_folder(profile))
    failed = bool(parts.problems)
    lasting = True
    for whole, hides in parts.plans:
        plan = whole if hides else _narrowed(whole, built_in)
        if not plan.roots:
            continue
        imported = run_import(plan, progress=lambda file, done, total: progress(done, total, file))
        place = Named(str(plan.roots[0]))
        problems += [_problem(error, place) for error in imported.problems]
        failed = failed or any(not isinstance(error, OdsRemark) for error in imported.problems)
        lasting = lasting and imported.lasting
        if hides and not imported.dialects and not imported.problems:
            problems.append(_without_dialects(place))
        selected = [one for one in imported.dialects if hides or not built_in.knows_dialect(one.name)]
        add([one if is_of_project(one) else with_overlay(one, overlay, inherited=True) for one in selected], place)
    for one in parts.irdl:
        from mlir_ls.ods.irdl.importer import import_irdl  # it takes time, and most projects need none

        try:
            text = read_text(one.path)
        except (OSError, UnicodeDecodeError) as error:
            problems.append(one.problem(getattr(error, "strerror", None) or "this is not UTF-8"))
            failed = True
            continue
        described = import_irdl(text, one.path, profile=profile)
        problems += [_fault(each, one.path) for each in described.problems]
        failed = failed or bool(described.problems)
        if not described.dialects and not described.problems:
            problems.append(_without_dialects(one))
        add(described.dialects, one)
    for one in parts.folders:
        try:
            add(_read_folder(Path(one.path)), one)
        except BAD_DATA as error:
            problems.append(_unreadable(one, error))
            failed = True
    if failed and previous is not None:
        for name, data in _previous(previous).items():
            found[name] = _with_held(found[name], data) if name in found else data
    return [found[name] for name in sorted(found)], problems, lasting


def _read_folder(folder: Path) -> list[DialectData]:
    """The dialects of a folder, all parts of which have been looked at."""
    registry = load_registry(folder)
    data = [registry.dialect(name) for name in registry.dialects()]
    for one in data:
        assert one is not None
        for table in (one.ops, one.types, one.attributes, one.enums):
            for name in table:
                table[name]
    return [one for one in data if one is not None]


def _unreadable(named: Named, error: Exception) -> SourceProblem:
    if isinstance(error, OSError):
        return named.problem(f"{os.path.basename(error.filename or INDEX_FILE)}: {error.strerror}")
    if "another version" in str(error):
        return named.problem(str(error))
    return named.problem(f"not a folder of imported dialects ({type(error).__name__}: {error})")


def _with_held(new: DialectData, old: DialectData) -> DialectData:
    """A dialect with what was known of it before and cannot be read now; all of it as it is if everything could be read."""
    if not new.facts.allows_unknown:
        return new
    return DialectData(
        new.facts,
        {**old.ops, **new.ops},
        {**old.types, **new.types},
        {**old.attributes, **new.attributes},
        {**old.enums, **new.enums},
    )


def _previous(folder: str) -> dict[str, DialectData]:
    try:
        return {one.name: one for one in _read_folder(Path(folder))}
    except BAD_DATA:
        return {}


# -- the version ----------------------------------------------------------------------------------------------------


def _profile_of_files(files: Iterable[Path]) -> str | None:
    """`NEXT_PROFILE` where definitions are written for an MLIR that is newer than all that are known."""
    return NEXT_PROFILE if any(NEWER.search(text_of(file)) for file in files if file.suffix == ".td") else None


def _profile_of(opt: str) -> str | None:
    """The profile that goes with the version of a program; `NEXT_PROFILE` where it is newer than all that are known; None
    where it prints none, or there is no such profile."""
    try:
        with limits.lifeline() as life:
            run = limits.run([opt, "--version"], _TIMEOUT, life)
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = _VERSION.search(run.stdout.decode(errors="replace"))
    if version is None:
        return None
    if int(version[1]) > int(profiles()[0].removeprefix("llvm-")):
        return NEXT_PROFILE
    name = f"llvm-{version[1]}"
    return name if name in profiles() else None
