"""Where MLIR stands in texts of other languages: in raw strings of C++, strings of Python with three quotes, documents in the
shell, blocks of reStructuredText, Org, AsciiDoc, LaTeX, HTML and YAML, and in strings whose line ends are escaped, as those of
JSON.

How a line begins that opens one of them is how no line of MLIR does. Below an operation it is a slip, and all stays MLIR.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.system.patterns import deferred

_MAX_ESCAPED = 100_000
"""So many characters of a string with escaped line ends are read."""


class Enclosed(NamedTuple):
    """A text in one of another language: of each of its lines from `first` on, the columns where its part begins and ends.

    `given`: whether its language is named, so that all of it is MLIR. `escaped`: whether its line ends and quotes are.
    """

    first: int
    parts: tuple[tuple[int, int], ...]
    given: bool
    escaped: bool = False


_MARKS = ('R"', '"""', "'''", "<<", "<pre", "<code", ".. ", "#+", "\\begin{", "[source,", "\\n", ": |", ": >")
"""One of them is in each line that opens a text."""
_RAW = deferred(r"""[^"'/]*\b(?:u8|[uUL])?R"(?P<tag>[\w-]*)\(""")
_QUOTES = deferred(
    r"""[ \t]*(?:return[ \t]+|[A-Za-z_][\w.]*[ \t]*=[ \t]*)?(?:[A-Za-z_][\w.]*\()*"""
    r"""[rRbBuUfF]{0,2}(?P<quotes>\"{3}|'{3})(?!["'])\\?"""
)
_HERE = deferred(
    r"""[ \t]*(?:[$>][ \t]+)?[A-Za-z_./][^"'#%@!<]*<<-?"""
    r"""(?:[ \t]*(?P<quote>["'])(?P<quoted>\w+)(?P=quote)|(?P<word>[A-Za-z_]\w*)|[ \t]*(?P<spaced>[A-Z_]+))(?=[ \t|;&)]|$).*$"""
)
_DIRECTIVE = deferred(r"(?P<indent>[ \t]*)\.\. (?:code-block|code|sourcecode)::[ \t]*(?P<language>[\w+-]*)[ \t]*$")
_SCALAR = deferred(r"(?P<indent>[ \t]*)(?:-[ \t]+)?[\w.-]+: [|>][-+0-9]*[ \t]*$")
"""A key of YAML whose value is the block below it."""
_OPTION = deferred(r"[ \t]*:[\w-]+:")
_MARKED = deferred(
    r"""[ \t]*(?:
        \#\+(?i:begin)_(?P<org>\w+)(?:[ \t]+(?P<org_language>[\w-]+))?.*$
        | \\begin\{(?P<latex>lstlisting|minted|verbatim|Verbatim|alltt)\*?\}(?:\[[^\]]*\])?(?:\{\w+\})?
        | <pre\b[^>]*>[ \t]*(?:<code\b[^>]*>)? | <code\b[^>]*>
    )""",
    re.VERBOSE,
)
_SOURCE = deferred(r"\[source,[ \t]*(?P<language>[\w+-]+)[^\]]*\][ \t]*$")
_ESCAPED = deferred(r"""(?:\$\d+ = |[ \t]*(?:.*[{,])?[ \t]*"(?:text|newText)"[ \t]*:[ \t]*)"(?P<text>(?:[^"\\]|\\.)*)(?="|$)""")
_LITERAL = deferred(r"""(?P<before>[^"'%#!@^/]*)"(?P<text>(?:[^"\\]|\\.)*?)(?P<end>\\n)?"[ \t]*(?P<after>[\\;,)\]} \t+]*)$""")
"""A line of source code that is a string, which the strings on the next lines go on with."""
_OPERATION = deferred(
    r"""[ \t]*(?:
        %[\w$.-]+(?::\d+)?(?:[ \t]*,[ \t]*%[\w$.-]+(?::\d+)?)*[ \t]*=[ \t]*["A-Za-z_]
        | "[\w$.]+"[ \t]*\(
        | \^[\w$.-]+[ \t]*(?:\([^()]*\)[ \t]*)?:
        | [A-Za-z_][\w$]*(?:\.[A-Za-z_][\w$]*)+(?:[ \t]*$|[ \t]+(?:[%@{"#!<(\[^0-9]|
            (?:attributes|constant|dense|external|internal|private)\b))
        | (?:module|(?:cfg|ext|ml)?func)(?:[ \t]+(?:attributes|private))?[ \t]+[@{]
        | [#!][A-Za-z_$][\w$.]*[ \t]*=[ \t]
    )""",
    re.VERBOSE,
)
"""How lines begin that are operations, labels or aliases of MLIR, and hardly anything in the languages around it."""
_PIECE = deferred(r"\\u[0-9A-Fa-f]{4}|\\.|.", re.DOTALL)
_MLIR = "mlir"


def may_open(text: str) -> bool:
    """Whether a text may have a line that opens such a text."""
    return any([mark in text for mark in _MARKS])


def is_operation(line: str) -> bool:
    """Whether a line begins as an operation, a label or an alias of MLIR does, and hardly anything else."""
    return _OPERATION.match(line) is not None


def dedented(lines: Sequence[str]) -> list[str]:
    """Lines without the blanks that all of them begin with, or the first of them where that is an operation."""
    code = [line for line in lines if line and not line.isspace()]
    indents = [len(line) - len(line.lstrip()) for line in code]
    indent = indents[0] if code and is_operation(code[0]) else min(indents, default=0)
    return [line[indent:] if line[:indent].isspace() or not indent else line.lstrip() for line in lines]


def opens(line: str) -> bool:
    """Whether a line opens such a text, whatever follows it."""
    return may_open(line) and _opened([line], 0) is not None


