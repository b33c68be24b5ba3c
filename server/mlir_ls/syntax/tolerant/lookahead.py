"""What the tokens that come next show of an operation whose syntax is not known, before any of them is read."""

from __future__ import annotations

from bisect import bisect_left

from mlir_ls.syntax.brackets import is_arrow
from mlir_ls.syntax.leaf.lexical import quoted
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import Fault
from mlir_ls.syntax.tokens import REGION

PAIRS = {"(": ")", "[": "]", "<": ">"}

_AFTER_OPERANDS = frozenset(("", "{", "}", "->", "["))
"""What may follow a plain list of operands; any other word or sign may make definitions of the values before it."""

_AFTER_TYPES = frozenset((*_AFTER_OPERANDS, "loc", ",", "(", "to", "into", "attributes", REGION))
"""What may follow the first type after the operands: `%i : type = %x` and `%i : type in %x` may define `%i`."""

_GO_ON = frozenset((",", ":", "->", "=", "{", "["))
"""What stands after a location only if this is an attribute of the operation."""

_LOCATIONS = frozenset(("unknown", "callsite", "fused"))
"""How a location begins that is neither a string nor an alias. MLIR language reference, "Location Attributes"."""


def begins_item(reader: HeaderReader, index: int) -> bool:
    """Whether an operation or a block certainly begins with the token at an index, in a line of its own."""
    return is_on_next_line(reader, index - 1) and begins_operations(reader, index, reader.tokens)


def begins_operations(reader: HeaderReader, index: int, tokens: list[str]) -> bool:
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
    begins_line = is_on_next_line(reader, index - 1)
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


def _is_known(reader: HeaderReader, word: str) -> bool:
    """Whether a bare word is an operation in the regions of the operation that is being read, or one of its dialect."""
    own = reader.name.partition(".")[0]
    inside = reader.syntax.default_dialect if reader.syntax is not None else own
    return any([reader.knows(word, dialect) is not None for dialect in {own, inside}])


def is_on_next_line(reader: HeaderReader, index: int) -> bool:
    """Whether a line ends between the token at an index and the one after it."""
    return "\n" in reader.text[reader.starts[index] : reader.starts[index + 1]]


def after_operands(reader: HeaderReader) -> int:
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
        ends = is_location(reader, index)
    elif bracketed and tokens[index : index + 3] == ["->", "(", "%"]:
        ends = False  # those before the arrow may go from 0 to those after it
    else:
        ends = tokens[index] in _AFTER_OPERANDS or (tokens[index] == ":" and _is_after_type(reader, index + 1))
    return index if ends else reader.index


def _is_after_type(reader: HeaderReader, index: int) -> bool:
    """Whether what follows the type at an index leaves no doubt that the values before it are operands."""
    tokens = reader.tokens
    if tokens[index] not in ("", "("):
        index += 1
    depth = 0
    while tokens[index] and (depth or tokens[index] in ("(", "<")):
        depth += (tokens[index] in PAIRS) - (tokens[index] in (")", "]", ">") and tokens[index - 1] != "=")
        index += 1
    return tokens[index] in _AFTER_TYPES or is_on_next_line(reader, index - 1)


def is_call(tokens: list[str], index: int) -> bool:
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


def is_location(reader: HeaderReader, index: int) -> bool:
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
    return not goes_on or is_on_next_line(reader, index)


def is_assigned(reader: HeaderReader, index: int) -> bool:
    """Whether a value follows the token at an index, as in an entry of a dictionary: `=`, and not `=>`."""
    return reader.tokens[index + 1] == "=" and not is_arrow(reader.tokens, reader.starts, index + 1)


def damaged_results(reader: HeaderReader) -> Fault | None:
    """What is wrong where a value, which comes next, begins a line that is otherwise an operation: `%x known.op`, `%x %y =`."""
    tokens, starts, index = reader.tokens, reader.starts, reader.index + 1
    follower = tokens[index]
    if not is_on_next_line(reader, index - 2) or is_on_next_line(reader, index - 1):
        return None
    is_operation = "." in follower and follower[0].isalpha() and reader.knows(follower, "") is not None
    if is_operation or (follower == "%" and begins_results(reader, index, tokens)):
        message = f"expected '=', but got {'an SSA value' if follower == '%' else quoted(follower)}"
        return Fault("expected-token", message, starts[index], starts[index] + len(follower))
    return None


def stands_alone(reader: HeaderReader) -> bool:
    """Whether there are blanks on both sides of the next token."""
    offset = reader.offset()
    return reader.text[offset - 1 : offset].isspace() and reader.text[offset + 1 : offset + 2].isspace()


def passed_values(reader: HeaderReader) -> int:
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


def content_of_line(reader: HeaderReader) -> list[str]:
    """The tokens, up to the end of the line with the brace that comes next if it holds more: what was taken for something
    else when only that line was read is not taken back."""
    if is_on_next_line(reader, reader.index):
        return reader.tokens
    end = reader.text.find("\n", reader.offset())
    return reader.tokens if end < 0 else [*reader.tokens[: bisect_left(reader.starts, end)], "", "", ""]
