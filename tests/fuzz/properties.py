"""What holds of any text: its layout loses nothing and is settled, and it is read without an exception."""

from __future__ import annotations

import random
import re

from fixtures import OPTIONS
from mlir_ls.analysis import analyze
from mlir_ls.commands.format import format_text
from mlir_ls.formatting import FormatOptions
from mlir_ls.formatting.tokens import tokens_of
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.text import Position, split_lines
from trees import check_covers, check_places

_WHITE = re.compile(r"[ \t\r\n]+")


def tokens_in(text: str) -> tuple[str, list[str], list[str]]:
    """What must not change: all characters that are no white space, the tokens of the text, and its names."""
    erased, names = erase("\n".join(split_lines(text)))
    return _WHITE.sub("", text), [part.rstrip(" \t") for token in tokenize(erased)[0] for part in tokens_of(token).texts], names


def random_layout(rng: random.Random) -> FormatOptions:
    """Options of the formatter, the usual ones more often than not."""
    return FormatOptions(
        line_limit=rng.choice((None, None, 40, 80)),
        trim=rng.random() < 0.5,
        final_newline=rng.random() < 0.2,
        trim_final_newlines=rng.random() < 0.2,
        align_equals=rng.random() < 0.2,
    )


def check_layout(text: str, options: FormatOptions | None = None) -> None:
    """Fails unless the layout of a text has its tokens, and is its own layout."""
    options = options or FormatOptions()
    after = format_text(text, options)
    assert tokens_in(after) == tokens_in(text)
    assert format_text(after, options) == after


def check_reading(text: str) -> None:
    """Fails unless the tree of a text covers it, and diagnostics lie in it."""
    analysis = analyze(split_lines(text), OPTIONS)
    check_covers(analysis.document)
    check_places(analysis.document)
    end = Position(len(analysis.document.lines) - 1, len(analysis.document.lines[-1]))
    for diagnostic in analysis.diagnostics:
        start, stop = diagnostic.span
        assert Position(0, 0) <= start <= stop <= end
        assert diagnostic.message
        for related in diagnostic.related:
            assert Position(0, 0) <= related.span.start <= related.span.end <= end
