"""The dialects that are known: which there are, and what their operations, types, attributes and enums look like.

A registry is immutable and lazy: a dialect's data is read when something of it is first looked up, an operation's
description is made when that operation is. Importing this module reads nothing.
"""

from __future__ import annotations

import json
import logging
import re
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from mlir_ls.did_you_mean import nearest
from mlir_ls.ods.changes import former_names
from mlir_ls.ods.profiles import DEFAULT_PROFILE, profile_folder
from mlir_ls.ods.spec import AttrDef, DialectData, DialectFacts, EnumSpec, OpSpec, SourceLocation, TypeDef
from mlir_ls.ods.storage import FORMAT, INDEX_FILE, read_dialect
from mlir_ls.system.files import read_text

logger = logging.getLogger(__name__)

BAD_DATA = (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError)
"""What reading dialects raises where the files are damaged."""

_MLIR_FILE = re.compile(r"(?:^|[/\\])include[/\\]mlir[/\\]")

Source = Callable[[], DialectData]
"""Where a dialect comes from, called at its first use."""


class Registry:
    """A set of dialects; all look-ups are by name and yield None for what is not known."""

    __slots__ = ("_enum_owners", "_loaded", "_namesakes", "_ops", "_sources", "_unoffered", "profile")

    def __init__(
        self,
        sources: Mapping[str, Source],
        enum_owners: Mapping[str, str] = MappingProxyType({}),
        unoffered: frozenset[str] = frozenset(),
        profile: str = DEFAULT_PROFILE,
    ) -> None:
        """`sources` are the dialects by name, `enum_owners` the dialects that hold enums named after no dialect.

        `unoffered` are the dialects whose names are proposed only where a text
        has them already. `profile` says which modules of the dialects' folders hold for them.
        """
        self.profile = profile
        self._unoffered = unoffered & sources.keys()
        self._sources = dict(sources)
        self._enum_owners = enum_owners
        self._loaded: dict[str, DialectData] = {}
        self._ops: dict[str, OpSpec | None] = {}
        self._namesakes: dict[str, bool] = {}

    def dialects(self) -> list[str]:
        """The names of all dialects, in order."""
        return sorted(self._sources)

    def offered(self) -> list[str]:
        """The names of the dialects to propose where none is named, in order."""
        return sorted([name for name in self._sources if name not in self._unoffered])

    def loaded(self) -> list[str]:
        """The names of the dialects whose data has been read, in order."""
        return sorted(self._loaded)

    def knows_dialect(self, name: str) -> bool:
        """Whether there is a dialect of this name; loads nothing."""
        return name in self._sources

    def op(self, name: str) -> OpSpec | None:
        """The operation of this full name, as "arith.addi"."""
        ops = self._ops
        if name in ops:
            return ops[name]
        dialect, _, mnemonic = name.partition(".")
        data = self.dialect(dialect)
        spec = data.ops[mnemonic] if data is not None and mnemonic in data.ops else None
        former = () if spec is None or not spec.built_in else former_names(spec, self.profile)
        if spec is not None and former:
            spec = replace(spec, former=former)
        if data is not None:
            ops[name] = spec
        return spec

    def ops_of(self, dialect: str) -> list[str]:
        """The full names of a dialect's operations, in order; none for a dialect that is not known."""
        data = self.dialect(dialect)
        return sorted([f"{dialect}.{mnemonic}" for mnemonic in data.ops]) if data is not None else []

    def types_of(self, dialect: str) -> list[str]:
        """The mnemonics of a dialect's types, in order."""
        data = self.dialect(dialect)
        return sorted(data.types) if data is not None else []

    def attributes_of(self, dialect: str) -> list[str]:
        """The mnemonics of a dialect's attributes, in order."""
        data = self.dialect(dialect)
        return sorted(data.attributes) if data is not None else []

    def facts(self, dialect: str) -> DialectFacts | None:
        """What holds for a dialect as a whole."""
        data = self.dialect(dialect)
        return data.facts if data is not None else None

    def is_namesake(self, dialect: str) -> bool:
        """Whether a project defines a dialect of this name, of which nothing else is known but its definitions."""
        found = self._namesakes.get(dialect)
        if found is None:
            data = self.dialect(dialect)
            found = self._namesakes[dialect] = data is not None and is_of_project(data)
        return found

    def type_def(self, dialect: str, mnemonic: str) -> TypeDef | None:
        """The type `!dialect.mnemonic`."""
        data = self.dialect(dialect)
        return data.types[mnemonic] if data is not None and mnemonic in data.types else None

    def attr_def(self, dialect: str, mnemonic: str) -> AttrDef | None:
        """The attribute `#dialect.mnemonic`."""
        data = self.dialect(dialect)
        return data.attributes[mnemonic] if data is not None and mnemonic in data.attributes else None

    def enum(self, name: str) -> EnumSpec | None:
        """The enum of this name, as "arith.CmpIPredicate"."""
        owner = name.rpartition(".")[0]
        data = self.dialect(owner if owner in self._sources else self._enum_owners.get(owner, ""))
        return data.enums[name] if data is not None and name in data.enums else None

    def similar_operations(self, name: str, count: int = 3) -> list[str]:
        """Known operations that may have been meant by a name, all equally likely: for messages, not for the hot path.

        With a known dialect, its operations; else a dialect that is spelled alike, or, where there is no dialect, all
        operations of that name.
        """
        dialect, dot, mnemonic = name.partition(".")
        if not dot:
            candidates = [op for known in self.offered() for op in self.ops_of(known)]
            return [op for op in candidates if op.partition(".")[2] == name][:count]
        similar = [dialect] if dialect in self._sources else self.similar_dialects(dialect)
        candidates = [op for known in similar for op in self.ops_of(known)]
        exact = [op for op in candidates if op.partition(".")[2] == mnemonic]
        if exact or dialect not in self._sources:
            return exact[:count] or list(nearest(name, candidates, 0.7))
        mnemonics = [op.partition(".")[2] for op in candidates]
        near = nearest(mnemonic, mnemonics) or nearest(mnemonic, [each for each in mnemonics if mnemonic.startswith(each)], 0.4)
        return [f"{dialect}.{each}" for each in near]

    def similar_dialects(self, name: str) -> list[str]:
        """Known dialects that may have been meant by a name, all equally likely."""
        return list(nearest(name, self.offered()))

    def without(self, names: frozenset[str]) -> Registry:
        """This registry's dialects but for those of these names. What is loaded is shared."""
        sources = {name: _shared(self, name) for name in self._sources if name not in names}
        enum_owners = {owner: name for owner, name in self._enum_owners.items() if name not in names}
        return Registry(sources, enum_owners, self._unoffered, self.profile)

    def assuming(self, names: frozenset[str]) -> Registry:
        """The same with dialects that may have other contents than are known here. What is loaded is shared."""
        sources = {name: _shared(self, name) for name in self._sources}
        sources.update([(name, _assumed(sources[name])) for name in names])
        return Registry(sources, self._enum_owners, self._unoffered, self.profile)

    def over(self, other: Registry, profile: str = "") -> Registry:
        """This registry's dialects, and those of another one whose names it does not know. What is loaded is shared.

        The result is of a profile; without one, of that of the other registry.
        """
        below = {name: _shared(other, name) for name in other._sources}
        above = {name: _joined(source, below.get(name)) for name, source in self._sources.items()}
        enum_owners = {**other._enum_owners, **self._enum_owners}
        unoffered = self._unoffered | (other._unoffered - self._sources.keys())
        return Registry({**below, **above}, enum_owners, unoffered, profile or other.profile)

    def dialect(self, name: str) -> DialectData | None:
        """A whole dialect, loaded if need be."""
        loaded = self._loaded.get(name)
        if loaded is None:
            source = self._sources.get(name)
            if source is None:
                return None
            loaded = self._loaded[name] = source()
        return loaded


