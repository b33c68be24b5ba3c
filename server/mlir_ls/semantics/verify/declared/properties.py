"""The dictionary `<{…}>` of a custom form: it holds what the assembly format spells nowhere else, and nothing besides.

Declarative assembly format, "prop-dict". Definitions may have C++ of their own that reads it, of which nothing is said here.
"""

from __future__ import annotations

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.ods.spec import PARSES_PROPERTIES, OpSpec
from mlir_ls.semantics.verify.model.dictionaries import is_in_properties
from mlir_ls.semantics.verify.model.forms import form_of
from mlir_ls.semantics.verify.model.operation import Check, Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, fault_at, name_of
from mlir_ls.syntax.brackets import brackets_of
from mlir_ls.syntax.shape import AttributeText, Fault


def property_checks(spec: OpSpec) -> list[Check]:
    """The check of the dictionary of properties, for an operation of a project that has one."""
    form = form_of(spec)
    if spec.built_in or not form.properties or PARSES_PROPERTIES in spec.trait_names:
        return []
    elsewhere = form.plain | form.handed
    names = [each.name for each in spec.attributes if each.name not in elsewhere]
    inherent = [each for each in spec.attributes if each.name in names and each.constraint != "unit"]
    required = [each.name for each in inherent if not each.optional and each.default is None]

    def check(operation: Operation) -> list[Fault]:
        if operation.generic or operation.shape.dictionary is not None:
            return []
        given = {each.name: each for each in operation.shape.attributes if _is_in_braces(operation, each)}
        missing = [name for name in required if name not in given and _is_in_dictionary(operation, name)]
        faults = [_unknown(each, names, operation) for each in given.values() if each.name not in names]
        if missing:
            shown = ", ".join([f"'{name}'" for name in missing])
            message = f"requires {shown} in `<{{...}}>`"
            faults.append(fault_at("missing-attribute", message, name_of(operation.shape), about=tuple(missing)))
        return faults

    return [check]


def _is_in_braces(operation: Operation, attribute: AttributeText) -> bool:
    if attribute.name_offset >= attribute.start:
        return False
    return is_in_properties(operation.shape.text, attribute.name_offset)


def _is_in_dictionary(operation: Operation, name: str) -> bool:
    """Whether an attribute is one of the dictionary of attributes."""
    found = operation.attributes.get(name)
    return found is not None and brackets_of(operation.shape.text[: found.name_offset]) == "{"


def _unknown(found: AttributeText, names: list[str], operation: Operation) -> Fault:
    similar = nearest(found.name, names)
    message = f"'{found.name}' is no property of '{operation.spec.name}' that `<{{...}}>` holds{suggestion(similar)}"
    quotes = 0 if operation.shape.text.startswith(found.name, found.name_offset) else 2
    end = found.name_offset + len(found.name) + quotes
    return fault_at("unknown-keyword", message, HeaderRange(found.name_offset, end))
