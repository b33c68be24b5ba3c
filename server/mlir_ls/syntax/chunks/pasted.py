"""Texts that hold MLIR without being MLIR, as they are copied: with line numbers, the marks of a quotation or what a log adds
before each line, with the colours of a terminal, as a difference of two versions, as Markdown with fenced blocks, or with the
text of another language around it; likewise the conflicts that a merge leaves. What is MLIR in them is read where it stands.

In no MLIR all lines begin with numbers, such marks or levels of a log, nor does one begin with three backquotes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.syntax.chunks.dumps import foreign_lines
from mlir_ls.syntax.chunks.enclosed import Enclosed, dedented, enclosed_in, is_operation, may_open, without_escapes
from mlir_ls.syntax.chunks.prose import begins_as_prose, code_in_prose
from mlir_ls.system.patterns import deferred

MAX_LINES = 5000
"""Longer texts are not copied by hand, and what a line is would be decided anew with each edit."""

_NUMBER = deferred(r"[ \t]*([0-9]+)(?:[ \t]*[|:\u2502](?=[ \t]|$)|[.)](?=[ \t]|$)|(?=[ \t]|$))")
_GLUED = deferred(r"[ \t]*([0-9]+)")
_QUOTED = deferred(r"[ \t]*>(?:[ \t]?>)*(?=[ \t]|$)")
_RULED = deferred(r"[ \t]*(?:#[ \t]?|[A-Za-z][\w.-]*[ \t]*)?[|\u2502](?=[ \t]|$)")
_LEVELS = ("trace", "debug", "info", "notice", "warn", "warning", "error", "fatal")
"""How severe a message is, as a log says it."""
_LEVEL = rf"\[?(?i:{'|'.join(_LEVELS)})(?:\]|\]:|:|(?=[ \t]))"
_TIMED = deferred(
    r"[ \t]*\[?(?:[0-9]{4}-[0-9]{2}-[0-9]{2}[T ])?[0-9]{1,2}:[0-9]{2}[0-9:.,]*(?:Z|[+-][0-9]{2}:?[0-9]{2})?\]?"
    rf"(?:[ \t]+{_LEVEL})?(?=[ \t]|$)"
)
_LOGGED = deferred(rf"[ \t]*{_LEVEL}(?=[ \t]|$)")
_MARGIN = deferred(rf"[ \t]*(?:[0-9>|\u2502\[]|#[ \t]?\||[A-Za-z][\w.-]*[ \t]*[|\u2502]|{_LEVEL})")
_DIFFERENCE = deferred(r"[ \\]|[+]|-(?!>)|@@ |diff |index |$")
_COLOUR = deferred(r"\x1b\[[0-9;]*[A-Za-z]")
_BEGINNINGS = frozenset(" \t\0\f\v0123456789>|\u2502+-@di#[")
_BEGUN = deferred(r"[ +@]|-(?!>)|diff |index ")
_HEADING = deferred(r"\+\+\+ |--- |@@ |diff |index |\\")
_CHANGED = deferred(
    r"[+-][ \t]*(?:$|//|[}\"]|[%#!][^=]* = |\^[\w$.-]+[(:]|[A-Za-z_][\w$]*\.[\w$.]+|[A-Za-z_][\w$]*(?:$|[ \t]+[%@{]))"
)
"""A line of a difference that begins an item. One that goes on with an expression may begin with a sign in MLIR, too."""
_ADDED = deferred(r"\+[ \t]*%[\w$.:, %-]+ = ")
_FENCE = re.compile(r"[ \t]*(?:```+|~~~+)[ \t]*([\w+.#-]*)[^`]*$")
_ESCAPE = "\x1b"
FENCE, OTHER_FENCE = "```", "~~~"
_WHOLE = "mlir"
_AROUND = "#"
"""In the place of the language of a block: the text is around the blocks."""
_OTHERS = frozenset((
    "asm", "bat", "bazel", "c", "c#", "c++", "cc", "cmake", "cpp", "cs", "css", "cuda", "dot",
    "fish", "fortran", "go", "h", "hpp", "html", "ini", "java", "javascript", "js", "json", "julia", "kotlin", "make",
    "makefile", "markdown", "md", "perl", "powershell", "ps1", "py", "pycon", "python", "rb", "ruby", "rs", "rust",
    "sass", "scala", "sql", "swift", "tablegen", "td", "toml", "ts", "typescript",
    "xml", "yaml", "yml", "zig", "zsh",
))  # fmt: skip
"""The languages of fenced blocks that hold no MLIR. Of one without a language, or of another, what looks like MLIR is read."""
_DIFFERENCES = frozenset(("diff", "patch"))
_SHOWN = _DIFFERENCES | {"bash", "console", "log", "sh", "shell", "shell-session", "terminal"}
"""Those of blocks that are read if an operation is in them."""
_SUBSTANTIAL = deferred(r"[A-Za-z0-9_%@#!^\"]")
_NAMED = deferred(r"[%^@#!][A-Za-z0-9_$\"]|[\w$]\.[A-Za-z_$]|\bmodule\b")
"""What stands in code of any length: a name with its sigil, or an operation with its dialect."""
_LOWER_IR = deferred(r"(?:define|declare|source_filename|target) |;")
"""How lines begin in the IR that MLIR is translated to, which is often in blocks of the same language."""

_OURS, _BASE, _DIVIDER, _THEIRS = "<" * 7, "|" * 7, "=" * 7, ">" * 7
CONFLICT_MARKS = frozenset((_OURS, _BASE, _DIVIDER, _THEIRS))
"""How the lines begin that begin, divide or end a conflict of a merge, as version control marks them."""

_AFTER_MARK = {_OURS: (_BASE, _DIVIDER), _BASE: (_DIVIDER,), _DIVIDER: (_THEIRS,), _THEIRS: (_OURS,)}
"""Which marks may follow one of a conflict."""

NUMBERED = "the lines begin with their numbers, which are no MLIR"
QUOTED = "the lines begin with the marks of a quotation, which are no MLIR"
RULED = "the lines begin with a rule, which is no MLIR"
TIMED = "the lines begin with the time, which is no MLIR"
LOGGED = "the lines begin with a level of a log, which is no MLIR"
COLOURED = "the text has colours of a terminal, which are no MLIR"
DIFFERENCE = "this is a difference of two versions, of which the new one is read"
MARKDOWN = "this is Markdown, of which the fenced blocks are read"
PROSE = "this is a text in which MLIR stands between sentences, and of which the MLIR is read"
ENCLOSED = "this is a text of another language, of which the strings and the blocks that hold MLIR are read"
CONFLICT = "two versions were merged and differ here: the first one is read, up to '======='"

_MARGINS = ((TIMED, _TIMED), (NUMBERED, _NUMBER), (NUMBERED, _GLUED), (QUOTED, _QUOTED), (RULED, _RULED), (LOGGED, _LOGGED))
"""What lines may begin with that is no MLIR, and how that is spelled."""


class Pasted(NamedTuple):
    """What is read of a text that was copied.

    `kind` says what it is, for a message. `lines` are as many as those of the text, with blanks for what is no MLIR. At the
    lines `starts`, the first one aside, parts begin that know nothing of each other. `kept` are the numbers of the lines that
    remain where the text becomes MLIR. `place`: the line, the first and the last column of the first thing that is no MLIR.
    `instead`: what some of them become, by their numbers, as one may hold several lines of MLIR, or follow something else.
    """

    kind: str
    lines: list[str]
    starts: tuple[int, ...]
    kept: tuple[int, ...]
    place: tuple[int, int, int]
    instead: Mapping[int, Sequence[str]] = MappingProxyType({})

    def plain(self) -> list[str]:
        """The lines of the text as MLIR."""
        texts = [self.lines[number] for number in self.kept]
        found: list[str] = []
        for number, line in zip(self.kept, dedented(texts), strict=True):
            if number in self.starts and found:
                found.append("// -----")
            found += self.instead.get(number, (line,))
        return found


def pasted(lines: Sequence[str]) -> Pasted | None:
    """What is read of a text that was copied with something that is no MLIR; None for all others."""
    return pasted_or_slip(lines)[0]


def pasted_or_slip(lines: Sequence[str]) -> tuple[Pasted | None, bool]:
    """Likewise; and whether a line of MLIR would open a text of another language if no operation stood above it."""
    if len(lines) > MAX_LINES:
        return None, False
    text = "\n".join(lines)
    if _ESCAPE in text and (first := _first_colour(lines)) is not None:
        return _without_colours(lines, first), False
    fenced = _markdown(lines) if FENCE in text or OTHER_FENCE in text else None
    if fenced is None and _OURS in text:
        fenced = _conflict(lines)
    if fenced is None:
        fenced = without_fences(lines)
    return _enclosed(lines) if fenced is None and may_open(text) else (fenced, False)


def may_be_pasted(lines: Sequence[str]) -> bool:
    """Whether a text was copied with something that is no MLIR, or a line of it would say so in another place."""
    return pasted_or_slip(lines) != (None, False)


def without_fences(lines: Sequence[str]) -> Pasted | None:
    """The same for a text that has no fenced blocks; the beginning of most texts says that they are none."""
    for line in lines:
        if line and line[0] not in _BEGINNINGS and not _may_be_logged(line):
            return _prose(lines) if line[0].isalpha() and begins_as_prose(lines) else None  # most texts
        if not line or line.isspace():
            continue
        if len(lines) > MAX_LINES:
            return None
        has_margin = _MARGIN.match(line) is not None
        found = _with_margin(lines) if has_margin else None
        if found is None and (has_margin or _BEGUN.match(line)):
            found = _difference(lines)
        return _prose(lines) if found is None and begins_as_prose(lines) else found
    return None


def _prose(lines: Sequence[str]) -> Pasted | None:
    """A text with MLIR between sentences; None where it has none."""
    if len(lines) > MAX_LINES:
        return None
    read, pieces = code_in_prose(lines)
    if not pieces:
        return None
    kept = [number for piece in pieces for number in piece]
    return Pasted(PROSE, read, tuple([piece.start for piece in pieces]), tuple(kept), _first_left_out(lines, read))


def _first_left_out(lines: Sequence[str], read: Sequence[str]) -> tuple[int, int, int]:
    """The first line of which nothing is read, with where it begins and ends; the beginning of the text if all are."""
    for number, line in enumerate(lines):
        if line.strip() and not read[number]:
            return number, len(line) - len(line.lstrip()), len(line.rstrip())
    return 0, 0, 1


def _may_be_logged(line: str) -> bool:
    """Whether a line may begin with its level, or with the name of what wrote it and a rule."""
    return "|" in line or "\u2502" in line or line.lower().startswith(_LEVELS)


def _first_colour(lines: Sequence[str]) -> tuple[int, re.Match[str]] | None:
    """The first change of colour and its line, if it is neither in a comment nor in a string: nothing else in MLIR has one."""
    for number, line in enumerate(lines):
        found = _COLOUR.search(line) if _ESCAPE in line else None
        if found is not None:
            return None if "//" in line[: found.start()] or '"' in line[: found.start()] else (number, found)
    return None


def _without_colours(lines: Sequence[str], first: tuple[int, re.Match[str]]) -> Pasted:
    read = [_COLOUR.sub(lambda found: " " * len(found[0]), line).rstrip() for line in lines]
    inner = pasted(read)
    if inner is not None:
        return inner
    number, found = first
    return Pasted(COLOURED, read, (), tuple(range(len(lines))), (number, found.start(), found.end()))


def _conflict(lines: Sequence[str]) -> Pasted | None:
    """A text with conflicts of a merge; None where one has no end, or where there is none."""
    read, kept, first = list(lines), list[int](), -1
    expected: tuple[str, ...] = (_OURS,)
    for number, line in enumerate(lines):
        mark = line[:7] if line[:7] in CONFLICT_MARKS and line[7:8] in ("", " ") else ""
        if mark in expected:
            expected = _AFTER_MARK[mark]
            first = number if first < 0 else first
        elif mark:
            return None
        elif _OURS in expected or _BASE in expected:
            kept.append(number)
            continue
        read[number] = ""
    if first < 0 or _OURS not in expected:
        return None
    return Pasted(CONFLICT, read, (), tuple(kept), (first, 0, len(lines[first])))


def _enclosed(lines: Sequence[str]) -> tuple[Pasted | None, bool]:
    """A text of another language; None where no line of it opens one in which MLIR may be, and whether one does by a slip."""
    found = enclosed_in(lines)
    if not found:
        return None, found is None
    read = [""] * len(lines)
    starts: list[int] = []
    kept: list[int] = []
    instead: dict[int, Sequence[str]] = {}
    for inner in found:
        for number, (start, end) in enumerate(inner.parts, inner.first):
            text = lines[number][start:end]
            if start:
                instead[number] = (text.strip(),)
            if inner.escaped:
                text, instead[number] = without_escapes(text)
            read[number] = f"{' ' * start}{text}".rstrip()
        _keep_code(inner, read, starts, kept)
    first = next(number for number, line in enumerate(lines) if line.strip())
    text = lines[first]
    place = first, len(text) - len(text.lstrip()), len(text.rstrip())
    return Pasted(ENCLOSED, read, tuple(starts), tuple(kept), place, instead), False


def _keep_code(inner: Enclosed, read: list[str], starts: list[int], kept: list[int]) -> None:
    """Leaves out of the lines of an enclosed text those that are no MLIR, and the text where none is."""
    first, end = inner.first, inner.first + len(inner.parts)
    # what follows the opening on its line stands at no column of the text
    body = [read[first].lstrip(), *dedented(read[first + 1 : end])]
    foreign = frozenset[int]() if inner.given else foreign_lines(body)
    for number in foreign:
        read[first + number] = ""
    code = [number for number in range(first, end) if read[number]]
    if any([_SUBSTANTIAL.search(read[number]) for number in code]):
        starts.append(code[0])
        kept += [number for number in range(code[0], code[-1] + 1) if number - first not in foreign]
    else:
        read[first:end] = [""] * (end - first)


def has_fence(line: str) -> bool:
    """Whether a line may begin or end a fenced block."""
    return _fence(line) is not None


def _fence(line: str) -> re.Match[str] | None:
    return _FENCE.match(line) if ("`" in line or "~" in line) and line.lstrip().startswith((FENCE, OTHER_FENCE)) else None


def _with_margin(lines: Sequence[str]) -> Pasted | None:
    """A text whose lines all begin with their number, or with the same mark."""
    for kind, pattern in _MARGINS:
        found = [(number, pattern.match(line)) for number, line in enumerate(lines) if line and not line.isspace()]
        margins = [(number, match) for number, match in found if match is not None]
        if len(margins) < max(2, len(found)):
            continue
        if kind == NUMBERED and not _is_counted([int(match[1]) for _, match in margins], pattern is _GLUED):
            continue
        read = list(lines)
        for number, match in margins:
            read[number] = " " * match.end() + lines[number][match.end() :]
        line, first = margins[0]
        place = line, len(first[0]) - len(first[0].lstrip()), first.end()
        read = [text.rstrip() for text in read]
        inner = _with_blocks(read)
        if inner is not None:
            return inner._replace(kind=kind, place=place)
        return Pasted(kind, read, (), tuple(range(len(lines))), place)
    return None


def _with_blocks(lines: Sequence[str]) -> Pasted | None:
    """What is read of the rest of such a text where that is Markdown or of another language."""
    fenced = _markdown(lines) if any([has_fence(text) for text in lines]) else None
    return _enclosed(lines)[0] if fenced is None and may_open("\n".join(lines)) else fenced


def _is_counted(numbers: Sequence[int], without_gaps: bool) -> bool:
    return all([before + 1 == after if without_gaps else before < after for before, after in pairwise(numbers)])


def _difference(lines: Sequence[str], is_given: bool = False) -> Pasted | None:
    """A difference of two versions, as `diff -u` prints it; `is_given`: it is said to be one."""
    for line in lines:
        if _DIFFERENCE.match(line) is None:
            return None
    changed = [number for number, line in enumerate(lines) if line[:1] in ("+", "-")]
    kept = [number for number, line in enumerate(lines) if line[:1] != "-" and _HEADING.match(line) is None]
    has_heading = any([_HEADING.match(line) for line in lines])
    is_change = any([lines[number][0] == "+" for number in changed]) and (
        len(changed) > 1 or _ADDED.match(lines[changed[0]]) is not None
    )
    is_one = is_given or has_heading or (is_change and all([_CHANGED.match(lines[number]) for number in changed]))
    if not changed or not is_one:
        return None
    read = [""] * len(lines)
    for number in kept:
        read[number] = f" {lines[number][1:]}".rstrip()
    place = changed[0], 0, 1
    inner = _with_blocks(read)
    if inner is not None:
        return inner._replace(kind=DIFFERENCE, place=place)
    return Pasted(DIFFERENCE, read, (), tuple(kept), place)


def _markdown(lines: Sequence[str]) -> Pasted | None:
    """A text with fenced blocks. A single fence is rather a slip, or was copied with one block: it is an error in its place."""
    if len([line for line in lines if has_fence(line)]) < 2:
        return None
    read = [""] * len(lines)
    starts: list[int] = []
    kept: list[int] = []
    instead: dict[int, Sequence[str]] = {}
    for first, end, language in _blocks(lines):
        inner = _of_block(lines[first:end], language)
        # without a name these are brackets and words of another language
        if inner is not None and (language == _WHOLE or any([_NAMED.search(line) for line in inner.lines])):
            read[first:end] = inner.lines
            starts += [first + each for each in inner.starts or (0,)]
            kept += [first + each for each in inner.kept]
            instead |= {first + each: texts for each, texts in inner.instead.items()}
    return Pasted(MARKDOWN, read, tuple(starts), tuple(kept), _first_left_out(lines, read), instead)


def _of_block(body: Sequence[str], language: str) -> Pasted | None:
    """What is read of a fenced block: all of it, or what looks like MLIR in a text that was copied itself."""
    if language == _AROUND:
        return (_enclosed(body)[0] if may_open("\n".join(body)) else None) or _prose(body)
    if language == _WHOLE:
        return Pasted(MARKDOWN, list(body), (), tuple(range(len(body))), (0, 0, 0))
    inner = _difference(body, is_given=True) if language in _DIFFERENCES else without_fences(body)
    if inner is None and may_open("\n".join(body)):
        inner = _enclosed(body)[0]
    if inner is None or not inner.starts:
        read = body if inner is None else inner.lines
        foreign = foreign_lines(dedented(read))
        kept = range(len(body)) if inner is None else inner.kept
        lines = ["" if number in foreign else line for number, line in enumerate(read)]
        inner = Pasted(MARKDOWN, lines, (), tuple([number for number in kept if number not in foreign]), (0, 0, 0))
    if language in _SHOWN and not any([is_operation(line) for line in inner.lines]):
        return Pasted(MARKDOWN, [""] * len(body), (), (), (0, 0, 0))
    return inner


def _begins_with_operation(lines: Sequence[str]) -> bool:
    """Whether the first line that is no comment begins with an operation: such a block is coloured as another language only."""
    return is_operation(next((line for line in lines if line.strip() and not line.lstrip().startswith("//")), ""))


def _blocks(lines: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """The fenced blocks that may hold MLIR, and what is around them: the first line, that after the last one, and the language.

    Where the first fence has code before it, it ends a block that the copy begins in.
    """
    fences = [(number, found[1].lower()) for number, line in enumerate(lines) if (found := _fence(line)) is not None]
    begun, after, language = -1, 0, ""
    number, spelled = fences[0]
    code = [line for line in lines[:number] if line.strip()]
    if not spelled and code and len(fences) % 2 and len(foreign_lines(code)) < len(code):
        begun = 0
    for number, spelled in [*fences, (len(lines), "")]:
        if begun < 0:
            yield after, number, _AROUND
            begun, language = number + 1, spelled
            continue
        body = lines[begun:number]
        is_other = language in _OTHERS and not _begins_with_operation(body)
        if language == _WHOLE or not (is_other or any([_LOWER_IR.match(line) for line in body])):
            yield begun, number, language
        begun, after = -1, number + 1
