"""The fixes of diagnostics: those that come with them, and those that are computed when they are requested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.features.fixes.attributes import missing_attribute
from mlir_ls.features.fixes.bare_operations import former_meaning
from mlir_ls.features.fixes.characters import own_comment, plain_characters, read_entities, visible_blanks
from mlir_ls.features.fixes.definitions import new_block, other_name, right_results
from mlir_ls.features.fixes.functions import returned_types
from mlir_ls.features.fixes.helping import FixTrials, helping
from mlir_ls.features.fixes.names import (
    make_private,
    missing_symbol,
    misspelled_attribute,
    similar_block,
    similar_dialect,
    similar_operation,
)
from mlir_ls.features.fixes.structure import closing_brace, first_terminator, terminator, without_bracket
from mlir_ls.features.fixes.tokens import closed_string, expected_tokens
from mlir_ls.features.fixes.types import right_type, type_at_source
from mlir_ls.features.fixes.unused import unused_alias, unused_symbol, unused_value
from mlir_ls.syntax.tree import PathStep, path_to
from mlir_ls.text import Span

_MAX_TRIED, _MIN_TRIED = 400, 40
"""For so many diagnostics and fixes in one request, fixes are looked for and tried: what is not tried is not offered."""
_MAX_LINES = 1_000_000
"""Fewer are tried where the lines of the text, in all trials together, would be more."""
_LINES_OF_PROBLEM = 20
"""So many lines a problem counts as: each trial has all problems found and compared again."""


def fixes(analysis: Analysis, where: Span) -> list[tuple[Diagnostic, Fix]]:
    """The fixes of the diagnostics that touch a range of a document; each leaves the text better than it was (`helping`)."""
    trials = _trials(analysis)
    return [
        (diagnostic, fix)
        for diagnostic in touched(analysis, where)
        for fix in helping(trials, diagnostic, chain(diagnostic.fixes, _made(analysis, diagnostic)))
    ]


def _trials(analysis: Analysis) -> FixTrials:
    size = len(analysis.document.lines) + _LINES_OF_PROBLEM * len(analysis.diagnostics)
    return FixTrials(analysis, min(_MAX_TRIED, max(_MIN_TRIED, _MAX_LINES // max(1, size))))


def touched(analysis: Analysis, where: Span) -> list[Diagnostic]:
    """The diagnostics that touch a range of a document, without those that are expected."""
    return [
        diagnostic
        for diagnostic in analysis.shown
        if diagnostic.span.start <= where.end and where.start <= diagnostic.span.end and not diagnostic.expected
    ]


def with_obvious_fixes(analysis: Analysis) -> list[Diagnostic]:
    """The diagnostics as people see them; to those that bring no repair along, the one that is obvious is added."""
    trials = _trials(analysis)
    return [replace(diagnostic, fixes=_obvious(trials, diagnostic)) for diagnostic in analysis.shown]


def _obvious(trials: FixTrials, diagnostic: Diagnostic) -> tuple[Fix, ...]:
    """The repairs that come with a diagnostic, else the only one that can be worked out, or the preferred one."""
    if diagnostic.expected:
        return diagnostic.fixes
    if diagnostic.fixes:
        return tuple(helping(trials, diagnostic, diagnostic.fixes))
    made = tuple(helping(trials, diagnostic, _made(trials.analysis, diagnostic)))
    return made if len(made) == 1 else tuple([fix for fix in made if fix.preferred][:1])


def _made(analysis: Analysis, diagnostic: Diagnostic) -> Iterator[Fix]:
    if diagnostic.fixes:
        return
    start = diagnostic.span.start
    path = path_to(analysis.document.tree, start.line, start.character)
    maker = _MAKERS.get(diagnostic.code.rpartition(".")[2])
    for make in (visible_blanks, read_entities, plain_characters, own_comment, maker, former_meaning) if path else ():
        if make is not None:
            yield from make(analysis, diagnostic, path)


Maker = Callable[[Analysis, Diagnostic, list[PathStep]], Iterable[Fix]]

_MAKERS: dict[str, Maker] = {
    "bad-attribute": expected_tokens,
    "bad-type": expected_tokens,
    "empty-block": first_terminator,
    "expected-token": expected_tokens,
    "missing-attribute": lambda *found: list(misspelled_attribute(*found)) or missing_attribute(*found),
    "missing-terminator": terminator,
    "public-declaration": make_private,
    "redefined-value": other_name,
    "result-count": right_results,
    "returned-values": returned_types,
    "stray-brace": without_bracket,
    "unclosed-bracket": expected_tokens,
    "unclosed-string": closed_string,
    "unclosed-region": closing_brace,
    "undefined-block": lambda *found: chain(similar_block(*found), new_block(*found)),
    "undefined-symbol": missing_symbol,
    "unknown-dialect": similar_dialect,
    "unknown-keyword": expected_tokens,
    "unknown-operation": similar_operation,
    "unused-alias": unused_alias,
    "unused-symbol": unused_symbol,
    "unused-value": unused_value,
    "yielded-values": first_terminator,
    "value-type-mismatch": lambda *found: chain(right_type(*found), type_at_source(*found)),
}
"""What works out the repairs of a code, from a diagnostic and the path to the item that it begins in.

A code without its dialect: an attribute that a dialect's rule misses is looked for like one that a definition requires.
"""
