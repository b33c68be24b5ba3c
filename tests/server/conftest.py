"""Servers to talk to: one for all tests that only send requests, and fresh ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from client import Client, Start
from forked import CAN_FORK, Forked

ABOUT_PROCESSES = ("test_lifecycle", "test_start", "test_transport", "test_interruption")
"""Modules whose tests are about how the server's process starts, reads, and ends."""


@pytest.fixture
def start(request: pytest.FixtureRequest) -> Iterator[Start]:
    """Starts a server of its own for a test. The modules named below have it started as users do."""
    clients: list[Client] = []
    process = Forked if CAN_FORK and request.module.__name__ not in ABOUT_PROCESSES else None

    def start_client(*arguments: str, listens: bool = True) -> Client:
        clients.append(Client(*arguments, listens=listens, process=process))
        return clients[-1]

    yield start_client
    for client in clients:
        client.kill()


@pytest.fixture(scope="session")
def server() -> Iterator[Client]:
    """A server that has begun; tests use documents of their own."""
    client = Client(process=Forked if CAN_FORK else None)
    client.begin()
    yield client
    client.kill()
