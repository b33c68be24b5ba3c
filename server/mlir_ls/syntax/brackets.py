"""Brackets and comments of erased lines: what is open after a text, and where its code ends."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.lexical import CLOSING, CLOSING_OF, COMPARISONS, OPENING_OF, STRING
from mlir_ls.syntax.shape import Fault
from mlir_ls.syntax.tokens import BLANKS, REGION, tokenize
from mlir_ls.system.patterns import deferred


def without_comment(text: str) -> str:
    """`text`, of which at most the last line has a comment, up to that and the white space before it."""
    at, passed = text.find("//"), 0
    while at >= 0:
        quote = text.find('"', passed, at)
        if quote < 0:
            return text[:at].rstrip(BLANKS)
        string = _STRING.match(text, quote)
        assert string is not None
        passed = string.end()
        if passed > at:
            at = text.find("//", passed)
    return text.rstrip(BLANKS)


_STRING = deferred(r'"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"?')
"""A string, up to the end of its line where it is not closed."""


class Brackets(NamedTuple):
    """The brackets that are open after a text, outermost first, and how many of those before it stayed open.

    `region`: one of the text may be the opening brace of a region.
    """

    opened: str
    kept: int
    region: bool


def brackets_after(erased: str, before: str = "") -> Brackets | None:
    """What a text leaves of the brackets before it, and opens itself; None if it closes one that was not opened.

    `<` may be an operator: it is closed by what closes around it.
    """
    opened, kept, region = before, len(before), False
    for found in _BRACKET.finditer(erased):
        bracket = found[1]
        if bracket is None:
            continue
        partner = _OPENING_OF.get(bracket)
        if partner is None:
            if bracket == "{" and opened in ("", "("):
                region = region or erased[: found.start()].rstrip(BLANKS)[-1:] in ("", "(", ",")
            opened += bracket[0]
            continue
        if partner != "<":
            opened = opened.rstrip("<")
            if opened[-1:] != partner:
                return None
        if opened[-1:] == partner:
            opened = opened[:-1]
            kept = min(kept, len(opened))
    return Brackets(opened, kept, region)


#: Brackets, and what only seems to hold some: strings, arrows, comparisons.
_BRACKET = re.compile(rf"{STRING}?|//[^\n\r]*|[-=]>|[<>]=|(\{{-#|#-\}}|[()<>\[\]{{}}])")
_OPENING_OF = {**OPENING_OF, "#-}": "{"}
_WEIGHED = frozenset((*CLOSING_OF, *_OPENING_OF, *COMPARISONS))
_BEFORE_ANGLE = frozenset("?*%@)]}>\"")
_AFTER_ANGLE = frozenset(("", ")", "]", "}", "{", ",", ":", "->", "loc"))


def close(expected: list[str], bracket: str) -> bool:
    """Removes what a `)`, `]` or `}` closes from the closing brackets that are expected; false where it closes nothing.

    `<` may be an operator: it is closed by what closes around it. An interval may be open on one side: `[0, 4)`.
    """
    while expected[-1:] == [">"]:
        expected.pop()
    if expected and (expected[-1] == bracket or "}" not in (expected[-1], bracket)):
        expected.pop()
        return True
    while expected and expected.pop() != bracket:
        pass
    return False


def mismatch(tokens: Sequence[str], first: int, end: int) -> tuple[int, str] | None:
    """The first closing bracket of a range that is not the partner of the last open one: its index, and that partner."""
    expected: list[str] = []
    for index in range(first, end):
        token = tokens[index]
        if token in CLOSING_OF:
            expected.append(CLOSING_OF[token])
        elif token in CLOSING and expected:
            partner = expected.pop()
            if token != partner:
                return index, partner
    return None


def unclosed(tokens: Sequence[str], starts: Sequence[int], end: int, closing: str) -> Fault:
    """That the last of the brackets before the token at `end` that `closing` would close is not closed."""
    depth = index = 0
    for index in range(end - 1, -1, -1):
        if tokens[index] == closing:
            depth += 1
        elif CLOSING_OF.get(tokens[index]) == closing:
            if not depth:
                break
            depth -= 1
    message = f"this '{tokens[index]}' is not closed"
    return Fault("unclosed-bracket", message, starts[index], starts[index] + 1, about=(closing,))


def unbalanced_body(tokens: Sequence[str], starts: Sequence[int], name: int) -> Fault | None:
    """What is wrong with the brackets in the body of a dialect's type or attribute, whose name is at an index, if it has one.

    However it is spelled, they balance. MLIR language reference, "Dialect Types".
    """
    index = name + 1
    if tokens[index] != "<" or starts[index] != starts[name] + len(tokens[name]):
        return None
    closing: list[str] = []
    while tokens[index]:
        token = tokens[index]
        if token in CLOSING_OF:
            closing.append(CLOSING_OF[token])
        elif token in CLOSING:
            if token != closing[-1]:
                message = f"expected '{closing[-1]}', but got '{token}'"
                return Fault("unclosed-bracket", message, starts[index], starts[index] + 1)
            closing.pop()
            if not closing:
                return None
        elif token in COMPARISONS or is_arrow(tokens, starts, index) or token == REGION:
            return None
        index += 1
    message = f"expected '{closing[-1]}' in the body of '{tokens[name]}'"
    return Fault("unclosed-bracket", message, starts[name], starts[name] + len(tokens[name]))


def is_arrow(tokens: Sequence[str], starts: Sequence[int], index: int) -> bool:
    """Whether the tokens at an index are `=>`."""
    return tokens[index : index + 2] == ["=", ">"] and starts[index] + 1 == starts[index + 1]


def unopened_bracket(tokens: Sequence[str], starts: Sequence[int], end: int) -> int | None:
    """The index of the first bracket before the token at `end` that certainly closes nothing, whatever the syntax is."""
    expected: list[str] = []
    compares = False
    for index in range(end):
        token = tokens[index]
        if token not in _WEIGHED:
            continue
        if token in CLOSING_OF:
            compares = compares or (token == "<" and starts[index + 1] > starts[index] + 1)
            expected.append(CLOSING_OF[token])
        elif token == ">":
            after_last = starts[index - 1] + len(tokens[index - 1]) == starts[index]
            if after_last and tokens[index - 1] == "=":
                continue  # an arrow
            compares = compares or not after_last
            if expected[-1:] == [">"]:
                expected.pop()
            elif not compares and _is_angle(tokens[index - 1], tokens[index + 1]):
                return index
        elif token in _OPENING_OF and not close(expected, token):
            return index
        compares = compares or token in COMPARISONS
    return None


def _is_angle(before: str, after: str) -> bool:
    """Whether a `>` between two tokens, directly after the first, is certainly a bracket: nothing there could be compared."""
    return (before[-1:].isalnum() or before[-1:] in _BEFORE_ANGLE) and after in _AFTER_ANGLE


def brackets_of(erased: str) -> str:
    """The brackets that are open after a text, outermost first, operators aside."""
    found = brackets_after(erased)
    return found.opened.rstrip("<") if found is not None else ""


def left_open(erased: str) -> str:
    """The brackets that are open after a text with a mistake, outermost first, operators aside.

    What closes a bracket closes all that is open in it. A brace at the end that closes none of them ends the region around the
    text; what else closes nothing is passed over.
    """
    opened = ""
    for found in _BRACKET.finditer(erased):
        bracket = found[1]
        if bracket is None:
            continue
        partner = _OPENING_OF.get(bracket)
        if partner is None:
            opened += bracket[0]
        elif partner in opened:
            opened = opened[: opened.rindex(partner)]
        elif bracket == "}" and not erased[found.end() :].strip(BLANKS):
            return ""
    return opened.rstrip("<")


def may_open_region(erased: str, brackets: str) -> bool:
    """Whether a text ends with the brace of a region or of a dictionary, and only what follows decides which."""
    return erased.endswith("{") and brackets in ("{", "({")


def hides_brace(token: str) -> bool:
    """Whether a token is a string that is not closed and ends in a brace, which is rather that of a region."""
    return token[:1] == '"' and token[-1:] == "{"


def braces(erased: str) -> int:
    """Opening braces of a line less its closing ones, those in strings and comments aside."""
    if "//" in erased or '"' in erased:
        tokens = tokenize(erased)[0]
        opening = sum([token == "{" or token == "{-#" for token in tokens]) + hides_brace(tokens[-1] if tokens else "")
        return opening - sum([token == "}" or token == "#-}" for token in tokens])
    return erased.count("{") - erased.count("}")


_OF_DIALECT = deferred(r"([!#][A-Za-z_][\w$]*)\.([\w$.]+)(?:<([^\n]*)>)?")
_MAX_UNBRACKETED = 8
"""Tokens after a name that may belong to it."""


def unbracketed(
    parse: Callable[[str], object], text: str, name: tuple[int, int], tokens: Sequence[str], starts: Sequence[int], code: str
) -> Fault | None:
    """What is wrong with a name in a header that does not stand in the brackets of its dialect with what follows, as in
    `#gpu.dim x` and `#gpu.dim<x>` for `#gpu<dim x>`; None where it is something else. What is whole without
    what follows is not spelled so either: MLIR passes over the rest, as in `!llvm<ptr i8>`.

    `name` is where the name begins and ends, with its brackets if it has some; `tokens` are those after it, the last of which
    is empty, with their `starts`.
    """
    start, end = name
    found = _OF_DIALECT.fullmatch(text, start, end)
    if found is None:
        return None
    if found[3] is not None:
        ends = [(end, found[3])]
    elif not tokens[0] or "\n" in text[end : starts[0]]:
        return None
    else:
        follows = zip(tokens[:_MAX_UNBRACKETED], starts[:_MAX_UNBRACKETED], strict=True)
        ends = [(at + len(token), text[starts[0] : at + len(token)]) for token, at in follows]
    if _reads(parse, f"{found[1]}<{found[2]}>"):
        return None
    for last, body in ends:
        whole = f"{found[1]}<{found[2]} {body}>"
        if _reads(parse, whole):
            return Fault(code, f"`{text[start:last]}` is spelled `{whole}`", start, last, (), (whole,))
    return None


def _reads(parse: Callable[[str], object], text: str) -> bool:
    try:
        parse(text)
    except LeafError:
        return False
    return True
