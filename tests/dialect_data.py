"""Dialects as data, for tests: those of the package, and registries with others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from mlir_ls.ods.dialect_modules import FOLDER
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import DialectData


def constraint_files() -> list[Path]:
    """All files with declared rules, in order."""
    return sorted(FOLDER.glob("*/constraints*.json"))


def with_dialects(registry: Registry, data: Sequence[DialectData]) -> Registry:
    """A registry with other dialects in front, as those of a project are: theirs hide what it knows under the same names."""

    def source(one: DialectData) -> Callable[[], DialectData]:
        return lambda: one

    return Registry({one.name: source(one) for one in data}).over(registry)
