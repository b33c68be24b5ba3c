"""The types and attributes that dialects define, the usual ones first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from mlir_ls.features.completion.attributes import expected_attribute
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, dialect_item
from mlir_ls.features.completion.operations import dialects
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.completion.result_names import resemblance, stem_of
from mlir_ls.ods.bodies.names import beginning
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.examples import leaf_counts
from mlir_ls.ods.interfaces import attributes_implementing
from mlir_ls.ods.successions import successions

_LINES = 200
_MOST_USED, _USUAL_OF_DIALECT = 2, 3
"""Of so many dialects so many types or attributes are offered before the names of dialects."""
_CHARACTERS = 1000
_DEFINITION = re.compile(r"\s*#([A-Za-z_][\w$]*)\s*=\s*")
_LIKE = 0.5
"""How much the name of an alias is like that of an attribute that it may stand for, at least."""
_SPELLED = re.compile(r"#([A-Za-z_]\w*\.[\w.]*\w)")
_NAMED = re.compile(r"([!#][A-Za-z_]\w*)[.<]")


def defined_types(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The types of the dialect that is typed, else the dialects."""
    return _defined(place, place.analysis.language.registry.types_of, CompletionKind.TYPE)


def defined_attributes(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attributes of the dialect that is typed; else those that the definition of the operation names, and the dialects."""
    alias = alias_defined(place.header)
    if "." not in place.typed and alias:
        yield from [CompletionItem(name, CompletionKind.ATTRIBUTE, "attribute") for name in _named_as(place, alias)]
    elif not alias:
        yield from required_attributes(place)
    yield from _defined(place, place.analysis.language.registry.attributes_of, CompletionKind.ATTRIBUTE)


def alias_defined(header: str) -> str:
    """The name of the alias whose definition ends with its equals sign; "" elsewhere."""
    found = _DEFINITION.fullmatch(header)
    return found[1] if found is not None else ""


def _named_as(place: CompletionPlace, alias: str) -> list[str]:
    """The attributes that an alias is named like, the likest first, then those that the lines around spell most often."""
    registry, stem = place.analysis.language.registry, stem_of(alias)
    names = [f"{dialect}.{name}" for dialect in dialects(place) for name in registry.attributes_of(dialect)]
    like = {name: likeness for name in names if (likeness := resemblance(stem, name)) >= _LIKE}
    spelled = Counter(_SPELLED.findall("\n".join(_lines_nearby(place))))
    around = [name for name, _ in spelled.most_common() if name in set(names)]
    ordered = dict.fromkeys((*sorted(like, key=lambda name: -like[name]), *around))
    return [beginning("#", name, registry) for name in ordered]


def _defined(
    place: CompletionPlace, names: Callable[[str], list[str]], kind: CompletionKind
) -> Iterator[CompletionItem]:
    sigil, registry = place.typed[0], place.analysis.language.registry
    dialect, dot, _ = place.typed[1:].partition(".")
    if dot:
        usual = leaf_counts(dialect)
        found = [f"{sigil}{dialect}.{mnemonic}" for mnemonic in names(dialect)]
        for name in sorted(found, key=lambda each: -usual.get(each, 0)):
            yield CompletionItem(beginning(sigil, name[1:], registry), kind, f"{dialect} dialect")
    else:
        is_open = place.analysis.language.is_open  # such a dialect may have types and attributes that are not known
        near, used = _named_nearby(place), _used_nearby(place)
        ordered = _ordered(place, [name for name in dialects(place) if names(name) or is_open(name)], near, used)
        own = place.cut.shape.name.partition(".")[0]
        for name in [each for each in ordered[:_MOST_USED] if each == own or near[f"{sigil}{each}"] or used[each]]:
            usual = leaf_counts(name)
            found = sorted([each for each in usual if each[:1] == sigil and each.partition(".")[2] in names(name)])
            for each in sorted(found, key=lambda each: -usual[each])[:_USUAL_OF_DIALECT]:
                yield CompletionItem(beginning(sigil, each[1:], registry), kind, f"{name} dialect")
        yield from [dialect_item(f"{sigil}{name}") for name in ordered]


def required_attributes(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attributes of dialects that the attribute at the cursor, or an element of it, has to be one of."""
    attribute = expected_attribute(place)
    names = dict.fromkeys(_named_by(attribute.constraint, place)) if attribute is not None else ()
    yield from [CompletionItem(name, CompletionKind.ATTRIBUTE, "attribute") for name in names]


def _named_by(constraint: Term, place: CompletionPlace) -> Iterator[str]:
    word, *parts = constraint if isinstance(constraint, tuple) else (constraint,)
    if word == "attr":
        yield beginning("#", str(parts[0]), place.analysis.language.registry)
    elif word in ("attr_interface", "trait"):
        yield from attributes_implementing(str(parts[0]), place.analysis.language.registry)
    elif word in ("allof", "anyof"):
        for part in parts:
            yield from _named_by(part, place)


def _ordered(place: CompletionPlace, names: list[str], near: Counter[str], used: Counter[str]) -> list[str]:
    """Dialects: that of the operation, those whose types or attributes and operations are near, a project's, the usual ones."""
    sigil, own = place.typed[0], place.cut.shape.name.partition(".")[0]
    usual, known = _usual_dialects(), successions().dialects
    return sorted(
        names,
        key=lambda name: (name != own, -near[f"{sigil}{name}"], -used[name], name in known, -usual.get(name, 0), name),
    )


def _used_nearby(place: CompletionPlace) -> Counter[str]:
    """How many operations nearby are of each dialect."""
    return Counter([item.node.shape.name.partition(".")[0] for item in place.others if "." in item.node.shape.name])


@lru_cache(1)
def _usual_dialects() -> Mapping[str, int]:
    """How often operations of each dialect were counted."""
    counts: Counter[str] = Counter()
    for name, count in successions().total.items():
        counts[name.partition(".")[0]] += count
    return counts


def _named_nearby(place: CompletionPlace) -> Counter[str]:
    """How often the lines around the place name types or attributes of each dialect."""
    return Counter(_NAMED.findall("\n".join(_lines_nearby(place))))


def _lines_nearby(place: CompletionPlace) -> list[str]:
    """The lines around the place, without the ends of very long ones."""
    line = place.start.line
    return [each[:_CHARACTERS] for each in place.analysis.document.lines[max(0, line - _LINES) : line + _LINES]]
