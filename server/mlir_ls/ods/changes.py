"""What releases and older documents have otherwise than the default profile: operations' names, and rules they do not have.

`changes.json` in the folder of a dialect has an object for each profile of which there is something to say, with the fields of
`Changes`. What a profile spells otherwise is code, and stands in modules with its name (`ods.dialect_modules`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.ods.dialect_files import json_of

CHANGES_FILE = "changes.json"


class Changes(NamedTuple):
    """What a profile has otherwise of one dialect.

    `not_required`: the codes of rules that other profiles have and this one has not, each for all operations of the dialect or,
    as in "map region-arguments", for one.
    `renamed`: operations of other profiles, without the dialect, and the full names that they have in this one.
    `replaced`: the same where more than the name is another today.
    """

    not_required: frozenset[str] = frozenset()
    renamed: Mapping[str, str] = MappingProxyType({})
    replaced: Mapping[str, str] = MappingProxyType({})


@lru_cache(1024)
def changes_of(dialect: str, profile: str) -> Changes:
    """What a profile has otherwise of a dialect, which need not exist. ValueError if its file is no JSON."""
    found = json_of(dialect, CHANGES_FILE).get(profile, {})
    return Changes(**{**found, "not_required": frozenset(found.get("not_required", ()))})


def is_required(code: str, dialect: str, profile: str, operation: str = "") -> bool:
    """Whether the rule of a code holds in a profile: for a dialect, and for one of its operations, without the dialect."""
    not_required = changes_of(dialect, profile).not_required
    return not not_required or (code not in not_required and f"{operation} {code}" not in not_required)
