"""Control flow: structured loops and selections, what functions return. SPIR-V specification, "Structured Control Flow"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.library.calls import mismatched, signature_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import name_of, operand_at
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.semantics.verify.rules import BodyRules, SiteRules, Violation, rule

_MERGES = {"spirv": "spirv.mlir.merge", "spv": "spv._merge"}
_LOOPS = ("spirv.mlir.loop", "spv.loop")
_FUNCTIONS = ("spirv.func",)


@rule("spirv.returned-value")
def spirv_returned_value(site: Site) -> Iterator[Violation]:
    """A function returns a value of the type that it gives back, with spirv.ReturnValue, or nothing, with spirv.Return."""
    function = next((parent for parent in site.parents() if "FunctionOpInterface" in parent.spec.trait_names), None)
    if function is None or function.spec.name not in _FUNCTIONS:
        return
    signature = signature_of(function)
    if signature is not None and len(signature.results) < 2:
        yield from mismatched(site.operation, signature.results, ())


def _block_ends(inside: Inside) -> list[NestedOperation]:
    return list(inside.regions[0].terminators()) if inside.regions else []


@rule("spirv.merge-block")
def spirv_merge_block(inside: Inside) -> Iterator[Violation]:
    """A loop or a selection ends with a block that holds a merge operation alone, which stands nowhere else in it."""
    if not inside.regions:
        return
    region, operation = inside.regions[0], inside.operation
    ends = _block_ends(inside)
    if not region.block_count or len(ends) != region.block_count:
        return
    place = name_of(operation.shape)
    merge = _MERGES[operation.spec.dialect]
    if ends[-1].name != merge or not region.are_alone[-1]:
        yield Violation(f"the last block must hold '{merge}' and nothing else", place)
        return
    for item in ends[:-1]:
        if item.name == merge:
            yield Violation(f"'{merge}' stands in the last block only", name_of(item.node.shape), (), item)
            return
    if region.block_count == 1:
        what = "an entry block" if operation.spec.name in _LOOPS else "a header block"
        yield Violation(f"{what} is missing before the merge block", place)


@rule("spirv.loop-blocks")
def spirv_loop_blocks(inside: Inside) -> Iterator[Violation]:
    """A loop has an entry that goes to its header, and goes back to the header from its continue block alone."""
    if not inside.regions:
        return
    region, place = inside.regions[0], name_of(inside.operation.shape)
    ends = _block_ends(inside)
    if region.block_count < 2 or len(ends) != region.block_count:
        return
    if region.block_count == 2:
        yield Violation("a header block is missing after the entry block", place)
        return
    labels = _labels(inside)
    if labels is None:
        return
    header = labels[1]
    entry = ends[0]
    branch = f"{inside.operation.spec.dialect}.Branch"
    if entry.name != branch or _targets(entry) != [header] or not region.are_alone[0]:
        message = f"the entry block must hold one '{branch}', to {header}"
        yield Violation(message, name_of(entry.node.shape), (), entry)
    elif region.block_count == 3:
        yield Violation("a continue block that goes back to the header is missing", place)
    elif header not in _targets(ends[-2]):
        message = f"the block before the merge block must go back to {header}"
        yield Violation(message, name_of(ends[-2].node.shape), (), ends[-2])
    else:
        for item in ends[2:-2]:
            if header in _targets(item):
                message = f"only the entry and the continue block go to {header}"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


def _targets(item: NestedOperation) -> list[str]:
    return [successor.label for successor in item.node.shape.successors]


def _labels(inside: Inside) -> list[str] | None:
    """The names of the blocks after the first one, as far as the branches between them show."""
    found = inside.regions[0].labels
    return found if len(found) == inside.regions[0].block_count else None


@rule("spirv.reachable")
def spirv_reachable(inside: Inside) -> Iterator[Violation]:
    """The entry block of a function is reachable, so that it does not end as unreachable. `spirv.Unreachable`."""
    for region in inside.regions[:1]:
        ends = list(region.terminators())
        if ends and len(ends) == region.block_count and ends[0].name == "spirv.Unreachable":
            message = "'spirv.Unreachable' cannot be used in a reachable block, as the entry block is"
            yield Violation(message, name_of(ends[0].node.shape), (), ends[0])


_SPECIALIZED = ("spirv.Constant", "spirv.mlir.referenceof", "spirv.SpecConstantOperation")
_USABLE = "UsableInSpecConstantOp"
_ENCLOSED = rule("spirv.enclosed-operation")


@_ENCLOSED
def spirv_enclosed_operands(site: Site) -> Iterator[Violation]:
    """The operands of what a specialization constant wraps are constants themselves. `spirv.SpecConstantOperation`."""
    shape = site.operation.shape
    for index in range(len(shape.uses)):
        origin = site.origin(index)
        if origin is not None and (origin.operation is None or origin.operation.spec.name not in _SPECIALIZED):
            yield Violation("operands of the wrapped operation must be constants", operand_at(shape, index))
            return


@_ENCLOSED
def spirv_enclosed_operation(inside: Inside) -> Iterator[Violation]:
    """A specialization constant is one operation that may stand there, and a terminator. `spirv.SpecConstantOperation`."""
    for region in inside.regions[:1]:
        found = list(region.operations())
        if found and len(found) != 2:
            message = f"expected an operation and a terminator, but got {len(found)} operations"
            yield Violation(message, name_of(inside.operation.shape))
        elif found and _USABLE not in found[0].operation.spec.trait_names:
            message = f"'{found[0].name}' cannot be used in a specialization constant"
            yield Violation(message, name_of(found[0].node.shape), (), found[0])


_RETURN = (spirv_returned_value,)

SITE_RULES: SiteRules = {"Return": _RETURN, "ReturnValue": _RETURN, "SpecConstantOperation": (spirv_enclosed_operands,)}

BODY_RULES: BodyRules = {
    "SpecConstantOperation": (spirv_enclosed_operation,),
    "func": (spirv_reachable,),
    "mlir.loop": (spirv_merge_block, spirv_loop_blocks),
    "mlir.selection": (spirv_merge_block,),
}
