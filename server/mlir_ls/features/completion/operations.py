"""Operations: found by any of their letters, ordered by what fits the region, what the file uses and what usually follows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from math import exp, pow
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.features.completion.fit import ExpectedValue, fits, function_type_of, terms_of
from mlir_ls.features.completion.forms.snippets import SnippetMaker
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, dialect_item, shortened
from mlir_ls.features.completion.matching import NO_MATCH, by_first_letter, match
from mlir_ls.features.completion.new_values import new_result_names
from mlir_ls.features.completion.place import CompletionPlace, used_types
from mlir_ls.features.completion.result_names import resemblance, shares_of_names, stem_of, usual_operations
from mlir_ls.features.completion.values import ranked_values
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.documentation import page_of, summary_of
from mlir_ls.ods.examples import example_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.successions import Shares, successions
from mlir_ls.syntax.completing import TYPE
from mlir_ls.syntax.leaf import LeafError, LeafParser, Type
from mlir_ls.syntax.tree import Located

MAX_OPERATIONS = 60
"""How many operations are offered where no dialect is named."""
_MAX_JUDGED = 40
_OFTEN = 100
_SCATTERED = 0.01
"""Names that hold the letters here and there match as well as this at most; they are offered where no other matches."""
_WHOLE = 1e6
"""How much likelier a name is that is typed whole."""
_MAX_SNIPPETS = 6
_MAX_VALUES = 40
_MAX_EXAMPLES = 12
"""Items that are shown with an example: more are seldom looked at."""
_USUALLY, _NAMED_HERE, _LIKE = 0.85, 0.7, 5.0
"""Weights of operations whose results usually have a name, of those that the text names so, and of names that are alike."""
_TAKES_LAST, _TAKES_FEW_KINDS = 5.5, 1.1
"""How much likelier an operation is that takes the last value that nothing uses yet, more so where few types may stand."""
_KINDS = ("i1", "i32", "index", "f32", "vector<4xf32>", "tensor<4xf32>", "memref<4xf32>", "none")
"""Types of all kinds, by which it is found out how few a constraint takes."""
_LINES = 2000
_NONE: Shares = MappingProxyType({})
_RESULT = re.compile(r"\s*%([A-Za-z_][\w]*)\s*=")
_ENDS = re.compile(r"\s*([}^]|// -----)")
_BLANK = re.compile(r"\s*(?://(?! -----).*)?\Z")


class _Surroundings(NamedTuple):
    """What is around a place where an operation begins.

    `previous` and `following` are the operations beside it in its region, `owner` the one around it, all by name. `ends`:
    the block ends after it, `last`: so does the region. `counts`: how often the file has each operation, near ones more;
    `alike` only those directly in an operation of the owner's name. `pairs`: how often each follows the previous one in the
    file. `dialects`: the share of each dialect in it. `spelled`: how the file spells each.
    """

    previous: str
    following: str
    owner: str
    ends: bool
    last: bool
    counts: dict[str, float]
    alike: dict[str, float]
    pairs: dict[str, float]
    dialects: dict[str, float]
    spelled: dict[str, str]
    named: Shares


class _Visible:
    """The types of the values near a place: whether an operation can take any of them, and whether it takes the last one."""

    def __init__(self, place: CompletionPlace) -> None:
        self._place = place
        values = ranked_values(place, ExpectedValue(), _MAX_VALUES)
        self._types = {value.type for value in values}
        self._fresh = {value.type for value in values[:1] if value.name not in place.used_names}
        self._known: dict[Term, tuple[bool, bool]] = {}

    def factor(self, spec: OpSpec) -> float:
        """How likely an operation is by its operands: hardly, where no value is there for one that it must have."""
        if any([operand.arity == "one" and not self._fits(operand.constraint)[0] for operand in spec.operands]):
            return 0.03
        taking = [operand.constraint for operand in spec.operands if self._fits(operand.constraint)[1]]
        if not taking:
            return 1.0
        language = self._place.analysis.language
        return _TAKES_LAST * exp(_TAKES_FEW_KINDS * max([_share_refused(language, each) for each in taking]))

    def _fits(self, constraint: Term) -> tuple[bool, bool]:
        """Whether a constraint may hold of a value that is there, and whether it holds of the last one."""
        known = self._known.get(constraint)
        if known is None:
            holds = {type_: type_ is None or fits(self._place, type_, constraint) for type_ in self._types}
            some = any([each is not False for each in holds.values()])
            known = some, any([holds[type_] is True for type_ in self._fresh])
            self._known[constraint] = known
        return known


def operation_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The operations that may begin at the cursor, the likeliest first, and the dialects that have more."""
    typed = place.typed
    around = _surroundings(place)
    registry = place.analysis.language.registry
    scored = sorted(_scored(place, around), key=lambda pair: (-pair[0], pair[1]))
    dialect, dot, _ = typed.partition(".")
    named = bool(dot) and registry.knows_dialect(dialect)
    visible = _Visible(place)
    judged = [(score * _judgement(place, around, visible, name), name) for score, name in scored[:_MAX_JUDGED]]
    ordered = [name for _, name in sorted(judged, key=lambda pair: (-pair[0], pair[1]))]
    ordered += [name for _, name in scored[_MAX_JUDGED : None if named else MAX_OPERATIONS]]
    more = [] if dot else [name for name in dialects(place) if name.startswith(typed) and name not in _bare(place)]
    maker = SnippetMaker(place) if place.snippets else None
    result_name = new_result_names(place) if place.snippets and not place.header.strip() else None
    for number, name in enumerate(ordered):
        item = operation_item(place, name, _label(place, around, name))
        if number < _MAX_EXAMPLES:
            item = _with_example(item, registry.op(name))
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


