"""Calls against the functions that they name, what functions return, and references to globals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.dialects.llvm.rules.types import DIALECT, is_known_value
from mlir_ls.ods.wording import listed
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.calls import is_defined, names_a
from mlir_ls.semantics.verify.library.effects import has_no_effect
from mlir_ls.semantics.verify.model.attributes import case, number
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import (
    attribute_at,
    name_of,
    operand_at,
    operand_type_at,
    reference_at,
    result_type_at,
    successor_at,
)
from mlir_ls.semantics.verify.model.reading import is_of, parameters_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import SymbolRefAttr, TypeAttr
from mlir_ls.syntax.shape import Mention

_TYPES = {"llvm.func": "function_type", "llvm.mlir.ifunc": "i_func_type"}
"""The attribute with the type of what can be called."""


class _Signature(NamedTuple):
    """The type of a function: what it gives back (None for nothing), what it takes, and whether it may take more."""

    result: Type | None
    inputs: tuple[Type, ...]
    variadic: bool


def _signature(function: Operation) -> _Signature | None:
    found = function.attribute(_TYPES.get(function.spec.name, "function_type"))
    parameters = parameters_of(found.value, DIALECT, "func") if isinstance(found, TypeAttr) else None
    if parameters is None:
        return None
    result = None if is_of(parameters[0], DIALECT, "void") else parameters[0]
    return _Signature(result, tuple(parameters[1] or ()), bool(parameters[2]))


@rule("llvm.callee")
def llvm_callee(site: Site) -> Iterator[Violation]:
    """A call passes what the function takes and has its result."""
    call = site.operation
    if not call.has_attribute("callee"):
        return
    callee = site.symbol("callee")
    if callee is None or callee.spec.name not in _TYPES:
        return
    place, name = attribute_at(call, "callee"), site.symbol_name("callee")
    related = (site.mention("callee", "defined here"),)
    type_ = callee.attribute(_TYPES[callee.spec.name])
    if isinstance(type_, TypeAttr) and is_known_value(type_.value) and not is_of(type_.value, DIALECT, "func"):
        yield Violation(f"{name} is of type {type_.value}, which is no function", place, related)
        return
    signature, passed = _signature(callee), call.operand_group("callee_operands")
    if signature is None or passed is None:
        return
    if len(passed) < len(signature.inputs) or (len(passed) > len(signature.inputs) and not signature.variadic):
        least = "at least " if signature.variadic else ""
        message = f"{name} takes {least}{counted(len(signature.inputs), 'operand')}, but got {len(passed)}"
        yield Violation(message, place, related)
        return
    if signature.variadic and not call.has_attribute("var_callee_type"):
        yield Violation(f"{name} is variadic: the call must spell its type after 'vararg'", place, related)
        return
    for index, expected in zip(passed, signature.inputs, strict=False):
        if differ(call.operand_types[index], expected):
            message = f"{name} takes {expected} here, but got {call.operand_types[index]}"
            yield Violation(message, operand_type_at(call, index), related)
            return
    if (signature.result is None) != (not call.result_types):
        message = f"{name} gives back {signature.result or 'nothing'}, but the call has "
        yield Violation(message + ("a result" if call.result_types else "no result"), place, related)
    elif call.result_types and differ(call.result_types[0], signature.result):
        message = f"{name} gives back {signature.result}, but got {call.result_types[0]}"
        yield Violation(message, result_type_at(call, 0), related)


@rule("llvm.returned-value")
def llvm_returned_value(site: Site) -> Iterator[Violation]:
    """A function returns a value of the type that it gives back, or nothing."""
    operation = site.operation
    function = next((parent for parent in site.parents() if parent.spec.name == "llvm.func"), None)
    signature = None if function is None else _signature(function)
    if signature is None:
        return
    if signature.result is None:
        if operation.operand_types:
            yield Violation("the function gives back nothing", operand_at(operation.shape, 0))
    elif not operation.operand_types:
        yield Violation(f"the function gives back {signature.result}, but got nothing", name_of(operation.shape))
    elif differ(operation.operand_types[0], signature.result):
        message = f"the function gives back {signature.result}, but got {operation.operand_types[0]}"
        yield Violation(message, operand_type_at(operation, 0))


@rule("llvm.initial-value")
def llvm_initial_value(site: Site) -> Iterator[Violation]:
    """The initial value of a global has its type."""
    operation, parent = site.operation, site.parent()
    if parent is not None and parent.spec.name == "llvm.mlir.alias":
        if not operation.operand_types:
            yield Violation("the region of an alias gives back an address", name_of(operation.shape))
        elif len(operation.operand_types) == 1 and is_known_value(operation.operand_types[0]):
            message = f"an alias stands for an address, a pointer, but got {operation.operand_types[0]}"
            yield Violation(message, operand_type_at(operation, 0), (Mention("parent", 0, "defined here"),))
        return
    if parent is None or parent.spec.name != "llvm.mlir.global":
        return
    if not operation.operand_types:
        yield Violation("the region of a global gives back its value", name_of(operation.shape))
        return
    found = parent.attribute("global_type")
    expected = found.value if isinstance(found, TypeAttr) else None
    if expected is not None and len(operation.operand_types) == 1 and differ(operation.operand_types[0], expected):
        message = f"the global is of type {expected}, but got {operation.operand_types[0]}"
        yield Violation(message, operand_type_at(operation, 0), (Mention("parent", 0, "defined here"),))


@rule("llvm.address-space")
def llvm_address_space(site: Site) -> Iterator[Violation]:
    """The address of a global is a pointer to the address space that the global is in."""
    found = site.operation.result_types[0] if site.operation.result_types else None
    pointer = parameters_of(found, DIALECT, "ptr")
    if pointer is None:
        return
    target = site.symbol("global_name")
    if target is None or target.spec.name not in ("llvm.mlir.global", "llvm.mlir.alias"):
        return
    given = 0 if not target.has_attribute("addr_space") else number(target, "addr_space")
    if given is not None and given != (pointer[0] or 0):
        message = f"{site.symbol_name('global_name')} is in address space {given}, but got {found}"
        yield Violation(message, result_type_at(site.operation, 0), (site.mention("global_name", "defined here"),))


@rule("llvm.symbol-linkage")
def llvm_symbol_linkage(site: Site) -> Iterator[Violation]:
    """What stands for another symbol has a linkage that allows it."""
    linkage, allowed = case(site.operation, "linkage"), _OF_ALIASES
    if site.operation.spec.name == "llvm.mlir.ifunc":
        allowed = allowed - {"available_externally"}
    if linkage is not None and linkage not in allowed:
        message = f"expected linkage {listed(sorted(allowed))}, but got {linkage}"
        yield Violation(message, attribute_at(site.operation, "linkage"))


_OF_ALIASES = frozenset(
    ("private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", "external", "available_externally")
)


@rule("llvm.without-body")
def llvm_without_body(site: Site) -> Iterator[Violation]:
    """What runs when a program starts or ends, what finds a function, and what has a block with an address, has a body here."""
    for name in ("ctors", "dtors", "resolver", "block_addr"):
        for reference in site.references(name) if site.operation.has_attribute(name) else ():
            found = reference.operation
            if found is not None and found.spec.name == "llvm.func" and not found.generic and not found.shape.regions:
                message = f"{reference.name} must have a body here"
                yield Violation(message, reference_at(site.operation.shape, reference.number))
                return


@rule("llvm.resolver-type")
def llvm_resolver_type(site: Site) -> Iterator[Violation]:
    """What resolves an indirect function gives back a pointer; what is spelled is a pointer to the function's address space."""
    found, resolver = site.operation.attribute("resolver_type"), site.symbol("resolver")
    signature = None if resolver is None or resolver.spec.name != "llvm.func" else _signature(resolver)
    if signature is None or not isinstance(found, TypeAttr):
        return
    if is_known_value(signature.result) or (signature.result is None and not signature.variadic):
        given = signature.result or "nothing"
        message = f"a resolver gives back a pointer, but {site.symbol_name('resolver')} gives back {given}"
    else:
        space = number(site.operation, "address_space") if site.operation.has_attribute("address_space") else 0
        pointer = parameters_of(found.value, DIALECT, "ptr")
        if pointer is not None and space is not None and (pointer[0] or 0) == space:
            return
        if space is None or (pointer is None and not is_known_value(found.value)):
            return
        message = f"the function is in address space {space}, so it is a pointer to that, but got {found.value}"
    yield Violation(message, attribute_at(site.operation, "resolver"), (site.mention("resolver", "defined here"),))


