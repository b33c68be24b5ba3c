"""What a repository says of files that do not belong to it: `.gitignore` (gitignore(5)), as far as names and folders go."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from fnmatch import translate
from typing import NamedTuple

from mlir_ls.system.files import MAX_SETTINGS, read_text

_MAX_ENTRIES = 400_000
"""Files and folders that are looked at; a tree of more is not walked to its end."""


class _Pattern(NamedTuple):
    """A line of a `.gitignore`: what it matches, below the folder that it stands in."""

    folder: str
    matches: re.Pattern[str]
    anchored: bool
    folders_only: bool
    negated: bool


def files_in(folder: str, suffix: str) -> Iterator[str]:
    """The files below a folder whose names end with a suffix, in order, but for hidden folders and what git ignores.

    Links to folders are not followed.
    """
    todo: list[tuple[str, Sequence[_Pattern]]] = [(folder, ())]
    seen = 0
    while todo and seen < _MAX_ENTRIES:
        here, above = todo.pop()
        try:
            entries = sorted(os.scandir(here), key=lambda entry: entry.name)
        except OSError:
            continue
        seen += len(entries)
        own = any([entry.name == ".gitignore" for entry in entries])
        patterns = (*above, *_patterns_in(here)) if own else above
        inner = []
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            if entry.name.startswith(".") or not (is_folder or entry.name.endswith(suffix)):
                continue
            if patterns and _is_ignored(entry.path, entry.name, is_folder, patterns):
                continue
            if is_folder:
                inner.append((entry.path, patterns))
            elif entry.is_file():
                yield entry.path
        todo += reversed(inner)


def _patterns_in(folder: str) -> Iterator[_Pattern]:
    try:
        text = read_text(os.path.join(folder, ".gitignore"), MAX_SETTINGS, "replace")
    except OSError:
        return
    for line in text.splitlines():
        spelled = line.strip()
        if not spelled or spelled.startswith("#"):
            continue
        negated = spelled.startswith("!")
        bare = spelled.lstrip("!").rstrip("/").removeprefix("**/")
        anchored = "/" in bare
        matches = re.compile(translate(bare.lstrip("/").replace("/**", "/*")))
        yield _Pattern(folder, matches, anchored, spelled.endswith("/"), negated)


def _is_ignored(path: str, name: str, is_folder: bool, patterns: Sequence[_Pattern]) -> bool:
    """The last pattern that matches decides."""
    for pattern in reversed(patterns):
        if pattern.folders_only and not is_folder:
            continue
        relative = os.path.relpath(path, pattern.folder) if pattern.anchored else name
        if pattern.matches.match(relative.replace(os.sep, "/")):
            return not pattern.negated
    return False
