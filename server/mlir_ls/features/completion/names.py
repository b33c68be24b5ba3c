"""Blocks and aliases: those that the document defines, and those that it uses and does not define yet."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Set
from itertools import chain, count, zip_longest
from math import log1p
from typing import NamedTuple

from mlir_ls.features.completion.attributes import aliases_that_fit, begins_location
from mlir_ls.features.completion.bodies import fits_in_body
from mlir_ls.features.completion.fit import argument_types, function_type_of
from mlir_ls.features.completion.forms.form import escaped
from mlir_ls.features.completion.forms.snippets import SnippetMaker
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, shortened
from mlir_ls.features.completion.new_values import follows
from mlir_ls.features.completion.place import CompletionPlace, search_at_end
from mlir_ls.semantics.environment import alias_name, used_alias
from mlir_ls.syntax.completing import ATTRIBUTE, TYPE
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.tree import extent

_WORD_IN_FRONT = re.compile(r"[A-Za-z_][\w.$]*[^\w#!]{0,5}\Z")
_KIND = re.compile(r"\s*([!#]?[\w.$]+|\S)")
_ALIAS = re.compile(r"([!#][A-Za-z_][\w$.]*)\s*=\s*(.*)")
_NAMES = re.compile(r"[!#][A-Za-z_][\w$]*\.[\w.$]+<")
_MAX_AROUND = 1000
_MAX_BELOW = 400


# -- blocks -----------------------------------------------------------------------------------------------------------


def _entry_label(place: CompletionPlace) -> str:
    """The label of a region whose arguments follow from the operation around it; "" for others."""
    types = argument_types(place)
    if not types or place.owner is None:
        return ""
    shape = place.owner.node.shape
    is_function = function_type_of(place, place.owner) is not None
    inputs = shape.groups.get("inputs", ())
    names: list[str] = []
    for number in range(len(types)):
        word = "arg" if is_function else "in" if number in inputs else "out"
        free = (each for each in chain([word], map(f"{word}_{{}}".format, count())) if place.definition_of(each) is None)
        names.append(next(each for each in free if each not in names))
    pairs = enumerate(zip(names, types, strict=True), 1)
    named = [f"${{{number}:%{name}}}: {escaped(str(each))}" for number, (name, each) in pairs]
    return f"^bb0({', '.join(named)}):\n$0"


def entry_blocks(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The label with which a region has to begin whose arguments follow from what is around it, where the cursor begins it."""
    entry = _entry_label(place) if place.snippets else ""
    if entry:
        yield CompletionItem("^bb0", CompletionKind.BLOCK, "the entry block", snippet=entry)


