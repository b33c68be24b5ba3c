"""Repairs of names: those that are spelled like others, and declarations of what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix, changes
from mlir_ls.did_you_mean import nearest
from mlir_ls.features.fixes.bare_operations import bare_operation, pinned
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.other_profiles import elsewhere
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.lookup import Scope, tables_of
from mlir_ls.semantics.summary import region_summary, run_summary
from mlir_ls.syntax.leaf.types import result_list
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.tree import PathStep
from mlir_ls.text import Position, Span

_MAX_NAMES = 4000  # among more than this no near one is looked for


def spelled_at(analysis: Analysis, where: Span) -> str:
    """The text of a span, which lies on one line."""
    if where.start.line != where.end.line:
        return ""
    return analysis.document.lines[where.start.line][where.start.character : where.end.character]


def _similar(name: str, known: Iterable[str], where: Span) -> Iterator[Fix]:
    names = list(known)
    if len(name) > 1 and len(names) <= _MAX_NAMES:
        yield from changes(where, nearest(name, names, 0.7))


# -- symbols ------------------------------------------------------------------------------------------------------------


def missing_symbol(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """A symbol with a near name, or a declaration of what is called."""
    spelled = spelled_at(analysis, diagnostic.span)
    table = _table_of(analysis, path)
    if not spelled or table is None:
        return
    symbols = [f"@{name}" for run in table.region.runs for name in run_summary(run).symbols]
    yield from _similar(spelled, symbols, diagnostic.span)
    shape = path[-1].item.node.shape
    template = facts_of(shape.name).callee_declaration
    if not template or not shape.known:
        return
    inputs = [type_ for _, _, type_ in shape.uses]
    if None in inputs or None in shape.result_types:
        return
    results = [str(type_) for type_ in shape.result_types]
    text = template.format(
        name=spelled,
        inputs=", ".join(map(str, inputs)),
        results=f" -> {result_list(results)}" if results else "",
    )
    inside = next((step.item for step in path if step.region is table.region), None)
    if inside is not None:
        start = Position(inside.line, inside.node.column)
        yield Fix(f"Declare {spelled}", ((Span(start, start), f"{text}\n{' ' * inside.node.column}"),), preferred=False)


def _table_of(analysis: Analysis, path: list[PathStep]) -> Scope | None:
    """The nearest symbol table around the last item of a path."""
    tree = analysis.document.tree
    index = tree.index_at(path[-1].item.line)
    return tables_of(path, tree.chunks[index], tree.starts[index])[0]


def make_private(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """`private` before the name of a declaration."""
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


# -- operations, dialects, blocks, attributes ---------------------------------------------------------------------------


def similar_operation(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """Operations with a near name."""
    spelled = spelled_at(analysis, diagnostic.span)
    name = spelled.strip('"')
    if "." not in name:
        yield from bare_operation(analysis, name, path[-1], diagnostic.span)
        return
    other = elsewhere(name, analysis.language.profile)
    if other is None:
        similar = analysis.language.similar_operations(name)
    else:
        similar = [other.successor] if other.renamed else []
        yield from pinned(analysis, other)
    for fix in changes(diagnostic.span, similar):
        # a name in quotes stays in them
        yield Fix(fix.title, tuple([(where, spelled.replace(name, text)) for where, text in fix.edits]), fix.preferred)


def similar_dialect(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """Dialects with a near name that have an operation, a type or an attribute of the same mnemonic."""
    spelled = spelled_at(analysis, diagnostic.span)
    other = elsewhere(spelled.strip('"'), analysis.language.profile)
    if other is not None:
        yield from pinned(analysis, other)
        return
    sigil = spelled[:1] if spelled[:1] in ("!", "#") else ""
    dialect, _, mnemonic = spelled.strip('"!#').partition(".")
    registry = analysis.language.registry
    if not sigil:
        has = [name for name in registry.similar_dialects(dialect) if registry.op(f"{name}.{mnemonic}") is not None]
    else:
        find = registry.type_def if sigil == "!" else registry.attr_def
        mnemonic = mnemonic or _mnemonic_after(analysis, diagnostic.span)
        has = [name for name in registry.similar_dialects(dialect) if find(name, mnemonic) is not None]
    start = diagnostic.span.start
    first = start.character + len(spelled) - len(spelled.lstrip('"!#'))
    where = Span(Position(start.line, first), Position(start.line, first + len(dialect)))
    yield from changes(where, has)


def _mnemonic_after(analysis: Analysis, where: Span) -> str:
    """The mnemonic after the name of a dialect, as in `!dialect.mnemonic`."""
    rest = analysis.document.lines[where.end.line][where.end.character :]
    name = rest[1:] if rest[:1] == "." else rest
    end = next((index for index, character in enumerate(name) if not (character.isalnum() or character in "_.$")), None)
    return name[:end]


def similar_block(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """Blocks with a near name."""
    yield from _similar(spelled_at(analysis, diagnostic.span), region_summary(path[-1].region).block_labels, diagnostic.span)


def misspelled_attribute(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """An attribute that is there and means nothing to the operation, under a name that is near the missing one's."""
    item = path[-1].item
    shape, spec = item.node.shape, item.node.shape.syntax
    if not isinstance(spec, OpSpec):
        return
    given = {each.name for each in shape.attributes} | shape.implied.keys()
    missing = [each.name for each in spec.attributes if each.required and each.name not in given]
    declared = {each.name for each in spec.attributes}
    for each in shape.attributes:
        if each.name not in declared and "." not in each.name:
            where = span_of(item, each.name_offset, each.name_offset + len(each.name))
            yield from changes(where, nearest(each.name, missing, 0.7))
