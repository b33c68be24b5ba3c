"""The `=` of neighbouring lines in one column, where that is configured.

Lines that follow one another, are indented alike and name what they define are a group: operations of one line with their
results, and definitions of aliases. Only the white space before their `=` changes.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

from mlir_ls.formatting.comments import LineSpans
from mlir_ls.text import Edit, applied

#: A definition in one line: its indentation and names, the white space after these, and the rest.
_DEFINITION = re.compile(r'(( *)(?:%[^=()"]*[^=()" ]|[#!][\w$.-]+)) *(= *[^\s%=].*)')


def align_equals(lines: Sequence[str], edits: Sequence[Edit], off: LineSpans, kept: Container[int]) -> list[Edit]:
    """The edits of `lines`, with the `=` of groups of lines in one column.

    Lines that are `off` or `kept` (lines from 0, before the edits) stay as they are, and end a group.
    """
    new = applied(lines, edits, lambda edit: edit.lines)
    origins: list[int | None] = applied(range(len(lines)), edits, lambda edit: [None] * len(edit.lines))
    aligned = list(new)
    start = 0
    for number in range(len(new) + 1):
        kind = _kind(new, origins, number, off, kept)
        if number > start and kind != _kind(new, origins, start, off, kept):
            _align(aligned, start, number)
            start = number
        if kind is None:
            start = number + 1
    return _edits(lines, edits, aligned, origins)


def _kind(
    new: Sequence[str], origins: Sequence[int | None], number: int, off: LineSpans, kept: Container[int]
) -> tuple[str, str] | None:
    """What the lines of a group have in common: indentation, and what they define; None where a line is in no group."""
    if number >= len(new):
        return None
    line = origins[number]
    if line is not None and (line in kept or off.touches(line, line)):
        return None
    found = _DEFINITION.fullmatch(new[number])
    if found is None or found[3].rstrip().endswith("{"):
        return None
    return found[2], found[1][len(found[2])]


def _align(aligned: list[str], start: int, end: int) -> None:
    parts = [_DEFINITION.fullmatch(aligned[number]) for number in range(start, end)]
    found = [part for part in parts if part is not None]
    if len(found) == end - start > 1:
        width = max([len(part[1]) for part in found])
        aligned[start:end] = [f"{part[1].ljust(width)} {part[3]}" for part in found]


def _edits(
    lines: Sequence[str], edits: Sequence[Edit], aligned: Sequence[str], origins: Sequence[int | None]
) -> list[Edit]:
    inserted = iter([text for text, line in zip(aligned, origins, strict=True) if line is None])
    found = [edit._replace(lines=[next(inserted) for _ in edit.lines]) for edit in edits]
    found += [
        Edit(line, line + 1, [text])
        for text, line in zip(aligned, origins, strict=True)
        if line is not None and text != lines[line]
    ]
    return sorted([edit for edit in found if edit.lines != lines[edit.first : edit.last]])
