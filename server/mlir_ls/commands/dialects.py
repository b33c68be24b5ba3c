"""`mlir-ls dialects`: which dialects are known, and new ones from TableGen and IRDL files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from mlir_ls.commands.command import DONE, FOUND, MISUSE
from mlir_ls.commands.files.inputs import Unreadable, read_text
from mlir_ls.commands.output import terminal
from mlir_ls.commands.output.progress import ProgressBar
from mlir_ls.commands.output.render import excerpt, plain
from mlir_ls.escaping import visible_name
from mlir_ls.ods.spec import DialectData
from mlir_ls.plurals import plural
from mlir_ls.text import split_lines

_IRDL = (".irdl", ".mlir")
"""The suffixes of IRDL files; others are TableGen's."""


def list_command(folder: str | None, profile: str | None) -> int:
    """Print the dialects of a folder that `dialects import` wrote, or of a profile. Returns the exit status."""
    from mlir_ls.ods.profiles import DEFAULT_PROFILE, data_profile
    from mlir_ls.ods.registry import load_registry, profile_registry

    try:
        built_in = data_profile(profile or DEFAULT_PROFILE)
        registry = load_registry(Path(folder)) if folder is not None else profile_registry(built_in)
        counts = {name: len(registry.ops_of(name)) for name in registry.dialects()}
    except (OSError, ValueError, KeyError) as error:
        if folder is None:
            raise
        terminal.complain(f"{visible_name(folder)}: not a folder of imported dialects ({_reason(error)})")
        return MISUSE
    terminal.write(table(counts))
    return 0


def find_command(folder: str) -> int:
    """Print the `.mlir-ls.toml` that uses the dialects that a repository's .td files define. Returns the exit status."""
    from mlir_ls.ods.project.discovery import find_dialects, settings_text
    from mlir_ls.ods.registry import default_registry

    place = Path(folder)
    if not place.is_dir():
        terminal.complain(f"{visible_name(folder)}: no such folder")
        return MISUSE
    found = find_dialects(str(place.resolve()), default_registry())
    if not found.dialects:
        terminal.complain(f"{visible_name(folder)}: no .td file defines a dialect that is not built in")
        for name, file in found.namesakes:
            terminal.complain(f"dialect {name} is built in; {visible_name(file)} defines another one, to be named for its use")
        return MISUSE
    terminal.complain(f"{plural(len(found.dialects), 'dialect')} found: {visible_name(', '.join(found.dialects))}")
    terminal.write(settings_text(found))
    return DONE


def import_command(options: argparse.Namespace) -> int:
    """Write the dialects of definitions to a folder, as the command line says. Returns the exit status."""
    from mlir_ls.ods.tablegen import importer
    from mlir_ls.ods.tablegen.tblgen import OdsError, OdsRemark

    tablegen = [Path(path) for path in options.paths if Path(path).suffix not in _IRDL]
    described = [path for path in options.paths if Path(path).suffix in _IRDL]
    try:
        others, faulty = _described(described, not options.no_prose)
    except Unreadable as error:
        terminal.complain(str(error))
        return MISUSE
    if options.dialect is not None:
        others = [one for one in others if one.name in options.dialect]
    if not tablegen and not others:
        terminal.complain("no dialect is declared in these files")
        return MISUSE
    bar = ProgressBar()
    try:
        counts, problems = importer.import_command(
            tablegen,
            [Path(folder) for folder in options.include],
            Path(options.output),
            options.tblgen,
            not options.no_prose,
            options.dialect,
            lambda file, done, total: bar.show(done, total, file),
            Path(options.base) if options.base is not None else None,
            others,
        )
    except OdsError as error:
        bar.clear()
        terminal.complain(str(error))
        return MISUSE
    bar.clear()
    for problem in problems:
        is_remark = isinstance(problem, OdsRemark)
        faulty = faulty or not is_remark
        terminal.complain(str(problem) if not is_remark else f"{problem} (warning)")
    if not counts and problems:
        return MISUSE
    if not counts:
        terminal.complain("no dialect is declared in these files")
        return MISUSE
    terminal.write(table(counts))
    return FOUND if faulty else DONE


def _described(paths: Sequence[str], keep_prose: bool) -> tuple[list[DialectData], bool]:
    """The dialects that IRDL files describe, and whether something is wrong in them, which is shown.

    Raises:
        Unreadable: a file cannot be read, which the message names.
    """
    from mlir_ls.ods.irdl.importer import import_irdl

    found: dict[str, DialectData] = {}
    faulty = False
    for path in paths:
        try:
            text, problems = read_text(path)
        except Unreadable as reason:
            raise Unreadable(f"{visible_name(path)}: {reason}") from None
        imported = import_irdl(text, str(Path(path).resolve()), keep_prose)
        lines = split_lines(text)
        for problem in [*problems, *imported.problems]:
            faulty = True
            terminal.write(plain(excerpt(problem, lines, path, terminal.width_of(sys.stdout))))
        for one in imported.dialects:
            found.setdefault(one.name, one)
    return list(found.values()), faulty


def table(counts: Mapping[str, int]) -> str:
    """Dialects with their numbers of operations, and the sums."""
    width = max([7, *map(len, counts)])
    rows = [f"{name:<{width}}  {number:>5}\n" for name, number in counts.items()]
    total = f"{plural(len(counts), 'dialect')}, {plural(sum(counts.values()), 'operation')}\n"
    return "".join([f"{'dialect':<{width}}  {'ops':>5}\n", *rows, total])


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else f"{type(error).__name__}: {error}"
