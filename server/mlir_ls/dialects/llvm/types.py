"""What the aggregate types of the llvm dialect hold."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.leaf.nodes import leaves_in
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, TypeAlias, VectorType

#: Types that need no `!llvm.` where another type of the dialect holds them.
_SHORT = ("ptr", "struct", "array", "func", "void", "label", "metadata", "token", "x86_amx", "ppc_fp128", "target")

_FLOATS = ("f16", "bf16", "f32", "f64", "f80", "f128")

VALUELESS = ("void", "token", "metadata", "label")
"""Types of which there are no values."""


def is_foreign(found: Type) -> bool:
    """Whether a builtin type is none of LLVM IR; of types of dialects and aliases, nothing is said."""
    if isinstance(found, IntegerType):
        return bool(found.signedness)
    if isinstance(found, FloatType):
        return found.name not in _FLOATS
    if isinstance(found, VectorType):
        return found.rank != 1 or is_foreign(found.element)
    return not isinstance(found, DialectType | TypeAlias) and not found.has_alias


def holds_foreign(found: Type) -> bool:
    """Whether a type, or one that it consists of, is none of LLVM IR; of aliases, nothing is said."""
    if not isinstance(found, DialectType):
        return is_foreign(found)
    if found.has_alias:
        return False
    if found.dialect == "llvm":
        return any([holds_foreign(part) for part in leaves_in(Type, found.parameters)])
    space = found.parameters[0] if (found.dialect, found.mnemonic) == ("ptr", "ptr") and found.parameters else None
    return not isinstance(space, DialectAttr) or space.dialect != "llvm"


def element_at(container: Type | None, position: Sequence[int], leaves: LeafParser) -> Type | None:
    """The type of the element at a position of nested structs and arrays; None where that is not known."""
    for index in position:
        if not isinstance(container, DialectType) or container.dialect != "llvm" or container.body is None:
            return None
        if container.mnemonic == "array":
            _, _, element = container.body.partition("x")
        elif container.mnemonic == "struct":
            members = _members(container.body)
            if not 0 <= index < len(members):
                return None
            element = members[index]
        else:
            return None
        container = _type(element.strip(), leaves)
    return container


def _members(body: str) -> list[str]:
    """The types between the parentheses of a struct's body; none where there are no parentheses."""
    start = body.find("(")
    if start < 0 or not body.endswith(")"):
        return []
    found: list[str] = []
    depth, last = 0, start + 1
    for index in range(start, len(body)):
        character = body[index]
        if character in OPENING:
            depth += 1
        elif character in CLOSING and body[index - 1] != "-":
            depth -= 1
        if (character == "," and depth == 1) or depth == 0:
            found.append(body[last:index])
            last = index + 1
    return found


def _type(text: str, leaves: LeafParser) -> Type | None:
    return leaves.opt_type(f"!llvm.{text}" if text.startswith(_SHORT) else text)
