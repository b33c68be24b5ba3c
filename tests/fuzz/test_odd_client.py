"""Whatever a client does to documents, files, folders and settings, it has its answers, and the server goes on.

`python tests/fuzz/odd_client.py --seeds 50 --steps 500` walks for longer.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fuzz.odd_client import walk
from server.client import Client

pytestmark = pytest.mark.extended


@pytest.mark.parametrize("seed", [1, 2])
def test_a_client_that_does_odd_things(tmp_path: Path, seed: int) -> None:
    client = Client()
    try:
        assert walk(client, tmp_path, seed, 250) == []
    finally:
        client.kill()
