"""Which errors wait while the user types: those of the word at the cursor, and what an unfinished line causes elsewhere.

They are shown when the cursor moves on or rests, and wait again when typing goes on in that line. It concerns clients that
request it with the capability `experimental.mlirTypingDelay`, in milliseconds; others are sent everything at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.tree import Located, path_to
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Position

_WORD = deferred(r"[\w$.%@^#!\"<+-]*[ \t]*\Z")
_END = deferred(r"[ \t)\]}>\"]*\Z")
"""What follows the cursor at the end of a line, brackets included that the editor has closed."""
_TOKEN = re.compile(r"[ \t]*(?!//)[^ \t]")
_MAX_BLANK_LINES = 50

_MISSING = frozenset(
    (
        *("binding", "block-count", "empty-block", "expression-tree", "missing-else", "missing-terminator"),
        *("public-declaration", "region-arguments", "stray-brace", "unclosed-bracket"),
        *("undefined-alias", "undefined-block", "undefined-symbol", "unclosed-region", "yielded-values"),
    )
)
"""Codes of errors that text removes which is still to come, by their last part: something is not there."""

_UNFINISHED = frozenset(
    (
        *("expected-token", "missing-attribute", "operand-count", "region-count", "result-count", "result-type"),
        *("successor-count", "type-count", "unclosed-bracket", "unknown-keyword"),
    )
)
"""Those that an operation has of which the end is still to come, beside the rules of its dialect."""

_OF_LINES = frozenset(("unclosed-string",))
"""Those that text removes which is still to come in the same line."""

_OF_TYPES_AFTER = frozenset(("value-type-mismatch",))
"""Those of a value whose type is spelled after it: the user may be on the way there."""

_Key = tuple[str, str, int, int]


class Typing(NamedTuple):
    """Where the user types: the cursor after the last keystroke, and errors by code, message, line and character.

    `known` were found before the user began to type, `earlier` before the first keystroke in the line, `before` before the
    last one, `found` after it. `rests`: nothing was typed for a while, so that all errors are shown until typing goes on.
    """

    cursor: Position
    known: frozenset[_Key] = frozenset()
    earlier: frozenset[_Key] = frozenset()
    before: frozenset[_Key] = frozenset()
    found: frozenset[_Key] = frozenset()
    rests: bool = False


class Unfinished(NamedTuple):
    """The operations around the cursor: the lines in which they begin, the outermost first, and in which they end."""

    begins: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()


def typed(before: Typing | None, cursor: Position, diagnostics: Iterable[Diagnostic]) -> Typing:
    """The state after a keystroke, whose cursor is given, with the diagnostics of the text before it."""
    if before is not None and before.cursor.line == cursor.line:
        return before._replace(cursor=cursor, before=before.found, rests=False)
    earlier = frozenset(map(_key, diagnostics))
    return Typing(cursor, earlier if before is None or before.rests else before.known, earlier, earlier, earlier)


def operations_around(analysis: Analysis | None, cursor: Position) -> Unfinished:
    """The operations around the cursor, and the one above it: a label, or what begins no operation, may go on with that."""
    steps = path_to(analysis.document.tree, *cursor) if analysis is not None else []
    items = [step.item for step in steps]
    shape = items[-1].node.shape if items else None
    if shape is not None and (shape.kind == "label" or not shape.name):
        runs, last = steps[-1].region.runs, steps[-1]
        earlier = runs[last.run_index - 1].items if last.run_index else ()
        in_front = (*earlier, *runs[last.run_index].items[: last.item_index])
        items += [Located(items[-1].line - each.height, each) for each in in_front[-1:]]
    return Unfinished(tuple([item.line for item in items]), tuple([end_of(item).line for item in items]))


def shown_while_typing(
    typing: Typing, diagnostics: Sequence[Diagnostic], lines: Sequence[str], unfinished: Unfinished
) -> tuple[Typing, list[Diagnostic]]:
    """The state with the errors found, and the diagnostics that do not wait.

    Errors at the word at the cursor wait, and so do warnings. As long as there is an error, or nothing follows the cursor, the
    line is not finished, and what was not found before it was begun waits as well, in all other lines, and with such an error
    in its own. Otherwise an error of the line waits for one keystroke more, and one of a value as long as types follow after
    the cursor. What is missing since the user has begun to type may be
    still to come: it waits for the cursor to rest, or to leave the operation that misses it.
    """
    word, next_token = _word_at(lines, typing.cursor), _token_after(lines, typing.cursor)
    errors = {_key(each): each for each in diagnostics if each.severity is Severity.ERROR}
    at_word = {_key(each) for each in diagnostics if each.span.start <= next_token and each.span.end >= word}
    touching = errors.keys() & at_word
    if touching:
        waiting = touching | (errors.keys() - typing.earlier)
    else:
        waiting = {key for key in errors.keys() - typing.before if key[2] == typing.cursor.line}
    line = lines[typing.cursor.line] if typing.cursor.line < len(lines) else ""
    if _END.match(line, typing.cursor.character):
        waiting |= {key for key in errors.keys() - typing.earlier if key[2] != typing.cursor.line or key[0] in _OF_LINES}
    if ":" in line[typing.cursor.character :]:
        of_types = {key for key in errors if key[0] in _OF_TYPES_AFTER and key[2] == typing.cursor.line}
        waiting |= of_types - typing.known
    waiting |= {key for key in errors.keys() - typing.known if _may_be_completed(key, unfinished, typing.cursor.line)}
    waiting |= at_word
    shown = [each for each in diagnostics if _key(each) not in waiting]
    return typing._replace(found=frozenset(errors)), shown


def _may_be_completed(key: _Key, unfinished: Unfinished, last: int) -> bool:
    """Whether text that is typed after the cursor, in the line `last`, may remove an error."""
    dialect, _, code = key[0].rpartition(".")
    begins = unfinished.begins
    if not begins or (code not in _UNFINISHED and not dialect):
        return code in _MISSING
    return code in _MISSING or key[2] in begins or key[2] in unfinished.ends or begins[-1] <= key[2] <= last


def _key(diagnostic: Diagnostic) -> _Key:
    return (diagnostic.code, diagnostic.message, *diagnostic.span.start)


def _word_at(lines: Sequence[str], cursor: Position) -> Position:
    """Where the word before the cursor begins, blanks between them included."""
    found = _WORD.search(lines[cursor.line], 0, cursor.character) if cursor.line < len(lines) else None
    return Position(cursor.line, found.start()) if found is not None else cursor


def _token_after(lines: Sequence[str], cursor: Position) -> Position:
    """Where the next token after the cursor begins, at which the error of an unfinished line may stand."""
    start = cursor.character
    for line in range(cursor.line, min(cursor.line + _MAX_BLANK_LINES, len(lines))):
        found = _TOKEN.match(lines[line], start)
        if found is not None:
            return Position(line, found.end() - 1)
        start = 0
    return cursor
