"""A live language server answers questions about the files of this folder, and what it says is printed.

It is the conversation that an editor leads: the server is a process, the Language Server Protocol goes over its
standard input and output. Run it with `make demo`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

FOLDER = Path(__file__).parent.resolve()
SEVERITIES = {1: ("error", "red"), 2: ("warning", "yellow"), 3: ("info", "cyan"), 4: ("hint", "cyan")}
PATIENCE = 30.0  # seconds
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-32"]},
    "textDocument": {
        "hover": {"contentFormat": ["markdown"]},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
    },
}


class Place(NamedTuple):
    """A position in a file, as the protocol counts: line and character from 0."""

    line: int
    character: int


class Client:
    """The editor's side of the conversation."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last_id = 0
        self.published: dict[str, dict[str, Any]] = {}  # the newest diagnostics by file

    def request(self, method: str, **params: Any) -> Any:
        """Sends a request, and waits for the answer; notifications that come before it are taken in."""
        self.last_id += 1
        self._send({"id": self.last_id, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") == self.last_id and "method" not in message:
                if "error" in message:
                    raise RuntimeError(message["error"]["message"])
                return message["result"]
            self._take(message)

    def notify(self, method: str, **params: Any) -> None:
        """Sends a notification."""
        self._send({"method": method, "params": params})

    def diagnostics(self, uri: str, version: int) -> list[dict[str, Any]]:
        """Waits for the diagnostics of a version of a file."""
        while self.published.get(uri, {}).get("version") != version:
            self._take(self._receive())
        found: list[dict[str, Any]] = self.published[uri]["diagnostics"]
        return found

    def close(self) -> None:
        """Ends the server as the protocol requires."""
        self.request("shutdown")
        self.notify("exit")
        self.process.wait(PATIENCE)

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]] = message["params"]
        elif "id" in message:
            self._send({"id": message["id"], "result": None})

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while (line := self.process.stdout.readline().strip()) or not length:
            name, colon, value = line.partition(b":")
            if not colon:
                raise RuntimeError("the server ended")
            if name.lower() == b"content-length":
                length = int(value)
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message


class File:
    """A file of this folder that is open in the server."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name
        self.uri = (FOLDER / name).as_uri()
        self.lines = (FOLDER / name).read_text(encoding="utf-8").split("\n")
        self.version = 1
        document = {"uri": self.uri, "languageId": "mlir", "version": 1, "text": "\n".join(self.lines)}
        client.notify("textDocument/didOpen", textDocument=document)

    def find(self, line_with: str, name: str) -> Place:
        """Where `name` begins in the first line that holds `line_with`."""
        line = next(number for number, text in enumerate(self.lines) if line_with in text)
        return Place(line, self.lines[line].index(name, self.lines[line].index(line_with)))

    def request(self, question: str, place: Place, **more: Any) -> Any:
        """The answer to a question about a position, such as `hover`."""
        return self.client.request(
            f"textDocument/{question}", textDocument={"uri": self.uri}, position=place._asdict(), **more
        )

    def replace(self, place: Place, old: str, new: str) -> None:
        """Types: puts `new` in the place of `old`."""
        line = self.lines[place.line]
        after = place.character + len(old)
        assert line[place.character : after] == old
        self.lines[place.line] = line[: place.character] + new + line[after:]
        self.version += 1
        where = {"start": place._asdict(), "end": Place(place.line, after)._asdict()}
        self.client.notify(
            "textDocument/didChange",
            textDocument={"uri": self.uri, "version": self.version},
            contentChanges=[{"range": where, "text": new}],
        )


def marked(file: File, ranges: Iterable[dict[str, Any]]) -> Text:
    """The lines of a file that ranges are on, with what is in the ranges marked."""
    by_line: dict[int, list[tuple[int, int]]] = {}
    for each in ranges:
        start, end = each["start"], each["end"]
        line = file.lines[start["line"]]
        last = end["character"] if end["line"] == start["line"] else len(line)
        by_line.setdefault(start["line"], []).append((start["character"], last))
    result = Text(no_wrap=True, overflow="ellipsis")
    for number, marks in sorted(by_line.items()):
        line_text = Text(file.lines[number])
        for first, last in marks:
            line_text.stylize("bold underline yellow", first, last)
        result.append(f"{number + 1:>5} │ ", "dim").append_text(line_text).append("\n")
    result.rstrip()
    return result


def diagnostics_table(diagnostics: list[dict[str, Any]]) -> Table:
    """Diagnostics, one a row."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for diagnostic in diagnostics:
        start = diagnostic["range"]["start"]
        severity, colour = SEVERITIES[diagnostic.get("severity", 1)]
        table.add_row(
            Text(f"{start['line'] + 1}:{start['character'] + 1}", "dim", justify="right"),
            Text(severity, f"bold {colour}"),
            Text(diagnostic["message"]),
            Text(str(diagnostic.get("code", "")), "dim"),
        )
    return table


