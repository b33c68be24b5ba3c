"""The body of a region becomes a function that is called in its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.features.refactoring.free_names import free_name
from mlir_ls.features.refactoring.generic_form import result_list
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import NamePosition
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.lookup import Scope, find_value, regions_of, scopes_of
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType
from mlir_ls.syntax.places import end_of
from mlir_ls.syntax.tree import Located, Node, PathStep, Region
from mlir_ls.text import Position, Span


class Outlined(NamedTuple):
    """The edits that outline a region, and the name of the function."""

    name: str
    edits: tuple[tuple[Span, str], ...]


def outlined_body(context: NamePosition, environment: Environment, lines: Sequence[str]) -> Outlined | None:
    """The body of the only region of an operation as a function next to the one around it; None where that is not certain.

    The region has one block, of operations whose syntax is known, on lines of their own. None has a symbol or a successor.
    """
    step = next((each for each in context.path if facts_of(each.item.node.shape.name).outlining), None)
    scopes = regions_of(context.item)
    if step is None or step.item == context.item or len(scopes) != 1:
        return None
    region, region_line = scopes[0].region, scopes[0].region_line
    items = [Located(region_line + line, node) for line, node in region.items_with_lines()]
    if not items or not _is_plain(region) or not _are_apart(items, lines):
        return None
    last = items[-1] if _ends(items[-1].node) else None
    inner = items[:-1] if last is not None else items
    if not inner:
        return None
    defined = set(_defined(region))
    passed = dict.fromkeys([name for each in inner for name in _used(each.node) if name not in defined])
    yielded = _yielded(last, defined)
    around = [*scopes, *scopes_of(context.path)]
    types = {name: _type_of(around, name, environment) for name in passed}
    if yielded is None or None in types.values():
        return None
    name = _free_symbol(step, context.item.node.shape.name)
    indent = " " * step.item.node.column
    forms = facts_of(step.item.node.shape.name).outlining
    outputs = result_list([str(each) for each in yielded.values()])
    inputs = ", ".join([f"%{each}: {types[each]}" for each in passed])
    head = forms["function"].format(name=name, inputs=inputs, results=f" -> {outputs}" if yielded else "")
    function = [
        f"{indent}{head} {{",
        *_laid_out(lines[inner[0].line : end_of(inner[-1]).line + 1], f"{indent}  "),
        f"{indent}  {forms['end'].format(outputs=_returned(yielded))}",
        f"{indent}}}",
    ]
    behind = Position(end_of(step.item).line + 1, 0)
    results = f"{', '.join([f'%{each}' for each in yielded])} = " if yielded else ""
    signature = f"({', '.join([str(types[each]) for each in passed])}) -> {outputs}"
    call = results + forms["call"].format(name=name, inputs=", ".join([f"%{each}" for each in passed]), type=signature)
    body = Span(Position(inner[0].line, inner[0].node.column), end_of(inner[-1]))
    text = "\n".join(function) + "\n"
    if behind.line >= len(lines):
        behind, text = end_of(step.item), f"\n{text}"
    return Outlined(name, ((body, call), (Span(behind, behind), f"\n{text}")))


def _ends(node: Node) -> bool:
    syntax = node.shape.syntax
    return isinstance(syntax, OpSpec) and syntax.terminator


def _is_plain(region: Region) -> bool:
    """Whether all operations in a region, nested ones as well, are known, and nothing in it leaves a block or has a symbol."""
    for _, node in region.items_with_lines():
        shape = node.shape
        if shape.kind != "operation" or not shape.known or shape.faults or shape.successors or shape.symbol is not None:
            return False
        if any([count > 1 for _, count, _ in shape.definitions]):
            return False
        if node.body is not None and not all([_is_plain(inner) for inner in node.body.regions]):
            return False
    return True


def _are_apart(items: Sequence[Located], lines: Sequence[str]) -> bool:
    """Whether each operation begins its line, and ends it but for a comment."""
    return all(
        [
            not lines[each.line][: each.node.column].strip()
            and lines[end_of(each).line][end_of(each).character :].lstrip()[:2] in ("", "//")
            for each in items
        ]
    )


def _defined(region: Region) -> Iterator[str]:
    """The names that operations in a region define, those in nested regions included; not the arguments of the region."""
    for _, node in region.items_with_lines():
        yield from [node.names[slot] for slot, _, _ in node.shape.definitions]
        for argument in node.shape.regions:
            yield from [node.names[slot] for slot, _, _ in argument.arguments]
        for inner in node.body.regions if node.body is not None else ():
            yield from _defined(inner)


def _used(node: Node) -> Iterator[str]:
    yield from [node.names[slot] for slot, _, _ in node.shape.uses]
    for inner in node.body.regions if node.body is not None else ():
        for _, each in inner.items_with_lines():
            yield from _used(each)


def _yielded(last: Located | None, defined: set[str]) -> dict[str, Type] | None:
    """The values that a terminator passes on and the region defines, with their types; None where a type is not known."""
    found: dict[str, Type] = {}
    for slot, _, type_ in last.node.shape.uses if last is not None else ():
        assert last is not None
        name = last.node.names[slot]
        if name in defined and (type_ is None or isinstance(type_, DerivedType)):
            return None
        if name in defined and type_ is not None:
            found[name] = type_
    return found


def _type_of(scopes: Sequence[Scope], name: str, environment: Environment) -> Type | None:
    found = find_value(scopes, name)
    if found is None or len(found.types) != 1 or found.types[0] is None:
        return None
    type_ = found.types[0]
    if isinstance(type_, DerivedType):
        type_ = environment.resolve(type_)
    return None if isinstance(type_, DerivedType) else type_


def _free_symbol(step: PathStep, operation: str) -> str:
    """A name that no symbol beside a function has."""
    taken = {name for run in step.region.runs for name in run_summary(run).symbols}
    function = step.item.node.shape.symbol
    base = "outlined" if function is None or function.quoted is not None else step.item.node.names[function.slot]
    return free_name(f"{base}_{operation.rpartition('.')[2]}", taken)


def _laid_out(lines: Sequence[str], indent: str) -> list[str]:
    """Lines with another indentation."""
    least = min([len(line) - len(line.lstrip()) for line in lines if line.strip()], default=0)
    return [f"{indent}{line[least:]}" if line.strip() else "" for line in lines]


def _returned(yielded: dict[str, Type]) -> str:
    names = ", ".join([f"%{each}" for each in yielded])
    return f" {names} : {', '.join([str(each) for each in yielded.values()])}" if yielded else ""
