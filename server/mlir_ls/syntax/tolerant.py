"""Reading an operation whose syntax is not known, from its tokens alone.

Nothing here is ever an error of the operation: it finds results, operands, symbols, successors, types, regions and the
arguments of regions, as far as the tokens tell.
"""

from __future__ import annotations

from mlir_ls.syntax.reader import Opened, Reader
from mlir_ls.syntax.shape import RegionShape, Successor, Symbol
from mlir_ls.syntax.tokens import REGION

#: A token that any stray line may bring: the syntax is not known, so everything could go on.
ANYTHING = "<anything>"

_PAIRS = {"(": ")", "[": "]", "<": ">"}


def read_tolerantly(reader: Reader) -> None:
    """Reads up to the end of the text, a brace that no bracket of the operation opened, or the content of a region.

    A part of the operation may have been read already.
    """
    open_brackets = _open_so_far(reader)
    slots: list[int] = []  # of values, each of which may be an argument of a region
    while True:
        token = reader.peek()
        if not token:
            if open_brackets:
                reader.fail(f"expected '{open_brackets[-1]}'", "unclosed-bracket")
            break
        if token == "{":
            if not _read_brace(reader, slots):
                open_brackets.append("}")
        elif token == "%":
            if not open_brackets and reader.peek_at(1) == "=" and _starts_operation(reader):
                break
            slots.append(reader.slot())
            reader.use()
            if _binds(reader, open_brackets):
                reader.unsure.append(slots[-1])
        elif token == "@":
            _read_symbol(reader)
        elif token[0] == "^":
            reader.successors.append(Successor(token, reader.offset(), ()))
            reader.index += 1
        elif token == "<" and _stands_alone(reader):
            reader.index += 1  # it compares
        elif token in _PAIRS:
            open_brackets.append(_PAIRS[token])
            reader.index += 1
        elif token in (")", "]", ">", "}"):
            if token == ")" and reader.peek_at(1) == "=":
                reader.unsure += _slots_in_brackets(reader, slots)
            if token == "}" and "}" not in open_brackets:
                break
            if token != ">" or (open_brackets and open_brackets[-1] == ">"):
                while open_brackets and open_brackets.pop() != token:
                    pass
            reader.index += 1
        elif token == "loc" and reader.peek_at(1) == "(" and not open_brackets:
            break
        else:
            reader.index += 1
    reader.wanted.add(ANYTHING)
    reader.result_count = None


def _binds(reader: Reader, open_brackets: list[str]) -> bool:
    """Whether the value in front looks like an argument: `%x = ...`, or `(%x : ...` of what declares a symbol."""
    token = reader.peek()
    return token == "=" or (token == ":" and open_brackets[-1:] == [")"] and reader.symbol is not None)


def _slots_in_brackets(reader: Reader, slots: list[int]) -> list[int]:
    """The slots of the values behind the last opening bracket, as in `(%x, %y) = ...`."""
    index = reader.index - 1
    while index > 0 and reader.tokens[index] != "(":
        index -= 1
    count = reader.tokens[index : reader.index].count("%")
    return slots[len(slots) - count :]


def _open_so_far(reader: Reader) -> list[str]:
    """What closes the brackets that were opened in front of the next token."""
    found: list[str] = []
    for token in reader.tokens[: reader.index]:
        if token in ("(", "["):
            found.append(_PAIRS[token])
        elif found and token == found[-1]:
            found.pop()
    return found


def _stands_alone(reader: Reader) -> bool:
    """Whether there are blanks on both sides of the next token."""
    offset = reader.offset()
    return reader.text[offset - 1 : offset].isspace() and reader.text[offset + 1 : offset + 2].isspace()


def opens_region(reader: Reader) -> bool:
    """Whether the brace that comes next opens a region, and no dictionary, as far as what is behind it tells."""
    follower = reader.peek_at(1)
    if not follower:
        # the next line tells
        reader.index += 1
        reader.fail("expected '}'", "unclosed-bracket")
    return follower == REGION or _opens_region(reader)


def _read_brace(reader: Reader, slots: list[int]) -> bool:
    """Reads a region, if the brace that comes next opens one; false after the brace of a dictionary."""
    is_region = opens_region(reader)
    if reader.peek_at(1) == REGION:
        reader.regions.append(RegionShape((), tuple(slots)))
        reader.index += 3 if reader.peek_at(2) == "}" else 2
        return True
    if is_region:
        reader.regions.append(RegionShape((), tuple(slots)))
        reader.index += 1
        raise Opened(reader.end_of_last())
    reader.index += 1
    return False


def _opens_region(reader: Reader) -> bool:
    first, second = reader.peek_at(1), reader.peek_at(2)
    if first[0] == "%":
        return second in ("=", ",") or (second == ":" and reader.peek_at(3).isdigit())
    if first[0] == "^":
        return True
    if first[0] == '"':
        return second == "("
    if first[0].isalpha() or first[0] == "_":
        if second in ("}", "(", "<"):  # an attribute without a value, or an operation, which has a line of its own
            return "." in first and _is_on_next_line(reader)
        return second not in ("=", ",", ":")
    return False


def _is_on_next_line(reader: Reader) -> bool:
    """Whether a line ends between the next token and the one behind it."""
    return "\n" in reader.text[reader.offset() : reader.starts[reader.index + 1]]


def _starts_operation(reader: Reader) -> bool:
    """Whether `% = name` comes next, which begins another operation and is not an argument `%x = %y`."""
    name = reader.peek_at(2)
    return bool(name) and (name[0] == '"' or ("." in name and name[0].isalpha()))


def _read_symbol(reader: Reader) -> None:
    """The first symbol of an operation without operands may be its own name: nothing tells it from a use."""
    symbol = reader.symbol_reference()
    if reader.symbol is None and not symbol.nested and not reader.use_slots and not reader.definitions:
        reader.symbol_uses.pop()
        reader.symbol = Symbol(symbol.slot, symbol.quoted, symbol.offset)
