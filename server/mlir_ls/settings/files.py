"""The file of a project that holds settings: where it is, and what it says."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from mlir_ls.ods.project.checkout import repository_of
from mlir_ls.ods.project.sources import SourceProblem, compile_commands_around
from mlir_ls.settings.layers import BAD_SETTING, Layer, Settings, Trust, layer_of, place_in, settings_of
from mlir_ls.system.files import MAX_SETTINGS, read_bytes, refusal
from mlir_ls.system.patterns import deferred

FILES = (".mlir-ls.toml", "pyproject.toml")
"""The files of a project that may hold settings; the first that does counts."""

_TABLE = ("tool", "mlir-ls")
_MAX_PARTS = 40
_PART = deferred(r"[\w-][ \t]*\.")
_TEXT = deferred(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_TOML_PLACE = deferred(r"\(at line (\d+), column \d+\)")


class Project(NamedTuple):
    """The settings that hold for the files of a folder, where they come from, and what is wrong with them. `untrusted` are
    names of settings of the file that are passed over for lack of trust."""

    settings: Settings
    file: str | None
    problems: tuple[SourceProblem, ...]
    untrusted: tuple[str, ...] = ()


def project_of(folder: str, own: Layer, trust_of: Callable[[str], Trust]) -> Project:
    """The settings of the project that a folder belongs to.

    `own` is the layer of the user or of the command line; `trust_of` returns how far the contents of a folder are trusted.
    """
    file = find_file(folder)
    home = os.path.dirname(file) if file is not None else folder
    layers = [own] if file is None else [own, file_layer(file, trust_of(home))]
    built = [] if trust_of(home) < Trust.PATHS else _built_around(home, trust_of)
    problems = tuple([problem for layer in layers for problem in layer.problems])
    places = [place for place in (home if file is not None else None, repository_of(home)) if place is not None]
    folders = [place for place in dict.fromkeys(places) if trust_of(place) >= Trust.PATHS]
    untrusted = tuple([name for layer in layers for name in layer.untrusted])
    return Project(settings_of(layers, built, folders), file, problems, untrusted)


def _built_around(folder: str, trust_of: Callable[[str], Trust]) -> list[str]:
    """What a build says of .td files: of the project in a folder or the nearest above it, as far as that is trusted."""
    for place in (folder, *map(str, Path(folder).parents)):
        found = compile_commands_around(place)
        if found or trust_of(place) < Trust.PATHS:
            return found if trust_of(place) >= Trust.PATHS else []
    return []


def file_layer(file: str, trust: Trust) -> Layer:
    """What a project's file says."""
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    try:
        text = _read(file)
        _check_keys(text)
        given: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_PLACE.search(str(error))
        message = _TOML_PLACE.sub("", str(error)).strip()
        return Layer({}, (SourceProblem(f"this is no TOML: {message}", file, int(found[1]) - 1 if found else 0, BAD_SETTING),))
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start)
        message = f"settings cannot be read: not UTF-8: byte 0x{error.object[error.start]:02x}"
        return Layer({}, (SourceProblem(message, file, line, BAD_SETTING),))
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        return Layer({}, (SourceProblem(f"settings cannot be read: {reason}", file, 0, BAD_SETTING),))
    if os.path.basename(file) != FILES[0]:
        given = _in_pyproject(given)
    return layer_of(given, place_in(file, text), trust)


def find_file(folder: str) -> str | None:
    """The file that holds the settings of a folder's project: in that folder or the nearest above it."""
    for place in (folder, *map(str, Path(folder).parents)):
        for name in FILES:
            file = os.path.join(place, name)
            reason = refusal(file, MAX_SETTINGS)
            if reason is not None and (name == FILES[0] or (reason == "" and _has_table(file))) and not os.path.isdir(file):
                return file
    return None


def _read(file: str) -> str:
    return read_bytes(file, MAX_SETTINGS).decode("utf-8")


def _check_keys(text: str) -> None:
    """ValueError for keys of many parts: to read them takes memory by the square of their length."""
    for line in text.splitlines():
        if line.count(".") > _MAX_PARTS and len(_PART.findall(_TEXT.sub("_", line))) > _MAX_PARTS:
            raise ValueError("a key has too many parts")


def _has_table(file: str) -> bool:
    """Whether a `pyproject.toml` speaks of us."""
    try:
        return f"{_TABLE[0]}.{_TABLE[1]}" in _read(file).replace(" ", "").replace('"', "")
    except (OSError, ValueError):
        return False


def _in_pyproject(given: Any) -> Mapping[str, Any]:
    for name in _TABLE:
        given = given.get(name) if isinstance(given, dict) else None
    return given if isinstance(given, dict) else {}
