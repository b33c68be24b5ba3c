"""Types of dialects that have one type between their angle brackets, as `!pdl.range<value>` and `!async.value<f32>`."""

from __future__ import annotations

from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import DialectType


def is_named(type_: Type, name: str) -> bool:
    """Whether a type is `!name`, whatever is in its brackets."""
    return isinstance(type_, DialectType) and f"{type_.dialect}.{type_.mnemonic}" == name


def inner_type(type_: Type, name: str, leaves: LeafParser) -> Type | None:
    """The type in the brackets of `!name<…>`; None for other types, and where it cannot be read."""
    if not isinstance(type_, DialectType) or not is_named(type_, name) or type_.body is None:
        return None
    return leaves.opt_type(type_.body)
