"""The line above the cursor, where it is half typed: what the rest of it would be, so that what it defines is offered below it.

The line is read as one that is cut at its end. The tokens with which the reader of the language goes on are put after it in
a text of its own, in which completion then looks. A name that the lines below use and that nothing defines is what a
definition without a name is called.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from mlir_ls.analysis import update
from mlir_ls.features.completion.around import header_between
from mlir_ls.features.completion.forms.extents import type_end
from mlir_ls.features.completion.new_values import undefined_below
from mlir_ls.features.completion.operations import operation_items
from mlir_ls.features.completion.place import RESULTS, STANDIN, CompletionPlace, open_brackets, search_at_end
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import context_at
from mlir_ls.syntax.completing import ENTRY, TYPE, Cut, read_cut
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.leaf.lexical import CLOSING_OF
from mlir_ls.syntax.shape import is_damaged
from mlir_ls.syntax.tokens import REGION, is_keyword
from mlir_ls.syntax.tree import Located
from mlir_ls.text import Edit, Position

_MAX_LEFT_OUT = 12
"""Tokens at the end of a half-typed line that are left out, at most, so that what is before them can be read."""
_MAX_ADDED = 8

_NAME = r"[\w$.-]+"
_LAST_TOKEN = re.compile(rf"(?:[%^@#!]{_NAME}|->|{_NAME}|[^\s\w])\s*\Z")
_FIRST_TOKEN = re.compile(rf"\s*([%^@#!]?{_NAME}|->|[^\s\w])")
_HALF_NAME = re.compile(r"[A-Za-z_][\w$.]*\Z")
_VALUE = re.compile(rf"%({_NAME})")
_HALF_TYPE = re.compile(r"[!#]?[A-Za-z_][\w.$]*<\Z")
_HALF_ALIAS = re.compile(r"![\w$]*\Z")
_LINES = 200
_BY_SIGIL = {"%": frozenset(("%", "<definition>")), "^": frozenset(("^",)), "@": frozenset(("@", "<attribute>"))}
_ANY_WORD = frozenset(("<type>", "<attribute>", "<keyword>", "<anything>", ENTRY))


def with_line_completed(place: CompletionPlace) -> CompletionPlace:
    """The same place in a text in which the line above is completed, where it is half typed."""
    line = place.start.line - 1
    lines = place.analysis.document.lines
    if line < 0 or not lines[line].strip() or "//" in lines[line] or lines[line].count('"') % 2:
        return place
    end = Position(line, len(lines[line]))
    context = context_at(place.analysis.document, end)
    if context is None:
        return place
    item = context.item
    header = header_between(item, end, lines)
    if not header or REGION in header:
        return place
    if not _is_half_typed(place, item):
        return replace(place, continued=_words_after(place, header)) if _begins_deeper(place, item) else place
    named = _with_whole_name(place, header, end)
    if named == header and _goes_on(place, place.with_user(header), item):
        return place
    text, cut = _readable(place, _with_whole_type(place, named))
    if cut is None or (cut.kind in ("complete", "opened") and text == header.rstrip()):
        return place
    closed = _closed(text, cut)
    after = place.cut_of_erased(f"{erase(closed).text} ").expected
    tokens = _in_front_of(place, text, cut, closed[len(text) :].split(), after)
    whole = f"{text} {' '.join(_named(place, cut, text, tokens, end))}".rstrip()
    fresh = (lines[item.line][: item.node.column] + whole).split("\n")
    fresh += [""] * (line + 1 - item.line - len(fresh))
    analysis = update(place.analysis._replace(verified=False), Edit(item.line, line + 1, fresh))
    return replace(place, analysis=analysis, continued=_words(cut.rest, after))


def _words(rest: Iterable[str], after: Iterable[str]) -> tuple[str, ...]:
    """The words that follow where the reader went on, and those that may follow after the brackets."""
    words = [token for token in rest if is_keyword(token)]
    return (*words, *sorted([token for token in after if is_keyword(token) and token != "loc" and token not in words]))


def _goes_on(place: CompletionPlace, above: str, item: Located) -> bool:
    """Whether the header above, of an item, goes on in the line of the cursor as it should, with what is typed there."""
    if not place.header.startswith(above) or place.cut.kind == "broken" or _ends_in_type(above):
        return False
    expected, typed = place.cut.expected, place.typed
    if not typed or not expected:
        return True
    if typed[0] in "%^@":
        return bool(expected & _BY_SIGIL[typed[0]])
    if any([token.strip('"').startswith(typed) for token in expected]):
        return True
    begins_line = not place.left[: place.start.character].strip()
    return bool(expected & _ANY_WORD) and (not begins_line or _begins_deeper(place, item) or bool(open_brackets(above)))


def _begins_deeper(place: CompletionPlace, item: Located) -> bool:
    """Whether what is typed begins a line that is indented deeper than an item above."""
    in_front = place.left[: place.start.character]
    return not in_front.strip() and len(in_front) > item.node.column


def _words_after(place: CompletionPlace, header: str) -> tuple[str, ...]:
    """The words with which a whole header may go on."""
    return _words((), place.cut_of_erased(f"{erase(header).text} ").expected)


def _ends_in_type(header: str) -> bool:
    """Whether a header ends in the middle of the parameters of a type or attribute, where no line usually ends."""
    opened = open_brackets(header)
    return bool(opened) and header[opened[-1]] == "<" and header.rstrip()[-1] not in "<,"


def _is_half_typed(place: CompletionPlace, item: Located) -> bool:
    """Whether an item cannot be read, or has a name that its dialect does not have."""
    shape = item.node.shape
    if is_damaged(shape):
        return True
    dialect = shape.name.partition(".")[0]
    return shape.kind == "operation" and shape.syntax is None and not place.analysis.language.is_open(dialect)


def _with_whole_name(place: CompletionPlace, header: str, end: Position) -> str:
    """A header that ends in a half-typed name of an operation, with the likeliest one in its place."""
    found = search_at_end(_HALF_NAME, header)
    if found is None or place.analysis.language.find(found[0], place.default_dialect) is not None:
        return header
    if header[: found.start()].strip() and RESULTS.fullmatch(header[: found.start()]) is None:
        return header
    start = Position(end.line, end.character - len(found[0]))
    left = place.analysis.document.lines[end.line]
    likely = next(operation_items(CompletionPlace(place.analysis, start, found[0], left)), None)
    known = likely is not None and likely.operation
    return header[: found.start()] + likely.label if likely is not None and known else header


def _with_whole_type(place: CompletionPlace, header: str) -> str:
    """A header that ends in the middle of a type, with a type of the lines around that begins so in its place."""
    lines, line = place.analysis.document.lines, place.start.line
    opened = open_brackets(header)
    found = search_at_end(_HALF_TYPE, header[: next((at + 1 for at in opened if header[at] == "<"), 0)])
    if found is None:
        return header
    half = header[found.start() :]
    for distance in range(1, _LINES):
        for number in (line + distance, line - 1 - distance):
            near = lines[number] if 0 <= number < len(lines) else ""
            at = near.find(half)
            if at >= 0:
                after = at + len(half)
                return header + near[after : type_end(near, after, len(open_brackets(half)))]
    return header


def _readable(place: CompletionPlace, header: str) -> tuple[str, Cut | None]:
    """The beginning of a header after which the reader can go on, and what follows there."""
    text = header.rstrip()
    if text.endswith("%"):
        text = text[:-1].rstrip() if text.startswith("^") else text + STANDIN
    alias = search_at_end(_HALF_ALIAS, text)
    if alias is not None and (place.environment is None or alias[0] not in place.environment.aliases):
        text = text[: alias.start()].rstrip()
    for _ in range(_MAX_LEFT_OUT):
        cut = read_cut(erase(f"{text} ").text, place.default_dialect, place.analysis.language)
        if cut.whole or (cut.kind == "incomplete" and cut.rest):
            return text, cut
        last = search_at_end(_LAST_TOKEN, text)
        text = text[: last.start()].rstrip() if last is not None else ""
        if not text:
            break
    return header, None


def _closed(text: str, cut: Cut) -> str:
    """The text with the tokens that close its brackets."""
    rest = iter(cut.rest)
    while open_brackets(text) and (token := next(rest, None)) is not None:
        text = f"{text} {token}"
    return text


def _in_front_of(place: CompletionPlace, text: str, cut: Cut, inside: list[str], after: Iterable[str]) -> list[str]:
    """The tokens between a half-typed line and the line of the cursor, which may go on with the same header.

    `inside` are those that close the brackets of the line, and `after` what may follow them.
    """
    tokens = list(cut.rest)
    left = place.left[: place.start.character]
    found = _FIRST_TOKEN.match(left) or _FIRST_TOKEN.match(place.left)
    if found is None or RESULTS.match(left) is not None:
        return _of_one_operation(text, tokens)
    first = found[1]
    if first in tokens and first[0] not in "%(":
        return tokens[: tokens.index(first)]
    if first[0] == "%" and open_brackets(text):
        outer = open_brackets(text)[:-1]
        for index in range(len(tokens)):
            if len(open_brackets(f"{text} {' '.join(tokens[: index + 1])}")) <= len(outer):
                return [*tokens[:index], ","]
        return [*tokens, ","]
    return inside if first in after and first != "}" else _of_one_operation(text, tokens)


def _of_one_operation(text: str, tokens: list[str]) -> list[str]:
    """The tokens up to the end of the operation: brackets are closed, and its region is empty."""
    tokens = [*tokens[: tokens.index("{")], "{", "}"] if "{" in tokens else tokens
    header = f"{text} {' '.join(tokens)}"
    return [*tokens, *[CLOSING_OF[header[at]] for at in reversed(open_brackets(header))]]


def _named(place: CompletionPlace, cut: Cut, text: str, tokens: list[str], end: Position) -> Iterator[str]:
    """The tokens with names for values; all names that nothing defines are arguments of a block whose list is not closed."""
    above = CompletionPlace(place.analysis, end, "", place.analysis.document.lines[end.line])
    own = set(_VALUE.findall(text))
    needs_names = "%" in tokens or _is_label(cut)
    names = [name for name in undefined_below(above) if name not in own][:_MAX_ADDED] if needs_names else []
    is_list = _is_label(cut) and "(" in text
    for token in tokens:
        if token == "%":
            yield f"%{names.pop(0) if names else STANDIN}"
            continue
        if token == ")" and is_list:
            for name in names:
                yield f", %{name} : {TYPE}_{name}"
            names = []
        yield f"{token}__" if token in ("@", "^") else token


def _is_label(cut: Cut) -> bool:
    return cut.shape.kind == "label" and not isinstance(cut.shape.syntax, OpSpec)
