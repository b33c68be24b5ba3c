"""Where completion is requested: the header before the cursor, what its grammar expects there, and what is around it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from mlir_ls.analysis import Analysis
from mlir_ls.features.completion.around import first_column, has_brace, header_between, items_between, text_between
from mlir_ls.features.completion.following import word_after
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import NamePosition, context_at
from mlir_ls.semantics.environment import Environment, environment_of
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.semantics.lookup import Scope, ValueDefinition, find_value, regions_of
from mlir_ls.semantics.presumed.types import Tied, presumed_types
from mlir_ls.syntax.completing import ENTRY, TYPE, Cut, read_cut
from mlir_ls.syntax.erase import Erased, erase
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.lexical import OPENING, OPENING_OF
from mlir_ls.syntax.leaf.types import DerivedType, TypeAlias
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Chunk, Located, Node, Region
from mlir_ls.text import Position

_HALF_TYPED = 4
STANDIN = "__value__"
"""The name of a value that is not typed yet."""
_NEAR = 400
"""Lines before and after the cursor from which likely items are drawn."""

_NAME = r"%[A-Za-z0-9_$.-]+"
RESULTS = re.compile(rf"\s*((?:{_NAME}(?::\d+)?\s*,\s*)*{_NAME}(?::\d+)?)\s*=\s*")
_ALIAS_OF_ATTRIBUTES = re.compile(r"(#[A-Za-z_][\w$.-]*)\s*=\s*\{")
_ALIAS = re.compile(r"\s*[#!][A-Za-z_][\w$.-]*\s*=")
_WORD = re.compile(r"\s*([A-Za-z_][\w$.]*)(?=[\s(@%])")


_MAX_HEADER = 16
"""Lines of a header in which a brace may begin a dictionary that a region follows."""
MAX_IN_FRONT = 400
"""Characters before the cursor by which it is decided what may follow: a search for an end of a text begins at each."""


def search_at_end(pattern: re.Pattern[str], text: str, most: int = MAX_IN_FRONT) -> re.Match[str] | None:
    """What a text ends with, as a pattern says that ends with `\\Z`; no more than so many characters."""
    return pattern.search(text, max(0, len(text) - most))


@dataclass(frozen=True)
class CompletionPlace:
    """A cursor: `typed` is the name before it, `start` where that begins, `left` the line up to the cursor.

    `alone`: what stands in the lines above is not read with this one. `snippets`: the client knows snippets. `continued`: the
    words with which the line above goes on, where that is half typed.
    """

    analysis: Analysis
    start: Position
    typed: str
    left: str
    alone: bool = False
    snippets: bool = False
    continued: tuple[str, ...] = ()

    # -- the tree around ----------------------------------------------------------------------------------------------

    @cached_property
    def context(self) -> NamePosition | None:
        """The item that holds the place, None before the first one."""
        return context_at(self.analysis.document, self.start)

    @cached_property
    def chunk(self) -> tuple[int, Chunk] | None:
        """The first line of the chunk that holds the place, and the chunk."""
        for line, chunk in self.analysis.document.tree.chunks_with_lines():
            if line <= self.start.line < line + chunk.height:
                return line, chunk
        return None

    @cached_property
    def inside(self) -> list[Scope]:
        """The region of the item at the place that the place is in, where no item of its own is before it."""
        context = self.context
        if context is None:
            return []
        lines = self.analysis.document.lines
        found = [
            scope
            for scope in regions_of(context.item)
            if (scope.region_line, first_column(scope, lines)) <= (self.start.line, self.start.character)
            and self.start.line <= scope.region_line + scope.region.height
            and not _is_after(context.item, scope.region_index, self.start)
            and has_brace(context.item, scope.region_index, lines)
        ]
        return found if not found or not self._is_in_dictionary(context) else []

    def _is_in_dictionary(self, context: NamePosition) -> bool:
        """Whether the innermost brace in front of the place begins a dictionary by the grammar, and no region."""
        begin = context.item.line, context.item.node.column
        is_near = self.start.line - context.item.line < _MAX_HEADER
        text = text_between(self.analysis.document.lines, begin, self.start) if is_near else ""
        opened = open_brackets(text)
        if not opened or text[opened[-1]] != "{":
            return False
        default_dialect = context.path[-1].region.context.default_dialect
        cut = read_cut(erase(text[: opened[-1] + 1]).text, default_dialect, self.analysis.language)
        return cut.kind == "incomplete" and ENTRY in cut.expected

    @cached_property
    def scopes(self) -> list[Scope]:
        """The regions around the place, innermost first."""
        return [] if self.context is None else [*self.inside, *self.context.scopes]

    @property
    def owner(self) -> Located | None:
        """The operation around the place."""
        return self.scopes[0].owner if self.scopes else None

    @property
    def region(self) -> Region | None:
        """The innermost region around the place."""
        return self.scopes[0].region if self.scopes else self.chunk[1].region if self.chunk else None

    @property
    def default_dialect(self) -> str:
        """The dialect whose name may be left out."""
        return self.region.context.default_dialect if self.region is not None else "builtin"

    # -- the header ---------------------------------------------------------------------------------------------------

    @cached_property
    def header(self) -> str:
        """The text of the item from its beginning up to the place, its regions replaced; "" where an operation begins."""
        context = self.context
        if context is None or self.inside or self.alone:
            return self._line
        text = self._header_of(context.item)
        if text is None:
            return self._line
        above, line_end, line = text.rpartition("\n")
        if line_end and REGION not in line and self._begins_operation(line):
            return line
        if line_end and above and not line.strip() and self._is_over(above):
            return ""
        return self.with_user(text)

    def with_user(self, text: str) -> str:
        """An alias that is all attributes of an operation nearby is read as these, after the name of the operation."""
        found = _ALIAS_OF_ATTRIBUTES.match(text)
        if found is None:
            return text
        for item in self._near:
            shape = item.node.shape
            uses = [use for use in shape.aliases if use.name == found[1]] if shape.kind == "operation" else []
            if any([not shape.text[shape.name_end : use.offset].strip() for use in uses]):
                return f"{shape.name} {text[found.end() - 1 :]}"
        return text

    def _begins_operation(self, line: str) -> bool:
        """Whether a line begins an operation, whatever is above it: with results, or with the name of one."""
        if RESULTS.match(line) is not None:
            return True
        word = _WORD.match(line)
        return word is not None and self.analysis.language.find(word[1], self.default_dialect) is not None

    @cached_property
    def may_begin_operation(self) -> bool:
        """Whether the place is the first one of a line, though the header above goes on; not in a list of attributes."""
        above, line_end, line = self.header.rpartition("\n")
        if not line_end or not above or line.strip():
            return False
        last = above.rstrip()[-1:]
        opened = open_brackets(above) if last == "," else []
        is_listed = bool(opened) and above[opened[-1]] in "{["
        return not is_listed and not (last in ("{", "[") and _ALIAS.match(above) is not None)

    @property
    def may_follow_on_line(self) -> bool:
        """Whether another operation may begin after a whole one that is not the first of its line."""
        header = self.header
        is_first = not self.left[: max(0, self.start.character - len(header))].strip()
        return not is_first and "\n" not in header and header[-1:] in (" ", "\t") and self.cut.kind == "complete"

    def _header_of(self, item: Located) -> str | None:
        """The header of an item up to the place; where it has just begun after another one on its line, with that one's."""
        lines = self.analysis.document.lines
        text = header_between(item, self.start, lines)
        before = self.context.path[-1] if self.context is not None else None
        if text or before is None or item.line != self.start.line or not self._line.strip():
            return text
        preceding = _preceding(before.region, before.run_index, before.item_index)
        if preceding is None or item.node.shape.kind != "operation":
            return text
        return header_between(Located(item.line - preceding.height, preceding), self.start, lines)

    @property
    def _line(self) -> str:
        """The line up to the place, from the beginning of a region that is opened on it."""
        lines = self.analysis.document.lines
        opened = [first_column(scope, lines) for scope in self.inside if scope.region_line == self.start.line]
        return self.left[max(opened, default=0) : self.start.character].lstrip()

    def cut_of_erased(self, header: str) -> Cut:
        """What the grammar expects after a header without its names, which is read once."""
        found = self._cuts.get(header)
        if found is None:
            found = self._cuts[header] = read_cut(header, self.default_dialect, self.analysis.language)
        return found

    @cached_property
    def _cuts(self) -> dict[str, Cut]:
        return {}

    def _is_over(self, above: str) -> bool:
        """Whether the text above the line of the place is whole, or wrong, so that something new begins."""
        return self.cut_of_erased(erase(above).text).kind != "incomplete"

    @cached_property
    def erased(self) -> Erased:
        """The header without its names, and these."""
        return erase(self.header)

    @cached_property
    def cut(self) -> Cut:
        """What the grammar expects at the place."""
        return self.cut_of_erased(self.erased.text)

    @cached_property
    def cut_after_value(self) -> Cut:
        """The same, were a value before the place."""
        return self.cut_after("%")

    def cut_after(self, text: str) -> Cut:
        """The same, were an erased text before the place."""
        return self.cut_of_erased(self.erased.text + text)

    def cut_in_front_of_rest(self, text: str) -> Cut | None:
        """The same with what follows on the line as well; None where nothing follows, or that does not go on so."""
        line = self.analysis.document.lines[self.start.line]
        rest = line[len(self.left) :] if line.startswith(self.left) else ""
        rest = rest[word_after(rest) :]
        if not rest.strip():
            return None
        cut = self.cut_of_erased(self.erased.text + text + erase(rest).text)
        return cut if cut.kind in ("complete", "opened") else None

    @cached_property
    def begins_operation(self) -> bool:
        """Whether the name of an operation is expected."""
        header = self.header
        return not header.strip() or RESULTS.fullmatch(header) is not None

    @cached_property
    def results(self) -> list[tuple[str, int]]:
        """The names before the equals sign, and how many values each has."""
        found = RESULTS.match(self.header)
        names = found[1].split(",") if found is not None else []
        split = [name.strip()[1:].partition(":") for name in names]
        return [(name, int(count or 1)) for name, _, count in split]

    @property
    def spec(self) -> OpSpec | None:
        """The operation whose header is typed."""
        syntax = self.cut.shape.syntax
        return syntax if isinstance(syntax, OpSpec) else None

    # -- what is near -------------------------------------------------------------------------------------------------

    @cached_property
    def before(self) -> list[Located]:
        """The items before the place, the nearest first; those of regions and what holds them included."""
        return [each for each in reversed(self._near) if each.line < self.start.line or self._is_in_front(each)]

    @cached_property
    def after(self) -> list[Located]:
        """The items that begin after the line of the place, the nearest first."""
        return [each for each in self._near if each.line > self.start.line]

    @cached_property
    def others(self) -> list[Located]:
        """The items before the place and those after it, the nearest first, but for the one that is typed."""
        found = [*self.before, *self.after]
        typed = self.context.item if self.context is not None and not self.inside and self.header else None
        if typed is None or typed.line != self.start.line - self.header.count("\n"):
            return found
        return [each for each in found if each.line != typed.line or each.node is not typed.node]

    @cached_property
    def siblings(self) -> list[Located]:
        """The items near the place that stand directly in its region, in order."""
        if not self.scopes:
            return []
        scope = self.scopes[0]
        line = scope.region_line + scope.region.lead
        found: list[Located] = []
        for run in scope.region.runs:
            if line - _NEAR <= self.start.line <= line + run.height + _NEAR:
                found += [
                    Located(line + start, node)
                    for start, node in zip(run.starts, run.items, strict=True)
                    if abs(line + start - self.start.line) <= _NEAR
                ]
            line += run.height
        return found

    def _is_in_front(self, item: Located) -> bool:
        return item.line == self.start.line and item.node.column < self.start.character - len(self._line)

    @cached_property
    def _near(self) -> list[Located]:
        if self.chunk is None:
            return []
        line, chunk = self.chunk
        return list(items_between(chunk.region, line, self.start.line - _NEAR, self.start.line + _NEAR))

    @cached_property
    def _visible_lines(self) -> tuple[int, int]:
        """The lines of the operation outside of which no name is visible at the place."""
        owners = [scope.owner for scope, _ in visible_scopes(self) if scope.owner is not None]
        if not owners:
            return 0, len(self.analysis.document.lines)
        return owners[-1].line, owners[-1].line + owners[-1].node.height

    @cached_property
    def before_in_scope(self) -> list[Located]:
        """The items before the place whose names may mean values that are visible there, the nearest first."""
        first, last = self._visible_lines
        return [each for each in self.before if first <= each.line <= last]

    @cached_property
    def owners(self) -> dict[tuple[int, int], str]:
        """The names of the operations around the items near the place, by their lines and columns; "" for none."""
        found: dict[tuple[int, int], str] = {}
        around: list[tuple[int, str]] = []
        for scope in reversed(self.scopes):
            if scope.owner is not None and scope.owner.line < self.start.line - _NEAR:
                around.append((scope.owner.line + scope.owner.node.height, scope.owner.node.shape.name))
        for item in self._near:
            while around and around[-1][0] <= item.line:
                around.pop()
            found[item.line, item.node.column] = around[-1][1] if around else ""
            if item.node.body is not None:
                around.append((item.line + item.node.height, item.node.shape.name))
        return found

    @cached_property
    def used_names(self) -> dict[str, int]:
        """How often the items near the place use each name, within the operation outside of which no name is visible.

        That of one of several results is there with its number, too, as `r#1`.
        """
        found: dict[str, int] = {}
        last = self._visible_lines[1]
        for item in (*self.before_in_scope, *self.after):
            names = item.node.names
            if item.line > last:
                continue
            for slot, number, _ in item.node.shape.uses:
                if slot < len(names):
                    found[names[slot]] = found.get(names[slot], 0) + 1
                    result = f"{names[slot]}#{number}"
                    found[result] = found.get(result, 0) + 1
        return found

    # -- values -------------------------------------------------------------------------------------------------------

    def definition_of(self, name: str) -> ValueDefinition | None:
        """Where a value of this name that is visible at the place is defined."""
        return find_value(self.scopes, name)

    def _presumed_type(self, definition: ValueDefinition, name: str, number: int) -> Type | None:
        """The type that a result of a half-typed operation above will have, by its operands or else by its uses.

        Of an operation of unknown syntax, what its text suggests.
        """
        node, line = definition.item.node, definition.item.line
        if node.shape.kind == "operation" and self.start.line - _HALF_TYPED <= line < self.start.line:
            shape = read_cut(node.shape.text.rstrip(), self.default_dialect, self.analysis.language).shape
            types = next((group[2] for group in shape.definitions if group[0] == definition.slot), ())
            standin = types[number] if number < len(types) else None
            for slot, each, type_ in shape.uses:
                if type_ is standin is not None and slot < len(node.names) and node.names[slot] != name:
                    found = self.type_of(node.names[slot], each)
                    if found is not None:
                        return found
        presumed = presumed_types(node.shape, self.analysis.language).get(definition.slot, ())
        likely = presumed[number] if number < len(presumed) else None
        if isinstance(likely, Tied):
            likely = self.type_of(node.names[likely.slot], likely.number)
        if likely is not None:
            return likely
        end = definition.region_line + definition.region.height
        return next(iter(used_types(self, name, number, end)), None)

    @cached_property
    def environment(self) -> Environment | None:
        """What the aliases of the chunk stand for."""
        return environment_of(self.chunk[1].region, self.analysis.language.leaves) if self.chunk else None

    def resolved(self, type_: Type) -> Type:
        """A type without aliases."""
        return self.environment.resolve(type_) if self.environment is not None else type_

    def type_of(self, name: str, number: int = 0) -> Type | None:
        """The type of a visible value, None where it is not known."""
        definition = self.definition_of(name)
        if definition is None or number >= len(definition.types):
            return None
        found = definition.types[number]
        if found is None or is_standin(found):
            return self._presumed_type(definition, name, number)
        return self._defined(found)

    def defined_type(self, name: str, number: int = 0) -> Type | None:
        """The type that the definition of a visible value gives it, None where that does not say."""
        definition = self.definition_of(name)
        found = definition.types[number] if definition is not None and number < len(definition.types) else None
        return None if found is None or is_standin(found) else self._defined(found)

    def _defined(self, type_: Type) -> Type | None:
        found = self.resolved(type_) if isinstance(type_, DerivedType) else type_
        return None if isinstance(found, DerivedType) else found


