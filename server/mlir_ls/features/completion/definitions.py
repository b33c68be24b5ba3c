"""The types and attributes that dialects define."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_ls.features.completion.items import CompletionItem, CompletionKind, dialect_item
from mlir_ls.features.completion.operations import dialects
from mlir_ls.features.completion.place import CompletionPlace


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
        for mnemonic in names(dialect):
            yield CompletionItem(f"{sigil}{dialect}.{mnemonic}", kind, f"{dialect} dialect")
    else:
        for name in dialects(place):
            yield dialect_item(f"{sigil}{name}")
