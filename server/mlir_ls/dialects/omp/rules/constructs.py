"""omp: reductions, regions and nesting of constructs. "'omp' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import counted, plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.atomics import (
    atomic_address,
    atomic_capture_sequence,
    atomic_read_address,
    atomic_update_region,
    pointee,
)
from mlir_ls.semantics.verify.library.bodies import Types, is_empty, takes
from mlir_ls.semantics.verify.library.calls import names_a
from mlir_ls.semantics.verify.model.attributes import case, number
from mlir_ls.semantics.verify.model.context import Origin, Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at, operand_type_at
from mlir_ls.semantics.verify.model.reading import type_in
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import ComplexType, FloatType, IndexType, IntegerType, RankedTensorType, VectorType

WRAPPERS = (
    "omp.distribute",
    "omp.loop",
    "omp.simd",
    "omp.taskloop",
    "omp.workshare.loop_wrapper",
    "omp.wsloop",
)
NESTED = {
    "omp.distribute": ("omp.simd", "omp.wsloop"),
    "omp.loop": (),
    "omp.simd": (),
    "omp.taskloop": ("omp.simd",),
    "omp.wsloop": ("omp.simd",),
}
_HINTS = (("uncontended", "contended"), ("nonspeculative", "speculative"))


# -- hints --------------------------------------------------------------------------------------------------------------


@rule("omp.hint")
def omp_hint(operation: Operation) -> Found:
    """The hints for a lock do not contradict each other."""
    hint = number(operation, "hint")
    if hint is None:
        return
    for bit, (one, other) in enumerate(_HINTS):
        if hint >> (2 * bit) & 3 == 3:
            yield f"a lock is not both {one} and {other}", attribute_at(operation, "hint")
            return


# -- what is around -----------------------------------------------------------------------------------------------------


@rule("omp.loop-wrapper")
def omp_loop_wrapper(site: Site) -> Iterator[Violation]:
    """A loop nest stands in an operation that wraps loops."""
    parent = site.parent()
    if parent is None or not parent.spec.has_trait("LoopWrapperInterface"):
        found = "at the top level" if parent is None else f"in '{parent.spec.name}'"
        yield Violation(
            f"a loop nest stands in a loop wrapper such as 'omp.wsloop', but is {found}", name_of(site.operation.shape)
        )


@rule("omp.teams-nesting")
def omp_teams_nesting(site: Site) -> Iterator[Violation]:
    """Teams stand directly in a target, or in no other construct of OpenMP."""
    for level, parent in enumerate(site.parents()):
        if level == 0 and parent.spec.name == "omp.target":
            return
        if parent.spec.dialect == "omp":
            message = f"teams stand directly in 'omp.target' or in no construct at all, but got '{parent.spec.name}'"
            yield Violation(message, name_of(site.operation.shape))
            return


@rule("omp.ordered")
def omp_ordered(site: Site) -> Iterator[Violation]:
    """What is ordered stands in a loop that says so: with a number where it depends on other iterations, else without."""
    operation = site.operation
    has_region = operation.spec.name == "omp.ordered.region"
    place = name_of(operation.shape)
    wrapper: Operation | None = None
    found = False
    for parent in site.parents():
        if found:
            wrapper = parent
            break
        found = parent.spec.name == "omp.loop_nest"
    if not found:
        if not has_region:
            yield Violation("must stand in a loop", place)
        return
    if wrapper is None or wrapper.spec.name not in ("omp.wsloop", "omp.simd"):
        yield Violation("must stand in a loop of 'omp.wsloop' or 'omp.simd'", place)
        return
    if wrapper.spec.name == "omp.simd":
        return
    if not wrapper.has_attribute("ordered"):
        yield Violation("the loop around it needs the clause 'ordered'", place)
        return
    loops = number(wrapper, "ordered")
    if loops is None:
        return
    if has_region and loops:
        yield Violation(f"the clause 'ordered' of the loop around it takes no number here, but got {loops}", place)
    elif not has_region and not loops:
        yield Violation("the clause 'ordered' of the loop around it needs a number", place)
    elif not has_region:
        count = number(operation, "doacross_num_loops")
        if count != loops and (count is not None or not operation.has_attribute("doacross_num_loops")):
            message = f"the loop around it is ordered over {counted(loops, 'loop')}, but got {count or 'no number of them'}"
            yield Violation(message, place)


@rule("omp.workdistribute-nesting")
def omp_workdistribute_nesting(site: Site) -> Iterator[Violation]:
    """Work is distributed directly among teams."""
    name = site.parent_name()
    if name != "omp.teams":
        yield Violation(f"must stand directly in 'omp.teams', but is in '{name}'", name_of(site.operation.shape))


@rule("omp.workshare-nesting")
def omp_workshare_nesting(site: Site) -> Iterator[Violation]:
    """The loops of a workshare stand in it, at any depth. `omp.workshare.loop_wrapper`."""
    if not site.is_within("omp.workshare"):
        yield Violation("must stand in 'omp.workshare'", name_of(site.operation.shape))


@rule("omp.scan-nesting")
def omp_scan_nesting(site: Site) -> Iterator[Violation]:
    """A scan stands in a loop of 'omp.wsloop' or 'omp.simd' whose reduction has the modifier inscan."""
    parents = site.parents()
    for parent in parents:
        if parent.spec.name == "omp.loop_nest":
            break
    for wrapper in parents:
        if wrapper.spec.name not in WRAPPERS:
            break
        modifier = case(wrapper, "reduction_mod")
        if wrapper.has_attribute("reduction_mod") and modifier in ("inscan", None):
            return
    yield Violation("must stand in a loop whose reduction has the modifier 'inscan'", name_of(site.operation.shape))


@rule("omp.cancelled-construct")
def omp_cancelled_construct(site: Site) -> Iterator[Violation]:
    """What is cancelled is the nearest construct of OpenMP around it, which waits at its end and is not ordered."""
    operation = site.operation
    kind, place = case(operation, "cancel_directive"), attribute_at(site.operation, "cancel_directive")
    name, wrapper, outer_level = _construct_around(site)
    if kind == "parallel" and name != "omp.parallel":
        yield Violation("must stand in 'omp.parallel', with no other construct between", place)
    elif kind == "sections" and name not in ("omp.sections", "omp.section"):
        yield Violation("must stand in 'omp.sections' or 'omp.section', with no other construct between", place)
    elif kind == "loop" and wrapper != "omp.wsloop":
        yield Violation("must stand in a loop of 'omp.wsloop', with no other construct between", place)
    elif operation.spec.name == "omp.cancel" and kind in _FORBIDDEN and name != "omp.sections":
        clauses, message = _FORBIDDEN[kind]
        construct = site.parent(outer_level)
        found = [clause for clause in clauses if construct is not None and construct.has_attribute(clause)]
        if found:
            yield Violation(f"{message} '{found[0]}'", place)


@rule("omp.cancelled-task")
def omp_cancelled_task(site: Site) -> Iterator[Violation]:
    """A group of tasks is cancelled by a task of it. `omp.cancel`."""
    name, wrapper, _ = _construct_around(site)
    kind = case(site.operation, "cancel_directive")
    if kind == "taskgroup" and name != "omp.task" and wrapper != "omp.taskloop":
        message = "must stand in 'omp.task' or a loop of 'omp.taskloop', with no other construct between"
        yield Violation(message, attribute_at(site.operation, "cancel_directive"))


def _construct_around(site: Site) -> tuple[str, str, int]:
    """The nearest construct of OpenMP around an operation; where that is a loop nest, the wrapper directly around it, and
    how many operations further out that is."""
    around = [(level, name) for level, name in enumerate(site.parent_names()) if name.startswith("omp.")][:2]
    (level, name), (outer_level, outer) = [*around, (-1, ""), (-1, "")][:2]
    return name, outer if name == "omp.loop_nest" and outer_level == level + 1 else "", outer_level


_FORBIDDEN = {
    "sections": (("nowait",), "sections that are cancelled have no"),
    "loop": (("nowait", "ordered"), "a loop that is cancelled has no"),
}
"""The clauses that a construct which is cancelled does not have, by its kind, and how that is said."""


_MAPPED: dict[str, tuple[tuple[str, ...], str]] = {
    "omp.declare_mapper.info": ((), ""),
    "omp.target": (("delete",), "to, from, tofrom or alloc"),
    "omp.target_data": (("delete",), "to, from, tofrom or alloc"),
    "omp.target_enter_data": (("tofrom", "from", "delete"), "to or alloc"),
    "omp.target_exit_data": (("tofrom", "to"), "from, release or delete"),
    "omp.target_update": (("delete",), "to or from"),
}


@rule("omp.map-type")
def omp_map_type(site: Site) -> Iterator[Violation]:
    """What a construct maps goes the way that it can: to the device, back, or both."""
    operation = site.operation
    forbidden, expected = _MAPPED[operation.spec.name]
    updated: dict[Origin | None, set[str]] = {}  # which ways variables go, by their origin
    for index in operation.operand_group("map_vars") or ():
        place = operand_at(operation.shape, index)
        found = site.definition(index)
        if found is None and (origin := site.origin(index)) is not None and origin.operation is None:
            yield Violation("what is mapped is a result of 'omp.map.info'", place)
            return
        if found is None or found.operation.spec.name != "omp.map.info":
            continue
        words = _map_words(found.operation)
        if words is None:
            continue
        wrong = next((word for word in forbidden if word in words), None)
        if wrong is not None:
            yield Violation(f"expected map type {expected}, but got {wrong}", place)
            return
        if operation.spec.name != "omp.target_update":
            continue
        ways = {"to", "from"} & words
        variable = site.origin_through(index, (0,))
        is_known = variable is not None and variable.operation is None  # an operation may be one of several like it
        earlier = updated.setdefault(variable, set()) if is_known else set()
        earlier |= ways
        if "tofrom" in words or len(earlier) == 2:
            yield Violation("an update goes either to the device or back", place)
            return
        if not ways:
            yield Violation("expected map type to or from", place)
            return
        modifiers = {"always", "close", "implicit"} & words
        if modifiers:
            yield Violation(f"an update is not mapped {sorted(modifiers)[0]}", place)
            return


def _map_words(operation: Operation) -> frozenset[str] | None:
    """The words of a map type, as they are spelled in the custom form; `tofrom` beside the two that it stands for."""
    found = case(operation, "map_type")
    given = operation.attributes.get("map_type")
    if found is None and given is not None and not operation.generic:
        found = operation.shape.text[given.start : given.end]
    if found is None:
        return None
    words = {word.strip() for word in found.replace("|", ",").split(",")}
    both = {"tofrom"} if words >= {"to", "from"} else ()
    return frozenset({"delete" if word == "del" else word for word in words}.union(both))


# -- what is inside -----------------------------------------------------------------------------------------------------


@rule("omp.wrapped-loop")
def omp_wrapped_loop(inside: Inside) -> Iterator[Violation]:
    """A loop wrapper holds one operation: a loop nest, or another wrapper that goes with it."""
    if not inside.regions:
        return
    operation = inside.operation
    found = list(inside.regions[0].operations())
    if not operation.spec.no_terminator and len(found) > 1 and found[-1].name == "omp.terminator":
        found.pop()
    if len(found) != 1:
        names = ", ".join([item.name for item in found]) or "nothing"
        yield Violation(f"a loop wrapper holds one operation, but got {names}", name_of(operation.shape))
        return
    item = found[0]
    if item.name == "omp.loop_nest":
        return
    if item.name not in WRAPPERS:
        message = f"a loop wrapper holds a loop nest or another wrapper, but got {item.name}"
        yield Violation(message, name_of(item.node.shape), (), item)
        return
    allowed = NESTED.get(operation.spec.name)
    if allowed is None:
        return
    if item.name not in allowed:
        expected = " or ".join(["omp.loop_nest", *allowed])
        yield Violation(f"expected {expected}, but got {item.name}", name_of(item.node.shape), (), item)
    elif operation.spec.has_trait("ComposableOpInterface") and not operation.has_attribute("omp.composite"):
        yield Violation("a wrapper of another wrapper needs the attribute 'omp.composite'", name_of(operation.shape))


@rule("omp.sections")
def omp_sections(inside: Inside) -> Iterator[Violation]:
    """In sections there are only sections."""
    for item in inside.regions[0].operations() if inside.regions else ():
        if item.name not in ("omp.section", "omp.terminator"):
            yield Violation(f"expected 'omp.section', but got '{item.name}'", name_of(item.node.shape), (), item)
            return


def _listed(types: tuple[Type | None, ...] | list[Type | None]) -> str:
    return ", ".join(map(str, types)) or "none"


@rule("omp.reduction-regions")
def omp_reduction_regions(inside: Inside) -> Iterator[Violation]:
    """The regions of a reduction take and yield values of its type."""
    operation = inside.operation
    expected, place = type_in(operation, "type"), name_of(operation.shape)
    for name, word, count, yields in (
        ("allocRegion", "alloc", None, True),
        ("initializerRegion", "init", _initial(inside), True),
        ("reductionRegion", "combiner", 2, True),
        ("cleanupRegion", "cleanup", 1, False),
    ):
        region = inside.region_after(word, name)
        if is_empty(region) or region is None:
            continue
        arguments = region.arguments
        if count is not None and (len(arguments) != count or any([differ(each, expected) for each in arguments])):
            taken = " and ".join([str(expected)] * count)
            message = f"the region `{word}` takes {taken}, but got {_listed(arguments)}"
            yield Violation(message, place)
            return
        for item in region.terminators() if yields else ():
            types = item.operation.operand_types
            if item.name == "omp.yield" and (len(types) != 1 or differ(types[0], expected)):
                message = f"the region `{word}` yields {expected}, but got {_listed(types)}"
                yield Violation(message, name_of(item.node.shape), (), item)
                return
    region = inside.region_after("atomic", "atomicReductionRegion")
    if is_empty(region) or region is None:
        return
    arguments = region.arguments
    if len(arguments) != 2 or differ(arguments[0], arguments[1]):
        yield Violation(f"the region `atomic` takes two addresses of one type, but got {_listed(arguments)}", place)
    elif isinstance(arguments[0], _NO_ADDRESSES):
        yield Violation(f"the region `atomic` takes addresses, but got {arguments[0]}", place)
    elif differ(pointee(arguments[0]), expected):
        yield Violation(f"the region `atomic` takes addresses of {expected}, but got {arguments[0]}", place)


_NO_ADDRESSES = (ComplexType, FloatType, IndexType, IntegerType, RankedTensorType, VectorType)


def _initial(inside: Inside) -> int:
    """How many values the initial one is made of: the original one, and the memory for it where that is allocated."""
    return 1 if is_empty(inside.region_after("alloc", "allocRegion")) else 2


@rule("omp.private-regions")
def omp_private_regions(inside: Inside) -> Iterator[Violation]:
    """The regions of a privatizer take two values to fill or copy and yield the new one; its end takes one.

    What is private at first has a copy of the value, what is private otherwise has none.
    """
    operation = inside.operation
    copied = not is_empty(inside.region_after("copy", "copy_region"))
    sharing = case(operation, "data_sharing_type")
    if sharing == "firstprivate" and not copied:
        yield Violation("a privatizer of firstprivate needs a region `copy`", name_of(operation.shape))
        return
    if sharing == "private" and copied:
        yield Violation("a privatizer of private has no region `copy`", name_of(operation.shape))
        return
    for name, word, count, yields in (
        ("init_region", "init", 2, 1),
        ("copy_region", "copy", 2, 1),
        ("dealloc_region", "dealloc", 1, 0),
    ):
        region = inside.region_after(word, name)
        if is_empty(region) or region is None:
            continue
        if len(region.arguments) != count:
            message = f"the region `{word}` takes {plural(count, 'argument')}, but got {len(region.arguments)}"
            yield Violation(message, name_of(operation.shape))
            return
        for item in region.terminators():
            types = item.operation.operand_types
            if item.name != "omp.yield":
                continue
            if len(types) != yields:
                message = f"the region `{word}` yields {counted(yields, 'value')}, but got {len(types)}"
                yield Violation(message, name_of(item.node.shape), (), item)
                return
            if yields and differ(types[0], region.arguments[0]):
                message = f"the region `{word}` yields {region.arguments[0]}, but got {types[0]}"
                yield Violation(message, operand_type_at(item.operation, 0), (), item)
                return


@rule("omp.copied-at-first")
def omp_copied_at_first(operation: Operation) -> Found:
    """A privatizer of firstprivate has a region, as it copies a value. `omp.private`."""
    if case(operation, "data_sharing_type") == "firstprivate" and not operation.generic and not operation.shape.regions:
        yield "a privatizer of firstprivate needs a region `copy`", name_of(operation.shape)


def _loop_variables(operation: Operation, _: int) -> Types | None:
    """What a loop nest takes: a variable of the type of each lower bound."""
    return operation.types_named("loop_lower_bounds")


@rule("omp.empty-nest")
def omp_empty_nest(inside: Inside) -> Iterator[Violation]:
    """A loop nest has a body, which takes its variables. `omp.loop_nest`."""
    bounds, region = inside.operation.operand_group("loop_lower_bounds"), inside.region("region")
    if bounds and region is not None and not region.block_count and inside.operation.generic:
        message = f"the region takes {counted(len(bounds), 'argument')}, but is empty"
        yield Violation(message, name_of(inside.operation.shape))


RULES: Rules = {
    "atomic.capture": (omp_hint,),
    "atomic.read": (omp_hint,),
    "atomic.update": (omp_hint,),
    "atomic.write": (atomic_address, omp_hint),
    "critical.declare": (omp_hint,),
    "private": (omp_copied_at_first,),
}

_CANCEL = (omp_cancelled_construct, omp_cancelled_task)
_MAP = (omp_map_type,)
_ORDERED = (omp_ordered,)

SITE_RULES: SiteRules = {
    "atomic.read": (atomic_read_address,),
    "cancel": _CANCEL,
    "cancellation_point": _CANCEL,
    "critical": (names_a("omp.critical.declare", attribute="name"),),
    "declare_mapper.info": _MAP,
    "loop_nest": (omp_loop_wrapper,),
    "ordered": _ORDERED,
    "ordered.region": _ORDERED,
    "scan": (omp_scan_nesting,),
    "target": _MAP,
    "target_data": _MAP,
    "target_enter_data": _MAP,
    "target_exit_data": _MAP,
    "target_update": _MAP,
    "workdistribute": (omp_workdistribute_nesting,),
    "workshare.loop_wrapper": (omp_workshare_nesting,),
    "teams": (omp_teams_nesting,),
}

_WRAPPED = (omp_wrapped_loop,)

BODY_RULES: BodyRules = {
    **{name.partition(".")[2]: _WRAPPED for name in WRAPPERS},
    "atomic.capture": (atomic_capture_sequence,),
    "atomic.update": (atomic_update_region,),
    "declare_reduction": (omp_reduction_regions,),
    "loop_nest": (takes(_loop_variables), omp_empty_nest),
    "private": (omp_private_regions,),
    "sections": (omp_sections,),
}
