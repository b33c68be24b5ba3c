"""What goes on after a place of an operation: the tokens that its grammar has there, with the types that values show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice

from mlir_ls.features.completion.inference import constraints_on, known_types
from mlir_ls.features.completion.place import CompletionPlace, search_at_end, used_types
from mlir_ls.features.completion.required import allowed_types, named_types, required_types
from mlir_ls.features.completion.types import spelled
from mlir_ls.ods.constraints import Term
from mlir_ls.syntax.completing import TYPE, Cut
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.leaf import Type

_NAMED = re.compile(r"%([\w$.-]+)\s*:\Z")
_MAX_TOKENS = 60
_UNCERTAIN = ("%", "@", "^", "#", "1", "{")
"""What tokens begin with that are not known by what is around."""


def parts_after(place: CompletionPlace) -> Iterator[str]:
    """What may stand after a place, each a token longer than the one before, as far as that is certain."""
    added, cut = "", place.cut
    for _ in range(_MAX_TOKENS):
        token = next(iter(cut.rest), "")
        if token.startswith(TYPE):
            found = _type_for(place, cut, token, added)
            token = spelled(place, found) if found is not None else ""
        if not token or token.startswith(_UNCERTAIN):
            return
        is_tight = not added or added[-1] in "([<" or token in (",", ")", "]", ">")
        added += token if is_tight else f" {token}"
        yield added
        cut = place.cut_after(f" {erase(added).text} ")


def _type_for(place: CompletionPlace, cut: Cut, standin: str, added: str) -> Type | None:
    """The type that stands where a stand-in does."""
    known = known_types(place, cut, standin) or _of_argument(place, added)
    if known:
        return known[0]
    constraints = constraints_on(place, cut.shape, standin)
    whole = cut._replace(rest=(erase(added).text, *cut.rest))
    others = chain(required_types(place, whole, standin, constraints), allowed_types(place, whole, standin))
    return next(others, None) or _only(place, constraints)


def _only(place: CompletionPlace, constraints: list[Term]) -> Type | None:
    """The only type of a dialect without parameters that constraints allow."""
    named = list(islice(named_types(place, constraints), 2))
    if len(named) != 1 or "$" in (named[0][1] or ""):
        return None
    return place.analysis.language.leaves.opt_type(named[0][0])


def _of_argument(place: CompletionPlace, added: str) -> list[Type]:
    """The types with which a value is used whose own type follows, as that of an argument."""
    found = search_at_end(_NAMED, f"{place.header}{added}")
    return used_types(place, found[1]) if found is not None else []
