"""Reading an operation whose syntax is not known, from its tokens alone.

Nothing here is ever an error of the operation: it finds results, operands, symbols, successors, types, regions and the
arguments of regions, as far as the tokens show. A value is certainly an operand only in a plain list after the name of the
operation; elsewhere it may be one that the operation defines. A brace opens a region only if operations certainly follow.
Of an operation that a dialect declares, its interfaces say whether its first symbol is its name, and whether it has the
arguments of a function. Of another one the first symbol may be its name, unless it is spelled as a call is.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from mlir_ls.syntax.brackets import close, is_arrow, unbalanced_body, unclosed, unopened_bracket
from mlir_ls.syntax.leaf.lexical import CLOSING_OF, quoted
from mlir_ls.syntax.reader import Broken, HeaderReader, Incomplete, RegionBegins
from mlir_ls.syntax.shape import Fault, RegionShape, Successor, Symbol, ValueGroup
from mlir_ls.syntax.tokens import REGION, unclosed_string, unexpected_character

#: A token that any stray line may bring: the syntax is not known, so everything could go on.
ANYTHING = "<anything>"
Reason: TypeAlias = Callable[[str, int], "Fault | None"]
"""What is certainly wrong with a header after an offset."""

_PAIRS = {"(": ")", "[": "]", "<": ">"}
_SIGNIFICANT = frozenset(("", "{", "}", "%", "@", "(", ")", "[", "]", "<", ">", "loc"))
"""All other tokens that begin no name of a block, a type or an attribute are passed over."""

_AFTER_OPERANDS = frozenset(("", "{", "}", "->", "["))
"""What may follow a plain list of operands; any other word or sign may make definitions of the values before it."""

_AFTER_TYPES = frozenset((*_AFTER_OPERANDS, "loc", ",", "(", "to", "into", "attributes", REGION))
"""What may follow the first type after the operands: `%i : type = %x` and `%i : type in %x` may define `%i`."""

_GO_ON = frozenset((",", ":", "->", "=", "{", "["))
"""What stands after a location only if this is an attribute of the operation."""

_LOCATIONS = frozenset(("unknown", "callsite", "fused"))
"""How a location begins that is neither a string nor an alias. MLIR language reference, "Location Attributes"."""


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
    open_brackets = _open_so_far(reader)
    braces: dict[int, _Brace] = {}  # by the index of their brackets in `open_brackets`
    slots: list[int] = []  # of values, each of which may be an argument of a region
    arguments: tuple[ValueGroup, ...] = ()
    certain = _after_operands(reader) if after_name else reader.index
    calls = after_name and reader.tokens[reader.index] == "@" and _calls(reader.tokens, reader.index)
    # only a region has arguments that a text may name
    defines = reader.syntax is None or reader.misfit or reader.syntax.region_count > 0
    has_lines = "\n" in reader.text
    while True:
        index, tokens = reader.index, reader.tokens
        token = tokens[index]
        if not (has_lines and open_brackets and open_brackets[-1] == "}"):
            while token not in _SIGNIFICANT and token[0] not in "^!#":
                index += 1
                token = tokens[index]
            reader.index = index
        if not token:
            if any([bracket != ">" for bracket in open_brackets]):
                fault = unclosed(tokens, reader.starts, index, open_brackets[-1])
                if reader.regions or "\n" in reader.text[fault.start : reader.end_of_last()]:
                    raise Incomplete(fault)
                reader.miss(open_brackets[-1], code="unclosed-bracket")
            break
        if open_brackets and open_brackets[-1] == "}" and _is_on_next_line(reader, reader.index - 1):
            brace = braces.get(len(open_brackets) - 1)
            may_open = brace is not None and brace.regions == len(reader.regions)
            if brace is not None and may_open and _begins_operations(reader, reader.index, reader.tokens):
                _open_after_all(reader, brace, arguments, slots)
        if token == "{":
            if not _read_region(reader, arguments, slots):
                open_brackets.append("}")
                reader.index += 1
                if _is_on_next_line(reader, reader.index - 1):
                    braces[len(open_brackets) - 1] = _brace(reader, slots)
                else:
                    braces.pop(len(open_brackets) - 1, None)
        elif token == "%":
            on_new_line = has_lines and _is_on_next_line(reader, reader.index - 1)
            if not open_brackets and begins_results(reader, reader.index, reader.tokens, on_new_line):
                break
            if not open_brackets and reader.refusal is None:
                reader.refusal = _damaged_results(reader)
            slots.append(reader.slot())
            if reader.index >= certain and defines:
                reader.unsure.append(slots[-1])
            reader.use()
        elif token == "@":
            is_name = read_symbol(reader)
            if is_name and reader.syntax is not None and reader.syntax.function:
                arguments = _opt_arguments(reader)
        elif token[0] == "^":
            count = _passed_values(reader)
            first = len(reader.use_slots)
            reader.successors.append(Successor(token, reader.offset(), tuple(range(first, first + count))))
            reader.index += 1
        elif token[0] in "!#" and reader.refusal is None:
            reader.refusal = unbalanced_body(tokens, reader.starts, index)
            reader.index += 1
        elif token == "<" and _stands_alone(reader):
            reader.index += 1  # it compares
        elif token in _PAIRS:
            braces.pop(len(open_brackets), None)
            open_brackets.append(_PAIRS[token])
            reader.index += 1
        elif token in (")", "]", ">", "}"):
            if token == "}" and "}" not in open_brackets:
                break
            if token != ">":
                close(open_brackets, token)
            elif open_brackets[-1:] == [">"] and not is_arrow(tokens, reader.starts, index - 1):
                open_brackets.pop()
            reader.index += 1
        elif token == "loc" and not open_brackets and _is_location(reader, reader.index):
            break
        else:
            reader.index += 1
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
    if token in ("", "}", REGION, "loc", "%") or token[0] in '"^' or _is_on_next_line(reader, reader.index - 1):
        return False
    return not token[0].isalpha() or ("." not in token and reader.knows(token, reader.around) is None)


def _after_operands(reader: HeaderReader) -> int:
    """The index of the token after the plain list of operands that follows the name, or the symbol of a callee.

    `%a, %b#1 : …`, `(%a, %b) : …`, `@f(%a) : (…`. Where it is followed by something else, none is certainly an operand.
    """
    tokens, index = reader.tokens, reader.index
    while tokens[index] == "@":
        index += 2 if tokens[index + 1][:1] == '"' else 1
        if tokens[index] == "::":
            index += 1
    called = index > reader.index
    bracketed = tokens[index] == "("
    if called and not bracketed:
        return reader.index
    index += bracketed
    if tokens[index] != "%":
        return reader.index
    while tokens[index] == "%":
        index += 1
        if tokens[index][:1] == "#" and tokens[index][1:].isdigit():
            index += 1
        if tokens[index] == ",":
            index += 1
        else:
            break
    else:
        return reader.index
    if bracketed:
        index += 1
        if tokens[index - 1] != ")" or (called and not (tokens[index] == ":" and tokens[index + 1] == "(")):
            return reader.index
    if tokens[index] == "loc":
        ends = _is_location(reader, index)
    elif bracketed and tokens[index : index + 3] == ["->", "(", "%"]:
        ends = False  # those before the arrow may go from 0 to those after it
    else:
        ends = tokens[index] in _AFTER_OPERANDS or (tokens[index] == ":" and _is_after_type(reader, index + 1))
    return index if ends else reader.index


def _calls(tokens: list[str], index: int) -> bool:
    """Whether `(%a, %b)` or `() : (` follows the symbol at an index, as in a call: arguments of a function have types."""
    index += 2 if tokens[index + 1][:1] == '"' else 1
    if tokens[index : index + 4] == ["(", ")", ":", "("]:
        return True
    if tokens[index] != "(" or tokens[index + 1] != "%":
        return False
    while tokens[index] in ("(", ",") and tokens[index + 1] == "%":
        index += 2
        index += tokens[index][:1] == "#"
    return tokens[index] == ")"


def _is_after_type(reader: HeaderReader, index: int) -> bool:
    """Whether what follows the type at an index leaves no doubt that the values before it are operands."""
    tokens = reader.tokens
    if tokens[index] not in ("", "("):
        index += 1
    depth = 0
    while tokens[index] and (depth or tokens[index] in ("(", "<")):
        depth += (tokens[index] in _PAIRS) - (tokens[index] in (")", "]", ">") and tokens[index - 1] != "=")
        index += 1
    return tokens[index] in _AFTER_TYPES or _is_on_next_line(reader, index - 1)


def _is_location(reader: HeaderReader, index: int) -> bool:
    """Whether the word `loc` at an index begins the location of the operation.

    A clause may have this name, and an attribute may be a location: the operation goes on after it then.
    """
    tokens = reader.tokens
    inner = tokens[index + 2] if tokens[index + 1] == "(" else ""
    if inner[:1] not in ('"', "#") and inner not in _LOCATIONS:
        return False
    depth = 0
    while tokens[index]:
        index += 1
        depth += (tokens[index] == "(") - (tokens[index] == ")")
        if depth == 0:
            break
    after = tokens[index + 1] if tokens[index] else ""
    goes_on = after in _GO_ON or (after[:1].isalpha() and "." not in after)
    return not goes_on or _is_on_next_line(reader, index)


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


def _damaged_results(reader: HeaderReader) -> Fault | None:
    """What is wrong where a value, which comes next, begins a line that is otherwise an operation: `%x known.op`, `%x %y =`."""
    tokens, starts, index = reader.tokens, reader.starts, reader.index + 1
    follower = tokens[index]
    if not _is_on_next_line(reader, index - 2) or _is_on_next_line(reader, index - 1):
        return None
    is_operation = "." in follower and follower[0].isalpha() and reader.knows(follower, "") is not None
    if is_operation or (follower == "%" and begins_results(reader, index, tokens)):
        message = f"expected '=', but got {'an SSA value' if follower == '%' else quoted(follower)}"
        return Fault("expected-token", message, starts[index], starts[index] + len(follower))
    return None


def _stands_alone(reader: HeaderReader) -> bool:
    """Whether there are blanks on both sides of the next token."""
    offset = reader.offset()
    return reader.text[offset - 1 : offset].isspace() and reader.text[offset + 1 : offset + 2].isspace()


def is_assigned(reader: HeaderReader, index: int) -> bool:
    """Whether a value follows the token at an index, as in an entry of a dictionary: `=`, and not `=>`."""
    return reader.tokens[index + 1] == "=" and not is_arrow(reader.tokens, reader.starts, index + 1)


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
    return _begins_operations(reader, after, reader.tokens) and _begins_operations(reader, after, _content_of_line(reader))


def _content_of_line(reader: HeaderReader) -> list[str]:
    """The tokens, up to the end of the line with the brace that comes next if it holds more: what was taken for something
    else when only that line was read is not taken back."""
    if _is_on_next_line(reader, reader.index):
        return reader.tokens
    end = reader.text.find("\n", reader.offset())
    return reader.tokens if end < 0 else [*reader.tokens[: bisect_left(reader.starts, end)], "", "", ""]


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


def _begins_operations(reader: HeaderReader, index: int, tokens: list[str]) -> bool:
    """Whether the tokens from an index on are certainly operations, or a block: what stands in a region."""
    first = tokens[index]
    if not first:
        return False
    second = tokens[index + 1]
    if first == "%":
        return begins_results(reader, index, tokens)
    if first[0] == "^":
        return _is_label(tokens, index)
    if first[0] == '"':
        return second == "("
    if not (first[0].isalpha() or first[0] == "_") or second in (",", ":") or is_assigned(reader, index):
        return False
    begins_line = _is_on_next_line(reader, index - 1)
    if "." not in first:
        return begins_line and second != "}" and _is_known(reader, first)
    return begins_line or second not in ("", "}", "(", "<")


def begins_results(reader: HeaderReader, index: int, tokens: list[str], bare: bool = True) -> bool:
    """Whether `%, %:2 = name` stands at an index, which begins an operation and is no argument `%x = %y`.

    Unless it may be `bare`, the name has its dialect: on the line of another operation, `%x = max` is a clause.
    """
    while tokens[index] == "%":
        index += 1
        if tokens[index] == ":" and tokens[index + 1].isdigit():
            index += 2
        if tokens[index] == ",":
            index += 1
        elif tokens[index] == "=":
            name = tokens[index + 1]
            if name[:1] == '"':
                return True
            return name[:1].isalpha() and ("." in name or (bare and _is_known(reader, name)))
        else:
            return False
    return False


def _is_label(tokens: list[str], index: int) -> bool:
    """Whether `^name:` or `^name(…):` stands at an index."""
    index += 1
    if tokens[index] == "(":
        depth = 0
        while tokens[index]:
            depth += (tokens[index] == "(") - (tokens[index] == ")")
            index += 1
            if depth == 0:
                break
    return tokens[index] == ":"


def _passed_values(reader: HeaderReader) -> int:
    """How many values a successor that comes next is given: `^bb(%a, %b#1 : types)`, which is no label; 0 in any other form."""
    tokens, index = reader.tokens, reader.index + 1
    if tokens[index] != "(":
        return 0
    count = 0
    while tokens[index] in ("(", ",") and tokens[index + 1] == "%":
        count += 1
        index += 2
        if tokens[index][:1] == "#" and tokens[index][1:].isdigit():
            index += 1
    return count if tokens[index] == ":" and not _is_label(tokens, reader.index) else 0


def begins_item(reader: HeaderReader, index: int) -> bool:
    """Whether an operation or a block certainly begins with the token at an index, in a line of its own."""
    return _is_on_next_line(reader, index - 1) and _begins_operations(reader, index, reader.tokens)


def _is_known(reader: HeaderReader, word: str) -> bool:
    """Whether a bare word is an operation in the regions of the operation that is being read, or one of its dialect."""
    own = reader.name.partition(".")[0]
    inside = reader.syntax.default_dialect if reader.syntax is not None else own
    return any([reader.knows(word, dialect) is not None for dialect in {own, inside}])


def _is_on_next_line(reader: HeaderReader, index: int) -> bool:
    """Whether a line ends between the token at an index and the one after it."""
    return "\n" in reader.text[reader.starts[index] : reader.starts[index + 1]]


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
