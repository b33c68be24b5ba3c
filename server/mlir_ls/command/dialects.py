"""`mlir-ls dialects`: which dialects are known, and new ones from TableGen files."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from mlir_ls.command import terminal
from mlir_ls.command.progress import Progress
from mlir_ls.command.render import counted


def dialects_command(options: argparse.Namespace) -> int:
    """Do what `options.action` says, "list" or "import". Returns the exit status."""
    return _list(options.folder, options.profile) if options.action == "list" else _import(options)


def _list(folder: str | None, profile: str | None) -> int:
    from mlir_ls.dialects.profiles import DEFAULT_PROFILE, profiles
    from mlir_ls.dialects.registry import load_registry, profile_registry

    if profile is not None and profile not in profiles():
        terminal.complain(f"there is no profile '{profile}'; there is {', '.join(profiles())}")
        return 2
    try:
        registry = load_registry(Path(folder)) if folder is not None else profile_registry(profile or DEFAULT_PROFILE)
        counts = {name: len(registry.ops_of(name)) for name in registry.dialects()}
    except (OSError, ValueError, KeyError) as error:
        if folder is None:
            raise
        terminal.complain(f"{folder}: not a folder of imported dialects ({_reason(error)})")
        return 2
    terminal.write(table(counts))
    return 0


def _import(options: argparse.Namespace) -> int:
    from mlir_ls.dialects.ods.importer import import_command
    from mlir_ls.dialects.ods.tblgen import OdsError

    bar = Progress()
    try:
        counts = import_command(
            [Path(path) for path in options.paths],
            [Path(folder) for folder in options.include],
            Path(options.output),
            options.tblgen,
            not options.no_prose,
            options.dialect,
            lambda file, done, total: bar.show(done, total, file),
            Path(options.base) if options.base is not None else None,
        )
    except OdsError as error:
        bar.clear()
        terminal.complain(str(error))
        return 2
    bar.clear()
    if not counts:
        terminal.complain("no dialect is declared in these files")
        return 2
    terminal.write(table(counts))
    return 0


def table(counts: Mapping[str, int]) -> str:
    """Dialects with their numbers of operations, and the sums."""
    width = max([7, *map(len, counts)])
    rows = [f"{name:<{width}}  {number:>5}\n" for name, number in counts.items()]
    total = f"{counted(len(counts), 'dialect')}, {counted(sum(counts.values()), 'operation')}\n"
    return "".join([f"{'dialect':<{width}}  {'ops':>5}\n", *rows, total])


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else f"{type(error).__name__}: {error}"
