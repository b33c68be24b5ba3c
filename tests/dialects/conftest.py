"""What tests of imports share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A folder for what is imported."""
    made = tmp_path / "cache"
    made.mkdir()
    return made
