"""Which operations an operation may stand in. MLIR language reference, "Traits": HasParent; "Symbols and symbol tables"."""

from __future__ import annotations

from mlir_ls.caches import remembered
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.wording import listed
from mlir_ls.semantics.verify.model.places import fault_at, name_of
from mlir_ls.syntax.shape import Fault, OpShape

MODULE = "builtin.module"
"""The operation that a whole text stands in, written or not."""

_PLACING = frozenset(("HasParent", "Symbol", "InModuleScope", "InFunctionScope"))


def depends_on_parent(spec: OpSpec) -> bool:
    """Whether an operation may not stand in every other."""
    return not spec.trait_names.isdisjoint(_PLACING)


def place_of(parent: OpShape | None) -> str:
    """The name of the operation that others stand in; None stands for the whole text. Empty where it is half typed."""
    if parent is None:
        return MODULE
    half_typed = parent.faults or parent.kind == "broken" or (parent.syntax is None and not parent.generic)
    if half_typed:
        return ""
    return parent.syntax.name if isinstance(parent.syntax, OpSpec) else parent.name


def parent_fault(shape: OpShape, parent: OpShape | None, name: str) -> Fault | None:
    """What is wrong with an operation that stands directly in another, if anything; None stands for the whole text.

    `name` is the `place_of` the parent.
    """
    spec = shape.syntax
    if not name or not isinstance(spec, OpSpec):
        return None
    around = parent.syntax if parent is not None and isinstance(parent.syntax, OpSpec) else None
    problem = _problem(spec, name, around)
    if not problem or (problem is _NO_TABLE and not _is_named(shape)):
        return None
    return fault_at("wrong-parent", f"'{shape.name}' {problem}, but is in '{name}'", name_of(shape))


_NO_TABLE = "defines a symbol, so its parent op must have the SymbolTable trait"


@remembered(4096)
def _problem(spec: OpSpec, parent: str, around: OpSpec | None) -> str:
    """What an operation requires and `parent` does not meet; `around` is its definition, where there is one.

    Today's MLIR allows no symbol that has results: one that is defined so comes from a time when it might stand anywhere.
    """
    trait = spec.trait("HasParent")
    if trait is not None and trait.arguments and parent not in trait.arguments and "unknown" not in trait.arguments:
        expected = listed([f"'{name}'" for name in trait.arguments])
        return f"expects parent op {expected if len(trait.arguments) == 1 else f'to be {expected}'}"
    is_table = around.symbol_table if around is not None else parent == MODULE
    if around is not None and not is_table:
        if "InModuleScope" in spec.trait_names:
            return "expects parent op to be a module"
        if spec.symbol and not spec.results:
            return _NO_TABLE
    if is_table and "InFunctionScope" in spec.trait_names:
        return "expects to be inside a function"
    return ""


def _is_named(shape: OpShape) -> bool:
    """Whether an operation that may define a symbol does so."""
    return shape.symbol is not None or any([attribute.name == "sym_name" for attribute in shape.attributes])
