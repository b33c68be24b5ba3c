"""Whether two leaves may be equal, where identity is too strict: names were erased, aliases or bodies are unknown."""

from __future__ import annotations

from typing import Any

from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr, UnreadAttr
from mlir_ls.syntax.leaf.nodes import Attribute, Leaf, parts
from mlir_ls.syntax.leaf.types import DialectType, MemRefType, TypeAlias, UnrankedMemRefType


def may_equal(left: Leaf, right: Leaf) -> bool:
    """False where two leaves are certainly different.

    An alias may be anything. Two bodies of the same dialect type or attribute may mean the same unless the dialect's
    own grammar has read both. An erased name may be any name.
    """
    if left is right or _is_unknown(left) or _is_unknown(right):
        return True
    if type(left) is not type(right):
        return False
    if left.is_erased_itself() or right.is_erased_itself():
        return True
    if isinstance(left, DialectType | DialectAttr):
        return _may_equal_symbol(left, right)
    if isinstance(left, MemRefType | UnrankedMemRefType) and (left.has_alias or right.has_alias):
        # An alias may be an identity layout or the default memory space, which are left out.
        assert isinstance(right, MemRefType | UnrankedMemRefType)
        return left.shape == right.shape and may_equal(left.element, right.element)
    return _may_equal_parts(parts(left), parts(right))


def _is_unknown(leaf: Leaf) -> bool:
    if isinstance(leaf, TypeAlias | AttributeAlias | UnreadAttr):
        return True
    return isinstance(leaf, Attribute) and isinstance(leaf.type, TypeAlias)


def _may_equal_symbol(left: Any, right: Any) -> bool:
    if left.dialect != right.dialect:
        return False
    if left.mnemonic != right.mnemonic:
        return not (left.mnemonic and right.mnemonic)
    if left.parameters is None or right.parameters is None:
        return True
    return _may_equal_parts(left.parameters, right.parameters)


def _may_equal_parts(left: tuple[Any, ...], right: tuple[Any, ...]) -> bool:
    return len(left) == len(right) and all(map(_may_equal_part, left, right))


def _may_equal_part(left: Any, right: Any) -> bool:
    if isinstance(left, Leaf) and isinstance(right, Leaf):
        return may_equal(left, right)
    if isinstance(left, tuple) and isinstance(right, tuple):
        return _may_equal_parts(left, right)
    return bool(left == right)
