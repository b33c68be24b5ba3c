"""omp: loops that are transformed, and what is mapped."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.library.bodies import last_operations, takes
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, SiteRules, Violation, rule

_MAP_INFO = "omp.map.info"
_MAPPER_END = "omp.declare_mapper.info"


@rule("omp.loop-handle")
def omp_loop_handle(site: Site) -> Iterator[Violation]:
    """A handle stands for a loop that one operation makes, and that one at most transforms. `omp.new_cli`."""
    made = taken = 0
    for user in site.users(0):
        group = user.operation.operand_group("applyees") or user.operation.operand_group("applyee") or ()
        if user.operand in group:
            taken += 1
        else:
            made += 1
    where = name_of(site.operation.shape)
    if made > 1:
        yield Violation(f"one operation makes the loop, but got {made}", where)
    elif taken > 1:
        yield Violation(f"one operation at most transforms the loop, but got {taken}", where)
    elif taken and not made:
        yield Violation("no operation makes the loop that is transformed", where)


@rule("omp.mapper-end")
def omp_mapper_end(inside: Inside) -> Iterator[Violation]:
    """The body of a mapper ends with what it maps. `omp.declare_mapper`."""
    for region in inside.regions[:1]:
        for item in last_operations(region, _MAPPER_END):
            if item.name != _MAPPER_END:
                message = f"a mapper ends with '{_MAPPER_END}', but got '{item.name}'"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


@rule("omp.mapped-members")
def omp_mapped_members(site: Site) -> Iterator[Violation]:
    """Members of what is mapped are mapped themselves, and a mapper is one that is declared. `omp.map.info`."""
    for index in site.operation.operand_group("members") or ():
        origin = site.origin(index)
        if origin is not None and (origin.operation is None or origin.operation.spec.name != _MAP_INFO):
            yield Violation(f"members are results of '{_MAP_INFO}'", operand_at(site.operation.shape, index))
            return
    for reference in site.references("mapper_id"):
        if reference.operation is None or reference.operation.spec.name != "omp.declare_mapper":
            found = "is not defined" if reference.operation is None else f"is '{reference.operation.spec.name}'"
            message = f"expected the name of a mapper, but {reference.name} {found}"
            yield Violation(message, attribute_at(site.operation, "mapper_id"))
            return


SITE_RULES: SiteRules = {"map.info": (omp_mapped_members,), "new_cli": (omp_loop_handle,)}

BODY_RULES: BodyRules = {
    "canonical_loop": (takes(lambda operation, _: operation.types_named("tripCount")),),
    "declare_mapper": (omp_mapper_end,),
}
