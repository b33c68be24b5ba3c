"""Traits and interfaces of operations, types and attributes, as names with arguments (see `spec`)."""

from __future__ import annotations

import re

from mlir_ls.ods.constraints import Term, has_unknown
from mlir_ls.ods.spec import Trait
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.cxx.meaning import transformer_term
from mlir_ls.ods.tablegen.cxx.tables import is_taken, table, trait_name
from mlir_ls.ods.tablegen.expressions import ExpressionReader, OperationNames, operation_names
from mlir_ls.ods.tablegen.names import cpp_name, plain, resolve
from mlir_ls.ods.tablegen.records import Record
from mlir_ls.ods.tablegen.relations import relation

_TEMPLATE = re.compile(r"[\w:]+<(.*)>::Impl", re.DOTALL)
_INTEGER = re.compile(r"-?\d+")
_MATCHES = frozenset(
    {
        "AllTypesMatch",
        "AllElementTypesMatch",
        "AllShapesMatch",
        "AllRanksMatch",
        "AllElementCountsMatch",
        "AllTypeIDsMatch",
    }
)
_OF_PREDICATES = frozenset(
    {*_MATCHES, "", "PredOpTrait", "Requires", "TypesMatchWith", "TypeIs", "OperandTypesAre", "ElementsMatchShape"}
)
"""Names of predicates on operations that have arguments of their own here, or that name none."""


def traits(record: Record, context: ImportContext) -> tuple[Trait, ...]:
    """All traits of a record: lists of traits are opened, and what an interface implies is included."""
    found: dict[Trait, None] = {}
    for trait in record.refs("traits"):
        for one in _traits_of(trait, record, context):
            found.setdefault(one)
    return tuple(found)


def _traits_of(trait: Record, owner: Record, context: ImportContext) -> list[Trait]:
    if trait.isa("TraitList"):
        named = [] if trait.anonymous else [Trait(trait.name)]
        return named + [one for inner in trait.refs("traits") for one in _traits_of(inner, owner, context)]
    if trait.isa("SideEffectsTraitBase"):
        return [_effects(trait)]
    if trait.isa("Interface"):
        implied = [one for base in trait.refs("baseInterfaces") for one in _traits_of(base, owner, context)]
        return [*implied, Trait(trait_name(cpp_name(trait, "cppInterfaceName")))]
    if trait.isa("PredTrait"):
        return [_predicate(trait, owner, context)]
    return [_native(trait, context)] if trait.text("trait") else []


def _native(trait: Record, context: ImportContext) -> Trait:
    template = _TEMPLATE.fullmatch(plain(context.qualified(trait.text("trait"))))
    if template is not None:
        name = trait_name(cpp_name(trait, "trait").partition("<")[0])
        return Trait(name, tuple([_parameter(part.strip(), context) for part in template[1].split(",")]))
    return Trait(trait_name(cpp_name(trait, "trait")))


def _parameter(spelled: str, context: ImportContext) -> int | str:
    """A parameter of a trait: an integer, or the class of an operation as the operation's name."""
    if _INTEGER.fullmatch(spelled):
        return int(spelled)
    own = resolve(context.names.ops, spelled, context.namespace)
    return own or str(table("operations").get(plain(spelled), "unknown"))


def _effects(trait: Record) -> Trait:
    words = [effect.text("effect").rpartition("::")[2].lower() for effect in trait.refs("effects")]
    return Trait(plain(trait.text("baseEffectName")).split("::")[0], tuple(words))


def _predicate(trait: Record, owner: Record, context: ImportContext) -> Trait:
    if trait.isa("AllMatchSameOperatorTrait"):
        name = next((name for name in _MATCHES if trait.isa(name)), None)
        if name is not None:
            return Trait(name, tuple(trait.strings("values")))
    if trait.isa("TypesMatchWith"):
        return _types_match(trait, context)
    if trait.isa("TypeIs") or trait.isa("ElementTypeIs"):
        return _type_is(trait, owner, context)
    if trait.isa("InputMatchesTypes") or trait.isa("InputAddressIsCombinationOf"):
        rows = trait.rows("allowedCombinationList") or [trait.refs("allowedTypeList")]
        terms = [tuple([context.reader.predicate(one.ref("predicate")) for one in row]) for row in rows]
        return Trait("OperandTypesAre", (tuple(trait.strings("inputArgList")), *terms))
    if trait.isa("ShapedTypeMatchesElementCountAndTypes"):
        return Trait("ElementsMatchShape", (trait.text("shaped"), trait.text("elements")))
    predicate = trait.ref("predicate")
    required = relation(predicate, context.reader, _names_of(owner, context))
    name = trait.direct_class if trait.anonymous else trait.name
    is_computed = isinstance(required, tuple) and required[0] == "expression"
    summary = context.summary(trait.text("summary"))
    arguments: tuple[Term, ...] = (required, summary) if summary else (required,)
    name = name.partition("_")[2] or name
    code = plain(predicate.text("predExpr")) if predicate is not None else ""
    if _means_another(name, code) or not (required == "unknown" or is_computed):
        return Trait("Requires", arguments)
    return Trait(name, arguments if is_computed else ())


def _means_another(name: str, code: str) -> bool:
    """Whether what a predicate on operations is called means something else than its C++, or nothing."""
    return name in _OF_PREDICATES or is_taken(name) or str(table("predicates").get(name, "")) not in code


def _names_of(operation: Record, context: ImportContext) -> OperationNames:
    names = [name for part in ("arguments", "results") for _, name in operation.arguments(part) if name]
    return operation_names(names, context.qualified(operation.text("extraClassDeclaration")))


def _types_match(trait: Record, context: ImportContext) -> Trait:
    predicate = trait.ref("predicate")
    code = plain(predicate.text("predExpr")).removeprefix("(") if predicate is not None else ""
    mode = "unknown"
    if code.startswith("equal_to<>()("):
        mode = "one"
    elif trait.isa("OptionalTypesMatchWith"):
        mode = "optional"
    elif trait.isa("RangedTypesMatchWith") or code.startswith("equal("):
        mode = "each"
    transformer = transformer_term(trait.text("transformer"), context.names, context.namespace)
    if transformer == "unknown":
        expression = ExpressionReader(context.names, context.namespace).read(trait.text("transformer"))
        transformer = "unknown" if has_unknown(expression) else ("expression", expression)
    return Trait("TypesMatchWith", (trait.text("lhs"), trait.text("rhs"), transformer, mode))


def _type_is(trait: Record, owner: Record, context: ImportContext) -> Trait:
    """The predicate substitutes the value's type for `$_self`; its name is all that has to be found."""
    predicate = trait.ref("predicate")
    place = re.fullmatch(r"\$(\w+)\.getType\(\)", predicate.text("replacement")) if predicate is not None else None
    if predicate is None or place is None:
        return Trait("Requires", (relation(predicate, context.reader, _names_of(owner, context)),))
    return Trait("TypeIs", (place[1], context.reader.predicate(predicate.refs("children")[0])))
