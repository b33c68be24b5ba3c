"""What releases and older documents have otherwise than the default profile: operations' names, and rules they do not have.

`changes.json` in the folder of a dialect has an object for each profile of which there is something to say, with the fields of
`Changes`. What a profile spells otherwise is code, and stands in modules with its name (`ods.dialect_modules`). `former.json`
has what only releases between the documents and the oldest known one had, with the fields of `Former`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from mlir_ls.ods.dialect_files import json_of
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.ods.spec import OpSpec
from mlir_ls.system.patterns import deferred

CHANGES_FILE = "changes.json"
FORMER_FILE = "former.json"

_OF_DIALECT = deferred(r"[!#]([a-z_]\w*)\.")
_OF_LANGUAGE = "builtin"
"""The dialect whose types and attributes are spelled without its name."""


class Changes(NamedTuple):
    """What a profile has otherwise of one dialect.

    `not_required`: the codes of rules that other profiles have and this one has not, each for all operations of the dialect or,
    as in "map region-arguments", for one.
    `renamed`: operations of other profiles, without the dialect, and the full names that they have in this one.
    `replaced`: the same where more than the name is another today.
    `parts`: today's names of operands, results, attributes and regions that have other names in this profile, each with
    these; of several the first that an operation declares counts. Rules name parts as today.
    """

    not_required: frozenset[str] = frozenset()
    renamed: Mapping[str, str] = MappingProxyType({})
    replaced: Mapping[str, str] = MappingProxyType({})
    parts: Mapping[str, Sequence[str]] = MappingProxyType({})


@lru_cache(1024)
def changes_of(dialect: str, profile: str) -> Changes:
    """What a profile has otherwise of a dialect, which need not exist. ValueError if its file is no JSON."""
    found = json_of(dialect, CHANGES_FILE).get(profile, {})
    return Changes(**{**found, "not_required": frozenset(found.get("not_required", ()))})


def is_required(code: str, dialect: str, profile: str, operation: str = "") -> bool:
    """Whether the rule of a code holds in a profile: for a dialect, and for one of its operations, without the dialect."""
    not_required = changes_of(dialect, profile).not_required
    return not not_required or (code not in not_required and f"{operation} {code}" not in not_required)


class Former(NamedTuple):
    """What releases between the documents and the oldest known one had otherwise of one dialect.

    `operations`: those that are gone, without the dialect, and the full names of what took their places, or "".
    `spellings`: patterns of what stood after the names of operations that are spelled otherwise since; "*" holds for all. Those
    of the generic form have the name in quotes: `"exp"`, `"*"`; that of builtin holds for the operations of all dialects.
    `bodies`: patterns of types and attributes that are.
    `held`: operations, without the dialect, and the full name of one that stood in their regions and stands there no more.
    `recent`: patterns like `spellings` of what the oldest known release has as well, and today's has no more.
    """

    operations: Mapping[str, str] = MappingProxyType({})
    spellings: Mapping[str, str] = MappingProxyType({})
    bodies: Sequence[str] = ()
    held: Mapping[str, str] = MappingProxyType({})
    recent: Mapping[str, str] = MappingProxyType({})


@lru_cache(1024)
def former_of(dialect: str) -> Former:
    """What older releases had otherwise of a dialect, which need not exist. ValueError if its file is no JSON."""
    return Former(**json_of(dialect, FORMER_FILE))


def was_in_releases(name: str) -> bool:
    """Whether only releases between the documents and the oldest known one had an operation of this full name."""
    dialect, _, mnemonic = name.partition(".")
    return mnemonic in former_of(dialect).operations


def is_former_spelling(name: str, after: str, generic: bool = False) -> bool:
    """Whether what stands after the name of an operation, in either form, is how only older releases spelled it."""
    dialect, _, mnemonic = name.partition(".")
    if generic and _matches(former_of(_OF_LANGUAGE).spellings, "*", after, generic):
        return True
    return _matches(former_of(dialect).spellings, mnemonic, after, generic)


def is_recent_spelling(name: str, after: str, generic: bool = False) -> bool:
    """Whether it is how the oldest known release spelled the operation, and today's does no more."""
    dialect, _, mnemonic = name.partition(".")
    return _matches(former_of(dialect).recent, mnemonic, after, generic)


def _matches(patterns: Mapping[str, str], mnemonic: str, after: str, generic: bool) -> bool:
    found = [patterns[each] for key in (mnemonic, "*") if (each := f'"{key}"' if generic else key) in patterns]
    return any([re.match(each, after) is not None for each in found])


def has_former_body(text: str) -> bool:
    """Whether some text has a type or an attribute that is spelled as in older releases only."""
    dialects = dict.fromkeys((_OF_LANGUAGE, *_OF_DIALECT.findall(text)))
    return any([re.search(each, text) is not None for dialect in dialects for each in former_of(dialect).bodies])


def former_names(spec: OpSpec, profile: str) -> tuple[tuple[str, str], ...]:
    """Today's names of the parts of an operation that have other names in a profile, each with that name."""
    parts = changes_of(spec.dialect, profile).parts
    if not parts:
        return ()
    values = {each.name for each in spec.operands} | {each.name for each in spec.results}
    declared = values | {each.name for each in spec.attributes} | {each.name for each in spec.regions}
    found = {today: [each for each in names if each in declared] for today, names in parts.items() if today not in declared}
    return tuple([(today, names[0]) for today, names in found.items() if names])


def today_of(spec: OpSpec) -> tuple[str, str]:
    """The dialect and the name that an operation of an older profile has today, where it has the same rules; else its own."""
    dialect, _, name = spec.name.partition(".")
    today, _, renamed = changes_of(dialect, DEFAULT_PROFILE).renamed.get(name, spec.name).partition(".")
    return today, renamed


def renamed(name: str) -> str:
    """The name of today of an operation of a document; "" where it is the same.

    `renames.json` in the folder of a dialect has by the old names of operations, without the dialect, their full names of
    today; where attributes are renamed too, an object with the operation's `name`, if it has another one, and its
    `attributes`, today's names by the old ones.
    """
    entry = _entry(name)
    return entry if isinstance(entry, str) else entry.get("name", "")


def renamed_operations(dialect: str) -> list[str]:
    """The names of today of all operations of a dialect of a document that have other ones."""
    return [each for name in _renames(dialect) if (each := renamed(f"{dialect}.{name}"))]


def renamed_attributes(name: str) -> Mapping[str, str]:
    """The names of today of an operation's attributes, by their names in documents; without those that are the same."""
    entry = _entry(name)
    return {} if isinstance(entry, str) else entry.get("attributes", {})


def _entry(name: str) -> str | dict[str, Any]:
    dialect, _, mnemonic = name.partition(".")
    found: str | dict[str, Any] = _renames(dialect).get(mnemonic, "")
    return found


@cache
def _renames(dialect: str) -> Mapping[str, Any]:
    return json_of(dialect, "renames.json")
