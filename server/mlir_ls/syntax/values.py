"""Reading SSA values, symbols, types and attributes in an erased header."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from mlir_ls.plurals import plural
from mlir_ls.syntax.brackets import mismatch, unbracketed
from mlir_ls.syntax.cursor import Broken, Cursor, Item
from mlir_ls.syntax.erase import count_sigils
from mlir_ls.syntax.leaf import Attribute, LeafError, Type
from mlir_ls.syntax.leaf.body import is_erased_string
from mlir_ls.syntax.leaf.lexical import ANGLED_ATTRIBUTES, ANGLED_TYPES, CLOSING, CLOSING_OF, DIGITS, ELEMENTS, OPENING
from mlir_ls.syntax.shape import AttributeText, Fault, Symbol, quoted_symbol
from mlir_ls.syntax.tokens import REGION, is_keyword
from mlir_ls.system.compiling import mypyc_attr

_TYPE_STARTS = ANGLED_TYPES | {"index", "none", "bf16", "tf32"}
_WITH_BODY = ANGLED_ATTRIBUTES | ELEMENTS | {"distinct"}


def is_type_start(token: str) -> bool:
    """Whether a type may begin with this token."""
    first = token[:1]
    if first == "!" or token == "(":
        return True
    if len(token) > 1 and first in "iusf" and (token.lstrip("uis").isdigit() or (first == "f" and token[1].isdigit())):
        return True
    return token in _TYPE_STARTS or token.startswith(("tensor<", "vector<", "memref<"))


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueReader(Cursor):
    """The productions below an operation: `value-use`, `symbol-ref-attribute`, `type`, `attribute-value`."""

    __slots__ = ()

    entry_sign: ClassVar[str] = "="
    """What stands between the name and the value of an attribute."""

    label_sigil: ClassVar[str] = "^"
    """What the name of a block begins with."""

    units_refused: ClassVar[bool] = False
    """Whether an attribute must have a value."""

    quoted_keys: ClassVar[bool] = True
    """Whether the name of an attribute may be a string."""

    dotted_aliases: ClassVar[bool] = False
    """Whether the name of an alias may hold dots, which begin the names of types and attributes of dialects today."""

    elements_first: ClassVar[bool] = True
    """Whether elements stand before their type, as they do today."""

    @classmethod
    def is_later(cls, spelled: str) -> bool:
        """Whether the language got a spelling of a type or an attribute only later. It has all of them today."""
        return False

    # -- SSA values -----------------------------------------------------------------------------------------------

    def slot(self) -> int:
        """The slot of the sigil that comes next."""
        offset = self.starts[self.index]
        if offset < self.counted_to:
            self.counted = self.counted_to = 0
        if self.locations:
            self.counted += count_sigils(self.text, self.counted_to, offset)
        else:
            count = self.text.count
            self.counted += count("%", self.counted_to, offset) + count("@", self.counted_to, offset)
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
                self.expected.add("%")
            return None
        slot = self.slot()
        self.index += 1
        number = 0
        follower = self.tokens[self.index]
        if follower[:1] == "#":
            if follower[1:].isdigit():
                number = int(follower[1:])
                self.index += 1
            elif self.known:
                self.fail("expected the number of a result after '#', as in '%0#1'")
        self.use_slots.append(slot)
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
            message = f"{plural(len(uses), what)} but {plural(len(types), 'type')}, expected one for each"
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
                self.expected.add("@")
            return None
        slot, offset = self.slot(), self.offset()
        self.index += 1
        if self.tokens[self.index][:1] == '"' and self.starts[self.index] == offset + 1:
            self.string()
            return quoted_symbol(self.text, offset + 1, self.end_of_last(), slot)
        return Symbol(slot, None, offset)

    def symbol_definition(self) -> None:
        """The symbol that the operation defines."""
        self.symbol = self.symbol_name()

    def opt_symbol_definition(self) -> bool:
        """The symbol that the operation defines, if it has one."""
        found = self.opt_symbol_name()
        if found is not None:
            self.symbol = found
        return found is not None

    def opt_flat_symbol_reference(self) -> bool:
        """`@name`, a use of a symbol, if one comes next."""
        found = self.opt_symbol_name()
        if found is not None:
            self.symbol_uses.append(found)
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
        if token[:1] == "!":
            self.check_space_before_arrow()
        seen = self.leaves.types.get(token)
        if seen is not None and self.tokens[self.index + 1] != "<":
            self.index += 1
            return seen
        if not is_type_start(token):
            if not token:
                self.expected.add("<type>")
            return None
        start = self.starts[self.index]
        self._pass_type()
        return self._parsed(self.leaves.parse_type, start, self.end_of_last(), "bad-type")

    def types(self) -> list[Type]:
        """`type (, type)*`."""
        return self.comma_list(self.type)

    def function_types(self) -> tuple[list[Type], list[Type]]:
        """`(type, …) -> type` or `-> (type, …)`."""
        inputs = self.delimited("(", self.type)
        self.expect("->")
        return inputs, self.result_list()

    def result_list(self) -> list[Type]:
        """What stands after an arrow: one type, or several in parentheses."""
        return self.delimited("(", self.type) if self.peek() == "(" else [self.type()]

    def opt_arrow_types(self) -> list[Type]:
        """`-> results`, or nothing and no results."""
        return self.result_list() if self.accept("->") else []

    def _pass_type(self) -> None:
        token = self.next()
        if token == "(":
            self.index -= 1
            self.balanced()
            if not self.accept("->"):
                self.fail("expected '->' of a function type")
            self._pass_function_result()
        elif not self._opt_body(token) and token in ANGLED_TYPES and self.tokens[self.index] == "<":
            self.pass_angles()

    def _pass_function_result(self) -> None:
        if self.peek() != "(" and not is_type_start(self.peek()):
            self.fail("expected the result type of a function type")
        self._pass_type() if self.peek() != "(" else self.balanced()

    def _opt_body(self, symbol: str) -> bool:
        """Passes over the body beside a name, if a dialect's type or attribute has this name; whether there is one."""
        is_body = symbol[:1] in ("#", "!") and self.tokens[self.index] in ("<", "<=")
        if not is_body or self.starts[self.index] > self.starts[self.index - 1] + len(symbol):
            return False
        if self.tokens[self.index] == "<=":  # the body begins with `=`
            self.split_token(1)
        self.pass_angles(raw=True)
        return True

    def pass_angles(self, raw: bool = False) -> None:
        """Passes over `<` and all up to its partner, and notes the symbols that are used in between.

        In the body of a dialect's type or attribute, which is `raw`, nothing is compared: each `<` and `>` is a bracket but for
        those of arrows. MLIR language reference, "Dialect Attribute Values", `pretty-dialect-item-body`.
        """
        depth, first = 0, self.index
        while True:
            token = self.tokens[self.index]
            if not token or token == REGION:
                self._refuse_partner(first)
                self.miss_partner(first, ">")
            if token == "@" and self.tokens[self.index + 1][:1] not in "#!@%":
                self.symbol_reference()
                continue
            if not raw and token[0] in "#!":
                self.index += 1
                if not self._opt_body(token):
                    self.pass_hyphen()
                continue
            if token in OPENING:
                depth += 1
            elif token in CLOSING:
                depth -= 1
            elif token == ">=" and (raw or depth == 1):
                self.split_token(1)
                depth -= 1
            elif token == "<=" and raw:
                self.split_token(1)
                depth += 1
            self.index += 1
            if depth == 0:
                return

    def _refuse_partner(self, first: int) -> None:
        """Raises `Broken` if a bracket from a token up to here is closed by another than its partner."""
        found = mismatch(self.tokens, first, self.index)
        if found is not None and is_keyword(self.tokens[first - 1]):
            self._parsed(self.leaves.parse_attribute, self.starts[first - 1], self.end_of_last(), "bad-attribute")
        if found is not None:
            self.index = found[0]
            self.miss(found[1])

    def _parsed(self, parse: Callable[[str], Item], start: int, end: int, code: str) -> Item:
        try:
            return parse(self.text[start:end])
        except LeafError as error:
            code = error.code or code
            fault = unbracketed(parse, self.text, (start, end), self.tokens[self.index :], self.starts[self.index :], code)
            if fault is not None:
                raise Broken(fault) from None
            if error.offset >= end - start:
                self.fail_beyond(start, end, code, error.message, error.about)
            at = min(start + error.offset, max(start, end - 1))
            after = at + error.length if error.length else end if error.offset == 0 else at + 1
            last = max(at + 1, min(after, end))
            raise Broken(Fault(code, error.message, at, last, (), error.instead, error.about)) from None

    # -- attributes -----------------------------------------------------------------------------------------------

    def attribute(self, typed: bool = True) -> Attribute:
        """An attribute value. MLIR language reference, "Attributes".

        A colon and a type after a number or a string belong to it, unless `typed` is false.
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
                self.expected.add("<attribute>")
            return None
        return self._parsed(self.leaves.parse_attribute, self.starts[first], self.end_of_last(), "bad-attribute")

    def attribute_of(self, type_: Type) -> Attribute:
        """An attribute that is spelled without its type, which the operation gives."""
        if self.tokens[self.index][:1] == "#":
            return self.attribute()
        first = self.index
        if not self._pass_attribute(typed=False):
            self.fail("expected an attribute")
        return self._parsed(
            lambda text: self.leaves.parse_attribute_of(text, type_), self.starts[first], self.end_of_last(), "bad-attribute"
        )

    def _pass_attribute(self, typed: bool) -> bool:
        """Passes over an attribute value with its trailing type; false if none begins here."""
        token = self.tokens[self.index]
        first = token[:1]
        if not token:
            return False
        if first in DIGITS or (token == "-" and self.peek_at(1)[:1] in DIGITS):
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
            if not self._opt_body(token) and "." not in token:
                return True  # an alias stands for the attribute with its type
            self._pass_colon_type()
        elif token in ("true", "false", "unit"):
            self.index += 1
        elif token in _WITH_BODY and self.peek_at(1) in ("<", "[", ""):
            self.index += 1
            if self.at_end():
                self.expect("<")
            if self.peek() == "[":
                self.balanced()
            if self.peek() == "<":
                self.pass_angles()
            if typed and token in ELEMENTS:
                self._pass_type_of_elements()
        elif token.startswith("dense<"):
            self.index += 1
            if typed:
                self._pass_type_of_elements()
        elif token.startswith("array<"):
            self.index += 1
        elif token == "loc" and self.peek_at(1) in ("(", ""):
            self.index += 1
            if self.at_end():
                self.expect("(")
            self.balanced()
        elif is_type_start(token):
            self._pass_type()
        else:
            return False
        return True

    def _pass_attribute_list(self) -> None:
        """An array or a dictionary: passed token by token, so that the symbols in it are found."""
        closing, first = CLOSING_OF[self.next()], self.index - 1
        depth = 1
        while depth:
            token = self.tokens[self.index]
            if not token or token == REGION:
                self.miss_partner(first, closing)
            if token == "@":
                self.symbol_reference()
                continue
            if token[0] in "#!":
                self.index += 1
                if not self._opt_body(token):
                    self.pass_hyphen()
                continue
            if token in OPENING:
                depth += 1
            elif token in CLOSING:
                depth -= 1
            elif token == "%":
                self.fail("expected an attribute")
            self.index += 1

    def _pass_colon_type(self) -> None:
        """The type that may follow a number, a string or an attribute of a dialect: after a colon, there is nothing else."""
        token = self.tokens[self.index]
        if token == ":":
            self.index += 1
            if self.peek() and not is_type_start(self.peek()):
                self.fail("expected a type")
            self._pass_type()
        elif not token:
            self.expected.add(":")

    def _pass_type_of_elements(self) -> None:
        """The type after `dense<…>` and its like, which have one in any case: after a colon, there is nothing else."""
        if not self.tokens[self.index]:
            self.expect(":")
        elif self.accept(":"):
            if self.peek() and not is_type_start(self.peek()):
                self.fail("expected a type")
            self._pass_type()

    def attribute_entry(self) -> None:
        """`name = value`, or `name` alone. MLIR language reference, "Attribute dictionary"."""
        name_offset = self.offset()
        name = self.opt_keyword()
        if name is None:
            quoted = self.opt_string() if self.quoted_keys else None
            if quoted is None:
                self.fail("expected the name of an attribute")
            name = quoted[1:-1]
        start = end = self.end_of_last()
        if not name:
            self.fail_at("bad-attribute", "expected the name of an attribute, but got an empty string", name_offset, end)
        if self.accept(self.entry_sign):
            start = self.offset()
            self.attribute()
            end = self.end_of_last()
        elif self.units_refused:
            self.fail(f"expected '{self.entry_sign}' and the value of the attribute", about=(self.entry_sign,))
        self.attributes.append(AttributeText(name, name_offset, start, end))

    def attribute_dictionary(self) -> None:
        """`{name = value, …}`; a fault where two entries have one name."""
        first = len(self.attributes)
        self.delimited("{", self.attribute_entry)
        if len(self.attributes) > first + 1:
            self._check_names(self.attributes[first:])

    def bare_attribute_dictionary(self, entry: Callable[[], None]) -> None:
        """`<name = value, …>`, of which `entry` reads each."""
        self.delimited("<", entry)

    def _check_names(self, entries: list[AttributeText]) -> None:
        seen = set()
        for entry in entries:
            if entry.name in seen and not is_erased_string(entry.name):
                start = entry.name_offset
                self.fail_at("duplicate-attribute", f"'{entry.name}' is given twice", start, start + len(entry.name))
            seen.add(entry.name)

    def opt_attribute_dictionary(self) -> None:
        """`{name = value, …}`, if a brace comes next."""
        if self.peek() == "{" and self.peek_at(1) != REGION:
            self.attribute_dictionary()
        elif self.at_end():
            self.expected.add("{")

    def opt_attribute_dictionary_with_keyword(self) -> None:
        """`attributes {name = value, …}`, if the keyword comes next."""
        if self.accept("attributes"):
            self.attribute_dictionary()

    def add_attribute(self, name: str, start: int) -> None:
        """Notes that the tokens from offset `start` up to here spell attribute `name`."""
        self.attributes.append(AttributeText(name, start, start, self.end_of_last()))
