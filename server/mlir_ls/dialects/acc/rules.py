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
from mlir_ls.semantics.verify.library.calls import is_defined, names_a
from mlir_ls.semantics.verify.model.attributes import case_of, items, numbers
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.reading import operand_place
from mlir_ls.semantics.verify.model.regions import Inside, RegionView
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRule, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr

Found = Iterator[tuple[str, HeaderRange]]

_COMPUTE = ("acc.parallel", "acc.kernels", "acc.serial", "acc.loop")
_DEFAULT_DEVICE = "none"
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
                message = f"a loop is either {_word(seen[device])} or {_word(name)}: both are given for device type {device}"
                yield message, attribute_at(operation, name)
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
)
_SEGMENTED = (
    ("numGangs", "numGangsSegments", "numGangsDeviceType"),
    ("waitOperands", "waitOperandsSegments", "waitOperandsDeviceType"),
)


@rule("acc.clause-counts")
def acc_clause_counts(operation: Operation) -> Found:
    """The operands of a clause are as many as its types of devices and segments say; gangs have three sizes at most."""
    for name, devices in _COUNTED:
        group, types = operation.operand_group(name), items(operation, devices)
        if group and types is not None and len(group) != len(types):
            message = f"'{name}' has {counted(len(group), 'operand')} for {len(types)} types of devices"
            yield message, operand_place(operation, name)
            return
    for name, segments, devices in _SEGMENTED:
        group, sizes, types = operation.operand_group(name), numbers(operation, segments), items(operation, devices)
        if group is None or sizes is None:
            continue
        place = operand_place(operation, name)
        if name == "numGangs" and any([size > _MAX_GANGS for size in sizes]):
            yield (
                f"gangs have {counted(_MAX_GANGS, 'size')} at most, but got {max(sizes)}",
                operand_place(operation, name, _MAX_GANGS),
            )
        elif sum(sizes) != len(group):
            yield f"the segments of '{name}' have {sum(sizes)} operands, but got {len(group)}", place
        elif types is not None and len(types) != len(sizes):
            yield f"'{name}' has {len(sizes)} segments for {len(types)} types of devices", place
        else:
            continue
        return


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
        if operation.operand_group(operand) and set(alone or ()) & set(with_operand or ()):
            word = clause.removesuffix("Only")
            yield f"'{word}' stands alone or has an operand, not both", operand_place(operation, operand)
            return




@rule("acc.routine-parallelism")
def acc_routine_parallelism(operation: Operation) -> Found:
    """For each type of device a routine is one of gang, worker, vector and seq."""
    kinds = (("gang", "gangDimDeviceType"), ("worker",), ("vector",), ("seq",))
    seen: dict[str, str] = {}
    for kind in kinds:
        for name in kind:
            for device in devices_in(operation, name) or ():
                clash = seen.get(device) or (seen.get(_DEFAULT_DEVICE) if device != _DEFAULT_DEVICE else None)
                if clash is not None and clash != kind[0]:
                    yield f"a routine is either {clash} or {kind[0]}, not both", attribute_at(operation, name)
                    return
                seen[device] = kind[0]




# -- what is around -----------------------------------------------------------------------------------------------------


@rule("acc.in-compute")
def acc_in_compute(site: Site) -> Iterator[Violation]:
    """Devices are not started, stopped or set in a compute construct."""
    yield from stands_in(site, _COMPUTE)


def stands_in(site: Site, names: Sequence[str]) -> Iterator[Violation]:
    """Refuses operations that stand in others of these names."""
    for parent in site.parents():
        if parent.spec.name in names:
            yield Violation(f"cannot stand in '{parent.spec.name}'", name_of(site.operation.shape))
            return


_ENTRIES = ("attach", "copyin", "copyout", "create", "delete", "detach", "deviceptr", "getdeviceptr", "nocreate", "present")
_OF_COMPUTE = (*_ENTRIES, "cache", "no_create", "declare_device_resident", "declare_link", "private", "firstprivate")
_OF_DECLARE = ("copyin", "create", "present", "deviceptr", "getdeviceptr", "declare_device_resident", "declare_link")


def _data_from(*operations: str) -> SiteRule:
    """The rule that data operands are defined by some of these operations."""
    known = frozenset([f"acc.{name}" for name in operations])

    @rule("acc.data-entry")
    def acc_data_entry(site: Site) -> Iterator[Violation]:
        for index in site.operation.operand_group("dataClauseOperands") or ():
            found = site.definition(index)
            if found is not None and found.operation.spec.name not in known:
                message = f"a data operand is defined by an operation on data, but got {found.operation.spec.name}"
                yield Violation(message, operand_at(site.operation.shape, index))
                return

    return acc_data_entry


