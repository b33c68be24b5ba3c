"""What may be typed at a position: names that are visible there, operations, and what an operation's syntax expects."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import islice
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.ods.documentation import page_of, summary_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import NamePosition, context_at
from mlir_ls.semantics.environment import alias_name
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.semantics.lookup import Scope, find_symbol, regions_of, tables_of
from mlir_ls.semantics.presumed.types import presumed_types
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.tree import Located, Node, region_line_of
from mlir_ls.text import Position, Span, span

MAX_ITEMS = 300
"""More than these are not offered; typing on requests them again."""

_PREFIX_BACKWARDS = re.compile(r"[A-Za-z0-9_$.-]*[%^]|[A-Za-z0-9_$.]*[@#!]?")
"""The name that is being typed, read from its end: literals may be megabytes long."""
_NO_CODE = re.compile(r'//.*|"[^"\\]*(?:\\.[^"\\]*)*"?')
_CHAIN = re.compile(r"@([A-Za-z_][A-Za-z0-9_$.]*)\s*::\s*")
_MAX_CHAIN = 2000
_CHAINS = re.compile(rf"(?:{_CHAIN.pattern})+$")

_TYPES = (
    *("index", "i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "none"),
    *("tensor", "vector", "memref", "tuple", "complex"),
)
_ATTRIBUTES = ("true", "false", "unit", "dense", "array", "affine_map", "affine_set", "dense_resource", "sparse")
_MAX_HEADER = 50
_MAX_DETAIL = 100


class CompletionKind(IntEnum):
    """What an item is; the numbers are LSP's."""

    SYMBOL = 3
    VALUE = 6
    TYPE = 7
    DIALECT = 9
    KEYWORD = 14
    BLOCK = 18
    ATTRIBUTE = 21
    OPERATION = 24


class CompletionItem(NamedTuple):
    """Something to type, a word on what it is, and what it is for."""

    label: str
    kind: CompletionKind
    detail: str = ""
    documentation: str = ""


class Completions(NamedTuple):
    """Items in the order of their likeliness, and what they replace; `complete` unless there are more of them."""

    replaced: Span
    items: list[CompletionItem]
    complete: bool


def completions(analysis: Analysis, position: Position) -> Completions | None:
    """What may be typed at a position; None in strings and comments."""
    document = analysis.document
    if not 0 <= position.line < len(document.lines):
        return None
    left = document.lines[position.line][: position.character]
    for found in _NO_CODE.finditer(left):
        if found.end() == len(left) and (found[0][0] == "/" or len(found[0]) == 1 or found[0][-1] != '"'):
            return None
    backwards = _PREFIX_BACKWARDS.match(left[::-1])
    assert backwards is not None
    first = len(left) - backwards.end()
    typed, start = left[first:], Position(position.line, first)
    items = (item for item in _items(analysis, start, typed, left) if item.label.startswith(typed))
    offered = list(islice(items, MAX_ITEMS + 1))
    where = span(position.line, first, position.character)
    return Completions(where, offered[:MAX_ITEMS], len(offered) <= MAX_ITEMS)


def _items(analysis: Analysis, start: Position, typed: str, left: str) -> Iterator[CompletionItem]:
    context = context_at(analysis.document, start)
    sigil = typed[:1]
    if sigil == "%":
        yield from _values(context, start, analysis.language) if context is not None else ()
    elif sigil == "^":
        yield from _blocks(context) if context is not None else ()
    elif sigil == "@":
        yield from _symbols(context, left[: start.character]) if context is not None else ()
    elif sigil == "!":
        yield from _aliases(analysis, start, "!")
        yield from _defined_types(analysis, typed)
    elif sigil == "#":
        yield from _aliases(analysis, start, "#")
        yield from _defined_attributes(analysis, typed)
    else:
        yield from _words(analysis, context, start, typed)


# -- names that the document defines -----------------------------------------------------------------------------


def _values(context: NamePosition, start: Position, language: OpenLanguage) -> Iterator[CompletionItem]:
    """The values that are visible at a place, the nearest first; those that are defined behind it are not."""
    line = start.line
    for scope in _scopes_at(context, start):
        yield from _values_in(scope, line, language)
        owner = scope.owner
        if owner is None or is_isolated(owner.node):
            return
        line = owner.line


def _scopes_at(context: NamePosition, start: Position) -> list[Scope]:
    """The regions around a place: those around its item, and the item's own if the place is in one."""
    return [*_own_regions(context, start), *context.scopes]


