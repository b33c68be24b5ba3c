"""Holds the figures that a measuring tool prints against the floors of `floors.json`.

    some_tool ... 2>&1 | floors.py NAME

passes the tool's output on, then prints for each figure whether it holds. NAME is an entry of the file: "least" are
floors, "most" are ceilings. The figures stand in the last line that has any, as "clean 99.62% of 3210, unanswered 0".
Ends with status 1 where a figure is missing or does not hold, or where the output reports a failure of the program
measured.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

FLOORS = Path(__file__).with_name("floors.json")

_FIGURE = re.compile(r"([a-z][a-z ]*?) +(\d+(?:\.\d+)?)(%?)(?: of \d+)?(?=,|$)")
_FAILURE = re.compile(r"^(?:Traceback|exit status|timeout )|internal error")

Limits = Mapping[str, Mapping[str, float]]


def figures(output: Iterable[str]) -> dict[str, float]:
    """The figures of the last line that has any, by name."""
    found: dict[str, float] = {}
    for line in output:
        here = {name: float(value) for name, value, _ in _FIGURE.findall(line.strip().rpartition(": ")[2])}
        found = here or found
    return found


def failures(output: Iterable[str]) -> list[str]:
    """The lines that report a crash, a time-out or a mistake of the program measured."""
    return [line.strip() for line in output if _FAILURE.search(line)]


def verdicts(found: Mapping[str, float], limits: Limits) -> list[tuple[bool, str]]:
    """For each limit whether it holds, and a line for people to read."""
    rows = []
    for kind, holds in (("least", float.__ge__), ("most", float.__le__)):
        for name, limit in limits.get(kind, {}).items():
            value = found.get(name)
            good = value is not None and holds(value, float(limit))
            shown = "missing" if value is None else f"{value:g}"
            rows.append((good, f"{'ok  ' if good else 'FAIL'} {name} {shown}, at {kind} {limit:g}"))
    return rows


def main() -> int:
    """Read a tool's output from standard input. Returns the exit status."""
    limits: Limits = json.loads(FLOORS.read_text(encoding="utf-8"))[sys.argv[1]]
    output = []
    for line in sys.stdin:
        print(line, end="", flush=True)
        output.append(line)
    rows = verdicts(figures(output), limits)
    rows += [(False, f"FAIL {line}") for line in failures(output)]
    for _, text in rows:
        print(text)
    return 0 if all(good for good, _ in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
