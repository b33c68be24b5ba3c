"""The form of one operation while it is put together: values for its operands, types, attributes, names and regions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from mlir_ls.features.completion.fit import constant_of, fits, group_of, never_constant, operand_at, usual_constant
from mlir_ls.features.completion.forms.assignments import (
    AgreeingValues,
    Trials,
    ValueSearch,
    agreeing_values,
    as_here,
    is_placeholder,
    placeholder,
    values_of_unknown_types,
    values_or_placeholders,
)
from mlir_ls.features.completion.forms.examples import BODY, NAME, Tail, referred_kinds
from mlir_ls.features.completion.forms.nearby import Block, likely_targets, symbols_of_kinds
from mlir_ls.features.completion.inference import constraints_on
from mlir_ls.features.completion.place import CompletionPlace, is_standin, used_types
from mlir_ls.features.completion.types import spelled
from mlir_ls.features.completion.values import ValueCandidate
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.completing import ATTRIBUTE, TYPE, Cut
from mlir_ls.syntax.erase import SIGIL, erase
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.lexical import OPENING
from mlir_ls.syntax.leaf.types import DerivedType, FloatType, ShapedType, TypeAlias
from mlir_ls.syntax.shape import OpShape

_NO_BLANK_BEFORE = frozenset((",", ")", "]", ">", "}"))
_ARGUMENT = re.compile(r"%([\w$.-]+)\s*:\s*((?:[^,()<>]|<[^<>]*(?:<[^<>]*>[^<>]*)*>)+)")
_MAX_NAMES = 100
_TYPED: Term = ("attr_interface", "TypedAttr")
_CONSTANT_NAME = re.compile(r"c(-?\d+)(?:_(i\d+))?(?:_\d+)?")
_ESCAPED = str.maketrans({"\\": "\\\\", "$": "\\$", "}": "\\}"})


class OperationForm:
    """One operation while its snippet is put together, and what stands after its name.

    `operands` and `results` are the types that they have to have, where what is around says so. `kinds` are "shaped",
    "scalar" or "" for each operand. `header` is the erased text up to the name of the operation. `tail` is a part of the text
    of `cut` where that has nothing else to follow, else it follows.
    """

    def __init__(
        self,
        place: CompletionPlace,
        cut: Cut,
        tail: Tail,
        likely: Callable[[Term], list[ValueCandidate]],
        operands: tuple[Type | None, ...] = (),
        results: tuple[Type | None, ...] = (),
        kinds: tuple[str, ...] = (),
        header: str = "",
    ) -> None:
        self._place = place
        self._cut = cut
        self._tail = tail
        self._likely = likely
        self._operands = operands
        self._results = list(results)
        self._kinds = kinds
        self._header = header
        self._repeated: dict[str, int] = {}
        self._stops = 0
        self._chosen: dict[int, ValueCandidate] = {}
        self._assigned: AgreeingValues | None = None
        self._names = iter(tail.names)
        self._labels = iter(tail.labels)
        self._targets = list(self._successors())
        self._labels_of_blocks = iter([block.label if block is not None else "^bb1" for block in self._targets])
        self._taken: set[str] = set()
        self._attribute_names = iter(names_of_attributes(cut.shape))

    def settle(self, trials: Trials) -> bool:
        """Whether there are values for the operands with which nothing is wrong; they are chosen then."""
        if None not in self._targets:
            self._assigned = agreeing_values(self._place, self._search, trials)
        return self._assigned is not None

    def settle_with_placeholders(self, trials: Trials) -> bool:
        """The same where placeholders may stand for operands, with the types of the example."""
        self._assigned = values_or_placeholders(self._place, self._search, trials, None not in self._targets)
        return self._assigned is not None

    def settle_without_types(self) -> bool:
        """The same where not all types are known: nothing is wrong with the values as far as they are."""
        self._assigned = values_of_unknown_types(self._place, self._search)
        return self._assigned is not None

    @cached_property
    def _search(self) -> ValueSearch:
        """What values are looked for."""
        shape, tail = self._cut.shape, self._tail
        standins = [token for token in tail.tokens if token.startswith(TYPE)]
        given = {standin: text for standin in standins if (text := self._of_results(standin))}
        candidates = [self._fitting(shape, index) for index in range(len(shape.uses))]
        for number, (_, _, standin) in enumerate(shape.uses):
            known = given.get(str(standin), "")
            as_given = [each for each in candidates[number] if known and self._is_spelled(each, known)]
            candidates[number] = as_given or candidates[number]
        for successor, block in zip(shape.successors, self._targets, strict=True):
            for number, type_ in zip(successor.uses, block.types if block is not None else (), strict=False):
                candidates[number] = [each for each in candidates[number] if type_ is None or each.type is type_]
        alike = [str(use[2]) if use[2] is not None else "" for use in shape.uses]
        if len(tail.operands) == len(shape.uses):
            alike = [known or mark for known, mark in zip(tail.operands, alike, strict=True)]
        placeholders = [self._placeholder(shape, index, given) for index in range(len(shape.uses))]
        text = f"{self._header}{tail.text} "
        return ValueSearch(shape, text, candidates, alike, standins, given, tail.types, placeholders, tail.has_regions)

    def _placeholder(self, shape: OpShape, index: int, given: Mapping[str, str]) -> ValueCandidate:
        """What stands for an operand for which there is no value: named as it is defined, of the type of the example."""
        type_ = shape.uses[index][2]
        usual_value = usual_constant(shape, index)
        name = operand_name(shape, index) if usual_value is None else f"c{usual_value}"
        if type_ is not None and not is_standin(type_) and not isinstance(type_, DerivedType):
            return placeholder(name, type_)
        usual = self._tail.operands[index] if len(self._tail.operands) == len(shape.uses) else ""
        text = given.get(str(type_)) or usual or self._tail.types.get(str(type_), "")
        try:
            return placeholder(name, self._place.analysis.language.leaves.parse_type(text) if text else None)
        except LeafError:
            return placeholder(name, None)

    def text(self, label: str) -> str:
        """The snippet, from the name of the operation on."""
        shape, tokens = self._cut.shape, self._tail.tokens
        given = tokens[: len(tokens) - len(self._cut.rest)]
        slot = self._cut.slots - sum(map(_slots_in, given))
        parts = [escaped(label)]
        before = NAME
        indices: list[str] = []
        for number, token in enumerate(tokens):
            if opens_region(tokens, number):
                if tokens[number + 1 :]:
                    return ""
                parts.append(self._region(before, number))
                break
            if token[0] == "^":
                parts.append(self._blank(before, number) + self._stop(next(self._labels_of_blocks, "^bb1")))
            elif token == BODY:
                parts.append(self._region(before, number))
            else:
                parts.append(self._blank(before, number))
                if before == "[" and not self._tail.blanks:
                    indices = self._indices(shape, slot, subscripts_after(tokens, number))
                parts.append(self._stop(indices.pop(0)) if token == "%" and indices else self._part(token, shape, slot))
            slot += _slots_in(token)
            before = token
        return "".join(parts)

    def _blank(self, before: str, number: int) -> str:
        blanks = self._tail.blanks
        token = self._tail.tokens[number]
        if not blanks and token == "(" and before in self._tail.apart:
            return " "
        return blanks[number] if blanks else _blank(before, token)

    def _region(self, before: str, number: int) -> str:
        """A region; the cursor ends up in the first one."""
        label = next(self._labels, "")
        is_first = BODY not in self._tail.tokens[:number]
        block = f"\n{self._block(label)}" if label else ""
        body = "$0" if is_first else f"${{{self._next_stop()}}}"
        return f"{self._blank(before, number) or ' '}{{{block}\n\t{body}\n}}"

    def _successors(self) -> Iterator[Block | None]:
        """For each successor a likely block that takes as many values; None where there is none."""
        blocks = likely_targets(self._place)
        for successor in self._cut.shape.successors:
            taking = [block for block in blocks if len(block.types) == len(successor.uses)]
            if taking[1:]:
                blocks.remove(taking[0])
            yield taking[0] if taking else None

    def _block(self, label: str) -> str:
        """The label of an entry block, with stops for its arguments."""
        parts, at = [], 0
        for found in _ARGUMENT.finditer(label):
            parts += [escaped(label[at : found.start()]), self._stop(f"%{self._fresh(found[1])}"), ": "]
            parts.append(self._stop(self._as_here(found[2])))
            at = found.end()
        return "".join([*parts, escaped(label[at:])])

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
        if token == "@" or (token[:2] == "?@" and any([use.slot == slot for use in shape.symbol_uses])):
            return f"@{self._stop(self._symbol(shape, slot))}"
        if token[0] == "?":
            return self._stop(token[1:])
        if token[:1].isalpha() and token in _keywords(self._place, shape):
            return self._stop(token)
        return escaped(token)

    def _next_stop(self) -> int:
        self._stops += 1
        return self._stops

    def _stop(self, text: str) -> str:
        return f"${{{self._next_stop()}:{escaped(text)}}}"

    def _attribute(self, shape: OpShape) -> str:
        """An attribute; where the result has its type, a number with that."""
        if not is_typed_constant(self._cut):
            name = next(self._attribute_names, "attribute")
            declared = shape.syntax.attribute(name) if isinstance(shape.syntax, OpSpec) else None
            return "unit" if declared is not None and declared.constraint == "unit" else self._stop(name)
        if named := _constant_named(self._place):
            return f"{self._stop(named[0])} : {self._stop(named[1])}"
        used = [type_ for name, _ in self._place.results for type_ in used_types(self._place, name)]
        found = next(iter(used), None)
        types = [item.node.shape.result_types for item in self._place.before if item.node.shape.name == shape.name]
        found = found or next((each[0] for each in types if each and each[0] is not None), None)
        known = self._place.resolved(found) if found is not None else None
        element = known.element if isinstance(known, ShapedType) else known
        number = "0.0" if isinstance(element, FloatType) else "0"
        number = f"dense<{number}>" if isinstance(known, ShapedType) else number
        type_ = spelled(self._place, found) if found is not None else "index"
        return f"{self._stop(number)} : {self._stop(type_)}"

    def _indices(self, shape: OpShape, slot: int, count: int) -> list[str]:
        """So many subscripts: arguments of the loops around, the outer ones first; none where they are chosen one by one."""
        index = next((number for number, use in enumerate(shape.uses) if use[0] == slot), None)
        if not count or index is None or (self._assigned is not None and is_placeholder(self._assigned.values[index])):
            return []
        expected = shape.uses[index][2]
        likely = [each for each in self._likely("index") if each.type is expected]
        values = [each.label for each in likely if each.is_argument][:count]
        if len(values) < count:
            zero = next((each.label for each in likely if constant_of(self._place, each.name) == 0), "")
            if not values and not zero:
                return []
            values = [*[zero or self._value(shape, slot)] * (count - len(values)), *values]
        return [*reversed(values)]

    def _value(self, shape: OpShape, slot: int) -> str:
        """The likely value for an operand, a name for a result or an argument."""
        index = next((number for number, use in enumerate(shape.uses) if use[0] == slot), None)
        if index is None:
            return f"%{self._fresh(next(self._names, 'name'))}"
        if self._assigned is not None:
            self._chosen[index] = assigned = self._assigned.values[index]
            return f"%{self._fresh(assigned.name)}" if is_placeholder(assigned) else assigned.label
        fitting = self._fitting(shape, index)
        model = self._tail.operands[index] if index < len(self._tail.operands) else ""
        kinds = [_kind(value) for value in self._chosen.values() if isinstance(value.type, ShapedType)]
        kind = kinds[0] if kinds else model.partition("<")[0]
        if "<" in model or kinds:  # tensors do not go with buffers
            fitting = [each for each in fitting if not isinstance(each.type, ShapedType) or _kind(each) == kind] or fitting
        fresh = [each for each in fitting if each not in self._chosen.values()]
        chosen = next(iter([*fresh, *fitting]), None)
        if chosen is None:
            usual = usual_constant(shape, index)
            return f"%{self._fresh(operand_name(shape, index))}" if usual is None else f"%c{usual}"
        self._chosen[index] = chosen
        return chosen.label

    def _symbol(self, shape: OpShape, slot: int) -> str:
        """The symbol nearby that an operation may refer to; a name for one that it defines."""
        if not any([use.slot == slot for use in shape.symbol_uses]):
            return "name"
        spec = shape.syntax
        if isinstance(spec, OpSpec) and spec.has_trait("CallOpInterface"):
            return "name"  # no function there is takes and gives back what the form has
        kinds = referred_kinds(self._place.analysis.language, spec) if isinstance(spec, OpSpec) else frozenset()
        return next((name for name, _ in symbols_of_kinds(self._place, kinds)), "name")

    def _fresh(self, name: str) -> str:
        """A name like this that is not taken."""
        letters = [chr(code) for code in range(ord(name), ord("z") + 1)] if re.fullmatch("[a-z]", name) else [name]
        names = (*letters, *[f"{name}_{number}" for number in range(_MAX_NAMES)])
        free = (each for each in names if each not in self._taken and self._place.definition_of(each) is None)
        found = next(free, name)
        self._taken.add(found)
        return found

    def _fitting(self, shape: OpShape, index: int) -> list[ValueCandidate]:
        """The values that an operand may be, the likeliest first."""
        constraint, _ = operand_at(shape, index)
        required = self._operands[index] if index < len(self._operands) else None
        type_ = shape.uses[index][2]
        expected = type_ if type_ is not None and not isinstance(type_, TypeAlias) else self._type_so_far(shape, type_)
        expected = required if required is not None else expected
        values = self._likely(constraint)
        values = [each for each in values if self._may_be(each, constraint)]
        fitting = [each for each in values if expected is None or each.type is expected]
        if required is not None and not fitting:
            fitting = [each for each in values if each.type is not None and self._same(each.type, required)]
        kind = self._kinds[index] if index < len(self._kinds) else ""
        if kind:
            typed = [each for each in fitting if each.type is not None]
            of_kind = [each for each in typed if self._is_shaped(each.type) == (kind == "shaped")]
            fitting = of_kind or fitting
        usual, never = usual_constant(shape, index), never_constant(shape, index)
        if never is not None:
            fitting = [each for each in fitting if constant_of(self._place, each.name) != never]
        if usual is None:
            return fitting
        return sorted(fitting, key=lambda each: constant_of(self._place, each.name) != usual)

    def _is_spelled(self, value: ValueCandidate, text: str) -> bool:
        return value.type is not None and spelled(self._place, value.type) == text

    def _may_be(self, value: ValueCandidate, constraint: Term) -> bool:
        return value.type is None or fits(self._place, value.type, constraint) is not False

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
        standin = TypeAlias(token[1:])
        if self._assigned is not None and token in self._assigned.types:
            assigned = self._assigned.types[token]
            return spelled(self._place, assigned) if isinstance(assigned, Type) else assigned
        pairs = zip(shape.uses, self._operands, strict=False)
        found = next((required for use, required in pairs if use[2] is standin and required is not None), None)
        found = found or self._type_so_far(shape, standin)
        if found is None and self._results:
            found = self._results.pop(0)
        if found is not None and not isinstance(found, DerivedType):
            return spelled(self._place, found)
        usual = self._tail.types.get(token)
        return self._of_results(token) or (self._only(shape, token) if usual is None else self._as_here(usual))

    def _only(self, shape: OpShape, token: str) -> str:
        """The only type that the definition allows where a stand-in is; a word for it where there may be several."""
        registry = self._place.analysis.language.registry
        for term in constraints_on(self._place, shape, token):
            kind, name = (str(term[0]), str(term[1])) if isinstance(term, tuple) and len(term) == 2 else ("", "")
            definition = registry.type_def(*name.split(".", 1)) if kind == "type" and "." in name else None
            if kind == "is" or (definition is not None and not definition.parameters and not definition.opaque):
                return name if kind == "is" else f"!{name}"
        return "type"

    def _of_results(self, token: str) -> str:
        """The type that the uses of a result below say, where a stand-in is its type."""
        for (name, _), given in zip(self._place.results, self._cut.shape.result_types, strict=False):
            if is_standin(given) and str(given) == token:
                found = next(iter(used_types(self._place, name)), None)
                return spelled(self._place, found) if found is not None else ""
        return ""

    def _as_here(self, text: str) -> str:
        """A type of the example as it is with the values that were chosen."""
        values = [self._chosen.get(index) for index in range(len(self._tail.operands))]
        found = as_here(self._place, text, self._tail.operands, values)
        return spelled(self._place, found) if isinstance(found, Type) else found


def _kind(value: ValueCandidate) -> str:
    """The name of a value's type, without what is in its brackets."""
    return str(value.type).partition("<")[0]


