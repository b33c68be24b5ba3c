"""Hover on what nothing else explains: what a token is by its place, as the value of an attribute or a word of the syntax."""

from __future__ import annotations

import re

from mlir_ls.analysis import Analysis
from mlir_ls.escaping import code, fenced, literal
from mlir_ls.features.hover.definition import definition_text
from mlir_ls.features.hover.operation import attribute_text
from mlir_ls.features.hover.words import PARTS
from mlir_ls.ods.examples import example_of
from mlir_ls.ods.spec import OpSpec, TypeDef
from mlir_ls.ods.synopsis import form_of
from mlir_ls.semantics.cursor import NamePosition, context_at
from mlir_ls.syntax.completing import read_cut
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.extent import balanced_end
from mlir_ls.syntax.places import offset_at
from mlir_ls.syntax.shape import AttributeText, OpShape
from mlir_ls.text import Position, Span, span

_TOKEN = re.compile(
    r'//.*|(?P<string>"[^"\\]*(?:\\.[^"\\]*)*"?)|(?P<number>-?\d[\w.]*(?:e[-+]\d+)?)|(?P<word>[A-Za-z_][\w$.]*)'
    r"|(?P<dialect>[!#][A-Za-z_][\w$]*(?=<))|[%@^#!][\w$.-]*"
)
_BODY = re.compile(r"(?P<sigil>[#!])(?P<dialect>[A-Za-z_][\w$]*)(?:\.(?P<name>[\w$.]+)(?=<)|<\s*(?P<inner>[\w$.]+)(?=[^\w$.]))")
_MAX_SHOWN = 40
"""Characters of a string that are shown."""
_MAX_LINE = 10_000
"""Characters of a line in which tokens are looked for."""


def parts_at(analysis: Analysis, position: Position) -> tuple[Span, str] | None:
    """The token at a position and what it is by its place, in Markdown; None where it is punctuation or in no operation."""
    line = analysis.document.lines[position.line]
    if len(line) > _MAX_LINE:
        return None
    tokens = [each for each in _TOKEN.finditer(line) if each.start() <= position.character <= each.end() and each.lastgroup]
    if not tokens:
        return None
    token = tokens[-1]  # the one that begins at the position, where another one ends there
    around = _definition_around(analysis, line, token.start())
    if around is not None:
        start, end, sigil, definition = around
        return span(position.line, start, end), definition_text(sigil, definition, analysis.language)
    context = context_at(analysis.document, Position(position.line, token.start()))
    spec = context.item.node.shape.syntax if context is not None else None
    if context is None or not isinstance(spec, OpSpec):
        return None
    offset = offset_at(context.item, Position(position.line, token.start()))
    if offset is None or offset < context.item.node.shape.name_end:
        return None
    return span(position.line, *token.span()), _of_token(analysis, context, spec, token[0], offset)


def _of_token(analysis: Analysis, context: NamePosition, spec: OpSpec, token: str, offset: int) -> str:
    """What is said of a token at an offset of the header of an operation."""
    shape, registry = context.item.node.shape, analysis.language.registry
    shown = f"**{literal(token if len(token) <= _MAX_SHOWN else f'{token[:_MAX_SHOWN]}…')}**"
    value, of_part = _attribute_at(shape, offset)
    name = value.name if value is not None else ""
    declared = spec.attribute(name) if value is not None and not of_part else None
    if value is not None and value.start <= offset:
        owner = f"of {of_part} of {code(spec.name)}" if of_part else f"of {code(spec.name)}"
        said = attribute_text(declared, registry) if declared is not None else ""
        return f"{shown} · in the value of the attribute {code(name)} {owner}{said}"
    declared = spec.attribute(token)
    if declared is not None and _is_followed_by(shape.text, offset + len(token), "="):
        return f"{shown} · attribute of {code(spec.name)}{attribute_text(declared, registry)}"
    region = context.path[-1].region
    is_word = token[0].isalpha() or token[0] == "_"
    expected = read_cut(shape.text[:offset], region.context.default_dialect, analysis.language).expected if is_word else ()
    kind = "keyword" if token in expected else "in the syntax"
    return f"{shown} · {kind} of {code(spec.name)}\n\n{fenced(example_of(spec) or form_of(spec))}"


def _attribute_at(shape: OpShape, offset: int) -> tuple[AttributeText | None, str]:
    """The attribute in whose text an offset is, and whose it is: "" for the operation's own."""
    entries = [(each, "") for each in shape.attributes]
    entries += [(each, PARTS[part.kind]) for part in shape.parts for each in part.entries]
    found = [each for each in entries if each[0].start <= offset < each[0].end]
    return min(found, key=lambda each: each[0].end - each[0].start, default=(None, ""))


def _is_followed_by(text: str, offset: int, mark: str) -> bool:
    return text[offset:].lstrip().startswith(mark)


def _definition_around(analysis: Analysis, line: str, character: int) -> tuple[int, int, str, TypeDef] | None:
    """The innermost type or attribute of a dialect whose name or body a character is in: where it is, and what defines it."""
    registry = analysis.language.registry
    for found in reversed(list(_BODY.finditer(line))):
        name = found["name"] or found["inner"]
        find = registry.attr_def if found["sigil"] == "#" else registry.type_def
        definition = find(found["dialect"], name) if found.start() <= character else None
        if definition is None:
            continue
        opened = found.end() if found["name"] else found.end("dialect")
        try:
            end = balanced_end(line, opened)
        except LeafError:
            end = len(line)
        if character < end:
            return found.start(), end, found["sigil"], definition
    return None
