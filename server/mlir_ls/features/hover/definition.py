"""The hover on a dialect's type or attribute: how it is spelled, what its parameters are."""

from __future__ import annotations

import re

from mlir_ls.escaping import fenced, literal
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.documentation import page_of_dialect
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import Parameter, TypeDef
from mlir_ls.ods.wording import in_words

_SIMPLE = {
    "type": "a type",
    "attribute": "an attribute",
    "integer": "an integer",
    "unsigned": "an unsigned integer",
    "bool": "`true` or `false`",
    "float": "a floating-point number",
    "string": "a string",
    "apint": "an integer",
    "apfloat": "a floating-point number",
    "affine_map": "an affine map",
    "integer_set": "an integer set",
}

_PARTS = re.compile(r"`[^`]*`|[^`]+")
"""The literals of a format, and what stands between them; one that is empty only says that no blank is printed."""
_HIDDEN = "What stands after its name is written in C++, which is read tolerantly: what is wrong in it may go unnoticed."


def definition_text(sigil: str, definition: TypeDef, language: OpenLanguage) -> str:
    """The description of a type ("!") or an attribute ("#"), in Markdown."""
    page = page_of_dialect(definition.dialect) if definition.location is None else ""
    dialect = f"{definition.dialect} dialect"
    sections = [f"**{literal(sigil + definition.name)}** · {f'[{dialect}]({page})' if page else dialect}"]
    if definition.summary:
        sections.append(definition.summary.strip())
    sections.append(fenced(_form_of(sigil, definition)))
    if definition.parameters:
        sections.append("\n".join(["Parameters", *[f"- {_parameter(each)}" for each in definition.parameters]]))
    if definition.description:
        sections.append(definition.description.strip())
    if not language.reads_body(sigil, definition):
        sections.append(_HIDDEN)
    return "\n\n".join(sections)


def _form_of(sigil: str, definition: TypeDef) -> str:
    name = f"{sigil}{definition.name}"
    if definition.assembly_format is not None:
        form = "".join([part for part in _PARTS.findall(" ".join(definition.assembly_format.split())) if part != "``"])
        return name + (form if form.startswith("`<`") else f" {form}")
    if not definition.parameters:
        return f"{name}<...>" if definition.custom_syntax else name
    return f"{name}<{', '.join([f'${each.name}' for each in definition.parameters])}>"


def parameter_text(sigil: str, definition: TypeDef, name: str) -> str:
    """What is said of a parameter of a type or an attribute, in Markdown; "" where it has none of this name."""
    parameter = next((each for each in definition.parameters if each.name == name), None)
    if parameter is None:
        return ""
    said = _parameter(parameter).partition(": ")[2]
    return f"**{literal(name)}** · parameter of `{sigil}{definition.name}`: {said}"


def _parameter(parameter: Parameter) -> str:
    words = _in_words(parameter.kind)
    if parameter.default:
        words += f", `{parameter.default}` by default"
    elif parameter.optional or parameter.default is not None:
        words += ", optional"
    tail = f" — {parameter.summary.strip()}" if parameter.summary else ""
    return f"`{parameter.name}`: {words}{tail}"


def _in_words(kind: Term) -> str:
    if not isinstance(kind, tuple):
        return _SIMPLE.get(str(kind), "known to C++ alone")
    head, argument = kind[0], kind[-1]
    if head in ("integer", "unsigned"):
        return f"{_SIMPLE[str(head)]} of {argument} bits"
    if head == "type":
        return f"`!{argument}`"
    if head == "attr":
        return f"`#{argument}`"
    if head == "keyword":
        return f"a case of `{argument}`"
    if head == "array":
        return f"a list, each {_in_words(argument)}"
    if head == "optional":
        return f"{_in_words(argument)}, optional"
    if head == "constrained_type":
        return in_words(argument)
    if head in ("type_interface", "attr_interface"):
        return in_words((str(head).removeprefix("type_"), argument))
    if head == "attribute" and isinstance(argument, tuple):
        return f"a list in brackets, each `{argument[-1]}`"
    return "an attribute"
