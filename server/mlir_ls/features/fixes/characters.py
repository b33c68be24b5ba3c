"""Repairs of characters that cannot be seen, and that MLIR does not take as white space: no-break spaces of a web page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.syntax.leaf.lexical import is_unseen, quoted
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.syntax.tree import PathStep
from mlir_ls.text import Span, span

_Edit = tuple[Span, str]


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


def _instead(character: str) -> str:
    return " " if character.isspace() else ""


def _edits(lines: Sequence[str]) -> Iterator[_Edit]:
    """The edits of all such characters that stand outside of strings and comments."""
    for number, line in enumerate(lines):
        if line.isascii() and line.isprintable():
            continue
        for token, start in zip(*tokenize(line), strict=True):
            if token and is_unseen(token[0]):
                yield span(number, start, start + 1), _instead(token[0])
