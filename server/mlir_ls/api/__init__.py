"""MLIR for scripts: parse a text, walk its operations, look up types, uses and diagnostics, and edit it so that its text stays.

    from mlir_ls import api

    module = api.parse(text)
    for operation in module.walk():
        print(operation.line, operation.name, [str(value.type) for value in operation.results])

What is exported here is the public interface; a release that changes it says so in the changelog. The recipes in
`docs/recipes.md` show what it is for. Any text can be parsed: what is wrong with it is in `Module.diagnostics`. Lines and
characters count from 0, and a character is an index into the Python `str` of a line.
"""

from __future__ import annotations

from mlir_ls.api.edits import Change, edited, location_changes
from mlir_ls.api.graphs import Graph, GraphEdge, GraphNode, as_dot, as_json, graph_of
from mlir_ls.api.ir import Block, Module, Operation, Region, Use, Value, parse
from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlir_ls.text import Position, Span

__all__ = [
    "Block",
    "Change",
    "ComplexType",
    "Diagnostic",
    "DialectType",
    "FloatType",
    "FunctionType",
    "Graph",
    "GraphEdge",
    "GraphNode",
    "IndexType",
    "IntegerType",
    "MemRefType",
    "Module",
    "Operation",
    "Position",
    "RankedTensorType",
    "Region",
    "Severity",
    "ShapedType",
    "Span",
    "TupleType",
    "Type",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "Use",
    "Value",
    "VectorType",
    "as_dot",
    "as_json",
    "edited",
    "graph_of",
    "location_changes",
    "parse",
]
