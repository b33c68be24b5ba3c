"""What an assembly format consists of: the elements of ODS's `assemblyFormat`, in the order in which they are spelled.

White space between literals is an element as well: reading passes over it, printing follows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from mlir_ls.syntax.leaf.lexical import CLOSING


@dataclass(frozen=True, slots=True)
class Literal:
    """A keyword or a punctuation mark that is spelled as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Space:
    """What printing puts between two elements: nothing, a blank, or a line break."""

    text: str


@dataclass(frozen=True, slots=True)
class Variable:
    """`$name`: an operand, an attribute, a region or a successor; of a type or an attribute, a parameter."""

    name: str


@dataclass(frozen=True, slots=True)
class Whole:
    """All of a kind, in order of declaration: "operands", "results", "regions", "successors"; of a type, "params"."""

    kind: str


@dataclass(frozen=True, slots=True)
class AttrDict:
    """The attribute dictionary: all attributes that are not spelled elsewhere, after `attributes` if `keyword`."""

    keyword: bool


@dataclass(frozen=True, slots=True)
class PropDict:
    """The inherent attributes that are not spelled elsewhere, as `<{...}>`; after LLVM 22 as `<...>`."""


@dataclass(frozen=True, slots=True)
class TypeOf:
    """`type(...)`: the types of operands or results."""

    of: Variable | Whole


@dataclass(frozen=True, slots=True)
class Qualified:
    """`qualified(...)`: a type or an attribute of a dialect that is spelled with its dialect and mnemonic."""

    of: Variable | TypeOf


@dataclass(frozen=True, slots=True)
class FunctionalType:
    """`functional-type(inputs, results)`: the types of both as one function type."""

    inputs: Variable | Whole
    results: Variable | Whole


@dataclass(frozen=True, slots=True)
class Ref:
    """`ref(...)`: to a directive, what was read already."""

    of: Variable | TypeOf


@dataclass(frozen=True, slots=True)
class Code:
    """A piece of C++ that is passed to a directive."""

    text: str


@dataclass(frozen=True, slots=True)
class Custom:
    """`custom<Name>(...)`: a directive that is read and printed by a function of the dialect."""

    name: str
    arguments: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class StructDirective:
    """`struct(...)`: parameters of a type as `name = value`, in any order."""

    members: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Clauses:
    """`oilist(...)`: clauses in any order, each at most once; a clause begins with a literal."""

    clauses: tuple[tuple[Element, ...], ...]


@dataclass(frozen=True, slots=True)
class Group:
    """`(...)? : (...)`: elements that may be there, and those that stand for them where they are not.

    Printing spells the first ones if `anchor` is present; if `inverted`, the anchor is among the others.
    """

    then: tuple[Element, ...]
    otherwise: tuple[Element, ...]
    anchor: Element | None
    inverted: bool


Element: TypeAlias = (
    Literal
    | Space
    | Variable
    | Whole
    | AttrDict
    | PropDict
    | TypeOf
    | Qualified
    | FunctionalType
    | Ref
    | Code
    | Custom
    | StructDirective
    | Clauses
    | Group
)
Elements: TypeAlias = tuple[Element, ...]

TIGHT = frozenset("<>(){}[],")
TIGHT_IN_PUNCTUATION = CLOSING | {","}
"""The literals that are printed without a blank in front, and those of them for which this holds after another one as well."""


def flat(elements: Iterable[Element]) -> Iterator[Element]:
    """The elements of a format, those of groups and clauses in the place of these."""
    for each in elements:
        if isinstance(each, Group):
            yield from flat((*each.then, *each.otherwise))
        elif isinstance(each, Clauses):
            yield from flat([inner for clause in each.clauses for inner in clause])
        else:
            yield each
