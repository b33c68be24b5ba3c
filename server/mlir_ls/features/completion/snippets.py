"""The whole form of an operation as a snippet: made of what its reader expects behind its name, with likely values filled in.

Language Server Protocol, "Snippet Syntax".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import takewhile

from mlir_ls.features.completion.assignments import Trials, agreeing_values
from mlir_ls.features.completion.fit import ExpectedValue, constant_of, function_type_of, usual_constant, yielded_type
from mlir_ls.features.completion.place import CompletionPlace, is_standin, used_types
from mlir_ls.features.completion.types import spelled
from mlir_ls.features.completion.values import ValueCandidate, ranked_values
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.completing import ATTRIBUTE, TYPE, Cut, read_cut
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType, FloatType, FunctionType, ShapedType, TypeAlias
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION

_NO_BLANK_BEHIND = frozenset("([<{")
_NO_BLANK_BEFORE = frozenset((",", ")", "]", ">", "}"))
_MAX_VALUES = 40
_MAX_PASSED = 20
_MAX_TRIALS = 48
_FUNCTION = ("@", "(")
_REGION = f"{{{REGION}}}"
_VALUE_KIND = re.compile(r"%([a-z]*)")
_TYPE_NUMBER = re.compile(r"\$(\d)")
_TYPED: Term = ("attr_interface", "TypedAttr")
_CONSTANT_NAME = re.compile(r"c(-?\d+)(?:_(i\d+))?(?:_\d+)?")
_ESCAPED = str.maketrans({"\\": "\\\\", "$": "\\$", "}": "\\}"})


class SnippetMaker:
    """Makes the snippets of operations that begin at one place; the visible values are found once for each constraint."""

    def __init__(self, place: CompletionPlace) -> None:
        self._place = place
        self._values: dict[Term, list[ValueCandidate]] = {}
        self._trials = Trials(_MAX_TRIALS)

    def snippet(self, label: str) -> str:
        """The form of the operation that is spelled so, from its name on; "" where the name is all that there has to be."""
        place = self._place
        header = f"{erase(f'{place.header}{label}').text} "
        cut = read_cut(header, place.default_dialect, place.analysis.language)
        spec = cut.shape.syntax
        if not isinstance(spec, OpSpec):
            return ""
        if usual := facts_of(spec.name).form:
            return self._usual(label, header, usual)
        if not cut.whole:
            return ""
        if not cut.rest:
            return self._passing_on(label, header, cut)
        if spec.has_trait("FunctionOpInterface") and cut.rest[:2] == _FUNCTION:
            return f"{escaped(label)} @${{1:name}}(${{2}})${{3}} {{\n\t$0\n}}"
        return _Form(place, cut, self._likely).text(label, cut.rest)

    def _usual(self, label: str, header: str, usual: str) -> str:
        """The form that the facts about an operation have."""
        form = usual if self._place.results else usual.partition(" ->")[0]
        kinds = tuple(_VALUE_KIND.findall(form))
        tail = tuple(_TYPE_NUMBER.sub(rf"{TYPE}9\1", _VALUE_KIND.sub("%", form)).replace("{ }", _REGION).split(" "))
        read = f"{header}{' '.join(tail).replace('?', '')} "
        cut = read_cut(read, self._place.default_dialect, self._place.analysis.language)
        if not cut.whole:
            return ""
        made = _Form(self._place, cut._replace(rest=()), self._likely, kinds=kinds)
        values = agreeing_values(self._place, cut.shape, read, made.candidates(), self._trials)
        return made.with_values(values).text(label, tail)

    def call(self, label: str, callee: FunctionType) -> str:
        """A symbol that is called, with arguments and types behind it; "" where the call is spelled otherwise."""
        place = self._place
        tail = ("(", *_listed("%", len(callee.inputs)), ")")
        header = f"{erase(f'{place.header}@name').text} {' '.join(tail)} "
        cut = read_cut(header, place.default_dialect, place.analysis.language)
        if not cut.whole or not cut.rest or len(cut.shape.uses) != len(callee.inputs):
            return ""
        form = _Form(place, cut, self._likely, tuple(callee.inputs), tuple(callee.results))
        return form.text(label, (*tail, *_without_results(cut.rest, callee)))

    def successor(self, label: str, types: tuple[Type | None, ...]) -> str:
        """A block that is branched to, with values for its arguments; "" where these do not stand behind it."""
        place = self._place
        tail = ("(", *_listed("%", len(types)), ":", *_types_apart(len(types)), ")")
        header = f"{erase(f'{place.header}^name').text} {' '.join(tail)} "
        cut = read_cut(header, place.default_dialect, place.analysis.language)
        if not types or cut.kind == "broken" or len(cut.shape.uses) < len(types):
            return ""
        first = len(cut.shape.uses) - len(types)
        given: tuple[Type | None, ...] = (*[None] * first, *types)
        return _Form(place, cut._replace(rest=()), self._likely, given, types).text(label, tail)

    def _passing_on(self, label: str, header: str, cut: Cut) -> str:
        """A terminator with the values that the region has to pass on."""
        spec = cut.shape.syntax
        if not isinstance(spec, OpSpec) or not spec.terminator or "%" not in cut.expected:
            return ""
        known = map(partial(yielded_type, self._place), range(_MAX_PASSED))
        required: tuple[Type | None, ...] = tuple(takewhile(lambda type_: type_ is not None, known))
        owner = self._place.owner
        if not required and owner is not None and function_type_of(self._place, owner) is None:
            required = (None,) * sum([group.size for group in owner.node.shape.definitions])
        if not required:
            return ""
        tail = _listed("%", len(required))
        longer = read_cut(f"{header}{' '.join(tail)} ", self._place.default_dialect, self._place.analysis.language)
        if not longer.whole or len(longer.shape.uses) != len(required):
            return ""
        return _Form(self._place, longer, self._likely, required).text(label, (*tail, *longer.rest))

    def _likely(self, constraint: Term) -> list[ValueCandidate]:
        found = self._values.get(constraint)
        if found is None:
            found = self._values[constraint] = ranked_values(self._place, ExpectedValue((), constraint), _MAX_VALUES)
        return found


def _listed(token: str, count: int) -> tuple[str, ...]:
    """A token several times, with commas between."""
    return tuple(" , ".join([token] * count).split())


def _types_apart(count: int) -> tuple[str, ...]:
    """Types that are none of each other's, with commas between."""
    return tuple(" , ".join([f"{TYPE}r{number}" for number in range(count)]).split())