def block_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The blocks of the region, the likeliest first; where a label begins, those that are missing."""
    labels: dict[str, int] = {}
    used: dict[str, int] = {}
    entered: set[str] = set()
    arguments: dict[str, tuple[Type | None, ...]] = {}
    entry_label = ""
    for number, item in enumerate(place.siblings):
        shape = item.node.shape
        if shape.kind == "label" and number == 0:
            entry_label = shape.name
        if shape.kind == "label":
            labels.setdefault(shape.name, item.line)
            arguments[shape.name] = tuple([type_ for group in shape.definitions for type_ in group.types])
        for successor in shape.successors if item.line != place.start.line else ():
            used[successor.label] = used.get(successor.label, 0) + 1
            if item.line < place.start.line:
                entered.add(successor.label)
    if not place.header.strip():
        for name in used:
            if name not in labels:
                yield CompletionItem(name, CompletionKind.BLOCK, "new block")
        yield from entry_blocks(place)
        yield _new_block(place, labels)
        return
    for name in used:
        if len(name) > 1:
            labels.setdefault(name, place.start.line + 1000)
    given = re.findall(r"[\w$.^-]+", place.header)
    own = [successor.label for successor in place.cut.shape.successors if successor.label in given]
    new_block = _new_block(place, {*labels, *own})
    labels.pop(entry_label, None)
    is_only_one = place.spec is not None and [each.variadic for each in place.spec.successors] == [False]
    line = place.start.line
    ordered = sorted(labels, key=lambda name: labels[name])
    above = {name: number for number, name in enumerate([each for each in reversed(ordered) if labels[each] < line])}
    below = {name: number for number, name in enumerate([each for each in ordered if labels[each] >= line])}

    def unlikeliness(name: str) -> float:
        """The lower, the likelier; the weights are those with which the blocks in programs are the likeliest.

        What branches anyway goes where a value is passed on, and seldom to a block that another branch has entered already.
        """
        penalty = 3.2 * (name in own) - 1.2 * (name not in used)
        if name in above:
            penalty += 1.2 * log1p(above[name]) + 1.9 * (above[name] == 0)
        else:
            penalty += 1.3 * log1p(below[name])
        if is_only_one:
            penalty += 1.6 * (name in entered) - 2.3 * bool(arguments.get(name))
        return penalty

    maker = SnippetMaker(place) if place.snippets and not place.cut.shape.generic else None
    for number, name in enumerate(sorted(labels, key=unlikeliness)):
        snippet = maker.successor(name, arguments.get(name, ())) if maker is not None and number == 0 else ""
        yield CompletionItem(name, CompletionKind.BLOCK, "block", snippet=snippet)
    yield new_block
    yield from [CompletionItem(name, CompletionKind.BLOCK, "new block") for name in own if name not in labels]


def _new_block(place: CompletionPlace, labels: Collection[str]) -> CompletionItem:
    """The next number that no label has; the first block of a region has 0."""
    is_first = not any([item.line < place.start.line for item in place.siblings])
    first = 0 if is_first and not place.header.strip() else max(1, len(labels))
    sigil = place.analysis.language.reader.label_sigil
    name = next(each for each in map(f"{sigil}bb{{}}".format, count(first)) if each not in labels)
    return CompletionItem(name, CompletionKind.BLOCK, "new block")


# -- aliases ----------------------------------------------------------------------------------------------------------


def alias_items(place: CompletionPlace, sigil: str) -> Iterator[CompletionItem]:
    """The aliases of the chunk: those that fit, and those used nearby, first; where one is defined, those that are missing."""
    if place.chunk is None:
        return
    kind = CompletionKind.TYPE if sigil == "!" else CompletionKind.ATTRIBUTE
    defined = _defined_aliases(place, sigil)
    used = _UsedAliases.of(place, sigil, defined)
    if place.header == "" or place.begins_operation:
        yield from [CompletionItem(name, kind, "new alias") for name in used.scores if name not in defined]
        return
    for name in _likeliest_aliases(place, sigil, defined, used):
        yield CompletionItem(name, kind, shortened(defined[name]))


def aliases_of_locations(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The aliases that stand for locations, where one begins at the cursor."""
    if place.typed or place.chunk is None or not begins_location(place.header):
        return
    fitting = aliases_that_fit(place, _defined_aliases(place, "#"))
    yield from [item for item in alias_items(place, "#") if item.label in fitting]


def has_fitting_alias(place: CompletionPlace) -> bool:
    """Whether an alias is defined that the attribute at the cursor may be by its definition."""
    return place.chunk is not None and bool(aliases_that_fit(place, _defined_aliases(place, "#")))


def _defined_aliases(place: CompletionPlace, sigil: str) -> dict[str, str]:
    """What the aliases stand for that are defined, in the order of the text."""
    assert place.chunk is not None
    _, chunk = place.chunk
    defined: dict[str, str] = {}
    below = [item.node for item in reversed(place.after)]  # they stand in a region as long as a brace is missing
    at_cursor = place.context.item.node if place.context is not None and place.header else None  # does not stand for itself
    for node in (*chunk.region.items(), *below):
        if node.shape.kind == "alias" and node.shape.name[:1] == sigil and node is not at_cursor:
            value = node.shape.value
            defined.setdefault(alias_name(node), node.shape.text[value[0] : value[1]] if value is not None else "")
    for name, meaning in _aliases_below(place):
        if name[:1] == sigil:
            defined.setdefault(name, meaning)
    return defined


