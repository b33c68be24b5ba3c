"""How many operands, results, regions and successors an operation has, and which values are which.

MLIR language reference, "Operations"; ODS, "Variadic operands": of several groups of any length, an attribute of the
operation says how long each of them is, or all are equally long.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from mlir_ls.caches import remembered
from mlir_ls.ods.spec import ADDED_AT_RUN_TIME, BEFORE_LLVM_19, Operand, OpSpec, Result
from mlir_ls.plurals import counted, plural
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify.model.attributes import numbers_of
from mlir_ls.semantics.verify.model.forms import form_of
from mlir_ls.semantics.verify.model.operation import Groups, Operation
from mlir_ls.semantics.verify.model.places import (
    HeaderRange,
    attribute_at,
    fault_at,
    name_of,
    operand_at,
    result_at,
)
from mlir_ls.semantics.verify.model.signatures import with_signature
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import DenseArrayAttr, DenseElementsAttr
from mlir_ls.syntax.leaf.types import IntegerType, VectorType
from mlir_ls.syntax.shape import Fault, OpShape

SEGMENT_SIZES: Final = "operandSegmentSizes"
_SEGMENTS = {
    "operand": (SEGMENT_SIZES, "operand_segment_sizes"),
    "result": ("resultSegmentSizes", "result_segment_sizes"),
}
"""The attributes that hold the lengths of groups: by today's name, and by the one before."""

_TRAITS = {"operand": "AttrSizedOperandSegments", "result": "AttrSizedResultSegments"}


def segment_attributes(spec: OpSpec) -> list[str]:
    """The attributes that hold the lengths of the groups of operands and of results, where a definition requires them."""
    return [_SEGMENTS[kind][0] for kind, trait in _TRAITS.items() if spec.has_trait(trait)]


class Counted(NamedTuple):
    """An operation of which it is filled in which values are which, where that is clear; what is wrong with the numbers."""

    operation: Operation
    faults: Sequence[Fault]


def counted_operation(shape: OpShape, spec: OpSpec, environment: Environment) -> Counted:
    """The operation of a shape, cached for a while: several rules use it, and so do those of operations around it."""
    known = environment.counted.get(shape)
    if isinstance(known, Counted):
        return known
    if len(environment.counted) >= _REMEMBERED:
        environment.counted.clear()
    operation = Operation(with_signature(shape, environment), spec, environment)
    environment.counted[shape] = made = Counted(operation, _count_faults(operation))
    return made


_REMEMBERED = 1024


def _count_faults(operation: Operation) -> list[Fault]:
    faults = [*(_operand_faults(operation) or _nested_faults(operation)), *_result_faults(operation)]
    return [*faults, *(_region_faults(operation) if operation.generic else ()), *_successor_faults(operation)]


# -- operands -------------------------------------------------------------------------------------------------------


def _operand_faults(operation: Operation) -> list[Fault]:
    spec, shape = operation.spec, operation.shape
    count = len(shape.uses)
    if not operation.generic and not form_of(spec).all_operands:
        operation.operands = _of_one_size(spec, _groups_of_text(spec, shape))
        if spec.operand_segments and SEGMENT_SIZES in operation.attributes:
            fault = _divide_anew(operation)
            if fault is not None:
                return [fault]
        least = len([operand for operand in spec.operands if operand.arity == "one"])
        if count >= least:
            return []
        expected = str(least) if least == len(spec.operands) else f"{least} or more"
        return [fault_at("operand-count", _message(expected, "operand", count), name_of(shape))]
    if spec.operand_segments:
        return _segmented(operation, "operand", spec.operands, count)
    groups, expected = _operand_groups(spec, count)
    operation.operands = groups
    if groups is not None or not expected:
        return []
    return [fault_at("operand-count", _message(expected, "operand", count), _of_superfluous(shape, spec, count))]


