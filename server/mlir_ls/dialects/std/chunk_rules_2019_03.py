"""What the document of March 2019 requires of operations together, and later ones do not. "Attributes", "'load'"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

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
from mlir_ls.syntax.tree import Chunk, Located

_FUNCTION = re.compile(r"@\s*:\s*(?=\()")
_ACCESSES = {"std.load": 1, "std.store": 2, "std.dma_start": 1, "std.dma_wait": 1}


def chunk_rules(chunk: Chunk, environment: Environment) -> ChunkRules:
    """The rules for the operations of a chunk."""
    base = later.chunk_rules(chunk, environment)
    references = partial(_references, known=later.functions(chunk.region, environment))
    attributes: Mapping[str, Sequence[OperationRule]] = dict.fromkeys(
        ("builtin.func",), (_dialect_attributes, _symbol_name, _body)
    )
    accesses: Mapping[str, Sequence[OperationRule]] = dict.fromkeys(_ACCESSES, (_subscripts,))
    return ChunkRules((*base.regions, references, _registered), {**base.operations, **attributes, **accesses})


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


def _dialect_attributes(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """Attributes of functions and of their arguments belong to dialects. "Function and Argument Attributes"."""
    shape = item.node.shape
    if shape.generic:
        return
    for attribute in [*shape.attributes, *[each for part in shape.parts for each in part.entries]]:
        name = attribute.name
        spelled = shape.text[attribute.name_offset : attribute.name_offset + len(name)]
        if spelled == name and "." not in name:
            where = span_of(item, attribute.name_offset, attribute.name_offset + len(name))
            message = f"an attribute of a function belongs to a dialect, as 'dialect.{name}'"
            yield error("std.function-attribute", where, message)


def _symbol_name(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """function-id ::= `@` bare-id"""
    symbol = item.node.shape.symbol
    if symbol is None or symbol.quoted is not None or not 0 <= symbol.slot < len(item.node.names):
        return
    if not re.match(r"[A-Za-z_]", item.node.names[symbol.slot]):
        yield error("std.function-name", slot_span(item, symbol.slot), "the name of a function begins with a letter")


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
