"""The dumps of a log: which pass, on what, and how many lines it changed against the dump before of the same operation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from operator import is_
from typing import NamedTuple

from mlir_ls.features.passes.difference import Row, RowKind, difference
from mlir_ls.features.passes.lines import IRLine, LineReader
from mlir_ls.interruption import pause
from mlir_ls.syntax.dumps import DumpHeader, dump_header, foreign_lines

_PRINTED = re.compile(
    r'(?:%[^=\n]*=[ \t]*)?"?(?P<operation>[A-Za-z_][\w$.-]*)"?'
    r'(?:[ \t]+(?:[a-z_]+(?:\([^)\n]*\)|<[^>\n]*>)?[ \t]+)*?@(?P<symbol>"[^"\n]*"|[\w$.-]+)'
    r'|.*\bsym_name = "(?P<string>[^"\n]*)")?'
)


class Dump(NamedTuple):
    """A dump of a log.

    `line` is that of its header, `end` the one behind its last line. `operation` and `symbol` are what the pass ran on, else
    what was printed. `lines` has the IR. `previous` is the index of the dump before of what was printed here, None where there
    is none; `added` and `removed` count lines against that.
    """

    header: DumpHeader
    line: int
    end: int
    operation: str
    symbol: str
    lines: tuple[IRLine, ...]
    previous: int | None
    added: int = 0
    removed: int = 0

    @property
    def is_changed(self) -> bool:
        """Whether anything but names, numbers and locations differs from the dump before; False without one."""
        return bool(self.added or self.removed)


class Log:
    """The dumps of a text, in its order. `function`: only what they have of the operation with this symbol."""

    def __init__(self, lines: Sequence[str], function: str | None = None) -> None:
        self.lines = lines
        self.function = function.removeprefix("@") if function is not None else None
        self.dumps: tuple[Dump, ...] = tuple(_dumps(lines, self.function))

    def at(self, line: int) -> int | None:
        """The index of the dump that holds a line; None in front of the first one."""
        return next((index for index, dump in enumerate(self.dumps) if dump.line <= line < dump.end), None)


def rows_of(log: Log, index: int) -> list[Row]:
    """What differs between a dump and the one before of the same operation; all its lines as added where there is none."""
    dump = log.dumps[index]
    before = log.dumps[dump.previous].lines if dump.previous is not None else ()
    return difference(before, dump.lines)


def next_change(log: Log, index: int, step: int) -> int | None:
    """The next dump (`step` 1) or the one before (-1) that prints what a dump prints, and in which it is changed."""
    printed = _printed(log.dumps[index])
    at = index + step
    while 0 <= at < len(log.dumps):
        if _printed(log.dumps[at]) == printed and log.dumps[at].is_changed:
            return at
        at += step
    return None


def followed(log: Log, line: int) -> int | None:
    """The line in the dump before that has become a line of a dump; None where the pass has made it."""
    index = log.at(line)
    previous = log.dumps[index].previous if index is not None else None
    if index is None or previous is None:
        return None
    at = next((at for at, each in enumerate(log.dumps[index].lines) if each.number == line), None)
    found = next((row.old for row in rows_of(log, index) if row.new == at and at is not None), None)
    return log.dumps[previous].lines[found].number if found is not None else None


def _printed(dump: Dump) -> tuple[str, str]:
    """What was printed, which may be more than the pass ran on: operation and symbol."""
    return _printed_in(dump.lines)


def _printed_in(lines: Sequence[IRLine]) -> tuple[str, str]:
    found = _PRINTED.match(lines[0].key.lstrip()) if lines else None
    if found is None:
        return "", ""
    return found["operation"], (found["symbol"] or found["string"] or "").strip('"')


def _dumps(lines: Sequence[str], function: str | None) -> list[Dump]:
    comments = [(number, line) for number, line in enumerate(lines) if line[:3] == "// "]
    headers = [(number, header) for number, line in comments if (header := dump_header(line)) is not None]
    foreign = foreign_lines(lines) if headers else frozenset()
    reader = LineReader()
    latest: dict[tuple[str, str], int] = {}
    found: list[Dump] = []
    ends = [number for number, _ in headers[1:]]
    for (number, header), end in zip(headers, [*ends, len(lines)], strict=True):
        pause()
        read = reader.read(lines, [each for each in range(number + 1, end) if each not in foreign])
        if function is not None:
            read = _part_of(read, function)
            if not read:
                continue
        printed = _printed_in(read)
        previous = latest.get(printed)
        latest[printed] = len(found)
        operation, symbol = (header.operation, header.symbol) if header.operation else printed
        dump = Dump(header, number, end, operation, symbol, tuple(read), previous)
        if previous is not None:
            added, removed = _counts(found[previous].lines, read)
            dump = dump._replace(added=added, removed=removed)
        found.append(dump)
    return found


def _counts(old: Sequence[IRLine], new: Sequence[IRLine]) -> tuple[int, int]:
    """How many lines were added and removed; those that changed count as both."""
    same = len(old) == len(new) and all(map(is_, [each.line for each in old], [each.line for each in new]))
    if same and [each.key for each in old] == [each.key for each in new]:
        return 0, 0
    kinds = Counter([row.kind for row in difference(old, new)])
    changed = kinds[RowKind.CHANGED]
    return kinds[RowKind.ADDED] + changed, kinds[RowKind.REMOVED] + changed


def _part_of(lines: list[IRLine], symbol: str) -> list[IRLine]:
    """The lines of the operation that defines a symbol; none where there is none."""
    names = (symbol, f'"{symbol}"')
    for index, line in enumerate(lines):
        if f"@{symbol}" not in line.key and f'"{symbol}"' not in line.key:
            continue
        indent = len(line.key) - len(line.key.lstrip())
        found = _PRINTED.match(line.key.lstrip())
        if found is None or (found["symbol"] or found["string"]) not in names or not _defines(line):
            continue
        if not line.line.opens:
            return [line]
        for end in range(index + 1, len(lines)):
            if len(lines[end].key) - len(lines[end].key.lstrip()) <= indent and lines[end].key.lstrip()[:1] == "}":
                return lines[index : end + 1]
        return lines[index:]
    return []


def _defines(line: IRLine) -> bool:
    """Whether a line that names a symbol behind its operation defines it: it opens a region, or declares something."""
    return line.line.opens or "private" in line.key or "sym_name" in line.key