def subscripts_after(tokens: Sequence[str], first: int) -> int:
    """How many values in brackets begin at a token; 0 where there is something else in these."""
    at = first
    while tokens[at : at + 1] == ("%",):
        if tokens[at + 1 : at + 2] == ("]",):
            return (at - first) // 2 + 1
        at += 2
    return 0


def operand_name(shape: OpShape, index: int) -> str:
    """What the definition of an operation names an operand, by its index among the uses."""
    named = group_of(shape, index)
    spec = shape.syntax
    if not named and isinstance(spec, OpSpec) and spec.operands:
        named = spec.operands[min(index, len(spec.operands) - 1)].name
    return named or "operand"


def _slots_in(token: str) -> int:
    """How many names the text of a token holds."""
    return 1 if token in ("%", "@") else len(SIGIL.findall(erase(token[1:]).text)) if token[:1] == "?" else 0


def is_typed_constant(cut: Cut) -> bool:
    """Whether an operation is an attribute alone, of any type, and has a result of its type."""
    spec = cut.shape.syntax
    if not isinstance(spec, OpSpec) or cut.rest != (ATTRIBUTE,) or len(spec.results) != 1:
        return False
    return spec.results[0].constraint == "any" and any([each.constraint == _TYPED for each in spec.attributes])


def names_of_attributes(shape: OpShape) -> list[str]:
    """The names of the attributes for which there are stand-ins, in the order of these."""
    spelled_so = [each for each in shape.attributes if shape.text[each.start : each.end] == ATTRIBUTE]
    return [each.name for each in sorted(spelled_so, key=lambda each: each.start)]


def opens_region(tokens: Sequence[str], number: int) -> bool:
    """Whether a token is a brace that none of those after it closes: the grammar has the beginning of a region alone."""
    depth = 0
    for token in tokens[number:] if tokens[number] == "{" else ("}",):
        depth += (token == "{") - (token == "}")
        if depth <= 0:
            return False
    return True


def escaped(text: str) -> str:
    """A text as it stands in a snippet."""
    return text.translate(_ESCAPED)


def _blank(before: str, token: str) -> str:
    """The blank between two tokens."""
    if before[-1:] in OPENING or token in _NO_BLANK_BEFORE or (token == "[" and before not in ("=", ",")):
        return ""
    if token == "(" and (before[-1:].isalnum() or before in ("@", NAME)):
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
