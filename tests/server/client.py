"""A small client of the Language Server Protocol, to talk to a server process as an editor would."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

Json = Any

SERVER = Path(__file__).parents[2] / "server"
COMMAND = [sys.executable, "-m", "mlir_ls", "lsp"]
PATIENCE = 60.0
"""Seconds to wait for what has to come; a test that waits so long has failed."""

CAPABILITIES: Json = {
    "general": {"positionEncodings": ["utf-16"]},
    "textDocument": {
        "hover": {"contentFormat": ["markdown"]},
        "definition": {"linkSupport": True},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
    },
}


def _started(command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment)


class Client:
    """A server process and the conversation with it. `process` starts one with arguments and an environment."""

    def __init__(
        self,
        *arguments: str,
        listens: bool = True,
        prefix: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        process: Callable[[Sequence[str], Mapping[str, str]], Any] | None = None,
    ) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SERVER), **(environment or {})}
        command = [*prefix, *COMMAND, *arguments]
        self.process: Any = _started(command, environment) if process is None else process(arguments, environment)
        self.notifications: list[Json] = []
        self.requests: list[Json] = []
        self.answers: dict[str, Json] = {}
        self._inbox: queue.SimpleQueue[Json] = queue.SimpleQueue()
        self._last = 0
        if listens:
            threading.Thread(target=self._read, daemon=True).start()

    # -- a session ----------------------------------------------------------------------------------------------

    def begin(self, capabilities: Json = CAPABILITIES, **others: Json) -> Json:
        """Initializes; the server's capabilities."""
        params = {"processId": None, "rootUri": None, "capabilities": capabilities, **others}
        result = self.request("initialize", params)
        self.notify("initialized", {})
        return result["capabilities"]

    def open(self, uri: str, text: str, version: int = 1) -> Json:
        """Opens a document; the diagnostics that come for it."""
        item = {"uri": uri, "languageId": "mlir", "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})
        return self.diagnostics(uri, version)

    def change(self, uri: str, version: int, *changes: Json) -> None:
        """Changes a document."""
        document = {"uri": uri, "version": version}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": list(changes)})

    def diagnostics(self, uri: str, version: int | None) -> Json:
        """Waits for the diagnostics of a version of a document."""

        def is_it(message: Json) -> bool:
            params = message.get("params", {})
            published = message.get("method") == "textDocument/publishDiagnostics"
            return bool(published and params["uri"] == uri and params.get("version") == version)

        return self.wait_for(is_it)["params"]["diagnostics"]

    def log_line(self, words: str) -> Json:
        """Waits for a line in the client's log that has these words in it."""

        def is_it(message: Json) -> bool:
            return message.get("method") == "window/logMessage" and words in message["params"]["message"]

        return self.wait_for(is_it)["params"]

    def stop(self) -> int:
        """Shuts down; the exit status."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.exit_status()

    # -- messages -----------------------------------------------------------------------------------------------

    def notify(self, method: str, params: Json) -> None:
        """Sends a notification."""
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def call(self, method: str, params: Json) -> int:
        """Sends a request; its id."""
        self._last += 1
        self.send({"jsonrpc": "2.0", "id": self._last, "method": method, "params": params})
        return self._last

    def request(self, method: str, params: Json) -> Json:
        """Sends a request and waits; its result, which is no error."""
        reply = self.reply_to(self.call(method, params))
        assert "error" not in reply, reply
        return reply["result"]

    def fail(self, method: str, params: Json) -> Json:
        """Sends a request and waits; its error."""
        reply = self.reply_to(self.call(method, params))
        assert "error" in reply, reply
        return reply["error"]

    def reply_to(self, identity: Json) -> Json:
        """Waits for the reply to a request."""
        return self.wait_for(lambda message: "method" not in message and message.get("id") == identity)

    def send(self, message: Json) -> None:
        """Sends what may be a message."""
        self.send_bytes(json.dumps(message).encode())

    def send_bytes(self, body: bytes, header: bytes | None = None) -> None:
        """Sends a body under its header, or under another one."""
        assert self.process.stdin
        self.process.stdin.write((header or b"Content-Length: %d\r\n\r\n" % len(body)) + body)
        self.process.stdin.flush()

    def wait_for(self, is_it: Any) -> Json:
        """Waits for a message that is not a request, past or future; each is found once."""
        for message in self.notifications:
            if is_it(message):
                self.notifications.remove(message)
                return message
        while True:
            message = self._inbox.get(timeout=PATIENCE)
            assert message is not None, f"the server is gone: {self.errors()}"
            if "method" in message and "id" in message:
                self.requests.append(message)
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": self.answers.get(message["method"])})
            elif is_it(message):
                return message
            else:
                self.notifications.append(message)

    # -- the process --------------------------------------------------------------------------------------------

    def exit_status(self) -> int:
        """Waits for the end of the process."""
        return self.process.wait(PATIENCE)

    def errors(self) -> str:
        """The output of the process on standard error; it has to be over."""
        assert self.process.stderr
        return self.process.stderr.read().decode()

    def kill(self) -> None:
        """Ends the process, whatever it does."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    continue

    def _read(self) -> None:
        stream = self.process.stdout
        assert stream
        try:
            while header := stream.readline():
                length = int(header.split(b":")[1])
                while stream.readline().strip():
                    continue
                self._inbox.put(json.loads(stream.read(length)))
        except (OSError, ValueError, IndexError):
            pass
        self._inbox.put(None)


def at(uri: str, line: int, character: int) -> Json:
    """The parameters of a request about a place."""
    return {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}


def between(start: tuple[int, int], end: tuple[int, int], text: str) -> Json:
    """A change of a range."""
    return {
        "range": {
            "start": {"line": start[0], "character": start[1]},
            "end": {"line": end[0], "character": end[1]},
        },
        "text": text,
    }


Start = Callable[..., Client]
"""Starts a server of its own for a test, which ends with it."""
