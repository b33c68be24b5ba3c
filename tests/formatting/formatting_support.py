"""What the tests of the formatter share: what may not change, and what must not differ."""

from __future__ import annotations

import re

from mlir_ls.analysis import CheckOptions, parse
from mlir_ls.commands.format import format_text
from mlir_ls.formatting import FormatOptions
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.syntax.tree import walk
from mlir_ls.text import split_lines

_PART = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|\s+|[^\s"/]+|.')


def formatted(text: str, options: FormatOptions | None = None) -> str:
    """A text, laid out."""
    return format_text(text, options or FormatOptions())


def document_of(text: str) -> Document:
    """The tree of a text."""
    return parse(split_lines(text), CheckOptions())[0]


def comments(text: str) -> list[str]:
    """The comments of a text, without the blanks at their ends."""
    return [part[0].rstrip() for part in _PART.finditer(text) if part[0].startswith("//")]


def code(text: str) -> str:
    """A text without its comments, and without white space outside of strings."""
    return "".join([part[0] for part in _PART.finditer(text) if part[0][:2] != "//" and not part[0].isspace()])


def operations(text: str) -> list[tuple[object, ...]]:
    """What a tree holds, without where it stands."""
    return [
        (node.shape.kind, node.shape.name, tuple(tokenize(node.shape.text)[0]), node.names, len(node.body.regions))
        if node.body is not None
        else (node.shape.kind, node.shape.name, tuple(tokenize(node.shape.text)[0]), node.names)
        for _, node in walk(document_of(text).tree)
    ]


def check_unchanged(before: str, after: str) -> None:
    """Fails unless all that two texts do not share is white space."""
    assert code(after) == code(before)
    assert comments(after) == comments(before)


def check_formatting(before: str, options: FormatOptions | None = None) -> str:
    """Fails unless formatting changes nothing but white space, and nothing at all the second time. The result."""
    after = formatted(before, options)
    check_unchanged(before, after)
    assert formatted(after, options) == after
    return after
