"""What stands between two tokens of a header, by rules that hold for all operations.

A gap is a range of blanks: what the author wrote is moved into it. Most gaps have one width. `EITHER` is for places at
which printers differ: no blank stays none, one stays one. `AS_WRITTEN` is for places that do not change at all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from mlir_ls.formatting.tokens import HeaderTokens
from mlir_ls.syntax.leaf.lexical import ANGLED_ATTRIBUTES, ANGLED_TYPES, CLOSING, ELEMENTS, OPENING
from mlir_ls.syntax.tokens import REGION


class Gap(NamedTuple):
    """At least and at most so many blanks; or, if `line` is not negative, a line break and so many more blanks.

    Before such a line break up to `most` blanks are left where they are. `indents`: the blanks after it are indentation, and
    regions that follow are deeper by as much; those that an assembly format spells are not.
    """

    least: int
    most: int
    line: int = -1
    indents: bool = False


NONE = Gap(0, 0)
ONE = Gap(1, 1)
EITHER = Gap(0, 1)
UP_TO_TWO = Gap(0, 2)
AS_WRITTEN = Gap(0, -1)

_SHAPED = frozenset(("tensor", "vector", "memref"))
_SET_APART = frozenset(("=", "->", "==", ">=", "<=", "*", "+"))
_ANGLED = ANGLED_TYPES | ANGLED_ATTRIBUTES | ELEMENTS | {"distinct", "splat", "fused", "callsite"}
_OF_TYPES = frozenset(("affine_map", "affine_set", "complex", "opaque", "splat", "tuple"))
_BEFORE_BRACKET = frozenset(
    ("to", "in", "step", "from", "into", "then", "else", "if", "for", "of", "by", "at", "on", "not", "mod", "floordiv")
) | frozenset(("ceildiv", "private", "public", "nested", "attributes", "iterators", "async"))

#: What the brackets around a gap are.
(_PLAIN, _DIALECT, _DIMENSIONS, _DENSE, _COMPLEX, _ARRAY, _LOCATION, _ANGLES, _OPAQUE, _LOOSE, _SPELLED, _STRIDED,
 _JOINED) = range(13)

_OF_DIALECTS = frozenset((_DIALECT, _SPELLED, _JOINED))
_BY_NAME = {"array": _ARRAY, "strided": _STRIDED}
_AFTER_COMMA = {_COMPLEX: NONE, _ANGLES: EITHER}


class DialectTexts(NamedTuple):
    """What is known of the types and attributes of dialects, whose texts may be spelled in any way.

    `knows` says whether the text after `!dialect.mnemonic` or `#dialect.mnemonic` is known; one that is not, or that only C++
    reads, is text in which white space counts: it stays as it is. `joins`: whether it has cases with commas between them, after
    which there may be no blank. Of those with `loose` names any gap may be up to two blanks.
    """

    knows: Callable[[str], bool]
    joins: Callable[[str], bool]
    loose: Collection[str]


def default_gaps(
    tokens: HeaderTokens, definitions: Collection[int], is_label: bool, name_at: int, dialects: DialectTexts
) -> list[Gap]:
    """The gap before each token.

    `definitions` are the offsets of the sigils of results and block arguments; `is_label` says that it is the header of a
    block. `name_at` is the offset of the operation's name in the custom form, else -1.
    """
    header = _Header(tokens, definitions, is_label, name_at, dialects)
    found: list[Gap] = []
    for index in range(len(tokens.texts)):
        found.append(header.gap(index) if index else NONE)
        header.advance(index)
    return found or [NONE]


class _Header:
    """A header, of which the gaps are found from its first token to its last."""

    def __init__(
        self, tokens: HeaderTokens, definitions: Collection[int], is_label: bool, name_at: int, dialects: DialectTexts
    ) -> None:
        self.texts, self.starts = tokens.texts, tokens.starts
        self.definitions = definitions
        self.is_label = is_label
        self.name_at = name_at
        self.dialects = dialects
        self.open = [(_PLAIN, "")]  # the brackets around what comes next: their kind, and the token that opened them
        self.defined = False  # whether a definition is being spelled: `%name` up to the next comma or bracket
        self.unary = False  # whether the last minus is a sign

    def gap(self, index: int) -> Gap:
        """The gap before a token that is not the first one."""
        texts = self.texts
        before, token = texts[index - 1], texts[index]
        inside, opening = self.open[-1]
        if inside == _OPAQUE:
            return AS_WRITTEN
        if inside == _LOOSE:
            return UP_TO_TWO
        if token == ":":
            if (self.is_label and index == len(texts) - 1) or _names_entry(texts, index, opening):
                return NONE
            return _before_colon(texts, index, inside, self.defined)
        if before == ":":
            return _after_colon(texts, index, inside, self.defined and len(self.open) == 1)
        if before == "-":
            return EITHER if inside in _OF_DIALECTS else NONE if self.unary else ONE
        if inside == _DIMENSIONS:
            return NONE
        if inside == _JOINED and before == ",":
            return EITHER
        if inside in _OF_DIALECTS:
            return _in_dialect(before, token)
        gap = _GAPS.get((before, token)) or _gap(before, token, inside)
        return ONE if gap is NONE and self.starts[index - 1] == self.name_at else gap

    def advance(self, index: int) -> None:
        """Passes a token."""
        token = self.texts[index]
        inside, opening = self.open[-1]
        if token in OPENING:
            self.open.append((self._opens(index, inside), token))
            self.defined = False
        elif token in CLOSING:
            if len(self.open) > 1:
                self.open.pop()
            self.defined = False
        elif token == "%":
            self.defined = self.starts[index] in self.definitions
        elif token == "=":
            self.defined = False
        elif token == ",":
            self.defined = False
            if inside == _DIMENSIONS:
                self.open[-1] = (_PLAIN, opening)
        elif token == "-":
            self.unary = index == 0 or not _is_term(self.texts[index - 1])

    def _opens(self, index: int, inside: int) -> int:
        """What kind of brackets begins at a token."""
        dialects, token = self.dialects, self.texts[index]
        before = self.texts[index - 1] if index else ""
        if before in dialects.loose or (token == "<" and _spelled_name(self.texts, index) in dialects.loose):
            return _LOOSE
        kind = _kind_of(before, token, inside)
        if kind == _DIALECT and before[0] in "!#":
            return _OPAQUE if not dialects.knows(before) else _JOINED if dialects.joins(before) else _DIALECT
        return kind


def generic_gaps(tokens: HeaderTokens, gaps: list[Gap]) -> None:
    """Settles the gaps between the parts of an operation's generic form."""
    depth = 0
    before = ""
    for index, token in enumerate(tokens.texts):
        if depth == 0 and before in CLOSING and token in OPENING:
            gaps[index] = NONE if token == "[" else ONE
        depth += (token in OPENING) - (token in CLOSING)
        before = token


