"""Giving a value, a block, a symbol, an alias, or a name in an affine map another name, everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.interruption import pausing
from mlir_ls.semantics.cursor import AliasName, BlockName, SymbolName, ValueName, name_at
from mlir_ls.semantics.filecheck.directives import CheckVariable
from mlir_ls.semantics.filecheck.variables import takes_name, variable_at
from mlir_ls.semantics.isolated_names import hidden_names, is_isolated, names_hidden_in
from mlir_ls.semantics.lookup import (
    Scope,
    ValueDefinition,
    alias_in,
    block_in,
    find_value,
    regions_of,
    symbol_in,
    tables_of,
    value_in,
)
from mlir_ls.semantics.occurrences import AffineName, affine_name_at, occurrences
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.leaf.numbers import settled_escapes
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.shape import symbol_spelling
from mlir_ls.syntax.tree import Located, Node, path_to, region_line_of
from mlir_ls.text import Position, Span

_SUFFIX = re.compile(r"[0-9]+|[A-Za-z_$.-][A-Za-z0-9_$.-]*")
_IN_QUOTES = re.compile(r'(?:[^"\\\x00-\x1f]|\\(?:["\\nt]|[0-9A-Fa-f]{2}))+')
_ALIAS = re.compile(r"[A-Za-z_$-][A-Za-z0-9_$-]*")
_BLOCK_OF_2018 = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_VARIABLE = re.compile(r"\$?[A-Za-z_][A-Za-z0-9_]*")
_AFFINE = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")
_AFFINE_WORDS = ("ceildiv", "floordiv", "mod", "symbol")
_SIGILS = "%^@#!"

_Renamable = ValueName | BlockName | SymbolName | AliasName


class RenameError(Exception):
    """Why something cannot get a name; the message is for people."""


class Renamable(NamedTuple):
    """A name that can be changed: where it stands at the position, sigil and quotes aside, and as what."""

    span: Span
    name: str


def renamable(analysis: Analysis, position: Position) -> Renamable:
    """The name at a position that can be changed. RenameError says why there is none."""
    variable = variable_at(analysis.document.lines, position)
    if variable is not None:
        return Renamable(variable[0].span, variable[0].name)
    affine = affine_name_at(analysis.document, position)
    if affine is not None:
        return Renamable(affine.span, affine.name)
    _, where, spelled = _named(analysis, position)
    return Renamable(where, spelled)


def renamed(analysis: Analysis, position: Position, new_name: str) -> list[tuple[Span, str]]:
    """The replacements that give what is named at a position another name, with or without its sigil.

    RenameError where that is not possible: the new name is not valid, or something else bears it already.
    """
    variable = variable_at(analysis.document.lines, position)
    if variable is not None:
        return _renamed_variable(analysis, variable[1], new_name.strip())
    affine = affine_name_at(analysis.document, position)
    if affine is not None:
        return _renamed_affine(affine, new_name.strip())
    name, _, old = _named(analysis, position)
    new = _valid(name, old, new_name)
    if new != old:
        _check_free(analysis, name, new)
    places = occurrences(analysis.document, name)
    if isinstance(name, SymbolName):
        return [_respelled(analysis, each.span, new) for each in pausing(places)]
    return [(_bare_span(analysis, each.span), new) for each in pausing(places)]


def valid_name(analysis: Analysis, position: Position, new_name: str) -> str:
    """A new name for what is named at a position, without its sigil and its quotes; RenameError where it is not valid."""
    name, _, old = _named(analysis, position)
    return _valid(name, old, new_name)


def _valid(name: _Renamable, old: str, new_name: str) -> str:
    """A new name without its sigil and its quotes; RenameError where what is renamed cannot bear it.

    Where the old name begins with the mark of something else, as that of `@"%a"`, the new one may begin with it.
    """
    sigil = _sigil_of(name)
    new = new_name.strip()
    mark = new[:1] if new[:1] != old[:1] else ""
    if mark and mark == sigil:
        new = new[1:]
    elif mark and mark in _SIGILS:
        expected = f"does not begin with '{sigil}'" if sigil else "is not a valid name"
        raise RenameError(f"'{new_name}' {expected}")
    if isinstance(name, SymbolName):
        new = new[1:-1] if len(new) > 1 and new[0] == new[-1] == '"' else new
        if not _IN_QUOTES.fullmatch(new):
            raise RenameError(f"'@{new}' is not a valid name")
        return new
    if not _pattern_of(name).fullmatch(new) or "->" in new:
        raise RenameError(f"'{sigil}{new}' is not a valid name")
    return new


def _respelled(analysis: Analysis, where: Span, new: str) -> tuple[Span, str]:
    """The replacement of one place of a symbol: with the quotes that the new name needs, and without others."""
    inner = _bare_span(analysis, where)
    line = analysis.document.lines[where.start.line]
    if line[where.start.character] == '"':
        return inner, new  # in the generic form a symbol is a string, and remains one
    return Span(Position(where.start.line, where.start.character + 1), where.end), symbol_spelling(new)[1:]


def _renamed_variable(analysis: Analysis, places: list[CheckVariable], name: str) -> list[tuple[Span, str]]:
    """The replacements that give a variable of FileCheck's directives another name."""
    if not _VARIABLE.fullmatch(name):
        raise RenameError(f"'{name}' is not a valid name of a variable of FileCheck")
    if name != places[0].name and not takes_name(analysis.document.lines, places, name):
        raise RenameError(f"there is a variable of FileCheck '{name}' already")
    return [(each.span, name) for each in places]