def _of_one_size(spec: OpSpec, groups: Groups | None) -> Groups | None:
    """The operands of a custom form as its operation knows them: groups of one size share all values evenly."""
    if groups is None or "SameVariadicOperandSize" not in spec.trait_names:
        return groups
    values = [value for group in groups for value in group]
    shared, _ = _operand_groups(spec, len(values))
    return groups if shared is None else tuple([tuple([values[index] for index in group]) for group in shared])


def _divide_anew(operation: Operation) -> Fault | None:
    """Divides the operands of a custom form as its dictionary says, which counts, not what the text divides."""
    name, groups, declared = SEGMENT_SIZES, operation.operands, operation.spec.operands
    value = operation.attribute(name)
    sizes = None if value is None or value.has_alias else _sizes(value)
    if sizes is None or groups is None or len(sizes) != len(groups):
        return None  # MLIR passes over sizes for another number of groups
    values = [each for group in groups for each in group]
    message = _sizes_fault(sizes, "operand", declared, len(values), name, False)
    if message:
        return fault_at("segment-sizes", message, attribute_at(operation, name))
    if all([size == 1 or each.arity != "one" for size, each in zip(sizes, declared, strict=True)]):
        operation.operands = tuple([tuple([values[index] for index in group]) for group in _of_sizes(sizes)])
    return None


def _nested_faults(operation: Operation) -> list[Fault]:
    """Of a list of lists of operands an attribute says how long each list is: a text in generic form spells it."""
    faults: list[Fault] = []
    if not operation.generic:
        return faults
    for operand in operation.spec.operands:
        given, lengths = operation.operand_group(operand.name), operation.attribute(operand.segments or "")
        sizes = None if operand.segments is None or lengths is None or lengths.has_alias else _sizes(lengths)
        if sizes is None or given is None or operand.segments is None:
            continue
        where = attribute_at(operation, operand.segments)
        if any([size < 0 for size in sizes]):
            message = f"attribute '{operand.segments}' must not have negative elements"
        elif sum(sizes) != len(given):
            number = counted(len(given), "operand")
            message = f"'{operand.name}' has {number}, but attribute '{operand.segments}' a total size of {sum(sizes)}"
        else:
            continue
        faults.append(fault_at("segment-sizes", message, where))
    return faults


def _of_superfluous(shape: OpShape, spec: OpSpec, count: int) -> HeaderRange:
    """The first operand that is too many, or, where some are missing, the operation's name."""
    if all([operand.arity == "one" for operand in spec.operands]) and len(spec.operands) < count:
        return operand_at(shape, len(spec.operands))
    return name_of(shape)


def _groups_of_text(spec: OpSpec, shape: OpShape) -> Groups | None:
    """What the custom form says; None where it does not name each value just once. Operands that are not named are none."""
    groups = shape.groups
    known: list[tuple[int, ...]] = []
    indices: list[int] = []
    for operand in spec.operands:
        group = groups.get(operand.name, ())
        if operand.arity == "one" and len(group) != 1:
            return None
        known.append(group)
        indices += group
    in_order = [*range(len(shape.uses))]
    if indices != in_order and sorted(indices) != in_order:
        return None
    # a group that is not of a declared operand may still hold some of them
    return tuple(known) if sum(map(len, groups.values())) == len(indices) else None


# -- results --------------------------------------------------------------------------------------------------------


def _result_faults(operation: Operation) -> list[Fault]:
    spec, shape = operation.spec, operation.shape
    count = shape.result_count
    if count is None and not shape.result_types and all([result.arity == "one" for result in spec.results]):
        operation.result_types = [None] * len(spec.results)
    if count is None or len(shape.result_types) != count:
        return []
    if spec.result_segments and (operation.generic or form_of(spec).all_results):
        return _segmented(operation, "result", spec.results, count)
    if shape.result_sizes and (spec.result_segments or "SameVariadicResultSize" not in spec.trait_names):
        operation.results = _of_sizes(shape.result_sizes)
        return _optional_faults(spec, shape)
    if spec.result_segments:
        return []
    groups, expected = _result_groups(spec, count)
    operation.results = groups
    if groups is not None or not expected or not (operation.generic or form_of(spec).all_results):
        return []
    where = result_at(shape, len(spec.results)) if count > len(spec.results) else name_of(shape)
    return [fault_at("result-count", _message(expected, "result", count), where)]


