"""What completion offers in strings and comments: operations in generic form, RUN lines, names in directives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from mlir_ls.analysis import Analysis
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, Completions, dialect_item
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.ods.successions import successions
from mlir_ls.semantics.filecheck.run_options import RUN, options_of, passes, program_in
from mlir_ls.semantics.summary import run_summary
from mlir_ls.text import Position, span

_GENERIC = re.compile(r'\s*(?:%[\w$.:,% -]+=\s*)?"(?P<typed>[A-Za-z_][\w.]*)?$')
_PROGRAM = re.compile(r"(?:RUN:|\||&&|;)\s*(?P<typed>[A-Za-z][\w-]*)?$")
_PROGRAMS = ("mlir-opt %s", "FileCheck %s", "mlir-translate", "mlir-runner", "not mlir-opt %s")
"""What RUN lines of MLIR's own tests run, the most frequent first."""
_OPTION = re.compile(r"\s--?(?P<typed>[\w-]*)$")
_PIPELINE = re.compile(r"--?pass-pipeline=[\"']?(?P<text>[^\"']*)$")
_OF_PASS = re.compile(r"(?P<name>[A-Za-z][\w-]*)(?:\{|=[\"'])(?P<given>[^{}\"']*)$")
_PART = re.compile(r"(?:^|[(,])\s*(?P<typed>[\w.-]*)$")
_GIVEN = re.compile(r"(?:^|\s)(?P<typed>[\w-]*)$")
_DIRECTIVE = re.compile(r"\s*//\s*[A-Z][\w-]*:.*?(?P<typed>@[\w$.-]*|\[\[#?\$?\w*)$")
_VARIABLE = re.compile(r"\[\[(#?\$?[A-Za-z_]\w*):")
_MAX_RUN_LINES = 50
_MAX_WORDS = 300
_MAX_ANCHORS = 20
_MAX_LINES = 2000
"""Lines before a directive in which variables are looked for."""


def unread_items(analysis: Analysis, position: Position, left: str) -> Completions | None:
    """What may be typed in a string or a comment at a position, `left` of which the line is; None where nothing is known."""
    of_pipeline = _pipeline_items(analysis, position, left) if RUN.match(left) else None
    if of_pipeline is not None:
        return of_pipeline
    option = _OPTION.search(left) if RUN.match(left) else None
    program = _PROGRAM.search(left) if RUN.match(left) else None
    found = option or program or (_DIRECTIVE.match(left) if not RUN.match(left) else None) or _GENERIC.match(left)
    if found is None:
        return None
    typed = found["typed"] or ""
    if option is not None:
        items: Iterable[CompletionItem] = _options(left)
    elif program is not None:
        items = _programs(analysis, position.line, "|" in left)
    elif typed[:1] == "@":
        items = _symbols(analysis)
    elif typed[:1] == "[":
        typed = typed[2:]
        items = _variables(analysis, position.line)
    else:
        quote = len(left) - len(typed) - 1
        if not CompletionPlace(analysis, Position(position.line, quote), "", left[:quote]).begins_operation:
            return None
        items = _operations(analysis, typed)
    offered = [each for each in items if each.label.startswith(typed)][:_MAX_WORDS]
    where = span(position.line, len(left) - len(typed), len(left))
    return Completions(where, offered, False, typed) if offered else None