def is_in_mlir(location: SourceLocation | None) -> bool:
    """Whether a definition is built in, or in a file of MLIR's own, by its path."""
    return location is None or _MLIR_FILE.search(location.file) is not None


def is_of_project(data: DialectData) -> bool:
    """Whether a project defines all of a dialect, and no file of MLIR does any of it."""
    tables: tuple[Mapping[str, TypeDef | OpSpec], ...] = (data.attributes, data.types, data.ops)
    if data.facts.checked_out or not any(tables):
        return False
    for table in tables:
        for entry in table.values():
            if is_in_mlir(entry.location):
                return False
    return True


def load_registry(directory: Path, profile: str = DEFAULT_PROFILE) -> Registry:
    """The dialects in a directory that `mlir-ls dialects import` wrote, as those of a profile.

    OSError, ValueError, KeyError or TypeError if it is none, or if another version wrote it.
    """
    index = json.loads(read_text(directory / INDEX_FILE))
    if index.get("format", FORMAT) != FORMAT:
        raise ValueError("another version of mlir-ls wrote these dialects; import them again")
    dialects = index["dialects"].items()
    sources = {name: _file(directory / entry["file"]) for name, entry in dialects}
    unoffered = frozenset([name for name, entry in dialects if not entry.get("offered", True)])
    return Registry(sources, index.get("enums", {}), unoffered, profile)


def forgiving_registry(directory: Path) -> Registry | None:
    """The same, for folders that may go away: a dialect that cannot be read any more is one of which nothing is known.

    None where the directory itself cannot be read.
    """
    try:
        registry = load_registry(directory)
    except BAD_DATA as error:
        logger.warning("%s: %s", directory, error)
        return None
    sources = {name: _forgiving(name, source) for name, source in registry._sources.items()}
    return Registry(sources, registry._enum_owners, registry._unoffered, registry.profile)


@cache
def default_registry() -> Registry:
    """The dialects of the default profile."""
    return profile_registry(DEFAULT_PROFILE)


@cache
def profile_registry(profile: str) -> Registry:
    """The dialects of one of `profiles()`."""
    return load_registry(profile_folder(profile), profile)


def _file(file: Path) -> Source:
    return lambda: read_dialect(file)


def _forgiving(name: str, source: Source) -> Source:
    def read() -> DialectData:
        try:
            return source()
        except BAD_DATA as error:
            logger.warning("dialect '%s' cannot be read: %s", name, error)
            return DialectData(DialectFacts(name, allows_unknown=True), {}, {}, {}, {})

    return read


def _shared(registry: Registry, name: str) -> Source:
    def read() -> DialectData:
        data = registry.dialect(name)
        assert data is not None, "a registry's own name"
        return data

    return read


def _joined(source: Source, below: Source | None) -> Source:
    """A dialect; where it only adds to one that is declared elsewhere, with what that one has, if it is known."""

    def read() -> DialectData:
        data = source()
        if not data.facts.added:
            return data
        if below is None:
            return data._replace(facts=DialectFacts(data.name, True, True, allows_unknown=True))
        base = below()
        pairs: Iterable[tuple[Any, Any]] = zip(data[1:], base[1:], strict=True)
        tables: list[Any] = [ChainMap(mine, theirs) for mine, theirs in pairs]
        return DialectData(base.facts, *tables)

    return read


def _assumed(source: Source) -> Source:
    def read() -> DialectData:
        data = source()
        return data._replace(facts=data.facts._replace(allows_unknown=True, assumed=True))

    return read
