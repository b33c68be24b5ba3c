"""What is known of an operation from its erased header alone: its *shape*.

A header is everything of an operation but the contents of its regions. Thousands of operations share a shape; it is
parsed once. Offsets count characters of the erased header; `tree` turns them into places in the document.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, Protocol

from mlir_ls.syntax.cached import CachedRecord
from mlir_ls.syntax.erase import count_sigils, restore
from mlir_ls.syntax.leaf import Attribute, Leaf, Type
from mlir_ls.syntax.leaf.body import is_erased_string
from mlir_ls.syntax.leaf.numbers import settled_escapes
from mlir_ls.system.patterns import deferred

_BARE = deferred(r"[A-Za-z_][A-Za-z0-9_$.]*")

NAMED_TYPE: Final = '<"'
"""Stands in every header that gives a body to a type that is identified by its name alone."""

DISTINCT: Final = "distinct["
"""Stands in every header with an attribute that is identified by its number."""


def may_identify(text: str) -> bool:
    """Whether a header may say what a type or an attribute is that is identified by its name or number."""
    return NAMED_TYPE in text or DISTINCT in text


class Mention(NamedTuple):
    """Another place that a fault is related to, which is only looked up when the fault is shown.

    `kind` and `number`: "symbol", what the symbol reference of the operation means; "definition", where the operand is
    defined; "parent", the operation so many levels around it, 0 for the nearest.
    """

    kind: str
    number: int
    message: str


class Fault(NamedTuple):
    """A fault: a stable code, a message, and the range of the erased header that it underlines.

    `instead`: replacements of the text in that range; of several none is likelier than the others. `about`: the names, types
    or tokens that the message is about, as they are spelled, where more than the range has to be known of it.
    """

    code: str
    message: str
    start: int
    end: int
    related: tuple[Mention, ...] = ()
    instead: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


class Verdict(NamedTuple):
    """What an operation's definition says of its shape alone.

    `faults`: what it violates. `placed`: it also requires something of the block or the operation around it. `answers`:
    where it requires more of what is around it, what came of that so far; likewise `inside` of what is in its regions.
    """

    faults: tuple[Fault, ...]
    placed: bool
    answers: CachedRecord | None = None
    inside: CachedRecord | None = None


class Use(NamedTuple):
    """An operand: the slot of its name, the number after `#`, and the type that the text gives it, if any."""

    slot: int
    number: int
    type: Type | None


class ValueGroup(NamedTuple):
    """A group of results `%name:count`, or one argument of a block: slot, how many values, their types."""

    slot: int
    size: int
    types: tuple[Type | None, ...]


class Successor(NamedTuple):
    """A block that a terminator names: where, and which of the operation's uses are passed to it."""

    label: str
    offset: int
    uses: tuple[int, ...]


class Symbol(NamedTuple):
    """A symbol name `@name`: by slot, or, when quoted, as it is spelled. `nested` holds what follows after `::`.

    `inner` is the slot of the first sigil in the quotes, -1 where there is none: names in strings are erased like others.
    Instead of a name there may be an `alias` that stands for it, or for a dictionary whose entry `key` it is.
    """

    slot: int
    quoted: str | None
    offset: int
    nested: tuple[Symbol, ...] = ()
    inner: int = -1
    alias: str = ""
    key: str = ""


def quoted_symbol(erased: str, start: int, end: int, slot: int) -> Symbol:
    """The symbol whose name is the string at a range of an erased text; `slot` is that of the sigil before it, or -1."""
    quoted = erased[start + 1 : end - 1]
    inner = count_sigils(erased, 0, start) if is_erased_string(quoted) else -1
    return Symbol(slot, quoted, start - (slot >= 0), (), inner)


def symbol_text(symbol: Symbol, names: Sequence[str]) -> str:
    """The name of a symbol, without its sigil and its quotes, in its one spelling; "" where an alias stands for it."""
    if symbol.quoted is not None:
        return settled_escapes(symbol.quoted if symbol.inner < 0 else restore(symbol.quoted, names[symbol.inner :]))
    return names[symbol.slot] if 0 <= symbol.slot < len(names) else ""


def shown_symbol(symbol: Symbol, names: Sequence[str]) -> str:
    """A symbol with its sigil, as people read it; the alias that stands for its name where there is one."""
    return symbol.alias or f"@{symbol_text(symbol, names)}"


def symbol_spelling(name: str) -> str:
    """A symbol of a name, whose escapes are as texts have them, with its sigil, in quotes where it needs them."""
    return f"@{name}" if _BARE.fullmatch(name) else f'@"{name}"'


class AliasUse(NamedTuple):
    """An alias that is used, `#name` or `!name`; of a numbered location the slot of its number, else -1.

    `late`: it is all of a location, `loc(#name)`, which may be defined after its use.
    """

    name: str
    offset: int
    slot: int
    late: bool = False


class SignatureAlias(NamedTuple):
    """A type alias that stands for a function type, which gives the types of values of an operation, and where it is.

    `inputs` and `results`: of how many operands and results; None where only the alias says how many results there are.
    `whole`: these are all results of the operation.
    """

    name: str
    offset: int
    inputs: int
    results: int | None
    whole: bool = True


class DictionaryAlias(NamedTuple):
    """An attribute alias that stands for a dictionary with attributes of an operation, its sigil included, and where it is.

    `properties`: it stands in angle brackets.
    """

    name: str
    offset: int
    properties: bool


