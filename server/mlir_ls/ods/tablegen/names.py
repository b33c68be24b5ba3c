"""Which C++ class or enum belongs to which name of MLIR's text, over all TableGen runs of one import."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.tablegen.cxx.tables import classes, trait_name
from mlir_ls.ods.tablegen.records import Record, Records

_NAMESPACES = re.compile(r"(?<![\w>])(?:::)?(?:mlir|llvm|std)::|(?<![\w>])::")
_SPACE = re.compile(r"\s+")
_UNQUALIFIED = re.compile(r"(?<![\w:.$\"])[A-Z]\w*\b(?!\s*::)")
_AROUND = re.compile(r"\s*(\.|::)\s*(?=[A-Za-z_])")

Known = TypeVar("Known")


@cache
def plain(code: str) -> str:
    """C++ on one line, without the namespaces `mlir`, `llvm` and `std`, and without spaces around `.` and `::`."""
    flat = _SPACE.sub(" ", code).strip()
    previous = ""
    while previous != flat:
        previous = flat
        flat = _NAMESPACES.sub("", flat)
    return _AROUND.sub(r"\1", flat)


_PASSED_ON = re.compile(r"return (?:\$_get|Base::get)\((\w+)\.getContext\(\), ?(\w+)\);")


def _makers(record: Record) -> frozenset[str]:
    """How `get` makes a type with one parameter of its value alone ("") and of that and a context ("context").

    What a builder makes of its parameter otherwise is up to its C++.
    """
    found = set() if record.flag("skipDefaultBuilders") else {"context"}
    for builder in record.refs("builders"):
        names = [name for _, name in builder.arguments("dagParams")]
        passed = _PASSED_ON.fullmatch(_flat(builder.text("body")))
        if len(names) != 1:
            continue
        if not builder.flag("hasInferredContextParam"):
            found.discard("context")
        elif passed is not None and passed.groups() == (names[0], names[0]):
            found.add("")
    return frozenset(found)


@dataclass(frozen=True)
class CppNames:
    """Tables from C++ names, as `plain` writes them, to names of MLIR's text.

    `types` and `attributes` yield `dialect.mnemonic`, `ops` the full name, `enums` the enum's name, `enum_attributes` the same
    for the class of integer attributes that TableGen may make for it; `parameters` yields the parameter names of a type or
    attribute, `declarations` the C++ that its definition adds to its class, `bodies` the assembly format of a type that is
    made of its parameters alone, "" where it has none, `defaults` the values that these have where none are given, "" for none,
    `filled` the types that are made of values, `makers` whether a type that has one parameter is made of that alone ("") or
    together with the context ("context"). `cases` yields, for an enum, the spelling of each case by its C++ symbol,
    `enum_parsers` has the C++ with which parameters that are an enum are read, `joined_enums` the enums of bits of which C++
    reads several as one string. `dialects` goes from namespace to dialect, `dialect_classes` from its class without a
    namespace. `terms` are the constraints of predicates that were read with these names: by a namespace, and a record or
    C++.
    """

    types: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)
    parameters: dict[str, tuple[str, ...]] = field(default_factory=dict)
    declarations: dict[str, str] = field(default_factory=dict)
    bodies: dict[str, str] = field(default_factory=dict)
    defaults: dict[str, tuple[str, ...]] = field(default_factory=dict)
    filled: dict[str, str] = field(default_factory=dict)
    makers: dict[str, frozenset[str]] = field(default_factory=dict)
    ops: dict[str, str] = field(default_factory=dict)
    enums: dict[str, str] = field(default_factory=dict)
    enum_attributes: dict[str, str] = field(default_factory=dict)
    cases: dict[str, dict[str, str]] = field(default_factory=dict)
    enum_parsers: set[str] = field(default_factory=set)
    joined_enums: set[str] = field(default_factory=set)
    type_interfaces: dict[str, str] = field(default_factory=dict)
    attribute_interfaces: dict[str, str] = field(default_factory=dict)
    dialects: dict[str, str] = field(default_factory=dict)
    dialect_classes: dict[str, str] = field(default_factory=dict)
    terms: dict[tuple[str, Record | str], Term] = field(default_factory=dict)
    _namesakes: dict[str, dict[str, str]] = field(default_factory=dict)
    _named: dict[str, str] = field(default_factory=dict)

    def add(self, records: Records) -> None:
        """Take in what one TableGen run declares."""
        self.terms.clear()
        self._namesakes.clear()
        for record in records.of_class("Dialect"):
            self.dialects.setdefault(plain(record.text("cppNamespace")), record.text("name"))
            self.dialect_classes.setdefault(record.name.replace("_", ""), record.text("name"))
        for record in records.of_class("Op"):
            self.ops[op_class(record)] = op_name(record)
        for kind, table in (("TypeDef", self.types), ("AttrDef", self.attributes)):
            for record in records.of_class(kind):
                cpp, name = plain(record.text("cppType")), def_name(record)
                if name is not None:
                    table[cpp] = name
                    declared = [parameter for _, parameter in record.arguments("parameters")]
                    self.parameters[cpp] = tuple(declared if record.flag("genAccessors") else ())
                    self.declarations[cpp] = record.text("extraClassDeclaration")
                    if kind == "TypeDef" and _is_made_of_parameters(record):
                        self.bodies[cpp] = record.text("assemblyFormat")
                        self.defaults[cpp] = tuple(_defaults(record.arguments("parameters")))
                    if kind == "TypeDef" and not _is_made_of_nothing(record):
                        self.filled[cpp] = name
                    if kind == "TypeDef" and len(declared) == 1:
                        self.makers[cpp] = _makers(record)
        for record in records.enums():
            self._add_enum(record)
        for kind, table in (("TypeInterface", self.type_interfaces), ("AttrInterface", self.attribute_interfaces)):
            for record in records.of_class(kind):
                cpp = cpp_name(record, "cppInterfaceName")
                table[cpp] = trait_name(cpp)

    def qualified(self, code: str, namespace: str) -> str:
        """C++ inside a namespace in which the classes there that are called as ones of MLIR have their namespace in front.

        Where there is a `zed::StringAttr`, `StringAttr` is that one and `::mlir::StringAttr` is MLIR's.
        """
        inside = plain(namespace + "::").removesuffix("::")
        namesakes = self._namesakes.get(inside)
        if namesakes is None:
            namesakes = self._namesakes[inside] = self._namesakes_in(inside)
        return _UNQUALIFIED.sub(lambda found: namesakes.get(found[0], found[0]), code) if namesakes else code

    def _namesakes_in(self, namespace: str) -> dict[str, str]:
        """The classes that are called as ones of MLIR inside a namespace, with their namespaces."""
        tables = (*self._classes(), self.ops)
        found: dict[str, str] = {}
        while namespace:
            own = {name: f"{namespace}::{name}" for name in classes()}
            for name, cpp in own.items():
                if any(cpp in each for each in tables):
                    found.setdefault(name, cpp)
            namespace = namespace.rpartition("::")[0]
        return found

    def declares(self, cpp: str, namespace: str) -> bool:
        """Whether a class of types, attributes, enums or interfaces that is named inside a namespace is declared."""
        return any([resolve(table, cpp, namespace) is not None for table in self._classes()])

    def _classes(self) -> tuple[dict[str, str], ...]:
        interfaces = (self.type_interfaces, self.attribute_interfaces)
        return (self.types, self.attributes, self.enums, self.enum_attributes, *interfaces)

    def enum_name(self, record: Record) -> str:
        """The name of an enum, as "arith.CmpIPredicate": its dialect, or else its namespace, and its C++ name.

        One that is not the first of its dialect with this C++ name has the rest of its namespace there: "own.store::Mode".
        """
        cpp = _enum_class(record)
        if cpp in self.enums:
            return self.enums[cpp]
        namespace, _, name = cpp.rpartition("::")
        owner, inner = namespace, namespace
        while inner:
            if inner in self.dialects:
                owner = self.dialects[inner]
                break
            inner = inner.rpartition("::")[0]
        short = f"{owner.replace('::', '.')}.{name}" if owner else name
        return f"{owner}.{cpp[len(inner) + 2 :]}" if inner and self._named.get(short, cpp) != cpp else short

    def _add_enum(self, record: Record) -> None:
        name, cpp = self.enum_name(record), _enum_class(record)
        namespace = plain(record.text("cppNamespace") + "::")
        self.enums[cpp] = name
        self._named.setdefault(name, cpp)
        if record.flag("genSpecializedAttr"):
            self.enum_attributes[_joined(namespace, record.text("specializedAttrClassName"))] = name
        self.enum_parsers.add(record.text("parameterParser"))
        # before LLVM 21, nothing but attributes has bits, and no field says this of them
        if record.flag("printBitEnumQuoted") or (record.isa("BitEnumAttr") and not record.isa("BitEnumBase")):
            self.joined_enums.add(name)
        self.cases[cpp] = {case.text("symbol"): case.text("str") for case in record.refs("enumerants")}


def resolve(table: dict[str, Known], cpp: str, namespace: str) -> Known | None:
    """What `table` says of a C++ name used inside a namespace; inner namespaces come first, as in C++.

    A name that begins with `::` or `mlir::` is a whole one, and so is one of MLIR's own classes (see `CppNames.qualified`).
    """
    is_whole = cpp.startswith(("::", "mlir::"))
    cpp, inner = plain(cpp), plain(namespace + "::").removesuffix("::")
    while inner and not is_whole and cpp not in classes():
        found = table.get(f"{inner}::{cpp}")
        if found is not None:
            return found
        inner = inner.rpartition("::")[0]
    return table.get(cpp)


def cpp_enum(record: Record | None, names: CppNames) -> str | None:
    """The key in `CppNames.cases` of an enum's record; None if it is no enum."""
    if record is None:
        return None
    cpp = _enum_class(record)
    return cpp if cpp in names.cases else None


