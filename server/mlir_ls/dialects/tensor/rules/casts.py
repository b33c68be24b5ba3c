"""tensor: casts of tensors. "'tensor' Dialect", `tensor.cast`, `tensor.bitcast`."""

from __future__ import annotations

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.declared.equality import shapes_clash
from mlir_ls.semantics.verify.library.casts import element, width
from mlir_ls.syntax.leaf import Type


def not_the_same_tensor(source: Type, target: Type) -> str:
    """What keeps a tensor from being another view of the same elements."""
    if differ(element(source), element(target)):
        return "the element types differ"
    return "the shapes differ" if shapes_clash(source, target) else ""


def not_the_same_bits(source: Type, target: Type) -> str:
    """What keeps the bits of a tensor's elements from being those of another's."""
    one, other = width(element(source)), width(element(target))
    if None not in (one, other) and one != other:
        return f"elements of {one} and of {other} bits"
    return "the shapes differ" if shapes_clash(source, target) else ""