def _own_regions(context: NamePosition, start: Position) -> list[Scope]:
    """The region of the item at a place that the place is in: no item of its own is in front of the place."""
    return [
        scope
        for scope in regions_of(context.item)
        if scope.region_line <= start.line <= scope.region_line + scope.region.height
        and start.line > context.item.line
    ]


def _values_in(scope: Scope, line: int, language: OpenLanguage) -> Iterator[CompletionItem]:
    start = scope.region_line + scope.region.lead + sum([run.height for run in scope.region.runs])
    syntax = scope.owner.node.shape.syntax if scope.owner is not None else None
    anywhere = isinstance(syntax, OpSpec) and syntax.graph_region
    for run in reversed(scope.region.runs):
        start -= run.height
        part = run_summary(run)
        if start > line and not anywhere:
            continue
        for name, (types, count, index) in reversed(part.defined.items()):
            node = run.items[index]
            if start + run.starts[index] < line or anywhere or (node.shape.kind == "label" and start <= line):
                yield from _group(name, types, count, node.shape.name, () if any(types) else _presumed(node, name, language))
    if scope.owner is not None and scope.region_index < len(scope.owner.node.shape.regions):
        node = scope.owner.node
        inner = node.shape.regions[scope.region_index]
        for slot, count, types in inner.arguments:
            if slot < len(node.names):
                yield from _group(node.names[slot], types, count, node.shape.name)
        likely = presumed_types(node.shape, language) if inner.tentative else {}
        for slot in [slot for slot in inner.tentative if slot in likely]:
            yield from _group(node.names[slot], (), 1, node.shape.name, likely[slot])


def _presumed(node: Node, name: str, language: OpenLanguage) -> Sequence[Type | None]:
    """What the types of a name likely are, where the syntax of the operation that defines it is not known."""
    types = presumed_types(node.shape, language)
    return next((each for slot, each in types.items() if node.names[slot] == name), ())


def _group(
    name: str, types: Sequence[Type | None], count: int, owner: str, presumed: Sequence[Type | None] = ()
) -> Iterator[CompletionItem]:
    """A value or a group of values; types that are only presumed are marked with a question mark."""
    for number in range(count):
        label = f"%{name}#{number}" if count > 1 else f"%{name}"
        type_ = types[number] if number < len(types) else None
        likely = presumed[number] if number < len(presumed) else None
        shown = "unknown" if likely is None else f"{likely}?"
        yield CompletionItem(label, CompletionKind.VALUE, f"{type_ if type_ is not None else shown} · {owner}")


def _blocks(context: NamePosition) -> Iterator[CompletionItem]:
    for run in context.path[-1].region.runs:
        part = run_summary(run)
        for label in part.labels:
            yield CompletionItem(label, CompletionKind.BLOCK, "block")


def _symbols(context: NamePosition, left: str) -> Iterator[CompletionItem]:
    """The symbols of the tables around a place, or, behind `@a::`, those in the operation that `@a` names."""
    tables = tables_of(context.path, context.chunk, context.chunk_line)
    chain = _CHAINS.search(left[-_MAX_CHAIN:])
    if chain is not None:
        holder = find_symbol(tables, _CHAIN.findall(chain[0]))
        tables = regions_of(holder.item) if holder is not None else []
    for table in tables:
        for run in table.region.runs:
            part = run_summary(run)
            for name, index in part.symbols.items():
                yield CompletionItem(f"@{name}", CompletionKind.SYMBOL, run.items[index].shape.name)


def _aliases(analysis: Analysis, start: Position, sigil: str) -> Iterator[CompletionItem]:
    tree = analysis.document.tree
    kind = CompletionKind.TYPE if sigil == "!" else CompletionKind.ATTRIBUTE
    for node in tree.chunks[tree.index_at(start.line)].region.items():
        if node.shape.kind == "alias" and node.shape.name[:1] == sigil:
            value = node.shape.value
            detail = node.shape.text[value[0] : value[1]] if value is not None else ""
            yield CompletionItem(alias_name(node), kind, _shortened(detail))


# -- names that dialects define ----------------------------------------------------------------------------------


def _defined_types(analysis: Analysis, typed: str) -> Iterator[CompletionItem]:
    yield from _defined(analysis, typed, analysis.language.registry.types_of, CompletionKind.TYPE)


def _defined_attributes(analysis: Analysis, typed: str) -> Iterator[CompletionItem]:
    yield from _defined(analysis, typed, analysis.language.registry.attributes_of, CompletionKind.ATTRIBUTE)


