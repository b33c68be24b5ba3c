"""transform: handles are consumed once. "'transform' Dialect", "Side Effects"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.semantics.verify.model.discardable import part_attributes
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation, RegionView, ValueName
from mlir_ls.semantics.verify.rules import Violation, rule

_CONSUMED, _READ_ONLY = "transform.consumed", "transform.readonly"
_CONSUMING_ALL = "FunctionalStyleTransformOpTrait"
_PASSING = ("transform.foreach", "transform.sequence")
_KEEPING = ("transform.split_handle",)
_TARGET = ("target",)

_OPERANDS = {
    "affine.simplify_bounded_affine_ops": _TARGET,
    "affine.simplify_min_max_affine_ops": _TARGET,
    "alternatives": ("scope",),
    "apply_conversion_patterns": _TARGET,
    "apply_registered_pass": _TARGET,
    "foreach_match": ("root",),
    "func.deduplicate_func_args": ("module",),
    "func.replace_func_signature": ("module",),
    "loop.promote_if_one_iteration": _TARGET,
    "memref.alloca_to_global": ("alloca",),
    "nvgpu.create_async_groups": _TARGET,
    "structured.bufferize_to_allocation": _TARGET,
    "structured.fuse": _TARGET,
    "structured.fuse_into_containing_op": ("producer_op",),
    "structured.pack": _TARGET,
    "structured.pack_greedily": _TARGET,
    "structured.pad": _TARGET,
    "structured.pad_tiling_interface": _TARGET,
    "structured.replace": _TARGET,
    "structured.split": _TARGET,
    "structured.tile_using_for": _TARGET,
    "structured.tile_using_forall": _TARGET,
    "structured.vectorize": _TARGET,
    "xegpu.set_desc_layout": _TARGET,
}
"""The operands that operations consume which do not consume all, whatever trait their definitions have."""

_READING = {"apply_conversion_patterns": "preserve_handles", "structured.bufferize_to_allocation": "bufferize_destination_only"}
"""The attributes with which such operations only read their operands."""


@rule("transform.consumed-twice")
def transform_consumed_twice(inside: Inside) -> Iterator[Violation]:
    """At most one of the uses of a handle in a sequence consumes it; that it is yielded counts as such a use."""
    if not inside.regions:
        return
    body = inside.regions[0]
    consumers = _consumed_in(body, nested=True)
    for number, value in enumerate(body.argument_values()):
        if len(consumers.get(value, ())) > 1:
            yield Violation(f"block argument #{number} has more than one potential consumer", name_of(inside.operation.shape))
            return
    for item in body.operations():
        for number, value in enumerate(item.defined_values()):
            if len(consumers.get(value, ())) > 1:
                message = f"result #{number} has more than one potential consumer"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


@rule("transform.unmarked-consumption")
def transform_unmarked_consumption(inside: Inside) -> Iterator[Violation]:
    """An argument that is marked as only read is not consumed in the body of a named sequence."""
    marked: dict[int, str] = {}
    for part in part_attributes(inside.operation):
        if part.holder == "argument" and part.name in (_CONSUMED, _READ_ONLY):
            marked.setdefault(part.number, part.name)
    if _READ_ONLY not in marked.values() or not inside.regions:
        return
    body = inside.regions[0]
    consumers = _consumed_in(body, nested=False)
    for number, value in enumerate(body.argument_values()):
        if consumers.get(value) and marked.get(number) == _READ_ONLY:
            message = f"argument #{number} is consumed in the body, but is not marked '{_CONSUMED}'"
            yield Violation(message, name_of(inside.operation.shape))
            return


def _consumed_in(body: RegionView, nested: bool) -> dict[ValueName, list[str]]:
    """The operations that consume values in a region, by the values; `nested`: those further inside, and terminators, too.

    Of operations that are not known it is unknown whether they do.
    """
    found: dict[ValueName, list[str]] = {}
    for item in _walk(body) if nested else body.operations():
        operation = item.known_operation()
        if operation is None:
            continue
        values = item.used_values()
        if operation.spec.terminator:
            consumed: Sequence[int] = range(len(values)) if nested else ()
        else:
            consumed = _consumed_by(item, operation)
        gone = {values[index] for index in consumed if index < len(values)}
        for value in values if gone else ():
            if value in gone:  # wherever it stands among the operands
                found.setdefault(value, []).append(item.name)
    return found


def _walk(body: RegionView) -> Iterator[NestedOperation]:
    """The operations in a region and in those inside it that see its values."""
    for item in body.operations():
        yield item
        operation = item.known_operation()
        if operation is not None and not operation.spec.isolated:
            for region in item.regions():
                yield from _walk(region)


def _consumed_by(item: NestedOperation, operation: Operation) -> Sequence[int]:
    """The operands that an operation consumes."""
    spec = operation.spec
    if spec.dialect != "transform" or spec.name in _KEEPING:
        return ()
    if spec.name in _PASSING:
        regions = item.regions()
        if not regions:
            return ()
        consumed = _consumed_in(regions[0], nested=False)
        return [index for index, value in enumerate(regions[0].argument_values()) if value in consumed]
    transform = spec.name.partition(".")[2]
    if _CONSUMING_ALL in spec.trait_names and transform not in _OPERANDS:
        return range(len(operation.operand_types))
    found: list[int] = []
    if transform in _READING and operation.has_attribute(_READING[transform]):
        return ()
    for name in _OPERANDS.get(transform, ()):
        found += operation.operand_group(name) or ()
    return found
