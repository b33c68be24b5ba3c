"""MLIR in texts that people write, as mails, forum posts and articles: between sentences, with nothing that marks it.

No line of MLIR begins with several words of any language. Lines that are quoted, and code that is indented, as in mails and in
reStructuredText, are read as the others.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate

from mlir_ls.syntax.chunks.dumps import foreign_lines, lines_of_messages, may_be_code
from mlir_ls.syntax.chunks.enclosed import dedented, is_operation
from mlir_ls.system.patterns import deferred

_WORD = r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*"
_SENTENCE = deferred(
    r"(?!(?:\w+, ?){2,})"
    r"(?:#+[ \t]+|[*\u2022\u25aa\u25e6-][ \t]+|[0-9]+[.)][ \t]+)?"
    rf"(?:(?!mod |floordiv |ceildiv ){_WORD}[,;:]?(?: (?:{_WORD}|[0-9]+[.:)]?)[,;:]?){{3}}(?=[ ,.;:?!)]|$)"
    rf"|{_WORD},?(?: {_WORD}){{1,5}}(?:[:.!?,]$|:(?= ))"
    r"|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{4}|On [^%@{}]* wrote:$)"
)
"""How lines begin that are sentences or headings: with four words, with less before a mark, or without blanks between.

None are lists of words with commas between them, and what goes on in an affine expression.
"""
_NO_CODE = deferred(rf"{_WORD}[:.!?,]$|[*-][ \t]|[^\x00-\x7f]")
"""How lines begin that are neither sentences nor MLIR: with one word and a mark, the mark of a list, or outside of ASCII."""
_MAX_BEGINNING = 10
"""A text that begins as prose has a sentence among so many lines."""
_MIN_BETWEEN = 2
"""Lines that are no MLIR in prose with MLIR."""
_BLANK = ("", " ", "\t")
_REGION = "module {"
"""What stands for an operation above, in whose region lines are."""
_QUOTED = re.compile(r">(?: ?>)*(?: |$)")


def is_sentence(line: str) -> bool:
    """Whether a line is a sentence or a heading."""
    return _SENTENCE.match(line.strip()) is not None


def begins_as_prose(lines: Sequence[str]) -> bool:
    """Whether one of the first lines of a text, above all that is MLIR, is a sentence or a heading."""
    for line in lines[:_MAX_BEGINNING]:
        if is_sentence(line):
            return True
        if line[:1] not in _BLANK and may_be_code(line):
            return False
    return False


def code_in_prose(lines: Sequence[str]) -> tuple[list[str], list[range]]:
    """The lines of a text with blanks for what is no MLIR, and where the pieces of MLIR are in it.

    There are none if a single line stands between them, which is a slip in MLIR then. Where sentences stand only around MLIR,
    all between these is read, whatever it is.
    """
    read = _without_quotes(lines)
    messages = lines_of_messages(read)
    if len([line for number, line in enumerate(read) if number not in messages and _is_between(line)]) < _MIN_BETWEEN:
        return read, []
    found: list[range] = []
    for part in _parts(read, messages):
        body = dedented([read[number] for number in part])
        foreign = _foreign_in(body)
        found += [
            range(part.start + piece.start, part.start + piece.stop)
            for piece in _pieces([number not in foreign and bool(line.strip()) for number, line in enumerate(body)], body)
        ]
    if found and (whole := _between_sentences(read, messages, found[0].start, found[-1].stop)) is not None:
        found = [whole]
    code = {number for piece in found for number in piece}
    return [line if number in code else "" for number, line in enumerate(read)], found


def _foreign_in(lines: Sequence[str]) -> frozenset[int]:
    """The numbers of the lines that are no MLIR; all lines before a brace that none of them opens are in a region."""
    depths = accumulate([line.count("{") - line.count("}") for line in lines])
    around = [_REGION] * max(0, -min(depths))
    return frozenset([each - len(around) for each in foreign_lines([*around, *lines]) if each >= len(around)])


def _without_quotes(lines: Sequence[str]) -> list[str]:
    """Lines with blanks in the place of marks of quotation; one that stands alone is one where a quoted line is beside it."""
    marks = [_QUOTED.match(line) if line[:1] == ">" else None for line in lines]
    holds = [mark is not None and bool(line[mark.end() :].strip()) for mark, line in zip(marks, lines, strict=True)]
    read = list(lines)
    for number, mark in enumerate(marks):
        if mark is not None and any(holds[max(0, number - 1) : number + 2]):
            read[number] = " " * mark.end() + lines[number][mark.end() :]
    return read


def _between_sentences(lines: Sequence[str], messages: Collection[int], first: int, end: int) -> range | None:
    """All that is below the sentences above a line, up to the first one below; None if there is one before `end`."""
    bounds = [number for number, line in enumerate(lines) if number in messages or _is_no_code(line.strip())]
    above, below = [each for each in bounds if each < first], [each for each in bounds if each >= first]
    if not above or (below and below[0] < end):
        return None
    held = [each for each in range(above[-1] + 1, below[0] if below else len(lines)) if lines[each].strip()]
    return range(held[0], held[-1] + 1)


def _is_no_code(line: str) -> bool:
    return is_sentence(line) or _NO_CODE.match(line) is not None


def _is_between(line: str) -> bool:
    """Whether a line is a sentence, or is no MLIR at its beginning."""
    return is_sentence(line) or (line[:1] not in _BLANK and not may_be_code(line))


def _parts(lines: Sequence[str], messages: Collection[int]) -> Iterator[range]:
    """The parts of a text between its sentences, messages and what else is no MLIR at the beginnings of its lines."""
    start = -1
    for number, line in enumerate(lines):
        if number in messages or _is_between(line):
            if start >= 0:
                yield range(start, number)
            start = -1
        elif start < 0 and line.strip():
            start = number
    if start >= 0:
        yield range(start, len(lines))


def _pieces(is_code: Sequence[bool], lines: Sequence[str]) -> Iterator[range]:
    """The runs of lines that are code, or blank between code, in which an operation stands."""
    start = end = -1
    for number, (code, line) in enumerate(zip(is_code, lines, strict=True)):
        if code:
            start = number if start < 0 else start
            end = number + 1
        elif line.strip() and start >= 0:
            if any([is_operation(each) for each in lines[start:end]]):
                yield range(start, end)
            start = -1
    if start >= 0 and any([is_operation(each) for each in lines[start:end]]):
        yield range(start, end)