def _optional_faults(spec: OpSpec, shape: OpShape) -> list[Fault]:
    """Results that are one value at most, of which a custom form spells several types."""
    many = [each for each, size in zip(spec.results, shape.result_sizes, strict=True) if each.arity == "optional" and size > 1]
    if not many:
        return []
    return [fault_at("result-count", f"result '{many[0].name}' must be one value at most", name_of(shape))]


# -- groups ---------------------------------------------------------------------------------------------------------


def _of_sizes(sizes: Sequence[int]) -> Groups:
    return tuple([tuple(range(start, end)) for start, end in pairwise(accumulate(sizes, initial=0))])


@remembered(4096)
def _operand_groups(spec: OpSpec, count: int) -> tuple[Groups | None, str]:
    return _divide(spec.operands, count, "SameVariadicOperandSize" in spec.trait_names)


@remembered(4096)
def _result_groups(spec: OpSpec, count: int) -> tuple[Groups | None, str]:
    return _divide(spec.results, count, "SameVariadicResultSize" in spec.trait_names)


def _divide(declared: Sequence[Operand | Result], count: int, same_size: bool) -> tuple[Groups | None, str]:
    """Which of `count` values are which; where that does not work out, how many there have to be ("" if not known).

    Groups of one size share the values evenly; those that are left over belong to none, and MLIR accepts them.
    """
    open_ended = [each for each in declared if each.arity != "one"]
    fixed = len(declared) - len(open_ended)
    if len(open_ended) > 1 and not same_size:
        return None, ""
    share, rest = divmod(count - fixed, len(open_ended)) if open_ended else (0, count - fixed)
    if share < 0 or rest < 0:
        return None, str(fixed) if not open_ended else f"{fixed} or more"
    if rest and not open_ended:
        return None, str(fixed)
    if share > 1 and any([each.arity == "optional" for each in open_ended]):
        return None, f"{fixed} or {fixed + len(open_ended)}"
    groups: list[tuple[int, ...]] = []
    first = 0
    for each in declared:
        size = 1 if each.arity == "one" else share
        groups.append(tuple(range(first, first + size)))
        first += size
    return tuple(groups), ""


def _segmented(
    operation: Operation, what: str, declared: Sequence[Operand | Result], count: int
) -> list[Fault]:
    """Divides values by the attribute that says how."""
    trait = operation.spec.trait(_TRAITS[what])
    in_vector = trait is not None and trait.arguments == ("vector",)
    is_added = ADDED_AT_RUN_TIME in operation.spec.trait_names
    name = next((each for each in _SEGMENTS[what][: 1 if is_added else 2] if operation.has_attribute(each)), None)
    where = name_of(operation.shape) if name is None else attribute_at(operation, name)
    if name is None:
        sizes: tuple[int, ...] | None = (0,) * len(declared)
    else:
        value = operation.attribute(name)
        if value is None or value.has_alias:
            return []
        sizes = _sizes_in_vector(value) if in_vector else _sizes(value)
        if sizes is None and BEFORE_LLVM_19 in operation.spec.trait_names:
            sizes = _sizes_in_vector(value)
    shown = name or _SEGMENTS[what][in_vector]
    if name is not None and not in_vector and operation.generic and (sizes is None or len(sizes) != len(declared)):
        # in the dictionary of attributes MLIR passes over what cannot be a property, which is zeros then
        zeros = (0,) * len(declared)
        if not operation.is_property(operation.attributes[name]) and not _sizes_fault(zeros, what, declared, count, "", True):
            sizes = zeros
    if sizes is None:
        kind, example = ("a vector", "dense<[1, 0]> : vector<2xi32>") if in_vector else ("an array", "array<i32: 1, 0>")
        message = f"attribute '{shown}' must be {kind} of 32-bit integers such as '{example}'"
        return [fault_at("segment-sizes", message, where)]
    fault = _sizes_fault(sizes, what, declared, count, shown, name is None, is_added)
    if fault:
        return [fault_at("segment-sizes", fault, where)]
    bounds = [*accumulate(sizes, initial=0)]
    groups = _of_sizes(sizes)
    # MLIR counts the values of groups that may be long or short only; one value without any is the next one there is
    lacking = [place for place, each in enumerate(declared) if each.arity == "one" and not groups[place]]
    least = len([each for each in declared if each.arity == "one"])
    if count < least:
        return [fault_at(f"{what}-count", _message(f"{least} or more", what, count), name_of(operation.shape))]
    if lacking and (what == "result" or bounds[lacking[-1]] == count):
        return []
    if what == "operand":
        operation.lacking = frozenset(lacking)
        operation.operands = tuple(
            [group if place not in operation.lacking else (bounds[place],) for place, group in enumerate(groups)]
        )
    else:
        operation.results = groups
    return []


