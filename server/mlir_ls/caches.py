"""What is remembered of texts for the texts to come: caches that can be emptied once no document is open any more.

Each cache is bounded by itself. What a document holds goes with the document; what is known of dialects stays.
"""

from __future__ import annotations

from collections.abc import Callable, Sized
from functools import lru_cache
from typing import Any, Protocol, TypeVar


class Cache(Protocol):
    """A cache that can be emptied."""

    def clear(self) -> None: ...
    def __len__(self) -> int: ...


CacheT = TypeVar("CacheT", bound=Cache)

_caches: list[Cache] = []


class _Remembered:
    """The cache of a function that `functools.lru_cache` made."""

    def __init__(self, function: Any) -> None:
        self._function = function

    def clear(self) -> None:
        self._function.cache_clear()

    def __len__(self) -> int:
        return int(self._function.cache_info().currsize)


def registered_cache(cache: CacheT) -> CacheT:
    """The same cache, which is emptied with all others from now on."""
    _caches.append(cache)
    return cache


FunctionT = TypeVar("FunctionT", bound="Callable[..., Any]")


def remembered(most: int) -> Callable[[FunctionT], FunctionT]:
    """Makes a function cache its last `most` results; the least recently used one is dropped first."""

    def decorate(function: FunctionT) -> FunctionT:
        made = lru_cache(most)(function)
        registered_cache(_Remembered(made))
        return made  # type: ignore[return-value]

    return decorate


def entries() -> int:
    """How many entries all caches hold."""
    sizes: list[Sized] = list(_caches)
    return sum(map(len, sizes))


def empty_caches() -> None:
    """Forgets all that was remembered of texts."""
    for cache in _caches:
        cache.clear()
