"""Operations that other releases of MLIR have: where a name that is not known is from, and what took its place."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mlir_ls.ods.changes import changes_of, former_of
from mlir_ls.ods.profiles import OLDER_PROFILE, is_document, profiles, release_of
from mlir_ls.ods.registry import profile_registry


class Elsewhere(NamedTuple):
    """An operation of another release.

    `profile` is the newest that has it. `successor`, empty where there is none, has taken its place since; if it was only
    `renamed`, the rest of its syntax is as it was.
    """

    profile: str
    successor: str
    renamed: bool


@lru_cache(maxsize=1024)
def elsewhere(name: str, profile: str) -> Elsewhere | None:
    """The operation of this full name in another release than that of `profile`; None if no other has it."""
    dialect, _, mnemonic = name.partition(".")
    former = former_of(dialect).operations
    if mnemonic in former and not is_document(profile):
        return Elsewhere(OLDER_PROFILE, former[mnemonic], False)
    for other in profiles():
        registry = profile_registry(other) if other != profile else None
        if registry is not None and registry.knows_dialect(dialect) and registry.op(name) is not None:
            renamed, replaced = changes_of(dialect, profile).renamed, changes_of(dialect, profile).replaced
            return Elsewhere(other, renamed.get(mnemonic) or replaced.get(mnemonic, ""), mnemonic in renamed)
    return None


def described(found: Elsewhere | None) -> str:
    """What follows a message about it, if there is one: "; LLVM 19 has it, today it is 'linalg.pack'"."""
    if found is None:
        return ""
    text = f"; {release_of(found.profile)} has it"
    if not found.successor:
        return text
    return f"{text}, today it is '{found.successor}'" if found.renamed else f"{text}, '{found.successor}' took its place"
