"""x86vector: instructions on vectors that single processors have. "'x86vector' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import Stretch, attribute_at, name_of
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Rules, rule


@rule("x86vector.compressed-source")
def compressed_source(operation: Operation) -> Iterator[tuple[str, Stretch]]:
    """What fills the rest of a compressed vector is one value or one constant, of the type of the result."""
    result, sources = operation.type_named("dst"), operation.operand_group("src")
    constant = operation.attribute("constant_src")
    if sources and operation.has_attribute("constant_src"):
        yield "the rest is filled by a value or by a constant, not by both", name_of(operation.shape)
    elif sources and differ(operation.type_named("src"), result):
        yield f"the rest is of type {result}, found {operation.type_named('src')}", place_of(operation, "src")
    elif constant is not None and constant.type is not None and differ(constant.type, result):
        yield f"the rest is of type {result}, found {constant.type}", attribute_at(operation, "constant_src")


RULES: Rules = {"avx512.mask.compress": (compressed_source,)}
