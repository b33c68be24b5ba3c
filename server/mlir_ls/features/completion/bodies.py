"""What goes on in the body of a dialect's type or attribute, as its grammar expects at the cursor.

MLIR language reference, "Dialect Types" and "Dialect Attribute Values"; the grammars are those of `ods.bodies`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from mlir_ls.features.completion.attributes import attribute_after, beginnings, value_words
from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import CompletionPlace, open_brackets, search_at_end
from mlir_ls.features.completion.types import (
    SHAPES,
    begins_type_of_number,
    nearby_types,
    scalar_types,
    spelled,
    types_of_literal,
)
from mlir_ls.ods.bodies.declared import ReadBody
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.names import beginning
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.ods.dialect_files import file_of
from mlir_ls.ods.examples import FILE, leaf_counts
from mlir_ls.ods.registry import Registry
from mlir_ls.syntax.erase import count_sigils, restore
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.errors import AttributeExpected, TypeExpected
from mlir_ls.syntax.leaf.lexical import CLOSING_OF
from mlir_ls.syntax.tokens import is_keyword
from mlir_ls.system.files import read_text

_TOKEN = re.compile(r"[A-Za-z_][\w.$]*|->|[^\s\w]")
_OPENED = re.compile(r"([!#][A-Za-z_][\w$]*)\.([\w.$]+)<")
_OPENED_BY_DIALECT = re.compile(r"([!#][A-Za-z_][\w$]*)<\s*([\w.$]+)(?=[^\w.$])")
_DIALECT_OPENED = re.compile(r"([!#])([A-Za-z_][\w$]*)<\s*\Z")
_FIELD = re.compile(r"\$(?:\{\d:([^}]*)\}|\d)")
_KEY = re.compile(r"(?<![\w.])([A-Za-z_][\w.]*)\s*=\s*\Z")
_NEAR = 200
_MAX_IN_FRONT = 80
_IN_LIKE_PLACE = 4.0
"""How much more a word counts that stands after the same two tokens as the cursor."""
_OF_EXAMPLES = 0.01
_LEAF_STARTS = ("!", "#")
_STARTS = (*_LEAF_STARTS, '"')


def body_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The words, types and attributes that the grammar expects where the body is cut at the cursor."""
    yield from _mnemonics(place)
    for body, text, dialect in _bodies(place):
        error, possible = _end_of_body(place, body, text)
        if error is None or error.offset < len(text.rstrip()):
            continue
        is_type = isinstance(error, TypeExpected)
        yield from _types(place, nearby_types(place)) if is_type else ()
        yield from _words(place, list(dict.fromkeys((*error.instead, *possible))), dialect)
        if isinstance(error, AttributeExpected):
            yield from words_that_fit(place, value_words(place))
        elif not is_type and begins_type_of_number(place):
            yield from _types(place, types_of_literal(place))
            yield from _shapes(place)
        yield from _types(place, scalar_types(place)) if is_type else ()
        yield from _shapes(place) if is_type else ()


def expects_attribute(place: CompletionPlace) -> bool:
    """Whether an attribute of a dialect, or an alias of one, comes next in the body that is cut at the cursor."""
    for body, text, _ in _bodies(place):
        error, _ = _end_of_body(place, body, text)
        if error is not None and error.offset >= len(text.rstrip()) and any([each[:1] == "#" for each in error.instead]):
            return True
    return False


def fits_in_body(place: CompletionPlace, meaning: str) -> bool | None:
    """Whether the grammar of the dialect's type or attribute around the cursor takes this there.

    None outside of any, and where the grammar does not, but only C++ knows all of it. What is open inside of the body, as a
    `memref<` among its parameters, may go on or end after it.
    """
    for body, text, _ in _bodies(place):
        if not text and meaning[:1] in _LEAF_STARTS:
            continue  # the name that is left out may stand there as well
        inner = open_brackets(text)[text.lstrip()[:1] == "<" :]
        closing = "".join([CLOSING_OF[text[at]] for at in reversed(inner)])
        for end in dict.fromkeys(("", closing)):
            error, _ = _end_of_body(place, body, text + meaning + end)
            if error is None or error.offset >= len(text + meaning.rstrip()):
                return True
        return False if body.certain else None
    return None


