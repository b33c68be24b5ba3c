"""Where the parts of an operation stand in its erased header: what a fault underlines. Called only where there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.reader import Broken, HeaderReader, RegionBegins
from mlir_ls.syntax.shape import Fault, OpShape, Successor


class HeaderRange:
    """Offsets in an erased header."""

    __slots__ = ("_ends", "_find")

    def __init__(self, start: int, end: int, find: Callable[[], HeaderRange] | None = None) -> None:
        self._ends = start, end
        self._find = find

    @staticmethod
    def sought(find: Callable[[], HeaderRange]) -> HeaderRange:
        """A range that is computed at its first use: most rules name the place before they know of a fault."""
        return HeaderRange(0, 0, find)

    @property
    def start(self) -> int:
        """The offset of the first character."""
        return self._settled()[0]

    @property
    def end(self) -> int:
        """The offset after the last character."""
        return self._settled()[1]

    def _settled(self) -> tuple[int, int]:
        if self._find is not None:
            found, self._find = self._find(), None
            self._ends = found.start, found.end
        return self._ends


class SpelledType(NamedTuple):
    """A type and where it is spelled."""

    type: Type
    start: int
    end: int


def fault_at(
    code: str, message: str, where: HeaderRange, instead: tuple[str, ...] = (), about: tuple[str, ...] = ()
) -> Fault:
    """A fault at a range, in whose place one of `instead` may stand, with a message about some names."""
    return Fault(code, message, where.start, where.end, (), instead, about)


def name_of(shape: OpShape) -> HeaderRange:
    """The name of the operation; that of a block or an alias."""
    return HeaderRange(shape.name_offset, max(shape.name_end, shape.name_offset + 1))


def operand_at(shape: OpShape, index: int) -> HeaderRange:
    """The SSA value that is an operand."""
    start = slot_offsets(shape.text)[shape.uses[index][0]]
    return HeaderRange(start, start + 1)


def result_at(shape: OpShape, index: int) -> HeaderRange:
    """The name of the result, or of the group it is in; that of the operation where results have no names."""
    first = 0
    for slot, size, _ in shape.definitions:
        first += size
        if index < first:
            start = slot_offsets(shape.text)[slot]
            return HeaderRange(start, start + 1)
    return name_of(shape)


def operand_type_at(operation: Operation, index: int) -> HeaderRange:
    """The type of an operand where the text spells it and nothing else of that type could be meant, else the operand."""
    return HeaderRange.sought(lambda: _operand_type_at(operation, index))


def result_type_at(operation: Operation, index: int) -> HeaderRange:
    """The type of a result where the text spells it, else the result."""
    return HeaderRange.sought(lambda: _result_type_at(operation, index))


def _operand_type_at(operation: Operation, index: int) -> HeaderRange:
    shape = operation.shape
    inputs, _ = _signature(operation)
    if index < len(inputs):
        return HeaderRange(inputs[index].start, inputs[index].end)
    declared = shape.uses[index][2]
    spelled = [each for each in spelled_types(shape, operation.environment.leaves) if each.type is declared]
    return HeaderRange(spelled[0].start, spelled[0].end) if len(spelled) == 1 else operand_at(shape, index)


def _result_type_at(operation: Operation, index: int) -> HeaderRange:
    shape = operation.shape
    _, results = _signature(operation)
    if index < len(results):
        return HeaderRange(results[index].start, results[index].end)
    declared = shape.result_types[index]
    spelled = [each for each in spelled_types(shape, operation.environment.leaves) if each.type is declared]
    return HeaderRange(spelled[-1].start, spelled[-1].end) if spelled else result_at(shape, index)


def is_type_spelled(operation: Operation, where: HeaderRange) -> bool:
    """Whether a type stands in a range, and not the name of what has the type."""
    spelled = spelled_types(operation.shape, operation.environment.leaves)
    return any([each.start == where.start and each.end == where.end for each in spelled])


def result_types_instead(operation: Operation, right: Type | None) -> tuple[str, ...]:
    """The type that the only result must have, as a repair of what is spelled for it; () where that is not known."""
    if right is None or not is_type_spelled(operation, result_type_at(operation, 0)):
        return ()
    return (str(right),)


def attribute_at(operation: Operation, name: str) -> HeaderRange:
    """The value of an attribute, or its name where it has none; the operation's name where it is not spelled."""
    found = operation.attributes.get(name)
    if found is None:
        return name_of(operation.shape)
    if found.start < found.end:
        return HeaderRange(found.start, found.end)
    return HeaderRange(found.name_offset, max(found.end, found.name_offset + 1))


def reference_at(shape: OpShape, number: int) -> HeaderRange:
    """A symbol reference, by its number in the order of the text."""
    symbol = shape.symbol_uses[number]
    last = symbol.nested[-1] if symbol.nested else symbol
    length = len(last.alias) or 1 if last.quoted is None else len(last.quoted) + 2 + (last.slot >= 0)
    return HeaderRange(symbol.offset, last.offset + length)


def successor_at(successor: Successor) -> HeaderRange:
    """The name of a block that a terminator branches to."""
    return HeaderRange(successor.offset, successor.offset + len(successor.label))


def label_at(shape: OpShape) -> HeaderRange:
    """The name of a block."""
    return HeaderRange(0, len(shape.name))


def _signature(operation: Operation) -> tuple[list[SpelledType], list[SpelledType]]:
    """The types of the operands and the results of a generic form, which ends with them."""
    shape = operation.shape
    if not shape.generic:
        return [], []
    found = spelled_types(shape, operation.environment.leaves)
    operands, results = len(shape.uses), len(shape.result_types)
    if len(found) < operands + results:
        return [], []
    split = len(found) - results
    return found[split - operands : split], found[split:]


def spelled_types(shape: OpShape, leaves: LeafParser) -> list[SpelledType]:
    """The types that stand in a header outside of attributes, in order."""
    hidden = [(each.start, each.end) for each in shape.attributes]
    reader = HeaderReader(shape.text, leaves)
    found: list[SpelledType] = []
    while not reader.at_end():
        start = reader.offset()
        if start < shape.name_end or any([first <= start < end for first, end in hidden]) or reader.peek() == "(":
            reader.index += 1
            continue
        before = reader.index
        try:
            type_ = reader.opt_type()
        except (Broken, RegionBegins):
            type_ = None
        if type_ is None:
            reader.index = before + 1
        else:
            found.append(SpelledType(type_, start, reader.end_of_last()))
    return found
