"""The dumps of a log: which pass, on what, and how many lines it changed against the dump before of the same operation."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import is_
from typing import NamedTuple

from mlir_ls.caches import registered_cache
from mlir_ls.interruption import pause
from mlir_ls.semantics.passes.difference import Row, RowKind, difference
from mlir_ls.semantics.passes.lines import IRLine, LineReader
from mlir_ls.syntax.chunks.dumps import DumpHeader, dump_header, foreign_lines
from mlir_ls.system.patterns import deferred

_PRINTED = deferred(
    r'(?:%[^=\n]*=[ \t]*)?"?(?P<operation>[A-Za-z_][\w$.-]*)"?'
    r'(?:[ \t]+(?:[a-z_]+(?:\([^)\n]*\)|<[^>\n]*>)?[ \t]+)*?@(?P<symbol>"[^"\n]*"|[\w$.-]+)'
    r'|.*\bsym_name = "(?P<string>[^"\n]*)")?'
)


_MAX_NAMED = 3
"""So many passes are named that together made what differs."""


class Dump(NamedTuple):
    """A dump of a log, with its number in all of the log, from 1.

    `line` is that of its header, `end` the one after its last line. `operation` and `symbol` are what the pass ran on, else
    what was printed. `lines` has the IR. `previous` is the index of the dump before of what was printed here, None where there
    is none, and `before` what that had of it; `added` and `removed` count lines against that.
    """

    header: DumpHeader
    line: int
    end: int
    operation: str
    symbol: str
    lines: tuple[IRLine, ...]
    number: int = 1
    previous: int | None = None
    before: tuple[IRLine, ...] = ()
    added: int = 0
    removed: int = 0

    @property
    def title(self) -> str:
        """The pass as people name it, and whether the dump is from before it, or after it failed."""
        when = "" if self.header.after else "before "
        failed = " (failed)" if self.header.failed else ""
        return f"{when}{self.pass_name}{failed}"

    @property
    def pass_name(self) -> str:
        """The pass as people name it: its argument on a command line, else its name."""
        return self.header.flag or self.header.name

    @property
    def subject(self) -> str:
        """The operation that the pass ran on, with its symbol."""
        return f"{self.operation} @{self.symbol}" if self.symbol else self.operation

    @property
    def is_changed(self) -> bool:
        """Whether anything but names, numbers and locations differs from the dump before; False without one."""
        return bool(self.added or self.removed)


_Dumps = Mapping[tuple[str, ...], Dump]
"""Dumps by their text, the header's line included."""


class Log:
    """The dumps of a text, in its order. `function`: only what they have of the operation with this symbol.

    `earlier`: logs of whose dumps those with the same text are taken over, as of the versions of a text before.
    """

    def __init__(self, lines: Sequence[str], function: str | None = None, earlier: Iterable[Log] = ()) -> None:
        self.lines = lines
        self.function = function.removeprefix("@") if function is not None else None
        self.by_text: dict[tuple[str, ...], Dump] = {}
        known = [log.by_text for log in earlier if log.function == self.function]
        self.dumps: tuple[Dump, ...] = tuple(_dumps(lines, self.function, known, self.by_text))

    def at(self, line: int) -> int | None:
        """The index of the dump that holds a line; None before the first one."""
        return next((index for index, dump in enumerate(self.dumps) if dump.line <= line < dump.end), None)


_recent: deque[Log] = registered_cache(deque(maxlen=4))
"""The logs that were used last, the latest one first."""


def log_of(lines: Sequence[str]) -> Log:
    """The dumps of a document; those of the last few documents and versions are remembered."""
    whole = tuple(lines)
    found = next((log for log in _recent if log.lines == whole), None)
    if found is None:
        found = Log(whole, earlier=tuple(_recent))
    else:
        _recent.remove(found)
    _recent.appendleft(found)
    return found


