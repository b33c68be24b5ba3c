"""What the name of a result says of the operation that is typed after it: `%bdim = ` is most often `gpu.block_dim`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from types import MappingProxyType

from mlir_ls.ods.successions import Shares, successions
from mlir_ls.syntax.tree import Located

_STEM, _UNIQUE, _NUMBER = re.compile(r"[\d_]+\Z"), re.compile(r"_\d+\Z"), re.compile(r"\d+")
_PARTS = re.compile(r"[._]")
_WORDS = re.compile(r"[a-z]+")
_OF_NUMBERS, _SUFFIX = re.compile(r"[FISU][A-Z]"), re.compile(r"(?:si|ui|i|f|u|s)\Z")
_MAX_WITHOUT_SUFFIX = 3
_COMPUTED = {
    "add": "sum total acc inc plus",
    "sub": "diff difference delta minus dec",
    "mul": "prod product square squared sq twice double scaled",
    "div": "quot quotient ratio half mean avg average",
    "sqrt": "root",
    "cmp": "cond less more greater smaller bigger equal same",
    "ext": "wide widened",
    "trunc": "narrow narrowed",
    "select": "chosen picked",
}
_WORDS_OF_RESULTS = {word: kind for kind, words in _COMPUTED.items() for word in words.split()}
"""What is computed where a result is named so, by English words and usual abbreviations."""
_AS_COMPUTED = 0.4
_MIN_BEGINNING = 3
_MIN_ABBREVIATION = 2
_INFLECTED = 4
_NONE: Shares = MappingProxyType({})


def stem_of(name: str) -> str:
    """A name without the number at its end, in small letters; "" for one that is a number."""
    return _STEM.sub("", name).lower()


def keys_of(name: str) -> tuple[str, ...]:
    """What results are counted by that are named alike: the name with 0 for all numbers, as `c0` for `%c128`, then its stem.

    A number after an underscore makes a name unique only.
    """
    stem = stem_of(name)
    if not stem:
        return ()
    numbered = _NUMBER.sub("0", _UNIQUE.sub("", name).lower())
    return (numbered, stem) if numbered != stem else (stem,)


def shares_of_names(name: str, items: Iterable[Located]) -> Shares:
    """The shares of the operations among some items whose results have the same name, but for its numbers."""
    key = keys_of(name)[:1]
    counts: dict[str, float] = {}
    for item in items if key else ():
        node = item.node
        for group in node.shape.definitions if node.shape.kind == "operation" else ():
            if group.slot < len(node.names) and keys_of(node.names[group.slot])[:1] == key:
                counts[node.shape.name] = counts.get(node.shape.name, 0.0) + 1
    total = sum(counts.values()) + 1
    return {operation: count / total for operation, count in counts.items()}


def usual_operations(name: str) -> Shares:
    """The shares of the operations whose results usually have a name, but for its numbers."""
    names = successions().names
    return next((names[key] for key in keys_of(name) if key in names), _NONE)


@lru_cache(256)
def usual_kinds(name: str) -> Shares:
    """The shares of the kinds of operations (`kind_of`), in all dialects, whose results usually have a name."""
    found: dict[str, float] = {}
    for operation, share in usual_operations(name).items():
        found[kind_of(operation)] = found.get(kind_of(operation), 0.0) + share
    return found


@lru_cache(4096)
def kind_of(operation: str) -> str:
    """What an operation computes, by its name without its dialect and without what says of which numbers: `add` of `FAdd`."""
    mnemonic = operation.rpartition(".")[2]
    if _OF_NUMBERS.match(mnemonic):
        mnemonic = mnemonic[1:]
    return _SUFFIX.sub("", mnemonic.lower()) if len(mnemonic) > _MAX_WITHOUT_SUFFIX else mnemonic.lower()


@lru_cache(4096)
def resemblance(stem: str, operation: str) -> float:
    """From 0 to 1, how much the name of a result is like that of an operation: in its words, or as an abbreviation."""
    mnemonic = operation.partition(".")[2].lower()
    parts = _PARTS.split(mnemonic)
    words = _WORDS.findall(stem)
    whole = "".join(words)
    if not whole:
        return 0.0
    if whole == "".join(parts):
        return 1.0
    if _abbreviates(whole, parts):
        return 0.9
    kind = kind_of(operation)
    return sum([max(_meant(word, kind), *[_likeness(word, part) for part in parts]) for word in words]) / len(words)


def _meant(word: str, kind: str) -> float:
    """How much a word is like the operations of a kind by what it means."""
    meant = _WORDS_OF_RESULTS.get(word)
    return _AS_COMPUTED if meant is not None and kind.endswith(meant) else 0.0


def _likeness(word: str, part: str) -> float:
    if word == part:
        return 0.8
    if len(word) >= _MIN_BEGINNING and part.startswith(word):
        return 0.6
    return 0.6 if len(part) >= _INFLECTED and word.startswith(part) else 0.0


def _abbreviates(word: str, parts: Sequence[str]) -> bool:
    """Whether a word is made of the beginnings of all parts, in order."""
    if not parts:
        return not word
    if len(word) < len(parts) or (len(parts) == 1 and len(word) < _MIN_ABBREVIATION):
        return False
    first, rest = parts[0], parts[1:]
    if not rest:
        return first.startswith(word)
    return any([_abbreviates(word[length:], rest) for length in range(1, len(word)) if first.startswith(word[:length])])
