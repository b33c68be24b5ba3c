"""Projects of others, and servers that work in them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hostile_support import MODULES, PROGRAMS, Trap

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from client import Client, Start


@pytest.fixture
def trap(tmp_path: Path) -> Trap:
    """A project with modules and programs that are not to be run."""
    folder = tmp_path / "project"
    folder.mkdir()
    made = Trap(folder)
    made.modules(*MODULES)
    if sys.platform != "win32":
        made.programs(*PROGRAMS, *(f"bin/{name}" for name in PROGRAMS))
    return made


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a server of its own for a test."""
    clients: list[Client] = []

    def start_client(*arguments: str, **others: Any) -> Client:
        clients.append(Client(*arguments, **others))
        return clients[-1]

    yield start_client
    for client in clients:
        client.kill()
