"""Declarations of functions that have their bodies in other files: how one is spelled, and where it goes in a text.

A reference means a symbol of its own symbol table alone (MLIR, "Symbols and Symbol Tables"), so a file that uses a function
of another one has to declare it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import context_at, symbol_name_at
from mlir_ls.semantics.environment import environment_of
from mlir_ls.semantics.summary import is_symbol_table
from mlir_ls.semantics.verify import verifier_of
from mlir_ls.semantics.verify.model.reading import signature_of
from mlir_ls.syntax.erase import erase, restore
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import result_list
from mlir_ls.syntax.shape import OpShape, symbol_spelling, symbol_text
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Node
from mlir_ls.text import Position

_MAX_COMMENT = 200
_OF_TEXT = re.compile(r"//\s*(?:RUN:|-----)")
"""A comment that belongs to the whole text, and not to what stands below it."""


def declaration_of(analysis: Analysis, position: Position, name: str, into: Analysis) -> str | None:
    """A declaration of the function of a name that stands at a position of a text, as another text may have it.

    None where no such function is there, or none of the ways to spell it declares a function of its type without a fault.
    """
    found = symbol_name_at(analysis.document, position)
    if found is None or found.definition is None or found.names[-1] != name:
        return None
    node = found.definition.item.node
    spec = node.shape.syntax
    type_ = _function_type(node.shape)
    if not isinstance(spec, OpSpec) or not spec.function or type_ is None or node.shape.generic:
        return None
    environment = environment_of(found.context.chunk.region, analysis.language.leaves)
    type_ = environment.resolve(type_)
    has_body = node.body is not None and any([bool(region.runs) for region in node.body.regions])
    if has_body and node.shape.private:
        return None
    as_there = _header(node) if not node.shape.aliases else ""
    plain = list(_spelled(spec.name, name, type_))
    for text in (*plain, as_there) if has_body else (as_there, *plain):
        if text and _declares(into, text, name, type_):
            return text
    return None


def _header(node: Node) -> str:
    """The text of an operation up to its region."""
    before, region, _ = node.shape.text.partition(REGION)
    text = restore(before, node.names).rstrip()
    return text.removesuffix("{").rstrip() if region else text


def _spelled(operation: str, name: str, type_: Type) -> Iterator[str]:
    """A declaration without names of arguments and attributes: one that is private to the text, or else one that is not."""
    signature = signature_of(type_)
    if signature is None:
        return
    inputs, results = signature
    given = f" -> {result_list([str(each) for each in results])}" if results else ""
    for visibility in ("private ", ""):
        yield f"{operation} {visibility}{symbol_spelling(name)}({', '.join(map(str, inputs))}){given}"


def _declares(into: Analysis, text: str, name: str, type_: Type) -> bool:
    """Whether a text is an operation that declares a function of this name and type, with which nothing is wrong."""
    erased = erase(text)
    outcome = read_header(erased.text, "builtin", into.language)
    shape = outcome.shape
    if outcome.kind != "complete" or not outcome.is_whole or not shape.known or shape.symbol is None:
        return False
    chunks = into.document.tree.chunks
    faults = verifier_of(into.language).verdict_on(shape, environment_of(chunks[0].region, into.language.leaves)).faults
    declared = _function_type(shape)
    return not faults and symbol_text(shape.symbol, tuple(erased.names)) == name and str(declared) == str(type_)


def _function_type(shape: OpShape) -> Type | None:
    """The type of a function as its own syntax says it."""
    types = [each.value for each in shape.implied.values() if isinstance(each, TypeAttr)]
    return next((each for each in types if signature_of(each) is not None), None)


def with_declaration(analysis: Analysis, position: Position, text: str) -> tuple[Position, str] | None:
    """Where a declaration goes so that a reference at a position means it, and what is inserted there.

    That is in front of what the symbol table around the position holds it in, and of the comment above that.
    """
    is_there = 0 <= position.line < len(analysis.document.lines)
    context = context_at(analysis.document, position) if is_there else None
    if context is None:
        return None
    inner = [number for number, step in enumerate(context.path[:-1]) if is_symbol_table(step.item.node)]
    item = context.path[inner[-1] + 1 if inner else 0].item
    lines, column = analysis.document.lines, item.node.column
    indent = lines[item.line][:column]
    if indent.strip():
        return Position(item.line, column), f"{text}\n"
    line = item.line
    while line > max(0, item.line - _MAX_COMMENT) and _is_comment(lines[line - 1]):
        line -= 1
    return Position(line, 0), f"{indent}{text}\n"


def _is_comment(line: str) -> bool:
    return line.lstrip().startswith("//") and _OF_TEXT.match(line.lstrip()) is None
