"""Dialects that IRDL describes, and texts that use them."""

from __future__ import annotations

from dialect_data import with_dialects
from mlir_ls.ods.irdl.importer import IrdlDialects, import_irdl
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.spec import DialectData


def imported(text: str, **options: object) -> DialectData:
    """The one dialect that a text without mistakes describes."""
    found = import_irdl(text, **options)  # type: ignore[arg-type]
    assert not found.problems
    (dialect,) = found.dialects
    return dialect


def operation(body: str, around: str = "") -> DialectData:
    """A dialect `d` with an operation `op`, of which this is the body, and with what is defined around it."""
    return imported(f"irdl.dialect @d {{\n{around}\nirdl.operation @op {{\n{body}\n}}\n}}")


def language(found: IrdlDialects) -> OpenLanguage:
    """The language of the default profile with these dialects."""
    return OpenLanguage(with_dialects(default_registry(), found.dialects))
