"""What symbols and functions of all dialects have in common: visibility, and attributes for each argument and result.

MLIR language reference, "Symbols and Symbol Tables"; "Interfaces", FunctionOpInterface.
"""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.did_you_mean import nearest
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.model.attributes import items, text
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, fault_at, name_of
from mlir_ls.semantics.verify.model.reading import signature_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.shape import Fault

_VISIBILITIES = ("public", "private", "nested")


def function_checks(spec: OpSpec) -> list[Check]:
    """The checks of an operation that defines a symbol or is like a function."""
    checks: list[Check] = []
    if spec.symbol and "SymbolOpInterface" not in spec.trait_names:
        checks.append(_visibility_faults)
    if "FunctionOpInterface" in spec.trait_names:
        checks.append(_signature_faults)
    return checks


_PUBLIC = rule("public-declaration")


@_PUBLIC
def public_declaration(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A function without a body is a declaration of an external function, so it is not public."""
    if not operation.generic and not operation.shape.regions and not operation.shape.private:
        visibility = text(operation, "sym_visibility") or "public"
        if visibility == "public":
            yield "a function without a body is a declaration and must be private", name_of(operation.shape)


@_PUBLIC
def public_without_body(inside: Inside) -> Iterator[Violation]:
    """The same of the generic form, where a region without blocks stands for none."""
    operation = inside.operation
    if not operation.generic or (text(operation, "sym_visibility") or "public") != "public":
        return
    if inside.regions and not inside.regions[0].block_count:
        yield Violation("a function without a body is a declaration and must be private", name_of(operation.shape))


def _visibility_faults(operation: Operation) -> list[Fault]:
    found, value = text(operation, "sym_visibility"), operation.attribute("sym_visibility")
    # what may have a name and has none is no symbol
    nameless = operation.shape.symbol is None and not operation.has_attribute("sym_name")
    if value is None or nameless or found in _VISIBILITIES or value.has_alias:
        return []
    if found is None and operation.spec.attribute("sym_visibility") is not None:
        return []  # what an attribute that is declared has to be is checked, or dropped, as for any other
    shown = str(value) if found is None else f"'{found}'"
    message = f"a symbol is public, private or nested, but got {shown}"
    similar = () if found is None else tuple([f'"{each}"' for each in nearest(found, _VISIBILITIES)])
    return [fault_at("symbol-visibility", message, attribute_at(operation, "sym_visibility"), similar)]


def _signature_faults(operation: Operation) -> list[Fault]:
    named = operation.attribute("function_type") or operation.attribute("functionType")
    inputs, results = (signature_of(named.value) if isinstance(named, TypeAttr) else None) or (None, None)
    sides = (("arg_attrs", "argument", inputs), ("res_attrs", "result", results))
    faults: list[Fault] = []
    for name, what, types in sides:
        given = items(operation, name)
        if given is not None and types is not None and len(given) != len(types):
            message = f"'{name}' has a dictionary for each of {len(given)} {what}s, but the function has {len(types) or 'none'}"
            faults.append(fault_at("signature-attributes", message, attribute_at(operation, name)))
    return faults
