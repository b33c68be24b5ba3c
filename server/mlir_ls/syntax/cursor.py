"""A cursor over the tokens of one operation's erased header, and all that was read of it so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn, TypeVar

from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser, Type
from mlir_ls.syntax.leaf.errors import THE_END
from mlir_ls.syntax.leaf.lexical import CLOSING, CLOSING_OF, DIGITS, OPENING, quoted
from mlir_ls.syntax.leaf.numbers import unescaped
from mlir_ls.syntax.shape import (
    AttributeText,
    DictionaryAlias,
    EnclosedOperation,
    Fault,
    ForeignName,
    OperationSyntax,
    PartAttributes,
    RegionShape,
    SignatureAlias,
    Successor,
    Symbol,
    ValueGroup,
)
from mlir_ls.syntax.tokens import REGION, is_unclosed, tokenize
from mlir_ls.system.compiling import mypyc_attr

Item = TypeVar("Item")

_TRUTHS = {"false": 0, "true": -1}
_HEXADECIMAL = frozenset("0123456789abcdefABCDEF")
_SHOWN = {REGION: "the end of the region", "%": "an SSA value", "@": "a symbol"}


class Broken(Exception):
    """The header is wrong at a known place."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class Incomplete(Broken):
    """The header ends where something has to follow; the next line may bring it."""


class RegionBegins(Exception):
    """A region begins: what stands after `offset` belongs to it and not to the header."""

    def __init__(self, offset: int) -> None:
        self.offset = offset


STATE: Final = (
    "around",
    "attributes",
    "closing",
    "counted",
    "counted_to",
    "definitions",
    "dictionary",
    "enclosed",
    "expected",
    "foreign",
    "gaps",
    "groups",
    "implied",
    "index",
    "known",
    "knows",
    "leaves",
    "locations",
    "misfit",
    "name",
    "name_end",
    "name_offset",
    "opened",
    "partly",
    "parts",
    "private",
    "refusal",
    "regions",
    "result_count",
    "result_sizes",
    "result_types",
    "signature",
    "starts",
    "successors",
    "symbol",
    "symbol_uses",
    "syntax",
    "text",
    "tokens",
    "unsure",
    "use_numbers",
    "use_slots",
    "use_types",
)
"""The attributes of a cursor."""


