"""Functions of other files of the workspace, which are offered where one is called, and are declared with what is inserted.

A declaration means the one body of its name (`features.symbols.shared`), so a name with several bodies is not offered. Nothing
waits for the index of the workspace: what it has is offered, after the symbols of the document.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.completion.symbols import defines, is_in_symbol, kinds_required
from mlir_ls.semantics.lookup import find_symbol, tables_of
from mlir_ls.semantics.summary import is_symbol_table
from mlir_ls.syntax.shape import symbol_spelling, symbol_text

_MAX_OFFERED = 50


class SymbolElsewhere(NamedTuple):
    """A symbol of another file: its name, the operation, the symbols around it as a reference spells them, and its place.

    `may_have_body`: it may be more than a declaration; `private`: to its symbol table.
    """

    name: str
    operation: str
    container: str
    may_have_body: bool
    private: bool
    uri: str
    line: int
    character: int


class SymbolsElsewhere(NamedTuple):
    """Symbols of other files, those of near files first, and whether these are all whose names begin so."""

    found: Sequence[SymbolElsewhere]
    are_all: bool


Elsewhere = Callable[[str], SymbolsElsewhere]
"""Finds the symbols of other files whose names begin with a text."""


def may_be_elsewhere(place: CompletionPlace) -> bool:
    """Whether a function of another file may be meant at a place, if it is declared."""
    spec = place.spec
    if place.context is None or place.typed[:1] != "@" or spec is None or defines(place) or is_in_symbol(place):
        return False
    return spec.has_trait("CallOpInterface") or bool(kinds_required(place))


def symbols_elsewhere(place: CompletionPlace, found: SymbolsElsewhere) -> Iterator[CompletionItem]:
    """The functions of other files that may be declared at a place."""
    context, registry = place.context, place.analysis.language.registry
    if context is None:
        return
    kinds, around = kinds_required(place), _symbols_around(place)
    tables = tables_of(context.path, context.chunk, context.chunk_line)
    named: dict[str, list[SymbolElsewhere]] = {}
    for symbol in found.found:
        spec = registry.op(symbol.operation)
        is_meant = spec is not None and spec.function and (not kinds or symbol.operation in kinds)
        is_hidden = symbol.private and symbol.may_have_body
        if is_meant and not is_hidden and symbol.container == around:
            named.setdefault(symbol.name, []).append(symbol)
    offered = 0
    for name, places in named.items():
        bodies = [each for each in places if each.may_have_body]
        if len(bodies) > 1 or offered >= _MAX_OFFERED or find_symbol(tables, [name]) is not None:
            continue
        offered += 1
        chosen = (bodies or places)[0]
        detail = f"{chosen.operation} of {os.path.basename(chosen.uri)}, declared here"
        where = chosen.uri, chosen.line, chosen.character
        yield CompletionItem(f"@{name}", CompletionKind.SYMBOL, detail, elsewhere=where)


def _symbols_around(place: CompletionPlace) -> str:
    """The symbols whose tables a place is in, as a reference spells them: "" at the top level and in modules without a name."""
    around = place.context.path[:-1] if place.context is not None else []
    tables = [step.item.node for step in around if is_symbol_table(step.item.node)]
    named = [(each.shape.symbol, each.names) for each in tables]
    return "::".join([symbol_spelling(symbol_text(symbol, names)) for symbol, names in named if symbol is not None])