def _renamed_affine(found: AffineName, name: str) -> list[tuple[Span, str]]:
    """The replacements that give a dimension or a symbol of an affine map another name."""
    kind = "symbol" if found.is_symbol else "dimension"
    if not _AFFINE.fullmatch(name) or name in _AFFINE_WORDS:
        raise RenameError(f"'{name}' is not a valid name of a {kind}")
    if name in found.others:
        raise RenameError(f"there is a dimension or symbol '{name}' already")
    return [(each.span, name) for each in found.places]


def _named(analysis: Analysis, position: Position) -> tuple[_Renamable, Span, str]:
    name = name_at(analysis.document, position)
    if name is None or not isinstance(name, ValueName | BlockName | SymbolName | AliasName):
        raise RenameError("only values, blocks, symbols, aliases and names in affine maps can be renamed")
    if (name.label if isinstance(name, BlockName) else name.definition) is None:
        raise RenameError(f"'{_spelled(analysis, name.span)}' is not defined in this file")
    if isinstance(name, SymbolName) and name.definition is not None and name.definition.symbol.alias:
        raise RenameError(f"the name of '@{name.names[-1]}' is what '{name.definition.symbol.alias}' stands for")
    where = _bare_span(analysis, name.span)
    return name, where, _spelled(analysis, where)


def _spelled(analysis: Analysis, where: Span) -> str:
    return analysis.document.lines[where.start.line][where.start.character : where.end.character]


def _bare_span(analysis: Analysis, where: Span) -> Span:
    """A name without its sigil and its quotes."""
    spelled = _spelled(analysis, where)
    line, start = where.start
    end = where.end.character
    if spelled[:1] and spelled[0] in _SIGILS:
        start, spelled = start + 1, spelled[1:]
    if spelled[:1] == '"':
        return Span(Position(line, start + 1), Position(line, end - 1))
    return Span(Position(line, start), Position(line, end))


def _sigil_of(name: _Renamable) -> str:
    if isinstance(name, ValueName):
        return "%"
    if isinstance(name, BlockName):
        return "^" if name.name.startswith("^") else ""
    return name.name[0] if isinstance(name, AliasName) else "@"


def _pattern_of(name: _Renamable) -> re.Pattern[str]:
    if isinstance(name, AliasName):
        return _ALIAS
    if isinstance(name, BlockName) and not _sigil_of(name):
        return _BLOCK_OF_2018
    return _SUFFIX


