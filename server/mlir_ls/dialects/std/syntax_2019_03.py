"""Standard operations that were spelled otherwise up to March 2019."""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.dialects.std.syntax import QUOTED_COMPARISONS, constant, select
from mlir_ls.syntax.reader import HeaderReader


def _constant(reader: HeaderReader) -> None:
    """`constant` attribute-dict? attribute-value `:` type, where the type of a number may be that of the attribute"""
    constant(reader, needs_type=True)


OPERATIONS: dict[str, Callable[[HeaderReader], None]] = {**QUOTED_COMPARISONS, "constant": _constant, "select": select}
