"""Graphs of a text: the blocks of a function, what uses which value, which symbol refers to which, and how symbols nest.

A graph is plain data, in the order of the text, so that the same text always gives the same graph.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from mlir_ls.api.ir import Module, Operation, Region
from mlir_ls.api.walks import walk, walk_with_operands, walk_with_owners, walk_with_references

_MAX_CHARACTERS = 60
"""A longer line in a label is cut."""


class GraphNode(NamedTuple):
    """A node: its name in the graph, the text to show, and the line of the document, from 0; -1 for what is not in it.

    `parent` is the name of the node that it stands in, "" for none.
    """

    name: str
    label: str
    line: int
    parent: str = ""


class GraphEdge(NamedTuple):
    """An edge between two nodes, by their names."""

    source: str
    target: str
    label: str = ""


class Graph(NamedTuple):
    """Nodes and edges."""

    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...]


def graph_of(module: Module, kind: str, function: str | None = None) -> Graph:
    """A graph of a module, or of one operation in it by its symbol.

    `kind` is one of `KINDS`: "cfg" has the blocks of regions and the branches between them, "dataflow" the operations and block
    arguments with the values that they use, "calls" the symbols and what refers to them, "symbols" how symbols nest.
    LookupError where no operation has the symbol, ValueError for another kind.
    """
    if kind not in KINDS:
        raise ValueError(f"there is no kind '{kind}' of graphs; there are {', '.join(KINDS)}")
    roots = module.operations
    if function is not None:
        found = module.symbol(function) or next((each for each in module.walk() if each.symbol == function.lstrip("@")), None)
        if found is None:
            raise LookupError(f"no operation has the symbol @{function.removeprefix('@')}")
        roots = (found,)
    return KINDS[kind](roots)


def graph_at(module: Module, kind: str, line: int) -> Graph | None:
    """A graph of the innermost operation with a symbol and regions that has a line, from 0; None where there is none."""
    found: Operation | None = None
    inside = module.operations
    while (around := next((each for each in inside if each.line <= line <= each.span.end.line), None)) is not None:
        found = around if around.symbol is not None and around.regions else found
        inside = tuple([inner for region in around.regions for inner in region.operations])
    return KINDS[kind]((found,)) if found is not None else None


def as_data(graph: Graph) -> dict[str, list[dict[str, object]]]:
    """The graph as values of JSON: `nodes` and `edges`, whose fields are those of `GraphNode` and `GraphEdge`."""
    return {"nodes": [node._asdict() for node in graph.nodes], "edges": [edge._asdict() for edge in graph.edges]}


def as_json(graph: Graph) -> str:
    """The same as text."""
    return json.dumps(as_data(graph), indent=1) + "\n"


def as_dot(graph: Graph) -> str:
    """The graph in the language of Graphviz."""
    inside: dict[str, list[GraphNode]] = {}
    for node in graph.nodes:
        inside.setdefault(node.parent, []).append(node)
    touched = {name for edge in graph.edges for name in edge[:2]}
    font = 'fontname="monospace", fontsize=10'
    lines = ["digraph {", f"  node [shape=box, {font}];", f"  edge [{font}];"]
    todo: list[tuple[GraphNode | None, int]] = [(node, 1) for node in reversed(inside.get("", ()))]
    while todo:
        found, depth = todo.pop()
        blanks = "  " * depth
        if found is None:
            lines.append(f"{blanks}}}")
        elif found.name in inside:
            lines.append(f"{blanks}subgraph {_quoted(f'cluster_{found.name}')} {{")
            lines.append(f"{blanks}  label={_quoted(found.label)};")
            if found.name in touched:
                lines.append(f"{blanks}  {_quoted(found.name)} [label={_quoted(found.label)}];")
            todo.append((None, depth))
            todo += [(node, depth + 1) for node in reversed(inside[found.name])]
        else:
            dashed = ", style=dashed" if found.line < 0 else ""
            lines.append(f"{blanks}{_quoted(found.name)} [label={_quoted(found.label)}{dashed}];")
    for edge in graph.edges:
        label = f" [label={_quoted(edge.label)}]" if edge.label else ""
        lines.append(f"  {_quoted(edge.source)} -> {_quoted(edge.target)}{label};")
    return "\n".join([*lines, "}", ""])


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\l") + '"'


def _cut(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _MAX_CHARACTERS else f"{line[: _MAX_CHARACTERS - 1]}…"


def _name(operation: Operation) -> str:
    """A name that no other operation has: where it begins."""
    line, character = operation.span.start
    return f"{line + 1}:{character + 1}"


def _header(operation: Operation) -> str:
    (first, start), (last, end) = operation.span
    after = start + _MAX_SPELLED if last > first else min(end, start + _MAX_SPELLED)
    return _cut(operation.module.lines[first][start:after].rstrip("{ "))


_MAX_SPELLED = 10 * _MAX_CHARACTERS
"""Characters of a line that are looked at for a label: there may be a great many operations on one line."""


# -- kinds --------------------------------------------------------------------------------------------------------


def _control_flow(roots: Iterable[Operation]) -> Graph:
    nodes: list[GraphNode] = []
    edges: list[GraphEdge] = []
    for operation in walk(roots):
        for region in operation.regions:
            blocks = region.blocks
            if len(blocks) < 2 and operation.symbol is None:
                continue
            around = f"region {_name(operation)} {region.number}"
            nodes.append(GraphNode(around, _header(operation), operation.line))
            names = {block.label: f"{around} {block.label}" for block in blocks}
            for block in blocks:
                arguments = ", ".join([f"{value.name}: {value.type}" for value in block.arguments])
                title = f"{block.label or 'entry'}({arguments})" if arguments else block.label or "entry"
                inside = [_header(each) for each in block.operations]
                shown = inside if len(inside) <= _MAX_LINES else [*inside[: _MAX_LINES - 2], "…", inside[-1]]
                line = block.operations[0].line if block.operations else operation.line
                label = "".join([f"{text}\n" for text in (_cut(title), *shown)])
                nodes.append(GraphNode(names[block.label], label, line, around))
                branches = block.operations[-1].successors if block.operations else ()
                edges += [GraphEdge(names[block.label], names[each]) for each in branches if each in names]
    return Graph(tuple(nodes), tuple(dict.fromkeys(edges)))


_MAX_LINES = 12
"""Operations that a block shows."""


def _data_flow(roots: Iterable[Operation]) -> Graph:
    nodes: list[GraphNode] = []
    edges: list[GraphEdge] = []
    names: dict[tuple[str, int], str] = {}
    roots = list(roots)
    outermost = {_name(root) for root in roots}
    for operation in walk(roots):
        name, parent = _name(operation), operation.parent
        around = _name(parent) if parent is not None and name not in outermost else ""
        nodes.append(GraphNode(name, _header(operation), operation.line, around))
        for region in operation.regions:
            for line, value, type_ in _arguments(region):
                argument = f"{name} {region.number} {value} {line}"
                names[value, line] = argument
                nodes.append(GraphNode(argument, f"{value} : {type_}", line, name))
    for operation, operands in walk_with_operands(roots):
        for operand in operands:
            line = operand.span.start.line if operand.span is not None else -1
            source = names.get((operand.name, line)) or (_name(operand.owner) if operand.owner is not None else "")
            if source:
                edges.append(GraphEdge(source, _name(operation), operand.name))
    known = {node.name for node in nodes}
    return Graph(tuple(nodes), tuple(dict.fromkeys([edge for edge in edges if edge.source in known])))


def _arguments(region: Region) -> Iterator[tuple[int, str, str]]:
    """The arguments of the blocks of a region: the line that defines each, its name and its type."""
    for block in region.blocks:
        for value in block.arguments:
            if value.span is not None:
                yield value.span.start.line, value.name, str(value.type)


def _calls(roots: Iterable[Operation]) -> Graph:
    nodes: dict[str, GraphNode] = {}
    edges: list[GraphEdge] = []
    roots = list(roots)
    for (operation, around), (_, resolve) in zip(walk_with_owners(roots), walk_with_references(roots), strict=True):
        if operation.symbol is not None:
            nodes[_name(operation)] = GraphNode(_name(operation), f"@{operation.symbol}", operation.line)
        caller = operation if operation.symbol is not None else around
        for reference in operation.references if caller is not None else ():
            target = resolve(reference)
            name = _name(target) if target is not None else f"@{reference}"
            line = target.line if target is not None else -1
            nodes.setdefault(name, GraphNode(name, f"@{reference}", line))
            edges.append(GraphEdge(_name(caller) if caller is not None else "", name))
    known = [edge for edge in edges if edge.source in nodes]
    return Graph(tuple(nodes.values()), tuple(dict.fromkeys(known)))


def _symbols(roots: Iterable[Operation]) -> Graph:
    nodes: list[GraphNode] = []
    edges: list[GraphEdge] = []
    for operation, around in walk_with_owners(roots):
        if operation.symbol is None:
            continue
        nodes.append(GraphNode(_name(operation), f"{operation.name} @{operation.symbol}", operation.line))
        if around is not None:
            edges.append(GraphEdge(_name(around), _name(operation)))
    known = {node.name for node in nodes}
    return Graph(tuple(nodes), tuple([edge for edge in edges if edge.source in known]))


KINDS: dict[str, Callable[[Iterable[Operation]], Graph]] = {
    "cfg": _control_flow,
    "dataflow": _data_flow,
    "calls": _calls,
    "symbols": _symbols,
}
"""The kinds of graphs, and what makes them of some operations and those in them."""
