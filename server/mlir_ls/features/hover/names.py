"""What is known of a name, by its kind: a value, a block, a symbol, an alias, an operation, a definition."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.escaping import code, fenced, literal
from mlir_ls.features.hover.control_flow import loop_depth, predecessors
from mlir_ls.features.hover.definition import definition_text
from mlir_ls.features.hover.location import previews_after, previews_at
from mlir_ls.features.hover.operation import operation_text
from mlir_ls.features.hover.parts import parts_at
from mlir_ls.features.hover.words import words_at
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.profile_notices import profile_reason
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.plurals import plural
from mlir_ls.semantics.cursor import (
    AliasName,
    BlockName,
    DefinitionName,
    Name,
    OperationName,
    ResourceName,
    SymbolName,
    ValueName,
    aliases_of,
    name_at,
)
from mlir_ls.semantics.environment import environment_of
from mlir_ls.semantics.filecheck.variables import variable_at
from mlir_ls.semantics.lookup import ValueDefinition, alias_in, find_value, scopes_of, uses_of
from mlir_ls.semantics.occurrences import affine_name_at, occurrences
from mlir_ls.semantics.presumed.types import Tied, presumed_types
from mlir_ls.semantics.presumed.uses import type_by_uses
from mlir_ls.syntax.erase import restore
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import DerivedType
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Node, PathStep
from mlir_ls.text import Position, Span, span

_MAX_COMMENT = 20
_DIRECTIVE = re.compile(r"//\s*(?:-----|[A-Z][A-Z0-9_-]*(?:\{LITERAL\})?:|expected-|mlir-ls:)")
_MAX_EXCERPT = 400
_MAX_LINES = 24
"""Lines of a header that are shown."""
_MAX_NAMES = 12
_MAX_STEPS = 8
"""Through so many operations of unknown syntax the type of a value is looked for."""


class Hover(NamedTuple):
    """A text in Markdown, and the name that it is about."""

    span: Span
    markdown: str


def hover(analysis: Analysis, position: Position, folders: Sequence[str] = (), loading: bool = False) -> Hover | None:
    """What is known of the name or the location at a position; `folders` are where files that locations name may be.

    `loading`: dialects of the project are being imported, so that what is not known may be soon.
    """
    name = name_at(analysis.document, position)
    if name is None:
        found = (
            _of_check_variable(analysis, position)
            or _of_affine(analysis, position)
            or previews_at(analysis.document, position, folders)
            or words_at(analysis, position)
            or parts_at(analysis, position)
        )
        if found is None:
            return _of_profile(analysis) if position.line == 0 else None
        return Hover(*found)
    text = (_of_later(analysis, name) if loading else "") or _text(analysis, name)
    if isinstance(name, AliasName) and name.definition is not None and name.name[0] == "#":
        sections = [text, *previews_after(name.name, name.context.chunk, name.context.chunk_line, folders)]
        text = "\n\n".join(sections)
    return Hover(name.span, text) if text else None


def _of_check_variable(analysis: Analysis, position: Position) -> tuple[Span, str] | None:
    """What defines a variable of a directive of FileCheck, and how often it is used."""
    variable = variable_at(analysis.document.lines, position)
    if variable is None:
        return None
    here, places = variable
    uses = plural(sum([not each.is_definition for each in places]), "use")
    definition = next((each.span.start.line for each in places if each.is_definition), None)
    if definition is None:
        return here.span, f"**{literal(here.name)}** · variable of FileCheck, which no directive defines · {uses}"
    line = fenced(analysis.document.lines[definition].strip())
    return here.span, f"{line}\n\nvariable of FileCheck, line {definition + 1} · {uses}"


def _of_affine(analysis: Analysis, position: Position) -> tuple[Span, str] | None:
    """Which dimension or symbol of an affine map or an integer set a name is, and how often it is used there, and the map."""
    found = affine_name_at(analysis.document, position)
    if found is None:
        return None
    uses = plural(sum([not each.is_definition for each in found.places]), "use")
    kind = "symbol" if found.is_symbol else "dimension"
    text = f"**{literal(found.name)}** · {kind} #{found.number} of {found.total} · {uses}"
    around = words_at(analysis, position)
    return found.span, f"{text}\n\n{around[1]}" if around is not None else text


def _of_profile(analysis: Analysis) -> Hover | None:
    """As which MLIR the text is read, if not as today's: what the first line says where nothing else is known of it."""
    language = analysis.language
    if language.profile == DEFAULT_PROFILE:
        return None
    reason = profile_reason(language, analysis.document.lines, analysis.options)
    markdown = f"read as {reason}, profile `{language.profile}`"
    return Hover(span(0, 0, len(analysis.document.lines[0])), markdown)


def _text(analysis: Analysis, name: Name) -> str:
    if isinstance(name, ValueName):
        return _of_value(name, analysis.language)
    if isinstance(name, BlockName):
        return _of_block(name)
    if isinstance(name, SymbolName):
        return _of_symbol(analysis, name)
    if isinstance(name, AliasName):
        return _of_alias(analysis, name)
    if isinstance(name, ResourceName):
        return _of_resource(name)
    if isinstance(name, DefinitionName):
        return _of_definition(analysis, name)
    return _of_operation(analysis, name)


