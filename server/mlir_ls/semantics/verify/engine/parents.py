"""Which operations an operation may stand in. MLIR language reference, "Traits": HasParent; "Symbols and symbol tables"."""

from __future__ import annotations

from mlir_ls.caches import remembered
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import BEFORE_LLVM_19, SYNTAX_IN_SETTINGS, OpSpec
from mlir_ls.ods.wording import listed
from mlir_ls.semantics.cached.verification import Place
from mlir_ls.semantics.verify.model.forms import form_of
from mlir_ls.semantics.verify.model.places import fault_at, name_of
from mlir_ls.syntax.shape import Fault, OpShape

MODULE = Place("builtin.module")
"""What a whole text stands in, written or not."""

_HALF_TYPED = Place("")

_PLACING = frozenset(("HasParent", "Symbol", "InModuleScope", "InFunctionScope"))


def depends_on_parent(spec: OpSpec) -> bool:
    """Whether an operation may not stand in every other."""
    return not spec.trait_names.isdisjoint(_PLACING)


def place_of(parent: OpShape | None) -> Place:
    """The place in an operation; None stands for the whole text."""
    if parent is None:
        return MODULE
    half_typed = parent.faults or parent.kind == "broken" or (parent.syntax is None and not parent.generic)
    if half_typed:
        return _HALF_TYPED
    if not isinstance(parent.syntax, OpSpec):
        return _place(parent.name, False)
    may_be_read = not parent.generic and not parent.syntax.built_in
    return _place(parent.syntax.name, may_be_read and _reads_regions(parent, parent.syntax))


@remembered(4096)
def _place(operation: str, is_read_by_code: bool) -> Place:
    return Place(operation, is_read_by_code)


def _reads_regions(shape: OpShape, spec: OpSpec) -> bool:
    """Whether C++ of a project reads regions of an operation: its whole text, or a directive that gets some of them."""
    if shape.partly:
        return not form_of(spec).handed.isdisjoint([region.name for region in spec.regions])
    return not shape.known or SYNTAX_IN_SETTINGS in spec.trait_names


def may_be_between(shape: OpShape, place: Place, registry: Registry) -> bool:
    """Whether C++ may have made the operation that another one requires around it, in the one that the text shows there.

    A parser can put regions that it reads into an operation of its own making. That one fits into the operation around,
    and either requires it as its parent, or has no syntax by which a text could spell it.
    """
    trait = shape.syntax.trait("HasParent") if isinstance(shape.syntax, OpSpec) else None
    if trait is None or not place.is_read_by_code:
        return False
    return any([_may_be_made(registry.op(str(name)), place.operation) for name in trait.arguments])


def _may_be_made(spec: OpSpec | None, parent: str) -> bool:
    """Whether the parser of `parent` may make an operation with regions in it without a text of its own."""
    if spec is None or not spec.regions:
        return False
    trait = spec.trait("HasParent")
    if trait is not None:
        return parent in trait.arguments or "unknown" in trait.arguments
    return spec.assembly_format is None and not spec.custom_syntax


def parent_fault(shape: OpShape, parent: OpShape | None, place: Place) -> Fault | None:
    """What is wrong with an operation that stands directly in another, if anything; None stands for the whole text.

    `place` is the `place_of` the parent.
    """
    spec, name = shape.syntax, place.operation
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
    is_table = around.symbol_table if around is not None else parent == MODULE.operation
    if around is not None and not is_table:
        if "InModuleScope" in spec.trait_names:
            return "expects parent op to be a module"
        if spec.symbol and not spec.results and BEFORE_LLVM_19 not in spec.trait_names:
            return _NO_TABLE
    if is_table and "InFunctionScope" in spec.trait_names:
        return "expects to be inside a function"
    return ""


def _is_named(shape: OpShape) -> bool:
    """Whether an operation that may define a symbol does so."""
    return shape.symbol is not None or any([attribute.name == "sym_name" for attribute in shape.attributes])
