"""The body of a region, or operations of a block, become a function that is called in their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.features.refactoring.free_names import free_name
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import NamePosition
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.semantics.lookup import Scope, find_value, regions_of, scopes_of
from mlir_ls.semantics.summary import may_be_symbol_table, run_summary
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType, result_list
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
    around = [*scopes, *scopes_of(context.path)]
    if not items or not _is_plain(region) or not _are_apart(items, lines):
        return None
    inside = [each.owner.node for each in around if each.owner is not None and each.owner.line > step.item.line]
    if any(map(may_be_symbol_table, inside)):
        return None  # the function would not be found there
    last = items[-1] if _ends(items[-1].node) else None
    inner = items[:-1] if last is not None else items
    if not inner:
        return None
    defined = set(_defined(items))
    yielded = _yielded(last, defined)
    name = _free_symbol(step, context.item.node.shape.name)
    return _moved(step, inner, around, name, yielded, environment, lines) if yielded is not None else None


def extracted_operations(context: NamePosition, where: Span, environment: Environment, lines: Sequence[str]) -> Outlined | None:
    """The operations that a selection holds, whole and one after the other, as a function next to the one around them.

    What they use becomes arguments, and what is used after them results. They are on lines of their own, have a known syntax,
    no symbol and no successor, end no block, what they allocate does not end with a function, and nothing around them may be a
    symbol table, in which the function would not be found. None where that is not so.
    """
    found = _selected(context, where)
    step = next((each for each in context.path if facts_of(each.item.node.shape.name).outlining), None)
    if found is None or step is None or not _are_apart(found.items, lines):
        return None
    scope, items = found
    nodes = [each.node for each in items]
    owners = [each.owner for each in scopes_of(context.path)]
    inside = [each.node for each in owners if each is not None and each.line > step.item.line]
    if scope.owner is None or scope.owner.line < step.item.line:
        return None
    if any(map(is_isolated, inside)) or any(map(may_be_symbol_table, inside)):
        return None
    if not _are_plain(nodes) or any(map(_ends, nodes)) or not all(map(_may_move, nodes)):
        return None
    if not _same_default(scope.region, step.item) and any(map(_is_spelled_short, nodes)):
        return None
    after = _used_outside(scope, items)
    results: dict[str, Type] = {}
    for name in [node.names[slot] for node in nodes for slot, _, _ in node.shape.definitions]:
        if name in after:
            type_ = _type_of([scope], name, environment)
            if type_ is None:
                return None
            results[name] = type_
    around = [each for each in scopes_of(context.path) if each.region_line <= scope.region_line]
    taken = {name for run in step.region.runs for name in run_summary(run).symbols}
    return _moved(step, items, around, free_name("extracted", taken), results, environment, lines)


class _Selection(NamedTuple):
    """Operations that are selected, and the region that they stand in."""

    scope: Scope
    items: list[Located]


def _selected(context: NamePosition, where: Span) -> _Selection | None:
    """The operations that a selection holds whole; None where it holds a part of one."""
    for scope in (*regions_of(context.item), *scopes_of(context.path)):
        items = [Located(scope.region_line + line, node) for line, node in scope.region.items_with_lines()]
        touched = [each for each in items if (each.line, each.node.column) < where.end and end_of(each) > where.start]
        if touched and (touched[0].line, touched[0].node.column) >= where.start and end_of(touched[-1]) <= where.end:
            return _Selection(scope, touched)
    return None


def _may_move(node: Node) -> bool:
    """Whether an operation means the same in another function, and all that is in it does."""
    if is_isolated(node) or facts_of(node.shape.name).ends_with_function:
        return False
    regions = node.body.regions if node.body is not None else ()
    return all([_may_move(inner) for region in regions for _, inner in region.items_with_lines()])


def _same_default(region: Region, function: Located) -> bool:
    """Whether short names mean in a region what they mean at the top of a function."""
    body = function.node.body
    return body is not None and body.regions[0].context.default_dialect == region.context.default_dialect


def _is_spelled_short(node: Node) -> bool:
    return "." not in node.shape.text[node.shape.name_offset : node.shape.name_end]


def _used_outside(scope: Scope, items: Sequence[Located]) -> set[str]:
    """The names that other operations of a region use, and those in their regions."""
    selected = {(each.line, each.node.column) for each in items}
    others = [(scope.region_line + line, node) for line, node in scope.region.items_with_lines()]
    return {name for line, node in others if (line, node.column) not in selected for name in _used(node)}


def _moved(
    step: PathStep,
    items: Sequence[Located],
    around: Sequence[Scope],
    name: str,
    results: dict[str, Type],
    environment: Environment,
    lines: Sequence[str],
) -> Outlined | None:
    """Operations in a function next to the one of a step, and a call of it; None where a type of what they use is not known."""
    defined = set(_defined(items))
    passed = dict.fromkeys([name for each in items for name in _used(each.node) if name not in defined])
    types = {name: _type_of(around, name, environment) for name in passed}
    if None in types.values():
        return None
    indent = " " * step.item.node.column
    forms = facts_of(step.item.node.shape.name).outlining
    outputs = result_list([str(each) for each in results.values()])
    inputs = ", ".join([f"%{each}: {types[each]}" for each in passed])
    head = forms["function"].format(name=name, inputs=inputs, results=f" -> {outputs}" if results else "")
    function = [
        f"{indent}{head} {{",
        *_laid_out(lines[items[0].line : end_of(items[-1]).line + 1], f"{indent}  "),
        f"{indent}  {forms['end'].format(outputs=_returned(results))}",
        f"{indent}}}",
    ]
    after = Position(end_of(step.item).line + 1, 0)
    named = f"{', '.join([f'%{each}' for each in results])} = " if results else ""
    signature = f"({', '.join([str(types[each]) for each in passed])}) -> {outputs}"
    call = named + forms["call"].format(name=name, inputs=", ".join([f"%{each}" for each in passed]), type=signature)
    body = Span(Position(items[0].line, items[0].node.column), end_of(items[-1]))
    text = "\n".join(function) + "\n"
    if after.line >= len(lines):
        after, text = end_of(step.item), f"\n{text}"
    return Outlined(name, ((body, call), (Span(after, after), f"\n{text}")))


def _ends(node: Node) -> bool:
    syntax = node.shape.syntax
    return isinstance(syntax, OpSpec) and syntax.terminator


def _is_plain(region: Region) -> bool:
    """Whether all operations in a region, nested ones as well, are known, and nothing in it leaves a block or has a symbol."""
    return _are_plain([node for _, node in region.items_with_lines()])


def _are_plain(nodes: Sequence[Node]) -> bool:
    for node in nodes:
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


def _defined(items: Iterable[Located]) -> Iterator[str]:
    """The names that operations define, those in their regions included."""
    todo = [each.node for each in items]
    while todo:
        node = todo.pop()
        yield from [node.names[slot] for slot, _, _ in node.shape.definitions]
        for argument in node.shape.regions:
            yield from [node.names[slot] for slot, _, _ in argument.arguments]
        for inner in node.body.regions if node.body is not None else ():
            todo += [each for _, each in inner.items_with_lines()]


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
