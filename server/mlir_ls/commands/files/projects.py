"""What holds for the files of a command line: their projects' settings, with what the command line itself says in front."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions
from mlir_ls.commands.files.inputs import STDIN
from mlir_ls.commands.output.progress import ProgressBar
from mlir_ls.formatting import FormatOptions
from mlir_ls.ods.project.cache import cache_folder
from mlir_ls.ods.project.sources import Loaded, Named, SourceProblem, Sources
from mlir_ls.settings import Layer, Settings, Trust, check_options_of, layout_of, project_of


class FileOptions(NamedTuple):
    """How to check and how to format the files of a folder."""

    check_options: CheckOptions
    layout: FormatOptions


_NOTHING: Mapping[str, FileOptions] = {}


class FileProjects(NamedTuple):
    """The options of files, by their folders, and the problems of the settings that they come from."""

    by_folder: Mapping[str, FileOptions] = _NOTHING
    problems: tuple[SourceProblem, ...] = ()

    def of(self, path: str) -> FileOptions | None:
        """The options of a file; None where no project is looked up."""
        return self.by_folder.get(_folder_of(path))


NO_PROJECTS = FileProjects()


def own_layer(options: argparse.Namespace) -> Layer:
    """What a command line says. Its paths are relative to the current folder."""
    given = vars(options)
    values = {
        "strict": given.get("strict") or None,
        "assume": tuple(given.get("assume") or ()),
        "profile": given.get("profile"),
        "lineLimit": given.get("line_limit"),
        "alignEquals": given.get("align_equals") or None,
        "dialects": tuple([Named(os.path.abspath(path)) for path in given.get("dialects") or ()]),
        "includes": tuple([os.path.abspath(path) for path in given.get("include") or ()]),
        "tblgen.path": _program(given.get("tblgen")),
    }
    return Layer({name: value for name, value in values.items() if value})


def _program(name: str | None) -> str | None:
    """A program by its bare name as it is, by its path as an absolute one."""
    return os.path.abspath(name) if name and os.path.basename(name) != name else name


def projects_of(paths: Sequence[str], options: argparse.Namespace) -> FileProjects:
    """What holds for some files. Dialects that are not in the user's cache are imported, with a bar that shows it."""
    own, trust = own_layer(options), Trust.PROGRAMS if options.trust else Trust.PATHS
    loaded: dict[Sources, Loaded] = {}
    by_folder: dict[str, FileOptions] = {}
    by_file: dict[str | None, Settings] = {}
    problems: dict[SourceProblem, None] = {}
    for folder in dict.fromkeys(map(_folder_of, paths)):
        project = project_of(folder, own, lambda _: trust)
        problems.update(dict.fromkeys(project.problems))
        settings = by_file.setdefault(project.file, project.settings) if project.file else project.settings
        for sources in (settings.sources, settings.upstream):
            if sources not in loaded:
                loaded[sources] = _load(sources)
            problems.update(dict.fromkeys(loaded[sources].problems))
        own_dialects, upstream = loaded[settings.sources], loaded[settings.upstream]
        by_folder[folder] = FileOptions(check_options_of(settings, own_dialects, upstream=upstream), layout_of(settings))
    return FileProjects(by_folder, tuple(problems))


def _load(sources: Sources) -> Loaded:
    if sources.is_empty:
        return Loaded()
    from mlir_ls.ods.project.load import load  # takes a while, and most projects have none

    bar = ProgressBar(least=1)
    try:
        return load(sources, cache_folder(), None, lambda done, total, file: bar.show(done, total, f"importing {file}"))
    finally:
        bar.clear()


def _folder_of(path: str) -> str:
    return os.getcwd() if path == STDIN else os.path.dirname(os.path.abspath(path))
