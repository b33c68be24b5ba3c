"""Operands, results, attributes, regions and successors of an operation's record."""

from __future__ import annotations

from mlir_ls.ods.constraints import Term, all_of, any_of, dense_element, dialect_type, negation
from mlir_ls.ods.spec import Arity, AttributeSpec, Operand, RegionSpec, Result, SuccessorSpec
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.cxx.building import built_type
from mlir_ls.ods.tablegen.cxx.meaning import class_term, default_value
from mlir_ls.ods.tablegen.cxx.tree import Tree, tree_of
from mlir_ls.ods.tablegen.names import cpp_enum, def_name, plain, resolve
from mlir_ls.ods.tablegen.predicates import cpp_of
from mlir_ls.ods.tablegen.properties import property_spec
from mlir_ls.ods.tablegen.records import UNDEFINED, Record

_SELF = ("place", "$_self")
_ITEMS: dict[str, str] = {"hasNItems": "blocks", "hasNItemsOrMore": "min_blocks", "hasNItemsOrLess": "max_blocks"}
_RELATIONS = {
    "==": ("blocks", 0), ">=": ("min_blocks", 0), "<=": ("max_blocks", 0), ">": ("min_blocks", 1), "<": ("max_blocks", -1),
}  # fmt: skip
"""What a comparison of the number of blocks requires, and how far the number in it is from the one that is compared."""


def operands(record: Record, context: ImportContext) -> tuple[Operand, ...]:
    """The operands among an operation's arguments."""
    found = []
    for variable, name in record.arguments("arguments"):
        constraint = _constraint(variable)
        if constraint is not None and constraint.isa("TypeConstraint"):
            found.append(Operand(name, *_value(variable, constraint, context)))
    return tuple(found)


def results(record: Record, context: ImportContext) -> tuple[Result, ...]:
    """The results of an operation."""
    found = []
    for variable, name in record.arguments("results"):
        constraint = _constraint(variable)
        if constraint is not None:
            found.append(Result(name, *_value(variable, constraint, context)))
    return tuple(found)


def attributes(record: Record, context: ImportContext) -> tuple[AttributeSpec, ...]:
    """The attributes and properties among an operation's arguments; derived attributes are none of them."""
    found = []
    for variable, name in record.arguments("arguments"):
        constraint = _constraint(variable)
        if constraint is None or constraint.isa("DerivedAttr"):
            continue
        if constraint.isa("Attr"):
            found.append(_attribute(name, constraint, _summary(variable, context), context))
        elif constraint.isa("Property"):
            found.append(property_spec(name, constraint, _summary(variable, context), context))
    return tuple(found)


def untyped_attributes(record: Record) -> dict[str, str]:
    """The attributes among an operation's arguments whose type no definition says, with the C++ classes of which they are."""
    found = {}
    for variable, name in record.arguments("arguments"):
        constraint = _constraint(variable)
        if constraint is not None and constraint.isa("Attr") and not _has_type(constraint):
            found[name] = constraint.text("storageType").strip()
    return found


def _has_type(constraint: Record) -> bool:
    """Whether the definition of an attribute, or the one that it is based on, says its type."""
    value_type, base = constraint.ref("valueType"), constraint.ref("baseAttr")
    return (value_type is not None and bool(value_type.text("builderCall"))) or (base is not None and _has_type(base))


def regions(record: Record) -> tuple[RegionSpec, ...]:
    """The regions of an operation."""
    found = []
    for region, name in record.arguments("regions"):
        if isinstance(region, Record):
            found.append(RegionSpec(name, _region_term(region), region.isa("VariadicRegion")))
    return tuple(found)


def successors(record: Record) -> tuple[SuccessorSpec, ...]:
    """The successors of an operation."""
    found = record.arguments("successors")
    return tuple([SuccessorSpec(name, one.isa("VariadicSuccessor")) for one, name in found if isinstance(one, Record)])


def attribute_term(constraint: Record, context: ImportContext) -> Term:
    """The constraint that an attribute's record stands for."""
    if constraint.isa("EnumAttrInfo"):
        return ("enum", context.names.enum_name(constraint))
    base = constraint.ref("baseAttr")
    if base is not None and not constraint.isa("ConfinedAttr"):
        return attribute_term(base, context)
    name = def_name(constraint)
    if constraint.isa("AttrDef") and name is not None:
        return ("attr", name)
    return context.reader.predicate(constraint.ref("predicate"))


def has_undefined(record: Record) -> bool:
    """Whether a constraint on one of the arguments of an operation is defined nowhere, and nothing says what it is about.

    A format that spells the type of the argument says that it is an operand.
    """
    form = record.text("assemblyFormat")
    for variable, name in record.arguments("arguments"):
        constraint = _constraint(variable)
        if constraint is not None and _is_undefined(constraint) and f"type(${name})" not in form:
            return True
    return False


def _is_undefined(constraint: Record) -> bool:
    if UNDEFINED in (constraint.text("cppType"), constraint.text("storageType")):
        return True
    bases = [constraint.ref(field) for field in ("baseType", "baseAttr", "baseProperty")]
    return any(base is not None and _is_undefined(base) for base in bases)


def _constraint(variable: Record | str) -> Record | None:
    if isinstance(variable, str):
        return None
    return variable.ref("constraint") if variable.isa("OpVariable") else variable


def _summary(variable: Record | str, context: ImportContext) -> str:
    if isinstance(variable, str) or not variable.isa("OpVariable"):
        return ""
    return context.summary(variable.text("summary"))