def is_standin(type_: Type | None) -> bool:
    """Whether a type stands for one that is not typed yet, or follows from such a one."""
    return isinstance(type_, TypeAlias) and type_.name.startswith(TYPE[1:])


def _preceding(region: Region, run_index: int, item_index: int) -> Node | None:
    """The sibling before an item, which may be the last one of the run before."""
    if item_index > 0:
        return region.runs[run_index].items[item_index - 1]
    return next((run.items[-1] for run in reversed(region.runs[:run_index]) if run.items), None)


def open_brackets(header: str) -> list[int]:
    """Where the brackets stand that are open at the end of a header."""
    found: list[int] = []
    for at, letter in enumerate(header):
        if letter in OPENING:
            found.append(at)
        elif found and header[found[-1]] == OPENING_OF.get(letter) and header[at - 1 : at + 1] != "->":
            found.pop()
    return found


def used_types(place: CompletionPlace, name: str, number: int = 0, end: int | None = None) -> list[Type]:
    """The types with which a name is used below the cursor, up to a line `end`, and until it is defined anew.

    By default, the end is that of the region at the cursor.
    """
    found: list[Type] = []
    if end is None:
        scope = place.scopes[0] if place.scopes else None
        end = scope.region_line + scope.region.height if scope is not None else len(place.analysis.document.lines)
    for item in place.after:
        node = item.node
        if item.line > end:
            break
        if name not in node.names:
            continue
        shape = node.shape
        if any([slot < len(node.names) and node.names[slot] == name for slot, _, _ in shape.definitions]):
            break
        for slot, each, type_ in shape.uses:
            known = type_ is not None and not isinstance(type_, DerivedType) and not is_standin(type_)
            if slot < len(node.names) and node.names[slot] == name and each == number and known and type_ is not None:
                found.append(type_)
    return found


def visible_scopes(place: CompletionPlace) -> Iterator[tuple[Scope, int]]:
    """The regions whose values are visible at a place, innermost first, each with the line up to which they are."""
    line = place.start.line
    for scope in place.scopes:
        yield scope, line
        if scope.owner is None or is_isolated(scope.owner.node):
            return
        line = scope.owner.line


def _is_after(item: Located, index: int, place: Position) -> bool:
    """Whether a place stands after the closing brace of a region of an item."""
    body = item.node.body
    if body is None:
        return False
    end = body.pieces[index + 1]
    return (place.line, place.character) > (item.line + end.line, end.column)
