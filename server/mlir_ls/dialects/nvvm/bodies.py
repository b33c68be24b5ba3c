"""nvvm: what a target of the compiler is like."""

from __future__ import annotations

from mlir_ls.syntax.leaf.attributes import ArrayAttr, AttributeAlias, StringAttr


def _target(*parameters: object) -> str:
    level, triple, chip = parameters[:3]
    if isinstance(level, int) and not 0 <= level <= 3:
        return f"the optimization level is a number from 0 to 3, but got {level}"
    for name, value in (("triple", triple), ("chip", chip)):
        if value == "" or value == '""' or (isinstance(value, StringAttr) and not value.value):
            return f"the name of the {name} is empty"
    link = parameters[5] if len(parameters) > 5 else None
    for each in link.elements if isinstance(link, ArrayAttr) else ():
        if not isinstance(each, StringAttr | AttributeAlias):
            return f"what is linked is named by strings, but got {each}"
    return ""


ATTRIBUTE_REQUIREMENTS = {"target": _target}
