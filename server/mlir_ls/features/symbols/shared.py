"""Symbols that several files of a workspace share: a function that has its body in one of them, and is declared in others.

A declaration, which has no body, means the one body of its name in the workspace. Symbols are the same only if the symbols
around them have the same names and one operation defines both. What is private to a file is no other file's, and where several
files have a body, which of them a declaration means is not certain: then each file speaks of its own symbol.
"""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import symbol_name_at
from mlir_ls.semantics.occurrences import definition_span
from mlir_ls.syntax.shape import symbol_text
from mlir_ls.syntax.tree import Node, path_to
from mlir_ls.text import Position, Span


class SharedSymbol(NamedTuple):
    """What an operation says of the symbol that it defines or declares.

    `names` are those of the symbols around it, outermost first, and its own; `span` is that of its name in the document.
    `is_shared`: other files may mean it, as it is declared, or has a body and is not private.
    """

    names: tuple[str, ...]
    operation: str
    span: Span
    has_body: bool
    is_shared: bool

    def is_same(self, other: SharedSymbol) -> bool:
        """Whether a symbol elsewhere has the same names, and the same operation defines or declares it."""
        return self.names == other.names and self.operation == other.operation


def shared_symbol_at(analysis: Analysis, position: Position) -> SharedSymbol | None:
    """The symbol that is named at a position; None where none is defined or declared in the document."""
    name = symbol_name_at(analysis.document, position)
    if name is None or name.definition is None:
        return None
    (line, node), symbol = name.definition
    steps = [step.item.node for step in path_to(analysis.document.tree, line, node.column)]
    around = [symbol_text(each.shape.symbol, each.names) for each in steps[:-1] if each.shape.symbol is not None]
    names = (*around, symbol_text(symbol, node.names))
    has_body = node.body is not None and any([bool(region.runs) for region in node.body.regions])
    return SharedSymbol(names, node.shape.name, definition_span(name.definition), has_body, _is_shared(node, has_body))


def _is_shared(node: Node, has_body: bool) -> bool:
    """Of what is no symbol table, only what may have a body is declared."""
    syntax = node.shape.syntax
    if syntax is not None and syntax.symbol_table:
        return False
    return not node.shape.private if has_body else syntax is not None and syntax.region_count > 0
