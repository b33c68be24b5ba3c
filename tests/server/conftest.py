"""Servers to talk to: one for all tests that only send requests, and fresh ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from client import Client, Start


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a server of its own for a test."""
    clients: list[Client] = []

    def start_client(*arguments: str, listens: bool = True) -> Client:
        clients.append(Client(*arguments, listens=listens))
        return clients[-1]

    yield start_client
    for client in clients:
        client.kill()


@pytest.fixture(scope="session")
def server() -> Iterator[Client]:
    """A server that has begun; tests use documents of their own."""
    client = Client()
    client.begin()
    yield client
    client.kill()
