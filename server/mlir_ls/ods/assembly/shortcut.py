"""Reading assembly formats without the grammar, which is slow to build. Mistakes are reported by the grammar only."""

from __future__ import annotations

import re

from mlir_ls.ods.assembly import elements as form

_findall = re.compile(r'\s+|`[^`]*`|\$[A-Za-z_]\w*|[A-Za-z_][\w\-]*|"(?:[^"\\]|\\.)*"|.', re.ASCII).findall
_BLANKS = " \t\n\r\f\v"

_WHOLES = frozenset(("operands", "results", "regions", "successors", "params"))
_WRAPPERS = frozenset(("type", "qualified", "ref", "struct"))
_ENDS = frozenset((")", "|", ",", ""))
"""What may stand after the last of some elements; the format's end is the empty token."""

Tokens = list[str]
"""What is still to be read, the next token last."""


class _NotPlain(Exception):
    """It is for the grammar to say what is wrong."""


MAX_SHORTCUT_DEPTH = 50
"""How deep groups and wrapped elements may be nested."""


def too_deep(text: str) -> int:
    """The character of an assembly format at which it is nested too deeply; -1 if it is not."""
    if text.count("(") <= MAX_SHORTCUT_DEPTH:
        return -1
    depth = 0
    for token in re.finditer(r"`[^`]*`|[()]", text):
        depth += {"(": 1, ")": -1}.get(token[0], 0)
        if depth > MAX_SHORTCUT_DEPTH:
            return token.start()
    return -1


def plain_format(text: str) -> form.Elements | None:
    """The elements of an assembly format; None where there is a mistake."""
    if too_deep(text) >= 0:
        return None
    tokens = [token for token in _findall(text) if token.strip(_BLANKS)]
    tokens.append("")
    tokens.reverse()
    try:
        found, _ = _elements(tokens)
    except _NotPlain:
        return None
    return None if tokens[-1] else tuple(found)


def _take(tokens: Tokens, token: str) -> None:
    if tokens.pop() != token:
        raise _NotPlain


def _elements(tokens: Tokens) -> tuple[list[form.Element], form.Element | None]:
    """element*, and the first of them that is an anchor."""
    found: list[form.Element] = []
    anchor: form.Element | None = None
    while tokens[-1] not in _ENDS:
        each = _bare_element(tokens)
        found.append(each)
        if tokens[-1] == "^":
            tokens.pop()
            anchor = anchor or each
    return found, anchor


def _element(tokens: Tokens) -> form.Element:
    """One element where an anchor means nothing."""
    found = _bare_element(tokens)
    if tokens[-1] == "^":
        tokens.pop()
    return found


def _bare_element(tokens: Tokens) -> form.Element:
    token = tokens.pop()
    simple = _simple(token)
    if simple is not None:
        return simple
    if token == "(":
        return _group(tokens)
    if token == "custom":
        return _custom(tokens)
    if token == "oilist":
        return _clauses(tokens)
    if token == "functional-type":
        return _functional(tokens)
    return _wrapped(token, tokens)


def _simple(token: str) -> form.Element | None:
    """The element that a single token is; another one each time, as what is known of an element is kept by its identity."""
    if token[:1] == "$" and len(token) > 1:
        return form.Variable(token[1:])
    if token[:1] == "`" and len(token) > 1:
        text = token[1:-1]
        if text == "\\n":
            return form.Space("\n")
        return form.Literal(text) if text.strip() else form.Space(text)
    if token in _WHOLES:
        return form.Whole(token)
    if token == "prop-dict":
        return form.PropDict()
    return form.AttrDict(token != "attr-dict") if token in ("attr-dict", "attr-dict-with-keyword") else None


def _group(tokens: Tokens) -> form.Element:
    """`( element* ) (: ( element* ))? ?`, its opening bracket read."""
    then, anchor = _elements(tokens)
    _take(tokens, ")")
    otherwise: list[form.Element] = []
    inverted = False
    if tokens[-1] == ":":
        tokens.pop()
        _take(tokens, "(")
        otherwise, other_anchor = _elements(tokens)
        _take(tokens, ")")
        inverted = anchor is None and other_anchor is not None
        anchor = anchor or other_anchor
    _take(tokens, "?")
    return form.Group(tuple(then), tuple(otherwise), anchor, inverted)


def _custom(tokens: Tokens) -> form.Element:
    """`custom<Name>(arguments)`, its word read."""
    _take(tokens, "<")
    name = tokens.pop()
    if not name.isidentifier():
        raise _NotPlain
    _take(tokens, ">")
    _take(tokens, "(")
    if tokens[-1] == ")":
        tokens.pop()
        return form.Custom(name, ())
    return form.Custom(name, _list(tokens, code=True))


def _list(tokens: Tokens, code: bool = False) -> form.Elements:
    """`element, ...)`; `code`: pieces of C++ may stand there as well."""
    found: list[form.Element] = []
    while True:
        is_code = code and tokens[-1][:1] == '"' and len(tokens[-1]) > 1
        found.append(form.Code(tokens.pop()[1:-1]) if is_code else _element(tokens))
        token = tokens.pop()
        if token == ")":
            return tuple(found)
        if token != ",":
            raise _NotPlain


def _clauses(tokens: Tokens) -> form.Element:
    """`oilist(clause | ...)`, its word read."""
    _take(tokens, "(")
    clauses: list[form.Elements] = []
    while True:
        clause, _ = _elements(tokens)
        clauses.append(tuple(clause))
        token = tokens.pop()
        if not clause or token not in ("|", ")"):
            raise _NotPlain
        if token == ")":
            return form.Clauses(tuple(clauses))


def _functional(tokens: Tokens) -> form.Element:
    """`functional-type(inputs, results)`, its word read."""
    _take(tokens, "(")
    of = _list(tokens)
    if len(of) != 2 or not isinstance(of[0], form.Variable | form.Whole) or not isinstance(of[1], form.Variable | form.Whole):
        raise _NotPlain
    return form.FunctionalType(of[0], of[1])


def _wrapped(word: str, tokens: Tokens) -> form.Element:
    """`word(element, ...)`, its word read."""
    if word not in _WRAPPERS:
        raise _NotPlain
    _take(tokens, "(")
    inner = _list(tokens)
    if word == "struct":
        return form.StructDirective(inner)
    of = inner[0]
    if len(inner) > 1:
        raise _NotPlain
    if word == "type" and isinstance(of, form.Variable | form.Whole):
        return form.TypeOf(of)
    if word != "type" and isinstance(of, form.Variable | form.TypeOf):
        return form.Ref(of) if word == "ref" else form.Qualified(of)
    raise _NotPlain
