"""Texts of other tests are read in the default form again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mlir_ls.ods.language import default_language


@pytest.fixture(autouse=True)
def _default_form_afterwards() -> Iterator[None]:
    yield
    default_language().activate()