class EnclosedOperation(NamedTuple):
    """An operation that the header around it names alone, as all that its body does: in generic form, and where the name is."""

    name: str
    text: str
    start: int
    end: int


class ForeignName(NamedTuple):
    """What belongs to a dialect that the language has not: an operation's name, or `!dialect` or `#dialect`, and where."""

    name: str
    start: int
    end: int


class RegionShape(NamedTuple):
    """A region in a header: the arguments that the operation's own syntax gives its entry block.

    `tentative` arguments may turn out to be plain uses: the syntax of the operation is not known.
    """

    arguments: tuple[ValueGroup, ...] = ()
    tentative: tuple[int, ...] = ()


class AttributeText(NamedTuple):
    """A named attribute as it is spelled: the offsets of the name and of the value (equal where it is a unit)."""

    name: str
    name_offset: int
    start: int
    end: int


class PartAttributes(NamedTuple):
    """The attributes of an argument or a result of a function: `kind` is "argument" or "result", `number` which one.

    A buffer that a kernel has beside its arguments is of the kind "attribution"; no dialect verifies the attributes of that.
    """

    kind: str
    number: int
    entries: tuple[AttributeText, ...]


class OperationSyntax(Protocol):
    """What the parser has to know of a registered operation. Dialects provide it."""

    @property
    def name(self) -> str: ...
    @property
    def isolated(self) -> bool: ...
    @property
    def symbol_table(self) -> bool: ...
    @property
    def symbol(self) -> bool: ...
    @property
    def function(self) -> bool: ...
    @property
    def needs_symbol(self) -> bool: ...
    @property
    def symbol_attributes(self) -> frozenset[str]: ...
    @property
    def strings_of_symbols(self) -> frozenset[str]: ...
    @property
    def default_dialect(self) -> str: ...
    @property
    def region_count(self) -> int: ...
    @property
    def results(self) -> Sequence[object]: ...


@dataclass(slots=True, eq=False)
class OpShape:
    """The parsed form of an erased header. Treat it as immutable once it is built."""

    kind: str  # "operation", "label", "alias", "resources", "broken"
    text: str
    name: str = ""  # of the operation, with its dialect; of the block `^bb0`; of the alias `#map`
    name_offset: int = 0
    name_end: int = 0
    syntax: OperationSyntax | None = None
    known: bool = False  # the whole header was read by the operation's own syntax
    generic: bool = False
    partly: bool = False  # not known, but read by the operation's own syntax around pieces that only C++ knows
    misfit: bool = False  # read tolerantly, as the text does not follow the declared syntax
    refusal: Fault | None = None  # what is certainly wrong in an operation that is read tolerantly
    slots: int = 0
    definitions: tuple[ValueGroup, ...] = ()
    result_count: int | None = None  # how many results the text or the operation's definition says there are
    result_types: tuple[Type | None, ...] = ()
    signature: SignatureAlias | None = None  # the alias that stands for the function type of the operation
    uses: tuple[Use, ...] = ()
    groups: dict[str, tuple[int, ...]] = field(default_factory=dict)  # operand name -> indices in `uses`
    successors: tuple[Successor, ...] = ()
    regions: tuple[RegionShape, ...] = ()
    attributes: tuple[AttributeText, ...] = ()
    dictionary: DictionaryAlias | None = None  # the alias that stands for a dictionary of further attributes
    implied: dict[str, Attribute] = field(default_factory=dict)  # attributes the custom form spells otherwise
    parts: tuple[PartAttributes, ...] = ()  # what a function's signature says of its arguments and results
    symbol: Symbol | None = None  # the symbol that the operation defines
    unsure: tuple[int, ...] = ()  # slots of uses that may be arguments of a region, as the syntax is not known
    private: bool = False
    symbol_uses: tuple[Symbol, ...] = ()
    aliases: tuple[AliasUse, ...] = ()
    foreign: tuple[ForeignName, ...] = ()
    faults: tuple[Fault, ...] = ()
    expected: frozenset[str] = frozenset()  # tokens that could have gone on where the text ended
    value: tuple[int, int] | None = None  # of an alias: the offsets of what it stands for
    enclosed: EnclosedOperation | None = None  # the operation that is all of the body, where the header names it
    result_sizes: tuple[int, ...] = ()  # how many values each declared result is, where the custom form says that of all
    plain: bool | None = False  # no symbols, blocks, aliases or faults; None: neither, but maybe types that have names
    identified: tuple[Leaf, ...] | None = None  # the bodies of types with names in it; None: unknown, or they depend on aliases
    verdict: Verdict | None = None  # None: not verified, or it depends on aliases


def attribute_text(shape: OpShape, name: str) -> AttributeText | None:
    """The attribute of an operation that is spelled with a name; None where none is."""
    for each in shape.attributes:
        if each.name == name:
            return each
    return None


def may_hold(shape: OpShape, name: str) -> bool:
    """Whether the text of an operation whose syntax is not known may go on with the operation of a full name, on its line."""
    return not (shape.known or shape.generic) and name.rpartition(".")[2] in shape.text


def is_damaged(shape: OpShape) -> bool:
    """Whether the syntax of an item is broken."""
    return bool(shape.faults) or shape.kind == "broken"


def changed(shape: OpShape, **changes: Any) -> OpShape:
    """A shape like another one but for some fields. It is verified anew."""
    return replace(shape, verdict=None, identified=None, **changes)
