"""Variables, and reading and writing memory."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.spirv.rules.types import PHYSICAL, of_spirv, parts, pointer, pointer_inside
from mlir_ls.dialects.spirv.rules.words import ACCESSES, STORAGE, word, words
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.constants import constant_at
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, VectorType

_GLOBAL = {"spirv": "spirv.GlobalVariable", "spv": "spv.globalVariable"}
_GLOBAL_ONLY = ("descriptor_set", "binding", "built_in")


@rule("spirv.variable")
def spirv_variable(operation: Operation) -> Found:
    """A variable in a function has storage class Function and nothing that binds it to the outside."""
    storage, found = word(operation, "storage_class", STORAGE), pointer(operation.type_named("pointer"))
    if found is not None and not operation.has_attribute("storage_class"):
        storage = found.storage  # an alias spells it
    if storage is not None and storage != "Function":
        yield f"a variable in a function has storage class Function, but got {storage}", place_of(operation, "pointer")
        return
    if storage is not None and found is not None and found.storage != storage:
        yield f"the variable has storage class {storage}, its pointer {found.storage}", place_of(operation, "pointer")
        return
    for name in _GLOBAL_ONLY:
        if operation.has_attribute(name):
            yield f"'{name}' is for {_GLOBAL[operation.spec.dialect]} only", attribute_at(operation, name)
            return


@rule("spirv.aliasing")
def spirv_aliasing(operation: Operation) -> Found:
    """A variable that holds a pointer to a physical buffer says whether that may have aliases."""
    found = pointer(operation.type_named("pointer"))
    held = None if found is None else pointer_inside(found)
    if held is None or held.storage != PHYSICAL:
        return
    given = [name for name in ("aliased_pointer", "restrict_pointer") if operation.has_attribute(name)]
    if not given:
        yield "a pointer to a physical buffer needs 'aliased_pointer' or 'restrict_pointer'", name_of(operation.shape)
    elif len(given) > 1:
        yield "a pointer is either aliased or restricted, not both", attribute_at(operation, given[1])


@rule("spirv.memory-access")
def spirv_memory_access(operation: Operation) -> Found:
    """An alignment goes with the memory access Aligned, and the other way round."""
    for prefix in ("", "source_"):
        access, aligned = f"{prefix}memory_access", operation.has_attribute(f"{prefix}alignment")
        found = words(operation, access, ACCESSES)
        if found is not None and "Aligned" in found and not aligned:
            yield "Aligned needs an alignment", attribute_at(operation, access)
        elif aligned and (not operation.has_attribute(access) or (found is not None and "Aligned" not in found)):
            yield "an alignment needs the memory access Aligned", attribute_at(operation, f"{prefix}alignment")


@rule("spirv.pointee")
def spirv_pointee(operation: Operation) -> Found:
    """What is read or written has the type that the pointer leads to."""
    found, value = pointer(operation.type_named("ptr")), operation.type_named("value")
    if operation.spec.name.startswith("spirv.INTEL.") and isinstance(value, VectorType):
        value = value.element
    if found is not None and differ(found.pointee, value):
        yield f"the pointer leads to {found.pointee}, but got {value}", place_of(operation, "value")


@rule("spirv.access-chain")
def spirv_access_chain(site: Site) -> Iterator[Violation]:
    """Indices lead from a pointer to one to a part; of a struct, whose parts differ, they must be constants."""
    operation = site.operation
    base, name = operation.type_named("base_ptr"), operation.spec.results[0].name
    found, start = operation.type_named(name), pointer(base)
    indices = operation.operand_group("indices")
    if start is None or indices is None:
        return
    inner: Type | None = start.pointee
    for index in indices:
        inside, rest = parts(inner), of_spirv(inner, "rtarray")
        where = operand_at(operation.shape, index)
        if isinstance(inner, IntegerType | FloatType | IndexType) or pointer(inner) is not None:
            yield Violation(f"{inner} has no parts", where)
            return
        if of_spirv(inner, "struct") is None or inside is None:
            inner = rest[0] if rest is not None else inside[0] if inside else None
            continue
        definer = site.definition(index)
        number = constant_at(site, index)
        if definer is None or definer.operation.spec.name != "spirv.Constant":
            origin = site.origin(index) if definer is None else None
            if definer is not None or (origin is not None and origin.operation is None):
                yield Violation(f"a part of {inner} is named by a 'spirv.Constant'", where)
            return
        if number is None:
            return
        if not 0 <= number < len(inside):
            yield Violation(f"{inner} has {plural(len(inside), 'part')}, but got index {number}", where)
            return
        inner = inside[number]
    result = pointer(found)
    if isinstance(inner, Type) and result is not None and (differ(inner, result.pointee) or result.storage != start.storage):
        yield Violation(f"the pointer leads to {inner} in {start.storage}, but got {found}", place_of(operation, name))


@rule("spirv.copy")
def spirv_copy(operation: Operation) -> Found:
    """A copy goes between pointers to one type."""
    target, source = pointer(operation.type_named("target")), pointer(operation.type_named("source"))
    if target is not None and source is not None and differ(target.pointee, source.pointee):
        message = f"both must lead to one type: got {target.pointee} and {source.pointee}"
        yield message, place_of(operation, "source")


_ACCESS = (spirv_pointee, spirv_memory_access)

RULES: Rules = {
    "CopyMemory": (spirv_copy, spirv_memory_access),
    "INTEL.SubgroupBlockRead": (spirv_pointee,),
    "INTEL.SubgroupBlockWrite": (spirv_pointee,),
    "Load": _ACCESS,
    "Store": _ACCESS,
    "Variable": (spirv_variable, spirv_aliasing),
}

SITE_RULES: SiteRules = dict.fromkeys(("AccessChain", "InBoundsPtrAccessChain", "PtrAccessChain"), (spirv_access_chain,))
