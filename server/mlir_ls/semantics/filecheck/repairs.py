"""Directives that are out of date, written anew from the output that they are to match, with the variables that they have.

Directives that match stay as they are. The others are aligned with the lines of the output, in their order; what is like no
line is taken out, and a line that a directive with `-NEXT` would skip gets a directive. Whether that passes, FileCheck decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from mlir_ls.diagnostics import Fix
from mlir_ls.semantics.filecheck.directives import CheckDirective
from mlir_ls.semantics.filecheck.patterns import (
    SIGNS,
    Piece,
    Token,
    aligned,
    match_of,
    pieces_of,
    shape_of_line,
    shape_of_pattern,
)
from mlir_ls.semantics.filecheck.reports import CheckReport
from mlir_ls.semantics.filecheck.spelling import spelling_of
from mlir_ls.text import Position, Span, span

_MAX_DIRECTIVES, _MAX_LINES = 400, 2000
"""Functions that are longer are not written anew."""

_COMMENT = re.compile(r"[ \t]*(?://|#|;)")
_UNORDERED = ("-DAG", "-COUNT")

LineChanges = Mapping[int, Sequence[str]]
"""The lines that take the place of a line, by its number; none where it goes."""


class CheckRepair(NamedTuple):
    """What is repaired: the directive of this line, or also others; and the changes."""

    line: int
    is_whole: bool
    prefix: str
    changes: LineChanges


class _Unit(NamedTuple):
    """A directive and those with `-SAME` after it, with the parts of their patterns."""

    directives: tuple[CheckDirective, ...]
    pieces: tuple[Sequence[Piece], ...]

    @property
    def head(self) -> CheckDirective:
        """The first directive."""
        return self.directives[0]


def repairs_of(
    lines: Sequence[str], found: Sequence[CheckDirective], report: CheckReport, output: Sequence[str]
) -> Iterator[CheckRepair]:
    """The repairs of the directives that a report says do not match, for each the one of its line first."""
    for failure in report.failures:
        number = next((at for at, each in enumerate(found) if each.line == failure.span.start.line), None)
        if number is None or found[number].suffix == "-NOT":
            continue
        first, last = _group(found, number)
        if last - first > _MAX_DIRECTIVES:
            continue
        attempt = _Attempt(lines, _units(lines, found[first:last]), report, output, found)
        whole = attempt.changes()
        if whole is None:
            continue
        line = failure.span.start.line
        if whole.get(line):
            yield CheckRepair(line, False, found[number].prefix, {line: whole[line]})
        is_ordered = not any(each.suffix.startswith(_UNORDERED) for each in found[first:last])
        if is_ordered and (set(whole) - {line} or not whole.get(line)):
            yield CheckRepair(line, True, found[number].prefix, whole)


def changed_lines(lines: Sequence[str], changes: LineChanges) -> list[str]:
    """The lines of a text after some changes."""
    return [new for number, line in enumerate(lines) for new in changes.get(number, (line,))]


def fix_of(lines: Sequence[str], repair: CheckRepair) -> Fix:
    """A repair as changes of the text."""
    what = f"all {repair.prefix} lines of this function" if repair.is_whole else f"this {repair.prefix} line"
    edits = []
    for number, new in sorted(repair.changes.items()):
        if new:
            edits.append((span(number, 0, len(lines[number])), "\n".join(new)))
        elif number + 1 < len(lines):
            edits.append((Span(Position(number, 0), Position(number + 1, 0)), ""))
        else:
            edits.append((span(number, 0, len(lines[number])), ""))
    return Fix(f"Update {what}", tuple(edits), repair.is_whole)


def _group(found: Sequence[CheckDirective], number: int) -> tuple[int, int]:
    """The directives from the label above one of them up to the next label."""
    labels = [at for at, each in enumerate(found) if each.suffix == "-LABEL"]
    return max([0, *[at for at in labels if at <= number]]), min([len(found), *[at for at in labels if at > number]])


def _units(lines: Sequence[str], found: Sequence[CheckDirective]) -> list[_Unit]:
    groups: list[list[CheckDirective]] = []
    for each in found:
        if each.suffix == "-SAME" and groups:
            groups[-1].append(each)
        elif each.suffix != "-NOT":
            groups.append([each])
    return [_Unit(tuple(group), tuple([pieces_of(lines[each.line], each) for each in group])) for group in groups]


class _Attempt:
    """The directives of one function, and the part of the output that they are about."""

    def __init__(
        self,
        lines: Sequence[str],
        units: Sequence[_Unit],
        report: CheckReport,
        output: Sequence[str],
        found: Sequence[CheckDirective],
    ) -> None:
        self._lines, self._units = lines, units
        self._matches = {match.line: match for match in report.matches}
        start, end = _region(units[0], self._matches, output)
        self._output = [line.strip() for line in output[start:end]]
        fixed = {
            number: self._matches[unit.head.line].input_line - start
            for number, unit in enumerate(units)
            if all(each.line in self._matches for each in unit.directives)
        }
        self._shapes = [shape_of_line(line) for line in self._output]
        self._patterns = [[token for piece in unit.pieces for token in shape_of_pattern(piece)] for unit in units]
        self._at = aligned(self._patterns, self._shapes, fixed)
        self._spelling = spelling_of(lines, found, self._output)
        self._values: dict[str, str] = {}
        for each in found:
            if each.line < units[0].head.line and each.line in self._matches:
                self._take_earlier(pieces_of(lines[each.line], each), self._matches[each.line].variables)

    def changes(self) -> dict[int, Sequence[str]] | None:
        """The changes of lines; None where there are none that make sense."""
        if not self._at or len(self._output) > _MAX_LINES:
            return None
        for number in sorted(self._at):
            self._name(self._units[number], self._patterns[number], self._at[number])
        changes: dict[int, Sequence[str]] = {}
        previous: int | None = None
        for number, unit in enumerate(self._units):
            at = self._place(number, unit, previous)
            if at is None:
                if not all(_COMMENT.match(self._lines[each.line]) for each in unit.directives):
                    return None
                changes.update({each.line: () for each in unit.directives})
                continue
            if unit.head.suffix == "-NEXT" and previous is not None and at <= previous:
                return None
            is_gap = unit.head.suffix in ("-NEXT", "-EMPTY") and previous is not None
            gap = [self._inserted(unit, index) for index in range((previous or 0) + 1, at)] if is_gap else []
            kept = self._written(unit, self._output[at])
            kept[unit.head.line] = (*gap, *kept.get(unit.head.line, (self._lines[unit.head.line],)))
            changes.update({line: new for line, new in kept.items() if tuple(new) != (self._lines[line],)})
            previous = at
        return changes or None

    def _place(self, number: int, unit: _Unit, previous: int | None) -> int | None:
        if unit.head.suffix != "-EMPTY":
            return self._at.get(number)
        after = None if previous is None else previous + 1
        return after if after is not None and after < len(self._output) and not self._output[after] else None

    # -- names --------------------------------------------------------------------------------------------------

    def _take_earlier(self, pieces: Sequence[Piece], variables: Mapping[str, str]) -> None:
        """What a directive above has defined, which may be an alias that the function refers to."""
        self._values.update(variables)
        self._define(pieces)
        for token in shape_of_pattern(pieces):
            if token.text in variables and token.kind in "#!":
                value = variables[token.text]
                self._spelling.name(value if value[:1] == token.kind else token.kind + value, token.text)
                self._spelling.defined.add(token.text)

    def _define(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            if piece.name and piece.regex:
                self._spelling.define(piece.name, piece.regex)

    def _name(self, unit: _Unit, pattern: Sequence[Token], at: int) -> None:
        """Gives the values of a line the names of the variables that a directive has for them."""
        line = self._shapes[at]
        for pieces in unit.pieces:
            self._define(pieces)
        kinds = [each.kind for each in pattern], [each.kind for each in line]
        blocks = SequenceMatcher(None, *kinds, autojunk=False).get_matching_blocks()
        captured = [self._matches[each.line].variables for each in unit.directives if each.line in self._matches]
        for variables in captured:
            for name, text in variables.items():
                sign = "" if text[:1] in SIGNS else next((each.kind for each in pattern if each.text == name), "%")
                self._spelling.name(sign + text, name)
        for start, begin, size in blocks:
            for mine, other in zip(pattern[start : start + size], line[begin : begin + size], strict=True):
                if mine.kind in SIGNS and mine.text and mine.text[0] not in SIGNS:
                    self._spelling.name(other.text, mine.text)

    # -- lines --------------------------------------------------------------------------------------------------

    def _written(self, unit: _Unit, text: str) -> dict[int, Sequence[str]]:
        """The lines of directives that match a line of the output; those that do already stay."""
        position = 0
        for number, (directive, pieces) in enumerate(zip(unit.directives, unit.pieces, strict=True)):
            match = match_of(pieces, self._values, text, position)
            if match is not None and self._agrees(match.groupdict(), pieces):
                position = match.end()
                self._values.update(match.groupdict())
                self._spelling.defined.update(match.groupdict())
                continue
            old = [piece for part in unit.pieces[number:] for piece in part]
            new: dict[int, Sequence[str]] = {each.line: () for each in unit.directives[number:]}
            new[directive.line] = self._from(directive, old, text[position:], number == 0)
            self._values.update(self._spelling.captured())
            return new
        return {}

    def _agrees(self, found: Mapping[str, str | None], pieces: Sequence[Piece]) -> bool:
        """Whether the variables that a directive defines get the values that they are to stand for."""
        return all(self._spelling.is_of(name, value or "") for name, value in found.items()) and bool(pieces)

    def _from(self, directive: CheckDirective, old: Sequence[Piece], text: str, is_first: bool) -> Sequence[str]:
        if directive.suffix == "-LABEL":
            head = self._spelling.label(text)
            rest = text[len(head) :]
            has_more = any(piece.name or piece.regex for piece in old) and rest.strip(" {")
            same = [self._line(directive, "-SAME", self._spelling.of(rest, old, False))] if has_more else []
            return [self._line(directive, "-LABEL", head.rstrip(" {")), *same]
        return [self._line(directive, directive.suffix, self._spelling.of(text, old, is_first))]

    def _inserted(self, unit: _Unit, index: int) -> str:
        text = self._output[index]
        typed = [piece for unit in self._units for part in unit.pieces for piece in part if " : " in piece.text]
        new = self._line(unit.head, "-NEXT" if text else "-EMPTY", self._spelling.of(text, typed, False))
        self._values.update(self._spelling.captured())
        return new

    def _line(self, directive: CheckDirective, suffix: str, pattern: str) -> str:
        line = self._lines[directive.line]
        colon = line.index(":", directive.start)
        blanks = line[colon + 1 : directive.pattern] or " "
        return f"{line[: directive.start]}{directive.prefix}{suffix}:{blanks}{pattern.strip()}".rstrip()


def _region(unit: _Unit, matches: Mapping[int, object], output: Sequence[str]) -> tuple[int, int]:
    """The lines of the output that the directives from a label on are about: an operation with its regions."""
    found = matches.get(unit.head.line)
    if unit.head.suffix != "-LABEL":
        return 0, len(output)
    start = getattr(found, "input_line", None)
    if start is None:
        pattern = [token for piece in unit.pieces for token in shape_of_pattern(piece)]
        start = aligned([pattern], [shape_of_line(line) for line in output], {}).get(0)
    if start is None:
        return 0, 0
    indentation = len(output[start]) - len(output[start].lstrip())
    for at in range(start + 1, len(output)):
        text = output[at]
        if text.strip() and len(text) - len(text.lstrip()) <= indentation:
            return start, at + 1 if text.lstrip()[0] == "}" else at
    return start, len(output)
