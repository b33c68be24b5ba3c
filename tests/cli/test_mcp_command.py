"""`mlir-ls mcp`, with the client of the protocol's own SDK."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.extended

EXAMPLES = Path(__file__).parents[2] / "examples"

_WRONG = "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %c : i32\n  return %b : i32\n}\n"

_CALLS = """
import asyncio, json, sys
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

async def main() -> None:
    folder, calls = sys.argv[1], json.loads(sys.argv[2])
    program = StdioServerParameters(command=sys.executable, args=["-m", "mlir_ls", "mcp"], cwd=folder)
    async with stdio_client(program) as streams, ClientSession(*streams) as session:
        await session.initialize()
        names = [tool.name for tool in (await session.list_tools()).tools]
        found = [["tools", names]]
        for name, arguments in calls:
            result = await session.call_tool(name, arguments)
            found.append([result.is_error, "".join(each.text for each in result.content)])
    print(json.dumps(found))

asyncio.run(main())
"""


def answers(folder: Path, *calls: tuple[str, dict[str, Any]]) -> list[Any]:
    """The tools, then whether each call failed, and the text of its answer."""
    pytest.importorskip("mcp", reason="no SDK of the Model Context Protocol (pip install mcp)")
    command = [sys.executable, "-c", _CALLS, str(folder), json.dumps(calls)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    found: list[Any] = json.loads(run.stdout)
    return found


def test_the_tools_answer_about_the_files_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "wrong.mlir").write_text(_WRONG)
    (tmp_path / "passes.log").write_text((EXAMPLES / "passes.log").read_text("utf-8"))
    at = {"path": "wrong.mlir", "line": 2, "column": 19}
    tools, *found = answers(
        tmp_path,
        ("check", {"path": "wrong.mlir"}),
        ("check", {"text": "module {\n"}),
        ("explain", {"code": "undefined-value"}),
        ("hover", at),
        ("definition", at),
        ("references", at),
        ("format", {"path": "wrong.mlir"}),
        ("passes", {"path": "passes.log"}),
        ("graph", {"path": "wrong.mlir", "kind": "dataflow", "function": "@f"}),
    )
    assert tools == ["tools", ["check", "explain", "hover", "definition", "references", "format", "passes", "graph"]]
    assert [failed for failed, _ in found] == [False] * 9
    texts = [text for _, text in found]
    assert json.loads(texts[0])["diagnostics"][0]["code"] == "undefined-value"
    assert (json.loads(texts[0])["diagnostics"][0]["line"], json.loads(texts[0])["diagnostics"][0]["column"]) == (2, 23)
    assert json.loads(texts[1])["diagnostics"][0]["severity"] == "error"
    assert texts[2].startswith("# undefined-value: ")
    assert "i32" in texts[3]
    assert json.loads(texts[4]) == {"path": "wrong.mlir", "line": 1, "column": 14}
    assert [place["line"] for place in json.loads(texts[5])["places"]] == [1, 2]
    assert texts[6] == _WRONG
    assert json.loads(texts[7])["dumps"]
    assert {node["label"]: node["line"] for node in json.loads(texts[8])["nodes"]}["return %b : i32"] == 3


def test_what_is_outside_of_the_folder_is_not_read(tmp_path: Path) -> None:
    inside, outside = tmp_path / "inside", tmp_path / "outside.mlir"
    inside.mkdir()
    outside.write_text(_WRONG)
    os.symlink(outside, inside / "link.mlir")
    calls = [("check", {"path": path}) for path in ("../outside.mlir", str(outside), "link.mlir", "missing.mlir")]
    for failed, text in answers(inside, *calls)[1:]:
        assert failed
        assert "undefined-value" not in text


def test_what_is_wrong_with_settings_is_said_with_the_diagnostics(tmp_path: Path) -> None:
    (tmp_path / "wrong.mlir").write_text(_WRONG)
    settings = tmp_path / ".mlir-ls.toml"
    settings.write_text("\nstrikt = true\n")
    ((failed, text),) = answers(tmp_path, ("check", {"path": "wrong.mlir"}))[1:]
    assert not failed
    message = "there is no setting `strikt`; did you mean `strict`?"
    assert json.loads(text)["settings"] == [{"path": str(settings), "line": 2, "message": message}]


def test_misuse_is_answered_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "wrong.mlir").write_text(_WRONG)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("check", {}),
        ("explain", {"code": "undefined-valeu"}),
        ("hover", {"path": "wrong.mlir", "line": 0, "column": 1}),
        ("graph", {"path": "wrong.mlir", "kind": "tree"}),
        ("graph", {"path": "wrong.mlir", "function": "@g"}),
        ("passes", {"path": "wrong.mlir", "number": 7}),
        ("check", {"text": "module {\n", "profile": "llvm-1"}),
        *[(tool, {"path": "wrong.mlir", "line": 99, "column": 1}) for tool in ("hover", "definition", "references")],
    ]
    found = answers(tmp_path, *calls)[1:]
    assert [failed for failed, _ in found] == [True] * 10
    reasons = ("either a path or a text", "undefined-value", "count from 1", "kinds of graphs", "@g", "no dump 7", "no profile 'llvm-1'")
    reasons += ("there is no line 99; the last one is ",) * 3
    for reason, (_, text) in zip(reasons, found, strict=True):
        assert reason in text


def test_without_the_sdk_it_says_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['mcp'] = None\n")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", "import sys; from mlir_ls.cli import main; sys.exit(main(['mcp']))"]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert run.returncode == 2
    assert "pip install 'mcp>=2,<3'" in run.stderr