@rule("llvm.local-equivalent")
def llvm_local_equivalent(site: Site) -> Iterator[Violation]:
    """A function that may be missing has no local equivalent."""
    found = site.symbol("function_name")
    if found is not None and found.spec.name == "llvm.func" and case(found, "linkage") == "extern_weak":
        message = f"{site.symbol_name('function_name')} has linkage extern_weak, so it may be missing"
        where = attribute_at(site.operation, "function_name")
        yield Violation(message, where, (site.mention("function_name", "defined here"),))


@rule("llvm.structor")
def llvm_structor(site: Site) -> Iterator[Violation]:
    """What runs when a program starts or ends is a function."""
    for name in ("ctors", "dtors"):
        for reference in site.references(name) if site.operation.has_attribute(name) else ():
            found = reference.operation
            if found is not None and found.spec.name != "llvm.func":
                message = f"{reference.name} must name 'llvm.func', but is a '{found.spec.name}'"
                yield Violation(message, reference_at(site.operation.shape, reference.number))
                return


def _names_comdat(site: Site) -> bool:
    """Whether the comdat is a symbol reference; what is none is dropped."""
    return isinstance(site.operation.attribute("comdat"), SymbolRefAttr)


@rule("llvm.comdat-reference")
def llvm_comdat_reference(site: Site) -> Iterator[Violation]:
    """What a function or a global names as its comdat is the selector of one."""
    if not _names_comdat(site):
        return
    found = site.symbol("comdat")
    if found is not None and found.spec.name != "llvm.comdat_selector":
        message = f"{site.symbol_name('comdat')} must name 'llvm.comdat_selector', but is a '{found.spec.name}'"
        yield Violation(message, attribute_at(site.operation, "comdat"), (site.mention("comdat", "defined here"),))


