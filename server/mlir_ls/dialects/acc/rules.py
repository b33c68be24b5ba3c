"""acc: OpenACC. "'acc' Dialect"; the rules follow the OpenACC specification."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.atomics import (
    atomic_address,
    atomic_capture_sequence,
    atomic_read_address,
    atomic_update_region,
)
from mlir_ls.semantics.verify.library.bodies import Types, hands_to_parent, is_empty
from mlir_ls.semantics.verify.library.calls import is_defined, names_a
from mlir_ls.semantics.verify.model.attributes import case_of, given_numbers, items, numbers
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at, result_type_at
from mlir_ls.semantics.verify.model.reading import is_of, operand_place, type_in
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation, RegionView
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRule, SiteRules, Violation, rule
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import MemRefType, UnrankedMemRefType
from mlir_ls.syntax.tree import Node

_COMPUTE = ("acc.parallel", "acc.kernels", "acc.serial", "acc.loop")
_DEFAULT_DEVICE = "none"
_UNCHECKED_DEVICES = ("radeon",)
"""Devices for which clauses may contradict each other: the reference does not look at the last type of device."""
_PARALLELISM = ("auto_", "independent", "seq")
_WORDS = {"auto_": "auto"}
_MAX_GANGS = 3


def devices_in(operation: Operation, name: str) -> list[str] | None:
    """The device types in an attribute, if all are known."""
    found = items(operation, name)
    words = [case_of(each) for each in found or ()]
    return None if found is None or None in words else [word for word in words if word is not None]


# -- loops --------------------------------------------------------------------------------------------------------------


@rule("acc.loop-devices")
def acc_loop_devices(operation: Operation) -> Found:
    """A clause of a loop names no type of device twice."""
    for name in ("collapseDeviceType", "gang", "worker", "workerNumOperandsDeviceType", "vector", "vectorOperandsDeviceType"):
        found = devices_in(operation, name)
        double = [device for device, count in Counter(found or ()).items() if count > 1]
        if double:
            yield f"'{name}' names device type {double[0]} twice", attribute_at(operation, name)
            return


@rule("acc.loop-parallelism")
def acc_loop_parallelism(operation: Operation) -> Found:
    """For each type of device a loop is auto, independent or seq; for all that are not named it has to be one of these."""
    given = parallelism_of(operation)
    if None in given.values():
        return
    seen: dict[str, str] = {}
    found = list(exclusive_parallelism(operation, given, seen))
    if found:
        yield from found
    elif _DEFAULT_DEVICE not in seen:
        yield "a loop must be auto, independent or seq", name_of(operation.shape)


def exclusive_parallelism(operation: Operation, given: Mapping[str, Sequence[str] | None], seen: dict[str, str]) -> Found:
    """Refuses a loop that is two of auto, independent and seq for a type of device; `seen`: what is given for each."""
    for name, devices in given.items():
        for device in devices or ():
            if device in seen:
                one, other = _word(seen[device]), _word(name)
                both = f"a loop is either {one} or {other} for device type {device}, not both"
                twice = f"'{name}' names device type {device} twice"
                yield twice if one == other else both, attribute_at(operation, name)
                return
            seen[device] = name


def parallelism_of(operation: Operation) -> dict[str, list[str] | None]:
    """The types of devices for which a loop is auto, independent and seq; None where they are not known."""
    return {name: devices_in(operation, name) for name in _PARALLELISM if operation.has_attribute(name)}


@rule("acc.sequential-loop")
def acc_sequential_loop(operation: Operation) -> Found:
    """A loop that is seq for a type of device is not shared among gangs, workers or vectors of it."""
    sequential = devices_in(operation, "seq") if operation.has_attribute("seq") else None
    if sequential is None:
        return
    for device in sequential:
        for name in ("gang", "worker", "vector"):
            if device in (devices_in(operation, name) or ()):
                yield f"a loop that is seq has no {name}", attribute_at(operation, name)
                return
    for operand, attribute, clause in (
        ("gangOperands", "gangOperandsDeviceType", "gang"),
        ("workerNumOperands", "workerNumOperandsDeviceType", "worker"),
        ("vectorOperands", "vectorOperandsDeviceType", "vector"),
    ):
        if operation.operand_group(operand) and set(devices_in(operation, attribute) or ()) & set(sequential):
            yield f"a loop that is seq has no {clause}", operand_place(operation, operand)
            return


def _word(name: str) -> str:
    return _WORDS.get(name, name)


# -- clauses ------------------------------------------------------------------------------------------------------------

_COUNTED = (
    ("numWorkers", "numWorkersDeviceType"),
    ("vectorLength", "vectorLengthDeviceType"),
    ("asyncOperands", "asyncOperandsDeviceType"),
    ("workerNumOperands", "workerNumOperandsDeviceType"),
    ("vectorOperands", "vectorOperandsDeviceType"),
)
_SEGMENTED = ("numGangs", "waitOperands", "gangOperands", "tileOperands")


@rule("acc.clause-counts")
def acc_clause_counts(operation: Operation) -> Found:
    """The operands of a clause are as many as its types of devices and segments say; gangs have three sizes at most."""
    for name, devices in _COUNTED:
        group, types = operation.operand_group(name), items(operation, devices)
        if group and types is not None and len(group) != len(types):
            message = f"'{name}' has {counted(len(group), 'operand')} for {len(types)} types of devices"
            yield message, operand_place(operation, name)
            return
    for name in _SEGMENTED:
        wrong = next(_missegmented(operation, name), None)
        if wrong is not None:
            yield wrong
            return


def _missegmented(operation: Operation, name: str) -> Found:
    """Refuses operands that are not as many as their segments say, and segments that are not as many as types of devices."""
    group, sizes = operation.operand_group(name), given_numbers(operation, f"{name}Segments")
    has_types = operation.has_attribute(f"{name}DeviceType")
    types = items(operation, f"{name}DeviceType")
    if group is None or sizes is None or operation.spec.attribute(f"{name}Segments") is None:
        return
    place = operand_place(operation, name) if group else name_of(operation.shape)
    if name == "numGangs" and any([size > _MAX_GANGS for size in sizes]):
        message = f"gangs have {counted(_MAX_GANGS, 'size')} at most, but got {max(sizes)}"
        yield message, operand_place(operation, name, _MAX_GANGS) if len(group) > _MAX_GANGS else place
    elif sum(sizes) != len(group):
        yield f"the segments of '{name}' have {counted(sum(sizes), 'operand')}, but got {len(group)}", place
    elif group and not has_types:
        yield f"'{name}' needs '{name}DeviceType'", place
    elif types is not None and len(types) != len(sizes):
        yield f"'{name}' has {counted(len(sizes), 'segment')} for {len(types)} types of devices", place


@rule("acc.async-wait")
def acc_async_wait(operation: Operation) -> Found:
    """`async` and `wait` stand alone or have operands, not both; a device number is for waiting."""
    for clause, operand in (("async", "asyncOperand"), ("wait", "waitOperands")):
        if operation.spec.attribute(clause) and operation.has_attribute(clause) and operation.operand_group(operand):
            yield f"'{clause}' stands alone or has an operand, not both", attribute_at(operation, clause)
            return
    number, waiting = operation.operand_group("waitDevnum"), operation.operand_group("waitOperands")
    if number and waiting is not None and not waiting:
        yield "a device number needs something to wait for", operand_place(operation, "waitDevnum")
        return
    for clause, operand, devices in (
        ("asyncOnly", "asyncOperands", "asyncOperandsDeviceType"),
        ("waitOnly", "waitOperands", "waitOperandsDeviceType"),
    ):
        alone, with_operand = devices_in(operation, clause), devices_in(operation, devices)
        if (set(alone or ()) & set(with_operand or ())) - set(_UNCHECKED_DEVICES):
            word, place = clause.removesuffix("Only"), attribute_at(operation, clause)
            message = f"'{word}' stands alone or has an operand, not both"
            yield message, operand_place(operation, operand) if operation.operand_group(operand) else place
            return


@rule("acc.routine-parallelism")
def acc_routine_parallelism(operation: Operation) -> Found:
    """For each type of device a routine is one of gang, worker, vector and seq, given for it or for all, not both."""
    clauses = ("gang", "gangDimDeviceType", "worker", "vector", "seq")
    given = {name: devices_in(operation, name) or [] for name in clauses}
    for_all = _routine_kinds(given, _DEFAULT_DEVICE)
    named = dict.fromkeys([device for devices in given.values() for device in devices])
    for device in sorted(named, key=lambda device: device != _DEFAULT_DEVICE):
        found = for_all if device == _DEFAULT_DEVICE else (*for_all[:1], *_routine_kinds(given, device))
        if len(found) > 1 and device not in _UNCHECKED_DEVICES:
            names = [name for name in clauses if device in given[name]]
            message = (
                f"a routine is either {found[0]} or {found[1]}, not both"
                if found[0] != found[1]
                else f"a routine is {found[0]} for all types of devices, so not for {device} again"
            )
            yield message, attribute_at(operation, names[-1])
            return


def _routine_kinds(given: Mapping[str, Sequence[str]], device: str) -> list[str]:
    """What a routine is for a type of device: gang, worker, vector or seq."""
    return list(dict.fromkeys([name.removesuffix("DimDeviceType") for name, devices in given.items() if device in devices]))


@rule("acc.variable-type")
def acc_variable_type(operation: Operation) -> Found:
    """The type of a variable is that of the elements that its pointer leads to, not that of the pointer."""
    pointer, given = operation.type_named("var"), operation.attribute("varType")
    if not isinstance(given, TypeAttr) or given.value is not pointer:
        return
    if isinstance(pointer, MemRefType | UnrankedMemRefType) or is_of(pointer, "llvm", "ptr"):
        yield f"the type of the variable is not that of its pointer, {pointer}", attribute_at(operation, "varType")


@rule("acc.loop-results")
def acc_loop_results(operation: Operation) -> Found:
    """A loop has no results, as it may be left out; one that is unstructured may have what it yields."""
    if operation.result_types and not operation.has_attribute("unstructured"):
        yield "a loop that is not unstructured has no results", result_type_at(operation, 0)


# -- what is around -----------------------------------------------------------------------------------------------------


@rule("acc.in-compute")
def acc_in_compute(site: Site) -> Iterator[Violation]:
    """Devices are not started, stopped or set in a compute construct."""
    yield from stands_in(site, _COMPUTE)


def stands_in(site: Site, names: Sequence[str]) -> Iterator[Violation]:
    """Refuses operations that stand in others of these names."""
    for parent in site.parent_names():
        if parent in names:
            yield Violation(f"cannot stand in '{parent}'", name_of(site.operation.shape))
            return


_ENTRIES = ("attach", "copyin", "copyout", "create", "delete", "detach", "deviceptr", "getdeviceptr", "nocreate", "present")
_OF_DECLARE = ("copyin", "create", "present", "deviceptr", "getdeviceptr", "declare_device_resident", "declare_link")


def _data_from(*operations: str) -> SiteRule:
    """The rule that data operands are defined by some of these operations."""
    known = frozenset([f"acc.{name}" for name in operations])

    @rule("acc.data-entry")
    def acc_data_entry(site: Site) -> Iterator[Violation]:
        for index in site.operation.operand_group("dataClauseOperands") or ():
            found = _defined_by(site, index)
            if found is not None and found not in known:
                message = f"a data operand is defined by an operation on data, but got {found}"
                yield Violation(message, operand_at(site.operation.shape, index))
                return

    return acc_data_entry


def _defined_by(site: Site, operand: int) -> str | None:
    """The name of the operation that defines an operand, or that a block takes it; None where that is not in sight."""
    found = site.origin(operand)
    if found is None:
        return None
    return found.operation.spec.name if found.operation is not None else "an argument of a block"


_CLAUSES = ("private", "firstprivate", "reduction")


@rule("acc.clause-operand")
def acc_clause_operand(site: Site) -> Iterator[Violation]:
    """What is private or reduced is made so by the operation for that clause, and stands in it once."""
    for clause in _CLAUSES:
        group = site.operation.operand_group(f"{clause}Operands") or ()
        for place, index in enumerate(group):
            where = operand_at(site.operation.shape, index)
            found = _defined_by(site, index)
            if found is not None and found != f"acc.{clause}":
                message = f"an operand of '{clause}' is defined by acc.{clause}, but got {found}"
                yield Violation(message, where)
                return
            if any([site.are_same(each, index) for each in group[:place]]):
                yield Violation(f"'{clause}' has an operand more than once", where)
                return


def _yielded(operation: Operation, _: int) -> Types:
    """What a construct yields: its results, of which only an unstructured loop has any."""
    return operation.result_types if operation.has_attribute("unstructured") else ()


# -- recipes ------------------------------------------------------------------------------------------------------------


@rule("acc.recipe-regions")
def acc_recipe_regions(inside: Inside) -> Iterator[Violation]:
    """The regions of a recipe take values of its type first, and those it needs are there."""
    operation = inside.operation
    expected, place = type_in(operation, "type"), name_of(operation.shape)
    reduces = operation.spec.name == "acc.reduction.recipe"
    needed = {"initRegion": 1, "copyRegion": 2, "combinerRegion": 2, "destroyRegion": 0}
    for declared in operation.spec.regions:
        word = declared.name.removesuffix("Region")
        region = inside.region_after(word, declared.name)
        if is_empty(region):
            if needed.get(declared.name):
                yield Violation(f"the recipe needs a region `{word}`", place)
                return
            continue
        assert region is not None
        count = max(1, needed.get(declared.name, 1))
        arguments = region.arguments
        typed = arguments[: count if reduces else 1]
        if len(arguments) < count or any([differ(expected, each) for each in typed]):
            found = ", ".join(map(str, arguments)) or "none"
            yield Violation(f"the region `{word}` takes {' and '.join([str(expected)] * count)} first, but got {found}", place)
            return
        if declared.name == "combinerRegion":
            for item in region.terminators():
                types = item.operation.operand_types
                if item.name == "acc.yield" and (len(types) != 1 or differ(types[0], expected)):
                    message = f"the region `{word}` yields {expected}, but got {', '.join(map(str, types)) or 'nothing'}"
                    yield Violation(message, name_of(item.node.shape), (), item)
                    return


# -- what is in a loop --------------------------------------------------------------------------------------------------


@rule("acc.loop-body")
def acc_loop_body(inside: Inside) -> Iterator[Violation]:
    """A loop has a body."""
    if inside.regions and not inside.regions[0].block_count:
        yield Violation(f"the body must have {counted(1, 'block')} at least", name_of(inside.operation.shape))


_LOOP = "LoopLikeOpInterface"
_COUNTS = 1 << 64
"""How many numbers of loops there are; a negative one is that much larger."""


@rule("acc.contained-loops")
def acc_contained_loops(inside: Inside) -> Iterator[Violation]:
    """A loop without induction variables contains loops, each in the one before, as many as it collapses."""
    operation = inside.operation
    bounds, left = operation.operand_group("lowerbound"), _collapsed(operation)
    if bounds is None or bounds or left is None or operation.has_attribute("unstructured") or not inside.regions:
        return
    place, innermost = name_of(operation.shape), None
    for item, around in _with_loops_around(inside.regions[0]):
        if item.operation.spec.has_trait(_LOOP):
            if around is not innermost:
                yield Violation("a loop without induction variables contains loops of which each is in the one before", place)
                return
            left, innermost = (left - 1) % _COUNTS, item.node
        if not left:
            return
    if left:
        message = f"a loop without induction variables contains the loops that it collapses, but lacks {left}"
        yield Violation(message, place)


def _collapsed(operation: Operation) -> int | None:
    """How many loops are collapsed: the most that are given, at least one unless the default is less; None if not known."""
    if not operation.has_attribute("collapse"):
        return 1
    given, devices = numbers(operation, "collapse"), devices_in(operation, "collapseDeviceType")
    if given is None or devices is None or len(given) != len(devices):
        return None
    found = [each % _COUNTS for each in given]
    default = found[devices.index(_DEFAULT_DEVICE)] if _DEFAULT_DEVICE in devices else 1
    return max(default, *found) if found else default


def _with_loops_around(region: RegionView) -> Iterator[tuple[NestedOperation, Node | None]]:
    """The operations in a region and further inside, outer before inner, each with the innermost loop of those around it."""
    todo: list[tuple[Iterator[NestedOperation], Node | None]] = [(region.operations(), None)]
    while todo:
        items, around = todo[-1]
        item = next(items, None)
        if item is None:
            todo.pop()
            continue
        yield item, around
        within = item.node if item.operation.spec.has_trait(_LOOP) else around
        todo += [(each.operations(), within) for each in reversed(item.regions())]


_OF_CLAUSES = (acc_clause_counts, acc_async_wait)
_RECIPE = (acc_recipe_regions,)

_OF_VARIABLES = (
    *("attach", "cache", "copyin", "create", "declare_device_resident", "declare_link", "deviceptr", "firstprivate"),
    *("firstprivate_map", "nocreate", "present", "private", "reduction", "update_device", "use_device"),
)

RULES: Rules = {
    "atomic.write": (atomic_address,),
    "data": (acc_async_wait,),
    "enter_data": _OF_CLAUSES,
    "exit_data": _OF_CLAUSES,
    "kernels": _OF_CLAUSES,
    "loop": (acc_clause_counts, acc_loop_devices, acc_loop_parallelism, acc_loop_results, acc_sequential_loop),
    "parallel": _OF_CLAUSES,
    "routine": (acc_routine_parallelism,),
    "serial": _OF_CLAUSES,
    "update": _OF_CLAUSES,
    "wait": (acc_async_wait,),
    **dict.fromkeys(_OF_VARIABLES, (acc_variable_type,)),
}

_OUTSIDE = (acc_in_compute,)

SITE_RULES: SiteRules = {
    "atomic.read": (atomic_read_address,),
    "data": (_data_from(*_ENTRIES),),
    "enter_data": (_data_from("attach", "create", "copyin"),),
    "host_data": (_data_from("use_device"),),
    "init": _OUTSIDE,
    "kernels": (_data_from(*_ENTRIES),),
    "declare": (_data_from(*_OF_DECLARE),),
    "declare_enter": (_data_from(*_OF_DECLARE),),
    "declare_exit": (_data_from(*_OF_DECLARE),),
    "loop": (acc_clause_operand,),
    "parallel": (_data_from(*_ENTRIES), acc_clause_operand),
    **{
        name: (is_defined("recipe"), names_a(f"acc.{name}.recipe", attribute="recipe"))
        for name in ("firstprivate", "private", "reduction")
    },
    "serial": (_data_from(*_ENTRIES), acc_clause_operand),
    "set": _OUTSIDE,
    "shutdown": _OUTSIDE,
    "update": (_data_from("update_device", "update_host", "getdeviceptr"),),
    "yield": (hands_to_parent(dict.fromkeys(("acc.loop", "acc.parallel", "acc.serial"), _yielded)),),
}

BODY_RULES: BodyRules = {
    "atomic.capture": (atomic_capture_sequence,),
    "atomic.update": (atomic_update_region,),
    "firstprivate.recipe": _RECIPE,
    "loop": (acc_loop_body, acc_contained_loops),
    "private.recipe": _RECIPE,
    "reduction.recipe": _RECIPE,
}
