"""Functions and what calls them, as far as one operation alone shows."""

from __future__ import annotations

from mlir_ls.dialects.llvm.rules.types import DIALECT, Found, is_pointer
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.weights import branch_weights
from mlir_ls.semantics.verify.model.attributes import case, flag, given_numbers, items, numbers
from mlir_ls.semantics.verify.model.operation import Operation, resolved
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at
from mlir_ls.semantics.verify.model.reading import function_results, is_of, parameters_of
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DenseElementsAttr, StringAttr, TypeAttr
from mlir_ls.syntax.leaf.types import ShapedType, TypeAlias


@rule("llvm.linkage")
def llvm_linkage(operation: Operation) -> Found:
    """A function does not have linkage common, and without a body it is external or extern_weak."""
    linkage = case(operation, "linkage")
    if linkage == "common":
        yield "a function cannot have linkage common", attribute_at(operation, "linkage")
    elif not operation.generic and not operation.shape.regions and linkage not in (None, "external", "extern_weak"):
        message = f"a function without a body has linkage external or extern_weak, but got {linkage}"
        yield message, attribute_at(operation, "linkage")


@rule("llvm.inlining")
def llvm_inlining(operation: Operation) -> Found:
    """What must be inlined is not what must not; and what is not optimized is not inlined either."""
    if operation.generic or not operation.shape.regions:
        return
    if flag(operation, "no_inline") and flag(operation, "always_inline"):
        yield "no_inline and always_inline exclude each other", attribute_at(operation, "always_inline")
    elif flag(operation, "optimize_none") and not flag(operation, "no_inline"):
        yield "optimize_none needs no_inline", attribute_at(operation, "optimize_none")


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
        for name in ("op_bundle_sizes", "op_bundle_tags"):
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


_CALL = (llvm_variadic_callee, llvm_indirect_callee, bundle_tags)

RULES: Rules = {
    "call": _CALL,
    "call_intrinsic": (bundle_tags,),
    "cond_br": (branch_weights,),
    "func": (llvm_linkage, llvm_inlining, signature_attributes),
    "intr.assume": (bundle_tags,),
    "invoke": (llvm_variadic_callee, branch_weights, bundle_tags),
    "switch": (llvm_switch_cases, branch_weights),
}
