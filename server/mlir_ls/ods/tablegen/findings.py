"""What TableGen runs declare, gathered by dialect."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from mlir_ls.ods.assembly.refused.definitions import ambiguous_operation, wrong_definition, wrong_operation
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import AttrDef, DialectData, DialectFacts, EnumSpec, OpSpec, SourceLocation, TypeDef, is_dialect_name
from mlir_ls.ods.tablegen.arguments import has_undefined, untyped_attributes
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.cxx.tables import classes
from mlir_ls.ods.tablegen.definitions import attr_def, dialect_facts, enum_spec, type_def
from mlir_ls.ods.tablegen.names import CppNames, def_name, op_name, plain
from mlir_ls.ods.tablegen.operations import op_spec
from mlir_ls.ods.tablegen.places import ImportedFiles
from mlir_ls.ods.tablegen.records import Record, Records
from mlir_ls.ods.tablegen.tblgen import OdsAmbiguity, OdsError, OdsRemark

MLIRS_OWN = "builtin"
"""The dialect that there is in every MLIR."""

_SHARED_NAMESPACES = ("", "mlir")
"""C++ namespaces that are no dialect's own."""

_NAMED = re.compile(r"[A-Za-z_][\w$.]*\Z")
_CLASS = re.compile(r"(?<![\w:.$\"])((?:\w+::)*[A-Z]\w*(Type|Attr))\b(?! ?\()")
"""A class of types or attributes that C++ names, perhaps together with its namespace."""


@dataclass
class _Parts:
    """What has been found of one dialect."""

    facts: DialectFacts
    ops: dict[str, OpSpec] = field(default_factory=dict)
    types: dict[str, TypeDef] = field(default_factory=dict)
    attributes: dict[str, AttrDef] = field(default_factory=dict)


