"""Functions and what calls them, as far as one operation alone shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mlir_ls.dialects.llvm.rules.types import DIALECT, is_pointer
from mlir_ls.dialects.llvm.types import holds_foreign
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.weights import branch_weights
from mlir_ls.semantics.verify.model.attributes import case, given_numbers, items, numbers
from mlir_ls.semantics.verify.model.operation import Operation, resolved
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at
from mlir_ls.semantics.verify.model.reading import function_results, is_of, parameters_of
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, Violation, rule
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DenseElementsAttr, DialectAttr, StringAttr, TypeAttr, UnitAttr
from mlir_ls.syntax.leaf.types import ShapedType, TypeAlias
from mlir_ls.syntax.shape import symbol_text

_LINKAGE = rule("llvm.linkage")
_INLINING = rule("llvm.inlining")
_ARGUMENT_TYPE = rule("llvm.argument-type")
_OF_DECLARATIONS = (None, "external", "extern_weak")


@_LINKAGE
def llvm_linkage(operation: Operation) -> Found:
    """A function does not have linkage common, and without a body it is external or extern_weak."""
    linkage = case(operation, "linkage")
    if linkage == "common":
        yield "a function cannot have linkage common", attribute_at(operation, "linkage")
    elif not operation.generic and not operation.shape.regions and linkage not in _OF_DECLARATIONS:
        yield _elsewhere(linkage), attribute_at(operation, "linkage")


@_LINKAGE
def linkage_without_body(inside: Inside) -> Iterator[Violation]:
    """The same of the generic form, where a region without blocks stands for none."""
    operation = inside.operation
    linkage = case(operation, "linkage")
    if operation.generic and not _has_body(inside) and linkage not in _OF_DECLARATIONS:
        yield Violation(_elsewhere(linkage), attribute_at(operation, "linkage"))


def _elsewhere(linkage: str | None) -> str:
    return f"a function without a body has linkage external or extern_weak, but got {linkage}"


def _has_body(inside: Inside) -> bool:
    """Whether a function in generic form has a body, or that is not known."""
    return not inside.regions or inside.regions[0].block_count > 0


@_INLINING
def llvm_inlining(operation: Operation) -> Found:
    """What must be inlined is not what must not; and what is not optimized is not inlined either."""
    if not operation.generic and operation.shape.regions:
        yield from _inlining(operation)


@_INLINING
def inlining_with_body(inside: Inside) -> Iterator[Violation]:
    """The same of the generic form."""
    if inside.operation.generic and _has_body(inside):
        for message, where in _inlining(inside.operation):
            yield Violation(message, where)


def _inlining(operation: Operation) -> Found:
    stays, always, plain = [_is_unit(operation, name) for name in ("no_inline", "always_inline", "optimize_none")]
    if stays and always:
        yield "no_inline and always_inline exclude each other", attribute_at(operation, "always_inline")
    elif plain and not stays:
        yield "optimize_none needs no_inline", attribute_at(operation, "optimize_none")


def _is_unit(operation: Operation, name: str) -> bool:
    """Whether a flag is there; one with a value is none, and is dropped."""
    return isinstance(operation.attribute(name), UnitAttr)


@_ARGUMENT_TYPE
def argument_type(inside: Inside) -> Iterator[Violation]:
    """The arguments of a function with a body are of types of LLVM IR."""
    if not inside.operation.generic or not inside.regions:
        return
    for position, found in enumerate(inside.regions[0].arguments):
        if found is not None and holds_foreign(found):
            message = f"argument #{position} of the function is of a type of LLVM IR, but got {found}"
            yield Violation(message, name_of(inside.operation.shape))
            return


@_ARGUMENT_TYPE
def signature_type(operation: Operation) -> Found:
    """What a function takes and gives back is of types of LLVM IR; the custom form has others only by aliases."""
    attribute = operation.attribute("function_type")
    if operation.generic or not isinstance(attribute, TypeAttr):
        return
    parameters = parameters_of(attribute.value, DIALECT, "func")
    for found in () if parameters is None else (parameters[0], *(parameters[1] or ())):
        if holds_foreign(found):
            yield f"what a function takes and gives back is of types of LLVM IR, but got {found}", name_of(operation.shape)
            return


@rule("llvm.variadic-callee")
def llvm_variadic_callee(operation: Operation) -> Found:
    """The type of a variadic callee goes with the operands and the result of the call."""
    attribute = operation.attribute("var_callee_type")
    given = operation.operand_group("callee_operands")
    if not isinstance(attribute, TypeAttr) or given is None:
        return
    parameters = parameters_of(attribute.value, DIALECT, "func")
    place = attribute_at(operation, "var_callee_type")
    if parameters is None:
        if not is_of(attribute.value, DIALECT, "func") and not attribute.value.has_alias:
            yield f"expected the type of a variadic function, but got {attribute.value}", place
        return
    result, expected, variadic = parameters[0], parameters[1] or (), parameters[2]
    if not variadic:
        yield f"expected the type of a variadic function, but got {attribute.value}", place
        return
    arguments = given if operation.has_attribute("callee") else given[1:]
    if len(expected) > len(arguments):
        yield f"the callee takes {counted(len(expected), 'operand')}, but {len(arguments)} are given", place
        return
    for index, type_ in zip(arguments, expected, strict=False):
        if differ(operation.operand_types[index], type_):
            message = f"the callee takes {type_} here, but got {operation.operand_types[index]}"
            yield message, operand_type_at(operation, index)
            return
    if not operation.result_types:
        if not is_of(result, DIALECT, "void"):
            yield f"the callee gives back {result}, but the call has no result", place
    elif differ(operation.result_types[0], result):
        yield f"the callee gives back {result}, but got {operation.result_types[0]}", place


@rule("llvm.indirect-callee")
def llvm_indirect_callee(operation: Operation) -> Found:
    """What is called and has no name is a pointer."""
    given = operation.operand_group("callee_operands")
    if given is None or operation.has_attribute("callee"):
        return
    if not given:
        yield "a call needs the name of a function, or a pointer to one", name_of(operation.shape)
        return
    found = operation.operand_types[given[0]]
    if found is not None and not is_pointer(found) and not isinstance(found, TypeAlias):
        yield f"a callee without a name is a pointer, but got {found}", operand_type_at(operation, given[0])


@rule("llvm.switch-cases")
def llvm_switch_cases(operation: Operation) -> Found:
    """A switch has a value for each of its destinations, of the type that it looks at, and weights for all or none."""
    values, weights = operation.attribute("case_values"), numbers(operation, "branch_weights")
    count = len(operation.shape.successors)
    if weights and len(weights) != count:
        message = f"expected a weight for each of {count} successors, but got {len(weights)}"
        yield message, attribute_at(operation, "branch_weights")
        return
    if not isinstance(values, DenseElementsAttr) or not isinstance(values.type, ShapedType):
        return
    given = values.type.element_count
    if given is not None and given != count - 1:
        yield f"{count - 1} destinations have {counted(given, 'value')}", name_of(operation.shape)
        return
    found = operation.type_named("value")
    if differ(found, values.type.element):
        message = f"the values are {values.type.element}, but {found} is looked at"
        yield message, attribute_at(operation, "case_values")


@rule("llvm.bundle-tags")
def bundle_tags(operation: Operation) -> Found:
    """Each bundle of operands has a tag, a string. In custom form the tags are spelled with the bundles alone."""
    sizes = given_numbers(operation, "op_bundle_sizes")
    tags = items(operation, "op_bundle_tags") if operation.has_attribute("op_bundle_tags") else ()
    if not operation.generic:
        spelled = operation.spec.custom_syntax  # else a dictionary may give the same sizes again
        for name in ("op_bundle_sizes", "op_bundle_tags") if spelled else ("op_bundle_tags",):
            if name in operation.attributes and (name == "op_bundle_sizes" or sizes or tags):
                yield "bundles of operands and their tags are spelled in brackets", attribute_at(operation, name)
                return
        return
    if tags is None:
        return
    for tag in tags:
        if not isinstance(resolved(tag, operation.environment), StringAttr | AttributeAlias):
            yield f"the tag of a bundle is a string, but got {tag}", attribute_at(operation, "op_bundle_tags")
            return
    if sizes is not None and len(tags) != len(sizes):
        message = f"{counted(len(sizes), 'bundle')} of operands, but {counted(len(tags), 'tag')}"
        yield message, attribute_at(operation, "op_bundle_tags")


@rule("llvm.signature-attributes")
def signature_attributes(operation: Operation) -> Found:
    """A function that gives nothing back has no attributes of a result."""
    results = function_results(operation)
    for part in operation.shape.parts if results == () else ():
        if part.kind == "result" and part.entries:
            first, last = part.entries[0], part.entries[-1]
            where = HeaderRange(first.name_offset, max(first.name_offset + 1, last.end))
            yield "the function gives nothing back that could have attributes", where
            return


@rule("llvm.block-tags")
def llvm_block_tags(inside: Inside) -> Iterator[Violation]:
    """In a function that jumps to addresses the tags of blocks are distinct, and its own addresses have tags of its blocks."""
    if not inside.regions or not any([each.name == "llvm.indirectbr" for each in inside.regions[0].terminators()]):
        return
    tags: set[object] = set()
    addresses: list[NestedOperation] = []
    for item in inside.regions[0].walk():
        if item.name == "llvm.blockaddress":
            addresses.append(item)
        elif item.name == "llvm.blocktag":
            tag = _last_parameter(item.operation.attribute("tag"))
            if tag is None:
                return
            if tag in tags:
                yield _in_item(f"another block of the function has tag {tag}", inside, item, "tag")
                return
            tags.add(tag)
    for item in addresses:
        tag = _last_parameter(_last_parameter(item.operation.attribute("block_addr")))
        symbols = item.node.shape.symbol_uses
        own = bool(symbols) and symbol_text(symbols[0], item.node.names) == inside.symbol_name()
        if own and tag is not None and tag not in tags:
            yield _in_item(f"no block of the function has tag {tag}", inside, item, "block_addr")
            return


def _in_item(message: str, inside: Inside, item: NestedOperation, name: str) -> Violation:
    """What is wrong with an attribute of an operation in a function; it is said of the function if that is further inside."""
    if item.region < 0:
        return Violation(message, name_of(inside.operation.shape))
    return Violation(message, attribute_at(item.operation, name), (), item)


def _last_parameter(found: object) -> Any:
    """The number of a tag, or the tag of an address; None where it is not known."""
    return found.parameters[-1] if isinstance(found, DialectAttr) and found.parameters else None


_CALL = (llvm_variadic_callee, llvm_indirect_callee, bundle_tags)

RULES: Rules = {
    "call": _CALL,
    "call_intrinsic": (bundle_tags,),
    "cond_br": (branch_weights,),
    "func": (llvm_linkage, llvm_inlining, signature_attributes, signature_type),
    "intr.assume": (bundle_tags,),
    "invoke": (llvm_variadic_callee, branch_weights, bundle_tags),
    "switch": (llvm_switch_cases, branch_weights),
}
BODY_RULES: BodyRules = {"func": (linkage_without_body, inlining_with_body, argument_type, llvm_block_tags)}
