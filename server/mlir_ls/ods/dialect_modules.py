"""The modules in the folders of dialects, found by name: `mlir_ls.dialects.DIALECT.PART`.

A folder may hold a module of the same part for an older profile, as `syntax_2020_10` beside `syntax`: it says what that
profile has otherwise, and holds for all profiles that are as old or older, down to the next one that has a module of its
own. No dialect and no module is listed by hand: what is in a folder is used.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.machinery import all_suffixes
from pathlib import Path
from types import ModuleType

from mlir_ls.ods.profiles import DEFAULT_PROFILE, profiles

_PACKAGE = "mlir_ls.dialects"
FOLDER = Path(__file__).parent.parent / "dialects"
"""Where the folders of dialects are."""


@cache
def modules_of(dialect: str, part: str, profile: str = DEFAULT_PROFILE) -> Sequence[ModuleType]:
    """The modules of a part of a dialect ("syntax", "bodies", "rules", ...) that hold for a profile, nearest first.

    The last one, if there is one without a suffix, is that of the default profile. Empty where the dialect has no such part.
    """
    present = _parts(dialect)
    names = [name for name in [part + suffix for suffix in suffixes(profile)] if name in present]
    return tuple([import_module(f"{_PACKAGE}.{dialect}.{name}") for name in names])


def module_of(dialect: str, part: str, profile: str = DEFAULT_PROFILE) -> ModuleType | None:
    """The module of a part of a dialect that is nearest to a profile; None where there is none."""
    return next(iter(modules_of(dialect, part, profile)), None)


@cache
def module_added(dialect: str, part: str, profile: str) -> ModuleType | None:
    """The module `added_PART_PROFILE` of a dialect: what that profile alone has beside what holds for it; None without one."""
    name = f"added_{part}_{profile.replace('-', '_')}"
    return import_module(f"{_PACKAGE}.{dialect}.{name}") if name in _parts(dialect) else None


def has_own_module(dialect: str, part: str, profile: str) -> bool:
    """Whether the module that holds for a profile is of an older profile, not the one of the default profile."""
    found = module_of(dialect, part, profile)
    return found is not None and not found.__name__.endswith(f".{part}")


@cache
def dialects_with(part: str, profile: str = DEFAULT_PROFILE) -> Sequence[str]:
    """The dialects that have a module of a part for a profile, in order."""
    return tuple([dialect for dialect in folders() if modules_of(dialect, part, profile)])


@cache
def folders() -> Sequence[str]:
    """The dialects that have a folder, in order."""
    return sorted([name for name in os.listdir(FOLDER) if "." not in name and not name.startswith("_")])


def names_in(dialect: str) -> frozenset[str]:
    """What is in the folder of a dialect; nothing where it has none. `dialect` may be any text."""
    return _names_in_folder(dialect) if dialect in folders() else frozenset()


@cache
def _names_in_folder(dialect: str) -> frozenset[str]:
    return frozenset(os.listdir(FOLDER / dialect))


@cache
def _parts(dialect: str) -> frozenset[str]:
    """The modules and packages in the folder of a dialect."""
    ends = ("", *all_suffixes())
    divided = [name.partition(".") for name in names_in(dialect)]
    return frozenset([name for name, dot, end in divided if dot + end in ends])


@cache
def suffixes(profile: str) -> Sequence[str]:
    """What the names of files end with that hold for a profile: its own, those of newer ones, and none."""
    names = [name for name in profiles() if name != DEFAULT_PROFILE]
    older_first = list(reversed(names))
    later = older_first[older_first.index(profile) :] if profile in older_first else []
    return (*["_" + name.replace("-", "_") for name in later], "")
