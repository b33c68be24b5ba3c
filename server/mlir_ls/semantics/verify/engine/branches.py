"""What a branch passes to a block: as many values as the block takes arguments, of the same types.

MLIR language reference, "Blocks": the terminator passes the values of the arguments of the blocks it names.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.spec import OpSpec
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.cached.verification import keep_branching, run_verification
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.summary import region_summary
from mlir_ls.semantics.verify.engine.blocks import ItemFault, is_sound
from mlir_ls.semantics.verify.model.counts import counted_operation
from mlir_ls.semantics.verify.model.places import HeaderRange, fault_at, operand_at
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.syntax.tree import Region

_Passed = list[tuple[int, ...]]
"""For each successor, the indices of the operands that are passed to it."""


def branch_faults(region: Region, owner: OpShape, environment: Environment) -> list[ItemFault]:
    """The branches of a region that do not fit the blocks they lead to."""
    if not region_summary(region).block_labels:
        return []
    labels: dict[str, OpShape] = {}
    for run in region.runs:
        first = run.items[0].shape
        if first.kind == "label":
            labels[first.name] = first
    found: list[ItemFault] = []
    for index, run in enumerate(region.runs):
        shape = run.items[-1].shape
        ends_block = index + 1 == len(region.runs) or region.runs[index + 1].items[0].shape.kind == "label"
        if shape.successors and ends_block:
            known = run_verification(run)
            targets = [labels.get(successor.label) for successor in shape.successors]
            branching = known.branching
            if known.targets != targets:
                branching = tuple(_faults_of(shape, targets, environment))
                keep_branching(run, targets, branching)
            if branching:
                found += [ItemFault(index, len(run.items) - 1, fault) for fault in branching]
    return found if not found or is_sound(region, owner) else []


def _faults_of(shape: OpShape, targets: Sequence[OpShape | None], environment: Environment) -> list[Fault]:
    spec = shape.syntax
    if not isinstance(spec, OpSpec) or "BranchOpInterface" not in spec.trait_names:
        return []
    if shape.faults or not (shape.known or shape.generic):
        return []
    passed = _passed(shape, spec, environment)
    if passed is None:
        return []
    faults: list[Fault] = []
    for number, (successor, uses, label) in enumerate(zip(shape.successors, passed, targets, strict=True)):
        if label is not None:
            where = HeaderRange(successor.offset, successor.offset + len(successor.label))
            made = spec.successors[number].made if number < len(spec.successors) else 0
            faults += _fault(shape, uses, label, made, where, environment)
    return faults


def _passed(shape: OpShape, spec: OpSpec, environment: Environment) -> _Passed | None:
    """The operands of each successor; in generic form each successor has a group of operands, in order, or they are unknown."""
    if not shape.generic:
        return [successor.uses for successor in shape.successors]
    groups = counted_operation(shape, spec, environment).operation.operands
    if groups is None or any([successor.variadic for successor in spec.successors]):
        return None
    variadic = [group for group, operand in zip(groups, spec.operands, strict=True) if operand.arity == "variadic"]
    return variadic if len(variadic) == len(shape.successors) else None


def _fault(
    shape: OpShape, uses: tuple[int, ...], label: OpShape, made: int, where: HeaderRange, environment: Environment
) -> list[Fault]:
    expected: list[Type | None] = [type_ for definition in label.definitions for type_ in definition.types]
    if len(expected) < made:
        return []  # the values that the operation makes have no argument to go to, which no rule forbids
    expected = expected[made:]
    if len(expected) > len(uses) and isinstance(shape.syntax, OpSpec) and not shape.syntax.built_in:
        return []  # an operation of a project: its C++ may define that it makes the first arguments itself
    if len(expected) != len(uses):
        arguments = counted(len(expected), "argument")
        message = f"block '{label.name}' takes {arguments}, but {len(uses) or 'none'} {_are(len(uses))} passed to it"
        return [fault_at("branch-operands", message, where)]
    for use, type_ in zip(uses, expected, strict=True):
        given = shape.uses[use][2]
        if not may_be_same_in(given, type_, environment):
            message = f"block '{label.name}' takes {type_} here, found {given}"
            return [fault_at("branch-operands", message, operand_at(shape, use))]
    return []


def _are(count: int) -> str:
    return "are" if count > 1 else "is"
