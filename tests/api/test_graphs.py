"""Graphs: blocks and branches, uses of values, references to symbols, nesting, and how they are written."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from pathlib import Path

import pytest

from fixtures import EXAMPLES
from mlir_ls import api
from mlir_ls.api.graphs import KINDS, graph_at
from mlir_ls.cli import main

TEXT = """\
module @outer {
  func.func private @known()
  func.func @f(%a: i32, %c: i1) -> i32 {
    func.call @known() : () -> ()
    func.call @lost() : () -> ()
    cf.cond_br %c, ^one(%a : i32), ^two
  ^one(%x: i32):
    %s = arith.addi %x, %a : i32
    return %s : i32
  ^two:
    cf.br ^one(%a : i32)
  }
}
"""


def edges(kind: str, text: str = TEXT, function: str | None = None) -> set[tuple[str, str, str]]:
    """The edges of a graph, with the first words of labels instead of names."""
    graph = api.graph_of(api.parse(text), kind, function)
    labels = {node.name: node.label.split("\n")[0] for node in graph.nodes}
    assert len(labels) == len(graph.nodes), "a name is that of one node"
    return {(labels[edge.source], labels[edge.target], edge.label) for edge in graph.edges}


def test_branches_are_edges_between_blocks() -> None:
    entry, one, two = "entry(%a: i32, %c: i1)", "^one(%x: i32)", "^two"
    assert edges("cfg", function="@f") == {(entry, one, ""), (entry, two, ""), (two, one, "")}


def test_a_label_ends_with_its_operation() -> None:
    text = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"
    blocks = [node.label for node in api.graph_of(api.parse(text), "cfg", None).nodes if node.label.startswith("entry")]
    assert blocks == ["entry(%a: i32)\n%0 = arith.addi %a, %a : i32\nreturn %0 : i32\n"]


def test_uses_are_edges_between_operations() -> None:
    addition = "%s = arith.addi %x, %a : i32"
    assert edges("dataflow", function="f") == {
        ("%a : i32", "cf.cond_br %c, ^one(%a : i32), ^two", "%a"),
        ("%c : i1", "cf.cond_br %c, ^one(%a : i32), ^two", "%c"),
        ("%a : i32", addition, "%a"),
        ("%x : i32", addition, "%x"),
        (addition, "return %s : i32", "%s"),
        ("%a : i32", "cf.br ^one(%a : i32)", "%a"),
    }


def test_references_are_edges_between_symbols() -> None:
    assert edges("calls") == {("@f", "@known", ""), ("@f", "@lost", "")}
    graph = api.graph_of(api.parse(TEXT), "calls")
    assert [node.label for node in graph.nodes if node.line < 0] == ["@lost"]
    assert edges("symbols") == {
        ("builtin.module @outer", "func.func @known", ""),
        ("builtin.module @outer", "func.func @f", ""),
    }


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_graphs_of_examples_are_whole(path: Path, kind: str) -> None:
    module = api.parse(path.read_text("utf-8"))
    graph = api.graph_of(module, kind)
    names = {node.name for node in graph.nodes}
    assert {node.parent for node in graph.nodes} <= {*names, ""}
    assert {edge.target for edge in graph.edges} <= names
    assert {edge.source for edge in graph.edges} <= names
    text = api.as_dot(graph)
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", text)
    assert bare.count("{") == bare.count("}")
    assert json.loads(api.as_json(graph))["nodes"] == [node._asdict() for node in graph.nodes]


def test_the_graph_at_a_line_is_that_of_the_operation_with_a_symbol() -> None:
    module = api.parse(TEXT)
    assert graph_at(module, "cfg", 7) == api.graph_of(module, "cfg", "@f")
    assert graph_at(api.parse("\n"), "cfg", 0) is None


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError, match="no operation has the symbol @nowhere"):
        api.graph_of(api.parse(TEXT), "cfg", "@nowhere")
    with pytest.raises(ValueError, match="no kind 'tree'"):
        api.graph_of(api.parse(TEXT), "tree")


@pytest.mark.skipif(sys.platform == "win32", reason="a program is a script")
def test_pictures_are_drawn_by_graphviz(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(TEXT, encoding="utf-8")
    monkeypatch.setenv("PATH", os.devnull)
    assert main(["graph", str(file), "--format", "svg"]) == 2
    assert "Graphviz" in capsys.readouterr().err
    programs = tmp_path / "bin"
    programs.mkdir()
    dot = programs / "dot"
    dot.write_text('#!/bin/sh\nprintf "<svg>"; /bin/cat "$2"; printf "</svg>"\n', encoding="utf-8")
    dot.chmod(dot.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(programs))
    assert main(["graph", str(file), "--format", "svg", "--function", "@f"]) == 0
    assert re.match(r"<svg>digraph \{(.|\n)*\}\n</svg>$", capsys.readouterr().out)
    assert main(["graph", str(file), "--function", "@nowhere"]) == 2
    assert "no operation has the symbol @nowhere" in capsys.readouterr().err
