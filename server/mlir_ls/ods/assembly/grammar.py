"""Reading assembly formats. The grammar is `format.peg`; it is compiled when it is first needed.

It is the definition, and reports mistakes; formats without any are read by a shortcut to the same elements.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from mlir_ls.ods.assembly import elements as form
from mlir_ls.ods.assembly.shortcut import plain_format, too_deep

if TYPE_CHECKING:
    from parsimonious.grammar import Grammar
    from parsimonious.nodes import Node


_SHOWN = 20
"""Characters of a format that a message quotes."""


class FormatError(ValueError):
    """An assembly format cannot be read: what is wrong, and the character of the format at which it is."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message, offset)
        self.message = message
        self.offset = offset

    def shown(self, text: str) -> str:
        """What is wrong, with what the text of the format has at that character."""
        found = " ".join(text[self.offset : self.offset + _SHOWN].split())
        return f"{self.message}, but got " + (f"'{found}'" if found else "its end")


@cache
def parse_format(text: str) -> form.Elements:
    """The elements of an assembly format.

    Raises:
        FormatError: it does not follow the grammar.
    """
    plain = plain_format(text)
    return plain if plain is not None else parse_by_grammar(text)


def parse_by_grammar(text: str) -> form.Elements:
    """The same as `parse_format`, by the grammar alone. `FormatError` as there."""
    from parsimonious.exceptions import ParseError

    deep = too_deep(text)
    if deep >= 0:
        raise FormatError("the elements are nested too deeply", deep)
    try:
        node = _grammar().parse(text)
    except ParseError as error:
        raise FormatError("expected an element of an assembly format", int(error.pos)) from None
    return _plain(_elements(node))


@cache
def _grammar() -> Grammar:
    import pkgutil

    from parsimonious.grammar import Grammar

    rules = pkgutil.get_data(__package__, "format.peg")
    assert rules is not None
    return Grammar(rules.decode("utf-8"))


def _elements(node: Node) -> list[Any]:
    """What the rules directly below a node make."""
    found: list[Any] = []
    for child in node.children:
        make = _RULES.get(child.expr.name)
        if make is not None:
            found.append(make(child))
        else:
            found.extend(_elements(child))
    return found


def _element(node: Node) -> form.Element | _Anchored:
    """Only `group` has a use for an anchor; elsewhere it means nothing."""
    found = _elements(node)
    return _Anchored(found[0]) if len(found) == 2 else found[0]


class _Anchored:
    """An element that is followed by `^`."""

    def __init__(self, element: form.Element) -> None:
        self.element = element


def _plain(found: list[Any]) -> form.Elements:
    return tuple([each.element if isinstance(each, _Anchored) else each for each in found])


def _literal(node: Node) -> form.Element:
    text = node.text.rstrip()[1:-1]
    if text == "\\n":
        return form.Space("\n")
    return form.Space(text) if not text.strip() else form.Literal(text)


def _dictionary(node: Node) -> form.Element:
    text = node.text.rstrip()
    return form.PropDict() if text == "prop-dict" else form.AttrDict(text != "attr-dict")


def _group(node: Node) -> form.Element:
    then: list[Any] = []
    otherwise: list[Any] = []
    for part in _elements(node):
        if isinstance(part, list):
            otherwise = part
        else:
            then.append(part)
    anchors = [(each.element, each in otherwise) for each in (*then, *otherwise) if isinstance(each, _Anchored)]
    anchor, inverted = anchors[0] if anchors else (None, False)
    return form.Group(_plain(then), _plain(otherwise), anchor, inverted)


def _wrapped(node: Node) -> form.Element:
    inner = _plain(_elements(node))
    word = node.text.partition("(")[0].rstrip()
    if word == "struct":
        return form.StructDirective(inner)
    of = inner[0]
    if word == "type" and len(inner) == 1 and isinstance(of, form.Variable | form.Whole):
        return form.TypeOf(of)
    if word in ("ref", "qualified") and len(inner) == 1 and isinstance(of, form.Variable | form.TypeOf):
        return form.Ref(of) if word == "ref" else form.Qualified(of)
    raise FormatError(f"'{word}' takes a variable", node.start)


def _functional(node: Node) -> form.Element:
    inputs, results = _plain(_elements(node))
    if isinstance(inputs, form.Variable | form.Whole) and isinstance(results, form.Variable | form.Whole):
        return form.FunctionalType(inputs, results)
    raise FormatError("'functional-type' takes variables", node.start)


def _custom(node: Node) -> form.Element:
    name = node.text.partition("<")[2].partition(">")[0].strip()
    return form.Custom(name, _plain(_elements(node)))


def _code(node: Node) -> form.Element:
    return form.Code(node.text.rstrip()[1:-1])


_RULES: dict[str, Callable[[Node], Any]] = {
    "element": _element,
    "anchor": lambda _: True,
    "literal": _literal,
    "variable": lambda node: form.Variable(node.text.rstrip()[1:]),
    "whole": lambda node: form.Whole(node.text.rstrip()),
    "dictionary": _dictionary,
    "group": _group,
    "otherwise": _elements,
    "wrapped": _wrapped,
    "functional": _functional,
    "custom": _custom,
    "code": _code,
    "clauses": lambda node: form.Clauses(tuple([_plain(clause) for clause in _elements(node)])),
    "clause": _elements,
}
