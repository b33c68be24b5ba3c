"""acc of LLVM 19: loops need not say whether they are parallel, and recipes are named by lists of symbols."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.acc.rules import exclusive_parallelism, parallelism_of, stands_in
from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.attributes import items
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_at, reference_at
from mlir_ls.semantics.verify.model.reading import operand_place
from mlir_ls.semantics.verify.rules import Rules, SiteRules, Violation, rule

_COMPUTE = ("acc.parallel", "acc.loop")
_RECIPES = (
    ("privateOperands", "privatizations", "acc.private.recipe"),
    ("firstprivateOperands", "firstprivatizations", "acc.firstprivate.recipe"),
    ("reductionOperands", "reductionRecipes", "acc.reduction.recipe"),
)
"""Operands, the attributes that name their recipes, and what these are."""


@rule("acc.exclusive-loop-llvm-19")
def acc_exclusive_loop(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """For each type of device a loop is at most one of auto, independent and seq."""
    given = parallelism_of(operation)
    if None not in given.values():
        yield from exclusive_parallelism(operation, given, {})


@rule("acc.recipe-count-llvm-19")
def acc_recipe_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A clause names a recipe for each of its operands."""
    for operand, attribute, _ in _RECIPES:
        group = operation.operand_group(operand)
        given = items(operation, attribute)
        if group is None or (given is None and operation.has_attribute(attribute)):
            continue
        if len(group) != len(given or ()):
            place = operand_place(operation, operand) if group else attribute_at(operation, attribute)
            yield f"expected {plural(len(group), 'recipe')} in '{attribute}', but got {len(given or ())}", place
            return


@rule("acc.recipe-llvm-19")
def acc_recipe(site: Site) -> Iterator[Violation]:
    """The recipes of a clause are declared as such, and each of its operands is named once."""
    operation = site.operation
    for operand, attribute, expected in _RECIPES:
        group = operation.operand_group(operand) or ()
        for place, index in enumerate(group):
            if any([site.are_same(each, index) for each in group[:place]]):
                yield Violation("the clause has an operand more than once", operand_at(operation.shape, index))
                return
        for reference in site.references(attribute) if group else ():
            found = reference.operation
            if found is None or found.spec.name != expected:
                what = "is not defined" if found is None else f"is a '{found.spec.name}'"
                message = f"{reference.name} must name '{expected}', but {what}"
                yield Violation(message, reference_at(operation.shape, reference.number))
                return


@rule("acc.in-compute-llvm-19")
def acc_in_compute(site: Site) -> Iterator[Violation]:
    """Devices are not started, stopped or set in parallel constructs and loops."""
    yield from stands_in(site, _COMPUTE)


_CONSTRUCT, _OUTSIDE, _NAMED = (acc_recipe_count,), (acc_in_compute,), (acc_recipe,)

RULES: Rules = {"loop": (*_CONSTRUCT, acc_exclusive_loop), "parallel": _CONSTRUCT, "serial": _CONSTRUCT}

SITE_RULES: SiteRules = {
    "init": _OUTSIDE,
    "loop": _NAMED,
    "parallel": _NAMED,
    "serial": _NAMED,
    "set": _OUTSIDE,
    "shutdown": _OUTSIDE,
}
