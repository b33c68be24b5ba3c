"""The parts of an operation whose syntax is not known, from its tokens alone.

Nothing here is ever an error of the operation: it finds results, operands, symbols, successors, types, regions and the
arguments of regions, as far as the tokens show. A value is certainly an operand only in a plain list after the name of the
operation; elsewhere it may be one that the operation defines. A brace opens a region only if operations certainly follow.
Of an operation that a dialect declares, its interfaces say whether its first symbol is its name, and whether it has the
arguments of a function. Of another one the first symbol may be its name, unless it is spelled as a call is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from mlir_ls.syntax.brackets import close, is_arrow, unbalanced_body, unclosed, unopened_bracket
from mlir_ls.syntax.leaf.lexical import CLOSING_OF, quoted
from mlir_ls.syntax.reader import Broken, HeaderReader, Incomplete, RegionBegins
from mlir_ls.syntax.shape import Fault, RegionShape, Successor, Symbol, ValueGroup
from mlir_ls.syntax.tokens import REGION, unclosed_string, unexpected_character
from mlir_ls.syntax.tolerant.lookahead import (
    PAIRS,
    after_operands,
    begins_operations,
    begins_results,
    content_of_line,
    damaged_results,
    is_call,
    is_location,
    is_on_next_line,
    passed_values,
    stands_alone,
)

#: A token that any stray line may bring: the syntax is not known, so everything could go on.
ANYTHING = "<anything>"
Reason: TypeAlias = Callable[[str, int], "Fault | None"]
"""What is certainly wrong with a header after an offset."""

_SIGNIFICANT = frozenset(("", "{", "}", "%", "@", "(", ")", "[", "]", "<", ">", "loc"))
"""All other tokens that begin no name of a block, a type or an attribute are passed over."""


class _Brace(NamedTuple):
    """How much of the operation had been read after an opening brace: what follows may turn out to be a region's content."""

    end: int
    tokens: int
    uses: int
    unsure: int
    symbols: int
    symbol: Symbol | None
    successors: int
    regions: int
    slots: int


def read_tolerantly(reader: HeaderReader, after_name: bool = False) -> None:
    """Reads up to the end of the text, a brace that no bracket of the operation opened, or the content of a region.

    A part of the operation may have been read already, unless the next token stands `after_name`.
    """
    calls = after_name and reader.tokens[reader.index] == "@" and is_call(reader.tokens, reader.index)
    tokens = _Tokens(reader, after_name)
    while tokens.read_next():
        pass
    if calls and reader.symbol is not None and reader.syntax is None and not reader.regions:
        # there is nothing that the values could be arguments of
        reader.symbol_uses.insert(0, reader.symbol)
        reader.symbol = None
    if (string := unclosed_string(reader.text, reader.tokens, reader.index)) is not None:
        reader.fail_at_string(string)
    if reader.refusal is None:
        reader.refusal = lexical_fault(reader)
    reader.expected.add(ANYTHING)
    reader.result_count = None


