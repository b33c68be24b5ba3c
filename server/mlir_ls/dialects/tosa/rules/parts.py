"""tosa: tensors gathered, scattered, looked up, tiled and padded. "'tosa' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted, index_count
from mlir_ls.semantics.verify.model.attributes import Sizes, numbers_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import operand_at
from mlir_ls.semantics.verify.model.reading import operand_place, parameters_of, place_of
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import Found, ShapeRule, Violation, rule
from mlir_ls.syntax.leaf.types import RankedTensorType
from mlir_ls.syntax.shape import Mention


def _shape(operation: Operation, name: str) -> Sizes | None:
    found = operation.type_named(name)
    return found.shape if isinstance(found, RankedTensorType) else None


def _sizes_agree(operation: Operation, letters: dict[str, str], known: dict[str, int]) -> Found:
    """What is wrong where dimensions that go by one letter have different sizes; each operand or result has a letter each.

    The sizes become `known` by their letters.
    """
    for name, spelled in letters.items():
        shape = _shape(operation, name)
        if shape is None or len(shape) != len(spelled):
            continue
        for axis, (letter, size) in enumerate(zip(spelled, shape, strict=True)):
            if size is None:
                continue
            if known.setdefault(letter, size) != size:
                type_ = operation.type_named(name)
                message = f"dimension {axis} has size {known[letter]}, as in other operands, but got {type_}"
                yield message, place_of(operation, name)
                return


@rule("tosa.gathered")
def tosa_gathered(operation: Operation) -> Found:
    """There is a value for each index, of as many elements as the values have. `tosa.gather`."""
    yield from _sizes_agree(operation, {"values": "NKC", "indices": "NW", "output": "NWC"}, {})


@rule("tosa.scattered")
def tosa_scattered(operation: Operation) -> Found:
    """There is an index for each value, and a place for each of them in the result. `tosa.scatter`."""
    letters = {"values_in": "NKC", "indices": "NW", "input": "NWC", "values_out": "NKC"}
    known: dict[str, int] = {}
    found = list(_sizes_agree(operation, letters, known))
    yield from found
    if not found and known.get("W", 0) > known.get("K", known.get("W", 0)):
        yield f"{index_count(known['W'])} for {counted(known['K'], 'place')}", place_of(operation, "indices")


@rule("tosa.looked-up")
def tosa_looked_up(operation: Operation) -> Found:
    """What is looked up in a table has the sizes of the operand. `tosa.table`."""
    source, result = _shape(operation, "input1"), _shape(operation, "output")
    for axis, (one, other) in enumerate(zip(source or (), result or (), strict=False)):
        if other is not None and one != other:
            said = "is not known" if one is None else f"is {one}"
            message = f"the size of dimension {axis} {said}, but got {operation.type_named('output')}"
            yield message, place_of(operation, "output")
            return


@rule("tosa.factors")
def tosa_factors(operation: Operation) -> Found:
    """Factors have as many dimensions, each of one size or 1, and so has their product. `tosa.mul`."""
    left, right, result = _shape(operation, "input1"), _shape(operation, "input2"), _shape(operation, "output")
    if left is None or right is None or not operation.operand_group("shift"):
        return
    place, types = place_of(operation, "input2"), f"{operation.type_named('input1')} and {operation.type_named('input2')}"
    if len(left) != len(right):
        yield f"factors have as many dimensions, but got {types}", place
    elif any([clash(one, other) and 1 not in (one, other) for one, other in zip(left, right, strict=True)]):
        yield f"the sizes of factors are equal, or one of them is 1: got {types}", place
    elif result is not None and len(result) != len(left):
        message = f"the product has {counted(len(left), 'dimension')}, but got {operation.type_named('output')}"
        yield message, place_of(operation, "output")


def numbers_for_each(name: str, count: int, of_both: bool = False, of_either: bool = False) -> ShapeRule:
    """The rule that a shape holds so many numbers for each dimension of the operand.

    With `of_both` it holds only where the result has a rank as well, with `of_either` for the result if the operand has none.
    """

    @rule("tosa.number-count")
    def tosa_number_count(operation: Operation) -> Found:
        source, parameters = _shape(operation, "input1"), parameters_of(operation.type_named(name), "tosa", "shape")
        if source is None and of_either:
            source = _shape(operation, "output")
        if source is None or (of_both and _shape(operation, "output") is None):
            return
        if parameters is None or not isinstance(parameters[0], int):
            return
        expected = count * len(source)
        if parameters[0] != expected:
            message = f"'{name}' has {counted(expected, 'number')}, {count} for each dimension: got {parameters[0]}"
            yield message, operand_place(operation, name)

    return tosa_number_count


def constant(site: Site, name: str) -> tuple[int, tuple[int, ...]] | None:
    """Which operand a shape is, and its numbers where it is a constant."""
    for index in site.operation.operand_group(name) or ():
        definition = site.definition(index)
        if definition is not None and definition.operation.spec.name == "tosa.const_shape":
            found = numbers_of(definition.operation.attribute("values"))
            return None if found is None else (index, found)
    return None


@rule("tosa.padded")
def tosa_padded(site: Site) -> Iterator[Violation]:
    """What is padded is as much longer as is added to it. `tosa.pad`."""
    operation = site.operation
    source, result, padding = _shape(operation, "input1"), _shape(operation, "output"), constant(site, "padding")
    if source is None or result is None or padding is None or len(padding[1]) != 2 * len(source):
        return
    for axis, (one, other) in enumerate(zip(source, result, strict=True)):
        low, high = padding[1][2 * axis : 2 * axis + 2]
        if low < -1 or high < -1:
            message = f"{low} and {high} are added to dimension {axis}, but expected -1, which is not known yet, or more"
            mentioned = (Mention("definition", padding[0], "defined here"),)
            yield Violation(message, operand_at(operation.shape, padding[0]), mentioned)
            return
        if one is None or other is None:
            continue
        if low + one + high != other:
            message = f"dimension {axis} has size {low} + {one} + {high} = {low + one + high}, but got {other}"
            yield Violation(message, place_of(operation, "output"), (Mention("definition", padding[0], "added here"),))
            return


@rule("tosa.multiples")
def tosa_multiples(site: Site) -> Iterator[Violation]:
    """A tensor is repeated at least once along each dimension, or -1 times, which is not known yet. `tosa.tile`."""
    multiples = constant(site, "multiples")
    for each in multiples[1] if multiples is not None else ():
        if multiples is not None and each < 1 and each != -1:
            where = operand_at(site.operation.shape, multiples[0])
            related = (Mention("definition", multiples[0], "defined here"),)
            yield Violation(f"expected numbers above 0, but got {each}", where, related)
            return