def _label(place: CompletionPlace, around: _Surroundings, name: str) -> str:
    """How an operation is spelled at the place."""
    default, typed = place.default_dialect, place.typed
    dialect, _, mnemonic = name.partition(".")
    if dialect in _bare(place):
        return mnemonic
    if dialect != default or "." in typed or (name.startswith(typed) and not mnemonic.startswith(typed)):
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


@remembered(1024)
def _share_refused(language: OpenLanguage, constraint: Term) -> float:
    """The share of the usual kinds of types that a constraint does not take."""
    if constraint == "any":
        return 0.0
    kinds, check = _kinds(language.leaves), terms_of(language).check_of(constraint)
    return len([type_ for type_ in kinds if check(type_) is False]) / max(1, len(kinds))


@remembered(8)
def _kinds(leaves: LeafParser) -> list[Type]:
    """A type of each usual kind that a language has."""
    found: list[Type] = []
    for text in _KINDS:
        with suppress(LeafError):
            found.append(leaves.parse_type(text))
    return found


# -- which operations there are ---------------------------------------------------------------------------------------


def _scored(place: CompletionPlace, around: _Surroundings) -> Iterator[tuple[float, str]]:
    """The operations that what is typed may mean, each with its likeliness."""
    typed, bare = place.typed, _bare(place)
    registry = place.analysis.language.registry
    result = place.results[0][0] if place.results else ""
    stem, usual = stem_of(result), usual_operations(result)
    beginnings = (typed, *[f"{dialect}.{typed}" for dialect in (place.default_dialect, *bare)])
    matches: list[tuple[float, float, str]] = []
    for name in _candidates(place, around):
        if place.results and _gives_nothing(registry.op(name)):
            continue
        matched = _WHOLE if name in beginnings else 1.0 if name.startswith(beginnings) else match(typed, name)
        if matched != NO_MATCH and not (name.partition(".")[0] in bare and place.analysis.language.registry.op(name) is None):
            likely = _likeliness(around, name)
            if name.partition(".")[0] in bare:
                likely = (likely + 0.02 + 0.1 * _share_of_mnemonic(name)) * _in_document(place, around, name)
            if stem:
                likely = (likely + 1e-9) * _named_so(stem, usual, around, name)
            matches.append((matched, matched * (likely + 1e-9), name))
    is_clear = any([matched > _SCATTERED for matched, _, _ in matches])
    yield from [(score, name) for matched, score, name in matches if matched > _SCATTERED or not is_clear]


def _gives_nothing(spec: OpSpec | None) -> bool:
    """Whether an operation never has results."""
    return spec is not None and not spec.results


def _candidates(place: CompletionPlace, around: _Surroundings) -> Iterable[str]:
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
    for name in offered.difference(successions().dialects):
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


# -- how likely they are ----------------------------------------------------------------------------------------------