def _value(
    variable: Record | str, constraint: Record, context: ImportContext
) -> tuple[Term, Arity, str | None, str | None, str, bool, str | None]:
    arity: Arity = "one"
    if constraint.isa("VariadicOfVariadic"):
        arity = "nested"
    elif constraint.isa("Variadic"):
        arity = "variadic"
    elif constraint.isa("Optional"):
        arity = "optional"
    base = constraint if arity == "one" else constraint.ref("baseType") or constraint
    code = base.text("builderCall")
    buildable = built_type(code, context.names, context.namespace) if code else None
    term = context.reader.predicate(base.ref("predicate"))
    segments, summary = constraint.opt_text("segmentAttrName"), _summary(variable, context)
    if arity != "one" or dialect_type(term) is not None:
        return term, arity, buildable, segments, summary, False, None
    cpp = context.qualified(base.text("cppType"))
    class_of = resolve(context.names.types, cpp, context.namespace)
    return term, arity, buildable, segments, summary, _of_hidden_class(cpp, context), class_of


def _of_hidden_class(cpp: str, context: ImportContext) -> bool:
    """Whether a C++ class of types is neither one of MLIR nor declared: what its `parse` reads is up to C++.

    A class that all types of a dialect of MLIR's derive from has no `parse` of its own, so that they are read in full.
    """
    if "::" not in plain(cpp):
        return False
    term = class_term(cpp, context.names, context.namespace)
    if isinstance(term, tuple) and term[0] == "dialect":
        return False
    tables = (context.names.types, context.names.type_interfaces)
    return all(resolve(table, cpp, context.namespace) is None for table in tables)


def _attribute(name: str, constraint: Record, summary: str, context: ImportContext) -> AttributeSpec:
    base = constraint
    while (inner := base.ref("baseAttr")) is not None:
        base = inner
    unit = base.name == "UnitAttr"
    code = None if unit else constraint.opt_text("defaultValue")
    enum = cpp_enum(base if base.is_enum else base.ref("enum"), context.names)
    default = None if not code else default_value(code, context.names, context.namespace, enum)
    value_type = constraint.ref("valueType")
    built = value_type.text("builderCall") if value_type is not None else ""
    term = attribute_term(constraint, context)
    return AttributeSpec(
        name,
        term,
        constraint.flag("isOptional"),
        default,
        _attribute_syntax(base, term, context),
        built_type(built, context.names, context.namespace) or None if built else None,
        summary,
    )


def _attribute_syntax(base: Record, term: Term, context: ImportContext) -> Term:
    if base.name == "UnitAttr":
        return "unit"
    if base.name == "SymbolNameAttr":
        return "symbol_name"
    if base.isa("EnumAttrInfo") and base.text("underlyingType") and base.text("constBuilderCall"):
        return ("keyword", context.names.enum_name(base))
    name = def_name(base)
    storage = context.qualified(base.text("storageType"))
    if name is None or not base.isa("AttrDef"):
        name = resolve(context.names.attributes, storage, context.namespace)
    any_class = not storage or class_term(storage, context.names, context.namespace) == "any"
    if name is None and any_class and dense_element(term) is not None:
        return "in_full"  # the class of an attribute is what reads it, whatever its predicate is
    return ("body", name) if name is not None else "attribute"


def _region_term(region: Record) -> Term:
    predicate = region.ref("predicate")
    code = "" if predicate is None else cpp_of(predicate)
    tree = tree_of(code) if code else None
    if tree is None:
        return "unknown" if code else "any"
    found = _block_count(tree)
    if isinstance(found, tuple) and found[0] == "allof":  # what one of several says, all have to hold to
        return all_of([each for each in found[1:] if each != "unknown"])
    return found


def _block_count(tree: Tree) -> Term:
    """How many blocks a region has where a condition on it holds."""
    match tree:
        case ("name", "true", _):
            return "any"
        case ("prefix", "!", inner):
            found = _block_count(inner)
            return "unknown" if found == "unknown" else ("min_blocks", 1) if found == ("blocks", 0) else negation(found)
        case ("binary", ("&&" | "||") as operator, one, other):
            return (all_of if operator == "&&" else any_of)([_block_count(one), _block_count(other)])
        case ("binary", operator, one, ("number", number)) if operator in _RELATIONS and number.isdigit() and _is_count(one):
            word, distance = _RELATIONS[operator]
            return (word, int(number) + distance)
        case ("call", ("member", region, "empty", _)) if region == _SELF:
            return ("blocks", 0)
        case ("call", ("member", region, "hasOneBlock", _)) if region == _SELF:
            return ("blocks", 1)
        case ("call", ("name", "hasSingleElement", _), region) if region == _SELF:
            return ("blocks", 1)
        case ("call", ("name", name, _), region, ("number", number)) if name in _ITEMS and region == _SELF:
            return (_ITEMS[name], int(number))
    return "unknown"


def _is_count(tree: Tree) -> bool:
    """Whether a tree is the number of blocks of the region."""
    match tree:
        case ("call", ("member", ("call", ("member", region, "getBlocks", _)), "size", _)):
            return bool(region == _SELF)
    return False


def discardable(record: Record, context: ImportContext) -> tuple[tuple[str, Term], ...]:
    """The discardable attributes a dialect declares: their names and what they must be."""
    found = []
    for cpp, name in record.arguments("discardableAttrs"):
        if isinstance(cpp, str):
            term = class_term(context.qualified(cpp), context.names, context.namespace)
            found.append((f"{record.text('name')}.{name}", term))
    return tuple(found)