class _Tokens:
    """The tokens of an operation, and the brackets that are open before the next of them."""

    def __init__(self, reader: HeaderReader, after_name: bool) -> None:
        self.reader = reader
        self.open = _open_so_far(reader)  # what closes each bracket
        self.braces: dict[int, _Brace] = {}  # by the index of their brackets in `open`
        self.slots: list[int] = []  # of values, each of which may be an argument of a region
        self.arguments: tuple[ValueGroup, ...] = ()
        #: From this token on a value may be one that the operation defines.
        self.certain = after_operands(reader) if after_name else reader.index
        # only a region has arguments that a text may name
        self.defines = reader.syntax is None or reader.misfit or reader.syntax.region_count > 0
        self.has_lines = "\n" in reader.text

    def read_next(self) -> bool:
        """Reads what comes next; false where nothing more belongs to the operation."""
        reader = self.reader
        if not (self.has_lines and self.open and self.open[-1] == "}"):
            self._pass_insignificant()
        token = reader.tokens[reader.index]
        if not token:
            self._end()
            return False
        if self.open and self.open[-1] == "}" and is_on_next_line(reader, reader.index - 1):
            self._may_begin_region()
        if token == "{":
            self._read_brace()
        elif token == "%":
            return self._read_value()
        elif token in (")", "]", ">", "}"):
            return self._close(token)
        elif token == "loc" and not self.open and is_location(reader, reader.index):
            return False
        else:
            self._read_other(token)
        return True

    def _pass_insignificant(self) -> None:
        tokens, index = self.reader.tokens, self.reader.index
        token = tokens[index]
        while token not in _SIGNIFICANT and token[0] not in "^!#":
            index += 1
            token = tokens[index]
        self.reader.index = index

    def _end(self) -> None:
        """Ends the operation at the end of its text; raises Incomplete where more lines belong to it."""
        reader = self.reader
        if any([bracket != ">" for bracket in self.open]):
            fault = unclosed(reader.tokens, reader.starts, reader.index, self.open[-1])
            if reader.regions or "\n" in reader.text[fault.start : reader.end_of_last()]:
                raise Incomplete(fault)
            reader.miss(self.open[-1], code="unclosed-bracket")

    def _may_begin_region(self) -> None:
        """A line in braces may be an operation, so that they are those of a region."""
        reader = self.reader
        brace = self.braces.get(len(self.open) - 1)
        if brace is None or brace.regions != len(reader.regions):
            return
        if begins_operations(reader, reader.index, reader.tokens):
            _open_after_all(reader, brace, self.arguments, self.slots)

    def _read_brace(self) -> None:
        reader = self.reader
        if _read_region(reader, self.arguments, self.slots):
            return
        self.open.append("}")
        reader.index += 1
        if is_on_next_line(reader, reader.index - 1):
            self.braces[len(self.open) - 1] = _brace(reader, self.slots)
        else:
            self.braces.pop(len(self.open) - 1, None)

    def _read_value(self) -> bool:
        """Reads a value; false where it is a result of the next operation."""
        reader = self.reader
        if not self.open:
            on_new_line = self.has_lines and is_on_next_line(reader, reader.index - 1)
            if begins_results(reader, reader.index, reader.tokens, on_new_line):
                return False
            if reader.refusal is None:
                reader.refusal = damaged_results(reader)
        self.slots.append(reader.slot())
        if reader.index >= self.certain and self.defines:
            reader.unsure.append(self.slots[-1])
        reader.use()
        return True

    def _close(self, token: str) -> bool:
        """Passes a closing bracket; false before a brace that no bracket of the operation opened."""
        reader = self.reader
        if token == "}" and "}" not in self.open:
            return False
        if token != ">":
            close(self.open, token)
        elif self.open[-1:] == [">"] and not is_arrow(reader.tokens, reader.starts, reader.index - 1):
            self.open.pop()
        reader.index += 1
        return True

    def _read_other(self, token: str) -> None:
        """Reads a symbol, a block, a type or an attribute of a dialect; or passes an opening bracket or a word."""
        reader = self.reader
        if token == "@":
            if read_symbol(reader) and reader.syntax is not None and reader.syntax.function:
                self.arguments = _opt_arguments(reader)
            return
        if token[0] == "^":
            count = passed_values(reader)
            first = len(reader.use_slots)
            reader.successors.append(Successor(token, reader.offset(), tuple(range(first, first + count))))
        elif token[0] in "!#" and reader.refusal is None:
            reader.refusal = unbalanced_body(reader.tokens, reader.starts, reader.index)
        elif token in PAIRS and not (token == "<" and stands_alone(reader)):  # one that stands alone compares
            self.braces.pop(len(self.open), None)
            self.open.append(PAIRS[token])
        reader.index += 1


def read_instead(reader: HeaderReader, read: Callable[[HeaderReader], None], reason: Reason | None = None) -> None:
    """Reads what is after the name of an operation, tolerantly where the text does not follow `read` without a `reason`."""
    text, index, definitions = reader.text, reader.index, list(reader.definitions)
    name, start, end, syntax = reader.name, reader.name_offset, reader.name_end, reader.syntax
    knows, around = reader.knows, reader.around
    try:
        read(reader)
        if not _goes_on(reader):
            return
    except Broken as broken:
        if isinstance(broken, Incomplete) and "}" in _open_so_far(reader):
            raise  # the text follows the syntax so far, and further lines belong to a dictionary
    fault = None if reason is None else reason(text, reader.starts[index])
    if fault is not None:
        raise Broken(fault)
    HeaderReader.__init__(reader, text, reader.leaves)
    reader.index, reader.definitions = index, definitions
    reader.name, reader.name_offset, reader.name_end, reader.syntax = name, start, end, syntax
    reader.knows, reader.around = knows, around
    reader.known, reader.misfit = False, True
    read_tolerantly(reader, after_name=True)


def _goes_on(reader: HeaderReader) -> bool:
    """Whether something stands after an operation on its line that is certainly neither its location nor an operation."""
    token = reader.peek()
    if token in ("", "}", REGION, "loc", "%") or token[0] in '"^' or is_on_next_line(reader, reader.index - 1):
        return False
    return not token[0].isalpha() or ("." not in token and reader.knows(token, reader.around) is None)


