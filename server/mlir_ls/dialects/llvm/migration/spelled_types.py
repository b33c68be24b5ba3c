"""Types of llvm as they are spelled, without reading them: pointers with what they point to."""

from __future__ import annotations

import re

from mlir_ls.dialects.llvm.llvm_ir import DIALECT
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.extent import balanced_end
from mlir_ls.syntax.leaf.shortcuts.types import split_commas

_PREFIX = f"!{DIALECT}."
_POINTER = re.compile(r"(?<![\w$])ptr\s*<")
_WORD = re.compile(r"(?:ptr|struct|array|func|vec)\b|(?:void|label|token|metadata|ppc_fp128|x86_mmx)\Z")
_ARRAY = re.compile(r"!llvm\.(?:array|vec)\s*<\s*[0-9]+\s*x\s*(.*)>\Z", re.DOTALL)
_POINTERS = re.compile(r"!llvm\.vec\s*<\s*(\?\s*x\s*)?([0-9]+)\s*x\s*(?:!llvm\.)?(ptr(?:\s*<[0-9]+>)?)\s*>")
_VECTOR = re.compile(r"vector\s*<\s*\[?[0-9]+\]?\s*x\s*(.*)>\Z", re.DOTALL)
_STRUCT = re.compile(r'!llvm\.struct\s*<\s*(?:"(?:[^"\\]|\\.)*"\s*,\s*)?(?:packed\s*)?\((.*)\)\s*>\Z', re.DOTALL)


def modern_pointers(text: str) -> str:
    """The same type with pointers that do not say what they point to."""
    at = 0
    while (found := _POINTER.search(text, at)) is not None:
        end = _after(text, found.end() - 1)
        inner = parts(text[found.end() : end - 1])
        space = inner[-1] if len(inner) > 1 or inner[0].isdigit() else ""
        new = f"ptr<{space}>" if space and space != "0" else "ptr"
        text = text[: found.start()] + new + text[end:]
        at = found.start() + len(new)
    return text


def modern_vectors(text: str) -> str:
    """The same type where a vector of pointers is one of the language: `!llvm.vec<4 x ptr>` is `vector<4x!llvm.ptr>`."""
    found = _POINTERS.fullmatch(text)
    if found is None:
        return text
    size = f"[{found[2]}]" if found[1] else found[2]
    return f"vector<{size}x{_PREFIX}{found[3]}>"


def pointee_of(text: str) -> str:
    """What a pointer points to; nothing of other types, and of pointers that do not say it."""
    found = _POINTER.match(text, len(_PREFIX)) if text.startswith(_PREFIX) else None
    if found is None:
        return ""
    first = parts(text[found.end() : _after(text, found.end() - 1) - 1])[0]
    return "" if first.isdigit() else _full(first)


def members_of(text: str) -> list[str] | str | None:
    """The members of a struct, or the only type of the elements of an array or a vector; None of other types."""
    found = _STRUCT.match(text)
    if found is not None:
        return [_full(each) for each in parts(found[1]) if each]
    found = _ARRAY.match(text) or _VECTOR.match(text)
    return None if found is None else _full(found[1].strip())


def _full(text: str) -> str:
    """A type that stands inside of another one of the dialect, as it stands alone."""
    return f"{_PREFIX}{text}" if _WORD.match(text) else text


def _after(text: str, opening: int) -> int:
    """The place after the bracket that closes another one; the end of the text where none does."""
    try:
        return balanced_end(text, opening)
    except LeafError:
        return len(text)


def parts(text: str) -> list[str]:
    """What stands between commas in no brackets; all of it where brackets do not match."""
    ranges = split_commas(text, 0, len(text)) or [(0, len(text))]
    return [text[start:end].strip() for start, end in ranges]
