"""What operations share that hand values to their regions and get some back: block arguments, and terminators' operands."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence

from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.irdl.sharing import SHARED_CONSTRAINTS
from mlir_ls.ods.spec import ADDED_AT_RUN_TIME, BODY_TAKES_INPUTS, OpSpec
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.verify.declared.sharing import region_failure
from mlir_ls.semantics.verify.declared.values import shortened
from mlir_ls.semantics.verify.library.calls import mismatched
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.reading import function_inputs
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation, RegionView
from mlir_ls.semantics.verify.rules import BodyRule, SiteRule, Violation, rule
from mlir_ls.semantics.verify.terms.attributes import AttributeTerms
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType
from mlir_ls.syntax.shape import Mention, may_hold

Types = Sequence["Type | None"]
"""Types of values in a row; None for each that may be any."""

ExpectedTypes = Callable[[Operation, int], "Types | None"]
"""The types that an operation requires in its region of this number; None where it requires nothing, or is not known."""


_ARGUMENTS = rule("region-arguments")
_YIELDED = rule("yielded-values")


def takes(expected: ExpectedTypes, more: bool = False, needed: bool = False) -> BodyRule:
    """The rule that the entry blocks of an operation's regions have arguments of these types; with `more`, the first ones.

    `needed`: that also holds for a region that is empty.
    """

    @_ARGUMENTS
    def region_arguments(inside: Inside) -> Iterator[Violation]:
        for region in inside.regions:
            has_block = needed or region.block_count or _is_filled(inside.operation)
            types = expected(inside.operation, region.number) if has_block else None
            if types is not None:
                yield from argument_faults(inside.operation, region, types, more)

    return region_arguments


def _is_filled(operation: Operation) -> bool:
    """Whether an empty region is given a block with the terminator that yields nothing, where nothing is yielded."""
    return not operation.generic and operation.spec.implicit_terminator is not None and not operation.result_types


def function_body_rules(spec: OpSpec) -> Sequence[BodyRule]:
    """The rules for the body of a function of any dialect. "Interfaces", FunctionOpInterface."""
    is_known = spec.built_in or (BODY_TAKES_INPUTS in spec.trait_names and spec.attribute("function_type") is not None)
    is_function = is_known and "FunctionOpInterface" in spec.trait_names
    if not is_function:
        return ()
    return (_TAKES_INPUTS_FIRST if facts_of(spec.name).takes_more_arguments else _TAKES_INPUTS,)


def argument_faults(operation: Operation, region: RegionView, expected: Types, more: bool = False) -> Iterator[Violation]:
    """What is wrong with the arguments of a region's entry block: they must have these types, the first of them if `more`."""
    found = region.arguments[: len(expected)] if more else region.arguments
    which = f"region {region.number}" if len(operation.shape.regions) > 1 or region.number else "the region"
    if len(found) != len(expected):
        message = f"{which} takes {plural(len(expected), 'argument')}, but got {len(found)}"
        yield Violation(message, name_of(operation.shape))
        return
    for index, (one, other) in enumerate(zip(found, expected, strict=True)):
        if not may_be_same_in(one, other, operation.environment):
            message = f"{which} takes {other} as argument {index}, but got {one}"
            yield Violation(message, name_of(operation.shape))
            return


def declared_argument_rules(spec: OpSpec, types: TypeTerms, attributes: AttributeTerms) -> Sequence[BodyRule]:
    """The rule for the arguments that an operation's definition requires of its regions' entry blocks, if it does."""
    if all([region.arguments is None for region in spec.regions]):
        return ()
    shared = spec.trait(SHARED_CONSTRAINTS)
    may_be_empty = ADDED_AT_RUN_TIME not in spec.trait_names

    @_ARGUMENTS
    def region_arguments(inside: Inside) -> Iterator[Violation]:
        where = name_of(inside.operation.shape)
        for region, declared in zip(inside.regions, spec.regions, strict=False):
            if declared.arguments is None or (may_be_empty and not region.block_count):
                continue
            which = f"region '{declared.name}'"
            if len(region.arguments) != len(declared.arguments):
                message = f"{which} takes {plural(len(declared.arguments), 'argument')}, but got {len(region.arguments)}"
                yield Violation(message, where)
                return
            for index, (found, term) in enumerate(zip(region.arguments, declared.arguments, strict=True)):
                if found is not None and types.check_of(term)(found) is False:
                    yield Violation(f"argument {index} of {which} must be {shortened(term)}, but got {found}", where)
                    return
        if shared is not None:
            arguments = [region.arguments for region in inside.regions]
            if failure := region_failure(shared, inside.operation, arguments, attributes):
                yield Violation(failure, where)

    return (region_arguments,)


