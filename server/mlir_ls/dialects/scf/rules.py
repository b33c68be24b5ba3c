"""scf: control flow in regions. "'scf' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.ods.spec import OpSpec
from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.library.bodies import (
    Types,
    cases_end_with,
    hands_to_parent,
    implies_no_values,
    nothing,
    results_of,
    takes,
    without_else,
)
from mlir_ls.semantics.verify.library.constants import constant_at
from mlir_ls.semantics.verify.library.loops import initial_values
from mlir_ls.semantics.verify.model.attributes import items, sizes_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.regions import Inside, RegionView
from mlir_ls.semantics.verify.rules import BodyRules, Rules, ShapeRule, SiteRules, Violation, rule
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import IndexType
from mlir_ls.syntax.shape import Mention, may_hold

_INDEX = IndexType()


def carried(operands: str) -> ShapeRule:
    """The rule that a loop has a result for each value that it starts with, of its type."""

    @rule("scf.loop-results")
    def loop_results(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        return initial_values(operation, operands)

    return loop_results


_BOUNDS = (("LowerBound", "lower bound"), ("UpperBound", "upper bound"), ("Step", "step"))


@rule("scf.parallel-bounds")
def parallel_bounds(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There are two bounds and a step for each loop, each a number or an operand. "'scf' Dialect", `scf.forall`."""
    lists = {name: sizes_of(operation, f"static{name}") for name, _ in _BOUNDS}
    loops = lists["LowerBound"]
    if loops is None or not operation.generic:
        return
    for name, word in _BOUNDS:
        found, given, where = lists[name], operation.operand_group(f"dynamic{name}"), attribute_at(operation, f"static{name}")
        if found is None or given is None:
            return
        if len(found) != len(loops):
            yield f"expected {plural(len(loops), word)}, one for each loop, but got {len(found)}", where
            return
        if found.count(None) != len(given):
            yield f"{plural(found.count(None), word)} without a number, but {plural(len(given), 'operand')}", where
            return


