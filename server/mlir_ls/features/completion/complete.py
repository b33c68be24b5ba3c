"""The entry point of completion: what is typed before the cursor, and which kinds of items may go on there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice

from mlir_ls.analysis import Analysis
from mlir_ls.features.completion.attributes import quoted_cases
from mlir_ls.features.completion.bodies import body_items, strings_in_body
from mlir_ls.features.completion.brackets.contents import bracket_items, in_resources, resource_items
from mlir_ls.features.completion.brackets.listed import listed_cases, listed_in_bracket, still_to_list
from mlir_ls.features.completion.definitions import alias_defined, defined_attributes, defined_types
from mlir_ls.features.completion.elsewhere import Elsewhere, may_be_elsewhere, symbols_elsewhere
from mlir_ls.features.completion.following import in_front_of, word_after
from mlir_ls.features.completion.half_typed import with_line_completed
from mlir_ls.features.completion.inference import is_settled, known_types
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, Completions
from mlir_ls.features.completion.names import alias_items, block_items, entry_blocks
from mlir_ls.features.completion.operations import operation_items
from mlir_ls.features.completion.place import MAX_IN_FRONT, CompletionPlace, search_at_end
from mlir_ls.features.completion.symbols import is_in_symbol, symbol_items
from mlir_ls.features.completion.types import continued_types, type_items
from mlir_ls.features.completion.unread import unread_items
from mlir_ls.features.completion.values import value_items
from mlir_ls.features.completion.words import continuing_words, expected_items, expects_type, held_types, words_here
from mlir_ls.syntax.leaf.shortcuts.types import SCALAR
from mlir_ls.syntax.partial.long_lines import is_unread
from mlir_ls.text import Position, span

MAX_ITEMS = 300
"""More than these are not offered; typing on requests them again."""

_OF_CASE = re.compile(r"[<\s]")
_SIGILS = ("%", "@", "#", "!", "^")
_IN_FRONT_OF_WORDS = 2
"""Operations before the words with which a header may go on that is wrong above the cursor."""

_PREFIX_BACKWARDS = re.compile(r"(?:[0-9]*#)?[A-Za-z0-9_$.-]*%|[A-Za-z0-9_$.-]*\^|[A-Za-z0-9_$.]*[@#!]?")
"""The name that is being typed, read from its end: literals may be megabytes long."""
_WITH_HYPHENS = re.compile(r"\s*(?:%[^=]*=\s*)?(?P<name>[A-Za-z_][\w.]*-[\w.-]*)")
"""An operation whose name is typed with hyphens, where it has underscores."""
_TYPE_AFTER = re.compile(r"(:|->|,) \Z")
_WHOLE_TYPE = re.compile(rf"{SCALAR}|none")
_NO_CODE = re.compile(r'//.*|"[^"\\]*(?:\\.[^"\\]*)*"?')


def completions(
    analysis: Analysis, position: Position, snippets: bool = False, trigger: str = "", elsewhere: Elsewhere | None = None
) -> Completions | None:
    """What may be typed at a position, with `snippets` whole forms of operations; None in most strings and
    comments, and in what is too long to be read.

    `trigger` is the character that was typed, where it requested completion: after a blank, only types are offered, after a
    quote or a hyphen only what may stand in that string or comment, after a number sign nothing that is about resources.
    `elsewhere` finds symbols of other files, which are offered last.
    """
    document = analysis.document
    if not 0 <= position.line < len(document.lines):
        return None
    left = document.lines[position.line][: position.character]
    for found in _NO_CODE.finditer(left):
        if found.end() == len(left) and (found[0][0] == "/" or len(found[0]) == 1 or found[0][-1] != '"'):
            words = _quoted_words(analysis, position, left, found.start()) if found[0][0] == '"' else None
            return words or unread_items(analysis, position, left)
    if trigger in ('"', "-"):
        return None
    backwards = _PREFIX_BACKWARDS.match(left[::-1])
    assert backwards is not None
    first = len(left) - backwards.end()
    with_hyphens = _WITH_HYPHENS.fullmatch(left) if len(left) < MAX_IN_FRONT else None
    if with_hyphens is not None:
        first = with_hyphens.start("name")
    if left[: first + 1].endswith("{-#"):
        first += 1  # that is a bracket, and begins no name
    place = CompletionPlace(analysis, Position(position.line, first), left[first:], left, snippets=snippets)
    if trigger == "#" and in_resources(place):
        return None
    is_resource = place.typed[:1] not in _SIGILS and in_resources(place)
    place = place if is_resource else with_line_completed(place)
    if place.context is not None and is_unread(place.context.item.node.shape):
        return None
    if trigger == " " and not _begins_type(place):
        return None
    items = _typed_resources(place) if is_resource else _items(place)
    others = elsewhere(place.typed[1:]) if elsewhere is not None and may_be_elsewhere(place) else None
    if others is not None:
        items = chain(items, symbols_elsewhere(place, others))
    following = document.lines[position.line][position.character :]
    offered = _typed_first(list(in_front_of(islice(_distinct(items), MAX_ITEMS + 1), following)), place, following)
    where = span(position.line, first, position.character)
    complete = len(offered) <= MAX_ITEMS and not (place.begins_operation and place.typed[:1] not in _SIGILS)
    complete = complete and (others is None or others.are_all)
    return Completions(where, offered[:MAX_ITEMS], complete, place.typed, word_after(following))


def _quoted_words(analysis: Analysis, position: Position, left: str, quote: int) -> Completions | None:
    """The words that are expected in the string that begins at an index and is open; None where it may be any."""
    typed, before = left[quote + 1 :], left[:quote]
    place = CompletionPlace(analysis, Position(position.line, quote), "", before)
    if place.begins_operation:
        return None
    frequent = words_here(place)
    expected = sorted([token[1:-1] for token in place.cut.expected if token[:1] == '"'])
    expected.sort(key=lambda word: -frequent.get(word, 0))
    words = dict.fromkeys((*expected, *quoted_cases(place), *strings_in_body(place)))
    all_items = [CompletionItem(word, CompletionKind.KEYWORD) for word in words if word]
    listed = listed_cases(place, typed)
    if listed is not None:
        all_items, typed = still_to_list(listed, all_items), typed[listed.start :]
    items = [item for item in all_items if item.label.startswith(typed)]
    where = span(position.line, position.character - len(typed), position.character)
    return Completions(where, items, True, typed) if items else None


def _begins_type(place: CompletionPlace) -> bool:
    """Whether a type has to follow: after a colon or an arrow, and after a comma before a known one."""
    after = search_at_end(_TYPE_AFTER, place.header)
    if after is None or "<type>" not in place.cut.expected:
        return False
    return after[1] != "," or bool(place.cut.rest and known_types(place, place.cut, place.cut.rest[0]))


def _typed_first(items: list[CompletionItem], place: CompletionPlace, following: str) -> list[CompletionItem]:
    """The items with what is typed already as the first one, where it is whole; none if it is the only one.

    So the key that accepts the first item changes nothing, and Enter begins a new line. An operation that is whole with its
    name is none at the end of a line either, unless other names begin so.
    """
    typed = place.typed
    if place.begins_operation:
        longer = [item for item in items if item.label.startswith(typed)]
        is_whole = bool(typed) and len(longer) == 1 and longer[0].label == typed and longer[0].snippet in ("", typed)
        return [] if is_whole and not following.strip() else items
    if len(typed) < 2 and [item.label for item in items] != [typed]:
        return items
    same = [item for item in items if item.text == typed == item.label and not item.snippet]
    if not same and not (_WHOLE_TYPE.fullmatch(typed) and "<type>" in place.cut.expected):
        return items
    others = [item for item in items if item.label != typed or item not in same]
    return [*(same or [CompletionItem(typed, CompletionKind.TYPE, "type")]), *others] if others else []


def _distinct(items: Iterator[CompletionItem]) -> Iterator[CompletionItem]:
    seen: set[str] = set()
    for item in items:
        if item.label not in seen:
            seen.add(item.label)
            yield item


def _items(place: CompletionPlace) -> Iterator[CompletionItem]:
    if place.typed[:1] in _SIGILS:
        inner = f"::{place.typed}" if place.typed[0] == "@" else None
        yield from (item for item in _named(place) if item.label.startswith(place.typed) or (inner and inner in item.label))
        return
    if place.begins_operation:
        yield from entry_blocks(place) if not place.typed and not place.header else ()
        operations = operation_items(place)
        yield from islice(operations, _IN_FRONT_OF_WORDS)
        if place.typed:
            yield from [item for item in continuing_words(place) if item.label.startswith(place.typed)]
        yield from operations
        return
    typed = place.typed
    if not typed and is_in_symbol(place):
        yield from symbol_items(place)
        return
    listed = listed_in_bracket(place)
    expected = expected_items(place) if listed is None else still_to_list(listed, list(expected_items(place)))
    for item in (*(continuing_words(place) if typed else ()), *expected):
        if _begins_with(item.label, typed):
            yield item
    if place.may_begin_operation or place.may_follow_on_line:
        yield from operation_items(replace(place, alone=True, left=" " * len(place.left)))


def _begins_with(label: str, typed: str) -> bool:
    """Whether an item begins with what is typed, with or without quotes, or the case in `#dialect.attribute<case>` does."""
    if not typed:
        return True
    beginnings = (typed, f'"{typed}')
    return label.startswith(beginnings) or (label[:1] == "#" and _OF_CASE.split(label)[-1].startswith(beginnings))


def _typed_resources(place: CompletionPlace) -> Iterator[CompletionItem]:
    yield from [item for item in resource_items(place) if item.label.startswith(place.typed)]


def _named(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The items that begin with the sigil that is typed."""
    sigil = place.typed[0]
    if sigil == "%":
        yield from value_items(place)
    elif sigil == "^":
        yield from block_items(place)
    elif sigil == "@":
        yield from symbol_items(place)
    elif place.begins_operation:
        yield from alias_items(place, sigil)
    elif sigil == "!":
        yield from _types(place)
        if is_settled(place):
            return
        yield from alias_items(place, "!")
        yield from body_items(place)
        yield from defined_types(place)
    else:
        yield from continued_types(place)
        if alias_defined(place.header):
            yield from defined_attributes(place)  # an alias seldom stands for another one
        yield from alias_items(place, "#")
        yield from body_items(place)
        yield from bracket_items(place)
        yield from defined_attributes(place)


def _types(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The likely types that begin with the sigil that is typed."""
    yield from continued_types(place)
    yield from type_items(place) if expects_type(place) else held_types(place)
