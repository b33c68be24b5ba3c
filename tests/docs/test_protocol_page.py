"""The page of our own requests has all of them."""

from __future__ import annotations

import re
from pathlib import Path

from mlir_ls.lsp.requests import REQUESTS

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_has_the_requests_that_the_protocol_does_not_know() -> None:
    own = {request.method for request in REQUESTS if request.method.startswith("mlir/")}
    assert own
    assert set(re.findall(r"`(mlir/\w+)`", PAGE.read_text("utf-8"))) == own
