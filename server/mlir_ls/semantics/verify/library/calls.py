"""What functions of several dialects share: their calls against their signatures, what they return, references to them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from mlir_ls.ods.wording import listed
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    attribute_at,
    is_type_spelled,
    name_of,
    operand_at,
    operand_type_at,
    reference_at,
    result_type_at,
)
from mlir_ls.semantics.verify.rules import SiteRule, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.shape import Mention


def signature_of(function: Operation) -> FunctionType | None:
    """The type of a function, of any dialect and profile; None if it is unknown."""
    found = function.attribute("function_type") or function.attribute("type")
    type_ = found.value if isinstance(found, TypeAttr) else None
    return type_ if isinstance(type_, FunctionType) else None


def names_a(*kinds: str, attribute: str, required: Callable[[Site], bool] | None = None) -> SiteRule:
    """The rule that the symbol references in an attribute mean operations of these kinds, where that is `required`."""

    @rule("symbol-kind", kinds=kinds)
    def symbol_kind(site: Site) -> Iterator[Violation]:
        if required is not None and not required(site):
            return
        for reference in site.references(attribute):
            found = reference.operation
            if found is not None and found.shape.name not in kinds:
                expected = listed([f"'{kind}'" for kind in kinds])
                message = f"{reference.name} must name {expected}, but is a '{found.shape.name}'"
                related = (Mention("symbol", reference.number, "defined here"),)
                yield Violation(message, reference_at(site.operation.shape, reference.number), related)
                return

    return symbol_kind


def is_defined(attribute: str, inside: str = "", required: Callable[[Site], bool] | None = None) -> SiteRule:
    """The rule that the symbol references in an attribute mean something, where the definition does not say so itself.

    `inside`: the operation that requires it of those in it; "" where it is always required. `required`: whether it is required
    of an operation where it stands.
    """

    @rule("undefined-symbol")
    def undefined_symbol(site: Site) -> Iterator[Violation]:
        parent = site.parent() if inside else None
        if inside and (parent is None or parent.spec.name != inside):
            return
        if required is not None and not required(site):
            return
        for reference in site.references(attribute):
            if reference.operation is None:
                message = f"symbol '{reference.name}' is not defined in this symbol table"
                yield Violation(message, reference_at(site.operation.shape, reference.number))
                return

    return undefined_symbol


def is_defined_within(attribute: str) -> SiteRule:
    """The rule that the symbol reference in an attribute means something where its first name does: every operation that uses
    symbols requires the first name of its reference to be defined."""

    def begins_well(site: Site) -> bool:
        return site.operation.has_attribute(attribute) and site.container(attribute) is not None

    return is_defined(attribute, required=begins_well)


def calls(attribute: str = "callee", skip: int = 0) -> SiteRule:
    """The rule that a call passes and yields what its callee takes and returns; `skip` operands come before those passed."""

    @rule("callee-mismatch")
    def callee_mismatch(site: Site) -> Iterator[Violation]:
        callee = site.symbol(attribute)
        signature = signature_of(callee) if callee is not None else None
        if signature is None:
            return
        call = site.operation
        name = site.symbol_name(attribute)
        related = (site.mention(attribute, f"{name} has type {signature}"),)
        passed = call.operand_types[skip:]
        if len(passed) != len(signature.inputs):
            message = f"incorrect number of operands for {name}: expected {len(signature.inputs)}, but got {len(passed)}"
            yield Violation(message, attribute_at(call, attribute), related)
            return
        for index, (found, expected) in enumerate(zip(passed, signature.inputs, strict=True)):
            if differ(found, expected):
                where = operand_type_at(call, index + skip)
                message = f"operand type mismatch for {name}: operand #{index} must be {expected}, but got {found}"
                yield Violation(message, where, related)
                return
        yielded = call.result_types
        if len(yielded) != len(signature.results):
            message = f"incorrect number of results for {name}: expected {len(signature.results)}, but got {len(yielded)}"
            yield Violation(message, attribute_at(call, attribute), related)
            return
        for index, (found, expected) in enumerate(zip(yielded, signature.results, strict=True)):
            if differ(found, expected):
                where = result_type_at(call, index)
                instead = (str(expected),) if is_type_spelled(call, where) else ()
                message = f"result type mismatch for {name}: result #{index} must be {expected}, but got {found}"
                yield Violation(message, where, related, None, instead)
                return

    return callee_mismatch


def has_type_of(attribute: str, result: int = 0) -> SiteRule:
    """The rule that a reference to a function has the function's type as the type of a result."""

    @rule("symbol-type")
    def symbol_type(site: Site) -> Iterator[Violation]:
        function = site.symbol(attribute)
        signature = signature_of(function) if function is not None else None
        found = site.operation.result_types[result]
        if signature is not None and differ(found, signature):
            name = site.symbol_name(attribute)
            message = f"{name} has type {signature}, but got {found}"
            where, related = result_type_at(site.operation, result), (site.mention(attribute, "defined here"),)
            instead = (str(signature),) if is_type_spelled(site.operation, where) else ()
            yield Violation(message, where, related, None, instead)

    return symbol_type


def returned_to(functions: Collection[str], most: int | None = None) -> SiteRule:
    """The rule that a terminator returns what the function directly around it has as results.

    `most`: how many results a function has at most, where that is limited; what is wrong with more is said of the function.
    """

    @rule("returned-values")
    def returned_values(site: Site) -> Iterator[Violation]:
        function = site.parent()
        if function is None or function.shape.name not in functions:
            return
        signature = signature_of(function)
        if signature is not None and (most is None or len(signature.results) <= most):
            yield from mismatched(site.operation, signature.results, (Mention("parent", 0, f"of type {signature}"),))

    return returned_values


def mismatched(
    operation: Operation, expected: Sequence[Type | None], related: tuple[Mention, ...], what: str = "the function returns"
) -> Iterator[Violation]:
    """What is wrong with the operands of a terminator, which must have these types."""
    found = operation.operand_types
    if len(found) != len(expected):
        message = f"{what} {counted(len(expected), 'value')}, but got {len(found)}"
        where = operand_at(operation.shape, len(expected)) if len(found) > len(expected) else name_of(operation.shape)
        yield Violation(message, where, related)
        return
    for index, (one, other) in enumerate(zip(found, expected, strict=True)):
        if differ(one, other):
            yield Violation(f"{what} {other} as operand #{index}, but got {one}", operand_type_at(operation, index), related)
            return
