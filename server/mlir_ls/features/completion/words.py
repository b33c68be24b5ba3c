"""Words: what the grammar allows at the cursor, and what stands in brackets that the grammar of a dialect reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from mlir_ls.features.completion.attributes import (
    cases_in_directives,
    entry_items,
    expected_attribute,
    held_type,
    is_in_part,
    is_reference,
    quoted_cases,
    value_words,
)
from mlir_ls.features.completion.bodies import body_items, expects_attribute, fits_in_body, words_that_fit
from mlir_ls.features.completion.brackets.contents import bracket_items, dimensions_of_map, shaped_before
from mlir_ls.features.completion.definitions import attributes_for_alias, attributes_of_project, required_attributes
from mlir_ls.features.completion.inference import is_typed_list
from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.names import alias_items, aliases_of_locations, block_items, has_fitting_alias
from mlir_ls.features.completion.operations import operation_items
from mlir_ls.features.completion.place import CompletionPlace, open_brackets, search_at_end
from mlir_ls.features.completion.required import are_of_dialects, named_types
from mlir_ls.features.completion.symbols import symbol_items
from mlir_ls.features.completion.types import (
    begins_type_of_number,
    continued_types,
    function_type_items,
    is_spelled_as,
    member_types,
    type_items,
)
from mlir_ls.features.completion.values import value_items
from mlir_ls.ods.examples import example_of
from mlir_ls.syntax.completing import ENTRY, OPERATION
from mlir_ls.syntax.tokens import is_keyword

_WORD = r"[A-Za-z_][\w.$]*"
_LAST_TOKENS = re.compile(rf"(?:{_WORD}|\d[\w.]*|->|[^\s\w])\s*\Z")
_ELEMENT = re.compile(r"[\[,]\s*(#[A-Za-z_][\w$]*\.[\w.]+)<[^<>\[\]]*>\s*,\s*\Z")
_MAX_LINES = 200
_IN_FRONT = 2
"""So many of the likeliest names are offered before words that may be left out."""
_OF_ANY = frozenset(("<anything>", "loc"))
"""What is expected where nothing is known of what follows."""
_OPEN = frozenset(("<anything>", "<keyword>"))
"""What is among the expected where words may follow that the grammar does not name."""


def expected_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """What the grammar expects at the cursor, the likeliest first."""
    expected, typed = place.cut.expected, place.typed
    dimensions = dimensions_of_map(place)
    if dimensions:
        yield from dimensions
        return
    opened = _innermost(place.header)
    # properties without braces are of a newer MLIR
    is_entry = ENTRY in expected and (place.header.rstrip()[-1:] != "<" or place.analysis.language.is_next)
    if is_entry or is_in_part(place) or (opened == "{" and "<keyword>" in expected and OPERATION not in expected):
        yield from entry_items(place)
    elif opened == "{" and not place.cut.shape.known:
        yield from _entries_of_cpp(place)
    if opened:
        yield from _in_brackets(place, opened)
    elif place.cut.bodies:
        yield from body_items(place)
    types_first = "<type>" in expected and not typed and place.header.rstrip()[-1:] in (":", ">", ",", "(")
    if types_first:
        yield from type_items(place)
    words = _expected_words(place)
    names = iter(()) if typed else _names(place, opened)
    if place.cut.rest[:1] in (("%",), ("@",)) and not words_here(place).keys() & set(words):
        yield from islice(names, _IN_FRONT)  # a word that may be left out is rarer than a name that has to follow
    yield from _keywords(words)
    is_certain = place.cut.shape.known and place.cut.kind == "incomplete" and bool(expected) and not expected & _OPEN
    has_cases = not opened and place.header.rstrip()[-1:] != ":" and not any([word[0] == '"' for word in words])
    if has_cases and typed and not is_certain:
        yield from _keywords(list(cases_in_directives(place)))
    if OPERATION in expected:
        yield from _operation_names(place)
    if "^" in expected:
        yield from block_items(place)
    yield from names
    yield from _types(place, types_first)
    yield from _attributes(place, opened)
    is_settled = place.cut.kind == "complete" or not _is_unknown(place)
    may_be_alike = not expected or "<keyword>" in expected or not is_settled
    if "<type>" not in expected and may_be_alike and shaped_before(place.header) is None:
        yield from _words_in_like_places(place)
    if has_cases and not typed and place.cut.kind != "complete" and not is_certain:
        yield from _keywords(list(cases_in_directives(place)))
    if "loc" in expected and (opened != "<" or words):
        yield from _keywords(["loc"])


def _operation_names(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The operations that may be all of a body by their names alone: they make one value of others, those of elements first."""
    registry = place.analysis.language.registry
    others: list[CompletionItem] = []
    for item in operation_items(replace(place, alone=True, snippets=False)):
        spec = registry.op(item.operation) if item.operation else None
        if spec is None or [each.arity for each in spec.results] != ["one"] or not spec.operands or spec.regions:
            continue
        if spec.has_trait("Elementwise"):
            yield item
        else:
            others.append(item)
    yield from others


