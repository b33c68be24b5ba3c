"""The types and attributes that dialects define, the usual ones first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from mlir_ls.features.completion.items import CompletionItem, CompletionKind, dialect_item
from mlir_ls.features.completion.operations import dialects
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.ods.examples import leaf_counts

_LINES = 200
_CHARACTERS = 1000
_NAMED = re.compile(r"([!#][A-Za-z_]\w*)[.<]")


def defined_types(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The types of the dialect that is typed, else the dialects."""
    return _defined(place, place.analysis.language.registry.types_of, CompletionKind.TYPE)


def defined_attributes(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The attributes of the dialect that is typed, else the dialects."""
    return _defined(place, place.analysis.language.registry.attributes_of, CompletionKind.ATTRIBUTE)


def _defined(
    place: CompletionPlace, names: Callable[[str], list[str]], kind: CompletionKind
) -> Iterator[CompletionItem]:
    sigil = place.typed[0]
    dialect, dot, _ = place.typed[1:].partition(".")
    if dot:
        usual = leaf_counts(dialect)
        found = [f"{sigil}{dialect}.{mnemonic}" for mnemonic in names(dialect)]
        for name in sorted(found, key=lambda each: -usual.get(each, 0)):
            yield CompletionItem(name, kind, f"{dialect} dialect")
    else:
        own = place.cut.shape.name.partition(".")[0]
        near = _named_nearby(place)
        offered = [f"{sigil}{name}" for name in dialects(place)]
        for name in sorted(offered, key=lambda each: (each[1:] != own or not names(own), -near[each])):
            yield dialect_item(name)


def _named_nearby(place: CompletionPlace) -> Counter[str]:
    """How often the lines around the place name types or attributes of each dialect."""
    line = place.start.line
    lines = place.analysis.document.lines[max(0, line - _LINES) : line + _LINES]
    return Counter(_NAMED.findall("\n".join([each[:_CHARACTERS] for each in lines])))
