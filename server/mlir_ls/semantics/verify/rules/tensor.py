"""tensor: creating and changing tensors. "'tensor' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.casts import cast, element, width
from mlir_ls.semantics.verify.equality import shapes_clash
from mlir_ls.semantics.verify.rules import Rules
from mlir_ls.syntax.leaf import Type


def _not_the_same_tensor(source: Type, target: Type) -> str:
    if not may_be_same(element(source), element(target), {}):
        return "the element types differ"
    return "the shapes differ" if shapes_clash(source, target) else ""


def _not_the_same_bits(source: Type, target: Type) -> str:
    one, other = width(element(source)), width(element(target))
    if None not in (one, other) and one != other:
        return f"elements of {one} and of {other} bits"
    return "the shapes differ" if shapes_clash(source, target) else ""


RULES: Rules = {"bitcast": (cast(_not_the_same_bits),), "cast": (cast(_not_the_same_tensor),)}