def _likeliness(around: _Surroundings, name: str) -> float:
    """How likely an operation is, from counts alone."""
    table = successions()
    near = around.counts.get(name, 0.0) + around.alike.get(name, 0.0)
    pair = around.pairs.get(name, 0.0)
    behind, inside = table.behind.get(around.previous, _NONE), table.inside.get(around.owner, _NONE)
    usual = 0.7 * behind.get(name, 0.0) + 0.15 * inside.get(name, 0.0)
    usual += 0.02 * table.total.get(name, 0) / max(1, _all())
    dialect = name.partition(".")[0]
    of_dialect = around.dialects.get(dialect, 0.0) * (1 + table.total.get(name, 0)) / _total_of(dialect)
    return 0.15 * near + 0.35 * pair + 0.5 * usual + 0.2 * of_dialect


def _named_so(stem: str, usual: Shares, around: _Surroundings, name: str) -> float:
    """How much likelier an operation is by the name that its result has, as a factor."""
    counted = pow(usual.get(name, 0.0) + 0.01, _USUALLY) * pow(around.named.get(name, 0.0) + 0.02, _NAMED_HERE)
    return counted * exp(_LIKE * resemblance(stem, name))


@lru_cache(256)
def _total_of(dialect: str) -> int:
    """How often operations of a dialect were counted, and how many it has: those that were not are as if there was one."""
    table = successions()
    return 1 + sum([1 + table.total.get(name, 0) for name in table.operations if name.partition(".")[0] == dialect])


def _share_of_mnemonic(name: str) -> float:
    """How large a part of today's operations has the name of an operation, in whatever dialect it is today."""
    return _by_mnemonic().get(name.partition(".")[2], 0) / max(1, _all())


@lru_cache(1)
def _by_mnemonic() -> dict[str, int]:
    counts: dict[str, int] = {}
    for name, count in successions().total.items():
        mnemonic = name.rpartition(".")[2]
        counts[mnemonic] = counts.get(mnemonic, 0) + count
    return counts


def _in_document(place: CompletionPlace, around: _Surroundings, name: str) -> float:
    """How well an operation without a dialect fits the place, as a factor: functions do not stand in functions."""
    registry = place.analysis.language.registry
    spec = registry.op(name)
    if spec is None:
        return 1.0
    is_symbol = spec.has_trait("Symbol") or spec.has_trait("FunctionOpInterface")
    return 1.0 if is_symbol == _holds_symbols(place, around.owner) else 1e-3


def _holds_symbols(place: CompletionPlace, owner: str) -> bool:
    """Whether symbols may be defined directly in an operation; at the top level, and in one that is not known, they may."""
    spec = place.analysis.language.registry.op(owner)
    return spec is None or spec.has_trait("SymbolTable")


@lru_cache(1)
def _all() -> int:
    return sum(successions().total.values())


def _judgement(place: CompletionPlace, around: _Surroundings, visible: _Visible, name: str) -> float:
    """How well an operation fits the place by its definition, as a factor."""
    spec = place.analysis.language.registry.op(name)
    if spec is None:
        return 1.0
    factor = _of_results(place, spec) * _of_region(place, around, spec)
    factor *= visible.factor(spec) if around.ends or not spec.terminator else 1.0
    if spec.has_trait("Symbol") and not _holds_symbols(place, around.owner):
        factor *= 0.01
    if _is_foreign_to(around.owner, name):
        factor *= 0.05
    if around.following:
        factor *= 0.25 + successions().behind.get(name, _NONE).get(around.following, 0.0)
    return factor


def _is_foreign_to(owner: str, name: str) -> bool:
    """Whether an operation that is used often has hardly ever been directly in the region of another one."""
    table = successions()
    often = table.total.get(name, 0) > _OFTEN and table.sizes.get(owner, 0) > _OFTEN
    return often and name not in table.inside.get(owner, _NONE)


def _of_results(place: CompletionPlace, spec: OpSpec) -> float:
    named = sum([count for _, count in place.results])
    fixed = all(result.arity == "one" for result in spec.results)
    if not place.results:
        return 0.05 if spec.results and fixed else 1.0
    if fixed and len(spec.results) != named:
        return 1e-3
    factor = 1.0
    if fixed and len(spec.results) == len(place.results):
        for (name, _), result in zip(place.results, spec.results, strict=True):
            used = used_types(place, name)
            if used and fits(place, used[0], result.constraint) is False:
                factor *= 0.01
    return factor


