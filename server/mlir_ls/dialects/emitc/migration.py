"""emitc of 2021 to 2024: functions were called by their names in quotes, variables were values, pointers opaque types."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name, named
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.meanings import defined_in, regions_of
from mlir_ls.migration.names import ChunkNames
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.syntax.shape import attribute_text
from mlir_ls.syntax.tree import Node

_VARIABLES = frozenset(("emitc.get_global", "emitc.subscript", "emitc.variable"))
"""What defines something to which values are assigned."""
_NO_VALUES = ("!emitc.array<", "!emitc.lvalue<")
_OPAQUE = "!emitc.opaque"
_POINTER = re.compile(r'\s*"([^"]*?)\s*(\*+)"\s*\Z')
_REMEMBERED = "emitc.lvalue"
_EXPRESSION = "emitc.expression"
_OPERANDS, _OPERAND_TYPES = "emitc expressions", "emitc types of expressions"

_call_opaque = named("emitc.call_opaque")


def enter_operation(top: Node, names: ChunkNames) -> None:
    """Finds the variables that are no values today, and has what reads them load them first."""
    written = names.remembered.setdefault(_REMEMBERED, {})
    worklist: list[tuple[list[Node], dict[str, str]]] = [([top], {})]
    while worklist:
        nodes, scope = worklist.pop()
        for node in nodes:
            _enter(node, scope, names, written)
            worklist += [(list(each.items()), {} if is_isolated(node) else dict(scope)) for each in regions_of(node)]


def _enter(node: Node, scope: dict[str, str], names: ChunkNames, written: dict[str, str]) -> None:
    """`scope`: the types of what variables hold, by their names. `written`: the same of what is assigned to or referred to."""
    if scope:
        _load(node, scope, names, written)
    for name in defined_in(node):
        scope.pop(name, None)
    if node.shape.name == _EXPRESSION and not node.shape.generic:
        _take(node, scope, names)
    held = _held(node, names)
    if held:
        scope[node.names[node.shape.definitions[0].slot]] = held


def _load(node: Node, scope: dict[str, str], names: ChunkNames, written: dict[str, str]) -> None:
    used = [node.names[slot] for slot, _, _ in node.shape.uses if slot < len(node.names)]
    variable = _variable(node, used)
    if variable in scope:
        written[str(id(node))] = scope[variable]
    new = {name: names.new(f"v{name}") for name in dict.fromkeys(used) if name in scope and name != variable}
    if new:
        names.renamed[id(node)] = {**names.renamed_in(node), **new}
        loads = [f"%{other} = emitc.load %{name} : !emitc.lvalue<{scope[name]}>" for name, other in new.items()]
        names.in_front[id(node)] = [*names.in_front.get(id(node), ()), *loads]


def _take(node: Node, scope: dict[str, str], names: ChunkNames) -> None:
    """Finds what an expression uses of what is around it, which are its operands today."""
    items = [item for region in regions_of(node) for item in region.items()]
    own = {name for item in items for name in defined_in(item)}
    types: dict[str, str] = {}
    for item in items:
        for slot, _, type_ in item.shape.uses:
            name = item.names[slot] if slot < len(item.names) else ""
            if name not in own:
                types[name] = f"!emitc.lvalue<{scope[name]}>" if name in scope else modern(type_)
    values = ", ".join([f"%{name}" for name in types])
    names.remembered.setdefault(_OPERANDS, {})[str(id(node))] = values
    names.remembered.setdefault(_OPERAND_TYPES, {})[str(id(node))] = f"({', '.join(types.values())}) -> "


def _variable(node: Node, used: list[str]) -> str:
    """The name of what an operation assigns to or takes the address of; nothing where it only has values."""
    shape = node.shape
    if shape.name == "emitc.assign" and len(used) == 2:
        return used[0] if shape.generic else used[1]
    if shape.name == "emitc.apply" and len(used) == 1 and _takes_address(node):
        return used[0]
    return ""


def _takes_address(node: Node) -> bool:
    spelled = attribute_text(node.shape, "applicableOperator")
    text = node.shape.text
    return (text[spelled.start : spelled.end] if spelled is not None else text[node.shape.name_end :].lstrip())[:3] == '"&"'


def _held(node: Node, names: ChunkNames) -> str:
    """The type of what the variable holds that an operation defines; nothing of others, of arrays, and of today's variables."""
    shape = node.shape
    if shape.name not in _VARIABLES or len(shape.definitions) != 1 or not shape.definitions[0].types:
        return ""
    type_ = shape.definitions[0].types[0]
    held = modern(names.environment.resolve(type_)) if type_ is not None else ""
    return "" if held.startswith(_NO_VALUES) else held


