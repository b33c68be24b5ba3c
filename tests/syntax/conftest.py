"""The syntax is tested without dialects."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mlir_ls.syntax.leaf import use_dialects


@pytest.fixture(autouse=True)
def _without_dialects() -> Iterator[None]:
    use_dialects(None, None)
    yield
    use_dialects(None, None)