def _of_region(place: CompletionPlace, around: _Surroundings, spec: OpSpec) -> float:
    factor = 1.0
    parent = spec.trait("HasParent")
    if parent is not None and parent.arguments and around.owner not in parent.arguments:
        factor *= 1e-3
    if spec.terminator:
        factor *= _of_end(place, around, spec) if around.ends else 0.02
        owner = place.analysis.language.registry.op(around.owner)
        implied = owner.implicit_terminator if owner is not None else None
        if implied is not None and implied != spec.name:
            factor *= 0.05
    elif around.ends and around.owner and _expects_terminator(place, around.owner):
        factor *= 0.08
    return factor


def _of_end(place: CompletionPlace, around: _Surroundings, spec: OpSpec) -> float:
    """How well a terminator fits the end of a block: the last one of a function gives back what that does, others branch."""
    owner = place.owner
    function = function_type_of(place, owner) if owner is not None else None
    if spec.successors or function is None or not spec.has_trait("ReturnLike"):
        return 0.15 if spec.successors and around.last else 1.0
    required = len([operand for operand in spec.operands if operand.arity == "one"])
    is_fixed = required == len(spec.operands)
    if required > len(function.results) or (is_fixed and required < len(function.results)):
        return 0.02
    return 1.0 if around.last else 0.25


def _expects_terminator(place: CompletionPlace, owner: str) -> bool:
    spec = place.analysis.language.registry.op(owner)
    return spec is not None and not spec.no_terminator and not spec.graph_region


# -- what is around ---------------------------------------------------------------------------------------------------


def _surroundings(place: CompletionPlace) -> _Surroundings:
    previous, following = _siblings(place)
    owner = place.owner.node.shape.name if place.owner is not None else ""
    counts: dict[str, float] = {}
    alike: dict[str, float] = {}
    pairs: dict[str, float] = {}
    spelled: dict[str, str] = {}
    owners = place.owners
    for items in (place.before, place.behind):
        last = ""
        for distance, item in enumerate(items):
            shape = item.node.shape
            if shape.kind != "operation":
                last = "^" if shape.kind == "label" else last
                continue
            name = shape.name
            counts[name] = counts.get(name, 0.0) + 1 / (4 + distance)
            if owners.get((item.line, item.node.column), owner) == owner:
                alike[name] = alike.get(name, 0.0) + 1 / (4 + distance)
            spelled.setdefault(name, shape.text[shape.name_offset : shape.name_end])
            if items is place.before and previous == name and last:
                pairs[last] = pairs.get(last, 0.0) + 1
            if items is place.behind and previous == last:
                pairs[name] = pairs.get(name, 0.0) + 1
            last = name
    total = sum(counts.values()) or 1.0
    counts = {name: count / total for name, count in counts.items()}
    total = sum(alike.values()) or 1.0
    alike = {name: count / total for name, count in alike.items()}
    shares: dict[str, float] = {}
    for name, share in counts.items():
        dialect = name.partition(".")[0]
        shares[dialect] = shares.get(dialect, 0.0) + share
    total = sum(pairs.values()) or 1.0
    pairs = {name: count / (total + 1) for name, count in pairs.items()}
    behind = _end_behind(place)
    in_front = previous or f"{{{owner}"
    named = shares_of_names(place.results[0][0], place.others) if place.results else _NONE
    return _Surroundings(in_front, following, owner, behind != "", behind == "}", counts, alike, pairs, shares, spelled, named)


def _siblings(place: CompletionPlace) -> tuple[str, str]:
    """The names of the operations before and after the place in its region; "^" for a label, "" for none."""
    region = place.region
    if region is None or not place.scopes:
        return "", ""
    before = following = ""
    for item in place.siblings:
        if item.line < place.start.line or (item.line == place.start.line and _is_in_front(place, item)):
            before = item.node.shape.name if item.node.shape.kind == "operation" else "^"
        elif item.line > place.start.line:
            following = item.node.shape.name if item.node.shape.kind == "operation" else "^"
            break
    return before, following


def _is_in_front(place: CompletionPlace, item: Located) -> bool:
    return item.node.column < len(place.left) - len(place.left.lstrip())


def _end_behind(place: CompletionPlace) -> str:
    """What ends the block after the line of the place: "}" where the region ends with it, "^" for a label; "" for nothing."""
    lines = place.analysis.document.lines
    for number in range(place.start.line + 1, min(len(lines), place.start.line + 60)):
        line = lines[number]
        if not _BLANK.match(line):
            found = _ENDS.match(line)
            return "" if found is None else "^" if found[1] == "^" else "}"
    return "}"
