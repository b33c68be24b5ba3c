"""vector of 2019: positions and masks are numbers without types today, and single elements are parts as others are."""

from __future__ import annotations

import re

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.types import IndexType, VectorType

_TYPED_NUMBER = re.compile(r"(-?[0-9]+)\s*:\s*i[0-9]+")


def _vector_behind(leaves: Leaves, place: RewriteSite) -> VectorType | None:
    """The vector type at the end of an operation."""
    last = next((index for index in reversed(range(len(leaves.tokens))) if leaves.tokens[index] == ":"), None)
    if last is None:
        return None
    try:
        found = place.resolved(leaves.parser.parse_type(leaves.text[leaves.starts[last + 1] :].strip()))
    except LeafError:
        return None
    return found if isinstance(found, VectorType) else None


def _numbers(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The numbers in brackets have no types today."""
    text = leaves.text
    if not rewriter.item.node.shape.generic and "[" in text:
        for number in _TYPED_NUMBER.finditer(text, text.index("["), text.index("]")):
            rewriter.replace(number.end(1), number.end(), "")
    return NOT_DONE


def _extract(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of the part is spelled today."""
    source = _vector_behind(leaves, place)
    if rewriter.item.node.shape.generic or source is None or "from" in leaves.tokens:
        return NOT_DONE
    _numbers(rewriter, leaves, place)
    numbers = leaves.text[leaves.text.index("[") + 1 : leaves.text.index("]")]
    depth = len(numbers.split(",")) if numbers.strip() else 0
    colon = len(leaves.tokens) - 1 - leaves.tokens[::-1].index(":")
    rewriter.insert(leaves.starts[colon + 1], f"{_part(source, depth)} from ")
    return NOT_DONE


def _part(source: VectorType, depth: int) -> Type:
    if depth >= len(source.shape):
        return source.element
    return VectorType(source.shape[depth:], source.scalable[depth:], source.element)


def _element(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """An element that is taken out or put in is a part of the vector, at an index."""
    shape = rewriter.item.node.shape
    vector = _vector_behind(leaves, place)
    inserts = shape.name == "vector.insertelement"
    if shape.generic or vector is None or len(shape.uses) != 2 + inserts or "[" not in leaves.tokens:
        return NOT_DONE
    opening = leaves.tokens.index("[")
    index_type = leaves.text[leaves.starts[opening + 3] : leaves.starts[leaves.behind(opening) - 1]].strip()
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    position = values[-1]
    if index_type != str(IndexType()):
        name = place.names.new("position")
        rewriter.line_in_front(f"%{name} = arith.index_cast {position} : {index_type} to index")
        position = f"%{name}"
    element = vector.element
    if inserts:
        new = f"vector.insert {values[0]}, {values[1]}[{position}] : {element} into {vector}"
    else:
        new = f"vector.extract {values[0]}[{position}] : {element} from {vector}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


OPERATIONS: dict[str, Special] = {
    "vector.extract": _extract,
    "vector.extractelement": _element,
    "vector.insert": _numbers,
    "vector.insertelement": _element,
    "vector.shuffle": _numbers,
}
