"""Diagnostics against what a text expects: which of them are expected, and what is expected and not found.

An annotation is about a line; so it is about all errors there, and about those elsewhere in the header of the operation on
that line. The reference and we do not always report the error at the same one of an operation and the labels and terminators
in its regions, so these count as one. They are only compared where no error stands on the line itself.

A missing expected error is reported only where nothing else than the text can be the reason:
the operation is of a dialect whose rules are known throughout, nothing else is wrong in its chunk, and the file is not one
that passes are run on, to which the annotation may refer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.diagnostics import Diagnostic, Severity, moved_findings
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cached.region_state import RegionState
from mlir_ls.semantics.expectations import Expectation, Expectations, annotations_between, resolved
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, PathStep, Tree, extent, path_to, region_line_of
from mlir_ls.system.patterns import deferred
from mlir_ls.text import span

_MAX_SHOWN = 100
"""How many errors without an annotation on their line are looked into, and how many annotations without an error."""

_MEETS = {
    "error": (Severity.ERROR, Severity.WARNING),
    "warning": (Severity.WARNING,),
}
"""What an annotation is about; that something is not known at all may be less than an error here."""

_FOREIGN = deferred(r"[#!]([A-Za-z_][\w$]*)\.")

_BETWEEN = re.compile(r"\|\||&&|[|;]")
_CHECKING = "verify-diagnostics"
_HARMLESS = frozenset(
    (
        *("allow-unregistered-dialect", "emit-bytecode", "mlir-disable-threading", "mlir-print-debuginfo"),
        *("mlir-print-local-scope", "mlir-print-op-generic", "no-implicit-module", "o", "split-input-file"),
        *("verify-each", "verify-roundtrip", _CHECKING),
    )
)
"""Options of `mlir-opt` and its like that run no pass."""


class Comparison(NamedTuple):
    """The diagnostics of a text against its annotations, by chunk, so that an edit compares no more than its own.

    `shown` are the diagnostics, of which those that are expected are information. `unmatched` reports annotations without an
    error, if verification finds none either; it is empty where there are no annotations.
    """

    shown: tuple[tuple[Diagnostic, ...], ...] = ()
    unmatched: tuple[tuple[Diagnostic, ...], ...] = ()


def compared(
    found: tuple[tuple[Diagnostic, ...], ...],
    expectations: Expectations,
    tree: Tree,
    changed: range,
    old: Comparison | None = None,
    shift: int = 0,
) -> Comparison:
    """The comparison of a text's diagnostics, which come by chunk. Of an `old` one all but the `changed` chunks is taken over:
    those before them, and after them those that have moved by `shift` lines."""
    if not expectations.annotations:
        return Comparison(found)
    new = [_compared_in(found[index], expectations, tree, index) for index in changed]
    shown, unmatched = tuple([each for each, _ in new]), tuple([each for _, each in new])
    if old is None:
        return Comparison(shown, unmatched)
    prefix, suffix = changed.start, len(old.shown) - (len(found) - changed.stop)
    others = old.unmatched or ((),) * len(old.shown)
    return Comparison(
        (*old.shown[:prefix], *shown, *moved_findings(old.shown[suffix:], shift)),
        (*others[:prefix], *unmatched, *moved_findings(others[suffix:], shift)),
    )


def with_unmatched(
    found: list[Diagnostic], unmatched: Iterable[tuple[Diagnostic, ...]], expectations: Expectations
) -> list[Diagnostic]:
    """The diagnostics of a text that is verified, with annotations that no error stands for, in the order of the text."""
    vain = list(chain.from_iterable(unmatched))
    if not vain or not _runs_no_pass(tuple([line for _, line in expectations.commands])):
        return found
    return sorted([*found, *vain], key=lambda each: (each.span, each.code, each.message))


def with_notes(
    comparison: Comparison,
    found: tuple[tuple[Diagnostic, ...], ...],
    notes: Sequence[Diagnostic],
    expectations: Expectations,
    tree: Tree,
) -> Comparison:
    """The comparison of diagnostics with what others say of the text, which is as good as an error of ours."""
    of_chunks: dict[int, list[Diagnostic]] = {}
    for each in notes:
        of_chunks.setdefault(tree.index_at(each.span.start.line), []).append(each)
    for index, here in of_chunks.items():
        with_them = (*found[:index], (*found[index], *here), *found[index + 1 :])
        comparison = compared(with_them, expectations, tree, range(index, index + 1), comparison)
    return comparison


def _compared_in(
    found: Sequence[Diagnostic], expectations: Expectations, tree: Tree, index: int
) -> tuple[tuple[Diagnostic, ...], tuple[Diagnostic, ...]]:
    """What a chunk shows, and its annotations without an error."""
    start = tree.starts[index]
    end = start + tree.chunks[index].height
    annotations = annotations_between(expectations, start, end)
    if not annotations:
        return tuple(found), ()
    expected = list(resolved(annotations, start, end, _MEETS))
    of_errors = [each for each in expected if each.annotation.kind == "error"]
    blamed = {each.target for each in of_errors}
    grave = {each.span.start.line for each in found if each.severity <= Severity.WARNING}
    left = grave - blamed
    met = grave & blamed
    for line in sorted(left)[:_MAX_SHOWN]:
        place = _surroundings(tree, index, line)
        around = blamed.intersection([start + each for each in place.header])
        if around:
            met |= around
            left.discard(line)
    vain: list[Expectation] = []
    for each in [each for each in of_errors if each.target not in met][:_MAX_SHOWN]:
        place = _surroundings(tree, index, each.target)
        nearby = left.intersection([start + line for line in place.nearby])
        left -= nearby
        if nearby:
            met.add(each.target)
        elif place.settled and each.target not in met:
            vain.append(each)
    forgiven = {(line, severity) for line in grave - left for severity in _MEETS["error"]}
    forgiven |= {(each.target, severity) for each in expected for severity in _MEETS[each.annotation.kind]}
    shown = [_as_expected(each) if (each.span.start.line, each.severity) in forgiven else each for each in found]
    # what else is wrong may hide it
    if any([each.severity == Severity.ERROR for each in shown]):
        vain = []
    return tuple(shown), tuple([_in_vain(each) for each in vain])


def _as_expected(diagnostic: Diagnostic) -> Diagnostic:
    message = f"as expected: {diagnostic.message}"
    return replace(diagnostic, severity=Severity.INFORMATION, message=message, fixes=(), expected=True)


def _in_vain(expectation: Expectation) -> Diagnostic:
    line, annotation, target = expectation
    where = "this line" if target == line else f"line {target + 1}"
    message = f"an error is expected on {where}, but nothing is wrong there"
    return Diagnostic("unmatched-annotation", Severity.WARNING, span(line, annotation.start, annotation.end), message)


# -- what is on a line ------------------------------------------------------------------------------------------------


def _operation_at(tree: Tree, line: int) -> list[PathStep]:
    """The way to the item that begins on a line, or whose header goes on there; empty where there is none."""
    path = path_to(tree, line, _COLUMN)
    while path:
        # several items may share the line: the outermost of those that begin there
        step = path[-1]
        outer = path[-2].item if len(path) > 1 else None
        if outer is not None and outer.line == line:
            path.pop()
        elif line in _header_lines(step.item):
            return path
        elif outer is None or line not in _header_lines(outer):
            return []
        else:
            path.pop()
    return []


_COLUMN = 1 << 30  # after all that is on a line


def _header_lines(item: Located) -> Sequence[int]:
    """The lines of an item's header, without those of its regions."""
    line, node = item
    if node.body is None:
        return range(line, line + extent(node) + 1)
    lines: list[int] = []
    parts = node.shape.text.split(REGION)
    for piece, part in zip(node.body.pieces, parts, strict=False):
        lines += range(line + piece.line, line + piece.line + part.count("\n") + 1)
    return lines


