"""What an IRDL file says, with the places where it says it: definitions, and the operations in them by their values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.language import profile_language
from mlir_ls.ods.profiles import is_document, pinned_profile, profiles
from mlir_ls.syntax.document import parse_document
from mlir_ls.syntax.erase import count_sigils, restore
from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser
from mlir_ls.syntax.leaf.attributes import ArrayAttr, StringAttr, SymbolRefAttr, UnitAttr
from mlir_ls.syntax.places import header_span, slot_span, span_of
from mlir_ls.syntax.shape import attribute_text, symbol_text
from mlir_ls.syntax.steps import Automaton
from mlir_ls.syntax.tree import Located, region_line_of
from mlir_ls.syntax.tree import walk as walk_tree

_COMMENT = re.compile(r"\s*///?(?!/)\s?(?P<text>.*)")
_FOR_TESTS = re.compile(r"\s*//\s*(?:RUN|[A-Z][\w-]*(?:-[A-Z]+)?|expected-\w+(?:@\S+)?)\s*[:{]|\s*// -----|\s*//={3,}")
"""Comments that speak to tools."""

DEFINITIONS = ("irdl.type", "irdl.attribute", "irdl.operation")


class IrdlOperation(NamedTuple):
    """An operation of an IRDL file, as its definition sees it.

    `operands` are names of values; `leaves` reads its attributes.
    """

    item: Located
    name: str
    result: str
    operands: tuple[str, ...]
    leaves: LeafParser

    def attribute(self, name: str) -> Attribute | None:
        """The value of an attribute, its symbols by name; None where there is none or it cannot be read."""
        shape, names = self.item.node.shape, self.item.node.names
        if name in shape.implied:
            return shape.implied[name]
        found = attribute_text(shape, name)
        if found is None:
            return None
        if found.start >= found.end:
            return UnitAttr()
        passed = count_sigils(shape.text, 0, found.start)
        try:
            return self.leaves.parse_attribute(restore(shape.text[found.start : found.end], names[passed:]))
        except LeafError:
            return None

    def strings(self, name: str) -> list[str]:
        """The members of an attribute that is an array of strings."""
        found = self.attribute(name)
        return [each.value for each in _members(found) if isinstance(each, StringAttr)]

    def path(self, name: str) -> tuple[str, ...]:
        """The names in an attribute that is a reference to a symbol."""
        found = self.attribute(name)
        return tuple([each or "" for each in found.path]) if isinstance(found, SymbolRefAttr) else ()

    def operand_error(self, index: int, code: str, message: str) -> Diagnostic:
        """An error that speaks of an operand."""
        slot = self.item.node.shape.uses[index][0]
        return Diagnostic(code, Severity.ERROR, slot_span(self.item, slot), message)

    def error(self, code: str, message: str) -> Diagnostic:
        """An error that speaks of the operation as a whole."""
        return Diagnostic(code, Severity.ERROR, header_span(self.item), message)


class IrdlDefinition(NamedTuple):
    """A type, an attribute or an operation of a dialect: its name, what is in it, and the comment above it.

    `kind` is one of `DEFINITIONS`. `values` are the operations in it by the names of their results.
    """

    kind: str
    name: str
    operation: IrdlOperation
    body: tuple[IrdlOperation, ...]
    values: Mapping[str, IrdlOperation]
    comment: str

    @property
    def is_damaged(self) -> bool:
        """Whether a part of it was not read: there is a mistake in it, or its syntax is not known."""
        parts = [each.item.node.shape for each in (self.operation, *self.body)]
        return any([part.faults or not (part.known or part.generic) for part in parts])


class Dialect(NamedTuple):
    """A dialect: its definitions in the order of the text."""

    name: str
    operation: IrdlOperation
    definitions: tuple[IrdlDefinition, ...]
    comment: str


def read_source(lines: Sequence[str], profile: str) -> tuple[list[Dialect], list[Diagnostic]]:
    """The dialects that a text describes in the syntax of a profile, and its mistakes of syntax. Never raises.

    The text may pin another profile. One that pins none and has mistakes is read in the syntax of the newest other release
    in which it has none, if there is one.
    """
    pin = pinned_profile(lines)
    if pin is not None and pin[0] in profiles():
        return _read(lines, pin[0])
    dialects, problems = _read(lines, profile)
    if problems:
        for other in profiles():
            if other != profile and not is_document(other):
                read = _read(lines, other)
                if read[0] and not read[1]:
                    return read
    return dialects, problems


def _read(lines: Sequence[str], profile: str) -> tuple[list[Dialect], list[Diagnostic]]:
    """The dialects that a text describes in the syntax of just this profile, and its mistakes of syntax."""
    tree = parse_document(lines, _automaton(profile)).tree
    problems = [found for item in walk_tree(tree) for found in _faults(item)]
    chunks = tree.chunks_with_lines()
    todo = [Located(line + at, node) for line, chunk in chunks for at, node in chunk.region.items_with_lines()]
    dialects: list[Dialect] = []
    leaves = profile_language(profile).leaves
    while todo:
        item = todo.pop(0)
        if item.node.shape.name == "irdl.dialect":
            dialects.append(_dialect(item, lines, leaves))
        else:
            todo = [*_inner(item), *todo]
    return dialects, problems


@cache
def _automaton(profile: str) -> Automaton:
    return Automaton(profile_language(profile))


def _faults(item: Located) -> Iterator[Diagnostic]:
    for fault in item.node.shape.faults:
        yield Diagnostic(fault.code, Severity.ERROR, span_of(item, fault.start, fault.end), fault.message)


def _inner(item: Located) -> list[Located]:
    """What is in the regions of an operation."""
    body = item.node.body
    if body is None:
        return []
    return [
        Located(item.line + region_line_of(body, index) + at, node)
        for index, region in enumerate(body.regions)
        for at, node in region.items_with_lines()
    ]


def _dialect(item: Located, lines: Sequence[str], leaves: LeafParser) -> Dialect:
    inner = [each for each in _inner(item) if each.node.shape.name in DEFINITIONS]
    definitions = [_definition(each, lines, leaves) for each in inner]
    own, comment = _operation(item, leaves), _comment_above(item.line, lines)
    return Dialect(_symbol(own), own, tuple(definitions), comment)


def _definition(item: Located, lines: Sequence[str], leaves: LeafParser) -> IrdlDefinition:
    inner = [each for each in _inner(item) if each.node.shape.kind in ("operation", "broken")]
    body = tuple([_operation(each, leaves) for each in inner])
    values: dict[str, IrdlOperation] = {}
    for each in body:
        if each.result:
            values.setdefault(each.result, each)
    own, comment = _operation(item, leaves), _comment_above(item.line, lines)
    return IrdlDefinition(item.node.shape.name, _symbol(own), own, body, values, comment)


def _operation(item: Located, leaves: LeafParser) -> IrdlOperation:
    shape, names = item.node.shape, item.node.names
    result = names[shape.definitions[0].slot] if shape.definitions else ""
    return IrdlOperation(item, shape.name, result, tuple([names[slot] for slot, _, _ in shape.uses]), leaves)


def _symbol(operation: IrdlOperation) -> str:
    """The name of the symbol that an operation defines; "" where the text gives none."""
    node = operation.item.node
    symbol = node.shape.symbol
    if symbol is not None:
        return symbol_text(symbol, node.names)
    given = operation.attribute("sym_name")
    return given.value if isinstance(given, StringAttr) else ""


def _members(found: Attribute | None) -> tuple[Attribute, ...]:
    return found.elements if isinstance(found, ArrayAttr) else ()


def _comment_above(line: int, lines: Sequence[str]) -> str:
    """The comment directly above a line, without what speaks to tools."""
    found: list[str] = []
    while line > 0:
        line -= 1
        comment = _COMMENT.fullmatch(lines[line])
        if comment is None or _FOR_TESTS.match(lines[line]):
            break
        found.insert(0, comment["text"].rstrip())
    return "\n".join(found).strip()
