"""Readers of headers in older forms of the language: what its documents of 2018, 2019 and 2020 spell otherwise.

They read affine maps and integer sets as they stand, dictionaries with a colon, blocks that are named without `^`,
references to functions with their types, and elements in their old order.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

from mlir_ls.syntax.cursor import Item
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, AttributeAlias, IntegerSetAttr
from mlir_ls.syntax.leaf.lexical import ANGLED_TYPE, STRING
from mlir_ls.syntax.leaf.types import FLOAT_WIDTHS
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import Successor, ValueGroup
from mlir_ls.system.compiling import mypyc_attr
from mlir_ls.system.patterns import deferred

_TYPE = deferred(rf"(?:[su]?i[0-9]+|{'|'.join(FLOAT_WIDTHS)}|index|none|{ANGLED_TYPE})(?![\w$.])|tf_|[!(]")
_MANY = 64  # results of an operation whose number of results is unknown
_NAME = deferred(r"[A-Za-z][A-Za-z0-9_]*\Z")
OLD_ELEMENTS = frozenset(("splat", "dense", "sparse", "opaque"))
_IN_CONSTRAINT = deferred(r"[A-Za-z_]\w*\Z|[0-9]+\Z|[-+*()]\Z")


_LATER = r"array(?=<(?![0-9?]+ *x))|dense_resource(?=<)|distinct(?=\[)|strided(?=<)|f80|f128|tf32|f[468]E[0-9]\w*"
_SINCE_2020 = rf"{_LATER}|affine_map(?=<)|affine_set(?=<)|complex(?=<)|[su]i[1-9][0-9]*|none|unit"
_LATER_SIGNS = r"\{|::|memref<\s*\*|(?<![\w$.])0x[0-9A-Fa-f]+(?=\s*:\s*b?f[0-9])"
_TYPED_REFERENCE = deferred(r'@(?:[\w$.-]*|"[^"]*")(\s*):\s*\(')
_LATER_BODIES = r'vector<[^<>\[\]]*\[|tensor<[^<>,"()]*,'


def _spellings(words: str, others: str) -> re.Pattern[str]:
    return deferred(rf'{STRING}|//[^\n]*|((?<![\w$.@%#!^])(?:(?:{words})(?![\w$.])|{_LATER_BODIES})|{others})')


def begins_older_type(token: str) -> bool:
    """Whether an older type begins with this token: `f32` does, but dimensions may be named `f0`, `s0` or `index_a`."""
    return _TYPE.match(token) is not None


class FormerReader(HeaderReader):
    """What reads releases before the oldest known one: today's form, but that a word may stand in aliases of types."""

    __slots__ = ()

    def alias_type(self) -> int:
        """type-alias-def ::= `!` alias-name `=` `type`? type"""
        if self.peek() == "type":
            self.index += 1
        return super().alias_type()


