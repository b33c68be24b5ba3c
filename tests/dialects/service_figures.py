"""Measures what an editor offers in texts of a project's dialects, and beside it in texts of the built-in ones.

    service_figures.py [--seed S] [--chunks N] [FILE …]

prints shares of operations with a signature, with a colour, and of names of operations and of values that completion has among the
first five once their line is cut off after a first letter or `%`. FILEs, valid texts of built-in dialects, are measured too.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from foreign_figures import chunks, imported

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.features.semantic_tokens.document import tokens
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.features.signature import signature
from mlir_ls.text import Position, split_lines

_OPERATION = re.compile(r"\s*(?:%[^=\"]* = )?([a-z]\w*)\.([a-zA-Z][\w.]*)")
_VALUE = re.compile(r"%[\w.]+")
_FIRST = 5


class ServiceFigures(NamedTuple):
    """Pairs of counts: how many of how many."""

    signatures: tuple[int, int]
    colours: tuple[int, int]
    operations: tuple[int, int]
    values: tuple[int, int]


def coloured(lines: Sequence[str], options: CheckOptions) -> set[tuple[int, int]]:
    """The places at which a colour begins."""
    numbers = json.loads(f"[{tokens(analyze(lines, options), 'utf-16', Memory()).rstrip(',')}]")
    found, line, start = set(), 0, 0
    for at in range(0, len(numbers), 5):
        line, start = line + numbers[at], numbers[at + 1] + (0 if numbers[at] else start)
        found.add((line, start))
    return found


def offered(lines: Sequence[str], number: int, typed: str, word: str, options: CheckOptions) -> bool:
    """Whether a word is among the first items that are left, where a line ends after what is typed of it."""
    found = completions(analyze([*lines[:number], typed, *lines[number + 1 :]], options), Position(number, len(typed)))
    if found is None:
        return False
    begun = next(word[:length] for length in range(len(word), -1, -1) if typed.endswith(word[:length]))
    return word in [item.label for item in found.items if item.label.startswith(begun)][:_FIRST]


def measure(texts: Iterable[str], options: CheckOptions, seed: int, share: float = 0.25) -> ServiceFigures:
    """The figures of texts; of their operations, a share is typed again."""
    rng = random.Random(seed)
    signatures = colours = operations = values = total = typed = used = 0
    for text in texts:
        lines = split_lines(text)
        places = coloured(lines, options)
        for number, line in enumerate(lines):
            match = _OPERATION.match(line)
            if match is None:
                continue
            total += 1
            colours += not places.isdisjoint([(number, match.start(1)), (number, match.start(2))])
            if rng.random() > share:
                continue
            typed += 1
            begun = f"{line[: match.end()]} "
            cut = analyze([*lines[:number], begun, *lines[number + 1 :]], options)
            signatures += signature(cut, Position(number, len(begun))) is not None
            name = f"{match[1]}.{match[2]}"
            operations += offered(lines, number, line[: match.start(2) + 1], name, options)
            value = _VALUE.search(line, match.end())
            if value is not None and any(value[0] in _VALUE.findall(above) for above in lines[:number]):
                used += 1
                values += offered(lines, number, line[: value.start() + 1], value[0], options)
    return ServiceFigures((signatures, typed), (colours, total), (operations, typed), (values, used))


def main() -> int:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunks", type=int, default=60)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        texts = [module.text for module in chunks(arguments.seed, arguments.chunks)]
        rows = [("foreign", measure(texts, CheckOptions(dialects=imported(Path(cache)).folder), arguments.seed))]
    if arguments.files:
        texts = [file.read_text(encoding="utf-8") for file in arguments.files]
        rows.append(("built-in", measure(texts, CheckOptions(), arguments.seed)))
    for name, figures in rows:
        shares = [f"{kind} {100 * found / max(1, of):.1f} % of {of}" for kind, (found, of) in figures._asdict().items()]
        print(f"{name}: {', '.join(shares)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