def _is_unknown(place: CompletionPlace) -> bool:
    """Whether the text before the cursor is broken, or of an operation whose syntax is not known."""
    return place.cut.kind == "broken" or not place.cut.shape.known


def _in_brackets(place: CompletionPlace, opened: str) -> Iterator[CompletionItem]:
    """What may stand in a bracket that is open, whatever the grammar expects."""
    shaped = shaped_before(place.header) if opened == "<" and not place.typed else None
    if shaped is not None and "," in shaped[1] and has_fitting_alias(place):
        yield from alias_items(place, "#")
    yield from continued_types(place)
    yield from aliases_of_locations(place)
    yield from bracket_items(place)
    if opened == "<" and not place.typed and expects_attribute(place):
        yield from alias_items(place, "#")
    yield from body_items(place)
    yield from member_types(place)


def _entries_of_cpp(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attributes of an operation's definition that are not there yet, in a dictionary that only C++ reads.

    A brace of an operation with regions may begin one of these.
    """
    if place.spec is None or place.spec.regions or place.header.rstrip()[-1:] not in ("{", ","):
        return
    there = re.findall(rf"({_WORD})\s*[=,]", place.header[open_brackets(place.header)[-1] :])
    for item in entry_items(place):
        if item.label not in there and place.spec.attribute(item.label) is not None:
            yield item


def _expected_words(place: CompletionPlace) -> list[str]:
    """The words that the grammar expects: what has to follow first, and what is in the list already last."""
    words = sorted([token for token in place.cut.expected if is_keyword(token.strip('"')) and token != "loc"])
    frequent = words_here(place)
    required, listed = place.cut.rest[:1], _listed_words(place.header)

    shown = re.findall(_WORD, example_of(place.spec).partition("\n")[0]) if place.spec is not None and len(words) > 1 else []

    def unlikeliness(word: str) -> tuple[bool, float, int, bool]:
        """Words of the example that come first in it are likelier than what has to follow, which may be further on."""
        number = shown.index(word) if word in shown else len(shown)
        return word in listed, -frequent.get(word.strip('"'), 0), number, word not in required or word[0] == '"'

    return sorted(words, key=unlikeliness)


def _names(place: CompletionPlace, opened: str) -> Iterator[CompletionItem]:
    """Values, symbols, and the types of a function."""
    expected = place.cut.expected
    is_call = place.spec is not None and place.spec.has_trait("CallOpInterface")
    yield from symbol_items(place) if "@" in expected and is_call else ()
    if _may_be_operand(place, opened) or "%" in expected or "<definition>" in expected:
        yield from value_items(place)
    yield from symbol_items(place) if "@" in expected and not is_call else ()
    if "(" in expected or ":" in expected:
        yield from function_type_items(place)


def _may_be_operand(place: CompletionPlace, opened: str) -> bool:
    """Whether a value may stand at the cursor in a syntax that is not known: in a list, or as the first operand."""
    before = place.header.rstrip()
    if not _is_unknown(place) or not place.cut.expected <= _OF_ANY or is_typed_list(before):
        return False
    if place.erased.text.rstrip() == place.cut.shape.text[: place.cut.shape.name_end]:
        return place.spec is not None and bool(place.spec.operands)
    if opened == "[":
        in_front = before[: open_brackets(before)[-1]].rstrip()
        return before[-1] in "[," and in_front[-1:] not in ("=", "[", ",", "(", "<")
    return before[-1] in {"": ",", "(": "(,="}.get(opened, "")


def _types(place: CompletionPlace, are_given: bool) -> Iterator[CompletionItem]:
    """Types and their aliases; the types `are_given` before all else already."""
    if expects_type(place):
        yield from () if are_given else type_items(place)
        if not place.typed:
            yield from alias_items(place, "!")


def expects_type(place: CompletionPlace) -> bool:
    """Whether a type may stand at the cursor, by the grammar, or in a syntax that is not known by the text before it."""
    expected, opened = place.cut.expected, _innermost(place.header)
    is_typed = _is_unknown(place) and _is_before_type(place, opened)
    return "<type>" in expected or is_typed or (opened == "[" and not expected and begins_type_of_number(place))


def _is_before_type(place: CompletionPlace, opened: str) -> bool:
    """Whether a type follows by the text before the cursor alone: after an arrow or a colon, in a list, after a number."""
    before = place.header.rstrip()
    is_after_arrow = opened != "[" and before.endswith("->")
    is_after_colon = not opened and before[-1:] == ":" != before[-2:-1] and before[-2:-1] != ""
    return is_after_arrow or is_after_colon or is_typed_list(place.header) or begins_type_of_number(place)


def _attributes(place: CompletionPlace, opened: str) -> Iterator[CompletionItem]:
    """Attributes and their aliases."""
    expected, typed = place.cut.expected, place.typed
    if "<attribute>" not in expected and (
        opened != "[" or expected - _OF_ANY or begins_type_of_number(place) or not _is_in_array(place)
    ):
        return
    if is_reference(place):
        yield from () if typed else symbol_items(place)
    elif held_type(expected_attribute(place)) is not None:
        yield from held_types(place)
        if not typed:
            yield from alias_items(place, "!")
    else:
        aliases = () if typed else alias_items(place, "#")
        are_likely = not typed and has_fitting_alias(place)
        yield from aliases if are_likely else ()
        yield from _like_last_element(place) if opened == "[" and not typed else ()
        words = list(words_that_fit(place, value_words(place)))
        yield from attributes_for_alias(place, [item.label for item in words]) if not typed else ()
        yield from words
        if not typed and next(quoted_cases(place), None) is None:
            yield from required_attributes(place)
        yield from aliases if not are_likely else ()
        yield from attributes_of_project(place) if not typed else ()
        yield from _types_as_attributes(place)


def _like_last_element(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attribute of a dialect that the last element of the array at the cursor is: the next one is mostly of its kind."""
    found, declared = search_at_end(_ELEMENT, place.header), expected_attribute(place)
    is_free = declared is None or declared.constraint == "any"
    if found is not None and is_free and fits_in_body(place, f"{found[1]}<") is not False:
        yield CompletionItem(found[1], CompletionKind.ATTRIBUTE, "attribute", snippet=f"{found[1]}<$1>")


def _types_as_attributes(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The types that an attribute of any kind may be as well; where none is declared, those that begin with what is typed."""
    attribute = expected_attribute(place)
    may_be_type = bool(place.typed) if attribute is None else attribute.constraint == "any"
    if may_be_type and "<attribute>" in place.cut.expected:
        yield from type_items(place)


def held_types(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The types that the attribute at the cursor may be; none where it is no type."""
    held = held_type(expected_attribute(place))
    if held is None:
        return
    if held == "function":
        yield CompletionItem("() -> ()", CompletionKind.TYPE, "function type", snippet="($1) -> ($2)")
        return
    of_dialects = are_of_dialects([held])
    for name, snippet in named_types(place, [held]):
        yield CompletionItem(name, CompletionKind.TYPE, "type", snippet=snippet)
    for item in type_items(place) if not of_dialects else ():
        if is_spelled_as(place, item.label, held):
            yield item


def continuing_words(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The words that go on with the header above, where that is half typed."""
    yield from _keywords(list(place.continued))


def _keywords(words: list[str]) -> Iterator[CompletionItem]:
    yield from [CompletionItem(word, CompletionKind.KEYWORD) for word in words]


def words_here(place: CompletionPlace) -> dict[str, float]:
    """How often words stand in the headers of operations of the same name nearby."""
    counts: dict[str, float] = {}
    name = place.cut.shape.name
    for distance, item in enumerate(place.others):
        shape = item.node.shape
        if shape.name == name:
            for word in set(re.findall(_WORD, shape.text[shape.name_end :][:2000])):
                counts[word] = counts.get(word, 0.0) + 1 / (1 + distance)
    return counts


# -- brackets ---------------------------------------------------------------------------------------------------------


def _innermost(header: str) -> str:
    """The innermost bracket that is open at the end of a header; "" for none."""
    opened = open_brackets(header)
    return header[opened[-1]] if opened else ""


def _listed_words(header: str) -> list[str]:
    """The words of the list in the innermost bracket of a header, as flags are listed: none of them is there twice."""
    opened = open_brackets(header)
    return re.findall(_WORD, header[opened[-1] :]) if opened and header[opened[-1]] == "<" else []


def _is_in_array(place: CompletionPlace) -> bool:
    """Whether the innermost bracket before the cursor begins an attribute: none that follows a value, as that of subscripts."""
    before = place.header[: open_brackets(place.header)[-1]].rstrip()
    return before[-1:] in ("=", "[", ",", "(", "<") or expected_attribute(place) is not None


def _words_in_like_places(place: CompletionPlace) -> Iterator[CompletionItem]:
    """Words of the text that stand after the same tokens as the cursor."""
    left = place.header.rstrip()
    if not left:
        return
    first = search_at_end(_LAST_TOKENS, left)
    if first is None:
        return
    second = search_at_end(_LAST_TOKENS, left[: first.start()])
    one = rf"(?<![\w.$]){re.escape(first[0].strip())}(?![\w.$])" if first[0][0].isalnum() else re.escape(first[0].strip())
    two = (re.escape(second[0].strip()) + r"[ \t]*" if second is not None else "") + one
    lines = place.analysis.document.lines
    begin, end = max(0, place.start.line - _MAX_LINES), place.start.line + _MAX_LINES
    text = "\n".join([*lines[begin : place.start.line], "", *lines[place.start.line + 1 : end]])
    counts: dict[str, float] = {}
    word = re.escape(place.typed) + r"[\w.$]*" if place.typed else _WORD
    for pattern, weight in ((two, 5.0), (one, 1.0)):
        for found in re.finditer(rf"{pattern}[ \t]*({word})", text):
            counts[found[1]] = counts.get(found[1], 0.0) + weight
    op = place.analysis.language.registry.op
    is_inside = place.cut.shape.known or _innermost(place.header) != ""
    for word in sorted(counts, key=lambda each: -counts[each]):
        # after an equals sign of a known operation, or of an entry of a dictionary, there is no other operation
        if len(word) > len(place.typed) and not (is_inside and "." in word and op(word) is not None):
            yield CompletionItem(word, CompletionKind.KEYWORD)
