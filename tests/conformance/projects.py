"""Counts false alarms over the tests of a project, with its dialects imported.

    projects.py DIALECTS ROOT [PATTERN...] [--profile NAME]

DIALECTS is a folder that `mlir-ls dialects import` wrote; "-" stands for those of MLIR itself with all that C++ hides
really hidden: written syntaxes, directives and bodies. ROOT holds the tests, PATTERN says which files are such, as
"*.fir". A part of a file, between `// -----` lines, is taken as valid unless it expects an error or a warning. Prints
each false alarm, and in the end how many parts are clean.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mlir_ls import analysis
from mlir_ls.analysis import CheckOptions, check_text, parse
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods import language
from mlir_ls.ods.bodies import find
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.ods.registry import load_registry, profile_registry
from mlir_ls.text import split_lines

WRITTEN = ("builtin", "func")
"""Dialects whose C++ is not hidden by "-"."""

_EXPECTED = re.compile(r"expected-(?:error|warning)")


class Tally(NamedTuple):
    """How many parts of files are taken as valid, and the first false alarm in each that is not clean."""

    valid: int
    alarms: list[tuple[Path, Diagnostic]]


def main() -> int:
    """Prints what was found."""
    parser = argparse.ArgumentParser(description="Count false alarms over the tests of a project.")
    parser.add_argument("dialects")
    parser.add_argument("root", type=Path)
    parser.add_argument("patterns", nargs="*", default=["*.mlir"])
    parser.add_argument("--profile", default=DEFAULT_PROFILE)
    options = parser.parse_args()
    if options.dialects == "-":
        hide_cpp()
    use(options.dialects, options.profile)
    files = sorted({file for pattern in options.patterns for file in options.root.rglob(pattern) if file.is_file()})
    tally = tally_of(files)
    for file, alarm in tally.alarms:
        print(f"{file}:{alarm.span.start.line + 1}: {alarm.message} [{alarm.code}]")
    share = 100 * (1 - len(tally.alarms) / max(1, tally.valid))
    print(f"{len(files)} files: clean {share:.2f}% of {tally.valid}")
    return 0


def use(folder: str, profile: str) -> None:
    """Has all texts read with the dialects of a folder before those of a profile."""
    registry = profile_registry(profile)
    if folder != "-":
        registry = load_registry(Path(folder)).over(registry)
    known = OpenLanguage(registry, profile)
    analysis.language_of = lambda *_: known


def hide_cpp() -> None:
    """Forgets what was written by hand for the syntaxes that C++ defines, but that of a few dialects."""
    written, directive, module = language.hand_written, language.custom_directive, find.module_of
    language.hand_written = lambda name, profile: (  # type: ignore[attr-defined]
        written(name, profile) if name.partition(".")[0] in WRITTEN else None
    )
    language.custom_directive = lambda dialect, name, profile: (  # type: ignore[attr-defined]
        directive(dialect, name, profile) if dialect in WRITTEN else None
    )
    find.module_of = lambda dialect, *rest: module(dialect, *rest) if dialect in WRITTEN else None  # type: ignore[attr-defined]


def tally_of(files: list[Path]) -> Tally:
    """The diagnostics of files that ought to be clean."""
    valid = 0
    alarms: list[tuple[Path, Diagnostic]] = []
    for file in files:
        text = file.read_text("utf-8", errors="replace")
        errors = [each for each in check_text(text) if each.severity == Severity.ERROR]
        for first, last in valid_parts(text):
            valid += 1
            alarms += [(file, each) for each in errors if first <= each.span.start.line < last][:1]
    return Tally(valid, alarms)


def valid_parts(text: str) -> Iterator[tuple[int, int]]:
    """The lines of the parts of a text in which nothing wrong is expected."""
    lines = split_lines(text)
    for line, chunk in parse(lines, CheckOptions())[0].tree.chunks_with_lines():
        part = lines[line : line + chunk.height]
        if any(each.strip() for each in part) and not any(_EXPECTED.search(each) for each in part):
            yield line, line + chunk.height


if __name__ == "__main__":
    sys.exit(main())
