"""Types of LLVM IR of 2019 and 2020 as they are spelled today."""

from __future__ import annotations

import re

from mlir_ls.dialects.llvm.llvm_ir import DIALECT, Array, Function, Plain, Pointer, Struct, Vector, node_of
from mlir_ls.dialects.llvm.migration.spelled_types import modern_pointers, modern_vectors, pointee_of
from mlir_ls.migration.leaves import Leaves
from mlir_ls.syntax.leaf import LeafError, LeafParser, Type

_PREFIX = f"!{DIALECT}."
_BUILTIN = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "fp128": "f128",
    "x86_fp80": "f80",
}
_OTHER_MEMORY = re.compile(r"\bother\s*=\s*(\w+)")
_LATER_MEMORY = ("errnoMem", "targetMem0", "targetMem1")
_KEPT = frozenset(("void", "label", "metadata", "token", "ppc_fp128"))


def modern_type(found: Type | None) -> str | None:
    """A type of the llvm dialect as it is spelled today; None of other types, and where there is none today."""
    node = node_of(found)
    if isinstance(node, Plain):
        if node.word in _KEPT:
            return f"{_PREFIX}{node.word}"
        return _BUILTIN.get(node.word, node.word if node.word[:1] == "i" else None)
    if isinstance(node, Pointer):
        return f"{_PREFIX}ptr<{node.space}>" if node.space else f"{_PREFIX}ptr"
    if isinstance(node, Vector):
        element = modern_type(node.element)
        size = f"[{node.size}]" if node.scalable else node.size
        return None if element is None else f"vector<{size}x{element}>"
    if isinstance(node, Array):
        inner = _inner((node.element,))
        return None if inner is None else f"{_PREFIX}array<{node.size} x {inner[0]}>"
    if isinstance(node, Struct):
        return _struct(node)
    if isinstance(node, Function):
        types = _inner((node.result, *node.inputs))
        if types is None:
            return None
        return f"{_PREFIX}func<{types[0]} ({', '.join([*types[1:], *(['...'] if node.variadic else [])])})>"
    return None


def _struct(node: Struct) -> str | None:
    name = f'"{node.name[1:]}"' if node.name[:1] == "%" else node.name
    if node.members is None:
        return f"{_PREFIX}struct<{name}, opaque>"
    members = _inner(node.members)
    if members is None:
        return None
    front = f"{name}, " if name else ""
    return f"{_PREFIX}struct<{front}{'packed ' if node.packed else ''}({', '.join(members)})>"


def _inner(types: tuple[Type, ...]) -> list[str] | None:
    """Types inside of another type of the dialect, where they go without its name."""
    found = [modern_type(type_) for type_ in types]
    return None if None in found else [each.removeprefix(_PREFIX) for each in found if each is not None]


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites a type, or an attribute that is a unit today, and returns the token after it."""
    token, at = leaves.tokens[index], leaves.starts[index]
    if token == "llvm.noalias" and leaves.tokens[index + 1] in ("=", ":") and leaves.tokens[index + 2] == "true":
        leaves.rewriter.replace(leaves.end_of(index), leaves.end_of(index + 2), "")
        return index + 3
    if token in _WITH_POINTEE and leaves.tokens[index + 1] not in ("=", ":"):
        _pointee_spelled(leaves, index)
        return index + 1
    if token == "#llvm.memory_effects" and leaves.tokens[index + 1] == "<":
        return _memory_effects(leaves, index)
    has_body = leaves.tokens[index + 1] == "<"
    if not token.startswith(_PREFIX) and not (token == _PREFIX[:-1] and has_body):
        return None
    text = leaves.with_body(index)
    new = _modern_spelling(text, leaves.parser) or (None if (plain := modern_vectors(modern_pointers(text))) == text else plain)
    after = leaves.after(index + 1) if has_body else index + 1
    if new is not None:
        leaves.rewriter.replace(at, leaves.end_of(after - 1), new)
    return after if new is not None or token == _PREFIX[:-1] else None


def _pointee_spelled(leaves: Leaves, index: int) -> None:
    """An attribute of an argument says what its pointer points to, which the type before its dictionary did."""
    brace = next((at for at in range(index, 0, -1) if leaves.tokens[at] == "{"), 0)
    first = brace - 1
    depth = 0
    while first > 0 and brace > 0:
        depth += (leaves.tokens[first] == ">") - (leaves.tokens[first] == "<")
        if depth == 0:
            break
        first -= 1
    pointer = leaves.text[leaves.starts[first - 1] : leaves.end_of(brace - 1)] if first > 0 else ""
    pointee = pointee_of(pointer)
    if pointee:
        leaves.rewriter.append(leaves.starts[index], leaves.end_of(index), f" = {modern_vectors(modern_pointers(pointee))}")


_WITH_POINTEE = ("llvm.byref", "llvm.byval", "llvm.inalloca", "llvm.sret")


def _memory_effects(leaves: Leaves, index: int) -> int:
    """The kinds of memory that came later are accessed as all other memory; gives back the token after it."""
    after = leaves.after(index + 1)
    text = leaves.text[leaves.starts[index] : leaves.end_of(after - 1)]
    other = _OTHER_MEMORY.search(text)
    lacking = [each for each in _LATER_MEMORY if each not in text] if other is not None else []
    if lacking and other is not None:
        leaves.rewriter.insert(leaves.starts[after - 1], "".join([f", {each} = {other[1]}" for each in lacking]))
    return after


def _modern_spelling(text: str, leaves: LeafParser) -> str | None:
    """The same of a type as it stands in the text."""
    try:
        return modern_type(leaves.parse_type(text))
    except LeafError:
        return None
