"""What the document of March 2019 requires of operations together, and later ones do not. "Attributes", "'load'"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.dialects.affine.chunk_rules_2020_10 import is_free, not_a_subscript
from mlir_ls.dialects.std import chunk_rules_2020_10 as later
from mlir_ls.dialects.std.older_operations import FUNCTIONS
from mlir_ls.semantics.chunk_rules import ChunkRules, OperationRule, Surroundings, error, error_at_name, registered_name
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.extent import type_end
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.places import slot_span, span_of
from mlir_ls.syntax.shape import attribute_text
from mlir_ls.syntax.tree import Chunk, Located

_FUNCTION = re.compile(r"@\s*:\s*(?=\()")
_ACCESSES = {"std.load": 1, "std.store": 2, "std.dma_start": 1, "std.dma_wait": 1}


def chunk_rules(chunk: Chunk, environment: Environment) -> ChunkRules:
    """The rules for the operations of a chunk."""
    base = later.chunk_rules(chunk, environment)
    references = partial(_references, known=later.functions(chunk.region, environment))
    attributes: Mapping[str, Sequence[OperationRule]] = dict.fromkeys(
        ("builtin.func",), (later.dialect_attributes, _signature, _symbol_name, _body)
    )
    accesses: Mapping[str, Sequence[OperationRule]] = dict.fromkeys(_ACCESSES, (_subscripts,))
    return ChunkRules((*base.regions, references, _registered, _terminated), {**base.operations, **attributes, **accesses})


def _references(items: Sequence[Located], around: Surroundings, known: later.Functions) -> Iterator[Diagnostic]:
    """A function attribute refers to a function that is there, by its type. "Function Attribute"."""
    for item in items:
        shape = item.node.shape
        if shape.kind != "operation" or shape.faults or shape.name in ("std.call", "std.constant", *FUNCTIONS):
            continue
        for symbol in shape.symbol_uses:
            found = _FUNCTION.match(shape.text, symbol.offset)
            if found is None or symbol.nested:
                continue
            given = _type_at(shape.text, found.end(), around.environment)
            if given is not None:
                yield from later.reference_faults(item, symbol, given, around, known)


def _type_at(text: str, offset: int, environment: Environment) -> FunctionType | None:
    """The function type that begins at an offset of a text."""
    try:
        found = environment.leaves.parse_type(text[offset : type_end(text, offset)])
    except LeafError:
        return None
    return found if isinstance(found, FunctionType) else None


def _registered(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    """What has successors is a terminator of a dialect that is known. "Terminator operations"."""
    for item in items:
        shape = item.node.shape
        if shape.kind == "operation" and shape.successors and shape.syntax is None and shape.generic and "." in shape.name:
            message = f"'{shape.name}' has successors, but no dialect declares it"
            yield error_at_name("std.unregistered-terminator", item, message)


def _signature(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """Functions have no visibility, and their results no attributes. "Functions"."""
    shape = item.node.shape
    visibility = attribute_text(shape, "sym_visibility")
    if visibility is not None and not shape.generic:
        where = span_of(item, visibility.start, visibility.end)
        yield error("expected-token", where, "expected the name of a function, but got a visibility")
    for part in shape.parts:
        if part.kind == "result" and part.entries:
            start = part.entries[0].name_offset
            where = span_of(item, start, start + len(part.entries[0].name))
            yield error("std.function-attribute", where, "the results of a function have no attributes")


def _symbol_name(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """function-id ::= `@` bare-id"""
    symbol = item.node.shape.symbol
    if symbol is None or item.node.shape.generic or not 0 <= symbol.slot < len(item.node.names):
        return
    if symbol.quoted is not None or not re.match(r"[A-Za-z_]", item.node.names[symbol.slot]):
        yield error("std.function-name", slot_span(item, symbol.slot), "the name of a function begins with a letter")


def _terminated(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    """The last operation of a block is a terminator that a dialect declares. "Terminator operations"."""
    if around.operations[-1].node.shape.name not in FUNCTIONS:
        return
    for item, after in zip_longest(items, items[1:]):
        shape = item.node.shape
        is_last = after is None or after.node.shape.kind == "label"
        if is_last and shape.kind == "operation" and shape.generic and shape.syntax is None and not shape.successors:
            message = f"expected a terminator after '{shape.name}', which no dialect declares"
            yield error_at_name("missing-terminator", item, message)


def _body(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """function-body ::= `{` block+ `}`"""
    body = item.node.body
    if body is not None and not item.node.shape.generic and next(body.regions[0].items(), None) is None:
        yield error_at_name("empty-block", item, "a function has a block at least; a declaration has no braces")


def _subscripts(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """In affine loops and conditions the indices of an access are dimensions or symbols. "'load' operation"."""
    if is_free(around):
        return
    for use in range(_ACCESSES[registered_name(item.node.shape)], len(item.node.shape.uses)):
        yield from not_a_subscript(item, use, around)
