"""`mlir-ls mcp`: what mlir-ls knows of the files of a folder, as tools of the Model Context Protocol.

Lines and columns count from 1, as `mlir-ls check` prints them. Nothing outside of the folder is read, and nothing is written.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import wraps
from typing import Any, NamedTuple

from mlir_ls import __version__
from mlir_ls.analysis import Analysis, CheckOptions, analyze_once
from mlir_ls.api import Graph, graph_of
from mlir_ls.api.graphs import as_data
from mlir_ls.api.ir import module_of
from mlir_ls.commands.check import diagnostics_in
from mlir_ls.commands.command import MISUSE
from mlir_ls.commands.explain import codes_named, page, similar_codes
from mlir_ls.commands.files.inputs import Unreadable, read_text
from mlir_ls.commands.files.logs import read_log
from mlir_ls.commands.files.projects import FileProjects, projects_of
from mlir_ls.commands.format import format_text
from mlir_ls.commands.output import terminal
from mlir_ls.commands.passes import as_json
from mlir_ls.diagnostics import Diagnostic
from mlir_ls.features import definition as definitions
from mlir_ls.features import references as uses
from mlir_ls.features.hover import hover
from mlir_ls.formatting import FormatOptions
from mlir_ls.ods.profiles import accepted_profiles
from mlir_ls.semantics.passes import Log
from mlir_ls.system.files import path_inside
from mlir_ls.text import Position, Span, split_lines

_MAX_ITEMS = 1000
"""So many diagnostics or places are in one answer; it says how many more there are."""

_INSTRUCTIONS = (
    "Tools for MLIR, the intermediate representation of LLVM. Paths are relative to the folder that is served. Lines and "
    "columns count from 1. Run `check` after each change of a .mlir file, and `explain` for a code that is not clear."
)

Json = dict[str, Any]


class NoAnswer(Exception):
    """Why a tool has no answer, for the agent to read."""


class Tools(NamedTuple):
    """The tools for the files of a folder, which is an absolute path without links; the methods are the tools.

    Each raises `NoAnswer` where a file is not in the folder or cannot be read, or where nothing is at a place.
    """

    folder: str
    options: argparse.Namespace

    def check(self, path: str = "", text: str = "", profile: str = "") -> Json:
        """The errors, warnings and notes in a file of MLIR, or in a text that is given instead of a path.

        `profile` names the edition of MLIR that a text is of, as `llvm-19` or `2019-03`; without it, the text shows it.
        What is wrong with the settings of the file's project is in `settings`.
        """
        if bool(path) == bool(text):
            raise NoAnswer("give either a path or a text")
        if profile and profile not in accepted_profiles():
            raise NoAnswer(f"there is no profile {profile!r}; there are {', '.join(accepted_profiles())}")
        if text:
            return _listed("diagnostics", map(_diagnostic, diagnostics_in(text, CheckOptions(profile=profile or None), True)))
        source, found = self._read(path)
        projects = self._projects(path)
        check_options = self._options(path)
        check_options = check_options if not profile else replace(check_options, profile=profile)
        answer = _listed("diagnostics", map(_diagnostic, [*found, *diagnostics_in(source, check_options, True)]))
        problems = [{"path": each.file, "line": (each.line or 0) + 1, "message": each.message} for each in projects.problems]
        return {**answer, "settings": problems} if problems else answer

    def explain(self, code: str) -> str:
        """What the code of a diagnostic means, with examples of what is wrong and what is right, in Markdown."""
        named = codes_named(code)
        found = page(named[0]) if len(named) == 1 else None
        if found is None:
            similar = ", ".join(named or similar_codes(code))
            raise NoAnswer(f"there is no code {code!r}" + (f"; did you mean one of {similar}?" if similar else ""))
        return found

    def hover(self, path: str, line: int, column: int) -> str:
        """What is known of the name at a place: types, definition, documentation of the operation, in Markdown."""
        analysis = self._analysis(path)
        found = hover(analysis, _position(analysis, line, column), (self.folder,))
        if found is None:
            raise NoAnswer("nothing is known of what is there; the column is that of the first character of a name")
        return found.markdown

    def definition(self, path: str, line: int, column: int) -> Json:
        """Where the value, block, symbol or alias at a place is defined, or where an operation is declared."""
        analysis = self._analysis(path)
        link = definitions.definition(analysis, _position(analysis, line, column), (self.folder,))
        if link is None:
            raise NoAnswer("there is no name at this place whose definition is known")
        return {"path": link.path or path, **_place(link.target_name)}

    def references(self, path: str, line: int, column: int) -> Json:
        """Where what is named at a place is defined and used in its file."""
        analysis = self._analysis(path)
        return _listed("places", map(_place, uses.references(analysis, _position(analysis, line, column), True)))

    def format(self, path: str) -> str:
        """The text of a file, laid out; comments, names and aliases stay. Writes nothing."""
        own = self._projects(path).of(self._inside(path))
        layout = own.layout if own is not None else FormatOptions()
        return format_text(self._read(path)[0], layout, own.check_options if own is not None else None)

    def passes(self, path: str, function: str = "", number: int = 0) -> Json:
        """The passes of a dump that `-mlir-print-ir-after-all` or the like has made, and which of them changed something.

        `function`: only the dumps of the operation with this symbol. `number`: the lines that this dump changed, from 1.
        """
        try:
            log = Log(split_lines(read_log(self._inside(path))), function or None)
        except Unreadable as reason:
            raise NoAnswer(f"{path}: {reason}") from None
        if not 0 <= number <= len(log.dumps):
            raise NoAnswer(f"there is no dump {number}; the last one is {len(log.dumps)}")
        shown = [number - 1] if number else range(len(log.dumps))
        return _listed("dumps", [as_json(log, index, number > 0) for index in shown])

    def graph(self, path: str, kind: str = "cfg", function: str = "") -> Json:
        """A graph of a file: its blocks ("cfg"), its uses of values ("dataflow"), its "calls" or its "symbols".

        `function`: only the operation with this symbol. The line of a node that is not in the text is 0.
        """
        if kind not in ("cfg", "dataflow", "calls", "symbols"):
            raise NoAnswer('the kinds of graphs are "cfg", "dataflow", "calls" and "symbols"')
        try:
            found: Graph = graph_of(module_of(self._analysis(path)), kind, function or None)
        except LookupError as reason:
            raise NoAnswer(str(reason.args[0])) from None
        return dict(as_data(found._replace(nodes=tuple([node._replace(line=node.line + 1) for node in found.nodes]))))

    def _analysis(self, path: str) -> Analysis:
        return analyze_once(split_lines(self._read(path)[0]), self._options(path))

    def _options(self, path: str) -> CheckOptions:
        own = self._projects(path).of(self._inside(path))
        return own.check_options if own is not None else CheckOptions()

    def _projects(self, path: str) -> FileProjects:
        return projects_of([self._inside(path)], self.options)

    def _read(self, path: str) -> tuple[str, list[Diagnostic]]:
        try:
            return read_text(self._inside(path))
        except Unreadable as reason:
            raise NoAnswer(f"{path}: {reason}") from None

    def _inside(self, path: str) -> str:
        found = path_inside(os.path.join(self.folder, path), [self.folder])
        if found is None:
            raise NoAnswer(f"{path} is not in the folder that is served, {self.folder}")
        return found


TOOLS = ("check", "explain", "hover", "definition", "references", "format", "passes", "graph")
"""The methods of `Tools` that are served."""


def mcp_command(options: argparse.Namespace) -> int:
    """Serve the current folder until the input ends. Returns the exit status, 2 where the SDK is not installed."""
    try:
        from mcp.server.mcpserver import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        terminal.complain("the SDK of the Model Context Protocol is not installed in this Python: pip install 'mcp>=2,<3'")
        return MISUSE
    server = MCPServer("mlir-ls", instructions=_INSTRUCTIONS, version=__version__, log_level="ERROR")
    tools = Tools(os.path.realpath(os.getcwd()), options)
    for name in TOOLS:
        server.tool(name)(_with_reasons(getattr(tools, name), ToolError))
    server.run("stdio")
    return 0


def _with_reasons(tool: Callable[..., object], error: Callable[[str], Exception]) -> Callable[..., object]:
    """A tool that raises an error of the SDK where it has no answer: of others, agents see no message."""

    @wraps(tool)
    def answer(**arguments: Any) -> object:
        try:
            return tool(**arguments)
        except NoAnswer as reason:
            raise error(str(reason)) from None

    return answer


def _position(analysis: Analysis, line: int, column: int) -> Position:
    lines = len(analysis.document.lines)
    if line < 1 or column < 1:
        raise NoAnswer("lines and columns count from 1")
    if line > lines:
        raise NoAnswer(f"there is no line {line}; the last one is {lines}")
    return Position(line - 1, column - 1)


def _diagnostic(found: Diagnostic) -> Json:
    fixes = [fix.title for fix in found.fixes]
    return {
        **_place(found.span),
        "severity": found.severity.name.lower(),
        "code": found.code,
        "message": found.message,
        **({"fixes": fixes} if fixes else {}),
    }


def _place(where: Span) -> Json:
    return {"line": where.start.line + 1, "column": where.start.character + 1}


def _listed(name: str, items: Iterable[Json]) -> Json:
    """A list as an answer, cut where it is very long."""
    found = list(items)
    return {name: found[:_MAX_ITEMS], "more": max(0, len(found) - _MAX_ITEMS)}