def _enum_class(record: Record) -> str:
    return _joined(plain(record.text("cppNamespace") + "::"), record.text("className"))


def cpp_name(record: Record, field: str) -> str:
    """The whole name of a C++ class that a record has one field for, besides that for its namespace."""
    return plain(_joined(record.text("cppNamespace"), record.text(field)))


def op_name(record: Record) -> str:
    """The full name of an operation's record."""
    dialect = record.ref("opDialect")
    prefix = dialect.text("name") if dialect is not None else ""
    return f"{prefix}.{record.text('opName')}" if prefix else record.text("opName")


def op_class(record: Record) -> str:
    """The C++ class of an operation's record: the record's name without what stands before its first underscore."""
    prefix, _, rest = record.name.partition("_")
    name = record.name if not prefix else rest or prefix
    return _joined(plain(record.text("cppNamespace") + "::"), name)


def def_name(record: Record) -> str | None:
    """The name of a type's or attribute's record in MLIR's text; None for those without, as builtin ones."""
    dialect, mnemonic = record.ref("dialect"), record.text("mnemonic")
    return f"{dialect.text('name')}.{mnemonic}" if dialect is not None and mnemonic else None


def _is_made_of_parameters(record: Record) -> bool:
    """Whether all that makes a type is handed its parameters in their order, or another number of values."""
    parameters = [name for _, name in record.arguments("parameters")]
    builders = [(each, [name for _, name in each.arguments("dagParams")]) for each in record.refs("builders")]
    if record.flag("skipDefaultBuilders"):
        own = [each for each, names in builders if len(names) == len(parameters)]
        return bool(own) and all([_passes_on(each, parameters) for each in own])
    return record.flag("genAccessors") and all([names == parameters or len(names) != len(parameters) for _, names in builders])


def _passes_on(builder: Record, parameters: list[str]) -> bool:
    """Whether a builder hands the parameters of a type on as they are, after the context."""
    return _flat(builder.text("body")) == f"return $_get({', '.join(['$_ctxt', *parameters])});"


def _defaults(arguments: Iterable[tuple[Record | str, str]]) -> list[str]:
    """The values of parameters, or of a builder's arguments, where none are given; "" for those that have to be."""
    return [each.text("defaultValue") if isinstance(each, Record) else "" for each, _ in arguments]


def _is_made_of_nothing(record: Record) -> bool:
    """Whether `get` makes a type without values: one that has no parameters, or with the defaults of all of them."""
    defaults = _defaults(record.arguments("parameters"))
    if "" in defaults:
        return False
    return not defaults or any([_defaults(each.arguments("dagParams")) == defaults for each in record.refs("builders")])


def _flat(code: str) -> str:
    return " ".join(code.split())


def _joined(namespace: str, name: str) -> str:
    return namespace + name if not namespace or namespace.endswith("::") else f"{namespace}::{name}"
