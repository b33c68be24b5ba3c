"""Operations: found by any of their letters, ordered by what fits the region, what the file uses and what usually follows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from mlir_ls.features.completion.forms.snippets import SnippetMaker
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, dialect_item, shortened
from mlir_ls.features.completion.likely.around import OperationsAround, operations_around
from mlir_ls.features.completion.likely.counted import CountedShares, share_of_mnemonic
from mlir_ls.features.completion.likely.defined import Judge, holds_symbols
from mlir_ls.features.completion.matching import NO_MATCH, by_first_letter, match
from mlir_ls.features.completion.new_values import new_result_names
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.ods.documentation import page_of, summary_of
from mlir_ls.ods.examples import example_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.successions import successions
from mlir_ls.syntax.completing import TYPE

MAX_OPERATIONS = 60
"""How many operations are offered where no dialect is named."""
_MAX_JUDGED, _MAX_ALIKE = 40, 160
"""So many operations are judged by their definitions; more where others are as likely as these, as in a project's dialect."""
_SCATTERED = 0.01
"""Names that hold the letters here and there match as well as this at most; they are offered where no other matches."""
_WHOLE = 1e6
"""How much likelier a name is that is typed whole."""
_MAX_SNIPPETS = 6
_MAX_EXAMPLES = 12
"""Items that are shown with an example: more are seldom looked at."""
_LINES = 2000
_RESULT = re.compile(r"\s*%([A-Za-z_][\w]*)\s*=")