def outline(symbols: list[dict[str, Any]], tree: Tree) -> Tree:
    """The outline of a file, two levels deep."""
    for symbol in symbols:
        line = symbol["selectionRange"]["start"]["line"] + 1
        label = Text().append(symbol["name"], "bold").append(f"  {symbol.get('detail') or ''}", "cyan")
        branch = tree.add(label.append(f"  line {line}", "dim"))
        for inner in symbol.get("children") or []:
            branch.add(Text(inner["name"]).append(f"  {inner.get('detail') or ''}", "cyan"))
    return tree


def show(console: Console, method: str, about: str, answer: Any) -> None:
    """Prints a question and its answer."""
    console.print(Text("\n").append("› ", "bold magenta").append(method, "bold").append(f"  {about}", "dim"))
    console.print(Padding(answer, (0, 0, 0, 2)))


def hover(console: Console, file: File, line_with: str, name: str) -> None:
    """Requests the hover of a name, and prints it."""
    place = file.find(line_with, name)
    contents = file.request("hover", place)["contents"]
    text = Markdown(contents["value"], code_theme="ansi_dark", inline_code_theme="ansi_dark")
    show(console, "textDocument/hover", f"{name} in line {place.line + 1}", text)


def definition(console: Console, file: File, line_with: str, name: str) -> None:
    """Requests the definition of a name, and prints that line."""
    place = file.find(line_with, name)
    answer = file.request("definition", place)
    found = answer[0] if isinstance(answer, list) else answer
    where = found.get("range") or found["targetSelectionRange"]
    show(console, "textDocument/definition", f"{name} in line {place.line + 1}", marked(file, [where]))


def references(console: Console, file: File, line_with: str, name: str) -> None:
    """Requests all references of a name, and prints their lines."""
    place = file.find(line_with, name)
    found = file.request("references", place, context={"includeDeclaration": True})
    ranges = [use["range"] for use in found]
    show(console, "textDocument/references", f"{name} in line {place.line + 1}", marked(file, ranges))


def converse(console: Console, client: Client) -> None:
    """The whole conversation."""
    client.request("initialize", processId=None, rootUri=FOLDER.as_uri(), capabilities=CAPABILITIES)
    client.notify("initialized")

    console.rule("[bold]a file with mistakes")
    broken = File(client, "broken.mlir")
    before = client.diagnostics(broken.uri, 1)
    show(console, "textDocument/publishDiagnostics", broken.name, diagnostics_table(before))

    typo = broken.find("%lenght", "lenght")
    start = time.perf_counter()
    broken.replace(typo, "lenght", "length")
    after = client.diagnostics(broken.uri, broken.version)
    took = (time.perf_counter() - start) * 1000
    repaired = marked(broken, [{"start": typo._asdict(), "end": Place(typo.line, typo.character + 6)._asdict()}])
    summary = Text(f"{len(before)} diagnostics before, {len(after)} after; the answer took {took:.1f} ms")
    show(console, "textDocument/didChange", "lenght becomes length", Group(repaired, summary))

    console.print()
    console.rule("[bold]the rest of it keeps working")
    hover(console, broken, "scf.if %over", "%over")
    definition(console, broken, "scf.if %over", "%over")
    references(console, broken, "scf.if %over", "%over")

    console.print()
    console.rule("[bold]a file without mistakes")
    stencil = File(client, "stencil.mlir")
    found = client.diagnostics(stencil.uri, 1)
    nothing = Text("nothing to report", "green")
    show(console, "textDocument/publishDiagnostics", stencil.name, diagnostics_table(found) if found else nothing)
    symbols = client.request("textDocument/documentSymbol", textDocument={"uri": stencil.uri})
    show(console, "textDocument/documentSymbol", stencil.name, outline(symbols, Tree(stencil.name)))
    hover(console, stencil, "math.fma", "math.fma")
    definition(console, stencil, "call @step", "@step")
    references(console, stencil, "#tile_end(%tile)", "#tile_end")
    client.close()


def main() -> int:
    """Starts a server, talks to it, ends it."""
    command = [sys.executable, "-m", "mlir_ls", "lsp"]
    console = Console(highlight=False)
    console.print(Text().append("$ ", "bold green").append("mlir-ls lsp", "bold"))
    client = Client(command)
    try:
        converse(console, client)
    finally:
        client.process.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
