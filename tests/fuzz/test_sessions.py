"""Whatever an editor does, the server says of a text what it says of it when it is opened afresh.

`make fuzz MINUTES=60` goes on for an hour. What has failed once is an example here.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings

from fuzz.client_text import ENCODINGS, Encoding
from fuzz.generating import encodings, steps, texts
from fuzz.peers import LocalServer, Process
from fuzz.sessions import Step, run_session

pytestmark = pytest.mark.extended

SHORT = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)


@pytest.fixture(scope="module")
def servers() -> Iterator[dict[Encoding, LocalServer]]:
    """Servers in this process, by the encoding of their positions; one of them treats short texts as long ones."""
    made: dict[Encoding, LocalServer] = {each: LocalServer(each, small=each == "utf-16") for each in ENCODINGS}
    yield made
    for each in made.values():
        each.end()


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    """A server process."""
    made = Process("utf-16")
    yield made
    made.end()


@settings(SHORT, max_examples=40)
@given(encoding=encodings, text=texts, taken=steps)
def test_sessions(servers: dict[Encoding, LocalServer], encoding: Encoding, text: str, taken: list[Step]) -> None:
    run_session(servers[encoding], encoding, text, taken)


@settings(SHORT, max_examples=10)
@given(text=texts, taken=steps)
def test_sessions_with_a_process(process: Process, text: str, taken: list[Step]) -> None:
    run_session(process, "utf-16", text, taken)
