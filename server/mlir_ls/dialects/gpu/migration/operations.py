"""gpu of 2019: launches that saw nothing of what is around them, and kernels that were named by strings."""

from __future__ import annotations

import re

from mlir_ls.dialects.gpu.migration.launches import renamed_in_launches
from mlir_ls.migration.former import after_name, token_outside
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.syntax.leaf.attributes import StringAttr, SymbolRefAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType
from mlir_ls.syntax.shape import OpShape, attribute_text
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Node

_PASSED = re.compile(r"\s*\bargs\s*\(")
_SIZES = 6
_MODES = ("xor", "up", "down", "idx")
_EXTREMA = {"max": ("maxnumf", "maxsi"), "min": ("minnumf", "minsi")}


def _end(shape: OpShape) -> int:
    return len(shape.text.rstrip())


def _dimension(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The dimension is a keyword today."""
    shape = rewriter.item.node.shape
    value = place.attribute(shape, "dimension")
    if not isinstance(value, StringAttr) or len(shape.attributes) != 1:
        return NOT_DONE
    rewriter.replace(shape.name_offset, _end(shape), f"{shape.name} {value.value}")
    return DONE


def _launch(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A launch sees what is around it today, so nothing is passed to it."""
    shape = rewriter.item.node.shape
    if shape.generic:
        return False, "a launch in generic form has no counterpart that is as short"
    region = shape.text.find(REGION)
    found = _PASSED.search(shape.text, shape.text.find("threads"), max(region, 0))
    if found is not None:
        rewriter.replace(found.start(), shape.text.rindex("{", 0, region), " ")
        leaves.run(shape.name_end, found.start())
        return DONE
    return NOT_DONE


def _return(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A launch ends with gpu.terminator today, and a function that is none of gpu as all functions do."""
    shape = rewriter.item.node.shape
    parent = place.parent.node.shape.name if place.parent is not None else ""
    new = {"gpu.launch": "gpu.terminator", "builtin.func": "func.return"}.get(parent)
    if new is not None:
        rewriter.replace(shape.name_offset, shape.name_end, f'"{new}"' if shape.generic else new)
    return NOT_DONE


def _launch_func(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A kernel is named by one symbol today."""
    shape = rewriter.item.node.shape
    kernel, module = place.attribute(shape, "kernel"), place.attribute(shape, "kernel_module")
    types = [type_ for _, _, type_ in shape.uses]
    if not shape.generic or len(types) < _SIZES or len(set(types[:_SIZES])) != 1:
        return NOT_DONE
    if isinstance(kernel, StringAttr) and isinstance(module, SymbolRefAttr):
        where = f"{_source(rewriter, 'kernel_module')}::@{kernel.value}"
    elif isinstance(kernel, SymbolRefAttr):
        where = _source(rewriter, "kernel")
    else:
        return NOT_DONE
    values = [value_of(rewriter, place, use) for use in range(len(types))]
    passed = ", ".join(
        [f"{value} : {modern(type_)}" for value, type_ in zip(values[_SIZES:], types[_SIZES:], strict=True)]
    )
    new = f"gpu.launch_func {where} blocks in ({', '.join(values[:3])}) threads in ({', '.join(values[3:_SIZES])})"
    if not isinstance(types[0], IndexType):
        new += f" : {modern(types[0])}"
    if passed:
        new += f" args({passed})"
    others = [
        rewriter.source(each.name_offset, max(each.end, each.name_offset + len(each.name)))
        for each in shape.attributes
        if each.name not in ("kernel", "kernel_module")
    ]
    rewriter.replace(shape.name_offset, _end(shape), new + (f" {{{', '.join(others)}}}" if others else ""))
    return DONE


def _source(rewriter: Rewriter, name: str) -> str:
    found = next(each for each in rewriter.item.node.shape.attributes if each.name == name)
    return rewriter.source(found.start, found.end)


def _reduce(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The operation of a reduction is an attribute of gpu today."""
    shape = rewriter.item.node.shape
    value = place.attribute(shape, "op")
    found = attribute_text(shape, "op")
    if isinstance(value, StringAttr) and found is not None and shape.uses:
        of_floats, of_integers = _EXTREMA.get(value.value, (value.value, value.value))
        name = of_floats if isinstance(shape.uses[0][2], FloatType) else of_integers
        rewriter.replace(found.start, found.end, f"#gpu<all_reduce_op {name}>")
    return NOT_DONE


def _kernels(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A module of kernels is an operation of its own today."""
    shape = rewriter.item.node.shape
    if "gpu.kernel_module" in shape.text:
        name = "" if shape.symbol is not None else f" @{place.names.new('kernels')}"
        rewriter.replace(shape.name_offset, shape.name_end, f"gpu.module{name}")
    return NOT_DONE


def _shuffle(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The mode stands before the operands today, and is an attribute of gpu in the generic form."""
    first, colon = after_name(leaves), token_outside(leaves, ":")
    spelled = attribute_text(rewriter.item.node.shape, "mode")
    if rewriter.item.node.shape.generic and spelled is not None:
        mode = leaves.text[spelled.start : spelled.end].strip('"')
        if mode in _MODES and leaves.text[spelled.start] == '"':
            rewriter.replace(spelled.start, spelled.end, f"#gpu<shuffle_mode {mode}>")
        return NOT_DONE
    mode = leaves.tokens[colon - 1]
    if rewriter.item.node.shape.generic or leaves.tokens[first] != "%" or mode not in _MODES:
        return NOT_DONE
    rewriter.insert(leaves.starts[first], f"{mode} ")
    rewriter.replace(leaves.starts[colon - 1], leaves.starts[colon], "")
    return NOT_DONE


def _printf(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A comma stands after the text today."""
    first = after_name(leaves)
    if not rewriter.item.node.shape.generic and leaves.tokens[first][:1] == '"' and leaves.tokens[first + 1] == "%":
        rewriter.append(leaves.starts[first], leaves.end_of(first), ",")
    return NOT_DONE


def enter_operation(top: Node, names: ChunkNames) -> None:
    """Names that become others inside of launches."""
    names.renamed.update(renamed_in_launches(top, names.new))


def _function(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The sizes that are known of a kernel are numbers of 32 bits in one array today."""
    for found in _KNOWN_SIZES.finditer(leaves.text):
        numbers = ", ".join([each.partition(":")[0].strip() for each in found[1].split(",")])
        rewriter.replace(found.start(1) - 1, found.end(1) + 1, f"array<i32: {numbers}>")
    return NOT_DONE


_KNOWN_SIZES = re.compile(r"\bgpu\.known_(?:block|grid)_size\s*=\s*\[([^\]]*)\]")
FORMER: dict[str, Special] = {
    "gpu.all_reduce": _reduce,
    "gpu.block_dim": _dimension,
    "gpu.block_id": _dimension,
    "gpu.func": _function,
    "gpu.grid_dim": _dimension,
    "gpu.printf": _printf,
    "gpu.shuffle": _shuffle,
    "gpu.thread_id": _dimension,
}
OPERATIONS: dict[str, Special] = {
    "builtin.module": _kernels,
    "gpu.all_reduce": _reduce,
    "gpu.block_dim": _dimension,
    "gpu.block_id": _dimension,
    "gpu.grid_dim": _dimension,
    "gpu.launch": _launch,
    "gpu.launch_func": _launch_func,
    "gpu.return": _return,
    "gpu.thread_id": _dimension,
}
