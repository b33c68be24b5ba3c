"""The page of our own requests has all of them."""

from __future__ import annotations

import re
from pathlib import Path

from lsprotocol import types

from mlir_ls.lsp.handlers import SESSION, WORKBENCH_REQUESTS, WORKSPACE_REQUESTS
from mlir_ls.lsp.requests import REQUESTS

TESTS = Path(__file__).parents[1] / "server"
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_has_the_requests_that_the_protocol_does_not_know() -> None:
    own = {request.method for request in (*REQUESTS, *WORKBENCH_REQUESTS) if request.method.startswith("mlir/")}
    assert own
    assert set(re.findall(r"`(mlir/\w+)`", PAGE.read_text("utf-8"))) == own


#: What pygls handles by itself, and no table of ours has.
OF_PYGLS = {"shutdown", "exit", "$/cancelRequest", "$/setTrace"}


def served_rows(text: str) -> list[tuple[str, str, str]]:
    """The methods that are served, with the file and the name of a test."""
    return re.findall(r"(?m)^\| `([^`]+)` \| `(test_\w+\.py)` \| ([\w ]+) \|$", text)


def test_the_page_says_of_every_method_that_clients_send_whether_it_is_served() -> None:
    text = PAGE.read_text("utf-8")
    served, others = text.partition("\nServed are")[2].split("\nThese are not:")
    named = {method for method, _, _ in served_rows(served)}
    tables = {each.method for each in (*REQUESTS, *WORKSPACE_REQUESTS, *WORKBENCH_REQUESTS)} | {method for method, _ in SESSION}
    assert named == {method for method in tables if not method.startswith("mlir/")} | OF_PYGLS
    for method, file, test in served_rows(served):
        assert f"def test_{test.replace(' ', '_')}(" in (TESTS / file).read_text("utf-8"), method
    rows = [row.split("|")[1] for row in others.splitlines() if row.startswith("| `")]
    unserved = {method for row in rows for method in re.findall(r"`([^`]+)`", row)}
    assert named & unserved == set()
    from_clients = {method for method in types.METHOD_TO_TYPES if not OF_SERVERS.match(method)}
    assert from_clients == named | (unserved - {"workspace/applyEdit"})


#: Methods that servers send.
OF_SERVERS = re.compile(
    r"client/|telemetry/|window/(?!workDoneProgress/cancel)|\$/(?:progress|logTrace)|textDocument/publishDiagnostics"
    r"|workspace/(?:applyEdit|configuration|workspaceFolders)$|workspace/\w+/refresh$"
)
