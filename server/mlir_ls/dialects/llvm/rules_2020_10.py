"""llvm as it was in 2019 and 2020, with types of its own and pointers that say what they point to."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.llvm.llvm_ir import DIALECT, Array, Function, Pointer, Vector, is_word, node_of
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.calls import is_defined, names_a
from mlir_ls.semantics.verify.model.attributes import number
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, BoolAttr, StringAttr, TypeAttr, utf8
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias

_COMMON, _EXTERN_WEAK, _EXTERNAL = 5, 7, 10  # linkages
_DECLARED = "a function without a body has linkage external or extern_weak"


def _type(operation: Operation) -> Type | None:
    found = operation.attribute("type")
    return found.value if isinstance(found, TypeAttr) and not found.value.has_alias else None


def _is_foreign(found: Type | None) -> bool:
    """Whether a type is certainly none of the dialect."""
    if found is None or isinstance(found, TypeAlias):
        return False
    return not (isinstance(found, DialectType) and found.dialect == DIALECT)


# -- functions ----------------------------------------------------------------------------------------------------------


@rule("llvm.function-type")
def llvm_function_type(operation: Operation) -> Found:
    """The type of a function is a function type of the dialect."""
    found = _type(operation)
    node = node_of(found)
    if found is not None and (_is_foreign(found) or (node is not None and not isinstance(node, Function))):
        yield f"expected a function type of the dialect '{DIALECT}', but got {found}", attribute_at(operation, "type")


_LINKAGE = rule("llvm.linkage-2020-10")


@_LINKAGE
def llvm_linkage(operation: Operation) -> Found:
    """A function does not have linkage common, and without a body it is external or extern_weak."""
    if number(operation, "linkage") == _COMMON:
        yield "a function cannot have linkage common", attribute_at(operation, "linkage")
    elif not operation.generic and not operation.shape.regions and _is_of_definitions(operation):
        yield _DECLARED, attribute_at(operation, "linkage")


@_LINKAGE
def _empty_linkage(inside: Inside) -> Iterator[Violation]:
    """The same of a body that is there in generic form, but empty."""
    if inside.regions and not inside.regions[0].block_count and _is_of_definitions(inside.operation):
        yield Violation(_DECLARED, attribute_at(inside.operation, "linkage"))


def _is_of_definitions(operation: Operation) -> bool:
    return number(operation, "linkage") not in (None, _EXTERNAL, _EXTERN_WEAK)


@rule("llvm.entry-block")
def llvm_entry_block(inside: Inside) -> Iterator[Violation]:
    """The first block takes what the function takes; a function that may take more has no body."""
    node = node_of(_type(inside.operation))
    if not isinstance(node, Function) or not inside.regions or not inside.regions[0].block_count:
        return
    place, arguments = name_of(inside.operation.shape), inside.regions[0].arguments
    if node.variadic:
        yield Violation("a variadic function cannot have a body", place)
        return
    if len(arguments) != len(node.inputs):
        message = f"the function takes {counted(len(node.inputs), 'argument')}, its first block {len(arguments)}"
        yield Violation(message, place)
        return
    for index, (found, expected) in enumerate(zip(arguments, node.inputs, strict=True)):
        if differ(found, expected):
            yield Violation(f"argument {index} of the function is {expected}, that of its first block {found}", place)
            return


@rule("llvm.parameter-attribute-2020-10")
def llvm_parameter_attribute(operation: Operation, attribute: Discardable) -> Found:
    """`llvm.noalias` says yes or no."""
    if attribute.name != "llvm.noalias" or attribute.holder != "argument":
        return
    if attribute.value is not None and not isinstance(attribute.value, BoolAttr | AttributeAlias):
        yield f"'llvm.noalias' takes true or false, but got {attribute.value}", attribute.place


# -- globals ------------------------------------------------------------------------------------------------------------


@rule("llvm.global-2020-10")
def llvm_global(operation: Operation) -> Found:
    """A global is of a type that a pointer can point to; a string is an array of as many i8."""
    found = _type(operation)
    place = attribute_at(operation, "type")
    if found is None:
        return
    if _is_foreign(found) or is_word(found, "void", "label", "metadata", "token"):
        yield f"a global cannot be of type {found}", place
        return
    value, node = operation.attribute("value"), node_of(found)
    if isinstance(value, StringAttr) and node is not None:
        length = len(utf8(value.value))
        if not isinstance(node, Array) or not is_word(node.element, "i8") or node.size != length:
            yield f"the string is an array of {length} x i8, but got {found}", place


@rule("llvm.initializer")
def llvm_initializer(inside: Inside) -> Iterator[Violation]:
    """A region that computes the first value of a global returns it, and then there is no other value."""
    operation = inside.operation
    if not inside.regions or not inside.regions[0].block_count:
        return
    found = _type(operation)
    for item in inside.regions[0].terminators():
        if item.name != "llvm.return":
            return
        types = item.operation.operand_types
        if not types:
            yield Violation(f"the region returns {found or 'a value'}, but got nothing", name_of(item.node.shape), (), item)
            return
        if found is not None and differ(types[0], found):
            message = f"the region returns {found}, but got {types[0]}"
            yield Violation(message, operand_type_at(item.operation, 0), (), item)
            return
    if operation.has_attribute("value"):
        yield Violation("a global has a value or a region that computes it, not both", attribute_at(operation, "value"))


@rule("llvm.global-address")
def llvm_global_address(site: Site) -> Iterator[Violation]:
    """The address of a global is a pointer to its type, in its address space."""
    operation = site.operation
    target = site.symbol("global_name")
    found = operation.result_types[0] if operation.result_types else None
    node = node_of(found)
    if target is None or target.spec.name != "llvm.mlir.global" or node is None:
        return
    related = (site.mention("global_name", "defined here"),)
    place, expected = result_type_at(operation, 0), _type(target)
    space = number(target, "addr_space") if target.has_attribute("addr_space") else 0
    if not isinstance(node, Pointer):
        yield Violation(f"the address of a global is a pointer, but got {found}", place, related)
    elif expected is not None and differ(node.pointee, expected):
        message = f"{site.symbol_name('global_name')} is {expected}, the pointer points to {node.pointee}"
        yield Violation(message, place, related)
    elif space is not None and space != node.space:
        message = f"{site.symbol_name('global_name')} is in address space {space}, but got {found}"
        yield Violation(message, place, related)


# -- values -------------------------------------------------------------------------------------------------------------


@rule("llvm.null")
def llvm_null(operation: Operation) -> Found:
    """What is null is a pointer."""
    found = operation.result_types[0] if operation.result_types else None
    node = node_of(found)
    if node is not None and not isinstance(node, Pointer):
        yield f"expected a pointer, but got {found}", result_type_at(operation, 0)


@rule("llvm.shuffle")
def llvm_shuffle(operation: Operation) -> Found:
    """A shuffle takes its elements from two vectors of one element type."""
    one, other = operation.type_named("v1"), operation.type_named("v2")
    nodes = node_of(one), node_of(other)
    for name, node, found in zip(("v1", "v2"), nodes, (one, other), strict=True):
        if node is not None and not isinstance(node, Vector):
            yield f"expected a vector, but got {found}", place_of(operation, name)
            return
    if isinstance(nodes[0], Vector) and isinstance(nodes[1], Vector) and differ(nodes[0].element, nodes[1].element):
        message = f"both vectors must have one element type: got {nodes[0].element} and {nodes[1].element}"
        yield message, place_of(operation, "v2")


RULES: Rules = {
    "func": (llvm_function_type, llvm_linkage),
    "mlir.global": (llvm_global,),
    "mlir.null": (llvm_null,),
    "shufflevector": (llvm_shuffle,),
}
SITE_RULES: SiteRules = {
    "mlir.addressof": (
        is_defined("global_name"),
        names_a("llvm.mlir.global", "llvm.func", attribute="global_name"),
        llvm_global_address,
    )
}
BODY_RULES: BodyRules = {"func": (_empty_linkage, llvm_entry_block), "mlir.global": (llvm_initializer,)}
ATTRIBUTES: AttributeRules = (llvm_parameter_attribute,)
