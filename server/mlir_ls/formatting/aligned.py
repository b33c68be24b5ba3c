"""Comments after code that stand below one another go on doing so.

Comments of neighbouring lines that began in one column are moved together, as far as the longest of the lines requires.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlir_ls.formatting.comments import LineSpans
from mlir_ls.formatting.writer import WHITE
from mlir_ls.syntax.brackets import without_comment
from mlir_ls.syntax.tokens import BLANKS
from mlir_ls.text import Edit


def align_comments(lines: Sequence[str], edits: Iterable[Edit], off: LineSpans) -> list[Edit]:
    """The edits of `lines`, with aligned comments kept so; lines that are `off` are left alone."""
    found = list(edits)
    new = {
        edit.first + index: text
        for edit in found
        if len(edit.lines) == edit.last - edit.first
        for index, text in enumerate(edit.lines)
    }
    broken = {line for edit in found if len(edit.lines) != edit.last - edit.first for line in range(*edit[:2])}
    moved: dict[int, str] = {}
    for line in sorted(new):
        if line not in moved and "//" in lines[line]:
            group = _group(lines, line, broken, off)
            if len(group) > 1:
                moved.update(_aligned(lines, new, group))
    changed = {line: text for line, text in moved.items() if text != new.get(line, lines[line])}
    return _with(found, lines, changed) if changed else found


def _group(lines: Sequence[str], line: int, broken: set[int], off: LineSpans) -> list[int]:
    """The lines around one whose comments begin in its column, itself included."""
    column = _column(lines[line])
    if column < 0 or off.touches(line, line):
        return []
    group = [line]
    for step in (-1, 1):
        number = line + step
        while 0 <= number < len(lines) and number not in broken and not off.touches(number, number):
            if _column(lines[number]) != column:
                break
            group.append(number)
            number += step
    return sorted(group)


def _aligned(lines: Sequence[str], new: dict[int, str], group: list[int]) -> dict[int, str]:
    """The new lines of a group, with their comments in one column."""
    column = _column(lines[group[0]])
    least = min([column - len(without_comment(lines[line])) for line in group])
    codes = {line: without_comment(new.get(line, lines[line])) for line in group}
    target = max(map(len, codes.values())) + least
    return {line: code.ljust(target) + lines[line][column:].rstrip(WHITE) for line, code in codes.items()}


def _column(text: str) -> int:
    """Where the comment after code begins; -1 where there is none, or other characters than blanks hide where it is seen."""
    if "//" not in text or "\t" in text or "\0" in text:
        return -1
    code = without_comment(text)
    if not code or len(code) == len(text.rstrip(BLANKS)):
        return -1
    return len(code) + len(text) - len(code) - len(text[len(code) :].lstrip(BLANKS))


def _with(edits: list[Edit], lines: Sequence[str], changed: dict[int, str]) -> list[Edit]:
    """The edits with other texts for some lines, all of which are in an edit that keeps their number or in none."""
    result: list[Edit] = []
    left = dict(changed)
    for edit in edits:
        if len(edit.lines) == edit.last - edit.first:
            edit = edit._replace(lines=[left.pop(edit.first + at, text) for at, text in enumerate(edit.lines)])
        result.append(edit)
    result += [Edit(line, line + 1, [text]) for line, text in left.items()]
    return sorted([edit for edit in result if edit.lines != lines[edit.first : edit.last]])