_TAKES_INPUTS = takes(lambda operation, _: function_inputs(operation))
_TAKES_INPUTS_FIRST = takes(lambda operation, _: function_inputs(operation), more=True)


def hands_to_parent(expected: Mapping[str, ExpectedTypes], skip: int = 0) -> SiteRule:
    """The rule that a terminator has operands as the operation around it requires, but for the first `skip` of them."""

    @_YIELDED
    def yielded_values(site: Site) -> Iterator[Violation]:
        parent = site.parent()
        find = expected.get(parent.shape.name) if parent is not None else None
        if parent is None or find is None:
            return
        types = find(parent, site.region_number())
        if types is None:
            return
        first = site.operation.operand_types[:skip]
        related = (Mention("parent", 0, "required here"),)
        yield from mismatched(site.operation, [*first, *types], related, "the region yields")

    return yielded_values


def implies_no_values() -> BodyRule:
    """The rule that an operation with results spells what its regions yield: a terminator that is implied yields nothing."""

    @_YIELDED
    def yielded_values(inside: Inside) -> Iterator[Violation]:
        if not inside.operation.result_types:
            return
        for region in inside.regions:
            if region.block_count > 1 or (inside.operation.generic and not region.block_count):
                continue
            if next(region.terminators(), None) is None and (_ends_elsewhere(region, inside.operation) or is_plain(region)):
                count = plural(len(inside.operation.result_types), "value")
                which = f"region {region.number}" if len(inside.regions) > 1 else "the region"
                end = inside.operation.spec.implicit_terminator
                missing = f": no '{end}' ends it" if end is not None else ""
                yield Violation(f"{which} yields {count}, but got 0{missing}", name_of(inside.operation.shape))
                return

    return yielded_values


def without_else(inside: Inside) -> Iterator[Violation]:
    """What is wrong where an operation has results, but no other region that yields them."""
    other = inside.region("elseRegion")
    if inside.operation.result_types and (other is None or (inside.operation.generic and not other.block_count)):
        count = plural(len(inside.operation.result_types), "result")
        yield Violation(f"{count}, but no 'else' region that yields them", name_of(inside.operation.shape))


def last_operations(region: RegionView, expected: str = "") -> Iterator[NestedOperation]:
    """The operation that ends each block: the last one of a single block, whatever it is, of several the terminators.

    One whose text may go on with the `expected` operation on its line is left out.
    """
    found = region.terminators() if region.block_count > 1 else deque(region.operations(), 1)
    for item in found:
        if not expected or not may_hold(item.node.shape, expected):
            yield item


def cases_end_with(terminator: str) -> BodyRule:
    """The rule that each case of a switch has a block whose terminator is spelled; that of the default may be implied.

    In the custom form the default comes last, in the generic form first.
    """

    @rule("wrong-terminator")
    def wrong_terminator(inside: Inside) -> Iterator[Violation]:
        cases = inside.regions[1:] if inside.operation.generic else inside.regions[:-1]
        for region in cases:
            if region.block_count < 2 and next(region.terminators(), None) is None and is_plain(region):
                message = f"'{inside.operation.spec.name}' expects the region of each case to end with '{terminator}'"
                yield Violation(message, name_of(inside.operation.shape))
                return

    return wrong_terminator


def is_empty(region: RegionView | None) -> bool:
    """Whether a region is not there, or has nothing in it."""
    return region is None or (region.block_count == 0 and not region.arguments)


def is_plain(region: RegionView) -> bool:
    """Whether all that stands in a region is known, so that nothing in it can be a terminator of another dialect.

    A name without a dialect is that of no operation, since each belongs to a dialect.
    """
    last = None
    for item in region.operations():
        last = item
    return last is None or bool(last.operation) or (last.node.shape.generic and "." not in last.node.shape.name)


def _ends_elsewhere(region: RegionView, owner: Operation) -> bool:
    """Whether the last operation of a region is of a dialect that the terminator is not of.

    Where the terminator may be left out, no other one is allowed, so that it does not matter whether the operation is one.
    """
    terminator, last = owner.spec.implicit_terminator, next(last_operations(region), None)
    if terminator is None or owner.generic or last is None:
        return False
    shape = last.node.shape
    dialect, dot, _ = shape.name.partition(".")
    return bool(dot) and dialect != terminator.partition(".")[0] and not may_hold(shape, terminator)


def results_of(operation: Operation, _: int) -> Types | None:
    """The types of an operation's results; for operations whose regions yield them."""
    return operation.result_types if operation.shape.result_count is not None else None


def nothing(_: Operation, __: int) -> Types:
    """No values."""
    return ()


def element_of(type_: Type | None) -> Type | None:
    """The type of a tensor's or a buffer's elements; the type itself where it has none."""
    return type_.element if isinstance(type_, RankedTensorType | MemRefType) else type_
