"""What the tests of assembly formats share: own operations, and the languages that know them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import operation_support
from operation_support import Operation

from dialect_data import with_dialects
from mlir_ls.ods.assembly.compile import compile_format
from mlir_ls.ods.assembly.directives import Directive
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.registry import Registry, default_registry
from mlir_ls.ods.spec import AttrDef, DialectData, DialectFacts, EnumSpec, Operand, OpSpec, Result, TypeDef
from mlir_ls.syntax.header import Language, Read
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import OperationSyntax

UPSTREAM = OpenLanguage(default_registry())


def op(assembly_format: str, **fields: object) -> OpSpec:
    """The operation `own.op`: operands, results, ... as fields of `OpSpec`."""
    return OpSpec("own.op", assembly_format=assembly_format, **fields)  # type: ignore[arg-type]


def operands(*declared: str, arity: str = "one") -> tuple[Operand, ...]:
    """Operands by name, all of one arity."""
    return tuple(Operand(name, arity=arity) for name in declared)  # type: ignore[arg-type]


def results(*declared: str, arity: str = "one") -> tuple[Result, ...]:
    """Results by name, all of one arity."""
    return tuple(Result(name, arity=arity) for name in declared)  # type: ignore[arg-type]


def language(
    spec: OpSpec,
    *,
    types: Iterable[TypeDef] = (),
    attributes: Iterable[AttrDef] = (),
    enums: Iterable[EnumSpec] = (),
    directives: Mapping[str, Directive] | None = None,
    parses_types: bool = True,
) -> Language:
    """A language that knows the dialect `own` with one operation."""
    data = DialectData(
        DialectFacts("own", parses_types=parses_types, parses_attributes=True),
        {spec.name.partition(".")[2]: spec},
        {each.mnemonic: each for each in types},
        {each.mnemonic: each for each in attributes},
        {each.name: each for each in enums},
    )
    registry = with_dialects(Registry({}), [data])
    if directives is None:
        return OpenLanguage(registry)
    leaves = OpenLanguage(registry).leaves
    return _WithDirectives(spec, leaves, compile_format(spec, registry, leaves, lambda _, name: directives.get(name)))


class _WithDirectives:
    """A language of one operation, compiled with directives of the test."""

    reader = HeaderReader

    def __init__(self, spec: OpSpec, leaves: LeafParser, read: Read) -> None:
        self.leaves = leaves
        self._found = (spec, read)

    def find(self, spelled: str, default_dialect: str) -> tuple[OperationSyntax, Read | None] | None:
        return self._found if spelled == self._found[0].name else None

    def refuses_resources(self, dialect: str) -> bool:
        return False

    def is_foreign(self, dialect: str) -> bool:
        return False

    def named(self, name: str) -> OperationSyntax | None:
        return None


def read(text: str, known: Language = UPSTREAM, default_dialect: str = "") -> Operation:
    """An operation that has to be read to its end, without a fault."""
    return operation_support.read(text, known, default_dialect)


def check_fault(fixture: str, known: Language = UPSTREAM) -> None:
    """Reads an operation that has a fault; see `operation_support`."""
    operation_support.check_fault(fixture, known)