@rule("llvm.landing-pad-function")
def llvm_landing_pad_function(site: Site) -> Iterator[Violation]:
    """A landing pad stands in a function with a personality."""
    function = next((parent for parent in site.parents() if parent.spec.name == "llvm.func"), None)
    if function is not None and not function.has_attribute("personality"):
        yield Violation("the function around a landing pad needs a 'personality'", name_of(site.operation.shape))
        return
    for index, found in enumerate(site.operation.operand_types):
        if is_of(found, DIALECT, "array") or found is None:
            continue
        origin = site.origin(index)
        if origin is not None and origin.operation is None:
            message = "a clause is a constant: a zero or the address of a global"
            yield Violation(message, operand_at(site.operation.shape, index))
            return
        definition = site.definition(index)
        known = ("llvm.mlir.zero", "llvm.mlir.addressof", "llvm.bitcast", "llvm.mlir.null")
        if definition is not None and definition.operation.spec.name not in known:
            message = f"a clause is a constant: a zero or the address of a global, but got {definition.operation.spec.name}"
            yield Violation(message, operand_at(site.operation.shape, index))
            return
        if definition is not None and definition.operation.spec.name == "llvm.bitcast":
            source = site.origin_through(index, (0,))
            if source is not None and (source.operation is None or source.operation.spec.name != "llvm.mlir.addressof"):
                message = "a clause that is cast is the address of a global, but its source is another value"
                yield Violation(message, operand_at(site.operation.shape, index))
                return


@rule("llvm.unwound")
def llvm_unwound(inside: Inside) -> Iterator[Violation]:
    """All landing pads of a function have one type, and so does what is unwound further."""
    if not inside.regions:
        return
    region = inside.regions[0]
    if not any([each.name in ("llvm.invoke", "llvm.resume") for each in region.terminators()]):
        return
    expected: Type | None = None
    for item in region.operations():
        found = None
        if item.name == "llvm.landingpad" and item.operation.result_types:
            found = item.operation.result_types[0]
        elif item.name == "llvm.resume" and item.operation.operand_types:
            found = item.operation.operand_types[0]
        if found is None:
            continue
        if expected is not None and differ(found, expected):
            message = f"landing pads of a function have one type, {expected}, but got {found}"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
        expected = expected or found


