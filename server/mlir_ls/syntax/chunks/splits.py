"""Where a text is split into chunks that know nothing of each other.

Lines `// -----` split what mlir-opt reads with `-split-input-file`, lines `//--- NAME` what LLVM's split-file makes files of; a
dump of a compiler begins a chunk of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mlir_ls.system.patterns import deferred
from mlir_ls.text import occurs

SPLITTING: Final = "// -----"
"""A line that is this, and blanks after it, splits."""

PLAIN_DUMP: Final = "*** IR Dump "
"""How the line of a dump began until LLVM 10, which is no comment."""

OLD_DUMP: Final = f"// {PLAIN_DUMP}"
"""How the line of a dump began until LLVM 11."""

SPLITTINGS: Final = (SPLITTING, "//--- ", OLD_DUMP, PLAIN_DUMP)
"""How lines begin that split a text, or may."""

MARKS: Final = ("// --", "//---", "// **", "*** I")
"""A line that begins a chunk begins with one of these; looking for that first is quick."""

_SPLIT = deferred(rf"{SPLITTING}[ \t]*$")
_SPLIT_ANYWHERE = deferred(rf"[ \t]*(?://.*?)?{SPLITTING}[ \t]*(?:$|//)")
_FILE = deferred(r"//--- \S")
_DUMP = deferred(
    rf"{SPLITTING}// (?:.*//----- //[ \t]*$|\S.* IR Dump (?:Before|After):? )"
    r"|(?:// )?\*\*\* IR Dump (?:Before|After) \S.* \*\*\*(?:[ \t]*$| \()"
)
_RUNS = ("RUN:", "DEFINE:")
_SUBSTITUTION = deferred(r"RUN:[ \t]*(?:[A-Z][A-Z0-9_]*|%(\{[\w.:-]+\}|[\w.-]+))(?![\w.:={-])")
_SPLIT_FILE = deferred(r"RUN:.*\bsplit-file\b")


class Splits(NamedTuple):
    """Which lines split a text: `inputs`, those that are `// -----`; `files`, those that are `//--- NAME`.

    `anywhere`: such an input is certainly to be split, so that `// -----` may be indented, stand in a comment (`// // -----`),
    and have a comment after it, as for mlir-opt.
    """

    inputs: bool
    files: bool
    anywhere: bool = False


NO_RUNS: Final = Splits(inputs=True, files=False)
"""What splits a text without RUN lines."""


def splits_of(lines: Sequence[str], text: str) -> Splits:
    """What splits a text, which is the lines joined.

    `// -----` does not in a file with RUN lines none of which has that option. A command that is a substitution of the test
    suite's own configuration may have it. LLVM, "lit", "Substitutions".
    """
    run, define = _RUNS
    if not occurs(run, text) and not occurs(define, text):
        return NO_RUNS
    runs = [line for line in lines if line[:2] == "//" and (run in line or define in line)]
    if not runs:
        return NO_RUNS
    is_split = any(["split-input-file" in line for line in runs])
    inputs = is_split or _may_split_inputs(runs, lines)
    return Splits(inputs, any([_SPLIT_FILE.search(line) for line in runs]), is_split)


def _may_split_inputs(runs: Sequence[str], lines: Sequence[str]) -> bool:
    """Whether a command is a substitution that may have the option."""
    for command in filter(None, map(_SUBSTITUTION.search, runs)):
        define = f"DEFINE: %{command[1]}"
        if command[1] is None or not any([define in line for line in lines]):
            return True
    return False


def may_change_splits(line: str) -> bool:
    """Whether a text may be split in another way with a line than without it."""
    return any([each in line for each in (*SPLITTINGS, *_RUNS)])


def starts_of(lines: Sequence[str], splits: Splits, first: int = 0) -> list[int]:
    """The lines at which a chunk begins, among lines from a `first` one on; the first one of a text does not count."""
    if splits.anywhere:
        marked = [number for number, line in enumerate(lines, first) if line[:5] in MARKS or SPLITTING in line]
    else:
        marked = [number for number, line in enumerate(lines, first) if line[:5] in MARKS]
    return [number for number in marked if number and _begins_chunk(lines[number - first], splits)]


def _begins_chunk(line: str, splits: Splits) -> bool:
    if splits.files and _FILE.match(line) is not None:
        return True
    if splits.anywhere and _SPLIT_ANYWHERE.match(line) is not None:
        return True
    return _DUMP.match(line) is not None or (splits.inputs and _SPLIT.match(line) is not None)
