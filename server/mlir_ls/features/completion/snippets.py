"""The whole form of an operation as a snippet: made of what its reader asks for behind its name, with likely values filled in.

Language Server Protocol, "Snippet Syntax".
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.features.completion.fit import Wanted, is_standin
from mlir_ls.features.completion.place import CompletionPlace, used_types
from mlir_ls.features.completion.types import spelled
from mlir_ls.features.completion.values import Value, ranked_values
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.completing import ATTRIBUTE, TYPE, Cut, read_cut
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import TypeAlias
from mlir_ls.syntax.shape import OpShape

_NO_BLANK_BEHIND = frozenset("([<")
_NO_BLANK_BEFORE = frozenset((",", ")", "]", ">", "["))
_MOST_VALUES = 40
_ESCAPED = str.maketrans({"\\": "\\\\", "$": "\\$", "}": "\\}"})


class SnippetMaker:
    """Makes the snippets of operations that begin at one place; the visible values are found once for each constraint."""

    def __init__(self, place: CompletionPlace) -> None:
        self._place = place
        self._values: dict[Term, list[Value]] = {}

    def snippet(self, label: str) -> str:
        """The form of the operation that is spelled so, from its name on; "" where the name is all that there has to be."""
        place = self._place
        header = f"{place.header}{label}"
        cut = read_cut(f"{erase(header).text} ", place.default_dialect, place.analysis.language)
        if not cut.rest or not cut.whole or not isinstance(cut.shape.syntax, OpSpec):
            return ""
        return _Form(place, cut, self._likely).text(label)

    def _likely(self, constraint: Term) -> list[Value]:
        found = self._values.get(constraint)
        if found is None:
            found = self._values[constraint] = ranked_values(self._place, Wanted((), constraint), _MOST_VALUES)
        return found


class _Form:
    """One operation while its snippet is put together."""

    def __init__(self, place: CompletionPlace, cut: Cut, likely: Callable[[Term], list[Value]]) -> None:
        self._place = place
        self._cut = cut
        self._likely = likely
        self._stops = 0
        self._chosen: dict[int, Value] = {}

    def text(self, label: str) -> str:
        shape = self._cut.shape
        slot = self._cut.slots
        parts = [escaped(label)]
        before = label
        for number, token in enumerate(self._cut.rest):
            if token == "{":
                if self._cut.rest[number + 1 :]:
                    return ""
                parts.append(" {\n\t$0\n}")
                break
            parts.append(_blank(before, token))
            parts.append(self._part(token, shape, slot))
            slot += token in ("%", "@")
            before = token
        return "".join(parts)

    def _part(self, token: str, shape: OpShape, slot: int) -> str:
        if token == "%":
            return self._stop(self._value(shape, slot))
        if token.startswith(TYPE):
            return self._stop(self._type(shape, token))
        if token == ATTRIBUTE:
            return self._stop("value")
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

    def _value(self, shape: OpShape, slot: int) -> str:
        """The likely value for an operand, a name for a result or an argument."""
        index = next((number for number, use in enumerate(shape.uses) if use[0] == slot), None)
        if index is None:
            return "%name"
        constraint: Term = "any"
        spec = shape.syntax
        for name, uses in shape.groups.items():
            operand = spec.operand(name) if index in uses and isinstance(spec, OpSpec) else None
            constraint = operand.constraint if operand is not None else constraint
        type_ = shape.uses[index][2]
        wanted = type_ if type_ is not None and not isinstance(type_, TypeAlias) else self._type_so_far(shape, type_)
        values = self._likely(constraint)
        fitting = [each for each in values if wanted is None or each.type is wanted]
        fresh = [each for each in fitting if each not in self._chosen.values()]
        chosen = next(iter([*fresh, *fitting]), None)
        if chosen is None:
            return "%value"
        self._chosen[index] = chosen
        return chosen.label

    def _type_so_far(self, shape: OpShape, standin: Type | None) -> Type | None:
        """The type of a value that was chosen where the same stand-in is."""
        if not is_standin(standin):
            return None
        return next((value.type for index, value in self._chosen.items() if shape.uses[index][2] is standin), None)

    def _type(self, shape: OpShape, token: str) -> str:
        standin = self._place.analysis.language.leaves.parse_type(token)
        found = self._type_so_far(shape, standin)
        if found is None:
            for (name, _), given in zip(self._place.results, shape.result_types, strict=False):
                if given is standin:
                    found = next(iter(used_types(self._place, name)), None)
        return spelled(self._place, found) if found is not None else "type"


def escaped(text: str) -> str:
    """A text as it stands in a snippet."""
    return text.translate(_ESCAPED)


def _blank(before: str, token: str) -> str:
    """The blank between two tokens."""
    if before[-1:] in _NO_BLANK_BEHIND or token in _NO_BLANK_BEFORE:
        return ""
    if token == "(" and (before[-1:].isalnum() or before == "@"):
        return ""
    return " "


def _keywords(place: CompletionPlace, shape: OpShape) -> frozenset[str]:
    """The cases of the enums that the attributes of an operation are."""
    spec = shape.syntax
    if not isinstance(spec, OpSpec):
        return frozenset()
    enums = [place.analysis.language.registry.enum(each.enum) for each in spec.attributes if each.enum is not None]
    return frozenset([word for enum in enums if enum is not None for word in enum.keywords])
