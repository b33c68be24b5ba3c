"""Distinct attributes: all mentions of one number hold the same attribute. "Builtin Dialect", "DistinctAttribute"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DistinctAttr, UnitAttr
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.system.patterns import deferred

_DISTINCT = deferred(r'"(?:[^"\\\n]|\\.)*"|(distinct\[\d+\]<[^<>"\n]*>)')
"""Strings, which are passed over, and distinct attributes that hold no brackets."""


def distinct_faults(shape: OpShape, environment: Environment) -> tuple[Fault, ...]:
    """The first mention of a number in a header that holds something else than one before it, or than that of an alias."""
    if "distinct[" not in shape.text:
        return ()
    known = dict(_of_aliases(environment)) if shape.kind == "alias" else {}
    for found, start, end in _mentions(shape.text, environment.leaves):
        value = _held(found, environment)
        first = known.setdefault(found.number, value)
        if first is not value and not first.has_alias and not value.has_alias:
            message = f"distinct[{found.number}] holds {first} already"
            return (Fault("bad-attribute", message, start, end),)
    return ()


def _held(found: DistinctAttr, environment: Environment) -> Attribute:
    if found.value is None:
        return UnitAttr()
    meaning = environment.meaning(str(found.value)) if isinstance(found.value, AttributeAlias) else found.value
    return meaning if isinstance(meaning, Attribute) else found.value


def _of_aliases(environment: Environment) -> dict[int, Attribute]:
    """What the numbers hold where aliases are defined, first."""
    if environment.distinct is None:
        held: dict[int, Attribute] = {}
        for name, spelling in environment.definitions:
            if name[0] == "#" and "distinct[" in spelling:
                for found, _, _ in _mentions(spelling, environment.leaves):
                    held.setdefault(found.number, _held(found, environment))
        environment.distinct = held
    return environment.distinct


def _mentions(text: str, leaves: LeafParser) -> Iterator[tuple[DistinctAttr, int, int]]:
    for match in _DISTINCT.finditer(text):
        try:
            found = leaves.parse_attribute(match[1]) if match[1] else None
        except LeafError:
            continue
        if isinstance(found, DistinctAttr):
            yield found, match.start(1), match.end(1)