def _pipeline_items(analysis: Analysis, position: Position, left: str) -> Completions | None:
    """What may be typed in the text of a pipeline or of the options of a pass; None elsewhere."""
    pipeline, of_pass = _PIPELINE.search(left), _OF_PASS.search(left)
    options = passes().get(of_pass["name"]) if of_pass is not None else None
    if of_pass is not None and options is not None:
        found = _GIVEN.search(of_pass["given"])
        names = [each for each in options if f"{each.rstrip('=')}=" not in of_pass["given"]]
        items = [CompletionItem(each.rstrip("="), CompletionKind.KEYWORD, "option of a pass", inserted=each) for each in names]
    elif pipeline is not None and "{" not in pipeline["text"].rpartition("}")[2]:
        found = _PART.search(pipeline["text"])
        anchors = _anchors(analysis) if pipeline["text"].count("(") else ["builtin.module"]
        items = [
            CompletionItem(each, CompletionKind.OPERATION, "anchor of passes", snippet=f"{each}($0)", inserted=f"{each}(")
            for each in anchors
        ]
        if pipeline["text"].count("("):
            items += [CompletionItem(name, CompletionKind.KEYWORD, "pass") for name in passes()]
    else:
        return None
    if found is None:
        return None
    offered = [each for each in items if each.label.startswith(found["typed"])]
    where = span(position.line, len(left) - len(found["typed"]), len(left))
    return Completions(where, offered, True, found["typed"]) if offered else None


def _anchors(analysis: Analysis) -> list[str]:
    """The operations on which a pass may run: those that are isolated from what is above, the ones of the text in front."""
    registry, table = analysis.language.registry, successions()
    names = [name for name in table.total if (spec := registry.op(name)) is not None and spec.has_trait("IsolatedFromAbove")]
    used = {node.shape.name for chunk in analysis.document.tree.chunks for run in chunk.region.runs for node in run.items}
    return sorted(names, key=lambda name: (name not in used, -table.total[name], name))[:_MAX_ANCHORS]


def _programs(analysis: Analysis, line: int, is_after: bool) -> Iterator[CompletionItem]:
    """The commands of the RUN lines above, as they are spelled there, then those of MLIR's own tests.

    `is_after`: they read what another one prints, as FileCheck does.
    """
    above = analysis.document.lines[max(0, line - _MAX_RUN_LINES) : line]
    commands = [each.strip() for text in above if RUN.match(text) for each in text.partition("RUN:")[2].split("|")]
    known = dict.fromkeys([*[each for each in commands if each and not each.endswith("\\")], *_PROGRAMS])
    for command in sorted(known, key=lambda each: each.startswith("FileCheck") != is_after):
        yield CompletionItem(command, CompletionKind.KEYWORD, "command")


def _options(left: str) -> Iterator[CompletionItem]:
    program = program_in(left, len(left))
    known = options_of(program)
    for name, text in known.items():
        yield CompletionItem(name, CompletionKind.KEYWORD, text)
    if "opt" in program:
        yield from [CompletionItem(name, CompletionKind.KEYWORD, "pass") for name in passes() if name not in known]


def _symbols(analysis: Analysis) -> Iterator[CompletionItem]:
    """The symbols at the top of the text, and in the modules there."""
    for chunk in analysis.document.tree.chunks:
        for run in chunk.region.runs:
            names = [*run_summary(run).symbols]
            for node in run.items:
                for region in node.body.regions if node.body is not None and node.shape.syntax is not None else ():
                    names += islice((name for inner in region.runs for name in run_summary(inner).symbols), _MAX_WORDS)
            for name in names:
                yield CompletionItem(f"@{name}", CompletionKind.SYMBOL, "symbol")


def _variables(analysis: Analysis, line: int) -> Iterator[CompletionItem]:
    """The variables that directives above a line define, the nearest first."""
    seen: set[str] = set()
    for text in reversed(analysis.document.lines[max(0, line - _MAX_LINES) : line]):
        for found in _VARIABLE.finditer(text) if "[[" in text else ():
            if found[1] not in seen:
                seen.add(found[1])
                yield CompletionItem(found[1], CompletionKind.VALUE, "variable of FileCheck")


def _operations(analysis: Analysis, typed: str) -> Iterator[CompletionItem]:
    registry = analysis.language.registry
    dialect, dot, _ = typed.partition(".")
    if dot:
        total = successions().total
        names = registry.ops_of(dialect) if registry.knows_dialect(dialect) else ()
        for name in sorted(names, key=lambda name: (-total.get(name, 0), name)):
            yield CompletionItem(name, CompletionKind.OPERATION, "operation in generic form")
    else:
        yield from map(dialect_item, sorted(registry.dialects()))
