"""Dialects as JSON: what a file of `data` holds, and how its parts become objects of `spec` at their first use.

A file is one object: "dialect", its facts; "terms", constraints that occur more than once; "traits", lists of traits;
"ops", "types", "attributes" and "enums" by their names, without the dialect's except for enums. Operations, types,
attributes, enums and facts are objects of fields as in `spec`; what they consist of (operands, traits, parameters, ...)
are arrays of fields in order. Fields that have their default are left out, in arrays at the end. A constraint that is a
number is an index into "terms", as the traits of an operation are one into "traits". Every entry stands on a line of
its own.

`mlir-ls dialects import` writes a folder with a file for each dialect, and an index that says where each file is. The data of a
profile stands in the folders of the dialects, `dialects/DIALECT/PROFILE.json`, with the index in `profiles/PROFILE`.

A file may build on that of the same dialect in another folder, so that what releases have in common is stored once:
"base" is the folder's name, and "without" holds, for each table, the names that the base has and this dialect has not.
The tables then hold only what the base lacks or has otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Generic, TypeVar

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import (
    AttrDef,
    AttributeSpec,
    DialectData,
    DialectFacts,
    EnumSpec,
    Operand,
    OpSpec,
    Parameter,
    RegionSpec,
    Result,
    SourceLocation,
    SuccessorSpec,
    Trait,
    TypeDef,
)
from mlir_ls.system.files import MAX_DATA, read_text

INDEX_FILE = "dialect-index.json"
FORMAT = 1
"""The version of what is described here; an index says which one its files have."""

OVERLAY_FILE = "dialect-overlay.json"
"""Beside the files of dialects; no dialect's name has a hyphen."""

PROFILES = Path(__file__).parent.parent / "profiles"
"""A folder for each profile, with the index of its dialects."""

_DIALECTS = Path(__file__).parent.parent / "dialects"

T = TypeVar("T")


Base = Callable[[str], DialectData]
"""The same dialect in the folder of this name."""

_TABLES = ("ops", "types", "attributes", "enums")


class LazyTable(Mapping[str, T], Generic[T]):
    """A mapping whose values are made from their raw form at their first use."""

    __slots__ = ("_build", "_made", "_raw")

    def __init__(self, raw: dict[str, Any], build: Callable[[str, Any], T]) -> None:
        self._raw = raw
        self._build = build
        self._made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        made = self._made.get(name)
        if made is None:
            made = self._made[name] = self._build(name, self._raw[name])
        return made

    def __contains__(self, name: object) -> bool:
        return name in self._raw

    def __iter__(self) -> Iterator[str]:
        return iter(self._raw)

    def __len__(self) -> int:
        return len(self._raw)


class LayeredTable(Mapping[str, T], Generic[T]):
    """A mapping that has its own entries and, but for some, those of another one."""

    __slots__ = ("_below", "_own", "_without")

    def __init__(self, own: Mapping[str, T], below: Mapping[str, T], without: frozenset[str]) -> None:
        self._own = own
        self._below = below
        self._without = without

    def __getitem__(self, name: str) -> T:
        if name in self._own:
            return self._own[name]
        if name in self._without:
            raise KeyError(name)
        return self._below[name]

    def __contains__(self, name: object) -> bool:
        return name in self._own or (name in self._below and name not in self._without)

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        for name in self._below:
            if name not in self._without and name not in self._own:
                yield name

    def __len__(self) -> int:
        return sum(1 for _ in self)


def decode(text: str, base: Base | None = None) -> DialectData:
    """The dialect that a JSON text describes; its parts are made at their first use.

    ValueError or KeyError if it is no such text, or if it builds on a folder that `base` does not know.
    """
    raw = json.loads(text)
    reader = _Reader(raw["dialect"]["name"], raw.get("terms", []), raw.get("traits", []))
    data = DialectData(
        reader.facts(raw["dialect"]),
        LazyTable(raw.get("ops", {}), reader.op),
        LazyTable(raw.get("types", {}), reader.type_def),
        LazyTable(raw.get("attributes", {}), reader.attr_def),
        LazyTable(raw.get("enums", {}), reader.enum),
    )
    if "base" not in raw:
        return data
    if base is None:
        raise ValueError(f"builds on dialects that are not there: '{raw['base']}'")
    below, without = base(raw["base"]), raw["without"]
    return DialectData(
        data.facts,
        *[LayeredTable(getattr(data, table), getattr(below, table), frozenset(without[table])) for table in _TABLES],
    )


def file_of(directory: Path, dialect: str) -> Path:
    """Where a directory of dialects has the data of one: in itself; those of a profile are in the folders of the dialects."""
    found = directory.resolve()
    return _DIALECTS / dialect / f"{found.name}.json" if found.parent == PROFILES.resolve() else directory / f"{dialect}.json"


