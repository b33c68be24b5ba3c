"""The types and attributes that dialects define, the usual ones first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from mlir_ls.features.completion.attributes import expected_attribute, held_type
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, dialect_item
from mlir_ls.features.completion.likely.declared import declared_names, project_dialects
from mlir_ls.features.completion.operations import dialects
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.completion.required import beginning_and_snippet, dialects_by_use
from mlir_ls.features.completion.result_names import resemblance, stem_of
from mlir_ls.features.completion.types import names_that_fit
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
_OF_DIALECT = re.compile(r"#[A-Za-z_][\w$]*\s*=\s*#")
_LIKE = 0.5
"""How much the name of an alias is like that of an attribute that it may stand for, at least."""
_SPELLED = re.compile(r"#([A-Za-z_]\w*\.[\w.]*\w)")
_NAMED = re.compile(r"([!#][A-Za-z_]\w*)[.<]")


def defined_types(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The types of the dialect that is typed, else the dialects."""
    may_stand = names_that_fit(place, held_type(expected_attribute(place)))

    def fitting(dialect: str) -> list[str]:
        return [name for name in place.analysis.language.registry.types_of(dialect) if may_stand(f"{dialect}.{name}")]

    return _defined(place, fitting, CompletionKind.TYPE)


def defined_attributes(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attributes of the dialect that is typed; else those that the definition of the operation names, and the dialects."""
    if not alias_defined(place.header):
        yield from required_attributes(place)
    elif "." not in place.typed:
        yield from attributes_for_alias(place, ())
    yield from _defined(place, place.analysis.language.registry.attributes_of, CompletionKind.ATTRIBUTE)


def attributes_for_alias(place: CompletionPlace, words: Sequence[str]) -> Iterator[CompletionItem]:
    """The attributes of dialects that the alias which is defined at the cursor may stand for.

    None elsewhere. Where `words` begin other attributes, none either if it is named like one of these; if no alias nearby
    stands for an attribute of a dialect, only those of a project that it is named like.
    """
    alias = alias_defined(place.header)
    stem = stem_of(alias)
    is_other = any([word == stem or word.endswith(f"_{stem}") for word in words])
    if not alias or is_other:
        return
    names = _named_as(place, alias)
    if words and not any([_OF_DIALECT.match(line) for line in _lines_nearby(place)]):
        own = project_dialects(place.analysis.language.registry)
        names = [name for name in names if name.partition(".")[0] in own]
    for name in names:
        yield _named(place, f"#{name}", CompletionKind.ATTRIBUTE, "attribute")


def attributes_of_project(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attributes that a project's dialects declare, where an alias is defined that may be any."""
    registry = place.analysis.language.registry
    for dialect in dialects_by_use(place) if alias_defined(place.header) else ():
        for name in declared_names(registry, dialect, "attr"):
            yield _named(place, f"#{name}", CompletionKind.ATTRIBUTE, "attribute")


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
    return list(ordered)


def _defined(
    place: CompletionPlace, names: Callable[[str], list[str]], kind: CompletionKind
) -> Iterator[CompletionItem]:
    sigil = place.typed[0]
    dialect, dot, _ = place.typed[1:].partition(".")
    if dot:
        usual = leaf_counts(dialect)
        found = [f"{sigil}{dialect}.{mnemonic}" for mnemonic in names(dialect)]
        for name in sorted(found, key=lambda each: -usual.get(each, 0)):
            yield _named(place, name, kind, f"{dialect} dialect")
    else:
        is_open = place.analysis.language.is_open  # such a dialect may have types and attributes that are not known
        near, used = _named_nearby(place), _used_nearby(place)
        ordered = _ordered(place, [name for name in dialects(place) if names(name) or is_open(name)], near, used)
        own = (place.cut.shape.name.partition(".")[0], dialect)
        of_these = [each for each in ordered[:_MOST_USED] if each in own or near[f"{sigil}{each}"] or used[each]]
        for name in dict.fromkeys([*[each for each in ordered if each == dialect], *of_these]):
            usual = leaf_counts(name)
            found = sorted([each for each in usual if each[:1] == sigil and each.partition(".")[2] in names(name)])
            for each in sorted(found, key=lambda each: -usual[each])[:_USUAL_OF_DIALECT]:
                yield _named(place, each, kind, f"{name} dialect")
        yield from [dialect_item(f"{sigil}{name}") for name in ordered]


def _named(place: CompletionPlace, name: str, kind: CompletionKind, detail: str) -> CompletionItem:
    """The item for a type or an attribute of a dialect, by its name with the sigil."""
    begun, snippet = beginning_and_snippet(place, name[0], name[1:])
    return CompletionItem(begun, kind, detail, snippet=snippet)


def required_attributes(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attributes of dialects that the attribute at the cursor, or an element of it, has to be one of."""
    attribute = expected_attribute(place)
    names = dict.fromkeys(_named_by(attribute.constraint, place)) if attribute is not None else ()
    for name in names:
        begun, snippet = (name, f"{name} $1>") if "<" in name else beginning_and_snippet(place, "#", name[1:])
        yield CompletionItem(begun, CompletionKind.ATTRIBUTE, "attribute", snippet=snippet)


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
