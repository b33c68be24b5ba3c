"""omp: what clauses say of their variables. "'omp' Dialect"; which operation verifies which clause differs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import case
from mlir_ls.semantics.verify.model.context import Reference, Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, operand_at, operand_type_at, reference_at
from mlir_ls.semantics.verify.model.reading import operand_place
from mlir_ls.semantics.verify.model.regions import number_after
from mlir_ls.semantics.verify.rules import Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DenseArrayAttr

_REDUCTIONS = ("reduction", "in_reduction", "task_reduction")


class _Entries(NamedTuple):
    """An attribute with an entry for each variable of a clause.

    `needed`: whether variables need it. `alone`: how it may be given where there are no variables.
    """

    variables: str
    attribute: str
    needed: bool = True
    alone: Literal["empty", "never", "anyhow"] = "empty"


_CLAUSES: dict[str, tuple[_Entries, ...]] = {
    "aligned": (_Entries("aligned_vars", "alignments", alone="never"),),
    "copyprivate": (_Entries("copyprivate_vars", "copyprivate_syms"),),
    "depend": (_Entries("depend_vars", "depend_kinds"),),
    "linear": (_Entries("linear_vars", "linear_var_types", needed=False, alone="anyhow"),),
    "private": (_Entries("private_vars", "private_syms"),),
    "private_maps": (_Entries("private_vars", "private_maps", needed=False),),
    **{
        name: (
            _Entries(f"{name}_vars", f"{name}_syms", alone="never"),
            _Entries(f"{name}_vars", f"{name}_byref", needed=False, alone="anyhow"),
        )
        for name in _REDUCTIONS
    },
}

_VERIFIED: dict[str, tuple[str, ...]] = {
    "loop": ("reduction",),
    "parallel": ("private", "reduction"),
    "sections": ("reduction",),
    "simd": ("aligned", "linear"),
    "single": ("copyprivate",),
    "target": ("depend", "private_maps"),
    "target_enter_data": ("depend",),
    "target_exit_data": ("depend",),
    "target_update": ("depend",),
    "task": ("depend", "in_reduction"),
    "taskgroup": ("task_reduction",),
    "taskloop": ("reduction", "in_reduction"),
    "teams": ("reduction",),
    "wsloop": ("linear", "reduction"),
}
"""The clauses that an operation verifies, of those that it has."""


def _verified(operation: Operation) -> tuple[str, ...]:
    return _VERIFIED[operation.spec.name.partition(".")[2]]


# -- numbers of entries -------------------------------------------------------------------------------------------------


@rule("omp.clause-counts")
def omp_clause_counts(operation: Operation) -> Found:
    """A clause says of each of its variables what is done with it."""
    for clause in _verified(operation):
        for entries in _CLAUSES[clause]:
            wrong = next(_miscounted(operation, entries), None)
            if wrong is not None:
                yield wrong
                return


def _miscounted(operation: Operation, entries: _Entries) -> Found:
    """Refuses an attribute that has not one entry for each variable."""
    group, is_given = operation.operand_group(entries.variables), operation.has_attribute(entries.attribute)
    if group is None or not (is_given or (entries.needed and group)) or (entries.alone == "anyhow" and not group):
        return
    value = operation.attribute(entries.attribute)
    if is_given and not group and entries.alone == "never":
        yield f"'{entries.attribute}' needs variables, but there are none", attribute_at(operation, entries.attribute)
        return
    if is_given and not isinstance(value, ArrayAttr | DenseArrayAttr):
        return
    count = len(value.elements or ()) if isinstance(value, ArrayAttr | DenseArrayAttr) else 0
    if count != len(group):
        place = operand_place(operation, entries.variables) if group else attribute_at(operation, entries.attribute)
        yield f"'{entries.variables}' has {counted(len(group), 'variable')}, '{entries.attribute}' {count} entries", place


# -- symbols ------------------------------------------------------------------------------------------------------------


@rule("omp.privatizer")
def omp_privatizer(site: Site) -> Iterator[Violation]:
    """A variable that is private names the privatizer that it has; `omp.simd` has none of firstprivate."""
    wrong = next(_misnamed(site, "private_syms", "omp.private"), None)
    if wrong is not None:
        yield wrong
        return
    for reference in site.references("private_syms") if site.operation.spec.name == "omp.simd" else ():
        if reference.operation is not None and case(reference.operation, "data_sharing_type") == "firstprivate":
            message = f"{reference.name} is a privatizer of firstprivate, which 'omp.simd' does not have"
            yield Violation(message, _at(site, reference))
            return


@rule("omp.private-type")
def omp_private_type(site: Site) -> Iterator[Violation]:
    """A variable that is private has the type that the regions of its privatizer take. `omp.parallel`."""
    group, references = site.operation.operand_group("private_vars") or (), site.references("private_syms")
    if len(group) != len(references):
        return
    for index, reference in zip(group, references, strict=True):
        taken = next((types[0] for types in site.entry_types(reference) if types), None)
        if differ(taken, site.operation.operand_types[index]):
            message = f"{reference.name} is for variables of type {taken}, but got {site.operation.operand_types[index]}"
            yield Violation(message, operand_type_at(site.operation, index))
            return


@rule("omp.reduction")
def omp_reduction(site: Site) -> Iterator[Violation]:
    """What a reduction names is declared as one."""
    for clause in _reductions(site):
        wrong = next(_misnamed(site, f"{clause}_syms", "omp.declare_reduction"), None)
        if wrong is not None:
            yield wrong
            return


@rule("omp.accumulator")
def omp_accumulator(site: Site) -> Iterator[Violation]:
    """A variable is reduced atomically as what it is: it has the type that the region for that takes."""
    for clause in _reductions(site):
        group, references = site.operation.operand_group(f"{clause}_vars") or (), site.references(f"{clause}_syms")
        for index, reference in zip(group, references, strict=False) if len(group) == len(references) else ():
            taken, found = _accumulated(site, reference), site.operation.operand_types[index]
            if differ(taken, found):
                message = f"{reference.name} reduces variables of type {taken} atomically, but got {found}"
                yield Violation(message, operand_type_at(site.operation, index))
                return


def _accumulated(site: Site, reference: Reference) -> Type | None:
    """The type of what a reduction updates atomically; None where it does not, or where that is not known."""
    reduction = reference.operation
    if reduction is None or reduction.spec.name != "omp.declare_reduction":
        return None
    entries = site.entry_types(reference)
    number = number_after(reduction, "atomic", "atomicReductionRegion", len(entries))
    return entries[number][0] if number is not None and entries[number] else None


def _misnamed(site: Site, attribute: str, expected: str) -> Iterator[Violation]:
    """The first symbol reference in an attribute that does not name an operation of the kind that it has to; none if all do."""
    for reference in site.references(attribute):
        found = reference.operation
        if found is None or found.spec.name != expected:
            what = "is not defined" if found is None else f"is a '{found.spec.name}'"
            yield Violation(f"{reference.name} must name '{expected}', but {what}", _at(site, reference))
            return


def _at(site: Site, reference: Reference) -> HeaderRange:
    return reference_at(site.operation.shape, reference.number)


def _reductions(site: Site) -> Iterator[str]:
    return (clause for clause in _verified(site.operation) if clause in _REDUCTIONS)


# -- variables that a clause has once -----------------------------------------------------------------------------------


@rule("omp.reduced-once")
def omp_reduced_once(site: Site) -> Iterator[Violation]:
    """A variable is reduced once in a clause, and in one clause only."""
    for clause in _reductions(site):
        yield from _repeated(site, f"{clause}_vars")
    if not {"reduction", "in_reduction"} <= {*_reductions(site)}:
        return
    others = site.operation.operand_group("reduction_vars") or ()
    for index in site.operation.operand_group("in_reduction_vars") or ():
        if any([site.are_same(each, index) for each in others]):
            message = "a variable is reduced by 'reduction' or by 'in_reduction', not by both"
            yield Violation(message, operand_at(site.operation.shape, index))
            return


@rule("omp.simd-variables")
def omp_simd_variables(site: Site) -> Iterator[Violation]:
    """A variable is aligned once, and is nontemporal once."""
    for name in ("aligned_vars", "nontemporal_vars"):
        yield from _repeated(site, name)


def _repeated(site: Site, name: str) -> Iterator[Violation]:
    """Refuses a value that stands more than once in a group of operands."""
    group = site.operation.operand_group(name) or ()
    for place, index in enumerate(group):
        if any([site.are_same(each, index) for each in group[:place]]):
            yield Violation(f"'{name}' has a variable more than once", operand_at(site.operation.shape, index))
            return


RULES: Rules = dict.fromkeys(_VERIFIED, (omp_clause_counts,))

SITE_RULES: SiteRules = {
    **{
        name: (omp_reduced_once, omp_reduction, omp_accumulator)
        for name, verified in _VERIFIED.items()
        if not set(_REDUCTIONS).isdisjoint(verified)
    },
    "parallel": (omp_privatizer, omp_private_type, omp_reduced_once, omp_reduction, omp_accumulator),
    "simd": (omp_privatizer, omp_simd_variables),
}
