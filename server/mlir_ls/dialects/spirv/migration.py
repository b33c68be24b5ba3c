"""spirv of 2022 to 2024: what a chain of indices leads to was not spelled."""

from __future__ import annotations

from mlir_ls.dialects.spirv.types import composite, pointee_of
from mlir_ls.migration.former import parted, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import Type

INTEGER_CONSTANTS = ("spirv.Constant",)
_NOT_CONSTANT = (False, "an index into a struct must be constant, and its type known, today")


def _chain(skipped: int) -> Special:
    """What spells the type at the end of a chain, of whose indices the first ones do not lead into the type."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        shape = rewriter.item.node.shape
        colon = token_outside(leaves, ":")
        if shape.generic or colon < 0 or token_outside(leaves, "->") > 0:
            return NOT_DONE
        types = parted(leaves, colon + 1, leaves.count)
        base = type_in(leaves, place, *types[0]) if types else None
        pointer = pointee_of(base, leaves.parser) if base is not None else None
        end = _end_of_chain(rewriter, place, leaves, pointer[0], skipped) if pointer is not None else None
        if pointer is None or end is None:
            return _NOT_CONSTANT
        rewriter.append(0, len(shape.text.rstrip()), f" -> !spirv.ptr<{end}, {pointer[1]}>")
        return NOT_DONE

    return rewrite


def _end_of_chain(
    rewriter: Rewriter, place: RewriteSite, leaves: Leaves, type_: Type | None, skipped: int
) -> Type | None:
    """The type that the indices lead to; None where it is not known."""
    for use in range(1 + skipped, len(rewriter.item.node.shape.uses)):
        inside = composite(type_, leaves.parser) if type_ is not None else None
        index = place.names.number(rewriter.item.node, use)
        if inside is None:
            return None
        if len(inside.elements) > 1 and (index is None or not 0 <= index < len(inside.elements)):
            return None
        type_ = inside.element(index or 0)
    return type_


FORMER: dict[str, Special] = {
    "spirv.AccessChain": _chain(0),
    "spirv.InBoundsPtrAccessChain": _chain(1),
    "spirv.PtrAccessChain": _chain(1),
}
