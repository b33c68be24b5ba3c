"""omp of LLVM 19: a privatizer allocates what is private, in a region that takes the original value."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import name_of, operand_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf.attributes import TypeAttr


@rule("omp.allocated-llvm-19")
def omp_allocated(inside: Inside) -> Iterator[Violation]:
    """The region `alloc` of a privatizer takes one value and yields one of the type that is private."""
    operation = inside.operation
    region, private = inside.region_after("alloc", "alloc_region"), operation.attribute("type")
    if region is None or not region.block_count:
        return
    if len(region.arguments) != 1:
        message = f"the region `alloc` takes one argument, but got {plural(len(region.arguments), 'argument')}"
        yield Violation(message, name_of(operation.shape))
        return
    for item in region.terminators():
        types = item.operation.operand_types
        if item.node.shape.successors:
            continue
        if item.name != "omp.yield":
            yield Violation(f"the region `alloc` ends with omp.yield, but got {item.name}", name_of(item.node.shape), (), item)
        elif len(types) != 1:
            message = f"the region `alloc` yields one value, but got {plural(len(types), 'value')}"
            yield Violation(message, name_of(item.node.shape), (), item)
        elif isinstance(private, TypeAttr) and differ(types[0], private.value):
            message = f"the region `alloc` yields {private.value}, but got {types[0]}"
            yield Violation(message, operand_type_at(item.operation, 0), (), item)


@rule("omp.private-type-llvm-19")
def omp_private_type(site: Site) -> Iterator[Violation]:
    """A variable that is private has the type of its privatizer."""
    group, references = site.operation.operand_group("private_vars") or (), site.references("private_syms")
    if len(group) != len(references):
        return
    for index, reference in zip(group, references, strict=True):
        found = site.operation.operand_types[index]
        private = None if reference.operation is None else reference.operation.attribute("type")
        if isinstance(private, TypeAttr) and differ(found, private.value):
            message = f"the privatizer {reference.name} is of type {private.value}, but got {found}"
            yield Violation(message, operand_type_at(site.operation, index))
            return


SITE_RULES: SiteRules = {"parallel": (omp_private_type,)}

BODY_RULES: BodyRules = {"private": (omp_allocated,)}
