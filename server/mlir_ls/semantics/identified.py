"""Types that are identified by their names, and the bodies that a text gives them: one name has one body.

The identified types of an operation's shape are cached with the shape, those of a run with the run. "'llvm' Dialect",
"Structure Types", "Identified Structures": all mentions of a name in a module stand for one struct. Distinct attributes are
identified by their numbers likewise ("Builtin Dialect", "DistinctAttribute").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence, Set
from functools import cache
from typing import Final, cast

from mlir_ls.ods.facts import identified_types
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DistinctAttr, UnitAttr
from mlir_ls.syntax.leaf.build.unread import in_unread_body
from mlir_ls.syntax.leaf.nodes import Leaf, intern, parts
from mlir_ls.syntax.leaf.types import DialectType
from mlir_ls.syntax.shape import DISTINCT, AttributeText, OpShape
from mlir_ls.system.patterns import deferred

_ERASED: Final = re.compile("[@%#]")


class Identified(Leaf):
    """A name with a body, in which identified types are but their names; a body of None is opaque.

    Of a distinct attribute the name is `distinct[0]`, and the body what it holds.
    """

    __slots__ = ("body", "name")
    _fields = ("name", "body")
    name: str
    body: Hashable

    def __new__(cls, name: str, body: Hashable) -> Identified:
        return intern(cls, name, body)


NOTHING: Final[Set[Identified]] = frozenset()


def identified_in(shape: OpShape, environment: Environment) -> Sequence[Identified]:
    """The identified types that a header gives a body, and its distinct attributes, each once, in the order of its parts."""
    if shape.identified is not None:
        return cast("Sequence[Identified]", shape.identified)
    found: dict[Identified, None] = {}
    leaves = [] if shape.faults or not _mentions_a_name(shape.text) else list(_leaves(shape, environment.leaves))
    for leaf in leaves:
        _collect(environment.resolve(leaf), found)
    if DISTINCT in shape.text and not shape.faults:
        distinct = list(_distinct_in(shape.text, environment.leaves))
        leaves += distinct
        for attribute in distinct:
            body = _held(attribute, environment)
            if body is not None:
                found[Identified(f"distinct[{attribute.number}]", body)] = None
    if not any([leaf.has_alias for leaf in leaves]):
        shape.identified = tuple(found)
    return tuple(found)


def _mentions_a_name(text: str) -> bool:
    """Whether a text may hold an identified type with its name."""
    return '<"' in text and _mention().search(text) is not None


@cache
def _mention() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(sorted({mnemonic for _, mnemonic in identified_types()}))})<\"")


_DISTINCT = deferred(r'"(?:[^"\\\n]|\\.)*"|(distinct\[\d+\]<(?:[^<>"\n]|"(?:[^"\\\n]|\\.)*")*>)')
"""Strings, which are passed over, and distinct attributes that hold no brackets."""


def _distinct_in(text: str, leaves: LeafParser) -> Iterator[DistinctAttr]:
    """The distinct attributes of a header that hold nothing long."""
    for match in _DISTINCT.finditer(text):
        try:
            found = leaves.parse_attribute(match[1]) if match[1] else None
        except LeafError:
            continue
        if isinstance(found, DistinctAttr) and not in_unread_body(text, match.start(1), leaves.context):
            yield found


def _held(found: DistinctAttr, environment: Environment) -> Attribute | None:
    """What a distinct attribute holds; None where it is unknown, as names in it are erased or aliases stand for it."""
    if found.value is None:
        return UnitAttr()
    held = environment.meaning(str(found.value)) if isinstance(found.value, AttributeAlias) else found.value
    return held if isinstance(held, Attribute) and not held.has_alias and not _ERASED.search(str(held)) else None


def _leaves(shape: OpShape, leaves: LeafParser) -> Iterator[Leaf]:
    """The types and attributes of a header."""
    if shape.value is not None:
        parse = leaves.parse_type if shape.name[:1] == "!" else leaves.parse_attribute
        yield from _parsed(shape.text[slice(*shape.value)].strip(), parse)
    types = [type_ for _, _, type_ in shape.uses] + list(shape.result_types)
    arguments = [argument for region in shape.regions for argument in region.arguments]
    types += [type_ for _, _, some in (*shape.definitions, *arguments) for type_ in some]
    yield from [type_ for type_ in types if type_ is not None]
    yield from shape.implied.values()
    entries: Iterable[AttributeText] = (*shape.attributes, *[entry for part in shape.parts for entry in part.entries])
    for entry in entries:
        spelled = shape.text[entry.start : entry.end]
        if _mentions_a_name(spelled):
            yield from _parsed(spelled, leaves.parse_attribute)


def _parsed(spelled: str, parse: Callable[[str], Leaf]) -> Iterator[Leaf]:
    try:
        yield parse(spelled)
    except LeafError:
        return


def _collect(value: object, found: dict[Identified, None]) -> None:
    """Notes the bodies in a leaf, inner ones as well."""
    if isinstance(value, tuple):
        for each in value:
            _collect(each, found)
        return
    if not isinstance(value, Leaf):
        return
    if not isinstance(value, DialectType):
        _collect(parts(value), found)
    elif value.parameters is not None:
        name = _name_of(value)
        if name is not None and not _ERASED.search(name):
            body = value.parameters[1:]
            found[Identified(name, None if body == (None,) else _key(body))] = None
        _collect(value.parameters, found)


def _name_of(found: DialectType) -> str | None:
    """The name of a type that has a name and a body."""
    if (found.dialect, found.mnemonic) not in identified_types() or not found.parameters:
        return None
    name = found.parameters[0]
    return name if isinstance(name, str) else None


def _key(value: object) -> Hashable:
    """What is equal for types that are equal, where identified ones are equal by their names."""
    if isinstance(value, tuple):
        return tuple([_key(each) for each in value])
    if not isinstance(value, Leaf):
        return value
    if not isinstance(value, DialectType):
        return type(value).__name__, _key(parts(value))
    if (value.dialect, value.mnemonic) in identified_types() and (value.parameters is None or _name_of(value) is not None):
        # within its own body the type is but its name
        return value.mnemonic, _name_of(value) or value.body
    return value.dialect, value.mnemonic, value.body if value.parameters is None else _key(value.parameters)
