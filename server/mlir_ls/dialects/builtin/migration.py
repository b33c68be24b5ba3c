"""Modules of 2019 and 2020: terminators that are gone."""

from __future__ import annotations

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter


def _remove(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    rewriter.remove(0, len(rewriter.item.node.shape.text.rstrip()))
    return DONE


def _cast(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A conversion between any types has its full name in functions today."""
    shape = rewriter.item.node.shape
    if not shape.generic and "." not in shape.text[shape.name_offset : shape.name_end]:
        rewriter.replace(shape.name_offset, shape.name_end, shape.name)
    leaves.run(shape.name_end)
    return DONE


OPERATIONS: dict[str, Special] = {"builtin.module_terminator": _remove, "builtin.unrealized_conversion_cast": _cast}