def resource_gaps(tokens: HeaderTokens) -> list[Gap]:
    """The gaps of a file's metadata: an entry a line, two blanks deeper for each brace around it.

    Where printing left all of it out, a blank line stands in it.
    """
    if len(tokens.texts) == 2:
        return [NONE, AS_WRITTEN]
    found = [NONE]
    depth = 1
    for before, token in zip(tokens.texts, tokens.texts[1:], strict=False):
        if token in ("}", "#-}"):
            depth -= 1
        if before in ("{", "{-#") or token in ("}", "#-}") or before == ",":
            found.append(NONE if before == "{" and token == "}" else Gap(0, 0, 2 * depth))
        else:
            found.append(NONE if token in (":", ",") else ONE)
        if token == "{":
            depth += 1
    return found


def _spelled_name(texts: Sequence[str], index: int) -> str:
    """The name of a type or an attribute that stands in the brackets of its dialect, which begin there or around there."""
    if index > 2 and texts[index - 2] == "<":
        return f"{texts[index - 3]}.{texts[index - 1]}"
    return f"{texts[index - 1]}.{texts[index + 1]}" if index + 1 < len(texts) else ""


def _kind_of(before: str, token: str, inside: int) -> int:
    """What kind of brackets begins with `token`."""
    if inside in (_OPAQUE, _LOOSE):
        return inside
    if token != "<" and (inside == _SPELLED or (inside == _ANGLES and token != "{")):
        return _SPELLED  # within a dialect's type or attribute whose name is left out
    if token == "<" and before.rpartition("x")[2] in _SHAPED:
        return _DIMENSIONS
    if inside in (_DIALECT, _JOINED):
        return inside
    if token == "<":
        if before[:1] in ("!", "#"):
            return _DIALECT
        if before in ("dense", "sparse"):
            return _DENSE
        if before in _OF_TYPES:
            return _PLAIN
        return _BY_NAME.get(before, _ANGLES)
    if token == "[":
        return inside if inside in (_DENSE, _DIMENSIONS, _LOCATION) else _PLAIN
    if token == "(":
        return _LOCATION if before == "loc" or inside == _LOCATION else _COMPLEX if inside == _DENSE else _PLAIN
    return _PLAIN


