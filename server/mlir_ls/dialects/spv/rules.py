"""spv: SPIR-V as it was in 2019. What spirv, its name of today, requires of the same operations is taken from there."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.spirv.rules import arithmetic, casts, composites, constants, flow, groups, memory, symbols
from mlir_ls.dialects.spirv.rules.types import of_spirv, parts, pointer
from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.calls import calls, is_defined, mismatched, names_a, signature_of
from mlir_ls.semantics.verify.library.casts import cast, width
from mlir_ls.semantics.verify.model.attributes import number
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import name_of, operand_at, reference_at, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import IntegerAttr
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias, VectorType
from mlir_ls.syntax.shape import Mention, symbol_text

_FUNCTIONS = frozenset(("builtin.func", "func", "spv.func"))
_MODULE = "spv.module"


def _widths_differ(source: Type, target: Type) -> str:
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        source, target = source.element, target.element
    one, other = width(source), width(target)
    return f"one has {one} bits, the other {other}" if None not in (one, other) and one != other else ""


@rule("spv.function-scope")
def spv_function_scope(site: Site) -> Iterator[Violation]:
    """The operation stands in a function."""
    if not any([name in _FUNCTIONS for name in site.parent_names()]):
        yield Violation(f"'{site.operation.spec.name}' must stand in a function", name_of(site.operation.shape))


@rule("spv.module-scope")
def spv_module_scope(site: Site) -> Iterator[Violation]:
    """A call stands in a module of the dialect."""
    if _MODULE not in list(site.parent_names()):
        yield Violation(f"'{site.operation.spec.name}' must stand in '{_MODULE}'", name_of(site.operation.shape))


@rule("spv.returned-value")
def spv_returned_value(site: Site) -> Iterator[Violation]:
    """What leaves a function passes on the value that the function yields, or nothing."""
    for parent in site.parents():
        if parent.spec.name in _FUNCTIONS:
            signature = signature_of(parent)
            if signature is not None:
                yield from mismatched(site.operation, signature.results, ())
            return


@rule("spv.interface-variables")
def spv_interface_variables(site: Site) -> Iterator[Violation]:
    """The interface of an entry point consists of global variables."""
    for reference in site.references("interface"):
        found = reference.operation
        if found is None or found.spec.name != "spv.globalVariable":
            what = "is not defined in this module" if found is None else f"is a '{found.spec.name}'"
            message = f"an interface names variables of the module, but {reference.name} {what}"
            related = () if found is None else (Mention("symbol", reference.number, "defined here"),)
            yield Violation(message, reference_at(site.operation.shape, reference.number), related)
            return


@rule("spv.access-chain")
def spv_access_chain(site: Site) -> Iterator[Violation]:
    """Indices lead from a pointer into what it points to; those into a struct are constants."""
    operation = site.operation
    base, indices = operation.type_named("base_ptr"), operation.operand_group("indices")
    start = pointer(base)
    if start is None or indices is None:
        return
    if not indices:
        yield Violation("expected at least one index", name_of(operation.shape))
        return
    part: Type = start.pointee
    for index in indices:
        place = operand_at(operation.shape, index)
        members = parts(part)
        array = of_spirv(part, "rtarray")
        if members is None and array is None:
            if not isinstance(part, DialectType | TypeAlias | VectorType) or of_spirv(part, "ptr") is not None:
                yield Violation(f"{part} has no parts that an index selects", place)
            return
        if members is None or of_spirv(part, "struct") is None:
            if array is None and not members:
                return
            part = array[0] if array is not None else members[0] if members else part
            continue
        chosen = _constant_of(site, index)
        if isinstance(chosen, str):
            yield Violation(chosen, place)
            return
        if not 0 <= chosen < len(members):
            yield Violation(f"{part} has {counted(len(members), 'part')}, but got index {chosen}", place)
            return
        part = members[chosen]
    result = pointer(operation.type_named("component_ptr"))
    if result is not None and (differ(result.pointee, part) or result.storage != start.storage):
        message = f"the indices lead to {part} in {start.storage}, but got {operation.type_named('component_ptr')}"
        yield Violation(message, result_type_at(operation, 0))


def _constant_of(site: Site, operand: int) -> int | str:
    """The constant integer that an operand is, or why it is none."""
    found = site.definition(operand)
    if found is None or found.operation.spec.name != "spv.constant":
        return "an index into a struct must be a constant, by 'spv.constant'"
    value = found.operation.attribute("value")
    return value.value if isinstance(value, IntegerAttr) else "an index into a struct must be a constant integer"


@rule("spv.module-body")
def spv_module_body(inside: Inside) -> Iterator[Violation]:
    """A module consists of operations of the dialect and of functions, which have bodies."""
    for item in inside.regions[0].operations() if inside.regions else ():
        if item.name.startswith("spv."):
            continue
        if item.name not in _FUNCTIONS:
            message = f"a '{_MODULE}' holds functions and operations of the dialect spv, but got '{item.name}'"
            yield Violation(message, name_of(item.node.shape), (), item)
            return
        body = item.regions()
        if not body or body[0].block_count == 0:
            yield Violation("a function in a module of SPIR-V must have a body", name_of(item.node.shape), (), item)
            return


@rule("spv.entry-points")
def spv_entry_points(inside: Inside) -> Iterator[Violation]:
    """A module has one entry point of a kind for a function."""
    known: set[tuple[str, int | None]] = set()
    for item in inside.regions[0].operations() if inside.regions else ():
        shape = item.node.shape
        if item.name != "spv.EntryPoint" or not shape.symbol_uses:
            continue
        function = symbol_text(shape.symbol_uses[0], item.node.names)
        entry = function, number(item.operation, "execution_model")
        if entry in known:
            yield Violation(f"@{function} is an entry point of this kind already", name_of(shape), (), item)
            return
        known.add(entry)


_WITHIN = (spv_function_scope,)
_SAME_WIDTH = (cast(_widths_differ),)
_LEAVING = (spv_function_scope, spv_returned_value)

RULES: Rules = {
    "Bitcast": casts.RULES["Bitcast"],
    "BranchConditional": constants.RULES["BranchConditional"],
    "CompositeConstruct": composites.RULES["CompositeConstruct"],
    "CompositeExtract": composites.RULES["CompositeExtract"],
    "CompositeInsert": composites.RULES["CompositeInsert"],
    "ControlBarrier": groups.RULES["ControlBarrier"],
    "ConvertFToS": _SAME_WIDTH,
    "ConvertFToU": _SAME_WIDTH,
    "ConvertSToF": _SAME_WIDTH,
    "ConvertUToF": _SAME_WIDTH,
    "FConvert": casts.RULES["FConvert"],
    "GroupNonUniformBallot": groups.RULES["GroupNonUniformBallot"],
    "GroupNonUniformElect": groups.RULES["GroupNonUniformElect"],
    "Load": memory.RULES["Load"],
    "MemoryBarrier": groups.RULES["MemoryBarrier"],
    "SConvert": casts.RULES["SConvert"],
    "Select": arithmetic.RULES["Select"],
    "Store": memory.RULES["Store"],
    "UConvert": casts.RULES["UConvert"],
    "Variable": memory.RULES["Variable"],
    "constant": constants.RULES["Constant"],
    "globalVariable": constants.RULES["GlobalVariable"],
    "specConstant": constants.RULES["SpecConstant"],
}

SITE_RULES: SiteRules = {
    "AccessChain": (spv_access_chain,),
    "Branch": _WITHIN,
    "BranchConditional": _WITHIN,
    "EntryPoint": (is_defined("fn"), names_a("builtin.func", attribute="fn"), spv_interface_variables),
    "FunctionCall": (
        *(spv_function_scope, spv_module_scope, is_defined("callee"), names_a("builtin.func", attribute="callee")),
        calls(),
    ),
    "Return": _LEAVING,
    "ReturnValue": _LEAVING,
    "Unreachable": _WITHIN,
    "Variable": symbols.SITE_RULES["Variable"],
    "_address_of": (
        *(spv_function_scope, is_defined("variable"), names_a("spv.globalVariable", attribute="variable")),
        symbols.spirv_reference_type,
    ),
    "_reference_of": (
        *(is_defined("spec_const"), names_a("spv.specConstant", attribute="spec_const")),
        symbols.spirv_reference_type,
    ),
    "globalVariable": symbols.SITE_RULES["GlobalVariable"],
    "loop": _WITHIN,
    "selection": _WITHIN,
}

BODY_RULES: BodyRules = {
    "loop": flow.BODY_RULES["mlir.loop"],
    "module": (spv_module_body, spv_entry_points),
    "selection": flow.BODY_RULES["mlir.selection"],
}
