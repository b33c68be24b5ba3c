"""What the atomic operations of OpenMP and OpenACC share: reading, writing, updating and capturing a place in memory."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import is_plain
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of, operand_at, operand_type_at
from mlir_ls.semantics.verify.model.reading import operand_place, place_of
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import MemRefType, UnrankedMemRefType

_SEQUENCES = (("update", "read"), ("read", "update"), ("read", "write"))


def pointee(found: Type | None) -> Type | None:
    """The element type of a memref; other pointers have none."""
    return found.element if isinstance(found, MemRefType | UnrankedMemRefType) else None


@rule("atomic-address")
def atomic_address(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The address of an atomic write leads to values of the type that is written."""
    expected, found = pointee(operation.type_named("x")), operation.type_named("expr")
    if differ(expected, found):
        yield f"the address leads to {expected}, but got {found}", place_of(operation, "expr")


@rule("atomic-read-address")
def atomic_read_address(site: Site) -> Iterator[Violation]:
    """What is read atomically is written to another address. "'omp' Dialect", `omp.atomic.read`."""
    source, target = site.operation.operand_group("x"), site.operation.operand_group("v")
    if source and target and site.are_same(source[0], target[0]):
        yield Violation("read and write must not be to the same location", operand_at(site.operation.shape, target[0]))


@rule("atomic-update-region")
def atomic_update_region(inside: Inside) -> Iterator[Violation]:
    """The region of an atomic update takes the old value and yields the new one, both of the type the address leads to."""
    if not inside.regions:
        return
    region, operation = inside.regions[0], inside.operation
    arguments = region.arguments
    if len(arguments) != 1:
        message = f"the region of an update takes the old value, but got {counted(len(arguments), 'argument')}"
        yield Violation(message, name_of(operation.shape))
        return
    expected = pointee(operation.type_named("x"))
    if differ(expected, arguments[0]):
        message = f"the address leads to {expected}, but the region takes {arguments[0]}"
        yield Violation(message, operand_place(operation, "x"))
        return
    if next(region.terminators(), None) is None and is_plain(region):
        yield Violation("the region of an update yields the new value, but got 0 values", name_of(operation.shape))
    for item in region.terminators():
        yielded = item.operation
        if len(yielded.operand_types) != 1:
            message = f"the region of an update yields the new value, but got {counted(len(yielded.operand_types), 'value')}"
            yield Violation(message, name_of(yielded.shape), (), item)
        elif differ(yielded.operand_types[0], arguments[0]):
            message = f"the region takes {arguments[0]}, but yields {yielded.operand_types[0]}"
            yield Violation(message, operand_type_at(yielded, 0), (), item)


@rule("atomic-capture-sequence")
def atomic_capture_sequence(inside: Inside) -> Iterator[Violation]:
    """An atomic capture holds an update and a read, either way round, or a read and a write, of one place."""
    if not inside.regions:
        return
    operation = inside.operation
    items = [item for item in inside.regions[0].operations() if not item.operation.spec.terminator]
    kinds = tuple([item.name.partition(".atomic.")[2] for item in items])
    if kinds not in _SEQUENCES:
        message = "expected an update and a read, or a read and a write"
        yield Violation(f"{message}, but got {', '.join([item.name for item in items]) or 'nothing'}", name_of(operation.shape))
        return
    first, second = [_address(item) for item in items]
    if first is not None and second is not None and first != second:
        message = f"what '{items[0].name}' is about must be what '{items[1].name}' is about"
        yield Violation(message, operand_place(items[1].operation, "x"), (), items[1])
        return
    for item in items:
        for name in ("hint", "memory_order"):
            if item.operation.has_attribute(name):
                message = f"'{name}' is given to the capture, not to what is in it"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


def _address(item: NestedOperation) -> str | None:
    group = item.operation.operand_group("x")
    if not group:
        return None
    slot, number, _ = item.node.shape.uses[group[0]]
    return f"{item.node.names[slot]}#{number}"
