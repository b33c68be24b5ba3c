"""amdgpu: what AMD's processors can do. "'amdgpu' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.places import Stretch
from mlir_ls.semantics.verify.reading import differ, place_of
from mlir_ls.semantics.verify.rules import Rules

Found = Iterator[tuple[str, Stretch]]


def amdgpu_existing(operation: Operation) -> Found:
    """What numbers are packed into has the type of the result."""
    found, result = operation.type_named("existing"), operation.type_named("res")
    if found is not None and differ(found, result):
        yield f"expected the type of the result, {result}, found {found}", place_of(operation, "existing")


_PACKED = (amdgpu_existing,)

RULES: Rules = {"packed_scaled_trunc": _PACKED, "packed_stoch_round_fp8": _PACKED, "packed_trunc_2xfp8": _PACKED}