def _defined(analysis: Analysis, typed: str, names: object, kind: CompletionKind) -> Iterator[CompletionItem]:
    """The mnemonics of a dialect that is spelled out, else the dialects."""
    dialect, dot, _ = typed[1:].partition(".")
    if dot and callable(names):
        for mnemonic in names(dialect):
            yield CompletionItem(f"{typed[0]}{dialect}.{mnemonic}", kind, f"{dialect} dialect")
    elif not dot:
        for name in _dialects(analysis):
            yield CompletionItem(f"{typed[0]}{name}", CompletionKind.DIALECT, "dialect")


def _operations(analysis: Analysis, typed: str, default_dialect: str) -> Iterator[CompletionItem]:
    registry = analysis.language.registry
    dialect, dot, _ = typed.partition(".")
    if dot:
        for name in registry.ops_of(dialect):
            yield _operation(name, registry.op(name))
        return
    for name in registry.ops_of(default_dialect):
        yield _operation(name.partition(".")[2], registry.op(name))
    for name in _dialects(analysis):
        yield CompletionItem(name, CompletionKind.DIALECT, "dialect")


def _dialects(analysis: Analysis) -> Iterator[str]:
    """The dialects that are offered to everybody, and those that only a text is offered that has them already."""
    registry, lines = analysis.language.registry, analysis.document.lines
    offered = registry.offered()
    yield from offered
    for name in registry.dialects():
        if name not in offered and any([f"{name}." in line for line in lines]):
            yield name


def _operation(label: str, spec: OpSpec | None) -> CompletionItem:
    if spec is None:
        return CompletionItem(label, CompletionKind.OPERATION)
    documentation = "\n\n".join([part for part in (summary_of(spec), page_of(spec)) if part])
    return CompletionItem(label, CompletionKind.OPERATION, _form(spec), documentation)


def _form(spec: OpSpec) -> str:
    return _shortened(" ".join((spec.assembly_format or "").split()))


def _shortened(text: str) -> str:
    return text if len(text) <= _MAX_DETAIL else f"{text[:_MAX_DETAIL]}…"


# -- what the syntax of an operation expects ---------------------------------------------------------------------


def _words(analysis: Analysis, context: NamePosition | None, start: Position, typed: str) -> Iterator[CompletionItem]:
    if context is None:
        yield from _operations(analysis, typed, "builtin")
        return
    inside = _own_regions(context, start)
    region = inside[0].region if inside else context.path[-1].region
    default_dialect = region.context.default_dialect
    header = _header_so_far(analysis, context, start)
    if inside or not header.strip():
        yield from _operations(analysis, typed, default_dialect)
        return
    outcome = read_header(erase(header).text, default_dialect, analysis.language)
    if _expects_operation(outcome.kind, outcome.shape.name, header):
        yield from _operations(analysis, typed, default_dialect)
        return
    yield from _expected(analysis, context, start, typed, sorted(outcome.shape.expected))


def _expects_operation(kind: str, name: str, header: str) -> bool:
    """Whether an operation begins behind a header: it is whole, or it is nothing but results."""
    if not name:
        return header.rstrip().endswith("=")
    return kind == "complete" and "\n" in header and not header.rpartition("\n")[2].strip()


def _header_so_far(analysis: Analysis, context: NamePosition, start: Position) -> str:
    """The text of the item at a place from its beginning up to there; none if the place is behind a region of it."""
    item = context.item
    lines = analysis.document.lines[item.line : start.line + 1]
    if _is_behind_a_region(item, start) or not lines or len(lines) > _MAX_HEADER:
        return ""
    lines[-1] = lines[-1][: start.character]
    lines[0] = lines[0][item.node.column :]
    return "\n".join(lines)


def _is_behind_a_region(item: Located, place: Position) -> bool:
    body = item.node.body
    if body is None or not body.regions:
        return False
    return (place.line, place.character) >= (item.line + region_line_of(body, 0), body.regions[0].column)


def _expected(
    analysis: Analysis, context: NamePosition, start: Position, typed: str, expected: Iterable[str]
) -> Iterator[CompletionItem]:
    for token in expected:
        if token == "<type>":
            yield from [CompletionItem(name, CompletionKind.TYPE, "builtin type") for name in _TYPES]
            yield from _aliases(analysis, start, "!")
        elif token == "<attribute>":
            yield from [CompletionItem(name, CompletionKind.KEYWORD, "attribute") for name in _ATTRIBUTES]
            yield from _aliases(analysis, start, "#")
        elif token == "%" and not typed:
            yield from _values(context, start, analysis.language)
        elif token == "@" and not typed:
            yield from _symbols(context, "")
        elif token == "^" and not typed:
            yield from _blocks(context)
        elif token[:1].isalpha():
            yield CompletionItem(token, CompletionKind.KEYWORD)
