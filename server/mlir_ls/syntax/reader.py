"""Reading the tokens of one operation's erased header.

The functions here are the vocabulary of every syntax, generic or custom: `token` or a fault, `opt_token` or nothing.
What is read is collected in the reader and becomes a `Shape`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn, TypeVar

from mlir_ls.syntax.erase import count_sigils
from mlir_ls.syntax.leaf import Attribute, LeafError, Type, parse_attribute, parse_type, types_by_spelling
from mlir_ls.syntax.shape import (
    AttributeText,
    Definition,
    Fault,
    OperationSyntax,
    RegionShape,
    Successor,
    Symbol,
)
from mlir_ls.syntax.tokens import REGION, tokenize

Item = TypeVar("Item")

_SHOWN = {REGION: "the end of the region", "%": "an SSA value", "@": "a symbol"}
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_OPENING = frozenset("([{<")
_CLOSERS = frozenset(")]}>")
_TYPE_STARTS = frozenset(("index", "none", "tensor", "vector", "memref", "complex", "tuple", "bf16", "tf32"))
_FIRST_OF_NUMBER = frozenset("0123456789")


class Broken(Exception):
    """The header is wrong at a known place."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class Incomplete(Broken):
    """The header ends where something has to follow; the next line may bring it."""


class Opened(Exception):
    """A region begins: what stands behind `offset` belongs to it and not to the header."""

    def __init__(self, offset: int) -> None:
        self.offset = offset


def is_type_start(token: str) -> bool:
    """Whether a type may begin with this token."""
    first = token[:1]
    if first == "!" or token == "(":
        return True
    if first in "iusf" and len(token) > 1:
        if token.lstrip("uis")[:1].isdigit() and token.lstrip("uis").isdigit():
            return True
        if first == "f" and token[1].isdigit():
            return True
    return token in _TYPE_STARTS or token.startswith(("tensor<", "vector<", "memref<"))