def _sizes(value: Attribute) -> tuple[int, ...] | None:
    return numbers_of(value) if isinstance(value, DenseArrayAttr) and value.element_type is IntegerType(32) else None


def _sizes_in_vector(value: Attribute) -> tuple[int, ...] | None:
    type_ = value.type if isinstance(value, DenseElementsAttr) else None
    if not isinstance(type_, VectorType) or type_.rank != 1 or type_.element is not IntegerType(32):
        return None
    return numbers_of(value)


def _sizes_fault(
    sizes: tuple[int, ...],
    what: str,
    declared: Sequence[Operand | Result],
    count: int,
    name: str,
    missing: bool,
    needed: bool = False,
) -> str:
    """What is wrong with the lengths of groups, if anything; `needed`: they have to be there even if all groups are empty."""
    total = sum(sizes)
    if missing and (count or needed or any([each.arity == "one" for each in declared])):
        return f"requires attribute '{name}' with the number of {what}s in each group"
    if len(sizes) != len(declared):
        groups = ", ".join([f"'{each.name}'" for each in declared])
        return f"attribute '{name}' must have {plural(len(declared), 'element')}, for {groups}, but got {len(sizes)}"
    if any([size < 0 for size in sizes]):
        return f"attribute '{name}' must not have negative elements"
    if total != count:
        return f"{what} count ({count}) does not match the total size ({total}) in attribute '{name}'"
    for size, each in zip(sizes, declared, strict=True):
        if each.arity == "optional" and size > 1:
            return f"{what} '{each.name}' must be one value at most, but attribute '{name}' gives it {size}"
    return ""


# -- regions and successors -------------------------------------------------------------------------------------------


def _region_faults(operation: Operation) -> list[Fault]:
    shape = operation.shape
    expected = expected_regions(operation.spec, shape)
    if not expected:
        return []
    return [fault_at("region-count", _message(expected, "region", len(shape.regions)), name_of(shape))]


def expected_regions(spec: OpSpec, shape: OpShape) -> str:
    """How many regions an operation must have, where it has others."""
    fixed = len([region for region in spec.regions if not region.variadic])
    return _expected_count(fixed, len(spec.regions) > fixed, len(shape.regions))


def _successor_faults(operation: Operation) -> list[Fault]:
    spec, shape = operation.spec, operation.shape
    fixed = len([successor for successor in spec.successors if not successor.variadic])
    count = len(shape.successors)
    expected = _expected_count(fixed, len(spec.successors) > fixed, count)
    if not expected:
        return []
    where = name_of(shape)
    if count > fixed:
        surplus = shape.successors[fixed]
        where = HeaderRange(surplus.offset, surplus.offset + len(surplus.label))
    return [fault_at("successor-count", _message(expected, "successor", count), where)]


def _expected_count(fixed: int, open_ended: bool, count: int) -> str:
    """How many there have to be, if there are others; else ""."""
    if open_ended:
        return f"{fixed} or more" if count < fixed else ""
    return str(fixed) if count != fixed else ""


def _message(expected: str, what: str, count: int) -> str:
    return f"expected {counted(0 if expected == '0' else expected, what)}, but got {count}"
