"""Which operands a branch passes to which block, as the assembly format or the names in its definition say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from mlir_ls.ods.assembly.elements import Element, Group, Literal, Space, Variable
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.spec import OpSpec

_SUFFIXES = ("Destination", "Dest", "Target", "Successor")


def passed_operands(group: Group, spec: OpSpec) -> str | None:
    """The operands in a group `(` operands ... `)`, which go to the successor before it."""
    spelled = [each for each in group.then if not isinstance(each, Space)]
    if len(spelled) > 1 and spelled[0] == Literal("(") and isinstance(spelled[1], Variable):
        return spelled[1].name if spec.operand(spelled[1].name) is not None else None
    return None


def operands_of_successors(spec: OpSpec) -> Mapping[str, str]:
    """The operands that go to each successor, by name, as far as that is certain."""
    if any([successor.variadic for successor in spec.successors]):
        return {}
    try:
        found = dict(_of_format(parse_format(spec.assembly_format or ""), spec))
    except FormatError:
        found = {}
    for successor in spec.successors:
        named = [each.name for each in spec.operands if each.arity == "variadic" and _is_named_for(each.name, successor.name)]
        if len(named) == 1:
            found.setdefault(successor.name, named[0])
    return found if len(set(found.values())) == len(found) else {}


def _of_format(elements: Sequence[Element], spec: OpSpec) -> Iterator[tuple[str, str]]:
    spelled = [each for each in elements if not isinstance(each, Space)]
    for before, each in pairwise(spelled):
        if isinstance(each, Group) and isinstance(before, Variable) and spec.successor(before.name) is not None:
            passed = passed_operands(each, spec)
            if passed is not None:
                yield before.name, passed


def _is_named_for(operand: str, successor: str) -> bool:
    """Whether operands are named for a block: `trueOperands` for `trueDest`."""
    stem = next((successor.removesuffix(each) for each in _SUFFIXES if successor.endswith(each)), successor)
    return bool(stem) and operand.lower().replace("_", "").startswith(stem.lower().replace("_", ""))