def _open_so_far(reader: HeaderReader) -> list[str]:
    """What closes the brackets that were opened before the next token."""
    found: list[str] = []
    for token in reader.tokens[: reader.index]:
        if token != "<" and token in CLOSING_OF:
            found.append(CLOSING_OF[token])
        elif found and token == found[-1]:
            found.pop()
    return found


def lexical_fault(reader: HeaderReader) -> Fault | None:
    """What is wrong with the tokens of an operation that was read up to the next one, of whose syntax not all is known.

    All dialects share the lexer of MLIR, but for what stands in angle brackets. MLIR language reference, "Lexical syntax".
    """
    tokens, starts = reader.tokens, reader.starts
    if (index := unexpected_character(reader.text, tokens, reader.index)) is not None:
        return Fault("expected-token", f"unexpected character {quoted(tokens[index])}", starts[index], starts[index] + 1)
    if (index := unopened_bracket(tokens, starts, reader.index)) is not None:
        return Fault("stray-brace", f"this '{tokens[index]}' closes nothing", starts[index], starts[index] + 1)
    return None


def opens_region(reader: HeaderReader) -> bool:
    """Whether the brace that comes next opens a region, and no dictionary, as far as the text after it shows."""
    follower = reader.peek_at(1)
    if not follower:
        # the next line decides
        reader.index += 1
        reader.miss("}", code="unclosed-bracket")
    if follower == REGION:
        return True
    after = reader.index + 1
    # with fewer tokens no more is certain
    return begins_operations(reader, after, reader.tokens) and begins_operations(reader, after, content_of_line(reader))


def _read_region(reader: HeaderReader, arguments: tuple[ValueGroup, ...], slots: list[int]) -> bool:
    """Reads a region, if the brace that comes next opens one; false before any other brace."""
    if not opens_region(reader):
        return False
    reader.regions.append(RegionShape(() if reader.regions else arguments, tuple(slots)))
    if reader.peek_at(1) != REGION:
        reader.index += 1
        raise RegionBegins(reader.end_of_last())
    reader.index += 3 if reader.peek_at(2) == "}" else 2
    return True


def _brace(reader: HeaderReader, slots: list[int]) -> _Brace:
    end, values, unsure = reader.end_of_last(), len(reader.use_slots), len(reader.unsure)
    symbols, blocks, regions = len(reader.symbol_uses), len(reader.successors), len(reader.regions)
    return _Brace(end, reader.index, values, unsure, symbols, reader.symbol, blocks, regions, len(slots))


def _open_after_all(reader: HeaderReader, brace: _Brace, arguments: tuple[ValueGroup, ...], slots: list[int]) -> None:
    """A line after the brace is an operation, so that all of them belong to a region: what was read of them is not the
    operation's own."""
    for read in (reader.use_slots, reader.use_numbers, reader.use_types):
        del read[brace.uses :]
    del reader.unsure[brace.unsure :]
    del reader.symbol_uses[brace.symbols :]
    del reader.successors[brace.successors :]
    reader.symbol = brace.symbol
    reader.index = brace.tokens
    reader.regions.append(RegionShape(() if reader.regions else arguments, tuple(slots[: brace.slots])))
    raise RegionBegins(brace.end)


def read_symbol(reader: HeaderReader) -> bool:
    """Reads a symbol; whether it may be the name of the operation. It is if the operation is declared to be a symbol, and
    is not if it is declared to be none; where nothing declares it, the first symbol before all operands may be."""
    symbol = reader.symbol_reference()
    if reader.symbol is not None or symbol.nested:
        return False
    syntax = reader.syntax
    if not (syntax.symbol if syntax is not None else not reader.use_slots and not reader.definitions):
        return False
    reader.symbol_uses.pop()
    reader.symbol = symbol
    return True


def _opt_arguments(reader: HeaderReader) -> tuple[ValueGroup, ...]:
    """`(%a: type, …)` after the name of a function: its arguments. Nothing is read where the list names other values, too."""
    tokens = reader.tokens
    if tokens[reader.index] != "(" or tokens[reader.index + 1] != "%":
        return ()
    start, found, depth = reader.index, [], 0
    while True:
        token = tokens[reader.index]
        if token in ("(", "[", "{", "<"):
            depth += 1
        elif token in (")", "]", "}", ">"):
            depth -= 1
        elif not token or token == "@" or (token == "%") != (depth == 1 and tokens[reader.index - 1] in ("(", ",")):
            break
        elif token == "%":
            found.append(ValueGroup(reader.slot(), 1, (None,)))
            if tokens[reader.index + 1] != ":":
                break
        reader.index += 1
        if depth == 0:
            return tuple(found)
    reader.index = start
    return ()