class Findings:
    """Collects dialects from runs.

    `clashes` are the places that declare a dialect of a name that is taken, `problems` what else is wrong in definitions.
    """

    def __init__(self, names: CppNames, prose: bool, places: ImportedFiles) -> None:
        self.clashes: dict[SourceLocation, str] = {}
        self.problems: list[OdsError] = []
        self._names = names
        self._prose = prose
        self._places = places
        self._declared: dict[str, SourceLocation | None] = {}
        self._parts: dict[str, _Parts] = {}
        self._enums: dict[str, EnumSpec] = {}
        self._classes: set[tuple[str, str, bool]] = set()

    def add(self, records: Records) -> None:
        """Take in what one run declares; what is known already stays as it is."""
        for record in self._own_records(records, "Dialect"):
            self._add_dialect(record)
        for record in self._own_records(records, "Op"):
            self._add_op(record, "InferTypeOpInterface" in records)
        for record in self._own_records(records, "TypeDef"):
            self._add_type(record)
        for record in self._own_records(records, "AttrDef"):
            self._add_attribute(record)
        for name in self._read_by_code(records, "DialectType", "useDefaultTypePrinterParser"):
            self._of(name).facts = self._of(name).facts._replace(parses_types=True)
        for name in self._read_by_code(records, "DialectAttr", "useDefaultAttributePrinterParser"):
            self._of(name).facts = self._of(name).facts._replace(parses_attributes=True)
        for record in records.enums():
            name = self._names.enum_name(record)
            if name not in self._enums:
                self._enums[name] = enum_spec(record, self._context(record, None))
        for record in records.of_class("CPred"):
            named: list[tuple[str, str]] = _CLASS.findall(plain(record.text("predExpr")))
            is_own = self._places.is_own(record)
            known = [(cpp, end) for cpp, end in named if "::" in cpp or (is_own and cpp not in classes())]
            self._classes.update([(cpp, end, is_own) for cpp, end in known])

    def dialects(self) -> list[DialectData]:
        """The dialects found, in order of their names."""
        found = []
        for name in sorted(self._parts):
            parts = self._parts[name]
            enums = {enum.name: enum for enum in self._enums.values() if _prefix(enum.name) == name}
            for used in _used_enums(parts):
                if used in self._enums and not self._owner(used):
                    enums[used] = self._enums[used]
            found.append(DialectData(self._facts(name), parts.ops, parts.types, parts.attributes, enums))
        return found

    def _facts(self, dialect: str) -> DialectFacts:
        """What holds for a dialect; C++ declares its types if .td files declare none and predicates name such a class of it."""
        parts = self._parts[dialect]
        return parts.facts._replace(
            parses_types=parts.facts.parses_types or (not parts.types and self._has_classes(dialect, "Type")),
            parses_attributes=parts.facts.parses_attributes or (not parts.attributes and self._has_classes(dialect, "Attr")),
        )

    def _has_classes(self, dialect: str, kind: str) -> bool:
        """Whether predicates name a class of types or of attributes in the namespace of a dialect that nothing declares.

        A class that is named without a namespace may be in that of any dialect, and the classes of a dialect without a
        namespace of its own may be in one that is no dialect's.
        """
        spaces = [space for space in self._names.dialects if space not in _SHARED_NAMESPACES]
        own = [space for space in spaces if self._names.dialects[space] == dialect]
        for cpp, is_of_project in [(cpp, is_own) for cpp, end, is_own in self._classes if end == kind]:
            owner = cpp.rpartition("::")[0]
            inside = [space for space in spaces if f"::{space}".endswith(f"::{owner}")]
            if owner and (inside or own or not is_of_project):
                is_hidden = not all([self._names.declares(cpp, space) for space in inside if space in own])
            else:
                is_hidden = not any([self._names.declares(cpp, space) for space in ("", *spaces)])
            if is_hidden:
                return True
        return False

    def _add_dialect(self, record: Record) -> None:
        wrong = _wrong_name(record)
        if wrong is not None:
            self._report(OdsError, wrong, record)
            return
        if "." in record.text("name"):
            self._report(OdsRemark, f"'{record.text('name')}': MLIR refuses dots in the name of a dialect", record)
        facts, place = dialect_facts(record, self._context(record, None)), self._places.of(record)
        if place == self._declared.setdefault(facts.name, place) or place is None:
            self._of(facts.name).facts = facts
        else:
            self.clashes[place] = facts.name

    def _add_op(self, record: Record, can_infer: bool) -> None:
        dialect = record.ref("opDialect")
        if dialect is not None and not has_undefined(record):  # of such an operation, nothing is certain
            name, _, mnemonic = op_name(record).partition(".")
            if name not in self._parts or mnemonic not in self._parts[name].ops:
                made = op_spec(record, self._context(record, dialect), can_infer)
                self._of(name).ops[mnemonic] = made
                wrong = wrong_operation(made)
                self._report(OdsRemark, wrong, record)
                if wrong is None:
                    self._report(OdsAmbiguity, ambiguous_operation(made, untyped_attributes(record)), record)

    def _add_type(self, record: Record) -> None:
        made = None if self._is_known(record, "types") else type_def(record, self._context(record, record.ref("dialect")))
        if made is not None:
            self._of(made.dialect).types.setdefault(made.mnemonic, made)
            self._report(OdsRemark, wrong_definition(made, "!"), record)

    def _add_attribute(self, record: Record) -> None:
        made = None if self._is_known(record, "attributes") else attr_def(record, self._context(record, record.ref("dialect")))
        if made is not None:
            self._of(made.dialect).attributes.setdefault(made.mnemonic, made)
            self._report(OdsRemark, wrong_definition(made, "#"), record)

    def _is_known(self, record: Record, table: str) -> bool:
        """Whether another run has declared the type or attribute of a record."""
        dialect, _, mnemonic = (def_name(record) or "").partition(".")
        return dialect in self._parts and mnemonic in getattr(self._parts[dialect], table)

    def _read_by_code(self, records: Records, kind: str, generated: str) -> Iterator[str]:
        """The dialects with types or attributes that have no name, or none that a generated parser reads: C++ does.

        Those are definitions without a name, and constraints of the dialect's own types or attributes. Where the dialect has
        the parser of all its types or attributes generated, no text spells such a one.
        """
        for record in self._own_records(records, kind):
            dialect = record.ref("dialect")
            if dialect is None or dialect.text("name") not in self._declared or dialect.flag(generated):
                continue
            if not _NAMED.match(record.text("mnemonic")):
                yield dialect.text("name")

    def _own_records(self, records: Records, kind: str) -> Iterator[Record]:
        for record in records.of_class(kind):
            dialect = record.ref("opDialect") or record.ref("dialect")
            if self._places.is_own(record) and (dialect is None or _wrong_name(dialect) is None):
                yield record

    def _report(self, kind: type[OdsError], message: str | None, record: Record) -> None:
        """Something that is wrong with a definition, if anything is."""
        place = self._places.of(record)
        if message is not None:
            self.problems.append(kind(message) if place is None else kind(message, place.file, place.line))

    def _context(self, record: Record, dialect: Record | None) -> ImportContext:
        namespace = record.text("cppNamespace") or (dialect.text("cppNamespace") if dialect is not None else "")
        return ImportContext(self._names, namespace, self._prose, self._places)

    def _of(self, dialect: str) -> _Parts:
        if dialect not in self._parts:
            self._parts[dialect] = _Parts(DialectFacts(dialect, added=True))
        return self._parts[dialect]

    def _owner(self, enum: str) -> bool:
        """Whether the enum is named after a dialect, be it one that is only included."""
        return _prefix(enum) in self._names.dialects.values()


def _wrong_name(dialect: Record) -> str | None:
    """What is wrong with the name of a dialect, if anything is."""
    name = dialect.text("name")
    if not is_dialect_name(name):
        return f"'{name}' cannot be the name of a dialect, which is made of letters, digits, '_' and '$'"
    if name == MLIRS_OWN and plain(dialect.text("cppNamespace") + "::"):
        return f"the dialect '{name}' is MLIR's own, and cannot be defined again"
    return None


def findings_in(runs: Sequence[Records], prose: bool, places: ImportedFiles, done: Callable[[int], None]) -> Findings:
    """What some runs declare; of what several declare, the first one counts. `done` is called with the number of each run
    that has been read."""
    names = CppNames()
    for records in runs:
        names.add(records)
    findings = Findings(names, prose, places)
    for number, records in enumerate(runs):
        findings.add(records)
        done(number)
    return findings


def _prefix(enum: str) -> str:
    return enum.rpartition(".")[0]


def _used_enums(parts: _Parts) -> list[str]:
    """The enums whose cases the dialect's operations, types and attributes spell."""
    terms: list[Term] = [attribute.syntax for op in parts.ops.values() for attribute in op.attributes]
    for definition in (*parts.types.values(), *parts.attributes.values()):
        terms += [parameter.kind for parameter in definition.parameters]
    return sorted({name for term in terms for name in _enums_in(term)})


def _enums_in(term: Term) -> Iterator[str]:
    if isinstance(term, tuple):
        if term[0] in ("keyword", "named_keyword", "enum"):
            yield str(term[2 if term[0] == "named_keyword" else 1])
        for part in term[1:]:
            yield from _enums_in(part)
