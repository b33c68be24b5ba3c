"""bufferization of 2022 to 2024: what makes a tensor of a buffer, or the reverse, spelled the type of the buffer alone."""

from __future__ import annotations

from mlir_ls.migration.former import behind_name, recomposed, source_of, spelled, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType


def tensor_of(found: object) -> str:
    """The tensor of the same elements as a buffer; nothing where it is not known."""
    if isinstance(found, MemRefType):
        return str(RankedTensorType(found.shape, found.element))
    return str(UnrankedTensorType(found.element)) if isinstance(found, UnrankedMemRefType) else ""


def to_tensor(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`%m … : memref` becomes `%m … : memref to tensor`."""
    first, colon = behind_name(leaves), token_outside(leaves, ":")
    tensor = tensor_of(type_in(leaves, place, colon + 1, leaves.count)) if colon > 0 else ""
    if rewriter.item.node.shape.generic or not tensor or token_outside(leaves, "to") > 0:
        return NOT_DONE
    buffer, type_ = source_of(leaves, first, colon), spelled(leaves, colon + 1, leaves.count)
    return recomposed(leaves, f"bufferization.to_tensor {buffer} : {type_} to {tensor}")


def to_buffer(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`%t … : memref` becomes `%t … : tensor to memref`."""
    first, colon = behind_name(leaves), token_outside(leaves, ":")
    tensor = tensor_of(type_in(leaves, place, colon + 1, leaves.count)) if colon > 0 else ""
    if rewriter.item.node.shape.generic or not tensor or token_outside(leaves, "to") > 0:
        return NOT_DONE
    value, type_ = source_of(leaves, first, colon), spelled(leaves, colon + 1, leaves.count)
    return recomposed(leaves, f"bufferization.to_buffer {value} : {tensor} to {type_}")


FORMER: dict[str, Special] = {"bufferization.to_memref": to_buffer, "bufferization.to_tensor": to_tensor}