def _without_results(rest: tuple[str, ...], callee: FunctionType) -> tuple[str, ...]:
    """The types behind a call, with as many results as the callee has."""
    if len(callee.results) == 1 or "->" not in rest:
        return rest
    at = rest.index("->")
    return (*rest[: at + 1], "(", *_types_apart(len(callee.results)), ")", *rest[at + 2 :])


class _Form:
    """One operation while its snippet is put together.

    `operands` and `results` are the types that they have to have, where what is around says so. `kinds` are "shaped",
    "scalar" or "" for each operand.
    """

    def __init__(
        self,
        place: CompletionPlace,
        cut: Cut,
        likely: Callable[[Term], list[ValueCandidate]],
        operands: tuple[Type | None, ...] = (),
        results: tuple[Type | None, ...] = (),
        kinds: tuple[str, ...] = (),
    ) -> None:
        self._place = place
        self._cut = cut
        self._likely = likely
        self._operands = operands
        self._results = list(results)
        self._kinds = kinds
        self._repeated: dict[str, int] = {}
        self._stops = 0
        self._chosen: dict[int, ValueCandidate] = {}
        self._preset: tuple[ValueCandidate, ...] = ()

    def candidates(self) -> list[list[ValueCandidate]]:
        """The values that each operand may be, the likeliest first."""
        return [self._fitting(self._cut.shape, index)[0] for index in range(len(self._cut.shape.uses))]

    def with_values(self, values: tuple[ValueCandidate, ...]) -> _Form:
        """The form with these values as its operands; () leaves it as it is."""
        self._preset = values
        return self

    def text(self, label: str, tokens: tuple[str, ...]) -> str:
        shape = self._cut.shape
        given = tokens[: len(tokens) - len(self._cut.rest)]
        slot = self._cut.slots - len([token for token in given if token in ("%", "@")])
        parts = [escaped(label)]
        before = label
        for number, token in enumerate(tokens):
            if token == "{" and "}" not in tokens:
                if tokens[number + 1 :]:
                    return ""
                parts.append(" {\n\t$0\n}")
                break
            if token == _REGION:
                parts.append(" {\n\t$0\n}")
                continue
            parts.append(_blank(before, token))
            is_index = token == "%" and before == "[" and tokens[number + 1 : number + 2] == ("]",)
            parts.append(self._indices(shape, slot) if is_index else self._part(token, shape, slot))
            slot += token in ("%", "@")
            before = token
        return "".join(parts)

    def _part(self, token: str, shape: OpShape, slot: int) -> str:
        if token == "%":
            return self._stop(self._value(shape, slot))
        if token in self._repeated:
            return f"${self._repeated[token]}"
        if token.startswith(TYPE):
            self._repeated[token] = self._stops + 1
            return self._stop(self._type(shape, token))
        if token == ATTRIBUTE:
            return self._attribute(shape)
        if token[0] == "?":
            return self._stop(token[1:])
        if token == "@":
            return f"@{self._stop('name')}"
        if token == "^bb":
            return self._stop("^bb1")
        if token[:1].isalpha() and token in _keywords(self._place, shape):
            return self._stop(token)
        return escaped(token)

    def _stop(self, text: str) -> str:
        self._stops += 1
        return f"${{{self._stops}:{escaped(text)}}}"

    def _attribute(self, shape: OpShape) -> str:
        """An attribute; where the result has its type, a number with that."""
        spec = shape.syntax
        typed = [each for each in spec.attributes if each.constraint == _TYPED] if isinstance(spec, OpSpec) else []
        if not typed or len(shape.result_types) != 1:
            return self._stop("value")
        if named := _constant_named(self._place):
            return f"{self._stop(named[0])} : {self._stop(named[1])}"
        used = [type_ for name, _ in self._place.results for type_ in used_types(self._place, name)]
        found = next(iter(used), None)
        types = [item.node.shape.result_types for item in self._place.before if item.node.shape.name == shape.name]
        found = found or next((each[0] for each in types if each and each[0] is not None), None)
        number = "0.0" if isinstance(found, FloatType) else "0"
        type_ = spelled(self._place, found) if found is not None else "index"
        return f"{self._stop(number)} : {self._stop(type_)}"

    def _indices(self, shape: OpShape, slot: int) -> str:
        """Subscripts, as many as the type has dimensions: arguments of the loops around, the outer ones first."""
        first = self._value(shape, slot)
        type_ = next((value.type for value in self._chosen.values() if isinstance(value.type, ShapedType)), None)
        rank = len(type_.shape) if type_ is not None and type_.shape is not None else 1
        index = next((number for number, use in enumerate(shape.uses) if use[0] == slot), 0)
        expected = shape.uses[index][2] if shape.uses else None
        values = [each.label for each in self._likely("index") if each.type is expected and each.is_argument][:rank]
        if len(values) < rank:
            zero = next((each.label for each in self._likely("index") if constant_of(self._place, each.name) == 0), first)
            values = [*[zero] * (rank - len(values)), *values] if values or zero != first else [first] * rank
        return ", ".join([self._stop(each) for each in reversed(values)])

    def _value(self, shape: OpShape, slot: int) -> str:
        """The likely value for an operand, a name for a result or an argument."""
        index = next((number for number, use in enumerate(shape.uses) if use[0] == slot), None)
        if index is None:
            return "%name"
        if self._preset:
            self._chosen[index] = self._preset[index]
            return self._preset[index].label
        fitting, usual = self._fitting(shape, index)
        fresh = usual or [each for each in fitting if each not in self._chosen.values()]
        chosen = next(iter([*fresh, *fitting]), None)
        if chosen is None:
            return "%value"
        self._chosen[index] = chosen
        return chosen.label

    def _fitting(self, shape: OpShape, index: int) -> tuple[list[ValueCandidate], list[ValueCandidate]]:
        """The values that an operand may be, the likeliest first, and those of them that it most often is."""
        constraint: Term = "any"
        spec = shape.syntax
        for name, uses in shape.groups.items():
            operand = spec.operand(name) if index in uses and isinstance(spec, OpSpec) else None
            constraint = operand.constraint if operand is not None else constraint
        required = self._operands[index] if index < len(self._operands) else None
        type_ = shape.uses[index][2]
        expected = type_ if type_ is not None and not isinstance(type_, TypeAlias) else self._type_so_far(shape, type_)
        expected = required if required is not None else expected
        values = self._likely(constraint)
        fitting = [each for each in values if expected is None or each.type is expected]
        if required is not None and not fitting:
            fitting = [each for each in values if each.type is not None and self._same(each.type, required)]
        kind = self._kinds[index] if index < len(self._kinds) else ""
        if kind:
            typed = [each for each in fitting if each.type is not None]
            of_kind = [each for each in typed if self._is_shaped(each.type) == (kind == "shaped")]
            fitting = of_kind or fitting
        usual = usual_constant(shape, index)
        if usual is None:
            return fitting, []
        return fitting, [each for each in fitting if constant_of(self._place, each.name) == usual]

    def _is_shaped(self, type_: Type | None) -> bool:
        return type_ is not None and isinstance(self._place.resolved(type_), ShapedType)

    def _same(self, one: Type, other: Type) -> bool:
        return self._place.resolved(one) is self._place.resolved(other)

    def _type_so_far(self, shape: OpShape, standin: Type | None) -> Type | None:
        """The type of a value that was chosen where the same stand-in is."""
        if not is_standin(standin):
            return None
        return next((value.type for index, value in self._chosen.items() if shape.uses[index][2] is standin), None)

    def _type(self, shape: OpShape, token: str) -> str:
        standin = self._place.analysis.language.leaves.parse_type(token)
        pairs = zip(shape.uses, self._operands, strict=False)
        found = next((required for use, required in pairs if use[2] is standin and required is not None), None)
        found = found or self._type_so_far(shape, standin)
        if found is None and self._results:
            found = self._results.pop(0)
        if found is None:
            for (name, _), given in zip(self._place.results, shape.result_types, strict=False):
                if given is standin:
                    found = next(iter(used_types(self._place, name)), None)
        is_known = found is not None and not isinstance(found, DerivedType)
        return spelled(self._place, found) if found is not None and is_known else "type"


def escaped(text: str) -> str:
    """A text as it stands in a snippet."""
    return text.translate(_ESCAPED)


def _blank(before: str, token: str) -> str:
    """The blank between two tokens."""
    if before[-1:] in _NO_BLANK_BEHIND or token in _NO_BLANK_BEFORE or (token == "[" and before != "="):
        return ""
    if token == "(" and (before[-1:].isalnum() or before == "@"):
        return ""
    return " "


def _constant_named(place: CompletionPlace) -> tuple[str, str] | None:
    """The number and the type that the name of a result says, where it is one that MLIR's printer gives to constants."""
    found = _CONSTANT_NAME.fullmatch(place.results[0][0]) if place.results else None
    return (found[1], found[2] or "index") if found is not None else None


def _keywords(place: CompletionPlace, shape: OpShape) -> frozenset[str]:
    """The cases of the enums that the attributes of an operation are."""
    spec = shape.syntax
    if not isinstance(spec, OpSpec):
        return frozenset()
    enums = [place.analysis.language.registry.enum(each.enum) for each in spec.attributes if each.enum is not None]
    return frozenset([word for enum in enums if enum is not None for word in enum.keywords])
