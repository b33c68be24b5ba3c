"""Reading the tokens of one operation's erased header.

The functions here and in the modules below, `values` and `cursor`, are the vocabulary of every syntax, generic or
custom: `token` or a fault, `opt_token` or nothing. What is read is collected in the reader and becomes a `Shape`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar

from mlir_ls.syntax.cursor import Broken, Incomplete, RegionBegins
from mlir_ls.syntax.leaf.attributes import AttributeAlias
from mlir_ls.syntax.leaf.lexical import DIGITS
from mlir_ls.syntax.leaf.types import TypeAlias, derived_inputs, derived_results
from mlir_ls.syntax.shape import (
    DictionaryAlias,
    OperationSyntax,
    PartAttributes,
    RegionShape,
    SignatureAlias,
    Successor,
    Symbol,
    ValueGroup,
    quoted_symbol,
)
from mlir_ls.syntax.tokens import REGION, begins_nothing, tokenize
from mlir_ls.syntax.values import ValueReader, is_type_start
from mlir_ls.system.compiling import mypyc_attr
from mlir_ls.system.patterns import deferred

#: A location of a kind of which a dump has very many.
_PLAIN_LOCATION = deferred(r'loc\((?:#loc|unknown|"[^"\\\n]*":[0-9]{1,9}:[0-9]{1,9})\)\Z')

_BEGINS_NOTHING = frozenset(
    (":", "::", ",", "=", "==", "=>", "->", "-", "+", "*", "/", "?", "(", ")", "[", "]", "<", "<=", ">", ">=")
)
"""Tokens that no operation, block or alias begins with."""

__all__ = ["Broken", "HeaderReader", "Incomplete", "RegionBegins", "is_type_start"]


@mypyc_attr(allow_interpreted_subclasses=True)
class HeaderReader(ValueReader):
    """A cursor over the tokens of an erased header that reads all that an operation may be made of."""

    __slots__ = ()

    next_block: ClassVar[re.Pattern[str]] = re.compile(r"\n[ \t]*\^[\w$.-]+[ \t]*(?:\([^()\n]*\))?[ \t]*:(?!:|[ \t]*\()")
    """The label of a block at the beginning of a line."""

    generic_regions: ClassVar[bool] = True
    """Whether the generic form has regions in parentheses."""

    regions_first: ClassVar[bool] = True
    """Whether the generic form has regions, and before its attributes."""

    has_properties: ClassVar[bool] = True
    """Whether the generic form has properties in angle brackets."""

    def is_misplaced(self, characters: bool = False) -> bool:
        """Whether the line goes on with what begins no operation; with `characters`, also with such as MLIR has not."""
        token = self.tokens[self.index]
        if token not in _BEGINS_NOTHING and token[:1] not in DIGITS and not (characters and begins_nothing(token)):
            return False
        return token != "" and "\n" not in self.text[self.end_of_last() : self.starts[self.index]]

    # -- signatures -----------------------------------------------------------------------------------------------

    def give_signature(self, uses: Sequence[int], what: str = "operand") -> None:
        """`(type, …) -> (type, …)`, or an alias for that: the types of these uses and of all results."""
        if self.opt_signature_alias(uses):
            return
        start = self.offset()
        inputs, results = self.function_types()
        self.give_types(uses, inputs, start, what)
        self.result_types = list(results)
        self.result_count = len(results)

    def opt_signature_alias(self, uses: Sequence[int]) -> bool:
        """`!name`, if it comes next: the alias of a function type with the types of these uses and of all results."""
        named = sum([group.size for group in self.definitions])
        alias = self.opt_function_alias(len(uses), named or None)
        if alias is None:
            return False
        self.give_types(uses, derived_inputs(alias.name, len(uses)), alias.offset)
        if named:
            self.result_types = derived_results(alias.name, named)
            self.result_count = named
        return True

    def opt_function_alias(self, inputs: int, results: int | None, whole: bool = True) -> SignatureAlias | None:
        """The same, where it gives the types of so many operands and results, which are said elsewhere (`SignatureAlias`)."""
        if self.tokens[self.index][:1] != "!":
            return None
        start = self.offset()
        type_ = self.type()
        if not isinstance(type_, TypeAlias):
            self.fail_at("bad-type", f"expected a function type, but got '{type_}'", start, self.end_of_last())
        self.signature = SignatureAlias(type_.name, start, inputs, results, whole)
        return self.signature

    # -- dictionaries ---------------------------------------------------------------------------------------------

    def opt_properties(self) -> None:
        """`<{name = value, …}>`, or `<#name>` with an alias of such a dictionary, if it comes next."""
        if self.accept("<"):
            if not self.opt_dictionary_alias(properties=True):
                self.attribute_dictionary()
            self.expect(">")

    def opt_dictionary_alias(self, properties: bool = False) -> bool:
        """`#name`, an alias of a dictionary with attributes of the operation, if it comes next."""
        if self.tokens[self.index][:1] != "#":
            return False
        start = self.offset()
        found = self.attribute()
        if not isinstance(found, AttributeAlias):
            self.fail_at("bad-attribute", f"expected a dictionary of attributes, but got {found}", start, self.end_of_last())
        self.dictionary = DictionaryAlias(str(found), start, properties)
        return True

    def opt_attribute_alias(self) -> AttributeAlias | None:
        """`#name`, an alias of an attribute that the operation spells in another way as well, if it comes next."""
        token = self.tokens[self.index]
        if token[:1] != "#" or "." in token or self.peek_at(1) in ("<", "<="):
            return None
        found = self.attribute()
        return found if isinstance(found, AttributeAlias) else None

    def opt_alias_of(self, name: str) -> AttributeAlias | None:
        """The same; it stands for all of attribute `name`."""
        start = self.offset()
        alias = self.opt_attribute_alias()
        if alias is not None:
            self.add_attribute(name, start)
            self.implied[name] = alias
        return alias

    # -- successors and regions -----------------------------------------------------------------------------------

    def is_label(self, token: str) -> bool:
        """Whether a token names a block."""
        return token[:1] == "^"

    def begins_block(self, is_operation: Callable[[str], bool]) -> bool:
        """Whether the header is the label of a block; some forms of the language must know what an operation is."""
        return self.tokens[0][:1] == "^"

    def trailing_regions(self) -> None:
        """Regions after the types of the generic form. There are none today."""

    def names_all_results(self) -> bool:
        """Whether one name stands for all results of the operation, as many as it has. It does not today."""
        return False

    def alias_attribute(self) -> None:
        """The attribute that an alias stands for."""
        self.attribute()

    def alias_type(self) -> int:
        """What a type alias stands for; the offset where that begins."""
        start = self.offset()
        if self.peek() == "type" and self.peek_at(1):
            message = "expected a type, but got 'type', which stood before the types of aliases in older MLIR"
            self.fail_at("expected-token", message, start, self.starts[self.index + 1], instead=("",))
        self.type()
        return start

    def successor(self) -> None:
        """`^bb1` or `^bb1(%x, %y : i32, i32)`. MLIR language reference, "Operations": `successor`."""
        if not self.opt_successor():
            self.fail("expected a block such as '^bb0'")

    def generic_successor(self) -> None:
        """A successor of the generic form, whose operands are among those of the operation today."""
        if not self.opt_label():
            self.fail("expected a block such as '^bb0'")

    def opt_successor(self) -> bool:
        """A successor with its operands, if one comes next."""
        label, offset = self.tokens[self.index], self.offset()
        if not self.is_label(label) or self._is_next_block():
            if not label:
                self.expected.add("^")
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

    def _is_next_block(self) -> bool:
        """Whether the label that comes next begins the next block: it begins a line, and a colon ends it."""
        start = self.starts[self.index]
        line = self.text.rfind("\n", 0, start)
        return line >= 0 and self.next_block.match(self.text, line) is not None

    def opt_label(self) -> bool:
        """A successor without operands, if one comes next."""
        label = self.tokens[self.index]
        if not self.is_label(label) or self._is_next_block():
            if not label:
                self.expected.add("^")
            return False
        self.successors.append(Successor(label, self.starts[self.index], ()))
        self.index += 1
        return True

    def region(self, arguments: Sequence[ValueGroup] = ()) -> None:
        """`{ … }`: a region whose entry block has these arguments."""
        if not self.opt_region(arguments):
            self.fail("expected '{' of a region", about=("{",))

    def opt_region(self, arguments: Sequence[ValueGroup] = (), tentative: Sequence[int] = ()) -> bool:
        """A region, if a brace comes next. Raises `RegionBegins` where its content has yet to be read."""
        if not self.accept("{"):
            return False
        self.regions.append(RegionShape(tuple(arguments), tuple(tentative)))
        if self.tokens[self.index] != REGION:
            self._open()
        self.index += 1
        self.expect("}")
        return True

    def _open(self) -> None:
        """The content of a region is yet to be read. Where the text ends here, it is read as if the usual followed that."""
        offset = self.end_of_last()
        if self.opened != -1 or offset != len(self.text):
            raise RegionBegins(offset)
        self.opened = offset
        tokens, starts = tokenize(self.closing)
        self.text += REGION + self.closing
        self.tokens[-1:] = (REGION, *tokens, "")
        self.starts[-1:] = (offset, *[offset + 1 + start for start in starts], len(self.text))

    def numbered_slot(self) -> int:
        """`%name` or `%name#1`, which is defined here: its slot. Values of one name and several numbers are several."""
        slot = self.definition_slot()
        follower = self.tokens[self.index]
        if follower[:1] == "#" and follower[1:].isdigit():
            self.index += 1
        return slot

    def block_argument(self, number: int = 0, kind: str = "argument", numbered: bool = False) -> ValueGroup:
        """`%name : type`, with an optional dictionary and location after it; `kind` and `number` say whose that is.

        If `numbered`, the name may have the number of a result, as in the labels of blocks.
        """
        slot = self.numbered_slot() if numbered else self.definition_slot()
        self.expect(":")
        type_ = self.type()
        self.opt_part_attributes(kind, number)
        self.opt_location()
        return ValueGroup(slot, 1, (type_,))

    def opt_part_attributes(self, kind: str, number: int) -> None:
        """The dictionary that may follow the type of an argument or a result of a function."""
        if self.peek() == "{" and self.peek_at(1) != REGION:
            kept = len(self.attributes)
            self.attribute_dictionary()
            self.parts.append(PartAttributes(kind, number, tuple(self.attributes[kept:])))
            del self.attributes[kept:]

    # -- locations ------------------------------------------------------------------------------------------------

    def opt_location(self) -> bool:
        """`loc(…)`, if it comes next. MLIR language reference, "Locations"."""
        if self.tokens[self.index] == "loc" and self.peek_at(1) in ("(", ""):
            start = self.offset()
            self.index += 1
            if self.at_end():
                self.expect("(")
            first = self.index
            _, end = self.balanced()
            if _PLAIN_LOCATION.match(self.text, start, end) is None:
                self._parsed(self.leaves.parse_attribute, start, end, "bad-attribute")
                self._note_symbols(first)
            return True
        if self.at_end():
            self.expected.add("loc")
        return False

    def _note_symbols(self, first: int) -> None:
        """Notes the symbols between a token and the next one: the metadata of a fused location may refer to them."""
        end = self.index
        while "@" in self.tokens[first:end]:
            self.index = self.tokens.index("@", first, end)
            self.symbol_reference()
            first = self.index
        self.index = end


def name_symbol(reader: HeaderReader) -> None:
    """In the generic form a symbol is named by the string attribute `sym_name`; other strings may refer to symbols.

    Aliases may stand for each of these, and for a dictionary with them.
    """
    text, syntax = reader.text, reader.syntax
    referring = syntax.strings_of_symbols if syntax is not None else ()
    needed = syntax.symbol_attributes if syntax is not None else frozenset()
    if reader.dictionary is not None and syntax is not None:
        _name_in_dictionary(reader, syntax, reader.dictionary)
    for attribute in reader.attributes:
        first = text[attribute.start : attribute.start + 1]
        if attribute.name == "sym_name" and first == '"':
            reader.symbol = quoted_symbol(text, attribute.start, attribute.end, -1)
        elif attribute.name == "sym_visibility":
            reader.private = text[attribute.start : attribute.end] == '"private"'
        elif attribute.name in referring and first == '"':
            reader.symbol_uses.append(quoted_symbol(text, attribute.start, attribute.end, -1))
        elif first == "#" and (attribute.name == "sym_name" or attribute.name in needed):
            alias = text[attribute.start : attribute.end]
            if _ALIAS.fullmatch(alias) is None:
                continue
            symbol = Symbol(-1, None, attribute.start, (), -1, alias)
            if attribute.name == "sym_name":
                reader.symbol = symbol
            else:
                reader.symbol_uses.append(symbol)


def _name_in_dictionary(reader: HeaderReader, syntax: OperationSyntax, alias: DictionaryAlias) -> None:
    """The symbol that an operation defines, and those that it needs, where an alias stands for the dictionary with them."""
    if syntax.symbol and reader.symbol is None:
        reader.symbol = Symbol(-1, None, alias.offset, (), -1, alias.name, "sym_name")
    for name in sorted(syntax.symbol_attributes):
        reader.symbol_uses.append(Symbol(-1, None, alias.offset, (), -1, alias.name, name))


_ALIAS = deferred(r"#[A-Za-z_$][\w$-]*")
