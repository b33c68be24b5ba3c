"""The records that TableGen prints as JSON: named definitions with fields, which refer to each other by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

UNDEFINED = "undefined::Class"
"""The C++ class of a constraint that a repair stands in for: whether it is one on operands, attributes or properties, and how
a format spells these, is not known."""


class Record:
    """One definition: its name, its classes, its fields.

    A field that refers to another definition yields that definition's Record.
    """

    __slots__ = ("_fields", "_records", "classes", "name")

    def __init__(self, records: Records, name: str, fields: Mapping[str, Any]) -> None:
        self._records = records
        self._fields = fields
        self.name = name
        self.classes: frozenset[str] = frozenset(fields["!superclasses"])

    def isa(self, name: str) -> bool:
        """Whether the record derives from a class."""
        return name in self.classes

    @property
    def is_enum(self) -> bool:
        """Whether it declares an enum."""
        return self.isa("EnumInfo") or self.isa("EnumAttrInfo")

    @property
    def direct_class(self) -> str:
        """The class it derives from last, in the order of declaration; "" if there is none."""
        classes: list[str] = self._fields["!superclasses"]
        return classes[-1] if classes else ""

    @property
    def anonymous(self) -> bool:
        """Whether TableGen made the name up."""
        return bool(self._fields.get("!anonymous"))

    @property
    def location(self) -> tuple[str, int] | None:
        """The base name of the file and the line, from 0, where the definition begins."""
        for place in reversed(self._fields.get("!locs", ())):
            file, _, line = str(place).rpartition(":")
            if line.isdigit():
                return file, int(line) - 1
        return None

    def text(self, field: str) -> str:
        """A string or code field; "" where it is unset or missing."""
        value = self._fields.get(field)
        return value if isinstance(value, str) else ""

    def opt_text(self, field: str) -> str | None:
        """A string or code field; None where it is unset or missing."""
        value = self._fields.get(field)
        return value if isinstance(value, str) else None

    def number(self, field: str) -> int:
        """An integer or bit field; 0 where it is unset or missing."""
        value = self._fields.get(field)
        return value if isinstance(value, int) else 0

    def flag(self, field: str) -> bool:
        """A bit field; False where it is unset or missing."""
        return self.number(field) != 0

    def ref(self, field: str) -> Record | None:
        """The record that a field refers to."""
        return self._records.resolve(self._fields.get(field))

    def refs(self, field: str) -> list[Record]:
        """The records of a list field."""
        found = [self._records.resolve(item) for item in self._fields.get(field) or ()]
        return [record for record in found if record is not None]

    def strings(self, field: str) -> list[str]:
        """The strings of a list field."""
        return [item for item in self._fields.get(field) or () if isinstance(item, str)]

    def rows(self, field: str) -> list[list[Record]]:
        """The records of a field that is a list of lists."""
        rows = [[self._records.resolve(item) for item in row] for row in self._fields.get(field) or ()]
        return [[record for record in row if record is not None] for row in rows]

    def arguments(self, field: str) -> list[tuple[Record | str, str]]:
        """The arguments of a dag field with their names: records, or strings where code stands in their place."""
        dag = self._fields.get(field)
        found: list[tuple[Record | str, str]] = []
        for value, name in dag["args"] if isinstance(dag, dict) else ():
            record = self._records.resolve(value)
            if record is not None:
                found.append((record, name or ""))
            elif isinstance(value, str):
                found.append((value, name or ""))
        return found


class Records:
    """All definitions of one TableGen run."""

    def __init__(self, dump: Mapping[str, Any]) -> None:
        self._dump = dump
        self._made: dict[str, Record] = {}
        self._classes: Mapping[str, list[str]] = dump.get("!instanceof", {})

    def of_class(self, name: str) -> Iterator[Record]:
        """The definitions that derive from a class, in order of their names."""
        for record in self._classes.get(name, ()):
            yield self.get(record)

    def enums(self) -> Iterator[Record]:
        """The enums. Before LLVM 21, all of them were attributes."""
        return self.of_class("EnumInfo" if "EnumInfo" in self._classes else "EnumAttrInfo")

    def __contains__(self, name: str) -> bool:
        return name in self._dump

    def get(self, name: str) -> Record:
        """The definition of this name; KeyError if there is none."""
        made = self._made.get(name)
        if made is None:
            made = self._made[name] = Record(self, name, self._dump[name])
        return made

    def resolve(self, value: Any) -> Record | None:
        """The definition that a field's value refers to, if it does."""
        if isinstance(value, dict) and value.get("kind") == "def":
            return self.get(value["def"])
        return None
