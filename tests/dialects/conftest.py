"""What is known not to work yet in the tests of formats."""

from __future__ import annotations

import pytest

_NOT_YET = (
    "test_an_enum_in_an_attribute_of_a_dialect[$value-exact-",
    "test_an_enum_in_an_attribute_of_a_dialect[`(` $value `)`-(none)-",
    "test_transformers[transformer24-!own.pair-None]",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.name.startswith(_NOT_YET):
            reason = "declared bodies of a dialect that also reads bodies by hand are not looked into"
            item.add_marker(pytest.mark.xfail(strict=True, reason=reason))
