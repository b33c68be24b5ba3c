"""Regular expressions that are compiled at their first use, for what few texts need: compiling them is a tenth of the start."""

from __future__ import annotations

import re
from typing import Any, cast

_METHODS = ("match", "search", "fullmatch", "finditer", "findall", "split", "sub", "subn")


class _Deferred:
    _compiled: re.Pattern[str] | None = None

    def __init__(self, pattern: str, flags: int) -> None:
        self._source = pattern, flags

    def __getattr__(self, name: str) -> Any:
        if self._compiled is None:
            self._compiled = re.compile(*self._source)
            for method in _METHODS:  # which are found without this function from now on
                setattr(self, method, getattr(self._compiled, method))
        return getattr(self._compiled, name)


def deferred(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """A regular expression that is compiled at its first use, which raises `re.error` if it is none."""
    return cast("re.Pattern[str]", _Deferred(pattern, flags))