def _code(text: str) -> str:
    return fenced(text)


def _line(item: Located) -> str:
    return f"line {item.line + 1}"


def header_text(item: Located) -> str:
    """An item's header as it is spelled, up to the brace of its first region; of a long one the beginning, with an ellipsis.

    Its lines are indented as if the item began in the first column.
    """
    node = item.node
    before, region, _ = node.shape.text.partition(REGION)
    first, *rest = before.split("\n", _MAX_LINES)
    is_long = len(rest) == _MAX_LINES
    shown = restore("\n".join([first, *rest[: _MAX_LINES - 1]]), node.names)
    if region and not is_long:
        shown = shown.rstrip().removesuffix("{").rstrip().removesuffix("(").rstrip()
    first, *rest = shown.split("\n")
    lines = [first.strip(), *[_dedented(line.rstrip(), node.column) for line in rest]]
    lines = [line if len(line) <= _MAX_EXCERPT else f"{line[:_MAX_EXCERPT]}…" for line in lines]
    return "\n".join([*lines, "…"] if is_long else lines)


def _dedented(line: str, columns: int) -> str:
    return line[min(columns, len(line) - len(line.lstrip())) :]


def _of_value(name: ValueName, language: OpenLanguage) -> str:
    definition = name.definition
    leaves = language.leaves
    presumed = _presumed_types(definition, name.context.path, language)
    type_ = presumed[name.number] if name.number < len(presumed) and name.type is None else name.type
    spelled = f"%{name.name}"
    if definition is not None and len(definition.types) > 1:
        spelled += f":{len(definition.types)}" if name.is_definition else f"#{name.number}"
    if definition is not None and len(definition.types) > 1 and name.is_definition:
        shown = f"{spelled} : {', '.join([_type(each, name, leaves) for each in presumed or definition.types])}"
    else:
        shown = f"{spelled} : {_type(type_, name, leaves)}"
    sections = [_code(shown)]
    if definition is not None and any(presumed):
        owner, is_read = code(definition.item.node.shape.name), definition.item.node.shape.known
        by_uses = f"{owner} does not say the type in full: it is what its text or uses of the value suggest."
        by_text = f"The syntax of {owner} is not known: the type is what its text, its definition or its uses suggest."
        sections.append(by_uses if is_read else by_text)
    for alias in aliases_of(type_) if type_ is not None else []:
        item = alias_in(name.context.chunk, name.context.chunk_line, alias)
        if item is not None:
            sections.append(_code(header_text(item)))
    sections.append(_origin(name, definition))
    return "\n\n".join(sections)


def _presumed_types(
    definition: ValueDefinition | None, path: Sequence[PathStep], language: OpenLanguage, steps: int = _MAX_STEPS
) -> Sequence[Type | None]:
    """What the types of a group likely are, where the operation that defines it does not say all of them; else none.

    They are what the text of the operation suggests, or else what the uses of the values say.
    """
    if definition is None or None not in definition.types:
        return ()
    node = definition.item.node
    presumed = presumed_types(node.shape, language).get(definition.slot, ())
    found: list[Type | None] = []
    for number, known in enumerate(definition.types):
        each = presumed[number] if number < len(presumed) else None
        if isinstance(each, Tied):
            tied = find_value(scopes_of(_path_to(definition, path)), node.names[each.slot]) if steps else None
            types = tied.types if tied is not None and any(tied.types) else _presumed_types(tied, path, language, steps - 1)
            each = types[each.number] if each.number < len(types) else None
        found.append(known or each or type_by_uses(definition, number))
    return found


def _path_to(definition: ValueDefinition, path: Sequence[PathStep]) -> Sequence[PathStep]:
    """The part of a path that leads to the region of a definition; empty where it does not."""
    return next((path[: at + 1] for at, step in enumerate(path) if step.region is definition.region), [])


def _type(type_: Type | None, name: ValueName, leaves: LeafParser) -> str:
    if isinstance(type_, DerivedType):
        type_ = environment_of(name.context.chunk.region, leaves).resolve(type_)
    return str(type_) if type_ is not None else "unknown"


def _origin(name: ValueName, definition: ValueDefinition | None) -> str:
    """Where a value is defined, and how often it is used."""
    if definition is None:
        return "not defined here"
    numbers = [site.number for site in uses_of(definition)]
    grouped = len(definition.types) > 1 and not name.is_definition
    count = numbers.count(name.number) if grouped else len(numbers)
    shape = definition.item.node.shape
    owner = f"block {code(shape.name)}" if shape.kind == "label" else code(shape.name)
    around = _path_to(definition, name.context.path)
    loops = _loops(around, definition.item.node) if around else ""
    return f"{definition.kind} of {owner}, {_line(definition.item)} · {plural(count, 'use')}{loops}"


