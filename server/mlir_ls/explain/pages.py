"""Where the pages are that explain the codes of diagnostics: one Markdown file each.

The page of `vector.outer-product` is `dialects/vector/pages/outer-product.md`, that of `undefined-value` is
`explain/names/undefined-value.md`: pages that belong to no dialect are in folders by their topics.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

_SHARED = os.path.dirname(__file__)
_DIALECTS = os.path.join(os.path.dirname(_SHARED), "dialects")
_PAGES = "pages"
_SUFFIX = ".md"


@cache
def pages() -> Mapping[str, str]:
    """The path of each code's page. The page of a code that begins with a dialect is in that dialect's folder."""
    paths = dict(_shared())
    for dialect in os.listdir(_DIALECTS):
        paths.update(_pages_in(os.path.join(_DIALECTS, dialect, _PAGES), f"{dialect}."))
    return paths


@lru_cache(1024)
def address_of(code: str) -> str:
    """The address of a code's page on this machine, as a URI; "" where it has none."""
    dialect, dot, name = code.rpartition(".")
    if dot:
        path = os.path.join(_DIALECTS, dialect, _PAGES, name + _SUFFIX)
        return Path(path).as_uri() if os.path.isfile(path) else ""
    path = _shared().get(code, "")
    return Path(path).as_uri() if path else ""


@cache
def _shared() -> Mapping[str, str]:
    paths: dict[str, str] = {}
    for topic in os.listdir(_SHARED):
        paths.update(_pages_in(os.path.join(_SHARED, topic)))
    return paths


def _pages_in(folder: str, prefix: str = "") -> dict[str, str]:
    """The path of each page in a folder, by its code, which begins with `prefix`; none where there is no such folder."""
    names = [name for name in os.listdir(folder) if name.endswith(_SUFFIX)] if os.path.isdir(folder) else []
    return {prefix + name[: -len(_SUFFIX)]: os.path.join(folder, name) for name in names}