def rows_of(log: Log, index: int) -> list[Row]:
    """What differs between a dump and the one before of the same operation; all its lines as added where there is none."""
    return difference(log.dumps[index].before, log.dumps[index].lines)


def signed_lines(log: Log, index: int) -> Iterator[tuple[str, str]]:
    """The lines of a difference, each with "-", "+" or " " for what was there, is there, or both; old lines come first."""
    dump = log.dumps[index]
    line_before = _line_before(log, dump)
    added: list[tuple[str, str]] = []
    for row in rows_of(log, index):
        if row.kind is RowKind.SAME and row.new is not None:
            yield from added
            added.clear()
            yield " ", log.lines[dump.line + dump.lines[row.new].number]
            continue
        if row.old is not None:
            yield "-", log.lines[line_before + dump.before[row.old].number]
        if row.new is not None:
            added.append(("+", log.lines[dump.line + dump.lines[row.new].number]))
    yield from added


def makers_of(log: Log, index: int) -> list[str]:
    """The passes that made what differs in a dump that was printed before a pass; none where that is not known.

    They ran since the dump before of what was printed. Of a log with dumps from before passes alone, that is what each pass
    changed: it shows in the next dump.
    """
    dump = log.dumps[index]
    if dump.header.after or dump.previous is None or not dump.is_changed:
        return []
    # what ran in between on other symbols did not change this one; what has no symbol may hold them all
    ran = log.dumps[dump.previous : dump.previous + 1 if _printed(dump)[1] else index]
    return list(dict.fromkeys([each.pass_name for each in ran if not each.header.after]))


def named_makers(log: Log, index: int) -> str:
    """The same for people, as it stands after a change: " by inline, cse"; "" where there are none."""
    makers = makers_of(log, index)
    named = [*makers[:_MAX_NAMED], *(["…"] if len(makers) > _MAX_NAMED else [])]
    return f" by {', '.join(named)}" if named else ""


def change_of(log: Log, index: int) -> str:
    """What a dump changed, for people: "+2 -1", "+2 -1 by cse" where another pass than its own did so, "unchanged", or "" where
    there is no dump before of what was printed."""
    dump = log.dumps[index]
    if not dump.is_changed:
        return "" if dump.previous is None else "unchanged"
    return f"+{dump.added} -{dump.removed}{named_makers(log, index)}"


def _line_before(log: Log, dump: Dump) -> int:
    """The line of the header of the dump before of what a dump prints; 0 where there is none."""
    return log.dumps[dump.previous].line if dump.previous is not None else 0


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
    if index is None:
        return None
    dump = log.dumps[index]
    at = next((at for at, each in enumerate(dump.lines) if dump.line + each.number == line), None)
    found = next((row.old for row in rows_of(log, index) if row.new == at and at is not None), None)
    return _line_before(log, dump) + dump.before[found].number if found is not None else None


def _printed(dump: Dump) -> tuple[str, str]:
    """What was printed, which may be more than the pass ran on: operation and symbol."""
    return _printed_in(dump.lines)


def _printed_in(lines: Sequence[IRLine]) -> tuple[str, str]:
    found = _PRINTED.match(lines[0].key) if lines else None
    if found is None:
        return "", ""
    return found["operation"], (found["symbol"] or found["string"] or "").strip('"')


