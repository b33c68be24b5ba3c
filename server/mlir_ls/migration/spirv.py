"""spv, which is spirv today."""

from __future__ import annotations

import re

from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.shape import Shape
from mlir_ls.syntax.tokens import REGION

_NAMES = {
    "_address_of": "mlir.addressof",
    "_merge": "mlir.merge",
    "_reference_of": "mlir.referenceof",
    "SubgroupBallotKHR": "KHR.SubgroupBallot",
    "constant": "Constant",
    "globalVariable": "GlobalVariable",
    "loop": "mlir.loop",
    "selection": "mlir.selection",
    "specConstant": "SpecConstant",
    "undef": "Undef",
}
_BARE = re.compile(r'"(\w+)"')
_ANGLED = frozenset(("ControlBarrier", "MemoryBarrier"))


def rename_spirv(rewriter: Rewriter) -> None:
    """Today's name of an operation of spv, and what is no string any more."""
    shape = rewriter.item.node.shape
    quote = shape.text[shape.name_offset : shape.name_offset + 1] == '"'
    start, end = shape.name_offset + quote, shape.name_end - quote
    name = shape.text[start:end].partition(".")[2]
    new = _NAMES.get(name, name).replace("GLSL.", "GL.")
    rewriter.replace(start, end, f"spirv.{new}")
    if quote:
        return
    behind = shape.text[end:]
    if name == "module":
        for found in _BARE.finditer(behind.partition("{")[0]):
            rewriter.replace(end + found.start(), end + found.end(), found[1])
        _attributes_in_front(rewriter)
    elif name in _ANGLED or name.startswith(("Atomic", "GroupNonUniform")):
        for found in re.finditer(r'"([\w|]+)"', behind):
            rewriter.replace(end + found.start(), end + found.end(), f"<{found[1]}>")


def _attributes_in_front(rewriter: Rewriter) -> None:
    """The dictionary of a module stands in front of its region today."""
    text = rewriter.item.node.shape.text
    region = text.find(REGION)
    found = re.compile(r"\s*attributes\s*\{.*\}\s*\Z", re.DOTALL).search(text, region + 1)
    if region < 0 or found is None:
        return
    moved = text[found.start() : found.end()].strip()
    rewriter.insert(text.rindex("{", 0, region), f"{moved} ")
    rewriter.replace(found.start(), found.end(), "")


def in_spirv(parent: Shape | None) -> bool:
    """Whether an operation stands directly in a module of spv."""
    return parent is not None and parent.name == "spv.module"
