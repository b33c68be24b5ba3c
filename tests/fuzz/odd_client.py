"""A client that does odd things in any order: to documents, to files and folders, to settings.

Whatever it does, each request has one answer, which is a result or an error that the protocol knows, and standard error has nothing
but lines of the log, none of which is about a failure of the server. `odd_client.py [--seeds N] [--steps N]` walks for longer.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fuzz.client_text import ENCODINGS
from fuzz.requests import ABOUT_DOCUMENTS, ABOUT_PLACES
from server.client import CAPABILITIES, Client

Json = Any

TEXTS = (
    "func.func private @callee(i32) -> i32\nfunc.func @caller(%x: i32) -> i32 {\n  %0 = func.call @callee(%x) : (i32) -> i32\n"
    "  return %0 : i32\n}\n",
    'func.func @callee(%x: i32) -> i32 {\r\n  // 🙂 é\r\n  "a.🙂"() {k = "𝒳🙂"} : () -> () // 🙂\r\n  return %x : i32\r\n}\r\n',
    "#map = affine_map<(d0) -> (d0)>\r!t = tensor<4x?xf32>\r%0 = loom.weave %1, @nothing : !t\r",
    "",
    "\ufeff// -----\n}}}}((((\n%",
)
ODD_VALUES: tuple[Json, ...] = (None, [], {}, 7, -1, 1e9, True, "x", ["x", 7, None], {"dialects": 7}, {"": None})
SETTINGS = ("dialects", "includes", "assume", "profile", "opt", "lit", "inlayHints", "trusted", "hints", "format", "tblgen", "nothing")
SETTINGS_FILES = (
    'assume = ["loom"]\n', "assume = 7\n", "dialects = [", "[opt]\npath = 7\n", 'profile = "llvm-1"\n', "\x00", 'dialects = ["none.td"]\n',
    "",
)  # fmt: skip
NUMBERS = (0, 1, 2, 5, 17, 2**31 - 1, -1, 2**31, 1.5, "1", None, 2**70)
OF_THE_WORKSPACE: tuple[tuple[str, Json], ...] = (
    ("workspace/symbol", {"query": "call"}),
    ("workspace/diagnostic", {"previousResultIds": []}),
    ("workspace/executeCommand", {"command": "mlir.nothing", "arguments": [{}]}),
    ("workspace/willRenameFiles", {"files": [{"oldUri": "file:///a", "newUri": "file:///b"}]}),
    ("completionItem/resolve", {"label": "x"}),
    ("codeLens/resolve", {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}}),
    ("callHierarchy/incomingCalls", {"item": {}}),
    ("initialize", {"processId": None, "rootUri": None, "capabilities": {}}),
    ("nothing/at/all", {}),
)
ANSWERED = frozenset((-32700, -32600, -32601, -32602, -32803, -32802, -32801, -32800))
"""Errors of the protocol: of parsing, of what is requested and how, and of requests that fail or are cancelled."""

_LOGGED = re.compile(r"\d{4}-\d\d-\d\d [\d:,]+ (?:INFO|WARNING|ERROR) mlir_ls[\w.]*: ")
_FAILED = re.compile(r"error of mlir-ls|the log says more|Traceback|could not be|CRITICAL")


class OddClient:
    """A session, and what was done in it. `calls` are the methods of all requests by their ids."""

    def __init__(self, client: Client, folder: Path, seed: int) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.folder = folder
        self.calls: dict[Json, str] = {}
        self.folders = [folder / name for name in ("first", "second")]
        for each in self.folders:
            (each / "sub").mkdir(parents=True)
            for name, text in zip(("a.mlir", "b.mlir", "sub/c.mlir"), TEXTS, strict=False):
                (each / name).write_text(text, "utf-8", newline="")
        client.answers["workspace/configuration"] = [self.rng.choice(ODD_VALUES) for _ in range(self.rng.randrange(3))]
        self.encoding = self.rng.choice(ENCODINGS)
        workspace = {"workspaceFolders": True, "configuration": True, "didChangeWatchedFiles": {"dynamicRegistration": True}}
        capabilities = {**CAPABILITIES, "general": {"positionEncodings": [self.encoding]}, "workspace": workspace}
        if self.rng.random() < 0.3:
            capabilities["textDocument"] = {**CAPABILITIES["textDocument"], "diagnostic": {}}
        client.begin(capabilities, workspaceFolders=[_named(each) for each in self.folders[:1]])

    # -- what it is done to -----------------------------------------------------------------------------------------

    def path(self) -> Path:
        """A file that may be there."""
        return self.rng.choice(self.folders) / self.rng.choice(("a.mlir", "b.mlir", "sub/c.mlir", "sub/new.mlir", "none/d.mlir"))

    def uri(self) -> Json:
        """A document that may be open."""
        odd = ("untitled:Untitled-1", "file:///", "", "file://host/x.mlir", "vscode-notebook-cell:/x#1", "file:///%zz.mlir", "a b")
        return self.rng.choice(odd) if self.rng.random() < 0.1 else self.path().as_uri()

    def position(self) -> Json:
        """A place that may be in the text, also inside of a character."""
        numbers = NUMBERS if self.rng.random() < 0.1 else range(20)
        return {"line": self.rng.choice(numbers[:5]), "character": self.rng.choice(numbers)}

    def range(self) -> Json:
        """A range, which may end before it begins."""
        return {"start": self.position(), "end": self.position()}

    def call(self, method: str, params: Json) -> Json:
        """Sends a request, which is answered some time."""
        number = self.client.call(method, params)
        self.calls[number] = method
        return number

    # -- what it does -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        item = {"uri": self.uri(), "languageId": self.rng.choice(("mlir", "", "c")), "version": self.rng.randrange(5)}
        self.client.notify("textDocument/didOpen", {"textDocument": {**item, "text": self.rng.choice(TEXTS)}})

    def close(self) -> None:
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": self.uri()}})

    def change(self) -> None:
        changes: list[Json] = []
        for _ in range(self.rng.randrange(4)):
            text = self.rng.choice(("x", "\n", "", "🙂", "\r", "}", "%0 = ", "\ud83d"))
            changes.append({"range": self.range(), "text": text} if self.rng.random() < 0.9 else {"text": text})
        document = {"uri": self.uri(), "version": self.rng.choice(NUMBERS)}
        self.client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": changes})

    def save(self) -> None:
        """A document is saved while it is formatted."""
        document = {"textDocument": {"uri": self.uri()}}
        self.call("textDocument/formatting", {**document, "options": {"tabSize": self.rng.choice(NUMBERS), "insertSpaces": True}})
        self.client.notify("textDocument/didSave", document if self.rng.random() < 0.5 else {**document, "text": "other"})

    def request(self) -> Json:
        if self.rng.random() < 0.2:
            return self.call(*self.rng.choice(OF_THE_WORKSPACE))
        method, more = self.rng.choice(ABOUT_PLACES + ABOUT_DOCUMENTS)
        places = {"position": self.position(), "range": self.range(), "positions": [self.position()]}
        return self.call(method, {"textDocument": {"uri": self.uri()}, **places, **more})

    def cancel(self) -> None:
        number = self.request()
        self.client.notify("$/cancelRequest", {"id": self.rng.choice((number, number, number + 1, "x", None))})

    def crowd(self) -> None:
        """Many requests at once."""
        for _ in range(self.rng.choice((10, 100))):
            self.request()

    def write(self) -> None:
        """A file is made, changed, or becomes a folder; the server may be notified of it."""
        path = self.path()
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.rmtree(path)
        if self.rng.random() < 0.1:
            path.unlink(missing_ok=True)
            path.mkdir()
        else:
            path.write_text(self.rng.choice(TEXTS), "utf-8", newline="")
        self._changed(path, self.rng.choice((1, 2)))

    def delete(self) -> None:
        """A file or a folder is deleted, open or not."""
        path = self.path()
        path = path.parent if self.rng.random() < 0.2 else path
        shutil.rmtree(path, ignore_errors=True)
        path.unlink(missing_ok=True)
        self._changed(path, 3)

    def move(self) -> None:
        """A file is renamed, before or after the server hears of it."""
        old, new = self.path(), self.path()
        files = {"files": [{"oldUri": old.as_uri(), "newUri": new.as_uri()}]}
        self.call("workspace/willRenameFiles", files)
        if old.is_file() and not new.is_dir():
            new.parent.mkdir(parents=True, exist_ok=True)
            old.rename(new)
        self.client.notify("workspace/didRenameFiles", files)
        self._changed(old, 3)

    def configure(self) -> None:
        """Settings of wrong types, of the client and of a project's file."""
        if self.rng.random() < 0.5:
            values = {name: self.rng.choice(ODD_VALUES) for name in self.rng.sample(SETTINGS, 3)}
            settings = self.rng.choice((values, {"mlir-ls": values}, self.rng.choice(ODD_VALUES)))
            self.client.notify("workspace/didChangeConfiguration", {"settings": settings})
            self.client.answers["workspace/configuration"] = self.rng.choice(([values], *ODD_VALUES))
            return
        path = self.rng.choice(self.folders) / ".mlir-ls.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(self.rng.choice(SETTINGS_FILES), "utf-8")
        self._changed(path, 2)

    def change_folders(self) -> None:
        """Folders of the workspace come and go, also those that are none."""
        candidates = [*map(_named, self.folders), _named(self.folder / "none"), {"uri": "untitled:x", "name": ""}]
        event = {word: self.rng.sample(candidates, self.rng.randrange(3)) for word in ("added", "removed")}
        self.client.notify("workspace/didChangeWorkspaceFolders", {"event": event})

    def interject(self) -> None:
        """A notification that nothing depends on, also one that is not known or makes no sense."""
        method, params = self.rng.choice(
            (
                ("$/setTrace", {"value": "loud"}),
                ("window/workDoneProgress/cancel", {"token": "none"}),
                ("initialized", {}),
                ("workspace/didDeleteFiles", {"files": [{"uri": self.uri()}]}),
                ("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri(), "type": 9}]}),
                ("nothing/at/all", None),
            )
        )
        self.client.notify(method, params)

    def _changed(self, path: Path, kind: int) -> None:
        if self.rng.random() < 0.7:
            self.client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": kind}]})

    def step(self) -> None:
        """One odd thing."""
        often: tuple[Callable[[], object], ...] = (self.open, self.open, self.change, self.change, self.request, self.request, self.close)
        seldom = (self.save, self.cancel, self.write, self.delete, self.move, self.configure, self.change_folders, self.interject)
        self.rng.choice((*often, *seldom) if self.rng.random() < 0.97 else (self.crowd,))()

    def end(self) -> list[str]:
        """Waits for all answers and ends the session; what is wrong."""
        problems: list[str] = []
        for number, method in self.calls.items():
            reply = self.client.reply_to(number)
            if ("result" in reply) == ("error" in reply):
                problems.append(f"{method}: neither a result nor an error: {reply}")
            elif "error" in reply and (reply["error"]["code"] not in ANSWERED or "Traceback" in reply["error"]["message"]):
                problems.append(f"{method}: {reply['error']}")
        status = self.client.stop()
        for message in self.client.notifications:
            text = json.dumps(message)
            if _FAILED.search(text):
                problems.append(text)
            elif "method" not in message and message.get("id") in self.calls:
                problems.append(f"a second answer: {text}")
        if status:
            problems.append(f"the exit status is {status}")
        said = self.client.errors().splitlines()
        problems += [f"standard error: {line}" for line in said if _FAILED.search(line) or not _LOGGED.match(line)]
        return problems


def _named(folder: Path) -> Json:
    return {"uri": folder.as_uri(), "name": folder.name}


def walk(client: Client, folder: Path, seed: int, steps: int) -> list[str]:
    """A session of so many steps; what is wrong."""
    odd = OddClient(client, folder, seed)
    for _ in range(steps):
        odd.step()
    return odd.end()


def main() -> int:
    """Walks and prints what is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--steps", type=int, default=300)
    options = parser.parse_args()
    failed = 0
    for seed in range(options.seed, options.seed + options.seeds):
        client = Client()
        try:
            with tempfile.TemporaryDirectory() as folder:
                problems = walk(client, Path(folder), seed, options.steps)
        finally:
            client.kill()
        failed += bool(problems)
        for problem in sorted(set(problems)):
            print(f"seed {seed}: {problem[:1500]}")
    print(f"{options.seeds} sessions, {failed} with problems")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