@mypyc_attr(allow_interpreted_subclasses=True)
class OldReader(HeaderReader):
    """What all older forms share: maps and sets as they stand, `type` in aliases, functions with their types."""

    __slots__ = ()

    has_properties = False
    elements_first = False
    later: ClassVar[re.Pattern[str]]
    """The spellings of types and attributes that the language got later. A leaf's own spelling is that of today, so the
    grammar of leaves reads them; texts may not hold them. Strings match, too, outside of any group."""
    refuses_later: ClassVar[bool] = True

    @classmethod
    def with_later(cls) -> type[OldReader]:
        """A reader of the same forms that takes later spellings as well, for texts of a time between two documents."""
        return type(cls.__name__, (cls,), {"__slots__": (), "refuses_later": False})

    @classmethod
    def is_later(cls, spelled: str) -> bool:
        """Whether the document does not have a spelling that the language has today."""
        found = cls.later.match(spelled)
        return found is not None and found[1] is not None

    def _parsed(self, parse: Callable[[str], Item], start: int, end: int, code: str) -> Item:
        for found in self.later.finditer(self.text, start, end):
            if found[1] is not None and self.refuses_later:
                self.fail_at(code, f"there was no '{found[1]}' yet", found.start(1), found.end(1))
        return super()._parsed(parse, start, end, code)

    def generic_successor(self) -> None:
        """successor ::= bb-id branch-use-list?;  likewise in the generic form"""
        self.successor()

    def alias_attribute(self) -> None:
        """module-header-def ::= affine-map-def | semi-affine-map-def | integer-set-decl;  any attribute since 2020"""
        start = self.offset()
        value = self.attribute()
        if not self.elements_first and not isinstance(value, AffineMapAttr | IntegerSetAttr | AttributeAlias):
            self.fail_at("bad-attribute", "expected an affine map or an integer set", start, self.end_of_last())

    def alias_type(self) -> int:
        """type-alias-def ::= `!` alias-name `=` `type` type"""
        self.expect("type")
        return super().alias_type()

    def _pass_attribute(self, typed: bool) -> bool:
        token = self.tokens[self.index]
        if token == "(" and self._is_affine():
            self.pass_affine()
            return True
        if token == "+" and self.peek_at(1)[:1].isdigit():
            self.index += 1
            return super()._pass_attribute(typed)
        if token == "@":
            self.symbol_reference()
            if typed and self.peek() == ":" and self.peek_at(1) == "(":
                self.index += 1
                self._pass_type()
            return True
        if not self.elements_first and token == "loc":
            return False
        if not self.elements_first and (token.startswith("dense<") or token in OLD_ELEMENTS):
            self.index += 1
            if self.peek() == "<":
                self.pass_angles()
            return True
        return super()._pass_attribute(typed)

    def _is_affine(self) -> bool:
        """Whether the parenthesis that comes next begins an affine map or an integer set, and no function type."""
        after = self._after_brackets(self.index)
        if self.tokens[after] == ",":
            after += 1
        if self.tokens[after] == "[":
            return True
        if self.tokens[after] == ":":
            return True
        first = self.tokens[self.index + 1]
        if first != ")":
            return not begins_older_type(first)
        if self.tokens[after] != "->" or self.tokens[after + 1] != "(":
            return False
        result = self.tokens[after + 2]
        return result != ")" and not begins_older_type(result)

    def _after_brackets(self, index: int) -> int:
        """The index of the token after a bracket's partner, or of the last one."""
        depth = 0
        while self.tokens[index]:
            token = self.tokens[index]
            depth += (token in "([{") - (token in ")]}")
            index += 1
            if depth == 0:
                return index
        return index

    def pass_affine(self) -> None:
        """dim-and-symbol-id-lists (`->` multi-dim-affine-expr (`size` dim-sizes)? | `:` constraints)"""
        self.balanced()
        if self.peek() == "," and self.peek_at(1) == "[":
            self.index += 1
        if self.peek() == "[":
            self.balanced()
        if self.accept("->"):
            self._expect_round("results of the map")
            if self.peek() == "size" and self.peek_at(1) == "(":
                self.index += 1
                self.balanced()
            elif self.at_end():
                self.expected.add("size")
        elif self.accept(":"):
            self.pass_constraints()
        else:
            self.fail("expected '->' of a map or ':' of a set")

    def pass_constraints(self) -> None:
        """`(` constraints `)`."""
        self._expect_round("constraints of the set")

    def _expect_round(self, what: str) -> None:
        if self.peek() != "(":
            self.fail(f"expected '(' before the {what}")
        self.balanced()


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader2020(OldReader):
    """MLIR Language Reference, October 2020; standard dialect, December 2019."""

    __slots__ = ()

    elements_first = True
    later = _spellings(_LATER, r"\$never")

    def opt_successor(self) -> bool:
        """successor ::= caret-id (`:` bb-arg-list)?;  or as examples have it, without the colon"""
        if not self.is_label(self.peek()) or self.peek_at(1) != ":" or self.peek_at(2) != "(" or self.peek_at(3) != "%":
            return super().opt_successor()
        label, offset = self.peek(), self.offset()
        self.index += 2
        passed: list[int] = []

        def argument() -> None:
            passed.append(self.use())
            self.expect(":")
            self.give_types(passed[-1:], [self.type()], self.offset(), "block argument")

        self.delimited("(", argument)
        self.successors.append(Successor(label, offset, tuple(passed)))
        return True

    def attribute_entry(self) -> None:
        """symbol-ref-attribute ::= symbol-ref-id (`::` symbol-ref-id)*;  a constant has a type after it"""
        super().attribute_entry()
        entry = self.attributes[-1]
        found = _TYPED_REFERENCE.match(self.text, entry.start, entry.end)
        if found is not None:
            self.fail_at("bad-attribute", "a reference to a symbol has no type", found.end(1), entry.end)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader2019(OldReader):
    """MLIR Specification, March 2019."""

    __slots__ = ()

    later = _spellings(_SINCE_2020, rf'{_LATER_SIGNS}|![A-Za-z_][\w$.]*<(?!")')

    regions_first = False
    entry_sign = ":"
    units_refused = True
    quoted_keys = False
    dotted_aliases = True

    def trailing_regions(self) -> None:
        """region (`,`? region)*, after the types of the generic form"""
        if not self.opt_region():
            return
        while True:
            if self.accept(","):
                self.region()
            elif not self.opt_region():
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader2018(OldReader):
    """MLIR Specification, December 2018."""

    __slots__ = ()

    later = _spellings(rf"{_SINCE_2020}|tuple(?=<)", rf"{_LATER_SIGNS}|!")

    next_block = re.compile(r"\n[ \t]*[A-Za-z]\w*[ \t]*(?:\([^()\n]*\))?[ \t]*:(?!:)")
    generic_regions = False
    regions_first = False
    entry_sign = ":"
    label_sigil = ""
    units_refused = True
    quoted_keys = False
    dotted_aliases = True

    def is_label(self, token: str) -> bool:
        """bb-id ::= bare-id"""
        return _NAME.match(token) is not None

    def begins_block(self, is_operation: Callable[[str], bool]) -> bool:
        """bb-label ::= bb-id bb-arg-list? `:`"""
        if not self.is_label(self.tokens[0]):
            return False
        if self.peek_at(1) == "(" and self.peek_at(2) == "%":
            return self.peek_at(3) in (":", "") or not is_operation(self.tokens[0])
        if self.peek_at(1) == "(" and self.peek_at(2) in (")", ""):
            return (self.peek_at(3) == ":" and self.peek_at(4) != "(") or not is_operation(self.tokens[0])
        return self.peek_at(1) == ":"

    def names_all_results(self) -> bool:
        """operation ::= (ssa-id `=`)? …;  a result is selected where it is used: `%x#1`"""
        count = self.result_count
        if len(self.definitions) != 1 or self.definitions[0].size != 1:
            end = max(1, self.starts[self.tokens.index("=")] - 1)
            self.fail_at("result-count", "one name stands for all results; a use selects one of them with '#'", 0, end)
        if count == 0:
            return False
        slot = self.definitions[0].slot
        self.definitions[0] = ValueGroup(slot, _MANY if count is None else count, ())
        return True

    def opt_location(self) -> bool:
        """There were no locations in texts."""
        return False

    def attribute_entry(self) -> None:
        """attribute-entry ::= bare-id `:` attribute-value;  bare-id ::= letter (letter|digit|[_])*"""
        super().attribute_entry()
        entry = self.attributes[-1]
        if not _NAME.match(entry.name):
            message = "the name of an attribute is a letter, with letters, digits and underscores after it"
            self.fail_at("bad-attribute", message, entry.name_offset, entry.name_offset + len(entry.name))

    def opt_type(self) -> Type | None:
        """A type, if one comes next: other-type ::= `tf_control` | `tf_resource` | …"""
        token = self.tokens[self.index]
        if token.startswith("tf_"):
            start = self.offset()
            self.index += 1
            return self._parsed(self.leaves.parse_type, start, self.end_of_last(), "bad-type")
        return super().opt_type()

    def _pass_type(self) -> None:
        if self.peek().startswith("tf_"):
            self.index += 1
        else:
            super()._pass_type()

    def pass_constraints(self) -> None:
        """affine-constraint-conjunction, with parentheses around it or without."""
        if self.peek() == "(" and self.tokens[self._after_brackets(self.index)] not in ("+", "-", "*", "==", ">="):
            self.balanced()
            return
        while not self.at_end() and _IN_CONSTRAINT.match(self.peek()):
            while not self.at_end() and _IN_CONSTRAINT.match(self.peek()):
                self.index += 1
            if self.accept_any(("==", ">=")) is None:
                self.fail("expected '==' or '>=' of a constraint")
            self.expect("0")
            if not self.accept(","):
                return
