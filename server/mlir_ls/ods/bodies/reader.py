"""A cursor over what stands after the mnemonic of a dialect's type or attribute.

Functions without `opt_` have to find what they read; mistakes are `LeafError`s that count from the start of the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import NoReturn, TypeVar

from mlir_ls.did_you_mean import nearest, suggestion
from mlir_ls.syntax.leaf import (
    Attribute,
    LeafError,
    LeafReader,
    Type,
    attribute_end,
    type_end,
)
from mlir_ls.syntax.leaf.affine import AffineMap, IntegerSet
from mlir_ls.syntax.leaf.body import canonical_body
from mlir_ls.syntax.leaf.errors import AttributeExpected, TypeExpected
from mlir_ls.syntax.leaf.extent import balanced_end, skip_space
from mlir_ls.syntax.leaf.lexical import ANGLED_TYPE, CLOSING_OF, PLAIN_TYPE, quoted
from mlir_ls.system.patterns import deferred

Item = TypeVar("Item")

_WORD = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)
_STRING = re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"')
_INTEGER = deferred(r"-?\s*(?:0x[0-9A-Fa-f]+|[0-9]+)(?!\.)|(?:true|false)\b", re.ASCII)
_NUMBER = deferred(r"-?\s*(?:0x[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)", re.ASCII)
_ALIAS = deferred(r"#[\w$-]+(?![\w$.<-])", re.ASCII)
_SIZE = deferred(r"(\?|[0-9]+)\s*(?:x|(?=[,>]))")
_FOUND = deferred(r'"[^"\n]{0,20}"?|[!#@%^]?[\w$.]+|->|::|[^ \t\n\r\0]')
_TYPE_START = deferred(
    rf"[!(]|{PLAIN_TYPE}\b|{ANGLED_TYPE}\s*<", re.ASCII
)
_ATTRIBUTE_START = deferred(
    r'["#@\[{0-9\-]|(?:true|false|unit)\b|(?:dense|sparse|dense_resource|array|affine_map|affine_set|strided)\s*<'
    r"|loc\s*\(|distinct\s*\[",
    re.ASCII,
)
_ENDS = re.compile(r"[,)\]}>]")
_MAX_SIZE, _SIZE_DIGITS = (1 << 63) - 1, 19


class BodyReader:
    """The text, how far it has been read, and what reads the leaves in it.

    `guessed` says whether a part was read whose end only C++ knows, so that what seems wrong after it may be right.
    `possible` are words that may come next where the text is over.
    """

    __slots__ = ("guessed", "leaves", "position", "possible", "text")

    def __init__(self, text: str, leaves: LeafReader, position: int = 0) -> None:
        self.text = text
        self.leaves = leaves
        self.position = skip_space(text, position)
        self.guessed = False
        self.possible: tuple[str, ...] = ()

    # -- the text ---------------------------------------------------------------------------------------------------

    def at_end(self) -> bool:
        """Whether the text is over."""
        return self.position >= len(self.text)

    def comes(self, literal: str) -> bool:
        """Whether a word or a punctuation mark comes next."""
        if not self.text.startswith(literal, self.position):
            if self.position >= len(self.text):
                self.possible += (literal,)
            return False
        if literal[-1:].isalnum() or literal[-1:] == "_":
            word = _WORD.match(self.text, self.position)
            return word is not None and word.group() == literal
        return literal != "-" or not self.text.startswith("->", self.position)

    def accept(self, literal: str) -> bool:
        """Takes a word or a punctuation mark if it comes next."""
        if not self.comes(literal):
            return False
        self.move_to(self.position + len(literal))
        return True

    def expect(self, literal: str) -> None:
        """Takes a word or a punctuation mark."""
        if self.accept(literal):
            return
        if literal[0].isalpha() or literal[0] == "_":
            start = self.position
            word = self.opt_keyword()
            if word is not None:
                self.refuse_word(word, (literal,), start)
            self.miss(literal)
        self.fail(f"expected `{literal}`", (literal,))

    def fail(self, expectation: str, about: tuple[str, ...] = ()) -> NoReturn:
        """Raises what is wrong at the next character: `expectation` says what should have stood there, and names `about`."""
        found = _FOUND.match(self.text, self.position)
        message = f"{expectation}, but got {quoted(found.group(), '`') if found else 'the end'}"
        raise LeafError(message, self.position, about=about)

    def miss(self, *words: str) -> NoReturn:
        """Raises that one of some words should stand at the next character."""
        if self.at_end():
            raise LeafError(f"expected {listed(words)}, but got the end", self.position, 0, words, words)
        self.fail(f"expected {listed(words)}", words)

    def miss_type(self, names: Sequence[str] = ()) -> NoReturn:
        """Raises that a type should stand at the next character; `names` may be spelled there without their dialect."""
        if self.at_end():
            raise TypeExpected("expected a type, but got the end", self.position, 0, tuple(names))
        self.fail("expected a type")

    def fail_at(self, message: str, position: int) -> NoReturn:
        """Raises what is wrong at a character that was already read."""
        raise LeafError(message, position)

    def refuse_word(self, word: str, words: Sequence[str], start: int) -> NoReturn:
        """Raises that a word, which was read after `start`, is none of some others."""
        found = re.compile(rf"(?<![\w$.]){re.escape(word)}(?![\w$.])").search(self.text, start)
        position = start if found is None else found.start()
        similar = nearest(word, words)
        hint = suggestion(similar, "`")
        raise LeafError(f"expected {listed(words)}, but got `{word}`{hint}", position, len(word), similar, tuple(words))

    def move_to(self, position: int) -> None:
        """Goes on at a character, or after the white space there."""
        self.position = skip_space(self.text, position)

    # -- words and numbers ------------------------------------------------------------------------------------------

    def opt_keyword(self) -> str | None:
        """A bare identifier, dots included, if one comes next."""
        found = _WORD.match(self.text, self.position)
        if found is None:
            return None
        self.move_to(found.end())
        return found.group()

    def at_word(self) -> bool:
        """Whether a bare identifier comes next."""
        return _WORD.match(self.text, self.position) is not None

    def keyword(self) -> str:
        """A bare identifier, dots included."""
        found = self.opt_keyword()
        if found is None:
            self.fail("expected a keyword")
        return found

    def one_of(self, words: Sequence[str]) -> str:
        """One of some words."""
        start = self.position
        found = self.opt_keyword()
        if found is None or found not in words:
            self.position = start
            if found is not None:
                self.refuse_word(found, words, start)
            self.miss(*words)
        return found

    def opt_string(self) -> str | None:
        """A string literal with its quotes, if one comes next."""
        found = _STRING.match(self.text, self.position)
        if found is None:
            return None
        self.move_to(found.end())
        return found.group()

    def string(self) -> str:
        """A string literal with its quotes."""
        found = self.opt_string()
        if found is None:
            self.fail("expected a string")
        return found

    def string_or_alias(self) -> str:
        """A string literal with its quotes, or an alias that stands for a string."""
        return str(self.attribute()) if _ALIAS.match(self.text, self.position) else self.string()

    def opt_integer(self) -> int | None:
        """An integer with its sign, decimal or hexadecimal, if one comes next; also `false` or `true`, a bit that is a sign."""
        found = _INTEGER.match(self.text, self.position)
        if found is None:
            return None
        self.move_to(found.end())
        digits = "".join(found.group().split())
        if digits in ("true", "false"):
            return -(digits == "true")
        return int(digits, 16) if "x" in digits else int(digits) if len(digits) < 4000 else 0

    def integer(self) -> int:
        """An integer with its sign."""
        found = self.opt_integer()
        if found is None:
            self.fail("expected an integer")
        return found

    def unsigned(self, width: int = 32) -> int:
        """An integer as C++ reads it into an unsigned one of so many bits.

        A negative one wraps around, but it may not have more digits than four bits each have place for.
        """
        start = self.position
        found = self.integer()
        if found >= 1 << width or found <= -(10 ** (width // 4)):
            self.fail_at(f"expected an integer of {width} bits, but got `{found}`", start)
        return found % (1 << width)

    def signed(self, width: int = 64) -> int:
        """An integer as C++ reads it into a signed one of so many bits."""
        start = self.position
        found = self.integer()
        limit = 1 << (width - 1)
        if not -limit <= found < limit:
            self.fail_at(f"expected a signed integer of {width} bits, but got `{found}`", start)
        return found

    def number(self) -> str:
        """An integer or a float with its sign, as it is spelled."""
        found = _NUMBER.match(self.text, self.position)
        if found is None:
            self.fail("expected a number")
        self.move_to(found.end())
        return "".join(found.group().split())

    def sizes(self, dynamic: bool = True) -> tuple[int | None, ...]:
        """`4x?x`: the sizes of dimensions, each with an `x` after it; None stands for `?`, which may be forbidden."""
        found: list[int | None] = []
        while (size := _SIZE.match(self.text, self.position)) and size.group()[-1] == "x":
            if size[1] == "?" and not dynamic:
                self.fail("expected a size")
            digits = size[1].lstrip("0") or "0"
            if len(digits) > _SIZE_DIGITS or (digits != "?" and int(digits) > _MAX_SIZE):
                self.fail(f"expected a size of at most {_MAX_SIZE}")
            found.append(None if digits == "?" else int(digits))
            self.move_to(size.end())
        return tuple(found)

    # -- leaves -----------------------------------------------------------------------------------------------------

    def at_type(self) -> bool:
        """Whether a type may begin here."""
        return _TYPE_START.match(self.text, self.position) is not None

    def at_attribute(self) -> bool:
        """Whether an attribute may begin here."""
        return _ATTRIBUTE_START.match(self.text, self.position) is not None or self.at_type()

    def at_item(self) -> bool:
        """Whether something else than a comma or a closing bracket comes next."""
        return not self.at_end() and _ENDS.match(self.text, self.position) is None

    def type(self) -> Type:
        """A type."""
        if self.at_end():
            self.miss_type()
        return self._leaf(type_end, self.leaves.parse_type, "expected a type")

    def attribute(self) -> Attribute:
        """An attribute with its type."""
        if self.at_end():
            raise AttributeExpected("expected an attribute, but got the end", self.position)
        return self._leaf(attribute_end, self.leaves.parse_attribute, "expected an attribute")

    def untyped_attribute(self) -> Attribute:
        """An attribute whose type is spelled elsewhere."""
        untyped = partial(attribute_end, typed=False)
        return self._leaf(untyped, self.leaves.parse_attribute, "expected an attribute")

    def affine_map(self) -> AffineMap:
        """`(d0)[s0] -> (...)`."""
        end = partial(_affine_end, middle="->")
        return self._leaf(end, self.leaves.parse_affine_map, "expected an affine map")

    def integer_set(self) -> IntegerSet:
        """`(d0)[s0] : (...)`."""
        end = partial(_affine_end, middle=":")
        return self._leaf(end, self.leaves.parse_affine_set, "expected an integer set")

    def _leaf(self, find_end: Callable[[str, int], int], parse: Callable[[str], Item], expectation: str) -> Item:
        start = self.position
        try:
            end = find_end(self.text, start)
        except LeafError as error:
            if error.offset == start:
                self.fail(expectation)
            raise
        try:
            found = parse(self.text[start:end])
        except LeafError as error:
            raise error.shifted(start) from None
        self.move_to(end)
        return found

    def rest_of_item(self) -> str:
        """All up to the next comma or closing bracket, brackets in between balanced, with white space made uniform."""
        start = position = self.position
        while position < len(self.text) and self.text[position] not in ",)]}>":
            string = _STRING.match(self.text, position)
            if string is not None:
                position = string.end()
            elif self.text.startswith("->", position):
                position += 2
            elif self.text[position] in CLOSING_OF:
                position = balanced_end(self.text, position)
            else:
                position += 1
        if position == start:
            self.fail("expected a value")
        self.move_to(position)
        return canonical_body(self.text[start:position].rstrip())

    # -- lists ------------------------------------------------------------------------------------------------------

    def comma_list(self, item: Callable[[], Item]) -> tuple[Item, ...]:
        """`item (, item)*`."""
        found = [item()]
        while self.accept(","):
            found.append(item())
        return tuple(found)

    def delimited(self, opening: str, item: Callable[[], Item]) -> tuple[Item, ...]:
        """`opening (item (, item)*)? closing`."""
        self.expect(opening)
        closing = CLOSING_OF[opening]
        if self.accept(closing):
            return ()
        found = self.comma_list(item)
        self.expect(closing)
        return found


def listed(words: Sequence[str], most: int = 12) -> str:
    """Words for a message: "`a`, `b` or `c`"."""
    quoted = [f"`{word}`" for word in words[:most]]
    if len(words) > most:
        return ", ".join(quoted) + ", …"
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def _affine_end(text: str, offset: int, middle: str) -> int:
    """The end of `(...)[...]`, `middle` and `(...)`."""
    end = offset
    for opening in ("(", "["):
        start = skip_space(text, end)
        if text.startswith(opening, start):
            end = balanced_end(text, start)
        elif opening == "(":
            raise LeafError("expected `(`", start)
    start = skip_space(text, end)
    if not text.startswith(middle, start):
        raise LeafError(f"expected `{middle}`", start)
    start = skip_space(text, start + len(middle))
    if not text.startswith("(", start):
        raise LeafError("expected `(`", start)
    return balanced_end(text, start)
