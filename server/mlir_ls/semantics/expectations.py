"""What a text itself expects to be wrong with it: the annotations that `mlir-opt --verify-diagnostics` compares.

    // expected-error @below {{the words of the reference}}

An annotation is about a line: its own, one so many lines further, or, with `@above` and `@below`, the nearest line that
bears no annotation. Which line has errors decides, never their messages: an annotation has the words of the reference, we
have others. Annotations do not change what is found, only how that is shown.

Which lines bear annotations is cached from one version of a text to the next, so that an edit looks at no other lines.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple, TypeVar

from mlir_ls.interruption import pause
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Edit

Item = TypeVar("Item")

_WORD = "expected-"
_COMMAND = "RUN:"
_ANNOTATION = deferred(
    r"expected-(?P<kind>error|warning|remark|note)(?P<pattern>-re)?"
    r" *(?:@(?P<place>[+-]\d{1,6}|above|below|unknown))? *\{\{(?P<words>.*)\}\}[ \t]*$"
)


class Annotation(NamedTuple):
    """An annotation on a line: where it stands in it, "error", "warning", "remark" or "note", and which line it is about.

    `place` is a number of lines, "above", "below", or "unknown", which is about no line.
    """

    start: int
    end: int
    kind: str
    place: int | str


class Expectations(NamedTuple):
    """The annotations of a text by their lines, in order, and its RUN lines; neither where there are no annotations."""

    annotations: tuple[tuple[int, Annotation], ...] = ()
    commands: tuple[tuple[int, str], ...] = ()


NONE = Expectations()


class Expectation(NamedTuple):
    """An annotation with the line it stands on and the one it is about."""

    line: int
    annotation: Annotation
    target: int


# -- which annotations there are --------------------------------------------------------------------------------------


def annotation_in(line: str) -> Annotation | None:
    """The annotation that a line bears; a line has no more than one, and it ends the line."""
    found = _ANNOTATION.search(line)
    if found is None:
        return None
    place = found["place"] or "+0"
    return Annotation(found.start(), found.end(), found["kind"], int(place) if place[0] in "+-" else place)


def may_bear_annotations(lines: Iterable[str]) -> bool:
    """Whether one of some lines has the word with which annotations begin."""
    return any([_WORD in line for line in lines])


def expectations_in(lines: Sequence[str]) -> Expectations:
    """The annotations of a text, and where there are any, its RUN lines."""
    found: list[tuple[int, str]] = []
    for first in range(0, len(lines), _LINES_AT_ONCE):
        piece = enumerate(lines[first : first + _LINES_AT_ONCE], first)
        found += [(number, line) for number, line in piece if _WORD in line or _COMMAND in line]
        pause()
    return expectations_among([(number, [line]) for number, line in found])


_LINES_AT_ONCE = 4096
"""How many lines are looked through between two pauses."""


def moved(old: Expectations, edit: Edit, lines: Sequence[str]) -> Expectations:
    """The same after an edit, which has led to `lines`; but where it brings the first ones, only its own are looked at."""
    if old == NONE:
        return expectations_in(lines) if may_bear_annotations(edit.lines) else NONE
    new = _annotations(enumerate(edit.lines, edit.first))
    annotations = _spliced(old.annotations, edit, new.annotations)
    return Expectations(annotations, _spliced(old.commands, edit, new.commands)) if annotations else NONE


def expectations_among(pieces: Iterable[tuple[int, Sequence[str]]]) -> Expectations:
    """The same for some pieces of a text, which come with the numbers of their first lines."""
    known = [(first, lines) for first, lines in pieces if any([word in "\n".join(lines) for word in (_WORD, _COMMAND)])]
    found = _annotations(chain.from_iterable([enumerate(lines, first) for first, lines in known]))
    return found if found.annotations else NONE


def _annotations(lines: Iterable[tuple[int, str]]) -> Expectations:
    """The annotations and the RUN lines among some lines with their numbers."""
    annotations: list[tuple[int, Annotation]] = []
    commands: list[tuple[int, str]] = []
    for number, line in lines:
        annotation = annotation_in(line) if _WORD in line else None
        if annotation is not None:
            annotations.append((number, annotation))
        elif _COMMAND in line:
            commands.append((number, line))
    return Expectations(tuple(annotations), tuple(commands))


def _spliced(
    old: Sequence[tuple[int, Item]], edit: Edit, new: Sequence[tuple[int, Item]]
) -> tuple[tuple[int, Item], ...]:
    """What stands on which lines after an edit: what it left where it was, what it put in, what it moved."""
    before, after = bisect_left(old, edit.first, key=_line_of), bisect_left(old, edit.last, key=_line_of)
    shift = edit.shift
    moved = old[after:] if not shift else [(line + shift, item) for line, item in old[after:]]
    return (*old[:before], *new, *moved)


def _line_of(entry: tuple[int, object]) -> int:
    return entry[0]


# -- which lines they are about ---------------------------------------------------------------------------------------


def annotations_between(expectations: Expectations, start: int, end: int) -> Sequence[tuple[int, Annotation]]:
    """The annotations on the lines from `start` up to `end`, with their lines."""
    annotations = expectations.annotations
    first = bisect_left(annotations, start, key=_line_of)
    return annotations[first : bisect_left(annotations, end, first, key=_line_of)]


def resolved(
    annotations: Sequence[tuple[int, Annotation]], start: int, end: int, kinds: Container[str]
) -> Iterator[Expectation]:
    """The annotations of some kinds that are about a line of the chunk they stand in, with that line.

    `annotations` are all of the chunk, which has the lines `start` to `end`.
    """
    first = last = -1  # the lines of the annotations in a row that the current one belongs to
    for index, (line, annotation) in enumerate(annotations):
        if annotation.kind not in kinds:
            continue
        place = annotation.place
        if isinstance(place, int):
            target: int | None = line + place
        else:
            if line > last:
                first, last = _row_of(annotations, index)
            target = {"above": first - 1, "below": last + 1}.get(place)
        if target is not None and start <= target < end:
            yield Expectation(line, annotation, target)


def _row_of(annotations: Sequence[tuple[int, Annotation]], index: int) -> tuple[int, int]:
    """The first and the last line of the annotations in a row that one of a chunk belongs to."""
    first = last = annotations[index][0]
    for number in range(index - 1, -1, -1):
        if annotations[number][0] != first - 1:
            break
        first -= 1
    for number in range(index + 1, len(annotations)):
        if annotations[number][0] != last + 1:
            break
        last += 1
    return first, last
