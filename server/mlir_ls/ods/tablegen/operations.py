"""Operations from their records."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.ods.constraints import Term, all_of
from mlir_ls.ods.spec import BODY_TAKES_INPUTS, INITS_ARE, PARSES_PROPERTIES, Operand, OpSpec, RegionKind, Result, Trait
from mlir_ls.ods.tablegen.arguments import attributes, operands, regions, results, successors
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.names import op_name
from mlir_ls.ods.tablegen.records import Record
from mlir_ls.ods.tablegen.traits import traits

_ANSWER = "getDefaultDialect"
_DEFAULT_DIALECT = re.compile(
    rf'\b{_ANSWER}\(\)[^{{;]*\{{\s*return\s+(?:\w+\(\s*)?(?:"([^"]*)"|([\w:]+)::getDialectNamespace\(\))'
)
_REGION_KIND = re.compile(r"\bgetRegionKind\([^)]*\)\s*\{\s*return\s+(?:::)?(?:mlir::)?RegionKind::(\w+)\s*;")

_FLOAT_LIKE: Term = ("anyof", "float", ("allof", ("anyof", "vector", "tensor"), ("element", "float")))
"""What ResultsAreFloatLike requires of each result."""

_MEMBERS = ("extraClassDeclaration", "extraClassDefinition")
"""Fields of an operation with C++ of its class."""

_ADDED_MEMBERS = (
    "extraConcreteClassDeclaration",
    "extraConcreteClassDefinition",
    "extraTraitClassDeclaration",
    "extraSharedClassDeclaration",
)
"""Fields of traits and interfaces with C++ for the class of each of their operations."""

_DEPRECATED = re.compile(r"\s*deprecated\b[\s:;,.(-]*(.*?)[\s).]*", re.IGNORECASE | re.DOTALL)
"""A summary that begins so says what to use instead."""

_MLIRS = re.compile(r"(?:::)?(?:mlir|OpTrait)\b|$")
_TAKES_INPUTS = re.compile(r"\bgetArgumentTypes\(\)\s*(?:const\s*)?\{\s*return\s+getFunctionType\(\)\.getInputs\(\);\s*\}")
_INITS = re.compile(r"\bgetDpsInitsMutable\(\)\s*\{\s*return\s+get(\w+)Mutable\(\);\s*\}")
_PARSE = re.compile(r"\bparse\(")
_IN_BRACKETS = "parser.parseOptionalLess()"
"""C++ by which `parseProperties`, where its body can be seen, reads `prop-dict` as it is always spelled: `<{...}>`. Unlike the
generated parser it lets properties be left out."""


def op_spec(record: Record, context: ImportContext, can_infer: bool) -> OpSpec:
    """The operation of an Op record.

    With `can_infer`, where the interface is declared, operations whose result types follow from the rest infer them.
    """
    members = _members(record)
    found = traits(record, context)
    names = {trait.name for trait in found}
    taken, yielded = operands(record, context), results(record, context)
    if can_infer and "InferTypeOpInterface" not in names and _infers(taken, yielded, found):
        found = (*found, Trait("InferTypeOpInterface"))
    if "ResultsAreFloatLike" in names and context.location(record) is not None:
        yielded = tuple([each._replace(constraint=all_of([each.constraint, _FLOAT_LIKE])) for each in yielded])
    form = record.opt_text("assemblyFormat")
    if context.location(record) is not None:
        found = (*found, *_answered(members, taken))
    in_code = form is None and (record.flag("hasCustomAssemblyFormat") or _may_parse(record, members, context))
    inherent = attributes(record, context)
    if form is not None and "prop-dict" in form and "parseProperties(" in members:
        if _IN_BRACKETS in members:
            inherent = tuple([each._replace(optional=each.optional or each.is_property) for each in inherent])
        else:
            form, in_code = None, True  # C++ reads what stands for the dictionary, be it none
    return OpSpec(
        op_name(record),
        taken,
        yielded,
        inherent,
        regions(record),
        successors(record),
        found,
        form,
        in_code,
        _default_dialect(record, members, context),
        _region_kind(names, members),
        context.summary(record.text("summary")),
        context.description(record.text("description")),
        context.location(record),
        _deprecated(record),
    )


def _answered(members: str, taken: tuple[Operand, ...]) -> Iterator[Trait]:
    """What C++ of a project says of an operation, as traits of names that no other trait has (`spec`)."""
    if "parseProperties(" in members:
        yield Trait(PARSES_PROPERTIES)
    if _TAKES_INPUTS.search(members) is not None and "verifyBody(" not in members:
        yield Trait(BODY_TAKES_INPUTS)
    inits = _INITS.search(members)
    if inits is not None:
        key = inits[1].replace("_", "").lower()
        yield from [Trait(INITS_ARE, (each.name,)) for each in taken if each.name.replace("_", "").lower() == key]


def _may_parse(record: Record, members: str, context: ImportContext) -> bool:
    """Whether C++ may have a function `parse` for an operation: its own, or one of a trait that MLIR does not define."""
    if _PARSE.search(members) is not None:
        return True
    native = [each for each in _opened(record) if each.isa("NativeTrait") and context.places.is_own(each)]
    namespaces = [context.namespace, *[each.text("cppNamespace") for each in native]]
    return bool(native) and not all([_MLIRS.match(each) for each in namespaces])


def _members(record: Record) -> str:
    """C++ of the members of an operation's class: its own, and what traits and interfaces add to it."""
    added = [trait.text(field) for trait in _opened(record) for field in _ADDED_MEMBERS]
    return "\n".join([*[record.text(field) for field in _MEMBERS], *added])