def _gap(before: str, token: str, inside: int) -> Gap:
    if token in (",", ")", "]", ">", "}") or before in ("(", "[", "<", "{"):
        return NONE
    if before == ",":
        return _AFTER_COMMA.get(inside, ONE)
    if token == "<=" and before[:1] in "!#":
        return EITHER  # the body of a type or an attribute may begin with `=`
    if token in _SET_APART or before in _SET_APART:
        return EITHER if inside == _ANGLES and "->" not in (before, token) else ONE
    if token == "{":
        return ONE
    if token == "(" or token == "[":
        return _before_bracket(before, token)
    if token == "<":
        return NONE if before in _ANGLED or before[:1] in "!#" else EITHER
    if before == "@" or (before == "%" and token[0] == "#"):
        return NONE
    if token == "-" and _is_term(before):
        return ONE
    if _is_word(token) and (_is_word(before) or before in CLOSING):
        return ONE
    return EITHER


def _before_bracket(before: str, token: str) -> Gap:
    if before in _BEFORE_BRACKET:
        return ONE
    if before in ("%", "@") or before[0] in '^"#!':
        return NONE
    if before in (")", "]"):
        return NONE if token == "[" else ONE
    return NONE if before[0].isalpha() or before == ">" else EITHER


def _in_dialect(before: str, token: str) -> Gap:
    """Between two tokens of a dialect's type or attribute, which may be spelled in any way."""
    if token in (",", ")", "]", ">") or before in ("(", "[", "<"):
        return NONE
    if token == "->" or before in ("->", ","):
        return ONE
    if token == "<" and (before in _ANGLED or before[:1] in "!#"):
        return NONE
    return EITHER


def _names_entry(texts: Sequence[str], index: int, opening: str) -> bool:
    """Whether the colon at an index stands after a name to which it gives a value: in a dictionary of 2018 or 2019, or in the
    layout of a memref of 2020. `opening` is the bracket around it."""
    if index < 2 or texts[index - 2] not in ("{", ",") or not texts[index - 1][0].isalpha():
        return False
    return opening == "{" or (opening == "<" and texts[index - 1] in ("offset", "strides"))


def _before_colon(texts: Sequence[str], index: int, inside: int, defined: bool) -> Gap:
    if inside in _OF_DIALECTS or inside in (_ANGLES, _STRIDED):
        return EITHER
    if inside == _ARRAY or defined:
        return NONE
    if inside == _LOCATION and texts[index + 1][:1].isdigit():
        return ONE if texts[index - 1] == "to" else NONE
    return ONE


def _after_colon(texts: Sequence[str], index: int, inside: int, result: bool) -> Gap:
    if inside in _OF_DIALECTS:
        return EITHER
    if texts[index].isdigit() and (result or inside == _LOCATION):
        return NONE
    return ONE


def _is_term(token: str) -> bool:
    """Whether a sign after this token takes it as its left side."""
    return token[0].isdigit() or token in ("%", ")", "]") or (token[0] in "ds" and token[1:].isdigit())


def _is_word(token: str) -> bool:
    return token[0].isalnum() or token[0] in '_"%@^#!$'


_GAPS = {
    ("{", REGION): NONE,
    (REGION, "}"): NONE,
    ("@", "::"): NONE,
    ("::", "@"): NONE,
}