def operation_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The operations that may begin at the cursor, the likeliest first, and the dialects that have more."""
    if "-" in place.typed:  # which no name has
        place = replace(place, typed=place.typed.replace("-", "_"))
    typed = place.typed
    around = operations_around(place)
    registry = place.analysis.language.registry
    scored = sorted(_scored(place, around), key=lambda pair: (-pair[0], pair[1]))
    dialect, dot, _ = typed.partition(".")
    named = bool(dot) and registry.knows_dialect(dialect)
    judge = Judge(place, around)
    count = _count_of_judged([score for score, _ in scored])
    judged = [(score * judge.factor(name), name) for score, name in scored[:count]]
    ordered = [name for _, name in sorted(judged, key=lambda pair: (-pair[0], pair[1]))]
    ordered += [name for _, name in scored[count : None if named else max(count, MAX_OPERATIONS)]]
    more = [] if dot else [name for name in dialects(place) if name.startswith(typed) and name not in _bare(place)]
    maker = SnippetMaker(place) if place.snippets else None
    result_name = new_result_names(place) if place.snippets and not place.header.strip() else None
    for number, name in enumerate(ordered):
        item = operation_item(place, name, _label(place, around, name))
        if number < _MAX_EXAMPLES:
            item = _with_example(item, registry.op(name))
        if item.operation == "" and around.spelled.get(name, "")[:1] == '"':
            item = item._replace(inserted=around.spelled[name])  # what is not known has no other form
        if maker is not None and number < _MAX_SNIPPETS:
            form = maker.snippet(item.label)
            if TYPE in form:  # a type that follows from a half-typed line
                form = ""
            result = _result(registry.op(name), item.example, result_name) if form and result_name is not None else ""
            item = item._replace(snippet=f"{result}{form}")
        yield item
        if number == 9:
            yield from _dialect_items(more)
    if len(ordered) < 10:
        yield from _dialect_items(more)


def _count_of_judged(scores: list[float]) -> int:
    """How many of the operations are judged by their definitions, where these are their scores, the highest first."""
    count = _MAX_JUDGED
    while 0 < count < min(len(scores), _MAX_ALIKE) and scores[count] == scores[count - 1]:
        count += 1
    return count


def _result(spec: OpSpec | None, example: str, named: Callable[[str], str]) -> str:
    """A name for the result of an operation that always has one, and the equals sign; "" for others."""
    if spec is None or len(spec.results) != 1 or spec.results[0].arity != "one":
        return ""
    usual = _RESULT.match(example)
    return f"%{named(usual[1] if usual is not None else '')} = "


def _dialect_items(names: list[str]) -> Iterator[CompletionItem]:
    yield from map(dialect_item, names)


def operation_item(place: CompletionPlace, name: str, label: str) -> CompletionItem:
    """The item for an operation of this full name."""
    spec = place.analysis.language.registry.op(name)
    if spec is None:
        return CompletionItem(label, CompletionKind.OPERATION)
    return CompletionItem(label, CompletionKind.OPERATION, shortened(summary_of(spec)), page_of(spec), operation=name)


def _with_example(item: CompletionItem, spec: OpSpec | None) -> CompletionItem:
    return item._replace(example=example_of(spec)) if spec is not None else item


def _label(place: CompletionPlace, around: OperationsAround, name: str) -> str:
    """How an operation is spelled at the place."""
    default, typed = place.default_dialect, place.typed
    dialect, _, mnemonic = name.partition(".")
    if dialect in _bare(place) and not typed.startswith(f"{dialect}."):
        return mnemonic
    if dialect != default or "." in typed or "." in mnemonic or (name.startswith(typed) and not mnemonic.startswith(typed)):
        return name
    spelled = around.spelled.get(name)
    return spelled if spelled in (name, mnemonic) and spelled is not None else mnemonic


def _bare(place: CompletionPlace) -> tuple[str, ...]:
    """The dialects whose operations are spelled without them, in documents of older MLIR."""
    return place.analysis.language.form.bare_dialects


def dialects(place: CompletionPlace) -> Iterator[str]:
    """The dialects that are offered to everybody, and those that only a text is offered that has them already."""
    registry, line = place.analysis.language.registry, place.start.line
    lines = place.analysis.document.lines[max(0, line - _LINES) : line + _LINES]
    offered = registry.offered()
    yield from offered
    for name in registry.dialects():
        if name not in offered and any([f"{name}." in line for line in lines]):
            yield name


# -- which operations there are ---------------------------------------------------------------------------------------


def _scored(place: CompletionPlace, around: OperationsAround) -> Iterator[tuple[float, str]]:
    """The operations that what is typed may mean, each with its likeliness."""
    typed, bare = place.typed, _bare(place)
    registry = place.analysis.language.registry
    counted = CountedShares(around, place.results[0][0] if place.results else "", registry)
    beginnings = (typed, *[f"{dialect}.{typed}" for dialect in (place.default_dialect, *bare)])
    matches: list[tuple[float, float, str]] = []
    for name in _candidates(place, around):
        if place.results and _gives_nothing(registry.op(name)):
            continue
        matched = _WHOLE if name in beginnings else 1.0 if name.startswith(beginnings) else match(typed, name)
        if matched == NO_MATCH:
            continue
        likely = counted.likeliness(name)
        if bare and name.partition(".")[0] in bare:
            if registry.op(name) is None:
                continue
            likely = (likely + 0.02 + 0.1 * share_of_mnemonic(name)) * _in_document(place, around, name)
        matches.append((matched, matched * (likely + 1e-9) * counted.named_so(name), name))
    is_clear = any([matched > _SCATTERED for matched, _, _ in matches])
    yield from [(score, name) for matched, score, name in matches if matched > _SCATTERED or not is_clear]


def _gives_nothing(spec: OpSpec | None) -> bool:
    """Whether an operation never has results."""
    return spec is not None and not spec.results


def _candidates(place: CompletionPlace, around: OperationsAround) -> Iterable[str]:
    registry = place.analysis.language.registry
    typed = place.typed
    dialect, dot, _ = typed.partition(".")
    if dot and registry.knows_dialect(dialect):
        return registry.ops_of(dialect)
    seen = dict.fromkeys(registry.ops_of(place.default_dialect))
    for name in _bare(place):
        seen.update(dict.fromkeys(registry.ops_of(name)))
    seen.update(dict.fromkeys(around.counts))
    offered = frozenset(registry.offered())
    usual = _operations_of(offered)
    seen.update(dict.fromkeys(usual.get(typed[:1].lower(), ()) if typed else _usual(offered)))
    of_text = () if typed else sorted(offered.intersection(around.dialects))  # with operations that are not counted
    for name in (*of_text, *offered.difference(successions().dialects)):
        seen.update(dict.fromkeys(registry.ops_of(name)))
    return seen


@lru_cache(4)
def _operations_of(dialects: frozenset[str]) -> dict[str, list[str]]:
    """The operations of some dialects, by the first letters of their parts."""
    return by_first_letter([name for name in successions().operations if name.partition(".")[0] in dialects])


@lru_cache(4)
def _usual(dialects: frozenset[str]) -> list[str]:
    """The operations of some dialects that are used at all."""
    return [name for name in successions().total if name.partition(".")[0] in dialects]


def _in_document(place: CompletionPlace, around: OperationsAround, name: str) -> float:
    """How well an operation without a dialect fits the place, as a factor: functions do not stand in functions."""
    spec = place.analysis.language.registry.op(name)
    return 1.0 if spec is None or (spec.symbol or spec.function) == holds_symbols(place, around.owner) else 1e-3