def _loops(path: Sequence[PathStep], node: Node) -> str:
    """How many loops an item of the last region of a path is in, where it is in any."""
    depth = loop_depth(path, node)
    return f" · loop depth {depth}" if depth else ""


def _of_block(name: BlockName) -> str:
    if name.label is None:
        return f"{_code(name.name)}\n\nnot defined in this region"
    step = name.context.path[-1]
    owner = f" of {code(step.parent.node.shape.name)}" if step.parent is not None else ""
    before = predecessors(step.region, name.name)
    names = f": {', '.join(map(code, before[:_MAX_NAMES]))}" if before else ""
    more = ", …" if len(before) > _MAX_NAMES else ""
    return (
        f"{_code(header_text(name.label))}\n\n"
        f"block{owner}, {_line(name.label)} · {plural(len(before), 'predecessor')}{names}{more}"
        f"{_loops(name.context.path, name.label.node)}"
    )


def _of_symbol(analysis: Analysis, name: SymbolName) -> str:
    spelled = "::".join([f"@{each}" for each in name.names])
    if name.definition is None and not name.context.item.node.shape.known:
        return f"{_code(spelled)}\n\nsymbol in a syntax that is not known"
    if name.definition is None:
        return f"{_code(spelled)}\n\nnot defined in this file"
    uses = sum([not each.is_definition for each in occurrences(analysis.document, name)])
    item = name.definition.item
    comment = _comment_above(analysis.document.lines, item.line)
    origin = f"symbol, {_line(item)} · {plural(uses, 'use')}"
    return "\n\n".join([_code(header_text(item)), *([literal(comment)] if comment else []), origin])


def _comment_above(lines: Sequence[str], line: int) -> str:
    """The comment in the lines directly above one, without those that are for other programs."""
    found: list[str] = []
    while line > 0 and len(found) < _MAX_COMMENT and lines[line - 1].lstrip().startswith("//"):
        line -= 1
        found.append(lines[line].strip())
    words = [each.lstrip("/").strip() for each in reversed(found) if not _DIRECTIVE.match(each)]
    return " ".join([each for each in words if each])


def _of_alias(analysis: Analysis, name: AliasName) -> str:
    if name.definition is None:
        return f"{_code(name.name)}\n\nnot defined in this file"
    kind = "type alias" if name.name[0] == "!" else "attribute alias"
    uses = sum([not each.is_definition for each in occurrences(analysis.document, name)])
    return f"{_code(header_text(name.definition))}\n\n{kind}, {_line(name.definition)} · {plural(uses, 'use')}"


def _of_resource(name: ResourceName) -> str:
    if name.definition is None:
        return f"{_code(name.name)}\n\nnot in the metadata of this file"
    return f"{_code(name.name)}\n\nresource, line {name.definition[1].start.line + 1}"


def _of_operation(analysis: Analysis, name: OperationName) -> str:
    registry = analysis.language.registry
    shape = name.context.item.node.shape
    spec = registry.op(name.name)
    if spec is not None:
        note = _tolerance(analysis.language.written_in_code(spec), shape.known or bool(shape.faults))
        loops = _loops(name.context.path, name.context.item.node).removeprefix(" · ")
        return operation_text(spec, registry) + (f"\n\n{loops}" if loops else "") + note
    if not name.name:
        return ""  # a word that is no operation
    dialect = name.name.partition(".")[0]
    known = registry.knows_dialect(dialect)
    reason = f"the {literal(dialect)} dialect has no such operation" if known else f"the dialect {code(dialect)} is not known"
    return f"**{literal(name.name)}**\n\n{reason}; it is read tolerantly"


def _tolerance(in_code: list[str], is_read: bool) -> str:
    """What to say where not all of an operation's syntax is known."""
    if not in_code:
        return "" if is_read else "\n\nIts syntax is read tolerantly: what is wrong in it may go unnoticed."
    parts = "Its syntax is" if in_code == [""] else f"{', '.join([f'`custom<{name}>`' for name in in_code])}: syntax"
    return f"\n\n{parts} written in C++, which is read tolerantly: what is wrong in it may go unnoticed."


def _of_later(analysis: Analysis, name: Name) -> str:
    """What is said of a part of a dialect that is not known while those of the project are being imported."""
    if not isinstance(name, OperationName | DefinitionName) or not name.name:
        return ""
    dialect = name.name.lstrip("!#").partition(".")[0]
    if analysis.language.registry.knows_dialect(dialect):
        return ""
    reason = f"the dialect {code(dialect)} is not known yet: the dialects of the project are being imported"
    return f"**{literal(name.name)}**\n\n{reason}"


def _of_definition(analysis: Analysis, name: DefinitionName) -> str:
    registry = analysis.language.registry
    sigil = name.name[0]
    dialect, _, mnemonic = name.name[1:].partition(".")
    definition = registry.type_def(dialect, mnemonic) if sigil == "!" else registry.attr_def(dialect, mnemonic)
    return definition_text(sigil, definition, analysis.language) if definition is not None else ""
