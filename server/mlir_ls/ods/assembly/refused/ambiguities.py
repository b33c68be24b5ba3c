"""Assembly formats that `mlir-tblgen` refuses because a text could be read in two ways.

Braces may be those of a dictionary of attributes or of a region; a colon may stand before an attribute's type or
before what follows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from mlir_ls.ods.assembly import elements as form
from mlir_ls.ods.spec import AttributeSpec, OpSpec

_ANY_CLASS = ("", "::mlir::Attribute")
"""The C++ class of an attribute of which MLIR's own parser reads any."""


class _Before(NamedTuple):
    """What may be spelled last before an element: a dictionary of attributes, an attribute that may go on with `: type`."""

    dictionary: bool = False
    attribute: str = ""


class _Ambiguity(Exception):
    """A format can be read in two ways."""


def ambiguity(spec: OpSpec, elements: Iterable[form.Element], classes: Mapping[str, str]) -> str | None:
    """What can be read in two ways, if anything can.

    `classes` are the C++ classes of those attributes whose type no definition says.
    """
    try:
        _after(elements, _Before(), spec, classes)
    except _Ambiguity as found:
        return str(found)
    return None


def _after(elements: Iterable[form.Element], before: _Before, spec: OpSpec, classes: Mapping[str, str]) -> _Before:
    """What may be spelled last after some elements."""
    for each in elements:
        if isinstance(each, form.Group):
            for end in [_after(branch, before, spec, classes) for branch in (each.then, each.otherwise)]:  # one is left out
                before = _Before(before.dictionary or end.dictionary, before.attribute or end.attribute)
        elif isinstance(each, form.AttrDict):
            before = _Before(not each.keyword, before.attribute)
        elif not isinstance(each, form.Space):
            before = _after_one(each, before, spec, classes)
    return before


def _after_one(element: form.Element, before: _Before, spec: OpSpec, classes: Mapping[str, str]) -> _Before:
    variable = element.of if isinstance(element, form.Qualified) else element
    if isinstance(variable, form.Literal) and variable.text == ":" and before.attribute:
        raise _Ambiguity(f"has a ':' after '${before.attribute}', which is any attribute and may go on with a ':' and its type")
    if not isinstance(variable, form.Variable):
        return _Before()
    if before.dictionary and any([region.name == variable.name for region in spec.regions]):
        raise _Ambiguity(
            f"has the region '${variable.name}' after 'attr-dict', whose braces are read first: "
            "'attr-dict-with-keyword' begins with a word"
        )
    left = before if _may_be_left_out(variable.name, spec) else _Before()
    is_open = variable.name in classes and (isinstance(element, form.Qualified) or classes[variable.name] in _ANY_CLASS)
    return left._replace(attribute=left.attribute or variable.name) if is_open else left


def _may_be_left_out(name: str, spec: OpSpec) -> bool:
    """Whether no text may be spelled for a part of an operation."""
    several = {each.name for each in spec.operands if each.arity != "one"}
    several |= {each.name for each in spec.successors if each.variadic}
    several |= {each.name for each in spec.regions if each.variadic}
    return name in several or any([each.name == name and _has_no_text(each) for each in spec.attributes])


def _has_no_text(attribute: AttributeSpec) -> bool:
    """Whether nothing may be spelled for an attribute or a property."""
    return attribute.optional or attribute.default is not None or attribute.syntax in ("unit", ("property", "unit"))