def read_dialect(file: Path) -> DialectData:
    """The dialect in a file. The folder it builds on, if it does, is the neighbour of its own; for a profile, another profile.

    OSError if a file cannot be read, ValueError or KeyError if it holds no dialect.
    """

    def base(folder: str) -> DialectData:
        if Path(folder).name != folder or folder in ("", ".", ".."):
            raise ValueError(f"'{folder}' is not the name of a folder")
        return decode(read_text(_same_in(folder, file), MAX_DATA))

    return decode(read_text(file, MAX_DATA), base)


def _same_in(folder: str, file: Path) -> Path:
    """The file of the same dialect in the directory of this name."""
    if file.resolve().is_relative_to(_DIALECTS.resolve()):
        return file.with_name(f"{folder}.json")
    return file.parent.parent / folder / file.name


def encode(data: DialectData, base: tuple[str, DialectData] | None = None) -> str:
    """The JSON text of a dialect; equal dialects give equal texts, byte for byte.

    `base` is a folder's name and the same dialect there: what is equal to what that has is left out.
    """
    if base is None:
        return _encoded(data, "")
    name, below = base
    without = {
        table: sorted([entry for entry in getattr(below, table) if entry not in getattr(data, table)])
        for table in _TABLES
    }
    return _encoded(
        DialectData(data.facts, *[_difference(getattr(data, table), getattr(below, table)) for table in _TABLES]),
        f'"base":{_json(name)},\n"without":{_json(without)}',
    )


def _difference(table: Mapping[str, T], below: Mapping[str, T]) -> dict[str, T]:
    """The entries that another table has not, or has otherwise."""
    return {name: value for name, value in table.items() if name not in below or not same_entry(value, below[name])}


def same_entry(one: object, other: object) -> bool:
    """Whether two entries of a table say the same; operations are compared part by part."""
    if isinstance(one, OpSpec) and isinstance(other, OpSpec):
        return all(getattr(one, field.name) == getattr(other, field.name) for field in fields(one) if field.init)
    return one == other


def _encoded(data: DialectData, base: str) -> str:
    writer = _Writer(_shared_terms(data))
    tables = {
        "ops": _rows({name: writer.object(op) for name, op in data.ops.items()}),
        "types": _rows({name: writer.object(one) for name, one in data.types.items()}),
        "attributes": _rows({name: writer.object(one) for name, one in data.attributes.items()}),
        "enums": _rows({name: _tuple_fields(enum, skip="name") for name, enum in data.enums.items()}),
    }
    parts = [f'"dialect":{_json(_tuple_fields(data.facts))}', *([base] if base else [])]
    parts += [
        f'"{name}":[\n{rows}\n]'
        for name, rows in (("terms", _lines(writer.terms)), ("traits", _lines(writer.traits)))
        if rows
    ]
    parts += [f'"{name}":{{\n{rows}\n}}' for name, rows in tables.items() if rows]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def as_term(value: Any) -> Term:
    """A term from its JSON form: arrays become tuples."""
    if isinstance(value, list):
        return tuple([as_term(item) for item in value])
    return value if isinstance(value, (str, int)) else "unknown"


