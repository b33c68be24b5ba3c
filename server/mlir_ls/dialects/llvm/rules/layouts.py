"""The data layout of a module as LLVM spells it: LLVM language reference, "Data Layout"."""

from __future__ import annotations

import re
from collections.abc import Callable

from mlir_ls.dialects.llvm.rules.types import Found
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.rules import AttributeRules, rule
from mlir_ls.syntax.leaf.attributes import StringAttr

_PARTS = re.compile(
    r"[eE]|m:.*|[fiv]\d+:\d+(?::\d+)?|a\d*:\d+(?::\d+)?|p[a-z]*\d*(?:\([^)]*\))?:\d+(?::\d+)+|n\d+(?::\d+)*|ni:\d+(?::\d+)*"
    r"|[SPAG]\d+|F[in]\d+"
)
_MANGLINGS = frozenset("eolmwxa")
_NUMBER = re.compile(r"\d+")


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
    """Sizes and alignments in bits: KIND SIZE : ABI (: PREFERRED)?, of a pointer with its size behind the colon."""
    numbers = [int(number) for number in _NUMBER.findall(part.partition(":")[2])]
    preferred = numbers[1:2] if part[0] != "p" else numbers[2:3]
    alignment = numbers[0] if part[0] != "p" else numbers[1]
    if part[0] in "fiv" and int(_NUMBER.findall(part)[0]) == 0:
        return f"'{part}' has a size of 0 bits"
    if not _is_aligned(alignment) and not (part[0] == "a" and alignment == 0):
        return f"'{part}' has an alignment of {alignment} bits, which is not a power of two bytes"
    if preferred and (not _is_aligned(preferred[0]) or preferred[0] < alignment):
        return f"'{part}' prefers an alignment of {preferred[0]} bits to {alignment}"
    return "an i8 is aligned to 8 bits" if re.match(r"i8:", part) and alignment != 8 else ""


def _of_functions(part: str) -> str:
    return "" if _is_aligned(int(part[2:])) else f"'{part}' is no alignment: a power of two bytes, in bits"


def _stack(part: str) -> str:
    alignment = int(part[1:])
    return "" if _is_aligned(alignment) else f"'{part}' is no alignment: a power of two bytes, in bits"


def _widths(part: str) -> str:
    return f"'{part}' has a width of 0 bits" if 0 in map(int, _NUMBER.findall(part)) else ""


def _not_integral(part: str) -> str:
    return "pointers of address space 0 are integral" if 0 in map(int, _NUMBER.findall(part)) else ""


def _is_aligned(bits: int) -> bool:
    return bits > 0 and bits % 8 == 0 and bits & (bits - 1) == 0


_CHECKS: dict[str, Callable[[str], str]] = {
    **dict.fromkeys("fivap", _alignments),
    "F": _of_functions,
    "S": _stack,
    "m:": _mangling,
    "n": _widths,
    "ni": _not_integral,
}

ATTRIBUTES: AttributeRules = (llvm_data_layout,)