class _Surroundings(NamedTuple):
    """What is around a line of a chunk, by lines relative to the chunk.

    `header`: the header that the line belongs to. `nearby`: where an error may stand that an annotation of its operation is
    about. `settled`: all that is required of that is known.
    """

    header: tuple[int, ...]
    nearby: tuple[int, ...]
    settled: bool


_NOTHING = _Surroundings((), (), False)

_SURROUNDINGS: Final[RegionState[dict[int, _Surroundings]]] = RegionState()
"""What is known of the lines of a chunk is kept with its region: few chunks change with an edit."""


def _surroundings(tree: Tree, index: int, line: int) -> _Surroundings:
    """What is around a line of a chunk."""
    start, region = tree.starts[index], tree.chunks[index].region
    known = _SURROUNDINGS.of(region)
    if known is None:
        known = {}
        _SURROUNDINGS.keep(region, known)
    found = known.get(line - start)
    if found is None:
        path = _operation_at(tree, line)
        found = _NOTHING
        if path:
            header, nearby = [[each - start for each in lines] for lines in (_header_lines(path[-1].item), _lines_of(path))]
            found = _Surroundings(tuple(header), tuple(nearby), _is_settled(path))
        known[line - start] = found
    return found


def _lines_of(path: Sequence[PathStep]) -> set[int]:
    """The lines on which an error may stand that an annotation of the last item of a path is about."""
    if not path:
        return set()
    step = path[-1]
    lines = {*_header_lines(step.item)}
    for item in _ends_in(step.item):
        lines.update(_header_lines(item))
    if step.parent is not None and _is_end(step.item.node.shape):
        lines.update(_header_lines(step.parent))
    return lines


