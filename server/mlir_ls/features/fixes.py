"""The repairs that diagnostics offer: those they bring along, and those that are worked out when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.dialects.spec import OpSpec
from mlir_ls.semantics.lookup import Scope, find_value, scopes_of, tables_of
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.places import slot_span, span_of
from mlir_ls.syntax.shape import Shape
from mlir_ls.syntax.tree import Chunk, Node, Step, path_to
from mlir_ls.text import Position, Span

_MOST_NAMES = 4000  # among more than this no near one is looked for

_DECLARATIONS = {
    "func.call": "func.func private {name}({inputs}){results}",
    "llvm.call": "llvm.func {name}({inputs}){results}",
    "emitc.call": "emitc.func private {name}({inputs}){results}",
}
"""How to declare what a call names."""

_RETURNS = {
    "func.func": "return",
    "gpu.func": "gpu.return",
    "llvm.func": "llvm.return",
    "spirv.func": "spirv.Return",
}
"""What ends a function that has no results."""


def fixes(analysis: Analysis, where: Span) -> list[tuple[Diagnostic, Fix]]:
    """The repairs of the diagnostics that touch a stretch of a document."""
    return [
        (diagnostic, fix)
        for diagnostic in analysis.shown
        if diagnostic.span.start <= where.end and where.start <= diagnostic.span.end and not diagnostic.expected
        for fix in (*diagnostic.fixes, *_made(analysis, diagnostic))
    ]


def _made(analysis: Analysis, diagnostic: Diagnostic) -> Iterator[Fix]:
    make = _MAKERS.get(diagnostic.code)
    if make is None:
        return
    start = diagnostic.span.start
    path = path_to(analysis.document.tree, start.line, start.character)
    if path:
        yield from make(analysis, diagnostic, path)


def _spelled(analysis: Analysis, where: Span) -> str:
    """The text of a span, which lies on one line."""
    if where.start.line != where.end.line:
        return ""
    return analysis.document.lines[where.start.line][where.start.character : where.end.character]


def _near(name: str, known: Iterable[str], where: Span) -> Iterator[Fix]:
    names = list(known)
    if len(name) > 1 and len(names) <= _MOST_NAMES:
        for each in get_close_matches(name, names, 1, 0.7):
            yield Fix(f"Change to '{each}'", ((where, each),))


# -- symbols ------------------------------------------------------------------------------------------------------------


def _missing_symbol(analysis: Analysis, diagnostic: Diagnostic, path: list[Step]) -> Iterator[Fix]:
    """A symbol with a near name, or a declaration of what is called."""
    spelled = _spelled(analysis, diagnostic.span)
    table = _table_of(analysis, path)
    if not spelled or table is None:
        return
    symbols = [f"@{name}" for run in table.region.runs for name in run.memo.symbols]
    yield from _near(spelled, symbols, diagnostic.span)
    shape = path[-1].item.node.shape
    template = _DECLARATIONS.get(shape.name)
    if template is None or not shape.known:
        return
    inputs = [type_ for _, _, type_ in shape.uses]
    if None in inputs or None in shape.result_types:
        return
    results = [str(type_) for type_ in shape.result_types]
    text = template.format(
        name=spelled,
        inputs=", ".join(map(str, inputs)),
        results="" if not results else f" -> {results[0]}" if len(results) == 1 else f" -> ({', '.join(results)})",
    )
    inside = next((step.item for step in path if step.region is table.region), None)
    if inside is not None:
        start = Position(inside.line, inside.node.column)
        yield Fix(f"Declare {spelled}", ((Span(start, start), f"{text}\n{' ' * inside.node.column}"),), preferred=False)


def _table_of(analysis: Analysis, path: list[Step]) -> Scope | None:
    """The nearest symbol table around the last item of a path."""
    found = _chunk_of(analysis, path[-1].item.line)
    return tables_of(path, *found)[0] if found is not None else None


def _chunk_of(analysis: Analysis, line: int) -> tuple[Chunk, int] | None:
    for chunk_line, chunk in analysis.document.tree.chunks_with_lines():
        if line < chunk_line + chunk.height:
            return chunk, chunk_line
    return None


def _make_private(analysis: Analysis, diagnostic: Diagnostic, path: list[Step]) -> Iterator[Fix]:
    """`private` in front of the name of a declaration."""
    item = path[-1].item
    symbol = item.node.shape.symbol
    if symbol is None:
        return
    text = item.node.shape.text[item.node.shape.name_end : symbol.offset]
    name = span_of(item, symbol.offset, symbol.offset + 1).start
    if text.strip() == "public":
        offset = item.node.shape.name_end + text.index("public")
        yield Fix("Make it private", ((span_of(item, offset, offset + len("public")), "private"),))
    elif not text.strip():
        yield Fix("Make it private", ((Span(name, name), "private "),))


# -- operations and blocks ----------------------------------------------------------------------------------------------


def _near_operation(analysis: Analysis, diagnostic: Diagnostic, path: list[Step]) -> Iterator[Fix]:
    spelled = _spelled(analysis, diagnostic.span)
    name = spelled.strip('"')
    for near in analysis.language.near_operations(name)[:1]:
        yield Fix(f"Change to '{near}'", ((diagnostic.span, spelled.replace(name, near)),))


def _near_block(analysis: Analysis, diagnostic: Diagnostic, path: list[Step]) -> Iterator[Fix]:
    yield from _near(_spelled(analysis, diagnostic.span), path[-1].region.memo.block_labels, diagnostic.span)


def _terminator(analysis: Analysis, diagnostic: Diagnostic, path: list[Step]) -> Iterator[Fix]:
    """The terminator of a block, behind its last operation, where it needs no operands."""
    step = path[-1]
    owner = step.parent.node if step.parent is not None else None
    text = _end_of_block(owner) if owner is not None else None
    if text is None or step.item.node.body is not None:
        return
    node = step.item.node
    end = span_of(step.item, len(node.shape.text) - 1, len(node.shape.text)).end
    yield Fix(f"Add '{text}'", ((Span(end, end), f"\n{' ' * node.column}{text}"),))


def _end_of_block(owner: Node) -> str | None:
    spec = owner.shape.syntax
    if not isinstance(spec, OpSpec):
        return None
    if spec.implicit_terminator is not None:
        return spec.implicit_terminator if not owner.shape.result_types else None
    text = _RETURNS.get(spec.name)
    return text if text is not None and not _has_results(owner.shape) else None


def _has_results(function: Shape) -> bool:
    """Whether a function has results, as far as its header tells."""
    return "->" in function.text


# -- types --------------------------------------------------------------------------------------------------------------


def _right_type(analysis: Analysis, diagnostic: Diagnostic, path: list[Step]) -> Iterator[Fix]:
    """The type that a value has, in the place of the one it is used with, where that is spelled just once."""
    item = path[-1].item
    shape = item.node.shape
    for slot, number, declared in shape.uses:
        if declared is None or slot_span(item, slot) != diagnostic.span:
            continue
        found = find_value(scopes_of(path), item.node.names[slot])
        actual: Type | None = found.types[number] if found is not None and number < len(found.types) else None
        spelled = str(declared)
        if actual is None or shape.text.count(spelled) != 1 or [each[2] for each in shape.uses].count(declared) != 1:
            return
        offset = shape.text.index(spelled)
        yield Fix(f"Change the type to '{actual}'", ((span_of(item, offset, offset + len(spelled)), str(actual)),))


Maker = Callable[[Analysis, Diagnostic, list[Step]], Iterator[Fix]]

_MAKERS: dict[str, Maker] = {
    "missing-terminator": _terminator,
    "public-declaration": _make_private,
    "undefined-block": _near_block,
    "undefined-symbol": _missing_symbol,
    "unknown-operation": _near_operation,
    "value-type-mismatch": _right_type,
}
