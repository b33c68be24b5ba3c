"""How well completion knows what comes next in texts that the compiler of a dialect made at random prints.

    python -m own.cut [--seed S] [--size N] [--folder FOLDER] [--list KIND ...] formats|values

in the folder `tests/conformance`. Each operation of the dialect is cut in front of each of its words, names, types and attributes, and
after the first character of it, with what follows on the line and without it; the lines around stay. A figure is the share of these
places at which what stands there is offered, among the first five items, and as the first one. Attributes and strings that the program
made up, as the names of discardable attributes, are places as well: no figure can be 100 %.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).parents[2]))
sys.path.append(str(Path(__file__).parents[2] / "dialects"))

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.text import Position
from own.formats.__main__ import imported
from own.formats.building import program_of, sifted
from own.formats.generator import generated
from own.formats.measures import options_of, texts_of
from own.values.__main__ import forms, project

_TOKEN = re.compile(
    r'(?P<string>"(?:[^"\\]|\\.)*")|(?P<value>%[\w$.-]+(?:#\d+)?)|(?P<symbol>@[\w$.-]+)|(?P<block>\^[\w$.-]+)'
    r"|(?P<sigil>[#!][A-Za-z_][\w$.]*)|(?P<number>-?\d[\w.]*)|(?P<word>[A-Za-z_][\w$.]*)"
)
_TYPE = re.compile(r"(?:memref|tensor|vector|index|none|tuple|complex|[su]?i\d+|f\d+|bf16)\Z")
_OPERATION = re.compile(r"\s*(?:%[\w:, %]+ = )?own\.\w+(?![\w.])")
_FIELD = re.compile(r"(?<!\\)\$")
_NAME = re.compile(r"[\w$.-]")
_FEW = 5


class Place(NamedTuple):
    """A place in a line: what kind of thing stands there, where it begins, and the text of it."""

    kind: str
    start: int
    token: str


def places(line: str) -> Iterator[Place]:
    """The words, names, types and attributes after the name of the dialect's operation of a line."""
    operation = _OPERATION.match(line)
    for found in _TOKEN.finditer(line, operation.end()) if operation is not None else ():
        kind, token = str(found.lastgroup), found[0]
        if kind == "sigil":
            kind = "type" if token[0] == "!" else "attribute"
        elif kind == "word" and _TYPE.match(token):
            kind = "type"
        elif kind == "word" and re.match(r"\s*=(?!=)", line[found.end() :]):
            kind = "key"
        if kind not in ("string", "number"):
            yield Place(kind, found.start(), token)


def rank_at(lines: Sequence[str], number: int, place: Place, typed: int, keep: bool, options: CheckOptions) -> int | None:
    """As which item the text of a place is offered where the line is cut after `typed` characters of it; None if it is not."""
    line, end = lines[number], place.start + typed
    cut = line[:end] + (line[place.start + len(place.token) :] if keep else "")
    found = completions(analyze([*lines[:number], cut, *lines[number + 1 :]], options), Position(number, end), snippets=True)
    for rank, item in enumerate(found.items if found is not None else ()):
        if any([_begins(each, place.token) for each in (item.text, item.label, _FIELD.split(item.snippet)[0])]):
            return rank
    return None


def _begins(text: str, token: str) -> bool:
    return text.startswith(token) and _NAME.match(text, len(token)) is None


def ranks(texts: Sequence[str], options: CheckOptions, listed: Sequence[str] = ()) -> dict[tuple[str, int], list[int | None]]:
    """The ranks at all places of some texts, by the kind of place and how much was typed."""
    found: dict[tuple[str, int], list[int | None]] = defaultdict(list)
    for text in texts:
        lines = text.split("\n")
        for number, line in enumerate(lines):
            for place in places(line):
                for typed in (0, 1)[: len(place.token)]:
                    for keep in (False, True):
                        rank = rank_at(lines, number, place, typed, keep, options)
                        found[place.kind, typed].append(rank)
                        if place.kind in listed and (rank is None or rank >= _FEW):
                            end = place.start + typed
                            print(f"{place.kind} {line[:end].strip()}|{line[end:]} {rank}")
    return found


def printed_texts(kind: str, seed: int, size: int, folder: Path) -> tuple[list[str], CheckOptions]:
    """What the program of a dialect made at random prints, and the options of a project that has the dialect."""
    if kind == "formats":
        operations = sifted(generated(seed, size))
        program = program_of(operations, folder)
        texts, _ = texts_of(operations, str(program))
        return [each.custom for each in texts if not each.is_opaque], options_of(imported(program, folder / "dialects"))
    of = project(seed, folder, size / 100, 4)
    custom, _ = forms(list(dict.fromkeys(of.made.texts)), of.program)
    return custom, options_of(Path(of.dialects))


def shares(found: Sequence[int | None]) -> tuple[float, float, float]:
    """In per cent of some ranks: those of what is offered, of what is among the first five, and of what is the first."""
    counts = [len([rank for rank in found if rank is not None and rank < most]) for most in (sys.maxsize, _FEW, 1)]
    offered, few, first = [100 * count / max(1, len(found)) for count in counts]
    return offered, few, first


def main() -> int:
    """Builds, measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("kind", choices=("formats", "values"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=60, help="how many operations, or the size of the dialect in per cent")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "own-cut")
    parser.add_argument("--list", nargs="*", default=(), help="kinds of which the places are printed that are not among the first five")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    texts, checked = printed_texts(options.kind, options.seed, options.size, options.folder)
    for (kind, typed), some in sorted(ranks(texts, checked, options.list).items()):
        offered, few, first = shares(some)
        print(f"{kind}, {typed} typed: {len(some)} places, offered {offered:.1f} %, five {few:.1f} %, first {first:.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
