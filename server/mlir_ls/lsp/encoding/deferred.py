"""Classes of attrs that are defined at their first use, for a module that has hundreds of them and of which few are used.

attrs compiles some methods for each class that it defines. A deferred class is what its `class` statement made, until it is
instantiated or its fields are read: then attrs completes this same class, so that no reference to it has to change.
It differs from one that is defined at once in nothing but its instances, which have a `__dict__` and no slots.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import attrs

_FIELDS = "__attrs_attrs__"
"""Where attrs keeps the fields of a class, and where everything looks for them."""

_lock = threading.RLock()


@contextmanager
def deferred_classes() -> Iterator[None]:
    """While the block runs, the classes that `attrs.define` decorates, without arguments, are deferred."""
    define = attrs.define
    attrs.define = _define  # type: ignore[assignment]
    try:
        yield
    finally:
        attrs.define = define


def is_installed(package: str, versions: tuple[str, ...]) -> bool:
    """Whether a package is one of some versions, by the folder of metadata beside it: `importlib.metadata` takes longer."""
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        return False
    folder = os.path.dirname(os.path.dirname(found.origin))
    return any(os.path.isdir(os.path.join(folder, f"{package}-{version}.dist-info")) for version in versions)


class _Fields:
    """Stands for the fields of a deferred class until they are read."""

    def __init__(self, deferred: type) -> None:
        self._deferred = deferred

    def __get__(self, instance: object, owner: type) -> Any:
        _complete(self._deferred)
        return getattr(owner, _FIELDS)


def _define(deferred: type) -> type:
    def __init__(self: object, *arguments: Any, **named: Any) -> None:
        _complete(deferred)
        deferred.__init__(self, *arguments, **named)  # type: ignore[misc]

    deferred.__init__ = __init__  # type: ignore[misc]
    setattr(deferred, _FIELDS, _Fields(deferred))
    return deferred


def _complete(deferred: type) -> None:
    """Has attrs define a class, and resolves the names in the types of its fields. Two threads may come at once."""
    with _lock:
        if not isinstance(vars(deferred).get(_FIELDS), _Fields):
            return
        delattr(deferred, _FIELDS)
        del deferred.__init__  # type: ignore[misc]
        completed = attrs.define(deferred, slots=False)
        assert completed is deferred
        attrs.resolve_types(completed, vars(sys.modules[deferred.__module__]), {})
