"""What a branch passes to a block: as many values as the block takes arguments, of the same types.

MLIR language reference, "Blocks": the terminator passes the values of the arguments of the blocks it names.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from mlir_ls.ods.assembly.passed import operands_of_successors
from mlir_ls.ods.spec import OpSpec
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.cached.verification import keep_branching, run_verification
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.summary import region_summary
from mlir_ls.semantics.verify.engine.blocks import ItemFault, is_sound
from mlir_ls.semantics.verify.model.attributes import numbers
from mlir_ls.semantics.verify.model.counts import SEGMENT_SIZES, counted_operation
from mlir_ls.semantics.verify.model.places import HeaderRange, fault_at, operand_at, successor_at
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.syntax.tree import Region

_Passed = Sequence["tuple[int, ...] | None"]
"""For each successor, the indices of the operands that are passed to it; None where that is not known."""


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
    if shape.faults or (spec.built_in and not (shape.known or shape.generic)):
        return []
    passed = _passed(shape, spec, environment)
    if passed is None:
        return []
    faults: list[Fault] = []
    for number, (successor, uses, label) in enumerate(zip(shape.successors, passed, targets, strict=True)):
        if label is not None and uses is not None:
            where = successor_at(successor)
            made = spec.successors[number].made if number < len(spec.successors) else 0
            faults += _fault(shape, uses, label, made, where, environment)
    return faults


def _passed(shape: OpShape, spec: OpSpec, environment: Environment) -> _Passed | None:
    """What goes to which successor; in generic form each has a group of operands, in order; None where that is not known.

    A list of groups, for successors of any number, is divided as the attribute with their lengths says. Where operands are
    named for the successors, the names say which go where, and of an operation of a project nothing else does. Where the
    syntax is not known, no values after a successor do not say that none are passed. In a custom form that is what the text has
    for each successor, unless its dictionary divides the operands.
    """
    if not (shape.generic or SEGMENT_SIZES in shape.text):
        known = shape.known or shape.partly
        return [successor.uses if known or successor.uses else None for successor in shape.successors]
    operation = counted_operation(shape, spec, environment).operation
    if operation.operands is None:
        return None
    named = operands_of_successors(spec)
    if not spec.built_in or (named and len(named) == len(spec.successors)):
        groups = dict(zip([each.name for each in spec.operands], operation.operands, strict=True))
        if len(shape.successors) != len(spec.successors):
            return None
        return [groups.get(named.get(each.name, "")) for each in spec.successors]
    passed: list[tuple[int, ...]] = []
    for group, operand in zip(operation.operands, spec.operands, strict=True):
        if operand.arity == "nested":
            lengths = numbers(operation, operand.segments or "")
            if lengths is None or sum(lengths) != len(group) or min(lengths, default=0) < 0:
                return None
            ends = list(accumulate(lengths))
            passed += [group[end - length : end] for length, end in zip(lengths, ends, strict=True)]
        elif operand.arity == "variadic":
            passed.append(group)
    return passed if len(passed) == len(shape.successors) else None


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
        arguments = plural(len(expected), "argument")
        message = f"branch has {plural(len(uses), 'operand')} for successor '{label.name}', but target block has {arguments}"
        return [fault_at("branch-operands", message, where)]
    for number, (use, type_) in enumerate(zip(uses, expected, strict=True), made):
        given = shape.uses[use][2]
        if not may_be_same_in(given, type_, environment):
            message = f"type mismatch for argument #{number} of block '{label.name}': expected {type_}, but got {given}"
            return [fault_at("branch-operands", message, operand_at(shape, use))]
    return []
