"""Operations that other releases of MLIR have: where a name that is not known is from, and what took its place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from mlir_ls.ods.changes import changes_of, former_of, renamed, renamed_operations
from mlir_ls.ods.language_forms import form_of
from mlir_ls.ods.profiles import OLDER_PROFILE, is_document, profiles, release_of
from mlir_ls.ods.registry import profile_registry
from mlir_ls.ods.spec import OpSpec


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
    """The operation of this name in another release than that of `profile`; None if no other has it.

    Without a dialect, it is the name of an operation that the documents spell so, unless today's has to stand in another
    operation of its dialect: other dialects may have one of that name for theirs.
    """
    former = former_of(name.partition(".")[0]).operations
    if name.partition(".")[2] in former and not is_document(profile):
        return Elsewhere(OLDER_PROFILE, former[name.partition(".")[2]], False)
    for other, full in _full_names(name, profile):
        registry = profile_registry(other)
        dialect, _, mnemonic = full.partition(".")
        if registry.knows_dialect(dialect) and registry.op(full) is not None:
            changes = changes_of(dialect, profile)
            same = changes.renamed.get(mnemonic, "") or ("" if is_document(profile) else renamed(full))
            if not same and "." not in name and profile_registry(profile).op(full) is not None:
                same = full
            if "." not in name and _has_its_place(same, profile):
                return None
            return Elsewhere(other, same or changes.replaced.get(mnemonic, ""), bool(same))
    return None


def _has_its_place(name: str, profile: str) -> bool:
    spec = profile_registry(profile).op(name) if name else None
    return spec is not None and "HasParent" in spec.trait_names


def _full_names(name: str, profile: str) -> Iterator[tuple[str, str]]:
    """The other profiles, each with the full names of operations that are spelled so in it."""
    for other in profiles():
        dialects = form_of(other).bare_dialects if "." not in name else ()
        for full in [f"{dialect}.{name}" for dialect in dialects] if "." not in name else [name]:
            if other != profile:
                yield other, full


@cache
def _heirs() -> tuple[str, ...]:
    """The dialects of today to which operations of the documents' dialects have gone, in order."""
    dialects = {dialect for profile in filter(is_document, profiles()) for dialect in profile_registry(profile).offered()}
    return tuple(sorted({name.partition(".")[0] for dialect in dialects for name in renamed_operations(dialect)}))


def namesakes(word: str, profile: str) -> list[str]:
    """The operations of a name without a dialect in those dialects of a release to which the documents' operations have gone.

    Without those that end a block: what that is in says which one does.
    """
    if is_document(profile):
        return []
    return [spec.name for spec in _of_heirs(word, profile) if not spec.terminator]


def goes_without_dialect(word: str, profile: str) -> bool:
    """Whether a name without a dialect is that of an operation in the regions of others, as `return` in those of functions."""
    return bool(_of_heirs(word, profile))


def _of_heirs(word: str, profile: str) -> list[OpSpec]:
    specs = [profile_registry(profile).op(f"{each}.{word}") for each in _heirs()]
    return [spec for spec in specs if spec is not None]


@lru_cache(maxsize=1024)
def formerly(word: str, name: str) -> Elsewhere | None:
    """The operation that a document spells with a word which means another one today, called `name`; None if it has none."""
    for profile in filter(is_document, profiles()):
        for dialect in form_of(profile).bare_dialects:
            today = renamed(f"{dialect}.{word}")
            if f"{dialect}.{word}" == name:
                return None
            if today and today != name and profile_registry(profile).op(f"{dialect}.{word}") is not None:
                return Elsewhere(profile, today, True)
    return None


def described(found: Elsewhere | None) -> str:
    """What follows a message about it, if there is one: "; LLVM 19 has it, today it is 'linalg.pack'"."""
    if found is None:
        return ""
    text = f"; {release_of(found.profile)} has it"
    if not found.successor:
        return text
    return f"{text}, today it is '{found.successor}'" if found.renamed else f"{text}, '{found.successor}' took its place"