@rule("scf.mapped-loops")
def mapped_loops(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A mapping has an entry for each loop, and one more at most that masks devices. `scf.forall`."""
    mapping, loops = items(operation, "mapping"), sizes_of(operation, "staticStep")
    if not mapping or loops is None or not all([isinstance(each, DialectAttr) for each in mapping]):
        return
    where = attribute_at(operation, "mapping")
    masks = [isinstance(each, DialectAttr) and (each.dialect, each.mnemonic) == _MASK for each in mapping].count(True)
    if masks > 1:
        yield f"a mapping has one mask of devices at most, but got {masks}", where
    elif len(mapping) - masks != len(loops):
        yield f"expected {plural(len(loops), 'entry', 'entries')}, one for each loop, but got {len(mapping) - masks}", where


_MASK = ("gpu", "mask")


@rule("scf.missing-else")
def missing_else(inside: Inside) -> Iterator[Violation]:
    """What has results yields them either way; braces with nothing in them hold a terminator. "'scf' Dialect", `scf.if`."""
    return without_else(inside)


@rule("scf.positive-step")
def positive_step(site: Site) -> Iterator[Violation]:
    """A step that is a constant is above 0. "'scf' Dialect", `scf.parallel`."""
    for index in site.operation.operand_group("step") or ():
        step = constant_at(site, index)
        if step is not None and step <= 0:
            message = f"a step is above 0, but got {step}"
            yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))
            return


@rule("scf.combined-in-parallel")
def combined_in_parallel(inside: Inside) -> Iterator[Violation]:
    """Only what combines results in parallel stands here. "'scf' Dialect", `scf.forall.in_parallel`."""
    for region in inside.regions:
        for item in region.operations():
            names = item.operation.spec.trait_names
            if "ParallelCombiningOpInterface" not in names and item.name not in _COMBINING:
                message = f"only operations such as 'tensor.parallel_insert_slice' stand here, but got '{item.name}'"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


_COMBINING = frozenset(("tensor.parallel_insert_slice",))


def _for_arguments(operation: Operation, _: int) -> Types | None:
    bounds = operation.types_named("lowerBound")
    results = results_of(operation, 0)
    return None if not bounds or results is None else [bounds[0], *results]


def _while_arguments(operation: Operation, region: int) -> Types | None:
    return results_of(operation, region) if region else operation.operand_types


def _forall_arguments(operation: Operation, _: int) -> Types | None:
    steps, outputs = sizes_of(operation, "staticStep"), operation.types_named("outputs")
    return None if steps is None or outputs is None else [*[_INDEX] * len(steps), *outputs]


def _parallel_arguments(operation: Operation, _: int) -> Types | None:
    steps = operation.operand_group("step")
    return None if steps is None else [_INDEX] * len(steps)


def _reduce_arguments(operation: Operation, region: int) -> Types | None:
    types = operation.operand_types
    return [types[region]] * 2 if region < len(types) else None


def _reduced(operation: Operation, region: int) -> Types | None:
    types = operation.operand_types
    return [types[region]] if region < len(types) else None


def _while_yields(operation: Operation, region: int) -> Types | None:
    return operation.operand_types if region == 1 else None


_YIELDS = hands_to_parent(
    {
        "scf.execute_region": results_of,
        "scf.for": results_of,
        "scf.if": results_of,
        "scf.index_switch": results_of,
        "scf.while": _while_yields,
    }
)

@rule("scf.reduction-ends")
def reduction_ends(inside: Inside) -> Iterator[Violation]:
    """The body of a reduction ends with `scf.reduce.return`."""
    for region in inside.regions:
        wrong = _wrong_end(inside.operation, region, "body", "scf.reduce.return")
        if wrong is not None:
            yield wrong
            return


@rule("scf.loop-ends")
def loop_ends(inside: Inside) -> Iterator[Violation]:
    """The condition of a loop ends with `scf.condition`, its body with `scf.yield`. `scf.while`."""
    for region, expected in zip(inside.regions, ("scf.condition", "scf.yield"), strict=False):
        wrong = _wrong_end(inside.operation, region, "region", expected)
        if wrong is not None:
            yield wrong
            return


def _wrong_end(owner: Operation, region: RegionView, what: str, expected: str) -> Violation | None:
    """What is wrong where a region of one block ends with another operation."""
    last = None
    for item in region.operations():
        last = item
    if last is None or region.block_count != 1 or last.name == expected or may_hold(last.node.shape, expected):
        return None
    spec = last.node.shape.syntax
    parents = spec.trait("HasParent") if isinstance(spec, OpSpec) else None
    if parents is not None and owner.spec.name not in parents.arguments:
        return None  # that it cannot stand here is said of itself
    return Violation(f"the {what} ends with '{expected}', but got '{last.name}'", name_of(last.node.shape), (), last)


@rule("scf.empty-region")
def empty_region(inside: Inside) -> Iterator[Violation]:
    """A region that is executed has a block. `scf.execute_region`."""
    if inside.regions and not inside.regions[0].block_count:
        yield Violation("the region must not be empty", name_of(inside.operation.shape))


RULES: Rules = {
    "for": (carried("initArgs"),),
    "forall": (carried("outputs"), parallel_bounds, mapped_loops),
    "parallel": (carried("initVals"),),
}

SITE_RULES: SiteRules = {
    "condition": (hands_to_parent({"scf.while": results_of}, skip=1),),
    "parallel": (positive_step,),
    "reduce": (hands_to_parent({"scf.parallel": results_of}),),
    "reduce.return": (hands_to_parent({"scf.reduce": _reduced}),),
    "yield": (_YIELDS,),
}

BODY_RULES: BodyRules = {
    "execute_region": (empty_region, takes(nothing)),
    "for": (takes(_for_arguments), implies_no_values()),
    "forall": (takes(_forall_arguments),),
    "forall.in_parallel": (combined_in_parallel,),
    "if": (missing_else, implies_no_values()),
    "index_switch": (cases_end_with("scf.yield"), implies_no_values()),
    "parallel": (takes(_parallel_arguments), implies_no_values()),
    "reduce": (takes(_reduce_arguments), reduction_ends),
    "while": (takes(_while_arguments), loop_ends),
}

