"""Profiles: the releases of MLIR whose dialects are known, each a folder of `profiles`, and how a file names one.

Adding a profile adds a folder; nothing here lists them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from mlir_ls.ods.storage import INDEX_FILE, PROFILES
from mlir_ls.system.patterns import deferred

DEFAULT_PROFILE = "llvm-22"
"""The profile of texts that say nothing else."""

NEXT_PROFILE = "llvm-next"
"""What settings call an MLIR that is newer than every release that is known: the newest of them, of which operations may be
spelled otherwise."""

OLDER_PROFILE = "llvm-older"
"""What settings call an MLIR that is older than every release that is known, and newer than the documents: the oldest of those
releases, of which operations may be spelled otherwise."""

PIN_LINES = 10
"""A comment pins a profile if it stands among this many lines at the start of a file."""

_PIN = deferred(r"\s*//\s*mlir-ls:\s*profile\s*=\s*(?P<profile>[\w.\-]+)\s*\Z")
_NUMBER = re.compile(r"\d+")


@cache
def profiles() -> tuple[str, ...]:
    """The names of all profiles: the newest release first, after the releases the documents, the newest first."""
    names = [folder.name for folder in PROFILES.iterdir() if (folder / INDEX_FILE).is_file()]
    return tuple(sorted(names, key=_age, reverse=True))


def accepted_profiles() -> tuple[str, ...]:
    """What a user may name as a profile."""
    releases = [name for name in profiles() if not is_document(name)]
    return (NEXT_PROFILE, *releases, OLDER_PROFILE, *profiles()[len(releases) :])


def data_profile(profile: str) -> str:
    """The profile, one of `profiles()`, whose data describes one of `accepted_profiles()`."""
    if profile == OLDER_PROFILE:
        return [name for name in profiles() if not is_document(name)][-1]
    return profiles()[0] if profile == NEXT_PROFILE else profile


def _age(profile: str) -> tuple[bool, list[int]]:
    return not is_document(profile), [int(number) for number in _NUMBER.findall(profile)]


def is_document(profile: str) -> bool:
    """Whether a profile is that of a document of the language, named after its month, and not of a release."""
    return profile[:1].isdigit()


def profile_folder(profile: str) -> Path:
    """Where the index of a profile is, which says where its data is."""
    return PROFILES / profile


def release_of(profile: str) -> str:
    """What a profile stands for, as it is shown to people: "LLVM 22" for "llvm-22", "MLIR of 2018-12" for "2018-12"."""
    if is_document(profile):
        return f"MLIR of {profile}"
    if profile == OLDER_PROFILE:
        return f"MLIR older than {release_of(data_profile(profile))}"
    return profile.replace("llvm-", "LLVM ")


def pinned_profile(lines: Sequence[str]) -> tuple[str, int, int] | None:
    """The profile that a comment `// mlir-ls: profile=NAME` among the first lines names, its line and its character.

    There may be no such profile. None where no comment names one.
    """
    for number, line in enumerate(lines[:PIN_LINES]):
        if "mlir-ls:" in line:
            found = _PIN.match(line)
            if found is not None:
                return found["profile"], number, found.start("profile")
    return None