def _define(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What defines a variable has one as its result."""
    if _held(rewriter.item.node, place.names):
        arrow = max([index for index in range(leaves.count) if leaves.tokens[index] == "->"], default=leaves.last_colon())
        is_listed = leaves.tokens[arrow + 1] == "("
        _as_variable(rewriter, leaves, arrow + 1 + is_listed, leaves.count - is_listed)
    return NOT_DONE


def _assign(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What is assigned to has the type of a variable."""
    if str(id(rewriter.item.node)) in place.names.remembered[_REMEMBERED]:
        if rewriter.item.node.shape.generic:
            return _apply(rewriter, leaves, place)
        _as_variable(rewriter, leaves, leaves.last_colon() + 1, leaves.count)
    return NOT_DONE


def _apply(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The first of the types in parentheses is that of a variable."""
    if str(id(rewriter.item.node)) in place.names.remembered[_REMEMBERED]:
        opening = leaves.last_colon() + 1
        comma = next((at for at in range(opening, leaves.count) if leaves.tokens[at] == ","), leaves.count)
        _as_variable(rewriter, leaves, opening + 1, min(comma, leaves.after(opening) - 1))
    return NOT_DONE


def _expression(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What an expression uses of what is around it stands in front of its type."""
    remembered, key = place.names.remembered, str(id(rewriter.item.node))
    operands, types = [remembered.get(each, {}).get(key) for each in (_OPERANDS, _OPERAND_TYPES)]
    colon = leaves.last_colon()
    if operands is not None and types is not None and colon and leaves.tokens[colon + 1] != "(":
        if operands:
            rewriter.insert(rewriter.item.node.shape.name_end, f" {operands}")
        rewriter.insert(leaves.starts[colon + 1], types)
    return NOT_DONE


def _as_variable(rewriter: Rewriter, leaves: Leaves, first: int, after: int) -> None:
    start, end = leaves.starts[first], leaves.end_of(after - 1)
    leaves.run(start, end)
    rewriter.replace(start, end, f"!emitc.lvalue<{rewriter.rewritten(start, end)}>")


def _call(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What calls a function that is not declared has a name of its own today."""
    shape = rewriter.item.node.shape
    spelled = attribute_text(shape, "callee") if shape.generic else None
    is_former = shape.text[spelled.start] == '"' if spelled is not None else leaves.tokens[after_name(leaves)][:1] == '"'
    if not is_former:
        return NOT_DONE
    done = _call_opaque(rewriter, leaves, place)
    place.names.rename_uses(rewriter, shape)
    return done


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """A pointer to an opaque type is a type of its own; the token after it, None where it is none."""
    if leaves.tokens[index] != _OPAQUE or leaves.tokens[index + 1] != "<":
        return None
    after = leaves.after(index + 1)
    body = leaves.rewriter.source(leaves.end_of(index + 1), leaves.starts[after - 1])
    found = _POINTER.match(body)
    if found is None:
        return None
    depth = len(found[2])
    new = f'{"!emitc.ptr<" * depth}{_OPAQUE}<"{found[1]}">{">" * depth}'
    leaves.rewriter.replace(leaves.starts[index], leaves.end_of(after - 1), new)
    return after


FORMER: dict[str, Special] = {
    "emitc.apply": _apply,
    "emitc.assign": _assign,
    "emitc.call": _call,
    _EXPRESSION: _expression,
    **dict.fromkeys(_VARIABLES, _define),
}
