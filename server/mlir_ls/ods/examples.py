"""Examples of operations, for people to read.

Examples of a dialect are in `examples.mlir` of its folder, an ordinary file of parts that are separated by `// -----` lines and
that `mlir-opt` accepts. The example of an operation is the first statement of that name, without what is around it. The file is
laid out as by the formatter, so the indentation says where a statement ends. It is read when one of its examples is first
looked up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from mlir_ls.ods.dialect_files import file_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.chunks.splits import SPLITTING

FILE = "examples.mlir"

_STATEMENT = re.compile(r' *(?:%[^="]* = )?"?([A-Za-z_]\w*\.[\w$.]+)')
_LEAF = re.compile(r"[!#][A-Za-z_]\w*\.[\w$.]+")
_CLAUSE = re.compile(r"[a-z_]+(?: -?\d+)? \{")
"""A word that begins a further region of a statement, on a line of its own."""
_CLOSING = ("}", ")", "]", "^")


def example_of(spec: OpSpec, results: bool = False) -> str:
    """The lines of an example of an operation, with `results` of one that names results, if any does; "" for none."""
    if not spec.built_in:
        return ""
    file = _examples(spec.dialect)
    first = file.with_results.get(spec.name) if results else None
    first = file.places.get(spec.name) if first is None else first
    return "\n".join(_statement(file.lines, first)) if first is not None else ""


def part_with_example(spec: OpSpec) -> Sequence[str]:
    """The lines of the part of the file in which the example of an operation stands; none where there is none."""
    file = _examples(spec.dialect)
    first = file.places.get(spec.name) if spec.built_in else None
    if first is None:
        return ()
    splits = [number for number, line in enumerate(file.lines) if line == SPLITTING]
    begin = max([number for number in splits if number < first], default=-1) + 1
    end = min([number for number in splits if number > first], default=len(file.lines))
    return file.lines[begin:end]


def leaf_counts(dialect: str) -> Mapping[str, int]:
    """How often the examples of a dialect name each of its types and attributes, with their sigils: which are usual."""
    return _examples(dialect).leaves


class _Examples:
    """The lines of a file, the first line with a statement of each name, and the first where that names results; how often it
    has each type and attribute of a dialect."""

    __slots__ = ("leaves", "lines", "places", "with_results")

    def __init__(self, text: str) -> None:
        self.leaves: Mapping[str, int] = Counter(_LEAF.findall(text))
        self.lines: Sequence[str] = text.split("\n")
        places: dict[str, int] = {}
        with_results: dict[str, int] = {}
        for number, line in enumerate(self.lines):
            match = _STATEMENT.match(line)
            if match is not None:
                places.setdefault(match[1], number)
                if match[0].lstrip()[:1] == "%":
                    with_results.setdefault(match[1], number)
        self.places: Mapping[str, int] = places
        self.with_results: Mapping[str, int] = with_results


@lru_cache(128)
def _examples(dialect: str) -> _Examples:
    file = file_of(dialect, FILE)
    return _Examples(file.read_text(encoding="utf-8") if file is not None else "")


def _statement(lines: Sequence[str], first: int) -> list[str]:
    """The lines of a statement, which begins in a line, moved to the left."""
    indent = _indent(lines[first])
    found = [lines[first][indent:]]
    for line in lines[first + 1 :]:
        own = _indent(line)
        goes_on = line.startswith(_CLOSING, indent) or _CLAUSE.fullmatch(line, indent) is not None
        if not line.strip() or own < indent or (own == indent and not goes_on):
            break
        found.append(line[indent:])
    return found


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
