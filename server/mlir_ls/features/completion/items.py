"""What completion offers: items, and what they replace."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from mlir_ls.text import Span


class CompletionKind(IntEnum):
    """What an item is; the numbers are LSP's."""

    SYMBOL = 3
    VALUE = 6
    TYPE = 7
    DIALECT = 9
    KEYWORD = 14
    BLOCK = 18
    ATTRIBUTE = 21
    OPERATION = 24


class CompletionItem(NamedTuple):
    """Something to type, a word on what it is, and what it is for.

    `example` are lines of MLIR that show it.
    `snippet` is what is inserted where the client knows snippets, in their syntax; "" where that is the label.
    `inserted` is what is inserted otherwise, "" for the label. `operation` is the full name of an operation, "" for others.
    `elsewhere`: URI, line and character of the symbol of another file that has to be declared here; None for others.
    """

    label: str
    kind: CompletionKind
    detail: str = ""
    documentation: str = ""
    snippet: str = ""
    example: str = ""
    inserted: str = ""
    operation: str = ""
    elsewhere: tuple[str, int, int] | None = None

    @property
    def text(self) -> str:
        """What is inserted where the client knows no snippets."""
        return self.inserted or self.label


class Completions(NamedTuple):
    """Items in the order of their likeliness, and what they replace; `complete` unless there are more of them.

    `typed` is what stands there already. Items that do not begin with it match it otherwise. `after` are the characters of the
    same word that follow the cursor; a client may replace these as well.
    """

    replaced: Span
    items: list[CompletionItem]
    complete: bool
    typed: str = ""
    after: int = 0


MAX_DETAIL = 100


def dialect_item(name: str) -> CompletionItem:
    """The item for a dialect, with its sigil if it has one; what is inserted ends with the period before its names."""
    return CompletionItem(name, CompletionKind.DIALECT, "dialect", inserted=f"{name}.")


def shortened(text: str) -> str:
    """A text that is not too long for a detail."""
    return text if len(text) <= MAX_DETAIL else f"{text[:MAX_DETAIL]}…"
