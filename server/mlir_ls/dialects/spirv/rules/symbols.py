"""Modules, and references to what is declared in them: functions, global variables, specialization constants."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.spirv.rules.types import PHYSICAL, first_part, is_no_composite, number_of_parts, parts, pointer
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.calls import calls, is_defined, names_a, returned_to
from mlir_ls.semantics.verify.model.attributes import case
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at, reference_at, result_type_at
from mlir_ls.semantics.verify.model.reading import place_of, type_in
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.semantics.verify.rules import BodyRules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.shape import Mention, symbol_text

_CONSTANTS = ("spirv.SpecConstant", "spirv.SpecConstantComposite", "spirv.EXT.SpecConstantCompositeReplicate")
_INITIALIZERS = ("spirv.GlobalVariable", *_CONSTANTS, "spv.globalVariable", "spv.specConstant")
_DEFINERS = frozenset(
    (
        *("spirv.Constant", "spirv.mlir.referenceof", "spirv.mlir.addressof", "spirv.EXT.ConstantCompositeReplicate"),
        *("spv.constant", "spv._reference_of", "spv._address_of"),
    )
)


def _type_of(constant: Operation) -> Type | None:
    if constant.has_attribute("default_value"):
        value = constant.attribute("default_value")
        return None if value is None else value.type
    return type_in(constant, "type")


@rule("spirv.reference-type")
def spirv_reference_type(site: Site) -> Iterator[Violation]:
    """A reference to a specialization constant or a global variable has its type."""
    attribute = "spec_const" if site.operation.has_attribute("spec_const") else "variable"
    declared = site.symbol(attribute)
    expected = None if declared is None else _type_of(declared)
    found = site.operation.result_types[0] if site.operation.result_types else None
    if expected is not None and differ(found, expected):
        message = f"{site.symbol_name(attribute)} has type {expected}, but got {found}"
        yield Violation(message, result_type_at(site.operation, 0), (site.mention(attribute, "defined here"),))


@rule("spirv.constant-parts")
def spirv_constant_parts(site: Site) -> Iterator[Violation]:
    """The constants that a composite is made of have the types of its parts."""
    type_ = site.operation.attribute("type")
    if not isinstance(type_, TypeAttr):
        return
    references = site.references("constituents")
    expected = parts(type_.value) or (first_part(type_.value),) * len(references)
    if number_of_parts(type_.value) != len(references):
        return
    for reference, part in zip(references, expected, strict=True):
        found = None if reference.operation is None else _type_of(reference.operation)
        if differ(found, part):
            related = (Mention("symbol", reference.number, "defined here"),)
            message = f"this part is {part}, but {reference.name} is {found}"
            yield Violation(message, reference_at(site.operation.shape, reference.number), related)
            return


@rule("spirv.replicated-constant")
def spirv_replicated_constant(site: Site) -> Iterator[Violation]:
    """The specialization constant that a composite is made of has the type of its parts."""
    type_, constant = site.operation.attribute("type"), site.symbol("constituent")
    if not isinstance(type_, TypeAttr):
        return
    if is_no_composite(type_.value):
        yield Violation(f"expected a composite type, but got {type_.value}", attribute_at(site.operation, "type"))
        return
    member = first_part(type_.value)
    found = None if constant is None else _type_of(constant)
    if member is not None and differ(found, member):
        message = f"the parts are {member}, but {site.symbol_name('constituent')} is {found}"
        yield Violation(message, attribute_at(site.operation, "constituent"), (site.mention("constituent", "defined here"),))


@rule("spirv.task-payload")
def spirv_task_payload(site: Site) -> Iterator[Violation]:
    """What a task hands to the meshes it starts is a global variable of storage class TaskPayloadWorkgroupEXT."""
    for index in site.operation.operand_group("payload") or ():
        found = pointer(site.operation.operand_types[index])
        if found is not None and found.storage != _PAYLOAD:
            message = f"a payload has storage class {_PAYLOAD}, but got {found.storage}"
            yield Violation(message, operand_at(site.operation.shape, index))


_PAYLOAD = "TaskPayloadWorkgroupEXT"


@rule("spirv.initializer")
def spirv_initializer(site: Site) -> Iterator[Violation]:
    """A global variable begins as another one or as a specialization constant."""
    if not site.operation.has_attribute("initializer"):
        return
    found = site.symbol("initializer")
    if found is None:
        message = f"there is no {site.symbol_name('initializer')}"
        yield Violation(message, attribute_at(site.operation, "initializer"))
    elif found.spec.name not in _INITIALIZERS:
        message = f"a variable begins as a specialization constant or another variable, but got '{found.spec.name}'"
        yield Violation(message, attribute_at(site.operation, "initializer"), (site.mention("initializer", "defined here"),))


@rule("spirv.initial-variable")
def spirv_initial_variable(site: Site) -> Iterator[Violation]:
    """A global variable does not begin as another one."""
    found = site.symbol("initializer") if site.operation.has_attribute("initializer") else None
    if found is not None and found.spec.name == "spirv.GlobalVariable":
        message = f"a variable begins as a specialization constant, but got '{found.spec.name}'"
        yield Violation(message, attribute_at(site.operation, "initializer"), (site.mention("initializer", "defined here"),))


@rule("spirv.variable-value")
def spirv_variable_value(site: Site) -> Iterator[Violation]:
    """A variable in a function begins as a constant or a global variable."""
    for index in site.operation.operand_group("initializer") or ():
        origin = site.origin(index)
        if origin is None or (origin.operation is not None and origin.operation.spec.name in _DEFINERS):
            continue
        found = "an argument" if origin.operation is None else origin.operation.spec.name
        message = f"a variable begins as a constant or a global variable, but got {found}"
        yield Violation(message, operand_at(site.operation.shape, index))


@rule("spirv.physical-pointer")
def spirv_physical_pointer(site: Site) -> Iterator[Violation]:
    """Only a pointer of a physical addressing model is an integer too."""
    operation = site.operation
    name = "pointer" if operation.spec.name == "spirv.ConvertPtrToU" else "result"
    found = pointer(operation.type_named(name))
    module = next((parent for parent in site.parents() if parent.spec.name == "spirv.module"), None)
    model = None if module is None else case(module, "addressing_model")
    if found is None or model is None:
        return
    if model == "Logical" or (model == "PhysicalStorageBuffer64" and found.storage != PHYSICAL):
        message = f"with addressing model {model} no pointer to {found.storage} is an integer"
        yield Violation(message, place_of(operation, name))


@rule("spirv.entry-point-twice")
def spirv_entry_point_twice(inside: Inside) -> Iterator[Violation]:
    """A function is an entry point of one kind once."""
    seen: set[tuple[str | None, str]] = set()
    for item in inside.regions[0].operations() if inside.regions else ():
        if item.name != "spirv.EntryPoint":
            continue
        point = item.operation
        function = _named(item, "fn")
        key = (case(point, "execution_model"), function)
        if function and key[0] is not None and key in seen:
            yield Violation(f"{function} is an entry point of kind {key[0]} already", name_of(item.node.shape), (), item)
            return
        seen.add(key)


def _named(item: NestedOperation, attribute: str) -> str:
    """The symbol that an attribute of an operation names, with its sigil."""
    found = item.operation.attributes.get(attribute)
    for symbol in item.node.shape.symbol_uses:
        if found is not None and found.start <= symbol.offset < found.end:
            return f"@{symbol_text(symbol, item.node.names)}"
    return ""


@rule("spirv.module-body")
def spirv_module_body(inside: Inside) -> Iterator[Violation]:
    """A module consists of operations of the dialect, in one block; a function without a body is imported."""
    for item in inside.regions[0].operations() if inside.regions else ():
        if not item.name.startswith("spirv."):
            message = f"a 'spirv.module' holds operations of the dialect spirv, but got '{item.name}'"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
        if item.name != "spirv.func":
            continue
        body = item.regions()
        linkage = item.operation.attribute("linkage_attributes")
        if not body or body[0].block_count == 0:
            if linkage is None if not item.operation.has_attribute("linkage_attributes") else "Export" in str(linkage):
                message = "a function without a body needs 'linkage_attributes' with linkage Import"
                yield Violation(message, name_of(item.node.shape), (), item)
                return
            continue
        for inner in body[0].operations():
            if "." in inner.name and not inner.name.startswith("spirv."):
                message = f"a function in a 'spirv.module' holds operations of the dialect spirv, but got '{inner.name}'"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


_REFERENCE = "spec_const"

SITE_RULES: SiteRules = {
    "ARM.GraphOutputs": (returned_to(("spirv.ARM.Graph",)),),
    "ConvertPtrToU": (spirv_physical_pointer,),
    "ConvertUToPtr": (spirv_physical_pointer,),
    "EXT.EmitMeshTasks": (spirv_task_payload,),
    "EXT.SpecConstantCompositeReplicate": (
        is_defined("constituent"),
        names_a("spirv.SpecConstant", attribute="constituent"),
        spirv_replicated_constant,
    ),
    "EntryPoint": (
        is_defined("fn", inside="spirv.module"),
        names_a("spirv.func", attribute="fn"),
        is_defined("interface", inside="spirv.module"),
        names_a("spirv.GlobalVariable", attribute="interface"),
    ),
    "FunctionCall": (is_defined("callee"), names_a("spirv.func", attribute="callee"), calls()),
    "GlobalVariable": (spirv_initializer, spirv_initial_variable),
    "SpecConstantComposite": (is_defined("constituents"), spirv_constant_parts),
    "Variable": (spirv_variable_value,),
    "mlir.addressof": (is_defined("variable"), names_a("spirv.GlobalVariable", attribute="variable"), spirv_reference_type),
    "mlir.referenceof": (is_defined(_REFERENCE), names_a(*_CONSTANTS, attribute=_REFERENCE), spirv_reference_type),
}

BODY_RULES: BodyRules = {"module": (spirv_module_body, spirv_entry_point_twice)}
