"""ml_program: functions and globals of machine learning programs. "'ml_program' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.declared.functions import public_declaration, public_without_body
from mlir_ls.semantics.verify.library.calls import is_defined, names_a, returned_to
from mlir_ls.semantics.verify.model.attributes import flag
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRule, SiteRules, Violation, rule
from mlir_ls.syntax.leaf.attributes import TypeAttr

_GLOBAL = "ml_program.global"


def _global(site: Site, nearest: bool = False) -> Operation | None:
    """The global that a reference means: it is looked up in one symbol table after the other, from the nearest one outward.

    `nearest`: in that one alone.
    """
    found = site.symbol("global")
    if found is not None and found.spec.name == _GLOBAL:
        return found
    if nearest:
        return None
    for level, _ in enumerate(site.parents()):
        found = site.symbol_outside("global", level)
        if found is not None and found.spec.name == _GLOBAL:
            return found
    return None


def _is_wrong(site: Site) -> bool:
    return _global(site) is None


_REFERENCE = (is_defined("global", required=_is_wrong), names_a(_GLOBAL, attribute="global", required=_is_wrong))
_REFERENCE_OF_CONSTANT = (is_defined("global"), names_a(_GLOBAL, attribute="global"))


def accesses(stored: bool, constant: bool = False) -> tuple[SiteRule, ...]:
    """The rules for what is read of a global, or written to it."""

    @rule("ml_program.global-mutability")
    def global_mutability(site: Site) -> Iterator[Violation]:
        found = _global(site, nearest=constant)
        if found is None:
            return
        mutable = flag(found, "is_mutable")
        where, related = attribute_at(site.operation, "global"), (site.mention("global", "defined here"),)
        if stored and mutable is False:
            yield Violation(f"{site.symbol_name('global')} is not 'mutable', so nothing is stored to it", where, related)
        elif constant and mutable:
            yield Violation(f"{site.symbol_name('global')} is 'mutable', so it is no constant", where, related)

    @rule("ml_program.symbol-type")
    def symbol_type(site: Site) -> Iterator[Violation]:
        found = _global(site, nearest=constant)
        type_ = found.attribute("type") if found is not None else None
        values = site.operation.operand_types if stored else site.operation.result_types
        if not isinstance(type_, TypeAttr) or not values or may_be_same(type_.value, values[0]):
            return
        where = (operand_type_at if stored else result_type_at)(site.operation, 0)
        message = f"{site.symbol_name('global')} has type {type_.value}, but got {values[0]}"
        yield Violation(message, where, (site.mention("global", "defined here"),))

    return *(_REFERENCE_OF_CONSTANT if constant else _REFERENCE), global_mutability, symbol_type


RULES: Rules = {"func": (public_declaration,), "subgraph": (public_declaration,)}

BODY_RULES: BodyRules = {"func": (public_without_body,), "subgraph": (public_without_body,)}

SITE_RULES: SiteRules = {
    "global_load": accesses(stored=False),
    "global_load_const": accesses(stored=False, constant=True),
    "global_load_graph": accesses(stored=False),
    "global_store": accesses(stored=True),
    "global_store_graph": accesses(stored=True),
    "output": (returned_to(("ml_program.subgraph",)),),
    "return": (returned_to(("ml_program.func",)),),
}
