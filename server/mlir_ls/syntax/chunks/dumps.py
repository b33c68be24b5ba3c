"""Logs of a compiler: texts with dumps of the IR between passes, and what else the compiler printed between them.

A dump begins with a line as `// -----// IR Dump After CSE (cse) ('func.func' operation: @f) //----- //` and ends with the
next one. MLIR, "Pass Infrastructure", "IR Printing"; compilers that are built on MLIR print the same lines, and shorter ones
within a pass: `// -----// SoftwarePipeliner internal IR Dump After: LowerLoops`. Until LLVM 11 the line was
`// *** IR Dump After CSE ***`, which is printed after a pattern to this day; until LLVM 10 it had no slashes. A text with
errors in the form in which compilers print them, `file.mlir:2:13: error: …`, the trace of a conversion, or that of a crash is
the output of one as well, and so is what a shell, Python or a debugger shows of one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.syntax.chunks.splits import OLD_DUMP, PLAIN_DUMP, SPLITTING
from mlir_ls.system.patterns import deferred
from mlir_ls.text import occurs

_HEADER = deferred(
    r"// -----// (?P<within>\S[^\"]*? )?IR Dump (?P<when>Before|After):? (?P<name>\S.*?)(?P<failed> Failed)?"
    r"(?: \((?P<flag>[^()']*(?:\([^()]*\)[^()']*)*)\))?"
    r"(?: \('(?P<operation>[^']*)' operation(?:: @(?P<symbol>\"(?:[^\"\\]|\\.)*\"|[^\s)]+))?\))?"
    r"(?(within)(?:[ \t]*//----- //)?|[ \t]*//----- //)[ \t]*$"
)
_OLD_HEADER = deferred(
    r"(?:// )?\*\*\* IR Dump (?P<when>Before|After) (?P<name>\S.*?)(?P<failed> Failed)? \*\*\*"
    r"(?: \('(?P<operation>[^']*)' operation(?:: @(?P<symbol>\"(?:[^\"\\]|\\.)*\"|[^\s)]+))?\))?[ \t]*$"
)
_PIPELINE = deferred(r"(?P<name>\S.*?): (?:(?P<flag>[\w.-]+)(?:\{.*\})?|unknown<.*>)$")
"""The name of a pass with what a textual pipeline has for it, as later releases print it; "unknown" where that is nothing."""

_BEGINNING = "// -----// "
_OLD = (OLD_DUMP, PLAIN_DUMP)
_BREAKS = (SPLITTING, *_OLD)

_MAX_HEADER = 1000
"""Characters of a longer line are no name of a pass."""

_MESSAGE = deferred(r"(?:loc\(.*\): ?|[^\s%#!\"^}][^\n]*?:\d+:(?:\d+:)? ?|)(?:fatal error|error|warning|remark|note): ")
_SEVERITY = deferred(": (?:error|note|warning|remark): ")
_POSITIONED = deferred(r"""(?!//)(?:[^\s%#!"^}][^"]*?:\d+:\d+|<unknown>:0|loc\(.*\)): (?:error|note|warning|remark): """)
"""A message with a place in front, or that it has none, as no operation begins. What else a compiler prints comes with such."""
_PLACELESS = "error: "
_ALONE = deferred(rf"(?:fatal )?{_PLACELESS}\S+ \S")
"""An error without a place, which is a sentence."""
_CARET = re.compile(r"[ \t]*\^[~ ]*$")
_CURRENT = re.compile(r"note: see current operation:[ \t]*(.*)$")
_CODE = deferred(
    r'//|[}"]|[%^#!][A-Za-z_$]|[%^][0-9]|\{-#|#-\}|\)'
    r"|[A-Za-z_][\w$-]*\.[\w$.-]+(?=[ \t<({]|$)|[a-z_][\w$]*(?=[ \t]*[{@<]|[ \t]+(?:attributes|private|public|nested)\b)"
)
_CONTINUED = deferred(r"[{:,\]]|>(?=[ \t]*(?:$|[:,)}]|->))|->|[a-z_]+\([%@^]|attributes\b")
"""How a line that is not indented goes on with the operation above it."""
_TRACED = "Legalizing operation : '"
_TRACE = deferred(rf"[ \t]*{_TRACED}[\w$.-]+'\(0x")
"""Where the trace of a conversion begins, as `-debug-only=dialect-conversion` has it printed."""
_RESULT = deferred(r'\}[ \t]*->[ \t]*(?:SUCCESS|FAILURE)\b|"(?:[^"\\]|\\.)*" result -?\d+[ \t]*$')
"""What else of such a trace begins as code does: how an attempt ended, and what a pattern returned."""
_CRASHED = ("Stack dump", "PLEASE submit a bug report", "LLVM ERROR: ")
_CRASH = deferred(r"Stack dump(?: without symbol names .*)?:[ \t]*$|PLEASE submit a bug report to \S|LLVM ERROR: \S")

_BEGUN = deferred(
    r"\$ [\w./~-]|>>> (?:[A-Za-z_][\w.]*(?:\(| = )|(?:import|from) \w)|\((?:gdb|lldb|Pdb)\) \w|In \[[0-9]+\]: \w|julia> [\w@]"
    r"|[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:.]+: [EFIW] \S+:[0-9]+\] |[EFIW][0-9]{4,8} [0-9:.]+ +[0-9]+ \S+:[0-9]+\] "
)
"""How a text begins that a program around a compiler shows: with what was typed into a shell, Python, Julia or a debugger, or
with a line that was logged, with the time, how severe it is, and the line of a file that says so."""

_MESSAGES = (
    *[(begun, _CRASH) for begun in _CRASHED],
    *((_PLACELESS, _ALONE), (_TRACED, _TRACE)),
)
"""What a compiler's message without a place has in it, and how its line begins."""

_ASIDE = re.compile(r'"(?:[^"\\]|\\.)*"|//.*')


class DumpHeader(NamedTuple):
    """The line before a dump.

    `after`: the IR is that after the pass, else before it. `name` is the pass, `flag` its argument on a command line
    ("" without one). `operation` is the name of the operation that the pass ran on and `symbol` its symbol; both are "" where
    the line does not say: compilers name them only where more than that operation is printed.
    """

    after: bool
    name: str
    flag: str
    failed: bool
    operation: str
    symbol: str


def dump_header(line: str) -> DumpHeader | None:
    """What a line says of the dump below it; None for all other lines."""
    if len(line) > _MAX_HEADER or not line.startswith((_BEGINNING, *_OLD)):
        return None
    old = line.startswith(_OLD)
    found = _OLD_HEADER.match(line) if old else _HEADER.match(line)
    if found is None:
        return None
    after, has_failed = found["when"] == "After", found["failed"] is not None
    symbol = (found["symbol"] or "").strip('"')
    if old:
        return DumpHeader(after, found["name"], "", has_failed, found["operation"] or "", symbol)
    piped = _PIPELINE.match(found["name"]) if found["flag"] is None else None
    name, flag = (found["name"], found["flag"]) if piped is None else (piped["name"], piped["flag"])
    return DumpHeader(after, name, flag or "", has_failed, found["operation"] or "", symbol)


def has_dumps(text: str) -> bool:
    """Whether a text, in which newlines alone end lines, has dumps."""
    for part in (_BEGINNING, PLAIN_DUMP):
        for line in _lines_with(part, text):
            if dump_header(line) is not None:
                return True
    return False


def has_messages(text: str) -> bool:
    """Whether errors, a trace or a crash that a compiler printed stand in a text, in which newlines alone end lines, or whether
    it begins as what a program around a compiler shows."""
    for line in _lines_where(lambda at: found.start() if (found := _SEVERITY.search(text, at)) is not None else -1, text):
        if _POSITIONED.match(line) is not None:
            return True
    for part, pattern in _MESSAGES:
        for line in _lines_with(part, text):
            if pattern.match(line) is not None:
                return True
    return _BEGUN.match(text) is not None


def _lines_with(part: str, text: str) -> Iterator[str]:
    """The lines of a text that a part stands in."""
    return _lines_where(lambda at: text.find(part, at), text) if occurs(part, text) else iter(())


def _lines_where(find: Callable[[int], int], text: str) -> Iterator[str]:
    """The lines of a text in which something is found: few in a long text. `find` says where it is from an index on, or -1."""
    at = find(0)
    while at >= 0:
        end = text.find("\n", at)
        end = end if end >= 0 else len(text)
        yield text[text.rfind("\n", 0, at) + 1 : end]
        at = find(end)


def is_log(text: str) -> bool:
    """Whether a text, in which newlines alone end lines, is the output of a compiler: it has dumps or messages."""
    return has_dumps(text) or has_messages(text)


def foreign_lines(lines: Sequence[str]) -> frozenset[int]:
    """The numbers of the lines of a chunk of a log that are no MLIR, counted from its first line.

    What a line is, depends only on the lines above it up to the last one that begins as one that splits a text does. Not MLIR
    are diagnostics with their excerpts and the operations they print, reports of times and statistics, and other output.
    """
    found: list[int] = []
    depth = 0  # of brackets that are open
    adjacent = False  # whether the line before is code
    number, end = 0, len(lines)
    nets: dict[str, int] = {}  # of lines that are in many dumps
    while number < end:
        line = lines[number]
        if depth and line[:1] == " ":  # most lines
            net = nets.get(line)
            if net is None:
                net = nets[line] = _net(line)
            if net:
                depth = max(0, depth + net)
            number += 1
            continue
        if line.startswith(_BREAKS):
            depth, adjacent = 0, False
            if line.startswith(PLAIN_DUMP):
                found.append(number)
        elif line[:1] not in _BLANK and _MESSAGE.match(line):
            after = _after_message(lines, number, end)
            found += range(number, after)
            number = after
            continue
        elif not line.strip():
            adjacent = False
        elif number + 1 < end and line[0] != " " and _CARET.match(lines[number + 1]):
            found += (number, number + 1)
            number += 2
            adjacent = False
            continue
        elif depth or (adjacent and _goes_on(line)) or (line[0] not in " \t" and _is_code(line)):
            depth = max(0, depth + _net(line))
            adjacent = True
        else:
            found.append(number)
            adjacent = False
        number += 1
    return frozenset(found)


_BLANK = ("", " ", "\t", "%", "}", '"', "^", "#")


def lines_of_messages(lines: Sequence[str]) -> frozenset[int]:
    """The numbers of the lines that are diagnostics, with their excerpts and the operations that they print."""
    found: list[int] = []
    number = 0
    while number < len(lines):
        is_message = lines[number][:1] not in _BLANK and _MESSAGE.match(lines[number]) is not None
        after = _after_message(lines, number, len(lines)) if is_message else number + 1
        found += range(number, after) if is_message else ()
        number = after
    return frozenset(found)


def may_be_code(line: str) -> bool:
    """Whether a line that is not indented may be MLIR."""
    return _is_code(line) or _goes_on(line)


def _goes_on(line: str) -> bool:
    """Whether a line below one that is MLIR outside of brackets goes on with it."""
    return line[0] in " \t" or _CONTINUED.match(line) is not None


def _is_code(line: str) -> bool:
    """Whether a line that is not indented and stands outside of brackets is MLIR."""
    return _CODE.match(line) is not None and (line[0] not in '}"' or _RESULT.match(line) is None)


def _after_message(lines: Sequence[str], number: int, end: int) -> int:
    """The line after a diagnostic, the excerpt below it, and the operation that it prints."""
    current = _CURRENT.search(lines[number])
    following = number + 1
    if current is not None:
        text = current[1]
        if not text and following < end and not lines[following].startswith(_BREAKS):
            text = lines[following]
            following += 1
        depth = _net(text)
        while depth > 0 and following < end and not lines[following].startswith(_BREAKS):
            depth += _net(lines[following])
            following += 1
        return following
    if following + 1 < end and _CARET.match(lines[following + 1]):
        return following + 2
    return following


def _net(line: str) -> int:
    """How many more brackets a line opens than it closes."""
    if '"' in line or "//" in line:
        line = _ASIDE.sub("", line)
    opened = line.count("(") + line.count("[") + line.count("{")
    return opened - line.count(")") - line.count("]") - line.count("}")
