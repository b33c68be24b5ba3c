"""omp: variables of clauses, what copies and what maps them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import last_operations
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    HeaderRange,
    name_of,
    operand_at,
    operand_type_at,
    reference_at,
    result_type_at,
)
from mlir_ls.semantics.verify.model.reading import function_inputs
from mlir_ls.semantics.verify.model.regions import Inside, RegionView
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf.types import UnrankedMemRefType

_MAP_INFO = "omp.map.info"
_VARIABLE = ("interface", "PointerLikeType")
_REDUCTION_REGIONS = 6
_FUNCTIONS = ("func.func", "llvm.func")
_MAPPED = ("map_vars", "has_device_addr_vars", "use_device_addr_vars", "use_device_ptr_vars")


_TAKEN = (
    *("has_device_addr_vars", "host_eval_vars", "in_reduction_vars", "map_vars", "private_vars", "reduction_vars"),
    *("task_reduction_vars", "use_device_addr_vars", "use_device_ptr_vars"),
)
"""Operands of clauses that give a region arguments."""


@rule("omp.variable-type")
def omp_variable_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A variable is a pointer or a memref of known rank."""
    for declared, types, group, place in (
        (operation.spec.operands, operation.operand_types, operation.operand_group, operand_type_at),
        (operation.spec.results, operation.result_types, operation.result_group, result_type_at),
    ):
        for each in declared:
            if each.constraint != _VARIABLE:
                continue
            for index in group(each.name) or ():
                if isinstance(types[index], UnrankedMemRefType):
                    yield f"a variable is a pointer or a ranked memref, but got {types[index]}", place(operation, index)
                    return


@rule("omp.copy-function")
def omp_copy_function(site: Site) -> Iterator[Violation]:
    """What is copied to all threads names a function that takes two values of its type. `omp.single`."""
    operation = site.operation
    group, references = operation.operand_group("copyprivate_vars") or (), site.references("copyprivate_syms")
    if len(group) != len(references):
        return
    for index, reference in zip(group, references, strict=True):
        found, where = reference.operation, reference_at(operation.shape, reference.number)
        if found is None or found.spec.name not in _FUNCTIONS:
            what = "is not defined" if found is None else f"is a '{found.spec.name}'"
            yield Violation(f"{reference.name} must name a function that copies, but {what}", where)
            return
        inputs = function_inputs(found)
        if inputs is None:
            continue
        if len(inputs) != 2:
            yield Violation(f"a function that copies takes 2 operands, but got {counted(len(inputs), 'operand')}", where)
            return
        wrong = next((each for each in inputs if differ(each, operation.operand_types[index])), None)
        if wrong is not None:
            message = f"{reference.name} copies {wrong}, but got {operation.operand_types[index]}"
            yield Violation(message, operand_type_at(operation, index))
            return


@rule("omp.mapped-variable")
def omp_mapped_variable(site: Site) -> Iterator[Violation]:
    """What a construct maps, or uses on the device, is the result of `omp.map.info`."""
    for name in _MAPPED:
        for index in site.operation.operand_group(name) or ():
            origin = site.origin(index)
            found = origin.operation.spec.name if origin is not None and origin.operation is not None else "an argument"
            if origin is not None and found != _MAP_INFO:
                message = f"operands '{name}' are results of '{_MAP_INFO}', but got {found}"
                yield Violation(message, operand_at(site.operation.shape, index))
                return


@rule("omp.private-arguments")
def omp_private_arguments(inside: Inside) -> Iterator[Violation]:
    """The regions of a privatizer take values of one type, and end with `omp.yield`."""
    regions = [region for region in inside.regions if region.block_count or region.arguments]
    arguments = [each for region in regions for each in region.arguments]
    wrong = next((each for each in arguments if differ(each, arguments[0])), None)
    if wrong is not None:
        message = f"the regions of a privatizer take values of one type, but got {arguments[0]} and {wrong}"
        yield Violation(message, name_of(inside.operation.shape))
        return
    yield from _ends_with(regions, "omp.yield")


_ENTRY = rule("omp.entry-arguments")


@_ENTRY
def omp_entry_arguments(inside: Inside) -> Iterator[Violation]:
    """A region takes an argument for each variable of a clause that makes a copy of it or maps it."""
    operation = inside.operation
    if not operation.generic or not inside.regions:
        return
    groups = {name: operation.operand_group(name) for name in _TAKEN if operation.spec.operand(name)}
    if operation.spec.name == "omp.target_data":
        groups.pop("map_vars", None)
    known = [group for group in groups.values() if group is not None]
    expected, found = sum(map(len, known)), len(inside.regions[0].arguments)
    if len(known) == len(groups) and found < expected:
        message = f"the region takes {counted(expected, 'argument')}, one for each variable of the clauses, but got {found}"
        yield Violation(message, name_of(operation.shape))


@_ENTRY
def omp_section_arguments(inside: Inside) -> Iterator[Violation]:
    """A section takes an argument for each variable that the sections around it make private or reduce."""
    groups = [inside.operation.operand_group(name) for name in ("private_vars", "reduction_vars")]
    known = [group for group in groups if group is not None]
    expected = sum(map(len, known))
    for item in inside.regions[0].operations() if inside.regions and expected else ():
        for region in item.regions() if item.name == "omp.section" else ():
            if len(region.arguments) < expected:
                what = f"{counted(expected, 'argument')}, one for each variable of the clauses of 'omp.sections'"
                message = f"the region takes {what}, but got {len(region.arguments)}"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


@rule("omp.reduction-needs")
def omp_reduction_needs(inside: Inside) -> Iterator[Violation]:
    """A reduction has an initial value and a way to combine two. `omp.declare_reduction`."""
    place = name_of(inside.operation.shape)
    if inside.operation.generic and len(inside.regions) != _REDUCTION_REGIONS:
        return
    for name, word in (("initializerRegion", "init"), ("reductionRegion", "combiner")):
        region = inside.region_after(word, name)
        if region is not None and not region.block_count:
            yield Violation(f"the region `{word}` must not be empty", place)
            return


def _ends_with(regions: Sequence[RegionView], expected: str) -> Iterator[Violation]:
    for region in regions:
        for item in last_operations(region, expected):
            if item.name != expected and not item.node.shape.successors:
                message = f"the region ends with '{expected}', but got '{item.name}'"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


_OF_VARIABLES = (
    "atomic.read",
    "atomic.update",
    "atomic.write",
    "declare_mapper.info",
    "distribute",
    "flush",
    "map.info",
    "parallel",
    "scan",
    "sections",
    "simd",
    "single",
    "target",
    "target_data",
    "target_enter_data",
    "target_exit_data",
    "target_update",
    "task",
    "taskgroup",
    "taskloop",
    "taskwait",
    "teams",
    "threadprivate",
    "wsloop",
)

RULES: Rules = dict.fromkeys(_OF_VARIABLES, (omp_variable_type,))

SITE_RULES: SiteRules = {
    "single": (omp_copy_function,),
    **dict.fromkeys(
        ("target", "target_data", "target_enter_data", "target_exit_data", "target_update"), (omp_mapped_variable,)
    ),
}

_TAKING = (
    *("distribute", "loop", "parallel", "sections", "simd", "single", "target", "target_data", "task", "taskgroup", "taskloop"),
    *("teams", "wsloop"),
)

BODY_RULES: BodyRules = {
    **dict.fromkeys(_TAKING, (omp_entry_arguments,)),
    "sections": (omp_entry_arguments, omp_section_arguments),
    "declare_reduction": (omp_reduction_needs,),
    "private": (omp_private_arguments,),
}
