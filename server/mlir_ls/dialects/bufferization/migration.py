"""bufferization of 2022 to 2024: what makes a tensor of a buffer, or the reverse, spelled the type of the buffer alone."""

from __future__ import annotations

from mlir_ls.migration.former import after_name, recomposed, source_of, spelled, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType


def tensor_of(found: object) -> str:
    """The tensor of the same elements as a buffer; nothing where it is not known."""
    if isinstance(found, MemRefType):
        return str(RankedTensorType(found.shape, found.element))
    return str(UnrankedTensorType(found.element)) if isinstance(found, UnrankedMemRefType) else ""


def _with_tensor(form: str) -> Special:
    """What spells the tensor beside the buffer, as a form with places for the operand, the buffer's type and the tensor."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        first, colon = after_name(leaves), token_outside(leaves, ":")
        tensor = tensor_of(type_in(leaves, place, colon + 1, leaves.count)) if colon > 0 else ""
        if rewriter.item.node.shape.generic or not tensor or token_outside(leaves, "to") > 0:
            return NOT_DONE
        operand, buffer = source_of(leaves, first, colon), spelled(leaves, colon + 1, leaves.count)
        return recomposed(leaves, form.format(operand=operand, buffer=buffer, tensor=tensor))

    return rewrite


to_tensor = _with_tensor("bufferization.to_tensor {operand} : {buffer} to {tensor}")
to_buffer = _with_tensor("bufferization.to_buffer {operand} : {tensor} to {buffer}")
FORMER: dict[str, Special] = {"bufferization.to_memref": to_buffer, "bufferization.to_tensor": to_tensor}
