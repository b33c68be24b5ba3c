"""Symbols of all files of a workspace, by name.

Files that are not open are not parsed: their symbols are found by the first words of lines, which takes a hundredth of
the time and is right for text as people and printers write it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.features.symbols import EntryKind, outline
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import symbol_name_at
from mlir_ls.syntax.shape import symbol_spelling
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Position

_NAME = r'@(?:[A-Za-z_][A-Za-z0-9_$.]*|"[^"\n]*")'
_DEFINITION = deferred(
    r"^[ \t]*(?:%[^=\n]*=[ \t]*)?(?P<operation>[A-Za-z_][A-Za-z0-9_$.]*)[ \t]+"
    rf'(?:(?:[a-z_]+(?:\([^)\n]*\))?|"[^"\n]*")[ \t]+)*?'
    rf"(?P<symbol>{_NAME})(?P<brace>.*\{{[ \t]*$)?"
    r'|\bsym_name[ \t]*=[ \t]*(?P<string>"[^"\n]*")',
    re.MULTILINE,
)
"""operation (keyword)* symbol at the start of a line, and whether a region opens at its end; or the generic form."""

_BRACE = deferred(r'// -----|//|"(?:[^"\\\n]|\\.)*"|[{}]')
_PRIVATE = deferred(r"\bprivate\b")
_DICTIONARY = deferred(r"\battributes\s*\{[^{}\n]*\}|\{[^{}\n]*\}(?=\s*[,)])")
"""The attributes of an operation, or of an argument or a result of a function."""


class FoundSymbol(NamedTuple):
    """A symbol in a file: its name without sigil, the operation, its kind, and line, start and end of the name.

    `lead` is the line up to the end of the name, unless it is plain ASCII: who counts otherwise than by characters
    needs it. `container` has the symbols around it, `@outer::@inner`. `may_have_body`: it may be more than a declaration.
    `private`: the line says that it is.
    """

    name: str
    operation: str
    kind: EntryKind
    line: int
    start: int
    end: int
    lead: str = ""
    container: str = ""
    may_have_body: bool = False
    private: bool = False


class OpenBraces:
    """The symbols whose regions are open at a place of a text that is read from its beginning, found by counting braces.

    Braces are counted after the first symbol that others may be inside of; most texts have none.
    """

    def __init__(self) -> None:
        self._symbols: list[tuple[str, int]] = []
        self._depth = 0

    @property
    def container(self) -> str:
        """The symbols, as a reference spells them."""
        return "::".join([name for name, _ in self._symbols])

    def enter(self, name: str) -> None:
        """The brace after a symbol has been read."""
        self._depth += 1
        self._symbols.append((name, self._depth))

    def pass_over(self, text: str, start: int, end: int) -> None:
        """Counts the braces in a part of a text that begins and ends between two tokens."""
        while self._symbols and start < end and (found := _BRACE.search(text, start, end)) is not None:
            start = found.end()
            token = found[0]
            if token == "//":
                start = text.find("\n", start, end)
                start = end if start < 0 else start
            elif token == "// -----":
                self._symbols.clear()
            elif token == "{":
                self._depth += 1
            elif token == "}":
                self._depth -= 1
                if self._depth < self._symbols[-1][1]:
                    self._symbols.pop()
        if not self._symbols:
            self._depth = 0


def symbols_in_text(
    text: str, language: OpenLanguage, first_line: int = 0, braces: OpenBraces | None = None
) -> Iterator[FoundSymbol]:
    """The symbols that the operations of a text define, as far as their first lines show.

    The text may be the part of one that begins on a line; `braces` then are those that are open there, and after it.
    """
    line, counted = first_line, 0
    passed = 0
    braces = braces if braces is not None else OpenBraces()
    for match in _DEFINITION.finditer(text):
        operation = match["operation"] or ""
        kind = _kind_of(operation, bool(match["brace"]), language) if operation else EntryKind.FUNCTION
        if kind is None:
            continue
        at = match.start("symbol" if operation else "string")
        line += text.count("\n", counted, at)
        counted = at
        line_start = text.rfind("\n", 0, at) + 1
        symbol = match["symbol"] or match["string"]
        lead = text[line_start : at + len(symbol)]
        start = at - line_start
        name = symbol.lstrip("@").strip('"')
        kept = "" if lead.isascii() else lead
        braces.pass_over(text, passed, at)
        body = not operation or bool(match["brace"]) or _is_open(text, at + len(symbol))
        private = _PRIVATE.search(text, match.start(), at) is not None
        yield FoundSymbol(name, operation, kind, line, start, start + len(symbol), kept, braces.container, body, private)
        passed = match.end()
        if match["brace"] and kind is not EntryKind.FUNCTION:
            braces.enter(symbol_spelling(name))
        else:
            braces.pass_over(text, at, passed)
    braces.pass_over(text, passed, len(text))


def _is_open(text: str, start: int) -> bool:
    """Whether a region may follow on a line after a symbol, or below that line."""
    end = text.find("\n", start)
    rest = _DICTIONARY.sub("", text[start : len(text) if end < 0 else end])
    return "{" in rest or rest.count("(") + rest.count("[") > rest.count(")") + rest.count("]")


def symbols_of(analysis: Analysis) -> Iterator[FoundSymbol]:
    """The symbols of a document that is open."""
    around: list[tuple[int, str]] = []
    for entry in outline(analysis):
        while around and around[-1][0] >= entry.depth:
            around.pop()
        if entry.name[:1] == "@":
            lead = analysis.document.lines[entry.name_line][: entry.name_end]
            kept = "" if lead.isascii() else lead
            place = entry.name_line, entry.name_start, entry.name_end
            container = "::".join([name for _, name in around])
            line = analysis.document.lines[entry.name_line]
            body = entry.end_line > entry.name_line or "{" in line[entry.name_end :]
            private = _PRIVATE.search(line, 0, entry.name_start) is not None
            yield FoundSymbol(entry.name[1:], entry.detail, EntryKind(entry.kind), *place, kept, container, body, private)
            around.append((entry.depth, symbol_spelling(entry.name[1:])))


def symbol_at(analysis: Analysis, position: Position) -> str | None:
    """The name without sigil of the symbol at a position, of `@a::@b` that of the one there; None where there is none."""
    name = symbol_name_at(analysis.document, position)
    return name.names[-1] if name is not None else None


def matches(query: str, name: str) -> bool:
    """Whether the letters of a query occur in a name in their order, in whatever case."""
    letters = iter(name.lower())
    return all(letter in letters for letter in query.lower().lstrip("@"))


def ranked(query: str, found: Iterable[tuple[str, FoundSymbol]]) -> list[tuple[str, FoundSymbol]]:
    """Files and the symbols in them, the best match first: the very name, then names that begin so, then the rest."""
    searched = query.lower().lstrip("@")

    def key(item: tuple[str, FoundSymbol]) -> tuple[int, int, str, str, int]:
        name = item[1].name.lower()
        place = 0 if name == searched else 1 if name.startswith(searched) else 2 if searched in name else 3
        return place, len(name), name, item[0], item[1].line

    return sorted(found, key=key)


def _kind_of(operation: str, opens_region: bool, language: OpenLanguage) -> EntryKind | None:
    """The kind of a symbol that an operation with this name defines; None if it only uses it.

    Of an operation that is not known, a line that opens a region defines its first symbol.
    """
    found = language.find(operation, "builtin")
    spec: OpSpec | None = found[0] if found is not None else None
    if spec is None:
        return EntryKind.FUNCTION if opens_region else None
    if not spec.symbol:
        return None
    if spec.symbol_table:
        return EntryKind.MODULE
    if spec.has_trait("FunctionOpInterface"):
        return EntryKind.FUNCTION
    return EntryKind.CLASS if spec.regions else EntryKind.VARIABLE
