"""How a line of output is spelled as the pattern of a directive, with variables in the place of its values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from mlir_ls.semantics.filecheck.directives import CheckDirective
from mlir_ls.semantics.filecheck.patterns import Piece, tokens_in
from mlir_ls.system.patterns import deferred

_VALUE = deferred(r'"(?:[^"\\]|\\.)*"|(?P<name>%[\w$.-]+|[#!][A-Za-z_][\w$.]*)(?P<rest>(?:#\d+|:\d+)?)')
_DEFINITION = deferred(r"(?P<before>%?)\[\[(?P<name>[A-Za-z_]\w*):(?P<sign>%?)(?P<regex>.*?)\]\]")
_RESULTS = re.compile(r"%[\w$.:, %-]+ = ")
_SPECIAL = re.compile(r"\[\[|\{\{")
_NOT_NAME = re.compile(r"\W+")


class CheckSpelling:
    """The variables of values, by their names in the output. `defined` are those that a directive has defined so far."""

    def __init__(self, uses: Counter[str], is_inside: bool, regex: str) -> None:
        self.defined: set[str] = set()
        self._uses, self._is_inside, self._regex = uses, is_inside, regex
        self._regexes: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._values: dict[str, str] = {}

    def name(self, value: str, name: str) -> None:
        """Has a variable stand for a value, unless either has another partner."""
        value = value.partition("#")[0] if value[:1] == "%" else value
        if value not in self._names and name not in self._values and value:
            self._names[value], self._values[name] = name, value

    def define(self, name: str, regex: str) -> None:
        """Has a variable be defined by a regular expression."""
        self._regexes.setdefault(name, regex)

    def is_of(self, name: str, text: str) -> bool:
        """Whether a variable stands for what matched, with or without its sign, or for nothing yet."""
        value = self._values.get(name)
        return value is None or text in (value, value[1:])

    def captured(self) -> dict[str, str]:
        """The texts of the variables of values that directives have defined so far."""
        inside = {name for name in self._values if self._regex_of(name).startswith("%")}
        defined = [(name, value) for name, value in self._values.items() if name in self.defined and value[0] == "%"]
        return {name: value if name in inside else value[1:] for name, value in defined}

    def _regex_of(self, name: str) -> str:
        return self._regexes.get(name) or ("%" if self._is_inside else "") + self._regex

    def label(self, text: str) -> str:
        """The beginning of a line that holds no value, up to the parenthesis after its symbol."""
        end = text.find("(")
        found = _VALUE.search(text)
        limit = found.start() if found is not None and found["name"] else len(text)
        return text[: end + 1] if 0 <= end < limit else text[:limit]

    def of(self, text: str, old: Sequence[Piece], is_whole: bool) -> str:
        """The pattern of a line's text; it leaves out what the old pattern left out as well."""
        text = _as_much(text.strip(), old, is_whole)
        parts: list[str] = []
        position = 0
        for found in _VALUE.finditer(text):
            if found["name"] is None:
                continue
            parts += (_escaped(text[position : found.start()]), self._of_value(found["name"], found["rest"]))
            position = found.end()
        return "".join((*parts, _escaped(text[position:])))

    def _of_value(self, value: str, rest: str) -> str:
        name = self._names.get(value)
        if value[0] != "%":
            if name is None or name not in self.defined:
                return value + rest
            sign = "" if self._regexes.get(name, "").startswith(value[0]) else value[0]
            return f"{sign}[[{name}]]{rest}"
        if name is None:
            if self._uses[value] < 2:
                return ("{{%" if self._is_inside else "%{{") + self._regex + "}}" + rest
            name = self._new_name(value)
            self.name(value, name)
        regex = self._regex_of(name)
        sign = "" if regex.startswith("%") else "%"
        if name in self.defined:
            return f"{sign}[[{name}]]{rest}"
        self.defined.add(name)
        return f"{sign}[[{name}:{regex}]]{rest}"

    def _new_name(self, value: str) -> str:
        plain = _NOT_NAME.sub("_", value[1:]).strip("_").upper()
        stem = plain if plain[:1].isalpha() else f"VAL_{plain}"
        name, number = stem, 0
        while name in self._values or name in self.defined:
            number += 1
            name = f"{stem}_{number}"
        return name


def spelling_of(lines: Sequence[str], found: Sequence[CheckDirective], output: Sequence[str]) -> CheckSpelling:
    """The way in which the directives of a text spell variables of values, for the lines of some output."""
    styles: Counter[tuple[bool, str]] = Counter()
    for directive in found:
        for each in _DEFINITION.finditer(lines[directive.line], directive.pattern):
            if each["before"] or each["sign"]:
                styles[bool(each["sign"]), each["regex"]] += 1
    ((is_inside, regex),) = [style for style, _ in styles.most_common(1)] or [(False, ".*")]
    uses = Counter([token.partition("#")[0] for line in output for token in tokens_in(line) if token[0] == "%"])
    return CheckSpelling(uses, is_inside, regex or ".*")


def _as_much(text: str, old: Sequence[Piece], is_whole: bool) -> str:
    """What of a line an old pattern would have spelled: with results, types and an opening brace only where that has them."""
    plain = "".join(["%" if piece.name is not None or piece.regex is not None else piece.text for piece in old]).strip()
    if text.endswith("{") and not plain.endswith("{"):
        text = text[:-1].rstrip()
    if is_whole and " = " not in plain.partition("(")[0] and (results := _RESULTS.match(text)) is not None:
        text = text[results.end() :]
    if "->" not in plain and plain.endswith(")") and ") -> " in text:
        text = text[: text.rindex(") -> ") + 1]
    if ":" not in plain and " : " in text:
        text = text[: text.rindex(" : ")]
    return text


def _escaped(text: str) -> str:
    return _SPECIAL.sub(lambda found: "{{\\[\\[}}" if found[0] == "[[" else "{{[{][{]}}", text)
