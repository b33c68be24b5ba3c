"""Attributes of operations that have other names today, or are arrays of numbers where they were lists of attributes."""

from __future__ import annotations

import re

from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.ods.changes import renamed_attributes
from mlir_ls.ods.constraints import dense_element
from mlir_ls.ods.registry import default_registry

_NUMBER = r"(?:-?[0-9]+|true|false)(?:\s*:\s*i[0-9]+)?"
_NUMBERS = re.compile(rf"\[\s*(?:({_NUMBER}(?:\s*,\s*{_NUMBER})*)\s*)?\]")
_TYPE = re.compile(r"\s*:\s*i[0-9]+")


def attributes_as_today(rewriter: Rewriter, name: str, new: str) -> None:
    """Gives the attributes of an operation, which has the name `new` today, the names and the kinds that it declares today."""
    shape = rewriter.item.node.shape
    names = renamed_attributes(name)
    spec = default_registry().op(new)
    elements = {each.name: dense_element(each.constraint) for each in spec.attributes} if spec is not None else {}
    for each in shape.attributes:
        if each.name_offset >= each.start:
            continue
        today = names.get(each.name, each.name)
        if today != each.name:
            rewriter.replace(each.name_offset, each.name_offset + len(each.name), today)
        listed = _NUMBERS.fullmatch(shape.text, each.start, each.end) if elements.get(today) else None
        if listed is not None:
            numbers = _TYPE.sub("", listed[1] or "")
            rewriter.replace(each.start, each.end, f"array<{elements[today]}{f': {numbers}' if numbers else ''}>")