def _dumps(
    lines: Sequence[str], function: str | None, known: Sequence[_Dumps], by_text: dict[tuple[str, ...], Dump]
) -> Iterator[Dump]:
    """The dumps of a text, which are put into `by_text` too; `known` has dumps to take over."""
    comments = [(number, line) for number, line in enumerate(lines) if line[:3] == "// "]
    headers = [(number, header) for number, line in comments if (header := dump_header(line)) is not None]
    reader = LineReader()
    latest: dict[tuple[str, str], int] = {}
    found: list[Dump] = []
    bounds = [*[number for number, _ in headers], len(lines)]
    for count, ((line, header), end) in enumerate(zip(headers, bounds[1:], strict=True), 1):
        pause()
        text = tuple(lines[line:end])
        same = next((dumps[text] for dumps in known if text in dumps), None)
        read = same.lines if same is not None else _read(reader, text, function)
        if function is not None and not read:
            continue
        printed = _printed_in(read)
        operation, symbol = (header.operation, header.symbol) if header.operation else printed
        dump = Dump(header, line, end, operation, symbol, read, count)
        previous, before = _before(found, latest, printed)
        if previous is not None:
            is_same = same is not None and same.previous is not None and same.before == before
            added, removed = (same.added, same.removed) if same is not None and is_same else _counts(before, read)
            dump = dump._replace(previous=previous, before=before, added=added, removed=removed)
        latest[printed] = len(found)
        found.append(dump)
        by_text[text] = dump
        yield dump


def _read(reader: LineReader, text: Sequence[str], function: str | None) -> tuple[IRLine, ...]:
    """The lines of the dump with a text; of those only the ones of a function, if that is not None."""
    foreign = foreign_lines(text)
    lines = reader.read(text, [each for each in range(1, len(text)) if each not in foreign])
    return tuple(lines if function is None else _part_of(lines, function))


def _before(
    dumps: Sequence[Dump], latest: dict[tuple[str, str], int], printed: tuple[str, str]
) -> tuple[int | None, tuple[IRLine, ...]]:
    """The last dump that has what is printed now, and its lines of that; it may have more around it."""
    own = latest.get(printed)
    around = sorted([index for key, index in latest.items() if key != printed and (own is None or index > own)], reverse=True)
    for index in around if printed[1] else ():
        part = _part_of(dumps[index].lines, printed[1])
        if part:
            return index, tuple(part)
    return own, dumps[own].lines if own is not None else ()


def _counts(old: Sequence[IRLine], new: Sequence[IRLine]) -> tuple[int, int]:
    """How many lines were added and removed; those that changed count as both."""
    same = len(old) == len(new) and all(map(is_, [each.line for each in old], [each.line for each in new]))
    if same and [each.key for each in old] == [each.key for each in new]:
        return 0, 0
    kinds = Counter([row.kind for row in difference(old, new)])
    changed = kinds[RowKind.CHANGED]
    return kinds[RowKind.ADDED] + changed, kinds[RowKind.REMOVED] + changed


def _part_of(lines: Sequence[IRLine], symbol: str) -> Sequence[IRLine]:
    """The lines of the operation that defines a symbol; none where there is none."""
    names = (symbol, f'"{symbol}"')
    for index, line in enumerate(lines):
        if symbol not in line.key:
            continue
        found = _PRINTED.match(line.key)
        if found is None or (found["symbol"] or found["string"]) not in names or not _defines(line):
            continue
        if not line.line.opens:
            return lines[index : index + 1]
        for end in range(index + 1, len(lines)):
            if lines[end].line.indent <= line.line.indent and lines[end].key[:1] == "}":
                return lines[index : end + 1]
        return lines[index:]
    return []


def _defines(line: IRLine) -> bool:
    """Whether a line that names a symbol after its operation defines it: it opens a region, or declares something."""
    return line.line.opens or "private" in line.key or "sym_name" in line.key


def dump_fields(log: Log, index: int) -> dict[str, object]:
    """A dump for other programs, as values of JSON. Dumps count from 1 in the whole log, lines from 0."""
    dump = log.dumps[index]
    return {
        "number": dump.number,
        "pass": dump.header.name,
        "argument": dump.header.flag,
        "when": "after" if dump.header.after else "before",
        "failed": dump.header.failed,
        "operation": dump.operation,
        "symbol": dump.symbol,
        "line": dump.line,
        "lines": len(dump.lines),
        "previous": log.dumps[dump.previous].number if dump.previous is not None else None,
        "added": dump.added,
        "removed": dump.removed,
        "by": makers_of(log, index),
    }