_CLAUSES = ("private", "firstprivate", "reduction")
_OLDER_PRIVATE = tuple([f"acc.{name}" for name in _ENTRIES])
"""What defines private operands in texts of compilers that build on an older release."""


@rule("acc.clause-operand")
def acc_clause_operand(site: Site) -> Iterator[Violation]:
    """What is private or reduced is made so by the operation for that clause, and stands in it once."""
    for clause in _CLAUSES:
        group = site.operation.operand_group(f"{clause}Operands") or ()
        for place, index in enumerate(group):
            where = operand_at(site.operation.shape, index)
            found = site.definition(index)
            if found is not None and found.operation.spec.name not in (f"acc.{clause}", *_OLDER_PRIVATE):
                message = f"an operand of '{clause}' is defined by 'acc.{clause}', but got '{found.operation.spec.name}'"
                yield Violation(message, where)
                return
            if any([site.are_same(each, index) for each in group[:place]]):
                yield Violation(f"'{clause}' has an operand more than once", where)
                return


# -- recipes ------------------------------------------------------------------------------------------------------------


def _type_of(operation: Operation) -> Type | None:
    found = operation.attribute("type")
    return found.value if isinstance(found, TypeAttr) else None


def _is_empty(region: RegionView | None) -> bool:
    return region is None or (region.block_count == 0 and not region.arguments)


@rule("acc.recipe-regions")
def acc_recipe_regions(inside: Inside) -> Iterator[Violation]:
    """The regions of a recipe take values of its type first, and those it needs are there."""
    operation = inside.operation
    expected, place = _type_of(operation), name_of(operation.shape)
    reduces = operation.spec.name == "acc.reduction.recipe"
    needed = {"initRegion": 1, "copyRegion": 2, "combinerRegion": 2, "destroyRegion": 0}
    for declared in operation.spec.regions:
        word = declared.name.removesuffix("Region")
        region = inside.region_behind(word, declared.name)
        if _is_empty(region):
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


_COMPUTE_RULES = (acc_clause_counts, acc_async_wait)
_DATA_RULES = (acc_clause_counts, acc_async_wait)
_RECIPE = (acc_recipe_regions,)

RULES: Rules = {
    "atomic.write": (atomic_address,),
    "data": (acc_async_wait,),
    "enter_data": _DATA_RULES,
    "exit_data": _DATA_RULES,
    "kernels": _COMPUTE_RULES,
    "loop": (acc_loop_devices, acc_loop_parallelism, acc_sequential_loop),
    "parallel": _COMPUTE_RULES,
    "routine": (acc_routine_parallelism,),
    "serial": _COMPUTE_RULES,
    "update": _DATA_RULES,
    "wait": (acc_async_wait,),
}

_OUTSIDE = (acc_in_compute,)

SITE_RULES: SiteRules = {
    "atomic.read": (atomic_read_address,),
    "data": (_data_from(*_OF_COMPUTE),),
    "enter_data": (_data_from("attach", "create", "copyin"),),
    "host_data": (_data_from("use_device"),),
    "init": _OUTSIDE,
    "kernels": (_data_from(*_OF_COMPUTE),),
    "declare": (_data_from(*_OF_DECLARE),),
    "declare_enter": (_data_from(*_OF_DECLARE),),
    "declare_exit": (_data_from(*_OF_DECLARE),),
    "loop": (acc_clause_operand,),
    "parallel": (_data_from(*_OF_COMPUTE), acc_clause_operand),
    **{
        name: (is_defined("recipe"), names_a(f"acc.{name}.recipe", attribute="recipe"))
        for name in ("firstprivate", "private", "reduction")
    },
    "serial": (_data_from(*_OF_COMPUTE), acc_clause_operand),
    "set": _OUTSIDE,
    "shutdown": _OUTSIDE,
    "update": (_data_from("update_device", "update_host", "getdeviceptr"),),
}

BODY_RULES: BodyRules = {
    "atomic.capture": (atomic_capture_sequence,),
    "atomic.update": (atomic_update_region,),
    "firstprivate.recipe": _RECIPE,
    "private.recipe": _RECIPE,
    "reduction.recipe": _RECIPE,
}
