"""builtin: modules and conversions between any types. "'builtin' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.dlti.rules import nested_layout
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.rules import Found, Rules, SiteRules, rule


@rule("builtin.module-attribute")
def module_attribute(operation: Operation) -> Found:
    """A module has a name and a visibility; its other attributes belong to dialects. "builtin.module"."""
    for name, attribute in operation.attributes.items():
        if "." not in name and operation.spec.attribute(name) is None and not operation.is_property(attribute):
            message = f"'{name}' has no dialect: beside its name and visibility a module has attributes of dialects only"
            yield message, attribute_at(operation, name)


RULES: Rules = {"module": (module_attribute,)}

SITE_RULES: SiteRules = {"module": (nested_layout,)}