def _ends_in(item: Located) -> Iterator[Located]:
    """The labels and terminators in the regions of an operation."""
    body = item.node.body
    if body is None:
        return
    for number, region in enumerate(body.regions):
        line = item.line + region_line_of(body, number) + region.lead
        for run in region.runs:
            for index in {0, len(run.items) - 1}:
                if _is_end(run.items[index].shape):
                    yield Located(line + run.starts[index], run.items[index])
            line += run.height


def _is_end(shape: OpShape) -> bool:
    return shape.kind == "label" or (isinstance(shape.syntax, OpSpec) and shape.syntax.terminator)


# -- whether it is sure that nothing is wrong -------------------------------------------------------------------------


def _is_settled(path: Sequence[PathStep]) -> bool:
    """Whether all that is required of the last operation of a path is known, and all that its text consists of."""
    shape = path[-1].item.node.shape
    spec = shape.syntax
    if not isinstance(spec, OpSpec) or not (shape.known or shape.generic) or path[-1].item.node.body is not None:
        return False
    if shape.aliases or "HasParent" in spec.trait_names:
        return False
    around = [step.item.node.shape.syntax for step in path[:-1]]
    if not all([isinstance(each, OpSpec) and each.built_in for each in around]) or shape.foreign:
        return False
    dialects = {spec.dialect, *_FOREIGN.findall(shape.text)}
    return spec.built_in and all([knowledge_of(each).rules_are_complete for each in dialects])


@remembered(16)
def _runs_no_pass(lines: tuple[str, ...]) -> bool:
    """Whether the RUN lines, if there are any, have diagnostics compared, and nowhere after a pass."""
    commands = " ".join([line.partition("RUN:")[2].rstrip().removesuffix("\\") for line in lines])
    if not commands.strip():
        return True
    comparing = [words for command in _BETWEEN.split(commands) if _CHECKING in command for words in [command.split()]]
    return bool(comparing) and all([_is_harmless(words) for words in comparing])


def _is_harmless(words: Sequence[str]) -> bool:
    program = next((word for word in words if word != "not"), "")
    options = [word.lstrip("-").partition("=")[0] for word in words if len(word) > 1 and word[0] == "-"]
    return program.endswith("-opt") and _HARMLESS.issuperset(options)