@rule("llvm.unwind-destination")
def llvm_unwind_destination(inside: Inside) -> Iterator[Violation]:
    """The block that an invocation unwinds to begins with a landing pad."""
    for region in inside.regions:
        invocations = [each for each in region.terminators() if each.name == "llvm.invoke"]
        first = region.first_operations() if invocations else {}
        for item in invocations:
            successors = item.operation.shape.successors
            begins = first.get(successors[1].label) if len(successors) > 1 else None
            if begins is not None and begins.name != "llvm.landingpad":
                message = f"the block that is unwound to begins with 'llvm.landingpad', but got '{begins.name}'"
                yield Violation(message, successor_at(successors[1]), (), item)
                return


@rule("llvm.comdat-body")
def llvm_comdat_body(inside: Inside) -> Iterator[Violation]:
    """In a comdat there are only its selectors."""
    for item in inside.regions[0].operations() if inside.regions else ():
        if item.name != "llvm.comdat_selector":
            yield Violation(f"expected 'llvm.comdat_selector', but got '{item.name}'", name_of(item.node.shape), (), item)
            return


_EFFECTS = ("llvm.load", "llvm.store")
"""Operations whose definitions leave it to code to say that they have effects."""


@rule("llvm.pure-initializer")
def llvm_pure_initializer(inside: Inside) -> Iterator[Violation]:
    """The initial value of a global, or an alias, is computed by operations that are known to have no effects."""
    for item in inside.regions[0].operations() if inside.regions else ():
        is_assembly = item.name == "llvm.inline_asm" and item.operation.has_attribute("has_side_effects")
        if is_assembly or item.name in _EFFECTS or has_no_effect(item.operation.spec) is False:
            message = f"'{item.name}' may have effects, which nothing in '{inside.operation.spec.name}' has"
            yield Violation(message, name_of(item.node.shape), (), item)
            return


@rule("llvm.module-level")
def llvm_module_level(site: Site) -> Iterator[Violation]:
    """Flags and options for the linker are those of a module."""
    parent = site.parent()
    if parent is not None and not (parent.spec.symbol_table and parent.spec.isolated):
        message = f"expected a module around it, but got '{parent.spec.name}'"
        yield Violation(message, name_of(site.operation.shape))


_CALL = (names_a("llvm.func", "llvm.mlir.ifunc", attribute="callee"), llvm_callee)

SITE_RULES: SiteRules = {
    "blockaddress": (is_defined("block_addr"), names_a("llvm.func", attribute="block_addr"), llvm_without_body),
    "call": _CALL,
    "dso_local_equivalent": (
        names_a("llvm.func", "llvm.mlir.alias", attribute="function_name"),
        llvm_local_equivalent,
    ),
    "func": (is_defined("comdat", required=_names_comdat), llvm_comdat_reference),
    "landingpad": (llvm_landing_pad_function,),
    "linker_options": (llvm_module_level,),
    "module_flags": (llvm_module_level,),
    "mlir.addressof": (
        names_a("llvm.mlir.global", "llvm.mlir.alias", "llvm.func", "llvm.mlir.ifunc", attribute="global_name"),
        llvm_address_space,
    ),
    "mlir.alias": (llvm_symbol_linkage,),
    "mlir.global": (is_defined("comdat", required=_names_comdat), llvm_comdat_reference),
    "mlir.global_ctors": (llvm_structor, llvm_without_body),
    "mlir.global_dtors": (llvm_structor, llvm_without_body),
    "mlir.ifunc": (
        names_a("llvm.func", "llvm.mlir.alias", attribute="resolver"),
        llvm_symbol_linkage,
        llvm_without_body,
        llvm_resolver_type,
    ),
    "return": (llvm_returned_value, llvm_initial_value),
}
BODY_RULES: BodyRules = {
    "comdat": (llvm_comdat_body,),
    "func": (llvm_unwound, llvm_unwind_destination),
    "mlir.alias": (llvm_pure_initializer,),
    "mlir.global": (llvm_pure_initializer,),
}
