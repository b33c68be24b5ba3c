"""Signature help: the form of the operation that is being typed, and which part of it comes next."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.synopsis import form_of, generic_form_of
from mlir_ls.ods.wording import in_words
from mlir_ls.semantics.cursor import context_at
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.steps import is_unread
from mlir_ls.text import Position

TRIGGERS = [" ", ",", "(", "[", ":"]

_MAX_PART = 40
"""Lines of a header that are read; longer ones are not typed."""

_PART = re.compile(r"type\([^()]*\)|functional-type(?:\([^()]*\))?|\$\w+")
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
_COMMENT = re.compile("//")
_TYPED = re.compile(r":\s|:$")
_ENDS_IN_NAME = re.compile(r"[\w$.#%^@!]$")


class SignaturePart(NamedTuple):
    """A part of a form: where it stands in it, and what may stand there, in words."""

    start: int
    end: int
    text: str


class Signature(NamedTuple):
    """The form of an operation; `active` is the index of the part that comes next, None where that is unknown."""

    form: str
    parameters: tuple[SignaturePart, ...]
    active: int | None
    summary: str


def signature(analysis: Analysis, position: Position) -> Signature | None:
    """The form of the operation whose header is not complete at a position; None where there is none."""
    context = context_at(analysis.document, position)
    if context is None or context.item.node.body is not None or is_unread(context.item.node.shape):
        return None
    item, region = context.item, context.path[-1].region
    lines = analysis.document.lines[item.line : position.line + 1]
    if not lines or len(lines) > _MAX_PART:
        return None
    lines[-1] = lines[-1][: position.character]
    header = "\n".join(lines)[item.node.column :]
    if _COMMENT.search(_STRING.sub("", header.rpartition("\n")[2])):
        return None
    text = erase(header).text
    outcome = read_header(text, region.context.default_dialect, analysis.language)
    spec = analysis.language.registry.op(outcome.shape.name)
    if spec is None or outcome.shape.name_end >= len(text):
        return None
    behind = text[outcome.end :]
    if outcome.kind == "opened" or (outcome.kind == "complete" and (behind.strip() or "\n" in behind)):
        return None
    if spec.assembly_format is None and not outcome.shape.generic:
        return None
    form = generic_form_of(spec) if outcome.shape.generic else form_of(spec)
    parts = [(part.start(), part.end(), part[0]) for part in _PART.finditer(form)]
    parameters = tuple([SignaturePart(start, end, _words(spec, text)) for start, end, text in parts])
    return Signature(form, parameters, _active(spec, outcome, header, [text for _, _, text in parts]), spec.summary.strip())


def _words(spec: OpSpec, part: str) -> str:
    """What may stand for a part of a form."""
    name = part.strip("$")
    for group in (spec.operands, spec.attributes, spec.results):
        for each in group:
            if each.name == name:
                words = in_words(each.constraint)
                return f"{words}: {each.summary.strip()}" if each.summary else words
    return ""


def _active(spec: OpSpec, outcome: HeaderOutcome, header: str, parts: list[str]) -> int | None:
    shape = outcome.shape
    read = {name for name, uses in shape.groups.items() if uses} | set(shape.implied)
    read |= {attribute.name for attribute in shape.attributes}
    read |= {successor.name for successor in spec.successors[: len(shape.successors)]}
    if shape.generic:
        read |= {operand.name for operand in spec.operands[: len(shape.uses)]}
    last = max([index for index, part in enumerate(parts) if part[1:] in read], default=-1)
    behind_name = header[header.find(shape.name) + len(shape.name) :]
    if _TYPED.search(behind_name):
        typed = [index for index, part in enumerate(parts) if part[0] != "$"]
        return typed[min(behind_name.count(",", behind_name.rfind(":")), len(typed) - 1)] if typed else None
    if last >= 0 and _ENDS_IN_NAME.search(header):
        return last
    names = _of_kind(spec, outcome.shape.expected)
    fitting = (index for index in range(last + 1, len(parts)) if names is None or parts[index][1:] in names)
    return next(fitting, last + 1 if last + 1 < len(parts) else None)


def _of_kind(spec: OpSpec, expected: frozenset[str]) -> frozenset[str] | None:
    """The parts that may begin with what is expected next; None where it does not determine them."""
    if "^" in expected:
        return frozenset([each.name for each in spec.successors])
    if "%" in expected:
        return frozenset([each.name for each in spec.operands])
    return None
