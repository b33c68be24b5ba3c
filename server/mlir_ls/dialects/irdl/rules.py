"""irdl: dialects that are described by operations. "'irdl' Dialect"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mlir_ls.ods.irdl.source import DEFINITIONS
from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.model.attributes import items
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Found, Rules, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import DialectAttr, StringAttr, SymbolRefAttr
from mlir_ls.syntax.shape import symbol_text


@rule("irdl.names")
def irdl_names(operation: Operation) -> Found:
    """Each operand, result, attribute, parameter and region that is declared has a name, and operands a variadicity."""
    given = len(operation.operand_types)
    for attribute in ("names", "attributeValueNames"):
        found = items(operation, attribute)
        if found is not None and len(found) != given:
            yield f"{counted(len(found), 'name')} for {counted(given, 'constraint')}", name_of(operation.shape)
            return
    kinds = operation.attribute("variadicity")
    if isinstance(kinds, DialectAttr) and kinds.parameters:
        count = len(kinds.parameters[0] or ())
        if count != given:
            message = f"{counted(given, 'constraint')} with {count} variadicities"
            yield message, attribute_at(operation, "variadicity")


@rule("irdl.distinct-names")
def irdl_distinct_names(operation: Operation) -> Found:
    """No two values that are declared together have one name, and names are spelled in lower case."""
    found = items(operation, "names") or ()
    names = [each.value for each in found if isinstance(each, StringAttr)]
    for number, name in enumerate(names):
        problem = "that is the name of another one" if name in names[:number] else _misspelled(name)
        if problem:
            yield f"name '{name}': {problem}", name_of(operation.shape)
            return


def _misspelled(name: str) -> str:
    if name != name.lower():
        return "expected lower case"
    if name.startswith("_") or "__" in name:
        return "an underscore stands between two words"
    return "" if _NAME.fullmatch(name) else "expected letters, digits and underscores"


_NAME = re.compile(r"[a-z0-9_]+")
_DIALECT = re.compile(r"[A-Za-z_][A-Za-z0-9_$]*")


@rule("irdl.dialect-name")
def irdl_dialect_name(inside: Inside) -> Iterator[Violation]:
    """The name of a dialect is one word in lower case that begins with a letter or an underscore."""
    name, operation = inside.symbol_name(), inside.operation
    symbol = operation.shape.symbol
    if name is None and (symbol is None or symbol.alias):
        return
    name = name or ""
    where = attribute_at(operation, "sym_name") if operation.generic else name_of(operation.shape)
    if name != name.lower():
        yield Violation(f"name '{name}': expected lower case", where)
    elif not _DIALECT.fullmatch(name):
        yield Violation(f"a dialect is named by letters, digits and underscores, but got '{name}'", where)


@rule("irdl.declared-name")
def irdl_declared_name(inside: Inside) -> Iterator[Violation]:
    """Types, attributes and operations have names in lower case."""
    for item in inside.regions[0].operations() if inside.regions else ():
        symbol = item.node.shape.symbol
        if item.name not in DEFINITIONS or symbol is None:
            continue
        name = symbol_text(symbol, item.node.names)
        if item.name != "irdl.operation":
            name = name.lstrip("!#")
        problem = _misspelled(name)
        if problem:
            yield Violation(f"name '{name}': {problem}", name_of(item.node.shape), (), item)
            return


@rule("irdl.one-of-each")
def irdl_one_of_each(inside: Inside) -> Iterator[Violation]:
    """Operands, results, attributes, regions and parameters are declared at once; no two of different kinds have one name."""
    seen: dict[str, Sequence[Attribute]] = {}
    for item in inside.regions[0].operations() if inside.regions else ():
        if item.name.removeprefix("irdl.") not in _LISTS:
            continue
        if item.name in seen:
            yield Violation(f"there is one '{item.name}' at most", name_of(item.node.shape), (), item)
            return
        seen[item.name] = items(item.operation, "names") or ()
    for one, other in (("operand", "result"), ("operand", "region"), ("result", "region")):
        twice = [each for each in seen.get(f"irdl.{one}s", ()) if each in seen.get(f"irdl.{other}s", ())]
        if twice:
            message = f"an {one}" if one == "operand" else f"a {one}"
            yield Violation(f"{message} and a {other} are both called {twice[0]}", name_of(inside.operation.shape))
            return


@rule("irdl.qualified-reference")
def irdl_qualified_reference(site: Site) -> Iterator[Violation]:
    """A reference to a type or an attribute names its dialect first: it is looked up around the dialect that it stands in."""
    name = "base_type" if site.operation.spec.attribute("base_type") else "base_ref"
    found = site.operation.attribute(name)
    if not isinstance(found, SymbolRefAttr):
        return
    dialects = [level for level, parent in enumerate(site.parents()) if parent.spec.name == "irdl.dialect"]
    if len(found.path) > 1:
        meant = site.symbol_outside(name, dialects[0]) if dialects else None
        if dialects and (meant is None or meant.spec.name not in ("irdl.type", "irdl.attribute")):
            yield Violation(f"{site.symbol_name(name)} names no type or attribute", attribute_at(site.operation, name))
    elif len(dialects) < 2:
        message = f"{site.symbol_name(name)} names no type or attribute, expected a dialect first, as in @dialect::@name"
        yield Violation(message, attribute_at(site.operation, name))


_LISTS = ("attributes", "operands", "parameters", "regions", "results")
_NAMED = (irdl_names, irdl_distinct_names)

RULES: Rules = dict.fromkeys(_LISTS, _NAMED)
SITE_RULES: SiteRules = dict.fromkeys(("base", "parametric"), (irdl_qualified_reference,))
BODY_RULES: BodyRules = {
    "dialect": (irdl_dialect_name, irdl_declared_name),
    **dict.fromkeys(("attribute", "operation", "type"), (irdl_one_of_each,)),
}
