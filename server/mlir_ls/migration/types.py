"""Types as they are spelled today."""

from __future__ import annotations

from mlir_ls.migration.hooks import hooks
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType


def modern(found: Type | None) -> str:
    """Any type that is known, as it is spelled today."""
    modern_type = hooks("modern_type").get(found.dialect) if isinstance(found, DialectType) else None
    new: str | None = modern_type(found) if modern_type is not None else None
    return new or str(found)