class _Reader:
    """Makes the objects of one file from their raw forms."""

    def __init__(self, dialect: str, terms: list[Any], traits: list[Any]) -> None:
        self._prefix = dialect + "."
        self._terms = terms
        self._traits = traits
        self._made_terms: dict[int, Term] = {}
        self._made_traits: dict[int, tuple[Trait, ...]] = {}

    def op(self, name: str, raw: dict[str, Any]) -> OpSpec:
        location = raw.get("location")
        return OpSpec(
            self._prefix + name,
            tuple([Operand(row[0], self._term(row[1]), *row[2:]) for row in raw.get("operands", ())]),
            tuple([Result(row[0], self._term(row[1]), *row[2:]) for row in raw.get("results", ())]),
            tuple([self._attribute(row) for row in raw.get("attributes", ())]),
            tuple([self._region(row) for row in raw.get("regions", ())]),
            tuple([SuccessorSpec(*row) for row in raw.get("successors", ())]),
            self._trait_list(raw.get("traits")),
            raw.get("assembly_format"),
            raw.get("custom_syntax", False),
            raw.get("default_dialect", ""),
            raw.get("region_kind", "ssa"),
            raw.get("summary", ""),
            raw.get("description", ""),
            SourceLocation(*location) if location else None,
            raw.get("deprecated", ""),
        )

    def type_def(self, name: str, raw: dict[str, Any]) -> TypeDef:
        return TypeDef(self._prefix + name, **self._definition(raw))

    def attr_def(self, name: str, raw: dict[str, Any]) -> AttrDef:
        return AttrDef(self._prefix + name, **self._definition(raw))

    def enum(self, name: str, raw: dict[str, Any]) -> EnumSpec:
        return EnumSpec(name, **{**raw, "cases": tuple([(keyword, value) for keyword, value in raw["cases"]])})

    def facts(self, raw: dict[str, Any]) -> DialectFacts:
        discardable = tuple([(name, as_term(term)) for name, term in raw.get("discardable", ())])
        return DialectFacts(**{**raw, "discardable": discardable})

    def _definition(self, raw: dict[str, Any]) -> dict[str, Any]:
        made = dict(raw)
        made["parameters"] = tuple([Parameter(row[0], as_term(row[1]), *row[2:]) for row in raw.get("parameters", ())])
        made["traits"] = self._trait_list(raw.get("traits"))
        if "location" in raw:
            made["location"] = SourceLocation(*raw["location"])
        return made

    def _attribute(self, row: list[Any]) -> AttributeSpec:
        if len(row) < 5:
            return AttributeSpec(row[0], self._term(row[1]), *row[2:])
        return AttributeSpec(row[0], self._term(row[1]), row[2], row[3], as_term(row[4]), *row[5:])

    def _region(self, row: list[Any]) -> RegionSpec:
        made = RegionSpec(row[0], self._term(row[1]), *row[2:3])
        return made if len(row) < 4 else made._replace(arguments=_arguments(["", *row[3]]))

    def _term(self, value: Any) -> Term:
        if not isinstance(value, int):
            return as_term(value)
        made = self._made_terms.get(value)
        if made is None:
            made = self._made_terms[value] = as_term(self._terms[value])
        return made

    def _trait_list(self, value: int | list[Any] | None) -> tuple[Trait, ...]:
        """Shared traits by their index; an overlay writes out its own."""
        if value is None:
            return ()
        if isinstance(value, list):
            return _traits(value)
        made = self._made_traits.get(value)
        if made is None:
            made = self._made_traits[value] = _traits(self._traits[value])
        return made


def _traits(rows: list[Any]) -> tuple[Trait, ...]:
    return tuple([Trait(row) if isinstance(row, str) else Trait(row[0], _arguments(row)) for row in rows])


class _Writer:
    """Turns objects into raw forms; collects the shared terms and lists of traits."""

    def __init__(self, terms: list[Term]) -> None:
        self.terms = terms
        self.traits: list[list[Any]] = []
        self._term_index = {term: index for index, term in enumerate(terms)}
        self._trait_index: dict[tuple[Trait, ...], int] = {}

    def object(self, value: OpSpec | TypeDef) -> dict[str, Any]:
        """The fields of an operation, type or attribute that differ from their defaults."""
        raw: dict[str, Any] = {}
        for field in fields(value):
            content = getattr(value, field.name)
            if not field.init or field.name == "name" or content == field.default:
                continue
            if field.name == "traits":
                raw["traits"] = self._traits_of(content)
            elif field.name == "location":
                raw["location"] = list(content)
            else:
                raw[field.name] = [self._row(item) for item in content] if isinstance(content, tuple) else content
        return raw

    def _row(self, value: Any) -> list[Any]:
        """The fields in order up to the last that differs from its default, and at least two where there are two."""
        defaults = value._field_defaults
        row = list(value)
        while len(row) > 2 and row[-1] == defaults.get(value._fields[len(row) - 1]):
            row.pop()
        if value._fields[1] == "constraint":
            row[1] = self._term_index.get(row[1], row[1])
        return row

    def _traits_of(self, traits: tuple[Trait, ...]) -> int:
        index = self._trait_index.get(traits)
        if index is None:
            index = self._trait_index[traits] = len(self.traits)
            self.traits.append([[trait.name, *trait.arguments] if trait.arguments else trait.name for trait in traits])
        return index


def _shared_terms(data: DialectData) -> list[Term]:
    """The constraints that occur more than once and are more than a word, in order of their first occurrence."""
    seen: dict[Term, int] = {}
    for name in sorted(data.ops):
        op = data.ops[name]
        for group in (op.operands, op.results, op.attributes, op.regions):
            for part in group:
                if isinstance(part.constraint, tuple):
                    seen[part.constraint] = seen.get(part.constraint, 0) + 1
    return [term for term, times in seen.items() if times > 1]


def _arguments(row: list[Any]) -> tuple[Term, ...]:
    return tuple([as_term(item) for item in row[1:]])


def _tuple_fields(value: EnumSpec | DialectFacts, skip: str = "") -> dict[str, Any]:
    """The fields of an enum or of facts that differ from their defaults."""
    defaults = value._field_defaults
    items = zip(value._fields, value, strict=True)
    return {name: item for name, item in items if name != skip and not (name in defaults and item == defaults[name])}


def _rows(table: dict[str, dict[str, Any]]) -> str:
    return ",\n".join(f"{_json(name)}:{_json(table[name])}" for name in sorted(table))


def _lines(items: Sequence[Any]) -> str:
    return ",\n".join(_json(item) for item in items)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