class _UsedAliases(NamedTuple):
    """Which aliases the operations nearby use, with how near they are.

    `kinds` are those of aliases that follow the same word as the cursor, `closest` those that also stand in the same body.
    `nearest` is the one that was used last before the cursor, "" for none.
    """

    scores: Mapping[str, float]
    kinds: Set[str]
    closest: Set[str]
    nearest: str

    @staticmethod
    def of(place: CompletionPlace, sigil: str, defined: Mapping[str, str]) -> _UsedAliases:
        scores: dict[str, float] = {}
        kinds: set[str] = set()
        closest: set[str] = set()
        nearest = ""
        in_front, around = _word_in_front(place.erased.text), _name_around(place.erased.text)
        for items, weight in ((place.before, 1.0), (place.after, 0.9)):
            for distance, item in enumerate(items):
                shape = item.node.shape
                same = 4.0 if shape.name == place.cut.shape.name else 1.0
                for use in shape.aliases:
                    name = used_alias(use, item.node.names)
                    is_own = shape.kind == "alias" and name == alias_name(item.node)
                    if name[:1] != sigil or is_own or name.startswith((ATTRIBUTE, TYPE)):
                        continue
                    scores[name] = scores.get(name, 0.0) + same * weight / (3 + distance)
                    nearest = nearest or (name if items is place.before else "")
                    if in_front and in_front == _word_in_front(shape.text[: use.offset]):
                        kinds.add(_kind_of(defined.get(name, "")))
                        if around and around == _name_around(shape.text[: use.offset]):
                            closest.add(_kind_of(defined.get(name, "")))
        return _UsedAliases(scores, kinds, closest, nearest)


def _likeliest_aliases(
    place: CompletionPlace, sigil: str, defined: Mapping[str, str], used: _UsedAliases
) -> Iterator[str]:
    """The aliases that may stand at the cursor, in tiers; in each, those that are used and those that are not take turns."""
    fitting = set(aliases_that_fit(place, defined)) if sigil == "#" else set()
    fitting.update([name for name, meaning in defined.items() if _kind_of(meaning) in used.kinds - {""}])
    refused = _refused(place, defined) if sigil == "#" else frozenset()
    own = re.findall(r"[#!][A-Za-z_][\w$]*", place.header)
    last = own[-1] if own else ""
    like_last = _kind_of(defined.get(last, "")) if place.header.rstrip().endswith(f"{last},") else ""
    nearest = used.nearest

    def tier(name: str) -> int:
        kind = _kind_of(defined[name])
        if name not in used.scores and follows(nearest, name) and kind == _kind_of(defined.get(nearest, "")):
            return 0  # they are numbered in the order of their uses
        if like_last:
            return 0 if kind == like_last and follows(last, name) else 1 if kind == like_last and name in fitting else 2
        return 1 if kind in used.closest else 2 if name in fitting else 3

    for number in range(4):
        names = [name for name in defined if tier(name) == number and _kind_of(defined[name]) not in refused]
        known = sorted([name for name in names if name in used.scores], key=lambda name: -used.scores[name])
        fresh = [name for name in names if name not in used.scores]
        yield from [each for pair in zip_longest(known, fresh) for each in pair if each is not None]


def _refused(place: CompletionPlace, defined: Mapping[str, str]) -> frozenset[str]:
    """The kinds of which an alias would be an error in the body of a dialect's attribute or type at the cursor."""
    examples = {_kind_of(meaning): meaning for meaning in defined.values()}
    return frozenset([kind for kind, meaning in examples.items() if fits_in_body(place, meaning) is False])


def _aliases_below(place: CompletionPlace) -> Iterator[tuple[str, str]]:
    """The aliases on lines that the half-typed operation at the cursor goes on with until it is whole."""
    lines = place.analysis.document.lines
    item = place.context.item if place.context is not None else None
    end = item.line + extent(item.node) + 1 if item is not None else 0
    for line in lines[place.start.line + 1 : min(end, place.start.line + _MAX_BELOW)]:
        found = _ALIAS.match(line)
        if found is not None:
            yield found[1], found[2]


def _word_in_front(text: str) -> str:
    """The last word of a text with the signs after it: of aliases after the same one, the kinds are mostly the same."""
    found = search_at_end(_WORD_IN_FRONT, text)
    return "".join(found[0].split()) if found is not None else ""


def _name_around(text: str) -> str:
    """The name of the dialect's type or attribute whose body was begun last."""
    found = _NAMES.findall(text[-_MAX_AROUND:])
    return found[-1] if found else ""


def _kind_of(meaning: str) -> str:
    """What an alias stands for, by how it begins: a dialect's attribute, a map, a dictionary."""
    found = _KIND.match(meaning)
    return found[1] if found is not None else ""
