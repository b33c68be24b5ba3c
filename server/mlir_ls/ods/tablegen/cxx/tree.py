"""C++ expressions as trees: what `expression.peg` reads, without the punctuation.

A tree is one of

    ("number", "4")  ("string", "text")  ("place", "$_self")  ("name", "a::B", (types...))  ("list", trees...)
    ("member", tree, "name", (types...))  ("call", tree, trees...)  ("index", tree, tree)
    ("prefix", "!", tree)  ("binary", "&&", tree, tree)  ("choice", tree, tree, tree)
    ("lambda", (names...), tree)

The body of a function is an expression as well: what it returns. ("let", "name", tree, tree) is one with a variable in it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from parsimonious.exceptions import ParseError
from parsimonious.grammar import Grammar
from parsimonious.nodes import Node

from mlir_ls.ods.tablegen.names import plain

Tree = tuple[Any, ...]

MISSING: Tree = ("missing",)
"""The value of a function that returns nothing on some way."""

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_MAX_LENGTH = 4000
"""Characters of an expression that is read."""

_BINARY = frozenset(("disjunction", "conjunction", "mask", "equality", "relation", "sum", "product"))


@cache
def _grammar() -> Grammar:
    return Grammar(files(__package__).joinpath("expression.peg").read_text(encoding="utf-8"))


def flat(code: str) -> str:
    """C++ on one line, without comments and the namespaces that `plain` leaves out."""
    return plain(_COMMENT.sub(" ", code))


@cache
def tree_of(code: str) -> Tree | None:
    """The tree of an expression; None for what is none, or for more than is read here."""
    return _parsed("expression", flat(code))


@cache
def body_of(code: str) -> Tree | None:
    """The tree of what a function with this body, in its braces, returns."""
    return _parsed("block", flat(code))


def _parsed(rule: str, code: str) -> Tree | None:
    if len(code) > _MAX_LENGTH:
        return None
    try:
        return _tree(_grammar()[rule].parse(code))
    except (ParseError, RecursionError):
        return None


def _tree(node: Node) -> Tree:
    rule = node.expr_name
    if rule in _BINARY:
        return _binary(node)
    match rule:
        case "expression":
            condition, rest = _tree(node.children[0]), _below(node.children[1], "expression")
            return ("choice", condition, *[_tree(each) for each in rest]) if rest else condition
        case "prefixed":
            return ("prefix", node.children[0].text, _tree(node.children[2]))
        case "converted":
            name, inner = node.children[2].text.removeprefix("std::"), _tree(node.children[-1])
            if name.startswith(("u", "size_t")):  # a negative number is none of these, but a large one
                return ("call", ("member", inner, "getZExtValue", ()))
            return ("call", ("name", name, ()), inner)
        case "postfix":
            return _postfix(node)
        case "list":
            return ("list", *_arguments(node))
        case "string":
            return ("string", node.text[1:-1])
        case "number":
            return ("number", node.text.rstrip("uUlL" if node.text[:2].lower() == "0x" else "uUlLfF"))
        case "place":
            return ("place", node.text)
        case "name":
            return _name(node)
        case "lambda":
            parameters = [_below(each, "word")[-1].text for each in _below(node.children[4], "parameter")]
            return ("lambda", tuple(parameters), _tree(node.children[-1]))
        case "block":
            return _returned([each.children[0] for each in _below(node, "statement")], MISSING)
    return _tree(node.children[2 if rule == "group" else 0])


def _binary(node: Node) -> Tree:
    """Operators of one rank, from left to right."""
    found = _tree(node.children[0])
    for each in node.children[1].children:
        found = ("binary", each.children[1].text, found, _tree(each.children[-1]))
    return found


def _postfix(node: Node) -> Tree:
    found = _tree(node.children[0])
    for each in node.children[1].children:
        suffix = each.children[0]
        if suffix.expr_name == "member":
            found = ("member", found, _below(suffix, "word")[0].text, _types(suffix))
        elif suffix.expr_name == "call":
            found = ("call", found, *_arguments(suffix))
        else:
            found = ("index", found, _tree(suffix.children[3]))
    return found


def _name(node: Node) -> Tree:
    """A name; with braces after it, an object that is made of a list."""
    named: Tree = ("name", node.children[0].text.removeprefix("::"), _types(node.children[1]))
    made = _below(node.children[2], "list")
    return ("call", named, _tree(made[0])) if made else named


def _returned(statements: list[Node], after: Tree) -> Tree:
    """What statements return, and after them `after`, if they do not."""
    found = after
    for node in reversed(statements):
        if node.expr_name == "return":
            found = _tree(node.children[3])
        elif node.expr_name == "declaration":
            found = ("let", node.children[2].text, _initial(node), found)
        elif node.expr_name == "for_each":
            found = _looped(node, found)
        elif node.expr_name == "condition":
            first, *other = [_returned(_statements(each), found) for each in _below(node, "branch")]
            condition, bound = _tree(_below(node, "expression")[0]), _below(node, "bound")
            if bound:  # a variable that is declared in the condition
                name = bound[0].children[2].text
                chosen = ("choice", ("name", name, ()), first, other[0] if other else found)
                found = ("let", name, condition, chosen)
            else:
                found = ("choice", condition, first, other[0] if other else found)
    return found


def _looped(node: Node, after: Tree) -> Tree:
    """What a loop over a list returns for the first member with which it returns; `after`, if there is none."""
    name = node.children[6].text
    body = _returned(_statements(_below(node, "branch")[0]), MISSING)
    variables = []
    while body[0] == "let":
        variables.append(body[:3])
        body = body[3]
    condition, value = body, MISSING
    if body[0] == "choice" and MISSING in body[2:] and body[2] != body[3]:
        condition, value = (body[1], body[2]) if body[3] == MISSING else (("prefix", "!", body[1]), body[3])
    if value == MISSING or not _is_constant(value):
        return MISSING
    for each in reversed(variables):
        condition = (*each, condition)
    found = ("call", ("name", "any_of", ()), _tree(_below(node, "expression")[0]), ("lambda", (name,), condition))
    return ("choice", found, value, after)


def _is_constant(tree: Tree) -> bool:
    """Whether a value is the same for all members of a list."""
    return tree[0] in ("number", "string") or tree in (("name", "true", ()), ("name", "false", ()))


def _initial(node: Node) -> Tree:
    """The value of a variable that is declared."""
    made = _below(node, "made")
    if made:
        return ("call", ("name", node.children[0].text.strip(), ()), *_arguments(made[0]))
    return _tree(_below(node, "expression")[0])


def _statements(branch: Node) -> list[Node]:
    block = branch.children[0]
    if block.expr_name == "statement":
        return [block.children[0]]
    return [each.children[0] for each in _below(block, "statement")]


def _arguments(node: Node) -> list[Tree]:
    found = _below(node, "arguments")
    return [_tree(each) for each in _below(found[0], "expression")] if found else []


def _types(node: Node) -> tuple[str, ...]:
    found = _below(node, "templates")
    return tuple([each.text.strip() for each in _below(found[0], "type")]) if found else ()


def _below(node: Node, *names: str) -> list[Node]:
    """The nearest nodes below `node` that have one of the names."""
    found: list[Node] = []
    for child in node.children:
        found += [child] if child.expr_name in names else _below(child, *names)
    return found


_FUNCTION = re.compile(r"(\w+)\(\)\s*(?:const\s*)?(?=\{)")


@cache
def functions_in(declarations: str) -> dict[str, Tree]:
    """The functions without parameters whose bodies stand in a class, by their names, as far as they are read here."""
    code, found = flat(declarations), {}
    for match in _FUNCTION.finditer(code):
        body = body_of(code[match.end() : _closing(code, match.end())])
        if body is not None:
            found[match[1]] = body
    return found


def _closing(code: str, start: int) -> int:
    """The offset after the brace that closes the one at `start`."""
    depth = 0
    for index in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[index], 0)
        if depth == 0:
            return index + 1
    return len(code)
