"""Comments that direct the formatter: to leave lines alone, and to keep lines at their distance.

    // mlir-ls: format off    ... // mlir-ls: format on       everything between is left byte for byte
    expected-error@+1, @-2, @above, @below, [[@LINE+1]]       refer to a line at a distance, which must stay the same
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence

_SWITCH = re.compile(r"//\s*mlir-ls:\s*format\s+(off|on)\s*$")
_DISTANT = re.compile(r"expected-[a-z-]+\s*@\s*([+-]\d+|above|below)|@LINE\s*([+-]\s*\d+)?")
_NEARBY = re.compile(r"expected-(?:error|warning|remark|note)")
_ONLY_COMMENT = re.compile(r"\s*//")


class LineSpans:
    """Spans of lines, both ends included."""

    def __init__(self, spans: Iterable[tuple[int, int]]) -> None:
        self._spans: list[tuple[int, int]] = []
        for first, last in sorted(spans):
            if self._spans and first <= self._spans[-1][1]:
                self._spans[-1] = (self._spans[-1][0], max(last, self._spans[-1][1]))
            else:
                self._spans.append((first, last))
        self._firsts = [first for first, _ in self._spans]

    def __bool__(self) -> bool:
        return bool(self._spans)

    def touches(self, first: int, last: int) -> bool:
        """Whether any of the lines `first` to `last`, both included, is in a span."""
        if not self._spans:
            return False
        index = bisect_right(self._firsts, last) - 1
        return index >= 0 and self._spans[index][1] >= first


def switched_off(lines: Sequence[str]) -> LineSpans:
    """The lines that are to be left alone, those with the switches aside."""
    if not any(["mlir-ls" in line for line in lines]):
        return LineSpans(())
    spans: list[tuple[int, int]] = []
    start = -1
    for number, line in enumerate(lines):
        switch = _SWITCH.search(line) if "mlir-ls" in line else None
        if switch is None:
            continue
        if switch[1] == "off" and start < 0:
            start = number + 1
        elif switch[1] == "on" and start >= 0:
            if start < number:
                spans.append((start, number - 1))
            start = -1
    if start >= 0:
        spans.append((start, len(lines)))
    return LineSpans(spans)


def held_together(lines: Sequence[str], first: int, last: int) -> LineSpans:
    """The lines, among `first` to `last`, whose distances comments refer to: from each of these to what it means."""
    spans: list[tuple[int, int]] = []
    after: dict[int, int] = {}
    for number in range(first, last):
        line = lines[number]
        if "@" not in line and "expected-" not in line:
            continue
        at = line.find("//")
        if at < 0:
            continue
        for found in _DISTANT.finditer(line, at):
            spans.append(_reach(lines, number, (found[1] or found[2] or "+0").replace(" ", ""), after))
        if _NEARBY.search(line, at):
            spans.append((number, number))
    return LineSpans(spans)


def _reach(lines: Sequence[str], number: int, distance: str, known: dict[int, int]) -> tuple[int, int]:
    """The lines from a comment to what it refers to; `known` are the ends of comments in a row, upwards and downwards.

    Those above a line are kept under its complement.
    """
    if distance in ("above", "below"):
        step = 1 if distance == "below" else -1
        passed: list[int] = []
        target = number + step
        while 0 <= target < len(lines) and _ONLY_COMMENT.match(lines[target]):
            key = target if step > 0 else ~target
            if key in known:
                target = known[key]
                break
            passed.append(key)
            target += step
        known.update(dict.fromkeys(passed, target))
    else:
        target = number + int(distance)
    target = max(0, min(target, len(lines) - 1))
    return min(number, target), max(number, target)