def _knows_none(spelled: str, default_dialect: str) -> object:
    """No operation is known."""
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Cursor:
    """The tokens of an erased header, how far they were read, and what was found in them."""

    __slots__ = STATE

    def __init__(self, text: str, leaves: LeafParser) -> None:
        self.text = text
        self.leaves = leaves  # what reads the types, attributes and locations of its language
        self.tokens, self.starts = tokenize(text)
        self.tokens.append("")
        self.starts.append(len(text))
        self.index = 0
        self.name = ""
        self.name_offset = self.name_end = 0
        self.syntax: OperationSyntax | None = None
        self.known = True
        self.partly = False  # the declared syntax was followed, but for pieces of which only C++ knows what they are
        self.misfit = False  # the declared syntax was tried, and the text does not follow it
        self.refusal: Fault | None = None  # what is certainly wrong though it is read tolerantly
        self.knows: Callable[[str, str], object] = _knows_none
        self.around = ""  # the dialect to which names of operations without one belong in the region around
        self.expected: set[str] = set()
        self.counted = self.counted_to = 0  # sigils up to an offset
        self.locations = "#loc" in text  # whether those of numbered locations may be among them
        self.definitions: list[ValueGroup] = []
        self.result_count: int | None = None
        self.result_sizes: tuple[int, ...] = ()
        self.result_types: list[Type | None] = []
        self.signature: SignatureAlias | None = None
        self.use_slots: list[int] = []
        self.use_numbers: list[int] = []
        self.use_types: list[Type | None] = []
        self.unsure: list[int] = []  # slots of uses that may be arguments instead
        self.groups: dict[str, tuple[int, ...]] = {}
        self.successors: list[Successor] = []
        self.regions: list[RegionShape] = []
        self.closing = "}"  # what most often follows the content of the operation's last region
        self.opened = -1  # where the content of a region begins that is yet to be read
        self.attributes: list[AttributeText] = []
        self.dictionary: DictionaryAlias | None = None
        self.enclosed: EnclosedOperation | None = None
        self.implied: dict[str, Attribute] = {}
        self.parts: list[PartAttributes] = []
        self.symbol: Symbol | None = None
        self.private = False
        self.foreign: list[ForeignName] = []  # dialects that no type or attribute mentions
        self.symbol_uses: list[Symbol] = []
        self.gaps: dict[int, int] = {}  # what printing puts before tokens, where it is noted (see formatting)

    # -- tokens ---------------------------------------------------------------------------------------------------

    def peek(self) -> str:
        """The next token; empty at the end of the text."""
        return self.tokens[self.index]

    def peek_at(self, ahead: int) -> str:
        """The token `ahead` places after the next one; empty past the end."""
        index = self.index + ahead
        return self.tokens[index] if index < len(self.tokens) else ""

    def next(self) -> str:
        """Takes the next token, whatever it is; stays at the end of the text."""
        token = self.tokens[self.index]
        if token:
            self.index += 1
        return token

    def at_end(self) -> bool:
        """Whether the text is over."""
        return not self.tokens[self.index]

    def offset(self) -> int:
        """Where the next token begins."""
        return self.starts[self.index]

    def end_of_last(self) -> int:
        """Where the token before the next one ends."""
        last = self.index - 1
        return self.starts[last] + len(self.tokens[last]) if last >= 0 else 0

    def accept(self, token: str) -> bool:
        """Takes `token` if it comes next."""
        found = self.tokens[self.index]
        if found == token:
            self.index += 1
            return True
        if not found:
            self.expected.add(token)
        elif len(found) > len(token) and token in _GLUED and found.startswith(token) and found in _SPLITTABLE:
            self.split_token(len(token))
            self.index += 1
            return True
        return False

    def expect(self, token: str) -> None:
        """Takes `token`, which has to come next."""
        if self.tokens[self.index] == token:
            self.index += 1
        elif not self.accept(token):
            self.miss(token)

    def accept_any(self, words: Iterable[str]) -> str | None:
        """Takes the next token if it is one of `words`; gives it back."""
        found = self.tokens[self.index]
        for word in words:
            if found == word:
                self.index += 1
                return word
            if not found:
                self.expected.add(word)
        return None

    def miss(self, *words: str, code: str = "expected-token") -> NoReturn:
        """Gives up at the next token: one of some words, which are all that may stand there, is missing."""
        quoted = [f"'{word}'" for word in words]
        listed = " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)
        self.fail(f"expected {listed}", code, words)

    def fail(self, expectation: str, code: str = "expected-token", about: tuple[str, ...] = ()) -> NoReturn:
        """Gives up at the next token: `expectation` says what should have stood there, `about` are the tokens it names."""
        found = self.tokens[self.index]
        if not found:
            end = self.end_of_last()
            message = f"{expectation}, but got the end of the operation"
            raise Incomplete(Fault(code, message, max(0, end - 1), end, about=about))
        shown = _SHOWN.get(found) or quoted(found)
        start = self.starts[self.index]
        raise Broken(Fault(code, f"{expectation}, but got {shown}", start, start + len(found), about=about))

    def miss_partner(self, bracket: int, closing: str) -> NoReturn:
        """Gives up at the next token, before which `closing` is missing, the partner of the bracket at an index.

        The fault is at that bracket where it is on an earlier line: its partner is rather missing there.
        """
        start = self.starts[bracket]
        passed = self.text[start : self.end_of_last()]
        if "\n" not in passed and REGION not in passed:
            self.miss(closing, code="unclosed-bracket")
        fault = Fault("unclosed-bracket", f"this '{self.tokens[bracket]}' is not closed", start, start + 1, about=(closing,))
        raise Broken(fault) if self.tokens[self.index] else Incomplete(fault)

    def fail_at(
        self, code: str, message: str, start: int, end: int, instead: tuple[str, ...] = (), about: tuple[str, ...] = ()
    ) -> NoReturn:
        """Raises `Broken` with a fault at a range that was already read, in whose place one of `instead` may stand."""
        raise Broken(Fault(code, message, start, end, (), instead, about))

    def fail_beyond(self, start: int, end: int, code: str, message: str, about: tuple[str, ...]) -> None:
        """Gives up after a type or an attribute, from `start` to `end`, that is not whole: at the next token of its line."""
        found, begun = self.tokens[self.index], message.removesuffix(THE_END)
        if not found:
            raise Incomplete(Fault(code, message, max(start, end - 1), end, about=about)) from None
        if begun != message and found != REGION and "\n" not in self.text[end : self.starts[self.index]]:
            following = self.starts[self.index]
            raise Broken(Fault(code, begun + quoted(found, "`"), following, following + len(found), about=about)) from None

    def refuse_count(self, message: str, start: int, end: int) -> None:
        """Raises `Broken`: operands at a range that was already read are not as many as there have to be.

        What follows may be read all the same: completion reads on, as the others are still to be typed.
        """
        self.fail_at("operand-count", message, start, end)

    def fail_so_far(self, code: str, message: str, start: int, end: int) -> NoReturn:
        """Raises `Broken` for a range that was already read, or `Incomplete` where the next line may complete it."""
        kind = Incomplete if self.at_end() else Broken
        last = min(end, self.end_of_last())
        raise kind(Fault(code, message, min(start, max(0, last - 1)), last))

    def split_token(self, length: int) -> None:
        """Cuts the next token in two, `length` characters in."""
        token, start = self.tokens[self.index], self.starts[self.index]
        self.tokens[self.index : self.index + 1] = [token[:length], token[length:]]
        self.starts[self.index : self.index + 1] = [start, start + length]

    def peek_bracket(self) -> str:
        """The next token; of `<=` the bracket alone: what is in it begins with `=`."""
        if self.tokens[self.index] == "<=":
            self.split_token(1)
        return self.tokens[self.index]

    def pass_hyphen(self) -> None:
        """Passes over the `-` that ends the name before, if there is one: the lexer of MLIR takes it before `>` too."""
        if self.tokens[self.index] == "->" and self.starts[self.index] == self.end_of_last():
            self.split_token(1)
            self.index += 1

    # -- words ----------------------------------------------------------------------------------------------------

    def keyword(self) -> str:
        """A bare identifier (`bare-id`), dots included."""
        found = self.opt_keyword()
        if found is None:
            self.fail("expected a keyword")
        return found

    def operation_name(self) -> str:
        """The full name of an operation where it stands for all of it."""
        return self.keyword()

    def opt_keyword(self) -> str | None:
        """A bare identifier, if one comes next."""
        found = self.tokens[self.index]
        if found and (found[0].isalpha() or found[0] == "_") and found[-1] != ">" and found.isascii():
            self.index += 1
            return found
        if not found:
            self.expected.add("<keyword>")
        return None

    def string(self, cases: Sequence[str] = ()) -> str:
        """A string literal, with its quotes; `cases` are the only ones that the caller does not refuse."""
        self.note_strings(cases)
        found = self.opt_string()
        if found is None:
            self.fail("expected a string")
        return found

    def fail_at_string(self, index: int) -> NoReturn:
        """Raises `Broken` for a string literal, the token at an index, that is not closed."""
        start, length = self.starts[index], len(self.tokens[index])
        self.fail_at("unclosed-string", "the string is not closed on its line", start, start + length)

    def unknown_escape(self) -> Fault | None:
        """The first escape in the strings that were passed which the lexer of MLIR refuses, wherever the string stands."""
        for index in range(self.index):
            token = self.tokens[index]
            if token[:1] == '"' and "\\" in token:
                start = self.starts[index]
                try:
                    unescaped(token, start)
                except LeafError as error:
                    return Fault("expected-token", error.message, error.offset, error.offset + 1)
        return None

    def check_space_before_arrow(self) -> None:
        """Where an arrow follows the next token, which is a name, white space stands between them: names go on with `-`."""
        start = self.starts[self.index + 1]
        if self.tokens[self.index + 1] == "->" and start == self.starts[self.index] + len(self.tokens[self.index]):
            message = f"expected a space between '{self.tokens[self.index]}' and '->', as names go on with '-'"
            self.fail_at("expected-token", message, start, start + 2)

    def note_strings(self, cases: Sequence[str]) -> None:
        """Strings of which one has to come next; completion notes them where the text is over."""

    def note_body(self, name: str) -> None:
        """What may follow the name of this type or attribute, which is left out here; completion notes where that begins."""

    def opt_string(self) -> str | None:
        """A string literal, with its quotes, if one comes next."""
        found = self.tokens[self.index]
        if found[:1] == '"':
            if is_unclosed(found):
                self.fail_at_string(self.index)
            self.index += 1
            return found
        if not found:
            self.expected.add('"')
        return None

    def integer(self, wide: bool = False) -> int:
        """An integer literal with its sign, decimal or hexadecimal; of 64 bits, unless it is `wide`."""
        found = self.opt_integer(wide)
        if found is None:
            self.fail("expected an integer")
        return found

    def opt_integer(self, wide: bool = False) -> int | None:
        """An integer literal with its sign, if one comes next; likewise. `true` and `false` are integers of one bit."""
        known = _TRUTHS.get(self.tokens[self.index])
        if known is not None:
            self.index += 1
            return known
        negative = self.tokens[self.index] == "-"
        found = self.peek_at(1) if negative else self.tokens[self.index]
        if found.isdigit() or (found[:2] == "0x" and len(found) > 2 and _HEXADECIMAL.issuperset(found[2:])):
            self.index += 1 + negative
            value = int(found, 0) if found[:2] == "0x" else int(found) if len(found) < 4000 else 0
            value = -value if negative else value
            if not (wide or -_TOO_LARGE <= value < _TOO_LARGE):
                start = self.starts[self.index - 1 - negative]
                self.fail_at("bad-attribute", "the integer is too large: it has 64 bits at most", start, self.end_of_last())
            return value
        if not found:
            self.expected.add("<integer>")
        return None

    def number(self) -> str:
        """An integer or float literal with its sign, as it is spelled."""
        start = self.index
        self.accept("-")
        if self.tokens[self.index][:1] not in DIGITS or self.at_end():
            self.fail("expected a number")
        self.index += 1
        return "".join(self.tokens[start : self.index])

    # -- lists ----------------------------------------------------------------------------------------------------

    def comma_list(self, item: Callable[[], Item]) -> list[Item]:
        """`item (, item)*`."""
        found = [item()]
        tokens = self.tokens
        while tokens[self.index] == ",":
            self.index += 1
            found.append(item())
        if not tokens[self.index]:
            self.expected.add(",")
        return found

    def delimited(self, opening: str, item: Callable[[], Item]) -> list[Item]:
        """`opening (item (, item)*)? closing`."""
        self.expect(opening)
        closing = CLOSING_OF[opening]
        if self.accept(closing):
            return []
        found = self.comma_list(item)
        self.expect(closing)
        return found

    def opt_delimited(self, opening: str, item: Callable[[], Item]) -> list[Item] | None:
        """A delimited list, if its opening bracket comes next."""
        if self.tokens[self.index] != opening:
            self.accept(opening)
            return None
        return self.delimited(opening, item)

    def balanced(self) -> tuple[int, int]:
        """Passes over a bracket and all up to its partner; gives back the offsets of both ends."""
        start, first = self.offset(), self.index
        depth = 0
        while True:
            token = self.tokens[self.index]
            if not token:
                self.miss_partner(first, CLOSING_OF[self.tokens[first]])
            if token in OPENING:
                depth += 1
            elif token in CLOSING:
                depth -= 1
            self.index += 1
            if depth <= 0:
                return start, self.end_of_last()
            if token[0] == "#":
                self.pass_hyphen()


_TOO_LARGE = 1 << 63

_GLUED = frozenset((">", "->", "#", "-", "=", "<", "{", "0", ":", "tensor", "vector", "memref", "dense", "array"))
_SPLITTABLE = frozenset((">=", "<=", "==", "::"))
