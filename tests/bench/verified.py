"""How long it takes from the opening of a file to the diagnostics of all that its operations' definitions require.

    python tests/bench/verified.py FILE.mlir [--rounds N] [--pause S]

A mistake that only a verifier finds is put after the file's last operation. LLVM's server and ours are run in turns,
a fresh one each time; the figures are medians.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, BinaryIO

REFERENCES = ("mlir-lsp-server-22", "mlir-lsp-server")
OURS = [sys.executable, "-m", "mlir_ls", "lsp"]
MISTAKE = """
func.func private @verified(%a: i32) -> i32 {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return %0 : i32
}
"""


def main() -> None:
    """Measures, and prints a row of a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that servers have for their start before the file is opened")
    options = parser.parse_args()
    reference = next((found for name in REFERENCES if (found := shutil.which(name))), None)
    if reference is None:
        raise SystemExit(f"needs one of {', '.join(REFERENCES)}")
    text = options.file.read_text("utf-8") + MISTAKE
    theirs, ours = [], []
    for _ in range(options.rounds):
        theirs.append(opened([reference], text, options.pause))
        ours.append(opened(OURS, text, options.pause))
    one, other = statistics.median(theirs), statistics.median(ours)
    print(f"| {options.file.stem} | {one:.1f} | {other:.1f} | {other / one:.2f} |")


def opened(command: list[str], text: str, pause: float) -> float:
    """Milliseconds from `didOpen` to diagnostics of the mistake, by a fresh server."""
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdin is not None
    assert server.stdout is not None
    try:
        send(server.stdin, {"id": 0, "method": "initialize", "params": {"rootUri": None, "capabilities": {}}})
        receive(server.stdout)
        send(server.stdin, {"method": "initialized", "params": {}})
        document = {"uri": "file:///bench.mlir", "languageId": "mlir", "version": 1, "text": text}
        time.sleep(pause)
        start = time.perf_counter()
        send(server.stdin, {"method": "textDocument/didOpen", "params": {"textDocument": document}})
        while True:
            message = receive(server.stdout)
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["diagnostics"]:
                return 1000 * (time.perf_counter() - start)
    finally:
        server.kill()
        server.wait()


def send(stream: BinaryIO | Any, message: dict[str, Any]) -> None:
    """Writes a message with its header."""
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    stream.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    stream.flush()


def receive(stream: BinaryIO | Any) -> dict[str, Any]:
    """Reads a message."""
    length = 0
    while (line := stream.readline().strip()) or not length:
        if not line:
            raise SystemExit("the server has ended")
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    message: dict[str, Any] = json.loads(stream.read(length))
    return message


if __name__ == "__main__":
    main()
