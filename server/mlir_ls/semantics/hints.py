"""What no compiler minds and a reader may like to know: what a text could do without, and what it should not use any more.

Hints are never errors. MLIR language reference, "Attribute Value Aliases", "Type aliases"; for the rest see `unused`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import TypeAlias

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.alias_names import joined
from mlir_ls.semantics.cached.unused import (
    ARGUMENT,
    BLOCK,
    SYMBOL,
    UnusedName,
    keep_hints,
    unused_in_body,
    unused_in_region,
    unused_in_run,
)
from mlir_ls.semantics.environment import alias_name
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.unused import MAX_UNUSED, knows_unused
from mlir_ls.syntax.places import slot_span, span_of
from mlir_ls.syntax.shape import shown_symbol
from mlir_ls.syntax.tree import Chunk, Located, Region, Tree, region_line_of
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Edit, Position, Span, common_ends

_MAX_LINE = 1000  # characters of a line that is not compared with what it was

_LOCATION = deferred(r"#loc[0-9]*")

_Steps: TypeAlias = "Iterator[Diagnostic | _Steps]"
"""Diagnostics, and in between those of what is further inside: no region is recursed into."""


def hints_in(tree: Tree, changed: range, known: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """The hints of a text, from its beginning on; only of chunks that are analyzed (see `unused.find_unused`).

    `known` are hints that hold still but for those of some `changed` chunks, by their indices.
    """
    count = len(tree.chunks)
    first = bisect_left(known, tree.starts[changed.start], key=_line_of) if changed.start < count else len(known)
    last = bisect_left(known, tree.starts[changed.stop], key=_line_of) if changed.stop < count else len(known)
    # of known ones that are as many as there may be, some are lacking at the end
    after = known[last:] if len(known) < MAX_UNUSED else _of_chunks(tree, range(changed.stop, count))
    found = islice(chain(known[:first], _of_chunks(tree, changed), after), MAX_UNUSED)
    return tuple(sorted(found, key=lambda each: (each.span, each.code)))


def _of_chunks(tree: Tree, indices: range) -> Iterator[Diagnostic]:
    for index in indices:
        yield from _of_chunk(tree.chunks[index], tree.starts[index])


def carried(hints: tuple[Diagnostic, ...], edit: Edit, removed: Sequence[str]) -> tuple[Diagnostic, ...]:
    """The hints after an edit, until they are worked out anew; `removed` are the lines that it replaces.

    Those on such lines are kept where their own text is: before what was typed, or after.
    """
    first, last = bisect_left(hints, edit.first, key=_line_of), bisect_left(hints, edit.last, key=_line_of)
    if first == last and (last == len(hints) or not edit.shift):
        return hints
    kept: tuple[Diagnostic, ...] = ()
    if len(removed) == 1 and edit.lines and len(removed[0]) < _MAX_LINE:
        kept = tuple(_kept(hints[first:last], removed[0], edit))
    after = hints[last:]
    if edit.shift:
        after = tuple([_moved(each, edit.shift, 0) for each in after])
    elif kept == hints[first:last]:
        return hints
    return (*hints[:first], *kept, *after)


def _kept(hints: Iterable[Diagnostic], old: str, edit: Edit) -> Iterator[Diagnostic]:
    """The hints on a single line, `old`, that stand in what an edit has left of it."""
    begin, end = edit.lines[0], edit.lines[-1]
    before, _ = common_ends(old, begin)
    after = min(common_ends(old, end)[1] if end != old else len(old), len(old) - before)
    for each in hints:
        if each.span.end.line == edit.first and each.span.end.character <= before:
            yield each
        elif each.span.end.line == edit.first and each.span.start.character >= len(old) - after:
            yield _moved(each, len(edit.lines) - 1, len(end) - len(old))


def _line_of(hint: Diagnostic) -> int:
    return hint.span.start.line


def _moved(hint: Diagnostic, lines: int, characters: int) -> Diagnostic:
    start, end = [Position(line + lines, character + characters) for line, character in hint.span]
    return replace(hint, span=Span(start, end))


def _of_chunk(chunk: Chunk, line: int) -> Iterator[Diagnostic]:
    if knows_unused(chunk.region):
        yield from _unused_aliases(chunk, line)
        yield from _flat(_of_region(chunk.region, line, 0))


def _unused_aliases(chunk: Chunk, chunk_line: int) -> Iterator[Diagnostic]:
    """The aliases of a chunk that nothing in it uses; numbered locations, which compilers write, aside."""
    runs = chunk.region.runs
    names = joined(runs)
    unused = {name for name in names.defined - names.used if not _LOCATION.fullmatch(name)}
    if not unused:
        return
    line = chunk_line + chunk.region.lead
    for run in runs:
        for index in run.aliases:
            node = run.items[index]
            name = alias_name(node)
            if name in unused and not node.shape.faults:
                where = span_of(Located(line + run.starts[index], node), 0, len(node.shape.name))
                yield _unnecessary("unused-alias", where, f"alias '{name}' is not used")
        line += run.height


def _flat(steps: _Steps) -> Iterator[Diagnostic]:
    """All diagnostics of what may hold more such steps."""
    todo = [steps]
    while todo:
        found = next(todo[-1], None)
        if found is None:
            todo.pop()
        elif isinstance(found, Diagnostic):
            yield found
        else:
            todo.append(found)


def _of_region(region: Region, region_line: int, depth: int) -> _Steps:
    """What a region could do without, and what is inside of it; no other runs are looked at than those that hold some.

    `depth` is the number of operations around it.
    """
    names: dict[int, list[UnusedName]] = {}
    for found in unused_in_region(region).names:
        names.setdefault(found.run, []).append(found)
    line = region_line + region.lead
    for number, run in enumerate(region.runs):
        unused = unused_in_run(run)
        here: list[tuple[int, UnusedName | None]] = [(unused_name.item, unused_name) for unused_name in names.get(number, ())]
        entries = [*here, *[(index, None) for index in {*unused.deprecated, *unused.inside}]]
        for index, unused_name in sorted(entries, key=lambda entry: entry[0]):
            item = Located(line + run.starts[index], run.items[index])
            if unused_name is not None:
                yield _of_name(unused_name, item)
                continue
            if index in unused.deprecated:
                yield _deprecated(item)
            if index in unused.inside:
                yield _of_body(item, depth) if depth >= _MAX_DEPTH else iter(_kept_of_body(item, depth))
        line += run.height


_MAX_DEPTH = 3
"""In so many operations around them, the hints of an operation's regions are kept with these."""


