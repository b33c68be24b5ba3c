"""From an example of an operation's text to its assembly format, by the operation's definition.

`%sum = mill.add %left, %right, ... {steps = 4} : i32, ... -> i32` is an example. In it

- `%name` is the operand of this name, or the next one that is not spelled yet; `...` after one stands for several;
- a type before all `:` and `->` is the next attribute that is a type, one after `%name :` in brackets that of the value;
  the others are those of the other operands and then of the results, or of the results alone, or of the operands alone;
- `@name` is the symbol that the operation defines, or the next attribute that is a symbol; a number, a string or `#attribute`
  is the next attribute of another kind, `$name` is the attribute of this name;
- `^bb` is the next successor, `{...}` the next region, and `{name = value}` the dictionary of attributes;
- clauses in a row, `word(...) word(...)`, come in any order, each at most once; one alone may be missing where nothing in it is
  required, and so may an arrow and the types after it;
- all else is spelled as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.leaf.lexical import ANGLED_TYPE, CLOSING, CLOSING_OF, OPENING, PLAIN_TYPE
from mlir_ls.system.patterns import deferred

_TOKEN = deferred(
    r"%[\w.$-]+|@[\w.$-]+(?:::@[\w.$-]+)*|\^\w+|\$\w+|[!#][\w.$]+|\"[^\"]*\"|\.\.\.|->|=>|-?\d[\w.]*|[A-Za-z_][\w.$]*|\S"
)
_BUILTIN_TYPE = deferred(rf"{PLAIN_TYPE}|{ANGLED_TYPE}")
_BRACKETS = OPENING | CLOSING
_SYMBOLS = frozenset(("symbol_ref", "flat_symbol_ref"))
_MAX_LENGTH = 2000


class WrongExample(Exception):
    """An example that says something else than the definition of its operation."""


def is_example(name: str, text: str) -> bool:
    """Whether the syntax of an operation is given by an example: a line that begins with the operation."""
    return re.match(rf"(?:\s*%[^=]*=)?\s*{re.escape(name)}(?![\w.$])", text) is not None


def wrong_brackets(text: str) -> str | None:
    """What is wrong with the brackets of an example, or with its length; None if nothing is."""
    if len(text) > _MAX_LENGTH:
        return "it is too long"
    try:
        _closings(_TOKEN.findall(text))
    except WrongExample as error:
        return str(error)
    return None


def format_of(text: str, spec: OpSpec) -> str:
    """The assembly format of an operation that is spelled as in an example.

    Raises:
        WrongExample: the example has other parts than the definition.
    """
    tokens = _TOKEN.findall(text)
    after = tokens.index(spec.name) + 1
    return _Converter(tokens[after:], spec).convert()


def _closings(tokens: Sequence[str]) -> dict[int, int]:
    """By the index of each opening bracket, that of its partner."""
    found: dict[int, int] = {}
    unclosed: list[int] = []
    for index, token in enumerate(tokens):
        if token in OPENING:
            unclosed.append(index)
        elif token in CLOSING:
            if not unclosed or CLOSING_OF[tokens[unclosed[-1]]] != token:
                raise WrongExample(f"'{token}' closes nothing")
            found[unclosed.pop()] = index
    if unclosed:
        raise WrongExample(f"'{tokens[unclosed[-1]]}' is not closed")
    return found


class _Converter:
    """What of a definition is spelled already, while the elements of a format are made; `types` are indices of elements."""

    def __init__(self, tokens: list[str], spec: OpSpec) -> None:
        self.tokens = tokens
        self.spec = spec
        self.closings = _closings(tokens)
        self.made: list[str] = []
        self.types: list[int] = []
        self.operands: list[str] = []
        self.typed: set[str] = set()
        self.spelled: set[str] = set()
        self.has_dictionary = False

    def convert(self) -> str:
        self._elements(0, len(self.tokens))
        self._give_types()
        if not self.has_dictionary:
            self._add_dictionary()
        self._group_results()
        return " ".join([each for each in self.made if each])

    def _elements(self, index: int, end: int) -> None:
        while index < end:
            clauses = self._clauses(index, end)
            if len(clauses) > 1 or (clauses and self._may_be_missing(*clauses[0])):
                self.made.append("oilist(")
                for number, (start, stop) in enumerate(clauses):
                    self.made += ["|", f"`{self.tokens[start]}`"] if number else [f"`{self.tokens[start]}`"]
                    self._elements(start + 1, stop)
                self.made.append(")")
                index = clauses[-1][1]
            else:
                index = self._element(index)

    def _clauses(self, index: int, end: int) -> list[tuple[int, int]]:
        """The clauses `word(...)` in a row from an index on: where they begin and end."""
        found = []
        while index + 1 < end and self.tokens[index][0].isalpha() and self.tokens[index + 1] == "(":
            stop = self.closings[index + 1] + 1
            found.append((index, stop))
            index = stop
        return found

    def _may_be_missing(self, start: int, stop: int) -> bool:
        """Whether all that a clause spells is named, and optional."""
        names = [token[1:] for token in self.tokens[start:stop] if token[0] in "%$@#^\"" or token[0].isdigit()]
        needed = {each.name for each in self.spec.operands if each.arity == "one"}
        needed |= {each.name for each in self.spec.attributes if each.required}
        known = {each.name for each in self.spec.operands} | {each.name for each in self.spec.attributes}
        return bool(names) and known.issuperset(names) and needed.isdisjoint(names)

    def _element(self, index: int) -> int:
        token = self.tokens[index]
        follower = self.tokens[index + 1] if index + 1 < len(self.tokens) else ""
        if token == "...":
            if self._repeats_several(index):
                raise WrongExample("no assembly format spells a list whose elements have several parts")
            if self.made[-1:] == ["`,`"]:
                self.made.pop()
            return index + 1
        if token[0] == "%":
            self._operand(token[1:])
        elif token[0] == "!" or _BUILTIN_TYPE.fullmatch(token):
            self._type(index)
            return self.closings[index + 1] + 1 if follower == "<" else index + 1
        elif token[0] == "^":
            self._next([each.name for each in self.spec.successors], "successor")
        elif token[0] == "$":
            self._next([each.name for each in self.spec.attributes if each.name == token[1:]], f"attribute '{token[1:]}'")
        elif token[0] in '@"#' or token.lstrip("-")[:1].isdigit():
            self._attribute(token)
            return self.closings[index + 1] + 1 if token[0] == "#" and follower == "<" else index + 1
        elif token == "attributes" and follower == "{":
            self._dictionary("attr-dict-with-keyword")
            return self.closings[index + 1] + 1
        elif token == "{" and self._is_region(index):
            self._next([each.name for each in self.spec.regions], "region")
            return self.closings[index] + 1
        elif token == "{" and self._is_dictionary(index):
            self._dictionary("attr-dict")
            return self.closings[index] + 1
        else:
            self.made += [f"`{part}`" for part in (token if token == "=>" else [token])]
        return index + 1

    def _repeats_several(self, index: int) -> bool:
        """Whether the element of a list in brackets that is repeated has a name and something else: `[%x : i32, ...]`."""
        if not any([at < index < end for at, end in self.closings.items()]):
            return False
        first = last = index - (self.tokens[index - 1] == ",")
        while self.tokens[first - 1] not in (",", "->", "...") and self.tokens[first - 1] not in _BRACKETS:
            first -= 1
        return last - first > 1 and any([token[0] in "%^@$" for token in self.tokens[first:last]])

    def _operand(self, name: str) -> None:
        names = [each.name for each in self.spec.operands]
        self._next([name] if name in names and name not in self.spelled else names, "operand")
        self.operands.append(self.made[-1])

    def _type(self, index: int) -> None:
        before = self.tokens[:index]
        held = [each.name for each in self.spec.attributes if _is_type(each.constraint) and each.name not in self.spelled]
        if held and not {":", "->"} & set(before):
            self._next(held, "attribute")
        elif _ends_with_value(before) and any(at < index < end for at, end in self.closings.items()):
            self.made.append(f"type({self.operands[-1]})")
            self.typed.add(self.operands[-1])
        else:
            self.types.append(len(self.made))
            self.made.append("")

    def _attribute(self, token: str) -> None:
        is_symbol = token[0] == "@"
        if is_symbol and self.spec.symbol and "sym_name" not in self.spelled:
            self._next(["sym_name"], "symbol")
            return
        fitting = [
            each.name
            for each in self.spec.attributes
            if (each.constraint in _SYMBOLS) == is_symbol and not _is_type(each.constraint) and each.name != "sym_name"
        ]
        self._next(fitting, "symbol" if is_symbol else "attribute")

    def _next(self, names: Sequence[str], what: str) -> None:
        """The next of these that is not spelled yet."""
        name = next((name for name in names if name not in self.spelled), None)
        if name is None:
            raise WrongExample(f"the definition has no more such {what}")
        self.spelled.add(name)
        self.made.append(f"${name}")

    def _is_region(self, index: int) -> bool:
        left = [each for each in self.spec.regions if each.name not in self.spelled]
        return bool(left) and self.tokens[index + 1 : self.closings[index]] in ([], ["..."])

    def _is_dictionary(self, index: int) -> bool:
        inside = self.tokens[index + 1 : self.closings[index]]
        return inside in ([], ["..."]) or (inside[0][0].isalpha() and inside[1:2] in ([], ["="], [","]))

    def _dictionary(self, element: str) -> None:
        self.has_dictionary = True
        self.made.append(element)

    def _give_types(self) -> None:
        operands = [f"type({each})" for each in self.operands if each not in self.typed]
        results = [f"type(${each.name})" if each.name else "type(results)" for each in self.spec.results]
        if len(results) > 1 and "type(results)" in results:
            raise WrongExample("its results have no names")
        for given in ([], operands + results, results, operands):
            if len(given) == len(self.types):
                for index, element in zip(self.types, given, strict=True):
                    self.made[index] = element
                return
        raise WrongExample("the types are neither those of operands and results, nor those of one of both")

    def _add_dictionary(self) -> None:
        """Attributes stand before the types, else in the end."""
        signs = [index for index, element in enumerate(self.made) if element in ("`:`", "`->`") and index + 1 in self.types]
        before = signs[0] if signs and not self._is_nested(signs[0]) else len(self.made)
        self.made.insert(before, "attr-dict")

    def _group_results(self) -> None:
        """Where all results may be missing, an arrow with their types may be."""
        elements = [f"type(${each.name})" for each in self.spec.results if each.name and each.arity != "one"]
        if not elements or len(elements) < len(self.spec.results) or "`->`" not in self.made:
            return
        first = len(self.made) - 1 - self.made[::-1].index("`->`")
        listed = ("`,`", "`(`", "`)`", *elements)
        last = max([at for at in range(first + 1, len(self.made)) if self.made[at] in elements], default=first)
        if last == first or self._is_nested(first) or any([each not in listed for each in self.made[first + 1 : last]]):
            return
        last += self.made[last + 1 : last + 2] == ["`)`"] and self.made[first + 1] == "`(`"
        self.made[first] = "(`->`"
        anchor = self.made.index(elements[0], first)
        self.made[anchor] += "^"
        self.made[last] += ")?"

    def _is_nested(self, index: int) -> bool:
        opened = sum([element in ("`(`", "`[`", "`{`", "`<`", "oilist(") for element in self.made[:index]])
        return opened > sum([element in ("`)`", "`]`", "`}`", "`>`", ")") for element in self.made[:index]])


def _ends_with_value(tokens: Sequence[str]) -> bool:
    """Whether tokens end with `%name :` or `%name, ... :`."""
    left = tokens[:-3] if tokens[-3:] == [",", "...", ":"] else tokens[:-1] if tokens[-1:] == [":"] else ()
    return bool(left) and left[-1][0] == "%"


def _is_type(constraint: object) -> bool:
    return constraint == "type_attr" or (isinstance(constraint, tuple) and "type_attr" in constraint)
