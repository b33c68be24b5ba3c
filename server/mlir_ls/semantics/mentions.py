"""Which items may mention a symbol, an alias or a block: an index of the tree that needs no look at the text.

Symbols may stand where the parser does not look for them, as in the attributes of an unknown dialect. But their names were
erased from every header alike, so a run can list those that it holds. The list is computed at its first use, and cached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from typing import TypeAlias

from mlir_ls.interruption import pause
from mlir_ls.semantics.names import merged
from mlir_ls.semantics.summary import NO_NAMES, RunSummary, run_summary
from mlir_ls.syntax.erase import SIGIL, restore
from mlir_ls.syntax.leaf.numbers import settled_escapes
from mlir_ls.syntax.shape import is_damaged
from mlir_ls.syntax.tree import Located, Node, Region, Run, region_line_of
from mlir_ls.system.patterns import deferred

_Test: TypeAlias = "Callable[[RunSummary], bool]"

_RUNS_AT_ONCE = 500

QUOTED_SYMBOL = deferred(r'@"([^"\\\n]*(?:\\.[^"\\\n]*)*)"')


def naming_symbol(region: Region, region_line: int, name: str) -> Iterator[Located]:
    """The items of a region and of those nested in it that may name a symbol, in no order."""
    for _ in collect_mentions(region):
        pass
    for line, node in _items(region, region_line, lambda part: name in _mentioned(part)):
        text = node.shape.text
        if "@" in text and (name in node.names or name in text or ('@"' in text and name in symbols_named(node))):
            yield Located(line, node)


def naming_alias(region: Region, region_line: int, name: str) -> Iterator[Located]:
    """The items of a region and of those nested in it that may name an alias (with its sigil), in no order."""
    for line, node in _items(region, region_line, lambda part: name in part.aliases):
        for alias in node.shape.aliases:
            if name.startswith(alias.name) and name == _alias_text(alias.name, alias.slot, node):
                yield Located(line, node)
                break
    yield from damaged(region, region_line)


def naming_block(region: Region, region_line: int, label: str) -> Iterator[Located]:
    """The items of a region itself that may name one of its blocks, in order; damaged ones in others as well."""
    line = region_line + region.lead
    for run in region.runs:
        if label in run_summary(run).successors:
            for start, node in zip(run.starts, run.items, strict=True):
                if any([successor.label == label for successor in node.shape.successors]):
                    yield Located(line + start, node)
        line += run.height
    yield from damaged(region, region_line)


def damaged(region: Region, region_line: int) -> Iterator[Located]:
    """The items with errors of syntax in a region and in those nested in it: not all that they name is known."""
    for line, node in _items(region, region_line, lambda part: bool(part.flagged), flagged=True):
        if is_damaged(node.shape):
            yield Located(line, node)


def _items(region: Region, region_line: int, may_hold: _Test, flagged: bool = False) -> Iterator[tuple[int, Node]]:
    """The items of the runs that may hold something, outer before inner; with `flagged` those that are flagged."""
    todo = [(region, region_line)]
    while todo:
        here, here_line = todo.pop()
        line = here_line + here.lead
        for run in here.runs:
            part = run_summary(run)
            if may_hold(part):
                pause()
                starts, items = run.starts, run.items
                for index in part.flagged if flagged else range(len(items)):
                    node = items[index]
                    yield line + starts[index], node
                    if node.body is not None:
                        first = line + starts[index]
                        todo += [
                            (inner, first + region_line_of(node.body, number))
                            for number, inner in enumerate(node.body.regions)
                        ]
            line += run.height


def collect_mentions(region: Region) -> Iterator[None]:
    """Has every run of a region, and of those nested in it, know which symbols are named in it; with breaks."""
    missing = []
    todo = [region]
    while todo:
        for run in todo.pop().runs:
            if run_summary(run).mentioned is None:
                missing.append(run)
                if run.bodies:
                    todo += _regions_in(run)
    for count, run in enumerate(reversed(missing), 1):
        if count % _RUNS_AT_ONCE == 0:
            yield
        own: set[str] = set()
        for node in run.items:
            if "@" in node.shape.text:
                own.update(symbols_named(node))
        found: Set[str] = own or NO_NAMES
        for inner in _regions_in(run) if run.bodies else ():
            for part in map(run_summary, inner.runs):
                found = merged(found, part.mentioned or NO_NAMES)
        run_summary(run).mentioned = found


def _regions_in(run: Run) -> list[Region]:
    bodies = [run.items[index].body for index in run.bodies]
    return [region for body in bodies if body is not None for region in body.regions]


def symbols_named(node: Node) -> list[str]:
    """The symbols that the header of an item names, each as often as it does, its own among them."""
    text = node.shape.text
    # a damaged header may lack names
    found = [name for sigil, name in zip(SIGIL.findall(text), node.names) if sigil == "@" and name]  # noqa: B905
    return [*found, *map(settled_escapes, QUOTED_SYMBOL.findall(restore(text, node.names)))] if '@"' in text else found


def _mentioned(part: RunSummary) -> Set[str]:
    return part.mentioned if part.mentioned is not None else NO_NAMES


def _alias_text(name: str, slot: int, node: Node) -> str:
    return name + node.names[slot] if 0 <= slot < len(node.names) else name
