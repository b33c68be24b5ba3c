"""The whole form of an operation as a snippet: made of what its reader expects after its name, with likely values filled in.

Language Server Protocol, "Snippet Syntax".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import takewhile

from mlir_ls.caches import remembered
from mlir_ls.features.completion.fit import ExpectedValue, function_type_of, operand_at, yielded_type
from mlir_ls.features.completion.forms.assignments import Trials
from mlir_ls.features.completion.forms.examples import (
    BODY,
    ExampleForm,
    Tail,
    example_form,
    referred_kinds,
    with_passed_values,
    with_rank,
    with_subscripts,
    without_results,
)
from mlir_ls.features.completion.forms.form import OperationForm, escaped, is_typed_constant, names_of_attributes, opens_region
from mlir_ls.features.completion.forms.nearby import likely_targets, symbols_of_kinds
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.completion.values import ValueCandidate, ranked_values
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.completing import ATTRIBUTE, TYPE, Cut, read_cut
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FunctionType, ShapedType

_MAX_VALUES = 40
_MAX_PASSED = 20
_MAX_TRIALS = 24
_MAX_OPEN = 10
_MAX_SHAPED = 4
_MAX_RANKS = 2
_FUNCTION = ("@", "(")
_FUNCTION_TYPE = (":", "(")
_VALUE_KIND = re.compile(r"%([a-z]*)")
_TYPE_NUMBER = re.compile(r"\$(\d)")


class SnippetMaker:
    """Makes the snippets of operations that begin at one place; the visible values are found once for each constraint."""

    def __init__(self, place: CompletionPlace) -> None:
        self._place = place
        self._values: dict[Term, list[ValueCandidate]] = {}
        self._trials = Trials(_MAX_TRIALS)
        self._open_trials = Trials(_MAX_OPEN)

    def snippet(self, label: str) -> str:
        """The form of the operation that is spelled so, from its name on; "" where the name is all that there has to be.

        It is the first of several forms for which there are values with which nothing is wrong, else the first that is right
        with placeholders for some values, else for types as well. Where none is right, the cursor stands after the name.
        """
        place = self._place
        header = f"{erase(f'{place.header}{label}').text} "
        cut = _cut_of(place, header)
        spec = cut.shape.syntax
        if not isinstance(spec, OpSpec):
            return ""
        if cut.whole and (not cut.rest or spec.terminator) and (passing := self._passing_on(label, header, cut)):
            return passing
        if cut.whole and not cut.rest and self._ends_without_values(spec):
            return ""
        if spec.has_trait("CallOpInterface") and (call := self._likely_call(label, spec)):
            return call
        if spec.has_trait("FunctionOpInterface") and (function := self._function(label, spec)):
            return function
        forms: list[tuple[str, OperationForm]] = []
        for spelled_name, form in self._forms(label, header, cut, spec):
            if form.settle(self._trials):
                return form.text(spelled_name)
            forms.append((spelled_name, form))
        for spelled_name, form in forms:
            if form.settle_with_placeholders(self._open_trials):
                return form.text(spelled_name)
        for spelled_name, form in forms:
            if form.settle_without_types():
                return form.text(spelled_name)
        return f"{escaped(label)} $0" if forms else ""

    def _forms(self, label: str, header: str, cut: Cut, spec: OpSpec) -> Iterator[tuple[str, OperationForm]]:
        """The forms that an operation may have, the likeliest first.

        With each: how the name is spelled.
        """
        example = example_form(self._place.analysis.language, spec, bool(self._place.results))
        operands = example.tail.operands if example is not None else ()
        if usual := facts_of(spec.name).form:
            tail, kinds = self._usual(usual)
            has_regions = example is not None and example.tail.has_regions
            yield from self._given(label, header, tail._replace(operands=operands, has_regions=has_regions), kinds)
        is_form = cut.whole and bool(cut.rest) and not _goes_on_after_region(cut.rest)
        is_vague = (ATTRIBUTE in cut.rest and not is_typed_constant(cut)) or facts_of(spec.name).follows_example
        if is_form and not is_vague:
            yield from self._by_grammar(label, header, cut, example)
        if example is not None:
            name = example.label if example.label[0] == '"' else label
            before = f"{erase(f'{self._place.header}{name}').text} "
            for tail in self._tails(example, spec):
                yield from self._given(name, before, tail, ())
        if is_form and is_vague:
            yield from self._by_grammar(label, header, cut, example)

    def _by_grammar(
        self, label: str, header: str, cut: Cut, example: ExampleForm | None
    ) -> Iterator[tuple[str, OperationForm]]:
        """What the grammar has after the name, with as many subscripts as values nearby have dimensions."""
        tail = _by_grammar(cut, example)
        if ("[", "%", "]") not in zip(tail.tokens, tail.tokens[1:], tail.tokens[2:], strict=False):
            yield label, OperationForm(self._place, cut, tail, self._likely, header=header)
            return
        operands = [operand_at(cut.shape, index)[0] for index in range(len(cut.shape.uses))]
        shaped = [each.type for constraint in operands for each in self._likely(constraint)[:_MAX_SHAPED]]
        resolved = [self._place.resolved(type_) for type_ in shaped if type_ is not None]
        ranks = [len(each.shape) for each in resolved if isinstance(each, ShapedType) and each.shape is not None]
        usual = len([mark for mark in tail.operands if mark == "index"])
        for count in list(dict.fromkeys(ranks))[:_MAX_RANKS] or [usual or 1]:
            yield from self._given(label, header, with_subscripts(tail, count), ())

    def _tails(self, example: ExampleForm, spec: OpSpec) -> Iterator[Tail]:
        """The forms of an example: without results where none have to be and are named, and in the rank of values nearby.

        As many values are passed on as the blocks take that are likely to be meant.
        The label of a block whose arguments are elements of the operands is offered in the block, when these are known.
        """
        tail = example.tail._replace(labels=()) if spec.has_trait("LinalgOp") else example.tail
        blocks = likely_targets(self._place)
        if blocks and any([token[0] == "^" for token in tail.tokens]):
            passing = with_passed_values(tail, [len(block.types) for block in blocks])
            yield from () if passing == tail else (passing,)
        can_lack = not self._place.results and any([each.arity != "one" for each in spec.results])
        shorter = without_results(tail) if can_lack else None
        tails = [tail] if shorter is None else [shorter, tail]
        shaped = [len(each.type.shape or ()) for each in self._likely("any") if isinstance(each.type, ShapedType)]
        rank = shaped[0] if shaped else 0
        for each in tails:
            ranked = with_rank(each, rank) if rank else each
            yield from (each,) if ranked == each else (ranked, each)

    def _given(self, label: str, header: str, tail: Tail, kinds: tuple[str, ...]) -> Iterator[tuple[str, OperationForm]]:
        """The form with this after its name; none where the language does not read it."""
        cut = _cut_of(self._place, f"{header}{tail.text} ")
        if cut.whole and not cut.rest:
            yield label, OperationForm(self._place, cut, tail, self._likely, kinds=kinds, header=header)

    def _usual(self, usual: str) -> tuple[Tail, tuple[str, ...]]:
        """The form that the facts about an operation have, and the kinds of its operands."""
        form = usual if self._place.results else usual.partition(" ->")[0]
        kinds = tuple(_VALUE_KIND.findall(form))
        tokens = tuple(_TYPE_NUMBER.sub(rf"{TYPE}9\1", _VALUE_KIND.sub("%", form)).replace("{ }", BODY).split(" "))
        return Tail(tokens), kinds

    def _function(self, label: str, spec: OpSpec) -> str:
        """The form of a function: name, arguments and results are left open; what has to follow is that of the example."""
        example = example_form(self._place.analysis.language, spec)
        tokens = example.tail.tokens if example is not None else ()
        if example is None or tokens[:2] != _FUNCTION or tokens[-1] != BODY:
            return ""
        end = tokens.index(")")
        end += 3 if tokens[end + 1] == "->" else 1
        rest = zip(example.tail.blanks[end:-1], tokens[end:-1], strict=True)
        kept = "".join([f"{blank}{escaped(token.lstrip('?'))}" for blank, token in rest])
        return f"{escaped(label)} @${{1:name}}(${{2}})${{3}}{kept} {{\n\t$0\n}}"

    def _likely_call(self, label: str, spec: OpSpec) -> str:
        """A call of the nearest function that has as many results as are named, of one around the cursor last; "" for none."""
        named = sum([count for _, count in self._place.results])
        others: list[tuple[str, FunctionType]] = []
        own: list[tuple[str, FunctionType]] = []
        for name, item in symbols_of_kinds(self._place, referred_kinds(self._place.analysis.language, spec)):
            callee = function_type_of(self._place, item)
            is_around = any([scope.owner is not None and scope.owner.node is item.node for scope in self._place.scopes])
            if callee is not None and named in (0, len(callee.results)):
                (own if is_around else others).append((name, callee))
        for name, callee in (*others, *own)[:1]:
            return self.call(f"{label} @{name}", callee, f"{label} ")
        return ""

    def call(self, label: str, callee: FunctionType, before: str = "") -> str:
        """A symbol that is called, with arguments and types after it; "" where the call is spelled otherwise.

        `label` is the symbol with what is typed `before` it.
        """
        place = self._place
        tail = ("(", *_listed("%", len(callee.inputs)), ")")
        header = f"{erase(f'{place.header}{before}@name').text} {' '.join(tail)} "
        cut = _cut_of(place, header)
        if not cut.whole and cut.rest[:2] == _FUNCTION_TYPE:
            type_ = _function_type(callee)  # what stands in for types is one at least, and one as a result
            cut = _cut_of(place, f"{header}{' '.join(type_)} ")
            tail, cut = (*tail, *type_), cut._replace(rest=())
        elif cut.rest:
            tail = (*tail, *_without_results(cut.rest, callee))
        else:
            return ""
        if not cut.whole or len(cut.shape.uses) != len(callee.inputs):
            return ""
        return OperationForm(place, cut, Tail(tail), self._likely, tuple(callee.inputs), tuple(callee.results)).text(label)

    def successor(self, label: str, types: tuple[Type | None, ...]) -> str:
        """A block that is branched to, with values for its arguments; "" where these do not stand after it."""
        place = self._place
        tail = ("(", *_listed("%", len(types)), ":", *_types_apart(len(types)), ")")
        header = f"{erase(f'{place.header}^name').text} {' '.join(tail)} "
        cut = _cut_of(place, header)
        if not types or cut.kind == "broken" or len(cut.shape.uses) < len(types):
            return ""
        first = len(cut.shape.uses) - len(types)
        given: tuple[Type | None, ...] = (*[None] * first, *types)
        return OperationForm(place, cut._replace(rest=()), Tail(tail), self._likely, given, types).text(label)

    def _passing_on(self, label: str, header: str, cut: Cut) -> str:
        """A terminator with the values that the region has to pass on."""
        spec = cut.shape.syntax
        front = () if "%" in cut.expected else cut.rest
        own = front.count("%")
        if not isinstance(spec, OpSpec) or not spec.terminator or spec.successors or bool(front) != bool(own):
            return ""
        known = map(partial(yielded_type, self._place), range(_MAX_PASSED))
        required: tuple[Type | None, ...] = tuple(takewhile(lambda type_: type_ is not None, known))
        owner = self._place.owner
        if not required and owner is not None and function_type_of(self._place, owner) is None:
            required = (None,) * sum([group.size for group in owner.node.shape.definitions])
        if not required:
            return ""
        tail = (*front, *_listed("%", len(required)))
        longer = _cut_of(self._place, f"{header}{' '.join(tail)} ")
        if longer.rest[-1:] == (":",):  # types that the reader takes none of
            tail = (*tail, ":", *_types_apart(len(required)))
            longer = _cut_of(self._place, f"{header}{' '.join(tail)} ")
        if not longer.whole or len(longer.shape.uses) != own + len(required):
            return ""
        types = (*[None] * own, *required)
        return OperationForm(self._place, longer, Tail((*tail, *longer.rest)), self._likely, types).text(label)

    def _ends_without_values(self, spec: OpSpec) -> bool:
        """Whether a terminator passes on nothing: of a function without results, or of such an operation."""
        owner = self._place.owner
        if owner is None or not spec.terminator or spec.successors:
            return False
        function = function_type_of(self._place, owner)
        if function is not None:
            return not function.results and spec.has_trait("ReturnLike")
        shape = owner.node.shape
        around = shape.syntax if isinstance(shape.syntax, OpSpec) else None
        is_implied = around is not None and (around.implicit_terminator == spec.name or not around.operands)
        if around is None or not is_implied or around.has_trait("DestinationStyleOpInterface"):
            return False  # what is written into operands is passed on without results
        return bool(around.results) and not shape.result_types and not shape.definitions

    def _likely(self, constraint: Term) -> list[ValueCandidate]:
        found = self._values.get(constraint)
        if found is None:
            found = self._values[constraint] = ranked_values(self._place, ExpectedValue((), constraint), _MAX_VALUES)
        return found


def _cut_of(place: CompletionPlace, header: str) -> Cut:
    return _read_cut(header, place.default_dialect, place.analysis.language)


@remembered(1024)
def _read_cut(header: str, default_dialect: str, language: OpenLanguage) -> Cut:
    """What the grammar has after a header that a form begins with: the same ones are read while a name is typed."""
    return read_cut(header, default_dialect, language)


def _by_grammar(cut: Cut, example: ExampleForm | None) -> Tail:
    """What the grammar has after the name; where nothing else says it, types and names are those of the example."""
    if example is None:
        return Tail(cut.rest)
    types: dict[str, str] = {}
    operands = example.tail.operands
    own = [str(use[2]) for use in cut.shape.uses]
    results = zip(map(str, cut.shape.result_types), example.results, strict=False)
    for standin, text in (*zip(own, operands, strict=False), *results):
        if standin in cut.rest and text:
            types.setdefault(standin, text)
    alike = operands if len(own) == len(operands) else ()
    tail = example.tail
    tokens = tuple(_with_attributes(cut, example))
    return tail._replace(tokens=tokens, blanks=(), types=types, labels=(), operands=alike, apart=tail.words_apart)


def _with_attributes(cut: Cut, example: ExampleForm) -> Iterator[str]:
    """What the grammar has after the name, with the attributes of the example; a constant's value is left open."""
    names = [] if is_typed_constant(cut) else names_of_attributes(cut.shape)
    for token in cut.rest:
        name = names.pop(0) if token == ATTRIBUTE and names else ""
        yield f"?{example.attributes[name]}" if name in example.attributes else token


