"""Repairs of a word where an operation has to stand: one without its dialect, a short name, or a value without its sigil.

A word after an operation may also be one with which that operation goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix, changes
from mlir_ls.did_you_mean import nearest
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.fixes.structure import terminator_of
from mlir_ls.ods.other_profiles import Elsewhere, elsewhere, formerly, namesakes
from mlir_ls.ods.profiles import pinned_profile, release_of
from mlir_ls.semantics.lookup import find_value, scopes_of
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.places import offset_at, span_of
from mlir_ls.syntax.tokens import BLANKS, is_keyword
from mlir_ls.syntax.tree import PathStep
from mlir_ls.text import Span, span

_DEFINED = re.compile(r"\s*(?::\s*\d+\s*)?(?:,\s*%[\w$.-]+\s*(?::\s*\d+\s*)?)*=(?!=)")
_MAX_OFFERED = 4


def bare_operation(analysis: Analysis, word: str, step: PathStep, where: Span) -> Iterator[Fix]:
    """What a word may mean: a value, a short name that is misspelled, an operation of a document or of some dialect."""
    after = analysis.document.lines[where.end.line][where.end.character :]
    here = Span(where.start, where.start)
    if _DEFINED.match(after) or find_value(scopes_of([step]), word) is not None:
        yield Fix(f"Change to '%{word}'", ((here, "%"),))
        return
    other = elsewhere(word, analysis.language.profile)
    if other is not None:
        yield from pinned(analysis, other)
    words = _going_on(analysis, word, where)
    yield from changes(where, words or _readable(analysis, word, step, where, other))


def _going_on(analysis: Analysis, word: str, where: Span) -> tuple[str, ...]:
    """The keywords like a word with which the operation before it in its line may go on."""
    left = analysis.document.lines[where.start.line][: where.start.character]
    if not left.strip(BLANKS):
        return ()
    expected = CompletionPlace(analysis, where.start, "", left).cut.expected
    return nearest(word, sorted(filter(is_keyword, expected)))


def _readable(analysis: Analysis, word: str, step: PathStep, where: Span, other: Elsewhere | None) -> list[str]:
    """The names with which the operation can be read, the likeliest first: of one that a document has, that of today alone."""
    profile, dialect = analysis.language.profile, step.region.context.default_dialect
    successor = [other.successor] if other is not None and other.renamed else []
    end = terminator_of(step.parent.node) if step.parent is not None else None
    short = [name.partition(".")[2] for name in analysis.language.registry.ops_of(dialect)]
    ends = [end] if end is not None and end.rpartition(".")[2] == word else []
    near = nearest(word, [*short, *([end] if end is not None and "." not in end else [])])
    found: list[str] = []
    for group in (successor, ends, near, namesakes(word, profile), analysis.language.registry.similar_operations(word, 50)):
        found += [each for each in group if each not in found and _reads(analysis, word, step, where, each)]
        if found:
            return found if len(found) <= _MAX_OFFERED else []
    return successor


def _reads(analysis: Analysis, word: str, step: PathStep, where: Span, name: str) -> bool:
    """Whether an operation of another name can be read."""
    text, offset = step.item.node.shape.text, offset_at(step.item, where.start)
    if offset is None:
        return False
    changed = f"{text[:offset]}{name}{text[offset + len(word) :]}"
    return read_header(changed, step.region.context.default_dialect, analysis.language).is_whole


def former_meaning(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The operation that a document spells so, where one of that name today has something wrong that no dialect's rule says."""
    if "." in diagnostic.code:
        return
    item = path[-1].item
    shape = item.node.shape
    word = shape.text[shape.name_offset : shape.name_end]
    other = formerly(word, shape.name) if shape.syntax is not None and "." not in word else None
    where = span_of(item, shape.name_offset, shape.name_end)
    if other is not None and _reads(analysis, word, path[-1], where, other.successor):
        yield from chain(changes(where, [other.successor]), pinned(analysis, other))


def pinned(analysis: Analysis, other: Elsewhere) -> Iterator[Fix]:
    """A comment that names the release of the text, where no comment does."""
    if analysis.options.profile is None and pinned_profile(analysis.document.lines) is None:
        text = f"// mlir-ls: profile={other.profile}\n"
        yield Fix(f"Read the file as {release_of(other.profile)}", ((span(0, 0, 0), text),), preferred=False)
