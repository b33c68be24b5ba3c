"""bufferization: from tensors to buffers. "'bufferization' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.ods.wording import listed
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ, may_be_same
from mlir_ls.semantics.verify.declared.equality import shapes_clash
from mlir_ls.semantics.verify.model.attributes import flag
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, name_of, operand_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import AttributeRules, Rules, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, BoolAttr, DialectAttr, StridedLayoutAttr, StringAttr
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType, UnrankedTensorType

_ACCESSES = ("none", "read", "write", "read-write")
_WITHOUT_MEMORY = ("CallOpInterface", "FunctionOpInterface", "HasRecursiveMemoryEffects", "Pure", "SymbolTable")
"""Traits of operations that neither allocate nor free memory themselves."""
_BUFFERS = (MemRefType, UnrankedMemRefType)


@rule("bufferization.copied-or-sized")
def copied_or_sized(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A new tensor is a copy of another, or has a size for each that is unknown. "'bufferization' Dialect", `alloc_tensor`."""
    copy, sizes = operation.operand_group("copy"), operation.operand_group("dynamic_sizes")
    result = operation.result_types[0]
    if copy is None or sizes is None:
        return
    if copy:
        if sizes:
            yield "a copy has the sizes of what is copied", operand_at(operation.shape, sizes[0])
        elif differ(operation.operand_types[copy[0]], result):
            yield f"a copy of {operation.operand_types[copy[0]]} has its type, but got {result}", result_type_at(operation, 0)
        return
    unknown = result.shape.count(None) if isinstance(result, RankedTensorType) else 0
    if isinstance(result, RankedTensorType | UnrankedTensorType) and len(sizes) != unknown:
        message = f"{result} takes {plural(unknown, 'size')}, one for each '?', but got {len(sizes)}"
        yield message, operand_at(operation.shape, sizes[0]) if sizes else name_of(operation.shape)


@rule("bufferization.destination-kind")
def destination_kind(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A buffer is written, and yields nothing; of a tensor a new one is made. `materialize_in_destination`."""
    source, dest = operation.type_named("source"), operation.type_named("dest")
    if not isinstance(source, ShapedType) or not isinstance(dest, ShapedType):
        return
    is_buffer = isinstance(dest, _BUFFERS)
    where = operand_type_at(operation, 1)
    results = operation.result_types
    if is_buffer and results:
        yield f"what is written to {dest} yields nothing, but got {results[0]}", result_type_at(operation, 0)
    elif not is_buffer and not (len(results) == 1 and may_be_same(results[0], dest)):
        yield f"the result is a new {dest}", name_of(operation.shape)
    elif not is_buffer and flag(operation, "restrict"):
        yield f"only a buffer can be 'restrict', but got {dest}", where
    elif flag(operation, "writable") is not None and flag(operation, "writable") != is_buffer:
        yield f"a buffer, and nothing else, is 'writable', but got {dest}", where
    elif (source.rank is None) != (dest.rank is None) or shapes_clash(source, dest):
        yield f"the shape is that of {source}, but got {dest}", where


@rule("bufferization.same-shape")
def same_shape(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A tensor and the buffer that stands for it have one shape, with the same sizes unknown. `to_buffer`, `to_tensor`."""
    source, result = (types[0] if types else None for types in (operation.operand_types, operation.result_types))
    if not isinstance(source, ShapedType) or not isinstance(result, ShapedType):
        return
    if (source.rank is None) != (result.rank is None) or _shape(source) != _shape(result):
        yield f"{source} and {result} must have the same shape", result_type_at(operation, 0)


def _shape(found: ShapedType) -> tuple[int | None, ...] | None:
    return found.shape if isinstance(found, MemRefType | RankedTensorType) else None


@rule("bufferization.attribute")
def bufferization_attribute(operation: Operation, attribute: Discardable) -> Iterator[tuple[str, HeaderRange]]:
    """What the dialect says of arguments is for functions, and no other attribute of it is. "'bufferization' Dialect"."""
    name = attribute.name.partition(".")[2]
    if attribute.holder == "operation" and name != "manual_deallocation":
        yield f"no operation has an attribute '{attribute.name}'", attribute.place
    elif attribute.holder == "operation" and not operation.spec.trait_names.isdisjoint(_WITHOUT_MEMORY):
        message = f"'{attribute.name}' is for operations that allocate or free memory, but got {operation.spec.name}"
        yield message, attribute.place
    elif attribute.holder == "argument":
        message = _wrong_argument(operation, name, attribute.value)
        if message:
            yield message, attribute.place


def _wrong_argument(operation: Operation, name: str, value: Attribute | None) -> str:
    if name == "writable":
        if value is not None and not isinstance(value, BoolAttr):
            return f"'bufferization.writable' is true or false, but got {value}"
        is_declared = not operation.generic and not operation.shape.regions
        return "a function without a body does not say what it writes to" if is_declared else ""
    if name == "access":
        is_wrong = value is not None and not (isinstance(value, StringAttr) and value.value in _ACCESSES)
        return f"'bufferization.access' is {listed(_ACCESSES)}, but got {value}" if is_wrong else ""
    if name == "buffer_layout":
        is_wrong = value is not None and not isinstance(value, AffineMapAttr | StridedLayoutAttr | DialectAttr)
        return f"'bufferization.buffer_layout' is a layout, as an affine map, but got {value}" if is_wrong else ""
    return f"no argument has an attribute 'bufferization.{name}'"


RULES: Rules = {
    "alloc_tensor": (copied_or_sized,),
    "materialize_in_destination": (destination_kind,),
    "to_buffer": (same_shape,),
    "to_tensor": (same_shape,),
}

ATTRIBUTES: AttributeRules = (bufferization_attribute,)
