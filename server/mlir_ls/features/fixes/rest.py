"""What goes on behind a place of an operation: the tokens that its grammar has there, with the types that values show."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.features.completion.inference import constraints_on, known_types
from mlir_ls.features.completion.place import CompletionPlace, search_at_end, used_types
from mlir_ls.features.completion.required import allowed_types, required_types
from mlir_ls.features.completion.types import spelled
from mlir_ls.syntax.completing import TYPE, Cut
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.leaf import Type

_NAMED = re.compile(r"%([\w$.-]+)\s*:\Z")
_MAX_TOKENS = 60
_UNCERTAIN = ("%", "@", "^", "#", "1", "{")
"""What tokens begin with that are not known by what is around."""


def parts_behind(place: CompletionPlace) -> Iterator[str]:
    """What may stand behind a place, each a token longer than the one before, as far as that is certain."""
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
        cut = place.cut_behind(f" {erase(added).text} ")


def _type_for(place: CompletionPlace, cut: Cut, standin: str, added: str) -> Type | None:
    """The type that stands where a stand-in does."""
    known = known_types(place, cut, standin) or _of_argument(place, added)
    constraints = constraints_on(place, cut.shape, standin)
    others = () if known else (*required_types(place, cut, standin, constraints), *allowed_types(place, cut, standin))
    return next(iter((*known, *others)), None)


def _of_argument(place: CompletionPlace, added: str) -> list[Type]:
    """The types with which a value is used whose own type follows, as that of an argument."""
    found = search_at_end(_NAMED, f"{place.header}{added}")
    return used_types(place, found[1]) if found is not None else []
