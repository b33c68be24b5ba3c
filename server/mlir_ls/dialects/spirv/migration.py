"""spirv of 2022 to 2024: scopes were strings, and what a chain of indices leads to was not spelled."""

from __future__ import annotations

import re

from mlir_ls.dialects.spirv.rules.groups import NUMERIC
from mlir_ls.dialects.spirv.types import composite, pointee_of
from mlir_ls.migration.former import after_name, parted, spelled, token_outside, type_in
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


_WORDS = re.compile(r'"([\w|]+)"')
_ATOMIC = (
    *("And", "CompareExchange", "CompareExchangeWeak", "Exchange", "IAdd", "IDecrement", "IIncrement", "ISub", "Or"),
    *("SMax", "SMin", "UMax", "UMin", "Xor"),
)
_OF_GROUPS = ("Ballot", "Broadcast", "Elect", "Shuffle", "ShuffleDown", "ShuffleUp", "ShuffleXor")
_LOCAL_SIZE = re.compile(r"local_size\s*=\s*dense<\s*([^>]*?)\s*>\s*:\s*vector<3xi32>")
_LIMITS = re.compile(r"(?<=,)\s*\{([^{}]*)\}(?=\s*>\Z)")
_ELEMENTS = re.compile(r"dense<\s*(\[[^\]]*\])\s*>\s*:\s*vector<[^>]*>|(-?[0-9]+)\s*:\s*i[0-9]+")


def _scopes(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Scopes and what orders memory are words in angle brackets today."""
    index = after_name(leaves)
    while not rewriter.item.node.shape.generic and (leaves.tokens[index][:1] == '"' or leaves.tokens[index] == ","):
        found = _WORDS.fullmatch(leaves.tokens[index])
        if found is not None:
            rewriter.replace(leaves.starts[index], leaves.end_of(index), f"<{found[1]}>")
        index += 1
    return NOT_DONE


def _over_groups(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The same of arithmetic, which spells the type of its result as well."""
    colon, shape = token_outside(leaves, ":"), rewriter.item.node.shape
    types = parted(leaves, colon + 1, leaves.count) if colon > 0 else []
    if not shape.generic and len(types) == 1 and token_outside(leaves, "->") < 0 and "cluster_size" not in leaves.tokens:
        rewriter.append(0, len(shape.text.rstrip()), f" -> {spelled(leaves, *types[0])}")
    return _scopes(rewriter, leaves, place)


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites the size of a workgroup, and limits in dictionaries; the token after the attribute, None where it stays."""
    if leaves.tokens[index + 1] != "<" or leaves.tokens[index] not in ("#spirv.entry_point_abi", "#spirv.target_env"):
        return None
    after = leaves.after(index + 1)
    start, end = leaves.starts[index], leaves.end_of(after - 1)
    new = modern_environment(leaves.text[start:end])
    if new == leaves.text[start:end]:
        return None
    leaves.rewriter.replace(start, end, new)
    return after


def modern_environment(text: str) -> str:
    """An attribute with the size of a workgroup, or with limits, as it is spelled today."""
    text = _LOCAL_SIZE.sub(lambda found: f"workgroup_size = {_three(found[1])}", text)
    return _LIMITS.sub(lambda found: f" #spirv.resource_limits<{_limits(found[1])}>", text)


def _three(sizes: str) -> str:
    return sizes if sizes.startswith("[") else f"[{', '.join([sizes] * 3)}]"


def _limits(entries: str) -> str:
    """The entries of a dictionary, with numbers that have no types."""
    return _ELEMENTS.sub(lambda found: found[1] or found[2], entries).strip()


FORMER: dict[str, Special] = {
    **{f"spirv.Atomic{name}": _scopes for name in _ATOMIC},
    **{f"spirv.GroupNonUniform{name}": _scopes for name in _OF_GROUPS},
    **{f"spirv.GroupNonUniform{name}": _over_groups for name in NUMERIC},
    **dict.fromkeys(("spirv.ControlBarrier", "spirv.EXT.AtomicFAdd", "spirv.GroupBroadcast", "spirv.MemoryBarrier"), _scopes),
    "spirv.AccessChain": _chain(0),
    "spirv.InBoundsPtrAccessChain": _chain(1),
    "spirv.PtrAccessChain": _chain(1),
}
