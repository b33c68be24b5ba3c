"""Diagnostics of a chunk's aliases: used and not defined, defined twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import islice

from mlir_ls.diagnostics import Diagnostic, Related, Severity, changes
from mlir_ls.did_you_mean import Comparisons, nearest
from mlir_ls.semantics.alias_names import joined
from mlir_ls.semantics.environment import alias_name, used_alias
from mlir_ls.semantics.summary import body_summary, run_summary
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.leaf.build.unread import in_unread_body
from mlir_ls.syntax.places import header_span, span_of
from mlir_ls.syntax.shape import AliasUse
from mlir_ls.syntax.tree import Chunk, Located, Region, region_line_of


def alias_findings(chunk: Chunk, chunk_line: int, leaves: LeafParser) -> Iterator[Diagnostic]:
    """Aliases that are used and defined nowhere, and those defined twice."""
    region = chunk.region
    names = joined(region.runs)
    early = names.early & names.defined
    if not names.doubled and not early and names.used <= names.defined:
        return
    defined: dict[str, Located] = {}
    used: set[str] = set()
    line = chunk_line + region.lead
    for run in region.runs:
        part = run_summary(run)
        used |= part.aliases
        for index in run.aliases:
            item = run.items[index]
            name = alias_name(item)
            here = Located(line + run.starts[index], item)
            if name in defined:
                related = (Related(header_span(defined[name]), "defined here first"),)
                where = span_of(here, 0, len(item.shape.name))
                yield Diagnostic("redefined-alias", Severity.ERROR, where, f"alias '{name}' is defined twice", related)
            else:
                defined[name] = here
        line += run.height
    if early:
        yield from islice(_early_uses(region, chunk_line, {name: defined[name] for name in early}, leaves), _MAX_ALIASES)
    undefined = used - defined.keys()
    if undefined:
        yield from islice(_undefined_uses(region, chunk_line, undefined, list(defined), leaves), _MAX_ALIASES)


_MAX_ALIASES = 2000
"""How many uses without or before definitions are reported: more do not help."""

_MAX_COMPARISONS = 10_000
"""How many comparisons of aliases are made in a chunk in search of similar ones."""

def _early_uses(
    region: Region, region_line: int, definitions: Mapping[str, Located], leaves: LeafParser
) -> Iterator[Diagnostic]:
    """The uses of aliases before their definitions that no location makes good."""
    for item, alias, name in _mentions_of(region, region_line, definitions.keys(), leaves):
        definition = definitions[name]
        if item.line < definition.line or (item.node is definition.node and alias.offset):
            if item.node.shape.kind != "alias" and alias.late:
                continue
            where = span_of(item, alias.offset, alias.offset + len(alias.name))
            related = (Related(span_of(definition, 0, len(definition.node.shape.name)), "defined here"),)
            message = f"alias '{name}' is used before its definition"
            yield Diagnostic("alias-order", Severity.ERROR, where, message, related)


def _undefined_uses(
    region: Region, region_line: int, names: Set[str], known: Sequence[str], leaves: LeafParser
) -> Iterator[Diagnostic]:
    allowed = Comparisons(_MAX_COMPARISONS)
    similar: dict[str, tuple[str, ...]] = {}
    for item, alias, name in _mentions_of(region, region_line, names, leaves):
        where = span_of(item, alias.offset, alias.offset + len(alias.name))
        if name not in similar:
            candidates = [each for each in known if each[0] == name[0]] if allowed.left else []
            similar[name] = nearest(name, candidates, 0.7) if allowed.take(len(candidates)) else ()
        fixes = changes(where, similar[name])
        yield Diagnostic("undefined-alias", Severity.ERROR, where, f"alias '{name}' is not defined", (), fixes)


def _mentions_of(
    region: Region, region_line: int, names: Set[str], leaves: LeafParser
) -> Iterator[tuple[Located, AliasUse, str]]:
    """Where aliases are used, outside of what only dialects can read, and which they are."""
    todo = [(region, region_line)]
    while todo:
        here, here_line = todo.pop(0)
        line = here_line + here.lead
        for run in here.runs:
            if not names.isdisjoint(run_summary(run).aliases):
                for index, node in enumerate(run.items):
                    item = Located(line + run.starts[index], node)
                    for alias in node.shape.aliases:
                        spelled = used_alias(alias, node.names)
                        if spelled in names and not in_unread_body(node.shape.text, alias.offset, leaves.context):
                            yield item, alias, spelled
                    body = node.body
                    if body is not None and body.summary is not None and not names.isdisjoint(body_summary(body).aliases):
                        for number, inner in enumerate(body.regions):
                            todo.append((inner, item.line + region_line_of(body, number)))
            line += run.height
