"""What the document of December 2018 requires of functions: their kinds, labels and names. "Functions"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.dialects.std import chunk_rules_2019_03 as later
from mlir_ls.dialects.std.chunk_rules_2020_10 import function_type
from mlir_ls.dialects.std.older_operations import CONDITIONS, FUNCTIONS, LOOPS
from mlir_ls.semantics.chunk_rules import ChunkRules, Surroundings, error, error_at_name
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.places import header_span, slot_span, span_of
from mlir_ls.syntax.tree import Chunk, Located

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
_BRANCHES = ("std.br", "std.cond_br")


def chunk_rules(chunk: Chunk, environment: Environment) -> ChunkRules:
    """The rules for the functions of a chunk."""
    base = later.chunk_rules(chunk, environment)
    names = dict.fromkeys(FUNCTIONS, (_symbol_name,))
    return ChunkRules((*base.regions, _kind, _spelled), {**base.operations, **names})


def _kind(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    """A CFG function is made of blocks with labels, an ML function of loops and conditions."""
    kind = next((each.node.shape.name for each in around.operations if each.node.shape.name in FUNCTIONS), "")
    owner = around.operations[-1].node.shape.name
    if owner == "std.cfgfunc" and items and items[0].node.shape.kind not in ("label", "broken"):
        type_ = function_type(around.operations[-1].node.shape, around.environment)
        if type_ is None or not type_.inputs:
            yield error("std.function-kind", header_span(items[0]), "the blocks of a CFG function have labels")
    for item in items:
        shape = item.node.shape
        if kind == "std.cfgfunc" and shape.name in (*LOOPS, *CONDITIONS):
            yield error_at_name("std.function-kind", item, "loops and conditions stand in ML functions")
        elif kind == "std.mlfunc" and owner in (kind, *LOOPS, *CONDITIONS):
            if shape.kind == "label":
                where = span_of(item, 0, max(1, len(shape.name)))
                yield error("std.function-kind", where, "an ML function has no blocks with labels")
            elif shape.name in _BRANCHES:
                yield error_at_name("std.function-kind", item, "branches stand in CFG functions")


def _spelled(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    """Standard operations have no dialect before their names."""
    for item in items:
        shape = item.node.shape
        if shape.kind == "operation" and shape.text.startswith("std.", shape.name_offset):
            yield error_at_name("std.prefixed-name", item, f"operations had no dialects yet: '{shape.name[4:]}'")


def _symbol_name(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """function-id ::= `@` bare-id"""
    shape = item.node.shape
    symbol = shape.symbol
    if symbol is None or symbol.slot < 0 or symbol.slot >= len(item.node.names):
        return
    name = item.node.names[symbol.slot]
    if symbol.quoted is not None or not _NAME.match(name):
        message = "the name of a function is a letter, with letters, digits and underscores after it"
        yield error("std.function-name", slot_span(item, symbol.slot), message)
