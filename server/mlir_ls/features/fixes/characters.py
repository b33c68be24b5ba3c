"""Repairs of what a copied web page leaves in a text: characters that cannot be seen and that MLIR does not take as white
space, such as no-break spaces, characters as HTML spells them, and those of typesetting that look like MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.syntax.leaf.lexical import ENTITY, LOOKALIKES, is_unseen, quoted, spelled_out
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.syntax.tree import PathStep
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Span, span

_Edit = tuple[Span, str]

_ENTITY = deferred(ENTITY)
_COMMENT = deferred(r"(?P<mark>/\*(?=[^*]*(?:\*+(?!/)[^*]*)*(?:\*/[ \t]*)?$)|#(?=[ \t#]|$)).*?(?P<end>[ \t]*\*/[ \t]*)?")
"""A comment that begins with `/*` and may end on its line, or one that begins with `#`."""


def visible_blanks(analysis: Analysis, diagnostic: Diagnostic, _path: list[PathStep]) -> Iterator[Fix]:
    """Blanks in the place of such characters, here and in the whole text; those that have no width are removed."""
    lines, (line, start) = analysis.document.lines, diagnostic.span.start
    text = lines[line]
    if not is_unseen(text[start : start + 1] or " "):
        return
    end = start
    while end < len(text) and is_unseen(text[end]):
        end += 1
    here = ((span(line, start, end), "".join(map(_instead, text[start:end]))),)
    everywhere = tuple(_edits(lines))
    verb = "Replace" if here[0][1] else "Remove"
    yield Fix(f"{verb} {quoted(text[start])}", here, preferred=len(everywhere) < 2)
    if len(everywhere) > 1:
        yield Fix(f"Replace or remove all {len(everywhere)} characters that cannot be seen", everywhere, preferred=True)


def read_entities(analysis: Analysis, diagnostic: Diagnostic, _path: list[PathStep]) -> Iterator[Fix]:
    """The characters that entities of HTML stand for: here and in the whole text, with its strings and comments."""
    lines, (line, start) = analysis.document.lines, diagnostic.span.start
    start += lines[line][start : start + 1] == "-"
    found = _ENTITY.match(lines[line], start)
    if found is None or not spelled_out(found[0]):
        return
    everywhere = tuple(_entity_edits(lines))
    here, meant = span(line, start, found.end()), _meant(found[0])
    title = f"Replace {quoted(found[0])} by {quoted(meant)}" if meant else f"Remove {quoted(found[0])}"
    yield Fix(title, ((here, meant),), preferred=len(everywhere) < 2)
    if len(everywhere) > 1:
        yield Fix(f"Replace or remove all {len(everywhere)} entities of HTML", everywhere, preferred=True)


def plain_characters(analysis: Analysis, diagnostic: Diagnostic, _path: list[PathStep]) -> Iterator[Fix]:
    """The characters of MLIR that those of typesetting look like: here and in the whole text, but for strings and comments."""
    lines, (line, start) = analysis.document.lines, diagnostic.span.start
    character = lines[line][start : start + 1]
    if character not in LOOKALIKES:
        return
    everywhere = tuple(_lookalike_edits(lines))
    here = (span(line, start, start + 1), LOOKALIKES[character])
    yield Fix(f"Replace {quoted(character)} by {quoted(LOOKALIKES[character])}", (here,), preferred=len(everywhere) < 2)
    if len(everywhere) > 1:
        yield Fix(f"Replace all {len(everywhere)} characters that look like those of MLIR", everywhere, preferred=True)


def own_comment(analysis: Analysis, diagnostic: Diagnostic, _path: list[PathStep]) -> Iterator[Fix]:
    """A comment of another language, up to the end of its line, as one of MLIR."""
    line, start = diagnostic.span.start
    text = analysis.document.lines[line]
    found = _COMMENT.fullmatch(text, start)
    if found is not None:
        end = len(text) - len(found["end"] or "")
        edits = ((span(line, start, start + len(found["mark"])), "//"), (span(line, end, len(text)), ""))
        yield Fix("Begin the comment with '//'", edits if found["end"] else edits[:1])


def _instead(character: str) -> str:
    return " " if character.isspace() else ""


def _meant(entity: str) -> str:
    """What stands in the place of an entity, where no character may be that cannot be seen."""
    return "".join([_instead(each) if is_unseen(each) else each for each in spelled_out(entity)])


def _edits(lines: Sequence[str]) -> Iterator[_Edit]:
    """The edits of all such characters that stand outside of strings and comments."""
    for number, line in enumerate(lines):
        if line.isascii() and line.isprintable():
            continue
        for token, start in zip(*tokenize(line), strict=True):
            if token and is_unseen(token[0]):
                yield span(number, start, start + 1), _instead(token[0])


def _entity_edits(lines: Sequence[str]) -> Iterator[_Edit]:
    for number, line in enumerate(lines):
        for found in _ENTITY.finditer(line) if "&" in line else ():
            if spelled_out(found[0]):
                yield span(number, *found.span()), _meant(found[0])


def _lookalike_edits(lines: Sequence[str]) -> Iterator[_Edit]:
    for number, line in enumerate(lines):
        for token, start in zip(*tokenize(line), strict=True) if not line.isascii() else ():
            if token in LOOKALIKES:
                yield span(number, start, start + 1), LOOKALIKES[token]