def enclosed_in(lines: Sequence[str]) -> list[Enclosed] | None:
    """The texts that stand in a text of another language; None if an operation stands above the line that opens the first one,
    which is a slip in MLIR then."""
    text = "\n".join(lines)
    marks = [mark for mark in _MARKS if mark in text]
    found: list[Enclosed] = []
    end = 0
    for number in sorted({number for mark in marks for number, line in enumerate(lines) if mark in line}):
        inner = _opened(lines, number) if number >= end else None
        if inner is None:
            continue
        if not found and any([is_operation(line) for line in lines[:number]]):
            return None
        found.append(inner)
        end = inner.first + len(inner.parts)
    return found


def _opened(lines: Sequence[str], number: int) -> Enclosed | None:
    line = lines[number]
    if line.lstrip().startswith("//"):
        return None
    if (found := _ESCAPED.match(line)) is not None and "\\n" in found["text"] and len(found["text"]) <= _MAX_ESCAPED:
        return Enclosed(number, (found.span("text"),), given=False, escaped=True)
    if (literals := _literals(lines, number)) is not None:
        return literals
    if (found := _RAW.match(line)) is not None:
        return _until(lines, number, found.end(), f'){found["tag"]}"', given=found["tag"].lower() == _MLIR)
    if (found := _QUOTES.match(line)) is not None:
        return _until(lines, number, found.end(), found["quotes"], given=False)
    if (found := _HERE.match(line)) is not None:
        return _until_word(lines, number, found["quoted"] or found["word"] or found["spaced"])
    if (found := _DIRECTIVE.match(line)) is not None:
        return _indented(lines, number, len(found["indent"]), given=found["language"].lower() == _MLIR)
    if (found := _SCALAR.match(line)) is not None:
        return _indented(lines, number, len(found["indent"]), given=False)
    if (found := _SOURCE.match(line)) is not None:
        first = min(number + 1, len(lines) - 1)
        return _until(lines, first, len(lines[first]), lines[first], given=found["language"].lower() == _MLIR)
    if (found := _MARKED.match(line)) is None:
        return None
    if found["org"]:
        return _until(lines, number, found.end(), f"#+end_{found['org']}", given=(found["org_language"] or "").lower() == _MLIR)
    if found["latex"]:
        return _until(lines, number, found.end(), "\\end{", given=_MLIR in found[0].lower())
    return _until(lines, number, found.end(), "</code>" if "<code" in found[0] else "</pre>", given=_MLIR in found[0].lower())


def _literals(lines: Sequence[str], number: int) -> Enclosed | None:
    """A text of which each line is a string of its own, with its line end, as compilers join them."""
    parts: list[tuple[int, int]] = []
    for line in lines[number:]:
        found = _LITERAL.match(line)
        if found is None or (parts and found["before"].strip()) or (not parts and found["end"] is None):
            break
        parts.append(found.span("text"))
        if ";" in found["after"]:
            break
    return Enclosed(number, tuple(parts), given=False, escaped=True) if len(parts) > 1 else None


def _until(lines: Sequence[str], first: int, column: int, closing: str, given: bool) -> Enclosed:
    """What stands from a column of a line on, before what closes it, in capitals or not, or else to the end of the text."""
    parts: list[tuple[int, int]] = []
    for number in range(first, len(lines)):
        line = lines[number]
        end = line.lower().find(closing.lower(), column) if closing else -1
        parts.append((column, end if end >= 0 else len(line)))
        if end >= 0:
            break
        column = 0
    return Enclosed(first, tuple(parts), given)


def _until_word(lines: Sequence[str], number: int, word: str) -> Enclosed:
    """What stands below a line, above one that is a word alone."""
    parts = [(len(lines[number]), len(lines[number]))]
    for line in lines[number + 1 :]:
        if line.strip() == word:
            parts.append((len(line), len(line)))
            break
        parts.append((0, len(line)))
    return Enclosed(number, tuple(parts), given=False)


def _indented(lines: Sequence[str], number: int, indent: int, given: bool) -> Enclosed:
    """What stands below a line and further to the right, without the options at its beginning."""
    parts = [(len(lines[number]), len(lines[number]))]
    is_begun = False
    for line in lines[number + 1 :]:
        if line.strip() and len(line) - len(line.lstrip()) <= indent:
            break
        is_begun = is_begun or (bool(line.strip()) and _OPTION.match(line) is None)
        parts.append((0 if is_begun else len(line), len(line)))
    return Enclosed(number, tuple(parts), given)


def without_escapes(text: str) -> tuple[str, list[str]]:
    """A string without its escapes: as long as it was, with blanks for line ends and comments; and its lines."""
    placed: list[str] = []
    plain: list[str] = []
    in_string = in_comment = False
    for found in _PIECE.finditer(text):
        piece = found[0]
        char = _meaning(piece)
        is_slash = char == "/" and plain[-1:] == ["/"] and not in_string
        if is_slash and not in_comment:
            in_comment = True
            placed[-1] = " " * len(placed[-1])
        if char == "\n":
            in_comment = in_string = False
        blank = " " * (len(piece) - 1)
        closes = char == '"' and in_string
        if char == '"' and not in_comment:
            in_string = not in_string
        shown = " " if in_comment or char in "\n\t\r" else char
        placed.append(shown + blank if closes else blank + shown)
        plain.append(char)
    return "".join(placed), "".join(plain).split("\n")


def _meaning(piece: str) -> str:
    """The character that a piece of a string stands for."""
    if len(piece) == 1:
        return piece
    if piece[1] == "u":
        return chr(int(piece[2:], 16)) if len(piece) > 2 else "u"
    return {"n": "\n", "t": "\t", "r": "\r"}.get(piece[1], piece[1])