def _opened(record: Record) -> Iterator[Record]:
    for trait in record.refs("traits"):
        yield trait
        yield from _opened(trait)
    for interface in record.refs("baseInterfaces"):
        yield interface
        yield from _opened(interface)


def _default_dialect(record: Record, members: str, context: ImportContext) -> str:
    """The dialect whose prefix may be left out in an operation's regions: its own, where only C++ says which."""
    found = _DEFAULT_DIALECT.search(members)
    if found is not None and found[1] is not None:
        return found[1]
    own = op_name(record).partition(".")[0]
    if found is not None:
        return context.names.dialect_classes.get(found[2].rpartition("::")[2], own)
    is_said = _ANSWER in members or any([_ANSWER in each.strings("alwaysOverriddenMethods") for each in _opened(record)])
    return own if is_said else ""


def _deprecated(record: Record) -> str:
    """What to use instead of an operation; "" where that is the one to use. TableGen's class `Deprecated` marks it."""
    deprecated = _DEPRECATED.fullmatch(record.text("summary"))
    reason = record.text("odsDeprecated") or (deprecated[1] if deprecated is not None else "")
    return " ".join(reason.split()) or ("its definition marks it so" if deprecated is not None else "")


def _region_kind(traits: set[str], code: str) -> RegionKind:
    if "RegionKindInterface" not in traits:
        return "ssa"  # HasOnlyGraphRegion by itself says nothing: MLIR knows of the kind by the interface alone
    if "HasOnlyGraphRegion" in traits:
        return "graph"
    kind = _REGION_KIND.search(code)
    if kind is None:
        return "unknown"
    return "graph" if kind[1] == "Graph" else "ssa"


def _infers(operands: tuple[Operand, ...], results: tuple[Result, ...], traits: tuple[Trait, ...]) -> bool:
    """Whether ODS adds InferTypeOpInterface by itself: every result's type is fixed or follows from other types."""
    if not results or any(result.arity != "one" for result in results):
        return False
    if any(trait.name == "SameOperandsAndResultType" for trait in traits):
        return any(operand.arity == "one" for operand in operands)
    unknown = {result.name for result in results if result.buildable is None}
    for _ in results:
        for trait in traits:
            if trait.name == "TypesMatchWith" and trait.arguments[0] not in unknown:
                unknown.discard(str(trait.arguments[1]))
            elif trait.name == "AllTypesMatch" and not unknown.issuperset(map(str, trait.arguments)):
                unknown.difference_update(map(str, trait.arguments))
    return not unknown