def _kept_of_body(item: Located, depth: int) -> tuple[Diagnostic, ...]:
    """The hints of an operation's regions, as many as are shown; they are made anew where the operation has another line."""
    body = item.node.body
    assert body is not None
    known = unused_in_body(body).hints
    if known is not None and known[0] == item.line:
        return known[1]
    found = tuple(islice(_flat(_of_body(item, depth)), MAX_UNUSED))
    keep_hints(body, item.line, found)
    return found


def _of_body(item: Located, depth: int) -> _Steps:
    body = item.node.body
    assert body is not None
    unused = unused_in_body(body)
    for slot in unused.arguments:
        yield _argument(item, slot)
    for number, region in enumerate(body.regions):
        yield _of_region(region, item.line + region_line_of(body, number), depth + 1)


def _of_name(unused_name: UnusedName, item: Located) -> Diagnostic:
    shape, names = item.node.shape, item.node.names
    if unused_name.kind == ARGUMENT:
        return _argument(item, unused_name.slot)
    if unused_name.kind == BLOCK:
        return _unnecessary("unreached-block", span_of(item, 0, len(shape.name)), f"no branch leads to block '{shape.name}'")
    if unused_name.kind == SYMBOL:
        assert shape.symbol is not None
        message = f"symbol '{shown_symbol(shape.symbol, names)}' is private, and nothing refers to it"
        return _unnecessary("unused-symbol", symbol_span(item, shape.symbol), message)
    slots = [definition.slot for definition in shape.definitions]
    where = Span(slot_span(item, slots[0]).start, slot_span(item, slots[-1]).end)
    spelled = " and ".join([f"'%{names[slot]}'" for slot in slots]) if len(slots) < _FEW else "the results"
    verb = "is" if len(slots) == 1 else "are"
    return _unnecessary("unused-value", where, f"{spelled} {verb} not used")


_FEW = 3
"""So many results are not called by their names."""


def _argument(item: Located, slot: int) -> Diagnostic:
    return _unnecessary("unused-argument", slot_span(item, slot), f"argument '%{item.node.names[slot]}' is not used")


def _unnecessary(code: str, where: Span, message: str) -> Diagnostic:
    return Diagnostic(code, Severity.HINT, where, message, unnecessary=True)


def _deprecated(item: Located) -> Diagnostic:
    shape = item.node.shape
    assert isinstance(shape.syntax, OpSpec)
    message = f"'{shape.name}' is deprecated: {shape.syntax.deprecated}"
    where = span_of(item, shape.name_offset, shape.name_end)
    return Diagnostic("deprecated-operation", Severity.HINT, where, message, deprecated=True)
