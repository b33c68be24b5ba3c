"""builtin: casts that nobody carries out yet. "Builtin Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.places import Stretch, name_of
from mlir_ls.semantics.verify.rules import Rules


def nothing_cast(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """A cast has a result at least. "Builtin Dialect", `builtin.unrealized_conversion_cast`."""
    if operation.shape.result_count == 0:
        yield "a cast has at least one result", name_of(operation.shape)


RULES: Rules = {"unrealized_conversion_cast": (nothing_cast,)}
