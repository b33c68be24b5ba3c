"""Types of llvm as they are spelled, without reading them: pointers with what they point to."""

from __future__ import annotations

import re

from mlir_ls.dialects.llvm.llvm_ir import DIALECT

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
        end = _behind(text, found.end())
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
    first = parts(text[found.end() : _behind(text, found.end()) - 1])[0]
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


def _behind(text: str, start: int) -> int:
    """The place after the bracket whose partner stands before a place."""
    depth, at = 1, start
    while at < len(text) and depth:
        depth += (text[at] in "<([{") - (text[at] in ">)]}" and text[at - 1 : at + 1] != "->")
        at += 1
    return at


def parts(text: str) -> list[str]:
    """What stands between commas in no brackets."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "<([{") - (letter in ">)]}" and text[at - 1 : at + 1] != "->")
        if letter == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    return [*found, text[start:].strip()]
