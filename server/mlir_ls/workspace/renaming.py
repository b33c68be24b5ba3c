"""The locations of a workspace's files that name files which are renamed: `"file":line:column`."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence, Set

from mlir_ls.semantics.sources import file_named, places_on
from mlir_ls.system.files import is_inside, read_bytes
from mlir_ls.text import Position, Span, split_lines
from mlir_ls.workspace.indexing import files_in

_MAX_BYTES = 1 << 24
"""Bytes of a file that is looked through."""


def files_naming(roots: Sequence[str], renamed: Mapping[str, str], hidden: Set[str]) -> dict[str, list[str]]:
    """The files of folders, with their lines, that have the name of a renamed file in them; but for `hidden` ones."""
    names = [os.fsencode(os.path.basename(each)) for each in renamed]
    found: dict[str, list[str]] = {}
    for path in files_in(roots)[0] if names else ():
        if path in hidden:
            continue
        try:
            data = read_bytes(path, _MAX_BYTES)
        except OSError:
            continue
        if any(name in data for name in names):
            found[path] = split_lines(data.decode("utf-8-sig", "replace"))
    return found


def renamed_places(
    path: str, lines: Sequence[str], renamed: Mapping[str, str], folders: Sequence[str]
) -> list[tuple[Span, str]]:
    """The changes of a file's lines that name renamed files by their new names, spelled as the old ones are.

    `folders` are those in which files that the text names are looked for.
    """
    known: dict[str, str | None] = {}
    edits: list[tuple[Span, str]] = []
    for number, line in enumerate(lines):
        for place in places_on(line, number):
            if place.file not in known:
                known[place.file] = _new_name(place.file, path, renamed, folders)
            new = known[place.file]
            if new is not None:
                start = place.span.start.character + 1
                where = Span(Position(number, start), Position(number, start + len(place.file)))
                edits.append((where, new))
    return edits


def _new_name(spelled: str, path: str, renamed: Mapping[str, str], folders: Sequence[str]) -> str | None:
    """What a file is called that a location spells; None where it keeps its name."""
    if "\\" in spelled:
        return None  # an escape, or a path of another system
    meant = file_named(spelled, folders)
    for old, new in renamed.items():
        if meant is None or not is_inside(meant, old):
            continue
        moved = new + meant[len(old) :]
        if os.path.isabs(spelled):
            return _in_text(moved)
        base = next((each for each in folders if os.path.normpath(os.path.join(each, spelled)) == meant), os.path.dirname(path))
        return _in_text(os.path.relpath(moved, base).replace(os.sep, "/"))
    return None


def _in_text(name: str) -> str | None:
    """A name as a string spells it, without escapes; None for one with quotes, or with bytes that are no characters."""
    return name if '"' not in name and name.encode(errors="ignore").decode() == name else None
