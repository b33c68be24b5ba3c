"""What is inserted before text that is there already: no part of a form that this text has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mlir_ls.features.completion.items import CompletionItem, CompletionKind

_WORD = re.compile(r"[\w$.-]*")
_END = re.compile(r"$|//|[)\]}>,]")
"""What follows a whole form: the end of the line, a comment, a closing bracket, or the next member of a list."""
_MARKS = "<({[=:"


def word_after(following: str) -> int:
    """How many characters of the word at the cursor are after it; `following` is the line from the cursor on."""
    found = _WORD.match(following)
    assert found is not None
    return found.end()


def in_front_of(items: Iterable[CompletionItem], following: str) -> Iterator[CompletionItem]:
    """The items for a cursor after which there is more on the line: they insert nothing that this has."""
    rest = following[word_after(following) :].lstrip()
    if _END.match(rest) is not None:
        yield from items
        return
    for item in items:
        if item.kind is CompletionKind.OPERATION:
            yield item._replace(snippet="")
        elif item.label[:1] != rest[0] or rest[0] not in _MARKS:
            yield _without(item, rest[0])


def _without(item: CompletionItem, mark: str) -> CompletionItem:
    """An item that inserts what is before a mark; the same where it has none."""
    text = item.snippet or item.text
    if mark not in _MARKS or mark not in text:
        return item
    kept = text[: text.index(mark)].rstrip()
    return item._replace(snippet="", inserted=kept) if kept and "$" not in kept else item