def _goes_on_after_region(rest: tuple[str, ...]) -> bool:
    """Whether something follows a region, of which the grammar has the beginning alone."""
    return any([opens_region(rest, number) for number in range(len(rest) - 1)])


def _listed(token: str, count: int) -> tuple[str, ...]:
    """A token several times, with commas between."""
    return tuple(" , ".join([token] * count).split())


def _function_type(callee: FunctionType) -> tuple[str, ...]:
    """A colon and the type of a function, with stand-ins for its types."""
    results = tuple(" , ".join([f"{TYPE}s{number}" for number in range(len(callee.results))]).split())
    given = results if len(results) == 1 else ("(", *results, ")")
    return (*_FUNCTION_TYPE, *_types_apart(len(callee.inputs)), ")", "->", *given)


def _types_apart(count: int) -> tuple[str, ...]:
    """Types that are none of each other's, with commas between."""
    return tuple(" , ".join([f"{TYPE}r{number}" for number in range(count)]).split())


def _without_results(rest: tuple[str, ...], callee: FunctionType) -> tuple[str, ...]:
    """The types after a call, with as many results as the callee has."""
    if len(callee.results) == 1 or "->" not in rest:
        return rest
    at = rest.index("->")
    return (*rest[: at + 1], "(", *_types_apart(len(callee.results)), ")", *rest[at + 2 :])
