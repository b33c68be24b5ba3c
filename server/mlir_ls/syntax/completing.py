"""Reading a header that is cut at the cursor: what may come next there, and which parts of the operation the rest would be.

There is no second grammar: the reader of the language reads the header. Where the text is over, it notes what it would
have taken, and stands in for what must come next, so that the reading goes on to the end and the types of operands and
results are assigned as always. A stand-in is a value without a name, a type or an attribute alias of a name that no text has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, NoReturn, TypeVar, cast

from mlir_ls.syntax.attempts import Attempt, Undecided, assign
from mlir_ls.syntax.cursor import Broken, RegionBegins
from mlir_ls.syntax.erase import SIGIL
from mlir_ls.syntax.header import HeaderOutcome, Language, read_header
from mlir_ls.syntax.leaf import Attribute, LeafParser, Type
from mlir_ls.syntax.leaf.types import TypeAlias
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import OperationSyntax, OpShape, Symbol, ValueGroup
from mlir_ls.syntax.tokens import is_keyword

Item = TypeVar("Item")

TYPE = "!__type__"
"""Begins the names of stand-ins for types; a number follows."""
ATTRIBUTE = "#__attribute__"
"""The stand-in for an attribute."""

ENTRY = "<entry>"
"""Among what is expected: the name of an attribute in a dictionary."""
_MAX_READS = 12
_MAX_STANDINS = 60
_MAX_ATTEMPTS = 100


OPERATION = "<operation>"
"""What is expected where the name of an operation stands for all of it."""


class Cut(NamedTuple):
    """A header that was read up to a cursor, and beyond it with stand-ins.

    `kind`: how far the text itself went, as of `HeaderOutcome`. `expected`: what may come next at the cursor, as in
    `OpShape.expected`. `shape`: the operation with stand-ins. `slots`: how many of its slots the text itself has.
    `rest`: the tokens that the reader stood in for, in order. `part`: of whose attributes the dictionary at the
    cursor is, "argument", "result" or "" for the operation. `given`: the attributes that it has before the cursor.
    `bodies`: the types and attributes that may be spelled without their names, and where what follows these begins.
    """

    kind: str
    expected: frozenset[str]
    shape: OpShape
    slots: int
    rest: tuple[str, ...]
    part: str
    given: tuple[str, ...]
    whole: bool
    bodies: tuple[tuple[str, int], ...] = ()


class _Completing(HeaderReader):
    """What a reader of headers does otherwise where its text is over; mixed into the reader of a language."""

    cut: int
    length: int
    standins: list[str]
    at_cursor: set[str] | None
    part: str
    given: tuple[str, ...]
    bodies: list[tuple[str, int]]

    def begin(self, length: int) -> None:
        """Begins to read; lists that end at the cursor are read as ones of so many items."""
        self.cut = len(self.tokens) - 1
        self.length = length
        self.standins = []
        self.at_cursor = None
        self.part = ""
        self.given = ()
        self.bodies = []

    def _stand_in(self, token: str) -> None:
        """Puts a token after the text."""
        if self.at_cursor is None:
            self.at_cursor = set(self.expected)
        if len(self.standins) >= _MAX_STANDINS:
            self.fail("expected no more")
        self.standins.append(token)
        self.text += f" {token}"
        self.tokens[-1:] = [token, ""]
        self.starts[-1:] = [len(self.text) - len(token), len(self.text)]

    def expect(self, token: str) -> None:
        if not self.tokens[self.index]:
            self.expected.add(token)
            self._stand_in(token)
        super().expect(token)

    def miss(self, *words: str, code: str = "expected-token") -> NoReturn:
        if not self.tokens[self.index]:
            self.expected.update(filter(is_keyword, words))
        super().miss(*words, code=code)

    def refuse_count(self, message: str, start: int, end: int) -> None:
        """Reads on: operands are still to be typed."""

    def use(self) -> int:
        if not self.tokens[self.index]:
            self.expected.add("%")
            self._stand_in("%")
        return super().use()

    def uses(self) -> list[int]:
        if not self.tokens[self.index] and _expects_values(self.standins):
            self._stand_in("%")
        return super().uses()

    def definition_slot(self) -> int:
        if not self.tokens[self.index]:
            self.expected.add("<definition>")
            self._stand_in("%")
        return super().definition_slot()

    def operation_name(self) -> str:
        if not self.tokens[self.index]:
            self.expected.add(OPERATION)
        return super().operation_name()

    def symbol_name(self) -> Symbol:
        if not self.tokens[self.index]:
            self.expected.add("@")
            self._stand_in("@")
        return super().symbol_name()

    def type(self) -> Type:
        if not self.tokens[self.index]:
            self.expected.add("<type>")
            self._stand_in(f"{TYPE}{len(self.standins)}")
        token = self.tokens[self.index]
        if token.startswith(TYPE):  # in every form, those without aliases of types included
            self.index += 1
            return TypeAlias(token[1:])
        return super().type()

    def _pass_type(self) -> None:
        if not self.tokens[self.index]:
            self.expected.add("<type>")
            self._stand_in(f"{TYPE}{len(self.standins)}")
        super()._pass_type()

    def _pass_function_result(self) -> None:
        if not self.tokens[self.index]:
            self._pass_type()
        else:
            super()._pass_function_result()

    def note_strings(self, cases: Sequence[str]) -> None:
        if cases and not self.tokens[self.index]:
            self.expected.update([f'"{case}"' for case in cases])
            self._stand_in(f'"{cases[0]}"')

    def note_body(self, name: str) -> None:
        if self.at_cursor is None:
            self.bodies.append((name, self.starts[self.index]))

    def attribute(self, typed: bool = True) -> Attribute:
        if not self.tokens[self.index]:
            self.expected.add("<attribute>")
            self._stand_in(ATTRIBUTE)
        return super().attribute(typed)

    def attribute_of(self, type_: Type) -> Attribute:
        if not self.tokens[self.index]:
            self.expected.add("<attribute>")
            self._stand_in(ATTRIBUTE)
        return super().attribute_of(type_)

    def _pass_colon_type(self) -> None:
        if self.tokens[self.index] == ":" and not self.tokens[self.index + 1]:
            self.index += 1
            self._pass_type()
            return
        super()._pass_colon_type()

    def integer(self, wide: bool = False) -> int:
        if not self.tokens[self.index]:
            self.expected.add("<integer>")
            self._stand_in("1")
        return super().integer(wide)

    def successor(self) -> None:
        self._stand_in_for_block()
        super().successor()

    def generic_successor(self) -> None:
        self._stand_in_for_block()
        super().generic_successor()

    def _stand_in_for_block(self) -> None:
        if not self.tokens[self.index]:
            self.expected.add("^")
            self._stand_in("^bb")

    def region(self, arguments: Sequence[ValueGroup] = ()) -> None:
        if not self.tokens[self.index]:
            self.expected.add("{")
            self._stand_in("{")
        super().region(arguments)

    def comma_list(self, item: Callable[[], Item]) -> list[Item]:
        found: list[Item] = super().comma_list(item)
        while not self.tokens[self.index] and self.standins and len(found) < self.length:
            self._stand_in(",")
            self.index += 1
            found.append(item())
        return found

    def attribute_entry(self) -> None:
        if not self.tokens[self.index] and self.at_cursor is None:
            self.expected.add(ENTRY)
        super().attribute_entry()

    def attribute_dictionary(self) -> None:
        self._note_given(super().attribute_dictionary)

    def bare_attribute_dictionary(self, entry: Callable[[], None]) -> None:
        def noted() -> None:
            if not self.tokens[self.index] and self.at_cursor is None:
                self.expected.add(ENTRY)
            entry()

        read = super().bare_attribute_dictionary
        self._note_given(lambda: read(noted))

    def _note_given(self, read: Callable[[], None]) -> None:
        """Reads a dictionary, and notes which attributes it has before the cursor if this is in it."""
        first = len(self.attributes)
        begun = self.at_cursor is None
        try:
            read()
        finally:
            if begun and (self.at_cursor is not None or not self.tokens[self.index]):
                self.given = tuple([each.name for each in self.attributes[first:]])

    def opt_part_attributes(self, kind: str, number: int) -> None:
        begun = self.at_cursor is None and self.tokens[self.index] == "{"
        if begun:
            self.part = kind
        super().opt_part_attributes(kind, number)
        if begun and self.tokens[self.index]:
            self.part = ""
        if not self.tokens[self.index]:
            self.expected.add("{")


def is_completing(reader: HeaderReader) -> bool:
    """Whether a reader goes on after the end of its text."""
    return isinstance(reader, _Completing)


def begun_again(reader: HeaderReader) -> HeaderReader:
    """A reader in the state of another one that goes on after the end of its text, and has not gone on yet."""
    made: Any = type(reader).__new__(type(reader))
    assign(reader, made)
    made.begin(1)
    return cast("HeaderReader", made)


def expected_at_cursor(start: HeaderReader, attempt: Attempt, first: Undecided) -> frozenset[str]:
    """What may come next at the cursor after text that is passed over, whose end `first` says, as far as that is certain.

    `start` is a reader that goes on after the end of its text. The shortest texts with which all before the cursor is read
    count.
    """
    pending: list[tuple[int, ...]] = [(end,) for end in reversed(first.ends)]
    for _ in range(_MAX_ATTEMPTS):
        if not pending:
            break
        chosen = pending.pop()
        reader: Any = begun_again(start)
        try:
            attempt(reader, chosen)
        except Undecided as undecided:
            if reader.at_cursor is None:
                pending += [(*chosen, end) for end in reversed(undecided.ends)]
                continue
        except (Broken, RegionBegins):
            pass
        if reader.at_cursor is not None:
            return frozenset(reader.at_cursor)
        if not reader.tokens[reader.index]:
            return frozenset(reader.expected)
    return frozenset()


def _expects_values(standins: list[str]) -> bool:
    """Whether brackets were just opened that hold one value at least, most often: `[`, `{`, or `(` after a word."""
    return standins[-1:] in (["["], ["{"]) or (standins[-1:] == ["("] and standins[-2:-1] != [] and standins[-2][:1].isalpha())


@cache
def _completing(reader: Any) -> type[_Completing]:
    """The reader of a language that goes on after the end of its text."""
    return type(f"Completing{reader.__name__}", (_Completing, reader), {})


class _Recording:
    """A language that keeps the reader which is made for one header."""

    def __init__(self, language: Language, length: int) -> None:
        self._language = language
        self._length = length
        self.leaves = language.leaves
        self.last: _Completing | None = None

    def reader(self, text: str, leaves: LeafParser) -> HeaderReader:
        kind: Any = self._language.reader
        self.last = made = _completing(kind)(text, leaves)
        made.begin(self._length)
        return made

    def find(self, spelled: str, default_dialect: str) -> Any:
        return self._language.find(spelled, default_dialect)

    def is_open(self, dialect: str) -> bool:
        return self._language.is_open(dialect)

    def refuses_resources(self, dialect: str) -> bool:
        return self._language.refuses_resources(dialect)

    def keeps_blobs(self, dialect: str) -> bool:
        return self._language.keeps_blobs(dialect)

    def is_foreign(self, dialect: str) -> bool:
        return self._language.is_foreign(dialect)

    def named(self, name: str) -> OperationSyntax | None:
        return self._language.named(name)


def read_cut(text: str, default_dialect: str, language: Language) -> Cut:
    """Reads an erased header that is cut at the cursor. It may hold regions before the cursor, as REGION."""
    outcome, reader = _read(text, default_dialect, language, 1)
    expected = frozenset(reader.expected if reader.at_cursor is None else reader.at_cursor)
    first, kind = reader, outcome.kind if reader.at_cursor is None else "incomplete"
    extra, length, tried = "", 1, 0
    tokens: list[str] = list(reader.standins)
    best, whole = outcome, outcome.kind in ("complete", "opened")
    while not whole and tried < _MAX_READS:
        tried += 1
        fault = outcome.fault
        if fault is not None and fault.code == "type-count":
            length = max(2, len(outcome.shape.uses)) if length == 1 else length - 1
            if length < 1:
                break
        elif outcome.kind == "incomplete":
            filler = _filler(reader)
            if not filler:
                break
            extra = f"{reader.text[len(text):]} {filler}"
        else:
            break
        outcome, reader = _read(text + extra, default_dialect, language, length)
        if len(outcome.shape.text) >= len(best.shape.text) or outcome.kind in ("complete", "opened"):
            best, tokens = outcome, [*extra.split(), *reader.standins]
        whole = outcome.kind in ("complete", "opened")
    slots = len(SIGIL.findall(text))
    return Cut(kind, expected, best.shape, slots, tuple(tokens), first.part, first.given, whole, tuple(first.bodies))


def _read(text: str, default_dialect: str, language: Language, length: int) -> tuple[HeaderOutcome, Any]:
    recording = _Recording(language, length)
    outcome = read_header(text, default_dialect, recording)  # type: ignore[arg-type]
    return outcome, recording.last


def _filler(reader: Any) -> str:
    """What may go on where a reader has given up because its text was over; "" where that is not known.

    A word that it has taken after the text was expected as well, but is no longer.
    """
    expected: set[str] = reader.expected if reader.at_cursor is None else reader.expected - reader.at_cursor
    words = sorted([each for each in expected if each[:1].isalpha() and each != "loc" and each not in reader.standins])
    if words and "%" not in expected:
        return words[0]
    return next((filler for token, filler in _FILLERS if token in expected), "")


_FILLERS = (("<attribute>", ATTRIBUTE), ("%", "%"), ("@", "@"), ("^", "^bb"), ("<type>", f"{TYPE}0"), ("[", "[]"))
"""What stands in for what may be left out, where something has to follow all the same."""
