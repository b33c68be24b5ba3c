"""The numbers that relations compare: how many values or members there are, ranks, sizes, widths, values of attributes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.declared.parts import TOTALS, Part, count_of, part_of, place_of, place_of_type, type_of
from mlir_ls.semantics.verify.model.attributes import signed_number_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import ComplexType, DialectType, FloatType, IntegerType, ShapedType


class Quantity(NamedTuple):
    """A number of an operation: its value (None where it is not known), what messages call it, and where it is spelled.

    `is_constant`: the number itself stands in the relation.
    """

    value: Callable[[Operation], int | None]
    words: Callable[[Operation], str]
    place: Callable[[Operation], HeaderRange]
    is_constant: bool = False


def quantity_of(term: Term, spec: OpSpec, registry: Registry) -> Quantity | None:
    """The number that a term means; None where the definition lacks a part that it names, or the term is not known."""
    if isinstance(term, int):
        number = term
        return Quantity(lambda _: number, lambda _: str(number), lambda operation: name_of(operation.shape), True)
    if not isinstance(term, tuple):
        return None
    word, *arguments = term
    if word == "total":
        total = TOTALS.get(arguments[0])
        what = f"the number of {arguments[0]}"
        return total and Quantity(total, lambda _: what, lambda operation: name_of(operation.shape))
    if word in ("plus", "times"):
        parts = [quantity_of(each, spec, registry) for each in arguments]
        known = [each for each in parts if each is not None]
        return _combined(str(word), known) if len(known) == len(parts) else None
    part = part_of(spec, arguments[0])
    return None if part is None else _of_part(str(word), part, arguments[1:], registry)


def _combined(word: str, parts: list[Quantity]) -> Quantity:
    def value(operation: Operation) -> int | None:
        result = 0 if word == "plus" else 1
        for each in parts:
            found = each.value(operation)
            if found is None:
                return None
            result = result + found if word == "plus" else result * found
        return result

    def words(operation: Operation) -> str:
        return (" plus " if word == "plus" else " times ").join([each.words(operation) for each in parts])

    return Quantity(value, words, parts[0].place)


def _of_part(word: str, part: Part, arguments: list[Term], registry: Registry) -> Quantity | None:
    def at_part(operation: Operation) -> HeaderRange:
        return place_of(part, operation)

    if word == "number_of":
        what = f"members of {part.words}" if part.kind == "attribute" else f"{part.kind}s '{part.name}'"
        return Quantity(lambda operation: count_of(part, operation), lambda _: f"the number of {what}", at_part)
    if word == "value":
        return Quantity(lambda operation: signed_number_of(operation.attribute(part.name)), lambda _: part.words, at_part)
    measure = _measure(word, arguments, registry)
    if measure is None:
        return None
    of_type, noun = measure

    def value(operation: Operation) -> int | None:
        found = type_of(part, operation)
        return None if found is None else of_type(found)

    def words(operation: Operation) -> str:
        return f"the {noun} of {part.words} ({type_of(part, operation)})"

    return Quantity(value, words, lambda operation: place_of_type(part, operation))


def _measure(word: str, arguments: list[Term], registry: Registry) -> tuple[Callable[[Type], int | None], str] | None:
    """What is measured of a type, and what it is called."""
    argument = arguments[0] if arguments else None
    if word == "dimension" and isinstance(argument, int):
        index = argument
        return lambda found: _dimension(found, index), f"size of dimension {index}"
    if word == "parameter" and isinstance(argument, str):
        name = argument
        return lambda found: _parameter(found, name, registry), f"parameter '{name}'"
    return _MEASURES.get(word)


def _rank(found: Type) -> int | None:
    return found.rank if isinstance(found, ShapedType) else None


def _count(found: Type) -> int | None:
    return found.element_count if isinstance(found, ShapedType) else None


def _dynamic(found: Type) -> int | None:
    return None if not isinstance(found, ShapedType) or found.shape is None else list(found.shape).count(None)


def _width(found: Type) -> int | None:
    element = found.element if isinstance(found, ShapedType | ComplexType) else found
    return element.width if isinstance(element, IntegerType | FloatType) else None


def _dimension(found: Type, index: int) -> int | None:
    shape = found.shape if isinstance(found, ShapedType) else None
    return shape[index] if shape is not None and -len(shape) <= index < len(shape) else None


def _parameter(found: Type, name: str, registry: Registry) -> int | None:
    if not isinstance(found, DialectType) or found.parameters is None:
        return None
    definition = registry.type_def(found.dialect, found.mnemonic)
    names = [each.name for each in definition.parameters] if definition is not None else []
    if name not in names or len(names) != len(found.parameters):
        return None
    value: Any = found.parameters[names.index(name)]
    return value if isinstance(value, int) else None


_MEASURES: dict[str, tuple[Callable[[Type], int | None], str]] = {
    "rank": (_rank, "rank"),
    "count": (_count, "number of elements"),
    "dynamic": (_dynamic, "number of dynamic dimensions"),
    "width": (_width, "width in bits"),
}
