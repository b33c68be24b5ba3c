"""wasmssa: WebAssembly, with SSA values in the place of its stack. "'wasmssa' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import flag, number
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, result_type_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import DialectType, FunctionType

_CONSTANT = "ConstantExprOpTrait"


def _of_local(found: Type | None) -> Type | None:
    """The type of what a local variable holds."""
    if not isinstance(found, DialectType) or found.dialect != "wasmssa" or not found.parameters:
        return None
    inner = found.parameters[0]
    return inner if isinstance(inner, Type) else None


@rule("wasmssa.local-type")
def wasmssa_local_type(operation: Operation) -> Found:
    """A local variable holds what it is declared to."""
    declared, held = operation.attribute("type"), _of_local(operation.result_types[0])
    if isinstance(declared, TypeAttr) and held is not None and differ(declared.value, held):
        yield f"the variable holds {declared.value}, but got {operation.result_types[0]}", result_type_at(operation, 0)


@rule("wasmssa.reinterpreted")
def wasmssa_reinterpreted(operation: Operation) -> Found:
    """Bits are reinterpreted as another type of the same width."""
    source, result = operation.type_named("input"), operation.type_named("result")
    if source is None or result is None or source.has_alias or result.has_alias:
        return
    if source is result:
        yield f"bits are reinterpreted as another type, but got {result} twice", place_of(operation, "result")
    elif None not in (width(source), width(result)) and width(source) != width(result):
        yield f"{source} and {result} differ in width", place_of(operation, "result")


@rule("wasmssa.global-constant")
def wasmssa_global_constant(site: Site) -> Iterator[Violation]:
    """The initial value of a global comes of no global but imported ones that never change."""
    operation = site.operation
    if not any([parent.shape.name == "wasmssa.global" for parent in site.parents()]):
        return
    found = site.symbol("global")
    if found is None:
        yield Violation(f"{site.symbol_name('global')} is not defined in this symbol table", place_of(operation, "global"))
    elif found.shape.name != "wasmssa.import_global" or flag(found, "isMutable"):
        message = f"{site.symbol_name('global')} is no imported global that never changes, so it is no constant here"
        yield Violation(message, place_of(operation, "global"), (site.mention("global", "defined here"),))


@rule("wasmssa.initializer")
def wasmssa_initializer(inside: Inside) -> Iterator[Violation]:
    """The initial value of a global is computed by operations that are constant."""
    for region in inside.regions:
        for item in region.operations():
            spec = item.operation.spec
            if _CONSTANT not in spec.trait_names and not spec.terminator:
                yield Violation(f"'{item.name}' is not constant", name_of(item.node.shape), (), item)
                return


@rule("wasmssa.arguments")
def wasmssa_arguments(inside: Inside) -> Iterator[Violation]:
    """The first block of a function has a reference to a local variable for each thing that the function takes."""
    operation, region = inside.operation, inside.regions[0]
    signature = operation.attribute("functionType")
    type_ = signature.value if isinstance(signature, TypeAttr) else None
    if not isinstance(type_, FunctionType) or not region.block_count:
        return
    found = region.arguments
    where = name_of(operation.shape)
    if len(found) != len(type_.inputs):
        yield Violation(f"the function takes {plural(len(type_.inputs), 'argument')}, its first block {len(found)}", where)
        return
    for index, (argument, expected) in enumerate(zip(found, type_.inputs, strict=True)):
        if argument is None or argument.has_alias:
            continue
        inner = _of_local(argument)
        if inner is None or differ(inner, expected):
            yield Violation(f"argument {index} is of type !wasmssa<local ref to {expected}>, but got {argument}", where)
            return


@rule("wasmssa.level")
def wasmssa_level(site: Site) -> Iterator[Violation]:
    """A branch leaves one of the blocks, loops or conditions that it stands in, and a block returns from the innermost one."""
    level = number(site.operation, "exitLevel") if site.operation.has_attribute("exitLevel") else 0
    levels = 0
    for name in site.parent_names():
        if name not in _LEVELS:
            break
        levels += 1
    if level is not None and levels <= level:
        message = f"there is no block, loop or condition of level {level} around it"
        yield Violation(message, name_of(site.operation.shape))


_LEVELS = ("wasmssa.block", "wasmssa.if", "wasmssa.loop")


@rule("wasmssa.empty-loop")
def wasmssa_empty_loop(inside: Inside) -> Iterator[Violation]:
    """A loop has a first block, to which what is in it goes back. `wasmssa.loop`."""
    if inside.regions and not inside.regions[0].block_count:
        yield Violation("a loop needs a block, to which it goes back", name_of(inside.operation.shape))


RULES: Rules = {
    "local": (wasmssa_local_type,),
    "reinterpret": (wasmssa_reinterpreted,),
}

SITE_RULES: SiteRules = {
    "block_return": (wasmssa_level,),
    "branch_if": (wasmssa_level,),
    "global_get": (wasmssa_global_constant,),
}

BODY_RULES: BodyRules = {
    "func": (wasmssa_arguments,),
    "global": (wasmssa_initializer,),
    "loop": (wasmssa_empty_loop,),
}
