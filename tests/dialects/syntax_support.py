"""What the tests of hand-written syntaxes share: the operations that have one, and reading them."""

from __future__ import annotations

from collections.abc import Callable

import operation_support
from operation_support import Operation

from mlir_ls.ods.language import default_language
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.syntaxes.lookup import hand_written
from mlir_ls.syntax.reader import HeaderReader


class _Language:
    """The operations of LLVM, and those that have a hand-written syntax but no declaration."""

    reader = HeaderReader
    leaves = default_language().leaves

    def find(self, spelled: str, default_dialect: str) -> tuple[OpSpec, Callable[[HeaderReader], None] | None] | None:
        return default_language().find(spelled, default_dialect) or (OpSpec(spelled), hand_written(spelled))

    def refuses_resources(self, dialect: str) -> bool:
        return False

    def is_foreign(self, dialect: str) -> bool:
        return False

    def named(self, name: str) -> OpSpec | None:
        return default_language().named(name)


SYNTAXES = _Language()


def partly_read(text: str) -> Operation:
    """An operation as far as it can be read."""
    return Operation(text, SYNTAXES)


def canonical(spelling: str) -> str:
    """An attribute as `implied` shows it."""
    return str(default_language().leaves.parse_attribute(spelling))


def read(text: str) -> Operation:
    """An operation that is known and has to be read to its end, without a fault."""
    found = operation_support.read(text, SYNTAXES)
    assert found.shape.known
    return found


def check_fault(fixture: str) -> None:
    """Reads an operation that has a fault; see `operation_support`."""
    operation_support.check_fault(fixture, SYNTAXES)