class Reader:
    """A cursor over the tokens of an erased header, and what was read so far."""

    __slots__ = (
        "attributes",
        "counted",
        "counted_to",
        "definitions",
        "gaps",
        "groups",
        "implied",
        "index",
        "known",
        "name",
        "private",
        "regions",
        "result_count",
        "result_types",
        "starts",
        "successors",
        "symbol",
        "symbol_uses",
        "syntax",
        "text",
        "tokens",
        "use_numbers",
        "use_slots",
        "use_types",
        "wanted",
    )

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens, self.starts = tokenize(text)
        self.tokens.append("")
        self.starts.append(len(text))
        self.index = 0
        self.name = ""
        self.syntax: OperationSyntax | None = None
        self.known = True
        self.wanted: set[str] = set()
        self.counted = self.counted_to = 0  # sigils up to an offset
        self.definitions: list[Definition] = []
        self.result_count: int | None = None
        self.result_types: list[Type | None] = []
        self.use_slots: list[int] = []
        self.use_numbers: list[int] = []
        self.use_types: list[Type | None] = []
        self.groups: dict[str, tuple[int, ...]] = {}
        self.successors: list[Successor] = []
        self.regions: list[RegionShape] = []
        self.attributes: list[AttributeText] = []
        self.implied: dict[str, Attribute] = {}
        self.symbol: Symbol | None = None
        self.private = False
        self.symbol_uses: list[Symbol] = []
        self.gaps: dict[int, int] = {}  # what printing puts in front of tokens, where it is noted (see formatting)

    # -- tokens ---------------------------------------------------------------------------------------------------

    def peek(self) -> str:
        """The next token; empty at the end of the text."""
        return self.tokens[self.index]

    def peek_at(self, ahead: int) -> str:
        """The token `ahead` places behind the next one; empty past the end."""
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
            self.wanted.add(token)
        elif len(found) > len(token) and token in _GLUED and found.startswith(token) and found in _SPLITTABLE:
            self._split(len(token))
            self.index += 1
            return True
        return False

    def expect(self, token: str) -> None:
        """Takes `token`, which has to come next."""
        if not self.accept(token):
            self.fail(f"expected '{token}'")

    def accept_any(self, words: Iterable[str]) -> str | None:
        """Takes the next token if it is one of `words`; gives it back."""
        found = self.tokens[self.index]
        for word in words:
            if found == word:
                self.index += 1
                return word
            if not found:
                self.wanted.add(word)
        return None

    def fail(self, expectation: str, code: str = "expected-token") -> NoReturn:
        """Gives up at the next token: `expectation` says what should have stood there."""
        found = self.tokens[self.index]
        if not found:
            end = self.end_of_last()
            raise Incomplete(Fault(code, f"{expectation}, found the end of the operation", max(0, end - 1), end))
        shown = _SHOWN.get(found) or f"'{found if len(found) < 40 else found[:37] + '…'}'"
        start = self.starts[self.index]
        raise Broken(Fault(code, f"{expectation}, found {shown}", start, start + len(found)))

    def fail_at(self, code: str, message: str, start: int, end: int) -> NoReturn:
        """Gives up at a stretch of the header that was already read."""
        raise Broken(Fault(code, message, start, end))

    def fail_so_far(self, code: str, message: str, start: int, end: int) -> NoReturn:
        """Gives up at a stretch that was already read but that, at the end of the text, the next line may complete."""
        kind = Incomplete if self.at_end() else Broken
        last = min(end, self.end_of_last())
        raise kind(Fault(code, message, min(start, max(0, last - 1)), last))

    def _split(self, length: int) -> None:
        """Cuts the next token in two, `length` characters in."""
        token, start = self.tokens[self.index], self.starts[self.index]
        self.tokens[self.index : self.index + 1] = [token[:length], token[length:]]
        self.starts[self.index : self.index + 1] = [start, start + length]

    # -- words ----------------------------------------------------------------------------------------------------

    def keyword(self) -> str:
        """A bare identifier (`bare-id`), dots included."""
        found = self.opt_keyword()
        if found is None:
            self.fail("expected a keyword")
        return found

    def opt_keyword(self) -> str | None:
        """A bare identifier, if one comes next."""
        found = self.tokens[self.index]
        if found and (found[0].isalpha() or found[0] == "_") and found[-1] != ">":
            self.index += 1
            return found
        if not found:
            self.wanted.add("<keyword>")
        return None

    def string(self) -> str:
        """A string literal, with its quotes."""
        found = self.opt_string()
        if found is None:
            self.fail("expected a string")
        return found

    def opt_string(self) -> str | None:
        """A string literal, with its quotes, if one comes next."""
        found = self.tokens[self.index]
        if found[:1] == '"':
            if len(found) < 2 or not found.endswith('"') or (found.endswith('\\"') and _unclosed(found)):
                start = self.starts[self.index]
                self.fail_at("unclosed-string", "the string is not closed on its line", start, start + len(found))
            self.index += 1
            return found
        if not found:
            self.wanted.add('"')
        return None

    def integer(self) -> int:
        """An integer literal with its sign, decimal or hexadecimal."""
        found = self.opt_integer()
        if found is None:
            self.fail("expected an integer")
        return found

    def opt_integer(self) -> int | None:
        """An integer literal with its sign, if one comes next."""
        negative = self.tokens[self.index] == "-"
        found = self.peek_at(1) if negative else self.tokens[self.index]
        if found.isdigit() or (found[:2] == "0x" and len(found) > 2 and "x" not in found[2:] and "?" not in found):
            self.index += 1 + negative
            value = int(found, 0) if found[:2] == "0x" else int(found) if len(found) < 4000 else 0
            return -value if negative else value
        if not found:
            self.wanted.add("<integer>")
        return None

    def number(self) -> str:
        """An integer or float literal with its sign, as it is spelled."""
        start = self.index
        self.accept("-")
        if self.tokens[self.index][:1] not in _FIRST_OF_NUMBER or self.at_end():
            self.fail("expected a number")
        self.index += 1
        return "".join(self.tokens[start : self.index])

    # -- lists ----------------------------------------------------------------------------------------------------

    def comma_list(self, item: Callable[[], Item]) -> list[Item]:
        """`item (, item)*`."""
        found = [item()]
        while self.accept(","):
            found.append(item())
        return found

    def delimited(self, opening: str, item: Callable[[], Item]) -> list[Item]:
        """`opening (item (, item)*)? closing`."""
        self.expect(opening)
        closing = _CLOSING[opening]
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
        start = self.offset()
        depth = 0
        while True:
            token = self.tokens[self.index]
            if not token:
                self.fail("expected a closing bracket", "unclosed-bracket")
            if token in _OPENING:
                depth += 1
            elif token in _CLOSERS:
                depth -= 1
            self.index += 1
            if depth <= 0:
                return start, self.end_of_last()

    # -- SSA values -----------------------------------------------------------------------------------------------

    def slot(self) -> int:
        """The slot of the sigil that comes next."""
        offset = self.starts[self.index]
        if offset < self.counted_to:
            self.counted = self.counted_to = 0
        self.counted += count_sigils(self.text, self.counted_to, offset)
        self.counted_to = offset
        return self.counted

    def use(self) -> int:
        """An SSA value, `%name` or `%name#1`, as an operand; gives back its index among the uses.

        MLIR language reference, "Operations": `value-use`.
        """
        found = self.opt_use()
        if found is None:
            self.fail("expected an SSA value")
        return found

    def opt_use(self) -> int | None:
        """An SSA value as an operand, if one comes next."""
        found = self.tokens[self.index]
        if found != "%":
            if not found:
                self.wanted.add("%")
            return None
        self.use_slots.append(self.slot())
        self.index += 1
        number = 0
        follower = self.tokens[self.index]
        if follower[:1] == "#" and follower[1:].isdigit():
            number = int(follower[1:])
            self.index += 1
        self.use_numbers.append(number)
        self.use_types.append(None)
        return len(self.use_slots) - 1

    def uses(self) -> list[int]:
        """`value-use (, value-use)*`, perhaps none at all."""
        first = self.opt_use()
        if first is None:
            return []
        found = [first]
        while self.accept(","):
            found.append(self.use())
        return found

    def give_types(self, uses: Sequence[int], types: Sequence[Type | None], start: int, what: str = "operand") -> None:
        """Says which types the uses have; a fault where there are more or fewer.

        `start` is where the types stand, `what` the noun for one of the uses.
        """
        if len(uses) != len(types):
            counts = f"{len(uses)} {what}{'s' * (len(uses) != 1)} but {len(types)} type{'s' * (len(types) != 1)}"
            message = f"{counts}, expected one for each"
            self.fail_so_far("type-count", message, start, max(start + 1, self.end_of_last()))
        for use, type_ in zip(uses, types, strict=True):
            self.use_types[use] = type_

    def definition_slot(self) -> int:
        """An SSA name that is defined here, `%name`; gives back its slot."""
        if self.tokens[self.index] != "%":
            self.accept("%")
            self.fail("expected an SSA name")
        slot = self.slot()
        self.index += 1
        return slot

    # -- types ----------------------------------------------------------------------------------------------------

    def type(self) -> Type:
        """A type. MLIR language reference, "Type System"."""
        found = self.opt_type()
        if found is None:
            self.fail("expected a type")
        return found

    def opt_type(self) -> Type | None:
        """A type, if one comes next."""
        token = self.tokens[self.index]
        seen = types_by_spelling.get(token)
        if seen is not None and self.tokens[self.index + 1] != "<":
            self.index += 1
            return seen
        if not is_type_start(token):
            if not token:
                self.wanted.add("<type>")
            return None
        first = self.index
        self._pass_type()
        start, end = self.starts[first], self.end_of_last()
        return self._parsed(parse_type, start, end, "bad-type")

    def types(self) -> list[Type]:
        """`type (, type)*`."""
        return self.comma_list(self.type)

    def function_types(self) -> tuple[list[Type], list[Type]]:
        """`(type, …) -> type` or `-> (type, …)`."""
        inputs = self.delimited("(", self.type)
        self.expect("->")
        return inputs, self.result_list()

    def result_list(self) -> list[Type]:
        """What stands behind an arrow: one type, or several in parentheses."""
        if self.peek() == "(":
            if self._is_function_type():
                return [self.type()]
            return self.delimited("(", self.type)
        return [self.type()]

    def opt_arrow_types(self) -> list[Type]:
        """`-> results`, or nothing and no results."""
        return self.result_list() if self.accept("->") else []

    def _is_function_type(self) -> bool:
        """Whether the parenthesis that comes next is followed by an arrow behind its partner."""
        depth = 0
        for index in range(self.index, len(self.tokens)):
            token = self.tokens[index]
            if token == "(":
                depth += 1
            elif token == ")":
                depth -= 1
                if depth == 0:
                    return self.tokens[index + 1] == "->"
        return False

    def _pass_type(self) -> None:
        token = self.next()
        if token == "(":
            self.index -= 1
            self.balanced()
            if not self.accept("->"):
                self.fail("expected '->' of a function type")
            if self.peek() == "(":
                if self._is_function_type():
                    self._pass_type()
                else:
                    self.balanced()
            elif is_type_start(self.peek()):
                self._pass_type()
            else:
                self.fail("expected the result type of a function type")
        elif self.tokens[self.index] == "<" and token not in ("index", "none"):
            self._pass_angles()

    def _pass_angles(self) -> None:
        # `<` must touch what it belongs to only by grammar, not by layout; brackets inside are balanced
        depth = 0
        while True:
            token = self.tokens[self.index]
            if not token or token == REGION:
                self.fail("expected '>'", "unclosed-bracket")
            if token in _OPENING:
                depth += 1
            elif token in _CLOSERS:
                depth -= 1
            elif token == ">=" and depth == 1:
                self._split(1)
                depth -= 1
            self.index += 1
            if depth == 0:
                return

    def _parsed(self, parse: Callable[[str], Item], start: int, end: int, code: str) -> Item:
        try:
            return parse(self.text[start:end])
        except LeafError as error:
            code = error.code or code
            if error.offset >= end - start and self.at_end():
                raise Incomplete(Fault(code, error.message, max(start, end - 1), end)) from None
            at = min(start + error.offset, max(start, end - 1))
            raise Broken(Fault(code, error.message, at, max(at + 1, end if error.offset == 0 else at + 1))) from None

    # -- attributes -----------------------------------------------------------------------------------------------

    def attribute(self, typed: bool = True) -> Attribute:
        """An attribute value. MLIR language reference, "Attributes".

        A colon and a type behind a number or a string belong to it, unless `typed` is false.
        """
        found = self.opt_attribute(typed)
        if found is None:
            self.fail("expected an attribute")
        return found

    def opt_attribute(self, typed: bool = True) -> Attribute | None:
        """An attribute value, if one comes next."""
        first = self.index
        if not self._pass_attribute(typed):
            if self.at_end():
                self.wanted.add("<attribute>")
            return None
        return self._parsed(parse_attribute, self.starts[first], self.end_of_last(), "bad-attribute")

    def attribute_of(self, type_: Type) -> Attribute:
        """An attribute that is spelled without its type, which the operation gives."""
        if self.tokens[self.index][:1] == "#":
            return self.attribute()
        first = self.index
        if not self._pass_attribute(typed=False):
            self.fail("expected an attribute")
        behind = f" : {type_}"
        return self._parsed(
            lambda text: parse_attribute(text + behind), self.starts[first], self.end_of_last(), "bad-attribute"
        )

    def _pass_attribute(self, typed: bool) -> bool:
        """Passes over an attribute value with its trailing type; false if none begins here."""
        token = self.tokens[self.index]
        first = token[:1]
        if not token:
            return False
        if first in _FIRST_OF_NUMBER or (token == "-" and self.peek_at(1)[:1] in _FIRST_OF_NUMBER):
            self.index += 1 + (token == "-")
            if typed:
                self._pass_colon_type()
        elif first == '"':
            self.string()
            if typed:
                self._pass_colon_type()
        elif token in "[{":
            self._pass_attribute_list()
        elif token == "@":
            self.symbol_reference()
        elif first == "#" and len(token) > 1:
            self.index += 1
            if self.peek() == "<":
                self._pass_angles()
            elif "." not in token:
                return True  # an alias stands for the attribute with its type
            self._pass_colon_type()
        elif token in ("true", "false", "unit"):
            self.index += 1
        elif token in _ANGLED_ATTRIBUTES and self.peek_at(1) in ("<", "["):
            self.index += 1
            if self.peek() == "[":
                self.balanced()
            if self.peek() == "<":
                self._pass_angles()
            if typed and token in _TYPED_ELEMENTS:
                self._pass_type_of_elements()
        elif token.startswith("dense<"):
            self.index += 1
            if typed:
                self._pass_type_of_elements()
        elif token.startswith("array<"):
            self.index += 1
        elif token == "loc" and self.peek_at(1) == "(":
            self.index += 1
            self.balanced()
        elif is_type_start(token):
            self._pass_type()
        else:
            return False
        return True

    def _pass_attribute_list(self) -> None:
        """An array or a dictionary: passed token by token, so that the symbols in it are found."""
        closing = _CLOSING[self.next()]
        depth = 1
        while depth:
            token = self.tokens[self.index]
            if not token or token == REGION:
                self.fail(f"expected '{closing}'", "unclosed-bracket")
            if token == "@":
                self.symbol_reference()
                continue
            if token in _OPENING:
                depth += 1
            elif token in _CLOSERS:
                depth -= 1
            elif token == "%":
                self.fail("expected an attribute")
            self.index += 1

    def _pass_colon_type(self) -> None:
        token = self.tokens[self.index]
        if token == ":" and is_type_start(self.peek_at(1)):
            self.index += 1
            self._pass_type()
        elif not token:
            self.wanted.add(":")

    def _pass_type_of_elements(self) -> None:
        """The type behind `dense<…>` and its like, which have one in any case."""
        if self.tokens[self.index]:
            self._pass_colon_type()
        else:
            self.expect(":")

    def attribute_entry(self) -> None:
        """`name = value`, or `name` alone. MLIR language reference, "Attribute dictionary"."""
        name_offset = self.offset()
        name = self.opt_keyword()
        if name is None:
            quoted = self.opt_string()
            if quoted is None:
                self.fail("expected the name of an attribute")
            name = quoted[1:-1]
        start = end = self.end_of_last()
        if self.accept("="):
            start = self.offset()
            self.attribute()
            end = self.end_of_last()
        self.attributes.append(AttributeText(name, name_offset, start, end))

    def attribute_dictionary(self) -> None:
        """`{name = value, …}`; a fault where two entries have one name."""
        first = len(self.attributes)
        self.delimited("{", self.attribute_entry)
        if len(self.attributes) > first + 1:
            self._check_names(self.attributes[first:])

    def _check_names(self, entries: list[AttributeText]) -> None:
        seen = set()
        for entry in entries:
            if entry.name in seen:
                start = entry.name_offset
                self.fail_at("duplicate-attribute", f"'{entry.name}' is given twice", start, start + len(entry.name))
            seen.add(entry.name)

    def opt_attribute_dictionary(self) -> None:
        """`{name = value, …}`, if a brace comes next."""
        if self.peek() == "{" and self.peek_at(1) != REGION:
            self.attribute_dictionary()
        elif self.at_end():
            self.wanted.add("{")

    def opt_attribute_dictionary_with_keyword(self) -> None:
        """`attributes {name = value, …}`, if the keyword comes next."""
        if self.accept("attributes"):
            self.attribute_dictionary()

    def add_attribute(self, name: str, start: int) -> None:
        """Notes that the tokens from offset `start` up to here spell attribute `name`."""
        self.attributes.append(AttributeText(name, start, start, self.end_of_last()))

    # -- symbols --------------------------------------------------------------------------------------------------

    def symbol_name(self) -> Symbol:
        """`@name` or `@"name"`: one name, neither noted as a use nor as a definition."""
        found = self.opt_symbol_name()
        if found is None:
            self.fail("expected a symbol name such as '@name'")
        return found

    def opt_symbol_name(self) -> Symbol | None:
        """`@name` or `@"name"`, if one comes next."""
        if self.tokens[self.index] != "@":
            if self.at_end():
                self.wanted.add("@")
            return None
        slot, offset = self.slot(), self.offset()
        self.index += 1
        quoted = None
        if self.tokens[self.index][:1] == '"' and self.starts[self.index] == offset + 1:
            quoted = self.string()[1:-1]
        return Symbol(slot, quoted, offset)

    def symbol_definition(self) -> None:
        """The symbol that the operation defines."""
        self.symbol = self.symbol_name()

    def opt_symbol_definition(self) -> bool:
        """The symbol that the operation defines, if it has one."""
        found = self.opt_symbol_name()
        if found is not None:
            self.symbol = found
        return found is not None

    def symbol_reference(self) -> Symbol:
        """`@name(::@name)*`, a use of a symbol. MLIR language reference, "Symbol reference attribute"."""
        root = self.symbol_name()
        nested: list[Symbol] = []
        while self.tokens[self.index] == "::" and self.peek_at(1) == "@":
            self.index += 1
            nested.append(self.symbol_name())
        reference = root._replace(nested=tuple(nested)) if nested else root
        self.symbol_uses.append(reference)
        return reference

    def opt_symbol_reference(self) -> Symbol | None:
        """A use of a symbol, if one comes next."""
        if self.tokens[self.index] != "@":
            self.opt_symbol_name()
            return None
        return self.symbol_reference()

    # -- successors and regions -----------------------------------------------------------------------------------

    def successor(self) -> None:
        """`^bb1` or `^bb1(%x, %y : i32, i32)`. MLIR language reference, "Operations": `successor`."""
        if not self.opt_successor():
            self.fail("expected a block such as '^bb0'")

    def opt_successor(self) -> bool:
        """A successor with its operands, if one comes next."""
        label, offset = self.tokens[self.index], self.offset()
        if label[:1] != "^":
            if not label:
                self.wanted.add("^")
            return False
        self.index += 1
        passed: list[int] = []
        if self.accept("(") and not self.accept(")"):
            passed = self.uses()
            self.expect(":")
            start = self.offset()
            self.give_types(passed, self.types(), start, "block argument")
            self.expect(")")
        self.successors.append(Successor(label, offset, tuple(passed)))
        return True

    def opt_label(self) -> bool:
        """A successor without operands, if one comes next."""
        label = self.tokens[self.index]
        if label[:1] != "^":
            if not label:
                self.wanted.add("^")
            return False
        self.successors.append(Successor(label, self.starts[self.index], ()))
        self.index += 1
        return True

    def region(self, arguments: Sequence[Definition] = ()) -> None:
        """`{ … }`: a region whose entry block has these arguments."""
        if not self.opt_region(arguments):
            self.fail("expected '{' of a region")

    def opt_region(self, arguments: Sequence[Definition] = (), tentative: Sequence[int] = ()) -> bool:
        """A region, if a brace comes next. Raises `Opened` where its content has yet to be read."""
        if not self.accept("{"):
            return False
        self.regions.append(RegionShape(tuple(arguments), tuple(tentative)))
        if self.tokens[self.index] != REGION:
            raise Opened(self.end_of_last())
        self.index += 1
        self.expect("}")
        return True

    def block_argument(self) -> Definition:
        """`%name : type`, with an optional dictionary and location behind it."""
        slot = self.definition_slot()
        self.expect(":")
        type_ = self.type()
        self.pass_argument_suffix()
        return Definition(slot, 1, (type_,))

    def pass_argument_suffix(self) -> None:
        """The dictionary and the location that may follow an argument or a result of a function."""
        if self.peek() == "{":
            kept = len(self.attributes)
            self.attribute_dictionary()
            del self.attributes[kept:]
        self.opt_location()

    # -- locations ------------------------------------------------------------------------------------------------

    def opt_location(self) -> bool:
        """`loc(…)`, if it comes next. MLIR language reference, "Locations"."""
        if self.tokens[self.index] == "loc" and self.peek_at(1) == "(":
            self.index += 1
            self.balanced()
            return True
        if self.at_end():
            self.wanted.add("loc")
        return False


_GLUED = frozenset((">", "->", "#", "-", "=", "<", "{", "0", ":", "tensor", "vector", "memref", "dense", "array"))
_SPLITTABLE = frozenset((">=", "<=", "=="))
_TYPED_ELEMENTS = frozenset(("dense", "sparse", "dense_resource", "opaque"))
_ANGLED_ATTRIBUTES = frozenset(
    ("affine_map", "affine_set", "dense", "sparse", "dense_resource", "array", "strided", "distinct", "opaque")
)


def _unclosed(literal: str) -> bool:
    """Whether the last quote of a literal is escaped."""
    body = literal[:-1]
    return (len(body) - len(body.rstrip("\\"))) % 2 == 1