def _check_free(analysis: Analysis, name: _Renamable, new: str) -> None:
    """RenameError if something that is visible where the name is visible has the new one."""
    if isinstance(name, ValueName):
        _check_value(analysis, name, new)
    elif isinstance(name, BlockName):
        step = name.context.path[-1]
        label = f"{_sigil_of(name)}{new}"
        if block_in(step.region, step.region_line, label) is not None:
            raise RenameError(f"this region has a block '{label}' already")
    elif isinstance(name, AliasName):
        if alias_in(name.context.chunk, name.context.chunk_line, name.name[0] + new) is not None:
            raise RenameError(f"there is an alias '{name.name[0]}{new}' already")
    elif symbol_in(_table_of(analysis, name), settled_escapes(new)) is not None:
        raise RenameError(f"there is a symbol '@{new}' already")


def _table_of(analysis: Analysis, name: SymbolName) -> Scope:
    """The symbol table that a symbol is defined in."""
    assert name.definition is not None
    item = name.definition.item
    path = path_to(analysis.document.tree, item.line, item.node.column)
    return tables_of(path, name.context.chunk, name.context.chunk_line)[0]


def _check_value(analysis: Analysis, name: ValueName, new: str) -> None:
    definition = name.definition
    assert definition is not None
    first = occurrences(analysis.document, name)[0].span.start
    own = [each for each in regions_of(definition.item) if each.region is definition.region]  # where an argument is defined
    scopes = [*own, *name.context.scopes]
    clash = find_value(scopes, new) or _in_front(scopes, new)
    if clash is not None and _is_named_later(analysis, definition, clash, new):
        clash = None
    if clash is not None or _defines(definition, new, first):
        where = f" on line {clash.item.line + 1}" if clash is not None else ""
        raise RenameError(f"there is a value '%{new}' already{where}")


def _is_named_later(analysis: Analysis, definition: ValueDefinition, clash: ValueDefinition, name: str) -> bool:
    """Whether a name is first spelled in the region of the other value that has it after the region of a value, which is in it.

    What a nested region defines is forgotten at its end, so both may have the name.
    """
    end = definition.region_line + definition.region.height
    if clash.region is definition.region or clash.item.line <= end:
        return False
    spelled = re.compile(rf"%{re.escape(name)}(?![\w$.-])")
    return not any([spelled.search(line) for line in analysis.document.lines[clash.region_line : end + 1]])


def _in_front(scopes: Iterable[Scope], name: str) -> ValueDefinition | None:
    """A value before an operation around some place that sees none from outside: their names share one scope."""
    isolated: Located | None = None
    for scope in scopes:
        found = value_in(scope, name) if isolated is not None else None
        if found is not None and isolated is not None and found.item.line < isolated.line:
            return found
        if scope.owner is not None and is_isolated(scope.owner.node):
            isolated = scope.owner
    return None


def _defines(definition: ValueDefinition, name: str, first: Position) -> bool:
    """Whether the region of a value, or one nested in it, defines a name so that the value cannot have it.

    What a nested region defines is forgotten at its end: it does not count if the `first` place that names the value is after.
    In operations that see no values from outside this counts after the definition alone (`isolated_names`).
    """
    todo = [(definition.region, definition.region_line)]
    while todo:
        here, here_line = todo.pop()
        line = here_line + here.lead
        for run in here.runs:
            part = run_summary(run)
            if name in part.defined:
                return True
            if part.isolated and name in hidden_names(run):
                after = [index for index in run.bodies if line + run.starts[index] >= definition.item.line]
                if any([name in names_hidden_in(run.items[index]) for index in after]):
                    return True
            if name in part.inner:
                for index in run.bodies:
                    item = Located(line + run.starts[index], run.items[index])
                    if end_of(item) <= first:
                        continue
                    if _has_argument(item.node, name):
                        return True
                    body = item.node.body
                    if body is not None and not is_isolated(item.node):
                        todo += [(inner, item.line + region_line_of(body, number)) for number, inner in enumerate(body.regions)]
            line += run.height
    return False


def _has_argument(node: Node, name: str) -> bool:
    """Whether an argument of an operation's regions has a name."""
    if is_isolated(node):
        return False
    slots = [slot for shape in node.shape.regions for slot, _, _ in shape.arguments]
    return any([node.names[slot] == name for slot in slots if slot < len(node.names)])
