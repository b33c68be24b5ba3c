"""The data layout of a module as LLVM spells it: LLVM language reference, "Data Layout"."""

from __future__ import annotations

import re
from collections.abc import Callable

from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.rules import AttributeRules, Found, rule
from mlir_ls.syntax.leaf.attributes import StringAttr

_PARTS = re.compile(
    r"[eE]|m:.*|[fiv]\d+:\d+(?::\d+)?|a\d*:\d+(?::\d+)?|p[a-z]*\d*(?:\([^)]*\))?:\d+(?::\d+)+|n\d+(?::\d+)*|ni:\d+(?::\d+)*"
    r"|[SPAG]\d+|F[in]\d+|s.*"
)
_MANGLINGS = frozenset("eolmwxa")
_NUMBER = re.compile(r"\d+")
_SPACE = re.compile(r"p[a-z]*(\d+)")
_MAX_BITS = (1 << 24) - 1
"""The largest size, in bits, and the last address space."""


@rule("llvm.data-layout")
def llvm_data_layout(operation: Operation, attribute: Discardable) -> Found:
    """The data layout is a string of specifications that LLVM knows, with `-` between them."""
    if attribute.name != "llvm.data_layout" or attribute.holder != "operation" or attribute.value is None:
        return
    if not isinstance(attribute.value, StringAttr):
        yield f"expected a string, but got {attribute.value}", attribute.place
        return
    for part in attribute.value.value.split("-") if attribute.value.value else ():
        problem = _problem(part)
        if problem:
            yield problem, attribute.place
            return


def _problem(part: str) -> str:
    if not part:
        return "a data layout has no empty specification"
    if not _PARTS.fullmatch(part):
        return f"a data layout knows no '{part}'"
    check = _CHECKS.get(part[:2], _CHECKS.get(part[0]))
    return check(part) if check is not None else ""


def _mangling(part: str) -> str:
    return "" if part[2:] in _MANGLINGS else f"'{part}' is no way to mangle names: one of {', '.join(sorted(_MANGLINGS))}"


def _alignments(part: str) -> str:
    """Sizes and alignments in bits: KIND SIZE : ABI (: PREFERRED)?"""
    size, alignment, *preferred = map(int, _NUMBER.findall(part))
    if not 0 < size <= _MAX_BITS:
        return f"'{part}' has a size of {size} bits, but one is from 1 to {_MAX_BITS}"
    if part.startswith("i8:") and alignment != 8:
        return "an i8 is aligned to 8 bits"
    return _aligned(part, alignment, preferred)


def _aggregates(part: str) -> str:
    """a 0? : ABI (: PREFERRED)?"""
    size, _, rest = part[1:].partition(":")
    alignment, *preferred = map(int, _NUMBER.findall(rest))
    return f"'{part}' has a size, but aggregates have none here" if size.strip("0") else _aligned(part, alignment, preferred)


def _pointers(part: str) -> str:
    """p SPACE? : SIZE : ABI (: PREFERRED (: INDEX)?)?"""
    name, _, rest = part.partition(":")
    size, alignment, *others = map(int, _NUMBER.findall(rest))
    index = others[1] if len(others) > 1 else size
    space = _SPACE.match(name)
    if not 0 < size <= _MAX_BITS or not 0 < index <= size:
        return f"'{part}' has a size of {size} bits and an index of {index}: up to {_MAX_BITS}, and up to the size"
    if name[1:2].isalpha() and (space is None or int(space[1]) == 0):
        return f"'{part}': pointers of address space 0 are neither unstable nor with a state elsewhere"
    return _spaces("" if space is None else space[1]) or _aligned(part, alignment, others[:1])


def _aligned(part: str, alignment: int, preferred: list[int]) -> str:
    if not _is_aligned(alignment) and (part[0] != "a" or alignment):
        return f"'{part}' has an alignment of {alignment} bits, which is not a power of two bytes below 8192"
    if preferred and (not _is_aligned(preferred[0]) or preferred[0] < alignment):
        return f"'{part}' prefers an alignment of {preferred[0]} bits to {alignment}"
    return ""


def _one_alignment(part: str) -> str:
    alignment = int(_NUMBER.findall(part)[0])
    return "" if _is_aligned(alignment) else f"'{part}' is no alignment: a power of two bytes below 8192, in bits"


def _widths(part: str) -> str:
    wrong = [each for each in map(int, _NUMBER.findall(part)) if not 0 < each <= _MAX_BITS]
    return f"'{part}' has a width of {wrong[0]} bits, but one is from 1 to {_MAX_BITS}" if wrong else ""


def _spaces(part: str) -> str:
    wrong = [each for each in map(int, _NUMBER.findall(part)) if each > _MAX_BITS]
    return f"address spaces are from 0 to {_MAX_BITS}, but got {wrong[0]}" if wrong else ""


def _not_integral(part: str) -> str:
    return "pointers of address space 0 are integral" if 0 in map(int, _NUMBER.findall(part)) else _spaces(part)


def _is_aligned(bits: int) -> bool:
    return 0 < bits < 1 << 16 and bits % 8 == 0 and bits & (bits - 1) == 0


_CHECKS: dict[str, Callable[[str], str]] = {
    **dict.fromkeys("fiv", _alignments),
    **dict.fromkeys("PAG", _spaces),
    **dict.fromkeys("FS", _one_alignment),
    "a": _aggregates,
    "m:": _mangling,
    "n": _widths,
    "ni": _not_integral,
    "p": _pointers,
}

ATTRIBUTES: AttributeRules = (llvm_data_layout,)