def words_that_fit(place: CompletionPlace, words: Iterable[CompletionItem]) -> Iterator[CompletionItem]:
    """The words of attributes that the grammar around the cursor takes; all of them where there is none."""
    for each in words:
        sample = _SAMPLES.get(each.label) or _filled_in(each.snippet) or each.label
        if fits_in_body(place, sample) is not False:
            yield each


_SAMPLES = {
    "dense": "dense<0> : tensor<1xi8>",
    "array": "array<i64: 0>",
    "dense_resource": "dense_resource<name> : tensor<1xi8>",
    "sparse": "sparse<0, 0> : tensor<1xi8>",
    "loc": "loc(unknown)",
}
"""Attributes that begin with words whose snippets are not whole."""


def _types(place: CompletionPlace, among: Iterator[Type]) -> Iterator[CompletionItem]:
    """Those of some types that fit."""
    for text in [spelled(place, type_) for type_ in among]:
        if fits_in_body(place, text):
            yield CompletionItem(text, CompletionKind.TYPE, "type")


def _shapes(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The builtin types with dimensions or elements that fit."""
    for name, snippet in SHAPES:
        static = snippet.replace("?", "4")  # as that of a literal
        fitting = [each for each in (snippet, static, static.replace("f32", "i32")) if fits_in_body(place, _filled_in(each))]
        if fitting:
            yield CompletionItem(name, CompletionKind.TYPE, "builtin type", snippet=fitting[0])


def _filled_in(snippet: str) -> str:
    """A snippet with the text that its fields have at first."""
    return _FIELD.sub(r"\1", snippet)


def _words(place: CompletionPlace, expected: Sequence[str], dialect: str) -> Iterator[CompletionItem]:
    """Words, and the names with which types and attributes begin: the most frequent nearby first, then the usual ones."""
    words = [word for word in expected if (is_keyword(word) or word[:1] in _STARTS) and fits_in_body(place, word)]
    counts, usual = (_counts_nearby(place, words, dialect), leaf_counts(dialect)) if len(words) > 1 else ({}, {})
    for word in sorted(words, key=lambda word: (-counts.get(word, 0), -usual.get(f"!{dialect}.{word}", 0))):
        yield CompletionItem(word, CompletionKind.ATTRIBUTE if word[0] in _LEAF_STARTS else CompletionKind.KEYWORD)


def _counts_nearby(place: CompletionPlace, words: Sequence[str], dialect: str) -> dict[str, float]:
    """How often words stand in the lines around the cursor, and in examples: those after the same tokens count more."""
    lines, line = place.analysis.document.lines, place.start.line
    near = "\n".join([*lines[max(0, line - _NEAR) : line], *lines[line + 1 : line + _NEAR]])
    in_front = tuple(_TOKEN.findall(place.header[-_MAX_IN_FRONT:])[-2:])
    known = set(words)
    counts: dict[str, float] = {}
    for number, token in enumerate(tokens := _TOKEN.findall(near)):
        if token in known:
            like = _IN_LIKE_PLACE if tuple(tokens[max(0, number - 2) : number]) == in_front else 0.0
            counts[token] = counts.get(token, 0.0) + 1 + like
    examples = _words_in_examples(dialect)
    for word in words:
        for after, count in examples.get(word, {}).items():
            like = _IN_LIKE_PLACE if after == in_front else 0.0
            counts[word] = counts.get(word, 0.0) + _OF_EXAMPLES * count * (1 + like)
    return counts


@lru_cache(32)
def _words_in_examples(dialect: str) -> Mapping[str, Mapping[tuple[str, ...], int]]:
    """How often words that are no keys stand in the examples of a dialect, by the two tokens in front."""
    file = file_of(dialect, FILE)
    tokens = _TOKEN.findall(read_text(file)) if file is not None else []
    found: dict[str, dict[tuple[str, ...], int]] = {}
    for number, token in enumerate(tokens):
        if token[0].isalpha() and tokens[number + 1 : number + 2] != ["="]:
            after = tuple(tokens[max(0, number - 2) : number])
            counts = found.setdefault(token, {})
            counts[after] = counts.get(after, 0) + 1
    return found


def strings_in_body(place: CompletionPlace) -> list[str]:
    """What a string after the key in front of the cursor may be: as the lines around have it, as examples do, by default."""
    key = search_at_end(_KEY, place.header)
    dialect = next((dialect for _, _, dialect in _bodies(place)), "") if key is not None else ""
    if key is None or not dialect:
        return []
    spelled = re.compile(rf'(?<![\w.]){re.escape(key[1])}\s*=\s*"([^"\\\n]+)"')
    lines, line = place.analysis.document.lines, place.start.line
    near = "\n".join([*lines[max(0, line - _NEAR) : line], *lines[line + 1 : line + _NEAR]])
    file = file_of(dialect, FILE)
    examples = read_text(file) if file is not None else ""
    found = [Counter(spelled.findall(text)).most_common() for text in (near, examples)]
    return list(dict.fromkeys([*[text for counts in found for text, _ in counts], *_defaults(place, dialect, key[1])]))


def _defaults(place: CompletionPlace, dialect: str, key: str) -> Iterator[str]:
    """The strings that parameters of this name of a dialect's attributes are where they are left out."""
    registry = place.analysis.language.registry
    for name in registry.attributes_of(dialect):
        definition = registry.attr_def(dialect, name)
        for parameter in definition.parameters if definition is not None else ():
            if (parameter.name, parameter.kind) == (key, "string") and parameter.default:
                yield parameter.default.strip('"')


def _mnemonics(place: CompletionPlace) -> Iterator[CompletionItem]:
    """After `#dialect<`, the types or attributes of the dialect that are spelled so."""
    registry = place.analysis.language.registry
    found = search_at_end(_DIALECT_OPENED, place.header, _MAX_IN_FRONT)
    if found is None:
        return
    sigil, dialect = found[1], found[2]
    names = registry.types_of(dialect) if sigil == "!" else registry.attributes_of(dialect)
    long = [name for name in names if "<" in beginning(sigil, f"{dialect}.{name}", registry)]
    counts = _counts_nearby(place, long, dialect)
    expected = attribute_after(place, place.header[: -len(found[0])]) if sigil == "#" else None
    fitting = set(beginnings(expected.constraint)) if expected is not None else set()
    for name in sorted(long, key=lambda name: (f"#{dialect}<{name}" not in fitting, -counts.get(name, 0.0))):
        yield CompletionItem(name, CompletionKind.TYPE if sigil == "!" else CompletionKind.ATTRIBUTE, f"{dialect} dialect")


def _bodies(place: CompletionPlace) -> Iterator[tuple[ReadBody, str, str]]:
    """The grammars of the types and attributes in whose bodies the cursor is, innermost first, what each reads, its dialect."""
    header = place.header
    brackets = set(open_brackets(header))
    opened = {found.end() - 1: (found[1], found[2], found.end() - 1) for found in _OPENED.finditer(header)}
    for found in _OPENED_BY_DIALECT.finditer(header):
        opened[header.index("<", found.start())] = (found[1], found[2], found.end())
    known = _known(place.analysis.language.registry)
    for bracket in sorted([at for at in brackets if header[at] == "<"], reverse=True):
        name, mnemonic, start = opened.get(bracket, ("", "", 0))
        body = known.body(name[0], name[1:], mnemonic) if name else None
        if body is not None:
            yield body, header[start:], name[1:]
    erased = place.erased
    for name, start in reversed(place.cut.bodies):
        dialect, _, mnemonic = name[1:].partition(".")
        body = known.body(name[0], dialect, mnemonic)
        if body is not None:
            names = erased.names[count_sigils(erased.text, 0, start) :]
            yield body, restore(erased.text[start:], names), dialect


@lru_cache(8)
def _known(registry: Registry) -> Known:
    """What is known of the bodies of dialects: a grammar is made once for all that is tried in it."""
    return Known(registry)


def _end_of_body(place: CompletionPlace, body: ReadBody, text: str) -> tuple[LeafError | None, tuple[str, ...]]:
    """What is wrong with the beginning of a body, None where it is whole or not known; and words with which it may go on."""
    reader = BodyReader(text, place.analysis.language.leaves)
    try:
        body.read(reader)
    except LeafError as error:
        return error, reader.possible
    except (IndexError, ValueError):
        return None, ()
    return None, ()
